// Which evenings of a book cannot be written as a file.
#include "kattegat/evening/file_limits.hpp"

#include <catch2/catch.hpp>

#include "kattegat/evening/write.hpp"
#include "support/ligeud_evenings.hpp"

using namespace kattegat;
using namespace kattegat::test;

namespace file_limits_test {

namespace {

std::string note(const std::string& says) { return R"({"type":"note","text":")" + says + "\"}"; }
Evening with_sessions(std::size_t count, const std::string& entries) {
  const auto reading = read_evening(ligeud_evening(1, entries));
  REQUIRE(reading.has_value());
  Evening evening = reading->evening;
  evening.sessions.resize(count, EveningSession(evening.sessions.front()));
  return evening;
}

}  // namespace

TEST_CASE("how long a file will be is known before it is written", "[evening]") {
  for (const std::size_t sessions : {0U, 1U, 2U, 3U})
    for (const std::string& entries : {std::string(), note("å\\n"), note("x") + "," + note("y")}) {
      CAPTURE(sessions, entries);
      const Evening evening = with_sessions(sessions, entries);
      CHECK(bytes_of_file(evening) == evening_file(evening).size());
    }
}

TEST_CASE("an evening of several books may be longer than a file is read", "[evening][once]") {
  const std::string long_note = note(std::string(std::size_t{1} << 20U, 'x'));
  std::string entries = long_note;
  for (int n = 1; n < 33; ++n) entries += "," + long_note;
  CHECK_FALSE(why_no_file(with_sessions(1, entries)).has_value());
  CHECK(why_no_file(with_sessions(2, entries)) == text(Word::file_too_large, std::int64_t{64}));
}

}  // namespace file_limits_test
