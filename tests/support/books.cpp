#include "support/books.hpp"

namespace kattegat::test {

Book opened(const std::string& path) {
  auto book = Book::open_or_create(path);
  REQUIRE(book.has_value());
  return std::move(*book);
}

std::size_t import_into(Book& book, const std::string& text) {
  auto reading = read_evening(text);
  REQUIRE(reading.has_value());
  REQUIRE(judge(reading->evening, reading->complaints).complaints.empty());
  const auto imported = import_evenings(book, {reading->evening});
  REQUIRE(imported.has_value());
  REQUIRE(std::holds_alternative<Imported>(*imported));
  return std::get<Imported>(*imported).records;
}

void add_another_evening(const std::string& path) {
  Book book = opened(path);
  import_into(book, ligeud_evening(2, nine_made(12), "2026-11-13"));
}

void append_to(Book& book, const Uuid& session, const std::string& entry) {
  auto log = SessionLog::open(book, session);
  REQUIRE(log.has_value());
  const auto answer = log->append(json_of(entry));
  REQUIRE(answer.has_value());
  REQUIRE(std::holds_alternative<SessionLog::Entered>(*answer));
}

Result<Evening, BookFault> load_evening(const Book& book, const Uuid& id) {
  auto view = look_at(book, id);
  if (!view) return view.error();
  return std::move(view->written);
}

Result<Closing, BookFault> load_closing(const Book& book, const Uuid& evening) {
  auto view = look_at(book, evening);
  if (!view) return view.error();
  return std::move(view->closing);
}

std::vector<Difference> differences(const Book& book) {
  const auto verified = verify_book(book);
  REQUIRE(verified.has_value());
  return verified->differences;
}

Person person(const Book& book, const std::string& name_or_id) {
  CAPTURE(name_or_id);
  auto found = find_person(book, name_or_id);
  REQUIRE(found.has_value());
  return std::move(*found);
}

Uuid id_called(const Book& book, const std::string& name) { return person(book, name).ids.front(); }

}  // namespace kattegat::test
