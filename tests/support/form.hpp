// How far a test goes: as far as script/test has time for; under the sanitizers, where everything
// is slow and other faults are looked for, less far; and by hand (script/faults) all the way.
#pragma once
#include <cstddef>
#include <cstdlib>

#include "support/paths.hpp"

namespace kattegat::test {

inline bool by_hand() { return std::getenv("KATTEGAT_LONG") != nullptr; }

struct Form {
  int here, under_sanitizers, by_hand;
};
inline int form(const Form& form) {
  return by_hand() ? form.by_hand : sanitized ? form.under_sanitizers : form.here;
}

// Of things of one kind: whether this one's turn has come, of every so many.
inline bool is_due(std::size_t number, const Form& every) {
  return number % static_cast<std::size_t>(form(every)) == 0;
}
// Every one but under the sanitizers.
inline bool is_due(std::size_t number, int every) { return is_due(number, Form{1, every, 1}); }

}  // namespace kattegat::test
