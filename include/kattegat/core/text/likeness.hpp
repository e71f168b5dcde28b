// What a person reads in a name, whatever its bytes are. All texts are valid UTF-8. README,
// "Several tables, and the people".
#pragma once
#include <span>
#include <string>
#include <string_view>
#include <vector>

namespace kattegat {

// The same key for names that read the same: composed or not, in either case, in full width, with
// runs of spaces or invisible characters in them, with Cyrillic or Greek letters for Latin ones
// that they look like. Accents count: "Bo" and "Bö" are two names. A key is not for showing.
std::string likeness(std::string_view name);
// Different bytes, the same key.
bool look_alike(std::string_view a, std::string_view b);

// Whether the name stands in the text as words of its own, in whatever case and composition, also
// with a genitive s: "Annas", "Bo's" and "Lars'", but not "Bordet". Scripts without spaces between
// words have it wherever its letters stand.
bool mentions(std::string_view text, std::string_view name);
// The same of many names, each text looked through once.
class Mentioned {
 public:
  explicit Mentioned(const std::vector<std::string>& names);
  [[nodiscard]] bool in(std::string_view text) const;

 private:
  [[nodiscard]] bool stands_at(std::span<const char32_t> words, std::size_t begin) const;

  std::vector<std::u32string> names_;  // folded, rising
  std::size_t longest_ = 0;
};

}  // namespace kattegat
