// What games with declarers share: what agrees with an auction, how a contract is settled at a
// table of four, and what is not asked where there is none.
#pragma once
#include "kattegat/core/transfers.hpp"
#include "kattegat/core/violation.hpp"
#include "kattegat/games/entry.hpp"

namespace kattegat {

// Who has the bid if nobody calls any more.
template <class Bid>
struct HeldBid {
  Seat seat;
  Bid bid;
};

// `amount` is what one opponent pays one of the declarer's side; negative when the contract is
// lost. With a partner each of the two settles with one opponent, alone the declarer with all.
// rules.md 1.1, D2, W2.
void settle_contract(Seat declarer, Partner partner, Points amount, Transfers&);

// Across the table: seats 0 and 2, 1 and 3.
constexpr Partner opposite(Seat seat) { return Partner::of(Seat{(seat.index + 2) % 4}); }

// The declarer, or the partner.
constexpr bool is_of_side(Seat seat, Seat declarer, Partner partner) {
  return seat == declarer || partner.is(seat);
}

// What was entered beside an auction is what has come of it.
template <class T>
bool check_agrees(const std::optional<T>& entered, const T& heard, std::string_view field,
                  WordFor<2> differs, Checklist& list) {
  const auto said = [](const T& one) {
    if constexpr (requires { word(one); })
      return word(one);
    else
      return one;
  };
  return !entered || list.require(*entered == heard, field, differs, said(heard), said(*entered));
}

// A deal that all have passed says nothing but that, in its field `bid`. Nobody is nobody's
// partner.
template <class Deal>
void check_passed(const Deal& deal, std::string_view bid, Checklist& list) {
  Deal::fields(deal, [&]<class T>(std::string_view field, const Asked<T>& value) {
    if (field == "auction" || field == bid) return;
    if constexpr (std::is_same_v<T, Partner>)
      if (value && value->is_alone()) return;
    list.not_asked(value, field);
  });
}

}  // namespace kattegat
