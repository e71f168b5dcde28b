#include "file_entries.hpp"

#include <algorithm>
#include <map>

#include "corrected_anew.hpp"

namespace kattegat {
namespace {

std::map<Uuid, const EntryRow*> rows_by_id(const SessionHistory& sheet) {
  std::map<Uuid, const EntryRow*> rows;
  for (const EntryRow& row : sheet.entries) rows.emplace(row.id, &row);
  return rows;
}

class FileEntries {
 public:
  FileEntries(const EveningSession& session, const SessionInBook& there,
              const Corrections& corrections, const BookBefore& book)
      : session_(session),
        there_(there),
        corrections_(corrections),
        book_(book),
        entries_(session, there),
        rows_(rows_by_id(there.sheet)),
        anew_(corrected_anew(corrections, entries_, there, book.own_log)) {}

  Lacking all() && {
    sort_out();
    if (lacking_.complaints.empty()) add_what_is_lacking();
    return std::move(lacking_);
  }

 private:
  // Which of the file's entries the book has, and which are new, and what is against that.
  void sort_out() {
    if (!look_each_up()) return;
    for (const auto& entry : known_) check_counts_once(entry.second);
    for (const auto& entry : anew_) check_counts_once(entry.second.rows);
  }
  void add_what_is_lacking() {
    add_decisions_on_known();
    // Behind what is void by now: one of them may stand in its place.
    for (const std::size_t place : new_ones_) {
      const auto correction = corrections_.all.find(place);
      if (correction == corrections_.all.end())
        add_entry(place);
      else
        add_correction(place, correction->second);
    }
  }

  // False where too many are new: no more is said of the session then.
  bool look_each_up() {
    const std::size_t ours = entries_of_log(there_.below, book_.own_log);
    for (std::size_t i = 0; i < entries_.size(); ++i) {
      const Uuid& id = entries_.id(i);
      if (const auto row = rows_.find(id); row != rows_.end()) {
        compare(i, *row->second);
      } else if (book_.under(id).is_taken) {
        complain(i, differs("id", id));
      } else if (entries_.is_of_no_pair(i)) {
        complain(i, {"tricks", text(Word::import_pairs)});
      } else {
        new_ones_.push_back(i);
        if (ours + new_ones_.size() <= entries_limit) continue;
        complain(i, {"type", text(Word::session_full, std::int64_t{entries_limit})});
        return false;
      }
    }
    return true;
  }
  void compare(std::size_t place, const EntryRow& row) {
    if (!entries_.says(place, row.contents))
      complain(place, differs("id", row.id));
    else if (anew_.count(corrections_.entry_of(place)) == 0)
      known_[row.entry].push_back({place, &entries_.stamp(place)});
  }
  void check_counts_once(const RowsInFile& rows) {
    if (const auto both = count_twice(rows))
      complain(both->second.place,
               {"void", text(Word::import_counts_twice, to_string(*both->first.stamp->id),
                             to_string(*both->second.stamp->id))});
  }

  void add_decisions_on_known() {
    const NewDecisions found = decisions_never_heard_of(known_, there_.sheet.entries, there_.below);
    for (const FileDecision& one : found.all) add_decision(one);
    lacking_.otherwise += found.otherwise;
  }
  void add_entry(std::size_t place) {
    const Stamp& says = entries_.stamp(place);
    add_record(RecordKind::entry, *says.id, entries_.contents(place));
    if (says.voided && anew_.count(place) == 0)
      add_decision({RecordKind::voided, *says.id, *says.voided});
  }
  void add_correction(std::size_t place, const Corrections::One& correction) {
    const CorrectedAnew& entry = anew_.at(correction.entry);
    add_record(RecordKind::correction, entries_.id(place),
               correction_of(entries_.stamp(correction.of), place, entry));
    if (place != entry.added.back()) return;
    // Said before whatever comes next, which may stand in its place.
    if (const auto decided = decided_behind(entry, corrections_))
      add_decision(*decided, entries_.id(place));
  }
  // Behind that of the same entry which is added before it.
  [[nodiscard]] CorrectionContents correction_of(const Stamp& of, std::size_t place,
                                                 const CorrectedAnew& entry) const {
    const Voided& why = of.voided ? *of.voided : *entries_.stamp(place).voided;
    CorrectionContents says{*of.id, entries_.contents(place), why.at.value_or(""), why.why,
                            entry.known};
    const auto here = std::lower_bound(entry.added.begin(), entry.added.end(), place);
    if (here != entry.added.begin()) says.behind = entries_.id(*std::prev(here));
    return says;
  }
  void add_decision(const FileDecision& decided, const std::optional<Uuid>& behind = {}) {
    add_record(
        decided.kind, book_.new_id(),
        DecisionContents{decided.of, decided.why.at.value_or(""), decided.why.why, {}, behind});
  }
  void add_record(RecordKind kind, const Uuid& id, Contents says) {
    lacking_.new_records.push_back(new_record(kind, id, *session_.id, std::move(says)));
  }

  void complain(std::size_t entry, Violation violation) {
    lacking_.complain(session_.index, entry, std::move(violation));
  }

  const EveningSession& session_;
  const SessionInBook& there_;
  const Corrections& corrections_;
  const BookBefore& book_;
  KeptEntries entries_;
  std::map<Uuid, const EntryRow*> rows_;  // of the book
  AllCorrectedAnew anew_;
  std::map<Uuid, RowsInFile> known_;   // of the others those that the book has, by its entry
  std::vector<std::size_t> new_ones_;  // by their places; rising
  Lacking lacking_;
};

}  // namespace

Lacking lacking_entries(const EveningSession& session, const SessionInBook& there,
                        const Corrections& corrections, const BookBefore& book) {
  return FileEntries(session, there, corrections, book).all();
}

}  // namespace kattegat
