// Who stands where over many evenings, from what is booked.
#include <map>
#include <numeric>

#include "db/records.hpp"
#include "db/roster.hpp"

namespace kattegat {
namespace {

class Standings {
 public:
  Standings(Connection& connection, const StandingsChoice& choice, NewNames names)
      : connection_(connection), choice_(choice), names_(std::move(names)) {}

  std::vector<StandingLine> run() {
    sums_ = sums_of_sessions(connection_);
    for (const EveningHeaders& headers : stored_headers(connection_)) add(headers);
    std::vector<StandingLine> lines;
    for (auto& [name, line] : lines_) lines.push_back(std::move(line));
    return lines;
  }

 private:
  void add(const EveningHeaders& headers) {
    const StoredEvening stored = evening_of(headers);
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
    for (const StoredSession& session : headers.sessions)
      add_session(session, evening, stored.players, money, played);
    // A posting to somebody who does not sit there is damage that only the sum shows.
    if (std::accumulate(money.begin(), money.end(), ExactMoney{}) != 0)
      unreadable(stored.id, "its postings do not sum to zero");
    if (!std::all_of(money.begin(), money.end(), fits_money))
      unreadable(stored.id, "more money than can be settled");
    const std::vector<Money> settled = rounded(money, evening.coin);
    for (std::size_t i = 0; i < settled.size(); ++i)
      if (played[i]) add_money(evening.players[i], evening.currency, settled[i]);
  }

  void add_session(const StoredSession& stored, const Evening& evening,
                   const std::vector<std::string>& written, std::vector<ExactMoney>& money,
                   std::vector<bool>& played) {
    Checklist list;
    const auto json = parse_json(stored.body);
    const auto* object = json ? json->as<Json::Object>() : nullptr;
    const auto session = object ? read_session(*object, written, list) : std::nullopt;
    if (!session) unreadable(stored.id, "not a session");
    if (!choice_.game.empty() && choice_.game != game_id(session->play)) return;
    const PlayerSums& sums = sums_[stored.seq];
    for (const std::string& name : session->seats) {
      const std::size_t player = player_index(evening, name_of(name));
      const auto sum = sums.find(name);
      const Points points = sum == sums.end() ? Points{} : sum->second;
      if (!within_limit(points)) unreadable(stored.id, "points beyond all bounds");
      played[player] = true;
      money[player] += exact(points, session->stake);
      add_points(name_of(name), std::string(game_id(session->play)), points);
    }
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
  NewNames names_;
  SessionSums sums_;
  std::map<std::string, StandingLine> lines_;
};

}  // namespace

Result<std::vector<StandingLine>, BookFault> standings(const Book& book,
                                                       const StandingsChoice& choice) {
  Connection& connection = book.connection();
  return guarded(connection,
                 [&] { return Standings(connection, choice, current_names(connection)).run(); });
}

}  // namespace kattegat
