#include "kattegat/evening/read_entry.hpp"

namespace kattegat {

void read_stamp(ObjectReader& reader, Stamp& stamp, Checklist& list) {
  each_field(stamp, reader);
  list.require(!stamp.at || is_time(*stamp.at), &Stamp::at, Word::form_wrong_type,
               Word::expects_time);
}

}  // namespace kattegat
