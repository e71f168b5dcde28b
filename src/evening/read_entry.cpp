#include "kattegat/evening/read_entry.hpp"

namespace kattegat {

void read_stamp(ObjectReader& reader, Stamp& stamp, Checklist& list) {
  read_stamp(reader, stamp);
  if (stamp.at && !is_time(*stamp.at)) list.add({{"at", expected(Word::expects_time)}});
}

}  // namespace kattegat
