// How whoever writes an entry calls those who sit at its table: as they are shown, or as that
// night.
#pragma once
#include <cstdint>
#include <optional>
#include <string>
#include <vector>

#include "kattegat/evening/read_entry.hpp"
#include "kattegat/journal/evenings/evening_history.hpp"

namespace kattegat {

enum class NamesOf : std::uint8_t {
  that_night,
  now,  // what every answer of the book shows; where nobody is shown so, that of the night
};

// The same seats, as they are shown.
std::vector<std::string> shown_names(const EveningHistory&, Names written);

// Somebody whom the entry names as that night, and nobody is shown so: where.
std::optional<std::size_t> named_as_written(const Violations& form, Names written, Names shown);
// Whether it names somebody as shown who is known there by the other name already.
bool names_as_shown(const Violations& form, Names shown);

// An entry that calls each by the one name or by the other. A name that is shown is meant so,
// whoever else was called by it that night.
template <class G>
ReadEntry<G> read_entry(const Json& json, Names written, Names shown) {
  const ReadEntry<G> read = read_entry<G>(json, shown);
  std::vector<std::string> names(shown.begin(), shown.end());
  ReadEntry<G> next = read;
  while (const auto seat = named_as_written(next.form, written, shown)) {
    names[*seat] = written[*seat];
    next = read_entry<G>(json, names);
  }
  return names_as_shown(next.form, shown) ? read : next;
}

}  // namespace kattegat
