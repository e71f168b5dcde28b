// Where one is: the place, the evening that is shown, the rule that is looked up.
#include "ui/app/actions/places.hpp"

#include <algorithm>

#include "ui/app/actions/club.hpp"
#include "ui/app/actions/drafts.hpp"
#include "ui/app/actions/loss.hpp"
#include "ui/app/actions/messages.hpp"
#include "ui/app/actions/setup.hpp"
#include "ui/app/actions/table.hpp"
#include "ui/app/actions/tapped_in.hpp"
#include "ui/app/clock.hpp"
#include "ui/app/rules_text.hpp"

namespace kattegat::ui {
namespace {

// A date may be mistyped: the first one of those that are not to come, where there is one. Who
// plays on below such a date stays there.
std::optional<Uuid> newer_than_shown(const App& app) {
  const std::vector<EveningLine>& evenings = app.club.evenings();
  if (evenings.empty()) return std::nullopt;
  const std::string now = app.world.now();
  auto newest = std::find_if(evenings.begin(), evenings.end(),
                             [&](const EveningLine& line) { return !is_to_come(line.date, now); });
  if (newest == evenings.end()) newest = evenings.begin();
  const OpenEvening* open = app.open_evening();
  if (open && is_to_come(open->evening.date, now) && is_tonight(app)) return std::nullopt;
  return open && open->evening.id == newest->id ? std::nullopt : std::optional(newest->id);
}

}  // namespace

void show_newest(App& app) {
  if (const auto newest = newer_than_shown(app)) static_cast<void>(club_of(app).show(*newest));
}

void show_newest_unless(App& app, const std::optional<Uuid>& shown) {
  if (!shown || !app.club.line_with(*shown)) show_newest(app);
}

namespace {

void has_been_read(App& app, bool was_unreadable, const std::optional<Uuid>& shown) {
  show_newest_unless(app, shown);
  const bool is_another = app.drafts.all.books.had.book != app.club.path();
  if ((was_unreadable || is_another) && !app.is_unreadable()) resume_setup(app);
  look_for_loss(app);
}

}  // namespace

void wake(App& app) {
  keep_drafts(app);  // also what could not be written when it was tapped in
  const int version = app.club.version();
  const bool was_unreadable = app.is_unreadable();
  const auto shown = app.club.evening_shown();
  club_of(app).refresh();
  if (app.club.version() == version) return;
  has_been_read(app, was_unreadable, shown);
  follow_setup(app);
  forget_erased(app);
  if (app.stage == Stage::scoreboard && app.open_evening()) {
    if (const auto newest = newer_than_shown(app)) return show_evening(app, *newest);
  }
  follow_book(app);
}

void retry_book(App& app) {
  const bool was_unreadable = app.is_unreadable();
  const auto shown = app.club.evening_shown();
  club_of(app).retry();
  has_been_read(app, was_unreadable, shown);
}

void go(App& app, Tab tab) {
  app.tab = tab;
  forget_notice(app);
  app.explainer.clear();
  if (app.setup && is_as_begun(app, *app.setup)) app.setup.reset();
  app.standings.player.reset();
  app.standings.partner.reset();
  app.several.reset();
  evening_choices(app).sheet_seen.reset();
  wake(app);
}

void show_evening(App& app, const Uuid& evening) {
  if (club_of(app).show(evening)) open_newest(app);
}

namespace {

bool is_shown(const App& app, const Uuid& evening) {
  const OpenEvening* open = app.open_evening();
  if (!open) return false;
  const std::vector<Uuid>& parts = open->history.parts;
  return open->evening.id == evening ||
         std::find(parts.begin(), parts.end(), evening) != parts.end();
}

}  // namespace

bool come_back_to(App& app, const Uuid& evening) {
  if (is_shown(app, evening)) return true;
  const EveningLine* line = app.club.line_with(evening);
  if (!line) return false;
  show_evening(app, Uuid(line->id));
  return is_shown(app, evening);
}

WayBackHere back_here(const App& app, WayBackHere back) {
  if (!app.open_evening()) return {};
  return [evening = *app.open_evening()->evening.id, back = std::move(back)](App& a) {
    if (come_back_to(a, evening)) back(a);
  };
}

namespace {

bool text_explains(std::string_view subject, std::string_view rule, Language language) {
  for (const RulesBlock& block : parse_rules(rules_text(subject, language), {}, language))
    if (std::find(block.ids.begin(), block.ids.end(), rule) != block.ids.end()) return true;
  return false;
}

}  // namespace

// The paragraph may stand with a game's rules, first of all those of the game on the table, with
// those of all games, or with bridge's laws.
void look_up(App& app, std::string_view rule) {
  constexpr std::size_t common = std::tuple_size_v<Games>;
  const EveningSession* played = app.session_at_table();
  app.rules.rule = std::string(rule);
  app.rules.sought = true;
  app.rules.game = text_explains("dummy", rule, app.ui.language) ? common + 1 : common;
  std::size_t index = 0;
  bool at_the_table = false;
  for_each_game([&]<class G>() {
    const std::size_t game = index++;
    if (at_the_table || !text_explains(G::id, rule, app.ui.language)) return;
    app.rules.game = game;
    at_the_table = played && played->entered.index() == game;
  });
  app.dialog = Nothing{};
  app.tab = Tab::rules;
}

void look_up_the_game(App& app) {
  if (const EveningSession* played = app.session_at_table())
    app.rules.game = played->entered.index();
  app.rules.rule.reset();
  app.dialog = Nothing{};
  app.tab = Tab::rules;
}

}  // namespace kattegat::ui
