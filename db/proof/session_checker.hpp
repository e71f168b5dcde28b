// Each session judged again from its facts, and compared with what is booked.
#pragma once
#include <map>
#include <optional>
#include <set>
#include <vector>

#include "db/proof/directory.hpp"
#include "db/proof/verify.hpp"
#include "kattegat/evening/judge.hpp"

namespace kattegat {

class SessionChecker {
 public:
  // What is wrong is put into `part`.
  SessionChecker(Connection& connection, const Directory& directory, Verified& part)
      : connection_(connection), directory_(directory), part_(part) {}

  // `below`: all its records but for the headers.
  void check(std::int64_t place, const Directory::KnownSession&, Items below);
  // Those of these places that have not been checked: not all their records can be read.
  void leave_out(const Range& places);
  // The sessions without a record below them, which neither has come across.
  void check_the_rest(const SessionChecker& other);
  // Of those that have been checked or left out; nothing where they could not be counted.
  [[nodiscard]] std::optional<std::int64_t> postings() const {
    return are_counted_ ? std::optional(postings_) : std::nullopt;
  }

 private:
  // What is booked for one entry.
  struct Posted {
    std::int64_t entry = 0;
    Nets nets{};
    bool is_caused = true;  // by records of its own time, the newest there was: its own or later
  };
  void differ(const Uuid& session, std::optional<Uuid> entry, Text);
  void remark_on_other_tables(const SessionHistory&, const std::vector<Uuid>& entered);
  // Whether it could be read.
  bool compare(std::int64_t place, const SessionHistory&);
  bool is_forked(const Uuid& log);
  std::vector<Posted> booked(std::int64_t place, std::size_t entries);
  void compare_entries(std::int64_t place, const SessionHistory&, const JudgedSession&);

  Connection& connection_;
  const Directory& directory_;
  Verified& part_;
  std::int64_t postings_ = 0;
  bool are_counted_ = true;
  std::set<std::int64_t> seen_;  // places
  std::map<Uuid, bool> forked_;  // logs, each looked at once
};

}  // namespace kattegat
