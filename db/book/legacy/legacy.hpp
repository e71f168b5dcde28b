// Books of version 0.1, whose records had everybody's names in them. All that they have is put into
// a new book: every evening, entry, void, correction, payment, signature, name and number, under
// the same ids; what a log once vouched for is vouched for by ours from then on.
#pragma once
#include <optional>
#include <string>

#include "db/book/legacy/lost_records.hpp"
#include "db/store/bare_file.hpp"
#include "db/store/fault.hpp"

namespace kattegat {

// Makes a new book at `to`, which must not exist, of an old one, which is only read. Throws what
// trouble.hpp knows while that is read.
std::optional<BookFault> convert_legacy(BareFile& from, const std::string& to, LostRecords&);

// The same of a private copy: what is damaged in that is told of it.
std::optional<BookFault> convert_copy(const std::string& copy, const std::string& to, LostRecords&);

}  // namespace kattegat
