// How a book is opened, or made where there is none.
#pragma once
#include <memory>
#include <string>

#include "db/store/connection.hpp"
#include "db/store/fault.hpp"
#include "kattegat/core/result.hpp"

namespace kattegat {

// Ready to be asked. Of whoever writes, an older version is brought up to ours, and what somebody
// owes of scrubbing is done (scrubbing.hpp). BookFault::Kind::older: a book of version 0.1, which
// stays as it is.
Result<std::unique_ptr<Connection>, BookFault> open_connection(const std::string& path, Access);

}  // namespace kattegat
