// One player over many evenings: every figure of the statistics.
#include "ui/layout.hpp"
#include "ui/screens/curves.hpp"
#include "ui/screens/screens.hpp"

namespace kattegat::ui {
namespace {

std::string name_of(const App& app, const Uuid& who) {
  const Person* person = app.club.person(who);
  return person ? person->name : "?";
}

class Page {
 public:
  Page(App& app, const StandingsView& view, const PlayerFigures& player, const SeasonLine& line)
      : app_(app), ui_(app.ui), view_(view), player_(player), line_(line) {}

  void draw(Rect area) {
    draw_head(area.take_top(ui_.px(84), ui_.px(8)));
    Rect list = ui_.begin_scroll("player", area);
    list.w -= ui_.px(6);  // beside what shows the scrolling
    draw_tiles(list);
    if (list.w < ui_.px(760)) {
      draw_left(list);
      draw_right(list);
      return ui_.end_scroll(list.y);
    }
    Rect left = list.take_left(list.w * 0.54F, ui_.px(12));
    draw_left(left);
    draw_right(list);
    ui_.end_scroll(std::max(left.y, list.y));
  }

  [[nodiscard]] std::optional<Uuid> to_open() const { return open_; }

 private:
  [[nodiscard]] std::string said(Money money) const { return signed_money(money, ui_.language); }
  [[nodiscard]] std::string deals(int count) const {
    return app_.say(text(Word::stat_deals, std::int64_t{count}));
  }
  [[nodiscard]] std::string share(const Tried& tried) const {
    const auto percent = tried.percent();
    return percent ? std::to_string(*percent) + " %" : app_.say(Word::stat_too_few);
  }
  [[nodiscard]] const EveningMark& evening(const NightFigures& night) const {
    return view_.figures.evenings[night.evening];
  }

  void draw_head(Rect row) {
    const Palette& c = ui_.colors();
    const Rect back = row.take_left(ui_.px(64), ui_.px(12)).inset(0, ui_.px(14));
    if (button(ui_, "player.back", back, "←") || ui_.key(Key::escape))
      app_.standings_player.reset();
    Rect its_face = row.take_left(ui_.px(72), ui_.px(14)).inset(0, ui_.px(6));
    face_in(ui_, its_face, face(app_, line_.line.player));
    const std::string sum = said(line_.money) + " " + view_.currency;
    const float wide = std::min(ui_.width(Type::title, sum) + ui_.px(4), row.w * 0.5F);
    Rect money = row.take_right(wide, ui_.px(10));
    ui_.text(money.take_top(money.h * 0.36F), app_.say(Word::stat_in_all),
             {Type::small, c.quiet, Align::right});
    ui_.text(money, sum, {Type::title, gain_or_loss(ui_, line_.money.hundredths), Align::right},
             "player.money");
    ui_.text(row.take_top(row.h * (is_narrow(ui_, row) ? 0.44F : 0.56F)), line_.line.player,
             {Type::title, 0, Align::left, Fit::name}, "player.name");
    const Text place =
        text(either<Word::stat_shared_place, Word::stat_place>(line_.shared),
             std::int64_t{line_.place}, line_.line.evenings, std::int64_t{player_.deals});
    ui_.text(row, app_.say(place), {Type::small, c.quiet, Align::left, Fit::name}, "player.place");
  }

  struct Tile {
    std::string id, what, figure, below;
    Color color = 0;
    std::optional<Uuid> opens{};
    std::optional<std::string> whose{};
  };
  [[nodiscard]] std::vector<Tile> tiles() const {
    std::vector<Tile> list;
    list.push_back({"tile.won", app_.say(Word::stat_deals_won), share(player_.tried),
                    app_.say(text(Word::stat_of, std::int64_t{player_.tried.won},
                                  std::int64_t{player_.tried.all()})),
                    player_.tried.percent().value_or(0) >= 50 ? ui_.colors().gain : 0});
    if (const NightFigures* best = player_.best())
      list.push_back({"tile.best", app_.say(Word::stat_best), said(best->money),
                      date_text(evening(*best).date, ui_.language),
                      gain_or_loss(ui_, best->money.hundredths), evening(*best).id});
    if (const NightFigures* worst = player_.worst())
      list.push_back({"tile.worst", app_.say(Word::stat_worst), said(worst->money),
                      date_text(evening(*worst).date, ui_.language),
                      gain_or_loss(ui_, worst->money.hundredths), evening(*worst).id});
    list.push_back({"tile.deals", app_.say(Word::stat_streak), deals(player_.deals_won.now),
                    app_.say(text(Word::stat_longest, std::to_string(player_.deals_won.longest)))});
    list.push_back(
        {"tile.evenings", app_.say(Word::stat_streak),
         app_.say(text(Word::stat_evenings, std::int64_t{player_.nights_won.now})),
         app_.say(text(Word::stat_longest, std::to_string(player_.nights_won.longest)))});
    if (const PartnerFigures* partner = player_.favourite()) {
      const std::string name = name_of(app_, partner->who);
      list.push_back({"tile.partner",
                      app_.say(Word::stat_partner),
                      name,
                      app_.say(text(Word::stat_partner_deals, std::int64_t{partner->deals},
                                    std::int64_t{partner->tried.won})),
                      0,
                      {},
                      name});
    }
    return list;
  }
  void draw_tiles(Rect& list) {
    const std::vector<Tile> all = tiles();
    const auto count = static_cast<int>(all.size());
    const int columns = std::clamp(static_cast<int>(list.w / ui_.px(175)), 2, count);
    Grid cells{list, columns, ui_.px(104), ui_.px(8)};
    cells.area = list.take_top(cells.height(count), ui_.px(12));
    for (int i = 0; i < count; ++i) {
      const Tile& tile = all[static_cast<std::size_t>(i)];
      const Rect cell = cells.cell_of(i, count);
      if (tile.opens && ui_.tap(tile.id, cell, tile.what)) open_ = tile.opens;
      sheet(ui_, cell);
      Rect inner = cell.inset(ui_.px(14), ui_.px(8));
      if (tile.whose) {
        Rect its_face = inner.take_left(ui_.px(44), ui_.px(10));
        face_in(ui_, its_face, face(app_, *tile.whose));
      }
      const Color quiet = ui_.colors().quiet;
      ui_.text(inner.take_top(ui_.px(24)), tile.what, {Type::small, quiet, Align::left});
      ui_.text(inner.take_bottom(ui_.px(24)), tile.below,
               {Type::small, quiet, Align::left, Fit::name}, tile.id + ".below");
      ui_.text(inner, tile.figure, {Type::title, tile.color, Align::left, Fit::whole},
               tile.id + ".figure");
    }
  }

  // A surface with a heading; answers what is left of it.
  Rect card(Rect& list, float height, Word title) {
    const Rect whole = list.take_top(height + ui_.px(62), ui_.px(12));
    sheet(ui_, whole);
    Rect inner = whole.inset(ui_.px(16), ui_.px(12));
    ui_.text(inner.take_top(ui_.px(30), ui_.px(8)), app_.say(title),
             {Type::strong, 0, Align::left, Fit::name});
    return inner;
  }

  void draw_left(Rect& list) {
    draw_contracts(list);
    if (!player_.tallies.empty()) draw_tallies(list);
    draw_evenings(list);
  }
  void draw_right(Rect& list) {
    if (view_.figures.evenings.size() > 1) draw_curve(list);
    draw_against(list);
    if (!player_.partners.empty()) draw_partners(list);
  }

  void draw_contracts(Rect& list) {
    const auto& contracts = player_.contracts;
    const auto count = static_cast<float>(std::max<std::size_t>(contracts.size(), 1));
    int over = 0, under = 0, most = 1;
    for (const ContractFigures& one : contracts) {
      over += one.over;
      under += one.under;
      most = std::max(most, one.tried.all());
    }
    const std::string words = app_.say(
        text(Word::stat_declares, std::int64_t{player_.declared}, std::int64_t{player_.chances},
             "+" + std::to_string(over) + " / −" + std::to_string(under)));
    const float words_tall = ui_.paragraph_height(list.w - ui_.px(32), words, Type::small);
    Rect rows = card(list, count * ui_.px(44) + words_tall, Word::stat_contracts);
    if (contracts.empty())
      return void(ui_.paragraph(rows, app_.say(Word::stat_no_contracts),
                                {Type::body, ui_.colors().quiet}, "contracts.none"));
    for (const ContractFigures& one : contracts)
      draw_contract(rows.take_top(ui_.px(44)), one, most);
    ui_.paragraph(rows, words, {Type::small, ui_.colors().quiet}, "contracts.declares");
  }
  void draw_contract(Rect row, const ContractFigures& one, int most) {
    const Palette& c = ui_.colors();
    if (!ui_.shows(row)) return;
    const bool one_game = player_.contracts.front().game == player_.contracts.back().game;
    const std::string game = one_game ? "" : "  ·  " + app_.say(one.game);
    ui_.text(row.take_left(row.w * 0.4F, ui_.px(8)), app_.say(one.what) + game,
             {Type::body, 0, Align::left, Fit::name});
    ui_.text(row.take_right(ui_.px(130), ui_.px(8)), share(one.tried),
             {one.tried.percent() ? Type::strong : Type::small,
              one.tried.percent() ? c.ink : c.quiet, Align::right});
    const float each = row.w / static_cast<float>(most);
    float x = row.x;
    for (const bool won : {true, false}) {
      const int count = won ? one.tried.won : one.tried.lost;
      if (count == 0) continue;
      const Rect bar{x, row.center().y - ui_.px(13), each * static_cast<float>(count) - ui_.px(3),
                     ui_.px(26)};
      ui_.fill(bar, won ? c.gain : c.loss, ui_.px(6));
      const std::string figure = std::to_string(count);
      if (ui_.width(Type::small, figure) < bar.w - ui_.px(4))
        ui_.text(bar.inset(ui_.px(2), 0), figure, {Type::small, c.surface, Align::center});
      x += each * static_cast<float>(count);
    }
  }

  void draw_tallies(Rect& list) {
    const auto count = static_cast<float>(player_.tallies.size());
    Rect rows = card(list, count * ui_.px(34), Word::stat_counted);
    for (const TallyFigures& one : player_.tallies) {
      Rect row = rows.take_top(ui_.px(34));
      ui_.text(row.take_right(ui_.px(90), ui_.px(8)), std::to_string(one.times),
               {Type::strong, 0, Align::right});
      ui_.text(row, app_.say(one.what), {Type::body, 0, Align::left, Fit::name});
    }
  }

  void draw_evenings(Rect& list) {
    const auto count = static_cast<float>(player_.nights.size());
    Rect rows = card(list, count * ui_.px(52), Word::stat_tap_an_evening);
    for (auto night = player_.nights.rbegin(); night != player_.nights.rend(); ++night) {
      Rect row = rows.take_top(ui_.px(52));
      if (!ui_.shows(row)) continue;
      const EveningMark& mark = evening(*night);
      if (ui_.tap("night." + std::to_string(night->evening), row, mark.date)) open_ = mark.id;
      ui_.line({row.x, row.y}, {row.right(), row.y}, ui_.colors().line, ui_.px(1));
      ui_.text(row.take_right(row.w * 0.4F, ui_.px(8)), said(night->money),
               {Type::strong, gain_or_loss(ui_, night->money.hundredths), Align::right});
      ui_.text(row, date_text(mark.date, ui_.language), {Type::body, 0, Align::left, Fit::name});
    }
  }

  void draw_curve(Rect& list) {
    const Rect chart = card(list, ui_.px(210), Word::stat_curve);
    std::vector<Curve> curves;
    for (const SeasonLine& line : view_.lines) {
      const bool here = &line == &line_;
      const bool near = std::abs(line.place - line_.place) <= 1;
      if ((here || near) && !line.curve.empty() && curves.size() < 4)
        curves.push_back({line.line.player, hundredths(line.curve), !here});
    }
    const auto& evenings = view_.figures.evenings;
    const std::size_t first = evenings.size() - std::min(evenings.size(), points_in_a_curve - 1);
    draw_curves(app_, chart, curves,
                {date_text(evenings[first].date, ui_.language),
                 date_text(evenings.back().date, ui_.language)},
                [&](std::int64_t value) { return money_text(Money{value}, ui_.language); });
  }

  // A person's line: the face, the name, a bar from a common zero, the figure.
  void draw_person(Rect row, const Uuid& who, float part, const std::string& figure,
                   std::int64_t sign, const std::string& id) {
    const Palette& c = ui_.colors();
    if (!ui_.shows(row)) return;
    Rect its_face = row.take_left(ui_.px(36), ui_.px(10)).inset(0, ui_.px(6));
    const std::string name = name_of(app_, who);
    face_in(ui_, its_face, face(app_, name));
    ui_.text(row.take_right(ui_.px(126), ui_.px(8)), figure,
             {Type::strong, gain_or_loss(ui_, sign), Align::right}, id);
    ui_.text(row.take_left(row.w * 0.5F, ui_.px(8)), name, {Type::body, 0, Align::left, Fit::name});
    const Rect track{row.x, row.center().y - ui_.px(5), row.w, ui_.px(10)};
    ui_.fill(track, c.sunken, ui_.px(5));
    const float middle = track.center().x, reach = track.w / 2 * part;
    ui_.fill({std::min(middle, middle + reach), track.y, std::abs(reach), track.h},
             part > 0 ? c.gain : c.loss, ui_.px(5));
    ui_.fill({middle - ui_.px(1), track.y - ui_.px(3), ui_.px(2), track.h + ui_.px(6)}, c.quiet);
  }

  void draw_against(Rect& list) {
    std::int64_t most = 1;
    for (const OpponentFigures& one : player_.opponents)
      most = std::max(most, std::abs(one.money.hundredths));
    const auto count = static_cast<float>(player_.opponents.size());
    Rect rows = card(list, count * ui_.px(48), Word::stat_against);
    for (std::size_t i = 0; i < player_.opponents.size(); ++i) {
      const OpponentFigures& one = player_.opponents[i];
      const float part = static_cast<float>(one.money.hundredths) / static_cast<float>(most);
      draw_person(rows.take_top(ui_.px(48)), one.who, part, said(one.money), one.money.hundredths,
                  "against." + std::to_string(i));
    }
  }

  void draw_partners(Rect& list) {
    const auto count = static_cast<float>(player_.partners.size());
    Rect rows = card(list, count * ui_.px(48), Word::stat_partners);
    for (const PartnerFigures& one : player_.partners) {
      Rect row = rows.take_top(ui_.px(48));
      if (!ui_.shows(row)) continue;
      Rect its_face = row.take_left(ui_.px(36), ui_.px(10)).inset(0, ui_.px(6));
      const std::string name = name_of(app_, one.who);
      face_in(ui_, its_face, face(app_, name));
      ui_.text(row.take_right(ui_.px(130), ui_.px(8)), share(one.tried),
               {one.tried.percent() ? Type::strong : Type::small, 0, Align::right});
      ui_.text(row.take_top(row.h * 0.55F), name, {Type::body, 0, Align::left, Fit::name});
      ui_.text(row,
               app_.say(text(Word::stat_partner_deals, std::int64_t{one.deals},
                             std::int64_t{one.tried.won})),
               {Type::small, ui_.colors().quiet, Align::left, Fit::name});
    }
  }

  App& app_;
  Ui& ui_;
  const StandingsView& view_;
  const PlayerFigures& player_;
  const SeasonLine& line_;
  std::optional<Uuid> open_;
};

}  // namespace

void draw_player(App& app, Rect area) {
  const StandingsView& view = season(app);
  const SeasonLine* line = view.of(*app.standings_player);
  const PlayerFigures* player = view.figures.of(*app.standings_player);
  if (!line || !player) return app.standings_player.reset();
  Page page(app, view, *player, *line);
  page.draw(area);
  if (const auto evening = page.to_open()) {
    show_evening(app, *evening);
    go(app, Place::settlement);
  }
}

}  // namespace kattegat::ui
