#include "kattegat/referee/hands.hpp"

#include <algorithm>

#include "kattegat/games/commerce.hpp"

namespace kattegat {

Violations check(const HandsQuestion& question) {
  Checklist list;
  list.require(question.seats >= Commerce::seats_min && question.seats <= Commerce::seats_max,
               "seats", Word::hands_players, std::int64_t{question.seats});
  const int banker = question.banker.index;
  if (banker < 0 || banker >= question.seats) list.add({{"banker", expected(Word::expects_name)}});
  CardSet seen;
  bool any = false;
  for (const auto& hand : question.hands.each) {
    if (!hand) continue;
    any = true;
    check_cards(*hand, "hands", seen, list);
  }
  list.require(any, "hands", Word::hands_none);
  return std::move(list).done();
}

HandsAnswer rank_hands(const HandsQuestion& question) {
  HandsAnswer answer;
  Seat seat = question.banker;
  do {
    seat = next_seat(seat, question.seats, Commerce::direction);
    if (const auto& hand = question.hands[seat])
      answer.ranking.push_back({seat, hand_value(*hand)});
  } while (seat != question.banker);
  std::stable_sort(answer.ranking.begin(), answer.ranking.end(),
                   [](const RankedHand& a, const RankedHand& b) { return a.value > b.value; });

  const BestHands best = best_hands(question.hands, question.seats, question.banker);
  if (best.value.of_class == HandClass::ingenting) return answer;
  answer.winners = best.seats;
  if (best.include(question.banker)) {  // and wins before those with an equal hand
    const auto banker =
        std::find_if(answer.ranking.begin(), answer.ranking.end(),
                     [&](const RankedHand& hand) { return hand.seat == question.banker; });
    std::rotate(answer.ranking.begin(), banker, banker + 1);
    return answer;
  }
  answer.bonus = 1;
  const auto& of_banker = question.hands[question.banker];
  if (of_banker && pays_for_class(hand_value(*of_banker), best.value)) answer.for_class = 1;
  return answer;
}

}  // namespace kattegat
