// An entry as a book keeps it, read without a tree of JSON between, in half the time: an object on
// one line, without blanks and escapes, whose fields are no lists. Where anything is otherwise, or
// no good, it says so, and ObjectReader has the reason.
#pragma once
#include <array>

#include "kattegat/evening/shared_fields.hpp"

namespace kattegat {

// From the bytes of a value. False where its JSON has to be looked at.
bool read_plainly(std::string_view value, Names, std::string&);
bool read_plainly(std::string_view value, Names, int&);
bool read_plainly(std::string_view value, Names, Seat&);
bool read_plainly(std::string_view value, Names, Partner&);
std::optional<std::size_t> place_of_word(std::string_view value, std::span<const std::string_view>);
template <class E>
requires std::is_enum_v<E>
bool read_plainly(std::string_view value, Names, E& one) {
  static constexpr auto list = names(E{});
  const auto place = place_of_word(value, list);
  if (place) one = static_cast<E>(*place);
  return place.has_value();
}
std::optional<Json> json_in(std::string_view value);

class LineReader {
 public:
  LineReader(std::string_view line, Names seated);

  template <class T>
  void operator()(std::string_view key, std::optional<T>& value) {
    const std::string_view* const bytes = take(key);
    if (!bytes || !is_good_) return;
    T& read = value.emplace(T{});
    if constexpr (requires { read_plainly(*bytes, seated_, read); })
      if (read_plainly(*bytes, seated_, read)) return;
    const auto json = json_in(*bytes);
    is_good_ = json && !read_value(*json, seated_, read);
  }
  // Whether every field has been asked for, and is good.
  [[nodiscard]] bool done() const { return is_good_ && known_ == (1U << size_) - 1; }

 private:
  struct Field {
    std::string_view key, value;  // as it stands
  };
  static constexpr std::size_t most_fields = 16;

  bool split(std::string_view line);
  const std::string_view* take(std::string_view key);

  Names seated_;
  std::array<Field, most_fields> fields_{};
  std::size_t size_ = 0;
  unsigned known_ = 0;  // a bit each
  bool is_good_ = false;
};

}  // namespace kattegat
