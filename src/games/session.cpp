#include "kattegat/games/session.hpp"

#include <limits>

namespace kattegat {
namespace {

Points given(const Adjust& adjust, Seat seat) { return value_or_zero((*adjust.points)[seat]); }

// So much of each can be added up; more is beyond every limit.
bool can_be_added(Points each) {
  constexpr Points most{std::numeric_limits<std::int64_t>::max() / max_seats};
  return -most <= each && each <= most;
}

}  // namespace

Violations check(const Adjust& adjust, int seats) {
  Checklist list;
  list.asked_to_say(adjust, &Adjust::why);
  if (!list.asked(adjust, &Adjust::points)) return std::move(list).done();
  Points sum;
  bool adds_up = true;
  for (const Seat seat : Seats{seats}) {
    const Points each = given(adjust, seat);
    list.require(within_limit(each), &Adjust::points, Word::too_many_points, seat);
    adds_up = adds_up && can_be_added(each);
    if (adds_up) sum += each;
  }
  list.require(!adds_up || sum == Points{}, &Adjust::points, Word::adjust_sum, sum);
  return std::move(list).done();
}

Violations check(const Note& note) {
  Checklist list;
  list.asked(note, &Note::text);
  return std::move(list).done();
}

Transfers score(const Adjust& adjust, int seats) {
  std::vector<Points> nets;
  for (const Seat seat : Seats{seats}) nets.push_back(given(adjust, seat));
  Transfers transfers;
  for (const Transfer& one : transfers_of(nets)) transfers.pay(one.from, one.to, one.amount);
  return transfers;
}

void check_dealer(const Stamp& stamp, std::optional<Seat> dealer, Checklist& list) {
  if (!stamp.dealer) return;
  if (list.require(dealer.has_value(), &Stamp::dealer, Word::dealer_nobody))
    list.require(stamp.dealer == dealer, &Stamp::dealer, Word::dealer_turn, *dealer, *stamp.dealer);
}

void check_limit(const PerSeat<Points>& running, const Transfers& transfers, int seats,
                 Checklist& list) {
  for (const Seat seat : Seats{seats}) {
    const Points change = transfers.net(seat);
    list.require(within_limit(change) && within_limit(running[seat] + change), "points",
                 Word::too_many_points, seat);
  }
}

}  // namespace kattegat
