#include "kattegat/evening/line_reader.hpp"

#include <algorithm>

#include "kattegat/core/text/unicode.hpp"
#include "kattegat/core/text/written_number.hpp"

namespace kattegat {
namespace {

bool is_quoted(std::string_view value) { return value.front() == '"'; }
std::string_view unquoted(std::string_view value) { return {value.data() + 1, value.size() - 2}; }

// From left to right. What is not as it should be is empty.
class Scanner {
 public:
  explicit Scanner(std::string_view line) : at_(line.data()), end_(line.data() + line.size()) {}

  bool take(char c) {
    if (at_ == end_ || *at_ != c) return false;
    ++at_;
    return true;
  }
  // With its quotation marks, and without escapes.
  std::string_view string() {
    const char* const first = at_;
    if (!take('"')) return {};
    const char* at = at_;
    for (; at != end_ && *at != '"'; ++at) {
      const auto byte = static_cast<std::uint8_t>(*at);
      if (byte < ' ' || byte == '\\') return {};
      is_ascii_ = is_ascii_ && byte < 0x80;
    }
    at_ = at;
    return take('"') ? from(first) : std::string_view();
  }
  std::string_view value() {
    const char* const first = at_;
    if (at_ == end_ || *at_ == '{' || *at_ == '[') return {};
    if (*at_ == '"') return string();
    while (at_ != end_ && *at_ != ',' && *at_ != '}') ++at_;
    return from(first);
  }
  [[nodiscard]] bool is_at_end() const { return at_ == end_; }
  [[nodiscard]] bool is_ascii() const { return is_ascii_; }  // what strings it has read

 private:
  [[nodiscard]] std::string_view from(const char* first) const {
    return {first, static_cast<std::size_t>(at_ - first)};
  }

  const char *at_, *end_;
  bool is_ascii_ = true;
};

}  // namespace

LineReader::LineReader(std::string_view line, Names seated)
    : seated_(seated), is_good_(split(line)) {}

bool LineReader::split(std::string_view line) {
  Scanner scanner(line);
  if (!scanner.take('{')) return false;
  do {
    if (size_ == most_fields) return false;
    auto& [key, value] = fields_[size_];
    key = scanner.string();
    if (key.empty() || !scanner.take(':')) return false;
    key = unquoted(key);
    value = scanner.value();
    if (value.empty()) return false;
    ++size_;
  } while (scanner.take(','));
  return scanner.take('}') && scanner.is_at_end() && (scanner.is_ascii() || is_utf8(line));
}

const std::string_view* LineReader::take(std::string_view key) {
  for (std::size_t i = 0; i < size_; ++i) {
    if (fields_[i].key != key) continue;
    known_ |= 1U << i;
    return &fields_[i].value;
  }
  return nullptr;
}

bool read_plainly(std::string_view value, Names, std::string& text) {
  if (!is_quoted(value)) return false;
  text = unquoted(value);
  return true;
}
bool read_plainly(std::string_view value, Names seated, Seat& seat) {
  if (!is_quoted(value)) return false;
  const auto found = std::find(seated.begin(), seated.end(), unquoted(value));
  seat.index = static_cast<int>(found - seated.begin());
  return found != seated.end();
}
bool read_plainly(std::string_view value, Names seated, Partner& partner) {
  if (value == "null") return true;
  Seat seat;
  if (!read_plainly(value, seated, seat)) return false;
  partner = Partner::of(seat);
  return true;
}
bool read_plainly(std::string_view value, Names, int& number) {
  const auto read = written_number<int>(value);
  number = read.value_or(0);
  return read && value.front() >= '1' && value.front() <= '9';
}
std::optional<std::size_t> place_of_word(std::string_view value,
                                         std::span<const std::string_view> words) {
  if (!is_quoted(value)) return std::nullopt;
  const auto found = std::find(words.begin(), words.end(), unquoted(value));
  if (found == words.end()) return std::nullopt;
  return static_cast<std::size_t>(found - words.begin());
}
std::optional<Json> json_in(std::string_view value) {
  if (is_quoted(value)) return Json(unquoted(value));
  auto json = parse_json(value, json_record_limit);
  if (!json) return std::nullopt;
  return std::move(*json);
}

}  // namespace kattegat
