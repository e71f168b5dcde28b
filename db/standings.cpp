// Who stands where over many evenings, from what is booked.
#include <algorithm>
#include <future>
#include <limits>
#include <numeric>

#include "db/roster.hpp"
#include "db/two_readers.hpp"
#include "kattegat/evening/season.hpp"

namespace kattegat {
namespace {

class Standings {
 public:
  explicit Standings(const StandingsChoice& choice) : choice_(choice) {}

  // `sums` is asked for when it is known who is who.
  template <class Sums>
  std::vector<StandingLine> run(Store& store, Sums&& sums) {
    const People people = people_of(store);
    const std::vector<EveningHistory> evenings = evening_headers(store, people);
    const std::vector<Person> everybody = everybody_in(evenings, people);
    lines_.resize(everybody.size());
    for (std::size_t i = 0; i < everybody.size(); ++i) {
      lines_[i].player = everybody[i].name;
      lines_[i].person = everybody[i].ids.front();
      for (const Uuid& id : everybody[i].ids) places_.emplace_back(id, i);
    }
    std::sort(places_.begin(), places_.end());
    sums_ = sums();
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
    const auto found =
        std::lower_bound(places_.begin(), places_.end(), std::pair(id, std::size_t{}));
    if (found == places_.end() || found->first != id)
      unreadable(record, "it names somebody who is nobody");
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
  std::vector<std::pair<Uuid, std::size_t>> places_;  // of ids in lines_, rising
  std::vector<StandingLine> lines_;                   // of everybody
};

}  // namespace

Result<std::vector<StandingLine>, BookFault> standings(const Book& book,
                                                       const StandingsChoice& choice) {
  Store& store = book.store();
  if (!store.sqlite())
    return read(book, [&] { return Standings(choice).run(store, [&] { return store.sums(); }); });
  return read_by_two(book, [&](SqliteStore& here, SqliteStore& beside) {
    using Limits = std::numeric_limits<std::int64_t>;
    const std::int64_t last_place = here.last_place();
    Ranges ranges(last_place);
    const auto sum_up = [&](SqliteStore& reader) {
      SessionSums sums;
      ranges.each(
          [&](std::int64_t first, std::int64_t last) { sums.merge(reader.sums(first, last + 1)); });
      return sums;
    };
    auto beside_us = std::async(on_the_other, [&] { return sum_up(beside); });
    return Standings(choice).run(store, [&] {
      SessionSums sums = sum_up(here);
      // Where no place is there is nothing to sum up, or damage.
      sums.merge(here.sums(Limits::min(), 1));
      sums.merge(here.sums(last_place + 1, Limits::max()));
      sums.merge(beside_us.get());
      return sums;
    });
  });
}

}  // namespace kattegat
