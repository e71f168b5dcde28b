#include "ui/app/schools.hpp"

#include <set>

#include "kattegat/evening/player_name.hpp"
#include "kattegat/evening/write.hpp"
#include "ui/app/device_file.hpp"

namespace kattegat::ui {
namespace {

constexpr std::string_view schools_format = "kattegat-schools";
constexpr std::int64_t schools_version = 1;

// Every rule of the game, also those that the file does not name.
Json::Object read_rules(std::string_view game, const Json& rules, Checklist& list) {
  return house_to_json(read_house_rules(game, rules, list));
}

School read_school(const Json::Object& object) {
  Checklist list;
  ObjectReader reader(object, {}, list);
  std::optional<std::string> name, game;
  reader("name", name);
  reader("game", game);
  const Json* rules = reader.take("rules");
  reader.done();
  if (!concerns(list.found(), "name") && list.asked(name, "name"))
    list.require(is_player_name(*name), "name", Word::roster_no_name, *name);
  if (!concerns(list.found(), "game") && list.asked(game, "game"))
    list.require(game_called(*game).has_value(), "game", Word::school_no_such_game, *game);
  list.asked(rules != nullptr, "rules");

  School school{concerns(list.found(), "name") ? "" : *name, game.value_or("")};
  if (rules && !concerns(list.found(), "game")) school.rules = read_rules(*game, *rules, list);
  if (!list.clean()) school.wrong = list.found().front().text;
  return school;
}

// Games, and the names that are taken in each.
using TakenNames = std::set<std::pair<std::string, std::string>>;

School read_school(const Json& json, TakenNames& before) {
  School school;
  if (const auto* object = json.as<Json::Object>())
    school = read_school(*object);
  else
    school.wrong = expected(Word::expects_object);
  const bool is_first = before.emplace(school.game, school.name).second;
  if (!school.wrong && !is_first) school.wrong = text(Word::school_taken, school.name);
  if (school.wrong) school.rules.clear();
  school.written = json;
  return school;
}

// What the file lists; nullptr when writing it again would lose something: it has a key that we do
// not know, or a number that we do not keep.
const Json::Array* list_in(const Json& json) {
  const auto* object = json.as<Json::Object>();
  if (!object) return nullptr;
  Checklist list;
  ObjectReader reader(*object, {}, list);
  std::optional<std::string> format;
  std::optional<std::int64_t> version;
  reader("format", format);
  reader("version", version);
  const Json* schools = reader.take("schools");
  reader.done();
  const bool known = list.clean() && format == schools_format && version == schools_version;
  return known && schools && is_exact(json) ? schools->as<Json::Array>() : nullptr;
}

}  // namespace

School school_of_rules(const std::string& name, std::string_view game, const Json::Object& rules) {
  return {name, std::string(game), rules, std::nullopt,
          Json::Object{{"name", name}, {"game", game}, {"rules", rules}}};
}

Result<std::vector<School>, Text> read_schools(const std::string& path) {
  std::vector<School> schools;
  const auto file = read_device_file(path);
  if (!file) return file.error();
  if (!*file) return schools;
  const Json::Array* array = list_in(**file);
  if (!array) return text(Word::school_file_unknown);
  TakenNames before;
  for (const Json& one : *array) schools.push_back(read_school(one, before));
  return schools;
}

bool write_schools(const std::string& path, const std::vector<School>& schools) {
  Json::Array list;
  for (const School& school : schools) list.push_back(school.written);
  const Json::Object file{
      {"format", schools_format}, {"version", schools_version}, {"schools", std::move(list)}};
  return write_device_file(path, file, 2);
}

}  // namespace kattegat::ui
