// Legal deals of the three whists at random.
#include "support/random_entries.hpp"

namespace kattegat::test {

EnglishWhist::Entry random_event(const Session<EnglishWhist>&) {
  if (draw(0, 11) == 0) return Misdeal{};
  const int tricks = draw(0, 13);
  return EnglishWhist::Deal{
      static_cast<Suit>(draw(0, 3)), EnglishWhist::Pairs{tricks, 13 - tricks}, {}};
}

DanishWhist::Entry random_event(const Session<DanishWhist>& session) {
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

namespace {

std::vector<EsmakkerWhist::Bid> all_esmakker_bids() {
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

// Calls as the toss has them, each tried until the auction takes it; and what they came to.
std::vector<EsmakkerWhist::Call> random_calls(Seat dealer, const EsmakkerWhist::House& house,
                                              EsmakkerHeard& result) {
  using Call = EsmakkerWhist::Call;
  std::vector<Call> calls;
  std::optional<Seat> turn = next_seat(dealer, 4);
  while (turn) {
    const int kind = draw(0, 5);
    Call call{*turn, kind < 3 ? Call::Kind::pass : static_cast<Call::Kind>(kind - 2), {}};
    if (call.kind == Call::Kind::bid) call.bid = draw_one(all_esmakker_bids());
    calls.push_back(call);
    Checklist list;
    if (const auto heard_all = heard(calls, dealer, house, Edition::today, list)) {
      result = *heard_all;
      return calls;
    }
    const Violation& why = list.found().front();
    if (why.to_call)
      turn = why.to_call;
    else
      calls.pop_back();
  }
  return calls;
}

void random_level(EsmakkerWhist::Deal& deal, const EsmakkerWhist::Bid& bid, Seat declarer) {
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
  if (deal.called && toss()) {
    const auto other_suit = static_cast<Suit>((static_cast<int>(deal.called->suit) + 1) % 4);
    deal.marker = Card{static_cast<std::uint8_t>(draw(2, ace)), other_suit};
  }
}

void random_nolo(EsmakkerWhist::Deal& deal, const PerSeat<bool>& soloists) {
  ByPlayer<int> tricks;
  for (const Seat seat : Seats{4})
    if (soloists[seat]) tricks[seat] = draw(0, 3);
  deal.tricks = tricks;
}

}  // namespace

EsmakkerWhist::Entry random_event(const Session<EsmakkerWhist>& session) {
  if (draw(0, 11) == 0) return Misdeal{};
  const EsmakkerWhist::House& house = session.table().house;
  EsmakkerWhist::Deal deal;
  EsmakkerHeard who;
  if (toss()) {
    deal.auction = random_calls(session.state().dealer, house, who);
    if (who.highest.is_vip() && who.along[Seat{0}]) deal.declarer = who.holder = Seat{0};
  } else {
    if (draw(0, 9) > 0) do
        who.highest = draw_one(all_esmakker_bids());
      while (!esmakker_rank(who.highest, house));
    deal.bid = who.highest;
    if (!who.highest.is_passed()) deal.declarer = who.holder = draw_seat(4);
    for (const Seat seat : Seats{4})
      who.along[seat] = seat != who.holder && is_open_to_others(who.highest, house) && toss();
    std::vector<Seat> with;
    for (const Seat seat : Seats{4})
      if (who.along[seat]) with.push_back(seat);
    if (!with.empty()) deal.with = with;
  }
  if (who.highest.is_passed()) return deal;
  PerSeat<bool> soloists = who.along;
  soloists[*who.holder] = true;
  if (who.highest.nolo == EsmakkerWhist::Nolo::none)
    random_level(deal, who.highest, *who.holder);
  else
    random_nolo(deal, soloists);
  return deal;
}

}  // namespace kattegat::test
