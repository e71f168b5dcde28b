// What the referee is told of a deal before a trick of it is judged, and what a game says to that.
// evening-format, "Referee questions".
#pragma once
#include <concepts>
#include <string>

#include "kattegat/core/text/named.hpp"
#include "kattegat/games/play/trick.hpp"

namespace kattegat {

struct Announced {
  static constexpr std::string_view contract_key = "contract", trump_key = "trump";
  std::string contract;  // as the evening file writes it; empty where none was said
  std::optional<Suit> trump;
  bool no_trump = false;  // was said; otherwise a trump that is missing was not
};
// A game with tricks has rules_under(): what its cards obey after that, or what does not go
// together; where the house decides with them, its House too. These are for it.
void check_contract_is_known(bool known, Word game, const Announced&, Checklist&);
// Where the players choose the trump it must be said. `what` is the contract, or else the game.
void check_trump_is_said(const Argument& what, const Announced&, Checklist&);
// A trump other than the one that the game and the contract have is refused.
void check_trump_agrees(const Argument& what, const TrickRules&, const Announced&, Checklist&);
// The contract by its name; `not_played` is none.
template <class Contract>
std::optional<Contract> contract_named(std::string_view word, std::string_view not_played = "") {
  return word == not_played ? std::nullopt : named<Contract>(word);
}
template <class G>
concept HouseHasTricks = requires(const Announced& announced, const typename G::House& house,
                                  Checklist& list) {
  { G::rules_under(announced, house, list) } -> std::same_as<TrickRules>;
};
template <class G>
concept HasTricks = HouseHasTricks<G> || requires(const Announced& announced, Checklist& list) {
  { G::rules_under(announced, list) } -> std::same_as<TrickRules>;
};

}  // namespace kattegat
