// The rows that panels are made of. A row asks one question of a deal: each possible answer is a
// chip, and the engine says of each whether it can be given.
#pragma once
#include <functional>

#include "kattegat/evening/fields.hpp"
#include "ui/desk.hpp"

namespace kattegat::ui {

// ---- Cards ----

// The pack laid out by suit and rank, a suit in as many lines as a thumb needs. Answers the card
// that was tapped. `why_not(card)` and `chosen(card)` say how each one stands.
std::optional<Card> card_table(Ui&, Explainer&, const Rect&, std::string_view field,
                               const std::function<bool(Card)>& chosen,
                               const std::function<std::optional<Reason>(Card)>& why_not);
float card_table_height(const Ui&, float width);
// A dialog around one: taller where the suits take more lines.
Rect card_dialog(Ui&, float width, float height);

template <class T>
struct Option {
  T value;
  std::string id;  // language-free, behind the field's name
  std::string label;
  Color color = 0;
  Type type = Type::body;
  Fit fit = Fit::whole;
};

// What every row needs.
template <class G>
struct Form {
  Ui& ui;
  Explainer& explainer;
  Desk<G>& desk;
  Rect area;          // what is left of the panel
  float view_height;  // of the whole

  using Deal = typename G::Deal;

  [[nodiscard]] std::string say(Word word) const { return kattegat::say(word, ui.language); }
  // As tall as the whole panel leaves room for.
  [[nodiscard]] float chip_height() const {
    return std::clamp(view_height / 13, ui.theme.touch(), ui.px(62));
  }
  [[nodiscard]] float gap() const { return ui.px(4); }

  // The next part of the panel: its question, and room for `lines` lines of chips.
  Rect row(Word question, int lines = 1, std::string_view id = {}) {
    heading(ui, area.take_top(ui.px(22)), say(question), id);
    const auto n = static_cast<float>(lines);
    return area.take_top(n * chip_height() + (n - 1) * gap(), ui.px(6));
  }
  [[nodiscard]] Grid grid(const Rect& rect, int columns) const {
    return {rect, columns, chip_height(), gap()};
  }

  // One answer of several. A second tap on the chosen one takes it back.
  template <class T>
  void choose(std::string_view field, Asked<T> Deal::*member, const std::vector<Option<T>>& options,
              const Grid& cells) {
    for (std::size_t i = 0; i < options.size(); ++i) {
      const Option<T>& option = options[i];
      const bool chosen = desk.deal().*member == option.value;
      const auto set = [&](Deal& deal) { deal.*member = option.value; };
      const auto reason = why_not(desk, field, ui.language, set);
      if (!chip(ui, explainer, cells.cell(static_cast<int>(i)),
                {.id = std::string(field) + "." + option.id,
                 .label = option.label,
                 .chosen = chosen,
                 .why_not = reason,
                 .color = option.color,
                 .type = option.type,
                 .fit = option.fit}))
        continue;
      change(desk, field, [&](Deal& deal) {
        if (chosen)
          (deal.*member).reset();
        else
          set(deal);
      });
    }
  }

  // Every seat that may be asked for; `alone` before them where there may be nobody.
  [[nodiscard]] std::vector<Option<Seat>> seats() const {
    std::vector<Option<Seat>> list;
    for (const Seat seat : desk.seats())
      if (plays<G>(desk.session.state(), seat))
        list.push_back(
            {seat, std::to_string(seat.index), desk.name(seat), 0, Type::body, Fit::name});
    return list;
  }
  [[nodiscard]] std::vector<Option<Partner>> partners(Word alone) const {
    std::vector<Option<Partner>> list{{Partner::alone(), "alone", say(alone)}};
    for (const Option<Seat>& seat : seats())
      list.push_back({Partner::of(seat.value), seat.id, seat.label, 0, Type::body, Fit::name});
    return list;
  }
  [[nodiscard]] std::vector<Option<Suit>> suits() const {
    std::vector<Option<Suit>> list;
    for (const Suit suit : {Suit::spades, Suit::hearts, Suit::diamonds, Suit::clubs})
      list.push_back({suit, std::string(names(suit)[static_cast<std::size_t>(suit)]),
                      std::string(suit_mark(suit)), ui.theme.suit(suit), Type::title});
    return list;
  }

  // A number from 0 to `most`, also typed.
  template <class Number>
  void number(std::string_view field, Asked<Number> Deal::*member, int most, const Grid& cells) {
    std::vector<Option<Number>> options;
    for (int n = 0; n <= most; ++n)
      options.push_back({Number{n}, std::to_string(n), std::to_string(n), 0, Type::strong});
    choose(field, member, options, cells);
    if (const auto typed = ui.typed_number(most))
      change(desk, field, [&](Deal& deal) { deal.*member = Number{*typed}; });
  }

  // The details of a deal over the panel, under a title, with a button to go back to it.
  void begin_details(Word title, float height) {
    ui.begin_layer("details");
    area = card_dialog(ui, 800, height);
    Rect bar = area.take_top(ui.px(52), ui.px(8));
    const Rect done = bar.take_right(ui.px(160), ui.px(8));
    if (button(ui, "details.done", done, say(Word::screen_done), Weight::main) ||
        ui.key(Key::escape))
      desk.scratch.details_open = false;
    ui.text(bar, say(title), {Type::title});
  }

  // One card of the pack; a second tap takes it back.
  void pick_card(std::string_view field, Asked<Card> Deal::*member) {
    const auto set = [&](std::optional<Card> card) {
      return [member, card](Deal& deal) { deal.*member = card; };
    };
    const auto card = card_table(
        ui, explainer, area.take_top(card_table_height(ui, area.w), ui.px(10)), field,
        [&](Card c) { return desk.deal().*member == c; },
        [&](Card c) { return why_not(desk, field, ui.language, set(c)); });
    if (card) change(desk, field, set(desk.deal().*member == card ? std::nullopt : card));
  }
  // The chip that opens the details shows the card.
  void details_chip(const Rect& rect, Word label) {
    std::string shown = say(label);
    if (desk.deal().called)
      shown = say(Word::field_called) + " " + kattegat::say(*desk.deal().called, ui.language);
    if (chip(ui, explainer, rect, {.id = "details", .label = shown}))
      desk.scratch.details_open = true;
  }

  // A player's chip that counts its taps.
  void counter(std::string_view field, Asked<ByPlayer<int>> Deal::*member, Seat seat,
               const Rect& rect) {
    const auto count = [&](const Deal& deal) {
      const auto& each = deal.*member;
      return each ? value_or_zero((*each)[seat]) : 0;
    };
    const int now = count(desk.deal());
    const auto add = [&](Deal& deal) {
      if (!(deal.*member)) deal.*member = ByPlayer<int>{};
      (*(deal.*member))[seat] = now + 1;
    };
    if (chip(ui, explainer, rect,
             {.id = std::string(field) + "." + std::to_string(seat.index),
              .label = desk.name(seat),
              .chosen = now > 0,
              .why_not = why_not_more(field, add),
              .below = now > 0 ? std::to_string(now) : "–",
              .fit = Fit::name}))
      change(desk, field, add);
  }

  // A row of such counters; one more tap than there is to count is refused.
  void counters(std::string_view field, Asked<ByPlayer<int>> Deal::*member, const Rect& rect) {
    const std::vector<Option<Seat>> list = seats();
    const Grid cells{rect, static_cast<int>(list.size()), rect.h, gap()};
    for (std::size_t i = 0; i < list.size(); ++i)
      counter(field, member, list[i].value, cells.cell(static_cast<int>(i)));
  }

  // Why a piece of an answer cannot be given; that there is too little of it yet is no reason.
  template <class Add>
  std::optional<Reason> why_not_more(std::string_view field, const Add& add) const {
    Entry<G> tried = desk.draft;
    add(std::get<Deal>(tried.body));
    for (const Violation& violation : violations(desk, tried))
      if (violation.field == field && !violation.short_of &&
          violation.text.word != Word::form_missing)
        return Reason{sentence(violation, ui.language, desk.names), rule_id(violation.text.word)};
    return std::nullopt;
  }
};

// ---- Auctions ----

// Whose turn it is to speak: the engine says so of an auction that is not over.
inline std::optional<Seat> speaker(const Violations& violations) {
  for (const Violation& violation : violations)
    if (violation.text.word == Word::auction_unfinished)
      return std::get<Seat>(violation.text.arguments.at(0));
  return std::nullopt;
}

// "Bo 9 · Cai pas · Dea 10": what has been called, from the end as far as there is room.
std::string transcript(const Ui&, const std::vector<std::string>& calls, float width);

// The contracts of a game, to be chosen as the result or bid call by call. `auction` and `contract`
// are the names of the deal's fields; option 0 is the pass.
template <class G, class Bid>
struct AuctionRow {
  Form<G>& form;
  std::string_view auction_field;
  Asked<Auction<Bid>> G::Deal::*auction;
  std::string_view contract_field;
  Asked<Bid> G::Deal::*contract;
  Word pass;

  using Deal = typename G::Deal;

  // The switch between the two ways, and the calls made so far.
  void draw_switch(Rect rect) {
    Ui& ui = form.ui;
    const bool calling = (form.desk.deal().*auction).has_value();
    const Rect place = rect.take_right(ui.px(160), ui.px(8));
    if (chip(ui, form.explainer, place,
             {.id = "by_calls", .label = form.say(Word::screen_by_calls), .chosen = calling}))
      change(form.desk, auction_field, [&](Deal& deal) {
        if (calling) {
          (deal.*auction).reset();
        } else {
          deal.*auction = Auction<Bid>{};
          (deal.*contract).reset();
          deal.declarer.reset();
        }
      });
    if (!calling) return heading(ui, rect, form.say(field_word(contract_field)));
    std::vector<std::string> calls;
    for (const Call<Bid>& call : *(form.desk.deal().*auction))
      calls.push_back(form.desk.name(call.seat) + " " +
                      form.say(call.bid ? word(*call.bid) : pass));
    if (const auto turn = speaker(violations(form.desk, form.desk.draft)))
      calls.push_back(form.desk.name(*turn) + " …");
    ui.text(rect, transcript(ui, calls, rect.w), {Type::body, 0, Align::left, Fit::name},
            "auction.calls");
  }

  void draw_bids(const std::vector<Option<Bid>>& bids, const Grid& cells) {
    if (!(form.desk.deal().*auction)) return form.choose(contract_field, contract, bids, cells);
    const auto turn = speaker(violations(form.desk, form.desk.draft));
    const Auction<Bid>& calls = *(form.desk.deal().*auction);
    Bid highest{};
    for (const Call<Bid>& call : calls) highest = call.bid.value_or(highest);
    for (std::size_t i = 0; i < bids.size(); ++i) {
      const bool passes = bids[i].value == Bid{};
      const Seat seat = turn.value_or(calls.empty() ? Seat{} : calls.back().seat);
      const auto call = [&](Deal& deal) {
        (deal.*auction)->push_back({seat, passes ? std::nullopt : std::optional(bids[i].value)});
      };
      if (chip(form.ui, form.explainer, cells.cell(static_cast<int>(i)),
               {.id = std::string(auction_field) + "." + bids[i].id,
                .label = passes ? form.say(pass) : bids[i].label,
                .chosen = !passes && bids[i].value == highest,
                .why_not = why_not_call(call)}))
        change(form.desk, auction_field, call);
    }
  }

 private:
  template <class Make>
  std::optional<Reason> why_not_call(const Make& call) const {
    Entry<G> tried = form.desk.draft;
    call(std::get<Deal>(tried.body));
    const Violations found = violations(form.desk, tried);
    const Violation* violation = wrong(found, auction_field);
    if (!violation || violation->text.word == Word::auction_unfinished) return std::nullopt;
    return Reason{sentence(*violation, form.ui.language, form.desk.names),
                  rule_id(violation->text.word)};
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
