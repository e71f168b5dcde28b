// What has been derived is kept until what it was derived from is another.
#pragma once
#include <optional>
#include <type_traits>
#include <variant>

#include "kattegat/languages/languages.hpp"

namespace kattegat::ui {

template <class Key, class Value>
struct Kept {
  std::optional<Key> key{};
  Value value{};
};

template <class Key, class Value, class Make>
Value& kept(Kept<Key, Value>& one, const std::type_identity_t<Key>& key, Make&& make) {
  if (one.key != key) {
    one.value = make();
    one.key = key;
  }
  return one.value;
}

// On these hangs all that is derived from the book, whatever is asked beside them: kept_of_book()
// in app.hpp tells them, so that nobody can forget one.
template <class Asked>
struct OfBook {
  int version = 0;
  Language language{};
  Asked asked;
  bool operator==(const OfBook&) const = default;
};
template <class Asked, class Value>
using KeptOfBook = Kept<OfBook<Asked>, Value>;
using NothingAsked = std::monostate;

}  // namespace kattegat::ui
