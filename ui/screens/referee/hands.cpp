// Whose Commerce hand is best.
#include "kattegat/core/text/joined.hpp"
#include "kattegat/export/questions.hpp"
#include "ui/kit/layout.hpp"
#include "ui/screens/referee/rows.hpp"

namespace kattegat::ui {
namespace {

// By name while Commerce is played tonight, else by number.
std::string player_name(const App& app, Seat seat) {
  const EveningSession* played = app.session_at_table();
  if (played && game_id(played->entered) == Commerce::id &&
      static_cast<int>(played->seats.size()) == app.referee.hands.question.seats)
    return at_seat(played->seats, seat);
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
  const std::string players = app.say(Word::field_players);
  if (button(ui, less,
             {.id = "hands.less",
              .label = "−",
              .enabled = seats > Commerce::seats_min,
              .said = said_of_less(ui, players)}))
    --seats;
  ui.text(count, std::to_string(seats), {Type::title, 0, Align::center}, "hands.seats");
  if (button(ui, more,
             {.id = "hands.more",
              .label = "+",
              .enabled = seats < Commerce::seats_max,
              .said = said_of_more(ui, players)}))
    ++seats;
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
  const int columns = columns_in(ui, list, 92, 2, seats <= 8 ? 4 : 6);
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
      [&](Card c) { return has_card(hands.cards, c); },
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

float draw_hands(App& app, Rect list) {
  draw_seats(app, list);
  draw_players(app, list);
  draw_hand_cards(app, list);
  return list.y;
}

void clear_hands(RefereeDesk& desk) { desk.hands = {}; }

}  // namespace

const RefereePart hands_part{"part.hands", Commerce::name, draw_hands, opinion_on_hands,
                             clear_hands};

}  // namespace kattegat::ui
