// From the records of one session to what it comes to. Which of its headers holds is told by
// session_headers, and how each log numbers its players by numbering. What lies below is numbered
// as the one that holds (renumbering); entry_records has it by entry, entry_decisions which of its
// rows stands, and entry_rows lays them out.
#include "kattegat/journal/sessions/session_history.hpp"

#include "kattegat/journal/records/entry_contents.hpp"
#include "kattegat/journal/sessions/renumbering.hpp"
#include "session_headers.hpp"

namespace kattegat {
namespace {

template <class G>
std::optional<Text> read_entries(const SessionHistory& history, EnteredSession<G>& entered) {
  const std::vector<std::string> numbers = numbers_clockwise(history.by_headers.header);
  entered.entries.reserve(history.entries.size());
  for (const EntryRow& row : history.entries) {
    ReadEntry<G> read = from_contents<G>(row.contents, numbers);
    if (!read.form.empty()) return unreadable_record(row.id, read.form.front().field);
    read.entry.stamp.id = row.id;
    read.entry.stamp.voided = row.voided;
    read.booked = row.row > 0;
    if (row.clock <= history.by_headers.header.dealers_until) read.entry.stamp.dealer.reset();
    entered.entries.push_back(std::move(read));
  }
  return {};
}

}  // namespace

SessionByHeaders session_by_headers(const Uuid& id, Items headers, const WhoIs& who_is) {
  SessionByHeaders session;
  session.id = id;
  sort_items(headers);
  Thing thing = resolved_headers(headers, who_is);
  if (thing.versions().empty()) return session;
  session.evening = thing.held().item->record.parent;
  for (const std::size_t i : thing.open())
    follow_header(session.follows, thing.versions()[i].decision,
                  std::get<SessionContents>(thing.versions()[i].contents));
  session.follows = at_most_a_record_holds(std::move(session.follows));
  session.header_conflict = thing.conflict(RecordKind::session, id);
  if (session.header_conflict) session.header_conflict->session = id;
  session.numberings = Numberings(thing, headers, who_is);
  Version held = std::move(thing).take_held();
  session.header = std::move(std::get<SessionContents>(held.contents));
  session.header.takes_over = false;  // it holds, whoever says it
  return session;
}

SessionHistory::SessionHistory(SessionByHeaders said_by_headers, Items below)
    : by_headers(std::move(said_by_headers)) {
  sort_items(below);
  number_as_held(below, by_headers.header, by_headers.numberings);
  Ended said = ended_in(id(), below);
  RowsBelow read = rows_below(std::move(below));
  entries = std::move(read.rows);
  ended = said.ended;
  add_if_any(conflicts, std::move(said.conflict));
  for (Conflict& conflict : read.conflicts) conflicts.push_back(std::move(conflict));
  for (Conflict& conflict : conflicts) conflict.session = id();
}

std::vector<Conflict> SessionHistory::all_conflicts() const {
  std::vector<Conflict> all;
  add_if_any(all, by_headers.header_conflict);
  all.insert(all.end(), conflicts.begin(), conflicts.end());
  return all;
}

SessionHistory session_history(const Uuid& id, Items headers, Items below, const WhoIs& who_is) {
  return {session_by_headers(id, std::move(headers), who_is), std::move(below)};
}

Ended ended_in(const Uuid& session, const Items& below) {
  std::vector<Version> said;
  for (const Item& item : below) {
    if (item.record.kind != RecordKind::ended) continue;
    auto contents = read_as<EndedContents>(item);
    if (!contents) continue;
    const bool has_ended = contents->ended;
    said.push_back(as_said(item, std::move(*contents), has_ended));
  }
  if (said.empty()) return {};
  const Thing thing(std::move(said), Begun::as_a_fact);
  return {std::get<EndedContents>(thing.held().contents).ended, thing.follows(),
          thing.conflict(RecordKind::ended, session)};
}

Result<EveningSession, Text> header_from(const Uuid& id, const SessionContents& header,
                                         const std::vector<std::string>& names) {
  const std::vector<std::string> seats = clockwise(header, names);
  Checklist list;
  auto session = read_stored_session(header.keys.with_seats(seats).json(), seats, list);
  if (!session) return unreadable_record(id, list.found().front().field);
  session->id = id;
  return std::move(*session);
}

Result<EveningSession, Text> session_from(const SessionHistory& history,
                                          const std::vector<std::string>& names) {
  auto session = header_from(history.id(), history.by_headers.header, names);
  if (!session) return session;
  const auto fault =
      std::visit([&](auto& entered) { return read_entries(history, entered); }, session->entered);
  if (fault) return *fault;
  return session;
}

}  // namespace kattegat
