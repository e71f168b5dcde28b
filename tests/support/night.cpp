#include "support/night.hpp"

namespace kattegat::test {

Night::Night(const std::string& entries) {
  const auto reading = read_evening(ligeud_evening(1, entries));
  REQUIRE(reading.has_value());
  const Evening& read = reading->evening;
  const EveningSession& table = read.sessions.at(0);
  store({new_record(RecordKind::evening, evening, evening,
                    EveningContents{read.keys, read.place, {}})});
  for (const std::string& name : read.players)
    store(
        {new_record(RecordKind::player, id_of_player(name), evening, PlayerContents{name, false})});
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

Uuid Night::id_of_player(const std::string& name) {
  const std::vector<std::string> names{"Anna", "Bo", "Cai", "Dea", "Else"};
  const auto at = std::find(names.begin(), names.end(), name) - names.begin();
  return uuid_of(7, static_cast<int>(at) + 1);
}

SessionBefore Night::before() const {
  auto known = session_before(items, people(), session, booked, {});
  REQUIRE(known.has_value());
  return std::move(*known);
}

void Night::store(const std::vector<NewRecord>& new_records) {
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

void Night::note_by_another(std::size_t notes) {
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

void Night::book(const std::vector<Posting>& moved, std::int64_t before_them) {
  for (const Posting& one : moved) {
    Nets& nets = booked[one.entry < 0 ? before_them - one.entry : one.entry];
    nets[static_cast<std::size_t>(one.payer)] -= one.points;
    nets[static_cast<std::size_t>(one.payee)] += one.points;
  }
}

Decided Night::store(Amendment amendment) {
  REQUIRE(std::holds_alternative<Amended>(amendment));
  Amended& amended = std::get<Amended>(amendment);
  const std::int64_t were = rows;
  store(amended.new_records);
  book(amended.postings, were);
  return std::move(amended.decided);
}

EveningBelow known_of(const Night& night) {
  auto known = evening_below({night.evening, night.items.below, {}}, night.people());
  REQUIRE(known.has_value());
  return std::move(*known);
}

Roster roster_by(const std::vector<NewRecord>& said) {
  return Roster(with_new_records({roster_id, {}, {}}, said).below);
}

bool is_booked(const Night& night) {
  const SessionBefore before = night.before();
  return postings(before.sheet(), judge(before.played()), night.booked).empty();
}

}  // namespace kattegat::test
