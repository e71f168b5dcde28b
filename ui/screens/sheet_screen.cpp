// The paper score sheet: a row a deal, a column a player.
#include "ui/screens/screens.hpp"

namespace kattegat::ui {
namespace {

struct Columns {
  float number, what, player;
};

Columns columns(const Ui& ui, float width, std::size_t players) {
  const float number = ui.px(54);
  const auto count = static_cast<float>(players);
  const float least = ui.px(players > 8 ? 62 : 78);
  const float what = std::max(ui.px(110), std::min(width * 0.36F, width - number - count * least));
  return {number, what, std::max(least, (width - number - what) / count)};
}

void draw_header(Ui& ui, Rect row, const Columns& at, const std::vector<std::string>& names) {
  const Palette& c = ui.colors();
  ui.fill(row, c.raised, ui.px(10));
  row.take_left(at.number + at.what);
  for (std::size_t i = 0; i < names.size(); ++i)
    ui.text(row.take_left(at.player).inset(ui.px(5), 0), names[i],
            {Type::strong, 0, Align::right, Fit::name}, "column." + std::to_string(i));
}

template <class G>
class Sheet {
 public:
  Sheet(App& app, const Tonight& tonight, std::size_t session, const Play<G>& play)
      : app_(app),
        ui_(app.ui),
        file_(tonight.evening.sessions[session]),
        history_(tonight.history.sessions[session]),
        play_(play),
        judged_(tonight.judged.sessions[session]) {}

  void draw(Rect area) {
    at_ = columns(ui_, area.w - ui_.px(8), file_.seats.size());  // beside what shows the scrolling
    draw_header(ui_, area.take_top(ui_.px(48), ui_.px(4)), at_, file_.seats);
    const Rect totals = area.take_bottom(ui_.px(52), ui_.px(4));
    const Rect content = ui_.begin_scroll("sheet", area);
    Rect list = content;
    PerSeat<Points> running;
    for (std::size_t i = 0; i < play_.drafts.size(); ++i) {
      const bool voided = play_.drafts[i].entry.stamp.voided.has_value();
      const bool deal = is_deal(play_.drafts[i].entry);
      if (deal && !voided) ++number_;
      for (const Seat seat : seats()) running[seat] += judged_.entries[i].points[seat];
      const Rect row = list.take_top(ui_.px(54));
      if (ui_.shows(row)) draw_row(i, row, running, deal && !voided);
    }
    ui_.end_scroll(list.y);
    draw_totals(totals);
  }

 private:
  [[nodiscard]] Seats seats() const { return Seats{static_cast<int>(file_.seats.size())}; }

  void draw_row(std::size_t index, Rect row, const PerSeat<Points>& running, bool numbered) {
    const Palette& c = ui_.colors();
    const Entry<G>& entry = play_.drafts[index].entry;
    const bool voided = entry.stamp.voided.has_value();
    const bool broken = !judged_.entries[index].violations.empty() && !voided;
    const std::string what = describe(entry, file_.seats, ui_.language);
    if (ui_.tap("row." + std::to_string(index), row, what))
      app_.dialog = EntryCard{*file_.id, *entry.stamp.id};
    const EntryState state = history_.entries[index].state;
    const bool warned = broken || state == EntryState::conflict;
    if (index % 2 == 1) ui_.fill(row, c.ground, ui_.px(6));
    if (warned) ui_.fill(row, c.warning, ui_.px(6));
    const Color ink = warned ? c.on_warning : voided ? c.faint : c.ink;
    const Rect whole = row;
    if (numbered)
      ui_.text(row.take_left(at_.number).inset(ui_.px(8), 0), std::to_string(number_),
               {Type::strong, ink, Align::right});
    else
      row.take_left(at_.number);
    Rect words = row.take_left(at_.what).inset(ui_.px(8), ui_.px(4));
    if (const std::string mark = mark_of(state); !mark.empty())
      ui_.text(words.take_bottom(words.h * 0.46F), mark,
               {Type::small, warned ? c.on_warning : c.quiet, Align::left, Fit::name},
               "state." + std::to_string(index));
    ui_.text(words, what, {Type::small, ink, Align::left, Fit::name});
    for (const Seat seat : seats()) {
      Rect cell = row.take_left(at_.player).inset(ui_.px(5), ui_.px(4));
      const Points change = judged_.entries[index].points[seat];
      if (change == Points{} || voided || broken) {
        ui_.text(cell, voided || broken ? "" : "·", {Type::body, c.faint, Align::right});
        continue;
      }
      ui_.text(cell.take_bottom(cell.h * 0.42F), signed_points(change, ui_.language),
               {Type::small, warned ? ink : gain_or_loss(ui_, change.thousandths), Align::right});
      ui_.text(cell, plain_points(running[seat], ui_.language), {Type::strong, ink, Align::right});
    }
    if (voided)
      ui_.line({whole.x + ui_.px(10), words.center().y},
               {whole.right() - ui_.px(10), words.center().y}, warned ? ink : c.quiet, ui_.px(2));
  }
  // What nobody would see from the line struck through it.
  [[nodiscard]] std::string mark_of(EntryState state) const {
    if (state == EntryState::conflict) return app_.say(Word::state_conflict);
    return state == EntryState::corrected ? app_.say(Word::state_corrected) : "";
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

  void draw_totals(Rect row) {
    const Palette& c = ui_.colors();
    ui_.fill(row, c.raised, ui_.px(10));
    row.take_left(at_.number);
    const auto paper = on_paper();
    Rect what = row.take_left(at_.what).inset(ui_.px(8), ui_.px(3));
    if (paper)
      ui_.text(what.take_bottom(what.h * 0.42F), app_.say(paper->what),
               {Type::small, c.quiet, Align::left, Fit::name});
    ui_.text(what, app_.say(Word::screen_total), {Type::strong, 0, Align::left});
    for (const Seat seat : seats()) {
      Rect cell = row.take_left(at_.player).inset(ui_.px(5), ui_.px(3));
      const Points total = judged_.standing.points[seat];
      if (paper)
        ui_.text(cell.take_bottom(cell.h * 0.42F), plain_points(paper->figures[seat], ui_.language),
                 {Type::small, c.quiet, Align::right}, "paper." + std::to_string(seat.index));
      ui_.text(cell, signed_points(total, ui_.language),
               {Type::strong, gain_or_loss(ui_, total.thousandths), Align::right},
               "sum." + std::to_string(seat.index));
    }
  }

  App& app_;
  Ui& ui_;
  const SessionFile& file_;
  const SessionHistory& history_;
  const Play<G>& play_;
  const JudgedSession& judged_;
  Columns at_{};
  int number_ = 0;
};

}  // namespace

void draw_sheet(App& app, Rect area) {
  Ui& ui = app.ui;
  const Tonight* tonight = app.tonight();
  if (!tonight || tonight->evening.sessions.empty())
    return empty_state(ui, area, app.say(Word::screen_no_sheet),
                       app.say(Word::screen_nothing_on_table_advice));
  const auto& sessions = tonight->evening.sessions;
  const std::size_t index =
      app.session ? std::min(tonight->place_of(*app.session), sessions.size() - 1) : 0;

  // One tab a session; a tap on another brings it to the table as well.
  Rect tabs = area.take_top(ui.px(54), ui.px(8));
  const int shown = static_cast<int>(std::min<std::size_t>(sessions.size(), 6));
  const Grid cells{tabs, std::max(shown, 3), ui.px(54), ui.px(6)};
  const std::size_t first = sessions.size() - static_cast<std::size_t>(shown);
  for (std::size_t i = first; i < sessions.size(); ++i)
    if (chip(ui, app.explainer, cells.cell(static_cast<int>(i - first)),
             {.id = "tab." + std::to_string(i),
              .label = std::to_string(i + 1) + ". " + app.say(game_name(sessions[i].play)),
              .chosen = i == index}))
      return open_session(app, *sessions[i].id);

  sheet(ui, area);
  area = area.inset(ui.px(10));
  const SessionFile& file = sessions[index];
  std::visit(
      [&]<class G>(const Play<G>& play) {
        if (play.drafts.empty())
          return empty_state(ui, area, app.say(Word::screen_no_entries),
                             app.say(Word::screen_no_entries_advice));
        Sheet<G>(app, *tonight, index, play).draw(area);
      },
      file.play);
}

}  // namespace kattegat::ui
