#include "ui/app/evening_notes.hpp"

#include "ui/app/device_file.hpp"

namespace kattegat::ui {

std::optional<EveningNotes> read_evening_notes(const std::string& path) {
  EveningNotes notes;
  const auto file = read_device_file(path);
  if (file && !*file) return notes;
  const auto* object = file ? (*file)->as<Json::Object>() : nullptr;
  if (!object) return std::nullopt;
  for (const auto& [key, value] : *object) {
    const auto id = parse_uuid(key);
    if (!id || !value.as<Json::Object>()) continue;
    EveningNote& note = notes[*id];
    const auto* name = member<std::string>(value, "name");
    if (name && name->size() <= longest_typed) note.name = *name;
    if (const auto* archived = member<bool>(value, "archived")) note.archived = *archived;
  }
  return notes;
}

bool write_evening_notes(const std::string& path, const EveningNotes& notes) {
  Json::Object file;
  for (const auto& [id, note] : notes)
    if (note != EveningNote{})
      file.emplace_back(to_string(id),
                        Json::Object{{"name", note.name}, {"archived", note.archived}});
  return write_device_file(path, file, 1);
}

}  // namespace kattegat::ui
