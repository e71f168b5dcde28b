// A value, or the reason there is none. The member names are those of std::expected, which none of
// our compilers has at C++20.
#pragma once
#include <utility>
#include <variant>

#include "kattegat/core/check.hpp"

namespace kattegat {

template <class T, class E>
class [[nodiscard]] Result {
 public:
  Result(T value) : either_(std::in_place_index<0>, std::move(value)) {}
  Result(E error) : either_(std::in_place_index<1>, std::move(error)) {}

  [[nodiscard]] bool has_value() const { return either_.index() == 0; }
  explicit operator bool() const { return has_value(); }
  const T& operator*() const& { return value(); }
  T& operator*() & { return const_cast<T&>(std::as_const(*this).value()); }
  T&& operator*() && { return std::move(**this); }
  const T* operator->() const { return &value(); }
  T* operator->() { return &**this; }
  [[nodiscard]] const E& error() const {
    KATTEGAT_CHECK(!has_value());
    return *std::get_if<1>(&either_);
  }

 private:
  const T& value() const {
    KATTEGAT_CHECK(has_value());
    return *std::get_if<0>(&either_);
  }
  std::variant<T, E> either_;
};

}  // namespace kattegat
