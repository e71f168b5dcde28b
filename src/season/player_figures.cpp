#include "kattegat/season/player_figures.hpp"

#include <algorithm>
#include <limits>
#include <tuple>

#include "figures_in.hpp"

namespace kattegat {
namespace {

std::int64_t as_much_as_fits(ExactMoney amount) {
  constexpr ExactMoney most = std::numeric_limits<std::int64_t>::max();
  return static_cast<std::int64_t>(std::clamp(amount, -most, most));
}

void add_up(Tried& tried, const Tried& more) {
  tried.won += more.won;
  tried.lost += more.lost;
}

void add_up(ContractFigures& sum, const ContractFigures& more) {
  add_up(sum.tried, more.tried);
  sum.over += more.over;
  sum.under += more.under;
}
void add_up(TallyFigures& sum, const TallyFigures& more) { sum.times += more.times; }
template <class Figures>  // of a player, of a partner, of a seat
void add_deals(Figures& sum, const Figures& more) {
  sum.deals += more.deals;
  add_up(sum.tried, more.tried);
  sum.points += more.points;
}
void add_up(SeatFigures& sum, const SeatFigures& more) { add_deals(sum, more); }

// Line by line; `at` finds the one that a line is added to.
template <class Figures, class At>
void add_lines(std::vector<Figures>& sum, const std::vector<Figures>& more, At&& at) {
  for (const Figures& one : more) add_up(at(sum, one), one);
}

}  // namespace

void add_up(PartnerFigures& sum, const PartnerFigures& more) { add_deals(sum, more); }
void add_up(OpponentFigures& sum, const OpponentFigures& more) {
  sum.deals += more.deals;
  sum.points += more.points;
  sum.exact_money += more.exact_money;
}
void add_up(PlayerFigures& sum, const PlayerFigures& more) {
  add_deals(sum, more);
  sum.chances += more.chances;
  sum.declared += more.declared;
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

Points SumOfPoints::told() const { return Points{as_much_as_fits(thousandths)}; }

Money OpponentFigures::money() const {
  constexpr ExactMoney unit = exact_per_hundredth;
  const ExactMoney half = exact_money < 0 ? -unit / 2 : unit / 2;
  return Money{as_much_as_fits((exact_money + half) / unit)};
}

Tried PlayerFigures::contracts_tried() const {
  Tried all;
  for (const ContractFigures& one : contracts) add_up(all, one.tried);
  return all;
}

const EveningFigures* PlayerFigures::best() const {
  const auto found = std::max_element(
      evenings.begin(), evenings.end(),
      [](const EveningFigures& a, const EveningFigures& b) { return a.money < b.money; });
  return found == evenings.end() ? nullptr : &*found;
}
const EveningFigures* PlayerFigures::worst() const {
  const auto found = std::min_element(
      evenings.begin(), evenings.end(),
      [](const EveningFigures& a, const EveningFigures& b) { return a.money < b.money; });
  return found == evenings.end() ? nullptr : &*found;
}

const PartnerFigures* PlayerFigures::favourite() const {
  return partners.empty() || partners.front().deals < deals_for_a_share ? nullptr
                                                                        : &partners.front();
}

}  // namespace kattegat
