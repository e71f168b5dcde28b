// Entries that are voided and that count again, and sessions that end and go on.
#include "kattegat/journal/entering/amending.hpp"

#include <algorithm>

#include "kattegat/journal/sessions/renumbering.hpp"
#include "proposal.hpp"

namespace kattegat {

Result<SessionBefore, Damage> session_before(EveningItems items, People people, const Uuid& session,
                                             Booked booked, const Uuid& log) {
  auto sound = read_sound(items, people);
  if (!sound) return sound.error();
  const auto known = session_in(*sound, session);
  if (!known) return known.error();
  Items below = items.sessions.at(session).below;
  sort_items(below);
  number_as_held(below, known->sheet->by_headers.header, known->sheet->by_headers.numberings);
  return SessionBefore{std::move(*sound),
                       std::move(items),
                       std::move(people),
                       session,
                       std::move(below),
                       std::move(booked),
                       log};
}

std::optional<std::size_t> SessionBefore::place_of(const Uuid& entry) const {
  const std::vector<EntryRow>& rows = sheet().entries;
  const auto found =
      std::find_if(rows.begin(), rows.end(), [&](const EntryRow& one) { return one.id == entry; });
  if (found == rows.end()) return std::nullopt;
  return static_cast<std::size_t>(found - rows.begin());
}
const EntryRow* SessionBefore::row(const Uuid& entry) const {
  const auto place = place_of(entry);
  return place ? &sheet().entries[*place] : nullptr;
}

namespace {

Amendment decided(const SessionBefore& before, RecordKind kind, const Uuid& row,
                  const EntryRequest& request, const Uuid& record) {
  const DecisionContents contents{row, request.at, request.why, open_decisions(before, row)};
  return outcome_of(before, {new_record(kind, record, before.session, contents), request.entry},
                    request.force);
}

// Which row is struck out where somebody says that this one is void: what counts in its place. In a
// conflict saying again that nothing of an entry counts settles it, by whichever row it is said; of
// a correction beside one that counts it was never in doubt. None: it is so already.
const EntryRow* to_strike_out(const SessionBefore& before, const EntryRow& row) {
  const EntryRow* counts = nullptr;
  bool is_in_conflict = false;
  for (const EntryRow& one : before.sheet().entries) {
    if (one.entry != row.entry) continue;
    is_in_conflict = is_in_conflict || one.state == EntryState::conflict;
    if (!one.voided) counts = &one;
  }
  if (!counts) return is_in_conflict ? &row : nullptr;
  if (counts->id == row.entry) return row.id == row.entry ? counts : nullptr;
  const std::vector<Uuid> replaced = replaced_by(counts->id, before.below);
  const auto has_replaced = [&](const Uuid& one) {
    return std::find(replaced.begin(), replaced.end(), one) != replaced.end();
  };
  // Under its id another entry has been corrected first, which would be void by that.
  if (!has_replaced(row.entry)) return before.row(row.entry);
  const bool is_about_it = counts == &row || row.id == row.entry || has_replaced(row.id);
  return is_about_it ? counts : nullptr;
}

}  // namespace

Amendment voiding(const SessionBefore& before, const EntryRequest& request, const Uuid& record) {
  const EntryRow* row = before.row(request.entry);
  if (!row) return no_such_entry(request.entry);
  const EntryRow* const struck = to_strike_out(before, *row);
  if (!struck) return known_already(before, request.entry);
  return decided(before, RecordKind::voided, struck->id, request, record);
}

Amendment restoring(const SessionBefore& before, const EntryRequest& request, const Uuid& record) {
  const EntryRow* row = before.row(request.entry);
  if (!row) return no_such_entry(request.entry);
  if (row->state == EntryState::live) return known_already(before, request.entry);
  return decided(before, RecordKind::restored, request.entry, request, record);
}

std::optional<NewRecord> ending(const Uuid& session, const Ended& now, bool ended,
                                const std::string& at, const Uuid& record) {
  if (now.ended == ended && !now.conflict) return std::nullopt;
  return new_record(RecordKind::ended, record, session, EndedContents{ended, at, "", now.follows});
}

}  // namespace kattegat
