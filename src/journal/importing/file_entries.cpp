#include "file_entries.hpp"

#include <algorithm>
#include <map>

#include "corrected_anew.hpp"
#include "kattegat/journal/records/entry_contents.hpp"
#include "src/journal/records/same_entry.hpp"
#include "src/journal/sessions/kept_pairs.hpp"

namespace kattegat {
namespace {

std::map<Uuid, const EntryRow*> rows_by_id(const SessionHistory& sheet) {
  std::map<Uuid, const EntryRow*> rows;
  for (const EntryRow& row : sheet.entries) rows.emplace(row.id, &row);
  return rows;
}
template <class G>
std::vector<const Stamp*> stamps_of(const EnteredSession<G>& entered) {
  std::vector<const Stamp*> stamps;
  for (const ReadEntry<G>& read : entered.entries) stamps.push_back(&read.entry.stamp);
  return stamps;
}

template <class G>
class FileEntries {
 public:
  FileEntries(const EveningSession& session, const EnteredSession<G>& entered,
              const SessionInBook& there, const Corrections& corrections, const BookBefore& book)
      : session_(session),
        entered_(entered),
        there_(there),
        corrections_(corrections),
        book_(book),
        numbers_(numbers_clockwise(there.order)),
        pairs_(pairs_between(there.order, there.sheet.header.order)),
        rows_(rows_by_id(there.sheet)),
        anew_(corrected_anew(
            corrections, stamps_of(entered), [&](const Uuid& id) { return rows_.count(id) > 0; },
            there.below)) {}

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
    for (std::size_t i = 0; i < entered_.entries.size(); ++i) {
      if (const auto row = rows_.find(*stamp(i).id); row != rows_.end()) {
        compare(i, *row->second);
      } else if (book_.under(*stamp(i).id).is_taken) {
        complain(i, differs("id", *stamp(i).id));
      } else if (is_of_no_pair(i)) {
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
    if (!says_the_same<G>(row.contents, contents(place), there_.sheet.header, numbers_))
      complain(place, differs("id", row.id));
    else if (anew_.count(corrections_.entry_of(place)) == 0)
      known_[row.entry].push_back({place, &stamp(place)});
  }
  // It counts, and for pairs that are none any longer as the book seats them.
  [[nodiscard]] bool is_of_no_pair(std::size_t place) const {
    return pairs_ == KeptPairs::others && !stamp(place).voided &&
           is_by_pairs(entered_.entries[place].entry);
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
    const Stamp& says = stamp(place);
    add_record(RecordKind::entry, *says.id, contents(place));
    if (says.voided && anew_.count(place) == 0)
      add_decision({RecordKind::voided, *says.id, *says.voided});
  }
  void add_correction(std::size_t place, const Corrections::One& correction) {
    const CorrectedAnew& entry = anew_.at(correction.entry);
    add_record(RecordKind::correction, *stamp(place).id,
               correction_of(stamp(correction.of), place, entry));
    if (place != entry.added.back()) return;
    // Said before whatever comes next, which may stand in its place.
    if (const auto decided = decided_behind(entry, corrections_))
      add_decision(*decided, stamp(place).id);
  }
  // Behind that of the same entry which is added before it.
  [[nodiscard]] CorrectionContents correction_of(const Stamp& of, std::size_t place,
                                                 const CorrectedAnew& entry) const {
    const Voided& why = of.voided ? *of.voided : *stamp(place).voided;
    CorrectionContents says{*of.id, contents(place), why.at.value_or(""), why.why, entry.known};
    const auto here = std::lower_bound(entry.added.begin(), entry.added.end(), place);
    if (here != entry.added.begin()) says.behind = stamp(*std::prev(here)).id;
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

  [[nodiscard]] EntryContents contents(std::size_t place) const {
    Entry<G> entry = entered_.entries[place].entry;
    keep_with_people<G>(entry, pairs_);
    return to_contents<G>(std::move(entry), numbers_);
  }
  [[nodiscard]] const Stamp& stamp(std::size_t place) const {
    return entered_.entries[place].entry.stamp;
  }
  void complain(std::size_t entry, Violation violation) {
    lacking_.complain(session_.index, entry, std::move(violation));
  }

  const EveningSession& session_;
  const EnteredSession<G>& entered_;
  const SessionInBook& there_;
  const Corrections& corrections_;  // that the file has
  const BookBefore& book_;
  std::vector<std::string> numbers_;      // of the book, beside the file's seats
  KeptPairs pairs_;                       // what has become there of those who sit so
  std::map<Uuid, const EntryRow*> rows_;  // that the book has
  AllCorrectedAnew anew_;
  std::map<Uuid, RowsInFile> known_;   // of the others those that the book has, by its entry
  std::vector<std::size_t> new_ones_;  // by their places; rising
  Lacking lacking_;
};

}  // namespace

Lacking lacking_entries(const EveningSession& session, const SessionInBook& there,
                        const Corrections& corrections, const BookBefore& book) {
  return std::visit(
      [&]<class G>(const EnteredSession<G>& entered) {
        return FileEntries<G>(session, entered, there, corrections, book).all();
      },
      session.entered);
}

}  // namespace kattegat
