#include "kattegat/season/facts.hpp"

#include <utility>

#include "figures_in.hpp"
#include "kattegat/evening/player_indexes.hpp"
#include "kattegat/season/told_entries.hpp"
#include "kattegat/season/tried.hpp"
#include "kattegat/settlement/rounding.hpp"

namespace kattegat {
namespace {

// How much a fact is: where nothing is at stake its points tell.
using Weight = std::pair<ExactMoney, Points>;
Weight weight_of(const Fact& fact, ExactMoney worth) {
  return {worth, worth == 0 ? fact.points : Points{}};
}

// The best so far, of equals the first one, and whether anybody else has come as far.
struct Best {
  std::optional<Fact> fact{};
  Weight weight{};
  bool shared = false;

  void offer(Fact one, ExactMoney worth) {
    const Weight offered = weight_of(one, worth);
    if (fact && offered < weight) return;
    if (fact && offered == weight) {
      shared = shared || fact->player != one.player;
      return;
    }
    *this = {std::move(one), offered, false};
  }
  void into(std::vector<Fact>& list) const {
    if (fact && !shared) list.push_back(*fact);
  }
};

bool same_deal(const Best& a, const Best& b) {
  return a.fact && b.fact && a.fact->session == b.fact->session && a.fact->deal == b.fact->deal;
}

struct Run {
  Streak won{};
  Tried contracts{};
};

class Telling {
 public:
  explicit Telling(const Evening& evening)
      : evening_(evening), players_(evening), runs_(evening.players.size()) {}

  std::vector<Fact> run() {
    for (const ToldEntry& entry : told_entries(evening_)) add(entry);
    Best streak, made;
    for (std::size_t i = 0; i < runs_.size(); ++i) {
      const Run& one = runs_[i];
      const int longest = one.won.longest;
      if (longest >= 3)
        streak.offer({.kind = Fact::Kind::streak, .player = i, .times = longest}, longest);
      if (one.contracts.won >= 2)
        made.offer({.kind = Fact::Kind::made,
                    .player = i,
                    .times = one.contracts.won,
                    .of = one.contracts.all()},
                   one.contracts.won);
    }
    std::vector<Fact> list;
    contract_.into(list);
    if (!same_deal(contract_, gain_)) gain_.into(list);
    streak.into(list);
    made.into(list);
    for (const Counted& counted : tallies_) most(counted).into(list);
    return list;
  }

 private:
  [[nodiscard]] std::size_t player(const ToldEntry& entry, Seat seat) const {
    const EveningSession& session = evening_.sessions[entry.session];
    return players_.of(at_seat(session.seats, seat));
  }

  void add(const ToldEntry& entry) {
    if (entry.session != session_) deal_ = 0;
    session_ = entry.session;
    deal_ += entry.deal ? 1 : 0;
    const EveningSession& session = evening_.sessions[entry.session];
    for (const Claim& claim : entry.told.claims) {
      Run& one = runs_[player(entry, claim.by)];
      ++(claim.made ? one.contracts.won : one.contracts.lost);
      if (claim.made && entry.points[claim.by] > Points{})
        contract_.offer(of_deal(Fact::Kind::contract, entry, claim.by, claim.what),
                        exact(entry.points[claim.by], session.stake));
    }
    for (const Seat seat : seats_of(session.seats)) {
      const Points points = entry.points[seat];
      if (is_of_a_streak(entry, seat)) runs_[player(entry, seat)].won.count(points > Points{});
      if (entry.deal && points > Points{})
        gain_.offer(of_deal(Fact::Kind::gain, entry, seat, {}), exact(points, session.stake));
      for (const Tally& tally : entry.told.tallies)
        count(player(entry, seat), tally.what, tally.times[seat]);
    }
  }

  [[nodiscard]] Fact of_deal(Fact::Kind kind, const ToldEntry& entry, Seat seat, Text what) const {
    return {.kind = kind,
            .player = player(entry, seat),
            .session = entry.session,
            .deal = deal_,
            .points = entry.points[seat],
            .what = std::move(what)};
  }

  struct Counted {
    Word what;
    std::vector<std::int64_t> times;  // beside the players
  };
  void count(std::size_t player, Word what, int times) {
    if (times == 0) return;
    Counted& counted = found_or_made(
        tallies_, [&](const Counted& one) { return one.what == what; },
        [&] {
          return Counted{what, std::vector<std::int64_t>(runs_.size())};
        });
    counted.times[player] += times;
  }
  static Best most(const Counted& counted) {
    Best best;
    for (std::size_t i = 0; i < counted.times.size(); ++i)
      if (const std::int64_t times = counted.times[i]; times >= 2)
        best.offer(
            {.kind = Fact::Kind::tally, .player = i, .times = times, .what = text_of(counted.what)},
            times);
    return best;
  }

  const Evening& evening_;
  PlayerIndexes players_;
  std::vector<Run> runs_;  // beside the players
  Best contract_, gain_;
  std::vector<Counted> tallies_;
  std::size_t session_ = 0;
  int deal_ = 0;
};

}  // namespace

std::vector<Fact> facts(const Evening& evening) { return Telling(evening).run(); }

}  // namespace kattegat
