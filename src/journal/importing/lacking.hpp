// What a book lacks of an evening file, or of a part of one.
#pragma once
#include <cstddef>
#include <iterator>
#include <optional>
#include <string>
#include <utility>
#include <vector>

#include "kattegat/evening/evening.hpp"
#include "kattegat/journal/records/contents.hpp"

namespace kattegat {

// Something with this id is there already, and says something else.
inline Violation differs(std::string field, const Uuid& id) {
  return {std::move(field), text(Word::import_differs, to_string(id))};
}

struct Lacking {
  std::vector<NewRecord> new_records = {};
  std::int64_t otherwise = 0;  // entries that have been decided otherwise in the book, and stay so
  Complaints complaints = {};  // of what cannot stand beside what is there

  // No session: about the evening. No entry: about the session.
  void complain(std::optional<PlaceInFile> session, std::optional<std::size_t> entry,
                Violation violation) {
    complaints.push_back({session, entry, std::move(violation)});
  }
  void add(Lacking more) {
    std::move(more.new_records.begin(), more.new_records.end(), std::back_inserter(new_records));
    std::move(more.complaints.begin(), more.complaints.end(), std::back_inserter(complaints));
    otherwise += more.otherwise;
  }
};

}  // namespace kattegat
