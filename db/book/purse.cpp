#include "db/book/purse.hpp"

#include <iterator>

#include "db/book/steps/one_step.hpp"
#include "db/book/steps/reading_people.hpp"
#include "db/book/steps/reading_purse.hpp"
#include "db/book/steps/whole_evening.hpp"
#include "db/book/steps/writing.hpp"
#include "kattegat/journal/people/forgotten_words.hpp"

namespace kattegat {

Result<PurseView, BookFault> look_at_purse(const Book& book, const PurseChoice& choice) {
  return read(book, [&] {
    const WhoIsWho who = whole_who_is_who(book.store(), HeadersFor::settling);
    return purse_view_of(book.store(), who, choice);
  });
}

namespace {

// Of who has been erased nothing more is written down but sums.
std::optional<BookFault> refuse_notes(const People& people,
                                      const std::vector<PurseContents>& movements) {
  for (const PurseContents& one : movements) {
    const Person* const person = people.everybody.find(one.person);
    if (person && person->erased && !one.note.empty())
      return fault_of(refusal(text(Word::roster_erased, person->name)));
  }
  return std::nullopt;
}

// `extra(PurseBefore)`: whether it is one more.
template <class IsExtra>
Result<std::vector<PurseEntered>, BookFault> enter_movements(
    Book& book, const std::vector<PurseContents>& movements, IsExtra&& extra) {
  using Answer = Result<std::vector<PurseEntered>, BookFault>;
  return write_if_good(book, [&]() -> Answer {
    Store& store = book.store();
    std::vector<PurseEntered> entered;
    std::vector<NewRecord> new_records;
    const WhoIsWho who = who_is_who(store, HeadersFor::settling);
    if (auto refused = refuse_notes(who.people, movements)) return *refused;
    PurseBefore before = purse_before(store, who);
    const Extra is_extra = extra(before);
    for (PurseAdding& one : adding(std::move(before), movements, is_extra)) {
      entered.push_back({one.id, one.new_records.empty()});
      std::move(one.new_records.begin(), one.new_records.end(), std::back_inserter(new_records));
    }
    if (auto refused = append_own(store, {std::move(new_records)})) return *refused;
    return entered;
  });
}

}  // namespace

Result<std::vector<PurseEntered>, BookFault> enter_in_purse(
    Book& book, const std::vector<PurseContents>& movements, Extra extra) {
  return enter_movements(book, movements, [extra](const PurseBefore&) { return extra; });
}

Result<std::vector<PurseEntered>, BookFault> enter_as_seen(Book& book, const SeenMovement& one) {
  const auto movements = with_its_payment(one.movement, one.is_paid);
  return enter_movements(book, movements, [&](const PurseBefore& before) {
    return standing_like(before, one.movement) <= one.seen ? Extra::yes : Extra::no;
  });
}

Result<Changed, BookFault> decide_in_purse(Book& book, const PurseRequest& request) {
  return write_if_good(book, [&]() -> Result<Changed, BookFault> {
    Store& store = book.store();
    const WhoIsWho who = who_is_who(store, HeadersFor::settling);
    NewRecords decided = deciding(purse_before(store, who), request);
    if (decided)
      for (NewRecord& one : *decided) forget_words(one, who.people.roster);
    return store_decided(store, std::move(decided));
  });
}

}  // namespace kattegat
