// The commands on the purse, as entries of the table.
#include "src/cli/commands/purse.hpp"
#include "src/cli/choices.hpp"
#include "src/cli/flags.hpp"
#include "table.hpp"

namespace kattegat::cli {
namespace {

using usage::Times;
using usage::Value;

Status show_given(const usage::Given& given) {
  return show_purse(setting(given), {.choice = {.from = given.text("--from"),
                                                .to = given.text("--to"),
                                                .place = given.text("--place")},
                                     .as = as_given(purse_exports(), given),
                                     .output = output_of(given)});
}

Status add_given(const usage::Given& given) {
  const PurseKind kind = *choice_given<PurseKind>(given, "--kind");
  if (kind == PurseKind::payment && given.has("--paid"))  // it is paid by itself
    return fail_together("--kind payment", "--paid", given);
  return add_movement(setting(given), {.name = given.argument(0),
                                       .amount = given.argument(1),
                                       .kind = kind,
                                       .date = given.find("--date"),
                                       .currency = given.find("--currency"),
                                       .evening = given.find("--evening"),
                                       .note = given.text("--note"),
                                       .from_club = given.has("--from-club"),
                                       .paid = given.has("--paid"),
                                       .extra = extra_of(given)});
}

MovementDecision decision_given(const usage::Given& given) {
  return {.movement = given.argument(0), .why = given.text("--why")};
}

const usage::Topic purse_commands{
    Word::topic_purse,
    {
        {"purse",
         Word::command_purse,
         {},
         {from_day,
          to_day,
          {"--place", Value::place, Word::option_purse_where},
          {"--as", Value::purse_format, Word::option_as},
          to_file,
          write_over},
         show_given},
        {"purse add",
         Word::command_purse_add,
         {{Value::player}, {Value::amount}},
         {{"--kind", Value::purse_kind, Word::option_purse_kind, Times::once},
          {"--from-club", Value::flag, Word::option_from_club},
          {"--date", Value::date, Word::option_purse_date},
          {"--currency", Value::new_currency, Word::option_purse_currency},
          {"--evening", Value::evening, Word::option_purse_evening},
          {"--note", Value::reason, Word::option_note},
          {"--paid", Value::flag, Word::option_purse_paid},
          {"--extra", Value::flag, Word::option_purse_extra}},
         add_given},
        {"purse void",
         Word::command_purse_void,
         {{Value::movement}},
         {why_so},
         [](const usage::Given& given) {
           return void_movement(setting(given), decision_given(given));
         }},
        {"purse restore",
         Word::command_purse_restore,
         {{Value::movement}},
         {why_so},
         [](const usage::Given& given) {
           return restore_movement(setting(given), decision_given(given));
         }},
    }};

}  // namespace

const usage::Topic& purse_topic() { return purse_commands; }

}  // namespace kattegat::cli
