// What has been derived is kept until what it was derived from is another.
#pragma once
#include <optional>
#include <type_traits>

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

}  // namespace kattegat::ui
