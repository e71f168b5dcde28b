#include "kattegat/usage/manual.hpp"

#include <algorithm>

#include "kattegat/core/text/digits.hpp"
#include "kattegat/usage/help.hpp"

namespace kattegat::usage {
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
              roff(about_option(program, option, language)) + "\n";
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

std::string manual_page(const Program& program, const Chapter& description,
                        const std::vector<Chapter>& others, std::string_view see_also,
                        Language language) {
  std::string title(program.name);
  std::transform(title.begin(), title.end(), title.begin(), ascii_upper);
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
  page += chapter(description);
  for (const Topic& topic : program.topics) {
    std::string commands;
    for (const Command& command : topic.commands)
      if (!command.is_hidden) commands += roff_command(program, command, language);
    page += heading(topic.heading, language) + commands;
  }
  page += heading(either<Word::usage_options, Word::usage_common_options>(program.topics.empty()),
                  language) +
          roff_options(program, program.options, language);
  for (const Chapter& one : others) page += chapter(one);
  return page + heading(Word::manual_see_also, language) + bold(see_also) + "(1)\n";
}

}  // namespace kattegat::usage
