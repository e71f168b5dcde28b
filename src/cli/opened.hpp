// Opening the book for a command, and what the user's words mean in it. What goes wrong is said;
// the caller then answers `impossible`.
#pragma once
#include "commands.hpp"
#include "db/book/decisions.hpp"
#include "db/book/roster.hpp"

namespace kattegat::cli {

std::optional<Book> open_to_read(const Setting&);
std::optional<Book> open_to_write(const Setting&);
std::optional<Book> open_or_create(const Setting&);

// An id, or the beginning of one, of such a thing.
std::optional<Uuid> id(const Setting&, const Book&, const std::string& text, RecordKind);
// An entry, or SESSION/ENTRY.
std::optional<EntryAsked> entry_asked(const Setting&, const Book&, const std::string& text);
// Somebody in the book or on the list, by name or id.
std::optional<Person> person_called(const Setting&, const Book&, const std::string& name);

// Whether the reason can be taken.
bool is_reason(const Setting&, const std::string& why);

std::string now();  // RFC 3339, UTC

}  // namespace kattegat::cli
