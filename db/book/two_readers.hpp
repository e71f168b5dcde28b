// Two threads that read one book: each has a connection of its own, and both see the same moment.
#pragma once
#include <algorithm>
#include <atomic>
#include <future>

#include "db/book/one_step.hpp"

namespace kattegat {

// Where there are no threads, in a browser, the second one's work is done when it is asked for.
#ifdef __EMSCRIPTEN__
inline constexpr auto on_the_other = std::launch::deferred;
#else
inline constexpr auto on_the_other = std::launch::async;
#endif

// Whether both see the same: somebody may have written between their first looks.
bool see_the_same(Connection& one, Connection& other);

// Runs work(store, beside) once the two see one moment; `work` may throw what SQLite throws. The
// book must be a file.
template <class Work>
auto read_by_two(const Book& book, Work&& work)
    -> Result<std::invoke_result_t<Work, SqliteStore&, SqliteStore&>, BookFault> {
  using Answer = std::invoke_result_t<Work, SqliteStore&, SqliteStore&>;
  SqliteStore* const store = book.store().sqlite();
  KATTEGAT_CHECK(store != nullptr);
  auto connection = Connection::open(book.path(), Access::read);
  if (!connection) return connection.error();
  SqliteStore beside(std::move(*connection));
  constexpr int attempts = 1000;
  for (int attempt = 0; attempt < attempts; ++attempt) {
    auto answer = read(book, [&]() -> std::optional<Answer> {
      const Snapshot snapshot(beside.connection());
      if (!see_the_same(store->connection(), beside.connection())) return std::nullopt;
      return work(*store, beside);
    });
    if (!answer) return answer.error();
    if (*answer) return std::move(**answer);
  }
  return BookFault{BookFault::Kind::busy, text(Word::book_changed_meanwhile, book.path())};
}

// Hands out the places of a book, a range at a time, to whoever has nothing left to do.
class Ranges {
 public:
  explicit Ranges(std::int64_t last) : last_(last), size_(last / 256 + 1) {}
  // Runs work(first, last) for each range that nobody else has had.
  template <class Work>
  void each(Work&& work) {
    for (std::int64_t first = next_.fetch_add(size_); first <= last_;
         first = next_.fetch_add(size_))
      work(first, std::min(first + size_ - 1, last_));
  }

 private:
  std::int64_t last_, size_;
  std::atomic<std::int64_t> next_{1};
};

}  // namespace kattegat
