// What a program was told.
#pragma once
#include <optional>

#include "kattegat/core/result.hpp"
#include "kattegat/usage/command.hpp"

namespace kattegat::usage {

struct Given {
  const Program* program = nullptr;  // by whose table it was read
  Language language = Language::english;
  std::string path = {};             // of the command, as far as it was named: "judge"
  const Command* command = nullptr;  // in the program's table
  std::vector<std::string> arguments = {};
  std::vector<std::pair<std::string_view, std::string>> options = {};

  [[nodiscard]] std::string argument(std::size_t place) const {
    return place < arguments.size() ? arguments[place] : std::string();
  }
  // Of an option that the command has, or every command.
  [[nodiscard]] std::optional<std::string> find(std::string_view option) const;
  [[nodiscard]] bool has(std::string_view option) const { return find(option).has_value(); }
  [[nodiscard]] std::string text(std::string_view option) const {
    return find(option).value_or(std::string());
  }
  [[nodiscard]] std::vector<std::string> all(std::string_view option) const;
};

// The language that --lang names, else that of the system; of words that may be wrong.
Language language_of(const std::vector<std::string>& words);

// With --help or --version nothing else need be right but the name of the command.
Result<Given, Text> read_arguments(const Program&, const std::vector<std::string>& words);

// Something of the command is not there: an argument, by its placeholder, or an option. Said with
// what the command takes, and with what could stand there where that is little.
Text left_out(const Program&, const Command&, const std::string& what, Language);

// There is no command `word` below the path: the nearest is named.
Text no_such_command(const Program&, const std::string& path, const std::string& word);

}  // namespace kattegat::usage
