#include "db/book/steps/reading_people.hpp"

#include "db/book/steps/reading_evenings.hpp"
#include "db/store/hidden.hpp"
#include "kattegat/journal/people/forgotten_words.hpp"

namespace kattegat {

Roster roster_of(Store& store) { return Roster(store.below(roster_id, Branch::roster)); }
RecordsOfPeople records_of_people(Store& store) { return {roster_of(store), store.headers()}; }

void expect_words(Store& store, const Items& items, const Roster& roster) {
  expect_own_words(store, items,
                   [&](const Item& item) { return are_words_forgotten(item, roster); });
}

namespace {

bool tells_of_anybody(const Roster& roster) {
  return !roster.mentioned().empty() || roster.forgotten().has_erased();
}

bool must_be_proven(HeadersFor what, const Roster& roster, const Items& headers) {
  switch (what) {
    case HeadersFor::settling:
      return true;
    case HeadersFor::showing:
      return headers.empty() || tells_of_anybody(roster);
    case HeadersFor::telling:
      break;
  }
  return headers.empty();  // no book is empty for what is hidden
}

}  // namespace

WhoIsWho who_is_who(Store& store, HeadersFor what) {
  return who_is_who(store, what, store.headers());
}
WhoIsWho who_is_who(Store& store, HeadersFor what, Items headers) {
  Roster roster = roster_of(store);
  if (must_be_proven(what, roster, headers)) {
    expect_all_headers(store, headers);
    expect_words(store, headers, roster);
  }
  std::vector<EveningHistory> evenings = evening_headers(std::move(headers), roster);
  ByAnyId everybody(everybody_in(evenings, roster));
  Wholes wholes = wholes_of(store, roster);
  return {{std::move(roster), std::move(everybody)}, std::move(evenings), std::move(wholes)};
}
People people_of(Store& store) { return who_is_who(store, HeadersFor::showing).people; }

}  // namespace kattegat
