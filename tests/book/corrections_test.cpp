// One entry is put in the place of another: refused where a rule then breaks, and agreed on when
// two books meet.
#include "db/book/decisions.hpp"
#include "db/book/payments.hpp"
#include "db/book/steps/one_step.hpp"
#include "db/book/steps/writing.hpp"
#include "db/files/backup.hpp"
#include "db/files/merge.hpp"
#include "support/deals_in_turn.hpp"
#include "support/evenings.hpp"
#include "support/one_book.hpp"
#include "support/tampering.hpp"
#include "support/whole_book.hpp"

using namespace kattegat;
using namespace kattegat::test;

namespace corrections_test {

using namespace kattegat::test::deals_in_turn;

TEST_CASE("a correction takes the place of what it corrects", "[book]") {
  const Folder folder;
  Book book = opened(folder.path("book.db"));
  import_into(book, ligeud_evening(1, two_auctions()));
  REQUIRE(points(loaded(book)) == "-150 -150 450 -150");

  // Voided, the first deal would take Anna's turn to deal away from under the second one.
  const auto voided = void_entry(book, uuid_of(3, 1), {"wrong"});
  REQUIRE(voided.has_value());
  CHECK(std::holds_alternative<Refused>(*voided));

  const auto corrected =
      correct_entry(book, uuid_of(3, 1), json_of(nole_by(9, "Dea", anna_deals)), {"it was Dea"});
  REQUIRE(corrected.has_value());
  REQUIRE(std::holds_alternative<Decided>(*corrected));
  const Evening evening = loaded(book);
  CHECK(points(evening) == "-150 -150 150 150");
  const auto& drafts = std::get<EnteredSession<Ligeud>>(evening.sessions[0].entered).entries;
  REQUIRE(drafts.size() == 3);
  CHECK(drafts[0].entry.stamp.voided->why == "it was Dea");
  CHECK(drafts[1].entry.stamp.id == uuid_of(3, 9));
  CHECK(drafts[2].entry.stamp.id == uuid_of(3, 2));
  CHECK(is_clean(book));

  SECTION("the same correction again adds nothing") {
    const auto again =
        correct_entry(book, uuid_of(3, 1), json_of(nole_by(9, "Dea", anna_deals)), {"it was Dea"});
    REQUIRE(again.has_value());
    CHECK(std::get<Decided>(*again).already);
    CHECK(points(loaded(book)) == "-150 -150 150 150");
  }
  SECTION("a correction can be corrected") {
    const auto twice =
        correct_entry(book, uuid_of(3, 9), json_of(nole_by(10, "Bo", anna_deals)), {"it was Bo"});
    REQUIRE(twice.has_value());
    REQUIRE(std::holds_alternative<Decided>(*twice));
    CHECK(points(loaded(book)) == "-150 150 150 -150");
    CHECK(is_clean(book));
    const auto why = [&](std::size_t row) {
      const Evening now = loaded(book);
      const auto& entered = std::get<EnteredSession<Ligeud>>(now.sessions[0].entered);
      return entered.entries.at(row).entry.stamp.voided.value().why;
    };
    // Each row says why it makes way, for the newest of what has come in its place.
    CHECK(why(0) == "it was Dea");
    CHECK(why(1) == "it was Bo");
    REQUIRE(
        correct_entry(book, uuid_of(3, 1), json_of(nole_by(12, "Cai", anna_deals)), {"all wrong"})
            .has_value());
    CHECK(why(0) == "all wrong");
    CHECK(why(1) == "it was Bo");
  }
  SECTION("the last entry, corrected, can be voided") {
    REQUIRE(correct_entry(book, uuid_of(3, 2), json_of(nole_by(11, "Anna", bo_deals)), {"x"})
                .has_value());
    const auto gone = void_entry(book, uuid_of(3, 11), {"misdeal"});
    REQUIRE(gone.has_value());
    CHECK(std::holds_alternative<Decided>(*gone));
    CHECK(points(loaded(book)) == "-75 -75 -75 225");
    CHECK(is_clean(book));
  }
  SECTION("exported and imported elsewhere it means the same") {
    Book other = opened(folder.path("other.db"));
    CHECK(import_into(other, evening_file(evening)) > 0);
    CHECK(points(loaded(other)) == "-150 -150 150 150");
    CHECK(is_clean(other));
    CHECK(import_into(book, evening_file(evening)) == 0);  // nothing new at home
  }
  SECTION("a posting that was changed by hand is found") {
    tamper(folder.path("book.db"),
           "UPDATE posting SET points = points + 1000 WHERE entry IN"
           " (SELECT record FROM record WHERE kind = 9)");
    CHECK_FALSE(is_clean(book));
  }
}

TEST_CASE("a correction that breaks a rule is refused, and nothing is stored", "[book]") {
  const Folder folder;
  Book book = opened(folder.path("book.db"));
  import_into(book, ligeud_evening(1, two_auctions()));
  const auto refused = [&](const std::string& replacement, Force force) {
    const auto answer = correct_entry(book, uuid_of(3, 1), json_of(replacement), {"x", force});
    REQUIRE(answer.has_value());
    return std::holds_alternative<Refused>(*answer) ? std::get<Refused>(*answer).complaints.size()
                                                    : 0U;
  };
  // Wrong in itself (declarer, trump and partner are missing; and Bo has not dealt then): not even
  // by force.
  CHECK(refused(R"({"type":"deal","contract":"9","tricks":9})", Force::no) == 4);
  CHECK(refused(R"({"type":"deal","contract":"9","tricks":9})", Force::yes) == 4);
  CHECK(refused(R"({"type":"deal","contract":7})", Force::yes) > 0);
  // All passed: then Anna deals again, and the second deal's auction starts with the wrong player.
  const std::string passed = R"({"type":"deal","contract":"passed"})";
  CHECK(refused(passed, Force::no) == 1);
  CHECK(points(loaded(book)) == "-150 -150 450 -150");
  CHECK(refused(passed, Force::yes) == 0);
  CHECK(points(loaded(book)) == "0 0 0 0");
  CHECK(is_clean(book));
  const auto nowhere = correct_entry(book, uuid_of(3, 77), json_of(passed), {"x"});
  REQUIRE_FALSE(nowhere.has_value());
  CHECK(nowhere.error().kind == BookFault::Kind::not_found);
}

TEST_CASE("corrections merge like everything else", "[book]") {
  const Folder folder;
  const std::string one = folder.path("one.db"), two = folder.path("two.db");
  {
    Book book = opened(one);
    import_into(book, ligeud_evening(1, two_auctions()));
    REQUIRE(backup_book(book, two).has_value());
    REQUIRE(correct_entry(book, uuid_of(3, 1), json_of(nole_by(9, "Dea", anna_deals)), {"Dea"})
                .has_value());
  }
  {
    Book book = opened(two);
    REQUIRE(correct_entry(book, uuid_of(3, 2), json_of(nole_by(8, "Bo", bo_deals)), {"Bo"})
                .has_value());
    REQUIRE(
        tick_payment(book, uuid_of(1, 1), {{}, "Anna", "Cai", Money{500}, closed_at}).has_value());
  }
  const std::string kept = folder.path("kept.db");
  std::filesystem::copy_file(one, kept);
  Book here = opened(one), there = opened(two);
  REQUIRE(merge_book(here, two).has_value());
  REQUIRE(merge_book(there, kept).has_value());
  CHECK(points(loaded(here)) == "-150 150 -150 150");
  CHECK(evening_file(loaded(here)) == evening_file(loaded(there)));
  CHECK(load_closing(here, uuid_of(1, 1))->payments.size() == 1);
  CHECK(is_clean(here));
  CHECK(is_clean(there));
}

TEST_CASE("two books that correct the same deal agree on what stands when they meet", "[book]") {
  const Folder folder;
  const std::string one = folder.path("one.db"), two = folder.path("two.db");
  const auto correct = [](Book& book, int n, const std::string& declarer) {
    const Json replacement = json_of(nole_by(n, declarer, anna_deals));
    const auto answer = correct_entry(book, uuid_of(3, 1), replacement, {declarer});
    REQUIRE(answer.has_value());
    REQUIRE(std::holds_alternative<Decided>(*answer));
  };
  Book here = opened(one);
  import_into(here, ligeud_evening(1, nole_by(1, "Cai", anna_deals)));
  REQUIRE(backup_book(here, two).has_value());
  Book there = opened(two);
  correct(here, 8, "Dea");
  correct(there, 9, "Bo");
  REQUIRE(backup_book(here, folder.path("kept.db")).has_value());
  const auto merged = merge_book(here, two);
  REQUIRE(merged.has_value());
  REQUIRE(merge_book(there, folder.path("kept.db")).has_value());
  CHECK(contents(here) == contents(there));
  // The deal, and two that stand behind it: one of them counts, whichever is later.
  CHECK(std::get<EnteredSession<Ligeud>>(loaded(here).sessions[0].entered).entries.size() == 3);
  const std::string dea = "-75 -75 -75 225", bo = "-75 225 -75 -75";
  CHECK((points(loaded(here)) == dea || points(loaded(here)) == bo));
  CHECK(merged->broken.empty());
  REQUIRE(merged->conflicts.size() == 1);
  CHECK(merged->conflicts[0].id == uuid_of(3, 1));
  CHECK(merged->conflicts[0].sides.size() == 2);
  CHECK(conflicts(there, uuid_of(1, 1))->size() == 1);
  CHECK(is_clean(here));
  CHECK(is_clean(there));

  // Who was right is for people to say, in either book.
  for (const Side& side : merged->conflicts[0].sides)
    if (side.item.record.id == uuid_of(3, 8))
      REQUIRE(keep_side(there, merged->conflicts[0], side.item.record.hash).has_value());
  REQUIRE(merge_book(here, two).has_value());
  CHECK(points(loaded(here)) == dea);
  CHECK(conflicts(here, std::nullopt)->empty());
  CHECK(contents(here) == contents(there));
  CHECK(is_clean(here));
  CHECK(is_clean(there));
}

TEST_CASE("a correction needs an id of its own", "[book]") {
  const Folder folder;
  Book book = opened(folder.path("book.db"));
  import_into(book, ligeud_evening(1, two_auctions()));
  for (const int taken : {1, 2}) {  // its own, and that of another deal
    CAPTURE(taken);
    const auto answer = correct_entry(book, uuid_of(3, 1),
                                      json_of(nole_by(taken, "Dea", anna_deals)), {"it was Dea"});
    REQUIRE(answer.has_value());
    CHECK(std::holds_alternative<Refused>(*answer));  // not stored, so not answered as stored
    CHECK(points(loaded(book)) == "-150 -150 450 -150");
  }
}

TEST_CASE("a correction that could not be read is not stored, whoever has judged it", "[book]") {
  OneBook one;
  const auto store = [&](std::size_t follows) {
    EntryContents large;
    large.body = R"({"x":[0)";
    for (std::size_t i = 0; i + 100 < json_entry_limit; ++i) large.body += ",0";
    large.body += "]}";
    CorrectionContents says{uuid_of(3, 1), large, "", "", Follows(follows)};
    return write_if_good(one.book, [&]() -> Result<Changed, BookFault> {
      OwnRecords own{.records = {new_record(RecordKind::correction, uuid_of(3, 9), uuid_of(2, 1),
                                            std::move(says))},
                     .judging = Judging::by_journal};
      if (auto refused = append_own(one.book.store(), std::move(own))) return *refused;
      return Changed::yes;
    });
  };
  CHECK_FALSE(store(300).has_value());
  CHECK(is_clean(one.book));
  CHECK(store(1).has_value());
}

}  // namespace corrections_test
