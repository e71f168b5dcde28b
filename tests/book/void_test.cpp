// Voids: nothing is deleted, and everything is as if the entry had never been made.
#include "db/book/decisions.hpp"
#include "db/book/ids.hpp"
#include "db/files/merge.hpp"
#include "support/tampering.hpp"
#include "support/whole_book.hpp"

using namespace kattegat;
using namespace kattegat::test;

namespace void_test {

namespace {

std::string standing_of(const Book& book) {
  const std::string all = contents(book);
  return all.substr(all.rfind("}\n"));
}

}  // namespace

TEST_CASE("a book with a voided entry stands like one that never had it", "[book]") {
  const Folder folder;
  Book with = opened(folder.path("with.db")), without = opened(folder.path("without.db"));
  import_into(with, ligeud_evening(1, agreed(1, "7") + "," + nine_made(2) + "," + agreed(3, "9")));
  import_into(without, ligeud_evening(1, agreed(1, "7") + "," + agreed(3, "9")));
  CHECK(standing_of(with) != standing_of(without));
  const auto voided = void_entry(with, uuid_of(3, 2), {"slip"});
  REQUIRE(voided.has_value());
  CHECK(std::get<Decided>(*voided).broken.empty());
  CHECK(standing_of(with) == standing_of(without));
  CHECK(differences(with).empty());
  const std::string path = folder.path("with.db");
  const std::string its =
      " FROM posting WHERE entry = (SELECT record FROM record WHERE id = " + blob(id_of(3, 2)) +
      ")";
  CHECK(number_in(path, "SELECT count(*)" + its) == 4);  // there and back
  CHECK(number_in(path, "SELECT coalesce(sum(CASE payer WHEN 0 THEN -points ELSE points END), 0)" +
                            its + " AND 0 IN (payer, payee)") == 0);
  CHECK(number_in(path, "SELECT count(*) FROM record WHERE kind = 6") == 3);  // entries
}

TEST_CASE("a void that breaks a later entry is refused, and stores nothing", "[book]") {
  const Folder folder;
  Book book = opened(folder.path("book.db"));
  import_into(book, ligeud_evening(1, dealt(1, "Anna", "Bo") + "," + dealt(2, "Bo", "Cai")));
  const std::string before = contents(book);
  const auto refused = void_entry(book, uuid_of(3, 1), {"slip"});
  REQUIRE(refused.has_value());
  REQUIRE(std::holds_alternative<Refused>(*refused));
  CHECK(std::get<Refused>(*refused).complaints.size() == 1);
  CHECK(std::get<Refused>(*refused).complaints[0].entry == std::size_t{1});
  CHECK(contents(book) == before);

  const auto forced = void_entry(book, uuid_of(3, 1), {"slip", Force::yes});
  REQUIRE(std::holds_alternative<Decided>(*forced));
  CHECK(std::get<Decided>(*forced).broken.size() == 1);
  CHECK(differences(book).empty());
  // What breaks a rule counts for nothing, and its points have been taken back.
  const auto players = standings(book, {});
  for (const StandingLine& line : *players) CHECK(line.money.at(0).second == Money{});
  // Entries go on after it; the next one is judged as if neither had been made.
  append_to(book, uuid_of(2, 1), dealt(3, "Anna", "Bo"));
  CHECK(differences(book).empty());
}

TEST_CASE("a voided entry may be broken, and voiding it mends what followed", "[book]") {
  const Folder folder;
  Book book = opened(folder.path("book.db"));
  import_into(book, ligeud_evening(1, dealt(1, "Anna", "Bo") + "," + dealt(2, "Bo", "Cai")));
  REQUIRE(void_entry(book, uuid_of(3, 1), {"slip", Force::yes}).has_value());
  const auto second = void_entry(book, uuid_of(3, 2), {"slip"});
  REQUIRE(std::holds_alternative<Decided>(*second));
  CHECK(std::get<Decided>(*second).broken.empty());
  CHECK(judge(*load_evening(book, uuid_of(1, 1))).complaints.empty());
  CHECK(differences(book).empty());
}

TEST_CASE("a void is made once, and what is not there is not voided", "[book]") {
  const Folder folder;
  Book book = opened(folder.path("book.db"));
  import_into(book, ligeud_evening(1, nine_made(1)));
  REQUIRE(void_entry(book, uuid_of(3, 1), {"first"}).has_value());
  const std::string before = contents(book);
  const auto again = void_entry(book, uuid_of(3, 1), {"second", Force::yes});
  REQUIRE(again.has_value());
  CHECK(std::get<Decided>(*again).already);
  CHECK(contents(book) == before);
  for (const Uuid& unknown : {uuid_of(3, 2), uuid_of(2, 1), uuid_of(1, 1)}) {
    const auto missing = void_entry(book, unknown, {"x", Force::yes});
    REQUIRE_FALSE(missing.has_value());
    CHECK(missing.error().kind == BookFault::Kind::not_found);
  }
  CHECK(contents(book) == before);
}

TEST_CASE("a void merged in before its entry is known counts as soon as it is", "[book]") {
  const Folder folder;
  Book here = opened(folder.path("here.db")), there = opened(folder.path("there.db"));
  import_into(here, ligeud_evening(1, nine_made(1)));
  import_into(there, ligeud_evening(1, nine_made(1)));
  REQUIRE(void_entry(there, uuid_of(3, 1), {"slip"}).has_value());
  append_to(here, uuid_of(2, 1), agreed(5, "3"));
  REQUIRE(merge_book(here, folder.path("there.db")).has_value());
  REQUIRE(merge_book(there, folder.path("here.db")).has_value());
  CHECK(contents(here) == contents(there));
  CHECK(differences(here).empty());
  const auto players = standings(here, {});
  CHECK(players->at(0).money.at(0).second == Money{30});
}

TEST_CASE("an entry recorded with a void is stored and counts for nothing", "[book]") {
  const Folder folder;
  Book book = opened(folder.path("book.db"));
  import_into(book, ligeud_evening(1, ""));
  append_to(book, uuid_of(2, 1), nine_made(1, R"(,"void":{"why":"as told"})"));
  CHECK(differences(book).empty());
  CHECK(number_in(folder.path("book.db"), "SELECT count(*) FROM posting") == 0);
  CHECK(contains(contents(book), R"("void": {"why": "as told"})"));
}

TEST_CASE("a decision at no time is refused: nobody could read it, and nothing behind it",
          "[book]") {
  const Folder folder;
  Book book = opened(folder.path("book.db"));
  import_into(book, ligeud_evening(1, agreed(1, "7") + "," + agreed(2, "9")));
  REQUIRE(void_entry(book, uuid_of(3, 2), {"slip"}).has_value());
  const std::string before = contents(book);
  for (const char* at : {"2026-11-27T13:03:01+24:00", "12026-11-27T13:03:01+01:00", "now"}) {
    CAPTURE(at);
    CHECK_FALSE(void_entry(book, uuid_of(3, 1), {"slip"}, at).has_value());
    CHECK_FALSE(restore_entry(book, uuid_of(3, 2), {"right"}, at).has_value());
  }
  CHECK(contents(book) == before);
  CHECK(differences(book).empty());
}

TEST_CASE("an id is cut short to what fits one thing, whatever is said about things", "[book]") {
  Book book = Book::in_memory();
  const std::string session = "abcd2000-0000-4000-8000-000000000001";
  std::string file = ligeud_evening(1, nine_made(1));
  file.replace(file.find(id_of(2, 1)), session.size(), session);
  import_into(book, file);
  Batch decision;  // with an id that was drawn
  decision.own.push_back({RecordKind::voided,
                          *parse_uuid("abcd1000-0000-4000-8000-000000000001"),
                          *parse_uuid(session),
                          "{}",
                          {}});
  Store& store = book.store();
  REQUIRE(store.writing([&] { return store.append(decision).mark > 0; }) == Store::Kept::yes);
  for (const auto wanted : {std::optional<RecordKind>(), std::optional(RecordKind::session),
                            std::optional(RecordKind::evening)}) {
    const auto found = find_id(book, "abcd", wanted);
    REQUIRE(found.has_value());
    CHECK(to_string(*found) == session);
  }
  CHECK(find_id(book, "abcd1").error().kind == BookFault::Kind::not_found);
  // Of several things that which is wanted.
  CHECK(find_id(book, "0000").error().kind == BookFault::Kind::ambiguous);
  CHECK(*find_id(book, "0000", RecordKind::entry) == uuid_of(3, 1));
  CHECK(*find_id(book, "0000", RecordKind::evening) == uuid_of(1, 1));
}

}  // namespace void_test
