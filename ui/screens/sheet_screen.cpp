// The paper score sheet: a row a deal, a column a player.
#include "ui/app/actions/faces.hpp"
#include "ui/app/actions/table.hpp"
#include "ui/desk/faces.hpp"
#include "ui/kit/layout.hpp"
#include "ui/screens/frame/everywhere.hpp"
#include "ui/screens/frame/messages.hpp"
#include "ui/screens/frame/session_tabs.hpp"
#include "ui/screens/players/curves.hpp"
#include "ui/screens/screens.hpp"

namespace kattegat::ui {
namespace {

// The number and the words stay where they are; of the players as many are shown as there is room.
struct Columns {
  float number, what, player;
  std::size_t first, shown;
  bool stacked;  // the words stand over the figures: where all are shown nothing is beside them
};

// `below`: as wide as what stands below the number of some rows, which is that of the deal.
Columns columns(const Ui& ui, float width, std::size_t players, std::size_t from, float below) {
  const bool narrow = !has_room(ui, width, Room::table);
  const bool is_close = !has_room(ui, width, Room::pair);
  const float alone = is_close ? 26 : narrow ? 34 : 54;
  const float number = std::max(ui.px(alone), below);
  const float least = ui.px(is_close ? 54 : players > 8 || narrow ? 64 : 84);
  const bool has_all = narrow && width - number >= static_cast<float>(players) * least;
  if (has_all) return {number, 0, (width - number) / static_cast<float>(players), 0, players, true};
  const float words =
      is_close ? ui.px(50) : std::max(ui.px(narrow ? 96 : 110), width * (narrow ? 0.26F : 0.22F));
  const auto room = static_cast<std::size_t>(std::max(1.F, (width - number - words) / least));
  const std::size_t shown = std::min(players, room);
  const auto count = static_cast<float>(shown);
  const float what = std::max(words, std::min(width * 0.36F, width - number - count * least));
  return {number, what,  (width - number - what) / count, std::min(from, players - shown),
          shown,  narrow};
}

template <class G>
class Sheet {
 public:
  Sheet(App& app, const OpenEvening& open, std::size_t session, const EnteredSession<G>& entered)
      : app_(app),
        ui_(app.ui),
        file_(open.evening.sessions[session]),
        history_(open.history.sessions[session]),
        entered_(entered),
        judged_(open.judged.sessions[session]) {}

  void draw(Rect area) {
    paper_ = &kept_of_book(app_, app_.views.sheet, file_.id, [&] { return score_sheet(entered_); });
    const std::size_t entries = entered_.entries.size();
    const std::int64_t last = deals_in(entered_, judged_, entries);
    const bool two_numbers = last != static_cast<std::int64_t>(entries);
    const std::string below = two_numbers ? app_.say(text(Word::board_deal, last)) : "";
    at_ = columns(ui_, area.w - ui_.px(8), file_.seats.size(), evening_choices(app_).sheet_from,
                  two_numbers ? ui_.width(Type::caption, below) + ui_.px(9) : 0);
    draw_header(area.take_top(ui_.px(78), ui_.px(4)));
    const Rect totals = area.take_bottom(ui_.px(says_totals_above() ? 74 : 52), ui_.px(4));
    const Rect content = ui_.begin_scroll("sheet", area);
    Rect list = content;
    std::int64_t deals = 0;
    for (std::size_t i = 0; i < entered_.entries.size(); ++i) {
      const bool voided = entered_.entries[i].entry.stamp.voided.has_value();
      const bool counts = is_deal_that_counts(entered_.entries[i], judged_.entries[i]);
      deals += counts ? 1 : 0;
      const Rect row = list.take_top(ui_.px(at_.stacked ? (voided ? 48 : 82) : 54));
      if (ui_.shows(row)) draw_row(i, row, counts ? deals : 0);
    }
    ui_.end_scroll(list.y);
    const std::pair newest{*file_.id, entered_.entries.size()};
    if (evening_choices(app_).sheet_seen != newest)
      ui_.scroll_to("sheet", list.y - content.y - area.h);
    evening_choices(app_).sheet_seen = newest;
    draw_totals(totals);
  }

 private:
  // The seats whose columns are shown.
  [[nodiscard]] std::vector<Seat> seats() const {
    std::vector<Seat> list;
    for (std::size_t i = 0; i < at_.shown; ++i)
      list.push_back(Seat{static_cast<int>(at_.first + i)});
    return list;
  }
  [[nodiscard]] const std::string& name(Seat seat) const { return at_seat(file_.seats, seat); }

  // Faces and names, each over a curve of the evening, all on one scale.
  void draw_header(Rect row) {
    const Palette& c = ui_.colors();
    ui_.fill(row, c.raised, ui_.px(14));
    draw_steps_aside(row.take_left(at_.number + at_.what));
    Span span;
    const auto& lines = paper_->lines;
    const std::size_t from = lines.size() - std::min(lines.size(), points_in_a_curve);
    for (const Seat seat : seats())
      for (std::size_t i = from; i < lines.size(); ++i)
        span.hold(lines[i].figures[seat].thousandths);
    for (const Seat seat : seats()) {
      Rect cell = row.take_left(at_.player).inset(ui_.px(5), ui_.px(4));
      const Face its = face(app_, name(seat));
      std::vector<std::int64_t> values;
      for (std::size_t i = from; i < lines.size(); ++i)
        values.push_back(lines[i].figures[seat].thousandths);
      draw_spark(ui_, cell.take_bottom(ui_.px(22), ui_.px(4)).inset(ui_.px(4), ui_.px(3)), values,
                 span, curve_colour(ui_, its.colour));
      const float wide = ui_.width(Type::strong, name(seat)) + ui_.px(1);
      const bool has_face = has_room(ui_, cell.w, Room::face);
      const Rect beside = cell.take_right(std::min(wide, cell.w - (has_face ? ui_.px(34) : 0)));
      if (has_face) face_in(ui_, cell.take_right(ui_.px(34)), its);
      ui_.text(beside, name(seat), {Type::strong, 0, Align::right, Fit::name},
               "column." + std::to_string(seat.index));
    }
  }
  // The ways to the players who are out of sight.
  void draw_steps_aside(Rect place) {
    if (at_.shown == file_.seats.size()) return;
    place = place.inset(ui_.px(4), ui_.px(12));
    const Grid cells{place, 2, place.h, ui_.px(4)};
    const std::size_t last = file_.seats.size() - at_.shown;
    if (button(ui_, cells.cell(0),
               {.id = "sheet.left",
                .label = "←",
                .enabled = at_.first > 0,
                .said = app_.say(Word::sign_to_the_left)}))
      evening_choices(app_).sheet_from = at_.first - std::min(at_.first, at_.shown);
    if (button(ui_, cells.cell(1),
               {.id = "sheet.right",
                .label = "→",
                .enabled = at_.first < last,
                .said = app_.say(Word::sign_to_the_right)}))
      evening_choices(app_).sheet_from = std::min(last, at_.first + at_.shown);
  }

  // The number of the entry, as everywhere where entries are told; below it that of the deal, as
  // the table counts them, where it is another by now: after what is no deal, or is struck out.
  void draw_number(std::size_t index, Rect place, std::int64_t deal, Color ink, Color below) {
    const float edge = ui_.px(at_.number < ui_.px(54) ? 3 : 8);
    place = {place.x, place.y, place.w - edge, place.h};
    const auto number = static_cast<std::int64_t>(index + 1);
    if (deal > 0 && deal != number) {
      place = around(place.center(), place.w, std::min(place.h, ui_.px(44)));
      ui_.text(place.take_bottom(ui_.px(17)), app_.say(text(Word::board_deal, deal)),
               {Type::caption, below, Align::right}, "deal." + std::to_string(index));
    }
    ui_.text(place, std::to_string(number), {Type::strong, ink, Align::right});
  }

  void draw_row(std::size_t index, Rect row, std::int64_t deal) {
    const Palette& c = ui_.colors();
    const Entry<G>& entry = entered_.entries[index].entry;
    const bool voided = entry.stamp.voided.has_value();
    const bool broken = judged_.entries[index].is_broken();
    const std::string what = describe(entry, file_.seats, ui_.language);
    if (ui_.tap("row." + std::to_string(index), row, what, {.radius = 0}))
      app_.dialog = EntryCard{*file_.id, *entry.stamp.id};
    const EntryState state = history_.entries[index].state;
    const bool warned = broken || state == EntryState::conflict;
    if (index % 2 == 1) ui_.fill(row, c.ground, ui_.px(6));
    if (ends_a_game(index)) ui_.fill(row, c.brass_soft, ui_.px(6));
    if (warned) ui_.fill(row, c.brass, ui_.px(6));
    const Color ink = warned ? c.on_brass : voided ? c.faint : c.ink;
    draw_number(index, row.take_left(at_.number), deal, ink, warned ? ink : c.quiet);
    Rect words = row;
    if (at_.stacked) {
      words = row.take_top(ui_.px(38)).inset(ui_.px(4), ui_.px(2));
      row.take_left(at_.what);
    } else {
      words = row.take_left(at_.what).inset(ui_.px(8), ui_.px(3));
    }
    draw_words(index, words, what, ink, warned);
    for (const Seat seat : seats())
      if (!voided && !broken)
        draw_figure(index, seat, row.take_left(at_.player).inset(ui_.px(5), ui_.px(4)),
                    warned ? ink : 0);
  }
  // What happened; what is struck out has its reason beside it, and a deal what was won by it.
  void draw_words(std::size_t index, Rect words, const std::string& what, Color ink, bool warned) {
    const Palette& c = ui_.colors();
    const std::string mark = mark_of(index);
    if (!mark.empty()) {
      Rect tag = at_.stacked ? words.take_right(words.w * 0.5F, ui_.px(6))
                             : words.take_bottom(words.h * 0.46F);
      const float wide = std::min(tag.w, ui_.width(Type::small, mark) + ui_.px(16));
      tag = at_.stacked ? tag.take_right(wide) : tag.take_left(wide);
      const bool is_won = history_.entries[index].state == EntryState::live;
      if (!is_won) ui_.fill(tag, c.loss_soft, ui_.px(8));
      ui_.text(tag.inset(ui_.px(is_won ? 0 : 8), 0), mark,
               {Type::small, is_won ? ink : c.loss, Align::left, Fit::name},
               "state." + std::to_string(index));
    }
    const Type type = ui_.width(Type::body, what) <= words.w ? Type::body : Type::small;
    const bool voided = entered_.entries[index].entry.stamp.voided.has_value();
    const Color struck = voided ? (warned ? ink : c.quiet) : 0;
    ui_.text(words, what, {type, ink, Align::left, Fit::name, struck});
  }
  // What the table stopped for, where not every deal pays.
  [[nodiscard]] bool ends_a_game(std::size_t index) const {
    return paper_->has_own_figures && paper_->lines[index].moment;
  }
  // What stands there after the entry, and by how much it has changed: faint where it has not.
  void draw_figure(std::size_t index, Seat seat, Rect cell, Color ink) {
    const Palette& c = ui_.colors();
    const Points paid = judged_.entries[index].points[seat];
    const Points change = paper_->lines[index].moved[seat];
    const std::string figure = points_text(paper_->lines[index].figures[seat], ui_.language);
    if (change == Points{}) return ui_.text(cell, figure, {Type::small, c.faint, Align::right});
    const Color color = paid == Points{} ? c.quiet : gain_or_loss(ui_, paid.thousandths);
    ui_.text(cell.take_bottom(cell.h * 0.42F), signed_points(change, ui_.language),
             {Type::small, ink ? ink : color, Align::right});
    ui_.text(cell, figure, {Type::strong, ink, Align::right});
  }

  // What nobody would see from the line struck through it.
  [[nodiscard]] std::string mark_of(std::size_t index) const {
    const EntryState state = history_.entries[index].state;
    if (state == EntryState::conflict) return app_.say(Word::state_conflict);
    if (state == EntryState::corrected) return app_.say(Word::state_corrected);
    if (state != EntryState::voided)  // on a telephone the row's ground says it
      return ends_a_game(index) && !at_.stacked
                 ? app_.say(*paper_->lines[index].moment, file_.seats)
                 : "";
    const auto& voided = entered_.entries[index].entry.stamp.voided;
    if (!voided || voided->why.empty()) return app_.say(Word::state_voided);
    return app_.say(text(Word::state_voided_why, voided->why));
  }

  // What the paper shows in other figures than the total: the protocol, or an open pot.
  struct OnPaper {
    Word what;
    const PerSeat<Points>& figures;
  };
  [[nodiscard]] std::optional<OnPaper> on_paper() const {
    const Standing& now = judged_.standing;
    if (now.sheet != now.points) return OnPaper{Word::page_sheet, now.sheet};
    if (now.pot != PerSeat<Points>{}) return OnPaper{Word::page_pot, now.pot};
    return std::nullopt;
  }

  // What they are: beside the figures, or over them.
  [[nodiscard]] bool says_totals_above() const { return at_.what < ui_.px(90); }
  void draw_what_totals_are(Rect& row, const std::optional<OnPaper>& paper) {
    const Color quiet = ui_.colors().quiet;
    const std::string total = app_.say(Word::screen_total);
    if (says_totals_above()) {
      const std::string both = paper ? total + "  ·  " + app_.say(paper->what) : total;
      const Rect line = row.take_top(ui_.px(24)).inset(ui_.px(8), ui_.px(2));
      row.take_left(at_.number + at_.what);
      return ui_.text(line, both, {Type::small, quiet, Align::left, Fit::name});
    }
    row.take_left(at_.number);
    Rect what = row.take_left(at_.what).inset(ui_.px(8), ui_.px(3));
    if (paper)
      ui_.text(what.take_bottom(what.h * 0.42F), app_.say(paper->what),
               {Type::small, quiet, Align::left, Fit::name});
    ui_.text(what, total, {Type::strong, 0, Align::left});
  }
  void draw_totals(Rect row) {
    const Palette& c = ui_.colors();
    ui_.fill(row, c.raised, ui_.px(10));
    const auto paper = on_paper();
    draw_what_totals_are(row, paper);
    for (const Seat seat : seats()) {
      Rect cell = row.take_left(at_.player).inset(ui_.px(5), ui_.px(3));
      const Points total = judged_.standing.points[seat];
      if (paper)
        ui_.text(cell.take_bottom(cell.h * 0.42F), points_text(paper->figures[seat], ui_.language),
                 {Type::small, c.quiet, Align::right}, "paper." + std::to_string(seat.index));
      ui_.text(cell, signed_points(total, ui_.language),
               {Type::strong, gain_or_loss(ui_, total.thousandths), Align::right},
               "sum." + std::to_string(seat.index));
    }
  }

  App& app_;
  Ui& ui_;
  const EveningSession& file_;
  const SessionHistory& history_;
  const EnteredSession<G>& entered_;
  const JudgedSession& judged_;
  const ScoreSheet* paper_ = nullptr;
  Columns at_{};
};

}  // namespace

void draw_sheet(App& app, Rect area) {
  Ui& ui = app.ui;
  const OpenEvening* open = app.open_evening();
  if (!open || open->evening.sessions.empty())
    return draw_nothing_yet(app, area, Word::screen_no_sheet, Word::screen_nothing_yet_advice);
  const auto& sessions = open->evening.sessions;
  const std::size_t index =
      app.table.session ? std::min(open->index_of(*app.table.session), sessions.size() - 1) : 0;

  // Another one comes to the table as well.
  if (const auto tapped =
          draw_session_tabs(app, area, {.id = "tab", .columns = 6}, sessions, index))
    return open_session(app, *sessions[*tapped].id);

  leave_room_for_toast(app, area);  // the totals are below
  sheet(ui, area);
  area = area.inset(ui.px(10));
  const EveningSession& file = sessions[index];
  std::visit(
      [&]<class G>(const EnteredSession<G>& entered) {
        if (entered.entries.empty())
          return empty_state(ui, area, app.say(Word::screen_no_entries),
                             app.say(Word::screen_no_entries_advice));
        Sheet<G>(app, *open, index, entered).draw(area);
      },
      file.entered);
}

}  // namespace kattegat::ui
