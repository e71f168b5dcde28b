#include "db/book/joining.hpp"

#include "db/book/steps/one_step.hpp"
#include "db/book/steps/reading_evenings.hpp"
#include "db/book/steps/reading_people.hpp"
#include "db/book/steps/writing.hpp"

namespace kattegat {

namespace {

// Stores what `decide(Roster, HowSettled)` answers.
template <class Decide>
Result<Changed, BookFault> decide_on_evenings(Book& book, Decide&& decide) {
  return write_if_good(book, [&]() -> Result<Changed, BookFault> {
    Store& store = book.store();
    return store_decided(store, decide(roster_of(store), how_settled(store)));
  });
}

}  // namespace

Result<Changed, BookFault> join_evenings(Book& book, const std::vector<Uuid>& evenings) {
  return decide_on_evenings(book, [&](const Roster& roster, const HowSettled& settled) {
    return joining(evenings, roster, settled);
  });
}

Result<std::optional<Text>, BookFault> why_not_join(const Book& book,
                                                    const std::vector<Uuid>& evenings) {
  return read(book, [&]() -> std::optional<Text> {
    Store& store = book.store();
    const auto new_records = joining(evenings, roster_of(store), how_settled(store));
    return new_records ? std::nullopt : std::optional(new_records.error().text);
  });
}

Result<Changed, BookFault> part_evenings(Book& book, const std::vector<Uuid>& evenings) {
  return decide_on_evenings(book, [&](const Roster& roster, const HowSettled& settled) {
    return parting(evenings, roster, settled);
  });
}

}  // namespace kattegat
