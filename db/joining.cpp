#include "db/joining.hpp"

#include "db/writing.hpp"

namespace kattegat {

Result<bool, BookFault> join_evenings(Book& book, const std::vector<Uuid>& evenings) {
  return write_if_good(book, [&]() -> Result<bool, BookFault> {
    Store& store = book.store();
    const auto draughts = joining(evenings, people_of(store), settled_in(store));
    if (!draughts) return fault_of(draughts.error());
    Batch batch;
    batch.own = *draughts;
    if (auto refused = append_own(store, std::move(batch))) return *refused;
    return !draughts->empty();
  });
}

Result<std::monostate, BookFault> part_evening(Book& book, const Uuid& evening) {
  return write_if_good(book, [&]() -> Result<std::monostate, BookFault> {
    Store& store = book.store();
    const auto draughts = parting(evening, people_of(store), settled_in(store));
    if (!draughts) return fault_of(draughts.error());
    Batch batch;
    batch.own = *draughts;
    if (auto refused = append_own(store, std::move(batch))) return *refused;
    return std::monostate{};
  });
}

}  // namespace kattegat
