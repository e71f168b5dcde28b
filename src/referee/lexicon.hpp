// What words mean at the bridge table: the pieces that a call for dummy's card is made of, and the
// words for them, a file a language (said_*.cpp). How pieces go together is read in
// utterance.cpp.
#pragma once
#include <span>
#include <string_view>
#include <vector>

#include "kattegat/core/card.hpp"

namespace kattegat::lexicon {

enum class Part : std::uint8_t {
  suit,
  trump,  // "trumf": the suit by what it is
  rank,
  high,
  low,
  duck,     // "dykke": the low card, as a finger pointing down means it
  win,      // "stik"
  take,     // "tag": wins the trick when nothing else is taken
  ruff,     // "trumf den"
  any,      // "det er ligegyldigt"
  some,     // "hvilken som helst": before a suit it says nothing
  point,    // "peger": whatever the finger says is a designation too
  again,    // "fortsæt"
  with,     // what follows is the card to win with, not the one to beat
  toward,   // "til": the rank that follows lies in another hand; "en spar til": one more
  to,       // the same, but something must follow
  under,    // low; and no card is named by the rank that follows
  the,      // what follows is known to the table
  own,      // "fra hånden": declarer's own card, whatever else is said
  unclear,  // "♠A": one of them, or the ace
  one,      // "en", "a": right after a suit and with nothing behind it perhaps a rank
  filler,
};

struct SaidPiece {
  Part part = Part::filler;
  int value = 0;          // of a suit or a rank
  bool definite = false;  // "kongen", not "konge"
  [[nodiscard]] bool means_the_same(SaidPiece other) const {
    return part == other.part && value == other.value;
  }
};
constexpr SaidPiece suit(Suit suit) { return {Part::suit, static_cast<int>(suit)}; }
constexpr SaidPiece rank(int rank) { return {Part::rank, rank}; }
constexpr SaidPiece the(int rank) { return {Part::rank, rank, true}; }

struct Row {
  SaidPiece piece;
  std::string_view words;  // with "|" between; a word may be several
};
using Rows = std::span<const Row>;

#define KATTEGAT_LANGUAGE(name, code) Rows name();
#include "kattegat/words/languages.def"
#undef KATTEGAT_LANGUAGE

enum class SaidIn : std::uint8_t {
#define KATTEGAT_LANGUAGE(name, code) name,
#include "kattegat/words/languages.def"
#undef KATTEGAT_LANGUAGE
  mixed
};
inline constexpr SaidIn tongues[] = {
#define KATTEGAT_LANGUAGE(name, code) SaidIn::name,
#include "kattegat/words/languages.def"
#undef KATTEGAT_LANGUAGE
};

// The pieces of a sentence, its longest phrases first; empty when a word is not known, or means two
// things.
std::vector<SaidPiece> pieces(SaidIn, std::string_view said);

}  // namespace kattegat::lexicon
