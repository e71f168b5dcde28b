// What a decision about an entry would come to is judged before anything is stored.
#include "kattegat/journal/amending.hpp"

#include <algorithm>

#include "kattegat/evening/read_entry.hpp"
#include "kattegat/journal/entry_contents.hpp"
#include "kattegat/journal/importing.hpp"
#include "kattegat/journal/sound.hpp"
#include "same_entry.hpp"

namespace kattegat {

namespace {

// The evening, in which there must be the session.
Result<SoundEvening, Damage> read_sound(EveningItems items, const People& people,
                                        const Uuid& session) {
  auto sound = read_sound(std::move(items), people);
  if (!sound) return sound;
  if (const auto known = session_in(*sound, session); !known) return known.error();
  return sound;
}

}  // namespace

Result<SessionBefore, Damage> session_before(EveningItems items, People people, const Uuid& session,
                                             Booked booked, const Uuid& log) {
  auto sound = read_sound(items, people, session);
  if (!sound) return sound.error();
  return SessionBefore{std::move(items),
                       std::move(people),
                       std::move(sound->history),
                       std::move(sound->evening),
                       session,
                       std::move(booked),
                       log};
}

const EntryRow* SessionBefore::row(const Uuid& entry) const {
  for (const EntryRow& one : sheet().entries)
    if (one.id == entry) return &one;
  return nullptr;
}

namespace {

struct Proposal {
  NewRecord new_record;
  Uuid stands;                         // the entry that stands afterwards
  std::optional<Uuid> corrected = {};  // it is new, in the place of this one
};

// Entries by their numbers in the book, which has not got the new one: that has the number of the
// one in whose place it would be.
Complaints as_numbered(const EveningSession& before, const EveningSession& after,
                       const Proposal& proposal, Complaints complaints) {
  const std::vector<std::optional<Uuid>> numbered = ids_of_entries(before);
  for (Complaint& complaint : complaints) {
    std::optional<Uuid> entry = id_of_entry(after, *complaint.entry);
    if (proposal.corrected && entry == proposal.stands) entry = proposal.corrected;
    const auto known = std::find(numbered.begin(), numbered.end(), entry);
    complaint.entry = static_cast<std::size_t>(known - numbered.begin());
  }
  return complaints;
}

// Whether the rules of an earlier edition let the entry count. It would, once it is in the book.
bool counts_when_booked(EveningSession played, const Uuid& entry) {
  std::visit(
      [&](auto& entered) {
        for (auto& read : entered.entries)
          if (read.entry.stamp.id == entry) read.booked = true;
      },
      played.entered);
  const Complaints broken = broken_in(played);
  return std::none_of(broken.begin(), broken.end(), [&](const Complaint& complaint) {
    return id_of_entry(played, *complaint.entry) == entry;
  });
}

// What an entry breaks may be stored until it is put right, what it leaves out not: there is
// nothing to put right. Nor is there a way around the rules of today.
bool can_be_forced(const EveningSession& played, const Proposal& proposal,
                   const Complaints& caused) {
  if (!proposal.corrected) return true;
  bool is_faulty = false;
  for (const Complaint& complaint : caused) {
    if (id_of_entry(played, *complaint.entry) != proposal.stands) continue;
    if (complaint.violation.kind == Violation::Kind::missing) return false;
    is_faulty = true;
  }
  return !is_faulty || !counts_when_booked(played, proposal.stands);
}

// What the proposal comes to; refused when entries then break a rule that did not.
Amendment outcome_of(const SessionBefore& before, const Proposal& proposal, bool force) {
  auto after = read_sound(with_new_records(before.items, {proposal.new_record}), before.people,
                          before.session);
  if (!after) return after.error();
  const EveningSession& played = *find_session(after->evening, before.session);
  Complaints caused = newly_broken(before.played(), played);
  const bool forced = force && can_be_forced(played, proposal, caused);
  if (!caused.empty() && !forced) {
    Complaints complaints = as_numbered(before.played(), played, proposal, std::move(caused));
    return Refused{std::move(after->evening), std::move(complaints)};
  }
  const SessionHistory& sheet = *after->history.session(before.session);
  Amended amended{{proposal.new_record}, postings(sheet, judge(played), before.booked), {}};
  take_over(amended.new_records, amended.postings, before.sheet(), before.log);
  amended.decided.id = proposal.stands;
  if (forced) amended.decided.broken = broken_in(played);
  amended.decided.evening = std::move(after->evening);
  return amended;
}

Amendment known_already(const SessionBefore& before, const Uuid& entry) {
  return Amended{{}, {}, {entry, true, before.evening, {}}};
}
WhyNot no_such_entry(const Uuid& entry) {
  return {true, text(Word::book_no_entry, to_string(entry))};
}

Follows open_decisions(const SessionBefore& before, const Uuid& entry) {
  return decisions_on(entry, before.items.sessions.at(before.session).below).value_or(Follows{});
}

Amendment decided(const SessionBefore& before, RecordKind kind, const EntryRequest& request,
                  const Uuid& record) {
  const DecisionContents contents{request.entry, request.at, request.why,
                                  open_decisions(before, request.entry)};
  return outcome_of(before, {new_record(kind, record, before.session, contents), request.entry},
                    request.force);
}

}  // namespace

namespace {

// In a conflict saying again that nothing of an entry counts settles it, by whichever row it is
// said; of a correction beside one that counts it was never in doubt.
bool is_in_doubt(const SessionBefore& before, const EntryRow& row) {
  bool is_in_conflict = false, counts = false;
  for (const EntryRow& one : before.sheet().entries) {
    if (one.thing != row.thing) continue;
    is_in_conflict = is_in_conflict || one.state == EntryState::conflict;
    counts = counts || !one.voided;
  }
  return is_in_conflict && (!counts || row.id == row.thing);
}

}  // namespace

Amendment voiding(const SessionBefore& before, const EntryRequest& request, const Uuid& record) {
  const EntryRow* row = before.row(request.entry);
  if (!row) return no_such_entry(request.entry);
  if (row->voided && !is_in_doubt(before, *row)) return known_already(before, request.entry);
  return decided(before, RecordKind::voided, request, record);
}

Amendment restoring(const SessionBefore& before, const EntryRequest& request, const Uuid& record) {
  const EntryRow* row = before.row(request.entry);
  if (!row) return no_such_entry(request.entry);
  if (row->state == EntryState::live) return known_already(before, request.entry);
  return decided(before, RecordKind::restored, request, record);
}

// ---- Corrections ----

Uuid correction_id(const Uuid& of, const std::string& says, int nth) {
  return derived_uuid(of, "correction " + std::to_string(nth) + " " + says);
}

Replacement read_replacement(const SessionBefore& before, const Json& entry, NamesOf called,
                             const Uuid& of, const std::function<bool(const Uuid&)>& is_taken) {
  const std::vector<std::string> numbers = numbers_clockwise(before.sheet().header);
  const std::vector<std::string>& seats = before.played().seats;
  const std::vector<std::string> shown =
      called == NamesOf::now ? shown_names(before.history, seats) : seats;
  // Another text, or another time, is another correction.
  const auto stands = [&](const Uuid& id, const EntryContents& contents) {
    const EntryRow* row = before.row(id);
    return row && row->state == EntryState::live && row->contents.body == contents.body &&
           row->contents.texts == contents.texts;
  };
  return std::visit(
      [&]<class G>(const EnteredSession<G>&) {
        const ReadEntry<G> read = read_entry<G>(entry, seats, shown);
        Replacement made;
        made.contents = to_contents<G>(read.entry, numbers);
        if (const auto& given = read.entry.stamp.id) {
          made.id = *given;
          made.is_taken = is_taken(*given);
        } else {
          const std::string says = what_is_said<G>(read.entry, numbers);
          int nth = 0;
          do made.id = correction_id(of, says, nth++);
          while (is_taken(made.id) && !stands(made.id, made.contents));
        }
        made.at = read.entry.stamp.at.value_or("");
        made.form = read.form;
        if (read.entry.stamp.voided)
          made.form.push_back({"void", text(Word::form_not_asked, std::string("void")),
                               Violation::Kind::not_asked});
        return made;
      },
      before.played().entered);
}

namespace {

// The correction has been stored before, under this id.
bool is_stored(const SessionBefore& before, const Replacement& with, const Uuid& entry) {
  const std::vector<std::string> numbers = numbers_clockwise(before.sheet().header);
  const auto says_this = [&](const EntryContents& known) {
    return std::visit(
        [&]<class G>(const EnteredSession<G>&) {
          return says_the_same<G>(known, with.contents, before.sheet().header, numbers);
        },
        before.played().entered);
  };
  for (const Item& item : before.items.sessions.at(before.session).below) {
    if (item.record.kind != RecordKind::correction || item.record.id != with.id) continue;
    const auto contents = read_as<CorrectionContents>(item);
    if (contents && contents->of == entry && says_this(contents->as)) return true;
  }
  return false;
}

Complaints complaints_of(const SessionBefore& before, const EntryRow& of, const Replacement& with) {
  Complaints complaints;
  const std::size_t index = before.played().index;
  const auto entry = static_cast<std::size_t>(&of - before.sheet().entries.data());
  for (const Violation& violation : with.form) complaints.push_back({index, entry, violation});
  if (before.sheet().entries.size() >= entries_limit)
    complaints.push_back(
        {index, {}, {"type", text(Word::session_full, std::int64_t{entries_limit})}});
  if (with.is_taken)
    complaints.push_back({index, entry, {"id", text(Word::import_differs, to_string(with.id))}});
  return complaints;
}

}  // namespace

Amendment correcting(const SessionBefore& before, const EntryRequest& request,
                     const Replacement& with) {
  const EntryRow* const row = before.row(request.entry);
  if (!row) return no_such_entry(request.entry);
  if (is_stored(before, with, request.entry)) return known_already(before, with.id);
  Complaints complaints = complaints_of(before, *row, with);
  if (!complaints.empty()) return Refused{before.evening, std::move(complaints)};
  const CorrectionContents contents{request.entry, with.contents,
                                    request.at.empty() ? with.at : request.at, request.why,
                                    open_decisions(before, request.entry)};
  return outcome_of(before,
                    {new_record(RecordKind::correction, with.id, before.session, contents), with.id,
                     request.entry},
                    request.force);
}

// ---- Seats ----

namespace {

// The header with its players where they really sat.
SessionContents seated(const SessionContents& was, const std::vector<std::string>& names,
                       const SeatsRequest& request) {
  const auto number_of = [&](const std::string& name) {
    return static_cast<std::size_t>(std::find(names.begin(), names.end(), name) - names.begin());
  };
  SessionContents now = was;
  for (std::size_t seat = 0; seat < request.seats.size(); ++seat) {
    const std::size_t sitter = number_of(request.seats[seat]);
    if (request.kind == Reseat::people)
      now.sitters[static_cast<std::size_t>(was.order[seat])] = was.sitters[sitter];
    else
      now.order[seat] = static_cast<int>(sitter);
  }
  return now;
}

std::int64_t newest_clock(const Items& items) {
  std::int64_t clock = 0;
  for (const Item& item : items) clock = std::max(clock, item.record.clock);
  return clock;
}

}  // namespace

Amendment reseating(const SessionBefore& before, const SeatsRequest& request) {
  const SessionHistory& sheet = before.sheet();
  std::vector<std::string> names;
  for (const Uuid& sitter : sheet.header.sitters) {
    const Participant* one = before.history.find(sitter);
    names.push_back(one ? one->written : "");
  }
  // They were asked for a moment ago, and somebody may have been forgotten since.
  if (!std::is_permutation(request.seats.begin(), request.seats.end(), names.begin(), names.end()))
    return WhyNot{false, text(Word::seats_others)};
  SessionContents header = seated(sheet.header, names, request);
  const bool is_so = header.sitters == sheet.header.sitters && header.order == sheet.header.order;
  const bool is_open =
      std::any_of(sheet.conflicts.begin(), sheet.conflicts.end(),
                  [](const Conflict& one) { return one.about == RecordKind::session; });
  if (is_so && !is_open) return known_already(before, before.session);
  if (request.kind == Reseat::order)
    header.dealers_until = newest_clock(before.items.sessions.at(before.session).below);
  header.why = request.why;
  header.follows = sheet.follows;
  return outcome_of(
      before,
      {new_record(RecordKind::session, before.session, before.sheet().evening, header),
       before.session},
      request.force);
}

// ---- The end ----

std::optional<NewRecord> ending(const Uuid& session, const Ended& now, bool ended,
                                const std::string& at, const Uuid& record) {
  if (now.ended == ended && !now.conflict) return std::nullopt;
  return new_record(RecordKind::ended, record, session, EndedContents{ended, at, "", now.follows});
}

}  // namespace kattegat
