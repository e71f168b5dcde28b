// For a television: the tables that play, ranked, in letters that the whole room can read. All is
// sized by the window: at 1920 by 1080, or 960 by 1920 upright, a unit is a pixel (design, 11).
#include "ui/app/actions/faces.hpp"
#include "ui/app/actions/stage.hpp"
#include "ui/screens/frame/stage.hpp"

namespace kattegat::ui {
namespace {

bool is_upright(const Rect& area) { return area.h > area.w; }
float unit_of(const Rect& area) {
  return is_upright(area) ? std::min(area.w / 960, area.h / 1920)
                          : std::min(area.w / 1920, area.h / 1080);
}

class Board {
 public:
  Board(App& app, const Evening& evening, const Rect& area, bool alone)
      : app_(app),
        ui_(app.ui),
        evening_(evening),
        area_(area),
        unit_(unit_of(area)),
        alone_(alone) {}

  void draw(const BoardTable& table) {
    Rect area = area_.inset(u(60), u(44));
    draw_head(area.take_top(u(is_upright(area_) ? 200 : 120), u(20)), table);
    draw_last(area.take_bottom(u(130), u(28)), table);
    const auto players = static_cast<int>(table.seats.size());
    if (players > 8) return draw_rows(area, table);
    const bool in_pairs = is_upright(area_);
    const int lines = in_pairs ? (players + 1) / 2 : players > 4 ? 2 : 1;
    const int columns = in_pairs ? 2 : (players + lines - 1) / lines;
    const float gap = u(28);
    const Grid cells{area, columns,
                     (area.h - gap * static_cast<float>(lines - 1)) / static_cast<float>(lines),
                     gap};
    const bool upright = lines <= (in_pairs ? 2 : 1);
    const float beside = 2 * u(24) + (upright ? 0 : u(52 + 84 + 18));  // the names
    const float room = cells.cell_of(0, players).w - beside;
    const stage::NamesInLetters called = called_at(table, room, upright ? 70 : 56);
    for (int i = 0; i < players; ++i)
      draw_card(cells.cell_of(i, players), named(table, called, i), upright);
  }

 private:
  [[nodiscard]] float u(float units) const { return units * unit_; }
  [[nodiscard]] std::string figure(const BoardSeat& seat) const {
    return points_text(seat.sheet.value_or(seat.points), ui_.language);
  }
  // A player, as all of the table are called.
  struct Named {
    const BoardSeat& seat;
    const std::string& name;
    float size;
  };
  [[nodiscard]] stage::NamesInLetters called_at(const BoardTable& table, float room,
                                                float size) const {
    std::vector<std::string> names;
    for (const BoardSeat& seat : table.seats) names.push_back(seat.name);
    stage::NamesInLetters called = stage::names_in_letters(ui_, names, room, u(size));
    called.size /= unit_;
    return called;
  }
  static Named named(const BoardTable& table, const stage::NamesInLetters& called, int i) {
    const auto at = static_cast<std::size_t>(i);
    return {table.seats[at], called.names[at], called.size};
  }
  void words(const Rect& rect, std::string_view said, float size, Color color,
             Align align = Align::left, std::string_view id = {}) {
    ui_.letters(rect, said, u(size), {.color = color, .align = align}, id);
  }

  void draw_head(Rect row, const BoardTable& table) {
    const EveningSession& file = evening_.sessions[table.number];
    const std::string clock = app_.world.now().substr(11, 5);
    // Where there is no breadth, what goes on stands above what is played.
    Rect whole = row;
    if (is_upright(area_)) row = whole.take_top(row.h * 0.4F, u(8));
    const auto right = [&](const std::string& said, Color color, std::string_view id) {
      const float wide = std::min(ui_.letters_width(said, u(48)) + u(2), row.w * 0.4F);
      words(row.take_right(wide, u(44)), said, 48, color, Align::right, id);
    };
    if (alone_) right(clock, stage::ink, "board.clock");
    right(app_.say(text(Word::board_deal, std::int64_t{table.deal + (table.dealer ? 1 : 0)})),
          stage::brass, "board.deal");
    if (table.dealer) {
      const auto deals = [&](const std::string& name) {
        return app_.say(text(Word::board_deals, name));
      };
      const bool is_long = ui_.letters_width(deals(*table.dealer), u(48)) > row.w * 0.4F;
      right(deals(is_long ? ui_.brief_name(*table.dealer) : *table.dealer), stage::ink,
            "board.dealer");
      Rect disc = row.take_right(u(64), u(20));
      ui_.disc({disc.right() - u(8), disc.center().y}, u(32), stage::brass);
      ui_.letters({disc.right() - u(40), disc.y, u(64), disc.h}, app_.say(Word::dealer_letter),
                  u(34), {.color = stage::on_brass, .align = Align::center});
    }
    if (is_upright(area_)) row = whole;
    words(row.take_top(row.h * 0.58F), app_.say(game_word(file.entered)), 60, stage::ink,
          Align::left, "board.game");
    words(row,
          app_.say(text(Word::board_table, static_cast<std::int64_t>(table.number + 1))) + "  ·  " +
              app_.say(
                  text(Word::page_stake, money_text(file.stake, evening_.currency, ui_.language))),
          36, stage::quiet, Align::left, "board.stake");
  }

  void draw_plate(const Rect& cell, bool first) {
    ui_.fill(cell, stage::card, u(36));
    ui_.outline(cell, first ? stage::brass : stage::line, u(36), u(first ? 6 : 2));
  }
  void draw_change(const Rect& rect, const BoardSeat& seat, float size) {
    if (!seat.change) return;
    const std::string said = signed_points(*seat.change, ui_.language);
    const float wide = std::min(rect.w, ui_.letters_width(said, u(size)) + u(44));
    const Rect pill{rect.center().x - wide / 2, rect.y, wide, rect.h};
    const bool won = *seat.change > Points{};
    ui_.fill(pill, won ? stage::gain_soft : stage::loss_soft, pill.h / 2);
    words(pill.inset(u(10), 0), said, size, won ? stage::gain : stage::loss, Align::center,
          "board.change." + seat.name);
  }
  [[nodiscard]] std::string below(const BoardSeat& seat) const {  // where the paper says another
    return seat.sheet ? signed_points(seat.points, ui_.language) : "";
  }

  // A player with a card of his own: upright where there is one line of them.
  void draw_card(const Rect& cell, const Named& player, bool upright) {
    const BoardSeat& seat = player.seat;
    draw_plate(cell, seat.place == 1);
    Rect inner = cell.inset(u(24), u(22));
    const Color place_color = seat.place == 1 ? stage::brass : stage::faint;
    const std::string place = std::to_string(seat.place);
    const Face its = face(app_, seat.name);
    if (upright) {
      words({inner.x, inner.y, u(80), u(56)}, place, 56, place_color);
      const Rect chip = inner.take_bottom(u(86), u(20));
      const float radius = std::min(u(88), inner.w / 4);
      stage::draw_large_face(ui_, {inner.center().x, inner.y + u(20) + radius}, radius, its);
      inner.take_top(u(20) + 2 * radius + u(16));
      words(inner.take_top(u(80)), player.name, player.size, stage::ink, Align::center,
            "board.name." + seat.name);
      if (seat.sheet) words(inner.take_bottom(u(64)), below(seat), 56, stage::quiet, Align::center);
      words(inner, figure(seat), 158, stage::ink, Align::center, "board.points." + seat.name);
      return draw_change(chip, seat, 56);
    }
    Rect head = inner.take_top(u(84), u(8));
    words(head.take_left(u(52)), place, 48, place_color);
    Rect its_face = head.take_left(head.h, u(18));
    stage::draw_large_face(ui_, its_face.center(), its_face.h / 2, its);
    words(head, player.name, player.size, stage::ink, Align::left, "board.name." + seat.name);
    const Rect low = inner.take_bottom(u(72));
    words(inner, figure(seat), 120, stage::ink, Align::center, "board.points." + seat.name);
    if (seat.sheet && !seat.change) return words(low, below(seat), 48, stage::quiet, Align::center);
    draw_change(low, seat, 48);
  }

  // Rows for a long table, in two columns where there is breadth.
  void draw_rows(const Rect& area, const BoardTable& table) {
    const auto players = static_cast<int>(table.seats.size());
    const int columns = is_upright(area_) ? 1 : 2;
    const int lines = (players + columns - 1) / columns;
    const float gap = u(8);
    const float tall = std::min(
        u(104), (area.h - gap * static_cast<float>(lines - 1)) / static_cast<float>(lines));
    const float wide = columns == 1 ? area.w : (area.w - u(28)) / 2;
    const float beside = u(2 * 22 + 76 + 18 + 190 + 16 + 170 + 16) + tall - 2 * u(6);  // the names
    const stage::NamesInLetters called = called_at(table, wide - beside, 52);
    for (int i = 0; i < players; ++i) {
      const auto& [seat, name, size] = named(table, called, i);
      const Rect cell{area.x + (i < lines ? 0 : wide + u(28)),
                      area.y + static_cast<float>(i % lines) * (tall + gap), wide, tall};
      draw_plate(cell, seat.place == 1);
      Rect inner = cell.inset(u(22), u(6));
      words(inner.take_left(u(76)), std::to_string(seat.place), 48,
            seat.place == 1 ? stage::brass : stage::faint);
      const Rect its_face = inner.take_left(inner.h, u(18));
      stage::draw_large_face(ui_, its_face.center(), its_face.h / 2 - u(2), face(app_, seat.name));
      words(inner.take_right(u(190), u(16)), figure(seat), 70, stage::ink, Align::right,
            "board.points." + seat.name);
      const Rect change = inner.take_right(u(170), u(16));
      draw_change(change.inset(0, (change.h - u(62)) / 2), seat, 48);
      words(inner, name, size, stage::ink, Align::left, "board.name." + seat.name);
    }
  }

  void draw_last(const Rect& row, const BoardTable& table) {
    ui_.fill(row, stage::card, u(30));
    Rect inner = row.inset(u(is_upright(area_) ? 12 : 36), u(16));
    if (table.last.empty())
      return words(inner, app_.say(Word::board_leave), 40, stage::quiet, Align::left,
                   "board.leave");
    const std::string deal = app_.say(text(Word::board_deal, std::int64_t{table.deal}));
    words(is_upright(area_) ? inner.take_top(inner.h * 0.4F)
                            : inner.take_left(ui_.letters_width(deal, u(40)) + u(2), u(28)),
          deal, 40, stage::quiet);
    // What can be read across the room; on a telephone it is as small as it has to be.
    const bool is_long = ui_.letters_width(table.last, u(40)) > inner.w;
    const std::string& last = is_long ? table.briefly : table.last;
    const bool is_small = ui_.letters_width(last, u(24)) > inner.w;
    words(inner, last, is_small ? 28 : 56, stage::ink, Align::left, "board.last");
  }

  App& app_;
  Ui& ui_;
  const Evening& evening_;
  Rect area_;
  float unit_;
  bool alone_;
};

void draw_tables(App& app, const Evening& evening, const Rect& area,
                 const std::vector<BoardTable>& tables) {
  const auto count = static_cast<int>(tables.size());
  const int columns = count == 1 ? 1 : area.w > area.h ? 2 : 1;
  const int lines = (count + columns - 1) / columns;
  const Grid cells{area, columns, area.h / static_cast<float>(lines), 0};
  for (int i = 0; i < count; ++i)
    Board(app, evening, cells.cell(i), count == 1).draw(tables[static_cast<std::size_t>(i)]);
}

// Every hour a little elsewhere: what stands still for evenings burns into a television.
Rect moved_by_the_hour(const App& app, Rect area, float unit) {
  static constexpr std::array<Point, 4> places{{{0, 0}, {8, 0}, {8, 8}, {0, 8}}};
  const std::string now = app.world.now();
  const Point by = places[static_cast<std::size_t>(now[12] - '0') % places.size()];
  area.x += by.x * unit;
  area.y += by.y * unit;
  return area;
}

void draw_board(App& app, Rect area) {
  Ui& ui = app.ui;
  const float unit = unit_of(area);
  area = moved_by_the_hour(app, area, unit);
  const OpenEvening* open = app.open_evening();
  const BoardView& view = board(app);
  if (open && view.more > 0) {
    const auto more = static_cast<std::int64_t>(view.more);
    ui.letters(area.take_bottom(60 * unit), app.say(text(Word::screen_and_more, more)), 40 * unit,
               {.color = stage::quiet, .align = Align::center}, "board.more");
  }
  if (open && !view.tables.empty()) return draw_tables(app, open->evening, area, view.tables);
  const PodiumView& over = podium(app);
  if (open && !over.money.empty() &&
      std::any_of(over.money.begin(), over.money.end(), [](Money one) { return one != Money{}; })) {
    ui.letters(area.take_top(160 * unit), app.say(Word::podium_thanks), 80 * unit,
               {.color = stage::ink, .align = Align::center}, "board.thanks");
    return stage::draw_steps_and_names(app, open->evening, area);
  }
  ui.letters(area, app.say(Word::board_nothing), 70 * unit,
             {.color = stage::quiet, .align = Align::center}, "board.nothing");
}

}  // namespace

void draw_scoreboard(App& app, Rect area) {
  Ui& ui = app.ui;
  if (ui.tap("scoreboard.leave", area, app.say(Word::board_leave)) || ui.key(Key::escape))
    return leave_stage(app);
  draw_board(app, area);
  if (board_rests(app)) ui.fill(area, stage::dimmed);
}

void draw_stage(App& app, Rect area) {
  app.ui.gradient(area, stage::felt, stage::felt_low, 0);
  if (app.stage == Stage::scoreboard) return draw_scoreboard(app, area);
  draw_podium(app, area);
}

}  // namespace kattegat::ui
