// What can go wrong with the book that is not a breach of a rule. What has an answer is a Result of
// it; what has none answers the fault, if there was one; what stores, an OnDisk (book/stored.hpp).
#pragma once
#include <initializer_list>
#include <string>
#include <utility>

#include "kattegat/core/result.hpp"
#include "kattegat/core/text.hpp"

namespace kattegat {

struct BookFault {
  enum class Kind {
    not_found,  // there is no such file, evening, session or entry
    emptied,    // the file is there, but has no bytes
    not_a_book,
    older,  // of version 0.1, which is taken over (book/taking_over.hpp)
    newer,  // written by a later version of the program
    busy,   // another program holds it
    full,   // the disk
    read_only,
    corrupt,
    ambiguous,  // a name or a part of an id fits several
    unsure,     // a commit failed and it could not be found out whether it took effect
    other,
  };
  Kind kind = Kind::other;
  Text text;
};
// Of a file; `detail` is what the system says.
inline BookFault fault_at(BookFault::Kind kind, Word word, const std::string& path,
                          const std::string& detail = "") {
  return {kind, text_of(word, path, detail)};
}
// Of a file of ours, of which nobody has heard, or of what lies beside it, told of the one that it
// is a copy of, or will be.
inline BookFault said_of(BookFault fault, const std::string& file, const std::string& path) {
  for (Argument& argument : fault.text.arguments)
    if (auto* said = std::get_if<std::string>(&argument); said && said->starts_with(file))
      said->replace(0, file.size(), path);
  return fault;
}
// Of several, one after the other: each a file of ours, and what is told of instead.
struct ToldInstead {
  const std::string &file, &path;
};
inline BookFault said_of(BookFault fault, std::initializer_list<ToldInstead> files) {
  for (const ToldInstead& one : files) fault = said_of(std::move(fault), one.file, one.path);
  return fault;
}

}  // namespace kattegat
