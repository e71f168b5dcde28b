#include "kattegat/usage/completion.hpp"

#include <algorithm>
#include <array>

#include "kattegat/core/text/joined.hpp"
#include "walk.hpp"

namespace kattegat::usage {
namespace {

// What can stand where a word is being typed, by what is before it.
class Typing {
 public:
  Typing(const Program& program, std::vector<std::string> words) : program_(program) {
    // bash takes --plan=fewest for three words, and --plan= for two.
    if (words.empty() || words.back() == "=") words.emplace_back();
    words.erase(std::remove(words.begin(), words.end(), "="), words.end());
    result_.typed = std::move(words.back());
    words.pop_back();
    before_.given = {.program = &program, .language = language_of(words)};
    for (const std::string& word : words) take(before_, word);  // as far as it makes sense
    cut_option();
  }

  Offers offers() {
    if (before_.pending)
      offer_values(before_.pending->value);
    else if (result_.typed.starts_with("-") && !before_.only_arguments)
      offer_options();
    else
      offer_words();
    result_.given = std::move(before_.given);
    return std::move(result_);
  }

 private:
  // zsh, and a bash whose words do not end at "=", take --plan=few for one word.
  void cut_option() {
    const std::size_t equals = result_.typed.find('=');
    if (equals == std::string::npos || !result_.typed.starts_with("--")) return;
    if (before_.pending) return;
    Walk begun = before_;
    take(begun, result_.typed.substr(0, equals));
    if (!begun.pending) return;
    before_ = std::move(begun);
    result_.before = result_.typed.substr(0, equals + 1);
    result_.typed.erase(0, equals + 1);
  }
  void offer(std::string word, std::string about) {
    if (word.starts_with(result_.typed))
      result_.offers.push_back({std::move(word), std::move(about)});
  }
  void offer_values(Value value) {
    result_.wanted = value;
    if (value == Value::command) {
      const std::string path = joined(before_.given.arguments, " ");
      for (std::string& word : next_words(program_, path)) offer(std::move(word), "");
    }
    for (std::string& choice : choices_of(program_, value)) offer(std::move(choice), "");
  }
  void offer_options() {
    const Given& given = before_.given;
    for (const Option* option : options_of(program_, given.command)) {
      const bool again = may_repeat(option->times) || !given.has(option->name);
      if (!option->is_hidden && again)
        offer(std::string(option->name), say(option->about, given.language));
    }
  }
  void offer_words() {
    const Given& given = before_.given;
    if (given.arguments.empty())
      for (std::string& word : next_words(program_, given.path)) {
        const Command* const command = find_command(program_, below(given.path, word));
        offer(std::move(word), command ? say(command->about, given.language) : "");
      }
    if (!given.command || given.command->takes.empty()) return;
    const auto& takes = given.command->takes;
    const std::size_t place = given.arguments.size();
    if (place < takes.size())
      offer_values(takes[place].value);
    else if (may_repeat(takes.back().times))
      offer_values(takes.back().value);
  }

  const Program& program_;
  Walk before_;
  Offers result_;
};

constexpr std::string_view bash_script = R"(# Completion of PROGRAM for bash.
_PROGRAM() {
  local line word words=("${COMP_WORDS[@]:1:COMP_CWORD}")
  words=("${words[@]#[\"\']}")
  words=("${words[@]//\\/}")
  COMPREPLY=()
  while IFS= read -r line; do
    if [[ $line == :files ]]; then
      compopt -o default
    else
      printf -v word '%q' "${line%%$'\t'*}"
      COMPREPLY+=("$word")
    fi
  done < <(PROGRAM complete -- "${words[@]}" 2>/dev/null)
}
complete -F _PROGRAM PROGRAM
)";

constexpr std::string_view zsh_script = R"(#compdef PROGRAM
# Completion of PROGRAM for zsh.
_PROGRAM() {
  local line word about files
  local -a offers
  for line in "${(@f)$(PROGRAM complete -- "${(@Q)words[2,CURRENT]}" 2>/dev/null)}"; do
    word=${line%%$'\t'*} about=${line#$word} about=${about#$'\t'}
    case $line in
      :files) files=1 ;;
      ?*) offers+=("${word//:/\\:}${about:+:$about}") ;;
    esac
  done
  (( $#offers )) && _describe -t words PROGRAM offers
  [[ -z $files ]] || { [[ $words[CURRENT] != --*=* ]] || compset -P 1 '--*='; _files; }
}
if [[ $funcstack[1] == _PROGRAM ]]; then
  _PROGRAM "$@"
else
  compdef _PROGRAM PROGRAM
fi
)";

struct Shell {
  std::string_view name, script;
};
constexpr std::array shells{Shell{"bash", bash_script}, Shell{"zsh", zsh_script}};

}  // namespace

Offers offers_for(const Program& program, const std::vector<std::string>& words) {
  return Typing(program, words).offers();
}

std::vector<std::string> shells_completed() {
  std::vector<std::string> names;
  for (const Shell& one : shells) names.emplace_back(one.name);
  return names;
}

std::string completion_script(const Program& program, std::string_view shell) {
  const auto known = std::find_if(shells.begin(), shells.end(),
                                  [&](const Shell& one) { return one.name == shell; });
  if (known == shells.end()) return "";
  std::string script(known->script);
  constexpr std::string_view open = "PROGRAM";
  for (auto at = script.find(open); at != std::string::npos; at = script.find(open, at))
    script.replace(at, open.size(), program.name);
  return script;
}

}  // namespace kattegat::usage
