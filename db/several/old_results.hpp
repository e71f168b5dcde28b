// Old results in the book: what is there of them already, and how an import of them is taken back.
#pragma once
#include <optional>
#include <vector>

#include "db/book/book.hpp"
#include "db/book/import.hpp"
#include "db/book/stored.hpp"
#include "db/book/when_and_why.hpp"
#include "db/store/fault.hpp"
#include "kattegat/old_results/old_results.hpp"

namespace kattegat {

// The evenings of a table; one that an earlier edition has stored is the one that the book has.
Result<std::vector<OldEvening>, BookFault> recognized(const Book&, std::vector<OldEvening>);

struct KnownResults {
  std::vector<Uuid> evenings;  // that the book has
  std::int64_t voided = 0;     // entries of these that count for nothing
  std::int64_t standing = 0;   // those that count, and what has been put in their place since
  Violations doubts;           // evenings of the same day with the same people
};
Result<KnownResults, BookFault> known_results(const Book&, const std::vector<Evening>&);

// import_evenings() in the step that looks for doubts: with some, unless forced, nothing is stored.
struct ImportedResults {
  KnownResults known;                // before it
  std::optional<Imported> imported;  // nothing where there are doubts
};
Stored<ImportedResults> import_results(Book&, std::vector<Evening>, Force = Force::no);

// Every entry of these evenings that counts is voided, and what has been put in its place since;
// all of them or none. Answers how many; the evenings that the book lacks are left out.
Stored<std::int64_t> void_results(Book&, const std::vector<Evening>&, const WhenAndWhy&);

}  // namespace kattegat
