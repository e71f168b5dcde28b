// A word of the command line that is an option, for whoever reads all of them and for whoever reads
// what has been typed so far.
#pragma once
#include "kattegat/usage/command.hpp"

#include <optional>

namespace kattegat::usage {

// "-" is standard input, and "-5.00" an amount.
bool is_option(std::string_view word);

// "--plan=fewest", "-oFILE", "-o": the option of the command, and its value where the word has it.
struct OptionWord {
  std::string name;
  const Option* option = nullptr;  // none: it is mistyped
  std::optional<std::string> value = {};
};
OptionWord read_option(const Program&, const Command*, const std::string& word);

// Whether the word goes on with the command's name; else it is an argument.
bool is_of_name(const Program&, std::string_view path, std::string_view word);

}  // namespace kattegat::usage
