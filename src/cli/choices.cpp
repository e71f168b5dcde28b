#include "choices.hpp"

#include <algorithm>

#include "kattegat/core/calendar.hpp"
#include "kattegat/core/check.hpp"
#include "kattegat/evening/currencies.hpp"
#include "kattegat/export/exports.hpp"
#include "kattegat/games/all.hpp"
#include "kattegat/old_results/old_results.hpp"
#include "kattegat/season/figure.hpp"
#include "kattegat/season/ranking.hpp"
#include "kattegat/usage/completion.hpp"

namespace kattegat::cli {
namespace {

using usage::Value;

template <class Table>
std::vector<std::string> ids_of(const Table& table) {
  std::vector<std::string> ids;
  for (const auto& one : table) ids.emplace_back(one.id);
  return ids;
}
template <class E>
std::vector<std::string> names_of() {
  constexpr auto all = names(E{});
  return {all.begin(), all.end()};
}

// With a sign behind those that are nothing without a value.
template <class E, class Names>
std::vector<std::string> words_of(const Names& all, bool (*has_value)(E)) {
  std::vector<std::string> words;
  for (std::size_t i = 0; i < all.size(); ++i)
    words.push_back(std::string(all[i]) + (has_value(static_cast<E>(i)) ? "=" : ""));
  return words;
}

using Plan = PlanChoice::Kind;
constexpr std::array<std::string_view, 3> plans{"fewest", "sessions", "banker"};
bool names_somebody(Plan plan) { return plan == Plan::banker; }

}  // namespace

std::vector<std::string> few_choices(Value value) {
  std::vector<std::string> list;
  switch (value) {
    case Value::plan:
      return words_of<Plan>(plans, names_somebody);
    case Value::shell:
      return usage::shells_completed();
    case Value::export_format:
      return ids_of(exports());
    case Value::report_format:
      return ids_of(together_exports());
    case Value::layout:
      return names_of<OldLayout>();
    case Value::purse_format:
      return ids_of(purse_exports());
    case Value::purse_kind:
      return names_of<PurseKind>();
    case Value::decimal:
      return ids_of(decimal_marks);
    case Value::encoding:
      return names_of<Encoding>();
    case Value::separator:
      return ids_of(separators);
    case Value::ranking:
      return words_of<RankingChoice::By>(names(RankingChoice::By{}), takes_value);
    case Value::money_or_points:
      return names_of<RankedIn>();
    case Value::game:
    case Value::game_or_column:
      for_each_game([&]<class G>() { list.emplace_back(G::id); });
      return list;
    case Value::language:
      for (const Language language : languages) list.emplace_back(code(language));
      return list;
    default:
      return list;
  }
}

std::optional<Text> wrong_word(Value value, const std::string& word) {
  const auto unless = [&](bool is_right, Word wrong) {
    return is_right ? std::nullopt : std::optional(text_of(wrong, word));
  };
  switch (value) {
    case Value::date:
      return unless(is_date(word), Word::cli_not_a_date);
    case Value::amount:
      return unless(typed_money(word).has_value(), Word::cli_not_an_amount);
    case Value::count:
      return unless(parse_count(word).has_value(), Word::cli_not_a_least);
    case Value::ranking:
      return unless(parse_ranking(word).has_value(), Word::cli_not_a_ranking);
    case Value::figure:
      return unless(parse_figure(word).has_value(), Word::cli_no_such_figure);
    case Value::plan:
      return unless(parse_plan(word).has_value(), Word::cli_unknown_plan);
    case Value::new_currency:  // an old book may have others
      return is_currency(word) ? std::nullopt : std::optional(text(Word::evening_currency));
    default:
      return std::nullopt;
  }
}

std::optional<PlanAsked> parse_plan(std::string_view word) {
  const auto plan = named_with_value<Plan>(plans, word, names_somebody);
  return plan ? std::optional(PlanAsked{plan->name, std::string(plan->value)}) : std::nullopt;
}

std::optional<char> mark_given(std::span<const MarkCalled> marks, const usage::Given& given,
                               std::string_view option) {
  const auto word = given.find(option);
  if (!word) return std::nullopt;
  const auto found = std::find_if(marks.begin(), marks.end(),
                                  [&](const MarkCalled& one) { return one.id == *word; });
  KATTEGAT_CHECK(found != marks.end() /* any other was refused */);
  return found->mark;
}

}  // namespace kattegat::cli
