// What a book holds is not refused by a later edition of the rules: it counts as it did.
#include "db/book/decisions.hpp"
#include "db/files/merge.hpp"
#include "support/earlier_edition.hpp"
#include "support/evenings.hpp"

using namespace kattegat;
using namespace kattegat::test;

namespace edition_test {

namespace {

const std::vector<std::string>& four = four_of_esmakker;
}  // namespace

TEST_CASE("an entry of an earlier edition counts as it did, and verify remarks on it", "[book]") {
  const Folder folder;
  Book book = opened(folder.path("book.db"));
  import_into(book, evening_text("esmakker-whist", four, "{}", ""));
  const Uuid evening = list_evenings(book)->front().id;
  const Uuid session = *load_evening(book, evening)->sessions.at(0).id;

  auto log = SessionLog::open(book, session);
  REQUIRE(log.has_value());
  const auto refused = log->append(json_of(once_legal));
  REQUIRE(refused.has_value());
  CHECK(std::get<Violations>(*refused).front().text.word == Word::auction_too_low);

  store_unjudged(book, session, uuid_of(9, 1));
  const JudgedEvening judged = judge(*load_evening(book, evening));
  CHECK(judged.complaints.empty());
  CHECK(judged.sessions.at(0).standing.points[Seat{2}] == Points{750});
  CHECK(judged.sessions.at(0).standing.next_dealer == Seat{1});
  const auto verified = verify_book(book);
  REQUIRE(verified.has_value());
  CHECK(verified->differences.empty());
  REQUIRE(verified->remarks.size() == 1);
  CHECK(verified->remarks[0].text == text(Word::verify_earlier_edition));

  // What comes after it, and in its place, is judged by the rules of today.
  const auto again = log->append(json_of(once_legal));
  REQUIRE(again.has_value());
  CHECK(std::holds_alternative<Violations>(*again));
  const auto corrected =
      correct_entry(book, uuid_of(9, 1), json_of(once_legal), {"slip", Force::yes});
  REQUIRE(corrected.has_value());
  CHECK(std::holds_alternative<Refused>(*corrected));

  // Another book that takes it over counts it so too.
  Book other = opened(folder.path("other.db"));
  REQUIRE(merge_book(other, folder.path("book.db")).has_value());
  CHECK(judge(*load_evening(other, evening)).sessions.at(0).standing.points[Seat{2}] ==
        Points{750});
  CHECK(differences(other).empty());
}

TEST_CASE("a currency of an earlier edition counts as it did, and verify remarks on it", "[book]") {
  const Folder folder;
  std::string file = ligeud_evening(1, "");
  file.insert(file.find(R"("date")"), R"("currency":"KRO",)");
  const auto reading = read_evening(file);
  REQUIRE(reading.has_value());
  REQUIRE(reading->complaints.size() == 1);
  CHECK(reading->complaints[0].violation.field == "currency");

  // As a program of that time stored it.
  Book book = opened(folder.path("book.db"));
  Batch batch;
  batch.own.push_back(new_record(RecordKind::evening, uuid_of(1, 1), uuid_of(1, 1),
                                 EveningContents{reading->evening.keys, "", {}}));
  for (const int n : {1, 2})
    batch.own.push_back(new_record(RecordKind::player, uuid_of(7, n), uuid_of(1, 1),
                                   PlayerContents{n == 1 ? "Anna" : "Bo", false}));
  book.store().writing([&] {
    book.store().append(batch);
    return true;
  });
  Book other = opened(folder.path("other.db"));
  REQUIRE(merge_book(other, folder.path("book.db")).has_value());
  for (const Book* const one : {&book, &other}) {
    CHECK(load_evening(*one, uuid_of(1, 1))->currency == "KRO");
    const auto verified = verify_book(*one);
    REQUIRE(verified.has_value());
    CHECK(verified->differences.empty());
    REQUIRE(verified->remarks.size() == 1);
    CHECK(verified->remarks[0].entry == uuid_of(1, 1));
    CHECK(verified->remarks[0].text == text(Word::evening_currency));
  }
}

}  // namespace edition_test
