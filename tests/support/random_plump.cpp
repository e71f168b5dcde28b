// Legal deals of Plump at random.
#include "support/random_entries.hpp"

namespace kattegat::test {

namespace {

Plump::Deal random_deal(const Session<Plump>& session) {
  const auto& [seats, house] = session.table();
  const Plump::State& state = session.state();
  const int cards = cards_of_plump(session.table(), state);
  std::vector<Seat> players;
  for (const Seat seat : Seats{seats}) players.push_back(seat);

  Plump::Deal deal;
  deal.tricks = deal_out(cards, players);
  deal.bids.emplace();
  int together = 0;
  for (const Seat seat : players) {
    const int taken = (*deal.tricks)[seat].value_or(0);
    (*deal.bids)[seat] = toss() ? taken : draw(0, cards);
    together += *(*deal.bids)[seat];
  }
  int& of_dealer = *(*deal.bids)[state.dealer];
  if (house.sum == Plump::Sum::uneven && together == cards) of_dealer += of_dealer > 0 ? -1 : 1;
  const bool turned = house.trump == Plump::Trump::turned ||
                      (house.trump == Plump::Trump::first_none && state.dealt > 0);
  if (turned && seats * cards < 52) deal.trump = static_cast<Suit>(draw(0, 3));
  return deal;
}

}  // namespace

Plump::Entry random_event(const Session<Plump>& session) {
  if (draw(0, 11) == 0) return Misdeal{};
  return random_deal(session);
}

}  // namespace kattegat::test
