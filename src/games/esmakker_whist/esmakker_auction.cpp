// The auction of Esmakker whist while it is held: in duels, or round the table. Sheet 003,
// "Meldeforløbet"; rules.md W16, W19, W21.
#include "kattegat/games/esmakker_whist.hpp"

namespace kattegat {
namespace {

using Attachment = EsmakkerWhist::Attachment;
using Bid = EsmakkerWhist::Bid;
using Call = EsmakkerWhist::Call;
using Deal = EsmakkerWhist::Deal;
using Hold = EsmakkerWhist::Hold;
using House = EsmakkerWhist::House;
using Nolo = EsmakkerWhist::Nolo;

constexpr int players = 4;

using Rank = std::optional<int> (*)(const Bid&, const House&);

// The lowest bid above this rank; empty when nothing beats it.
std::optional<Bid> lowest_above(int rank, const House& house, Rank rank_of) {
  std::optional<Bid> best;
  const auto consider = [&](const Bid& bid) {
    const auto its = rank_of(bid, house);
    if (its && *its > rank && (!best || *its < *rank_of(*best, house))) best = bid;
  };
  for (std::size_t nolo = 1; nolo < names(Nolo{}).size(); ++nolo)
    consider({.nolo = static_cast<Nolo>(nolo)});
  for (std::uint8_t level = Bid::lowest; level <= Bid::highest; ++level)
    for (std::size_t attached = 0; attached < names(Attachment{}).size(); ++attached)
      consider({.level = level, .attachment = static_cast<Attachment>(attached)});
  return best;
}

class Hearing {
 public:
  Hearing(Seat dealer, const House& house, Rank rank_of, Checklist& list)
      : house_(house),
        rank_of_(rank_of),
        list_(list),
        forehand_(next_seat(dealer, players)),
        last_(dealer) {
    for (const Seat seat : Seats{players}) unheard_[seat] = true;
  }

  // False, and a violation on the list, when the call cannot be made.
  bool hear(const Call& call) {
    const auto turn = whose_turn();
    if (!list_.require(turn.has_value(), &Deal::auction, Word::auction_over, call.seat) ||
        !list_.require(!passed_[call.seat], &Deal::auction, Word::auction_passed_already,
                       call.seat) ||
        !list_.require(call.seat == turn, &Deal::auction, Word::auction_turn, *turn, call.seat))
      return false;
    if (!challenger_) {
      unheard_[call.seat] = again_[call.seat] = false;
      last_ = call.seat;
    }
    switch (call.kind) {
      case Call::Kind::pass:
        passed_[call.seat] = true;
        give_way(call.seat);
        return true;
      case Call::Kind::with:
        return go_along(call.seat);
      case Call::Kind::hold:
        return hold(call.seat);
      case Call::Kind::bid:
        return bid(call.seat, call.bid);
    }
    return false;
  }

  // Who must speak; nobody when the auction is over.
  [[nodiscard]] std::optional<Seat> whose_turn() const {
    if (challenger_) return holder_answers_ ? holder_ : challenger_;
    if (is_round())
      return next([&](Seat seat) { return !passed_[seat] && !along_[seat] && seat != holder_; });
    if (const auto first_time = next([&](Seat seat) { return unheard_[seat]; })) return first_time;
    return next([&](Seat seat) { return again_[seat]; });
  }
  [[nodiscard]] EsmakkerHeard result() const { return {highest_, holder_, along_}; }

 private:
  [[nodiscard]] bool is_round() const {
    return house_.auction_style == EsmakkerWhist::AuctionStyle::round;
  }
  // Clockwise from the player heard last.
  template <class Waits>
  [[nodiscard]] std::optional<Seat> next(Waits&& waits) const {
    Seat seat = last_;
    for (int i = 0; i < players; ++i)
      if (seat = next_seat(seat, players); waits(seat)) return seat;
    return std::nullopt;
  }

  // One of the two in a duel has had enough: the other has the bid.
  void give_way(Seat seat) {
    if (challenger_ && holder_ == seat) holder_ = challenger_;
    challenger_.reset();
  }
  bool go_along(Seat seat) {
    if (!list_.require(!highest_.is_passed(), &Deal::auction, Word::esmakker_whist_with_nothing,
                       seat) ||
        !list_.require(is_open_to_others(highest_, house_), &Deal::auction,
                       Word::esmakker_whist_with_closed, highest_))
      return false;
    along_[seat] = true;
    give_way(seat);
    return true;
  }
  bool hold(Seat seat) {
    if (!list_.require(house_.hold != Hold::none, &Deal::auction, Word::esmakker_whist_no_hold) ||
        !list_.require(house_.hold != Hold::forehand || seat == forehand_, &Deal::auction,
                       Word::esmakker_whist_hold_forehand, forehand_, seat))
      return false;
    if (!is_round()) {
      const bool is_challenged = challenger_ && holder_ == seat;
      if (!list_.require(is_challenged, &Deal::auction, Word::esmakker_whist_hold, seat))
        return false;
      holder_answers_ = false;
      return true;
    }
    if (!list_.require(holder_.has_value(), &Deal::auction, Word::esmakker_whist_hold_nothing,
                       seat) ||
        !list_.require(!held_, &Deal::auction, Word::esmakker_whist_held, highest_))
      return false;
    holder_ = seat;
    held_ = true;
    return true;
  }
  bool bid(Seat seat, const Bid& bid) {
    if (!is_high_enough(bid)) return false;
    highest_ = bid;
    held_ = false;
    for (const Seat other : Seats{players}) {  // who went along is heard again
      again_[other] = again_[other] || along_[other];
      along_[other] = false;
    }
    if (!holder_ || is_round()) {
      holder_ = seat;
    } else if (holder_ == seat) {
      holder_answers_ = false;
    } else {
      challenger_ = seat;
      holder_answers_ = true;
    }
    return true;
  }
  bool is_high_enough(const Bid& bid) {
    const auto rank = rank_of_(bid, house_);
    if (!list_.require(rank.has_value(), &Deal::auction, Word::esmakker_whist_not_on_ladder, bid))
      return false;
    if (highest_.is_passed()) return true;
    const int to_beat = *rank_of_(highest_, house_);
    if (*rank > to_beat) return true;
    const auto enough = lowest_above(to_beat, house_, rank_of_);
    if (*rank == to_beat && bid != highest_)
      list_.require(false, &Deal::auction, Word::esmakker_whist_equal, bid, highest_);
    else if (enough)
      list_.require(false, &Deal::auction,
                    either<Word::auction_not_higher, Word::auction_too_low>(bid == highest_), bid,
                    highest_, *enough);
    else
      list_.require(false, &Deal::auction, Word::auction_highest, bid, highest_);
    return false;
  }

  const House& house_;
  Rank rank_of_;
  Checklist& list_;
  Seat forehand_, last_;  // the player heard last; what is said in a duel is an answer
  PerSeat<bool> unheard_, again_, passed_, along_;
  Bid highest_;
  std::optional<Seat> holder_, challenger_;
  bool holder_answers_ = false;
  bool held_ = false;  // round the table: once only
};

std::optional<EsmakkerHeard> heard_by(Rank rank_of, const std::vector<Call>& calls, Seat dealer,
                                      const House& house, Checklist& list) {
  Hearing hearing(dealer, house, rank_of, list);
  for (const Call& call : calls)
    if (!hearing.hear(call)) return std::nullopt;
  if (const auto turn = hearing.whose_turn()) {
    list.wait_for_call(false, &Deal::auction, *turn);
    return std::nullopt;
  }
  return hearing.result();
}

}  // namespace

std::optional<HeldBid<Bid>> held_bid(const std::vector<Call>& calls) {
  std::optional<HeldBid<Bid>> held;
  for (const Call& call : calls) {
    if (call.kind == Call::Kind::bid) held = {call.seat, call.bid};
    if (call.kind == Call::Kind::hold && held) held->seat = call.seat;
  }
  return held;
}

std::optional<EsmakkerHeard> heard(const std::vector<Call>& calls, Seat dealer, const House& house,
                                   Edition edition, Checklist& list) {
  Checklist found;
  if (const auto today = heard_by(esmakker_rank, calls, dealer, house, found)) return today;
  Checklist ignored;
  if (edition == Edition::any)
    if (const auto then = heard_by(first_esmakker_rank, calls, dealer, house, ignored)) return then;
  list.add(found.found());
  return std::nullopt;
}

}  // namespace kattegat
