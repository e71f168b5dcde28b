#include "quick_json.hpp"

#include <simdjson.h>

#include <algorithm>

namespace kattegat {
namespace {

using simdjson::dom::element_type;

constexpr std::size_t short_bytes = std::size_t{1} << 16U;
constexpr std::size_t few_members = 16;

// `plain` becomes false where an object has a key twice, or too many to look for that here.
void convert(const simdjson::dom::element& element, Json& into, bool& plain) {
  switch (element.type()) {
    case element_type::ARRAY: {
      const simdjson::dom::array array = element.get_array().value_unsafe();
      auto& items = into.value.emplace<Json::Array>(array.size());
      std::size_t i = 0;
      for (const simdjson::dom::element item : array) convert(item, items[i++], plain);
      return;
    }
    case element_type::OBJECT: {
      const simdjson::dom::object object = element.get_object().value_unsafe();
      auto& members = into.value.emplace<Json::Object>();
      members.reserve(object.size());
      plain = plain && object.size() <= few_members;
      for (const auto& [key, value] : object) {
        const auto is_it = [name = key](const Json::Member& other) { return other.first == name; };
        plain = plain && std::none_of(members.begin(), members.end(), is_it);
        convert(value, members.emplace_back(key, Json()).second, plain);
      }
      return;
    }
    case element_type::INT64:
      into.value = std::int64_t{element.get_int64().value_unsafe()};
      return;
    case element_type::STRING:
      into.value.emplace<std::string>(element.get_string().value_unsafe());
      return;
    case element_type::BOOL:
      into.value = element.get_bool().value_unsafe();
      return;
    case element_type::NULL_VALUE:
      return;
    default:
      into.value = Json::Inexact{};
  }
}

}  // namespace

std::optional<Json> parsed_quickly(std::string_view bytes) {
  thread_local simdjson::dom::parser parser;
  // One level less than it says, and an empty one more.
  thread_local const bool ready =
      parser.allocate(short_bytes, json_depth_limit) == simdjson::SUCCESS;
  simdjson::dom::element root;
  bool plain = ready && !bytes.empty() && bytes.size() <= short_bytes && bytes.front() == '{' &&
               bytes.find('\0') == std::string_view::npos &&
               parser.parse(bytes.data(), bytes.size()).get(root) == simdjson::SUCCESS;
  if (!plain) return std::nullopt;
  Json json;
  convert(root, json, plain);
  return plain ? std::optional(std::move(json)) : std::nullopt;
}

}  // namespace kattegat
