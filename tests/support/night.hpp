// An evening by hand: its records as a store would have them, without a store.
#pragma once
#include "kattegat/journal/entering/correcting.hpp"
#include "kattegat/journal/entering/reseating.hpp"
#include "kattegat/journal/paying/paying.hpp"
#include "kattegat/journal/records/entry_contents.hpp"
#include "support/books.hpp"

namespace kattegat::test {

// The evening (1,1) with Anna (7,1), Bo, Cai, Dea and Else (7,5); all but Else sit at a table (2,1)
// of Ligeud. `entries` is the inside of a JSON list.
struct Night {
  Uuid evening = uuid_of(1, 1), session = uuid_of(2, 1);
  EveningItems items{evening, {}, {}};
  Items roster;
  Booked booked;
  std::int64_t rows = 0;

  explicit Night(const std::string& entries = "");

  static Uuid id_of_player(const std::string& name);
  // As the night has written them.
  [[nodiscard]] People people() const { return {Roster(roster), ByAnyId({})}; }
  [[nodiscard]] SessionBefore before() const;

  void store(const std::vector<NewRecord>& new_records);
  // As many notes at the table as this, in the log of another book.
  void note_by_another(std::size_t notes);
  void book(const std::vector<Posting>& moved, std::int64_t before_them = 0);
  // Stores what must have been decided, and answers it.
  Decided store(Amendment amendment);
};

// The evening as whoever pays in it knows it.
EveningBelow known_of(const Night&);

// The roster by what has been said of people.
Roster roster_by(const std::vector<NewRecord>& said);

// What is booked is what the entries mean.
bool is_booked(const Night&);

// What the new record says, read as a record is.
template <class One>
One said(const NewRecord& new_record) {
  Item item;
  item.record = record_of(new_record);
  item.words = new_record.words;
  const auto contents = read_as<One>(item);
  REQUIRE(contents.has_value());
  return *contents;
}

}  // namespace kattegat::test
