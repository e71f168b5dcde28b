// Which of the records that are new here are really what the owner of their log has signed. A row
// that is not what its hash says makes bad the log that it names: else another row could stand
// under a hash that is signed.
#pragma once
#include <set>
#include <unordered_map>
#include <vector>

#include "db/files/merging/hashes.hpp"
#include "db/files/source.hpp"
#include "db/store/store.hpp"
#include "kattegat/core/result.hpp"

namespace kattegat {

class Signed {
 public:
  // A fault is the source's.
  static Result<Signed, BookFault> among(Store& ours, const Source& source);
  [[nodiscard]] bool contains(const Record& record) const {
    return signed_.count(record.hash) > 0 && bad_.count(record.origin) == 0;
  }
  [[nodiscard]] const std::vector<LogEnd>& ends() const { return ends_; }
  // What is not, once a log.
  [[nodiscard]] const std::vector<RefusedLog>& refused() const { return refused_; }

 private:
  struct Link {
    Uuid origin;
    std::int64_t number = 0;
    Hash previous{};
    bool good = false;  // somebody has signed what follows it
  };

  explicit Signed(Store& ours) : ours_(ours) {}
  void read(const Record&);
  void follow(const LogEnd&);
  void refuse_unsigned();
  void refuse(const Uuid& origin, std::int64_t number, Text why);

  Store& ours_;
  std::vector<RefusedLog> refused_;
  std::unordered_map<Hash, Link, ByFirstBytes> links_;
  Hashes signed_;
  std::set<Uuid> bad_;
  std::vector<LogEnd> ends_;
};

}  // namespace kattegat
