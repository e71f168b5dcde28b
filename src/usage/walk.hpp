// A command line read word by word: for whoever reads all of it, and for whoever reads what has
// been typed so far.
#pragma once
#include "kattegat/usage/arguments.hpp"

namespace kattegat::usage {

// What a word is, by those before it.
struct Piece {
  enum class Is {
    name,  // the command's, or its next word
    argument,
    option,        // with what stands behind it
    option_begun,  // what stands behind it is the next word
    left_open,     // the word is another option, and is taken for that
    end_of_options,
    mistyped_name,
    mistyped_option,
  };
  Is is = Is::argument;
  std::string name = {};                  // of an option, as it was written
  const Option* option = nullptr;         // none: it is mistyped
  std::optional<std::string> value = {};  // behind the option
};

// How far it has been read.
struct Walk {
  Given given;                      // of the words until now; its program is the one that is told
  const Option* pending = nullptr;  // whose value is the next word
  bool only_arguments = false;      // after "--"
};
Piece take(Walk&, const std::string& word);

}  // namespace kattegat::usage
