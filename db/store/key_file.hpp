// The secret half of an installation's key lies in a file of its own beside the book, so that no
// copy of the book carries it: whoever gets one cannot write under our name.
#pragma once
#include <optional>
#include <string>

#include "kattegat/journal/signing.hpp"

namespace kattegat {

inline std::string key_file_of(const std::string& book) { return book + "-key"; }

// Nothing when there is none that can be read.
std::optional<SigningKey> read_key(const std::string& book);
// A new one, on the disk before it is used, for its owner alone. The old one goes: its log is not
// continued by this book. Nothing when it could not be written.
std::optional<SigningKey> make_key(const std::string& book);

}  // namespace kattegat
