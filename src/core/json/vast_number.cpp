#include "vast_number.hpp"

#include <algorithm>

namespace kattegat {
namespace {

constexpr std::string_view in_number = "+-.0123456789Ee";

// What is left of a number as RFC 8259 writes it, part by part.
class Rest {
 public:
  explicit Rest(std::string_view text) : text_(text) {}

  bool take(std::string_view any) {
    if (text_.empty() || any.find(text_.front()) == std::string_view::npos) return false;
    text_.remove_prefix(1);
    return true;
  }
  bool take_digits() {
    const std::size_t before = text_.size();
    text_.remove_prefix(std::min(text_.find_first_not_of("0123456789"), text_.size()));
    return text_.size() < before;
  }
  [[nodiscard]] bool is_empty() const { return text_.empty(); }

 private:
  std::string_view text_;
};

bool is_number(std::string_view text) {
  Rest rest(text);
  rest.take("-");
  if (!rest.take("0") && !rest.take_digits()) return false;
  if (rest.take(".") && !rest.take_digits()) return false;
  if (rest.take("eE")) {
    rest.take("+-");
    if (!rest.take_digits()) return false;
  }
  return rest.is_empty();
}

// Not held by an int64, and long enough to be replaced in its place.
bool is_vast(std::string_view text) {
  constexpr std::size_t int64_digits = 19;
  return text.size() > int64_digits + 1 || text.find_first_of(".eE") != std::string_view::npos;
}

}  // namespace

std::string without_vast_numbers(std::string_view json) {
  constexpr std::string_view stand_in = "0.5";
  std::string out(json);
  for (std::size_t at = 0; at < out.size(); ++at) {
    if (out[at] == '"') {
      for (++at; at < out.size() && out[at] != '"'; ++at)
        if (out[at] == '\\') ++at;
      continue;
    }
    if (in_number.find(out[at]) == std::string_view::npos) continue;
    const std::size_t length = std::min(out.find_first_not_of(in_number, at), out.size()) - at;
    const std::string_view number = std::string_view(out).substr(at, length);
    if (length >= stand_in.size() && is_vast(number) && is_number(number))
      out.replace(at, length, std::string(stand_in).append(length - stand_in.size(), ' '));
    at += length - 1;
  }
  return out;
}

}  // namespace kattegat
