#include "option_word.hpp"

namespace kattegat::usage {

bool is_option(std::string_view word) {
  return word.size() > 1 && word[0] == '-' && (word[1] < '0' || word[1] > '9');
}

OptionWord read_option(const Program& program, const Command* command, const std::string& word) {
  const bool is_long = word.starts_with("--");
  const std::size_t equals = is_long ? word.find('=') : word.npos;
  OptionWord read{word.substr(0, equals)};
  if (equals != word.npos) read.value = word.substr(equals + 1);
  for (const Option* option : options_of(program, command)) {
    const bool is_letter = !is_long && option->letter != 0 && word[1] == option->letter &&
                           (word.size() == 2 || option->value != Value::flag);
    if (option->name != read.name && !is_letter) continue;
    read.option = option;
    if (is_letter && word.size() > 2) read.value = word.substr(2);
    return read;
  }
  return read;
}

bool is_of_name(const Program& program, std::string_view path, std::string_view word) {
  const std::string longer = below(path, word);
  return find_command(program, longer) || has_commands(program, longer);
}

}  // namespace kattegat::usage
