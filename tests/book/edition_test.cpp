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

// The evening (1,1) with somebody and Bo, as a program of that time stored it.
void store_as_then(Book& book, const Evening& evening, const std::string& somebody) {
  Batch batch;
  batch.own.push_back(new_record(RecordKind::evening, uuid_of(1, 1), uuid_of(1, 1),
                                 EveningContents{evening.keys, "", {}}));
  for (const int n : {1, 2})
    batch.own.push_back(new_record(RecordKind::player, uuid_of(7, n), uuid_of(1, 1),
                                   PlayerContents{n == 1 ? somebody : "Bo", false}));
  book.store().writing([&] {
    book.store().append(batch);
    return true;
  });
}

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

TEST_CASE("who went along beside an auction that could not say it counts as before", "[book]") {
  const Folder folder;
  Book said = opened(folder.path("said.db")), book = opened(folder.path("book.db"));
  import_into(said, evening_text("esmakker-whist", four, "{}",
                                 R"({"type":"deal","bid":"sol","declarer":"B","with":["C"],)"
                                 R"("tricks":{"B":1,"C":2}})"));
  import_into(book, evening_text("esmakker-whist", four, "{}", ""));
  const auto played = [](const Book& one) {
    return judge(load_evening(one, list_evenings(one)->front().id)->sessions.at(0));
  };
  const PerSeat<Points> points = played(said).standing.points;
  REQUIRE(points[Seat{1}] != points[Seat{2}]);
  const Uuid session = *load_evening(book, list_evenings(book)->front().id)->sessions.at(0).id;
  store_unjudged(book, session, uuid_of(9, 1), went_along_beside_it,
                 {points.each.begin(), points.each.begin() + 4});
  for (const Seat seat : Seats{4}) CHECK(played(book).standing.points[seat] == points[seat]);
  CHECK(played(book).standing.next_dealer == Seat{1});
  CHECK(differences(book).empty());
  CHECK(kattegatctl({"--db", book.path(), "standings"}).status == 0);
  // Today it has to be said.
  Book today = opened(folder.path("today.db"));
  import_into(today, evening_text("esmakker-whist", four, "{}", ""));
  auto log = SessionLog::open(
      today, *load_evening(today, list_evenings(today)->front().id)->sessions.at(0).id);
  const auto refused = log->append(json_of(went_along_beside_it));
  REQUIRE(refused.has_value());
  CHECK(std::get<Violations>(*refused).front().text.word == Word::esmakker_whist_with_not_called);
}

TEST_CASE("verify remarks on words that a rule refuses, and calls those damage that are no JSON",
          "[book]") {
  const Folder folder;
  Book book = opened(folder.path("book.db"));
  import_into(book, ligeud_evening(1, nine_made(1)));
  const Uuid bo = id_called(book, "Bo");
  const auto said = GENERATE(as<std::string>{}, R"({"number":"+"})", "x");
  NewRecord number = new_record(RecordKind::number, bo, roster_id,
                                NumberContents{NumberKind::swish, "0701234567", {}});
  number.words = salted(said);
  Batch batch;
  batch.own.push_back(number);
  book.store().writing([&] {
    book.store().append(batch);
    return true;
  });
  const auto verified = verify_book(book);
  REQUIRE(verified.has_value());
  const bool is_json = said != "x";
  REQUIRE(verified->differences.size() == (is_json ? 0 : 1));
  REQUIRE(verified->remarks.size() == (is_json ? 1 : 0));
  const Difference& one = is_json ? verified->remarks[0] : verified->differences[0];
  CHECK(one.entry == bo);
  CHECK(one.text.word == Word::book_unreadable_record);
}

TEST_CASE("an evening with a name that no file may have is not written as one", "[book]") {
  const Folder folder;
  const auto reading = read_evening(ligeud_evening(1, ""));
  REQUIRE(reading.has_value());
  Book book = opened(folder.path("book.db"));
  store_as_then(book, reading->evening, "An\u200Bna");
  const Run file = kattegatctl({"--db", book.path(), "export", id_of(1, 1), "--as", "evening"});
  CHECK(file.status != 0);
  CHECK(file.out.empty());
  CHECK(kattegatctl({"--db", book.path(), "settle", id_of(1, 1)}).status == 0);
}

TEST_CASE("what a book has of an earlier edition goes to another one as a file, too", "[book]") {
  const Folder folder;
  const auto ctl = [&](const std::string& book, std::vector<std::string> command) {
    command.insert(command.begin(), {"--db", folder.path(book), "--lang", "en"});
    return kattegatctl(command);
  };
  std::string id;
  {
    Book book = opened(folder.path("book.db"));
    import_into(book, evening_text("esmakker-whist", four, "{}", ""));
    id = to_string(list_evenings(book)->front().id);
    store_unjudged(book, *load_evening(book, list_evenings(book)->front().id)->sessions.at(0).id,
                   uuid_of(9, 1));
  }
  const std::string file =
      folder.file("evening.json", ctl("book.db", {"export", id, "--as", "evening"}).out);
  CHECK(ctl("other.db", {"import", file}).status == 1);
  const Run taken = ctl("other.db", {"import", file, "--force"});
  CHECK(taken.status == 0);
  CHECK_FALSE(contains(taken.out, "break"));
  CHECK(ctl("other.db", {"settle", id}).out == ctl("book.db", {"settle", id}).out);
  CHECK(ctl("other.db", {"export", id, "--as", "evening"}).out == read_bytes(file));
  CHECK(ctl("other.db", {"standings"}).out == ctl("book.db", {"standings"}).out);
  CHECK(ctl("other.db", {"verify"}).status == 0);

  // By hand it cannot be made to count: it would be a way around the rules of today.
  const std::string by_hand =
      folder.file("hand.json", evening_text("esmakker-whist", four, "{}", once_legal));
  CHECK(ctl("third.db", {"import", by_hand, "--force"}).status == 1);
  CHECK(ctl("third.db", {"evenings"}).out == ctl("fourth.db", {"evenings"}).out);
}

TEST_CASE("a currency of an earlier edition counts as it did, and verify remarks on it", "[book]") {
  const Folder folder;
  std::string file = ligeud_evening(1, "");
  file.insert(file.find(R"("date")"), R"("currency":"KRO",)");
  const auto reading = read_evening(file);
  REQUIRE(reading.has_value());
  REQUIRE(reading->complaints.size() == 1);
  CHECK(reading->complaints[0].violation.field == "currency");

  Book book = opened(folder.path("book.db"));
  store_as_then(book, reading->evening, "Anna");
  Book other = opened(folder.path("other.db"));
  REQUIRE(merge_book(other, folder.path("book.db")).has_value());
  for (const Book* const one : {&book, &other}) {
    CHECK(load_evening(*one, uuid_of(1, 1))->currency == "KRO");
    // A file with it could not be imported again.
    const Run file = kattegatctl({"--db", one->path(), "export", id_of(1, 1), "--as", "evening"});
    CHECK(file.status != 0);
    CHECK(file.out.empty());
    CHECK(kattegatctl({"--db", one->path(), "settle", id_of(1, 1)}).status == 0);
    const auto verified = verify_book(*one);
    REQUIRE(verified.has_value());
    CHECK(verified->differences.empty());
    REQUIRE(verified->remarks.size() == 1);
    CHECK(verified->remarks[0].entry == uuid_of(1, 1));
    CHECK(verified->remarks[0].text == text(Word::evening_currency));
  }
}

}  // namespace edition_test
