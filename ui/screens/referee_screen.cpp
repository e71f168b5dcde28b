// The referee: who takes a trick, which card dummy has played, whose Commerce hand is best.
#include "kattegat/core/joined.hpp"
#include "kattegat/export/questions.hpp"
#include "ui/layout.hpp"
#include "ui/screens/dialogs.hpp"
#include "ui/screens/referee_rows.hpp"

namespace kattegat::ui {
namespace {

using Part = RefereeDesk::Part;
using Pile = RefereeDesk::Pile;

template <class T>
bool contains(const std::vector<T>& list, const T& one) {
  return std::find(list.begin(), list.end(), one) != list.end();
}
// In the list, or out of it.
void toggle_card(std::vector<Card>& list, Card card) {
  const auto found = std::find(list.begin(), list.end(), card);
  if (found == list.end())
    list.push_back(card);
  else
    list.erase(found);
}
std::string listed(const std::vector<Card>& cards, Language language) {
  return joined(cards, "  ", [&](Card card) { return say(card, language); });
}

// ---- The trick ----

// By the house rules of tonight's table, if it plays this game.
TrickQuestion question_of(const App& app) {
  const RefereeDesk::OfTrick& trick = app.referee.trick;
  TrickQuestion question{.game = trick.game,
                         .announced = {{}, trick.trump, !trick.trump},
                         .number = 2,
                         .cards = {},
                         .hands = {}};
  if (const EveningSession* played = app.session_at_table();
      played && game_id(played->entered) == trick.game)
    question.house = house_of(*played);
  if (trick.first) question.number = 1;
  for (const Card card : trick.cards)
    question.cards.push_back({Seat{static_cast<int>(question.cards.size())}, card});
  return question;
}

bool has_trump(std::string_view game) {
  return rules_of_trick({.game = std::string(game),
                         .announced = {{}, Suit::clubs},
                         .number = 1,
                         .cards = {},
                         .hands = {}})
      .has_value();
}

void draw_trick_game(App& app, Rect& list) {
  RefereeDesk::OfTrick& trick = app.referee.trick;
  const int columns = is_very_narrow(app.ui, list) ? 2 : 3;
  Grid cells{{}, columns, app.ui.px(52), app.ui.px(4)};
  cells.area = asked(app, list, Word::referee_game, columns == 3 ? 108 : 164);
  std::vector<Chip> chips;
  std::vector<std::string> games;
  for_each_game([&]<class G>() {
    if constexpr (HasTricks<G>) {
      games.emplace_back(G::id);
      chips.push_back({.id = "trick.game." + games.back(),
                       .label = app.say(G::name),
                       .chosen = trick.game == G::id});
    }
  });
  if (const auto tapped = choose(app.ui, app.explainer, cells, chips))
    trick = {.game = games[*tapped], .trump = {}, .first = false, .cards = {}};
  Rect row = asked(app, list, Word::referee_trump_and_trick);
  if (has_trump(trick.game)) {
    const bool is_close = is_very_narrow(app.ui, row);
    Rect room = is_close ? row : row.take_left(row.w * 0.6F, app.ui.px(8));
    if (is_close) row = list.take_top(app.ui.px(52), app.ui.px(6));
    ask(app, room, "trick.trump", trick.trump, suits(app.ui, Type::title));
  }
  if (chip(app.ui, app.explainer, row,
           {.id = "trick.first",
            .label = app.say(Word::referee_first_trick),
            .chosen = trick.first}))
    trick.first = !trick.first;
}

Opinion opinion_on_trick(const App& app) {
  const RefereeDesk::OfTrick& trick = app.referee.trick;
  if (trick.cards.empty()) return {app.say(Word::referee_tap_trick)};
  const TrickQuestion question = question_of(app);
  const auto answer = judge_trick(question);
  const std::string played = listed(trick.cards, app.ui.language) + "\n";
  if (!answer) {
    const Violation& first = answer.error().front();
    if (first.field == "trump") return {app.say(Word::referee_which_trump)};
    return {played + app.say(first.text), std::string(rule_id(first.text.word)), "", true};
  }
  const Card winner = question.cards[static_cast<std::size_t>(answer->winner.index)].card;
  const Text takes = text(Word::referee_takes, winner, std::int64_t{answer->winner.index + 1});
  return {played + app.say(takes) + " " + app.say(answer->why),
          std::string(rule_id(answer->why.word))};
}

void draw_trick(App& app, Rect list) {
  Ui& ui = app.ui;
  std::vector<Card>& cards = app.referee.trick.cards;
  draw_trick_game(app, list);
  heading(ui, list.take_top(ui.px(22)), app.say(Word::referee_cards_in_order));
  const auto card = card_table(
      ui, app.explainer, list.take_top(card_table_height(ui, list.w), ui.px(6)), "trick",
      [&](Card c) { return contains(cards, c); }, [](Card) { return std::nullopt; });
  if (card) toggle_card(cards, *card);
  Rect bar = list.take_top(ui.px(52));
  const float wide = std::min(ui.px(160), bar.w / 2 - ui.px(4));
  if (const auto rules = rules_of_trick(question_of(app)); rules && rules->jokers > 0)
    if (button(ui, "trick.JK", bar.take_left(wide, ui.px(8)), app.say(Word::referee_joker)))
      cards.push_back(Card{});
  if (button(ui, "trick.back", bar.take_left(wide, ui.px(8)), "⌫", Weight::plain, !cards.empty()))
    cards.pop_back();
  ui.end_scroll(list.y);
}

// ---- Dummy ----

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
  if (dummy.pile == Pile::meant || dummy.pile == Pile::touched) return !contains(q.dummy, card);
  return (dummy.pile != Pile::dummy && contains(q.dummy, card)) ||
         (dummy.pile != Pile::trick && contains(q.trick, card)) ||
         (dummy.pile != Pile::seen && contains(q.seen, card));
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
      [&](Card c) { return contains(pile_of(dummy), c); },
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
    const std::string shown = say(card, ui.language);
    ranks.push_back({rank, name, shown.substr(suit_mark(Suit::spades).size()), 0, Type::strong});
  }
  ask(app, list, "said", dummy.call.rank, ranks);
  if (dummy.call != before) {
    dummy.words.clear();
    dummy.unread = false;
  }
  const std::string label = dummy.words.empty() ? app.say(Word::referee_in_words) : dummy.words;
  if (chip(ui, app.explainer, typed,
           {.id = "said.words", .label = label, .chosen = dummy.unread, .fit = Fit::name}))
    dummy.typing = true;
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

void draw_typed_call(App& app) {
  Ui& ui = app.ui;
  RefereeDesk::OfDummy& dummy = app.referee.dummy;
  ui.begin_layer("typing");
  Rect area = dialog(ui, 760, 460);
  ui.text(area.take_top(ui.px(40), ui.px(6)), app.say(Word::referee_said), {Type::title});
  TypedWords words{dummy.words};
  const Typed typed = draw_typing(app, area, words, {.most = 60});
  dummy.words = typed == Typed::cancelled ? "" : words.text;
  if (typed == Typed::cancelled) dummy.typing = dummy.unread = false;
  if (typed == Typed::done) {
    const auto heard = understand(dummy.words);
    dummy.unread = !heard && !dummy.words.empty();
    dummy.call = heard.value_or(Utterance{});
    dummy.typing = false;
  }
  ui.end_layer();
}

void draw_dummy(App& app, Rect list) {
  draw_piles(app, list);
  draw_call(app, list);
  draw_trump(app, list);
  draw_circumstances(app, list);
  app.ui.end_scroll(list.y);
}

// ---- Commerce ----

// By name while Commerce is played tonight, else by number.
std::string player_name(const App& app, Seat seat) {
  const EveningSession* played = app.session_at_table();
  if (played && game_id(played->entered) == Commerce::id &&
      static_cast<int>(played->seats.size()) == app.referee.hands.question.seats)
    return played->seats[static_cast<std::size_t>(seat.index)];
  return app.say(text(Word::referee_player, std::int64_t{seat.index + 1}));
}

void draw_seats(App& app, Rect& list) {
  Ui& ui = app.ui;
  RefereeDesk::OfHands& hands = app.referee.hands;
  Rect row = asked(app, list, Word::referee_players);
  const float wide = std::min(ui.px(72), row.w / 3 - ui.px(4));
  const Rect less = row.take_left(wide, ui.px(4));
  const Rect count = row.take_left(wide, ui.px(4));
  const Rect more = row.take_left(wide, ui.px(16));
  int& seats = hands.question.seats;
  if (button(ui, "hands.less", less, "−", Weight::plain, seats > Commerce::seats_min)) --seats;
  ui.text(count, std::to_string(seats), {Type::title, 0, Align::center}, "hands.seats");
  if (button(ui, "hands.more", more, "+", Weight::plain, seats < Commerce::seats_max)) ++seats;
  for (int i = seats; i < max_seats; ++i) hands.question.hands[Seat{i}].reset();
  if (hands.player.index >= seats) hands = {.question = hands.question, .player = {}, .cards = {}};
  if (hands.question.banker.index >= seats) hands.question.banker = {};
  if (!has_room(ui, row.w, Room::name)) row = list.take_top(ui.px(52), ui.px(6));
  if (button(ui, "hands.banker", row.take_left(ui.px(280)),
             app.say(text(Word::referee_is_banker, player_name(app, hands.player)))))
    hands.question.banker = hands.player;
}

void draw_players(App& app, Rect& list) {
  Ui& ui = app.ui;
  RefereeDesk::OfHands& hands = app.referee.hands;
  const int seats = hands.question.seats;
  const int columns = is_very_narrow(ui, list) ? 2 : seats <= 8 ? 4 : 6;
  const Grid cells{list, columns, ui.px(56), ui.px(4)};
  for (const Seat seat : Seats{seats}) {
    const auto& hand = hands.question.hands[seat];
    std::string below = hand ? listed({hand->begin(), hand->end()}, ui.language) : "";
    if (below.empty() && seat == hands.question.banker) below = app.say(Word::commerce_banker);
    if (!chip(ui, app.explainer, cells.cell(seat.index),
              {.id = "hands." + std::to_string(seat.index),
               .label = player_name(app, seat),
               .chosen = seat == hands.player,
               .below = below,
               .fit = Fit::name}))
      continue;
    if (seat == hands.player) hands.question.hands[seat].reset();
    hands.player = seat;
    hands.cards.clear();
  }
  list.take_top(cells.height(seats), ui.px(6));
}

void draw_hand_cards(App& app, Rect& list) {
  Ui& ui = app.ui;
  RefereeDesk::OfHands& hands = app.referee.hands;
  heading(ui, list.take_top(ui.px(22)),
          player_name(app, hands.player) + ":  " + listed(hands.cards, ui.language), "hand.now");
  const auto held = [&](Card card) {
    return std::any_of(hands.question.hands.each.begin(), hands.question.hands.each.end(),
                       [&](const auto& hand) {
                         return hand && std::find(hand->begin(), hand->end(), card) != hand->end();
                       });
  };
  const auto card = card_table(
      ui, app.explainer, list.take_top(card_table_height(ui, list.w), ui.px(6)), "hand",
      [&](Card c) { return contains(hands.cards, c); },
      [&](Card c) -> std::optional<Reason> {
        if (!held(c)) return std::nullopt;
        return Reason{app.say(text(Word::commerce_card_twice, c)),
                      rule_id(Word::commerce_card_twice)};
      });
  if (!card) return;
  toggle_card(hands.cards, *card);
  if (hands.cards.size() < 3) return;
  hands.question.hands[hands.player] = ThreeCards{hands.cards[0], hands.cards[1], hands.cards[2]};
  hands.player = next_seat(hands.player, hands.question.seats, Commerce::direction);
  hands.cards.clear();
}

Opinion opinion_on_hands(const App& app) {
  const HandsQuestion& question = app.referee.hands.question;
  if (!check(question).empty()) return {app.say(Word::referee_tap_hands)};
  const HandsAnswer answer = rank_hands(question);
  if (answer.winners.empty()) return {app.say(Word::hands_nobody_wins), "commerce.hands"};
  const std::string names =
      joined(answer.winners, ", ", [&](Seat seat) { return player_name(app, seat); });
  std::string words = app.say(text(Word::hands_winner, names)) + "  (" +
                      say(answer.ranking.front().value, app.ui.language) + ")";
  const std::string banker = player_name(app, question.banker);
  if (answer.bonus > 0) words += "\n" + app.say(text(Word::hands_bonus, banker));
  if (answer.for_class > 0) words += " " + app.say(text(Word::hands_for_class, banker));
  return {words, "commerce.hands"};
}

void draw_hands(App& app, Rect list) {
  draw_seats(app, list);
  draw_players(app, list);
  draw_hand_cards(app, list);
  app.ui.end_scroll(list.y);
}

void clear(RefereeDesk& desk) {
  const Part part = desk.part;
  const std::string game = desk.trick.game;
  if (part == Part::trick) desk.trick = {.game = game, .trump = {}, .first = false, .cards = {}};
  if (part == Part::dummy) desk.dummy = {};
  if (part == Part::hands) desk.hands = {};
}

Opinion opinion(const App& app) {
  if (app.explainer.reason()) return {app.explainer.reason()->sentence, "", "", true};
  switch (app.referee.part) {
    case Part::trick:
      return opinion_on_trick(app);
    case Part::dummy:
      return opinion_on_dummy(app);
    case Part::hands:
      break;
  }
  return opinion_on_hands(app);
}

// The parts, and the way to begin anew.
void draw_parts(App& app, Rect& area) {
  Ui& ui = app.ui;
  RefereeDesk& desk = app.referee;
  static constexpr std::array<std::pair<std::string_view, Word>, 3> parts{
      {{"part.trick", Word::referee_trick},
       {"part.dummy", Word::referee_dummy},
       {"part.hands", Word::game_commerce}}};
  const int columns = has_room(ui, area.w, Room::buttons) ? 4 : 2;
  const Grid cells = Grid{{}, columns, ui.px(54), ui.px(4)}.off(area, 4, ui.px(6));
  std::vector<Chip> chips;
  for (std::size_t i = 0; i < parts.size(); ++i)
    chips.push_back({.id = std::string(parts[i].first),
                     .label = app.say(parts[i].second),
                     .chosen = desk.part == static_cast<Part>(i)});
  if (const auto tapped = choose(ui, app.explainer, cells, chips))
    desk.part = static_cast<Part>(*tapped);
  if (button(ui, "referee.clear", cells.cell(3), app.say(Word::referee_clear))) clear(desk);
}

}  // namespace

void draw_referee(App& app, Rect area) {
  Ui& ui = app.ui;
  const RefereeDesk& desk = app.referee;
  draw_parts(app, area);
  // As tall as what is said there.
  const Rect verdict = area.take_bottom(opinion_height(app, area.w, opinion(app)), ui.px(8));
  const Rect view = ui.begin_scroll("referee", area);
  if (desk.part == Part::trick) draw_trick(app, view);
  if (desk.part == Part::dummy) draw_dummy(app, view);
  if (desk.part == Part::hands) draw_hands(app, view);
  draw_opinion(app, verdict, opinion(app));
  if (desk.dummy.typing) draw_typed_call(app);
}

}  // namespace kattegat::ui
