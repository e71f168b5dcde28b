// An auction in which each bid must be higher than the last and a pass is final: Ligeud and Danish
// whist; of Rödskägg's one round what is said of a bid that is too low. Source: Ligeud sheet,
// "Budgivningen"; rules.md 1.1, "Auction grammar", and D10.
#pragma once
#include <array>
#include <optional>
#include <tuple>
#include <vector>

#include "kattegat/games/contract.hpp"
#include "kattegat/games/game.hpp"

namespace kattegat {

// Bid is an enum in rising order whose enumerator 0 is no bid; it has names() for files, words()
// for people, and pass_call(), the word by which a player declines.
template <class Bid>
struct Call {
  Seat seat;
  std::optional<Bid> bid;  // empty: pass
  bool operator==(const Call&) const = default;
};
template <class Bid>
using Auction = std::vector<Call<Bid>>;

// Nothing while nobody has bid.
template <class Bid>
std::optional<HeldBid<Bid>> held_bid(const Auction<Bid>& auction) {
  for (auto call = auction.rbegin(); call != auction.rend(); ++call)
    if (call->bid) return HeldBid<Bid>{call->seat, *call->bid};
  return std::nullopt;
}

template <class Bid>
struct Auctioned {
  std::optional<Seat> declarer;  // nobody when all have passed
  std::optional<Bid> bid;
};

// A violation that says which bid would have been high enough.
template <class Bid>
void too_low(Checklist& list, FieldKey field, Bid bid, Bid highest) {
  const auto next = static_cast<std::size_t>(highest) + 1;
  if (next < words(highest).size())
    list.require(false, field,
                 either<Word::auction_not_higher, Word::auction_too_low>(bid == highest), word(bid),
                 word(highest), words(highest)[next]);
  else
    list.require(false, field, Word::auction_highest, word(bid), word(highest));
}

// Replays the calls of four players, `first` speaking first. Empty, and a violation on the list,
// when a call is out of turn, too low, missing or one too many. Stops at the first such call: what
// follows it has no meaning.
template <class Bid>
std::optional<Auctioned<Bid>> replay(const Auction<Bid>& auction, Seat first, FieldKey field,
                                     Checklist& list) {
  constexpr int players = 4;
  PerSeat<bool> passed;
  int passes = 0;
  Auctioned<Bid> result;
  Seat turn = first;
  const auto over = [&] { return passes == players || (passes == players - 1 && result.bid); };
  for (const Call<Bid>& call : auction) {
    if (!list.require(!over(), field, Word::auction_over, call.seat)) return std::nullopt;
    if (!list.require(!passed[call.seat], field, Word::auction_passed_already, call.seat) ||
        !list.require(call.seat == turn, field, Word::auction_turn, turn, call.seat))
      return std::nullopt;
    if (!call.bid) {
      passed[turn] = true;
      ++passes;
    } else {
      if (result.bid && *call.bid <= *result.bid) {
        too_low(list, field, *call.bid, *result.bid);
        return std::nullopt;
      }
      result = {call.seat, call.bid};
    }
    if (!over()) turn = next_present(turn, players, [&](Seat seat) { return !passed[seat]; });
  }
  if (!list.wait_for_call(over(), field, turn)) return std::nullopt;
  return result;
}

// What was declared and by whom, from the auction or as it was written down beside it. Bid{} is
// what is played when all pass. Empty where it cannot be told; then there is a violation on the
// list.
template <class Bid>
struct Declaration {
  std::optional<Bid> contract;
  std::optional<Seat> declarer;
};
template <class G>
auto declaration(const EnteredDeal<G>& entered, Checklist& list) {
  using Deal = typename G::Deal;
  using Bid = typename decltype(Deal::contract)::value_type;
  const auto& [auction, contract, declarer] =
      std::tie(entered.deal.auction, entered.deal.contract, entered.deal.declarer);
  if (!auction) {
    list.asked(entered.deal, &Deal::contract);
    if (contract && *contract != Bid{}) list.asked(entered.deal, &Deal::declarer);
    return Declaration<Bid>{contract, declarer};
  }
  const auto result = replay(*auction, forehand_of(entered), &Deal::auction, list);
  if (!result) return Declaration<Bid>{contract, declarer};
  const Bid highest = result->bid.value_or(Bid{});
  check_agrees(entered.deal, &Deal::contract, highest, Word::auction_contract_differs, list);
  if (result->declarer)
    check_agrees(entered.deal, &Deal::declarer, *result->declarer, Word::auction_declarer_differs,
                 list);
  return Declaration<Bid>{highest, result->declarer ? result->declarer : declarer};
}

}  // namespace kattegat
