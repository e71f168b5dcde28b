#include "kattegat/journal/evenings/taking_part.hpp"

namespace kattegat {

const Participant* Participants::called(std::string_view written) const {
  for (const Participant& one : list_)
    if (one.written == written) return &one;
  return nullptr;
}
Uuid Participants::who_is(const Uuid& person) const {
  const Participant* one = find(person);
  return one ? one->ids.front() : person;
}
bool Participants::are_one(const Uuid& a, const Uuid& b) const {
  const Participant *one = find(a), *other = find(b);
  return one && other ? one->now == other->now : a == b;
}

}  // namespace kattegat
