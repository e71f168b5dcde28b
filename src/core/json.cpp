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

  bool start_object(std::size_t) override {
    Json::Object members;
    members.reserve(8);  // an entry has about as many
    return open(Json(std::move(members)));
  }
  bool key(string_t& name) override {
    if (!open_.back().is_new(name)) {
      fault_ = text(Word::json_duplicate_key, name);
      return false;
    }
    open_.back().name = std::move(name);
    return true;
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
  // An array or object that has not ended yet.
  struct Container {
    explicit Container(Json empty) : json(std::move(empty)) {}
    Json json;
    std::string name = {};                       // of the member that is being read
    std::unordered_set<std::string> names = {};  // of an object with more than a few members

    bool is_new(const std::string& key) {
      constexpr std::size_t few = 16;
      const auto& members = std::get<Json::Object>(json.value);
      if (members.size() < few) return json.find(key) == nullptr;
      if (members.size() == few)
        for (const Json::Member& member : members) names.insert(member.first);
      return names.insert(key).second;
    }
  };

  bool put(Json value) {
    if (open_.empty()) {
      root = std::move(value);
      return true;
    }
    Container& around = open_.back();
    if (auto* array = std::get_if<Json::Array>(&around.json.value))
      array->push_back(std::move(value));
    else
      std::get<Json::Object>(around.json.value)
          .emplace_back(std::move(around.name), std::move(value));
    return true;
  }
  bool open(Json container) {
    if (open_.size() == json_depth_limit) {
      fault_ = text(Word::json_too_deep, std::int64_t{json_depth_limit});
      return false;
    }
    open_.emplace_back(std::move(container));
    return true;
  }
  bool close() {
    Json done = std::move(open_.back().json);
    open_.pop_back();
    return put(std::move(done));
  }

  std::vector<Container> open_;  // around the place we are at, outermost first
  Text fault_{Word::json_malformed, {std::int64_t{0}}};
};

std::string quoted(const std::string& text) {
  const auto plain = [](char c) { return c >= ' ' && c <= '~' && c != '"' && c != '\\'; };
  if (std::all_of(text.begin(), text.end(), plain)) return '"' + text + '"';
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
