#include "kattegat/usage/command.hpp"

#include <algorithm>
#include <array>

#include "kattegat/usage/arguments.hpp"

namespace kattegat::usage {
namespace {

constexpr std::array placeholders{
#define KATTEGAT_VALUE(value, word, kind) word,
#include "kattegat/usage/values.def"
#undef KATTEGAT_VALUE
};
constexpr std::array kinds{
#define KATTEGAT_VALUE(value, word, kind) Kind::kind,
#include "kattegat/usage/values.def"
#undef KATTEGAT_VALUE
};

}  // namespace

bool is_below(std::string_view name, std::string_view above) {
  return above.empty() || (name.size() > above.size() && name.substr(0, above.size()) == above &&
                           name[above.size()] == ' ');
}

const Command* find_command(const Program& program, std::string_view name) {
  for (const Topic& topic : program.topics)
    for (const Command& command : topic.commands)
      if (command.name == name) return &command;
  return nullptr;
}

std::string below(std::string_view path, std::string_view word) {
  return path.empty() ? std::string(word) : std::string(path) + " " + std::string(word);
}

bool has_commands(const Program& program, std::string_view name) {
  return !next_words(program, name).empty();
}

std::vector<std::string> next_words(const Program& program, std::string_view after) {
  std::vector<std::string> words;
  for (const Topic& topic : program.topics)
    for (const Command& command : topic.commands) {
      if (command.is_hidden || !is_below(command.name, after)) continue;
      std::string_view rest = command.name.substr(after.empty() ? 0 : after.size() + 1);
      std::string word(rest.substr(0, rest.find(' ')));
      if (std::find(words.begin(), words.end(), word) == words.end())
        words.push_back(std::move(word));
    }
  return words;
}

std::vector<const Option*> options_of(const Program& program, const Command* command) {
  std::vector<const Option*> options;
  if (command)
    for (const Option& option : command->options) options.push_back(&option);
  for (const Option& option : program.options) options.push_back(&option);
  return options;
}

std::vector<std::string> choices_of(const Program& program, Value value) {
  return program.choices ? program.choices(value) : std::vector<std::string>();
}

Kind kind_of(Value value) { return kinds[static_cast<std::size_t>(value)]; }

std::string placeholder(Value value, Language language) {
  return say(placeholders[static_cast<std::size_t>(value)], language);
}

namespace {

std::string with_value(const Option& option, Language language) {
  std::string words(option.name);
  return option.value == Value::flag ? words : words + " " + placeholder(option.value, language);
}

}  // namespace

std::string form(const Option& option, Language language) {
  const std::string words = with_value(option, language);
  return option.letter != 0 ? std::string("-") + option.letter + ", " + words : words;
}

std::string form(const Argument& argument, Language language) {
  std::string name = placeholder(argument.value, language);
  if (argument.times == Times::maybe) return "[" + name + "]";
  if (argument.times == Times::any) return "[" + name + "...]";
  return argument.times == Times::many ? name + "..." : name;
}

namespace {

std::string name_and_arguments(const Program& program, const Command& command, Language language) {
  std::string words(program.name);
  if (!command.name.empty()) words += " " + std::string(command.name);
  for (const Argument& argument : command.takes) words += " " + form(argument, language);
  return words;
}

}  // namespace

std::string synopsis(const Program& program, const Command& command, Language language) {
  std::string words = name_and_arguments(program, command, language);
  for (const Option& option : command.options) {
    if (option.is_hidden) continue;
    std::string one = with_value(option, language);
    if (!is_needed(option.times)) one = "[" + one + "]";
    words += " " + one + (may_repeat(option.times) ? "..." : "");
  }
  return words;
}

std::string short_synopsis(const Program& program, const Command& command, Language language,
                           std::string_view asked) {
  constexpr std::ptrdiff_t few = 4;
  const auto is_named = [&](const Option& option) {
    return is_needed(option.times) || option.name == asked;
  };
  const auto& options = command.options;
  if (std::count_if(options.begin(), options.end(), is_named) + few >=
      static_cast<std::ptrdiff_t>(options.size()))
    return synopsis(program, command, language);
  std::string words = name_and_arguments(program, command, language);
  for (const Option& option : options)
    if (is_named(option)) words += " " + with_value(option, language);
  return words + " " + say(Word::usage_some_options, language) + " (" + std::string(program.name) +
         " " + std::string(command.name) + " --help)";
}

}  // namespace kattegat::usage
