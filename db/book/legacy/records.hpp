// What a book of version 0.1 says, record by record.
#pragma once
#include <cstdint>
#include <map>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "db/book/legacy/lost_records.hpp"
#include "db/store/bare_file.hpp"
#include "kattegat/core/json/json.hpp"
#include "kattegat/core/uuid.hpp"

namespace kattegat {

enum class OldKind : std::uint8_t {
  evening,
  session,
  entry,
  voided,
  correction,
  end,
  resume,
  payment,
  payment_void,
  initials,
  alias,  // from here on of people, wherever they play
  person,
  retired,
  erased  // of whom nothing was left but a hash
};

struct OldRecord {
  OldKind kind{};
  Uuid origin;
  Uuid id;
  std::optional<Uuid> parent;
  Json body;
  // What tells the order.
  std::int64_t clock = 0, number = 0;
  std::string hash;
};

// Who takes part in an evening, by the name of the night.
using OldPlayers = std::map<std::string, Uuid>;

// In the order that every old book agreed on. Throws what trouble.hpp knows.
std::vector<OldRecord> old_records(BareFile&, LostRecords&);
bool is_of_people(OldKind);
[[noreturn]] void cannot_be_read(const Uuid& record, const std::string& field);

// What a body has under a key: "", zeros or nothing where that is something else.
std::string said(const OldRecord&, std::string_view key);
Uuid uuid_under(const OldRecord&, std::string_view key);
// When it was; "" where that is no time, which moves nothing.
std::string time_of(const OldRecord&);
Json::Object object_of(const OldRecord&);

}  // namespace kattegat
