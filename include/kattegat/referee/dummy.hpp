// Which card dummy has played: laws 45 and 46 of duplicate bridge, 2017, as the seed (001) reads
// them. rules.md 2; the steps are those of 2.3, the win of 2.4.
#pragma once
#include <vector>

#include "kattegat/core/violation.hpp"
#include "kattegat/referee/utterance.hpp"

namespace kattegat {

enum class Ruling : std::uint8_t {
  card,
  declarer_specifies,
  defender_chooses,
  void_call,
  already_played,
  not_played,
  correct_revoke,
  change_allowed,
};
constexpr std::array<std::string_view, 8> names(Ruling) {
  return {"card",           "declarer-specifies", "defender-chooses", "void",
          "already-played", "not-played",         "correct-revoke",   "change-allowed"};
}
Word word(Ruling);

struct DummyQuestion {
  enum class Purpose : std::uint8_t { play, arrange, reach };
  enum class Slip : std::uint8_t { tongue, mind };
  enum class Interpretation : std::uint8_t { seed, strict };

  Cards dummy;
  Cards trick;                   // played to this trick before dummy, in order
  std::optional<Suit> trump;     // empty: no trump
  std::optional<Suit> won_with;  // of the card with which dummy won the trick before
  Cards seen;                    // public cards, for the strict reading of 46B1b
  std::optional<Utterance> call;
  Cards intent;   // what declarer incontrovertibly meant
  Cards touched;  // by declarer, on purpose: the one to be played, or those above it
  Purpose purpose = Purpose::play;
  std::optional<Slip> slip;
  Interpretation interpretation = Interpretation::seed;
};
constexpr std::array<std::string_view, 3> names(DummyQuestion::Purpose) {
  return {"play", "arrange", "reach"};
}
constexpr std::array<std::string_view, 2> names(DummyQuestion::Slip) { return {"tongue", "mind"}; }
constexpr std::array<std::string_view, 2> names(DummyQuestion::Interpretation) {
  return {"seed", "strict"};
}

// The sections that an answer may cite.
enum class Law : std::uint8_t {
  s44C,
  s45C3,
  s45C4a,
  s45C4b,
  s46B,
  s46B1a,
  s46B1b,
  s46B1c,
  s46B2,
  s46B3a,
  s46B3b,
  s46B4,
  s46B5,
};
constexpr std::array<std::string_view, 13> names(Law) {
  return {"44C",   "45C3", "45C4a", "45C4b", "46B",  "46B1a", "46B1b",
          "46B1c", "46B2", "46B3a", "46B3b", "46B4", "46B5"};
}
constexpr std::string_view name(Law law) { return names(law)[static_cast<std::size_t>(law)]; }
// Under which the rules texts explain it: "law.46b2".
std::string rule_id(Law);

struct DummyAnswer {
  Ruling ruling;
  Cards cards;  // that may be played, or have been; highest suit and rank first
  Law law;
  bool director = false;  // the law leaves it to the director, or is read in two ways
  bool operator==(const DummyAnswer&) const = default;
};

// What makes a question none: violations name its keys.
Violations check(const DummyQuestion&);
// Of a question without violations.
DummyAnswer rule_dummy(const DummyQuestion&);

}  // namespace kattegat
