// The commands on an evening, in a file or in the book, as entries of the table.
#include <algorithm>
#include <filesystem>

#include "src/cli/choices.hpp"
#include "src/cli/commands/check.hpp"
#include "src/cli/commands/settle.hpp"
#include "src/cli/commands/together.hpp"
#include "src/cli/flags.hpp"
#include "table.hpp"

namespace kattegat::cli {
namespace {

using usage::Given;
using usage::Times;
using usage::Value;

bool has_digits_of_ids(const std::string& typed) {
  return typed.find_first_not_of("0123456789abcdefABCDEF-") == typed.npos;
}

// Also a pipe.
bool is_a_file(const std::string& path) {
  std::error_code error;
  const auto status = std::filesystem::status(path, error);
  return std::filesystem::exists(status) && !std::filesystem::is_directory(status);
}

// Whether an evening of the book is meant: it could be an id, and no file of that name is there, or
// a book was named.
bool is_stored(const Given& given) {
  const std::string asked = given.argument(0);
  if (asked == "-") return false;
  const bool is_there = is_a_file(asked);
  const bool could_be_id = asked.size() >= 4 && has_digits_of_ids(asked);
  return could_be_id ? given.has("--db") || !is_there : given.has("--db") && !is_there;
}

bool is_of_a_time(const Given& given) { return given.has("--from") || given.has("--to"); }

// What `settle` is asked for. With --paid it writes to the book.
enum class ToSettle { file, evening, together };
ToSettle to_settle(const Given& given) {
  if (given.has("--paid") || is_of_a_time(given) || given.has("--as") || given.arguments.size() > 1)
    return ToSettle::together;
  return is_stored(given) ? ToSettle::evening : ToSettle::file;
}

// A file where only evenings of the book have a meaning.
std::optional<std::string> file_among(const std::vector<std::string>& named) {
  const auto found = std::find_if(named.begin(), named.end(), [](const std::string& one) {
    return !has_digits_of_ids(one) && is_a_file(one);
  });
  return found == named.end() ? std::nullopt : std::optional(*found);
}

PlanAsked plan_given(const Given& given) {
  const auto plan = given.find("--plan");
  return plan ? *parse_plan(*plan) : PlanAsked{};
}
// An option that asks for another plan than several evenings are settled by, or for other rules.
std::optional<std::string> of_one_evening(const Given& given) {
  if (plan_given(given).kind != PlanChoice::Kind::fewest) return "--plan";
  return given.has("--what-if") ? std::optional<std::string>("--what-if") : std::nullopt;
}

// Where some of the words have no meaning for evenings of the book settled together: that is said.
// One evening comes here only to be ticked or written.
std::optional<Status> fail_wrong_together(const Given& given) {
  if (const auto file = file_among(given.arguments))
    return fail(setting(given), text(Word::cli_wants_stored, *file));
  if (!given.arguments.empty() && is_of_a_time(given))
    return fail_together(given.has("--from") ? "--from" : "--to", given.argument(0), given);
  const auto option = of_one_evening(given);
  if (!option) return std::nullopt;
  if (given.arguments.size() == 1)
    return fail_together(given.has("--paid") ? "--paid" : "--as", *option, given);
  return fail(setting(given), text(Word::together_one_plan));
}

// Where some of the words of `settle` have no meaning: that is said.
std::optional<Status> fail_wrong_in_settle(const Given& given, ToSettle asked) {
  if (given.arguments.empty() && !is_of_a_time(given))
    return fail_short_of(Value::evening_or_file, given);
  if (asked == ToSettle::evening && !has_digits_of_ids(given.argument(0)))
    return fail(setting(given), text(Word::cli_not_a_file_or_id, given.argument(0)));
  return asked == ToSettle::together ? fail_wrong_together(given) : std::nullopt;
}

Status settle_given(const Given& given) {
  const ToSettle asked = to_settle(given);
  if (const auto wrong = fail_wrong_in_settle(given, asked)) return *wrong;
  const SettleOrder order{plan_given(given), given.all("--what-if")};
  switch (asked) {
    case ToSettle::file:
      return settle_file(setting(given), given.argument(0), order);
    case ToSettle::evening:
      return settle_stored(setting(given), given.argument(0), order);
    case ToSettle::together:
      break;
  }
  return settle_together(setting(given), {.evenings = given.arguments,
                                          .from = given.text("--from"),
                                          .to = given.text("--to"),
                                          .paid = given.has("--paid"),
                                          .payer = given.find("--payer"),
                                          .payee = given.find("--payee"),
                                          .as = as_given(together_exports(), given),
                                          .output = output_of(given)});
}

const usage::Topic files_commands{
    Word::topic_files,
    {
        {"check", Word::command_check, {{Value::file}}, {}, on_argument<check>},
        {"settle",
         Word::command_settle,
         {{Value::evening_or_file, Times::any}},
         {{"--plan", Value::plan, Word::option_plan},
          {"--what-if", Value::rules, Word::option_what_if, Times::any},
          from_day,
          to_day,
          {.name = "--paid", .about = Word::option_paid, .not_with = "--as"},
          {.name = "--payer",
           .value = Value::player,
           .about = Word::option_payer,
           .needs = "--paid"},
          {.name = "--payee",
           .value = Value::player,
           .about = Word::option_payee,
           .needs = "--paid"},
          {"--as", Value::report_format, Word::option_as},
          to_file,
          write_over},
         settle_given},
    }};

}  // namespace

const usage::Topic& files_topic() { return files_commands; }

}  // namespace kattegat::cli
