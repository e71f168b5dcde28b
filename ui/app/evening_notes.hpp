// What this device remembers of evenings beside the book: a name that people find them by, and
// which ones are put away. The book knows nothing of it: its evenings stay as they were written.
#pragma once
#include <map>
#include <optional>
#include <string>

#include "kattegat/core/uuid.hpp"

namespace kattegat::ui {

struct EveningNote {
  std::string name{};
  bool archived = false;
  bool operator==(const EveningNote&) const = default;
};
using EveningNotes = std::map<Uuid, EveningNote>;

// One that is not there is one without notes; nothing when there is one that cannot be read.
std::optional<EveningNotes> read_evening_notes(const std::string& path);
// What is noted otherwise than before; whatever else the file says stays in it.
bool write_evening_notes(const std::string& path, const EveningNotes& before,
                         const EveningNotes& now);

}  // namespace kattegat::ui
