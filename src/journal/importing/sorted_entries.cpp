#include "sorted_entries.hpp"

namespace kattegat {
namespace {

std::map<Uuid, const EntryRow*> rows_by_id(const SessionHistory& sheet) {
  std::map<Uuid, const EntryRow*> rows;
  for (const EntryRow& row : sheet.entries) rows.emplace(row.id, &row);
  return rows;
}

class SortingOut {
 public:
  SortingOut(const EntriesInFile& file, const BookBefore& book)
      : file_(file), book_(book), rows_(rows_by_id(file.there.sheet)) {
    found_.anew = corrected_anew(file.corrections, file.kept, file.there, book.own_log);
  }

  SortedEntries all() && {
    if (look_each_up()) {
      for (const auto& entry : found_.known) check_counts_once(entry.second);
      for (const auto& entry : found_.anew) check_counts_once(entry.second.rows);
    }
    return std::move(found_);
  }

 private:
  // False where too many are new: no more is said of the session then.
  bool look_each_up() {
    const std::size_t ours = entries_of_log(file_.there.below, book_.own_log);
    for (std::size_t i = 0; i < file_.kept.size(); ++i) {
      const Uuid& id = file_.kept.id(i);
      if (const auto row = rows_.find(id); row != rows_.end()) {
        compare(i, *row->second);
      } else if (book_.what_has(id).is_taken) {
        complain(i, differs("id", id));
      } else if (file_.kept.is_of_no_pair(i)) {
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
  void compare(std::size_t place, const EntryRow& row) {
    if (!file_.kept.says(place, row.contents))
      complain(place, differs("id", row.id));
    else if (found_.anew.count(file_.corrections.entry_of(place)) == 0)
      found_.known[row.entry].push_back({place, &file_.kept.stamp(place)});
  }
  void check_counts_once(const RowsInFile& rows) {
    if (const auto both = count_twice(rows))
      complain(both->second.place,
               {"void", text(Word::import_counts_twice, to_string(*both->first.stamp->id),
                             to_string(*both->second.stamp->id))});
  }
  void complain(std::size_t entry, Violation violation) {
    found_.complaints.push_back({file_.session.place, entry, std::move(violation)});
  }

  const EntriesInFile& file_;
  const BookBefore& book_;
  std::map<Uuid, const EntryRow*> rows_;  // of the book
  SortedEntries found_;
};

}  // namespace

SortedEntries sorted_out(const EntriesInFile& file, const BookBefore& book) {
  return SortingOut(file, book).all();
}

}  // namespace kattegat
