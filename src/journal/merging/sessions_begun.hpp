// Which sessions of an evening a log has begun behind a header of it. A stranger's log may have
// thousands of both: all of its lineups there look into one list.
#pragma once
#include <map>
#include <memory>
#include <vector>

#include "kattegat/journal/records/record.hpp"

namespace kattegat {

class SessionsBegun {
 public:
  using LastHeaders = std::map<Uuid, std::int64_t>;  // their numbers in the log, by session

  explicit SessionsBegun(LastHeaders);
  [[nodiscard]] std::size_t count_behind(std::int64_t number) const;
  [[nodiscard]] bool has_behind(std::int64_t number, const Uuid& session) const;
  // Rising by their last headers.
  [[nodiscard]] const std::vector<Uuid>& all() const { return in_order_; }

 private:
  LastHeaders last_headers_;
  std::vector<Uuid> in_order_;
};

struct SessionsBehind {
  std::shared_ptr<const SessionsBegun> begun;
  std::int64_t number = 0;  // of the record in the log behind which they are

  [[nodiscard]] std::size_t size() const { return begun->count_behind(number); }
  [[nodiscard]] bool has(const Uuid& session) const { return begun->has_behind(number, session); }
  [[nodiscard]] bool has_one_of(const SessionsBehind& other) const;
};

}  // namespace kattegat
