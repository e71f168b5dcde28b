#include "file_entries.hpp"

#include <algorithm>
#include <map>
#include <set>

#include "file_corrections.hpp"
#include "file_decisions.hpp"
#include "file_players.hpp"
#include "kattegat/journal/entry_contents.hpp"
#include "same_entry.hpp"

namespace kattegat {
namespace {

template <class G>
class FileEntries {
 public:
  // `numbers`: by which the book calls the sitters, clockwise.
  FileEntries(const EveningSession& session, const EnteredSession<G>& entered,
              const std::vector<std::string>& numbers, ImportSoFar& so_far)
      : session_(session),
        entered_(entered),
        numbers_(numbers),
        so_far_(so_far),
        addition_(so_far.addition),
        corrections_(corrections_in(entered, numbers)) {}

  void add_all(const std::vector<int>& order) {
    Session<G> fold(entered_.table);
    for (std::size_t i = 0; i < entered_.entries.size(); ++i) {
      const ReadEntry<G>& read = entered_.entries[i];
      const Uuid& id = *read.entry.stamp.id;
      if (id != id_of_nth_entry(*session_.id, i) && so_far_.ask.is_taken(id))
        complain(i, differs("id", id));
      const JudgedEntry judged = judge_next(fold, read);
      const auto place = -1 - static_cast<std::int64_t>(addition_.new_records.size());
      for (const Posting& one :
           postings_of(*session_.id, place, order, by_sitter(order, judged.points)))
        addition_.postings.push_back(one);
      add(i, to_contents<G>(read.entry, numbers_));
      if (read.entry.stamp.voided && !is_about_corrections(i))
        decide(RecordKind::voided, id, *read.entry.stamp.voided);
      decide_behind(i, [](std::size_t) { return true; });
    }
  }

  void add_missing(const SessionInBook& book) {
    const SessionHistory& sheet = book.sheet;
    std::map<Uuid, const EntryRow*> rows;
    for (const EntryRow& row : sheet.entries) rows[row.id] = &row;
    std::map<Uuid, RowsInFile> known;  // by the entry
    std::vector<std::size_t> new_ones;
    for (std::size_t i = 0; i < entered_.entries.size(); ++i) {
      const Entry<G>& entry = entered_.entries[i].entry;
      const Uuid& id = *entry.stamp.id;
      const auto found = rows.find(id);
      if (found == rows.end()) {
        if (so_far_.ask.is_taken(id)) {
          complain(i, differs("id", id));
          continue;
        }
        new_ones.push_back(i);
        if (rows.size() + new_ones.size() > entries_limit)
          return complain(i, {"type", text(Word::session_full, std::int64_t{entries_limit})});
      } else if (!says_the_same<G>(found->second->contents, to_contents<G>(entry, numbers_),
                                   sheet.header, numbers_)) {
        complain(i, differs("id", id));
        continue;
      }
      if (found != rows.end() && !is_decided_later(i, rows))
        known[found->second->thing].push_back({i, &entry.stamp});
    }
    for (const auto& entry : known) check_counts_once(entry.second);
    const HeardOf heard = decisions_heard_of(known, sheet.entries, book.below);
    for (const FileDecision& one : heard.new_ones) decide(one.kind, one.of, one.why);
    addition_.otherwise += heard.otherwise;
    // Behind what is void by now: one of them may stand in its place.
    for (const std::size_t i : new_ones) {
      const Stamp& says = stamp(i);
      add(i, to_contents<G>(entered_.entries[i].entry, numbers_), known_corrections(book.below, i));
      if (says.voided && !is_decided_later(i, rows))
        decide(RecordKind::voided, *says.id, *says.voided);
      decide_behind(i, [&](std::size_t one) {
        return std::binary_search(new_ones.begin(), new_ones.end(), one);
      });
    }
  }

 private:
  [[nodiscard]] const Stamp& stamp(std::size_t place) const {
    return entered_.entries[place].entry.stamp;
  }
  void complain(std::size_t entry, Violation violation) {
    so_far_.complain(session_.index, entry, std::move(violation));
  }

  // `follows`: what the book knows of the file's corrections of the same entry.
  void add(std::size_t place, EntryContents contents, const Follows& follows = {}) {
    const Uuid& id = *stamp(place).id;
    const auto found = corrections_.of.find(place);
    if (found == corrections_.of.end()) {
      addition_.new_records.push_back(new_record(RecordKind::entry, id, *session_.id, contents));
      return;
    }
    const Stamp& of = stamp(found->second);
    const Voided& voided = of.voided ? *of.voided : *stamp(place).voided;
    const Uuid& entry = *stamp(corrections_.entry.at(place)).id;
    const auto [before, is_first] = newest_.try_emplace(entry, id);
    CorrectionContents says{*of.id, std::move(contents), voided.at.value_or(""), voided.why,
                            follows};
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
  template <class IsAdded>
  void decide_behind(std::size_t place, const IsAdded& is_added) {
    const auto entry = corrections_.entry.find(place);
    if (entry == corrections_.entry.end()) return;
    const std::vector<std::size_t>& list = corrections_.by.at(entry->second);
    if (*std::find_if(list.rbegin(), list.rend(), is_added) == place)
      decide_as_the_file(entry->second, list);
  }
  void decide_as_the_file(std::size_t entry, const std::vector<std::size_t>& list) {
    const Uuid& newest = newest_.at(*stamp(entry).id);
    RowsInFile rows{{entry, &stamp(entry)}};
    for (const std::size_t place : list) rows.push_back({place, &stamp(place)});
    check_counts_once(rows);
    const std::optional<Uuid> stands = standing_in(rows);
    if (stands == newest) {
      if (const Voided* again = why_it_counts_again(list, newest))
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
  [[nodiscard]] const Voided* why_it_counts_again(const std::vector<std::size_t>& list,
                                                  const Uuid& newest) const {
    std::set<std::size_t> corrected;
    const Voided* of_newest = nullptr;
    for (const std::size_t place : list) {
      const std::size_t of = corrections_.of.at(place);
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

  [[nodiscard]] bool is_about_corrections(std::size_t place) const {
    return corrections_.of.count(place) + corrections_.by.count(place) > 0;
  }
  // An entry that gets corrections here, and all its corrections.
  [[nodiscard]] bool is_decided_later(std::size_t place,
                                      const std::map<Uuid, const EntryRow*>& rows) const {
    const auto entry = corrections_.entry.find(place);
    const auto found =
        corrections_.by.find(entry == corrections_.entry.end() ? place : entry->second);
    return found != corrections_.by.end() &&
           std::any_of(found->second.begin(), found->second.end(),
                       [&](std::size_t one) { return rows.count(*stamp(one).id) == 0; });
  }
  Follows known_corrections(const Items& below, std::size_t place) {
    const auto entry = corrections_.entry.find(place);
    if (entry == corrections_.entry.end()) return {};
    const auto [known, is_first] = known_.try_emplace(entry->second);
    if (!is_first) return known->second;
    std::set<Uuid> ids;
    for (const std::size_t one : corrections_.by.at(entry->second)) ids.insert(*stamp(one).id);
    for (const Item& item : below)
      if (item.record.kind == RecordKind::correction && ids.count(item.record.id) > 0)
        known->second.push_back(item.record.hash);
    return known->second = at_most_a_record_holds(std::move(known->second));
  }

  const EveningSession& session_;
  const EnteredSession<G>& entered_;
  const std::vector<std::string>& numbers_;
  ImportSoFar& so_far_;
  Addition& addition_;  // its own
  Corrections corrections_;
  std::map<Uuid, Uuid> newest_;           // by entry, of the corrections added here the last one
  std::map<std::size_t, Follows> known_;  // by the place of an entry, corrections that the book has
};

}  // namespace

void add_new_entries(const EveningSession& session, const SessionContents& header,
                     ImportSoFar& so_far) {
  const std::vector<std::string> numbers = numbers_clockwise(header);
  std::visit(
      [&]<class G>(const EnteredSession<G>& entered) {
        FileEntries<G>(session, entered, numbers, so_far).add_all(header.order);
      },
      session.entered);
}

void add_missing_entries(const EveningSession& session, const SessionInBook& book,
                         ImportSoFar& so_far) {
  std::visit(
      [&]<class G>(const EnteredSession<G>& entered) {
        FileEntries<G>(session, entered, book.numbers, so_far).add_missing(book);
      },
      session.entered);
}

}  // namespace kattegat
