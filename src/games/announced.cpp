#include "kattegat/games/announced.hpp"

namespace kattegat {

void check_contract_is_known(bool known, Word game, const Announced& announced, Checklist& list) {
  list.require(known, Announced::contract_key, Word::trick_contract, game, announced.contract);
}

void check_trump_is_said(const Argument& what, const Announced& announced, Checklist& list) {
  if (announced.no_trump)
    list.require(false, Announced::trump_key, Word::trick_needs_trump, what);
  else
    list.asked(announced.trump, Announced::trump_key);
}

void check_trump_agrees(const Argument& what, const TrickRules& rules, const Announced& announced,
                        Checklist& list) {
  const bool agrees = announced.no_trump ? !rules.trump : announced.trump == rules.trump;
  if (agrees || (!announced.trump && !announced.no_trump)) return;
  if (rules.trump)
    list.require(false, Announced::trump_key, Word::trick_trump_fixed, what,
                 std::string(suit_mark(*rules.trump)));
  else
    list.require(false, Announced::trump_key, Word::trick_no_trump, what);
}

}  // namespace kattegat
