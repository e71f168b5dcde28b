// What this device remembers of evenings beside the book: a name that people find them by, and
// which ones are put away. The book knows nothing of it: its evenings stay as they were written.
#pragma once
#include <map>
#include <string>

#include "kattegat/core/uuid.hpp"

namespace kattegat::ui {

struct EveningNote {
  std::string name{};
  bool archived = false;
  bool operator==(const EveningNote&) const = default;
};
using EveningNotes = std::map<Uuid, EveningNote>;

// A file that cannot be read is one without notes.
EveningNotes read_evening_notes(const std::string& path);
bool write_evening_notes(const std::string& path, const EveningNotes&);

}  // namespace kattegat::ui
