// What the user's words mean in the book, for everything that is known by an id or a name.
#pragma once
#include "answers.hpp"
#include "db/book/decisions.hpp"
#include "db/book/roster.hpp"

namespace kattegat::cli {

// An id, or the beginning of one, of such a thing.
OrSaid<Uuid> id_asked(const Setting&, const Book&, const std::string& text, RecordKind);
OrSaid<std::vector<Uuid>> evening_ids(const Setting&, const Book&,
                                      const std::vector<std::string>& texts);
// The one such thing that begins so; nothing where there is none, or where there are several.
std::optional<Uuid> id_begun(const Book&, const std::string& text, RecordKind);
// An entry, or SESSION/ENTRY.
OrSaid<EntryAsked> entry_asked(const Setting&, const Book&, const std::string& text);
// Somebody in the book or on the list, by name or id.
OrSaid<Person> person_called(const Setting&, const Book&, const std::string& name);

}  // namespace kattegat::cli
