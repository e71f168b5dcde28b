// The commands of kattegatctl, one function each. Each answers the program's exit status. Evenings,
// sessions, entries and people are named as they were typed: by an id or the beginning of one,
// people also by their names.
#pragma once
#include <optional>
#include <string>
#include <vector>

#include "answers.hpp"
#include "db/book/stored.hpp"
#include "kattegat/evening/settle.hpp"
#include "kattegat/export/exports.hpp"

namespace kattegat::cli {

// ---- Files ----

struct PlanAsked {
  PlanChoice::Kind kind = PlanChoice::Kind::fewest;
  std::string banker = {};  // with whom everybody settles, when that is the plan
};
// How an evening is settled, and what is asked of it beside that.
struct SettleOrder {
  PlanAsked plan = {};
  std::vector<std::string> what_if = {};  // JSON: other house rules
};
int check(const Setting&, const std::string& file);
int settle_file(const Setting&, const std::string& file, const SettleOrder&);

// ---- The referee ----

int judge_trick(const Setting&, const std::string& file);
int judge_dummy(const Setting&, const std::string& file);
int judge_hands(const Setting&, const std::string& file);

// ---- The book, read ----

int show_evenings(const Setting&);
int show_entries(const Setting&, const std::string& session);
int settle_stored(const Setting&, const std::string& evening, const SettleOrder&);
struct ExportOrder {
  std::string evening;
  const Export* as = nullptr;
  bool without_numbers = false;  // by which people are paid
  Output output;
};
int export_evening(const Setting&, const ExportOrder&);

// Several evenings at once: those that are named, and those of the time. Ticking their payments
// writes to the book.
struct TogetherOrder {
  std::vector<std::string> evenings;
  std::string from, to;                // dates; empty: no bound
  bool paid = false;                   // it has been paid: it is ticked
  std::string payer, payee;            // what these pay and get alone; empty: whoever
  const TogetherExport* as = nullptr;  // nullptr: shown
  Output output;
};
int settle_together(const Setting&, const TogetherOrder&);

// ---- The book, written ----

// With Force::yes also what breaks a rule of play, and without remarks on names.
int import_files(const Setting&, const std::vector<std::string>& files, Force);
// The entries on standard input, a line each.
int record(const Setting&, const std::string& session);

// What is decided about an entry.
struct DecisionOrder {
  std::string entry;  // or SESSION/ENTRY
  std::string why;
  Force force = Force::no;
};
int void_stored(const Setting&, const DecisionOrder&);
int restore_stored(const Setting&, const DecisionOrder&);
int correct_stored(const Setting&, const DecisionOrder&);  // by the entry on standard input

struct PaymentOrder {
  std::string evening, from, to, amount;
  Extra extra = Extra::no;
  bool undo = false;  // it has been taken back,
  std::string why;    // for this reason
};
int pay(const Setting&, const PaymentOrder&);

// Evenings that were begun apart are one; or each of these stands alone again.
int join(const Setting&, const std::vector<std::string>& evenings);
int part(const Setting&, const std::vector<std::string>& evenings);

// Of the evening, or of the whole book when that is empty. `keep`: the beginning of a side's
// record, which is decided for; without it they are shown.
int show_conflicts(const Setting&, const std::string& evening,
                   const std::optional<std::string>& keep);

// ---- The people ----

int show_roster(const Setting&);
// Of two names that look alike the second is refused, unless forced.
int add_player(const Setting&, const std::string& name, Force);
int rename_player(const Setting&, const std::string& from, const std::string& to, Force);
struct Numbers {  // nothing: stays as it is; empty: goes
  std::optional<std::string> swish, mobilepay, iban;
};
int set_numbers(const Setting&, const std::string& name, const Numbers&);
int fuse_players(const Setting&, const std::string& one, const std::string& whom);
int separate_player(const Setting&, const std::string& name);
// Offered as a player no longer; and again.
int remove_player(const Setting&, const std::string& name);
int restore_player(const Setting&, const std::string& name);
int erase_player(const Setting&, const std::string& name, const std::string& pseudonym);

// ---- The file ----

int merge(const Setting&, const std::string& other_book);
// `anchor`: a line that was once printed.
int verify(const Setting&, const std::optional<std::string>& anchor);
int backup(const Setting&, const std::string& file);
int recover(const Setting&, const std::string& file);

}  // namespace kattegat::cli
