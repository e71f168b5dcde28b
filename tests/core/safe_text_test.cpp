// What somebody has written, where it shall stand: each way keeps what it says, and loses the rest.
#include "kattegat/core/text/safe_text.hpp"

#include <catch2/catch.hpp>

#include "kattegat/core/text/shortened.hpp"
#include "kattegat/wording/describe.hpp"

using namespace kattegat;

namespace safe_text_test {

TEST_CASE("a break is a space on a line and in print, and nothing in a field", "[core]") {
  const std::string text = "Åsa\n\x7F\u2028b\u0085";
  CHECK(on_one_line(text) == "Åsa   b ");
  CHECK(printable(text) == "Åsa   b ");
  CHECK(in_a_field(text) == "Åsab");
  CHECK(in_a_cell("a\tb\r\n\x1B\u2028c") == "a\tb\r\n  c");
}

TEST_CASE("what turns the direction is neither printed nor a field's", "[core]") {
  const std::string text = "a\u202Eb\u2068c\u200Fd";
  CHECK(on_one_line(text) == text);
  CHECK(printable(text) == "abcd");
  CHECK(in_a_field(text) == "abcd");
  CHECK(printable("a\uFFFE\U0001FFFF\uFDD0\uFDEFb") == "ab");
  CHECK(printable("👩‍👩‍👧 ♥") == "👩‍👩‍👧 ♥");
}

TEST_CASE("what is too long is cut between characters", "[core]") {
  CHECK(first_letters("Åsa", 0).empty());
  CHECK(first_letters("Åsa", 1) == "Å");
  CHECK(first_letters("Åsa", 3) == "Åsa");
  CHECK(first_letters("Åsa", 4) == "Åsa");
  CHECK(first_letters("😀😀", 1) == "😀");
}

TEST_CASE("of what is said many times its beginning is left, in whole letters", "[core]") {
  CHECK(shortened("Åsa", 4) == "Åsa");
  CHECK(shortened("Åsa", 3) == "Ås…");
  CHECK(shortened("sÅa", 2) == "s…");
  CHECK(shortened("Å", 1) == "…");
}

TEST_CASE("of names that are alike all but the first are numbered, however long", "[core]") {
  UniqueNames unique;
  const std::string begin(70, 'x');
  CHECK(unique.take(begin + "one") == begin + "one");
  CHECK(unique.take(begin + "two") == begin + "two");
  CHECK(unique.take(begin + "two") == begin + " (2)");
  CHECK(unique.take(begin + "one") == begin + " (3)");
  CHECK(unique.take(begin) == begin);
  CHECK(unique.take(begin) == begin + " (4)");
}

TEST_CASE("who pays whom keeps its order, in whatever direction the names run", "[core]") {
  CHECK(payment_words("Anna", "Åsa") == "Anna → Åsa");
  CHECK(payment_words("محمد", "דוד") == "\u2068محمد\u2069 → \u2068דוד\u2069");
  CHECK(payment_words("Bo\u202E", "a\nb") == "Bo → a b");
}

TEST_CASE("an exact amount is shown whole, as the language writes it", "[core]") {
  CHECK(signed_exact(exact(Points{125}, Money{1}), Language::danish) == "+0,00125");
  CHECK(signed_exact(exact(Points{-1'250'000}, Money{1000}), Language::danish) == "−12.500,00");
  CHECK(signed_exact(0, Language::english) == "0.00");
}

TEST_CASE("what counts units of UTF-16 gets no half of a character", "[core]") {
  CHECK(first_units("åb🂱c", 5) == "åb🂱c");
  CHECK(first_units("åb🂱c", 4) == "åb🂱");
  CHECK(first_units("åb🂱c", 3) == "åb");
  CHECK(first_units("🂱🂱", 1).empty());
}

}  // namespace safe_text_test
