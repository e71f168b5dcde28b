#include "kattegat/season/statistics.hpp"

#include <tuple>

namespace kattegat {
namespace {

template <class G>
void say_turns(const Session<G>& session, ToldEntry& one) {
  const auto dealer = G::dealer(session.state());
  if (!dealer || !one.in[*dealer]) return;
  int turn = 0;
  Seat seat = *dealer;
  do {
    one.turn[seat] = turn++;
    seat = next_present(
        seat, session.table().seats, [&](Seat s) { return one.in[s]; }, G::direction);
  } while (seat != *dealer);
}

template <class G, class Visit>
void tell(const EnteredSession<G>& entered, std::size_t place, Visit&& visit) {
  Session<G> session(entered.table);
  for (std::size_t i = 0; i < entered.entries.size(); ++i) {
    const ReadEntry<G>& read = entered.entries[i];
    judge_next(session, read, [&](const JudgedEntry& judged, const auto& outcome) {
      ToldEntry one{
          .session = place,
          .entry = i,
          .deal = is_deal(read.entry),
          .in = {},
          .points = judged.points,
          .turn = {},
          .told = told(entered.table, session.state(), read.entry, outcome, judged.edition)};
      for (const Seat seat : entered.table.everyone())
        one.in[seat] = plays<G>(session.state(), seat);
      if (one.deal) say_turns(session, one);
      visit(std::move(one));
    });
  }
}

void count(Tried& tried, Points points) {
  if (points > Points{}) ++tried.won;
  if (points < Points{}) ++tried.lost;
}
void add_up(Tried& tried, const Tried& more) {
  tried.won += more.won;
  tried.lost += more.lost;
}

// The line with these features, made when there is none yet.
template <class Line, class Is, class Make>
Line& line(std::vector<Line>& list, Is&& is, Make&& make) {
  const auto found = std::find_if(list.begin(), list.end(), is);
  return found != list.end() ? *found : list.emplace_back(make());
}
template <class Line>
Line& line_of(std::vector<Line>& list, std::size_t who) {
  return line(
      list, [&](const Line& one) { return one.who == who; },
      [&] {
        Line made;
        made.who = who;
        return made;
      });
}
ContractFigures& contract_in(std::vector<ContractFigures>& list, std::string_view game,
                             const Text& what, int rank) {
  return line(
      list,
      [&](const ContractFigures& one) {
        return one.rank == rank && one.game == game && one.what == what;
      },
      [&] { return ContractFigures{.game = game, .what = what, .rank = rank, .tried = {}}; });
}
SeatFigures& seat_in(std::vector<SeatFigures>& list, int turn) {
  return line(
      list, [&](const SeatFigures& one) { return one.turn == turn; },
      [&] { return SeatFigures{.turn = turn, .tried = {}, .points = {}}; });
}
TallyFigures& tally_in(std::vector<TallyFigures>& list, Word what) {
  return line(
      list, [&](const TallyFigures& one) { return one.what == what; },
      [&] { return TallyFigures{.what = what}; });
}

void add_up(ContractFigures& sum, const ContractFigures& more) {
  add_up(sum.tried, more.tried);
  sum.over += more.over;
  sum.under += more.under;
}
void add_up(OpponentFigures& sum, const OpponentFigures& more) {
  sum.deals += more.deals;
  sum.points += more.points;
  sum.exact_money += more.exact_money;
}
void add_up(TallyFigures& sum, const TallyFigures& more) { sum.times += more.times; }
template <class Figures>  // of a player, of a partner, of a seat
void add_deals(Figures& sum, const Figures& more) {
  sum.deals += more.deals;
  add_up(sum.tried, more.tried);
  sum.points += more.points;
}
void add_up(PartnerFigures& sum, const PartnerFigures& more) { add_deals(sum, more); }
void add_up(SeatFigures& sum, const SeatFigures& more) { add_deals(sum, more); }

// Line by line; `at` finds the one that a line is added to.
template <class Figures, class At>
void add_lines(std::vector<Figures>& sum, const std::vector<Figures>& more, At&& at) {
  for (const Figures& one : more) add_up(at(sum, one), one);
}

// Everything but what depends on the order of the evenings.
void add_up(PlayerFigures& sum, const PlayerFigures& more) {
  add_deals(sum, more);
  sum.chances += more.chances;
  sum.declared += more.declared;
  const auto of_whom = [](auto& list, const auto& one) -> auto& { return line_of(list, one.who); };
  add_lines(sum.partners, more.partners, of_whom);
  add_lines(sum.opponents, more.opponents, of_whom);
  add_lines(
      sum.contracts, more.contracts, [](auto& list, const auto& one) -> auto& {
        return contract_in(list, one.game, one.what, one.rank);
      });
  add_lines(
      sum.seats, more.seats,
      [](auto& list, const auto& one) -> auto& { return seat_in(list, one.turn); });
  add_lines(
      sum.tallies, more.tallies,
      [](auto& list, const auto& one) -> auto& { return tally_in(list, one.what); });
}

// The same whatever the order in which the sessions came.
void put_in_order(PlayerFigures& one) {
  std::sort(one.contracts.begin(), one.contracts.end(),
            [](const ContractFigures& a, const ContractFigures& b) {
              return std::tie(a.game, a.rank) < std::tie(b.game, b.rank);
            });
  std::sort(one.partners.begin(), one.partners.end(),
            [](const PartnerFigures& a, const PartnerFigures& b) {
              return std::tie(b.deals, a.who) < std::tie(a.deals, b.who);
            });
  std::sort(one.opponents.begin(), one.opponents.end(),
            [](const OpponentFigures& a, const OpponentFigures& b) {
              return std::tie(b.exact_money, a.who) < std::tie(a.exact_money, b.who);
            });
  std::sort(one.seats.begin(), one.seats.end(),
            [](const SeatFigures& a, const SeatFigures& b) { return a.turn < b.turn; });
  std::sort(one.tallies.begin(), one.tallies.end(),
            [](const TallyFigures& a, const TallyFigures& b) { return a.what < b.what; });
}

std::size_t at_seat(const std::vector<std::size_t>& list, Seat seat) {
  return list[static_cast<std::size_t>(seat.index)];
}

}  // namespace

std::vector<ToldEntry> told(const EveningSession& session) {
  std::vector<ToldEntry> list;
  const auto add = [&](ToldEntry one) { list.push_back(std::move(one)); };
  std::visit([&](const auto& entered) { tell(entered, 0, add); }, session.entered);
  return list;
}
std::vector<ToldEntry> told(const Evening& evening) {
  std::vector<ToldEntry> list;
  const auto add = [&](ToldEntry one) { list.push_back(std::move(one)); };
  for (std::size_t s = 0; s < evening.sessions.size(); ++s)
    std::visit([&](const auto& entered) { tell(entered, s, add); }, evening.sessions[s].entered);
  return list;
}

// ---- Counting ----

PerSeat<Points> Counting::add(const SeatedSession& seated) {
  PerSeat<Points> sums;
  const Seats seats{static_cast<int>(seated.who.size())};
  std::vector<std::size_t> at = seated.who;
  if (pair_) std::replace(at.begin(), at.end(), pair_->other, pair_->one);
  const std::size_t part = parts_.size();
  for (const std::size_t person : at) parts_.push_back({seated.when, person, {}, {}});
  const auto take = [&](const ToldEntry& entry) {
    for (const Seat seat : seats) sums[seat] += entry.points[seat];
    if (pair_ && !is_of_the_pair(entry, seated.who)) return;
    add(seated, entry, at);
    for (const Seat seat : seats) {
      const Points points = entry.points[seat];
      const bool counts = entry.deal && entry.in[seat] && points != Points{};
      if (!counts || is_second(seated, seat)) continue;
      Part& its = parts_[part + static_cast<std::size_t>(seat.index)];
      its.won.count(points > Points{});
      its.lost.count(points < Points{});
    }
  };
  std::visit([&](const auto& entered) { tell(entered, 0, take); }, seated.session.entered);
  return sums;
}

bool Counting::is_second(const SeatedSession& seated, Seat seat) const {
  return pair_ && at_seat(seated.who, seat) == pair_->other;
}

bool Counting::is_of_the_pair(const ToldEntry& entry, const std::vector<std::size_t>& who) const {
  for (const Seat seat : Seats{static_cast<int>(who.size())}) {
    const Partner& with = entry.told.with[seat];
    if (at_seat(who, seat) == pair_->one && !with.is_alone())
      return entry.deal && at_seat(who, with.seat()) == pair_->other;
  }
  return false;
}

void Counting::add(const SeatedSession& seated, const ToldEntry& entry,
                   const std::vector<std::size_t>& at) {
  for (const Seat seat : Seats{static_cast<int>(at.size())}) {
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
  PartnerFigures& partner = line_of(one.partners, at_seat(at, with.seat()));
  ++partner.deals;
  count(partner.tried, points);
  partner.points += points;
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
    OpponentFigures& line = line_of(players_[one].opponents, other);
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

void Counting::take(Counting&& other) {
  for (std::size_t i = 0; i < players_.size(); ++i) add_up(players_[i], other.players_[i]);
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
  for (PlayerFigures& one : players_) put_in_order(one);
  return std::move(players_);
}

Statistics statistics(Season season, std::vector<PlayerFigures> players) {
  Statistics made{std::move(season), "", 0, std::move(players)};
  if (!made.season.evenings.empty()) made.currency = made.season.evenings.back().currency;
  for (std::size_t i = 0; i < made.season.evenings.size(); ++i)
    for (const Share& share : made.season.evenings[i].shares) {
      PlayerFigures& one = made.players[share.person];
      one.nights.push_back({i, share.money});
      one.money += share.money;
      one.nights_won.count(share.money > Money{});
    }
  return made;
}

// ---- What follows from it ----

Money OpponentFigures::money() const {
  constexpr ExactMoney unit = exact_per_hundredth;
  const ExactMoney half = exact_money < 0 ? -unit / 2 : unit / 2;
  return Money{static_cast<std::int64_t>((exact_money + half) / unit)};
}

Tried PlayerFigures::contracts_tried() const {
  Tried all;
  for (const ContractFigures& one : contracts) add_up(all, one.tried);
  return all;
}

const NightFigures* PlayerFigures::best() const {
  const auto found = std::max_element(
      nights.begin(), nights.end(),
      [](const NightFigures& a, const NightFigures& b) { return a.money < b.money; });
  return found == nights.end() ? nullptr : &*found;
}
const NightFigures* PlayerFigures::worst() const {
  const auto found = std::min_element(
      nights.begin(), nights.end(),
      [](const NightFigures& a, const NightFigures& b) { return a.money < b.money; });
  return found == nights.end() ? nullptr : &*found;
}

const PartnerFigures* PlayerFigures::favourite() const {
  return partners.empty() || partners.front().deals < deals_for_a_share ? nullptr
                                                                        : &partners.front();
}

}  // namespace kattegat
