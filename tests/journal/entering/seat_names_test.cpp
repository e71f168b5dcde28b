// An entry calls those at its table by their names of now or by those of that night, wherever in it
// they stand.
#include <catch2/catch.hpp>

#include "kattegat/games/rodskagg.hpp"
#include "kattegat/journal/entering/seat_names.hpp"
#include "support/json_answers.hpp"

using namespace kattegat;
using namespace kattegat::test;

namespace seat_names_test {

namespace {

const std::vector<std::string> written{"Anna", "Bo", "Cai"}, shown{"Anna B", "Bo", "Cai"};

ReadEntry<Rodskagg> read(const std::string& json) {
  return read_entry<Rodskagg>(json_of(json), written, shown);
}

}  // namespace

TEST_CASE("who is called otherwise now is known by both names", "[journal]") {
  for (const std::string name : {"Anna", "Anna B"})
    for (const std::string& entry :
         {R"({"type":"penalty","player":")" + name + R"(","offence":"ritual"})",
          R"({"type":"deal","declarer":")" + name + R"("})",
          R"({"type":"deal","penalties":[{"player":")" + name + R"(","offence":"ritual"}]})"}) {
      CAPTURE(entry);
      CHECK(read(entry).form.empty());
    }
}

TEST_CASE("whoever does not sit there is told of, also within an object", "[journal]") {
  const auto entry =
      read(R"({"type":"deal","penalties":[{"player":"Dea","offence":"ritual"},{"player":"Dea"}]})");
  REQUIRE_FALSE(entry.form.empty());
  CHECK(entry.form.front().text == text(Word::form_not_seated, "Dea"));
  CHECK(entry.form.front().not_seated == "Dea");
}

}  // namespace seat_names_test
