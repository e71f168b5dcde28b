#include "kattegat/journal/entering/entering.hpp"

#include <algorithm>

#include "kattegat/evening/read_entry.hpp"
#include "kattegat/journal/entering/seat_names.hpp"
#include "kattegat/journal/records/entry_contents.hpp"
#include "kattegat/journal/sessions/with_header_taken_over.hpp"
#include "src/journal/records/same_entry.hpp"

namespace kattegat {
namespace {

AnyFold fold(const EveningSession& session, std::size_t entries_of_ours) {
  return std::visit(
      [&]<class G>(const EnteredSession<G>& entered) -> AnyFold {
        Fold<G> folded{Session<G>(entered.table), entries_of_ours};
        for (const ReadEntry<G>& read : entered.entries) judge_next(folded.session, read);
        return folded;
      },
      session.entered);
}

// A void that the entry says, and that is not in the book, differs too.
template <class G>
Entering known_entry(const Entry<G>& given, Names numbers, const EntryQuestions& ask) {
  const Uuid entry = *given.stamp.id;
  const auto so_far = ask.so_far();
  if (!so_far) return so_far.error();
  const auto& [sheet, judged, places] = **so_far;
  const auto place = places.find(entry);
  if (place == places.end()) return Violations{{"id", text(Word::form_id_taken, to_string(entry))}};
  const EntryRow& known = sheet.entries[place->second];
  const EntryContents contents = to_contents<G>(given, numbers);
  const bool lacks_void = given.stamp.voided && !known.voided;
  return KnownEntry{
      entry, judged.entries[place->second].points,
      lacks_void || !says_the_same<G>(known.contents, contents, sheet.by_headers.header, numbers)};
}

template <class G>
Entering enter(const OpenSession& open, const Fold<G>& folded, const Json& json,
               const EntryQuestions& ask) {
  ReadEntry<G> read = read_entry<G>(json, open.seats, open.shown);
  const std::vector<std::string> numbers = numbers_clockwise(open.sheet.header);
  if (const auto& given = read.entry.stamp.id; given && read.form.empty() && ask.is_taken(*given))
    return known_entry<G>(read.entry, numbers, ask);
  if (folded.own_entries >= entries_limit)
    read.form.push_back({"type", text(Word::session_full, std::int64_t{entries_limit})});

  Fold<G> after = folded;
  const JudgedEntry judged = judge_next(after.session, read);
  if (!judged.violations.empty()) return judged.violations;
  ++after.own_entries;
  const Uuid id = read.entry.stamp.id ? *read.entry.stamp.id : ask.new_id();
  std::vector<NewRecord> new_records = with_header_taken_over(
      {new_record(RecordKind::entry, id, open.sheet.id, to_contents<G>(read.entry, numbers))},
      open.sheet, open.log);
  const std::int64_t row = row_of_new(new_records.size() - 1);
  if (const auto& voided = read.entry.stamp.voided)
    new_records.push_back(
        new_record(RecordKind::voided, ask.new_id(), open.sheet.id,
                   DecisionContents{id, voided->at.value_or(""), voided->why, {}}));
  const auto& order = open.sheet.header.order;
  std::vector<Posting> booked =
      postings_of(open.sheet.id, row, order, by_sitter(order, judged.points));
  return NewEntry{id, judged.points, std::move(new_records), std::move(booked), std::move(after)};
}

}  // namespace

Result<OpenSession, Damage> open_session(EveningItems items, const KnownPeople& people,
                                         const Uuid& session, const Uuid& log) {
  const auto table = items.sessions.find(session);
  if (table == items.sessions.end()) return missing_session(session);
  const std::size_t entries_of_ours = entries_of_log(table->second.below, log);
  const auto sound = read_sound(std::move(items), people);
  if (!sound) return sound.error();
  const auto known = session_in(*sound, session);
  if (!known) return known.error();
  const std::vector<std::string>& seats = known->played->seats;
  return OpenSession{known->sheet->by_headers, log, seats, shown_names(sound->history, seats),
                     fold(*known->played, entries_of_ours)};
}

Result<EnteredSoFar, Damage> entered_so_far(EveningItems items, const KnownPeople& people,
                                            const Uuid& session) {
  const auto sound = read_sound(std::move(items), people);
  if (!sound) return sound.error();
  const auto known = session_in(*sound, session);
  if (!known) return known.error();
  EnteredSoFar so_far{*known->sheet, judge(*known->played), {}};
  for (std::size_t place = 0; place < so_far.sheet.entries.size(); ++place)
    so_far.places.try_emplace(so_far.sheet.entries[place].id, place);
  return so_far;
}

Entering entering(const OpenSession& open, const Json& entry, const EntryQuestions& ask) {
  return std::visit([&](const auto& folded) { return enter(open, folded, entry, ask); }, open.fold);
}

}  // namespace kattegat
