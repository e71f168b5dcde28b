// Indexes in Evening::players, for whoever asks of every seat: other books may have brought
// thousands of players and of sessions.
#pragma once
#include <map>
#include <string_view>

#include "kattegat/evening/evening.hpp"

namespace kattegat {

class PlayerIndexes {
 public:
  explicit PlayerIndexes(const Evening&);  // which has the names
  // player_index().
  [[nodiscard]] std::size_t of(std::string_view name) const;

 private:
  std::map<std::string_view, std::size_t> by_name_;
  std::size_t nobody_;
};

}  // namespace kattegat
