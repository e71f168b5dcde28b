// What is bid in Esmakker whist: a level and what is attached to it, or a nolo; told as the result
// or call by call.
#pragma once
#include "ui/desk/auction_row.hpp"
#include "ui/panels/esmakker_whist_panel.hpp"

namespace kattegat::ui {

// As an attachment is called at the table; a vip is called with the card that it ended at.
struct EsmakkerAttachment;

class EsmakkerBidding {
 public:
  using Deal = EsmakkerWhist::Deal;
  using Bid = EsmakkerWhist::Bid;

  explicit EsmakkerBidding(Form<EsmakkerWhist>& form)
      : form_(form), desk_(form.desk), calling_{form, &Deal::auction} {}

  void ask();
  // A level is followed by what is attached to it, and "plain" is an answer too; whoever goes on to
  // the declarer has said so as well.
  [[nodiscard]] bool is_said_to_the_end() const;
  [[nodiscard]] bool is_by_calls() const { return calling_.is_on(); }
  // The bid that the rest of the deal is about: told, or the last one called.
  [[nodiscard]] Bid bid() const;
  // What the calls have come to; nothing while they go on, or where the result is told.
  [[nodiscard]] std::optional<EsmakkerHeard> outcome() const;

 private:
  using Call = EsmakkerWhist::Call;
  using Nolo = EsmakkerWhist::Nolo;

  [[nodiscard]] const EsmakkerWhist::House& house() const { return desk_.session.table().house; }
  [[nodiscard]] bool is_in_the_school(const Bid&) const;
  [[nodiscard]] std::vector<EsmakkerAttachment> attachments() const;
  [[nodiscard]] std::vector<Nolo> nolos() const;
  [[nodiscard]] std::optional<Reason> why_not(const Bid&) const;

  std::optional<int> typed_level();  // which are then shown, instead of nolos
  void draw_ways();
  template <class Draw>
  void each_nolo(Draw&&);

  // As the result.
  void set(const Bid&, Asked<int> vip_card);
  void hear_level();
  void draw_levels();
  void draw_attachments(const Bid& now);
  void draw_nolos();

  // Call by call.
  void draw_calls();
  void draw_calls_without_a_bid(Seat caller);
  bool picks_again(Seat caller);
  void draw_called_levels(Seat caller, bool is_plain);
  void draw_call(const Rect&, const std::string& id, std::string label, const Call&, bool is_typed);
  void ask_vip_card();

  Form<EsmakkerWhist>& form_;
  Desk<EsmakkerWhist>& desk_;
  Calling<EsmakkerWhist, Call> calling_;
};

}  // namespace kattegat::ui
