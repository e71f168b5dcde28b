// The contracts of a game as a question: told as the result, or bid call by call.
#pragma once
#include "ui/desk/bid_letters.hpp"
#include "ui/desk/form.hpp"

namespace kattegat::ui {

// Whose turn it is to speak: the engine says so of an auction that is not over.
inline std::optional<Seat> speaker(const Violations& violations) {
  for (const Violation& violation : violations)
    if (violation.to_call) return violation.to_call;
  return std::nullopt;
}

// The calls made so far, all of them, in as many lines as that takes.
void show_calls(Ui&, Rect& area, const std::vector<std::string>& calls);

// An auction told call by call: what has been said, whose turn it is, and what can be said next.
template <class G, class C>
struct Calling {
  Form<G>& form;
  Asked<std::vector<C>> G::Deal::*auction;

  using Deal = typename G::Deal;

  [[nodiscard]] bool is_on() const { return (form.desk.deal().*auction).has_value(); }
  [[nodiscard]] std::vector<C> calls() const {
    return (form.desk.deal().*auction).value_or(std::vector<C>{});
  }
  // Nobody's when it is over.
  [[nodiscard]] std::optional<Seat> turn() const {
    return speaker(violations(form.desk, form.desk.draft));
  }
  // Who makes the next call; when it is over whoever made the last one, and the engine says why
  // not.
  [[nodiscard]] Seat next_caller() const {
    if (const auto whose = turn()) return *whose;
    const std::vector<C> made = calls();
    return made.empty() ? Seat{} : made.back().seat;
  }
  // Each call as told(call), then whose turn it is.
  template <class Told>
  void show(Told&& told) const {
    std::vector<std::string> said;
    for (const C& call : calls()) said.push_back(told(call));
    if (const auto whose = turn()) said.push_back(form.desk.name(*whose) + " …");
    show_calls(form.ui, form.area, said);
  }
  [[nodiscard]] std::optional<Reason> why_not(const C& call) const {
    return form.why_not(auction, adding(call));
  }
  void add(const C& call) const { change(form.desk, auction, adding(call)); }
  // The same of one that is typed: refused as its chip would be.
  void answer(const C& call) const { form.answer(auction, adding(call)); }

  // The way from the result to the calls and back. What was told in the other way is dropped by
  // drop(deal).
  template <class Drop>
  void draw_switch(const Rect& place, Drop&& drop) const {
    const bool was_on = is_on();
    if (!chip(form.ui, form.explainer, place,
              {.id = "by_calls", .label = form.say(Word::screen_by_calls), .chosen = was_on}))
      return;
    change(form.desk, auction, [&](Deal& deal) {
      deal.*auction = was_on ? std::nullopt : std::optional(std::vector<C>{});
      drop(deal);
    });
  }

 private:
  auto adding(const C& call) const {
    return [member = auction, call](Deal& deal) { (deal.*member)->push_back(call); };
  }
};

// The contracts of a game, to be chosen as the result or bid call by call; then the auction says
// who declares as well. Option 0 is the pass.
template <class G, class Bid>
struct AuctionRow {
  Form<G>& form;
  Asked<Auction<Bid>> G::Deal::*auction;
  Asked<Bid> G::Deal::*contract;
  Asked<Seat> G::Deal::*declarer;
  Word pass{};

  using Deal = typename G::Deal;

  // The question what was bid, answered by draw().
  template <class Draw>
  void question(Draw&& draw) {
    Desk<G>& desk = form.desk;
    const Describe said{desk.names, form.ui.language};
    PanelQuestion asked{.field = contract, .title = form.say(field_word(contract))};
    if (const auto& bid = desk.deal().*contract) asked.answer = said(*bid);
    if (calling().is_on() && !calling().turn()) asked.answer = outcome();
    form.question(asked, [&](Rect& header) {
      draw_switch(header);
      if (calling().is_on())
        calling().show([&](const Call<Bid>& call) {
          return desk.name(call.seat) + " " + form.say(call.bid ? word(*call.bid) : pass);
        });
      draw();
    });
  }

  // Whoever declares by what is entered so far.
  [[nodiscard]] std::optional<Seat> declares() const {
    const Deal& deal = form.desk.deal();
    if (deal.*declarer || !(deal.*auction)) return deal.*declarer;
    const auto held = held_bid(*(deal.*auction));
    return held ? std::optional(held->seat) : std::nullopt;
  }

  void draw_bids(std::vector<Option<Bid>> bids, const Grid& cells) {
    for (Option<Bid>& option : bids)
      if (option.value == Bid{}) option.key = bid_letters::passed;
    if (!calling().is_on()) return form.choose(contract, bids, cells);
    std::optional<Bid> given;
    for (std::size_t i = 0; i < bids.size(); ++i)
      if (is_given(form.ui, form.explainer, cells.cell(static_cast<int>(i)), chip_of_call(bids[i]),
                   form.ui.typed_letter(bids[i].key)))
        given = bids[i].value;
    if (given) calling().add(call_of(*given));
  }
  // One that is typed, as the result or as the next call.
  void type_bid(const Bid& bid) {
    if (calling().is_on()) return calling().answer(call_of(bid));
    form.answer(contract, [&](Deal& deal) { deal.*contract = bid; });
  }

 private:
  [[nodiscard]] Call<Bid> call_of(const Bid& bid) const {
    return {calling().next_caller(), bid == Bid{} ? std::nullopt : std::optional(bid)};
  }
  [[nodiscard]] Chip chip_of_call(const Option<Bid>& option) const {
    Bid highest{};
    for (const Call<Bid>& call : calling().calls()) highest = call.bid.value_or(highest);
    const Call<Bid> call = call_of(option.value);
    Chip chip =
        chip_of(auction, option, call.bid && option.value == highest, calling().why_not(call));
    chip.comes_to = whose_answer(call.seat, option.id);
    if (call.bid) return chip;
    chip.label = form.say(pass);
    chip.below.clear();
    return chip;
  }
  [[nodiscard]] Calling<G, Call<Bid>> calling() const { return {form, auction}; }

  // At the right end of the title's line.
  void draw_switch(Rect& header) {
    const Rect place = header.take_right(std::min(form.ui.px(160), header.w * 0.5F), form.ui.px(8));
    calling().draw_switch({place.x, header.y - form.ui.px(2), place.w, form.ui.px(48)},
                          [&](Deal& deal) {
                            if (!(deal.*auction)) return;
                            (deal.*contract).reset();
                            (deal.*declarer).reset();
                          });
  }

  // What the calls have come to, and who has bid it.
  std::string outcome() const {
    const auto held = held_bid(calling().calls());
    return held ? form.say(word(held->bid)) + "  ·  " + form.desk.name(held->seat) : form.say(pass);
  }
};

// Contracts in the order of their ranks, named as people say them. A number is chosen by its
// figure, the others by the first letter that no other one has.
template <class Bid>
std::vector<Option<Bid>> ranked_bids(Language language) {
  std::vector<Option<Bid>> list;
  const auto ids = names(Bid{});
  for (std::size_t i = 0; i < ids.size(); ++i) {
    const auto bid = static_cast<Bid>(i);
    list.push_back({bid, std::string(ids[i]), say(word(bid), language)});
  }
  const std::vector<std::string> initials = initials_of(labels_of(list));
  for (std::size_t i = 0; i < ids.size(); ++i)
    list[i].key = ids[i].size() == 1 ? list[i].id : initials[i];
  return list;
}

}  // namespace kattegat::ui
