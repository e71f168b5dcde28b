// The records that remain of a damaged book, of whose rows stray_rows.hpp has gathered what there
// is.
#pragma once
#include <cstdint>
#include <functional>
#include <map>
#include <optional>
#include <string>
#include <vector>

#include "db/files/recovering/one_bit.hpp"
#include "db/store/bare_file.hpp"
#include "kattegat/journal/records/record.hpp"
#include "kattegat/journal/records/signing.hpp"

namespace kattegat {

// Throws what trouble.hpp knows, as all that it does.
class Remains {
 public:
  explicit Remains(const std::string& gathered);

  // Every record that matches its hash, or all but for a bit, in order of arrival.
  void each(const std::function<void(Item&)>& visit);
  // How many more there were, as far as rows and logs tell of them.
  [[nodiscard]] std::size_t lost() const { return lost_; }

  std::vector<LogEnd> ends();

 private:
  void count_lost(std::int64_t taken);
  std::optional<Item> taken(Query& row);
  bool follows_last(Record&);
  Hash hash_of(const Uuid& origin, std::int64_t row);
  std::optional<Words> words_of(const Item& item);

  BareFile file_;
  Statement hash_ = file_.statement("SELECT hash FROM record WHERE record = ?");
  Statement words_ = file_.statement("SELECT salt, text FROM words WHERE record = ?");
  std::int64_t more_ = 0;  // records that pages which are lost had room for
  std::int64_t most_ = 0;  // that the whole book had
  std::int64_t rows_ = 0;  // that are there, whatever is in them
  std::size_t lost_ = 0;
  OneBit one_bit_;
  struct Last {
    std::int64_t row = 0;
    Hash hash{};
    std::int64_t number = 0;  // the highest
  };
  std::map<Uuid, Last> last_;               // by log
  std::map<std::int64_t, Last> put_right_;  // by row
};

}  // namespace kattegat
