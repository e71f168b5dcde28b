#include "support/schema.hpp"
#include "db/book/evenings.hpp"
#include "support/contains.hpp"
#include "support/paths.hpp"

#include <algorithm>
#include <map>
#include <optional>
#include <regex>
#include <stdexcept>

#include "support/program.hpp"

namespace kattegat::test {
namespace {

constexpr std::string_view answer_of = "answer ";

class Judge {
 public:
  explicit Judge(const Json& root) : root_(root) {}

  std::vector<std::string> look(const Json& schema, const Json& value, const std::string& where) {
    std::vector<std::string> found;
    for (const auto& [keyword, said] : *schema.as<Json::Object>())
      for (std::string& fault : look_at(keyword, said, schema, value, where))
        found.push_back(std::move(fault));
    return found;
  }

 private:
  using Found = std::vector<std::string>;

  Found look_at(const std::string& keyword, const Json& said, const Json& schema, const Json& value,
                const std::string& where) {
    const auto* object = value.as<Json::Object>();
    const auto* array = value.as<Json::Array>();
    const auto* text = value.as<std::string>();
    const auto* number = value.as<std::int64_t>();
    if (keyword == "$ref") return look(target(*said.as<std::string>()), value, where);
    if (keyword == "anyOf") return look_for_one(*said.as<Json::Array>(), value, where);
    if (keyword == "type") return unless(is_a(value, *said.as<std::string>()), where, said);
    if (keyword == "const") return unless(value == said, where, said);
    if (keyword == "enum") {
      const auto& list = *said.as<Json::Array>();
      return unless(std::find(list.begin(), list.end(), value) != list.end(), where, said);
    }
    if (keyword == "pattern") return unless(!text || matches(*text, said), where, said);
    if (keyword == "minimum")
      return unless(!number || *number >= *said.as<std::int64_t>(), where, said);
    if (keyword == "required") return object ? look_for_keys(*object, said, where) : Found();
    if (keyword == "properties") return object ? look_at_keys(*object, said, where) : Found();
    if (keyword == "additionalProperties")
      return object ? look_at_other_keys(*object, said, schema, where) : Found();
    if (keyword == "items") return array ? look_at_all(*array, said, where) : Found();
    const bool only_words = keyword == "$schema" || keyword == "title" ||
                            keyword == "description" || keyword == "$defs";
    return only_words ? Found() : Found{where + ": unknown keyword " + keyword};
  }

  static Found unless(bool good, const std::string& where, const Json& said) {
    return good ? Found() : Found{where + ": not " + to_line(said)};
  }
  static bool is_a(const Json& value, const std::string& type) {
    static const std::map<std::string, std::size_t> places{
        {"null", 0}, {"boolean", 1}, {"integer", 2}, {"string", 4}, {"array", 5}, {"object", 6}};
    return value.value.index() == places.at(type);
  }
  static bool matches(const std::string& text, const Json& pattern) {
    static std::map<std::string, std::regex> known;
    const std::string& source = *pattern.as<std::string>();
    const auto found = known.try_emplace(source, source).first;
    return std::regex_search(text, found->second);
  }

  const Json& target(const std::string& reference) {
    const std::string begin = "#/$defs/";
    const Json* const defs = root_.find("$defs");
    const Json* const found =
        reference.rfind(begin, 0) == 0 ? defs->find(reference.substr(begin.size())) : nullptr;
    if (!found) throw std::logic_error("the schema has no " + reference);
    return *found;
  }
  // Where none fits, what is wrong with the one that comes nearest.
  Found look_for_one(const Json::Array& schemas, const Json& value, const std::string& where) {
    std::optional<Found> least;
    for (const Json& schema : schemas) {
      Found found = look(schema, value, where);
      if (!least || found.size() < least->size()) least = std::move(found);
    }
    return *least;
  }
  static Found look_for_keys(const Json::Object& object, const Json& keys,
                             const std::string& where) {
    Found found;
    for (const Json& key : *keys.as<Json::Array>())
      if (std::none_of(object.begin(), object.end(),
                       [&](const auto& one) { return one.first == *key.as<std::string>(); }))
        found.push_back(where + ": lacks " + to_line(key));
    return found;
  }
  Found look_at_keys(const Json::Object& object, const Json& schemas, const std::string& where) {
    Found found;
    for (const auto& [key, value] : object)
      if (const Json* schema = schemas.find(key))
        for (std::string& fault : look(*schema, value, where + "." + key))
          found.push_back(std::move(fault));
    return found;
  }
  Found look_at_other_keys(const Json::Object& object, const Json& said, const Json& schema,
                           const std::string& where) {
    Found found;
    const Json* const named = schema.find("properties");
    for (const auto& [key, value] : object) {
      if (named && named->find(key)) continue;
      if (said == Json(false))
        found.push_back(where + ": does not know " + key);
      else
        for (std::string& fault : look(said, value, where + "." + key))
          found.push_back(std::move(fault));
    }
    return found;
  }
  Found look_at_all(const Json::Array& array, const Json& schema, const std::string& where) {
    Found found;
    for (std::size_t i = 0; i < array.size(); ++i)
      for (std::string& fault : look(schema, array[i], where + "[" + std::to_string(i) + "]"))
        found.push_back(std::move(fault));
    return found;
  }

  const Json& root_;
};

void hold(const std::string& command, const std::string& line) {
  const auto value = parse_json(line);
  if (!value) throw std::logic_error(command + " answers no JSON: " + line);
  const Json schema = Json::Object{{"$ref", "#/$defs/" + std::string(answer_of) + command}};
  const auto found = faults(answers_schema(), schema, *value);
  if (found.empty()) return;
  std::string all = command + " does not answer as answers.schema.json says:";
  for (const std::string& fault : found) all += "\n  " + fault;
  throw std::logic_error(all + "\n" + line);
}

}  // namespace

std::vector<std::string> faults(const Json& root, const Json& schema, const Json& value) {
  return Judge(root).look(schema, value, "the answer");
}

const Json& answers_schema() {
  static const Json schema = *parse_json(
      read_bytes(std::string(test::source_path) + "/assets/schema/answers.schema.json"));
  return schema;
}

std::vector<std::string> described_commands() {
  std::vector<std::string> commands;
  for (const auto& [name, schema] : *answers_schema().find("$defs")->as<Json::Object>())
    if (name.rfind(answer_of, 0) == 0) commands.push_back(name.substr(answer_of.size()));
  return commands;
}

std::string command_in(const std::vector<std::string>& arguments) {
  std::vector<std::string> words;
  for (std::size_t i = 0; i < arguments.size() && words.size() < 2; ++i) {
    if (arguments[i] == "--db" || arguments[i] == "--lang")
      ++i;
    else if (arguments[i].rfind("--", 0) != 0)
      words.push_back(arguments[i]);
  }
  if (words.empty()) return "";
  const auto known = described_commands();
  if (words.size() > 1 && contains(known, words[0] + " " + words[1]))
    return words[0] + " " + words[1];
  return contains(known, words[0]) ? words[0] : "";
}

void hold_to_schema(const std::vector<std::string>& arguments, int status, const std::string& out) {
  const std::string command = command_in(arguments);
  const bool answers_json = command == "record" || contains(arguments, "--json");
  const bool writes_a_file = contains(arguments, "--as") || contains(arguments, "--help");
  if (command.empty() || !answers_json || writes_a_file || out.empty()) return;
  if (status > 1 && command != "record") return;
  for (std::size_t at = 0; at < out.size();) {
    const std::size_t end = std::min(out.find('\n', at), out.size());
    hold(command, out.substr(at, end - at));
    at = end + 1;
  }
}

}  // namespace kattegat::test
