// The contracts of a game as a question: told as the result, or bid call by call.
#pragma once
#include "ui/form.hpp"

namespace kattegat::ui {

// Whose turn it is to speak: the engine says so of an auction that is not over.
inline std::optional<Seat> speaker(const Violations& violations) {
  for (const Violation& violation : violations)
    if (violation.to_call) return violation.to_call;
  return std::nullopt;
}

// The calls made so far, all of them, in as many lines as that takes.
void show_calls(Ui&, Rect& area, const std::vector<std::string>& calls);

template <class Bid>
std::optional<Seat> last_bidder(const Auction<Bid>& auction) {
  std::optional<Seat> bidder;
  for (const Call<Bid>& call : auction)
    if (call.bid) bidder = call.seat;
  return bidder;
}

// The contracts of a game, to be chosen as the result or bid call by call; then the auction says
// who declares as well. Option 0 is the pass.
template <class G, class Bid>
struct AuctionRow {
  Form<G>& form;
  std::string_view auction_field;
  Asked<Auction<Bid>> G::Deal::*auction;
  std::string_view contract_field;
  Asked<Bid> G::Deal::*contract;
  Asked<Seat> G::Deal::*declarer;
  Word pass{};

  using Deal = typename G::Deal;

  // The question what was bid, answered by draw().
  template <class Draw>
  void question(Draw&& draw) {
    Desk<G>& desk = form.desk;
    const Describe said{desk.names, form.ui.language};
    Question asked{.field = contract_field, .title = form.say(field_word(contract_field))};
    if (const auto& bid = desk.deal().*contract) asked.answer = said(*bid);
    if (const auto& calls = desk.deal().*auction; calls && !speaker(violations(desk, desk.draft)))
      asked.answer = outcome(*calls);
    form.question(asked, [&](Rect& header) {
      draw_switch(header);
      if (desk.deal().*auction) draw_calls();
      draw();
    });
  }

  // Whoever declares by what is entered so far.
  [[nodiscard]] std::optional<Seat> declares() const {
    const Deal& deal = form.desk.deal();
    if (deal.*declarer || !(deal.*auction)) return deal.*declarer;
    return last_bidder(*(deal.*auction));
  }

  void draw_bids(const std::vector<Option<Bid>>& bids, const Grid& cells) {
    if (!(form.desk.deal().*auction)) return form.choose(contract_field, contract, bids, cells);
    const auto turn = speaker(violations(form.desk, form.desk.draft));
    const Auction<Bid>& calls = *(form.desk.deal().*auction);
    Bid highest{};
    for (const Call<Bid>& call : calls) highest = call.bid.value_or(highest);
    const Seat seat = turn.value_or(calls.empty() ? Seat{} : calls.back().seat);
    const auto call = [this, seat](const Bid& bid) {
      return [this, seat, bid](Deal& deal) {
        (deal.*auction)->push_back({seat, bid == Bid{} ? std::nullopt : std::optional(bid)});
      };
    };
    std::vector<Chip> chips;
    for (const Option<Bid>& option : bids) {
      const bool passes = option.value == Bid{};
      chips.push_back(chip_of(auction_field, option, !passes && option.value == highest,
                              form.why_not(auction_field, call(option.value))));
      if (!passes) continue;
      chips.back().label = form.say(pass);
      chips.back().below.clear();
    }
    if (const auto tapped = choose(form.ui, form.explainer, cells, chips))
      change(form.desk, auction_field, call(bids[*tapped].value));
  }

 private:
  // Between telling the result and telling every call.
  void draw_switch(Rect& header) {
    const bool calling = (form.desk.deal().*auction).has_value();
    const Rect place = header.take_right(std::min(form.ui.px(160), header.w * 0.5F), form.ui.px(8));
    if (!chip(form.ui, form.explainer, {place.x, header.y - form.ui.px(2), place.w, form.ui.px(48)},
              {.id = "by_calls", .label = form.say(Word::screen_by_calls), .chosen = calling}))
      return;
    change(form.desk, auction_field, [&](Deal& deal) {
      if (calling) {
        (deal.*auction).reset();
      } else {
        deal.*auction = Auction<Bid>{};
        (deal.*contract).reset();
        (deal.*declarer).reset();
      }
    });
  }

  // What the calls have come to, and who has bid it.
  std::string outcome(const Auction<Bid>& calls) const {
    for (auto call = calls.rbegin(); call != calls.rend(); ++call)
      if (call->bid) return form.say(word(*call->bid)) + "  ·  " + form.desk.name(call->seat);
    return form.say(pass);
  }

  // The calls made so far, and whose turn it is.
  void draw_calls() {
    std::vector<std::string> calls;
    for (const Call<Bid>& call : *(form.desk.deal().*auction))
      calls.push_back(form.desk.name(call.seat) + " " +
                      form.say(call.bid ? word(*call.bid) : pass));
    if (const auto turn = speaker(violations(form.desk, form.desk.draft)))
      calls.push_back(form.desk.name(*turn) + " …");
    show_calls(form.ui, form.area, calls);
  }
};

// Contracts in the order of their ranks, named as people say them.
template <class Bid>
std::vector<Option<Bid>> ranked_bids(Language language) {
  std::vector<Option<Bid>> list;
  const auto ids = names(Bid{});
  for (std::size_t i = 0; i < ids.size(); ++i) {
    const auto bid = static_cast<Bid>(i);
    list.push_back({bid, std::string(ids[i]), say(word(bid), language)});
  }
  return list;
}

}  // namespace kattegat::ui
