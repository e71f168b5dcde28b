// What takes the whole window: the scoreboard of a television, and the podium when all is over.
#include "ui/app/actions/stage.hpp"

#include <cmath>

#include "kattegat/season/places.hpp"
#include "kattegat/wording/spoken.hpp"
#include "ui/app/actions/places.hpp"
#include "ui/app/actions/settling.hpp"
#include "ui/app/clock.hpp"

namespace kattegat::ui {

void show_scoreboard(App& app) {
  app.stage = Stage::scoreboard;
  app.board_since = second_number(app.world.now()).value_or(0);
  app.dialog = Nothing{};
  wake(app);
}

bool board_rests(const App& app) {
  constexpr std::int64_t after = 20 * 60;
  const std::int64_t now = second_number(app.world.now()).value_or(0);
  const std::int64_t saved =
      app.open_evening() ? second_number(last_written(app.open_evening()->evening)).value_or(0) : 0;
  return now - std::max(saved, app.board_since) >= after;
}

void show_podium(App& app) {
  app.stage = Stage::podium;
  app.dialog = Nothing{};
}

void leave_stage(App& app) {
  app.stage = Stage::none;
  app.explainer.clear();
}

float stage_lettering(const App& app, float width, float height) {
  if (app.stage == Stage::none) return 0;
  if (app.stage == Stage::podium) return app.ui.px(130);
  constexpr float largest = 158, step = 8;  // of a scoreboard 1920 by 1080
  const float unit = std::min(width / 1920, height / 1080);
  return std::max(step, std::round(largest * unit / step) * step);
}

namespace {

// The last deal that counts, and which one it is.
template <class G>
void add_last_deal(const App& app, const EnteredSession<G>& entered, const EveningSession& file,
                   const JudgedSession& judged, BoardTable& table) {
  table.deal = deals_in(entered, judged, entered.entries.size());
  for (std::size_t i = entered.entries.size(); i-- > 0;) {
    const JudgedEntry& its = judged.entries[i];
    const Entry<G>& entry = entered.entries[i].entry;
    if (!is_deal_that_counts(entered.entries[i], its)) continue;
    table.last = spoken(entry, file.seats, app.ui.language);
    table.briefly = spoken_briefly(entry, file.seats, app.ui.language);
    for (std::size_t seat = 0; seat < table.seats.size(); ++seat)
      if (const Points change = its.points[Seat{static_cast<int>(seat)}]; change != Points{})
        table.seats[seat].change = change;
    return;
  }
}

BoardTable table_on_the_board(const App& app, const OpenEvening& open, std::size_t number) {
  const EveningSession& file = open.evening.sessions[number];
  const JudgedSession& judged = open.judged.sessions[number];
  const Standing& now = judged.standing;
  BoardTable table{
      .number = number, .seats = {}, .deal = 0, .last = {}, .briefly = {}, .dealer = {}};
  std::vector<Points> points;
  for (const Seat seat : seats_of(file.seats)) {
    BoardSeat one;
    one.name = at_seat(file.seats, seat);
    one.points = now.points[seat];
    if (now.sheet != now.points) one.sheet = now.sheet[seat];
    one.deals = now.next_dealer == seat;
    if (one.deals) table.dealer = one.name;
    table.seats.push_back(std::move(one));
    points.push_back(now.points[seat]);
  }
  std::visit([&](const auto& entered) { add_last_deal(app, entered, file, judged, table); },
             file.entered);
  const std::vector<int> places = places_of(points);
  for (std::size_t i = 0; i < places.size(); ++i) table.seats[i].place = places[i];
  std::stable_sort(table.seats.begin(), table.seats.end(),
                   [](const BoardSeat& a, const BoardSeat& b) { return a.place < b.place; });
  return table;
}

// Whoever sat at no table has no place: 0.
std::vector<int> places_at_the_tables(const Evening& evening, const std::vector<Money>& money) {
  std::vector<std::size_t> played;
  std::vector<Money> theirs;
  for (std::size_t i = 0; i < money.size(); ++i) {
    const bool sat = std::any_of(
        evening.sessions.begin(), evening.sessions.end(), [&](const EveningSession& session) {
          const auto& seats = session.seats;
          return std::find(seats.begin(), seats.end(), evening.players[i]) != seats.end();
        });
    if (!sat) continue;
    played.push_back(i);
    theirs.push_back(money[i]);
  }
  const std::vector<int> places = places_of(theirs);
  std::vector<int> all(money.size());
  for (std::size_t i = 0; i < played.size(); ++i) all[played[i]] = places[i];
  return all;
}

constexpr std::size_t most_tables_shown = 8;

BoardView board_of(const App& app) {
  BoardView view;
  const OpenEvening* open = app.open_evening();
  for (std::size_t i = 0; open && i < open->evening.sessions.size(); ++i) {
    if (!open->goes_on(i)) continue;
    if (view.tables.size() < most_tables_shown)
      view.tables.push_back(table_on_the_board(app, *open, i));
    else
      ++view.more;
  }
  return view;
}

PodiumView podium_of(const App& app, Money coin) {
  const OpenEvening* open = app.open_evening();
  PodiumView view;
  if (!open || !open->judged.complaints.empty()) return view;
  view.money = rounded(open->judged.money, coin);
  view.places = places_at_the_tables(open->evening, view.money);
  view.facts = facts(open->evening);
  return view;
}

}  // namespace

const BoardView& board(App& app) {
  return kept_of_book(app, app.views.board, {}, [&] { return board_of(app); });
}

const PodiumView& podium(App& app) {
  const Money coin = app.open_evening() ? coin_shown(app) : Money{};
  return kept_of_book(app, app.views.podium, coin, [&] { return podium_of(app, coin); });
}

}  // namespace kattegat::ui
