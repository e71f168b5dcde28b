#include "kattegat/old_results/old_results.hpp"

#include <algorithm>
#include <map>
#include <set>

#include "kattegat/core/hash.hpp"
#include "kattegat/core/json_member.hpp"
#include "kattegat/core/likeness.hpp"
#include "kattegat/evening/judge.hpp"
#include "kattegat/evening/read.hpp"
#include "old_rows.hpp"

namespace kattegat {
namespace {

// It is the same in every language, for the ids follow from it.
constexpr std::string_view why_agreed = "import";

// The same, in whatever order its rows and columns stood. In the same game twice they are others.
EveningRows in_order(EveningRows evening) {
  for (OldGame& game : evening.games)
    std::sort(game.shares.begin(), game.shares.end(),
              [](const OldShare& a, const OldShare& b) { return a.player < b.player; });
  const auto key = [](const OldGame& game) {
    return std::pair(game.id, game.shares.empty() ? "" : game.shares.front().player);
  };
  std::sort(evening.games.begin(), evening.games.end(),
            [&](const OldGame& a, const OldGame& b) { return key(a) < key(b); });
  return evening;
}

struct SeatsOf {
  std::size_t least = 0, most = 0;
  Word name{};
};
SeatsOf seating_of(std::string_view game) {
  SeatsOf seats;
  for_each_game([&]<class G>() {
    if (G::id == game)
      seats = {static_cast<std::size_t>(G::seats_min), static_cast<std::size_t>(G::seats_max),
               G::name};
  });
  return seats;
}
// At tables of as many as the game seats: whoever is last at one is first at the next, and carries
// over what is left.
std::vector<OldShares> at_tables(const OldShares& all, const SeatsOf& seats) {
  std::vector<OldShares> tables;
  Points carried;
  for (std::size_t begin = 0;;) {
    const bool is_last = begin + seats.most >= all.size();
    const std::size_t end = is_last ? all.size() : begin + seats.most;
    const std::size_t first = is_last ? std::min(begin, all.size() - seats.least) : begin;
    OldShares table;
    Points sum;
    for (std::size_t i = first; i < end; ++i) {
      Points points = i < begin ? Points{} : all[i].points;
      if (i == begin) points += carried;
      if (i + 1 == end && !is_last) points = -sum;
      sum += points;
      table.push_back({all[i].player, points});
    }
    tables.push_back(std::move(table));
    if (is_last) return tables;
    carried = -tables.back().back().points;
    begin = end - 1;
  }
}

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
  for (const Violation& one : list.found()) reading.complaints.push_back({index, {}, one});
  if (!session) return;
  session->index = index;
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
std::string said_by(const EveningRows& evening, const std::string& currency,
                    const std::string& stake) {
  Json::Array games;
  for (const OldGame& game : evening.games) {
    Json::Array shares;
    for (const OldShare& one : game.shares)
      shares.push_back(Json::Array{one.player, to_string(one.points)});
    games.push_back(Json::Array{game.id, std::move(shares)});
  }
  return to_line(
      Json::Array{"old results", evening.date, evening.place, currency, stake, std::move(games)});
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
  for (const EveningSession& session : evening.sessions)
    if (session.index == complaint.session)
      told.text = with_names(std::move(told.text), session.seats);
  return told;
}

// What its points are in money.
struct Coinage {
  std::string currency, stake;
};

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
    const SeatsOf seats = seating_of(game.id);
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

// By the rules of every evening file.
Result<OldEvening, Violations> made_evening(const EveningRows& rows, const Coinage& coinage) {
  const std::vector<std::string> players = players_of(rows);
  if (Violations wrong = wrong_with(rows, players); !wrong.empty()) return wrong;
  const Uuid id = derived_uuid({}, said_by(rows, coinage.currency, coinage.stake));
  auto reading = new_evening_from_json(header_of(rows, players, id, coinage));
  if (!reading) return Violations{{"sessions", reading.error()}};
  OldEvening made;
  std::size_t tables = 0;
  for (const OldGame& game : rows.games) {
    made.results += game.shares.size();
    for (const OldShares& table : at_tables(game.shares, seating_of(game.id)))
      add_table(*reading, derived_uuid(id, "session " + std::to_string(tables++)), game.id, table,
                coinage.stake);
  }
  if (tables > sessions_limit)
    return Violations{
        {"sessions", text(Word::gate_too_many, static_cast<std::int64_t>(sessions_limit))}};
  const JudgedEvening judged = judge(reading->evening, std::move(reading->complaints));
  Violations wrong;
  for (const Complaint& complaint : judged.complaints)
    wrong.push_back(with_names(complaint, reading->evening));
  if (!wrong.empty()) return wrong;
  made.evening = std::move(reading->evening);
  return made;
}

}  // namespace

std::optional<std::string> game_meant(const OldChoice& choice, const std::string& typed) {
  if (game_called(typed)) return typed;
  const auto named = choice.games.find(likeness(typed));
  return named == choice.games.end() ? std::nullopt : std::optional(named->second);
}

Result<OldResults, Text> read_old_results(const CellTable& table, const OldMapping& mapping,
                                          const OldChoice& choice) {
  if (!mapping.game && !game_meant(choice, choice.game))
    return text(Word::old_which_game, ids_of_games([]<class G>() { return true; }));
  const auto stake = typed_money(choice.stake.empty() ? "0" : choice.stake);
  if (!stake || !is_stake(*stake)) return text(Word::old_bad_stake, choice.stake);
  OldRows rows = read_old_rows(table, mapping, choice);
  // Money stands as a point a krone; points that no stake is known of move no money.
  const bool is_money = !mapping.in_points;
  const Coinage coinage{choice.currency, is_money ? "1" : to_string(*stake)};
  OldResults results;
  Violations wrong;
  for (const EveningRows& evening : rows.evenings) {
    const EveningRows plain = in_order(evening);
    auto made = made_evening(plain, coinage);
    if (!made) {
      wrong.insert(wrong.end(), made.error().begin(), made.error().end());
      continue;
    }
    if (plain != evening)
      if (auto listed = made_evening(evening, coinage))
        made->as_listed = std::move(listed->evening);
    results.evenings.push_back(std::move(*made));
  }
  // What cannot be read would not come to 0 either.
  results.wrong = std::move(rows.wrong.empty() ? wrong : rows.wrong);
  return results;
}

}  // namespace kattegat
