#include "file_entries.hpp"

#include <algorithm>
#include <map>
#include <set>

#include "file_corrections.hpp"
#include "file_decisions.hpp"
#include "kattegat/journal/records/entry_contents.hpp"
#include "src/journal/records/same_entry.hpp"
#include "src/journal/sessions/kept_pairs.hpp"

namespace kattegat {
namespace {

template <class G>
class FileEntries {
 public:
  FileEntries(const EveningSession& session, const EnteredSession<G>& entered,
              const SessionInBook& book, ImportSoFar& so_far)
      : session_(session),
        entered_(entered),
        book_(book),
        so_far_(so_far),
        addition_(so_far.addition),
        numbers_(numbers_clockwise(book.order)),
        pairs_(pairs_between(book.order, book.sheet.header.order)),
        corrections_(corrections_in(session, book.order, so_far.hashes_tried)) {
    for (const EntryRow& row : book.sheet.entries) rows_.emplace(row.id, &row);
  }

  void add_missing() {
    if (!sort_out()) return;
    for (const auto& entry : known_) check_counts_once(entry.second);
    const HeardOf heard = decisions_heard_of(known_, book_.sheet.entries, book_.below);
    for (const FileDecision& one : heard.new_ones) decide(one.kind, one.of, one.why);
    addition_.otherwise += heard.otherwise;
    // Behind what is void by now: one of them may stand in its place.
    for (const std::size_t i : new_ones_) {
      add(i);
      const Stamp& says = stamp(i);
      if (says.voided && !is_decided_later(i)) decide(RecordKind::voided, *says.id, *says.voided);
      decide_behind(i);
    }
  }

 private:
  // Which of the file's entries the book has, and which are new; false where these are too many.
  bool sort_out() {
    const std::size_t ours = entries_of_log(book_.below, so_far_.ask.own_log());
    for (std::size_t i = 0; i < entered_.entries.size(); ++i) {
      if (const auto row = rows_.find(*stamp(i).id); row != rows_.end()) {
        compare(i, *row->second);
      } else if (so_far_.ask.is_taken(*stamp(i).id)) {
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
    if (!says_the_same<G>(row.contents, contents(place), book_.sheet.header, numbers_))
      complain(place, differs("id", row.id));
    else if (!is_decided_later(place))
      known_[row.entry].push_back({place, &stamp(place)});
  }
  // It counts, and for pairs that are none any longer as the book seats them.
  [[nodiscard]] bool is_of_no_pair(std::size_t place) const {
    return pairs_ == KeptPairs::others && !stamp(place).voided &&
           is_by_pairs(entered_.entries[place].entry);
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
    so_far_.complain(session_.index, entry, std::move(violation));
  }

  void add(std::size_t place) {
    const Uuid& id = *stamp(place).id;
    const auto correction = corrections_.all.find(place);
    if (correction == corrections_.all.end()) {
      addition_.new_records.push_back(
          new_record(RecordKind::entry, id, *session_.id, contents(place)));
      return;
    }
    const Stamp& of = stamp(correction->second.of);
    const Voided& voided = of.voided ? *of.voided : *stamp(place).voided;
    const Uuid& entry = *stamp(correction->second.entry).id;
    const auto [before, is_first] = newest_.try_emplace(entry, id);
    CorrectionContents says{*of.id, contents(place), voided.at.value_or(""), voided.why,
                            known_corrections(place)};
    if (!is_first) says.behind = std::exchange(before->second, id);
    addition_.new_records.push_back(new_record(RecordKind::correction, id, *session_.id, says));
  }
  void decide(RecordKind kind, const Uuid& entry, const Voided& voided,
              const std::optional<Uuid>& behind = {}) {
    addition_.new_records.push_back(
        new_record(kind, so_far_.ask.new_id(), *session_.id,
                   DecisionContents{entry, voided.at.value_or(""), voided.why, {}, behind}));
  }
  // Behind the last correction of an entry that is added here: it counts, unless the file says
  // otherwise. That is said before whatever comes next, which may stand in its place.
  void decide_behind(std::size_t place) {
    const auto correction = corrections_.all.find(place);
    if (correction == corrections_.all.end()) return;
    const std::size_t entry = correction->second.entry;
    const std::vector<std::size_t>& list = corrections_.by_entry.at(entry);
    const auto is_added = [&](std::size_t one) {
      return std::binary_search(new_ones_.begin(), new_ones_.end(), one);
    };
    if (*std::find_if(list.rbegin(), list.rend(), is_added) == place)
      decide_as_the_file(entry, list);
  }
  void decide_as_the_file(std::size_t entry, const std::vector<std::size_t>& list) {
    const Uuid& newest = newest_.at(*stamp(entry).id);
    RowsInFile rows{{entry, &stamp(entry)}};
    for (const std::size_t place : list) rows.push_back({place, &stamp(place)});
    check_counts_once(rows);
    const std::optional<Uuid> stands = standing_in(rows);
    if (stands == newest) {
      if (const Voided* again = why_newest_counts_again(list, newest))
        decide(RecordKind::restored, *stands, *again, stands);
      return;
    }
    std::size_t last = list.back();
    for (const std::size_t place : list)
      if (*stamp(place).id == newest) last = place;
    const Stamp& says = stamp(stamp(last).voided ? last : entry);
    if (says.voided)
      decide(stands ? RecordKind::restored : RecordKind::voided,
             stands.value_or(*stamp(list.back()).id), *says.voided, newest);
  }
  // A newest correction that was struck out and counts again: so says whatever nobody corrected.
  [[nodiscard]] const Voided* why_newest_counts_again(const std::vector<std::size_t>& list,
                                                      const Uuid& newest) const {
    std::set<std::size_t> corrected;
    const Voided* of_newest = nullptr;
    for (const std::size_t place : list) {
      const std::size_t of = corrections_.all.at(place).of;
      corrected.insert(of);
      if (*stamp(place).id == newest && stamp(of).voided) of_newest = &*stamp(of).voided;
    }
    for (const std::size_t place : list) {
      const std::optional<Voided>& voided = stamp(place).voided;
      if (voided && corrected.count(place) == 0 && of_newest && !(*voided == *of_newest))
        return &*voided;
    }
    return nullptr;
  }
  void check_counts_once(const RowsInFile& rows) {
    if (const auto both = count_twice(rows))
      complain(both->second.place,
               {"void", text(Word::import_counts_twice, to_string(*both->first.stamp->id),
                             to_string(*both->second.stamp->id))});
  }

  // An entry that gets corrections here, and all its corrections.
  [[nodiscard]] bool is_decided_later(std::size_t place) {
    const std::size_t entry = corrections_.entry_of(place);
    const auto found = corrections_.by_entry.find(entry);
    if (found == corrections_.by_entry.end()) return false;
    const auto [known, is_first] = decided_later_.try_emplace(entry);
    if (is_first)
      known->second = std::any_of(found->second.begin(), found->second.end(), [&](std::size_t one) {
        return rows_.count(*stamp(one).id) == 0;
      });
    return known->second;
  }
  // What the book has of the file's corrections of the same entry.
  Follows known_corrections(std::size_t place) {
    const std::size_t entry = corrections_.entry_of(place);
    const auto [known, is_first] = known_corrections_.try_emplace(entry);
    if (!is_first) return known->second;
    std::set<Uuid> ids;
    for (const std::size_t one : corrections_.by_entry.at(entry)) ids.insert(*stamp(one).id);
    for (const Item& item : book_.below)
      if (item.record.kind == RecordKind::correction && ids.count(item.record.id) > 0)
        known->second.push_back(item.record.hash);
    return known->second = at_most_a_record_holds(std::move(known->second));
  }

  const EveningSession& session_;
  const EnteredSession<G>& entered_;
  const SessionInBook& book_;
  ImportSoFar& so_far_;
  Addition& addition_;                // its own
  std::vector<std::string> numbers_;  // of the book, beside the file's seats
  KeptPairs pairs_;                   // what has become there of those who sit so
  Corrections corrections_;
  std::map<Uuid, const EntryRow*> rows_;  // that the book has
  std::map<Uuid, RowsInFile> known_;      // of them those of the file, by the entry
  std::vector<std::size_t> new_ones_;     // by their places; rising
  std::map<Uuid, Uuid> newest_;           // by entry, of the corrections added here the last one
  std::map<std::size_t, bool> decided_later_;         // by the place of an entry
  std::map<std::size_t, Follows> known_corrections_;  // likewise
};

}  // namespace

void add_missing_entries(const EveningSession& session, const SessionInBook& book,
                         ImportSoFar& so_far) {
  std::visit(
      [&]<class G>(const EnteredSession<G>& entered) {
        FileEntries<G>(session, entered, book, so_far).add_missing();
      },
      session.entered);
}

}  // namespace kattegat
