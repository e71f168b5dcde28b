// How wide names stand in a terminal, and tables that line up by it.
#include "kattegat/core/text/width.hpp"

#include <catch2/catch.hpp>

#include "kattegat/export/plain_text.hpp"
#include "kattegat/export/reports/tables.hpp"

using namespace kattegat;

namespace width_test {

TEST_CASE("a text is as wide as a terminal shows it", "[core]") {
  struct Case {
    std::string text;
    std::size_t width;
  };
  const std::vector<Case> cases{{"", 0},
                                {"Anna", 4},
                                {"Åse", 3},
                                {"A\xCC\x8Ase", 3},  // the ring behind the A
                                {"Nguyễn", 6},
                                {"Иван", 4},
                                {"王小明", 6},
                                {"はな", 4},
                                {"♠7", 2},
                                {"Bo 🎉", 5},
                                {"👩‍👩‍👧", 2},  // three, joined into one picture
                                {"🇩🇰", 2},                  // two letters of a flag
                                {"👍🏽", 2},            // with the tone of a skin
                                {"❤️", 2},              // a selector makes it an emoji
                                {"a\xE2\x80\x8B"
                                 "b",
                                 2}};  // zero width between them
  for (const Case& one : cases) {
    CAPTURE(one.text);
    CHECK(display_width(one.text) == one.width);
    CHECK(display_width(padded(one.text, 12)) == 12);
  }
  CHECK(padded("wider", 3) == "wider");
}

TEST_CASE("columns line up by what is seen", "[core]") {
  CHECK(table({{"Anna", "1"}, {"王小明", "-22"}, {"👩‍👩‍👧", "3"}, {"A\xCC\x8Ase", "4"}},
              "") ==
        "Anna      1\n王小明  -22\n👩‍👩‍👧        3\nA\xCC\x8Ase       4\n");
}

TEST_CASE("what is put on one line is measured as it then stands", "[core]") {
  const TablesPage page{.language = Language::english,
                        .title = "t",
                        .below = "",
                        .tables = {{.heading = "",
                                    .head = {"a", "b", "c"},
                                    .rows = {{"x\ny", "z", "1"}, {"xyz", "zz", "2"}},
                                    .texts = 2}},
                        .notes = {}};
  CHECK(plain_text(page) == "t\n\n  a    b   c\n  x y  z   1\n  xyz  zz  2\n");
}

}  // namespace width_test
