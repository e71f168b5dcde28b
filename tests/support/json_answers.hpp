// What stands where in an answer in JSON.
#pragma once
#include <catch2/catch.hpp>

#include "kattegat/core/json/json.hpp"

namespace kattegat::test {

inline Json json_of(const std::string& text) {
  CAPTURE(text);
  auto json = parse_json(text);
  REQUIRE(json.has_value());
  return std::move(*json);
}
// What stands under a key or at a place; null when nothing does.
inline Json one_under(const Json& json, const std::string& key) {
  const Json* found = json.find(key);
  return found ? *found : Json();
}
inline Json one_under(const Json& json, int index) {
  const auto* list = json.as<Json::Array>();
  const auto place = static_cast<std::size_t>(index);
  return list && place < list->size() ? list->at(place) : Json();
}
// The same, one inside the other.
template <class... Keys>
Json under(Json json, const Keys&... keys) {
  ((json = one_under(json, keys)), ...);
  return json;
}
template <class... Keys>
std::string text_under(const Json& json, const Keys&... keys) {
  const Json found = under(json, keys...);
  const auto* text = found.as<std::string>();
  return text ? *text : "(no text)";
}
template <class... Keys>
std::size_t size_under(const Json& json, const Keys&... keys) {
  const Json found = under(json, keys...);
  const auto* list = found.as<Json::Array>();
  return list ? list->size() : 0;
}

}  // namespace kattegat::test
