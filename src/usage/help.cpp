#include "kattegat/usage/help.hpp"

#include <algorithm>

#include "kattegat/core/text/joined.hpp"
#include "kattegat/core/text/width.hpp"

namespace kattegat::usage {
namespace {

using Rows = std::vector<std::pair<std::string, std::string>>;

std::string two_columns(const Rows& rows, std::size_t left) {
  std::string page;
  for (const auto& [name, about] : rows) page += "  " + padded(name, left) + "  " + about + "\n";
  return page;
}
std::size_t widest(const Rows& rows) {
  std::size_t width = 0;
  for (const auto& row : rows) width = std::max(width, display_width(row.first));
  return width;
}

std::string options_page(const Program& program, const std::vector<Option>& options, Word heading,
                         Language language) {
  Rows rows;
  for (const Option& option : options)
    if (!option.is_hidden)
      rows.emplace_back(form(option, language), about_option(program, option, language));
  if (rows.empty()) return "";
  return "\n" + say(heading, language) + "\n" + two_columns(rows, widest(rows));
}

std::string commands_page(const Program& program, std::string_view path, Language language) {
  std::vector<std::pair<Word, Rows>> parts;
  std::size_t left = 0;
  for (const Topic& topic : program.topics) {
    Rows rows;
    for (const Command& command : topic.commands) {
      if (command.is_hidden || (command.name != path && !is_below(command.name, path))) continue;
      std::string name(command.name);
      for (const Argument& argument : command.takes) name += " " + form(argument, language);
      rows.emplace_back(std::move(name), say(command.about, language));
    }
    left = std::max(left, widest(rows));
    if (!rows.empty()) parts.emplace_back(topic.heading, std::move(rows));
  }
  std::string page;
  for (const auto& [heading, rows] : parts)
    page += "\n" + say(heading, language) + "\n" + two_columns(rows, left);
  return page;
}

}  // namespace

std::string about_option(const Program& program, const Option& option, Language language) {
  return joined({say(option.about, language), joined(choices_of(program, option.value))}, ": ");
}

std::string help_page(const Program& program, std::string_view path, Language language) {
  const std::string name(program.name);
  const auto usage = [&](const std::string& words) {
    return say(Word::usage_form, language) + ": " + words + "\n";
  };
  const std::string common = options_page(
      program, program.options,
      either<Word::usage_options, Word::usage_common_options>(program.topics.empty()), language);
  if (program.topics.empty())
    return name + ": " + say(program.about, language) + "\n\n" +
           usage(name + " " + say(Word::usage_some_options, language)) + common;
  const Command* const command = find_command(program, path);
  if (command && !has_commands(program, path))
    return usage(synopsis(program, *command, language)) + "\n" + say(command->about, language) +
           "\n" + options_page(program, command->options, Word::usage_options, language) + common;
  const std::string begin =
      path.empty() ? name + ": " + say(program.about, language) + "\n\n" : std::string();
  const std::string next = placeholder(Value::command, language);
  const std::string words = name + " " + (path.empty() ? "" : std::string(path) + " ") +
                            (command ? "[" + next + "]" : next) + " " +
                            say(Word::usage_some_options, language);
  const std::string its_own =
      command ? options_page(program, command->options, Word::usage_options, language) : "";
  return begin + usage(words) + commands_page(program, path, language) + its_own + common + "\n" +
         say(text(Word::usage_more, name), language) + "\n";
}

}  // namespace kattegat::usage
