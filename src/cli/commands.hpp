// The commands of kattegatctl, one function each. Each answers the program's exit status.
#pragma once
#include <optional>
#include <string>
#include <vector>

#include "answers.hpp"

namespace kattegat::cli {

// How an evening is settled, and what is asked of it beside that.
struct SettleOrder {
  std::string plan = "fewest";
  std::vector<std::string> what_if = {};  // JSON: other house rules
};

// Several evenings of the book at once: those that are named, and those of the time.
struct TogetherOrder {
  std::vector<std::string> evenings;
  std::string from, to;      // dates; empty: no bound
  bool paid = false;         // it has been paid: it is ticked
  std::string payer, payee;  // what these pay and get alone; empty: whoever
  bool one_plan = false;     // something was asked that is for one evening only
  std::string format;        // what it is written as; empty: shown
  Output output;
};

int check(const Setting&, const std::string& file);
int settle_file(const Setting&, const std::string& file, const SettleOrder&);

int judge_trick(const Setting&, const std::string& file);
int judge_dummy(const Setting&, const std::string& file);
int judge_hands(const Setting&, const std::string& file);

int import_files(const Setting&, const std::vector<std::string>& files, bool force);
int evenings(const Setting&);
int settle_stored(const Setting&, const std::string& evening, const SettleOrder&);
int settle_together(const Setting&, const TogetherOrder&);
int export_evening(const Setting&, const std::string& evening, const std::string& format,
                   bool without_numbers, const Output&);
int record(const Setting&, const std::string& session);
int show_entries(const Setting&, const std::string& session);
int void_stored(const Setting&, const std::string& entry, const std::string& why, bool force);
int restore_stored(const Setting&, const std::string& entry, const std::string& why, bool force);
int correct_stored(const Setting&, const std::string& entry, const std::string& why, bool force);
struct PaymentOrder {
  std::string evening, from, to, amount, why;
  bool extra = false;
  bool undo = false;
};
int pay(const Setting&, const PaymentOrder&);
// `keep`: the beginning of a side's record, which is decided for; without it they are shown.
int show_conflicts(const Setting&, const std::string& evening,
                   const std::optional<std::string>& keep);
// Evenings that were begun apart are one; `undo`: each of these stands alone again.
int join(const Setting&, const std::vector<std::string>& evenings, bool undo);
int merge(const Setting&, const std::string& other);
// `anchor`: a line that was once printed.
int verify(const Setting&, const std::optional<std::string>& anchor);
int backup(const Setting&, const std::string& file);
int recover(const Setting&, const std::string& file);

int show_roster(const Setting&);
struct Numbers {
  std::optional<std::string> swish, mobilepay, iban;
};
int add_player(const Setting&, const std::string& name, bool force);
int set_numbers(const Setting&, const std::string& name, const Numbers&);
int rename_player(const Setting&, const std::string& from, const std::string& to, bool force);
int fuse_players(const Setting&, const std::string& one, const std::string& whom);
int separate_player(const Setting&, const std::string& name);
int retire_player(const Setting&, const std::string& name, bool retired);
int erase_player(const Setting&, const std::string& name, const std::string& pseudonym);

}  // namespace kattegat::cli
