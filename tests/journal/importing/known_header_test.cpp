// A file whose header the book has heard of, and has decided otherwise since.
#include "support/imports.hpp"

using namespace kattegat;
using namespace kattegat::test;

namespace known_header_test {

using kattegat::test::imports::added;
using kattegat::test::imports::adds;
using kattegat::test::imports::complaints;
using kattegat::test::imports::kinds;

namespace {

// The file of an evening in Kroen, by what stands in it beside its date.
std::string at_kroen(const std::string& entries, const std::string& more) {
  return with(with(ligeud_evening(5, entries), "Klubben", "Kroen"), R"("place":)",
              more + R"("place":)");
}
// What a header of the evening says that has such a file.
EveningContents header_in(const std::string& file, const Follows& follows = {}) {
  const Evening evening = evening_in(file);
  return {evening.keys, evening.place, follows};
}

}  // namespace

TEST_CASE("the file of a part is added to whether it names the usual money or leaves it out",
          "[journal]") {
  for (const std::string& more : {std::string(), std::string(R"("currency":"DKK",)"),
                                  std::string(R"("cash_rounding":"0.01",)"),
                                  std::string(R"("currency":"DKK","cash_rounding":"0.01",)")}) {
    CAPTURE(more);
    const Uuid part = uuid_of(1, 5);
    Night night;
    night.items.parts.insert(part);
    night.store({new_record(RecordKind::evening, part, part, header_in(at_kroen("", more)))});
    const Evening file = evening_in(at_kroen(agreed(1, "5"), more));
    const auto answer = adds(night, file);
    CHECK(complaints(answer).empty());
    CHECK(contains(kinds(added(answer)), "session entry"));
    // But not where the whole means other money.
    const Follows first{night.items.below.front().record.hash};
    night.store({new_record(
        RecordKind::evening, night.evening, night.evening,
        header_in(with(ligeud_evening(1, ""), R"("place":)", R"("currency":"SEK","place":)"),
                  first))});
    CHECK(complaints(adds(night, file)) == "-/- id");
  }
}

TEST_CASE("at a table of another game than the one that holds a file adds nothing, and is told so",
          "[journal]") {
  Night night;
  const std::string whist = with(ligeud_evening(1, ""), R"("ligeud")", R"("english-whist")");
  SessionContents header = night.before().sheet().by_headers.header;
  header.keys = evening_in(whist).sessions.at(0).keys;
  night.store({new_record(RecordKind::session, night.session, night.evening, header)});
  night.items.sessions.at(night.session).headers.back().record.origin = uuid_of(8, 1);
  const auto adds_of = [&](const std::string& file) { return adds(night, evening_in(file)); };
  CHECK(complaints(adds_of(ligeud_evening(1, nine_made(1)))) == "0/- id");
  CHECK(kinds(added(adds_of(ligeud_evening(1, "")))).empty());
  CHECK(complaints(adds_of(whist)).empty());
}

}  // namespace known_header_test
