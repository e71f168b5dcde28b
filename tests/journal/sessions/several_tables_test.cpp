// Who decides about a session may name headers of tables with more or fewer chairs: the gate asks
// nobody whom they follow. Whatever they name, numbers go on only from headers of their own table.
#include <array>
#include <numeric>

#include "support/gate_before.hpp"
#include "support/night.hpp"
#include "support/sheet.hpp"

using namespace kattegat;
using namespace kattegat::test;

namespace several_tables_test {

using kattegat::test::sheets::letters;
using kattegat::test::sheets::Sheet;

namespace {

using Clocks = std::array<std::int64_t, 5>;

// Two tables of three that sit alike, and three of four, of which two name one of those last. Each
// is of its tablet, which has seen as much as its clock says.
struct FiveHeaders {
  Sheet sheet;
  Hash four, three, three_too, last_of_three, last_of_three_too;

  explicit FiveHeaders(const Clocks& clocks, const std::string& logs = "abcde")
      : four(add(clocks[0], logs[0], "ABCD")),
        three(add(clocks[1], logs[1], "ABC")),
        three_too(add(clocks[2], logs[2], "BCA", "ABC")),
        last_of_three(add(clocks[3], logs[3], "ABCD", "", {four, three})),
        last_of_three_too(add(clocks[4], logs[4], "ABCD", "", {four, three_too})) {}

 private:
  Hash add(std::int64_t clock, char log, const std::string& numbered,
           const std::string& clockwise = "", const Follows& follows = {}) {
    sheet.set_clock(clock - 1);
    return sheet.header(log, {numbered, clockwise, follows, false, 0, "commerce"});
  }
};

// Those whose place has a bit in `kept`, as they have come to a book.
Items some_of(const Items& headers, unsigned kept) {
  Items some;
  for (std::size_t i = 0; i < headers.size(); ++i)
    if ((kept >> i & 1U) > 0) some.push_back(headers[i]);
  return some;
}

// Who sits clockwise by a header, by the numbers of the one that holds.
std::string seated_as_held(const SessionContents& header, const SessionByHeaders& session,
                           const Hash& hash) {
  std::vector<Uuid> seated;
  for (const int number : order_as_held(header.order, session.numberings.of_header(hash)))
    seated.push_back(session.header.sitters.at(static_cast<std::size_t>(number)));
  return letters(seated);
}

}  // namespace

TEST_CASE("the gate lets headers in whatever they follow, in whatever order they come",
          "[journal]") {
  const FiveHeaders five({1, 2, 3, 4, 5});
  const Items here = Night().items.below;
  const std::vector<LogEnd> no_ends;
  std::array<std::size_t, 5> arriving{};
  std::iota(arriving.begin(), arriving.end(), std::size_t{0});
  do {
    Gate gate = gate_before(here, no_ends);
    for (const std::size_t i : arriving) {
      const Item& item = five.sheet.headers()[i];
      CHECK_FALSE(gate.refuse(item.record, item.words).has_value());
    }
  } while (std::next_permutation(arriving.begin(), arriving.end()));
}

TEST_CASE("numbers go on from the header of the same table that a decision names last",
          "[journal]") {
  for (const char* const logs : {"abcde", "aaaaa"}) {
    CAPTURE(logs);
    const FiveHeaders five({1, 2, 3, 4, 5}, logs);
    const SessionByHeaders session = five.sheet.history().by_headers;
    CHECK(letters(session.header.sitters) == "ABCD");
    for (const Hash& one : {five.four, five.last_of_three, five.last_of_three_too})
      CHECK(session.numberings.of_header(one) == Numbering(AsHeld{}));
    for (const Hash& one : {five.three, five.three_too})
      CHECK(session.numberings.of_header(one) == Numbering(AnotherTable{}));
  }
}

// Two books have met of which each had some of them, written in any order, and a third is to come.
TEST_CASE("whichever headers of several tables have met, each numbers whom it has seated",
          "[journal]") {
  Clocks clocks{1, 2, 3, 4, 5};
  do {
    const FiveHeaders five(clocks);
    for (unsigned kept = 1; kept < 32; ++kept) {
      CAPTURE(clocks, kept);
      Items met = some_of(five.sheet.headers(), kept);
      const SessionByHeaders session = session_by_headers(met.front().record.id, met, itself);
      std::reverse(met.begin(), met.end());  // as the other book has met them
      CHECK(session_by_headers(session.id, met, itself).follows == session.follows);
      for (const Item& item : met) {
        const SessionContents header = *read_as<SessionContents>(item);
        const Hash& hash = item.record.hash;
        if (header.sitters.size() == session.header.sitters.size())
          CHECK(seated_as_held(header, session, hash) ==
                letters(clockwise(header, header.sitters)));
        else
          CHECK(session.numberings.of_header(hash) == Numbering(AnotherTable{}));
      }
    }
  } while (std::next_permutation(clocks.begin(), clocks.end()));
}

TEST_CASE("a decision that names another table last numbers by what it names of its own",
          "[journal]") {
  Sheet sheet;
  const Hash first = sheet.header('a', {"BADC", "ABCD"});
  sheet.deal('a', 0);
  const Hash second = sheet.header('b', {"ABCD"});
  sheet.deal('b', 0);
  const Hash larger = sheet.header('c', {"ABCDE"});
  sheet.header('d', {"ABCD", "", {first, second, larger}});
  sheet.deal('d', 2);
  CHECK(sheet.declared() == "BAC");
}

}  // namespace several_tables_test
