#include "support/random_entries.hpp"

#include <algorithm>
#include <random>

namespace kattegat::test {

// ---- Ligeud ----

namespace {

Ligeud::Deal random_deal(const Session<Ligeud>& session) {
  using Contract = Ligeud::Contract;
  Ligeud::Deal deal;
  Contract contract = static_cast<Contract>(draw(0, 18));
  Seat declarer = draw_seat(4);
  if (toss()) {
    deal.auction =
        random_auction<Call<Contract>>(next_seat(session.state().dealer, 4), 18, Contract{});
    contract = Contract::passed;
    for (const auto& call : *deal.auction)
      if (call.bid) contract = *call.bid, declarer = call.seat;
    if (toss()) deal.contract = contract;
  } else {
    deal.contract = contract;
  }
  if (contract == Contract::passed) return deal;

  const bool negative = contract == Contract::nole || contract == Contract::solo_nole ||
                        contract == Contract::oplaegger || contract == Contract::gedebuk;
  const bool clubs =
      names(contract)[static_cast<std::size_t>(contract)].find("-clubs") != std::string_view::npos;
  const bool slam = contract == Contract::ligeud || contract == Contract::ligeud_clubs;
  if (!deal.auction || toss()) deal.declarer = declarer;
  if (!negative && (!clubs || toss()))
    deal.trump = clubs ? Suit::clubs : static_cast<Suit>(draw(0, 3));
  if (!negative) {
    const Seat other = draw_seat(4);
    deal.partner = other == declarer ? Partner::alone() : Partner::of(other);
    if (toss())
      deal.called = Card{static_cast<std::uint8_t>(draw(2, 14)), static_cast<Suit>(draw(0, 3))};
  }
  std::vector<Seat> buyers;
  for (const Seat seat : Seats{4}) {
    const bool is_declarer = seat == declarer;
    if (contract == Contract::gedebuk ? !is_declarer : is_declarer || (!negative && !slam))
      buyers.push_back(seat);
  }
  if (toss()) deal.bought = deal_out(slam ? 6 : draw(0, 6), buyers);
  deal.tricks = draw(0, 12);
  return deal;
}

}  // namespace

Ligeud::Entry random_event(const Session<Ligeud>& session) {
  if (draw(0, 11) == 0) return Misdeal{};
  if (draw(0, 19) == 0 && !session.state().final_round) return Ligeud::FinalRound{};
  return random_deal(session);
}

// ---- Rödskägg ----

namespace {

std::vector<Seat> in_game(const Session<Rodskagg>& session) {
  std::vector<Seat> list;
  for (const Seat seat : session.table().everyone())
    if (!session.state().out[seat]) list.push_back(seat);
  return list;
}

Auction<Rodskagg::Bid> random_bids(const Session<Rodskagg>& session) {
  Auction<Rodskagg::Bid> bids;
  int highest = 0;
  Seat turn = session.state().dealer;
  for (std::size_t i = 0; i < in_game(session).size(); ++i) {
    turn = next_present(turn, session.table().seats,
                        [&](Seat seat) { return !session.state().out[seat]; });
    const bool bid = highest < 7 && toss();
    if (bid) highest = draw(highest + 1, std::min(7, highest + 3));
    bids.push_back({turn, bid ? std::optional(static_cast<Rodskagg::Bid>(highest)) : std::nullopt});
  }
  return bids;
}

Rodskagg::Deal random_deal(const Session<Rodskagg>& session) {
  using Bid = Rodskagg::Bid;
  using Offence = Rodskagg::Offence;
  const std::vector<Seat> players = in_game(session);
  Rodskagg::Deal deal;
  Seat declarer = draw_one(players);
  Bid bid = static_cast<Bid>(draw(1, 7));
  if (toss()) {
    deal.bids = random_bids(session);
    bid = Bid::smyg;
    for (const auto& call : *deal.bids)
      if (call.bid) bid = *call.bid, declarer = call.seat;
  } else {
    deal.declarer = declarer;
    deal.bid = bid;
  }
  if (toss())
    deal.penalties = std::vector<Rodskagg::Penalty>{
        {draw_one(players), Offence::ritual}, {session.state().dealer, Offence::cut_by_other}};
  if (bid == Bid::smyg) return deal;
  if (deal.penalties && toss()) deal.penalties->push_back({declarer, Offence::forgot_question});

  deal.first_four = deal_out(4, players);
  std::vector<Seat> along;
  deal.joined.emplace();
  for (const Seat seat : players) {
    const bool has_trick = (*deal.first_four)[seat].value_or(0) > 0;
    const bool joins = !has_trick && seat != declarer && toss();
    if (joins) deal.joined->push_back(seat);
    if (has_trick || joins || seat == declarer) along.push_back(seat);
  }
  deal.last_two = deal_out(2, along);
  const int own = (*deal.first_four)[declarer].value_or(0) + (*deal.last_two)[declarer].value_or(0);
  if (bid == Bid::rodskagg && own < 6 && toss()) deal.stopped = true;
  return deal;
}

Rodskagg::ProtocolCorrection random_protocol(const Session<Rodskagg>& session) {
  ByPlayer<Rodskagg::Change> points;
  for (const Seat seat : {draw_one(in_game(session)), draw_one(in_game(session))}) {
    const int change = draw(1 - session.state().protocol[seat], 9);
    points[seat] = Rodskagg::Change{change == 0 ? 1 : change};
  }
  return {points, "the table agreed"};
}

}  // namespace

Rodskagg::Entry random_event(const Session<Rodskagg>& session) {
  if (draw(0, 9) == 0) return random_protocol(session);
  if (draw(0, 9) == 0) return Rodskagg::Redeal{toss()};
  if (draw(0, 9) == 0)
    return Rodskagg::PenaltyBetween{
        draw_one(in_game(session)),
        toss() ? Rodskagg::Offence::early_pickup : Rodskagg::Offence::ritual};
  return random_deal(session);
}

// ---- Commerce ----

namespace {

Commerce::Deal random_deal(const Session<Commerce>& session) {
  std::vector<Card> pack;
  for (int suit = 0; suit < 4; ++suit)
    for (int rank = 2; rank <= ace; ++rank)
      pack.push_back({static_cast<std::uint8_t>(rank), static_cast<Suit>(suit)});
  std::mt19937 shuffler(static_cast<unsigned>(draw(0, 1'000'000)));
  std::shuffle(pack.begin(), pack.end(), shuffler);

  Commerce::Deal deal;
  deal.bought.emplace();
  deal.shown.emplace();
  std::vector<Seat> present;
  for (const Seat seat : session.table().everyone())
    if (!session.state().absent[seat]) present.push_back(seat);
  bool anybody = false;
  std::size_t top = 0;
  ThreeCards of_banker{};
  for (const Seat seat : present) {
    if (toss()) (*deal.bought)[seat] = draw(0, 3);
    const ThreeCards hand{pack[top], pack[top + 1], pack[top + 2]};
    top += 3;
    if (seat == session.state().dealer) of_banker = hand;
    const bool may = hand_value(hand).of_class != HandClass::ingenting;
    if (may && (toss() || !anybody)) {
      (*deal.shown)[seat] = hand;
      anybody = true;
    }
  }
  if (!anybody)  // cannot stop yet: somebody gets two of a suit
    (*deal.shown)[present.front()] = {Card{9, Suit::clubs}, Card{7, Suit::clubs},
                                      Card{2, Suit::hearts}};
  const Seat banker = session.state().dealer;
  if ((*deal.shown)[banker]) {
    if (toss()) deal.banker_hand = *(*deal.shown)[banker];
  } else if (anybody && toss()) {
    deal.banker_hand = of_banker;
  } else {
    deal.banker_hand = static_cast<HandClass>(draw(0, 3));
  }
  return deal;
}

Commerce::Abandoned random_abandoned(const Session<Commerce>& session) {
  Commerce::Abandoned abandoned;
  if (toss()) abandoned.bought.emplace();
  if (abandoned.bought)
    for (const Seat seat : session.table().everyone())
      if (!session.state().absent[seat] && toss()) (*abandoned.bought)[seat] = draw(0, 3);
  return abandoned;
}

}  // namespace

Commerce::Entry random_event(const Session<Commerce>& session) {
  const Seat seat = draw_seat(session.table().seats);
  int present = 0;
  for (const Seat one : session.table().everyone()) present += session.state().absent[one] ? 0 : 1;
  if (session.state().absent[seat] && toss()) return Commerce::Join{seat};
  if (!session.state().absent[seat] && present > 3 && draw(0, 7) == 0) return Commerce::Leave{seat};
  if (draw(0, 11) == 0) return Misdeal{};
  if (draw(0, 3) == 0) return random_abandoned(session);
  return random_deal(session);
}

// ---- Any game ----

Adjust random_adjust(int seats) {
  ByPlayer<Points> points;
  const Points amount{draw(-5000, 5000)};
  const Seat from = draw_seat(seats);
  const Seat to = next_seat(from, seats);
  points[from] = -amount;
  points[to] = amount;
  return Adjust{points, "the table agreed"};
}

std::vector<std::string> seat_names(int seats) {
  std::vector<std::string> names;
  for (int i = 0; i < seats; ++i) names.push_back("Player " + std::to_string(i + 1));
  return names;
}

}  // namespace kattegat::test
