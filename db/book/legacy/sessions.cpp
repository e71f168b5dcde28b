#include "db/book/legacy/sessions.hpp"

#include "kattegat/evening/read_entry.hpp"
#include "kattegat/journal/records/entry_contents.hpp"
#include "kattegat/journal/sessions/session_history.hpp"

namespace kattegat {
namespace {

EntryContents old_entry(const EveningSession& file, const SessionContents& header, const Uuid& id,
                        const Json& json) {
  return std::visit(
      [&]<class G>(const EnteredSession<G>&) {
        const ReadEntry<G> read = read_entry<G>(json, file.seats);
        if (!read.form.empty()) cannot_be_read(id, read.form.front().field);
        return to_contents<G>(read.entry, numbers_clockwise(header));
      },
      file.entered);
}

}  // namespace

void NewSessions::add(const OldRecord& record, std::span<const OldRecord* const> below,
                      const OldPlayers& players) {
  std::optional<Opened> session;
  if (!log_.lost().try_to_make([&] { session = open(record, players); })) return;
  opened_.insert(record.id);
  for (const OldRecord* one : below) log_.lost().try_to_make([&] { add_below(*session, *one); });
}

NewSessions::Opened NewSessions::open(const OldRecord& record, const OldPlayers& players) {
  std::vector<std::string> names;
  for (const auto& [name, id] : players) names.push_back(name);
  Checklist list;
  const auto session = read_stored_session(object_of(record), names, list);
  if (!session) cannot_be_read(record.id, list.found().front().field);
  SessionContents header;
  header.keys = session->keys;
  for (const std::string& seat : session->seats) {
    header.sitters.push_back(players.at(seat));
    header.order.push_back(static_cast<int>(header.order.size()));
  }
  log_.append(new_record(RecordKind::session, record.id, *record.parent, header));
  return {record.id, *session, header};
}

void NewSessions::add_below(const Opened& session, const OldRecord& record) {
  if (record.kind == OldKind::entry)
    remember(record, log_.append(new_record(
                         RecordKind::entry, record.id, session.id,
                         old_entry(session.file, session.header, record.id, record.body))));
  if (record.kind == OldKind::voided) void_entry(session, record);
  if (record.kind == OldKind::correction) correct(session, record);
  if (record.kind == OldKind::end || record.kind == OldKind::resume) end(session, record);
}

void NewSessions::void_entry(const Opened& session, const OldRecord& record) {
  const Uuid of = uuid_under(record, "entry");
  if (hashes_.count(of) == 0) return log_.lost().add(1);  // the book does not have the entry
  const DecisionContents decision{of, time_of(record), said(record, "why"), follows(record, of)};
  decide(record, of, new_record(RecordKind::voided, record.id, session.id, decision));
}

void NewSessions::correct(const Opened& session, const OldRecord& record) {
  const Uuid of = uuid_under(record, "entry");
  const Json* as = record.body.find("as");
  if (!as) cannot_be_read(record.id, "as");
  if (hashes_.count(of) == 0) return log_.lost().add(1);
  const CorrectionContents correction{of, old_entry(session.file, session.header, record.id, *as),
                                      time_of(record), said(record, "why"), follows(record, of)};
  decide(record, of, new_record(RecordKind::correction, record.id, session.id, correction));
}

// Over, or going on again: each follows what was said of it before.
void NewSessions::end(const Opened& session, const OldRecord& record) {
  const EndedContents ended{record.kind == OldKind::end, time_of(record), said(record, "why"),
                            ended_[session.id]};
  ended_[session.id] = {
      log_.append(new_record(RecordKind::ended, record.id, session.id, ended)).head};
}

void NewSessions::remember(const OldRecord& record, const Appended& appended) {
  hashes_.try_emplace(record.id, appended.head);
  things_.try_emplace(record.id, record.id);
}
void NewSessions::decide(const OldRecord& record, const Uuid& of, NewRecord new_record) {
  const Uuid thing = things_.at(of);
  const Appended decided = log_.append(std::move(new_record));
  remember(record, decided);
  things_[record.id] = thing;
  decided_[{record.origin, thing}] = decided.head;
}
// What it decides about, and what the same tablet had decided about it before.
Follows NewSessions::follows(const OldRecord& record, const Uuid& of) const {
  Follows seen{hashes_.at(of)};
  const auto before = decided_.find({record.origin, things_.at(of)});
  if (before != decided_.end() && before->second != seen.front()) seen.push_back(before->second);
  return seen;
}

}  // namespace kattegat
