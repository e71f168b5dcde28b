// One player over many evenings: every figure of the statistics.
#include "ui/actions.hpp"
#include "ui/app_faces.hpp"
#include "ui/app_files.hpp"
#include "ui/layout.hpp"
#include "ui/screens/curves.hpp"
#include "ui/screens/file_buttons.hpp"
#include "ui/screens/screens.hpp"

namespace kattegat::ui {
namespace {

using OfFigure = Figure::Kind;

Figure figure_of(OfFigure kind, Figure::Of of = Figure::Of::all) {
  Figure figure;
  figure.kind = kind;
  figure.of = of;
  return figure;
}

class Page {
 public:
  Page(App& app, const StandingsView& view, const Statistics& all, const PlayerFigures& player,
       const SeasonLine& line)
      : app_(app), ui_(app.ui), view_(view), all_(all), player_(player), line_(line) {}

  void draw(Rect area) {
    const bool is_close = is_narrow(ui_, area);  // all of it moves
    if (!is_close) draw_head(area.take_top(ui_.px(84), ui_.px(8)));
    Rect list = ui_.begin_scroll("player", area);
    list.w -= ui_.px(6);  // beside what shows the scrolling
    if (is_close) draw_high_head(list);
    draw_tiles(list);
    if (!has_room(ui_, list.w, Room::halves)) {
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
  [[nodiscard]] const StandingLine& person(std::size_t who) const {
    return all_.season.people[who];
  }
  void show_deals(const Figure& figure, const std::string& label) {
    app_.dialog = DealsBehind{figure, label};
  }
  [[nodiscard]] std::string said(Money money) const { return signed_money(money, ui_.language); }
  [[nodiscard]] std::string deals(int count) const {
    return app_.say(text(Word::stat_deals, std::int64_t{count}));
  }
  [[nodiscard]] std::string share(const Tried& tried) const {
    const auto percent = tried.percent();
    return percent ? std::to_string(*percent) + " %" : app_.say(Word::stat_too_few);
  }
  [[nodiscard]] const SeasonEvening& evening(const EveningFigures& one) const {
    return all_.season.evenings[one.evening];
  }

  void draw_head(Rect row) {
    const Palette& c = ui_.colors();
    draw_way_back(row.take_left(ui_.px(64), ui_.px(12)).inset(0, ui_.px(14)));
    Rect its_face = row.take_left(ui_.px(72), ui_.px(14)).inset(0, ui_.px(6));
    face_in(ui_, its_face, face(app_, line_.line.player));
    if (app_.standings.partner) return draw_names(row);
    const std::string sum = said(line_.money) + " " + view_.currency;
    const float wide = std::min(ui_.width(Type::title, sum) + ui_.px(4), row.w * 0.5F);
    Rect money = row.take_right(wide, ui_.px(10));
    ui_.text(money.take_top(money.h * 0.36F), app_.say(Word::stat_in_all),
             {Type::small, c.quiet, Align::right});
    ui_.text(money, sum, {Type::title, gain_or_loss(ui_, line_.money.hundredths), Align::right},
             "player.money");
    draw_names(row);
  }
  // The same below each other.
  void draw_high_head(Rect& list) {
    Rect row = list.take_top(ui_.px(64), ui_.px(6));
    draw_way_back(row.take_left(ui_.px(60), ui_.px(10)).inset(0, ui_.px(6)));
    face_in(ui_, row.take_left(row.h, ui_.px(12)), face(app_, line_.line.player));
    const bool is_beside = has_room(ui_, row.w, Room::name);
    ui_.text(is_beside ? row : list.take_top(ui_.px(52), ui_.px(4)), title(),
             {Type::title, 0, Align::left, Fit::name}, "player.name");
    Rect below = list.take_top(ui_.px(40), ui_.px(8));
    if (!app_.standings.partner) {
      const std::string sum = said(line_.money) + " " + view_.currency;
      const float wide = ui_.width(Type::title, sum) + ui_.px(2);
      const bool fits = has_room(ui_, below.w - wide, Room::word);
      ui_.text(fits ? below.take_right(wide, ui_.px(10)) : list.take_top(ui_.px(40), ui_.px(8)),
               sum, {Type::title, gain_or_loss(ui_, line_.money.hundredths), Align::right},
               "player.money");
    }
    ui_.text(below, place(), {Type::small, ui_.colors().quiet, Align::left, Fit::name},
             "player.place");
  }
  void draw_way_back(const Rect& place) {
    if (button(ui_, "player.back", place, "←") || ui_.key(Key::escape))
      (app_.standings.partner ? app_.standings.partner : app_.standings.player).reset();
  }
  void draw_names(Rect row) {
    const Palette& c = ui_.colors();
    ui_.text(row.take_top(row.h * (is_narrow(ui_, row) ? 0.44F : 0.56F)), title(),
             {Type::title, 0, Align::left, Fit::name}, "player.name");
    ui_.text(row, place(), {Type::small, c.quiet, Align::left, Fit::name}, "player.place");
  }
  [[nodiscard]] std::string title() const {
    const SeasonLine* with = app_.standings.partner ? view_.of(*app_.standings.partner) : nullptr;
    if (!with) return line_.line.player;
    return app_.say(text(Word::deal_with, line_.line.player, with->line.player));
  }
  [[nodiscard]] std::string place() const {
    if (app_.standings.partner) return deals(player_.deals);
    const std::int64_t evenings = line_.line.evenings, played = player_.deals;
    if (const auto rank = line_.ranked.rank)
      return app_.say(text(either<Word::stat_shared_place, Word::stat_place>(line_.ranked.shared),
                           std::int64_t{*rank}, evenings, played));
    return app_.say(text(Word::stat_evenings, evenings)) + "  ·  " + deals(player_.deals);
  }

  // A tap leads to the deals that it counts, to an evening or to a partner; to nothing by others.
  struct Tile {
    std::string id, what, figure, below;
    Color color = 0;
    std::optional<std::string> whose{};
    std::optional<Figure> counts{};
    std::optional<Uuid> evening{}, partner{};
  };
  [[nodiscard]] std::string longest(const Streak& streak) const {
    return app_.say(text(Word::stat_longest, std::to_string(streak.longest)));
  }
  [[nodiscard]] std::string of_all_tried(int count) const {
    return app_.say(
        text(Word::stat_of, std::int64_t{count}, static_cast<std::int64_t>(player_.tried.all())));
  }
  [[nodiscard]] Tile evening_tile(std::string_view id, Word what, const EveningFigures& one) const {
    const SeasonEvening& mark = evening(one);
    return {.id = std::string(id),
            .what = app_.say(what),
            .figure = said(one.money),
            .below = date_text(mark.date, ui_.language),
            .color = gain_or_loss(ui_, one.money.hundredths),
            .evening = mark.id};
  }
  [[nodiscard]] Tile evenings_tile() const {
    const auto won = std::count_if(player_.evenings.begin(), player_.evenings.end(),
                                   [](const EveningFigures& one) { return one.money > Money{}; });
    return {.id = "tile.evenings",
            .what = app_.say(Word::stat_evenings_won),
            .figure = app_.say(text(Word::stat_of, std::int64_t{won},
                                    static_cast<std::int64_t>(player_.evenings.size()))),
            .below = longest(player_.evenings_won)};
  }
  [[nodiscard]] Tile partner_tile(const PartnerFigures& partner) const {
    const StandingLine& who = person(partner.who);
    return {.id = "tile.partner",
            .what = app_.say(Word::stat_partner),
            .figure = who.player,
            .below = app_.say(text(Word::stat_partner_deals, std::int64_t{partner.deals},
                                   std::int64_t{partner.tried.won})),
            .whose = who.player,
            .partner = who.person};
  }
  [[nodiscard]] std::vector<Tile> tiles() const {
    const Tried& tried = player_.tried;
    std::vector<Tile> list{{.id = "tile.won",
                            .what = app_.say(Word::stat_deals_won),
                            .figure = share(tried),
                            .below = of_all_tried(tried.won),
                            .color = tried.percent().value_or(0) >= 50 ? ui_.colors().gain : 0,
                            .counts = figure_of(OfFigure::deals, Figure::Of::won)}};
    if (const EveningFigures* best = player_.best())
      list.push_back(evening_tile("tile.best", Word::stat_best, *best));
    if (const EveningFigures* worst = player_.worst())
      list.push_back(evening_tile("tile.worst", Word::stat_worst, *worst));
    list.push_back({.id = "tile.deals",
                    .what = app_.say(Word::stat_streak),
                    .figure = deals(player_.deals_won.now),
                    .below = longest(player_.deals_won),
                    .counts = figure_of(OfFigure::streak)});
    list.push_back({.id = "tile.lost",
                    .what = app_.say(Word::stat_lost_streak),
                    .figure = deals(player_.deals_lost.now),
                    .below = longest(player_.deals_lost),
                    .counts = figure_of(OfFigure::lost_streak)});
    list.push_back({.id = "tile.deals_lost",
                    .what = app_.say(Word::stat_deals_lost),
                    .figure = deals(tried.lost),
                    .below = of_all_tried(tried.lost),
                    .counts = figure_of(OfFigure::deals, Figure::Of::lost)});
    if (!player_.evenings.empty()) list.push_back(evenings_tile());
    if (const PartnerFigures* partner = player_.favourite()) list.push_back(partner_tile(*partner));
    return list;
  }
  void follow(const Tile& tile) {
    if (tile.counts) return show_deals(*tile.counts, tile.what);
    if (tile.partner) app_.standings.partner = tile.partner;
    open_ = tile.evening;
  }
  void draw_tiles(Rect& list) {
    const std::vector<Tile> all = tiles();
    const auto count = static_cast<int>(all.size());
    const int least = is_very_narrow(ui_, list) ? 1 : 2;
    const int columns = columns_in(ui_, list, 175, least, count);
    const Grid cells = Grid{{}, columns, ui_.px(104), ui_.px(8)}.off(list, count, ui_.px(12));
    for (int i = 0; i < count; ++i) {
      const Tile& tile = all[static_cast<std::size_t>(i)];
      const Rect cell = cells.cell_of(i, count);
      const bool leads_on = tile.evening || tile.counts || tile.partner;
      if (leads_on && ui_.tap(tile.id, cell, tile.what)) follow(tile);
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
    if (!player_.seats.empty()) draw_seats(list);
    if (!player_.evenings.empty()) draw_evenings(list);
    draw_files(list);
  }
  void draw_right(Rect& list) {
    if (view_.dates.size() > 1 && !app_.standings.partner) draw_curve(list);
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
    Rect rows = card(list, count * row_tall() + words_tall, Word::stat_contracts);
    if (contracts.empty())
      return void(ui_.paragraph(rows, app_.say(Word::stat_no_contracts),
                                {Type::body, ui_.colors().quiet}, "contracts.none"));
    for (std::size_t i = 0; i < contracts.size(); ++i)
      draw_contract(rows.take_top(row_tall()), contracts[i], most, i);
    ui_.paragraph(rows, words, {Type::small, ui_.colors().quiet}, "contracts.declares");
  }
  void draw_contract(Rect row, const ContractFigures& one, int most, std::size_t place) {
    const Palette& c = ui_.colors();
    if (!ui_.shows(row)) return;
    Figure figure = figure_of(OfFigure::contract);
    figure.game = one.game;
    figure.number = one.rank;
    const std::string what = app_.say(one.what);
    if (ui_.tap("contract." + std::to_string(place), row, what)) show_deals(figure, what);
    const bool one_game = player_.contracts.front().game == player_.contracts.back().game;
    const std::string game = one_game ? "" : "  ·  " + game_name(one.game, ui_.language);
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
      const std::string words = std::to_string(count);
      if (ui_.width(Type::small, words) < bar.w - ui_.px(4))
        ui_.text(bar.inset(ui_.px(2), 0), words, {Type::small, c.surface, Align::center});
      x += each * static_cast<float>(count);
    }
  }

  void draw_tallies(Rect& list) {
    const auto count = static_cast<float>(player_.tallies.size());
    Rect rows = card(list, count * row_tall(), Word::stat_counted);
    for (const TallyFigures& one : player_.tallies) {
      const std::string what = app_.say(one.what);
      Figure figure = figure_of(OfFigure::tally);
      figure.what = one.what;
      draw_count(rows.take_top(row_tall()), figure, what, std::to_string(one.times));
    }
  }
  // Where one sat when it was dealt, and what that brought.
  void draw_seats(Rect& list) {
    const auto count = static_cast<float>(player_.seats.size());
    Rect rows = card(list, count * row_tall(), Word::stat_seats);
    for (const SeatFigures& one : player_.seats) {
      Figure figure = figure_of(OfFigure::seat);
      figure.number = one.turn;
      draw_count(rows.take_top(row_tall()), figure, app_.say(seat_label(one.turn)),
                 signed_points(one.points, ui_.language) + "  ·  " + deals(one.deals));
    }
  }
  [[nodiscard]] float row_tall() const { return ui_.px(48); }
  void draw_count(Rect row, const Figure& figure, const std::string& what,
                  const std::string& said) {
    if (!ui_.shows(row)) return;
    if (ui_.tap(to_string(figure), row, what)) show_deals(figure, what);
    ui_.text(row.take_right(row.w * 0.5F, ui_.px(8)), said, {Type::strong, 0, Align::right});
    ui_.text(row, what, {Type::body, 0, Align::left, Fit::name});
  }

  void draw_evenings(Rect& list) {
    const auto count = static_cast<float>(player_.evenings.size());
    Rect rows = card(list, count * ui_.px(52), Word::stat_tap_an_evening);
    for (auto one = player_.evenings.rbegin(); one != player_.evenings.rend(); ++one) {
      Rect row = rows.take_top(ui_.px(52));
      if (!ui_.shows(row)) continue;
      const SeasonEvening& mark = evening(*one);
      if (ui_.tap("night." + std::to_string(one->evening), row, mark.date)) open_ = mark.id;
      ui_.line({row.x, row.y}, {row.right(), row.y}, ui_.colors().line, ui_.px(1));
      ui_.text(row.take_right(row.w * 0.4F, ui_.px(8)), said(one->money),
               {Type::strong, gain_or_loss(ui_, one->money.hundredths), Align::right});
      ui_.text(row, date_text(mark.date, ui_.language), {Type::body, 0, Align::left, Fit::name});
    }
  }

  void draw_curve(Rect& list) {
    const Rect chart = card(list, ui_.px(210), Word::stat_curve);
    std::vector<Curve> curves;
    for (const SeasonLine& line : view_.lines) {
      const bool here = &line == &line_;
      const bool near = line.ranked.rank && line_.ranked.rank &&
                        std::abs(*line.ranked.rank - *line_.ranked.rank) <= 1;
      if ((here || near) && !line.curve.empty() && curves.size() < 4)
        curves.push_back({line.line.player, line.curve, !here});
    }
    const auto& dates = view_.dates;
    draw_curves(app_, chart, curves,
                {date_text(dates.front(), ui_.language), date_text(dates.back(), ui_.language)},
                [&](std::int64_t value) { return money_text(Money{value}, ui_.language); });
  }

  // A person's line: the face, the name, a bar from a common zero, the figure.
  void draw_person(Rect row, std::size_t who, float part, const std::string& figure,
                   std::int64_t sign, const std::string& id) {
    if (!ui_.shows(row)) return;
    Rect its_face = row.take_left(ui_.px(36), ui_.px(10)).inset(0, ui_.px(6));
    const std::string name = person(who).player;
    face_in(ui_, its_face, face(app_, name));
    ui_.text(row.take_right(ui_.px(126), ui_.px(8)), figure,
             {Type::strong, gain_or_loss(ui_, sign), Align::right}, id);
    ui_.text(row.take_left(row.w * 0.5F, ui_.px(8)), name, {Type::body, 0, Align::left, Fit::name});
    draw_bar(ui_, {row.x, row.center().y - ui_.px(5), row.w, ui_.px(10)}, part);
  }

  void draw_against(Rect& list) {
    std::int64_t most = 1;
    for (const OpponentFigures& one : player_.opponents)
      most = std::max(most, std::abs(one.money().hundredths));
    const auto count = static_cast<float>(player_.opponents.size());
    Rect rows = card(list, count * ui_.px(48), Word::stat_against);
    for (std::size_t i = 0; i < player_.opponents.size(); ++i) {
      const OpponentFigures& one = player_.opponents[i];
      const float part = static_cast<float>(one.money().hundredths) / static_cast<float>(most);
      const Rect row = rows.take_top(ui_.px(48));
      Figure figure = figure_of(OfFigure::opponent);
      figure.other = person(one.who).person;
      const std::string name = person(one.who).player;
      if (ui_.shows(row) && ui_.tap("opponent." + std::to_string(i), row, name))
        show_deals(figure, name);
      draw_person(row, one.who, part, said(one.money()), one.money().hundredths,
                  "against." + std::to_string(i));
    }
  }

  void draw_partners(Rect& list) {
    const auto count = static_cast<float>(player_.partners.size());
    Rect rows = card(list, count * ui_.px(48), Word::stat_partners);
    for (const PartnerFigures& one : player_.partners) {
      Rect row = rows.take_top(ui_.px(48));
      if (!ui_.shows(row)) continue;
      const Uuid& who = person(one.who).person;
      if (ui_.tap("partner." + person(one.who).player, row, person(one.who).player))
        app_.standings.partner = who;
      Rect its_face = row.take_left(ui_.px(36), ui_.px(10)).inset(0, ui_.px(6));
      const std::string name = person(one.who).player;
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

  void draw_files(Rect& list) {
    const Grid cells = file_grid(ui_, list.w, statistics_exports().size(), 72, 54);
    const float all = cells.height(static_cast<int>(statistics_exports().size()));
    file_buttons(ui_, cells, list.take_top(all, ui_.px(8)), "statistics", statistics_exports(),
                 [&](const StatisticsExport& one) { export_statistics(app_, one); });
    draw_notice(app_, list);
  }

  App& app_;
  Ui& ui_;
  const StandingsView& view_;
  const Statistics& all_;
  const PlayerFigures& player_;
  const SeasonLine& line_;
  std::optional<Uuid> open_;
};

}  // namespace

void draw_player(App& app, Rect area) {
  const StandingsView& view = season(app);
  const SeasonLine* line = view.of(*app.standings.player);
  const StatisticsView& told = statistics_shown(app);
  const auto place = told.index_of(*app.standings.player);
  if (!line || !place) return app.standings.player.reset();
  const PlayerFigures& player = told.all.players[*place];
  Page page(app, view, told.all, player, *line);
  page.draw(area);
  if (const auto evening = page.to_open()) {
    show_evening(app, *evening);
    go(app, Tab::settlement);
  }
}

}  // namespace kattegat::ui
