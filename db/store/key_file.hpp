// The secret half of an installation's key lies in a file of its own beside the book, so that no
// copy of the book carries it: whoever gets one cannot write under our name.
#pragma once
#include <optional>
#include <string>
#include <system_error>

#include "db/store/beside_book.hpp"
#include "kattegat/core/result.hpp"
#include "kattegat/journal/records/signing.hpp"

namespace kattegat {

inline std::string key_file_of(const std::string& book) { return beside_book(book, "-key"); }

// Nothing when there is none, or something that is no key of ours. One that cannot be read just now
// is a fault: a new one would take its place for good.
Result<std::optional<SigningKey>, std::error_code> read_key(const std::string& book);
// What lies under the key's name and is none, such as a backup that somebody has called so, is kept
// under another one.
std::error_code put_stranger_aside(const std::string& book);
// A new one, on the disk before it is used, for its owner alone. The old one goes: its log is not
// continued by this book.
Result<SigningKey, std::error_code> make_key(const std::string& book);

}  // namespace kattegat
