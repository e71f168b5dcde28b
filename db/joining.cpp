#include "db/joining.hpp"

#include "db/writing.hpp"

namespace kattegat {

namespace {

// Stores what `decide(People, SettledIn)` answers; and whether that was anything.
template <class Decide>
Result<bool, BookFault> decide_evenings(Book& book, Decide&& decide) {
  return write_if_good(book, [&]() -> Result<bool, BookFault> {
    Store& store = book.store();
    auto new_records = decide(people_of(store), settled_in(store));
    if (!new_records) return fault_of(new_records.error());
    const bool changes = !new_records->empty();
    if (auto refused = append_own(store, std::move(*new_records))) return *refused;
    return changes;
  });
}

}  // namespace

Result<bool, BookFault> join_evenings(Book& book, const std::vector<Uuid>& evenings) {
  return decide_evenings(book, [&](const People& people, const SettledIn& settled) {
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

Result<std::monostate, BookFault> part_evening(Book& book, const Uuid& evening) {
  const auto parted = decide_evenings(book, [&](const People& people, const SettledIn& settled) {
    return parting(evening, people, settled);
  });
  if (!parted) return parted.error();
  return std::monostate{};
}

}  // namespace kattegat
