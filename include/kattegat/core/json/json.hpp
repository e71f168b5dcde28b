// JSON as a plain value: strict (a key given twice is refused), bounded in depth, keeping the order
// of keys. The parsers behind it are simdjson, for what is short and good, and nlohmann's; only
// quick_json.cpp and json.cpp know.
#pragma once
#include <cstdint>
#include <string>
#include <string_view>
#include <utility>
#include <variant>
#include <vector>

#include "kattegat/core/result.hpp"
#include "kattegat/core/text.hpp"

namespace kattegat {

struct Json {
  struct Inexact {  // a number that is not a whole one of 64 bits: nothing here takes such a number
    bool operator==(const Inexact&) const = default;
  };
  using Array = std::vector<Json>;
  using Member = std::pair<std::string, Json>;
  using Object = std::vector<Member>;
  std::variant<std::nullptr_t, bool, std::int64_t, Inexact, std::string, Array, Object> value;

  Json() = default;
  Json(std::nullptr_t) {}
  Json(bool flag) : value(flag) {}
  Json(int number) : value(std::int64_t{number}) {}
  Json(std::int64_t number) : value(number) {}
  Json(Inexact number) : value(number) {}
  Json(std::string text) : value(std::move(text)) {}
  Json(std::string_view text) : value(std::string(text)) {}
  Json(const char* text) : value(std::string(text)) {}
  Json(Array array) : value(std::move(array)) {}
  Json(Object object) : value(std::move(object)) {}

  [[nodiscard]] bool is_null() const { return value.index() == 0; }
  template <class T>
  [[nodiscard]] const T* as() const {
    return std::get_if<T>(&value);
  }
  // The value under a key of an object, or nullptr.
  [[nodiscard]] const Json* find(std::string_view key) const;
  bool operator==(const Json&) const = default;
};

inline constexpr int json_depth_limit = 32;
// Values in whatever is read at once, but for a whole evening.
inline constexpr std::size_t json_values_limit = std::size_t{1} << 21U;
inline constexpr std::size_t json_record_limit = 100'000;  // values in one record of a book
// In one entry: a correction that says it has more beside it.
inline constexpr std::size_t json_entry_limit = json_record_limit - 100;

// Why bytes are no JSON that we read: a word of the table with its arguments. Of more values than
// `most_values` not one is kept: the least of them take many times the bytes that they had. A
// member of an object, with its name, may count as several.
Result<Json, Text> parse_json(std::string_view bytes, std::size_t most_values = json_values_limit,
                              std::size_t a_member_counts = 1);

std::size_t values_in(const Json&);
// Whether no number in it is lost when it is read: then it can be written again.
bool is_exact(const Json&);
// On one line, of what is exact.
std::string to_line(const Json&);
// For people: two spaces a level, and whatever lies deeper than `levels`, or holds no array or
// object, on one line.
std::string to_page(const Json&, int levels);

}  // namespace kattegat
