#include "db/book/evenings.hpp"

#include "db/book/steps/evening_lines.hpp"
#include "db/book/steps/one_step.hpp"
#include "db/book/steps/reading_evenings.hpp"
#include "db/book/steps/reading_people.hpp"
#include "db/book/steps/whole_evening.hpp"

namespace kattegat {

Result<std::vector<EveningLine>, BookFault> list_evenings(const Book& book) {
  return read(book, [&] {
    Store& store = book.store();
    return evening_lines(store, store.headers(), people_of(store));
  });
}

namespace {

// `items`: those of the evening that is asked for, or of which that is a part.
Result<EveningView, BookFault> view_of(Store& store, EveningItems items, const People& people,
                                       const Uuid& evening) {
  if (has_header(items)) return whole_view_of(store, std::move(items), people);
  expect_no_evening(store, evening);
  return no_evening(evening);
}

}  // namespace

Result<EveningView, BookFault> look_at(const Book& book, const Uuid& evening) {
  return flat(read(book, [&] {
    return look_at(book, evening, whole_who_is_who(book.store(), HeadersFor::showing));
  }));
}

Result<People, BookFault> load_people(const Book& book) {
  return read(book, [&] { return whole_who_is_who(book.store(), HeadersFor::showing).people; });
}

Result<EveningView, BookFault> look_at(const Book& book, const Uuid& evening,
                                       const People& people) {
  Store& store = book.store();
  return flat(read(book, [&] {
    return view_of(store, items_of(store, people.roster, evening), people, evening);
  }));
}
Result<EveningView, BookFault> look_at(const Book& book, const Uuid& evening, const WhoIsWho& who) {
  Store& store = book.store();
  return flat(read(book, [&] {
    return view_of(store, items_of(store, who.wholes, evening), who.people, evening);
  }));
}

namespace {

// Runs `look`, which looks at an evening.
template <class Look>
Result<EveningWithHeads, BookFault> with_heads(const Book& book, Look&& look) {
  return flat(read(book, [&]() -> Result<EveningWithHeads, BookFault> {
    auto view = look();
    if (!view) return view.error();
    return EveningWithHeads{std::move(*view), heads_of(book.store().ends())};
  }));
}

}  // namespace

Result<EveningWithHeads, BookFault> look_with_heads(const Book& book, const Uuid& evening) {
  return with_heads(book, [&] { return look_at(book, evening); });
}
Result<EveningWithHeads, BookFault> look_with_heads(const Book& book, const Uuid& evening,
                                                    const People& people) {
  return with_heads(book, [&] { return look_at(book, evening, people); });
}

Result<Uuid, BookFault> evening_of_session(const Book& book, const Uuid& session) {
  const auto evening = read(book, [&] { return evening_of(book.store(), session); });
  if (!evening) return evening.error();
  if (!*evening) return no_session(session);
  return **evening;
}

}  // namespace kattegat
