#include "ui/app.hpp"

#include "ui/actions.hpp"
#include "ui/rules_text.hpp"

namespace kattegat::ui {
namespace {

void clear_table(App& app) {
  app.desk.reset();
  app.session.reset();
  app.chairs.clear();
}

// What has been entered for one order of the chairs, in another one: it stays each one's.
template <class G>
Entry<G> moved(const Entry<G>& entry, Names from, Names to) {
  const Draft<G> draft = read_entry<G>(Json(entry_to_json(entry, from)), to);
  return draft.form.empty() ? draft.entry : Entry<G>{};
}

}  // namespace

void lay_desk(App& app, AnyDesk desk) {
  app.desk.emplace(std::move(desk));
  app.desk_version = app.club.version();
}

void refuse(App& app, const NotStored& why, std::function<void(App&)> force) {
  if (const auto* refused = std::get_if<Refused>(&why))
    app.dialog = Refusal{*refused, std::move(force)};
}

App::App(World the_world)
    : world(std::move(the_world)), settings(read_settings(world.settings)), club(world.book) {
  read_schools_again(*this);
  apply_settings(*this);
  open_newest(*this);
  place = session ? Place::table : Place::evening;
}

void apply_settings(App& app) {
  app.ui.language = app.settings.language.value_or(app.world.language);
  app.ui.theme = {app.settings.dress, app.settings.four_colours,
                  app.world.scale * static_cast<float>(app.settings.zoom) / 100};
}

void wake(App& app) {
  const int version = app.club.version();
  app.club.refresh();
  if (app.club.version() != version) keep_draft(app);
}

void retry_book(App& app) {
  app.club.retry();
  if (!app.club.fault()) wake(app);
}

// ---- Where one is ----

void go(App& app, Place place) {
  app.place = place;
  app.notice.clear();
  app.explainer.clear();
  app.setup.reset();
  wake(app);
}

void open_session(App& app, const Uuid& session) {
  const Uuid id = session;  // it may be the app's own, which is cleared
  clear_table(app);
  const Tonight* tonight = app.tonight();
  const SessionFile* file = tonight ? tonight->session(id) : nullptr;
  if (!file) return;
  app.session = id;
  app.chairs = numbers_clockwise(tonight->history.sessions[tonight->place_of(id)].header);
  std::visit([&](const auto& play) { lay_desk(app, open_desk(*file, play)); }, file->play);
}

void open_newest(App& app) {
  clear_table(app);
  const Tonight* tonight = app.tonight();
  if (!tonight || tonight->evening.sessions.empty()) return;
  const SessionFile* newest = &tonight->evening.sessions.back();
  for (const SessionFile& session : tonight->evening.sessions)
    if (!tonight->has_ended(session)) newest = &session;
  open_session(app, *newest->id);
}

void show_evening(App& app, const Uuid& evening) {
  app.club.show(evening);
  open_newest(app);
}

namespace {

bool explains(std::string_view subject, std::string_view rule, Language language) {
  for (const RulesBlock& block : parse_rules(rules_text(subject, language), {}))
    if (std::find(block.ids.begin(), block.ids.end(), rule) != block.ids.end()) return true;
  return false;
}

}  // namespace

// The paragraph may stand with a game's rules, first of all those of the game on the table, with
// those of all games, or with bridge's laws.
void look_up(App& app, std::string_view rule) {
  constexpr std::size_t common = std::tuple_size_v<Games>;
  const SessionFile* file = app.session_file();
  app.rule = std::string(rule);
  app.rule_sought = true;
  app.rules_game = explains("dummy", rule, app.ui.language) ? common + 1 : common;
  std::size_t index = 0;
  bool at_the_table = false;
  for_each_game([&]<class G>() {
    const std::size_t game = index++;
    if (at_the_table || !explains(G::id, rule, app.ui.language)) return;
    app.rules_game = game;
    at_the_table = file && file->play.index() == game;
  });
  app.dialog = Nothing{};
  app.place = Place::rules;
}

// ---- The deal on the desk ----

void keep_draft(App& app) {
  if (!app.desk || !app.session) return open_newest(app);
  const AnyDesk kept = *app.desk;
  const std::vector<std::string> chairs = app.chairs;
  open_session(app, *app.session);
  if (!app.desk) return;
  std::visit(
      [&]<class G>(Desk<G>& fresh) {
        const auto* old = std::get_if<Desk<G>>(&kept);
        if (!old || old->corrects) return;
        fresh.key = old->key;
        if (chairs != app.chairs) {
          fresh.draft = moved(old->draft, chairs, app.chairs);
          return;
        }
        fresh.draft = old->draft;
        fresh.steps = old->steps;
        fresh.scratch = old->scratch;
      },
      *app.desk);
}

namespace {

template <class G>
std::string missing_fields(const Violations& found, Language language) {
  std::string list;
  for (const Violation& violation : found) {
    if (violation.text.word != Word::form_missing) continue;
    list += (list.empty() ? "" : ", ") + field_name(violation.field, language);
  }
  return list;
}

template <class G>
Preview preview_of(const App& app, const Desk<G>& desk) {
  Preview shown;
  shown.touched = !desk.steps.empty() || desk.corrects;
  const Verdict<G> verdict = desk.verdict();
  if (!verdict) {
    shown.missing = missing_fields<G>(verdict.error(), app.ui.language);
    for (const Violation& violation : verdict.error())
      if (violation.text.word != Word::form_missing)
        shown.wrong.push_back(
            {sentence(violation, app.ui.language, desk.names), rule_id(violation.text.word)});
    return shown;
  }
  shown.ready = true;
  for (const Seat seat : desk.seats()) shown.change[seat] = verdict->transfers.net(seat);
  for (const Text& line : workings(desk.session, desk.draft)) {
    shown.lines.push_back(app.say(line, desk.names));
    if (shown.rule.empty()) shown.rule = rule_id(line.word);
  }
  return shown;
}

}  // namespace

Preview preview(const App& app) {
  return std::visit([&](const auto& desk) { return preview_of(app, desk); }, *app.desk);
}

}  // namespace kattegat::ui
