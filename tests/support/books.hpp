// Books in this process: filled and read back.
#pragma once
#include <catch2/catch.hpp>

#include "db/book/book.hpp"
#include "db/book/conflicts.hpp"
#include "db/book/evenings.hpp"
#include "db/book/import.hpp"
#include "db/book/purse.hpp"
#include "db/book/roster.hpp"
#include "db/book/session_log.hpp"
#include "db/proof/verify.hpp"
#include "kattegat/evening/write.hpp"
#include "support/contains.hpp"
#include "support/json_answers.hpp"
#include "support/ligeud_evenings.hpp"
#include "support/program.hpp"

namespace kattegat::test {

inline Book opened(const std::string& path) {
  auto book = Book::open_or_create(path);
  REQUIRE(book.has_value());
  return std::move(*book);
}
inline std::size_t import_into(Book& book, const std::string& text) {
  auto reading = read_evening(text);
  REQUIRE(reading.has_value());
  REQUIRE(judge(reading->evening, reading->complaints).complaints.empty());
  const auto imported = import_evenings(book, {reading->evening});
  REQUIRE(imported.has_value());
  REQUIRE(std::holds_alternative<Imported>(*imported));
  return std::get<Imported>(*imported).records;
}
// In the book at this path, which may be new: of a week before, with one deal.
inline void add_another_evening(const std::string& path) {
  Book book = opened(path);
  import_into(book, ligeud_evening(2, nine_made(12), "2026-11-13"));
}
inline void append_to(Book& book, const Uuid& session, const std::string& entry) {
  auto log = SessionLog::open(book, session);
  REQUIRE(log.has_value());
  const auto answer = log->append(json_of(entry));
  REQUIRE(answer.has_value());
  REQUIRE(std::holds_alternative<SessionLog::Entered>(*answer));
}
// With the ids of everything in it, voids where they were made, and the names of the night.
inline Result<Evening, BookFault> load_evening(const Book& book, const Uuid& id) {
  auto view = look_at(book, id);
  if (!view) return view.error();
  return std::move(view->written);
}
inline Result<Closing, BookFault> load_closing(const Book& book, const Uuid& evening) {
  auto view = look_at(book, evening);
  if (!view) return view.error();
  return std::move(view->closing);
}
inline std::vector<Difference> differences(const Book& book) {
  const auto verified = verify_book(book);
  REQUIRE(verified.has_value());
  return verified->differences;
}

}  // namespace kattegat::test
