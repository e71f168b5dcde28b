// Which card declarer has called from dummy.
#include "kattegat/export/questions.hpp"
#include "ui/kit/layout.hpp"
#include "ui/screens/dialogs/dialog_parts.hpp"
#include "ui/screens/referee/rows.hpp"

namespace kattegat::ui {
namespace {

using Pile = RefereeDesk::Pile;

std::vector<Card>& pile_of(RefereeDesk::OfDummy& dummy) {
  switch (dummy.pile) {
    case Pile::trick:
      return dummy.question.trick;
    case Pile::meant:
      return dummy.question.intent;
    case Pile::touched:
      return dummy.question.touched;
    case Pile::seen:
      return dummy.question.seen;
    case Pile::dummy:
      break;
  }
  return dummy.question.dummy;
}

// In which pile a card lies already, other than the one that is being filled.
bool lies_elsewhere(const RefereeDesk::OfDummy& dummy, Card card) {
  const DummyQuestion& q = dummy.question;
  if (dummy.pile == Pile::meant || dummy.pile == Pile::touched) return !has_card(q.dummy, card);
  return (dummy.pile != Pile::dummy && has_card(q.dummy, card)) ||
         (dummy.pile != Pile::trick && has_card(q.trick, card)) ||
         (dummy.pile != Pile::seen && has_card(q.seen, card));
}

void draw_piles(App& app, Rect& list) {
  Ui& ui = app.ui;
  RefereeDesk::OfDummy& dummy = app.referee.dummy;
  static constexpr std::array<Word, 5> words{Word::field_dummy, Word::referee_in_trick,
                                             Word::referee_meant, Word::referee_touched,
                                             Word::referee_seen};
  static constexpr std::array<std::string_view, 5> ids{"dummy", "trick", "meant", "touched",
                                                       "seen"};
  const DummyQuestion& q = dummy.question;
  const std::array<std::size_t, 5> sizes{q.dummy.size(), q.trick.size(), q.intent.size(),
                                         q.touched.size(), q.seen.size()};
  std::vector<Chip> chips;
  for (std::size_t i = 0; i < words.size(); ++i)
    chips.push_back({.id = "pile." + std::string(ids[i]),
                     .label = app.say(words[i]),
                     .chosen = dummy.pile == static_cast<Pile>(i),
                     .below = std::to_string(sizes[i])});
  if (const auto tapped = segments(ui, app.explainer, list, chips, 84, 58, 4))
    dummy.pile = static_cast<Pile>(*tapped);
  const auto card = card_table(
      ui, app.explainer, list.take_top(card_table_height(ui, list.w), ui.px(4)), "dummy",
      [&](Card c) { return has_card(pile_of(dummy), c); },
      [&](Card c) -> std::optional<Reason> {
        if (!lies_elsewhere(dummy, c)) return std::nullopt;
        return Reason{app.say(Word::referee_card_elsewhere), rule_id(Word::dummy_not_there)};
      });
  if (card) toggle_card(pile_of(dummy), *card);
}

void draw_trump(App& app, Rect& list) {
  Ui& ui = app.ui;
  DummyQuestion& q = app.referee.dummy.question;
  const auto ask_suit = [&](Rect& place, Word title, std::string_view id,
                            std::optional<Suit>& suit) {
    heading(ui, place.take_top(ui.px(22)), app.say(title));
    ask(app, place, id, suit, suits(ui, Type::title));
  };
  if (is_narrow(ui, list)) {
    ask_suit(list, Word::field_trump, "dummy.trump", q.trump);
    return ask_suit(list, Word::referee_won_with, "dummy.won", q.won_with);
  }
  Rect row = list.take_top(ui.px(74), ui.px(4));
  Rect right = row.take_right(row.w * 0.5F, ui.px(16));
  ask_suit(row, Word::field_trump, "dummy.trump", q.trump);
  ask_suit(right, Word::referee_won_with, "dummy.won", q.won_with);
}

std::vector<Option<Wish>> wishes(const App& app) {
  return {{Wish::high, "high", app.say(Word::wish_high)},
          {Wish::low, "low", app.say(Word::wish_low)},
          {Wish::win, "win", app.say(Word::wish_win)},
          {Wish::ruff, "ruff", app.say(Word::wish_ruff)},
          {Wish::any, "any", app.say(Word::wish_any)}};
}

// What declarer said: tapped together from a suit, a rank and a word, or typed.
void draw_call(App& app, Rect& list) {
  Ui& ui = app.ui;
  RefereeDesk::OfDummy& dummy = app.referee.dummy;
  const Utterance before = dummy.call;
  heading(ui, list.take_top(ui.px(22)), app.say(Word::referee_said));
  // Side by side where there is room.
  Rect typed;
  if (!has_room(ui, list.w, Room::halves)) {
    typed = list.take_top(ui.px(52), ui.px(4));
    ask(app, list, "said", dummy.call.suit, suits(ui, Type::title));
    ask(app, list, "said", dummy.call.wish, wishes(app), 84);
  } else {
    Rect row = list.take_top(ui.px(52), ui.px(4));
    typed = row.take_right(ui.px(150), ui.px(8));
    Rect named = row.take_left(std::max(row.w * 0.36F, ui.px(210)), ui.px(8));
    ask(app, named, "said", dummy.call.suit, suits(ui, Type::title), 1);
    ask(app, row, "said", dummy.call.wish, wishes(app), 1);
  }
  std::vector<Option<int>> ranks;
  for (int rank = ace; rank >= 2; --rank) {
    const Card card{static_cast<std::uint8_t>(rank), Suit::spades};
    const std::string name = to_string(card).substr(1);
    ranks.push_back({rank, name, say_rank(rank, ui.language), 0, Type::strong});
  }
  ask(app, list, "said", dummy.call.rank, ranks);
  if (dummy.call != before) {
    dummy.words.clear();
    dummy.unread = false;
  }
  const std::string label = dummy.words.empty() ? app.say(Word::referee_in_words) : dummy.words;
  if (chip(ui, app.explainer, typed,
           {.id = "said.words", .label = label, .chosen = dummy.unread, .fit = Fit::name}))
    dummy.typing = dummy.words;
}

void draw_circumstances(App& app, Rect& list) {
  Ui& ui = app.ui;
  DummyQuestion& q = app.referee.dummy.question;
  using Purpose = DummyQuestion::Purpose;
  using Interpretation = DummyQuestion::Interpretation;
  const bool slip = q.slip.has_value();
  const bool strict = q.interpretation == Interpretation::strict;
  std::vector<Chip> chips{
      {.id = "dummy.slip", .label = app.say(Word::field_slip), .chosen = slip},
      {.id = "dummy.strict", .label = app.say(Word::referee_strict), .chosen = strict}};
  if (!q.touched.empty())
    chips.push_back({.id = "dummy.reach",
                     .label = app.say(Word::referee_not_to_play),
                     .chosen = q.purpose != Purpose::play});
  const auto tapped = segments(ui, app.explainer, list, chips, 92, 52, 4);
  if (tapped == 0) q.slip = slip ? std::nullopt : std::optional(DummyQuestion::Slip::tongue);
  if (tapped == 1) q.interpretation = strict ? Interpretation::seed : Interpretation::strict;
  if (tapped == 2) q.purpose = q.purpose == Purpose::play ? Purpose::reach : Purpose::play;
}

Opinion opinion_on_dummy(const App& app) {
  const RefereeDesk::OfDummy& dummy = app.referee.dummy;
  if (dummy.question.dummy.empty()) return {app.say(Word::referee_tap_dummy)};
  if (dummy.unread)
    return {app.say(text(Word::dummy_not_understood, dummy.words)), "dummy.call", "", true};
  DummyQuestion question = dummy.question;
  if (dummy.call != Utterance{}) question.call = dummy.call;
  if (const Violations found = check(question); !found.empty()) {
    const Word word = found.front().text.word;
    return {app.say(found.front().text), std::string(rule_id(word)), "",
            word != Word::dummy_call_or_touch};
  }
  const DummyAnswer answer = rule_dummy(question);
  return {say(answer, app.ui.language), rule_id(answer.law), "§ " + std::string(name(answer.law)),
          answer.director};
}

float draw_dummy(App& app, Rect list) {
  draw_piles(app, list);
  draw_call(app, list);
  draw_trump(app, list);
  draw_circumstances(app, list);
  return list.y;
}

void clear_dummy(RefereeDesk& desk) { desk.dummy = {}; }

}  // namespace

const RefereePart dummy_part{"part.dummy", Word::referee_dummy, draw_dummy, opinion_on_dummy,
                             clear_dummy};

void draw_typed_call(App& app) {
  Ui& ui = app.ui;
  RefereeDesk::OfDummy& dummy = app.referee.dummy;
  ui.begin_layer("typing");
  Rect area = typing_dialog(ui);
  draw_title_of_typed(ui, area, app.say(Word::referee_said));
  TypedWords words{*dummy.typing};
  const Typed typed = draw_typing(app, area, words, {.most = 60});
  dummy.typing = words.text;
  if (typed == Typed::cancelled) dummy.typing.reset();
  if (typed == Typed::done) {
    dummy.words = words.text;
    const auto heard = understand(dummy.words);
    dummy.unread = !heard && !dummy.words.empty();
    dummy.call = heard.value_or(Utterance{});
    dummy.typing.reset();
  }
  ui.end_layer();
}

}  // namespace kattegat::ui
