// A setup as it is kept while it is being put together. What is read is somebody else's word, even
// on our own device: a setup that this app could not have written is none.
#include <algorithm>

#include "kattegat/evening/currencies.hpp"
#include "kattegat/evening/player_name.hpp"
#include "kattegat/evening/write.hpp"
#include "ui/app/device_file.hpp"
#include "ui/app/setup.hpp"

namespace kattegat::ui {
namespace {

constexpr std::array<std::string_view, 4> typings{"nothing", "player", "place", "stake"};

Json list_of(const std::vector<std::string>& names) {
  return Json::Array(names.begin(), names.end());
}

bool are_names(const std::vector<std::string>& names, std::size_t most) {
  for (std::size_t i = 0; i < names.size(); ++i)
    if (!is_stored_name(names[i]) ||
        std::find(names.begin(), names.begin() + static_cast<std::ptrdiff_t>(i), names[i]) !=
            names.begin() + static_cast<std::ptrdiff_t>(i))
      return false;
  return names.size() <= most;
}

bool sit_among(const std::vector<std::string>& seats, const std::vector<std::string>& players) {
  return std::all_of(seats.begin(), seats.end(), [&](const std::string& name) {
    return std::find(players.begin(), players.end(), name) != players.end();
  });
}

// Earlier editions did not say whom they meant.
bool read_people(const Json* json, Setup& setup) {
  if (!json) return true;
  const auto* object = json->as<Json::Object>();
  if (!object || object->size() > players_max) return false;
  for (const auto& [name, value] : *object) {
    const auto* id = value.as<std::string>();
    const auto person = id ? parse_uuid(*id) : std::nullopt;
    if (!person) return false;
    setup.people[name] = *person;
  }
  return true;
}

// Empty ones stand between those that are taken; earlier editions kept none.
std::optional<Chairs> read_chairs(ObjectReader& reader,
                                  const std::optional<std::vector<std::string>>& seats) {
  std::optional<std::vector<int>> freed;
  reader("freed", freed);
  if (!seats) return std::nullopt;
  Chairs chairs = chairs_of(*seats);
  if (freed) std::sort(freed->begin(), freed->end());
  for (const int chair : freed.value_or(std::vector<int>{})) {
    const bool is_between = chair >= 0 && static_cast<std::size_t>(chair) < chairs.size();
    if (!is_between || !chairs[static_cast<std::size_t>(chair)]) return std::nullopt;
    chairs.insert(chairs.begin() + chair, std::nullopt);
  }
  if (chairs.size() > players_max) return std::nullopt;
  return chairs;
}

// Earlier editions kept none.
void read_key(ObjectReader& reader, std::string_view name, Uuid& key) {
  std::optional<Uuid> kept;
  reader(name, kept);
  key = kept.value_or(key);
}

void read_keys(ObjectReader& reader, Setup& setup) {
  reader("evening", setup.evening);
  read_key(reader, "evening_key", setup.evening_key);
  read_key(reader, "session_key", setup.session_key);
}

}  // namespace

Json::Object setup_to_json(const Setup& setup) {
  Json::Object object{{"step", setup.step},
                      {"players", list_of(setup.players)},
                      {"game", game_of(setup.house)},
                      {"rules", house_to_json(setup.house)},
                      {"school", setup.school},
                      {"seats", list_of(sitting(setup.chairs))},
                      {"stake", to_string(setup.stake)},
                      {"place", setup.place},
                      {"currency", setup.currency},
                      {"coin", to_string(setup.coin)},
                      {"typing", typings[static_cast<std::size_t>(setup.typing)]},
                      {"typed", setup.typed},
                      {"evening_key", to_string(setup.evening_key)},
                      {"session_key", to_string(setup.session_key)}};
  if (setup.evening) object.emplace_back("evening", to_string(*setup.evening));
  Json::Object people;
  for (const auto& [name, id] : setup.people) people.emplace_back(name, to_string(id));
  if (!people.empty()) object.emplace_back("people", std::move(people));
  Json::Array freed;
  for (std::size_t i = 0; i < setup.chairs.size(); ++i)
    if (!setup.chairs[i]) freed.emplace_back(static_cast<std::int64_t>(i));
  if (!freed.empty()) object.emplace_back("freed", std::move(freed));
  return object;
}

std::optional<Setup> setup_from_json(const Json& json) {
  const auto* object = json.as<Json::Object>();
  if (!object) return std::nullopt;
  Checklist list;
  ObjectReader reader(*object, {}, list);
  std::optional<int> step;
  std::optional<std::vector<std::string>> players, seats;
  std::optional<std::string> game, school, stake, place, currency, coin, typing, typed;
  Setup setup;
  reader("step", step);
  reader("players", players);
  reader("game", game);
  const Json* rules = reader.take("rules");
  reader("school", school);
  reader("seats", seats);
  reader("stake", stake);
  reader("place", place);
  reader("currency", currency);
  reader("coin", coin);
  reader("typing", typing);
  reader("typed", typed);
  const bool people = read_people(reader.take("people"), setup);
  const auto chairs = read_chairs(reader, seats);
  read_keys(reader, setup);
  reader.done();
  const bool all = people && chairs && step && players && seats && game && rules && school &&
                   stake && place && currency && coin && typing && typed;
  if (!list.clean() || !all || !game_called(*game)) return std::nullopt;
  setup.house = read_house_rules(*game, *rules, list);
  const auto money = parse_money(*stake), smallest = parse_money(*coin);
  const auto field = std::find(typings.begin(), typings.end(), *typing);
  const bool sound = list.clean() && *step >= 0 && *step <= 2 && are_names(*players, players_max) &&
                     are_names(*seats, players_max) && sit_among(*seats, *players) && money &&
                     is_stake(*money) && smallest && *smallest > Money{} &&
                     field != typings.end() && is_stored_currency(*currency) &&
                     std::max({place->size(), typed->size(), school->size()}) <= longest_typed;
  if (!sound) return std::nullopt;
  setup.new_evening = !setup.evening;
  setup.step = *step;
  setup.players = std::move(*players);
  setup.chairs = *chairs;
  setup.school = std::move(*school);
  setup.stake = *money;
  setup.place = std::move(*place);
  setup.currency = std::move(*currency);
  setup.coin = *smallest;
  setup.typing = static_cast<Setup::Typing>(field - typings.begin());
  setup.typed = std::move(*typed);
  return setup;
}

}  // namespace kattegat::ui
