// What a deal of Esmakker whist may say, and what it was.
#include "kattegat/games/esmakker_whist.hpp"

#include <algorithm>

namespace kattegat {
namespace {

using Attachment = EsmakkerWhist::Attachment;
using Bid = EsmakkerWhist::Bid;
using Deal = EsmakkerWhist::Deal;
using House = EsmakkerWhist::House;
using Nolo = EsmakkerWhist::Nolo;
using Resolved = EsmakkerWhist::Resolved;
using State = EsmakkerWhist::State;
using Trump = EsmakkerWhist::Trump;
using HouseTable = Table<House>;

constexpr int tricks_in_a_deal = 13;
constexpr int king = ace - 1;
constexpr std::size_t most_along = 3;

// ---- Who declared what ----

struct Declared {
  std::optional<Bid> bid;
  std::optional<Seat> declarer;
  PerSeat<bool> along;
};

Declared as_written(const Deal& deal) {
  Declared who{deal.bid, deal.declarer, {}};
  if (deal.with)
    for (const Seat seat : *deal.with) who.along[seat] = true;
  return who;
}

// In vip one of those who went along may have ended with it; whoever it was, the entry says so.
std::optional<Seat> declarer_after(const EsmakkerHeard& auction, const Deal& deal,
                                   Checklist& list) {
  if (!deal.declarer || !auction.holder) return auction.holder ? auction.holder : deal.declarer;
  if (auction.highest.is_vip())
    list.require(deal.declarer == auction.holder || auction.along[*deal.declarer], "declarer",
                 Word::esmakker_whist_vip_declarer, *deal.declarer, *auction.holder);
  else
    list.require(deal.declarer == auction.holder, "declarer", Word::auction_declarer_differs,
                 *auction.holder, *deal.declarer);
  return deal.declarer;
}

Declared declared(const HouseTable& table, const State& state, const Deal& deal, Checklist& list) {
  if (!deal.auction) {
    if (list.asked(deal.bid, "bid") && !deal.bid->is_passed()) {
      list.asked(deal.declarer, "declarer");
      list.require(
          table.edition == Edition::any || esmakker_rank(*deal.bid, table.house).has_value(), "bid",
          Word::esmakker_whist_not_on_ladder, to_string(*deal.bid));
    }
    return as_written(deal);
  }
  const auto auction = heard(*deal.auction, state.dealer, table.house, list, table.edition);
  if (!auction) return as_written(deal);
  if (deal.bid)
    list.require(deal.bid == auction->highest, "bid", Word::auction_contract_differs,
                 to_string(auction->highest), to_string(*deal.bid));
  if (deal.with) {
    const PerSeat<bool> written = as_written(deal).along;
    for (const Seat seat : table.everyone())
      list.require(written[seat] == auction->along[seat], "with",
                   either<Word::esmakker_whist_with_called, Word::esmakker_whist_with_not_called>(
                       auction->along[seat]),
                   seat);
  }
  return {auction->highest, declarer_after(*auction, deal, list), auction->along};
}

// ---- The check ----------------------------------------------------------------------------------

void check_no_partner(const Deal& deal, const Bid& bid, Checklist& list) {
  list.require(!deal.called, "called", Word::esmakker_whist_no_partner, to_string(bid));
  list.require(!deal.partner || deal.partner->is_alone(), "partner",
               Word::esmakker_whist_no_partner, to_string(bid));
}

void check_passed(const Deal& deal, Checklist& list) {
  list.not_asked(deal.declarer, "declarer");
  list.not_asked(deal.trump, "trump");
  list.not_asked(deal.vip_card, "vip_card");
  list.not_asked(deal.called, "called");
  list.not_asked(deal.marker, "marker");
  if (deal.partner && !deal.partner->is_alone()) list.not_asked(deal.partner, "partner");
  list.not_asked(deal.with, "with");
  list.not_asked(deal.tricks, "tricks");
  list.not_asked(deal.play, "play");
}

// The trump that the attachment itself names.
std::optional<Trump> trump_of(Attachment attachment) {
  if (attachment == Attachment::gode) return Trump::clubs;
  if (attachment == Attachment::staerke) return Trump::spades;
  if (attachment == Attachment::sans) return Trump::none;
  return std::nullopt;
}

void check_trump(const Deal& deal, const Bid& bid, Checklist& list) {
  if (const auto fixed = trump_of(bid.attachment)) {
    list.require(!deal.trump || deal.trump == fixed, "trump", Word::esmakker_whist_trump_fixed,
                 to_string(bid), std::string(names(*fixed)[static_cast<std::size_t>(*fixed)]));
  } else if (list.asked(deal.trump, "trump")) {
    list.require(deal.trump != Trump::none || bid.is_vip(), "trump",
                 Word::esmakker_whist_needs_trump, to_string(bid));
  }
  if (!bid.is_vip())
    list.not_asked(deal.vip_card, "vip_card");
  else if (list.asked(deal.vip_card, "vip_card"))
    list.require(*deal.vip_card >= 1 && *deal.vip_card <= 3, "vip_card",
                 Word::esmakker_whist_vip_card);
}

void check_called(const Deal& deal, const Bid& bid, Checklist& list) {
  if (!deal.called) return;
  const Card card = *deal.called;
  if (!list.require(card.rank == ace || card.rank == king, "called",
                    Word::esmakker_whist_call_an_ace) ||
      bid.is_vip())  // the ace is named before the card is turned
    return;
  const auto fixed = trump_of(bid.attachment);
  const auto trump = fixed ? fixed : deal.trump;
  list.require(!trump || static_cast<int>(*trump) != static_cast<int>(card.suit), "called",
               Word::esmakker_whist_called_trump, card);
}

// W27: a card that counts as of the called suit, of which the declarer has none.
void check_marker(const Deal& deal, Checklist& list) {
  if (!deal.marker ||
      !list.require(deal.called.has_value(), "marker", Word::esmakker_whist_marker_without_called))
    return;
  list.require(!deal.marker->is_joker(), "marker", Word::esmakker_whist_marker_joker);
  list.require(deal.marker->is_joker() || deal.marker->suit != deal.called->suit, "marker",
               Word::esmakker_whist_marker_suit, *deal.marker, *deal.called);
}

// As it was written, or as the play shows it.
std::optional<Partner> partner_of(const Deal& deal, const std::optional<Seat>& declarer) {
  if (deal.partner || !deal.play || !deal.called || !declarer) return deal.partner;
  return partner_shown(*deal.play, *deal.called, *declarer, tricks_in_a_deal);
}

// Each once, and in a nolo beside the declarer; in a vip it may be the declarer too.
void check_with(const HouseTable& table, const Deal& deal, const Bid& bid, const Declared& who,
                Checklist& list) {
  if (!deal.with || deal.with->empty()) return;
  list.require(table.edition == Edition::any || is_open_to_others(bid, table.house), "with",
               Word::esmakker_whist_with_closed, to_string(bid));
  PerSeat<bool> named;
  for (const Seat seat : *deal.with) {
    list.require(!named[seat], "with", Word::form_named_twice, seat);
    list.require(bid.is_vip() || seat != who.declarer, "with", Word::esmakker_whist_with_self,
                 seat);
    named[seat] = true;
  }
  list.require(deal.with->size() <= most_along, "with", Word::esmakker_whist_with_most,
               std::int64_t{most_along});
}

void check_level(const HouseTable& table, const Deal& deal, const Bid& bid, const Declared& who,
                 Checklist& list) {
  check_trump(deal, bid, list);
  if (bid.attachment == Attachment::kvarte) {
    check_no_partner(deal, bid, list);
  } else {
    check_called(deal, bid, list);
    const auto partner = partner_of(deal, who.declarer);
    if (list.asked(partner, "partner") && who.declarer)
      list.require(!partner->is(*who.declarer), "partner", Word::esmakker_whist_own_partner,
                   *who.declarer);
  }
  check_marker(deal, list);
  if (bid.is_vip())
    check_with(table, deal, bid, who, list);
  else
    list.not_asked(deal.with, "with");
  if (!list.asked(deal.tricks, "tricks")) return;
  const auto* tricks = std::get_if<int>(&*deal.tricks);
  if (list.require(tricks != nullptr, "tricks", Word::form_wrong_type, Word::expects_whole))
    list.require(*tricks >= 0 && *tricks <= tricks_in_a_deal, "tricks", Word::whist_tricks,
                 std::int64_t{*tricks});
}

void check_nolo(const HouseTable& table, const Deal& deal, const Bid& bid, const Declared& who,
                Checklist& list) {
  list.require(!deal.trump, "trump", Word::esmakker_whist_no_trump, to_string(bid));
  list.not_asked(deal.vip_card, "vip_card");
  list.not_asked(deal.marker, "marker");
  check_no_partner(deal, bid, list);
  check_with(table, deal, bid, who, list);
  if (!list.asked(deal.tricks, "tricks")) return;
  const auto* each = std::get_if<ByPlayer<int>>(&*deal.tricks);
  if (!list.require(each != nullptr, "tricks", Word::esmakker_whist_tricks_of_soloists)) return;
  int sum = 0;
  for (const Seat seat : table.everyone()) {
    const auto& tricks = (*each)[seat];
    const bool is_soloist = seat == who.declarer || who.along[seat];
    if (who.declarer)
      list.require(
          tricks.has_value() == is_soloist, "tricks",
          either<Word::esmakker_whist_tricks_missing, Word::esmakker_whist_no_soloist>(is_soloist),
          seat);
    if (!tricks) continue;
    if (!list.require(*tricks >= 0 && *tricks <= tricks_in_a_deal, "tricks", Word::whist_tricks,
                      std::int64_t{*tricks}))
      return;
    sum += *tricks;
  }
  list.require(sum <= tricks_in_a_deal, "tricks", Word::esmakker_whist_tricks_at_most,
               std::int64_t{sum});
}

// ---- The play -----------------------------------------------------------------------------------

// The declarer has laid the marker because there was no card of the called suit.
void check_marker_in(const PlayRecord& play, Card marker, Suit called, Seat declarer,
                     Checklist& list) {
  for (const Trick& trick : play.tricks)
    for (const auto& [seat, card] : trick) {
      if (card == marker)
        list.require(seat == declarer, "marker", Word::esmakker_whist_marker_of, card, seat);
      else if (seat == declarer && !card.is_joker())
        list.require(card.suit != called, "marker", Word::esmakker_whist_marker_has, seat, card);
    }
}

// W26: it falls when its suit is first led. The declarer's own need not.
void check_called_falls(const PlayRecord& play, const TrickRules& rules, Card called, Seat declarer,
                        const std::optional<Partner>& partner, Checklist& list) {
  const auto holder = player_of(play, called);
  const Partner who = holder ? Partner::of(*holder) : partner.value_or(Partner::alone());
  if (who.is_alone() || who.is(declarer)) return;
  for (const Trick& trick : play.tricks) {
    const auto is_it = [&](const Played& one) { return one.card == called; };
    if (std::any_of(trick.begin(), trick.end(), is_it)) return;  // also thrown off before
    const Card led = counted(rules, trick.front().card);
    if (led.is_joker() || led.suit != called.suit) continue;
    for (const auto& [seat, card] : trick)
      list.require(!who.is(seat), "play", Word::esmakker_whist_called_falls, called, seat);
    return;
  }
}

// W25: who calls a king has held all four aces.
void check_king(const PlayRecord& play, Card called, Seat declarer, Checklist& list) {
  if (called.rank != king) return;
  for (const Trick& trick : play.tricks)
    for (const auto& [seat, card] : trick)
      list.require(card.rank != ace || seat == declarer, "called", Word::esmakker_whist_king,
                   called, seat, card);
}

void check_called_in(const Deal& deal, const Seat declarer, const PlayRules& rules,
                     Checklist& list) {
  if (!deal.called) return;
  if (rules.edition == Edition::today) {
    check_called_falls(*deal.play, rules.cards, *deal.called, declarer, deal.partner, list);
    check_king(*deal.play, *deal.called, declarer, list);
  }
  compare_partner(deal.partner, *deal.play, *deal.called, declarer, rules, list);
  if (deal.marker) check_marker_in(*deal.play, *deal.marker, deal.called->suit, declarer, list);
}

// W29: forehand leads.
PlayRules rules_of_play(const HouseTable& table, const State& state, const Bid& bid,
                        const Deal& deal) {
  PlayRules rules =
      play_of_four(trick_rules(bid, deal.trump, table.house), next_seat(state.dealer, table.seats));
  if (deal.marker && deal.called) rules.cards.marker = Marker{*deal.marker, deal.called->suit};
  rules.may_stop = bid.nolo != Nolo::none;  // W18
  rules.edition = table.edition;
  return rules;
}

// The play is legal and says what the entry says.
void check_play_record(const HouseTable& table, const State& state, const Declared& who,
                       const Deal& deal, Checklist& list) {
  if (!deal.play || !list.clean() || !who.declarer) return;
  const PlayRules rules = rules_of_play(table, state, *who.bid, deal);
  if (!check_play(*deal.play, rules, list)) return;
  check_called_in(deal, *who.declarer, rules, list);
  const auto tricks = tricks_taken(*deal.play, rules);
  const auto compare = [&](int written, auto&& is_ours) {
    compare_tricks("tricks", written, tricks, seats_where(table.seats, is_ours), list);
  };
  const auto* each = std::get_if<ByPlayer<int>>(&*deal.tricks);
  if (!each) {
    const Partner partner = partner_of(deal, who.declarer).value_or(Partner::alone());
    compare(std::get<int>(*deal.tricks),
            [&](Seat seat) { return seat == *who.declarer || partner.is(seat); });
    return;
  }
  int together = 0;
  for (const Seat soloist : table.everyone()) {
    if (!(*each)[soloist]) continue;
    together += *(*each)[soloist];
    compare_tricks("tricks", *(*each)[soloist], tricks, soloist, list);
  }
  if (list.clean()) compare(together, [&](Seat seat) { return (*each)[seat].has_value(); });
}

// ---- The row -----------------------------------------------------------------------------------

constexpr Points eighth{125};

// How many times the plain row counts: 2 with an attachment, and by the card in vip.
int multiplier(const Deal& deal, const Bid& bid, const House& house) {
  if (bid.attachment == Attachment::none) return 1;
  if (!bid.is_vip()) return 2;
  using VipClubs = EsmakkerWhist::VipClubs;
  const int of_card = 1 << *deal.vip_card;
  const bool counts = house.vip_clubs == VipClubs::any ||
                      (house.vip_clubs == VipClubs::third && *deal.vip_card == 3);
  return deal.trump == Trump::clubs && counts ? 2 * of_card : of_card;  // W6
}

// What a trick is worth: 7 an eighth, each level twice the one below. 12 vip 3 is 32.
Points row(const Deal& deal, const Bid& bid, const House& house) {
  const bool two_up = bid.attachment == Attachment::kvarte &&
                      house.kvarte == EsmakkerWhist::Kvarte::row_plus_two;  // W9
  const int level = bid.level + (two_up ? 2 : 0);
  return (std::int64_t{multiplier(deal, bid, house)} << (level - 7)) * eighth;
}

}  // namespace

TrickRules trick_rules(const Bid& bid, std::optional<Trump> trump, const House& house) {
  TrickRules rules{.jokers = 3,  // W30
                   .joker_leads_first = true,
                   .joker_trumpable = house.joker_trumpable};
  if (const auto fixed = trump_of(bid.attachment)) trump = fixed;
  if (bid.nolo == Nolo::none && trump && *trump != Trump::none)
    rules.trump = static_cast<Suit>(*trump);
  return rules;
}

Result<Resolved, Violations> EsmakkerWhist::resolve(const HouseTable& table, const State& state,
                                                    const Deal& deal) {
  Checklist list;
  const Declared who = declared(table, state, deal, list);
  if (!who.bid) return std::move(list).done();
  const Bid& bid = *who.bid;
  if (bid.is_passed())
    check_passed(deal, list);
  else if (bid.nolo != Nolo::none)
    check_nolo(table, deal, bid, who, list);
  else
    check_level(table, deal, bid, who, list);
  check_play_record(table, state, who, deal, list);
  if (!list.clean()) return std::move(list).done();

  if (bid.is_passed()) return Resolved{PassedOut{}};
  if (bid.nolo != Nolo::none)
    return Resolved{Solos{bid.nolo, std::get<ByPlayer<int>>(*deal.tricks)}};
  return Resolved{Undertaken{bid, *who.declarer,
                             partner_of(deal, who.declarer).value_or(Partner::alone()),
                             row(deal, bid, table.house), std::get<int>(*deal.tricks) - bid.level}};
}

std::optional<PlayRules> EsmakkerWhist::play_rules(const HouseTable& table, const State& state,
                                                   const Deal& deal) {
  Checklist held;
  const Declared who = declared(table, state, deal, held);
  if (!who.bid || who.bid->is_passed() || !who.declarer) return std::nullopt;
  const bool asks_trump = who.bid->nolo == Nolo::none && !trump_of(who.bid->attachment);
  if (asks_trump && !deal.trump) return std::nullopt;
  return rules_of_play(table, state, *who.bid, deal);
}

void EsmakkerWhist::write_tricks(const HouseTable& table, const State& state, Deal& deal,
                                 const std::vector<Seat>& takers) {
  if (takers.size() < tricks_in_a_deal) return;
  Checklist held;
  const Declared who = declared(table, state, deal, held);
  if (who.bid->nolo != Nolo::none) {
    ByPlayer<int> each;
    for (const Seat seat : table.everyone())
      if (seat == who.declarer || who.along[seat]) each[seat] = taken_by(takers, seat);
    deal.tricks = each;
    return;
  }
  const bool is_alone = who.bid->attachment == Attachment::kvarte;
  const auto partner = is_alone ? std::optional(Partner::alone()) : partner_of(deal, who.declarer);
  if (partner)
    deal.tricks =
        taken_by(takers, [&](Seat seat) { return seat == who.declarer || partner->is(seat); });
}

TrickRules EsmakkerWhist::rules_under(const Announced& announced, const House& house,
                                      Checklist& list) {
  std::optional<Trump> trump;
  if (announced.trump) trump = static_cast<Trump>(*announced.trump);
  if (announced.no_trump) trump = Trump::none;
  // Without a bid the trump tells enough.
  if (announced.contract.empty()) {
    list.require(trump.has_value(), "contract", Word::form_missing, std::string("contract"));
    return trick_rules(Bid{.level = 7}, trump, house);
  }
  const auto bid = parse_esmakker_bid(announced.contract);
  const bool known = bid && !bid->is_passed();
  check_contract_is_known(known, name, announced, list);
  if (!known) return {};
  const bool is_chosen = bid->nolo == Nolo::none && !trump_of(bid->attachment);
  const bool may_be_none = bid->attachment == Attachment::vip && announced.no_trump;
  if (is_chosen && !announced.trump && !may_be_none) check_trump_is_said(name, announced, list);
  const TrickRules rules = trick_rules(*bid, trump, house);
  check_trump_agrees(name, rules, announced, list);
  return rules;
}

}  // namespace kattegat
