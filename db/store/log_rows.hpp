// Which row a record has that stands somewhere in a log, and which a place has. Each holds while
// nobody else writes.
#pragma once
#include <map>
#include <optional>

#include "db/store/connection.hpp"
#include "kattegat/core/hash.hpp"
#include "kattegat/core/uuid.hpp"
#include "kattegat/journal/records/signing.hpp"

namespace kattegat {

// One record stands in each place of a log, and two where it was continued twice. A stranger may
// have continued his ten thousand times: such a place is read once, and not for each that is asked
// for.
class LogRows {
 public:
  std::optional<std::int64_t> find_origin(Connection&, const Uuid&);
  void find_or_add_origin(Connection&, const Uuid&, const PublicKey&);
  std::optional<std::int64_t> find(Connection&, std::int64_t origin, std::int64_t number,
                                   const Hash&);
  void add(std::int64_t origin, std::int64_t number, const Hash&, std::int64_t row);

 private:
  using Rows = std::map<Hash, std::int64_t>;
  std::map<Uuid, std::int64_t> origins_;
  std::map<std::pair<std::int64_t, std::int64_t>, Rows> crowded_;  // by log and number
};

class PlaceRows {
 public:
  struct Place {
    std::int64_t row = 0, clock = 0;  // of its newest record
  };
  Place& find_or_add(Connection&, const Uuid&);

 private:
  std::map<Uuid, Place> places_;
};

}  // namespace kattegat
