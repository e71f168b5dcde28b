#include "made_evening.hpp"

#include <set>

#include "kattegat/core/hash.hpp"
#include "kattegat/core/json/json_member.hpp"
#include "kattegat/evening/judge.hpp"
#include "kattegat/evening/read.hpp"
#include "shared_tables.hpp"

namespace kattegat {
namespace {

// It is the same in every language, for the ids follow from it.
constexpr std::string_view why_agreed = "import";

// The one entry of a table: what everybody came to.
template <class G>
ReadEntry<G> agreed(const OldShares& table, const Uuid& session) {
  ByPlayer<Points> points;
  for (std::size_t seat = 0; seat < table.size(); ++seat)
    points[Seat{static_cast<int>(seat)}] = table[seat].points;
  ReadEntry<G> read;
  read.entry.stamp.id = derived_uuid(session, "entry 0");
  read.entry.body = Adjust{points, std::string(why_agreed)};
  return read;
}

// The table of a game, with its entry; what is wrong with it is among the complaints.
void add_table(Reading& reading, const Uuid& id, const std::string& game, const OldShares& table,
               const std::string& stake) {
  Json::Array seats;
  for (const OldShare& one : table) seats.emplace_back(one.player);
  Checklist list;
  const std::size_t index = reading.evening.sessions.size();
  auto session = read_session(
      {{"id", to_string(id)}, {"game", game}, {"seats", std::move(seats)}, {"stake", stake}},
      reading.evening.players, list);
  for (const Violation& one : list.found())
    reading.complaints.push_back({PlaceInFile{index}, {}, one});
  if (!session) return;
  session->place = {index};
  std::visit(
      [&]<class G>(EnteredSession<G>& entered) { entered.entries.push_back(agreed<G>(table, id)); },
      session->entered);
  reading.evening.sessions.push_back(std::move(*session));
}

// Whoever played, as they come first.
std::vector<std::string> players_of(const EveningRows& evening) {
  std::vector<std::string> players;
  std::set<std::string_view> known;
  for (const OldGame& game : evening.games)
    for (const OldShare& one : game.shares)
      if (known.insert(one.player).second) players.push_back(one.player);
  return players;
}

// All that the night says, for the ids to follow from.
std::string said_by(const EveningRows& evening, const Coinage& coinage) {
  Json::Array games;
  for (const OldGame& game : evening.games) {
    Json::Array shares;
    for (const OldShare& one : game.shares)
      shares.push_back(Json::Array{one.player, to_string(one.points)});
    games.push_back(Json::Array{game.id, std::move(shares)});
  }
  return to_line(Json::Array{"old results", evening.date, evening.place, coinage.currency,
                             coinage.stake, std::move(games)});
}

Text with_names(Text said, const std::vector<std::string>& names) {
  for (Argument& one : said.arguments) {
    if (const Seat* const seat = std::get_if<Seat>(&one))
      one = at_seat(names, *seat);
    else if (auto* const described = std::get_if<Described>(&one))
      for (Text& part : described->one) part = with_names(std::move(part), names);
  }
  return said;
}
// Told beside a table, which knows of no seats.
Violation with_names(const Complaint& complaint, const Evening& evening) {
  Violation told = complaint.violation;
  if (const EveningSession* const session = session_at(evening, complaint.session))
    told.text = with_names(std::move(told.text), session->seats);
  return told;
}

Json header_of(const EveningRows& rows, const std::vector<std::string>& players, const Uuid& id,
               const Coinage& coinage) {
  Json::Object file{
      {"format", "kattegat-evening"}, {"version", 1}, {"id", to_string(id)}, {"date", rows.date}};
  if (!rows.place.empty()) file.emplace_back("place", rows.place);
  file.emplace_back("currency", coinage.currency);
  file.emplace_back("players", texts_as_json(players));
  file.emplace_back("sessions", Json::Array{});
  return file;
}

// Why there cannot have been such an evening.
Violations wrong_with(const EveningRows& rows, const std::vector<std::string>& players) {
  // A day may have an evening at each of several places.
  const std::string when = rows.date + (rows.place.empty() ? "" : " (" + rows.place + ")");
  Violations wrong;
  for (const OldGame& game : rows.games) {
    const SeatsOfGame seats = seats_of_game(game.id);
    Points sum;
    for (const OldShare& one : game.shares) sum += one.points;
    if (sum != Points{}) wrong.push_back({"points", text(Word::old_not_zero, when, sum)});
    if (game.shares.size() < seats.least)
      wrong.push_back({"seats", text(Word::old_too_few, when, seats.name,
                                     static_cast<std::int64_t>(seats.least),
                                     static_cast<std::int64_t>(game.shares.size()))});
  }
  if (players.size() > players_max)
    wrong.push_back({"players", text(Word::old_too_many, when, std::int64_t{players_max})});
  return wrong;
}

}  // namespace

Result<OldEvening, Violations> made_evening(const EveningRows& rows, const Coinage& coinage) {
  const std::vector<std::string> players = players_of(rows);
  if (Violations wrong = wrong_with(rows, players); !wrong.empty()) return wrong;
  const Uuid id = derived_uuid({}, said_by(rows, coinage));
  auto reading = new_evening_from_json(header_of(rows, players, id, coinage));
  if (!reading) return Violations{{"sessions", reading.error()}};
  OldEvening made;
  std::size_t tables = 0;
  for (const OldGame& game : rows.games) {
    made.results += game.shares.size();
    for (const OldShares& table : shared_tables(game.shares, seats_of_game(game.id)))
      add_table(*reading, derived_uuid(id, "session " + std::to_string(tables++)), game.id, table,
                coinage.stake);
  }
  if (tables > sessions_limit)
    return Violations{
        {"sessions", text(Word::evening_sessions, static_cast<std::int64_t>(sessions_limit))}};
  const JudgedEvening judged = judge(reading->evening, std::move(reading->complaints));
  Violations wrong;
  for (const Complaint& complaint : judged.complaints)
    wrong.push_back(with_names(complaint, reading->evening));
  if (!wrong.empty()) return wrong;
  made.evening = std::move(reading->evening);
  return made;
}

}  // namespace kattegat
