// An import while it is found out: what the book has of the evening already, and what is added to
// it or complained of so far.
#pragma once
#include <utility>

#include "kattegat/journal/importing/importing.hpp"

namespace kattegat {

// What a book has of a session of an evening: of one that is new to it, nothing but the header that
// this gets. `order`: the numbers by which it calls the sitters, clockwise as the file has them.
struct SessionInBook {
  const SessionHistory& sheet;
  const Items& below;  // its records below the session
  std::vector<int> order;
};

// Something with this id is there already, and says something else.
inline Violation differs(std::string field, const Uuid& id) {
  return {std::move(field), text(Word::import_differs, to_string(id))};
}

struct ImportSoFar {
  const ImportQuestions& ask;
  Addition addition;
  Complaints complaints;
  std::size_t hashes_tried = 0;  // to find what is a correction of what
  // No session: about the evening. No entry: about the session.
  void complain(std::optional<std::size_t> session, std::optional<std::size_t> entry,
                Violation violation) {
    complaints.push_back({session, entry, std::move(violation)});
  }
};

}  // namespace kattegat
