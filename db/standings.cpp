// Who stands where over many evenings, from what is booked.
#include <future>
#include <limits>
#include <map>
#include <numeric>

#include "db/roster.hpp"
#include "db/two_readers.hpp"
#include "kattegat/evening/season.hpp"

namespace kattegat {
namespace {

class Standings {
 public:
  explicit Standings(const StandingsChoice& choice) : choice_(choice) {}

  // `sums` is asked for when the headers have been read.
  template <class Sums>
  std::vector<StandingLine> run(Store& store, Sums&& sums) {
    const People people = people_of(store);
    std::vector<EveningHistory> evenings = evening_headers(store, people);
    sums_ = sums();
    people_ = everybody_in(evenings, people);
    for (std::size_t i = 0; i < people_.size(); ++i)
      for (const Uuid& id : people_[i].ids) place_.emplace(id, i);
    lines_.resize(people_.size());
    for (std::size_t i = 0; i < people_.size(); ++i) {
      lines_[i].player = people_[i].name;
      lines_[i].person = people_[i].ids.front();
    }
    for (const EveningHistory& evening : evenings) add(evening);
    std::erase_if(lines_, [](const StandingLine& line) { return line.evenings == 0; });
    return std::move(lines_);
  }

 private:
  void add(const EveningHistory& history) {
    const Evening evening = known_evening(history);
    if (!in_choice(choice_, evening.date, evening.place)) return;

    // Who is one person now is one, in the order of the night.
    std::vector<std::size_t> players;
    for (const Participant& one : history.players) {
      const std::size_t place = place_of(one.ids.front(), history.id);
      if (std::find(players.begin(), players.end(), place) == players.end())
        players.push_back(place);
    }
    std::vector<ExactMoney> money(players.size());
    std::vector<bool> played(players.size());
    for (std::size_t i = 0; i < history.sessions.size(); ++i)
      add_session(history.sessions[i], evening.sessions[i], players, money, played);
    // A posting to somebody who does not sit there is damage that only the sum shows.
    if (std::accumulate(money.begin(), money.end(), ExactMoney{}) != 0)
      unreadable(history.id, "its postings do not sum to zero");
    if (!std::all_of(money.begin(), money.end(), fits_money))
      unreadable(history.id, "more money than can be settled");
    const std::vector<Money> settled = rounded(money, evening.coin);
    for (std::size_t i = 0; i < settled.size(); ++i)
      if (played[i]) add_money(lines_[players[i]], evening.currency, settled[i]);
  }

  void add_session(const SessionHistory& session, const SessionFile& file,
                   const std::vector<std::size_t>& players, std::vector<ExactMoney>& money,
                   std::vector<bool>& played) {
    if (!choice_.game.empty() && choice_.game != game_id(file.play)) return;
    const auto found = sums_.find(session.id);
    for (std::size_t number = 0; number < session.header.sitters.size(); ++number) {
      const std::size_t place = place_of(session.header.sitters[number], session.id);
      const auto player = static_cast<std::size_t>(
          std::find(players.begin(), players.end(), place) - players.begin());
      if (player == players.size()) unreadable(session.id, "somebody sits there who did not come");
      const Points points = found == sums_.end() ? Points{} : found->second[number];
      if (!within_limit(points)) unreadable(session.id, "points beyond all bounds");
      played[player] = true;
      money[player] += exact(points, file.stake);
      under(lines_[place].points, std::string(game_id(file.play))) += points;
    }
  }

  // Damage can make a record of somebody's another one's.
  [[nodiscard]] std::size_t place_of(const Uuid& id, const Uuid& record) const {
    const auto found = place_.find(id);
    if (found == place_.end()) unreadable(record, "it names somebody who is nobody");
    return found->second;
  }

  template <class Amount>
  static Amount& under(std::vector<std::pair<std::string, Amount>>& list, const std::string& key) {
    for (auto& [name, amount] : list)
      if (name == key) return amount;
    return list.emplace_back(key, Amount{}).second;
  }
  static void add_money(StandingLine& line, const std::string& currency, Money money) {
    under(line.money, currency) += money;
    line.evenings += 1;
  }

  const StandingsChoice& choice_;
  SessionSums sums_;
  std::vector<Person> people_;
  std::map<Uuid, std::size_t> place_;  // of an id, among people_
  std::vector<StandingLine> lines_;    // beside people_
};

}  // namespace

Result<std::vector<StandingLine>, BookFault> standings(const Book& book,
                                                       const StandingsChoice& choice) {
  Store& store = book.store();
  if (!store.sqlite())
    return read(book, [&] { return Standings(choice).run(store, [&] { return store.sums(); }); });
  return read_by_two(book, [&](SqliteStore& here, SqliteStore& beside) {
    // Whoever reads the headers sums up the last quarter.
    const std::int64_t end = here.last_place() + 1, quarter = end - end / 4;
    auto first_sums = std::async(std::launch::async, [&] {
      return beside.sums(std::numeric_limits<std::int64_t>::min(), quarter);
    });
    return Standings(choice).run(store, [&] {
      SessionSums sums = here.sums(quarter, std::numeric_limits<std::int64_t>::max());
      sums.merge(first_sums.get());
      return sums;
    });
  });
}

}  // namespace kattegat
