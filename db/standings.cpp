// Who stands where over many evenings, from what is booked.
#include <map>
#include <numeric>

#include "db/records.hpp"
#include "db/roster.hpp"

namespace kattegat {
namespace {

// Sum of a session's postings, by player name.
using Sums = std::map<std::string, Points>;

std::map<std::int64_t, Sums> sums_by_session(Connection& connection) {
  std::map<std::int64_t, Sums> sums;
  Query balances =
      connection.query("SELECT session, name, points FROM balance JOIN player USING (player)");
  while (balances.step())
    sums[balances.integer(0)][balances.text(1)] += Points{balances.integer(2)};
  return sums;
}

class Standings {
 public:
  Standings(Connection& connection, const StandingsChoice& choice, const NewNames& names)
      : connection_(connection), choice_(choice), names_(names) {}

  std::vector<StandingLine> run() {
    sums_ = sums_by_session(connection_);
    for (const Uuid& id : stored_evening_ids(connection_)) add(known_evening(connection_, id));
    std::vector<StandingLine> lines;
    for (auto& [name, line] : lines_) lines.push_back(std::move(line));
    return lines;
  }

 private:
  void add(const StoredEvening& stored) {
    auto json = parse_json(stored.body);
    auto* object = json ? std::get_if<Json::Object>(&json->value) : nullptr;
    if (!object) unreadable(stored.id, "not JSON");
    object->emplace_back("sessions", Json::Array{});
    const auto reading = evening_from_json(*json);
    if (!reading || !reading->complaints.empty()) unreadable(stored.id, "not an evening");
    Evening evening = reading->evening;
    evening.players.clear();  // as they are called now
    for (const std::string& written : stored.players)
      if (player_index(evening, name_of(written)) == evening.players.size())
        evening.players.push_back(name_of(written));
    if (!choice_.from.empty() && evening.date < choice_.from) return;
    if (!choice_.to.empty() && evening.date > choice_.to) return;

    std::vector<ExactMoney> money(evening.players.size());
    std::vector<bool> played(evening.players.size());
    for (const Uuid& id : stored_session_ids(connection_, stored.id))
      add_session(id, evening, stored.players, money, played);
    // A posting to somebody who does not sit there is damage that only the sum shows.
    if (std::accumulate(money.begin(), money.end(), ExactMoney{}) != 0)
      unreadable(stored.id, "its postings do not sum to zero");
    if (!std::all_of(money.begin(), money.end(), fits_money))
      unreadable(stored.id, "more money than can be settled");
    const std::vector<Money> settled = rounded(money, evening.coin);
    for (std::size_t i = 0; i < settled.size(); ++i)
      if (played[i]) add_money(evening.players[i], evening.currency, settled[i]);
  }

  void add_session(const Uuid& id, const Evening& evening, const std::vector<std::string>& written,
                   std::vector<ExactMoney>& money, std::vector<bool>& played) {
    const auto stored = stored_header(id);
    Checklist list;
    const auto json = parse_json(stored.second);
    const auto* object = json ? json->as<Json::Object>() : nullptr;
    const auto session = object ? read_session(*object, written, list) : std::nullopt;
    if (!session) unreadable(id, "not a session");
    if (!choice_.game.empty() && choice_.game != game_id(session->play)) return;
    const Sums& sums = sums_[stored.first];
    for (const std::string& name : session->seats) {
      const std::size_t player = player_index(evening, name_of(name));
      const auto sum = sums.find(name);
      const Points points = sum == sums.end() ? Points{} : sum->second;
      if (!within_limit(points)) unreadable(id, "points beyond all bounds");
      played[player] = true;
      money[player] += exact(points, session->stake);
      add_points(name_of(name), std::string(game_id(session->play)), points);
    }
  }

  // The row that postings point to, and the header that counts.
  std::pair<std::int64_t, std::string> stored_header(const Uuid& id) {
    const auto row = row_of(connection_, "session", id);
    Query found = connection_.query(
        "SELECT body FROM record r JOIN origin o USING (origin) WHERE r.id = ?"
        " AND r.kind = 'session' ORDER BY r.clock, o.uuid, r.number, r.hash LIMIT 1",
        id);
    if (!row || !found.step()) unreadable(id, "not a session");
    return {*row, found.text(0)};
  }

  const std::string& name_of(const std::string& written) const {
    const auto found = names_.find(written);
    return found == names_.end() ? written : found->second;
  }
  StandingLine& line(const std::string& name) {
    StandingLine& found = lines_[name];
    found.player = name;
    return found;
  }
  template <class Amount>
  static Amount& under(std::vector<std::pair<std::string, Amount>>& list, const std::string& key) {
    for (auto& [name, amount] : list)
      if (name == key) return amount;
    return list.emplace_back(key, Amount{}).second;
  }
  void add_points(const std::string& name, const std::string& game, Points points) {
    under(line(name).points, game) += points;
  }
  void add_money(const std::string& name, const std::string& currency, Money money) {
    under(line(name).money, currency) += money;
    line(name).evenings += 1;
  }

  Connection& connection_;
  const StandingsChoice& choice_;
  const NewNames& names_;
  std::map<std::int64_t, Sums> sums_;
  std::map<std::string, StandingLine> lines_;
};

}  // namespace

Result<std::vector<StandingLine>, BookFault> standings(const Book& book,
                                                       const StandingsChoice& choice) {
  const auto roster = load_roster(book);
  if (!roster) return roster.error();
  return guarded(book.connection(),
                 [&] { return Standings(book.connection(), choice, roster->names).run(); });
}

}  // namespace kattegat
