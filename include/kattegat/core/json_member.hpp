// A member of an object that is there, or is not.
#pragma once
#include "kattegat/core/json.hpp"

namespace kattegat {

// The text under the key; `otherwise` where there is none.
inline std::string text_member(const Json::Object& object, std::string_view key,
                               std::string_view otherwise = "") {
  for (const auto& [name, value] : object)
    if (name == key)
      if (const auto* text = value.as<std::string>()) return *text;
  return std::string(otherwise);
}

}  // namespace kattegat
