#include "ui/evening_notes.hpp"

#include <filesystem>
#include <fstream>
#include <sstream>

#include "kattegat/core/json.hpp"
#include "ui/settings.hpp"

namespace kattegat::ui {
namespace {

constexpr std::size_t longest_name = 400;  // bytes of 80 letters, and some

}  // namespace

EveningNotes read_evening_notes(const std::string& path) {
  EveningNotes notes;
  std::error_code fault;
  if (!std::filesystem::is_regular_file(path, fault)) return notes;
  std::ifstream file(path, std::ios::binary);
  std::stringstream bytes;
  bytes << file.rdbuf();
  const auto json = parse_json(bytes.str());
  const auto* object = json ? json->as<Json::Object>() : nullptr;
  if (!object) return notes;
  for (const auto& [key, value] : *object) {
    const auto id = parse_uuid(key);
    if (!id || !value.as<Json::Object>()) continue;
    const Json* name = value.find("name");
    const Json* archived = value.find("archived");
    EveningNote& note = notes[*id];
    if (const auto* words = name ? name->as<std::string>() : nullptr)
      if (words->size() <= longest_name) note.name = *words;
    if (const auto* put_away = archived ? archived->as<bool>() : nullptr) note.archived = *put_away;
  }
  return notes;
}

bool write_evening_notes(const std::string& path, const EveningNotes& notes) {
  Json::Object file;
  for (const auto& [id, note] : notes)
    if (note != EveningNote{})
      file.emplace_back(to_string(id),
                        Json::Object{{"name", note.name}, {"archived", note.archived}});
  return write_beside_book(path, to_page(file, 1));
}

}  // namespace kattegat::ui
