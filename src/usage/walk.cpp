#include "walk.hpp"

namespace kattegat::usage {
namespace {

// "-" is standard input, and "-5.00" an amount.
bool is_option(std::string_view word) {
  return word.size() > 1 && word[0] == '-' && (word[1] < '0' || word[1] > '9');
}

// "--plan=fewest", "-oFILE", "-o": the option of the command, and its value where the word has it.
Piece read_option(const Given& given, const std::string& word) {
  const bool is_long = word.starts_with("--");
  const std::size_t equals = is_long ? word.find('=') : word.npos;
  Piece read{.is = Piece::Is::mistyped_option, .name = word.substr(0, equals)};
  if (equals != word.npos) read.value = word.substr(equals + 1);
  for (const Option* option : options_of(*given.program, given.command)) {
    const bool is_letter = !is_long && option->letter != 0 && word[1] == option->letter &&
                           (word.size() == 2 || option->value != Value::flag);
    if (option->name != read.name && !is_letter) continue;
    read.option = option;
    if (is_letter && word.size() > 2) read.value = word.substr(2);
    read.is =
        option->value == Value::flag || read.value ? Piece::Is::option : Piece::Is::option_begun;
    return read;
  }
  return read;
}

bool is_option_of(const Given& given, const std::string& word) {
  const bool is_written_out = word.starts_with("--") || word.size() == 2;
  return is_option(word) && is_written_out && read_option(given, word).option;
}

Piece take_option(Walk& walk, Piece piece) {
  if (piece.is == Piece::Is::option_begun) walk.pending = piece.option;
  if (piece.is == Piece::Is::option)
    walk.given.options.emplace_back(piece.option->name, piece.value.value_or(""));
  return piece;
}

// The next word of the command's name, or an argument.
Piece take_word(Given& given, const std::string& word) {
  if (given.arguments.empty()) {
    const std::string longer = below(given.path, word);
    const Command* const longer_one = find_command(*given.program, longer);
    if (longer_one || has_commands(*given.program, longer)) {
      given.path = longer;
      given.command = longer_one;
      return {Piece::Is::name};
    }
  }
  const bool names_nothing = given.arguments.empty() && has_commands(*given.program, given.path) &&
                             (!given.command || given.command->takes.empty());
  given.arguments.push_back(word);
  return {names_nothing ? Piece::Is::mistyped_name : Piece::Is::argument};
}

}  // namespace

Piece take(Walk& walk, const std::string& word) {
  if (const Option* const pending = std::exchange(walk.pending, nullptr)) {
    if (is_option_of(walk.given, word)) {
      take_option(walk, read_option(walk.given, word));
      return {.is = Piece::Is::left_open, .option = pending};
    }
    return take_option(walk, {.is = Piece::Is::option, .option = pending, .value = word});
  }
  if (!walk.only_arguments && word == "--") {
    walk.only_arguments = true;
    return {Piece::Is::end_of_options};
  }
  if (!walk.only_arguments && is_option(word))
    return take_option(walk, read_option(walk.given, word));
  if (walk.only_arguments) {
    walk.given.arguments.push_back(word);
    return {Piece::Is::argument};
  }
  return take_word(walk.given, word);
}

}  // namespace kattegat::usage
