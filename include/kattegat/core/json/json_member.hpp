// Members of JSON: one of an object that is there, or is not; a list of texts.
#pragma once
#include <string>
#include <vector>

#include "kattegat/core/json/json.hpp"

namespace kattegat {

inline const Json* find_member(const Json::Object& object, std::string_view key) {
  for (const auto& [name, value] : object)
    if (name == key) return &value;
  return nullptr;
}
inline Json* find_member(Json::Object& object, std::string_view key) {
  for (auto& [name, value] : object)
    if (name == key) return &value;
  return nullptr;
}

// The text under the key; `otherwise` where there is none.
inline std::string text_member(const Json::Object& object, std::string_view key,
                               std::string_view otherwise = "") {
  const Json* value = find_member(object, key);
  const auto* text = value ? value->as<std::string>() : nullptr;
  return text ? *text : std::string(otherwise);
}

inline Json::Array texts_as_json(const std::vector<std::string>& texts) {
  return {texts.begin(), texts.end()};
}

}  // namespace kattegat
