// What an operation on the book answers.
#pragma once
#include <type_traits>
#include <utility>
#include <variant>

#include "db/store/fault.hpp"
#include "kattegat/core/result.hpp"
#include "kattegat/journal/records/refusal.hpp"

namespace kattegat {

// What was asked is on the disk, and there is nothing more to say of it.
struct OnDisk {};

// Whether anything had to be stored, or all was so already.
enum class Changed { no, yes };

// What has come of it, or why it is refused: then nothing is stored.
template <class T>
using OrRefused = std::variant<T, Refused>;
template <class T>
using Stored = Result<OrRefused<T>, BookFault>;

// What `next` makes of what has come of it; a refusal or a fault is handed on.
template <class T, class Next>
auto passed_on(Stored<T> stored, Next&& next) -> std::invoke_result_t<Next, T> {
  using Answer = std::invoke_result_t<Next, T>;
  using Either = std::decay_t<decltype(*std::declval<Answer>())>;
  if (!stored) return stored.error();
  if (auto* refused = std::get_if<Refused>(&*stored)) return Either(std::move(*refused));
  return next(std::get<T>(std::move(*stored)));
}

}  // namespace kattegat
