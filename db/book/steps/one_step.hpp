// One look at the book, or one write to it: everything that is read is of one moment, everything
// that is written is stored together or not at all.
#pragma once
#include <optional>
#include <string>

#include "db/book/book.hpp"
#include "db/book/stored.hpp"
#include "db/store/trouble.hpp"
#include "kattegat/journal/records/refusal.hpp"

namespace kattegat {

// What has been read, unless it is damage: whatever reads stops there, and read() or write() below
// answers it as a fault of the book.
template <class T>
T expect_sound(Result<T, Damage> result) {
  if (!result) damaged(result.error());
  return std::move(*result);
}

BookFault fault_of(const WhyNot&);
BookFault no_evening(const Uuid&);
BookFault no_session(const Uuid&);
BookFault no_entry(const Uuid&);

// Runs `work`, which reads, as of one moment, and may throw what trouble.hpp knows.
template <class Work>
auto read(const Book& book, Work&& work) -> Result<std::invoke_result_t<Work>, BookFault> {
  using Answer = std::invoke_result_t<Work>;
  return or_fault(book.path(), [&]() -> Result<Answer, BookFault> {
    std::optional<Answer> answer;
    book.store().reading([&] { answer.emplace(work()); });
    return std::move(*answer);
  });
}

// Runs `work` in one write. Nothing is stored when keep(answer) is false. When the commit fails,
// the answer is the stored truth, or a fault of kind `unsure`.
template <class Work, class Keep>
auto write(Book& book, Work&& work, Keep&& keep) -> Result<std::invoke_result_t<Work>, BookFault> {
  using Answer = std::invoke_result_t<Work>;
  if (auto fault = book.store().why_not_write()) return std::move(*fault);
  return or_fault(book.path(), [&]() -> Result<Answer, BookFault> {
    std::optional<Answer> answer;
    const auto kept = book.store().writing([&] {
      answer.emplace(work());
      return keep(*answer);
    });
    if (kept == Store::Kept::unsure)
      return BookFault{BookFault::Kind::unsure, text(Word::book_unsure, book.path())};
    return std::move(*answer);
  });
}
// Of work that answers a Result itself: its answer, or why it could not be done.
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

// Work that answers Stored<T>: it is kept where `is_new(T)`, and not where it was so already.
template <class Work, class IsNew>
auto write_if_new(Book& book, Work&& work, IsNew&& is_new) -> std::invoke_result_t<Work> {
  return flat(write(book, std::forward<Work>(work), [&](const auto& answer) {
    const auto* const done = answer ? std::get_if<0>(&*answer) : nullptr;
    return done && is_new(*done);
  }));
}
// The same, kept wherever it is not refused.
template <class Work>
auto write_if_done(Book& book, Work&& work) -> std::invoke_result_t<Work> {
  return write_if_new(book, std::forward<Work>(work), [](const auto&) { return true; });
}

}  // namespace kattegat
