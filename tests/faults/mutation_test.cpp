// Good input with something wrong in it: bytes changed, cut out, doubled, taken from elsewhere.
// Deterministic; script/fuzz looks further.
#include <random>

#include "fuzz/harness.hpp"
#include "kattegat/evening/read_entry.hpp"
#include "kattegat/games/all.hpp"
#include "kattegat/journal/sessions/sitter_numbers.hpp"
#include "support/form.hpp"
#include "support/paths.hpp"
#include "support/tablet.hpp"

using namespace kattegat;
using namespace kattegat::test;

namespace mutation_test {

namespace {

std::string mutated(std::string bytes, std::mt19937& random) {
  static const char* const words[] = {
      "-1", "9999999999999999999", "null", "[]", "{}", "\"\"", "1e400", "true", "\\u0000", "JK"};
  for (unsigned times = 1 + static_cast<unsigned>(random() % 4); times > 0 && !bytes.empty();
       --times) {
    const std::size_t at = random() % bytes.size();
    const std::size_t much = std::min<std::size_t>(random() % 40, bytes.size() - at);
    switch (random() % 5) {
      case 0:
        bytes[at] = static_cast<char>(random());
        break;
      case 1:
        bytes.erase(at, much);
        break;
      case 2:
        bytes.insert(at, bytes.substr(at, much));
        break;
      case 3:
        bytes.replace(at, much, words[random() % std::size(words)]);
        break;
      default:
        bytes.replace(at, much, bytes.substr(random() % bytes.size(), much));
    }
  }
  return bytes;
}

}  // namespace

TEST_CASE("evening files with something wrong in them crash nothing", "[faults]") {
  std::mt19937 random(21);
  for (const std::string& path : samples()) {
    const std::string good = read_bytes(path);
    fuzz_evening(good);
    for (int i = 0; i < form({2000, 500, 100'000}); ++i) fuzz_evening(mutated(good, random));
  }
}

TEST_CASE("entries with something wrong in them crash nothing, nor are read otherwise than as JSON",
          "[faults]") {
  std::mt19937 random(24);
  for_each_game([&]<class G>() {
    const std::string file = "/tests/fuzz/entries/" + std::string(G::id) + ".json";
    const std::string good = read_bytes(test::source_path + file);
    CAPTURE(good);
    REQUIRE(read_line<G>(good, numbers_as_names(G::seats_max)).has_value());
    for (int i = 0; i < form({2000, 500, 100'000}); ++i) fuzz_entry(mutated(good, random));
  });
}

TEST_CASE("questions with something wrong in them crash nothing", "[faults]") {
  std::mt19937 random(22);
  const std::string folder = std::string(test::source_path) + "/tests/fuzz/questions/";
  for (const char* name : {"trick.json", "dummy.json", "commerce.json", "said"}) {
    const std::string good = read_bytes(folder + name);
    REQUIRE_FALSE(good.empty());
    for (int i = 0; i < form({5000, 600, 100'000}); ++i) fuzz_question(mutated(good, random));
  }
}

TEST_CASE("books with something wrong in them crash nothing", "[faults]") {
  std::mt19937 random(23);
  const Tablet tablet;
  static_cast<void>(tablet.import(sample("ligeud")));
  const std::string good = read_bytes(tablet.book);
  for (int i = 0; i < form({100, 35, 10'000}); ++i) fuzz_book(mutated(good, random));
}

}  // namespace mutation_test
