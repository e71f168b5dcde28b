// The commands that write to the book, as entries of the table.
#include "src/cli/choices.hpp"
#include "src/cli/commands/decision.hpp"
#include "src/cli/commands/import.hpp"
#include "src/cli/commands/old_results.hpp"
#include "src/cli/commands/pay.hpp"
#include "src/cli/commands/record.hpp"
#include "src/cli/flags.hpp"
#include "table.hpp"

namespace kattegat::cli {
namespace {

using usage::Given;
using usage::Option;
using usage::Times;
using usage::Value;

DecisionOrder decision_of(const Given& given) {
  return {given.argument(0), given.text("--why"), force_of(given)};
}

Status pay_given(const Given& given) {
  return pay(setting(given), {.evening = given.argument(0),
                              .from = given.argument(1),
                              .to = given.argument(2),
                              .amount = given.argument(3),
                              .extra = extra_of(given),
                              .undo = given.has("--undo"),
                              .why = given.text("--why")});
}

// What was said of a table of old results.
OldChoice table_of(const Given& given) {
  return {.layout = choice_given<OldLayout>(given, "--layout"),
          .date = given.text("--date"),
          .player = given.text("--player"),
          .money = given.text("--money"),
          .points = given.text("--points"),
          .place = given.text("--place"),
          .game = given.text("--game"),
          .stake = given.text("--stake"),
          .currency = given.find("--currency").value_or(usual_currency),
          .decimal = mark_given(decimal_marks, given, "--decimal")};
}

Status import_given(const Given& given) {
  if (!given.has("--csv")) return import_files(setting(given), given.arguments, force_of(given));
  const OldChoice choice = table_of(given);
  if (choice.layout == OldLayout::columns)  // every column is a player's, and has the figures
    for (const char* one : {"--player", "--money", "--points"})
      if (given.has(one)) return fail_together("--layout columns", one, given);
  return import_old_results(
      setting(given), given.arguments,
      {.run = given.has("--dry-run") ? Run::dry : Run::in_earnest,
       .undo = given.has("--undo"),
       .force = force_of(given),
       .why = given.text("--why"),
       .choice = choice,
       .encoding = choice_given<Encoding>(given, "--encoding").value_or(Encoding{}),
       .separator = mark_given(separators, given, "--separator")});
}

constexpr Option despite_option{"--force", Value::flag, Word::option_despite};

// Of a club's own table of old results.
constexpr Option of_table(std::string_view name, Value value, Word about) {
  return {.name = name, .value = value, .about = about, .needs = "--csv"};
}
constexpr Option of_points(std::string_view name, Value value, Word about) {
  Option option = of_table(name, value, about);
  option.not_with = "--money";  // else the figures would be both
  return option;
}

const usage::Topic writing_commands{
    Word::topic_writing,
    {
        {"import",
         Word::command_import,
         {{Value::file, Times::many}},
         {{"--force", Value::flag, Word::option_two_people},
          {"--csv", Value::flag, Word::option_table},
          {.name = "--dry-run", .about = Word::option_dry_run, .needs = "--csv"},
          {.name = "--undo",
           .about = Word::option_undo_table,
           .needs = "--csv",
           .not_with = "--force"},
          {.name = "--why",
           .value = Value::reason,
           .about = Word::option_why_undone,
           .needs = "--undo"},
          of_table("--layout", Value::layout, Word::option_layout),
          of_table("--date", Value::column, Word::option_column_date),
          of_table("--player", Value::column, Word::option_column_player),
          of_table("--money", Value::column, Word::option_column_money),
          of_points("--points", Value::column, Word::option_column_points),
          of_table("--place", Value::column, Word::option_column_place),
          of_table("--game", Value::game_or_column, Word::option_old_game),
          of_points("--stake", Value::amount, Word::option_old_stake),
          of_table("--currency", Value::new_currency, Word::option_old_currency),
          of_table("--decimal", Value::decimal, Word::option_decimal),
          of_table("--encoding", Value::encoding, Word::option_encoding),
          of_table("--separator", Value::separator, Word::option_separator)},
         import_given},
        {"record", Word::command_record, {{Value::session}}, {}, on_argument<record>},
        {"void",
         Word::command_void,
         {{Value::entry}},
         {why_so, despite_option},
         [](const Given& given) { return void_stored(setting(given), decision_of(given)); }},
        {"restore",
         Word::command_restore,
         {{Value::entry}},
         {why_so, despite_option},
         [](const Given& given) { return restore_stored(setting(given), decision_of(given)); }},
        {"correct",
         Word::command_correct,
         {{Value::entry}},
         {{"--why", Value::reason, Word::option_why}, despite_option},
         [](const Given& given) { return correct_stored(setting(given), decision_of(given)); }},
        {"pay",
         Word::command_pay,
         {{Value::evening}, {Value::payer}, {Value::receiver}, {Value::amount}},
         {{.name = "--extra", .about = Word::option_extra, .not_with = "--undo"},
          {"--undo", Value::flag, Word::option_undo},
          {.name = "--why",
           .value = Value::reason,
           .about = Word::option_why_undone,
           .needs = "--undo"}},
         pay_given},
    }};

}  // namespace

const usage::Topic& writing_topic() { return writing_commands; }

}  // namespace kattegat::cli
