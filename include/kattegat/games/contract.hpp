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
template <class Deal, class T>
bool check_agrees(const Deal& deal, Asked<T> Deal::*field, const T& heard, WordFor<2> differs,
                  Checklist& list) {
  const Asked<T>& entered = deal.*field;
  const auto said = [](const T& one) {
    if constexpr (requires { word(one); })
      return word(one);
    else
      return one;
  };
  return !entered || list.require(*entered == heard, field, differs, said(heard), said(*entered));
}

// A deal that all have passed says nothing but that; that nobody is a partner, or went along, is
// nothing.
template <class Deal>
void check_passed(const Deal& deal, Checklist& list) {
  each_field(deal, [&]<class T>(auto field, const Asked<T>& value) {
    if (field.role == FieldRole::auction || field.role == FieldRole::contract) return;
    if constexpr (std::is_same_v<T, Partner>)
      if (value && value->is_alone()) return;
    if constexpr (std::is_same_v<T, std::vector<Seat>>)
      if (value && value->empty()) return;
    list.not_asked(value, field.key);
  });
}

}  // namespace kattegat
