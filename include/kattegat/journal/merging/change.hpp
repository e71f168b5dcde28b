// What others have changed of what was here. Another book, or a file, may decide whatever our own
// tablets may: nobody can tell a hostile hand from a friend's, so what comes to something else is
// said.
#pragma once
#include <cstdint>
#include <string>
#include <variant>

#include "kattegat/core/text.hpp"
#include "kattegat/core/uuid.hpp"

namespace kattegat {

struct ChangedEvening {
  enum class How : std::uint8_t {
    amounts,    // it comes to others than before
    otherwise,  // it has been changed
    no_file,    // it can be written as one no longer
    kept,       // so many entries stay as they are here, though a file has them otherwise
  };
  Uuid id;
  std::string date, place;  // of it as whoever has it looks for it
  How how{};
  std::int64_t entries = 0;
};
// Of an evening; or of people, the purse, texts.
using Change = std::variant<ChangedEvening, Text>;
// The evening is called by its day, in these words.
Text change_text(const ChangedEvening&, const std::string& day);
Text change_text(const Change&);  // days are as in files

}  // namespace kattegat
