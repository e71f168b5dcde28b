// English whist counts by pairs, and which pair is the first hangs on the order of the seats. A
// file says it by the seats that it has.
#include "db/book/decisions.hpp"
#include "support/evenings.hpp"
#include "support/meeting.hpp"

using namespace kattegat;
using namespace kattegat::test;

namespace pairs_in_file_test {

namespace {

using Seats = std::vector<std::string>;
const std::string nine_four = R"({"type":"deal","trump":"H","tricks":[9,4]})";

Uuid only_evening(const Book& book) { return list_evenings(book)->front().id; }
EveningSession only_session(const Book& book) {
  return load_evening(book, only_evening(book))->sessions[0];
}
std::string file_of(const Book& book) {
  return evening_file(*load_evening(book, only_evening(book)));
}
void sit(Book& book, const Seats& seats) {
  const auto stored = reseat_session(book, *only_session(book).id, seats, Reseat::order, {"x"});
  REQUIRE(stored.has_value());
  REQUIRE(std::holds_alternative<Decided>(*stored));
}
std::vector<ReadEntry<EnglishWhist>> entries_of(const Book& book) {
  return std::get<EnteredSession<EnglishWhist>>(only_session(book).entered).entries;
}
void strike_out(Book& book, std::size_t entry) {
  const auto stored = void_entry(book, *entries_of(book).at(entry).entry.stamp.id, {"x"});
  REQUIRE(stored.has_value());
  REQUIRE(std::holds_alternative<Decided>(*stored));
}
// "Anna 3, Bo -3": the points of each, by name.
std::string points_of(const Book& book) {
  const EveningSession played = only_session(book);
  const JudgedSession judged = judge(played);
  std::map<std::string, std::string> points;
  for (int seat = 0; seat < 4; ++seat)
    points[played.seats[static_cast<std::size_t>(seat)]] =
        to_string(judged.standing.points[Seat{seat}]);
  std::string list;
  for (const auto& [name, has] : points) list += (list.empty() ? "" : ", ") + name + " " + has;
  return list;
}
std::string evening_of(const std::string& entries) {
  return evening_text("english-whist", {"Anna", "Bo", "Cai", "Dea"}, "{}", entries);
}
// A file in which one entry has lost its id, and another one has its own.
std::string without_id_of_first(const Book& book) {
  const std::string file = file_of(book);
  const auto at = file.find(to_string(*entries_of(book)[0].entry.stamp.id));
  REQUIRE(at != std::string::npos);
  const auto key = file.rfind("\"id\"", at), end = file.find(',', at);
  return file.substr(0, key) + file.substr(end + 1);
}
Stored<Imported> offered(Book& book, const std::string& file) {
  return import_evenings(book, {read_evening(file)->evening});
}

}  // namespace

TEST_CASE("the tricks of a pair in a file are those people's, however the book seats them",
          "[book]") {
  const Seats now = GENERATE(Seats{"Bo", "Cai", "Dea", "Anna"}, Seats{"Cai", "Bo", "Anna", "Dea"});
  std::vector<Book> books;
  while (books.size() < 2) books.push_back(Book::in_memory());
  import_into(books[0], evening_of(""));
  taken(books[1], books[0]);
  sit(books[0], now);
  append_to(books[1], *only_session(books[1]).id, nine_four);
  CHECK(import_into(books[0], file_of(books[1])) > 0);
  const std::string theirs = "Anna 3, Bo -3, Cai 3, Dea -3";
  CHECK(points_of(books[0]) == theirs);
  CHECK(counts_once(books[0]));
  CHECK(import_into(books[0], file_of(books[1])) == 0);
  CHECK(import_into(books[0], file_of(books[0])) == 0);
  meet(books);
  for (const Book& book : books) {
    CHECK(points_of(book) == theirs);
    CHECK(contents(book) == contents(books[0]));
    CHECK(counts_once(book));
    CHECK(conflicts(book, std::nullopt)->empty());
  }
}

TEST_CASE("whose tricks a file has is not guessed where they are no pair in the book", "[book]") {
  std::vector<Book> books;
  while (books.size() < 2) books.push_back(Book::in_memory());
  import_into(books[0], evening_of(""));
  taken(books[1], books[0]);
  sit(books[0], {"Anna", "Cai", "Bo", "Dea"});
  append_to(books[1], *only_session(books[1]).id, nine_four);
  const std::string was = contents(books[0]);
  const auto answer = offered(books[0], file_of(books[1]));
  REQUIRE(answer.has_value());
  REQUIRE(std::holds_alternative<Refused>(*answer));
  const Complaints& complaints = std::get<Refused>(*answer).complaints;
  REQUIRE(complaints.size() == 1);
  CHECK(complaints[0].entry == 0U);
  CHECK(complaints[0].violation.text.word == Word::import_pairs);
  CHECK(contents(books[0]) == was);
  // A deal that is void is nobody's.
  strike_out(books[1], 0);
  CHECK(import_into(books[0], file_of(books[1])) > 0);
  CHECK(import_into(books[0], file_of(books[1])) == 0);
  meet(books);
  CHECK(contents(books[0]) == contents(books[1]));
  CHECK(counts_once(books[0]));
}

TEST_CASE("a file of before the seats were put right is the book's, though pairs are others",
          "[book]") {
  const Seats now = GENERATE(Seats{"Bo", "Cai", "Dea", "Anna"}, Seats{"Anna", "Cai", "Bo", "Dea"});
  Book book = Book::in_memory();
  const std::string by_hand = evening_of(nine_four);
  import_into(book, by_hand);
  const std::string of_the_book = file_of(book);
  append_to(book, *only_session(book).id, R"({"type":"note","text":"x"})");
  const std::string with_note = file_of(book), lost_id = without_id_of_first(book);
  strike_out(book, 0);
  sit(book, now);
  CHECK(import_into(book, by_hand) == 0);
  CHECK(import_into(book, of_the_book) == 0);
  CHECK(import_into(book, with_note) == 0);
  CHECK(import_into(book, lost_id) == 0);
  CHECK(entries_of(book).size() == 2);
}

TEST_CASE("so is one of before it was put right who sat there, where the tricks stay by the seats",
          "[book]") {
  const Seats now = GENERATE(Seats{"Bo", "Cai", "Dea", "Anna"}, Seats{"Bo", "Anna", "Cai", "Dea"});
  Book book = Book::in_memory();
  import_into(book, evening_of(nine_four));
  append_to(book, *only_session(book).id, R"({"type":"note","text":"x"})");
  const std::string lost_id = without_id_of_first(book);
  REQUIRE(reseat_session(book, *only_session(book).id, now, Reseat::people, {"x"}).has_value());
  CHECK(import_into(book, lost_id) == 0);
  CHECK(entries_of(book).size() == 2);
}

TEST_CASE("a correction of before pairs were turned is one in a book that hears of it by a file",
          "[book]") {
  std::vector<Book> books;
  while (books.size() < 2) books.push_back(Book::in_memory());
  import_into(books[0], evening_of(nine_four));
  const auto corrected =
      correct_entry(books[0], *entries_of(books[0])[0].entry.stamp.id,
                    json_of(R"({"type":"deal","trump":"H","tricks":[8,5]})"), {"miscounted"});
  REQUIRE(corrected.has_value());
  strike_out(books[0], 1);
  sit(books[0], {"Bo", "Cai", "Dea", "Anna"});
  import_into(books[1], file_of(books[0]));
  const auto corrections = [](const Book& book) {
    const Items all = everything_of(book).items;
    return std::count_if(all.begin(), all.end(), [](const Item& item) {
      return item.record.kind == RecordKind::correction;
    });
  };
  CHECK(corrections(books[1]) == 1);
}

}  // namespace pairs_in_file_test
