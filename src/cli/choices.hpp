// What an argument or option can be: for the reader of the command line, for completion, and for
// who mistypes one.
#pragma once
#include <array>
#include <span>

#include "commands/settle.hpp"
#include "kattegat/core/text/named.hpp"
#include "kattegat/usage/arguments.hpp"

namespace kattegat::cli {

// Empty where there are others.
std::vector<std::string> few_choices(usage::Value);
// Of a word that is no such value: what is wrong with it.
std::optional<Text> wrong_word(usage::Value, const std::string& word);

// ---- What the words of the closed lists mean ----

// "fewest", "sessions", "banker=NAME"; nothing when it is none of these.
std::optional<PlanAsked> parse_plan(std::string_view);

// What an average, the best evenings or places go by.
enum class RankedIn { money, points };
constexpr std::array<std::string_view, 2> names(RankedIn) { return {"money", "points"}; }

// Of an enum that has names(); nothing where the option was not given.
template <class E>
std::optional<E> choice_given(const usage::Given& given, std::string_view option) {
  const auto word = given.find(option);
  return word ? named<E>(*word) : std::nullopt;
}

// A mark by what it is called.
struct MarkCalled {
  std::string_view id;
  char mark;
};
inline constexpr std::array<MarkCalled, 2> decimal_marks{{{"comma", ','}, {"point", '.'}}};
inline constexpr std::array<MarkCalled, 3> separators{
    {{"comma", ','}, {"semicolon", ';'}, {"tab", '\t'}}};
std::optional<char> mark_given(std::span<const MarkCalled>, const usage::Given&,
                               std::string_view option);

}  // namespace kattegat::cli
