// A deal of Esmakker whist before it is scored: what its checks know of it.
#pragma once
#include "kattegat/games/contract.hpp"
#include "kattegat/games/esmakker_whist.hpp"
#include "kattegat/games/play/compare_play.hpp"
#include "kattegat/games/whist.hpp"

namespace kattegat::of_esmakker {

using Attachment = EsmakkerWhist::Attachment;
using Bid = EsmakkerWhist::Bid;
using Deal = EsmakkerWhist::Deal;
using House = EsmakkerWhist::House;
using Nolo = EsmakkerWhist::Nolo;
using Resolved = EsmakkerWhist::Resolved;
using State = EsmakkerWhist::State;
using Trump = EsmakkerWhist::Trump;
using HouseTable = Table<House>;
using Entered = EnteredDeal<EsmakkerWhist>;

// As far as the deal says it.
struct Declared {
  std::optional<Bid> bid;
  std::optional<Seat> declarer;
  PerSeat<bool> along;
};

// The most tricks that a soloist may take in it.
inline int most_at_home(Nolo nolo, const House& house) {
  const bool one = house.bordlaegger == EsmakkerWhist::Bordlaegger::one_trick;  // W12
  return nolo == Nolo::sol || (nolo == Nolo::bordlaegger && one) ? 1 : 0;
}

// The trump that the attachment itself names.
std::optional<Trump> trump_of(Attachment);

// Who declared what, by the auction or as it was entered.
Declared declared(const Entered&, Checklist&);

// What a deal with a bid may say but for its play.
void check_deal(const Entered&, const Declared&, Checklist&);

PlayRules rules_of_play(const Entered&, const Bid&);
// The play is legal and says what the entry says.
void check_play_record(const Entered&, const Declared&, Checklist&);

}  // namespace kattegat::of_esmakker
