#include "kattegat/games/danish_whist.hpp"

#include <algorithm>

#include "kattegat/games/contract.hpp"
#include "kattegat/games/play/compare_play.hpp"
#include "kattegat/games/whist.hpp"

namespace kattegat {
namespace {

using Contract = DanishWhist::Contract;
using Deal = DanishWhist::Deal;
using Resolved = DanishWhist::Resolved;
using HouseTable = Table<DanishWhist::House>;
using Entered = EnteredDeal<DanishWhist>;
using Declared = Declaration<Contract>;

constexpr int tricks_of_grand = 7, most_of_sol = 1;
constexpr int tricks_of_grandi = 7;  // the first seven decide it

void check_pasnolo(const HouseTable& table, const Deal& deal, Checklist& list) {
  list.not_asked(deal, &Deal::declarer);
  if (!list.asked(deal, &Deal::tricks)) return;
  const auto* each = std::get_if<ByPlayer<int>>(&*deal.tricks);
  if (!list.require(each != nullptr, &Deal::tricks, Word::danish_whist_tricks_of_all)) return;
  bool possible = list.wait_for(has_everybody(*each, table.seats), &Deal::tricks,
                                Word::danish_whist_tricks_of_all);
  int sum = 0;
  for (const Seat seat : table.everyone()) {
    const auto& tricks = (*each)[seat];
    possible &= !tricks || check_whist_tricks(*tricks, &Deal::tricks, list);
    if (possible) sum += *tricks;
  }
  if (possible)
    list.come_to(sum, tricks_of_whist, &Deal::tricks, Word::whist_tricks_sum, std::int64_t{sum});
}

void check_contract(Contract contract, const Deal& deal, Checklist& list) {
  if (!list.asked(deal, &Deal::tricks)) return;
  const auto* tricks = std::get_if<int>(&*deal.tricks);
  if (!list.require(tricks != nullptr, &Deal::tricks, Word::form_wrong_type, Word::expects_whole))
    return;
  if (contract == Contract::grandi)
    list.require(*tricks >= 0 && *tricks <= tricks_of_grandi, &Deal::tricks,
                 Word::danish_whist_tricks_of_grandi, std::int64_t{*tricks});
  else
    check_whist_tricks(*tricks, &Deal::tricks, list);
}

bool settles_alone(Contract contract, const DanishWhist::House& house) {
  if (contract == Contract::grandi) return house.grandi == DanishWhist::Grandi::solo;  // D3
  return contract == Contract::sol;
}

// Above what the contract asks for: tricks to take, or the most that may be taken. Negative when
// it is lost.
int tricks_above(Contract contract, int tricks, const DanishWhist::House& house) {
  switch (contract) {
    case Contract::grand:
      return tricks - tricks_of_grand;
    case Contract::grandi:
      return tricks - tricks_of_grandi;
    case Contract::nolo:
      return std::min(0, house.nolo_max - tricks);  // D5
    case Contract::sol:
      return std::min(0, most_of_sol - tricks);
    case Contract::pasnolo:
      break;
  }
  return 0;
}

// A nolo or a grand is played by the pair; a grandi is the declarer's own, whoever settles it.
bool is_of_the_pair(Contract contract) {
  return contract == Contract::nolo || contract == Contract::grand;
}

int tricks_that_count(Contract contract) {
  return contract == Contract::grandi ? tricks_of_grandi : tricks_of_whist;
}
// Whether the seat's tricks are among those that are entered.
bool is_counted(const Declared& who, Seat seat) {
  return is_of_side(seat, *who.declarer,
                    is_of_the_pair(*who.contract) ? opposite(*who.declarer) : Partner::alone());
}

// A pasnolo has no declarer.
bool is_known(const Declared& who) {
  return who.contract && (who.declarer || *who.contract == Contract::pasnolo);
}

// D6: the ace is high in every contract.
PlayRules rules_of_play(const Entered& entered, const Declared& who) {
  const bool is_grandi = who.contract == Contract::grandi;  // D9
  const Seat forehand = forehand_of(entered);
  PlayRules rules = play_of({}, is_grandi ? who.declarer.value_or(forehand) : forehand);
  rules.reckons_on = entered.is_judged_by_today();
  rules.may_stop = is_grandi;
  rules.unknown.leader = !who.contract || (is_grandi && !who.declarer);
  return rules;
}

// Whose tricks are entered: everybody's in a pasnolo, else the pair's or the declarer's. In the
// first edition a grandi counted the pair's.
void check_play_record(const Entered& entered, const Declared& who, Checklist& list) {
  const Deal& deal = entered.deal;
  if (!deal.play) return;
  PlayRules rules = rules_of_play(entered, who);
  rules.unknown.leader |= wrong_in({&Deal::auction, &Deal::contract}, list.found());
  const PlayInDeal play = check_play_in_deal(*deal.play, rules, list);
  if (!play.compares_tricks()) return;
  if (*who.contract == Contract::grandi && !entered.is_judged_by_today()) return;
  const int counted = tricks_that_count(*who.contract);
  const std::span tricks(play.tricks.data(), static_cast<std::size_t>(counted));
  if (*who.contract == Contract::pasnolo) {
    const auto& each = std::get<ByPlayer<int>>(*deal.tricks);
    compare_tricks_of_each(&Deal::tricks, each, entered.table.seats, tricks, list);
    return;
  }
  const auto counts = [&](Seat taker) { return is_counted(who, taker); };
  compare_tricks(
      {&Deal::tricks, std::get<int>(*deal.tricks), seats_where(entered.table.seats, counts)},
      tricks, list);
}

DanishWhist::Pasnolo as_pasnolo(const HouseTable& table, const ByPlayer<int>& tricks) {
  DanishWhist::Pasnolo deal{{}, table.house.tariff[Contract::pasnolo]};
  for (const Seat seat : table.everyone()) deal.tricks[seat] = *tricks[seat];
  return deal;
}

DanishWhist::Undertaken as_undertaken(const DanishWhist::House& house, Contract contract,
                                      Seat declarer, int tricks) {
  const Points value = house.tariff[contract];
  const int over = tricks_above(contract, tricks, house);
  return {.contract = contract,
          .declarer = declarer,
          .partner = settles_alone(contract, house) ? Partner::alone() : opposite(declarer),
          .over = over,
          .value = value,
          .amount = over >= 0 ? value : -(house.loss_factor * value)};  // D4
}

// D7: every player who did not take the fewest tricks pays each of those who did.
void settle_pasnolo(const HouseTable& table, const DanishWhist::Pasnolo& deal,
                    Transfers& transfers) {
  int fewest = tricks_of_whist;
  for (const Seat seat : table.everyone()) fewest = std::min(fewest, deal.tricks[seat]);
  for (const Seat loser : table.everyone())
    for (const Seat winner : table.everyone())
      if (deal.tricks[loser] > fewest && deal.tricks[winner] == fewest)
        transfers.pay(loser, winner, deal.each);
}

}  // namespace

const WordOfEach<DanishWhist::Contract>& words(DanishWhist::Contract) {
  static constexpr auto list = word_of_each<Contract>(
      Word::danish_whist_pasnolo, Word::danish_whist_nolo, Word::danish_whist_grand,
      Word::danish_whist_sol, Word::danish_whist_grandi);
  return list;
}

void DanishWhist::check_house(const House& house, Checklist& list) {
  for (const Points each : house.tariff.of)
    list.require(each >= Points{} && within_limit(each), "tariff", Word::danish_whist_tariff);
}

Result<Resolved, Violations> DanishWhist::resolve(const HouseTable& table, const State& state,
                                                  const Deal& deal, Edition edition) {
  Checklist list;
  const Entered entered{table, state, deal, edition};
  const Declared who = declaration(entered, list);
  if (who.contract == Contract::pasnolo)
    check_pasnolo(table, deal, list);
  else if (who.contract)
    check_contract(*who.contract, deal, list);
  else if (deal.tricks)
    check_whist_tricks(*deal.tricks, &Deal::tricks, list);
  check_play_record(entered, who, list);
  if (!list.clean()) return std::move(list).done();

  if (*who.contract == Contract::pasnolo)
    return Resolved{as_pasnolo(table, std::get<ByPlayer<int>>(*deal.tricks))};
  return Resolved{
      as_undertaken(table.house, *who.contract, *who.declarer, std::get<int>(*deal.tricks))};
}

Outcome<DanishWhist::State> DanishWhist::score(const HouseTable& table, const State& state,
                                               const Resolved& deal) {
  Outcome<State> out{.next = state, .transfers = {}};
  out.next.dealer = next_seat(state.dealer, table.seats);
  if (const auto* pasnolo = std::get_if<Pasnolo>(&deal))
    settle_pasnolo(table, *pasnolo, out.transfers);
  else if (const auto* undertaken = std::get_if<Undertaken>(&deal))
    settle_contract(undertaken->declarer, undertaken->partner, undertaken->amount, out.transfers);
  return out;
}

Workings DanishWhist::workings(const HouseTable& table, const State&, const Resolved& deal,
                               const Outcome<State>&) {
  if (const auto* pasnolo = std::get_if<Pasnolo>(&deal))
    return {text(Word::danish_whist_work_pasnolo, pasnolo->each)};
  const auto& undertaken = std::get<Undertaken>(deal);
  Workings lines{text(either<Word::work_made, Word::work_lost>(undertaken.made()),
                      word(undertaken.contract), undertaken.value)};
  if (const int factor = table.house.loss_factor; !undertaken.made() && factor > 1)
    lines.push_back(
        text(Word::danish_whist_work_loss_factor, std::int64_t{factor}, undertaken.amount));
  if (undertaken.partner.is_alone()) lines.push_back(text(Word::work_alone, undertaken.declarer));
  return lines;
}

Told DanishWhist::told(const HouseTable& table, const State&, const Resolved& deal,
                       const Outcome<State>&) {
  const auto* undertaken = std::get_if<Undertaken>(&deal);
  if (!undertaken) return {};
  Told told = told_claim({.by = undertaken->declarer,
                          .partner = undertaken->partner,
                          .what = text_of(word(undertaken->contract)),
                          .rank = static_cast<int>(undertaken->contract),
                          .made = undertaken->made(),
                          .over = undertaken->over});
  const Seat other = next_seat(undertaken->declarer, table.seats);
  if (!undertaken->partner.is_alone()) side(told, other, opposite(other));
  return told;
}

std::optional<PlayRules> DanishWhist::play_rules(const HouseTable& table, const State& state,
                                                 const Deal& deal) {
  Checklist ignored;
  const Entered entered{table, state, deal};
  const Declared who = declaration(entered, ignored);
  return is_known(who) ? std::optional(rules_of_play(entered, who)) : std::nullopt;
}

void DanishWhist::write_tricks(const HouseTable& table, const State& state, Deal& deal,
                               const std::vector<Seat>& takers) {
  Checklist ignored;
  const Declared who = declaration(Entered{table, state, deal}, ignored);
  if (!is_known(who)) return;
  const auto counted = static_cast<std::size_t>(tricks_that_count(*who.contract));
  if (takers.size() < counted) return;
  if (*who.contract == Contract::pasnolo)
    deal.tricks = taken_by_each(takers, table.seats);
  else
    deal.tricks = taken_by(std::span(takers).first(counted),
                           [&](Seat seat) { return is_counted(who, seat); });
}

TrickRules DanishWhist::rules_under(const Announced& announced, Checklist& list) {
  const TrickRules rules{};
  check_contract_is_known(
      announced.contract.empty() || contract_named<Contract>(announced.contract).has_value(), name,
      announced, list);
  check_trump_agrees(name, rules, announced, list);
  return rules;
}

}  // namespace kattegat
