// A player's contracts, seats and evenings, and the player beside the others.
#include "ui/app/actions/exports.hpp"
#include "ui/app/actions/faces.hpp"
#include "ui/desk/faces.hpp"
#include "ui/kit/layout.hpp"
#include "ui/screens/dialogs/dialog_parts.hpp"
#include "ui/screens/file_buttons.hpp"
#include "ui/screens/frame/everywhere.hpp"
#include "ui/screens/frame/messages.hpp"
#include "ui/screens/players/player_page.hpp"

namespace kattegat::ui {
namespace {

float row_tall(const PlayerPage& page) { return page.ui.px(48); }

// A surface with a heading; answers what is left of it.
Rect card(PlayerPage& page, Rect& list, float height, Word title) {
  Ui& ui = page.ui;
  const Rect whole = list.take_top(height + ui.px(62), ui.px(12));
  sheet(ui, whole);
  Rect inner = whole.inset(ui.px(16), ui.px(12));
  ui.text(inner.take_top(ui.px(30), ui.px(8)), page.say(title),
          {Type::strong, 0, Align::left, Fit::name});
  return inner;
}

void draw_contract_row(PlayerPage& page, Rect row, const ContractFigures& one, int most,
                       std::size_t place) {
  Ui& ui = page.ui;
  const Palette& c = ui.colors();
  if (!ui.shows(row)) return;
  const Figure figure{Figure::Contract{std::string(one.game), one.rank}};
  const std::string what = page.say(one.what);
  if (ui.tap("contract." + std::to_string(place), row, what, {.radius = 0}))
    page.show_deals(figure, what);
  const bool one_game = page.player.contracts.front().game == page.player.contracts.back().game;
  const std::string game = one_game ? "" : "  ·  " + game_name(one.game, ui.language);
  ui.text(row.take_left(row.w * 0.4F, ui.px(8)), page.say(one.what) + game,
          {Type::body, 0, Align::left, Fit::name});
  ui.text(row.take_right(ui.px(130), ui.px(8)), page.share(one.tried),
          {one.tried.percent() ? Type::strong : Type::small, one.tried.percent() ? c.ink : c.quiet,
           Align::right});
  const float each = row.w / static_cast<float>(most);
  float x = row.x;
  for (const bool won : {true, false}) {
    const int count = won ? one.tried.won : one.tried.lost;
    if (count == 0) continue;
    const float wide = std::max(each * static_cast<float>(count) - ui.px(3), ui.px(2));
    const Rect bar{x, row.center().y - ui.px(13), wide, ui.px(26)};
    ui.fill(bar, won ? c.gain : c.loss, ui.px(6));
    const std::string words = std::to_string(count);
    if (ui.width(Type::small, words) < bar.w - ui.px(4))
      ui.text(bar.inset(ui.px(2), 0), words, {Type::small, c.surface, Align::center});
    x += each * static_cast<float>(count);
  }
}

void draw_contracts(PlayerPage& page, Rect& list) {
  Ui& ui = page.ui;
  const auto& contracts = page.player.contracts;
  const auto count = static_cast<float>(std::max<std::size_t>(contracts.size(), 1));
  int over = 0, under = 0, most = 1;
  for (const ContractFigures& one : contracts) {
    over += one.over;
    under += one.under;
    most = std::max(most, one.tried.all());
  }
  const std::string words = page.say(text(
      Word::stat_declares, std::int64_t{page.player.declared}, std::int64_t{page.player.chances},
      "+" + std::to_string(over) + " / −" + std::to_string(under)));
  const float words_tall = ui.paragraph_height(list.w - ui.px(32), words, Type::small);
  Rect rows = card(page, list, count * row_tall(page) + words_tall, Word::stat_contracts);
  if (contracts.empty())
    return void(ui.paragraph(rows, page.say(Word::stat_no_contracts),
                             {Type::body, ui.colors().quiet}, "contracts.none"));
  for (std::size_t i = 0; i < contracts.size(); ++i)
    draw_contract_row(page, rows.take_top(row_tall(page)), contracts[i], most, i);
  ui.paragraph(rows, words, {Type::small, ui.colors().quiet}, "contracts.declares");
}

void draw_count(PlayerPage& page, Rect row, const Figure& figure, const std::string& what,
                const std::string& said) {
  Ui& ui = page.ui;
  if (!ui.shows(row)) return;
  if (ui.tap(to_string(figure), row, what, {.radius = 0})) page.show_deals(figure, what);
  ui.text(row.take_right(row.w * 0.5F, ui.px(8)), said, {Type::strong, 0, Align::right});
  ui.text(row, what, {Type::body, 0, Align::left, Fit::name});
}

void draw_tallies(PlayerPage& page, Rect& list) {
  const auto count = static_cast<float>(page.player.tallies.size());
  Rect rows = card(page, list, count * row_tall(page), Word::stat_counted);
  for (const TallyFigures& one : page.player.tallies) {
    const std::string what = page.say(one.what);
    const Figure figure{Figure::Count{one.what}};
    draw_count(page, rows.take_top(row_tall(page)), figure, what, std::to_string(one.times));
  }
}

// Where one sat when it was dealt, and what that brought.
void draw_player_seats(PlayerPage& page, Rect& list) {
  const auto count = static_cast<float>(page.player.seats.size());
  Rect rows = card(page, list, count * row_tall(page), Word::stat_seats);
  for (const SeatFigures& one : page.player.seats) {
    const Figure figure{Figure::Turn{one.turn}};
    draw_count(
        page, rows.take_top(row_tall(page)), figure, page.say(seat_label(one.turn)),
        signed_points(one.points.told(), page.ui.language) + "  ·  " + page.deals(one.deals));
  }
}

void draw_player_evenings(PlayerPage& page, Rect& list) {
  Ui& ui = page.ui;
  const auto count = static_cast<float>(page.player.evenings.size());
  Rect rows = card(page, list, count * ui.px(52), Word::stat_tap_an_evening);
  for (auto one = page.player.evenings.rbegin(); one != page.player.evenings.rend(); ++one) {
    Rect row = rows.take_top(ui.px(52));
    if (!ui.shows(row)) continue;
    const SeasonEvening& mark = page.evening(*one);
    const EveningLine* line = page.app.club.line_with(mark.id);
    const std::string name =
        line ? evening_name(page.app, *line) : date_text(mark.date, ui.language);
    if (ui.tap("night." + std::to_string(one->evening), row, name, {.radius = 0}))
      page.to_open = mark.id;
    ui.line({row.x, row.y}, {row.right(), row.y}, ui.colors().line, ui.px(1));
    ui.text(row.take_right(row.w * 0.4F, ui.px(8)), page.said(one->money),
            {Type::strong, gain_or_loss(ui, one->money.hundredths), Align::right});
    ui.text(row, date_text(mark.date, ui.language), {Type::body, 0, Align::left, Fit::name});
  }
}

void draw_curve(PlayerPage& page, Rect& list) {
  Ui& ui = page.ui;
  const Rect chart = card(page, list, ui.px(210), Word::stat_curve);
  const std::vector<Curve> curves = curves_beside(page.view.lines, page.line);
  const auto& dates = page.view.dates;
  draw_curves(page.app, chart, curves,
              {date_text(dates.front(), ui.language), date_text(dates.back(), ui.language)},
              [&](std::int64_t value) { return money_text(Money{value}, ui.language); });
}

// A person's line: the face, the name, a bar from a common zero, the figure.
void draw_person(PlayerPage& page, Rect row, std::size_t who, float part, const std::string& figure,
                 std::int64_t sign, const std::string& id) {
  Ui& ui = page.ui;
  if (!ui.shows(row)) return;
  Rect its_face = row.take_left(ui.px(36), ui.px(10)).inset(0, ui.px(6));
  const StandingLine& one = page.person(who);
  face_in(ui, its_face, face(page.app, one.person, one.player));
  ui.text(row.take_right(ui.px(126), ui.px(8)), figure,
          {Type::strong, gain_or_loss(ui, sign), Align::right}, id);
  ui.text(row.take_left(row.w * 0.5F, ui.px(8)), one.player,
          {Type::body, 0, Align::left, Fit::name});
  draw_bar(ui, {row.x, row.center().y - ui.px(5), row.w, ui.px(10)}, part);
}

void draw_against(PlayerPage& page, Rect& list) {
  Ui& ui = page.ui;
  std::int64_t most = 1;
  for (const OpponentFigures& one : page.player.opponents)
    most = std::max(most, std::abs(one.money().hundredths));
  const auto count = static_cast<float>(page.player.opponents.size());
  Rect rows = card(page, list, count * ui.px(48), Word::stat_against);
  for (std::size_t i = 0; i < page.player.opponents.size(); ++i) {
    const OpponentFigures& one = page.player.opponents[i];
    const float part = static_cast<float>(one.money().hundredths) / static_cast<float>(most);
    const Rect row = rows.take_top(ui.px(48));
    const Figure figure{Figure::Opponent{page.person(one.who).person}};
    const std::string name = page.person(one.who).player;
    if (ui.shows(row) && ui.tap("opponent." + std::to_string(i), row, name, {.radius = 0}))
      page.show_deals(figure, name);
    draw_person(page, row, one.who, part, page.said(one.money()), one.money().hundredths,
                "against." + std::to_string(i));
  }
}

void draw_partners(PlayerPage& page, Rect& list) {
  Ui& ui = page.ui;
  const auto count = static_cast<float>(page.player.partners.size());
  Rect rows = card(page, list, count * ui.px(48), Word::stat_partners);
  Called called;
  for (const PartnerFigures& one : page.player.partners) {
    Rect row = rows.take_top(ui.px(48));
    const StandingLine& who = page.person(one.who);
    const std::string& name = who.player;
    const std::string id = "partner." + called.one_more(name);
    if (!ui.shows(row)) continue;
    if (ui.tap(id, row, name, {.radius = 0})) page.app.standings.partner = who.person;
    Rect its_face = row.take_left(ui.px(36), ui.px(10)).inset(0, ui.px(6));
    face_in(ui, its_face, face(page.app, who.person, name));
    ui.text(row.take_right(ui.px(130), ui.px(8)), page.share(one.tried),
            {one.tried.percent() ? Type::strong : Type::small, 0, Align::right});
    ui.text(row.take_top(row.h * 0.55F), name, {Type::body, 0, Align::left, Fit::name});
    ui.text(row,
            page.say(text(Word::stat_partner_deals, std::int64_t{one.deals},
                          std::int64_t{one.tried.won})),
            {Type::small, ui.colors().quiet, Align::left, Fit::name});
  }
}

void draw_player_files(PlayerPage& page, Rect& list) {
  Ui& ui = page.ui;
  const Grid cells = file_grid(ui, list.w, statistics_exports().size(), 72, 54);
  const float all = cells.height(static_cast<int>(statistics_exports().size()));
  file_buttons(ui, cells, list.take_top(all, ui.px(8)), "statistics", statistics_exports(),
               [&](const StatisticsExport& one) { export_statistics(page.app, one); });
  draw_notice(page.app, list);
}

}  // namespace

std::vector<Curve> curves_beside(const std::vector<SeasonLine>& lines, const SeasonLine& theirs) {
  constexpr std::size_t most = 4;
  std::vector<Curve> curves;
  if (!theirs.curve.empty())
    curves.push_back({theirs.line.player, theirs.line.person, theirs.curve, false});
  for (const SeasonLine& line : lines) {
    const bool near = line.ranked.rank && theirs.ranked.rank &&
                      std::abs(*line.ranked.rank - *theirs.ranked.rank) <= 1;
    if (near && &line != &theirs && !line.curve.empty() && curves.size() < most)
      curves.push_back({line.line.player, line.line.person, line.curve, true});
  }
  return curves;
}

void draw_player_figures(PlayerPage& page, Rect& list) {
  draw_contracts(page, list);
  if (!page.player.tallies.empty()) draw_tallies(page, list);
  if (!page.player.seats.empty()) draw_player_seats(page, list);
  if (!page.player.evenings.empty()) draw_player_evenings(page, list);
  draw_player_files(page, list);
}

void draw_player_and_others(PlayerPage& page, Rect& list) {
  const bool has_curve = page.view.dates.size() > 1 && page.view.currency == page.all.currency;
  if (has_curve && !page.app.standings.partner) draw_curve(page, list);
  draw_against(page, list);
  if (!page.player.partners.empty()) draw_partners(page, list);
}

}  // namespace kattegat::ui
