// What a deal of Esmakker whist was.
#include "kattegat/games/esmakker_whist.hpp"

#include "esmakker_deal.hpp"
#include "kattegat/games/contract.hpp"

namespace kattegat {
namespace {

using namespace of_esmakker;

constexpr Points eighth{125};

// How many times the plain row counts: 2 with an attachment (W3), and by the card in vip. Without
// one it is the plain row whatever the trump (W4).
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
  return (std::int64_t{multiplier(deal, bid, house)} << (level - Bid::lowest)) * eighth;
}

bool is_undertaken(const Declared& who) { return who.bid && !who.bid->is_passed() && who.declarer; }

}  // namespace

TrickRules trick_rules(const Bid& bid, std::optional<Trump> trump, const House& house) {
  TrickRules rules{.jokers = 3,  // W30; the ace is high in nolos too, W31
                   .joker_leads_first = true,
                   .joker_trumpable = house.joker_trumpable};
  if (const auto fixed = trump_of(bid.attachment)) trump = fixed;
  if (bid.nolo == Nolo::none && trump) rules.trump = suit_of(*trump);
  return rules;
}

Result<Resolved, Violations> EsmakkerWhist::resolve(const HouseTable& table, const State& state,
                                                    const Deal& deal, Edition edition) {
  Checklist list;
  const Entered entered{table, state, deal, edition};
  const Declared who = declared(entered, list);
  if (!who.bid) {
    if (deal.tricks) check_whist_tricks(*deal.tricks, &Deal::tricks, list);
    check_play_record(entered, who, list);
    return std::move(list).done();
  }
  const Bid& bid = *who.bid;
  if (bid.is_passed()) {
    check_passed(deal, list);
  } else {
    check_deal(entered, who, list);
    check_play_record(entered, who, list);
  }
  if (!list.clean()) return std::move(list).done();

  if (bid.is_passed()) return Resolved{PassedOut{}};
  if (bid.nolo != Nolo::none)
    return Resolved{Solos{bid.nolo, std::get<ByPlayer<int>>(*deal.tricks)}};
  return Resolved{
      Undertaken{bid, *who.declarer,
                 partner_of(deal, who.declarer, tricks_of_whist).value_or(Partner::alone()),
                 row(deal, bid, table.house), std::get<int>(*deal.tricks) - bid.level}};
}

std::optional<PlayRules> EsmakkerWhist::play_rules(const HouseTable& table, const State& state,
                                                   const Deal& deal) {
  Checklist ignored;
  const Entered entered{table, state, deal};
  const Declared who = declared(entered, ignored);
  if (!is_undertaken(who)) return std::nullopt;
  const bool asks_trump = who.bid->nolo == Nolo::none && !trump_of(who.bid->attachment);
  if (asks_trump && !deal.trump) return std::nullopt;
  return rules_of_play(entered, *who.bid);
}

void EsmakkerWhist::write_tricks(const HouseTable& table, const State& state, Deal& deal,
                                 const std::vector<Seat>& takers) {
  Checklist ignored;
  const Declared who = declared({table, state, deal}, ignored);
  if (takers.size() < tricks_of_whist || !is_undertaken(who)) return;
  if (who.bid->nolo != Nolo::none) {
    ByPlayer<int> each;
    for (const Seat seat : table.everyone())
      if (seat == who.declarer || who.along[seat]) each[seat] = taken_by(takers, seat);
    deal.tricks = each;
    return;
  }
  const bool is_alone = who.bid->attachment == Attachment::kvarte;
  const auto partner =
      is_alone ? std::optional(Partner::alone()) : partner_of(deal, who.declarer, tricks_of_whist);
  if (partner)
    deal.tricks =
        taken_by(takers, [&](Seat seat) { return is_of_side(seat, *who.declarer, *partner); });
}

TrickRules EsmakkerWhist::rules_under(const Announced& announced, const House& house,
                                      Checklist& list) {
  std::optional<Trump> trump;
  if (announced.trump) trump = trump_of(*announced.trump);
  if (announced.no_trump) trump = Trump::none;
  // Without a bid the trump tells enough.
  if (announced.contract.empty()) {
    list.asked(trump, Announced::contract_key);
    return trick_rules(Bid{.level = Bid::lowest}, trump, house);
  }
  const auto bid = parse_esmakker_bid(announced.contract);
  const bool known = bid && !bid->is_passed();
  check_contract_is_known(known, name, announced, list);
  if (!known) return {};
  const bool is_chosen = bid->nolo == Nolo::none && !trump_of(bid->attachment);
  const bool may_be_none = bid->attachment == Attachment::vip && announced.no_trump;
  const Argument said = argument_of(*bid);
  if (is_chosen && !announced.trump && !may_be_none) check_trump_is_said(said, announced, list);
  const TrickRules rules = trick_rules(*bid, trump, house);
  check_trump_agrees(said, rules, announced, list);
  return rules;
}

}  // namespace kattegat
