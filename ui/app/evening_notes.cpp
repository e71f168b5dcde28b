#include "ui/app/evening_notes.hpp"

#include <algorithm>

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

namespace {

// Only what is changed: the file may have more than this edition understands, or keeps.
void put_member(Json::Object& object, const std::string& key, std::optional<Json> value) {
  const auto there = std::find_if(object.begin(), object.end(),
                                  [&](const auto& member) { return member.first == key; });
  if (there != object.end() && value) return void(there->second = std::move(*value));
  if (there != object.end()) return void(object.erase(there));
  if (value) object.emplace_back(key, std::move(*value));
}

Json::Object noted_otherwise(Json::Object there, const EveningNote& before,
                             const EveningNote& now) {
  if (now.name != before.name)
    put_member(there, "name", now.name.empty() ? std::nullopt : std::optional<Json>(now.name));
  if (now.archived != before.archived)
    put_member(there, "archived", now.archived ? std::optional<Json>(true) : std::nullopt);
  return there;
}

}  // namespace

bool write_evening_notes(const std::string& path, const EveningNotes& before,
                         const EveningNotes& now) {
  const auto file = read_device_file(path);
  const auto* object = file && *file ? (*file)->as<Json::Object>() : nullptr;
  Json::Object written = object ? *object : Json::Object{};
  for (const auto& [id, note] : now) {
    const auto was = before.find(id);
    const EveningNote old = was == before.end() ? EveningNote{} : was->second;
    if (note == old) continue;
    const auto is_of_it = [&evening = id](const auto& member) {
      return parse_uuid(member.first) == evening;
    };
    const auto there = std::find_if(written.begin(), written.end(), is_of_it);
    const auto* kept = there == written.end() ? nullptr : there->second.as<Json::Object>();
    Json::Object noted = noted_otherwise(kept ? *kept : Json::Object{}, old, note);
    std::optional<Json> value;
    if (!noted.empty()) value = std::move(noted);
    put_member(written, there == written.end() ? to_string(id) : there->first, std::move(value));
  }
  return write_device_file(path, written, 1);
}

}  // namespace kattegat::ui
