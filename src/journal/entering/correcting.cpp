#include "kattegat/journal/entering/correcting.hpp"

#include "kattegat/evening/read_entry.hpp"
#include "proposal.hpp"
#include "src/journal/records/same_entry.hpp"

namespace kattegat {
namespace {

// Of which entry, and what is asked of the book.
struct Correcting {
  const Uuid& of;
  const std::function<bool(const Uuid&)>& is_taken;
};

// It stands in the book as it is: another text, or another time, is another correction.
bool counts_already(const SessionBefore& before, const Replacement& one) {
  const EntryRow* row = before.row(one.id);
  return row && row->state == EntryState::live && row->contents == one.contents;
}

// Under the id that it was given, or the first of its own that nothing else has.
template <class G>
void give_id(Replacement& made, const Entry<G>& entry, Names numbers, const SessionBefore& before,
             const Correcting& asked) {
  if (const auto& given = entry.stamp.id) {
    made.id = *given;
    made.is_taken = asked.is_taken(*given);
    return;
  }
  const std::string says = what_is_said<G>(entry, numbers);
  int nth = 0;
  do made.id = correction_id(asked.of, says, nth++);
  while (asked.is_taken(made.id) && !counts_already(before, made));
}

// What no correction may say, though a file's entry may. In a record an empty reason is one that
// has been forgotten, and lets the entry count.
template <class G>
Violations not_to_be_said(Entry<G> entry) {
  Checklist reasons;
  each_free_text<G>(entry, [&](std::string_view key, const std::string& text) {
    if (key == "why") reasons.asked_to_say(text, key);
  });
  Violations found = std::move(reasons).done();
  if (entry.stamp.voided)
    found.push_back(
        {"void", text(Word::form_not_asked, std::string("void")), Violation::Kind::not_asked});
  return found;
}

}  // namespace

Replacement read_replacement(const SessionBefore& before, const Json& entry, NamesOf called,
                             const Uuid& of, const std::function<bool(const Uuid&)>& is_taken) {
  const std::vector<std::string> numbers = numbers_clockwise(before.sheet().by_headers.header);
  const std::vector<std::string>& seats = before.played().seats;
  const std::vector<std::string> shown =
      called == NamesOf::now ? shown_names(before.sound.history, seats) : seats;
  return std::visit(
      [&]<class G>(const EnteredSession<G>&) {
        ReadEntry<G> read = read_entry<G>(entry, seats, shown);
        Replacement made;
        made.contents = to_contents<G>(read.entry, numbers);
        give_id<G>(made, read.entry, numbers, before, {of, is_taken});
        made.form = std::move(read.form);
        for (Violation& one : not_to_be_said<G>(std::move(read.entry)))
          made.form.push_back(std::move(one));
        return made;
      },
      before.played().entered);
}

namespace {

// The correction has been stored before, under this id.
bool is_stored(const SessionBefore& before, const Replacement& with, const Uuid& entry) {
  const std::vector<std::string> numbers = numbers_clockwise(before.sheet().by_headers.header);
  const auto says_this = [&](const EntryContents& known) {
    return std::visit(
        [&]<class G>(const EnteredSession<G>&) {
          return says_the_same<G>(known, with.contents, before.sheet().by_headers.header, numbers);
        },
        before.played().entered);
  };
  for (const Item& item : before.below) {
    if (item.record.kind != RecordKind::correction || item.record.id != with.id) continue;
    const auto contents = read_as<CorrectionContents>(item);
    if (contents && contents->of == entry && says_this(contents->as)) return true;
  }
  return false;
}

// What is against it, whatever the rules say.
struct Against {
  Complaints form, others;
};
Against what_is_against(const SessionBefore& before, std::size_t entry, const Replacement& with) {
  Against found;
  const PlaceInFile place = before.played().place;
  for (const Violation& violation : with.form) found.form.push_back({place, entry, violation});
  if (entries_of_log(before.items.sessions.at(before.session).below, before.log) >= entries_limit)
    found.others.push_back(
        {place, {}, {"type", text(Word::session_full, std::int64_t{entries_limit})}});
  if (with.is_taken && with.form.empty())  // else it may be what has this id
    found.others.push_back({place, entry, {"id", text(Word::form_id_taken, to_string(with.id))}});
  return found;
}

}  // namespace

Amendment correcting(const SessionBefore& before, const EntryRequest& request,
                     const Replacement& with) {
  const auto place = before.place_of(request.entry);
  if (!place) return no_such_entry(request.entry);
  // What cannot be read is never known: of it there may be more than has been stored.
  if (with.form.empty() && is_stored(before, with, request.entry))
    return known_already(before, with.id);
  const CorrectionContents contents{request.entry, with.contents, request.at, request.why,
                                    open_decisions(before, request.entry)};
  const Proposal proposal{new_record(RecordKind::correction, with.id, before.session, contents),
                          with.id, request.entry};
  auto [complaints, others] = what_is_against(before, *place, with);
  if (complaints.empty() && others.empty()) return outcome_of(before, proposal, request.force);
  const bool can_be_judged = !with.is_taken && others.empty();
  if (can_be_judged)
    if (Complaints all = all_wrong_with(before, proposal, with.form); !all.empty())
      return Refused{before.sound.evening, std::move(all)};
  complaints.insert(complaints.end(), others.begin(), others.end());
  return Refused{before.sound.evening, std::move(complaints)};
}

}  // namespace kattegat
