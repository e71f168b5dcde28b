#include "kattegat/usage/completion.hpp"
#include "kattegat/core/joined.hpp"
#include "option_word.hpp"

#include <algorithm>

namespace kattegat::usage {
namespace {

// Reads what is before the word that is being typed, as far as it makes sense.
class Typing {
 public:
  Typing(const Program& program, std::vector<std::string> words) : program_(program) {
    // bash takes --plan=fewest for three words, and --plan= for two.
    if (words.empty() || words.back() == "=") words.emplace_back();
    words.erase(std::remove(words.begin(), words.end(), "="), words.end());
    result_.typed = std::move(words.back());
    words.pop_back();
    result_.given.language = language_of(words);
    for (const std::string& word : words) take(word);
    result_.given.command = find_command(program_, result_.given.path);
  }

  Offers offers() {
    if (pending_)
      offer_values(pending_->value);
    else if (result_.typed.starts_with("-") && !only_arguments_)
      offer_options();
    else
      offer_words();
    return std::move(result_);
  }

 private:
  void take(const std::string& word) {
    Given& given = result_.given;
    if (pending_) {
      given.options.emplace_back(std::exchange(pending_, nullptr)->name, word);
    } else if (!only_arguments_ && word == "--") {
      only_arguments_ = true;
    } else if (!only_arguments_ && is_option(word)) {
      take_option(word);
    } else if (given.arguments.empty() && is_of_name(program_, given.path, word)) {
      given.path = below(given.path, word);
    } else {
      given.arguments.push_back(word);
    }
  }
  void take_option(const std::string& word) {
    const auto [name, option, value] =
        read_option(program_, find_command(program_, result_.given.path), word);
    if (!option) return;
    if (option->value == Value::flag || value)
      result_.given.options.emplace_back(option->name, value.value_or(""));
    else
      pending_ = option;
  }

  void offer(std::string word, std::string about) {
    if (word.starts_with(result_.typed))
      result_.offers.push_back({std::move(word), std::move(about)});
  }
  void offer_values(Value value) {
    result_.wanted = value;
    if (value == Value::command) {
      const std::string path = joined(result_.given.arguments, " ");
      for (std::string& word : next_words(program_, path)) offer(std::move(word), "");
    }
    for (std::string& choice : choices_of(program_, value)) offer(std::move(choice), "");
  }
  void offer_options() {
    const Given& given = result_.given;
    for (const Option* option : options_of(program_, given.command)) {
      const bool again = option->times == Times::many || !given.has(option->name);
      if (!option->is_hidden && again)
        offer(std::string(option->name), say(option->about, given.language));
    }
  }
  void offer_words() {
    const Given& given = result_.given;
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
    else if (takes.back().times == Times::many || takes.back().times == Times::any)
      offer_values(takes.back().value);
  }

  const Program& program_;
  const Option* pending_ = nullptr;  // its value is being typed
  bool only_arguments_ = false;
  Offers result_;
};

constexpr std::string_view bash_script = R"(# Completion of PROGRAM for bash.
_PROGRAM() {
  local line word
  COMPREPLY=()
  while IFS= read -r line; do
    if [[ $line == :files ]]; then
      compopt -o default
    else
      printf -v word '%q' "${line%%$'\t'*}"
      COMPREPLY+=("$word")
    fi
  done < <(PROGRAM complete -- "${COMP_WORDS[@]:1:COMP_CWORD}" 2>/dev/null)
}
complete -F _PROGRAM PROGRAM
)";

constexpr std::string_view zsh_script = R"(#compdef PROGRAM
# Completion of PROGRAM for zsh.
_PROGRAM() {
  local line word about files
  local -a offers
  for line in "${(@f)$(PROGRAM complete -- "${(@)words[2,CURRENT]}" 2>/dev/null)}"; do
    word=${line%%$'\t'*} about=${line#$word} about=${about#$'\t'}
    case $line in
      :files) files=1 ;;
      ?*) offers+=("${word//:/\\:}${about:+:$about}") ;;
    esac
  done
  (( $#offers )) && _describe -t words PROGRAM offers
  [[ -z $files ]] || _files
}
if [[ $funcstack[1] == _PROGRAM ]]; then
  _PROGRAM "$@"
else
  compdef _PROGRAM PROGRAM
fi
)";
}  // namespace

Offers offers_for(const Program& program, const std::vector<std::string>& words) {
  return Typing(program, words).offers();
}

std::string completion_script(const Program& program, std::string_view shell) {
  if (shell != "bash" && shell != "zsh") return "";
  std::string script(shell == "bash" ? bash_script : zsh_script);
  constexpr std::string_view open = "PROGRAM";
  for (auto at = script.find(open); at != std::string::npos; at = script.find(open, at))
    script.replace(at, open.size(), program.name);
  return script;
}

}  // namespace kattegat::usage
