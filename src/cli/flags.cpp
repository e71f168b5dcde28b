#include "flags.hpp"

#include <algorithm>
#include <filesystem>

#include "choices.hpp"
#include "kattegat/core/calendar.hpp"
#include "kattegat/core/unicode.hpp"
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

// Whether an evening of the book is meant: it could be an id, and no file of that name is there, or
// a book was named.
bool is_stored(const Given& given) {
  const std::string asked = given.argument(0);
  std::error_code error;
  const bool is_there = std::filesystem::exists(asked, error);
  const bool could_be_id = asked.size() >= 4 && has_digits_of_ids(asked);
  return could_be_id ? given.has("--db") || !is_there : given.has("--db") && !is_there;
}

// What `settle` is asked for. With --paid it writes to the book.
enum class ToSettle { file, evening, together };
ToSettle to_settle(const Given& given) {
  if (given.has("--paid") || given.has("--from") || given.has("--to") || given.has("--as") ||
      given.arguments.size() > 1)
    return ToSettle::together;
  return is_stored(given) ? ToSettle::evening : ToSettle::file;
}

// A file where only evenings of the book have a meaning.
std::optional<std::string> file_among(const std::vector<std::string>& named) {
  const auto found = std::find_if(named.begin(), named.end(), [](const std::string& one) {
    std::error_code error;
    return !has_digits_of_ids(one) && std::filesystem::exists(one, error);
  });
  return found == named.end() ? std::nullopt : std::optional(*found);
}

}  // namespace

std::optional<Text> no_date(std::initializer_list<std::string_view> given) {
  for (const std::string_view date : given)
    if (!date.empty() && !is_date(date)) return text(Word::cli_not_a_date, std::string(date));
  return std::nullopt;
}

bool is_reason(const Setting& setting, const std::string& why) {
  if (is_utf8(why) && !why.empty()) return true;
  fail(setting, "--why", text(either<Word::cli_why_empty, Word::cli_not_utf8>(is_utf8(why))));
  return false;
}

Output output_of(const Given& given) {
  return {given.text("--output"), given.has("--force") ? Replace::yes : Replace::no};
}

Force force_of(const Given& given) { return given.has("--force") ? Force::yes : Force::no; }
Extra extra_of(const Given& given) { return given.has("--extra") ? Extra::yes : Extra::no; }

int fail_short_of(const std::string& what, const Given& given) {
  return fail(setting(given), usage::left_out(program(), *given.command, what, given.language));
}
int fail_short_of(Value value, const Given& given) {
  return fail_short_of(usage::placeholder(value, given.language), given);
}

std::optional<int> output_without_form(const Given& given) {
  if (!given.has("--output") || given.has("--as")) return std::nullopt;
  return fail_short_of("--as", given);
}

std::optional<int> given_together(std::string_view one, std::string_view other,
                                  const Given& given) {
  if (!given.has(one) || !given.has(other)) return std::nullopt;
  return fail(setting(given), text(Word::usage_not_together, std::string(one), std::string(other)));
}

namespace {

// What of the words of `settle` has no meaning: that has been said.
std::optional<int> wrong_in_settle(const Given& given) {
  if (const auto wrong = output_without_form(given)) return wrong;
  if (given.arguments.empty() && !given.has("--from") && !given.has("--to"))
    return fail_short_of(Value::evening_or_file, given);
  if ((given.has("--payer") || given.has("--payee")) && !given.has("--paid"))
    return fail_short_of("--paid", given);
  if (const auto wrong = given_together("--paid", "--as", given)) return wrong;
  const ToSettle asked = to_settle(given);
  if (asked == ToSettle::together) {
    if (const auto file = file_among(given.arguments))
      return fail(setting(given), text(Word::cli_wants_stored, *file));
  } else if (asked == ToSettle::evening && !has_digits_of_ids(given.argument(0))) {
    return fail(setting(given), text(Word::cli_not_a_file_or_id, given.argument(0)));
  }
  return std::nullopt;
}

}  // namespace

int settle_given(const Given& given) {
  if (const auto wrong = wrong_in_settle(given)) return *wrong;
  const Setting told = setting(given);
  const SettleOrder order{given.find("--plan").value_or("fewest"), given.all("--what-if")};
  switch (to_settle(given)) {
    case ToSettle::file:
      return settle_file(told, given.argument(0), order);
    case ToSettle::evening:
      return settle_stored(told, given.argument(0), order);
    case ToSettle::together:
      break;
  }
  return settle_together(told, {.evenings = given.arguments,
                                .from = given.text("--from"),
                                .to = given.text("--to"),
                                .paid = given.has("--paid"),
                                .payer = given.text("--payer"),
                                .payee = given.text("--payee"),
                                .one_plan = order.plan != "fewest" || !order.what_if.empty(),
                                .format = given.text("--as"),
                                .output = output_of(given)});
}

int import_given(const Given& given) {
  if (!given.has("--csv")) {
    for (const Option& option : given.command->options)  // else --dry-run would store
      if (option.name != "--force" && given.has(option.name)) return fail_short_of("--csv", given);
    return import_files(setting(given), given.arguments, force_of(given));
  }
  if (given.has("--why") && !given.has("--undo")) return fail_short_of("--undo", given);
  for (const char* of_points : {"--points", "--stake"})  // else the figures would be both
    if (const auto wrong = given_together("--money", of_points, given)) return *wrong;
  return import_old_results(setting(given), given.arguments,
                            {.dry_run = given.has("--dry-run"),
                             .undo = given.has("--undo"),
                             .force = force_of(given),
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
