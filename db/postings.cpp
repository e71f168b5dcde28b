// What is booked: points from one player to another.
#include <algorithm>

#include "db/records.hpp"

namespace kattegat {
namespace {

struct Posting {
  std::int64_t entry = 0;
  std::size_t payer = 0;  // a place among the names
  std::size_t payee = 0;
  std::int64_t amount = 0;
};

// The places of players among the names, those who are not there yet at the end.
class PlaceOf {
 public:
  PlaceOf(Connection& connection, std::vector<std::string>& names)
      : connection_(connection), names_(names) {}
  std::size_t operator()(std::int64_t player) {
    for (const auto& [known, place] : known_)
      if (known == player) return place;
    Query name = connection_.query("SELECT name FROM player WHERE player = ?", player);
    if (!name.step()) throw SQLite::Exception("a posting to nobody", SQLITE_CORRUPT);
    const auto found = std::find(names_.begin(), names_.end(), name.view(0));
    const auto place = static_cast<std::size_t>(found - names_.begin());
    if (found == names_.end()) names_.emplace_back(name.view(0));
    known_.emplace_back(player, place);
    return place;
  }

 private:
  Connection& connection_;
  std::vector<std::string>& names_;
  std::vector<std::pair<std::int64_t, std::size_t>> known_;
};

void add(Points& sum, std::int64_t amount) {
  if (__builtin_add_overflow(sum.thousandths, amount, &sum.thousandths))
    throw SQLite::Exception("a posting beyond all bounds", SQLITE_CORRUPT);
}

std::int64_t player_row(Connection& connection, const std::string& name) {
  if (const auto row = connection.number("SELECT player FROM player WHERE name = ?", name))
    return *row;
  connection.run("INSERT INTO player (name) VALUES (?)", name);
  return connection.last_insert();
}

}  // namespace

Booked booked(Connection& connection, std::int64_t session, const std::vector<std::string>& seats) {
  Booked booked{.names = seats, .entries = {}, .nets = {}};
  PlaceOf place_of(connection, booked.names);
  std::vector<Posting> postings;
  Query found = connection.query(
      "SELECT entry, payer, payee, points FROM posting WHERE session = ?", session);
  while (found.step()) {
    postings.push_back({found.integer(0), place_of(found.integer(1)), place_of(found.integer(2)),
                        found.integer(3)});
    if (postings.back().amount <= 0)
      throw SQLite::Exception("a posting of nothing", SQLITE_CORRUPT);
    booked.entries.push_back(postings.back().entry);
  }
  auto& entries = booked.entries;
  std::sort(entries.begin(), entries.end());
  entries.erase(std::unique(entries.begin(), entries.end()), entries.end());

  const std::size_t width = booked.names.size();
  booked.nets.resize(entries.size() * width);
  for (const Posting& posting : postings) {
    const auto entry = std::lower_bound(entries.begin(), entries.end(), posting.entry);
    Points* const nets = &booked.nets[static_cast<std::size_t>(entry - entries.begin()) * width];
    add(nets[posting.payer], -posting.amount);
    add(nets[posting.payee], posting.amount);
  }
  return booked;
}

SessionSums sums_of_sessions(Connection& connection) {
  std::map<std::int64_t, std::string> names;
  Query players = connection.query("SELECT player, name FROM player");
  while (players.step()) names.emplace(players.integer(0), players.text(1));

  // A session's postings mostly stand together, and few sit there.
  std::map<std::int64_t, std::vector<std::pair<std::int64_t, Points>>> sessions;
  auto here = sessions.end();
  Query postings =
      connection.query("SELECT session, payer, payee, points FROM posting NOT INDEXED");
  while (postings.step()) {
    const std::int64_t session = postings.integer(0);
    if (here == sessions.end() || here->first != session)
      here = sessions.try_emplace(session).first;
    const auto sum_of = [&](std::int64_t player) -> Points& {
      for (auto& [known, sum] : here->second)
        if (known == player) return sum;
      return here->second.emplace_back(player, Points{}).second;
    };
    const std::int64_t amount = postings.integer(3);
    if (amount <= 0) throw SQLite::Exception("a posting of nothing", SQLITE_CORRUPT);
    add(sum_of(postings.integer(1)), -amount);
    add(sum_of(postings.integer(2)), amount);
  }
  SessionSums sums;
  for (const auto& [session, players_there] : sessions)
    for (const auto& [player, sum] : players_there)
      if (sum != Points{}) add(sums[session][names[player]], sum.thousandths);
  return sums;
}

std::span<const Points> Booked::of(std::int64_t entry) const {
  const auto found = std::lower_bound(entries.begin(), entries.end(), entry);
  if (found == entries.end() || *found != entry) return {};
  const auto place = static_cast<std::size_t>(found - entries.begin());
  return std::span(nets).subspan(place * names.size(), names.size());
}

Poster::Poster(Connection& connection, std::int64_t cause, std::int64_t session,
               const std::vector<std::string>& names)
    : connection_(connection),
      cause_(cause),
      session_(session),
      names_(names),
      players_(names.size()) {}

void Poster::post(std::int64_t entry, std::span<const Points> nets) {
  for (const Transfer& transfer : payments(nets))
    connection_.run(
        "INSERT INTO posting (cause, entry, session, payer, payee, points)"
        " VALUES (?, ?, ?, ?, ?, ?)",
        cause_, entry, session_, player(transfer.from), player(transfer.to),
        transfer.amount.thousandths);
}

std::int64_t Poster::player(Seat seat) {
  const auto place = static_cast<std::size_t>(seat.index);
  if (!players_[place]) players_[place] = player_row(connection_, names_[place]);
  return *players_[place];
}

void post_session(Connection& connection, const StoredSession& stored, const SessionFile& session,
                  std::int64_t cause) {
  const JudgedSession judged = judge(session);
  const Booked before = booked(connection, stored.seq, session.seats);
  Poster poster(connection, cause, stored.seq, before.names);
  for (std::size_t i = 0; i < stored.entries.size(); ++i) {
    std::vector<Points> change(before.names.size());
    const std::span<const Points> nets = before.of(stored.entries[i].seq);
    for (std::size_t n = 0; n < nets.size(); ++n) change[n] = -nets[n];
    for (const Seat seat : Seats{static_cast<int>(session.seats.size())})
      change[static_cast<std::size_t>(seat.index)] += judged.entries[i].points[seat];
    poster.post(stored.entries[i].seq, change);
  }
}

}  // namespace kattegat
