// A damaged book, of which a copy is read with everything that SQLite could trip over switched off.
#pragma once
#include <cstdint>
#include <functional>
#include <map>
#include <optional>
#include <string>
#include <vector>

#include "db/files/one_bit.hpp"
#include "db/store/bare_file.hpp"
#include "kattegat/journal/record.hpp"
#include "kattegat/journal/signing.hpp"

namespace kattegat {

// Throws what trouble.hpp knows where the file cannot be opened at all.
class Remains {
 public:
  explicit Remains(const std::string& path);

  // Every record that can be read, in order of arrival, whatever lies between them. Visited when
  // nothing is being read: what goes wrong in a visit is no damage of this file.
  void each(const std::function<void(Item&)>& visit);
  // Rows that are there, or were, and cannot be read, or do not match their hash in more than a
  // bit.
  [[nodiscard]] std::size_t lost() const { return lost_; }

  std::vector<LogEnd> ends();

 private:
  enum class Reading : std::uint8_t { goes_on, ended, stopped };

  Reading read_some(std::int64_t& at, Items& found);
  Reading read_rows(std::int64_t& at, Items& found);
  bool read_one(std::int64_t row, Items& found);
  std::int64_t next_readable(std::int64_t at);
  void take(Query& row, Items& found);
  Hash hash_of(const Uuid& origin, std::int64_t row);
  std::optional<Words> words_of(const Item& item);

  BareFile file_;
  std::int64_t most_ = 0;  // records that the file has room for
  std::size_t lost_ = 0;
  OneBit one_bit_;
  std::map<std::int64_t, Hash> put_right_;              // hashes, by row
  std::map<Uuid, std::pair<std::int64_t, Hash>> last_;  // row and hash, by log
};

}  // namespace kattegat
