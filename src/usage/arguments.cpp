#include "kattegat/usage/arguments.hpp"

#include <algorithm>

#include "kattegat/core/check.hpp"
#include "kattegat/core/text/joined.hpp"
#include "kattegat/usage/spelling.hpp"
#include "kattegat/usage/surroundings.hpp"
#include "walk.hpp"

namespace kattegat::usage {
namespace {

// An empty number strikes out the one there was; of a reason its command says what is wrong.
// Anything else that is empty, perhaps a variable that is not set, is not taken for nothing said.
bool may_be_empty(Value value) { return value == Value::payment_number || value == Value::reason; }

Text value_missing(const Option& option, Language language) {
  return text(Word::usage_value_missing, std::string(option.name),
              placeholder(option.value, language));
}
Text strange_value(std::string_view option, const std::string& value,
                   const std::vector<std::string>& known) {
  return text(Word::usage_no_such_value, std::string(option), value, joined(known));
}

Text no_such_option(const Given& given, const std::string& name) {
  std::vector<std::string> names;
  for (const Option* option : options_of(*given.program, given.command))
    if (!option->is_hidden) names.emplace_back(option->name);
  const std::string meant = nearest(name, names), program(given.program->name);
  return is_near(name, meant) ? text(Word::usage_option_meant, name, meant, program)
                              : text(Word::usage_no_such_option, name, program);
}

bool has_option(const Given& given, std::string_view name) {
  const auto known = options_of(*given.program, given.command);
  return std::any_of(known.begin(), known.end(),
                     [&](const Option* option) { return option->name == name; });
}

// ---- What is wrong with a word

std::optional<Text> wrong_with(const Option& option, const std::optional<std::string>& value,
                               const Given& given) {
  if (option.value == Value::flag) {
    if (value) return text(Word::usage_value_unwanted, std::string(option.name));
    return std::nullopt;
  }
  if (value->empty() && !may_be_empty(option.value)) return value_missing(option, given.language);
  if (!may_repeat(option.times) && given.all(option.name).size() > 1)
    return text(Word::usage_option_twice, std::string(option.name));
  return std::nullopt;
}

std::optional<Text> wrong_with(const Piece& piece, const std::string& word, const Given& given) {
  switch (piece.is) {
    case Piece::Is::mistyped_name:
      return no_such_command(*given.program, given.path, word);
    case Piece::Is::mistyped_option:
      return no_such_option(given, piece.name);
    case Piece::Is::option:
      return wrong_with(*piece.option, piece.value, given);
    case Piece::Is::left_open:  // whoever means the word itself writes --why=--force
      return value_missing(*piece.option, given.language);
    default:
      return std::nullopt;
  }
}

// ---- What is wrong with all of them

bool is_missing(const Given& given, const Argument& wanted, std::size_t place) {
  if (place < given.arguments.size())  // an empty one is not nobody in particular
    return wanted.times == Times::maybe && given.arguments[place].empty();
  return is_needed(wanted.times);
}

// `of` is the option, or the command whose argument it is.
std::optional<Text> wrong_value(const Given& given, std::string_view of, Value value,
                                const std::string& word) {
  if (kind_of(value) == Kind::one_of_few) {
    const auto known = choices_of(*given.program, value);
    if (std::find(known.begin(), known.end(), word) == known.end())
      return strange_value(of, word, known);
  }
  return given.program->wrong_word ? given.program->wrong_word(value, word) : std::nullopt;
}

std::optional<Text> wrong_arguments(const Given& given) {
  const auto& takes = given.command->takes;
  for (std::size_t i = 0; i < takes.size(); ++i)
    if (is_missing(given, takes[i], i))
      return left_out(*given.program, *given.command, placeholder(takes[i].value, given.language),
                      given.language);
  for (std::size_t i = 0; i < std::min(takes.size(), given.arguments.size()); ++i)
    if (auto wrong = wrong_value(given, given.path, takes[i].value, given.arguments[i]))
      return wrong;
  const bool any_number = !takes.empty() && may_repeat(takes.back().times);
  if (given.arguments.size() > takes.size() && !any_number)
    return text(Word::usage_word_too_many, given.arguments[takes.size()],
                short_synopsis(*given.program, *given.command, given.language));
  return std::nullopt;
}

// Of an option that may stand there.
std::optional<Text> wrong_option(const Given& given, const Option& option) {
  const auto missing = [&](std::string_view name) {
    return left_out(*given.program, *given.command, std::string(name), given.language);
  };
  if (!given.has(option.name))
    return is_needed(option.times) ? std::optional(missing(option.name)) : std::nullopt;
  for (const std::string& word : given.all(option.name))
    if (auto wrong = wrong_value(given, option.name, option.value, word)) return wrong;
  if (!option.needs.empty() && !given.has(option.needs)) return missing(option.needs);
  if (!option.not_with.empty() && given.has(option.not_with))
    return text(Word::usage_not_together, std::string(option.name), std::string(option.not_with));
  return std::nullopt;
}

std::optional<Text> wrong_options(const Given& given) {
  for (const auto& [name, value] : given.options)  // perhaps of a command above it
    if (!has_option(given, name)) return no_such_option(given, std::string(name));
  for (const Option& option : given.command->options)
    if (auto wrong = wrong_option(given, option)) return wrong;
  return std::nullopt;
}

std::optional<Text> wrong_command(const Given& given) {
  const Program& program = *given.program;
  if (program.topics.empty()) {
    if (given.arguments.empty()) return std::nullopt;
    return text(Word::usage_word_too_many, given.arguments.front(),
                std::string(program.name) + " --help");
  }
  if (given.path.empty()) return text(Word::usage_command_missing, std::string(program.name));
  if (!given.command)
    return text(Word::usage_command_open, given.path, joined(next_words(program, given.path)));
  if (auto wrong = wrong_arguments(given)) return wrong;
  return wrong_options(given);
}

std::optional<Text> wrong_language(const Given& given) {
  const auto named = given.find("--lang");
  if (!named || parse_language(*named)) return std::nullopt;
  return strange_value("--lang", *named, choices_of(*given.program, Value::language));
}

}  // namespace

std::optional<std::string> Given::find(std::string_view option) const {
  KATTEGAT_CHECK(has_option(*this, option));
  for (const auto& [name, value] : options)
    if (name == option) return value;
  return std::nullopt;
}
std::vector<std::string> Given::all(std::string_view option) const {
  std::vector<std::string> values;
  for (const auto& [name, value] : options)
    if (name == option) values.push_back(value);
  return values;
}

Language language_of(const std::vector<std::string>& words) {
  constexpr std::string_view option = "--lang", with_value = "--lang=";
  for (std::size_t i = 0; i < words.size(); ++i) {
    std::optional<Language> named;
    if (words[i] == option && i + 1 < words.size()) named = parse_language(words[i + 1]);
    if (words[i].rfind(with_value, 0) == 0)
      named = parse_language(std::string_view(words[i]).substr(with_value.size()));
    if (named) return *named;
  }
  for (const char* name : {"LC_ALL", "LC_MESSAGES", "LANG"})
    if (const std::string value = variable(name); !value.empty())
      return parse_language(value).value_or(Language::english);
  return Language::english;
}

Result<Given, Text> read_arguments(const Program& program, const std::vector<std::string>& words) {
  Walk walk{{.program = &program, .language = language_of(words)}};
  const Given& given = walk.given;
  std::optional<Text> wrong;  // the first that is
  bool is_named = true;
  for (const std::string& word : words) {
    const Piece piece = take(walk, word);
    if (!wrong) wrong = wrong_with(piece, word, given);
    if (piece.is == Piece::Is::mistyped_name) is_named = false;
  }
  if (is_named && (given.has("--help") || given.has("--version"))) return std::move(walk.given);
  if (!wrong && walk.pending) wrong = value_missing(*walk.pending, given.language);
  if (!wrong) wrong = wrong_language(given);
  if (!wrong) wrong = wrong_command(given);
  if (wrong) return *std::move(wrong);
  return std::move(walk.given);
}

Text left_out(const Program& program, const Command& command, const std::string& what,
              Language language) {
  std::string how = short_synopsis(program, command, language, what);
  const auto add_choices = [&](Value value) {
    const std::string choices = joined(choices_of(program, value));
    if (!choices.empty()) how += "; " + placeholder(value, language) + ": " + choices;
  };
  for (const Argument& argument : command.takes)
    if (placeholder(argument.value, language) == what) add_choices(argument.value);
  for (const Option& option : command.options)
    if (option.name == what) add_choices(option.value);
  return text(Word::usage_argument_missing, what, std::move(how));
}

Text no_such_command(const Program& program, const std::string& path, const std::string& word) {
  const std::string meant = nearest(word, next_words(program, path)), name(program.name);
  return meant.empty()
             ? text(Word::usage_unknown_command, below(path, word), name)
             : text(Word::usage_no_such_command, below(path, word), below(path, meant), name);
}

}  // namespace kattegat::usage
