#include "kattegat/games/esmakker_whist.hpp"

#include <algorithm>

#include "kattegat/games/contract.hpp"

namespace kattegat {
namespace {

using Attachment = EsmakkerWhist::Attachment;
using Bid = EsmakkerWhist::Bid;
using Call = EsmakkerWhist::Call;
using Deal = EsmakkerWhist::Deal;
using House = EsmakkerWhist::House;
using Nolo = EsmakkerWhist::Nolo;
using Trump = EsmakkerWhist::Trump;
using Table = kattegat::Table<House>;

constexpr int tricks_in_a_deal = 13;

// ---- The auction --------------------------------------------------------------------------------

struct Declared {
  std::optional<Bid> bid;
  std::optional<Seat> declarer;
};

// The lowest bid above this rank; empty when nothing beats it.
std::optional<Bid> lowest_above(int rank, EsmakkerWhist::Ladder ladder) {
  std::optional<Bid> best;
  const auto consider = [&](const Bid& bid) {
    const auto its = esmakker_rank(bid, ladder);
    if (its && *its > rank && (!best || *its < *esmakker_rank(*best, ladder))) best = bid;
  };
  for (int nolo = 1; nolo <= 6; ++nolo) consider({.nolo = static_cast<Nolo>(nolo)});
  for (int level = 7; level <= 13; ++level)
    for (int attachment = 0; attachment <= 6; ++attachment)
      consider({static_cast<std::uint8_t>(level), static_cast<Attachment>(attachment), Nolo::none});
  return best;
}

// The auction while it is held: one after the other is heard, and challenges the holder in a duel.
class Duels {
 public:
  Duels(Seat first, EsmakkerWhist::Ladder ladder, Checklist& list)
      : next_(first), ladder_(ladder), list_(list) {}

  // False, and a violation on the list, when the call cannot be made.
  bool hear(const Call& call) {
    const auto turn = whose_turn();
    if (!list_.require(turn.has_value(), "auction", Word::auction_over, call.seat) ||
        !list_.require(!passed_[call.seat], "auction", Word::auction_passed_already, call.seat) ||
        !list_.require(call.seat == turn, "auction", Word::auction_turn, *turn, call.seat))
      return false;
    const bool as_holder = holder_ == call.seat;
    if (!challenger_) {
      ++heard_;
      next_ = next_seat(next_, 4);
    }
    switch (call.kind) {
      case Call::Kind::pass:
        pass(call.seat, as_holder);
        return true;
      case Call::Kind::hold:
        return hold(call.seat, as_holder);
      case Call::Kind::bid:
        return bid(call.seat, call.bid, as_holder);
    }
    return false;
  }

  // Who must speak; nobody when the auction is over.
  [[nodiscard]] std::optional<Seat> whose_turn() const {
    if (challenger_) return holder_answers_ ? holder_ : challenger_;
    return heard_ < 4 ? std::optional(next_) : std::nullopt;
  }
  [[nodiscard]] Declared declared() const { return {highest_, holder_}; }

 private:
  void pass(Seat seat, bool as_holder) {
    passed_[seat] = true;
    if (as_holder) holder_ = challenger_;
    challenger_.reset();
  }
  bool hold(Seat seat, bool as_holder) {
    if (!list_.require(as_holder, "auction", Word::esmakker_whist_hold, seat)) return false;
    holder_answers_ = false;
    return true;
  }
  bool bid(Seat seat, const Bid& bid, bool as_holder) {
    if (!is_high_enough(bid)) return false;
    highest_ = bid;
    if (!holder_) {
      holder_ = seat;
    } else {
      if (!as_holder) challenger_ = seat;
      holder_answers_ = !as_holder;
    }
    return true;
  }
  bool is_high_enough(const Bid& bid) {
    const auto rank = esmakker_rank(bid, ladder_);
    if (!list_.require(rank.has_value(), "auction", Word::esmakker_whist_not_on_ladder,
                       to_string(bid)))
      return false;
    if (highest_.is_passed()) return true;
    const int to_beat = *esmakker_rank(highest_, ladder_);
    if (*rank > to_beat) return true;
    if (const auto enough = lowest_above(to_beat, ladder_))
      list_.require(false, "auction",
                    either<Word::auction_not_higher, Word::auction_too_low>(bid == highest_),
                    to_string(bid), to_string(highest_), to_string(*enough));
    else
      list_.require(false, "auction", Word::auction_highest, to_string(bid), to_string(highest_));
    return false;
  }

  Seat next_;  // the next one to be heard
  int heard_ = 0;
  std::optional<Seat> holder_, challenger_;
  bool holder_answers_ = false;
  Bid highest_;
  PerSeat<bool> passed_;
  EsmakkerWhist::Ladder ladder_;
  Checklist& list_;
};

Declared declared(const Table& table, const EsmakkerWhist::State& state, const Deal& deal,
                  Checklist& list) {
  if (!deal.auction) {
    list.asked(deal.bid, "bid");
    if (deal.bid && !deal.bid->is_passed()) list.asked(deal.declarer, "declarer");
    return {deal.bid, deal.declarer};
  }
  Duels duels(next_seat(state.dealer, table.seats), table.house.ladder, list);
  for (const Call& call : *deal.auction)
    if (!duels.hear(call)) return {deal.bid, deal.declarer};
  if (const auto turn = duels.whose_turn()) {
    list.require(false, "auction", Word::auction_unfinished, *turn);
    return {deal.bid, deal.declarer};
  }
  const Declared result = duels.declared();
  if (deal.bid)
    list.require(deal.bid == result.bid, "bid", Word::auction_contract_differs,
                 to_string(*result.bid), to_string(*deal.bid));
  if (deal.declarer && result.declarer)
    list.require(deal.declarer == result.declarer, "declarer", Word::auction_declarer_differs,
                 *result.declarer, *deal.declarer);
  return {result.bid, result.declarer ? result.declarer : deal.declarer};
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
    list.require(deal.trump != Trump::none || bid.attachment == Attachment::vip, "trump",
                 Word::esmakker_whist_needs_trump, to_string(bid));
  }
  if (bid.attachment != Attachment::vip)
    list.not_asked(deal.vip_card, "vip_card");
  else if (list.asked(deal.vip_card, "vip_card"))
    list.require(*deal.vip_card >= 1 && *deal.vip_card <= 3, "vip_card",
                 Word::esmakker_whist_vip_card);
}

void check_called(const Deal& deal, const Bid& bid, Checklist& list) {
  if (!deal.called) return;
  const Card card = *deal.called;
  if (!list.require(card.rank == ace || card.rank == ace - 1, "called",
                    Word::esmakker_whist_call_an_ace) ||
      bid.attachment == Attachment::vip)  // the ace is named before the card is turned
    return;
  const auto fixed = trump_of(bid.attachment);
  const auto trump = fixed ? fixed : deal.trump;
  list.require(!trump || static_cast<int>(*trump) != static_cast<int>(card.suit), "called",
               Word::esmakker_whist_called_trump, card);
}

// As it was written, or as the play shows it.
std::optional<Partner> partner_of(const Deal& deal, const std::optional<Seat>& declarer) {
  if (deal.partner || !deal.play || !deal.called || !declarer) return deal.partner;
  return partner_shown(*deal.play, *deal.called, *declarer, tricks_in_a_deal);
}

void check_level(const Deal& deal, const Bid& bid, const std::optional<Seat>& declarer,
                 Checklist& list) {
  check_trump(deal, bid, list);
  if (bid.attachment == Attachment::kvarte) {
    check_no_partner(deal, bid, list);
  } else {
    check_called(deal, bid, list);
    const auto partner = partner_of(deal, declarer);
    if (list.asked(partner, "partner") && declarer)
      list.require(!partner->is(*declarer), "partner", Word::esmakker_whist_own_partner, *declarer);
  }
  list.not_asked(deal.with, "with");
  if (!list.asked(deal.tricks, "tricks")) return;
  const auto* tricks = std::get_if<int>(&*deal.tricks);
  if (list.require(tricks != nullptr, "tricks", Word::form_wrong_type, Word::expects_whole))
    list.require(*tricks >= 0 && *tricks <= tricks_in_a_deal, "tricks", Word::whist_tricks,
                 std::int64_t{*tricks});
}

bool has_gone_along(const Deal& deal, Seat seat) {
  return deal.with && std::find(deal.with->begin(), deal.with->end(), seat) != deal.with->end();
}

void check_with(const Table& table, const Deal& deal, const Bid& bid,
                const std::optional<Seat>& declarer, Checklist& list) {
  if (!deal.with || deal.with->empty()) return;
  list.require(
      bid.nolo == Nolo::sol || bid.nolo == Nolo::ren_sol || table.house.gaa_med_bordlaegger, "with",
      Word::esmakker_whist_gaa_med, to_string(bid));
  PerSeat<bool> named;
  for (const Seat seat : *deal.with) {
    list.require(!named[seat], "with", Word::form_named_twice, seat);
    list.require(seat != declarer, "with", Word::esmakker_whist_with_self, seat);
    named[seat] = true;
  }
}

void check_nolo(const Table& table, const Deal& deal, const Bid& bid,
                const std::optional<Seat>& declarer, Checklist& list) {
  list.require(!deal.trump, "trump", Word::esmakker_whist_no_trump, to_string(bid));
  list.not_asked(deal.vip_card, "vip_card");
  check_no_partner(deal, bid, list);
  check_with(table, deal, bid, declarer, list);
  if (!list.asked(deal.tricks, "tricks")) return;
  const auto* each = std::get_if<ByPlayer<int>>(&*deal.tricks);
  if (!list.require(each != nullptr, "tricks", Word::esmakker_whist_tricks_of_soloists)) return;
  int sum = 0;
  for (const Seat seat : table.everyone()) {
    const auto& tricks = (*each)[seat];
    const bool is_soloist = seat == declarer || has_gone_along(deal, seat);
    if (declarer)
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
  list.require(sum <= tricks_in_a_deal, "tricks", Word::whist_tricks_at_most, std::int64_t{sum});
}

// W29: forehand leads. The play is legal and says what the entry says.
void check_play_record(const Table& table, const EsmakkerWhist::State& state, const Declared& who,
                       const Deal& deal, Checklist& list) {
  if (!deal.play || !list.clean() || !who.declarer) return;
  const PlayRules rules = play_of_four(trick_rules(*who.bid, deal.trump, table.house),
                                       next_seat(state.dealer, table.seats));
  if (!check_play(*deal.play, rules, list)) return;
  const std::vector<Seat> took = takers(*deal.play, rules.cards);
  const auto compare = [&](int written, auto&& is_ours) {
    const auto taken = std::count_if(took.begin(), took.end(), is_ours);
    compare_tricks("tricks", written, static_cast<int>(taken),
                   tricks_in_a_deal - static_cast<int>(took.size()), list);
  };
  if (const auto* each = std::get_if<ByPlayer<int>>(&*deal.tricks)) {
    for (const Seat seat : table.everyone())
      if ((*each)[seat]) compare(*(*each)[seat], [&](Seat taker) { return taker == seat; });
    return;
  }
  if (deal.called)
    compare_partner(deal.partner,
                    partner_shown(*deal.play, *deal.called, *who.declarer, tricks_in_a_deal),
                    *deal.called, list);
  const Partner partner = partner_of(deal, who.declarer).value_or(Partner::alone());
  compare(std::get<int>(*deal.tricks),
          [&](Seat taker) { return taker == *who.declarer || partner.is(taker); });
}

// ---- The points ---------------------------------------------------------------------------------

constexpr Points eighth{125};

// How many times the plain row counts: 2 with an attachment, and by the card in vip.
int multiplier(const Deal& deal, const Bid& bid, const House& house) {
  if (bid.attachment == Attachment::none) return 1;
  if (bid.attachment != Attachment::vip) return 2;
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

// How many times the row is paid; negative when the level was not reached.
int times(int over, const House& house) {
  if (over >= 0) return over + 1;
  switch (house.down) {  // W1
    case EsmakkerWhist::Down::twice:
      return 2 * over;
    case EsmakkerWhist::Down::single:
      return over;
    case EsmakkerWhist::Down::mirror:
      break;
  }
  return over - 1;
}

int overtricks(const Deal& deal, const Bid& bid) { return std::get<int>(*deal.tricks) - bid.level; }

Points value_of_level(const Deal& deal, const Bid& bid, const House& house) {
  return times(overtricks(deal, bid), house) * row(deal, bid, house);
}

Points value_of_nolo(Nolo nolo) {
  switch (nolo) {
    case Nolo::sol:
      return points(1);
    case Nolo::ren_sol:
      return points(2);
    case Nolo::bordlaegger:
      return points(4);
    case Nolo::ren_bordlaegger:
      return points(8);
    case Nolo::dobbelt_bordlaegger:
    case Nolo::ren_bordlaegger_snak:
      return points(16);
    case Nolo::none:
      break;
  }
  return {};
}

int tricks_allowed(Nolo nolo, const House& house) {
  if (nolo == Nolo::sol) return 1;
  const bool one = house.bordlaegger == EsmakkerWhist::Bordlaegger::one_trick;  // W12
  return nolo == Nolo::bordlaegger && one ? 1 : 0;
}

bool is_home(int tricks, Nolo nolo, const House& house) {
  return tricks <= tricks_allowed(nolo, house);
}
// What a soloist settles with each of the others.
Points value_of_solo(int tricks, Nolo nolo, const House& house) {
  const Points value = value_of_nolo(nolo);
  return is_home(tricks, nolo, house) ? value : -(house.nolo_loss * value);
}

// W14: every soloist settles by himself, with all three others or only with those who are none.
void settle_nolo(const Table& table, const Deal& deal, const Bid& bid, Seat declarer,
                 Transfers& transfers) {
  const auto& tricks = std::get<ByPlayer<int>>(*deal.tricks);
  const auto is_soloist = [&](Seat seat) { return seat == declarer || has_gone_along(deal, seat); };
  for (const Seat soloist : table.everyone()) {
    if (!is_soloist(soloist)) continue;
    const Points amount = value_of_solo(*tricks[soloist], bid.nolo, table.house);
    for (const Seat other : table.everyone()) {
      const bool settles = table.house.gaa_med == EsmakkerWhist::GaaMed::each || !is_soloist(other);
      if (other != soloist && settles) transfers.pay(other, soloist, amount);
    }
  }
}

}  // namespace

TrickRules trick_rules(const Bid& bid, std::optional<Trump> trump,
                       const EsmakkerWhist::House& house) {
  TrickRules rules{.jokers = 3,  // W30
                   .joker_leads_first = true,
                   .joker_trumpable = house.joker_trumpable};
  if (const auto fixed = trump_of(bid.attachment)) trump = fixed;
  if (bid.nolo == Nolo::none && trump && *trump != Trump::none)
    rules.trump = static_cast<Suit>(*trump);
  return rules;
}

Violations EsmakkerWhist::check(const kattegat::Table<House>& table, const State& state,
                                const Deal& deal) {
  Checklist list;
  const Declared who = declared(table, state, deal, list);
  if (!who.bid) return std::move(list).done();
  if (who.bid->is_passed())
    check_passed(deal, list);
  else if (who.bid->nolo != Nolo::none)
    check_nolo(table, deal, *who.bid, who.declarer, list);
  else
    check_level(deal, *who.bid, who.declarer, list);
  check_play_record(table, state, who, deal, list);
  return std::move(list).done();
}

Workings EsmakkerWhist::workings(const kattegat::Table<House>& table, const State& state,
                                 const Deal& deal, const Outcome<State>&) {
  Checklist held;
  const Declared who = declared(table, state, deal, held);
  const Bid& bid = *who.bid;
  if (bid.is_passed()) return {text(Word::work_passed_out, state.dealer)};
  Workings lines;
  if (bid.nolo != Nolo::none) {
    const auto& tricks = std::get<ByPlayer<int>>(*deal.tricks);
    for (const Seat seat : table.everyone())
      if (tricks[seat])
        lines.push_back(text(either<Word::esmakker_work_solo_made, Word::esmakker_work_solo_lost>(
                                 is_home(*tricks[seat], bid.nolo, table.house)),
                             seat, std::int64_t{*tricks[seat]},
                             value_of_solo(*tricks[seat], bid.nolo, table.house)));
    return lines;
  }
  const int over = overtricks(deal, bid);
  const int paid = times(over, table.house);
  const Points each = row(deal, bid, table.house);
  lines.push_back(text(Word::esmakker_work_row, to_string(bid), each));
  lines.push_back(text(either<Word::esmakker_work_over, Word::esmakker_work_under>(over >= 0),
                       std::int64_t{std::abs(over)}, std::int64_t{std::abs(paid)}, each,
                       paid * each));
  if (partner_of(deal, who.declarer).value_or(Partner::alone()).is_alone())
    lines.push_back(text(Word::work_alone, *who.declarer));
  return lines;
}

Outcome<EsmakkerWhist::State> EsmakkerWhist::score(const kattegat::Table<House>& table,
                                                   const State& state, const Valid<Deal>& deal) {
  Checklist held;
  const Declared who = declared(table, state, *deal, held);
  const Bid& bid = *who.bid;
  Outcome<State> out{.next = state, .transfers = {}};
  if (bid.is_passed()) return out;  // the same player deals again
  out.next.dealer = next_seat(state.dealer, table.seats);
  if (bid.nolo != Nolo::none)
    settle_nolo(table, *deal, bid, *who.declarer, out.transfers);
  else
    settle_contract(*who.declarer, partner_of(*deal, who.declarer).value_or(Partner::alone()),
                    value_of_level(*deal, bid, table.house), out.transfers);
  return out;
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
