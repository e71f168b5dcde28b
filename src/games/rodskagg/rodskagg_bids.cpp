// The round of bids of Rödskägg. Sheet 002; rules.md 3.
#include "rodskagg_deal.hpp"

namespace kattegat::of_rodskagg {
namespace {

// One round, forehand first, everybody in the game once, each bid above the last one.
std::optional<Declared> hear(const Entered& entered, Checklist& list) {
  const HouseTable& table = entered.table;
  const State& state = entered.state;
  Declared result;
  Seat turn = next_in_game(table, state, state.dealer);
  int heard = 0;
  const int players = players_left(table, state);
  for (const Call<Bid>& call : *entered.deal.bids) {
    if (!list.require(Rodskagg::plays(state, call.seat), &Deal::bids, Word::rodskagg_is_out,
                      call.seat) ||
        !list.require(heard < players, &Deal::bids, Word::auction_over, call.seat) ||
        !list.require(call.seat == turn, &Deal::bids, Word::auction_turn, turn, call.seat))
      return std::nullopt;
    if (call.bid && *call.bid <= result.bid) {
      too_low(list, &Deal::bids, *call.bid, result.bid);
      return std::nullopt;
    }
    if (call.bid) result = {*call.bid, call.seat};
    ++heard;
    turn = next_in_game(table, state, turn);
  }
  if (!list.wait_for_call(heard == players, &Deal::bids, turn)) return std::nullopt;
  return result;
}

}  // namespace

std::optional<Declared> declared(const Entered& entered, Checklist& list) {
  const Deal& deal = entered.deal;
  if (!deal.bids) {
    const bool any = deal.declarer || deal.bid;
    if (!list.wait_for(any, &Deal::bids, Word::rodskagg_bids_or_declarer) ||
        !list.wait_for(deal.declarer.has_value(), &Deal::declarer,
                       Word::rodskagg_bids_or_declarer) ||
        !list.wait_for(deal.bid.has_value(), &Deal::bid, Word::rodskagg_bids_or_declarer) ||
        !list.require(*deal.bid != Bid::smyg, &Deal::bid, Word::rodskagg_smyg_declares_not) ||
        !list.require(Rodskagg::plays(entered.state, *deal.declarer), &Deal::declarer,
                      Word::rodskagg_is_out, *deal.declarer))
      return std::nullopt;
    return Declared{*deal.bid, deal.declarer};
  }
  const auto result = hear(entered, list);
  if (!result) return std::nullopt;
  check_agrees(deal, &Deal::bid, result->bid, Word::auction_contract_differs, list);
  if (result->declarer)
    check_agrees(deal, &Deal::declarer, *result->declarer, Word::auction_declarer_differs, list);
  return result;
}

}  // namespace kattegat::of_rodskagg
