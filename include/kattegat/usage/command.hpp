// What a program can be told: its commands and options, as a table. The arguments are read by it,
// and `--help`, the manual pages and the shells' completions are written from it.
#pragma once
#include <string>
#include <string_view>
#include <vector>

#include "kattegat/languages/languages.hpp"
#include "kattegat/usage/status.hpp"

namespace kattegat::usage {

enum class Value {
#define KATTEGAT_VALUE(value, word, kind) value,
#include "kattegat/usage/values.def"
#undef KATTEGAT_VALUE
};
// What a value can be, as far as that is known before it is tried.
enum class Kind {
  nothing,  // nothing stands behind the option
  free,
  one_of_few,  // no other than the program's choices: any other is refused
  file,        // or a folder
  evening,     // of the book, or a session of one
  evening_or_file,
  player,
  id,  // of one of the many other things in the book
};
Kind kind_of(Value);

// `many` is one or more, `any` is also none.
enum class Times { once, maybe, many, any };
constexpr bool is_needed(Times times) { return times == Times::once || times == Times::many; }
constexpr bool may_repeat(Times times) { return times == Times::many || times == Times::any; }

struct Argument {
  Value value = Value::file;
  Times times = Times::once;
};

struct Option {
  std::string_view name;  // "--plan"
  Value value = Value::flag;
  Word about = {};
  Times times = Times::maybe;
  char letter = 0;                 // "-o" besides
  bool is_hidden = false;          // from help: for tests
  std::string_view needs = {};     // another option, without which it would mean nothing
  std::string_view not_with = {};  // one beside which it would
};

struct Given;

struct Command {
  std::string_view name;  // "settle"; "roster set" is a command of "roster"
  Word about = {};
  std::vector<Argument> takes = {};
  std::vector<Option> options = {};
  Status (*run)(const Given&) = nullptr;
  bool is_hidden = false;
};

struct Topic {
  Word heading = {};
  std::vector<Command> commands;
};

struct Program {
  std::string_view name;
  std::string_view version;
  Word about = {};  // in a line
  std::vector<Topic> topics = {};
  std::vector<Option> options = {};                 // of every command
  std::vector<std::string> (*choices)(Value) = {};  // where they are few
  // What is wrong with a word that is no such value.
  std::optional<Text> (*wrong_word)(Value, const std::string&) = {};
};

const Command* find_command(const Program&, std::string_view name);
// "roster add" is below "roster", and every command below "".
bool is_below(std::string_view name, std::string_view above);
// Whether there are commands of this one: "judge" has "judge trick".
bool has_commands(const Program&, std::string_view name);
// "roster" and "add": "roster add"; of nothing and "roster": "roster".
std::string below(std::string_view path, std::string_view word);
// What can stand next, after "" or "roster": the names' next words, each once.
std::vector<std::string> next_words(const Program&, std::string_view after);
// The options of the command and those of every command; of no command only the latter.
std::vector<const Option*> options_of(const Program&, const Command*);
std::vector<std::string> choices_of(const Program&, Value);

// "FILE" or "FIL".
std::string placeholder(Value, Language);
// "-o, --output FILE".
std::string form(const Option&, Language);
// "FILE", "[FILE]", "FILE...".
std::string form(const Argument&, Language);
// "kattegatctl settle FILE [--plan PLAN]".
std::string synopsis(const Program&, const Command&, Language);
// The same in a line that somebody reads who has made a mistake: where options that may be left out
// are many, they are not named but for `asked`.
std::string short_synopsis(const Program&, const Command&, Language, std::string_view asked = "");

}  // namespace kattegat::usage
