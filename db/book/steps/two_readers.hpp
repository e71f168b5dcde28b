// Two threads that read one book: each has a store of its own, and both see the same moment.
#pragma once
#include <array>
#include <atomic>
#include <future>
#include <optional>

#include "db/book/steps/one_step.hpp"

namespace kattegat {

// Where there are no threads, in a browser, or none is to be had, the second one's work is done
// when it is asked for.
#ifdef __EMSCRIPTEN__
inline constexpr auto on_the_other = std::launch::deferred;
#else
inline constexpr auto on_the_other = std::launch::async | std::launch::deferred;
#endif

// Whether both, within reading(), see the same moment.
inline bool see_the_same(Store& one, Store& other) {
  return one.mark() == other.mark() && one.count_words() == other.count_words();
}
// They see the same moment.
using Readers = std::array<Store*, 2>;

// Runs work(Readers), which may throw what trouble.hpp knows.
template <class Work>
auto read_by_both(const Book& book, Work&& work)
    -> Result<std::invoke_result_t<Work, const Readers&>, BookFault> {
  using Answer = std::invoke_result_t<Work, const Readers&>;
  Store& store = book.store();
  auto beside = store.beside();
  if (!beside) return beside.error();
  Store& other = **beside;
  constexpr int attempts = 1000;
  for (int attempt = 0; attempt < attempts; ++attempt) {
    auto answer = read(book, [&]() -> std::optional<Answer> {
      std::optional<Answer> made;
      other.reading([&] {
        made.reset();
        if (see_the_same(store, other)) made.emplace(work(Readers{&store, &other}));
      });
      return made;
    });
    if (!answer) return answer.error();
    if (*answer) return std::move(**answer);
  }
  return BookFault{BookFault::Kind::busy, text(Word::book_changed_meanwhile, book.path())};
}

// Hands out the places of a book, a range at a time, to whoever has nothing left to do.
class Ranges {
 public:
  // A stray place may be as high as a number gets.
  explicit Ranges(std::int64_t last)
      : last_(last), size_(last / 256 + 1), count_(last > 0 ? (last - 1) / size_ + 1 : 0) {}
  // Runs work(Range) for each one that nobody else has had.
  template <class Work>
  void each(Work&& work) {
    for (std::int64_t i = next_.fetch_add(1); i < count_; i = next_.fetch_add(1)) {
      const std::int64_t first = 1 + i * size_;
      work(Range{first, i + 1 < count_ ? first + size_ - 1 : last_});
    }
  }

 private:
  std::int64_t last_, size_, count_;
  std::atomic<std::int64_t> next_{0};
};

}  // namespace kattegat
