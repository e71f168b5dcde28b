// Who takes a trick.
#include "kattegat/core/text/joined.hpp"
#include "ui/kit/layout.hpp"
#include "ui/screens/referee/rows.hpp"

namespace kattegat::ui {
namespace {

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
  const Card winner = at_seat(question.cards, answer->winner).card;
  const Text takes = text(Word::referee_takes, winner, std::int64_t{answer->winner.index + 1});
  return {played + app.say(takes) + " " + app.say(answer->why),
          std::string(rule_id(answer->why.word))};
}

float draw_trick(App& app, Rect list) {
  Ui& ui = app.ui;
  std::vector<Card>& cards = app.referee.trick.cards;
  draw_trick_game(app, list);
  heading(ui, list.take_top(ui.px(22)), app.say(Word::referee_cards_in_order));
  const auto card = card_table(
      ui, app.explainer, list.take_top(card_table_height(ui, list.w), ui.px(6)), "trick",
      [&](Card c) { return has_card(cards, c); }, [](Card) { return std::nullopt; });
  if (card) toggle_card(cards, *card);
  Rect bar = list.take_top(ui.px(52));
  const float wide = std::min(ui.px(160), bar.w / 2 - ui.px(4));
  if (const auto rules = rules_of_trick(question_of(app)); rules && rules->jokers > 0)
    if (button(ui, bar.take_left(wide, ui.px(8)),
               {.id = "trick.JK",
                .label = app.say(Word::referee_joker),
                .comes_to = std::to_string(cards.size())}))
      cards.push_back(Card{});
  if (button(ui, bar.take_left(wide, ui.px(8)),
             {.id = "trick.back",
              .label = "⌫",
              .enabled = !cards.empty(),
              .said = app.say(Word::sign_erase)}))
    cards.pop_back();
  return list.y;
}

// The game stays chosen.
void clear_trick(RefereeDesk& desk) {
  desk.trick = {.game = desk.trick.game, .trump = {}, .first = false, .cards = {}};
}

}  // namespace

const RefereePart trick_part{"part.trick", Word::referee_trick, draw_trick, opinion_on_trick,
                             clear_trick};

}  // namespace kattegat::ui
