#include "kattegat/usage/help.hpp"

#include <algorithm>

#include "kattegat/core/joined.hpp"
#include "kattegat/core/width.hpp"

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

// The sentence, and what can be chosen where that is little.
std::string about(const Program& program, const Option& option, Language language) {
  return joined({say(option.about, language), joined(choices_of(program, option.value))}, ": ");
}

std::string options_page(const Program& program, const std::vector<Option>& options, Word heading,
                         Language language) {
  Rows rows;
  for (const Option& option : options)
    if (!option.is_hidden)
      rows.emplace_back(form(option, language), about(program, option, language));
  if (rows.empty()) return "";
  return "\n" + say(heading, language) + "\n" + two_columns(rows, widest(rows));
}

std::string commands_page(const Program& program, std::string_view path, Language language) {
  std::vector<std::pair<Word, Rows>> parts;
  std::size_t left = 0;
  for (const Topic& topic : program.topics) {
    Rows rows;
    for (const Command& command : topic.commands) {
      if (command.is_hidden || command.name.substr(0, path.size()) != path) continue;
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
  const std::string words = name + " " + (path.empty() ? "" : std::string(path) + " ") +
                            placeholder(Value::command, language) + " " +
                            say(Word::usage_some_options, language);
  const std::string its_own =
      command ? options_page(program, command->options, Word::usage_options, language) : "";
  return begin + usage(words) + commands_page(program, path, language) + its_own + common + "\n" +
         say(text(Word::usage_more, name), language) + "\n";
}

// ---- The manual page ----

namespace {

// As roff takes it: backslashes, hyphens as they are typed, and no line that begins like a request.
std::string roff(std::string_view words) {
  std::string safe;
  for (const char c : words) {
    if (c == '\\')
      safe += "\\e";
    else if (c == '-')
      safe += "\\-";
    else
      safe += c;
  }
  if (!safe.empty() && (safe[0] == '.' || safe[0] == '\'')) safe.insert(0, "\\&");
  return safe;
}
std::string bold(std::string_view words) { return "\\fB" + roff(words) + "\\fR"; }
std::string slanted(std::string_view words) { return "\\fI" + roff(words) + "\\fR"; }
std::string heading(Word word, Language language) {
  return ".SH \"" + roff(say(word, language)) + "\"\n";
}

std::string roff_form(const Option& option, Language language) {
  std::string words = bold(option.name);
  if (option.letter != 0) words = bold(std::string("-") + option.letter) + ", " + words;
  if (option.value == Value::flag) return words;
  return words + " " + slanted(placeholder(option.value, language));
}

std::string roff_options(const Program& program, const std::vector<Option>& options,
                         Language language) {
  std::string page;
  for (const Option& option : options)
    if (!option.is_hidden)
      page += ".TP\n" + roff_form(option, language) + "\n" +
              roff(about(program, option, language)) + "\n";
  return page;
}

std::string roff_command(const Program& program, const Command& command, Language language) {
  std::string page = ".TP\n" + bold(command.name);
  for (const Argument& argument : command.takes) page += " " + slanted(form(argument, language));
  page += "\n" + roff(say(command.about, language)) + "\n";
  const std::string options = roff_options(program, command.options, language);
  return options.empty() ? page : page + ".RS\n" + options + ".RE\n";
}

std::string roff_paragraphs(const std::string& words) {
  std::string page;
  for (std::size_t at = 0; at < words.size();) {
    const std::size_t end = std::min(words.find('\n', at), words.size());
    page += ".PP\n" + roff(words.substr(at, end - at)) + "\n";
    at = end + 1;
  }
  return page;
}

}  // namespace

std::string manual_page(const Program& program, const std::vector<Chapter>& chapters,
                        std::string_view see_also, Language language) {
  std::string title(program.name);
  std::transform(title.begin(), title.end(), title.begin(),
                 [](char c) { return static_cast<char>(c - 'a' + 'A'); });
  std::string page =
      ".TH " + title + " 1 \"\" \"Kattegat " + std::string(program.version) + "\" \"Kattegat\"\n";
  page += heading(Word::manual_name, language) + std::string(program.name) + " \\- " +
          roff(say(program.about, language)) + "\n";
  page += heading(Word::manual_synopsis, language) + bold(program.name) + "\n";
  if (!program.topics.empty()) page += slanted(placeholder(Value::command, language)) + "\n";
  page += slanted(say(Word::usage_some_options, language)) + "\n";
  const auto chapter = [&](const Chapter& one) {
    return heading(one.heading, language) + roff_paragraphs(say(one.words, language));
  };
  page += chapter(chapters.front());
  for (const Topic& topic : program.topics) {
    std::string commands;
    for (const Command& command : topic.commands)
      if (!command.is_hidden) commands += roff_command(program, command, language);
    page += heading(topic.heading, language) + commands;
  }
  page += heading(either<Word::usage_options, Word::usage_common_options>(program.topics.empty()),
                  language) +
          roff_options(program, program.options, language);
  for (std::size_t i = 1; i < chapters.size(); ++i) page += chapter(chapters[i]);
  return page + heading(Word::manual_see_also, language) + bold(see_also) + "(1)\n";
}

}  // namespace kattegat::usage
