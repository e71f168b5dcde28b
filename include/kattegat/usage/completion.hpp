// What a shell offers when the tabulator is pressed. The shells ask the program itself, so that it
// knows what its table knows.
#pragma once
#include "kattegat/usage/arguments.hpp"

namespace kattegat::usage {

struct Offer {
  std::string word, about;
};
struct Offers {
  std::string before = {};  // in the same word: "--plan=" of "--plan=few"
  std::string typed = {};
  std::vector<Offer> offers = {};
  // What stands there is such a value, of which the table knows nothing more.
  std::optional<Value> wanted = {};
  Given given = {};  // as far as it was typed
};
// The last of the words is the one being typed.
Offers offers_for(const Program&, const std::vector<std::string>& words);

// The shells that there is a script for: "bash", "zsh".
std::vector<std::string> shells_completed();
// What such a shell reads to ask `PROGRAM complete -- WORDS`: a line for each offer, the word and
// behind a tabulator what it is; ":files" for files. Empty for any other shell.
std::string completion_script(const Program&, std::string_view shell);

}  // namespace kattegat::usage
