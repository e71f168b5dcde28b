#include "kattegat/evening/read.hpp"

#include <algorithm>
#include <map>
#include <set>

#include "header_fields.hpp"
#include "kattegat/core/calendar.hpp"
#include "kattegat/core/json/json_member.hpp"
#include "kattegat/evening/code.hpp"
#include "kattegat/evening/currencies.hpp"
#include "kattegat/evening/player_name.hpp"
#include "kattegat/evening/read_entry.hpp"

namespace kattegat {
namespace {

constexpr Names nobody_seated{};
// More than any good evening has in as many bytes: a card played, `["A","SA"],`, is three in 11. A
// member takes the memory of two: its points, `"A":"1",`, are so many in 8.
constexpr std::size_t values_limit = bytes_limit / 7 * 2, member_counts = 2;

// What is allowed: to what is new, or to what a book holds.
struct Allowed {
  bool (*name)(const std::string&);
  bool (*currency)(std::string_view);
};
constexpr Allowed to_the_new{is_player_name, is_currency},
    to_the_stored{is_stored_name, is_stored_currency};

void check_players(const std::vector<std::string>& players, const Allowed& allowed,
                   Checklist& list) {
  list.require(players.size() >= players_min && players.size() <= players_max, "players",
               Word::evening_players, static_cast<std::int64_t>(players.size()));
  if (players.size() > players_max) return;
  std::set<std::string_view> seen;
  for (const std::string& name : players) {
    list.require(allowed.name(name), "players", Word::evening_player_name, name);
    list.require(seen.insert(name).second, "players", Word::evening_player_twice, name);
  }
}

// {"Bo": UUID}: each id is one of the players', and nobody else's.
void read_people(const Json* json, Evening& evening, Checklist& list) {
  if (!json) return;
  const auto* object = json->as<Json::Object>();
  if (!object) return list.add({{"people", expected(Word::expects_object)}});
  std::map<Uuid, std::string> whose;
  for (const auto& [name, value] : *object) {
    Uuid id;
    if (const FormFault fault = read_value(value, nobody_seated, id)) {
      tell(list, "people", fault);
      continue;
    }
    const std::size_t player = player_index(evening, name);
    if (!list.require(player < evening.players.size(), "people", Word::evening_people_unknown,
                      name))
      continue;
    const auto [place, first] = whose.try_emplace(id, name);
    list.require(first, "people", Word::evening_people_twice, place->second, name);
    evening.people[player] = id;
  }
}

// The keys of the file itself, but for what lies in the sessions.
void read_head(const Json::Object& object, const Allowed& allowed, Evening& evening,
               Checklist& list) {
  read_header(object, evening_fields, evening, list);
  evening.people.resize(evening.players.size());
  evening.keys = EveningKeys(keys_as_written(object, evening_fields));

  if (was_read(object, "date", list))
    list.require(is_date(evening.date), "date", Word::evening_date);
  if (was_read(object, "players", list)) check_players(evening.players, allowed, list);
  list.require(allowed.currency(evening.currency), "currency", Word::evening_currency);
  list.require(evening.coin > Money{}, "cash_rounding", Word::evening_cash_rounding);
  if (!concerns(list.found(), "players")) read_people(find_member(object, "people"), evening, list);
}

// What a file calls by ids. An entry, a table and the evening may have one: whoever wrote to a book
// may have chosen it so, and its file is read all the same.
struct IdsOfFile {
  std::set<Uuid> tables, entries;
};
// Refuses the second use of an id for something alike.
void check_id(const std::optional<Uuid>& id, std::set<Uuid>& seen, Violations& violations) {
  if (id && !seen.insert(*id).second)
    violations.push_back({"id", text(Word::form_id_twice, to_string(*id))});
}

void read_entries(const Json::Array& entries, EveningSession& session, std::set<Uuid>& ids) {
  std::visit(
      [&]<class G>(EnteredSession<G>& entered) {
        entered.entries.reserve(entries.size());
        for (const Json& json : entries) {
          entered.entries.push_back(read_entry<G>(json, session.seats));
          check_id(entered.entries.back().entry.stamp.id, ids, entered.entries.back().form);
        }
      },
      session.entered);
}

const Json::Array* asked_list(const Json& object, std::string_view key, Checklist& list) {
  const Json* value = object.find(key);
  const auto* array = value ? value->as<Json::Array>() : nullptr;
  if (!value)
    list.asked(false, key);
  else if (!array)
    list.add({{std::string(key), expected(Word::expects_list)}});
  return array;
}

void complain(Reading& reading, std::optional<PlaceInFile> session, Violations violations) {
  for (Violation& violation : violations)
    reading.complaints.push_back({session, std::nullopt, std::move(violation)});
}

// Nobody enters so many: such a file is not read at all.
bool has_too_many_entries(const Json& session) {
  const Json* entries = session.find("entries");
  const auto* array = entries ? entries->as<Json::Array>() : nullptr;
  return array && array->size() > entries_limit;
}

// Fills in one session.
void add_session(const Json& json, PlaceInFile place, IdsOfFile& ids, Reading& reading) {
  const auto* object = json.as<Json::Object>();
  if (!object) {
    complain(reading, place, {{"sessions", expected(Word::expects_object)}});
    return;
  }
  Checklist list;
  auto session = read_session(*object, reading.evening.players, list);
  const Json::Array* array = asked_list(json, "entries", list);
  Violations found = std::move(list).done();
  if (session) check_id(session->id, ids.tables, found);
  if (session && found.empty()) {
    session->place = place;
    read_entries(*array, *session, ids.entries);
    reading.evening.sessions.push_back(std::move(*session));
  }
  complain(reading, place, std::move(found));
}

bool says(const Json& json, std::string_view key, const Json& value) {
  const Json* given = json.find(key);
  return given && *given == value;
}

Result<Reading, Text> read_with(const Json& json, const Allowed& allowed) {
  Reading reading;
  const auto* object = json.as<Json::Object>();
  Checklist list;
  if (!list.require(object != nullptr, "format", Word::evening_not_object) ||
      !list.require(says(json, "format", "kattegat-evening"), "format", Word::evening_format) ||
      !list.require(says(json, "version", 1), "version", Word::evening_version)) {
    complain(reading, std::nullopt, std::move(list).done());
    return reading;
  }
  read_head(*object, allowed, reading.evening, list);
  const Json::Array* array = asked_list(json, "sessions", list);
  // Each would be complained of: millions of them are no evening.
  if (array && array->size() > sessions_limit) {
    list.add(
        {{"sessions", text(Word::evening_sessions, static_cast<std::int64_t>(sessions_limit))}});
    array = nullptr;
  }

  IdsOfFile ids;
  Violations found = std::move(list).done();
  const bool players_known = !concerns(found, "players");
  complain(reading, std::nullopt, std::move(found));
  if (array && players_known)
    for (PlaceInFile place; place.index < array->size(); ++place.index) {
      const Json& session = (*array)[place.index];
      if (has_too_many_entries(session))
        return text(Word::file_too_many_entries, place.number(),
                    static_cast<std::int64_t>(entries_limit));
      add_session(session, place, ids, reading);
    }
  return reading;
}

}  // namespace

Result<Reading, Text> evening_from_json(const Json& json) { return read_with(json, to_the_stored); }

Result<Reading, Text> evening_from_header(const EveningKeys& keys) {
  Json::Object file = keys.json();
  file.emplace_back("sessions", Json::Array{});
  return evening_from_json(Json(std::move(file)));
}

Result<Reading, Text> new_evening_from_json(const Json& json) {
  return read_with(json, to_the_new);
}

Result<Reading, Text> read_evening(std::string_view bytes) {
  if (bytes.size() > bytes_limit)
    return text(Word::file_too_large, std::int64_t{bytes_limit >> 20U});
  std::string from_code;
  if (is_evening_code(bytes)) {
    auto file = file_of_code(bytes);
    if (!file) return file.error();
    bytes = from_code = std::move(*file);
  }
  auto json = parse_json(bytes, values_limit, member_counts);
  if (!json) return json.error();
  return new_evening_from_json(*json);
}

}  // namespace kattegat
