// One look at the book, or one write to it: everything that is read is of one moment, everything
// that is written is stored together or not at all.
#pragma once
#include <optional>
#include <string>

#include "db/book/book.hpp"
#include "db/store/sqlite_store.hpp"
#include "kattegat/journal/refusal.hpp"

namespace kattegat {

// Damage of what the records say is thrown as SQLite's own is: whatever reads stops there, and
// read() or write() below answers it as a fault of the file.
[[noreturn]] void unreadable(const Uuid& record, const std::string& reason);
[[noreturn]] void unreadable(const Damage&);
// What has been read, unless it is damage.
template <class T>
T sound(Result<T, Damage> result) {
  if (!result) unreadable(result.error());
  return std::move(*result);
}

BookFault fault_in(const Book&, const SQLite::Exception&);
BookFault fault_of(const WhyNot&);
BookFault no_evening(const Uuid&);
BookFault no_session(const Uuid&);
BookFault no_entry(const Uuid&);

// Runs `work`, which reads, as of one moment, and may throw what SQLite throws.
template <class Work>
auto read(const Book& book, Work&& work) -> Result<std::invoke_result_t<Work>, BookFault> {
  using Answer = std::invoke_result_t<Work>;
  try {
    std::optional<Answer> answer;
    book.store().reading([&] { answer.emplace(work()); });
    return std::move(*answer);
  } catch (const SQLite::Exception& exception) {
    return fault_in(book, exception);
  }
}

// Runs `work` in one write. Nothing is stored when keep(answer) is false. When the commit fails,
// the answer is the stored truth, or a fault of kind `unsure`.
template <class Work, class Keep>
auto write(Book& book, Work&& work, Keep&& keep) -> Result<std::invoke_result_t<Work>, BookFault> {
  using Answer = std::invoke_result_t<Work>;
  if (SqliteStore* file = book.store().sqlite()) {
    if (!file->connection().is_in_place())
      return BookFault{BookFault::Kind::not_found, text(Word::book_vanished, book.path())};
    if (!file->connection().has_room())
      return BookFault{BookFault::Kind::full, text(Word::book_full, book.path())};
  }
  try {
    std::optional<Answer> answer;
    const auto kept = book.store().writing([&] {
      answer.emplace(work());
      return keep(*answer);
    });
    if (kept == Store::Kept::unsure)
      return BookFault{BookFault::Kind::unsure, text(Word::book_unsure, book.path())};
    return std::move(*answer);
  } catch (const SQLite::Exception& exception) {
    return fault_in(book, exception);
  }
}
// The same for what can turn out not to be there.
template <class T>
Result<T, BookFault> flat(Result<Result<T, BookFault>, BookFault> result) {
  if (!result) return result.error();
  return std::move(*result);
}

// Work whose own answer is a Result: where that is a fault, nothing is stored.
template <class Work>
auto write_if_good(Book& book, Work&& work) -> std::invoke_result_t<Work> {
  return flat(
      write(book, std::forward<Work>(work), [](const auto& answer) { return answer.has_value(); }));
}

}  // namespace kattegat
