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

// Of a size in pixels, which is then equal to itself.
inline int hundredths_of(float pixels) { return static_cast<int>(pixels * 100); }

}  // namespace kattegat::ui
