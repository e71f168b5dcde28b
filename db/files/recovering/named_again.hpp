// Origins and places that records name by their rows, and whose own rows are lost.
#pragma once
#include <optional>
#include <string>

#include "kattegat/journal/records/signing.hpp"

namespace kattegat {

// In a file that stray_rows.hpp has gathered. Which id it was is tried: those that an index of the
// book tells of, of an origin the one whose key lies beside the book, of a place those that may be
// one; a record's hash says which is right. Throws what trouble.hpp knows.
void name_again(const std::string& gathered, const std::optional<PublicKey>& beside);

}  // namespace kattegat
