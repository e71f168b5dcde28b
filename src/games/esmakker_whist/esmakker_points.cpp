// What a deal of Esmakker whist pays, and how that comes about. Sheet 003, "Regnskabet"; rules.md
// 4C.1.
#include <algorithm>

#include "esmakker_deal.hpp"

namespace kattegat {
namespace {

using House = EsmakkerWhist::House;
using Nolo = EsmakkerWhist::Nolo;
using State = EsmakkerWhist::State;
using HouseTable = Table<House>;

// How many times the row is paid; negative when the level was not reached.
int times(int over, const House& house) {
  if (over >= 0) return over + 1;
  switch (house.down) {  // W1
    case EsmakkerWhist::Down::twice:
      return 2 * over;
    case EsmakkerWhist::Down::single:
      return over;
    case EsmakkerWhist::Down::mirror:
      break;
  }
  return over - 1;
}

Points value_of_nolo(Nolo nolo) {
  switch (nolo) {
    case Nolo::sol:
      return points(1);
    case Nolo::ren_sol:
      return points(2);
    case Nolo::bordlaegger:
      return points(4);
    case Nolo::ren_bordlaegger:
      return points(8);
    case Nolo::dobbelt_bordlaegger:
    case Nolo::ren_bordlaegger_snak:  // W10, W11
      return points(16);
    case Nolo::none:
      break;
  }
  return {};
}

bool is_home(int tricks, Nolo nolo, const House& house) {
  return tricks <= of_esmakker::most_at_home(nolo, house);
}
// What a soloist settles with each of the others.
Points value_of_solo(int tricks, Nolo nolo, const House& house) {
  const Points value = value_of_nolo(nolo);
  return is_home(tricks, nolo, house) ? value : -(house.nolo_loss * value);  // W13
}

// W14: every soloist settles by himself, with all three others or only with those who are none.
void settle_solos(const HouseTable& table, const EsmakkerWhist::Solos& solos,
                  Transfers& transfers) {
  for (const Seat soloist : table.everyone()) {
    if (!solos.tricks[soloist]) continue;
    const Points amount = value_of_solo(*solos.tricks[soloist], solos.nolo, table.house);
    for (const Seat other : table.everyone()) {
      const bool settles =
          table.house.gaa_med == EsmakkerWhist::GaaMed::each || !solos.tricks[other];
      if (other != soloist && settles) transfers.pay(other, soloist, amount);
    }
  }
}

Workings workings_of(const HouseTable& table, const EsmakkerWhist::Solos& solos) {
  Workings lines;
  for (const Seat seat : table.everyone())
    if (const auto& tricks = solos.tricks[seat])
      lines.push_back(
          text(either<Word::esmakker_whist_work_solo_made, Word::esmakker_whist_work_solo_lost>(
                   is_home(*tricks, solos.nolo, table.house)),
               seat, std::int64_t{*tricks}, value_of_solo(*tricks, solos.nolo, table.house)));
  return lines;
}

Workings workings_of(const HouseTable& table, const EsmakkerWhist::Undertaken& contract) {
  const int paid = times(contract.over, table.house);
  Workings lines{text(Word::esmakker_whist_work_row, contract.bid, contract.row),
                 text(either<Word::esmakker_whist_work_over, Word::esmakker_whist_work_under>(
                          contract.over >= 0),
                      std::int64_t{std::abs(contract.over)}, std::int64_t{std::abs(paid)},
                      contract.row, paid * contract.row)};
  if (contract.partner.is_alone()) lines.push_back(text(Word::work_alone, contract.declarer));
  return lines;
}

}  // namespace

Outcome<State> EsmakkerWhist::score(const HouseTable& table, const State& state,
                                    const Resolved& deal) {
  Outcome<State> out{.next = state, .transfers = {}};
  if (std::holds_alternative<PassedOut>(deal)) return out;  // W23: the same player deals again
  out.next.dealer = next_seat(state.dealer, table.seats);
  if (const auto* solos = std::get_if<Solos>(&deal))
    settle_solos(table, *solos, out.transfers);
  else if (const auto* contract = std::get_if<Undertaken>(&deal))
    settle_contract(contract->declarer, contract->partner,
                    times(contract->over, table.house) * contract->row, out.transfers);
  return out;
}

// A nolo is each soloist's own. Nolos are told after the levels, from the lowest on. People keep
// figures by these ranks: each stays what it is where there is one more attachment.
Told EsmakkerWhist::told(const HouseTable& table, const State&, const Resolved& deal,
                         const Outcome<State>&) {
  constexpr int attachments_at_most = 8, nolos_from = 200;
  static_assert(names(Attachment{}).size() <= std::size_t{attachments_at_most});
  static_assert((Bid::highest + 1) * attachments_at_most <= nolos_from);
  if (const auto* contract = std::get_if<Undertaken>(&deal)) {
    const Bid& bid = contract->bid;
    return told_claim({.by = contract->declarer,
                       .partner = contract->partner,
                       .what = described(bid),
                       .rank = bid.level * attachments_at_most + static_cast<int>(bid.attachment),
                       .made = contract->over >= 0,
                       .over = contract->over});
  }
  Told told;
  if (const auto* solos = std::get_if<Solos>(&deal))
    for (const Seat seat : table.everyone()) {
      const auto& tricks = solos->tricks[seat];
      if (!tricks) continue;
      told.claims.push_back(
          {.by = seat,
           .partner = Partner::alone(),
           .what = described(Bid{.nolo = solos->nolo}),
           .rank = nolos_from + static_cast<int>(solos->nolo),
           .made = is_home(*tricks, solos->nolo, table.house),
           .over = std::min(0, of_esmakker::most_at_home(solos->nolo, table.house) - *tricks)});
    }
  return told;
}

Workings EsmakkerWhist::workings(const HouseTable& table, const State& state, const Resolved& deal,
                                 const Outcome<State>&) {
  if (const auto* solos = std::get_if<Solos>(&deal)) return workings_of(table, *solos);
  if (const auto* contract = std::get_if<Undertaken>(&deal)) return workings_of(table, *contract);
  return {text(Word::work_passed_out, state.dealer)};
}

}  // namespace kattegat
