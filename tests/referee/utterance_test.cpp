// What declarer says, as people say it.
#include <catch2/catch.hpp>

#include "kattegat/referee/utterance.hpp"

using namespace kattegat;

namespace utterance_test {

namespace {

constexpr Suit clubs = Suit::clubs, diamonds = Suit::diamonds, hearts = Suit::hearts,
               spades = Suit::spades;
constexpr int queen = 12;

Utterance suit(Suit suit) { return {.suit = suit, .rank = {}, .wish = {}}; }
Utterance rank(int rank) { return {.suit = {}, .rank = rank, .wish = {}}; }
Utterance card(Suit suit, int rank) { return {.suit = suit, .rank = rank, .wish = {}}; }
Utterance wish(Wish wish) { return {.suit = {}, .rank = {}, .wish = wish}; }
Utterance wish(Wish wish, Suit suit) { return {.suit = suit, .rank = {}, .wish = wish}; }

}  // namespace

TEST_CASE("what is said at the table is understood in three languages", "[referee]") {
  const std::pair<const char*, Utterance> said[] = {
      {"en spar", suit(spades)},
      {"lille klør", wish(Wish::low, clubs)},
      {"stor ruder", wish(Wish::high, diamonds)},
      {"damen", rank(queen)},
      {"stik", wish(Wish::win)},
      {"vi stikker", wish(Wish::win)},
      {"tag den", wish(Wish::win)},
      {"trumf den", wish(Wish::ruff)},
      {"det er ligegyldigt", wish(Wish::any)},
      {"Det er ligegyldigt!", wish(Wish::any)},
      {"du må vælge", wish(Wish::any)},
      {"hvad som helst", wish(Wish::any)},
      {"spar ni", card(spades, 9)},
      {"hjerter es", card(hearts, ace)},
      {"ruder knægt", card(diamonds, 11)},
      {"spardame", card(spades, queen)},
      {"the queen", rank(queen)},
      {"small club", wish(Wish::low, clubs)},
      {"a small club, please", wish(Wish::low, clubs)},
      {"play anything", wish(Wish::any)},
      {"ace of hearts", card(hearts, ace)},
      {"ten", rank(10)},
      {"liten klöver", wish(Wish::low, clubs)},
      {"hög hjärter", wish(Wish::high, hearts)},
      {"hjärter äss", card(hearts, ace)},
      {"spader kung", card(spades, 13)},
      {"det spelar ingen roll", wish(Wish::any)},
      {"vad som helst", wish(Wish::any)},
      // capitals, fillers, and typing without æøå
      {"EN SPAR", suit(spades)},
      {"øh, spil en lille klør, tak", wish(Wish::low, clubs)},
      {"lille klor", wish(Wish::low, clubs)},
      {"lille kloer", wish(Wish::low, clubs)},
      {"klor knaegt", card(clubs, 11)},
      {"hog hjarter", wish(Wish::high, hearts)},
      {"♠ 9", card(spades, 9)},
      {"♥es", card(hearts, ace)},
      {"D", {}},
      {"pegen op", wish(Wish::high)},
      {"pegen ned", wish(Wish::low)},
  };
  for (const auto& [words, meant] : said) {
    CAPTURE(words);
    if (meant == Utterance{})
      CHECK_FALSE(understand(words));
    else
      CHECK(understand(words) == meant);
  }
}

TEST_CASE("what cannot be read for certain is not guessed", "[referee]") {
  for (const char* words :
       {"", "   ", "ru", "en", "tak", "spar hjerter", "ni ti", "stor lille", "bare den der",
        "spar ligegyldigt", "trumf spar", "42", "\xff\xfe", "spar; drop table", "🂡"}) {
    CAPTURE(words);
    CHECK_FALSE(understand(words));
  }
  CHECK_FALSE(understand(std::string(100'000, 'x')));
}

}  // namespace utterance_test
