#include "equal_movements.hpp"

namespace kattegat {
namespace {

constexpr std::size_t most_that_were_one = 8;

}  // namespace

std::string in_words(const OneOfEquals& one) {
  const EnteredAt& at = one.which.at;
  return in_words(one.key) + " " + to_string(at.person) + " " +
         (at.evening ? to_string(*at.evening) : "-") + " " + std::to_string(one.which.nth);
}

std::set<OneOfEquals> EqualMovements::place(const Record& record, const PurseKey& key,
                                            const PurseContents& contents, const WhoIs& who_was) {
  const EnteredAt entered{who_was(contents.person), contents.evening};
  std::set<NthEntered>& places = places_[record.hash];
  if (contents.what != PurseKind::payment)
    places.insert(NthEntered{});
  else if (contents.follows.empty())
    places.insert({entered, nth(record, {key, record.origin, entered})});
  else
    for (const Hash& followed : contents.follows)
      if (const auto found = places_.find(followed); found != places_.end())
        for (const NthEntered& one : found->second)
          if (places.size() < most_that_were_one) places.insert(one);
  if (places.empty()) places.insert({entered, 0});
  std::set<OneOfEquals> all;
  for (const NthEntered& one : places) all.insert({key, one});
  return all;
}

// Of the same id, or of the same clock, is what two copies of a book have written with one key,
// apart: one copy gives the equal ones ids of their own, one after the other.
std::size_t EqualMovements::nth(const Record& record, const OfTablet& which) {
  Count& count = entered_[which];
  const bool is_known = count.places.count(record.id) > 0;
  if (!is_known && count.clock != record.clock) ++count.so_far;
  count.clock = record.clock;
  return count.places.try_emplace(record.id, count.so_far - 1).first->second;
}

}  // namespace kattegat
