#include "kattegat/core/json/json.hpp"

#include <algorithm>
#include <array>
#include <iterator>
#include <nlohmann/json.hpp>
#include <optional>
#include <utility>

#include "kattegat/core/json/json_member.hpp"
#include "quick_json.hpp"
#include "vast_number.hpp"

namespace kattegat {
namespace {

// Sorted, and not hashed: whoever writes a file may choose names that all have one hash.
std::optional<std::string_view> given_twice(const Json::Object& members) {
  std::vector<std::string_view> names;
  names.reserve(members.size());
  for (const Json::Member& member : members) names.push_back(member.first);
  std::sort(names.begin(), names.end());
  const auto twice = std::adjacent_find(names.begin(), names.end());
  return twice == names.end() ? std::nullopt : std::optional(*twice);
}

// Builds a Json from nlohmann's events and stops at the first thing that we do not read.
class Builder : public nlohmann::json_sax<nlohmann::json> {
 public:
  Builder(std::size_t most_values, std::size_t a_member_counts)
      : values_left_(most_values), beside_its_value_(a_member_counts - 1) {}

  bool null() override { return put(Json()); }
  bool boolean(bool flag) override { return put(Json(flag)); }
  bool number_integer(number_integer_t number) override { return put(Json(std::int64_t{number})); }
  bool number_unsigned(number_unsigned_t number) override {
    const auto limit = static_cast<number_unsigned_t>(INT64_MAX);
    return put(number <= limit ? Json(static_cast<std::int64_t>(number)) : Json(Json::Inexact{}));
  }
  bool number_float(number_float_t, const string_t&) override { return put(Json(Json::Inexact{})); }
  bool string(string_t& text) override { return put(Json(std::move(text))); }
  bool binary(binary_t&) override { return false; }

  bool start_object(std::size_t) override { return open(Kind::object); }
  bool key(string_t& name) override {
    if (!is_left(beside_its_value_)) return stop_at_too_many();
    levels_[depth_ - 1].members.emplace_back(std::move(name), Json());
    return true;
  }
  bool end_object() override {
    auto& members = levels_[--depth_].members;
    if (const auto twice = given_twice(members)) {
      fault_ = text(Word::json_duplicate_key, std::string(*twice));
      return false;
    }
    Json::Object object(std::move_iterator(members.begin()), std::move_iterator(members.end()));
    members.clear();
    return put(Json(std::move(object)));
  }
  bool start_array(std::size_t) override { return open(Kind::array); }
  bool end_array() override { return put(Json(std::exchange(levels_[--depth_].items, {}))); }

  bool parse_error(std::size_t position, const std::string&,
                   const nlohmann::json::exception& exception) override {
    constexpr int out_of_range = 406;
    is_too_vast_ = exception.id == out_of_range;
    fault_ = text(Word::json_malformed, static_cast<std::int64_t>(position));
    return false;
  }

  Json root;
  [[nodiscard]] const Text& fault() const { return fault_; }
  // It stopped at a number that is JSON, but that no double holds.
  [[nodiscard]] bool is_too_vast() const { return is_too_vast_; }

 private:
  enum class Kind { array, object };

  // An array or object that has not ended yet. The members are gathered in a place that the next
  // object uses again, so that each object takes just the memory that it needs.
  struct Level {
    Kind kind = Kind::array;
    Json::Array items;
    Json::Object members;  // the value of the last one is being read
  };

  bool stop_at_too_many() {
    fault_ = text(Word::json_too_many);
    return false;
  }
  bool is_left(std::size_t values) {
    if (values > values_left_) return false;
    values_left_ -= values;
    return true;
  }
  bool put(Json value) {
    if (!is_left(1)) return stop_at_too_many();
    if (depth_ == 0) {
      root = std::move(value);
      return true;
    }
    Level& around = levels_[depth_ - 1];
    if (around.kind == Kind::array)
      around.items.push_back(std::move(value));
    else
      around.members.back().second = std::move(value);
    return true;
  }
  bool open(Kind kind) {
    if (depth_ == json_depth_limit) {
      fault_ = text(Word::json_too_deep, std::int64_t{json_depth_limit});
      return false;
    }
    levels_[depth_++].kind = kind;
    return true;
  }

  std::array<Level, json_depth_limit> levels_;  // around the place we are at, outermost first
  std::size_t depth_ = 0;
  std::size_t values_left_;
  std::size_t beside_its_value_;  // what a member counts
  Text fault_{Word::json_malformed, {std::int64_t{0}}};
  bool is_too_vast_ = false;
};

std::string escaped(const std::string& text) {
  constexpr auto replace =
      nlohmann::json::error_handler_t::replace;  // a file's name may be any bytes
  return nlohmann::json(text).dump(-1, ' ', false, replace);
}

class Writer {
  static constexpr std::size_t usual_entry = 120;  // bytes

 public:
  explicit Writer(int levels) : levels_(levels) { out.reserve(usual_entry); }

  void write(const Json& json, int level) {
    std::visit([&](const auto& value) { write(value, level); }, json.value);
  }
  std::string out;

 private:
  void write(std::nullptr_t, int) { out += "null"; }
  void write(bool flag, int) { out += flag ? "true" : "false"; }
  void write(std::int64_t number, int) { out += std::to_string(number); }
  void write(Json::Inexact, int) { KATTEGAT_CHECK(false /* we write whole numbers only */); }
  void write(const std::string& text, int) {
    const auto plain = [](char c) { return c >= ' ' && c <= '~' && c != '"' && c != '\\'; };
    if (std::all_of(text.begin(), text.end(), plain))
      out.append(1, '"').append(text).append(1, '"');
    else
      out += escaped(text);
  }
  void write(const Json::Array& array, int level) {
    list('[', ']', array, level, [&](const Json& item) { write(item, level + 1); });
  }
  void write(const Json::Object& object, int level) {
    list('{', '}', object, level, [&](const Json::Member& member) {
      write(member.first, level);
      out += levels_ > 0 ? ": " : ":";
      write(member.second, level + 1);
    });
  }

  template <class List, class Item>
  void list(char begin, char end, const List& items, int level, Item&& item) {
    const bool spread =
        level < levels_ &&
        std::any_of(items.begin(), items.end(), [](const auto& one) { return has_items(one); });
    out += begin;
    for (const auto& one : items) {
      if (&one != &items.front()) out += levels_ > 0 && !spread ? ", " : ",";
      if (spread) out.append("\n").append(static_cast<std::size_t>(level + 1) * 2, ' ');
      item(one);
    }
    if (spread) out.append("\n").append(static_cast<std::size_t>(level) * 2, ' ');
    out += end;
  }
  static bool has_items(const Json& json) {
    return json.as<Json::Array>() || json.as<Json::Object>();
  }
  static bool has_items(const Json::Member& member) { return has_items(member.second); }

  int levels_;
};

}  // namespace

const Json* Json::find(std::string_view key) const {
  const auto* object = as<Object>();
  return object ? find_member(*object, key) : nullptr;
}

Result<Json, Text> parse_json(std::string_view bytes, std::size_t most_values,
                              std::size_t a_member_counts) {
#ifdef KATTEGAT_QUICK_JSON
  const bool is_surely_within =
      bytes.size() / 2 * a_member_counts < most_values;  // a value and its comma
  if (is_surely_within)
    if (auto quick = parsed_quickly(bytes)) return std::move(*quick);
#endif
  // nlohmann's lexer takes a zero byte for the end and would ignore whatever follows.
  if (const std::size_t zero = bytes.find('\0'); zero != std::string_view::npos)
    return text(Word::json_malformed, static_cast<std::int64_t>(zero + 1));
  Builder builder(most_values, a_member_counts);
  if (nlohmann::json::sax_parse(bytes.begin(), bytes.end(), &builder))
    return std::move(builder.root);
  if (!builder.is_too_vast()) return builder.fault();
  Builder again(most_values, a_member_counts);
  if (!nlohmann::json::sax_parse(without_vast_numbers(bytes), &again)) return again.fault();
  return std::move(again.root);
}

std::size_t values_in(const Json& json) {
  std::size_t count = 1;
  if (const auto* array = json.as<Json::Array>())
    for (const Json& item : *array) count += values_in(item);
  if (const auto* object = json.as<Json::Object>())
    for (const auto& [key, value] : *object) count += values_in(value);
  return count;
}

bool is_exact(const Json& json) {
  if (json.as<Json::Inexact>()) return false;
  if (const auto* array = json.as<Json::Array>())
    return std::all_of(array->begin(), array->end(), is_exact);
  const auto* object = json.as<Json::Object>();
  return !object || std::all_of(object->begin(), object->end(),
                                [](const Json::Member& member) { return is_exact(member.second); });
}

std::string to_line(const Json& json) {
  Writer writer(0);
  writer.write(json, 0);
  return std::move(writer.out);
}

std::string to_page(const Json& json, int levels) {
  Writer writer(levels);
  writer.write(json, 0);
  return std::move(writer.out) + "\n";
}

}  // namespace kattegat
