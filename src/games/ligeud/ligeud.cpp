#include "kattegat/games/ligeud.hpp"

#include <algorithm>

#include "kattegat/games/contract.hpp"
#include "kattegat/games/play/compare_play.hpp"

namespace kattegat {
namespace {

using Contract = Ligeud::Contract;
using Deal = Ligeud::Deal;
using Resolved = Ligeud::Resolved;
using HouseTable = Table<Ligeud::House>;
using Entered = EnteredDeal<Ligeud>;

constexpr int tricks_in_a_deal = 12;
constexpr int talon = 6;
constexpr int deals_of_the_final_round = 4;

enum class Kind : std::uint8_t { passed, number, slam, negative };
enum class Buys : std::uint8_t { nobody, everybody, declarer_only, declarer_all, opponents };

struct Terms {  // one row of the tariff, table I of the sheet
  Kind kind;
  Buys buys;
  int tricks;  // to take; in a negative contract the most that may be taken
  int tariff;  // a trick for a number bid, else the whole contract
  bool clubs;  // bid "i klöver"
};

constexpr Terms tariff[] = {
    {Kind::passed, Buys::nobody, 0, 0, false},
    {Kind::number, Buys::everybody, 6, 10, false},         // six
    {Kind::number, Buys::everybody, 6, 10, true},          // six clubs
    {Kind::number, Buys::everybody, 7, 10, false},         // seven
    {Kind::number, Buys::everybody, 7, 10, true},          // seven clubs
    {Kind::number, Buys::everybody, 8, 10, false},         // eight
    {Kind::negative, Buys::declarer_only, 1, 75, false},   // nole
    {Kind::number, Buys::everybody, 8, 10, true},          // eight clubs
    {Kind::number, Buys::everybody, 9, 10, false},         // nine
    {Kind::negative, Buys::declarer_only, 0, 150, false},  // solo nole
    {Kind::number, Buys::everybody, 9, 10, true},          // nine clubs
    {Kind::number, Buys::everybody, 10, 10, false},        // ten
    {Kind::number, Buys::everybody, 10, 10, true},         // ten clubs
    {Kind::number, Buys::everybody, 11, 10, false},        // eleven
    {Kind::number, Buys::everybody, 11, 10, true},         // eleven clubs
    {Kind::slam, Buys::declarer_all, 12, 300, false},      // ligeud
    {Kind::negative, Buys::declarer_only, 0, 350, false},  // oplægger
    {Kind::negative, Buys::opponents, 0, 450, false},      // gedebuk
    {Kind::slam, Buys::declarer_all, 12, 300, true},       // ligeud clubs
};
static_assert(std::size(tariff) == names(Contract{}).size());
const Terms& terms(Contract contract) { return tariff[static_cast<std::size_t>(contract)]; }

bool finished(const Ligeud::State& state) { return state.final_round && state.final_deals == 0; }

using Declared = Declaration<Contract>;

void check_trump(const Deal& deal, Contract contract, Checklist& list) {
  const Terms& bid = terms(contract);
  if (bid.kind == Kind::negative)
    list.require(!deal.trump, &Deal::trump, Word::ligeud_no_trump, word(contract));
  else if (!bid.clubs)
    list.asked(deal, &Deal::trump);
  else if (deal.trump)
    list.require(deal.trump == Suit::clubs, &Deal::trump, Word::ligeud_trump_is_clubs,
                 word(contract));
}

bool is_undertaken(const Declared& who) {
  return who.contract && *who.contract != Contract::passed && who.declarer;
}

// A trump may be called (L2), and the declarer's own card, which is alone with it (L3).
void check_partner(const Deal& deal, const Declared& who, Checklist& list) {
  if (terms(*who.contract).kind == Kind::negative) {
    list.require(!deal.called, &Deal::called, Word::ligeud_no_partner, word(*who.contract));
    list.require(!deal.partner || deal.partner->is_alone(), &Deal::partner, Word::ligeud_no_partner,
                 word(*who.contract));
    return;
  }
  if (deal.called)
    list.require(!deal.called->is_joker(), &Deal::called, Word::ligeud_joker_called);  // L1
  const auto partner = partner_of(deal, who.declarer, tricks_in_a_deal);               // L5
  if (list.asked(partner, &Deal::partner) && who.declarer)
    list.require(!partner->is(*who.declarer), &Deal::partner, Word::ligeud_own_partner,
                 *who.declarer);
}

// Whoever has no partner plays alone: so are the negative contracts always, by table I.
Partner partner_or_alone(const Deal& deal, const Declared& who) {
  return partner_of(deal, who.declarer, tricks_in_a_deal).value_or(Partner::alone());
}

void check_tricks(const Deal& deal, Checklist& list) {
  if (deal.tricks)
    list.require(*deal.tricks >= 0 && *deal.tricks <= tricks_in_a_deal, &Deal::tricks,
                 Word::ligeud_tricks, std::int64_t{*deal.tricks});
}

// Wide enough for whatever somebody has written there.
std::int64_t bought_together(const Entered& entered) {
  std::int64_t together = 0;
  for (const Seat seat : entered.table.everyone())
    together += value_or_zero((*entered.deal.bought)[seat]);
  return together;
}

// L6, L8: who may buy, and never more than the talon holds.
void check_bought(const Entered& entered, const Declared& who, Checklist& list) {
  if (!entered.deal.bought) return;
  const ByPlayer<int>& bought = *entered.deal.bought;
  const Buys buys = terms(*who.contract).buys;
  bool possible = true;
  for (const Seat seat : entered.table.everyone()) {
    const int cards = value_or_zero(bought[seat]);
    possible &=
        list.require(cards >= 0 && cards <= talon, &Deal::bought, Word::ligeud_bought_range, seat);
    if (!who.declarer || cards == 0) continue;
    const bool is_declarer = seat == *who.declarer;
    if (buys == Buys::opponents)
      list.require(!is_declarer, &Deal::bought, Word::ligeud_declarer_buys_not, word(*who.contract),
                   seat);
    else if (buys != Buys::everybody)
      list.require(is_declarer, &Deal::bought, Word::ligeud_only_declarer_buys, word(*who.contract),
                   *who.declarer, seat);
  }
  if (!possible) return;
  const std::int64_t together = bought_together(entered);
  list.require(together <= talon, &Deal::bought, Word::ligeud_bought_sum, together);
  if (buys == Buys::declarer_all && who.declarer)
    list.come_to(value_or_zero(bought[*who.declarer]), talon, &Deal::bought,
                 Word::ligeud_takes_talon, word(*who.contract), *who.declarer);
}

// L21: the gedebuk lies hidden until the last trick.
PlayRules rules_of_play(const Entered& entered, const Declared& who) {
  // With a contract that is not known the cards are the same.
  const Contract contract = who.contract.value_or(Contract::six);
  PlayRules rules = play_of(trick_rules(contract, entered.deal.trump), forehand_of(entered));
  rules.reckons_on = entered.is_judged_by_today();
  if (rules.cards.hides_a_card) rules.hider = who.declarer;
  const Kind kind = terms(contract).kind;
  rules.may_stop = kind != Kind::number;  // L12
  rules.unknown.takers = !who.contract || (kind != Kind::negative && !rules.cards.trump);
  rules.unknown.suits = !who.contract || (rules.cards.hides_a_card && !who.declarer);
  return rules;
}

// L4, L8: where the whole talon was bought, a card that nobody has played has been laid away. The
// first edition did not ask.
bool is_laid_away(Card called, const Entered& entered, Contract contract) {
  if (!entered.is_judged_by_today() || player_of(*entered.deal.play, called) ||
      !is_whole(*entered.deal.play, tricks_in_a_deal))
    return false;
  if (terms(contract).buys == Buys::declarer_all) return true;
  return entered.deal.bought && bought_together(entered) == talon;
}

// The play, where there is one, is legal and says what the entry says.
void check_play_record(const Entered& entered, const Declared& who, Checklist& list) {
  const Deal& deal = entered.deal;
  if (!deal.play) return;
  PlayRules rules = rules_of_play(entered, who);
  rules.held = held_card(deal, who.declarer);
  const bool other = wrong_in({&Deal::auction, &Deal::contract}, list.found());
  rules.unknown.takers |= other || wrong_in({&Deal::trump}, list.found());
  rules.unknown.suits |= other;
  // Who the partner is does not hang on the tricks that were entered.
  const bool compares_partner = deal.called && wrong_only_in({&Deal::tricks}, list.found());
  const PlayInDeal play = check_play_in_deal(*deal.play, rules, list);
  if (compares_partner && !play.tricks.empty()) {
    compare_partner({*deal.called, *who.declarer, deal.partner, *deal.play, rules}, &Deal::partner,
                    list);
    list.require(!is_laid_away(*deal.called, entered, *who.contract), &Deal::called,
                 Word::ligeud_called_laid_away, *deal.called);
  }
  if (!play.compares_tricks() || concerns(list.found(), &Deal::partner)) return;
  const Partner partner = partner_or_alone(deal, who);
  const auto is_ours = [&](Seat seat) { return is_of_side(seat, *who.declarer, partner); };
  const Terms& bid = terms(*who.contract);
  const bool made_low = bid.kind == Kind::negative && *deal.tricks <= bid.tricks;
  compare_tricks({&Deal::tricks, *deal.tricks, seats_where(entered.table.seats, is_ours), made_low},
                 play.tricks, list);
}

int times_doubled(const HouseTable& table, const Ligeud::State& state) {  // L17
  return table.house.double_final_round && state.final_round ? 2 : 1;
}

Ligeud::Price price_of(const Terms& bid, int taken, const std::optional<Suit>& trump, int doubled) {
  const int clubs = bid.clubs || trump == Suit::clubs ? 2 : 1;  // L9, L10: chosen clubs too
  switch (bid.kind) {
    case Kind::number: {
      const bool made = taken >= bid.tricks;
      return {made, made ? taken : 2 * bid.tricks - taken, bid.tariff, clubs, doubled};
    }
    case Kind::slam:
      return {taken == bid.tricks, 1, bid.tariff, clubs, doubled};
    case Kind::negative:  // L11: no more for fewer tricks
      return {taken <= bid.tricks, 1, bid.tariff, 1, doubled};
    case Kind::passed:
      break;
  }
  return {};
}

}  // namespace

Ligeud::Worth Ligeud::worth(Contract contract) {
  const Terms& bid = terms(contract);
  return {points(bid.clubs ? 2 * bid.tariff : bid.tariff), bid.kind == Kind::number};
}

TrickRules trick_rules(Contract contract, std::optional<Suit> trump) {
  TrickRules rules{.trump = trump, .jokers = 2, .tricks = tricks_in_a_deal};  // L24
  rules.ace_low = terms(contract).kind == Kind::negative;
  rules.hides_a_card = contract == Contract::gedebuk;
  if (terms(contract).clubs) rules.trump = Suit::clubs;
  if (rules.ace_low) rules.trump.reset();
  return rules;
}

const WordOfEach<Ligeud::Contract>& words(Ligeud::Contract) {
  static constexpr auto list = word_of_each<Contract>(
      Word::passed_out, Word::ligeud_six, Word::ligeud_six_clubs, Word::ligeud_seven,
      Word::ligeud_seven_clubs, Word::ligeud_eight, Word::ligeud_nole, Word::ligeud_eight_clubs,
      Word::ligeud_nine, Word::ligeud_solo_nole, Word::ligeud_nine_clubs, Word::ligeud_ten,
      Word::ligeud_ten_clubs, Word::ligeud_eleven, Word::ligeud_eleven_clubs, Word::ligeud_ligeud,
      Word::ligeud_oplaegger, Word::ligeud_gedebuk, Word::ligeud_ligeud_clubs);
  return list;
}

std::optional<Seat> Ligeud::dealer(const State& state) {
  return finished(state) ? std::nullopt : std::optional(state.dealer);
}

std::vector<Text> Ligeud::reminders(const HouseTable& table, const State& state) {
  if (!state.final_round || finished(state)) return {};
  const int deal = deals_of_the_final_round - state.final_deals + 1;
  return {text(Word::ligeud_final_deal, std::int64_t{deal}, std::int64_t{deals_of_the_final_round}),
          text(Word::ligeud_dealt_singly),
          text(either<Word::ligeud_doubled, Word::ligeud_not_doubled>(times_doubled(table, state) >
                                                                      1))};
}

Result<Resolved, Violations> Ligeud::resolve(const HouseTable& table, const State& state,
                                             const Deal& deal, Edition edition) {
  Checklist list;
  const Entered entered{table, state, deal, edition};
  const Declared who = declaration(entered, list);
  if (!who.contract) {
    check_tricks(deal, list);
    check_play_record(entered, who, list);
    return std::move(list).done();
  }

  if (*who.contract == Contract::passed) {
    check_passed(deal, list);
    if (!list.clean()) return std::move(list).done();
    return Resolved{PassedOut{}};
  }
  check_trump(deal, *who.contract, list);
  check_partner(deal, who, list);
  check_bought(entered, who, list);
  list.asked(deal, &Deal::tricks);
  check_tricks(deal, list);
  check_play_record(entered, who, list);
  if (!list.clean()) return std::move(list).done();

  return Resolved{Undertaken{.contract = *who.contract,
                             .declarer = *who.declarer,
                             .partner = partner_or_alone(deal, who),
                             .tricks = *deal.tricks,
                             .price = price_of(terms(*who.contract), *deal.tricks, deal.trump,
                                               times_doubled(table, state))}};
}

Violations Ligeud::check(const HouseTable&, const State& state, const FinalRound&) {
  Checklist list;
  list.require(!state.final_round, type_key, Word::ligeud_final_round_once);
  return std::move(list).done();
}

Outcome<Ligeud::State> Ligeud::score(const HouseTable& table, const State& state,
                                     const Resolved& deal) {
  Outcome<State> out{.next = state, .transfers = {}};
  const auto* undertaken = std::get_if<Undertaken>(&deal);
  if (!undertaken) return out;  // the same player deals again, and no deal is used up (L15)

  settle_contract(undertaken->declarer, undertaken->partner, undertaken->price.amount(),
                  out.transfers);
  out.next.dealer = next_seat(state.dealer, table.seats);
  if (state.final_round) --out.next.final_deals;  // L16
  return out;
}

Outcome<Ligeud::State> Ligeud::score(const HouseTable&, const State& state, const FinalRound&) {
  Outcome<State> out{.next = state, .transfers = {}};
  out.next.final_round = true;
  out.next.final_deals = deals_of_the_final_round;
  return out;
}

Workings Ligeud::workings(const HouseTable&, const State& state, const Resolved& deal,
                          const Outcome<State>&) {
  const auto* undertaken = std::get_if<Undertaken>(&deal);
  if (!undertaken) return {text(Word::work_passed_out, state.dealer)};
  const Terms& bid = terms(undertaken->contract);
  const Price& paid = undertaken->price;
  const std::string each = std::to_string(paid.each) + (paid.clubs > 1 ? " × 2 (♣)" : "");
  const bool as_a_whole = bid.kind != Kind::number;  // and with a minus where it is lost
  Workings lines;
  if (as_a_whole)
    lines.push_back(text(either<Word::work_made, Word::work_lost>(paid.made),
                         word(undertaken->contract), paid.worth()));
  else if (paid.made)
    lines.push_back(text(Word::ligeud_work_tricks, std::int64_t{paid.times}, each, paid.worth()));
  else
    lines.push_back(text(Word::ligeud_work_lost, std::int64_t{bid.tricks},
                         std::int64_t{undertaken->tricks}, each, paid.worth()));
  if (paid.doubled > 1)
    lines.push_back(text(Word::ligeud_work_doubled, std::int64_t{paid.doubled},
                         as_a_whole ? paid.amount() : paid.doubled * paid.worth()));
  if (undertaken->partner.is_alone()) lines.push_back(text(Word::work_alone, undertaken->declarer));
  return lines;
}

Told Ligeud::told(const HouseTable&, const State&, const Resolved& deal, const Outcome<State>&) {
  const auto* undertaken = std::get_if<Undertaken>(&deal);
  if (!undertaken) return {};
  const Terms& bid = terms(undertaken->contract);
  const int over = undertaken->tricks - bid.tricks;
  return told_claim({.by = undertaken->declarer,
                     .partner = undertaken->partner,
                     .what = text_of(word(undertaken->contract)),
                     .rank = static_cast<int>(undertaken->contract),
                     .made = undertaken->price.made,
                     .over = bid.kind == Kind::negative ? std::min(0, -over) : over});
}

std::optional<PlayRules> Ligeud::play_rules(const HouseTable& table, const State& state,
                                            const Deal& deal) {
  Checklist ignored;
  const Entered entered{table, state, deal};
  const Declared who = declaration(entered, ignored);
  if (!is_undertaken(who)) return std::nullopt;
  const Terms& bid = terms(*who.contract);
  if (bid.kind != Kind::negative && !bid.clubs && !deal.trump) return std::nullopt;
  return rules_of_play(entered, who);
}

void Ligeud::write_tricks(const HouseTable& table, const State& state, Deal& deal,
                          const std::vector<Seat>& takers) {
  Checklist ignored;
  const Declared who = declaration(Entered{table, state, deal}, ignored);
  if (takers.size() < tricks_in_a_deal || !is_undertaken(who)) return;
  const bool is_negative = terms(*who.contract).kind == Kind::negative;
  const auto partner = is_negative ? std::optional(Partner::alone())
                                   : partner_of(deal, who.declarer, tricks_in_a_deal);
  if (!partner) return;
  deal.tricks =
      taken_by(takers, [&](Seat seat) { return is_of_side(seat, *who.declarer, *partner); });
}

TrickRules Ligeud::rules_under(const Announced& announced, Checklist& list) {
  // Without a contract the trump tells enough: only the nolos have none, and a low ace.
  if (announced.contract.empty() && announced.trump)
    return trick_rules(Contract::six, announced.trump);
  if (announced.contract.empty() && announced.no_trump) return trick_rules(Contract::nole, {});
  if (!list.asked(!announced.contract.empty(), Announced::contract_key)) return {};
  const auto contract = contract_named<Contract>(announced.contract, "passed");
  check_contract_is_known(contract.has_value(), name, announced, list);
  if (!contract) return {};
  const TrickRules rules = trick_rules(*contract, announced.trump);
  if (!rules.ace_low && !rules.trump) check_trump_is_said(word(*contract), announced, list);
  check_trump_agrees(word(*contract), rules, announced, list);
  return rules;
}

}  // namespace kattegat
