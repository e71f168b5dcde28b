// What the README shows is what the program does.
#include <catch2/catch.hpp>

#include "kattegat/evening/fields.hpp"
#include "kattegat/games/all.hpp"
#include "kattegat/words.hpp"
#include "support/paths.hpp"
#include "support/program.hpp"

using namespace kattegat;
using namespace kattegat::test;

namespace readme_test {

namespace {

std::string readme() { return read_bytes(std::string(test::source_path) + "/README.md"); }

// What stands between the command and the end of its block.
std::string shown_after(const std::string& command) {
  const std::string text = readme();
  const auto begin = text.find("$ " + command + "\n");
  REQUIRE(begin != std::string::npos);
  const auto from = begin + command.size() + 3;
  return text.substr(from, text.find("```", from) - from);
}

}  // namespace

TEST_CASE("the README's evening is what the program prints", "[readme]") {
  CHECK(shown_after("kattegatctl settle assets/evenings/mixed.json") ==
        kattegatctl({"settle", sample("mixed")}).out);
}

TEST_CASE("the README's broken evening is refused with these words", "[readme]") {
  const Folder folder;
  const std::string file = folder.file("broken.json", R"({
    "format": "kattegat-evening", "version": 1, "date": "2026-11-20",
    "players": ["Anna", "Bo", "Cai", "Dea"],
    "sessions": [{"game": "ligeud", "seats": ["Anna", "Bo", "Cai", "Dea"], "entries": [
      {"type": "deal", "auction": [["Bo", "10"], ["Cai", "9-clubs"]]}]}]})");
  const Run run = kattegatctl({"check", file});
  CHECK(run.status == 1);
  CHECK(run.out == shown_after("kattegatctl check broken.json"));
}

TEST_CASE("the README lists every house rule with its default and its sentence", "[readme]") {
  const std::string text = readme();
  for_each_game([&]<class G>() {
    typename G::House house;
    G::house_rules(house, [&](const HouseRule& rule, const auto& value, const auto&...) {
      const std::string row = "| " + say(G::name, Language::english) + " | `" +
                              std::string(rule.key) + "` | `" + to_line(to_json(value, {})) + "`";
      const auto begin = text.find(row);
      CAPTURE(row);
      REQUIRE(begin != std::string::npos);
      const std::string line = text.substr(begin, text.find('\n', begin) - begin);
      CHECK(line.find("| " + say(rule.meaning, Language::english) + " |") != std::string::npos);
    });
  });
}

}  // namespace readme_test
