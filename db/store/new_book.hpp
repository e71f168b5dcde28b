// A book that is made where there is none.
#pragma once
#include <cstdint>
#include <optional>
#include <string>
#include <vector>

#include "db/store/fault.hpp"
#include "kattegat/core/result.hpp"

namespace kattegat {

// Why no book is made under this name, be it a new one or a copy: what lies beside another may be
// called so, and be taken away with that; or it is too long for what is to lie beside this one.
std::optional<BookFault> refuse_name(const std::string& path);

// It is complete or not there at all, and an existing file is never taken for a new one. Not begun
// where the disk has no room for it, and for so many bytes more. Answers the files that lie there
// for its sake, or will; none where another program was faster.
Result<std::vector<std::string>, BookFault> make_book(const std::string& path,
                                                      std::uint64_t bytes_more);

}  // namespace kattegat
