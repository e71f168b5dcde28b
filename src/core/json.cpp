#include "kattegat/core/json.hpp"

#include <algorithm>
#include <nlohmann/json.hpp>
#include <unordered_set>

namespace kattegat {
namespace {

// Builds a Json from nlohmann's events and stops at the first thing that we do not read.
class Builder : public nlohmann::json_sax<nlohmann::json> {
 public:
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

  bool start_object(std::size_t) override { return open(Json(Json::Object{})); }
  bool key(string_t& name) override {
    if (keys_.back().insert(name).second) {
      names_.back() = std::move(name);
      return true;
    }
    fault_ = text(Word::json_duplicate_key, name);
    return false;
  }
  bool end_object() override { return close(); }
  bool start_array(std::size_t) override { return open(Json(Json::Array{})); }
  bool end_array() override { return close(); }

  bool parse_error(std::size_t position, const std::string&,
                   const nlohmann::json::exception&) override {
    fault_ = text(Word::json_malformed, static_cast<std::int64_t>(position));
    return false;
  }

  Json root;
  [[nodiscard]] const Text& fault() const { return fault_; }

 private:
  bool put(Json value) {
    if (open_.empty()) {
      root = std::move(value);
    } else if (auto* array = std::get_if<Json::Array>(&open_.back().value)) {
      array->push_back(std::move(value));
    } else {
      std::get<Json::Object>(open_.back().value)
          .emplace_back(std::move(names_.back()), std::move(value));
    }
    return true;
  }
  bool open(Json container) {
    if (open_.size() == json_depth_limit) {
      fault_ = text(Word::json_too_deep, std::int64_t{json_depth_limit});
      return false;
    }
    open_.push_back(std::move(container));
    keys_.emplace_back();
    names_.emplace_back();
    return true;
  }
  bool close() {
    Json done = std::move(open_.back());
    open_.pop_back();
    keys_.pop_back();
    names_.pop_back();
    return put(std::move(done));
  }

  std::vector<Json> open_;  // the containers around the place we are at, outermost first
  std::vector<std::unordered_set<std::string>> keys_;
  std::vector<std::string> names_;
  Text fault_{Word::json_malformed, {std::int64_t{0}}};
};

std::string quoted(const std::string& text) {
  constexpr auto replace =
      nlohmann::json::error_handler_t::replace;  // a file's name may be any bytes
  return nlohmann::json(text).dump(-1, ' ', false, replace);
}

class Writer {
 public:
  explicit Writer(int levels) : levels_(levels) {}

  void write(const Json& json, int level) {
    std::visit([&](const auto& value) { write(value, level); }, json.value);
  }
  std::string out;

 private:
  void write(std::nullptr_t, int) { out += "null"; }
  void write(bool flag, int) { out += flag ? "true" : "false"; }
  void write(std::int64_t number, int) { out += std::to_string(number); }
  void write(Json::Inexact, int) { KATTEGAT_CHECK(false /* we write whole numbers only */); }
  void write(const std::string& text, int) { out += quoted(text); }
  void write(const Json::Array& array, int level) {
    list('[', ']', array, level, [&](const Json& item) { write(item, level + 1); });
  }
  void write(const Json::Object& object, int level) {
    list('{', '}', object, level, [&](const Json::Member& member) {
      out += quoted(member.first);
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
  static bool has_items(const Json& json) { return json.value.index() >= 5; }
  static bool has_items(const Json::Member& member) { return has_items(member.second); }

  int levels_;
};

}  // namespace

const Json* Json::find(std::string_view key) const {
  const auto* object = as<Object>();
  if (!object) return nullptr;
  for (const Member& member : *object)
    if (member.first == key) return &member.second;
  return nullptr;
}

Result<Json, Text> parse_json(std::string_view bytes) {
  Builder builder;
  if (!nlohmann::json::sax_parse(bytes.begin(), bytes.end(), &builder)) return builder.fault();
  return std::move(builder.root);
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
