#include "kattegat/referee/trick.hpp"

#include <algorithm>

#include "kattegat/games/all.hpp"

namespace kattegat {
namespace {

// The contract by its name in the evening file; "passed" is not played.
template <class Contract>
std::optional<Contract> contract_named(std::string_view word, std::string_view not_played = "") {
  static constexpr auto list = names(Contract{});
  const auto found = std::find(list.begin(), list.end(), word);
  if (found == list.end() || *found == not_played) return std::nullopt;
  return static_cast<Contract>(found - list.begin());
}

bool known_contract(bool known, Word game, const TrickQuestion& question, Checklist& list) {
  return list.require(known, "contract", Word::trick_contract, game, question.contract);
}

// A trump other than the one that the game and the contract have is refused.
void agree_on_trump(const TrickQuestion& question, Word game, const TrickRules& rules,
                    Checklist& list) {
  if (!question.trump || question.trump == rules.trump) return;
  if (rules.trump)
    list.require(false, "trump", Word::trick_trump_fixed, game,
                 std::string(suit_mark(*rules.trump)));
  else
    list.require(false, "trump", Word::trick_no_trump, game);
}

TrickRules ligeud(const TrickQuestion& question, Checklist& list) {
  // Without a contract a trump tells enough: only the nolos have none, and a low ace.
  if (question.contract.empty() && question.trump)
    return trick_rules(Ligeud::Contract::six, question.trump);
  if (!list.require(!question.contract.empty(), "contract", Word::form_missing,
                    std::string("contract")))
    return {};
  const auto contract = contract_named<Ligeud::Contract>(question.contract, "passed");
  if (!known_contract(contract.has_value(), Ligeud::name, question, list)) return {};
  const TrickRules rules = trick_rules(*contract, question.trump);
  if (!rules.ace_low && !rules.trump) list.asked(rules.trump, "trump");
  agree_on_trump(question, word(*contract), rules, list);
  return rules;
}

TrickRules esmakker(const TrickQuestion& question, Checklist& list) {
  using Trump = EsmakkerWhist::Trump;
  const auto trump = question.trump ? std::optional(static_cast<Trump>(*question.trump))
                                    : std::optional(Trump::none);
  if (question.contract.empty()) return trick_rules({.level = 7}, trump);
  const auto bid = parse_esmakker_bid(question.contract);
  if (!known_contract(bid && !bid->is_passed(), EsmakkerWhist::name, question, list)) return {};
  const TrickRules rules = trick_rules(*bid, trump);
  agree_on_trump(question, EsmakkerWhist::name, rules, list);
  return rules;
}

TrickRules without_trump(const TrickQuestion& question, Word game, bool known,
                         const TrickRules& rules, Checklist& list) {
  known_contract(known || question.contract.empty(), game, question, list);
  agree_on_trump(question, game, rules, list);
  return rules;
}

TrickRules rules_of(const TrickQuestion& question, Checklist& list) {
  const std::string& contract = question.contract;
  if (question.game == Ligeud::id) return ligeud(question, list);
  if (question.game == EsmakkerWhist::id) return esmakker(question, list);
  if (question.game == Rodskagg::id)
    return without_trump(question, Rodskagg::name,
                         contract_named<Rodskagg::Bid>(contract, "smyg").has_value(),
                         trick_rules_of_rodskagg(), list);
  if (question.game == DanishWhist::id)
    return without_trump(question, DanishWhist::name,
                         contract_named<DanishWhist::Contract>(contract).has_value(), {}, list);
  if (question.game == EnglishWhist::id) {
    known_contract(contract.empty(), EnglishWhist::name, question, list);
    list.asked(question.trump, "trump");
    return {.trump = question.trump};
  }
  std::string games;
  for (const std::string_view id :
       {Ligeud::id, Rodskagg::id, EnglishWhist::id, DanishWhist::id, EsmakkerWhist::id})
    games.append(games.empty() ? "" : ", ").append(id);
  list.require(false, "game", Word::trick_no_such_game, question.game, games);
  return {};
}

void check_players(const TrickRules& rules, const TrickQuestion& question, Checklist& list) {
  const auto count = static_cast<std::int64_t>(question.cards.size());
  list.require(count >= 1 && count <= rules.players, "cards", Word::trick_count,
               std::int64_t{rules.players}, count);
  list.require(question.number >= 1 && question.number <= rules.tricks, "trick_number",
               Word::trick_number, std::int64_t{rules.tricks}, std::int64_t{question.number});
  std::vector<Seat> seats;
  for (const auto& [seat, card] : question.cards) {
    list.require(std::find(seats.begin(), seats.end(), seat) == seats.end(), "cards",
                 Word::form_named_twice, seat);
    seats.push_back(seat);
  }
}

// Who can follow suit must; a joker is played by who cannot. The gedebuk, one card that nobody
// sees, is excused until it is the last.
void check_hands(const TrickRules& rules, const TrickQuestion& question, Checklist& list) {
  const Card led = question.cards.front().card;
  for (const auto& [seat, card] : question.cards) {
    const auto known = question.hands.find(seat);
    if (known == question.hands.end()) continue;
    const std::vector<Card>& hand = known->second;
    if (!list.require(std::find(hand.begin(), hand.end(), card) != hand.end(), "hands",
                      Word::trick_not_in_hand, seat, card))
      continue;
    const auto could =
        std::count_if(hand.begin(), hand.end(), [&](Card held) { return follows(led, held); });
    const bool excused = rules.gedebuk && could == 1 && question.number < rules.tricks;
    list.require(follows(led, card) || could == 0 || excused, "cards", Word::trick_must_follow,
                 seat, std::string(suit_mark(led.suit)), card);
  }
}

}  // namespace

Result<TrickRules, Violations> rules_of_trick(const TrickQuestion& question) {
  Checklist list;
  const TrickRules rules = rules_of(question, list);
  if (!list.clean()) return std::move(list).done();
  return rules;
}

Result<TrickAnswer, Violations> judge_trick(const TrickQuestion& question) {
  Checklist list;
  const TrickRules rules = rules_of(question, list);
  if (!list.clean()) return std::move(list).done();
  check_players(rules, question, list);
  if (question.cards.empty()) return std::move(list).done();
  check_trick(rules, question.number, question.cards, "cards", list);
  check_hands(rules, question, list);
  if (!list.clean()) return std::move(list).done();
  return TrickAnswer{question.cards[winning_card(rules, question.cards)].seat,
                     why_it_wins(rules, question.cards)};
}

}  // namespace kattegat
