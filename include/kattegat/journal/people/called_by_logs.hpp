// Whom each log has called by a name, of those who are known by it: whoever was given an id is not.
#pragma once
#include <cstdint>
#include <map>
#include <optional>
#include <string>
#include <utility>
#include <vector>

#include "kattegat/journal/people/said_of_people.hpp"

namespace kattegat {

class CalledByLogs {
 public:
  CalledByLogs() = default;
  explicit CalledByLogs(const SaidOfPeople<NameContents>& names);
  // Whom the log called so last, before its record of that number; nobody, once it has called that
  // one otherwise.
  [[nodiscard]] std::optional<Uuid> called(const Uuid& log, const std::string& name,
                                           std::int64_t number) const;

 private:
  struct From {
    std::int64_t number = 0;  // of the log's record
    std::optional<Uuid> who;  // nothing: nobody any longer
  };
  std::map<std::pair<Uuid, std::string>, std::vector<From>> by_log_and_name_;  // rising
};

}  // namespace kattegat
