#include "lacking_entries.hpp"

#include <algorithm>

#include "differs.hpp"
#include "newly_corrected.hpp"

namespace kattegat {
namespace {

// Which of the entries the book has, and which are new.
struct SortedEntries {
  AllNewlyCorrected corrected;
  std::map<Uuid, RowsInFile> known;  // of the others those that the book has, by its entry
  std::vector<EntryIndex> new_ones;  // rising
};

class SortingOut {
 public:
  SortingOut(const EntriesInFile& file, const BookBefore& book) : file_(file), book_(book) {
    for (const EntryRow& row : file.in_book().entries) rows_.emplace(row.id, &row);
    found_.corrected = newly_corrected(file, book.own_log);
  }

  Result<SortedEntries, Complaints> all() && {
    if (look_each_up()) {
      for (const auto& entry : found_.known) check_counts_once(entry.second);
      for (const auto& entry : found_.corrected) check_counts_once(entry.second.rows);
    }
    if (!complaints_.empty()) return std::move(complaints_);
    return std::move(found_);
  }

 private:
  // False where too many are new: no more is said of the session then.
  bool look_each_up() {
    const std::size_t ours = entries_of_log(file_.in_book().below, book_.own_log);
    for (EntryIndex i; i.value < file_.size(); ++i.value) {
      const Uuid& id = file_.id(i);
      if (const auto row = rows_.find(id); row != rows_.end()) {
        compare(i, *row->second);
      } else if (book_.what_has(id).is_taken) {
        complain(i, differs("id", id));
      } else if (file_.is_of_no_pair(i)) {
        complain(i, {"tricks", text(Word::import_pairs)});
      } else {
        found_.new_ones.push_back(i);
        if (ours + found_.new_ones.size() <= entries_limit) continue;
        complain(i, {"type", text(Word::session_full, std::int64_t{entries_limit})});
        return false;
      }
    }
    return true;
  }
  void compare(EntryIndex one, const EntryRow& row) {
    if (!file_.says(one, row.contents))
      complain(one, differs("id", row.id));
    else if (found_.corrected.count(file_.corrections().entry_of(one)) == 0)
      found_.known[row.entry].push_back(file_.row(one));
  }
  void check_counts_once(const RowsInFile& rows) {
    if (const auto both = count_twice(rows))
      complain(both->second.index,
               {"void", text(Word::import_counts_twice, to_string(*both->first.stamp->id),
                             to_string(*both->second.stamp->id))});
  }
  void complain(EntryIndex one, Violation violation) {
    complaints_.push_back(file_.complaint(one, std::move(violation)));
  }

  const EntriesInFile& file_;
  const BookBefore& book_;
  std::map<Uuid, const EntryRow*> rows_;  // of the book
  SortedEntries found_;
  Complaints complaints_;
};

NewRecord record_of_decision(const FileDecision& decided, const Uuid& session,
                             const BookBefore& book, const std::optional<Uuid>& behind = {}) {
  return new_record(decided.kind, book.new_id(), session,
                    DecisionContents{.of = decided.of,
                                     .at = decided.why.at.value_or(""),
                                     .why = decided.why.why,
                                     .follows = {},
                                     .behind = behind});
}

// Behind that of the same entry which is added before it.
CorrectionContents new_correction(const EntriesInFile& file, EntryIndex correction, EntryIndex of,
                                  const NewlyCorrected& entry) {
  const Stamp& corrected = file.stamp(of);
  const Voided& why = corrected.voided ? *corrected.voided : *file.stamp(correction).voided;
  CorrectionContents says{.of = *corrected.id,
                          .as = file.contents(correction),
                          .at = why.at.value_or(""),
                          .why = why.why,
                          .follows = entry.known};
  const auto& all = entry.new_corrections;
  const auto here = std::lower_bound(all.begin(), all.end(), correction);
  if (here != all.begin()) says.behind = file.id(*std::prev(here));
  return says;
}

// What was decided about one that is corrected anew follows its corrections.
void add_entry(const EntriesInFile& file, EntryIndex one, bool is_newly_corrected,
               const BookBefore& book, std::vector<NewRecord>& records) {
  const Stamp& says = file.stamp(one);
  records.push_back(new_record(RecordKind::entry, *says.id, file.session(), file.contents(one)));
  if (says.voided && !is_newly_corrected)
    records.push_back(
        record_of_decision({RecordKind::voided, *says.id, *says.voided}, file.session(), book));
}

void add_correction(const EntriesInFile& file, EntryIndex one, const AllNewlyCorrected& all,
                    const BookBefore& book, std::vector<NewRecord>& records) {
  const Uuid& id = file.id(one);
  const Corrections::One& correction = file.corrections().all.at(one);
  const NewlyCorrected& entry = all.at(correction.entry);
  records.push_back(new_record(RecordKind::correction, id, file.session(),
                               new_correction(file, one, correction.of, entry)));
  if (one != entry.new_corrections.back()) return;
  // Said before whatever comes next, which may stand in its place.
  if (const auto decided = decided_behind(entry, file.corrections()))
    records.push_back(record_of_decision(*decided, file.session(), book, id));
}

}  // namespace

Result<LackingEntries, Complaints> lacking_entries(const EntriesInFile& file,
                                                   const BookBefore& book) {
  const auto sorted = SortingOut(file, book).all();
  if (!sorted) return sorted.error();
  const SessionInBook& in_book = file.in_book();
  const NewDecisions decided =
      decisions_never_heard_of(sorted->known, in_book.entries, in_book.below);
  LackingEntries lacking;
  lacking.otherwise = decided.otherwise;
  for (const FileDecision& one : decided.all)
    lacking.new_records.push_back(record_of_decision(one, file.session(), book));
  // Behind what is void by now: one of them may stand in its place.
  for (const EntryIndex one : sorted->new_ones)
    if (file.corrections().all.count(one) > 0)
      add_correction(file, one, sorted->corrected, book, lacking.new_records);
    else
      add_entry(file, one, sorted->corrected.count(one) > 0, book, lacking.new_records);
  return lacking;
}

}  // namespace kattegat
