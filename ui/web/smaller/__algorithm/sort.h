// Every list is put in order by one function, which moves only numbers: the library's own would be
// there once for each kind of thing and of order, which is a thirtieth of the whole program.
#pragma once
#define sort sort_by_much_code
#include_next <__algorithm/sort.h>
#undef sort

#include <__algorithm/iter_swap.h>
#include <cstdlib>

#if _LIBCPP_VERSION / 1000 != 13
#error "written for libc++ 13: compare with this one's __algorithm/sort.h and stable_sort.h"
#endif
#define SMALLER_SORT  // main.cpp looks whether the library's <algorithm> comes by here

namespace smaller {

struct Before {
  bool (*is_before)(const void* list, unsigned a, unsigned b);
  const void* list;
};

// Equal ones stay as they are.
inline void merge_sort(unsigned* places, unsigned* spare, unsigned count, const Before& before) {
  if (count < 2) return;
  const unsigned half = count / 2;
  merge_sort(places, spare, half, before);
  merge_sort(places + half, spare + half, count - half, before);
  for (unsigned i = 0; i < count; ++i) spare[i] = places[i];
  unsigned left = 0, right = half;
  for (unsigned i = 0; i < count; ++i) {
    const bool is_right =
        left == half || (right < count && before.is_before(before.list, spare[right], spare[left]));
    places[i] = spare[is_right ? right++ : left++];
  }
}

// With which place each place is exchanged in its turn, so that all are in order; to be freed.
inline unsigned* exchanges(unsigned count, const Before& before) {
  auto* const places = static_cast<unsigned*>(std::malloc(2 * sizeof(unsigned) * count));
  if (!places) std::abort();
  for (unsigned i = 0; i < count; ++i) places[i] = i;
  merge_sort(places, places + count, count, before);
  for (unsigned i = 0; i < count; ++i)
    while (places[i] < i) places[i] = places[places[i]];
  return places;
}

template <class Place, class Compare>
void sort(Place first, Place last, Compare& compare) {
  const auto count = static_cast<unsigned>(last - first);
  struct List {
    Place first;
    Compare& compare;
  } list{first, compare};
  const auto is_before = [](const void* of, unsigned a, unsigned b) -> bool {
    const List& all = *static_cast<const List*>(of);
    return all.compare(all.first[static_cast<int>(a)], all.first[static_cast<int>(b)]);
  };
  unsigned* const order = exchanges(count, {is_before, &list});
  for (unsigned i = 0; i < count; ++i)
    if (order[i] != i)
      std::iter_swap(first + static_cast<int>(i), first + static_cast<int>(order[i]));
  std::free(order);
}

}  // namespace smaller

_LIBCPP_BEGIN_NAMESPACE_STD
template <class Place, class Compare>
constexpr void sort(Place first, Place last, Compare compare) {
  if (__libcpp_is_constant_evaluated())
    sort_by_much_code(first, last, compare);
  else
    smaller::sort(first, last, compare);
}
template <class Place>
constexpr void sort(Place first, Place last) {
  _VSTD::sort(first, last, __less<typename iterator_traits<Place>::value_type>());
}
_LIBCPP_END_NAMESPACE_STD
