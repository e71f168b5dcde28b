// What a deal of Esmakker whist may say, but for its play. Sheet 003; rules.md 4C.
#include "esmakker_deal.hpp"

namespace kattegat::of_esmakker {
namespace {

constexpr std::size_t most_along = 3;

Declared as_entered(const Deal& deal) {
  Declared who{deal.bid, deal.declarer, {}};
  if (deal.with)
    for (const Seat seat : *deal.with) who.along[seat] = true;
  return who;
}

bool says_with(const std::vector<EsmakkerWhist::Call>& auction) {
  return std::any_of(auction.begin(), auction.end(), [](const EsmakkerWhist::Call& call) {
    return call.kind == EsmakkerWhist::Call::Kind::with;
  });
}

// In vip one of those who went along may have ended with it; whoever it was, the entry says so.
std::optional<Seat> declarer_after(const EsmakkerHeard& auction, const Deal& deal,
                                   Checklist& list) {
  if (!deal.declarer || !auction.holder) return auction.holder ? auction.holder : deal.declarer;
  if (auction.highest.is_vip())
    list.require(deal.declarer == auction.holder || auction.along[*deal.declarer], &Deal::declarer,
                 Word::esmakker_whist_vip_declarer, *deal.declarer, *auction.holder);
  else
    check_agrees(deal, &Deal::declarer, *auction.holder, Word::auction_declarer_differs, list);
  return deal.declarer;
}

void check_no_partner(const Deal& deal, const Bid& bid, Checklist& list) {
  list.require(!deal.called, &Deal::called, Word::esmakker_whist_no_partner, bid);
  list.require(!deal.partner || deal.partner->is_alone(), &Deal::partner,
               Word::esmakker_whist_no_partner, bid);
}

// No trump is sans (W5), or a vip that stopped at a joker (W20).
void check_trump(const Deal& deal, const Bid& bid, Checklist& list) {
  if (const auto fixed = trump_of(bid.attachment)) {
    const bool agrees = !deal.trump || deal.trump == fixed;
    if (fixed == Trump::none)
      list.require(agrees, &Deal::trump, Word::esmakker_whist_no_trump, bid);
    else
      list.require(agrees, &Deal::trump, Word::esmakker_whist_trump_fixed, bid, *fixed);
  } else if (list.asked(deal, &Deal::trump)) {
    list.require(deal.trump != Trump::none || bid.is_vip(), &Deal::trump,
                 Word::esmakker_whist_needs_trump, bid);
  }
  if (!bid.is_vip())
    list.not_asked(deal, &Deal::vip_card);
  else if (list.asked(deal, &Deal::vip_card))
    list.require(*deal.vip_card >= 1 && *deal.vip_card <= 3, &Deal::vip_card,
                 Word::esmakker_whist_vip_card);
}

// W25: an ace or a king, and of the trump suit in vip alone.
void check_called(const Deal& deal, const Bid& bid, Checklist& list) {
  if (!deal.called) return;
  const Card card = *deal.called;
  if (!list.require(card.rank == ace || card.rank == king, &Deal::called,
                    Word::esmakker_whist_call_an_ace) ||
      bid.is_vip())  // the ace is named before the card is turned
    return;
  const auto fixed = trump_of(bid.attachment);
  const auto trump = fixed ? fixed : deal.trump;
  list.require(!trump || *trump != trump_of(card.suit), &Deal::called,
               Word::esmakker_whist_called_trump, card);
}

// W27: a card that counts as of the called suit, of which the declarer has none.
void check_marker(const Deal& deal, Checklist& list) {
  if (!deal.marker || !list.require(deal.called.has_value(), &Deal::marker,
                                    Word::esmakker_whist_marker_without_called))
    return;
  list.require(!deal.marker->is_joker(), &Deal::marker, Word::esmakker_whist_marker_joker);
  const bool have_suits = !deal.marker->is_joker() && !deal.called->is_joker();
  list.require(!have_suits || deal.marker->suit != deal.called->suit, &Deal::marker,
               Word::esmakker_whist_marker_suit, *deal.marker, *deal.called);
}

// Each once, and in a nolo beside the declarer; in a vip it may be the declarer too. The first
// edition did not ask for W15.
void check_with(const Entered& entered, const Declared& who, Checklist& list) {
  const auto& with = entered.deal.with;
  if (!with || with->empty()) return;
  const Bid& bid = *who.bid;
  list.require(!entered.is_judged_by_today() || is_open_to_others(bid, entered.table.house),
               &Deal::with, Word::esmakker_whist_with_closed, bid);
  PerSeat<bool> named;
  for (const Seat seat : *with) {
    list.require(!named[seat], &Deal::with, Word::form_named_twice, seat);
    list.require(bid.is_vip() || seat != who.declarer, &Deal::with, Word::esmakker_whist_with_self,
                 seat);
    named[seat] = true;
  }
  list.require(with->size() <= most_along, &Deal::with, Word::esmakker_whist_with_most,
               std::int64_t{most_along});
}

void check_level(const Entered& entered, const Declared& who, Checklist& list) {
  const Deal& deal = entered.deal;
  const Bid& bid = *who.bid;
  check_trump(deal, bid, list);
  if (bid.attachment == Attachment::kvarte) {
    check_no_partner(deal, bid, list);
  } else {
    check_called(deal, bid, list);
    const auto partner = partner_of(deal, who.declarer, tricks_of_whist);
    if (list.asked(partner, &Deal::partner) && who.declarer)
      list.require(!partner->is(*who.declarer), &Deal::partner, Word::esmakker_whist_own_partner,
                   *who.declarer);
  }
  check_marker(deal, list);
  if (bid.is_vip())
    check_with(entered, who, list);
  else if (deal.with && !deal.with->empty())  // that nobody has, may be said
    list.not_asked(deal, &Deal::with);
  if (!list.asked(deal, &Deal::tricks)) return;
  const auto* tricks = std::get_if<int>(&*deal.tricks);
  if (list.require(tricks != nullptr, &Deal::tricks, Word::form_wrong_type, Word::expects_whole))
    check_whist_tricks(*tricks, &Deal::tricks, list);
}

void check_nolo(const Entered& entered, const Declared& who, Checklist& list) {
  const Deal& deal = entered.deal;
  const Bid& bid = *who.bid;
  list.require(!deal.trump, &Deal::trump, Word::esmakker_whist_no_trump, bid);
  list.not_asked(deal, &Deal::vip_card);
  list.not_asked(deal, &Deal::marker);
  check_no_partner(deal, bid, list);
  check_with(entered, who, list);
  if (!list.asked(deal, &Deal::tricks)) return;
  const auto* each = std::get_if<ByPlayer<int>>(&*deal.tricks);
  if (!list.require(each != nullptr, &Deal::tricks, Word::esmakker_whist_tricks_of_soloists))
    return;
  int sum = 0;
  bool possible = true;
  for (const Seat seat : entered.table.everyone()) {
    const auto& tricks = (*each)[seat];
    const bool is_soloist = seat == who.declarer || who.along[seat];
    if (who.declarer && is_soloist)
      list.wait_for(tricks.has_value(), &Deal::tricks, Word::esmakker_whist_tricks_missing, seat);
    else if (who.declarer)
      list.require(!tricks, &Deal::tricks, Word::esmakker_whist_no_soloist, seat);
    possible &= !tricks || check_whist_tricks(*tricks, &Deal::tricks, list);
    if (possible) sum += value_or_zero(tricks);
  }
  if (possible)
    list.require(sum <= tricks_of_whist, &Deal::tricks, Word::esmakker_whist_tricks_at_most,
                 std::int64_t{sum});
}

}  // namespace

std::optional<Trump> trump_of(Attachment attachment) {
  if (attachment == Attachment::gode) return Trump::clubs;
  if (attachment == Attachment::staerke) return Trump::spades;
  if (attachment == Attachment::sans) return Trump::none;
  return std::nullopt;
}

Declared declared(const Entered& entered, Checklist& list) {
  const auto& [table, state, deal, edition] = entered;
  if (!deal.auction) {
    if (list.asked(deal, &Deal::bid) && !deal.bid->is_passed()) {
      list.asked(deal, &Deal::declarer);
      // The first edition asked for the school's ladder only where somebody was heard bidding.
      list.require(
          !entered.is_judged_by_today() || esmakker_rank(*deal.bid, table.house).has_value(),
          &Deal::bid, Word::esmakker_whist_not_on_ladder, *deal.bid);
    }
    return as_entered(deal);
  }
  const auto auction = heard(*deal.auction, state.dealer, table.house, edition, list);
  if (!auction) return as_entered(deal);
  check_agrees(deal, &Deal::bid, auction->highest, Word::auction_contract_differs, list);
  const PerSeat<bool> named = as_entered(deal).along;
  // In the first edition who went along stood beside the auction, which had no word for it.
  if (!entered.is_judged_by_today() && !says_with(*deal.auction))
    return {auction->highest, declarer_after(*auction, deal, list), named};
  if (deal.with)
    for (const Seat seat : table.everyone())
      list.require(named[seat] == auction->along[seat], &Deal::with,
                   either<Word::esmakker_whist_with_called, Word::esmakker_whist_with_not_called>(
                       auction->along[seat]),
                   seat);
  return {auction->highest, declarer_after(*auction, deal, list), auction->along};
}

void check_deal(const Entered& entered, const Declared& who, Checklist& list) {
  if (who.bid->nolo != Nolo::none)
    check_nolo(entered, who, list);
  else
    check_level(entered, who, list);
}

}  // namespace kattegat::of_esmakker
