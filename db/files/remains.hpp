// The records that remain of a damaged book, of whose rows stray_rows.hpp has gathered what there
// is.
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

// Throws what trouble.hpp knows, as all that it does.
class Remains {
 public:
  Remains(const std::string& gathered, const std::string& copy);

  // Every record that matches its hash, or all but for a bit, in order of arrival.
  void each(const std::function<void(Item&)>& visit);
  // Rows that are there, or were, and are none of those.
  [[nodiscard]] std::size_t lost() const { return lost_; }

  std::vector<LogEnd> ends();

 private:
  void add_lost(std::int64_t before, std::int64_t row);
  std::optional<Item> taken(Query& row);
  Hash hash_of(const Uuid& origin, std::int64_t row);
  std::optional<Words> words_of(const Item& item);

  BareFile file_;
  Statement words_ = file_.statement("SELECT salt, text FROM words WHERE record = ?");
  std::int64_t last_row_ = 0;  // that anything tells of
  std::int64_t most_ = 0;      // records that the book had room for
  std::size_t lost_ = 0;
  OneBit one_bit_;
  std::map<std::int64_t, Hash> put_right_;              // hashes, by row
  std::map<Uuid, std::pair<std::int64_t, Hash>> last_;  // row and hash, by log
};

}  // namespace kattegat
