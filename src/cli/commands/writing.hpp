// The book, written.
#pragma once
#include "db/book/stored.hpp"
#include "kattegat/journal/records/overruling.hpp"
#include "src/cli/answers.hpp"

namespace kattegat::cli {

// With Force::yes also what breaks a rule of play, and without remarks on names.
Status import_files(const Setting&, const std::vector<std::string>& files, Force);
// The entries on standard input, a line each.
Status record(const Setting&, const std::string& session);

// What is decided about an entry.
struct DecisionOrder {
  std::string entry;  // or SESSION/ENTRY
  std::string why;
  Force force = Force::no;
};
Status void_stored(const Setting&, const DecisionOrder&);
Status restore_stored(const Setting&, const DecisionOrder&);
Status correct_stored(const Setting&, const DecisionOrder&);  // by the entry on standard input

struct PaymentOrder {
  std::string evening, from, to, amount;
  Extra extra = Extra::no;
  bool undo = false;  // it has been taken back,
  std::string why;    // for this reason
};
Status pay(const Setting&, const PaymentOrder&);

}  // namespace kattegat::cli
