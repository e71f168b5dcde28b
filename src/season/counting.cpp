#include "kattegat/season/counting.hpp"

#include "figures_in.hpp"

namespace kattegat {
namespace {

void count(Tried& tried, Points points) {
  if (points > Points{}) ++tried.won;
  if (points < Points{}) ++tried.lost;
}

}  // namespace

CountedSession sums_of_session(const EveningSession& session) {
  const JudgedSession judged = judge(session);
  return {judged.standing.points,
          std::count_if(judged.entries.begin(), judged.entries.end(),
                        [](const JudgedEntry& entry) { return entry.is_broken(); })};
}

CountedSession Counting::add(const SeatedSession& seated) {
  CountedSession counted;
  const Seats seats = seats_of(seated.who);
  std::vector<std::size_t> at = seated.who;
  if (pair_) std::replace(at.begin(), at.end(), pair_->other, pair_->one);
  const std::size_t part = parts_.size();
  for (const std::size_t person : at) parts_.push_back({seated.when, person, {}, {}});
  const auto take = [&](const ToldEntry& entry) {
    for (const Seat seat : seats) counted.won[seat] += entry.points[seat];
    if (pair_ && !is_of_the_pair(entry, seated.who)) return;
    add(seated, entry, at);
    for (const Seat seat : seats) {
      const Points points = entry.points[seat];
      if (!is_of_a_streak(entry, seat) || is_second(seated, seat)) continue;
      Part& its = parts_[part + static_cast<std::size_t>(seat.index)];
      its.won.count(points > Points{});
      its.lost.count(points < Points{});
    }
  };
  counted.broken = each_told_entry(seated.session, take);
  return counted;
}

bool Counting::is_second(const SeatedSession& seated, Seat seat) const {
  return pair_ && at_seat(seated.who, seat) == pair_->other;
}

bool Counting::is_of_the_pair(const ToldEntry& entry, const std::vector<std::size_t>& who) const {
  for (const Seat seat : seats_of(who)) {
    const Partner& with = entry.told.with[seat];
    if (at_seat(who, seat) == pair_->one && !with.is_alone())
      return entry.deal && at_seat(who, with.seat()) == pair_->other;
  }
  return false;
}

void Counting::add(const SeatedSession& seated, const ToldEntry& entry,
                   const std::vector<std::size_t>& at) {
  for (const Seat seat : seats_of(at)) {
    if (is_second(seated, seat)) continue;
    PlayerFigures& one = players_[at_seat(at, seat)];
    if (entry.deal && entry.in[seat]) add_deal(entry, seat, at);
    for (const Tally& tally : entry.told.tallies)
      if (tally.times[seat] != 0) tally_in(one.tallies, tally.what).times += tally.times[seat];
  }
  for (const Claim& claim : entry.told.claims)
    add_claim(seated.session, claim, players_[at_seat(at, claim.by)]);
  add_payments(seated.session, entry, at);
}

void Counting::add_deal(const ToldEntry& entry, Seat seat, const std::vector<std::size_t>& at) {
  PlayerFigures& one = players_[at_seat(at, seat)];
  const Partner& with = entry.told.with[seat];
  const bool is_pair = !with.is_alone() && at_seat(at, with.seat()) == at_seat(at, seat);
  const Points own = entry.points[seat];
  const Points points = is_pair ? own + entry.points[with.seat()] : own;
  ++one.deals;
  count(one.tried, own);
  one.points += points;
  if (!entry.told.claims.empty()) ++one.chances;
  SeatFigures& place = seat_in(one.seats, entry.turn[seat]);
  ++place.deals;
  count(place.tried, own);
  place.points += points;
  if (with.is_alone() || is_pair) return;
  PartnerFigures& both = partner(at_seat(at, seat), at_seat(at, with.seat()));
  ++both.deals;
  count(both.tried, points);
  both.points += points;
}

void Counting::add_claim(const EveningSession& session, const Claim& claim, PlayerFigures& one) {
  ++one.declared;
  ContractFigures& contract =
      contract_in(one.contracts, game_id(session.entered), claim.what, claim.rank);
  ++(claim.made ? contract.tried.won : contract.tried.lost);
  (claim.made ? contract.over : contract.under) += std::abs(claim.over);
}

// The payments are those that the book stores for the entry. Of a pair both may have had some of
// one deal.
void Counting::add_payments(const EveningSession& session, const ToldEntry& entry,
                            const std::vector<std::size_t>& at) {
  if (!entry.deal) return;
  std::vector<std::pair<std::size_t, std::size_t>> seen;
  const auto add = [&](std::size_t one, std::size_t other, Points points) {
    const std::pair both(one, other);
    const bool again = pair_ && std::find(seen.begin(), seen.end(), both) != seen.end();
    if (pair_) seen.push_back(both);
    OpponentFigures& line = opponent(one, other);
    line.deals += again ? 0 : 1;
    line.points += points;
    line.exact_money += exact(points, session.stake);
  };
  for (const Transfer& paid : transfers_of(std::span(entry.points.each.data(), at.size()))) {
    const std::size_t from = at_seat(at, paid.from), to = at_seat(at, paid.to);
    if (from == to) continue;
    add(from, to, -paid.amount);
    add(to, from, paid.amount);
  }
}

PartnerFigures& Counting::partner(std::size_t one, std::size_t other) {
  PartnerFigures& figures = others_[one].partners[other];
  figures.who = other;
  return figures;
}
OpponentFigures& Counting::opponent(std::size_t one, std::size_t other) {
  OpponentFigures& figures = others_[one].opponents[other];
  figures.who = other;
  return figures;
}

void Counting::take(Counting&& other) {
  for (std::size_t i = 0; i < players_.size(); ++i) {
    add_up(players_[i], other.players_[i]);
    for (const auto& [who, figures] : other.others_[i].partners) add_up(partner(i, who), figures);
    for (const auto& [who, figures] : other.others_[i].opponents) add_up(opponent(i, who), figures);
  }
  parts_.insert(parts_.end(), other.parts_.begin(), other.parts_.end());
}

std::vector<PlayerFigures> Counting::done() && {
  std::stable_sort(parts_.begin(), parts_.end(),
                   [](const Part& a, const Part& b) { return a.when < b.when; });
  for (const Part& part : parts_) {
    PlayerFigures& one = players_[part.person];
    one.deals_won = one.deals_won.then(part.won);
    one.deals_lost = one.deals_lost.then(part.lost);
  }
  for (std::size_t i = 0; i < players_.size(); ++i) {
    PlayerFigures& one = players_[i];
    for (const auto& [who, figures] : others_[i].partners) one.partners.push_back(figures);
    for (const auto& [who, figures] : others_[i].opponents) one.opponents.push_back(figures);
    put_in_order(one);
  }
  return std::move(players_);
}

}  // namespace kattegat
