// What a book of version 0.1 says, record by record.
#pragma once
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "db/store/connection.hpp"
#include "kattegat/core/json.hpp"
#include "kattegat/core/uuid.hpp"

namespace kattegat {

struct OldRecord {
  std::string kind;
  Uuid origin;
  Uuid id;
  std::optional<Uuid> parent;
  Json body;
};

// In the order that every old book agreed on. Throws what SQLite throws, of damage too.
std::vector<OldRecord> old_records(SQLite::Database&);

// What a body has under a key: "", zeros or nothing where that is something else.
std::string said(const OldRecord&, std::string_view key);
Uuid uuid_under(const OldRecord&, std::string_view key);
Json::Object object_of(const OldRecord&);

}  // namespace kattegat
