// An import while it is found out: what is added or complained of so far.
#pragma once
#include <cstddef>
#include <optional>
#include <string>
#include <utility>

#include "file_corrections.hpp"
#include "kattegat/journal/importing/importing.hpp"

namespace kattegat {

// Something with this id is there already, and says something else.
inline Violation differs(std::string field, const Uuid& id) {
  return {std::move(field), text(Word::import_differs, to_string(id))};
}

struct ImportSoFar {
  const ImportQuestions& ask;
  Addition addition;
  Complaints complaints;
  CorrectionSearch search = {};  // through all tables of the file
  // No session: about the evening. No entry: about the session.
  void complain(std::optional<std::size_t> session, std::optional<std::size_t> entry,
                Violation violation) {
    complaints.push_back({session, entry, std::move(violation)});
  }
};

}  // namespace kattegat
