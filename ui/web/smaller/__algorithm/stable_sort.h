// As sort, which leaves equal ones as they are.
#pragma once
#define stable_sort stable_sort_by_much_code
#include_next <__algorithm/stable_sort.h>
#undef stable_sort

#include <__algorithm/sort.h>
#define SMALLER_STABLE_SORT

_LIBCPP_BEGIN_NAMESPACE_STD
template <class Place, class Compare>
void stable_sort(Place first, Place last, Compare compare) {
  smaller::sort(first, last, compare);
}
template <class Place>
void stable_sort(Place first, Place last) {
  _VSTD::sort(first, last);
}
_LIBCPP_END_NAMESPACE_STD
