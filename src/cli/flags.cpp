#include "flags.hpp"

#include <algorithm>
#include <filesystem>

#include "choices.hpp"
#include "kattegat/core/calendar.hpp"
#include "kattegat/core/joined.hpp"
#include "old_results_command.hpp"
#include "table.hpp"

namespace kattegat::cli {
namespace {

using usage::Given;
using usage::Option;
using usage::Value;

bool has_digits_of_ids(const std::string& typed) {
  return typed.find_first_not_of("0123456789abcdefABCDEF-") == typed.npos;
}

// Whether `settle` is asked for an evening of the book: it could be an id, and a file of that name
// is not there, or a book was named.
bool is_stored(const Given& given) {
  const std::string asked = given.argument(0);
  std::error_code error;
  const bool is_there = std::filesystem::exists(asked, error);
  const bool could_be_id = asked.size() >= 4 && has_digits_of_ids(asked);
  return could_be_id ? given.has("--db") || !is_there : given.has("--db") && !is_there;
}

// A file where only evenings of the book have a meaning.
std::optional<std::string> file_among(const std::vector<std::string>& named) {
  const auto found = std::find_if(named.begin(), named.end(), [](const std::string& one) {
    std::error_code error;
    return !has_digits_of_ids(one) && std::filesystem::exists(one, error);
  });
  return found == named.end() ? std::nullopt : std::optional(*found);
}

// An option that has another value than the few it can have.
std::optional<Text> strange_choice(const Given& given) {
  for (const Option& option : given.command->options) {
    if (usage::kind_of(option.value) != usage::Kind::one_of_few) continue;
    const std::vector<std::string> known = few_choices(option.value);
    const auto named = given.find(option.name);
    if (!named || std::find(known.begin(), known.end(), *named) != known.end()) continue;
    return text(Word::usage_no_such_value, std::string(option.name), *named, joined(known));
  }
  return std::nullopt;
}

}  // namespace

std::optional<Text> no_date(std::initializer_list<std::string_view> given) {
  for (const std::string_view date : given)
    if (!date.empty() && !is_date(date)) return text(Word::cli_not_a_date, std::string(date));
  return std::nullopt;
}

Output output_of(const Given& given) {
  return {given.text("--output"), given.has("--force") ? Replace::yes : Replace::no};
}

int fail_short_of(const std::string& what, const Given& given) {
  return fail(setting(given), "", usage::left_out(program(), *given.command, what, given.language));
}
int fail_short_of(Value value, const Given& given) {
  return fail_short_of(usage::placeholder(value, given.language), given);
}

std::optional<int> output_without_form(const Given& given) {
  if (!given.has("--output") || given.has("--as")) return std::nullopt;
  return fail_short_of("--as", given);
}

int settle_given(const Given& given) {
  if (const auto wrong = output_without_form(given)) return *wrong;
  const std::optional<std::string> plan = given.find("--plan");
  const SettleOrder order{plan.value_or("fewest"), given.all("--what-if")};
  const bool of_time = given.has("--from") || given.has("--to");
  if (given.arguments.empty() && !of_time) return fail_short_of(Value::evening_or_file, given);
  const bool of_some = given.has("--payer") || given.has("--payee");
  if (of_some && !given.has("--paid")) return fail_short_of("--paid", given);
  if (of_time || given.has("--paid") || given.has("--as") || given.arguments.size() > 1) {
    if (const auto file = file_among(given.arguments))
      return fail(setting(given), "", text(Word::cli_wants_stored, *file));
    return settle_together(setting(given),
                           {.evenings = given.arguments,
                            .from = given.text("--from"),
                            .to = given.text("--to"),
                            .paid = given.has("--paid"),
                            .payer = given.text("--payer"),
                            .payee = given.text("--payee"),
                            .one_plan = order.plan != "fewest" || !order.what_if.empty(),
                            .format = given.text("--as"),
                            .output = output_of(given)});
  }
  if (!is_stored(given)) return settle_file(setting(given), given.argument(0), order);
  if (!has_digits_of_ids(given.argument(0)))
    return fail(setting(given), "", text(Word::cli_not_a_file_or_id, given.argument(0)));
  return settle_stored(setting(given), given.argument(0), order);
}

int import_given(const Given& given) {
  if (!given.has("--csv")) {
    for (const Option& option : given.command->options)  // else --dry-run would store
      if (option.name != "--force" && given.has(option.name)) return fail_short_of("--csv", given);
    return import_files(setting(given), given.arguments, given.has("--force"));
  }
  if (given.has("--why") && !given.has("--undo")) return fail_short_of("--undo", given);
  if (const auto strange = strange_choice(given)) return fail(setting(given), "", *strange);
  return import_old_results(setting(given), given.arguments,
                            {.dry_run = given.has("--dry-run"),
                             .undo = given.has("--undo"),
                             .force = given.has("--force"),
                             .why = given.text("--why"),
                             .layout = given.text("--layout"),
                             .date = given.text("--date"),
                             .player = given.text("--player"),
                             .money = given.text("--money"),
                             .points = given.text("--points"),
                             .place = given.text("--place"),
                             .game = given.text("--game"),
                             .stake = given.text("--stake"),
                             .currency = given.find("--currency").value_or(usual_currency),
                             .decimal = given.text("--decimal"),
                             .encoding = given.text("--encoding"),
                             .separator = given.text("--separator")});
}

}  // namespace kattegat::cli
