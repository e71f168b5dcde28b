#include "kattegat/evening/read.hpp"

#include <algorithm>
#include <map>
#include <set>

#include "kattegat/core/calendar.hpp"
#include "kattegat/evening/code.hpp"
#include "kattegat/evening/currencies.hpp"
#include "kattegat/evening/player_name.hpp"
#include "kattegat/evening/read_entry.hpp"

namespace kattegat {
namespace {

constexpr Names nobody_seated{};
// More than any good evening has in as many bytes: a card played, `["A","SA"],`, is three in 11.
constexpr std::size_t values_limit = bytes_limit / 7 * 2;

Json::Object without(const Json::Object& object, std::string_view a, std::string_view b) {
  Json::Object rest;
  for (const auto& member : object)
    if (member.first != a && member.first != b) rest.push_back(member);
  return rest;
}

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

// The keys of the file itself. The sessions are only touched, so that the key is known.
void read_head(const Json::Object& object, const Allowed& allowed, Evening& evening,
               Checklist& list) {
  ObjectReader reader(object, nobody_seated, list);
  std::optional<std::string> date, place, currency, cash_rounding;
  std::optional<std::vector<std::string>> players;
  reader.take("format");
  reader.take("version");
  reader.take("sessions");
  reader("id", evening.id);
  reader("date", date);
  reader("place", place);
  reader("currency", currency);
  reader("cash_rounding", cash_rounding);
  reader("players", players);
  const Json* people = reader.take("people");
  reader.done();

  if (reader.must(date, "date")) list.require(is_date(*date), "date", Word::evening_date);
  if (reader.must(players, "players")) check_players(*players, allowed, list);
  if (currency) list.require(allowed.currency(*currency), "currency", Word::evening_currency);
  if (cash_rounding) {
    evening.coin = parse_money(*cash_rounding).value_or(Money{});
    list.require(evening.coin > Money{}, "cash_rounding", Word::evening_cash_rounding);
  }
  evening.date = date.value_or("");
  evening.place = place.value_or("");
  evening.currency = currency.value_or(usual_currency);
  evening.players = players.value_or(std::vector<std::string>{});
  evening.people.resize(evening.players.size());
  if (!concerns(list.found(), "players")) read_people(people, evening, list);
  evening.keys = EveningKeys(without(object, "id", "sessions"));
}

template <class G>
void check_seats_count(std::size_t seats, Checklist& list) {
  const auto sitting = static_cast<std::int64_t>(seats);
  const bool fits = sitting >= G::seats_min && sitting <= G::seats_max;
  if (G::seats_min == G::seats_max)
    list.require(fits, "seats", Word::session_seats_exactly, G::name, std::int64_t{G::seats_min},
                 sitting);
  else
    list.require(fits, "seats", Word::session_seats_count, G::name, std::int64_t{G::seats_min},
                 std::int64_t{G::seats_max}, sitting);
}

// The table of a game whose seats may be unreadable.
template <class G>
Table<typename G::House> read_table(const Json* rules, std::optional<std::size_t> seats,
                                    Checklist& list) {
  Table<typename G::House> table;
  if (rules) {
    const AnyHouse read =
        read_house_rules(G::id, *rules, list, static_cast<int>(seats.value_or(0)));
    table.house = std::get<HouseOf<G>>(read).house;
  }
  if (seats) check_seats_count<G>(*seats, list);
  table.seats = static_cast<int>(std::min<std::size_t>(seats.value_or(G::seats_min), max_seats));
  return table;
}

void check_seats(const std::vector<std::string>& seats, const std::vector<std::string>& players,
                 Checklist& list) {
  if (seats.size() > std::size_t{max_seats}) return;  // no game has so many: that is said
  std::set<std::string_view> seen;
  for (const std::string& name : seats) {
    list.require(std::find(players.begin(), players.end(), name) != players.end(), "seats",
                 Word::session_seat_unknown, name);
    list.require(seen.insert(name).second, "seats", Word::session_seat_twice, name);
  }
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

void complain(Reading& reading, std::optional<std::size_t> session, Violations violations) {
  for (Violation& violation : violations)
    reading.complaints.push_back({session, std::nullopt, std::move(violation)});
}

// Fills in one session; a Text when it has too many entries.
std::optional<Text> add_session(const Json& json, std::size_t index, IdsOfFile& ids,
                                Reading& reading) {
  const auto* object = json.as<Json::Object>();
  if (!object) {
    complain(reading, index, {{"sessions", expected(Word::expects_object)}});
    return {};
  }
  Checklist list;
  auto session = read_session(*object, reading.evening.players, list);
  const Json::Array* array = asked_list(json, "entries", list);
  if (array && array->size() > entries_limit)
    return text(Word::file_too_many_entries, static_cast<std::int64_t>(index + 1),
                static_cast<std::int64_t>(entries_limit));

  Violations found = std::move(list).done();
  if (session) check_id(session->id, ids.tables, found);
  if (session && found.empty()) {
    session->index = index;
    read_entries(*array, *session, ids.entries);
    reading.evening.sessions.push_back(std::move(*session));
  }
  complain(reading, index, std::move(found));
  return {};
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
    list.add({{"sessions", text(Word::gate_too_many, static_cast<std::int64_t>(sessions_limit))}});
    array = nullptr;
  }

  IdsOfFile ids;
  Violations found = std::move(list).done();
  const bool players_known = !concerns(found, "players");
  complain(reading, std::nullopt, std::move(found));
  if (array && players_known)
    for (std::size_t i = 0; i < array->size(); ++i)
      if (auto fault = add_session((*array)[i], i, ids, reading)) return std::move(*fault);
  return reading;
}

}  // namespace

std::optional<EveningSession> read_session(const Json::Object& object,
                                           const std::vector<std::string>& players,
                                           Checklist& list) {
  EveningSession session;
  ObjectReader reader(object, nobody_seated, list);
  std::optional<std::string> game, stake;
  std::optional<std::vector<std::string>> seats;
  reader("id", session.id);
  reader("game", game);
  reader("seats", seats);
  reader("stake", stake);
  const Json* rules = reader.take("rules");
  reader.take("entries");
  reader.done();

  reader.must(game, "game");
  reader.must(seats, "seats");
  if (stake) {
    session.stake = parse_money(*stake).value_or(Money{-1});
    list.require(is_stake(session.stake), "stake", Word::session_stake);
  }
  if (seats) check_seats(*seats, players, list);
  bool known = false;
  std::optional<std::size_t> sitting;
  if (seats) sitting = seats->size();
  if (game)
    for_each_game([&]<class G>() {
      if (G::id != *game) return;
      known = true;
      session.entered = EnteredSession<G>{read_table<G>(rules, sitting, list), {}};
    });
  if (game && !known)
    list.add({{"game", text(Word::form_unknown_word, *game,
                            ids_of_games([]<class G>() { return true; }))}});
  session.seats = seats.value_or(std::vector<std::string>{});
  session.keys = SessionKeys(without(object, "id", "entries"));
  if (!list.clean()) return std::nullopt;
  return session;
}

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
  auto json = parse_json(bytes, values_limit);
  if (!json) return json.error();
  return new_evening_from_json(*json);
}

}  // namespace kattegat
