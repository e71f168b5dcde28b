// The header of a session.
#include <algorithm>
#include <set>

#include "header_fields.hpp"
#include "kattegat/core/json/json_member.hpp"
#include "kattegat/evening/read.hpp"
#include "kattegat/evening/shared_fields.hpp"

namespace kattegat {
namespace {

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

}  // namespace

std::optional<EveningSession> read_stored_session(const Json::Object& object,
                                                  const std::vector<std::string>& players,
                                                  Checklist& list) {
  SessionHeader header;
  read_header(object, session_fields, header, list);
  const bool has_game = was_read(object, "game", list);
  std::optional<std::size_t> sitting;
  if (was_read(object, "seats", list)) sitting = header.seats.size();
  list.require(is_stake(header.stake), "stake", Word::session_stake);
  check_seats(header.seats, players, list);

  EveningSession session;
  bool known = false;
  if (has_game)
    for_each_game([&]<class G>() {
      if (G::id != header.game) return;
      known = true;
      session.entered = EnteredSession<G>{read_table<G>(header.rules, sitting, list), {}};
    });
  if (has_game && !known)
    list.add({{"game", text(Word::form_unknown_word, header.game,
                            ids_of_games([]<class G>() { return true; }))}});
  session.id = header.id;
  session.seats = std::move(header.seats);
  session.stake = header.stake;
  session.keys = SessionKeys(keys_as_written(object, session_fields));
  if (!list.clean()) return std::nullopt;
  return session;
}

std::optional<EveningSession> read_session(const Json::Object& object,
                                           const std::vector<std::string>& players,
                                           Checklist& list) {
  auto session = read_stored_session(object, players, list);
  if (!session) return std::nullopt;
  const bool is_as_we_write = !session->keys.written_stake().starts_with('-');
  if (!list.require(is_as_we_write, "stake", Word::session_stake)) return std::nullopt;
  return session;
}

}  // namespace kattegat
