// How the app begins, which is what a tap may come to as well; and what is asked of all of it.
#include "ui/app/app.hpp"

#include <filesystem>

#include "ui/app/actions/books.hpp"
#include "ui/app/actions/evenings.hpp"
#include "ui/app/actions/faces.hpp"
#include "ui/app/actions/loss.hpp"
#include "ui/app/actions/messages.hpp"
#include "ui/app/actions/places.hpp"
#include "ui/app/actions/schools.hpp"
#include "ui/app/actions/settings.hpp"
#include "ui/app/actions/stage.hpp"
#include "ui/app/actions/table.hpp"
#include "ui/app/actions/tapped_in.hpp"
#include "ui/app/clock.hpp"
#include "ui/kit/layout.hpp"

namespace kattegat::ui {
namespace {

// The book by its whole path: in another folder the same name is another book's.
World with_whole_path(World world) {
  std::error_code fault;
  const auto whole = std::filesystem::absolute(world.book, fault);
  if (!fault) world.book = whole.string();
  return world;
}

}  // namespace

// Read once: what is told of the settings is of what the app has begun with.
struct BeganWith {
  World world;
  std::optional<Settings> settings;  // nothing where they cannot be read
};

std::string today(const App& app) { return app.world.now().substr(0, 10); }

namespace {

BeganWith begun_in(World world) {
  auto settings = read_settings(world.settings);
  return {with_whole_path(std::move(world)), std::move(settings)};
}

}  // namespace

App::App(World the_world) : App(begun_in(std::move(the_world))) {}

App::App(BeganWith begun)
    : world(std::move(begun.world)),
      settings(begun.settings.value_or(Settings{})),
      settings_kept(settings),
      own_club_(book_to_open(settings, world.book), world.patience,
                if_gone(*this, book_to_open(settings, world.book))) {
  read_schools_again(*this);
  apply_settings(*this);
  if (!begun.settings) show_toast(*this, {say(text(Word::file_not_read, world.settings))});
  read_evenings_again(*this);
  read_tapped_in(*this);
  show_newest(*this);
  const bool setting_up = resume_setup(*this) && drafts.all.setting_up;
  look_for_loss(*this);
  open_newest(*this);
  tab = table.session && is_tonight(*this) && !setting_up ? Tab::table : Tab::evening;
  tell_of_book_gone(*this);
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

bool is_tonight(const App& app) {
  const OpenEvening* open = app.open_evening();
  return open && is_going_on(open->evening.date, last_written(open->evening), app.world.now());
}

bool is_being_played(const App& app) {
  const bool shown = app.tab == Tab::table || app.stage == Stage::scoreboard;
  const EveningSession* played = app.session_at_table();
  return shown && played && !app.open_evening()->has_ended(*played) && is_tonight(app);
}

EveningChoices& evening_choices(App& app) {
  const auto id = app.open_evening() ? app.open_evening()->evening.id : std::nullopt;
  return kept(app.evening_choices, id, [] { return EveningChoices{}; });
}

}  // namespace kattegat::ui
