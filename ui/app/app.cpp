#include "ui/app/app.hpp"

#include <filesystem>

#include "ui/app/actions/books.hpp"
#include "ui/app/actions/club.hpp"
#include "ui/app/actions/drafts.hpp"
#include "ui/app/actions/entered.hpp"
#include "ui/app/actions/evenings.hpp"
#include "ui/app/actions/faces.hpp"
#include "ui/app/actions/loss.hpp"
#include "ui/app/actions/messages.hpp"
#include "ui/app/actions/schools.hpp"
#include "ui/app/actions/settings.hpp"
#include "ui/app/actions/setup.hpp"
#include "ui/app/actions/stage.hpp"
#include "ui/app/actions/table.hpp"
#include "ui/app/clock.hpp"
#include "ui/app/rules_text.hpp"
#include "ui/kit/layout.hpp"

namespace kattegat::ui {
namespace {

// The book by its whole path: in another folder the same name is another book's.
World placed(World world) {
  std::error_code fault;
  const auto whole = std::filesystem::absolute(world.book, fault);
  if (!fault) world.book = whole.string();
  return world;
}

}  // namespace

std::string today(const App& app) { return app.world.now().substr(0, 10); }

App::App(World the_world)
    : world(placed(std::move(the_world))),
      settings(read_settings(world.settings).value_or(Settings{})),
      settings_kept(settings),
      own_club_(book_to_open(settings, world.book), world.patience) {
  read_schools_again(*this);
  apply_settings(*this);
  if (!read_settings(world.settings))
    show_toast(*this, {say(text(Word::file_not_read, world.settings))});
  read_evenings_again(*this);
  read_entered(*this);
  const bool setting_up = resume_setup(*this) && drafts.all.setting_up;
  look_for_loss(*this);
  open_newest(*this);
  tab = table.session && is_tonight(*this) && !setting_up ? Tab::table : Tab::evening;
}

namespace {

// Beyond that a window would hold too little of anything: letters grow no further.
float largest_unit(float width, float height) {
  return width > height ? std::min(width / 330, height / 185) : width / 180;
}

}  // namespace

bool prepare(App& app, float width, float height) {
  give_faces(app);
  float unit = app.world.scale * static_cast<float>(app.settings.zoom) / 100;
  unit = std::min(unit, std::max(app.world.scale, largest_unit(width, height)));
  app.ui.theme.scale = unit * growth(width / unit, height / unit);
  app.ui.theme.enlarged = std::max(1.F, unit / app.world.scale);
  app.ui.lettering = stage_lettering(app, width, height);
  return app.ui.build_fonts();
}

std::string last_written(const Evening& evening) {
  std::string last;
  for (const EveningSession& session : evening.sessions) {
    const std::string at = std::visit(
        [](const auto& entered) {
          return entered.entries.empty() ? "" : entered.entries.back().entry.stamp.at.value_or("");
        },
        session.entered);
    if (second_number(at).value_or(0) >= second_number(last).value_or(0)) last = at;
  }
  return last;
}

namespace {

void has_been_read(App& app, bool was_unreadable) {
  const bool is_another = app.drafts.all.had.book != app.club.path();
  if ((was_unreadable || is_another) && !app.is_unreadable()) resume_setup(app);
  look_for_loss(app);
}

}  // namespace

void wake(App& app) {
  keep_drafts(app);  // also what could not be written when it was tapped in
  const int version = app.club.version();
  const bool was_unreadable = app.is_unreadable();
  club_of(app).refresh();
  if (app.club.version() == version) return;
  has_been_read(app, was_unreadable);
  follow_setup(app);
  const auto& evenings = app.club.evenings();
  const bool newer = app.stage == Stage::scoreboard && app.open_evening() && !evenings.empty() &&
                     app.open_evening()->evening.id != evenings.front().id;
  if (newer) return show_evening(app, evenings.front().id);
  follow_book(app);
}

bool is_tonight(const App& app) {
  const OpenEvening* open = app.open_evening();
  return open && is_going_on(open->evening.date, last_written(open->evening), app.world.now());
}

bool is_being_played(const App& app) {
  const bool shown = app.tab == Tab::table || app.stage == Stage::scoreboard;
  const EveningSession* played = app.session_at_table();
  return shown && played && !app.open_evening()->has_ended(*played) && is_tonight(app);
}

void retry_book(App& app) {
  const bool was_unreadable = app.is_unreadable();
  club_of(app).retry();
  has_been_read(app, was_unreadable);
}

// ---- Where one is ----

EveningChoices& evening_choices(App& app) {
  const auto id = app.open_evening() ? app.open_evening()->evening.id : std::nullopt;
  return kept(app.evening_choices, id, [] { return EveningChoices{}; });
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

bool explains(std::string_view subject, std::string_view rule, Language language) {
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
  app.rules.game = explains("dummy", rule, app.ui.language) ? common + 1 : common;
  std::size_t index = 0;
  bool at_the_table = false;
  for_each_game([&]<class G>() {
    const std::size_t game = index++;
    if (at_the_table || !explains(G::id, rule, app.ui.language)) return;
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
