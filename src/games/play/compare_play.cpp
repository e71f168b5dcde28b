#include "kattegat/games/play/compare_play.hpp"

#include <algorithm>
#include <bit>
#include <utility>

#include "kattegat/core/text/joined.hpp"
#include "shown.hpp"

namespace kattegat {
namespace {

// How many of the tricks may be ours, each by itself: the least and the most.
std::pair<int, int> bounds(std::span<const TrickTaken> tricks, const PerSeat<bool>& ours,
                           bool to_the_end) {
  int least = 0, most = 0;
  for (const TrickTaken& trick : tricks) {
    bool only_ours = trick.sure || to_the_end, also_ours = false;
    for (const Seat seat : Seats{max_seats}) {
      if (trick.by[seat] && ours[seat]) also_ours = true;
      if (trick.by[seat] && !ours[seat]) only_ours = false;
    }
    least += only_ours ? 1 : 0;
    most += also_ours ? 1 : 0;
  }
  return {least, most};
}

// How many may be ours in the ways that have been tried, also where the deal ends before its last
// trick. In rising order, each once.
std::vector<int> counts_tried(std::span<const TrickTaken> tricks, const PerSeat<bool>& ours,
                              bool to_the_end) {
  std::vector<int> all;
  for (std::size_t way = 0; way < tricks.back().ways.size(); ++way) {
    int taken = 0;
    for (const TrickTaken& trick : tricks) {
      if (!trick.sure && !to_the_end) all.push_back(taken);
      const bool is_ours = trick.ways.empty() ? bounds({&trick, 1}, ours, to_the_end).second > 0
                                              : ours[trick.ways[way]];
      taken += is_ours ? 1 : 0;
    }
    all.push_back(taken);
  }
  std::sort(all.begin(), all.end());
  all.erase(std::unique(all.begin(), all.end()), all.end());
  return all;
}

// Anna; Anna and Bo; Anna, Bo and Cai.
Text listed(const PerSeat<bool>& some) {
  std::vector<Seat> all;
  for (const Seat seat : Seats{max_seats})
    if (some[seat]) all.push_back(seat);
  Text list = text(Word::names_one, all.front());
  for (std::size_t i = 1; i < all.size(); ++i)
    list = text(either<Word::names_and, Word::names_more>(i + 1 == all.size()), list, all[i]);
  return list;
}

// Whether the tricks can be shared out so: where every way to play on has been tried, in one of
// them.
bool is_one_way(const PerSeat<int>& written, int together, std::span<const TrickTaken> tricks) {
  if (tricks.back().ways.empty()) return true;
  const auto count = std::min(static_cast<std::size_t>(together), tricks.size());
  for (std::size_t way = 0; way < tricks.back().ways.size(); ++way) {
    PerSeat<int> taken;
    for (const TrickTaken& trick : tricks.first(count))
      for (const Seat seat : Seats{max_seats})
        if (trick.ways.empty() ? trick.by[seat] : trick.ways[way] == seat) ++taken[seat];
    if (taken == written) return true;
  }
  return false;
}

}  // namespace

PlayInDeal check_play_in_deal(const PlayRecord& play, const PlayRules& rules, Checklist& list) {
  PlayInDeal checked{.tricks = {}, .all_else_is_right = list.clean()};
  if (check_play(play, rules, list)) checked.tricks = tricks_taken(play, rules);
  return checked;
}

void compare_tricks(const TricksEntered& entered, std::span<const TrickTaken> tricks,
                    Checklist& list) {
  const auto& [field, number, by, to_the_end] = entered;
  const auto in_figures = [](int count) { return std::to_string(count); };
  auto [least, most] = bounds(tricks, by, to_the_end);
  const std::vector<int> tried = counts_tried(tricks, by, to_the_end);
  if (tried.empty() && least <= number && number <= most) return;
  if (std::binary_search(tried.begin(), tried.end(), number)) return;
  if (!tried.empty()) {
    least = tried.front();
    most = tried.back();
  }
  const bool has_gap = most - least >= static_cast<int>(tried.size());
  if (least == most)
    list.require(false, field, Word::play_tricks, std::int64_t{least}, std::int64_t{number},
                 listed(by));
  else if (!tried.empty() && has_gap)
    list.require(false, field, Word::play_tricks_either, joined(tried, ", ", in_figures),
                 std::int64_t{number}, listed(by));
  else
    list.require(false, field, Word::play_tricks_between, std::int64_t{least}, std::int64_t{most},
                 std::int64_t{number}, listed(by));
}

// Of each, then, where the play does not say it all, of two together, and so on: of what is too
// much for some, the fewest are told.
void compare_tricks_of_each(FieldKey field, const ByPlayer<int>& each, int seats,
                            std::span<const TrickTaken> tricks, Checklist& list) {
  PerSeat<int> written;
  int all = 0;
  for (const Seat seat : Seats{seats}) all += written[seat] = value_or_zero(each[seat]);
  const bool is_shown = std::all_of(tricks.begin(), tricks.end(), [&](const TrickTaken& trick) {
    return trick.sure && count_where(seats, [&](Seat seat) { return trick.by[seat]; }) == 1;
  });
  Checklist found;
  for (int size = 1; size <= (is_shown ? 1 : seats) && found.clean(); ++size)
    for (unsigned some = 1; some < 1U << static_cast<unsigned>(seats); ++some) {
      if (std::popcount(some) != size || (size > 1 && !found.clean())) continue;
      const auto by = seats_where(
          seats, [&](Seat seat) { return (some >> static_cast<unsigned>(seat.index) & 1U) != 0; });
      int together = 0;
      for (const Seat seat : Seats{seats}) together += by[seat] ? written[seat] : 0;
      compare_tricks({field, together, by}, tricks, found);
    }
  if (found.clean())
    found.require(is_one_way(written, all, tricks), field, Word::play_tricks_apart);
  list.add(found.found());
}

std::optional<Partner> partner_shown(const PlayRecord& play, Card called, Seat declarer,
                                     int tricks_in_a_deal) {
  if (const auto holder = player_of(play, called))
    return *holder == declarer ? Partner::alone() : Partner::of(*holder);
  return is_whole(play, tricks_in_a_deal) ? std::optional(Partner::alone()) : std::nullopt;
}

void compare_partner(const CalledCard& called, FieldKey field, Checklist& list) {
  if (!called.partner) return;
  const Partner entered = *called.partner;
  const PlayRules& rules = called.rules;
  if (const auto shown =
          partner_shown(called.play, called.card, called.declarer, rules.cards.tricks)) {
    if (shown->is_alone())
      list.require(entered.is_alone(), field, Word::play_alone, called.card);
    else
      list.require(entered == *shown, field, Word::play_partner, called.card, shown->seat());
    return;
  }
  if (entered.is_alone() || !rules.reckons_on) return;
  const Seat partner = entered.seat();
  const of_play::Shown shown = of_play::shown_in(called.play, rules);
  const Suit suit = called.card.suit;
  list.require(!shown.out_of[partner][index_of(suit)], field, Word::play_partner_out, partner,
               std::string(suit_mark(suit)), called.card);
  list.require(shown.cards[partner] < rules.cards.tricks, field, Word::play_partner_seen, partner,
               called.card);
}

}  // namespace kattegat
