#include "kattegat/usage/arguments.hpp"

#include <algorithm>

#include "kattegat/core/joined.hpp"
#include "kattegat/usage/surroundings.hpp"
#include "option_word.hpp"

namespace kattegat::usage {
namespace {

// An empty number strikes out the one there was; of a reason its command says what is wrong.
// Anything else that is empty, perhaps a variable that is not set, is not taken for nothing said.
bool may_be_empty(Value value) { return value == Value::payment_number || value == Value::reason; }

class Reader {
 public:
  Reader(const Program& program, const std::vector<std::string>& words)
      : program_(program), words_(words) {
    given_.language = language_of(words);
  }

  Result<Given, Text> read() {
    bool only_arguments = false;
    while (at_ < words_.size() && !fault_) {
      const std::string& word = words_[at_++];
      if (only_arguments)
        given_.arguments.push_back(word);
      else if (word == "--")
        only_arguments = true;
      else if (is_option(word))
        take_option(word);
      else
        take_word(word);
    }
    given_.command = find_command(program_, given_.path);
    if (!fault_ && !given_.has("--help") && !given_.has("--version")) look_for_gaps();
    if (fault_) return *fault_;
    return std::move(given_);
  }

 private:
  // The next word of the command's name, or an argument.
  void take_word(const std::string& word) {
    if (!given_.arguments.empty() || program_.topics.empty()) {
      given_.arguments.push_back(word);
      return;
    }
    const auto next = next_words(program_, given_.path);
    const Command* const command = find_command(program_, given_.path);
    if (is_of_name(program_, given_.path, word))
      given_.path = below(given_.path, word);
    else if (!next.empty() && (!command || command->takes.empty()))
      fault_ = no_such_command(program_, given_.path, word);
    else
      given_.arguments.push_back(word);
  }

  void take_option(const std::string& word) {
    auto [name, option, value] = read_option(program_, find_command(program_, given_.path), word);
    if (!option) return complain_about(name);
    if (option->value == Value::flag) {
      if (value)
        fault_ = text(Word::usage_value_unwanted, std::string(option->name));
      else
        given_.options.emplace_back(option->name, "");
      return;
    }
    if (!value && at_ < words_.size()) value = words_[at_++];
    if (!value || (value->empty() && !may_be_empty(option->value)))
      fault_ = text(Word::usage_value_missing, std::string(option->name),
                    placeholder(option->value, given_.language));
    else if (option->times != Times::many && given_.has(option->name))
      fault_ = text(Word::usage_option_twice, std::string(option->name));
    else
      given_.options.emplace_back(option->name, *value);
  }

  void complain_about(const std::string& name) {
    std::vector<std::string> names;
    for (const Option* option : options_of(program_, find_command(program_, given_.path)))
      if (!option->is_hidden) names.emplace_back(option->name);
    const std::string meant = nearest(name, names);
    const std::string program(program_.name);
    fault_ = is_near(name, meant) ? text(Word::usage_option_meant, name, meant, program)
                                  : text(Word::usage_no_such_option, name, program);
  }

  void look_for_gaps() {
    if (const auto named = given_.find("--lang"); named && !parse_language(*named))
      fault_ = text(Word::usage_no_such_value, std::string("--lang"), *named,
                    joined(choices_of(program_, Value::language)));
    else if (program_.topics.empty() && !given_.arguments.empty())
      fault_ = text(Word::usage_word_too_many, given_.arguments.front(),
                    std::string(program_.name) + " --help");
    else if (given_.path.empty() && !program_.topics.empty())
      fault_ = text(Word::usage_command_missing, std::string(program_.name));
    else if (!program_.topics.empty() && !given_.command)
      fault_ =
          text(Word::usage_command_open, given_.path, joined(next_words(program_, given_.path)));
    else if (given_.command)
      look_for_gaps_in(*given_.command);
  }

  [[nodiscard]] bool is_missing(const Argument& wanted, std::size_t place) const {
    if (place < given_.arguments.size())  // an empty one is not nobody in particular
      return wanted.times == Times::maybe && given_.arguments[place].empty();
    return wanted.times == Times::once || wanted.times == Times::many;
  }
  void look_for_gaps_in(const Command& command) {
    const auto& takes = command.takes;
    const bool any_number =
        !takes.empty() && (takes.back().times == Times::many || takes.back().times == Times::any);
    for (std::size_t i = 0; i < takes.size(); ++i)
      if (is_missing(takes[i], i)) {
        fault_ = left_out(program_, command, placeholder(takes[i].value, given_.language),
                          given_.language);
        return;
      }
    if (given_.arguments.size() > takes.size() && !any_number) {
      fault_ = text(Word::usage_word_too_many, given_.arguments[takes.size()],
                    short_synopsis(program_, command, given_.language));
      return;
    }
    for (const Option& option : command.options)
      if (option.times == Times::once && !given_.has(option.name)) {
        fault_ = left_out(program_, command, std::string(option.name), given_.language);
        return;
      }
  }

  const Program& program_;
  const std::vector<std::string>& words_;
  std::size_t at_ = 0;
  Given given_;
  std::optional<Text> fault_;
};

// How many letters are wrong, missing, too many, or have changed places with their neighbours.
std::size_t slips(std::string_view a, std::string_view b) {
  std::vector<std::size_t> before, above(b.size() + 1), row(b.size() + 1);
  for (std::size_t j = 0; j <= b.size(); ++j) above[j] = j;
  for (std::size_t i = 1; i <= a.size(); ++i) {
    row[0] = i;
    for (std::size_t j = 1; j <= b.size(); ++j) {
      const std::size_t differs = a[i - 1] == b[j - 1] ? 0 : 1;
      row[j] = std::min({above[j] + 1, row[j - 1] + 1, above[j - 1] + differs});
      const bool swapped = i > 1 && j > 1 && a[i - 1] == b[j - 2] && a[i - 2] == b[j - 1];
      if (swapped) row[j] = std::min(row[j], before[j - 2] + 1);
    }
    before = std::exchange(above, row);
  }
  return above[b.size()];
}

// A word that was begun is nearer than one that is mistyped.
std::size_t apart(std::string_view word, std::string_view candidate) {
  const bool begun = word.size() > 1 && candidate.substr(0, word.size()) == word;
  return begun ? 1 : 2 * slips(word, candidate);
}

}  // namespace

std::optional<std::string> Given::find(std::string_view option) const {
  for (const auto& [name, value] : options)
    if (name == option) return value;
  return std::nullopt;
}
std::vector<std::string> Given::all(std::string_view option) const {
  std::vector<std::string> values;
  for (const auto& [name, value] : options)
    if (name == option) values.push_back(value);
  return values;
}

Language language_of(const std::vector<std::string>& words) {
  constexpr std::string_view option = "--lang", with_value = "--lang=";
  for (std::size_t i = 0; i < words.size(); ++i) {
    std::optional<Language> named;
    if (words[i] == option && i + 1 < words.size()) named = parse_language(words[i + 1]);
    if (words[i].rfind(with_value, 0) == 0)
      named = parse_language(std::string_view(words[i]).substr(with_value.size()));
    if (named) return *named;
  }
  for (const char* name : {"LC_ALL", "LC_MESSAGES", "LANG"})
    if (const std::string value = variable(name); !value.empty())
      return parse_language(value).value_or(Language::english);
  return Language::english;
}

Result<Given, Text> read_arguments(const Program& program, const std::vector<std::string>& words) {
  return Reader(program, words).read();
}

Text left_out(const Program& program, const Command& command, const std::string& what,
              Language language) {
  std::string how = short_synopsis(program, command, language, what);
  const auto add_choices = [&](Value value) {
    const std::string choices = joined(choices_of(program, value));
    if (!choices.empty()) how += "; " + placeholder(value, language) + ": " + choices;
  };
  for (const Argument& argument : command.takes)
    if (placeholder(argument.value, language) == what) add_choices(argument.value);
  for (const Option& option : command.options)
    if (option.name == what) add_choices(option.value);
  return text(Word::usage_argument_missing, what, std::move(how));
}

std::string nearest(std::string_view word, const std::vector<std::string>& candidates) {
  const auto found = std::min_element(
      candidates.begin(), candidates.end(),
      [&](const auto& a, const auto& b) { return apart(word, a) < apart(word, b); });
  return found == candidates.end() ? std::string() : *found;
}

Text no_such_command(const Program& program, const std::string& path, const std::string& word) {
  const std::string meant = nearest(word, next_words(program, path)), name(program.name);
  return meant.empty()
             ? text(Word::usage_unknown_command, below(path, word), name)
             : text(Word::usage_no_such_command, below(path, word), below(path, meant), name);
}

bool is_near(std::string_view a, std::string_view b) {
  return apart(a, b) == 1 || 3 * slips(a, b) <= a.size() + 1;
}

}  // namespace kattegat::usage
