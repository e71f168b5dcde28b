// The club's schools: which one the chosen rules are, and what a tap does to them.
#include "ui/app/actions/schools.hpp"

#include "kattegat/evening/player_name.hpp"
#include "kattegat/evening/write.hpp"
#include "kattegat/files/held_folder.hpp"
#include "ui/app/device_file.hpp"

namespace kattegat::ui {
namespace {

std::string schools_path(const App& app) { return device_path(app.world, "schools.json"); }

bool is_called(const School& school, std::string_view game, const std::string& name) {
  return school.game == game && school.name == name;
}

// Another window may have kept something meanwhile: what is changed is what the file has now.
template <class Change>
Unkept change_schools(App& app, Change&& change) {
  const HeldFolder held(schools_path(app));
  read_schools_again(app);
  if (!app.schools) return text(Word::school_file, app.say(app.schools.error()));
  std::vector<School> schools = *app.schools;
  if (Unkept refused = change(schools)) return refused;
  if (!write_schools(schools_path(app), schools))
    return text(Word::file_not_written, schools_path(app));
  read_schools_again(app);
  return {};
}

std::vector<School>::iterator find_school(std::vector<School>& schools, const School& wanted) {
  return std::find_if(schools.begin(), schools.end(),
                      [&](const School& one) { return one.written == wanted.written; });
}

// Those of its latest session in the book; where that cannot be read the banner says why.
std::optional<Json::Object> read_last_rules(App& app, const std::string& game) {
  const auto is_of_it = [&](const SessionLine& session) { return session.game == game; };
  const std::vector<EveningLine>& evenings = app.club.evenings();
  const auto last = std::find_if(evenings.begin(), evenings.end(), [&](const EveningLine& line) {
    return std::any_of(line.sessions.begin(), line.sessions.end(), is_of_it);
  });
  if (last == evenings.end()) return std::nullopt;
  const auto view = app.read([&](const Book& book) { return look_at(book, last->id); });
  if (!view) return std::nullopt;
  std::optional<Json::Object> rules;
  for (const EveningSession& session : view->shown.sessions)
    if (game_id(session.entered) == game) rules = house_to_json(house_of(session));
  return rules;
}

}  // namespace

void read_schools_again(App& app) {
  app.schools = read_schools(schools_path(app));
  ++app.schools_read;
}

Json::Object rules_by_the_book(const AnyHouse& house) {
  return std::visit([]<class G>(const HouseOf<G>&) { return house_to_json<G>({}); }, house);
}

const School* school_with(const App& app, const AnyHouse& house) {
  if (!app.schools) return nullptr;
  const Json::Object rules = house_to_json(house);
  for (const School& school : *app.schools)
    if (!school.wrong && school.game == game_of(house) && school.rules == rules) return &school;
  return nullptr;
}

const School* school_called(const App& app, const AnyHouse& house, const std::string& name) {
  if (!app.schools || name.empty()) return nullptr;
  for (const School& school : *app.schools)
    if (is_called(school, game_of(house), name)) return &school;
  return nullptr;
}

// ---- What a tap does ----

const std::optional<Json::Object>& rules_last_time(App& app) {
  const std::string game(game_of(app.setup->house));
  return kept_of_book(app, app.views.last_rules, game, [&] { return read_last_rules(app, game); });
}

void note_school(App& app, const AnyHouse& before) {
  if (const School* school = school_with(app, before)) app.setup->school = school->name;
}

void take_rules(App& app, const Json::Object& rules) {
  Checklist list;
  app.setup->house = read_house_rules(game_of(app.setup->house), rules, list);
  app.setup->school.clear();
}

Unkept keep_school(App& app, const std::string& name) {
  const std::string_view game = game_of(app.setup->house);
  return change_schools(app, [&](std::vector<School>& schools) -> Unkept {
    if (const auto fault = name_fault(name)) return fault;
    const School kept = school_of_rules(name, game, house_to_json(app.setup->house));
    for (School& school : schools)
      if (is_called(school, game, name)) {
        school = kept;
        return {};
      }
    const auto count = std::count_if(schools.begin(), schools.end(),
                                     [&](const School& school) { return school.game == game; });
    if (static_cast<std::size_t>(count) >= schools_limit)
      return text(Word::school_too_many, static_cast<std::int64_t>(schools_limit));
    schools.push_back(kept);
    return {};
  });
}

Unkept rename_school(App& app, const School& school, const std::string& name) {
  return change_schools(app, [&](std::vector<School>& schools) -> Unkept {
    if (const auto fault = name_fault(name)) return fault;
    const auto found = find_school(schools, school);
    for (auto other = schools.begin(); other != schools.end(); ++other)
      if (other != found && is_called(*other, school.game, name))
        return text(Word::school_taken, name);
    if (found == schools.end()) return text(Word::school_changed);
    *found = school_of_rules(name, school.game, school.rules);
    return {};
  });
}

Unkept remove_school(App& app, const School& school) {
  return change_schools(app, [&](std::vector<School>& schools) -> Unkept {
    const auto found = find_school(schools, school);
    if (found == schools.end()) return text(Word::school_changed);
    schools.erase(found);
    return {};
  });
}

}  // namespace kattegat::ui
