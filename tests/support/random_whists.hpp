// Legal deals of the three whists at random.
#pragma once
#include "kattegat/games/all.hpp"
#include "kattegat/games/session.hpp"
#include "support/draw.hpp"

namespace kattegat::test {

inline EnglishWhist::Entry random_event(const Session<EnglishWhist>&) {
  if (draw(0, 11) == 0) return Misdeal{};
  const int tricks = draw(0, 13);
  return EnglishWhist::Deal{
      static_cast<Suit>(draw(0, 3)), EnglishWhist::Pairs{tricks, 13 - tricks}, {}};
}

inline DanishWhist::Entry random_event(const Session<DanishWhist>& session) {
  using Contract = DanishWhist::Contract;
  if (draw(0, 11) == 0) return Misdeal{};
  DanishWhist::Deal deal;
  Contract contract = static_cast<Contract>(draw(0, 4));
  Seat declarer = draw_seat(4);
  if (toss()) {
    deal.auction =
        random_auction<Call<Contract>>(next_seat(session.state().dealer, 4), 4, Contract{});
    contract = Contract::pasnolo;
    for (const auto& call : *deal.auction)
      if (call.bid) contract = *call.bid, declarer = call.seat;
  } else {
    deal.contract = contract;
    if (contract != Contract::pasnolo) deal.declarer = declarer;
  }
  if (contract == Contract::pasnolo) {
    ByPlayer<int> tricks = deal_out(13, {Seat{0}, Seat{1}, Seat{2}, Seat{3}});
    for (const Seat seat : Seats{4}) tricks[seat] = tricks[seat].value_or(0);
    deal.tricks = tricks;
  } else {
    deal.tricks = draw(0, contract == Contract::grandi ? 7 : 13);
  }
  return deal;
}

inline std::vector<EsmakkerWhist::Bid> all_esmakker_bids() {
  std::vector<EsmakkerWhist::Bid> list;
  for (int nolo = 1; nolo <= 6; ++nolo)
    list.push_back({.nolo = static_cast<EsmakkerWhist::Nolo>(nolo)});
  for (int level = 7; level <= 13; ++level)
    for (int attachment = 0; attachment <= 6; ++attachment)
      list.push_back({static_cast<std::uint8_t>(level),
                      static_cast<EsmakkerWhist::Attachment>(attachment),
                      EsmakkerWhist::Nolo::none});
  return list;
}

// Duels in which everybody bids, holds or passes as the toss has it.
inline std::vector<EsmakkerWhist::Call> random_duels(Seat first, EsmakkerWhist::Ladder ladder,
                                                     EsmakkerWhist::Bid& highest,
                                                     std::optional<Seat>& holder) {
  using Kind = EsmakkerWhist::Call::Kind;
  std::vector<EsmakkerWhist::Call> calls;
  const auto higher = [&]() -> std::optional<EsmakkerWhist::Bid> {
    const int to_beat = highest.is_passed() ? -1 : *esmakker_rank(highest, ladder);
    std::vector<EsmakkerWhist::Bid> list;
    for (const auto& bid : all_esmakker_bids())
      if (const auto rank = esmakker_rank(bid, ladder); rank && *rank > to_beat)
        list.push_back(bid);
    if (list.empty() || draw(0, 2) > 0) return std::nullopt;
    return draw_one(list);
  };
  Seat seat = first;
  for (int i = 0; i < 4; ++i, seat = next_seat(seat, 4)) {
    std::optional<EsmakkerWhist::Bid> bid = higher();
    calls.push_back({seat, bid ? Kind::bid : Kind::pass, bid.value_or(EsmakkerWhist::Bid{})});
    if (!bid) continue;
    highest = *bid;
    if (!holder) {
      holder = seat;
      continue;
    }
    while (true) {  // the duel
      const int answer = draw(0, 2);
      const auto raise = answer == 2 ? higher() : std::nullopt;
      if (answer == 0 || (answer == 2 && !raise)) {
        calls.push_back({*holder, Kind::pass, {}});
        holder = seat;
        break;
      }
      calls.push_back(
          {*holder, raise ? Kind::bid : Kind::hold, raise.value_or(EsmakkerWhist::Bid{})});
      if (raise) highest = *raise;
      const auto again = higher();
      calls.push_back({seat, again ? Kind::bid : Kind::pass, again.value_or(EsmakkerWhist::Bid{})});
      if (!again) break;
      highest = *again;
    }
  }
  return calls;
}

inline void random_level(EsmakkerWhist::Deal& deal, const EsmakkerWhist::Bid& bid, Seat declarer) {
  using Attachment = EsmakkerWhist::Attachment;
  using Trump = EsmakkerWhist::Trump;
  deal.tricks = draw(0, 13);
  const bool fixed = bid.attachment == Attachment::gode || bid.attachment == Attachment::staerke ||
                     bid.attachment == Attachment::sans;
  if (bid.attachment == Attachment::vip) {
    deal.vip_card = draw(1, 3);
    deal.trump = static_cast<Trump>(draw(0, 4));
    if (toss()) deal.called = Card{ace, static_cast<Suit>(draw(0, 3))};
  } else if (!fixed) {
    deal.trump = static_cast<Trump>(draw(0, 2));  // never spades, so that the called ace can be
  }
  if (bid.attachment == Attachment::kvarte) return;
  const Seat other = draw_seat(4);
  deal.partner = other == declarer ? Partner::alone() : Partner::of(other);
  if (bid.attachment == Attachment::none && toss()) deal.called = Card{ace, Suit::spades};
}

inline void random_nolo(EsmakkerWhist::Deal& deal, const EsmakkerWhist::Bid& bid, Seat declarer,
                        const EsmakkerWhist::House& house) {
  using Nolo = EsmakkerWhist::Nolo;
  std::vector<Seat> soloists{declarer};
  if (bid.nolo == Nolo::sol || bid.nolo == Nolo::ren_sol || house.gaa_med_bordlaegger) {
    deal.with.emplace();
    for (const Seat seat : Seats{4})
      if (seat != declarer && toss()) {
        deal.with->push_back(seat);
        soloists.push_back(seat);
      }
  }
  ByPlayer<int> tricks;
  for (const Seat seat : soloists) tricks[seat] = draw(0, 3);
  deal.tricks = tricks;
}

inline EsmakkerWhist::Entry random_event(const Session<EsmakkerWhist>& session) {
  if (draw(0, 11) == 0) return Misdeal{};
  const EsmakkerWhist::House& house = session.table().house;
  EsmakkerWhist::Deal deal;
  EsmakkerWhist::Bid bid;
  std::optional<Seat> declarer;
  if (toss()) {
    deal.auction = random_duels(next_seat(session.state().dealer, 4), house.ladder, bid, declarer);
  } else {
    if (draw(0, 9) > 0) bid = draw_one(all_esmakker_bids());
    deal.bid = bid;
    if (!bid.is_passed()) deal.declarer = declarer = draw_seat(4);
  }
  if (bid.is_passed()) return deal;
  if (bid.nolo == EsmakkerWhist::Nolo::none)
    random_level(deal, bid, *declarer);
  else
    random_nolo(deal, bid, *declarer, house);
  return deal;
}

inline void random_house(EnglishWhist::House& house) {
  house.settle = static_cast<EnglishWhist::Settle>(draw(0, 2));
  if (house.settle != EnglishWhist::Settle::rubber) house.game = draw_one<int>({5, 7, 10});
}
inline void random_house(DanishWhist::House& house) {
  for (Points& each : house.tariff.of) each = Points{draw(0, 20'000)};
  house.loss_factor = draw(1, 2);
  house.nolo_max = toss() ? 6 : 1;
  house.grandi = static_cast<DanishWhist::Grandi>(draw(0, 1));
}
inline void random_house(EsmakkerWhist::House& house) {
  house.ladder = static_cast<EsmakkerWhist::Ladder>(draw(0, 2));
  house.down = static_cast<EsmakkerWhist::Down>(draw(0, 2));
  house.kvarte = static_cast<EsmakkerWhist::Kvarte>(draw(0, 1));
  house.gaa_med = static_cast<EsmakkerWhist::GaaMed>(draw(0, 1));
  house.gaa_med_bordlaegger = toss();
  house.vip_clubs = static_cast<EsmakkerWhist::VipClubs>(draw(0, 2));
  house.nolo_loss = draw(1, 2);
  house.bordlaegger = static_cast<EsmakkerWhist::Bordlaegger>(draw(0, 1));
}

}  // namespace kattegat::test
