// An evening by hand: its records as a store would have them, without a store.
#pragma once
#include "kattegat/journal/entering/correcting.hpp"
#include "kattegat/journal/entering/reseating.hpp"
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

  explicit Night(const std::string& entries = "") {
    const auto reading = read_evening(ligeud_evening(1, entries));
    REQUIRE(reading.has_value());
    const Evening& read = reading->evening;
    const EveningSession& table = read.sessions.at(0);
    store({new_record(RecordKind::evening, evening, evening,
                      EveningContents{read.keys, read.place, {}})});
    for (const std::string& name : read.players)
      store({new_record(RecordKind::player, id_of_player(name), evening,
                        PlayerContents{name, false})});
    SessionContents header;
    header.keys = table.keys;
    for (const std::string& name : table.seats) {
      header.order.push_back(static_cast<int>(header.sitters.size()));
      header.sitters.push_back(id_of_player(name));
    }
    store({new_record(RecordKind::session, session, evening, header)});
    for (const ReadEntry<Ligeud>& draft : std::get<EnteredSession<Ligeud>>(table.entered).entries)
      store({new_record(RecordKind::entry, *draft.entry.stamp.id, session,
                        to_contents<Ligeud>(draft.entry, numbers_clockwise(header)))});
    book(postings(before().sheet(), judge(before().played()), booked));
  }

  static Uuid id_of_player(const std::string& name) {
    const std::vector<std::string> names{"Anna", "Bo", "Cai", "Dea", "Else"};
    const auto at = std::find(names.begin(), names.end(), name) - names.begin();
    return uuid_of(7, static_cast<int>(at) + 1);
  }
  // As the night has written them.
  [[nodiscard]] People people() const { return {Roster(roster), ByAnyId({})}; }
  [[nodiscard]] SessionBefore before() const {
    auto known = session_before(items, people(), session, booked, {});
    REQUIRE(known.has_value());
    return std::move(*known);
  }

  void store(const std::vector<NewRecord>& new_records) {
    items = with_new_records(std::move(items), new_records);
    const auto give_rows = [&](Items& list) {
      for (Item& item : list)
        if (item.row < 0) item.row = rows - item.row;
    };
    give_rows(items.below);
    for (auto& [id, table] : items.sessions) {
      give_rows(table.headers);
      give_rows(table.below);
    }
    rows += static_cast<std::int64_t>(new_records.size());
  }
  // As many notes at the table as this, in the log of another book.
  void note_by_another(std::size_t notes) {
    Items& below = items.sessions.at(session).below;
    std::int64_t clock = newest_clock(below);
    for (std::size_t n = 0; n < notes; ++n) {
      const EntryContents says{R"({"type":"note","text":"…"})", {{"text", "x"}}};
      const Uuid id = derived_uuid(session, std::to_string(n));
      below.push_back(
          as_if_stored(new_record(RecordKind::entry, id, session, says), clock++, ++rows));
      below.back().record.origin = uuid_of(8, 1);
    }
  }
  void book(const std::vector<Posting>& moved, std::int64_t before_them = 0) {
    for (const Posting& one : moved) {
      Nets& nets = booked[one.entry < 0 ? before_them - one.entry : one.entry];
      nets[static_cast<std::size_t>(one.payer)] -= one.points;
      nets[static_cast<std::size_t>(one.payee)] += one.points;
    }
  }
  // Stores what must have been decided, and answers it.
  Decided store(Amendment amendment) {
    REQUIRE(std::holds_alternative<Amended>(amendment));
    Amended& amended = std::get<Amended>(amendment);
    const std::int64_t were = rows;
    store(amended.new_records);
    book(amended.postings, were);
    return std::move(amended.decided);
  }
};

// What is booked is what the entries mean.
inline bool is_booked(const Night& night) {
  const SessionBefore before = night.before();
  return postings(before.sheet(), judge(before.played()), night.booked).empty();
}

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
