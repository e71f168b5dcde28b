// Entries that an earlier edition of the rules allowed, and today's refuse.
#pragma once
#include "db/book/steps/writing.hpp"
#include "kattegat/evening/read_entry.hpp"
#include "kattegat/journal/records/entry_contents.hpp"
#include "support/books.hpp"

namespace kattegat::test {

inline const std::vector<std::string> four_of_esmakker{"A", "B", "C", "D"};
// In the first edition 8 was higher than 7 kvarte; today it is lower.
inline const std::string once_legal =
    R"({"type":"deal","auction":[["B","7-kvarte"],["C","8"],["B","pass"],["D","pass"],)"
    R"(["A","pass"]],"trump":"H","partner":null,"tricks":8})";

// Nobody could say in an auction that they went along; nor could they without one.
inline const std::string went_along_beside_it =
    R"({"type":"deal","auction":[["B","sol"],["C","pass"],["D","pass"],["A","pass"]],)"
    R"("with":["C"],"tricks":{"B":1,"C":2}})";

// As a program of that time stored it: a deal and what it paid.
inline void store_unjudged(Book& book, const Uuid& session, const Uuid& id,
                           const std::string& deal = once_legal,
                           const std::vector<Points>& points = {Points{-250}, Points{-250},
                                                                Points{750}, Points{-250}}) {
  const ReadEntry<EsmakkerWhist> draft = read_entry<EsmakkerWhist>(json_of(deal), four_of_esmakker);
  const std::vector<std::string> numbers{"0", "1", "2", "3"};
  Batch batch;
  batch.own.push_back(
      new_record(RecordKind::entry, id, session, to_contents<EsmakkerWhist>(draft.entry, numbers)));
  for (const Transfer& paid : transfers_of(points))
    batch.postings.push_back({session, -1, paid.from.index, paid.to.index, paid.amount});
  book.store().writing([&] {
    book.store().append(batch);
    return true;
  });
}

}  // namespace kattegat::test
