#include "db/book/joining.hpp"

#include <set>

#include "db/book/one_step.hpp"
#include "db/book/reading.hpp"
#include "db/book/writing.hpp"

namespace kattegat {

namespace {

// These with all that they belong to and that belongs to them.
std::set<Uuid> around(Store& store, const std::vector<Uuid>& evenings) {
  std::set<Uuid> all;
  const People people = people_of(store);
  for (const Uuid& evening : evenings) {
    const EveningItems items = items_of(store, people, evening);
    if (!has_header(items)) continue;
    all.insert(items.id);
    all.insert(items.parts.begin(), items.parts.end());
  }
  return all;
}

// Stores what `decide(People, SettledIn)` answers about the evenings. A session of which two books
// wrote the header may then be of another evening: it is booked anew.
template <class Decide>
Result<Changed, BookFault> decide_about(Book& book, const std::vector<Uuid>& evenings,
                                        Decide&& decide) {
  return write_if_good(book, [&]() -> Result<Changed, BookFault> {
    Store& store = book.store();
    auto new_records = decide(people_of(store), settled_in(store));
    if (!new_records) return fault_of(new_records.error());
    const bool changes = !new_records->empty();
    const std::set<Uuid> concerned = changes ? around(store, evenings) : std::set<Uuid>{};
    if (auto refused = append_own(store, {std::move(*new_records)})) return *refused;
    const People people = people_of(store);
    for (const Uuid& evening : concerned) book_points(store, people, evening);
    return changes ? Changed::yes : Changed::no;
  });
}

}  // namespace

Result<Changed, BookFault> join_evenings(Book& book, const std::vector<Uuid>& evenings) {
  return decide_about(book, evenings, [&](const People& people, const SettledIn& settled) {
    return joining(evenings, people, settled);
  });
}

Result<std::optional<Text>, BookFault> why_not_join(const Book& book,
                                                    const std::vector<Uuid>& evenings) {
  return read(book, [&]() -> std::optional<Text> {
    Store& store = book.store();
    const auto new_records = joining(evenings, people_of(store), settled_in(store));
    return new_records ? std::nullopt : std::optional(new_records.error().text);
  });
}

Result<OnDisk, BookFault> part_evening(Book& book, const Uuid& evening) {
  const auto parted =
      decide_about(book, {evening}, [&](const People& people, const SettledIn& settled) {
        return parting(evening, people, settled);
      });
  if (!parted) return parted.error();
  return OnDisk{};
}

}  // namespace kattegat
