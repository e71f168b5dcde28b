#include "table.hpp"

#include <fmt/format.h>

#include "choices.hpp"
#include "flags.hpp"
#include "kattegat/evening/shared_fields.hpp"
#include "kattegat/usage/surroundings.hpp"
#include "season_orders.hpp"

namespace kattegat::cli {
namespace {

using usage::Given;
using usage::Option;
using usage::Program;
using usage::Times;
using usage::Topic;
using usage::Value;

// Which evenings are asked about.
StandingsChoice evenings_of(const Given& given) {
  return {.from = given.text("--from"),
          .to = given.text("--to"),
          .game = given.text("--game"),
          .place = given.text("--place")};
}

int set_given(const Given& given) {
  if (!given.has("--swish") && !given.has("--mobilepay") && !given.has("--iban"))
    return fail_short_of("--swish/--mobilepay/--iban", given);
  return set_numbers(setting(given), given.argument(0),
                     {given.find("--swish"), given.find("--mobilepay"), given.find("--iban")});
}

int join_given(const Given& given) {
  if (given.has("--undo")) return part(setting(given), given.arguments);
  if (given.arguments.size() < 2) return fail_short_of(Value::evening, given);
  return join(setting(given), given.arguments);
}

DecisionOrder decision_of(const Given& given) {
  return {given.argument(0), given.text("--why"), force_of(given)};
}

int pay_given(const Given& given) {
  if (given.has("--why") && !given.has("--undo")) return fail_short_of("--undo", given);
  return pay(setting(given), {.evening = given.argument(0),
                              .from = given.argument(1),
                              .to = given.argument(2),
                              .amount = given.argument(3),
                              .extra = extra_of(given),
                              .undo = given.has("--undo"),
                              .why = given.text("--why")});
}

const Option to_file{"--output", Value::file, Word::option_output, Times::maybe, 'o'};
const Option write_over{"--force", Value::flag, Word::option_overwrite};
const Option why_option{"--why", Value::reason, Word::option_why, Times::once};
const Option despite_option{"--force", Value::flag, Word::option_despite};

// An entry is a command: name, words, what it takes, options, and what it does.

const Topic files_topic{
    Word::topic_files,
    {
        {"check",
         Word::command_check,
         {{Value::file}},
         {},
         [](const Given& given) { return check(setting(given), given.argument(0)); }},
        {"settle",
         Word::command_settle,
         {{Value::evening_or_file, Times::any}},
         {{"--plan", Value::plan, Word::option_plan},
          {"--what-if", Value::rules, Word::option_what_if, Times::many},
          {"--from", Value::date, Word::option_from},
          {"--to", Value::date, Word::option_to},
          {"--paid", Value::flag, Word::option_paid},
          {"--payer", Value::player, Word::option_payer},
          {"--payee", Value::player, Word::option_payee},
          {"--as", Value::report_format, Word::option_as},
          to_file,
          write_over},
         settle_given},
    }};

const Topic referee_topic{
    Word::topic_referee,
    {
        {"judge trick",
         Word::command_judge_trick,
         {{Value::file}},
         {},
         [](const Given& given) { return judge_trick(setting(given), given.argument(0)); }},
        {"judge dummy",
         Word::command_judge_dummy,
         {{Value::file}},
         {},
         [](const Given& given) { return judge_dummy(setting(given), given.argument(0)); }},
        {"judge commerce",
         Word::command_judge_commerce,
         {{Value::file}},
         {},
         [](const Given& given) { return judge_hands(setting(given), given.argument(0)); }},
    }};

const Topic reading_topic{
    Word::topic_reading,
    {
        {"evenings",
         Word::command_evenings,
         {},
         {},
         [](const Given& given) { return show_evenings(setting(given)); }},
        {"entries",
         Word::command_entries,
         {{Value::session}},
         {},
         [](const Given& given) { return show_entries(setting(given), given.argument(0)); }},
        {"standings",
         Word::command_standings,
         {},
         {{"--from", Value::date, Word::option_from},
          {"--to", Value::date, Word::option_to},
          {"--game", Value::game, Word::option_game},
          {"--place", Value::place, Word::option_where},
          {"--by", Value::ranking, Word::option_by},
          {"--of", Value::money_or_points, Word::option_of},
          {"--least", Value::count, Word::option_least},
          {"--since", Value::date, Word::option_since},
          {"--currency", Value::currency, Word::option_currency},
          {"--as", Value::report_format, Word::option_as},
          to_file,
          write_over},
         [](const Given& given) {
           if (const auto wrong = output_without_form(given)) return *wrong;
           return show_standings(setting(given), {.choice = evenings_of(given),
                                                  .by = given.text("--by"),
                                                  .of = given.text("--of"),
                                                  .currency = given.text("--currency"),
                                                  .since = given.text("--since"),
                                                  .format = given.text("--as"),
                                                  .least = given.text("--least"),
                                                  .output = output_of(given)});
         }},
        {"statistics",
         Word::command_statistics,
         {{Value::player, Times::maybe}},
         {{"--with", Value::partner, Word::option_with},
          {"--from", Value::date, Word::option_from},
          {"--to", Value::date, Word::option_to},
          {"--game", Value::game, Word::option_game},
          {"--place", Value::place, Word::option_where},
          {"--currency", Value::currency, Word::option_currency},
          {"--deals", Value::figure, Word::option_deals},
          {"--as", Value::report_format, Word::option_as},
          to_file,
          write_over},
         [](const Given& given) {
           if (const auto wrong = output_without_form(given)) return *wrong;
           if (given.arguments.empty() && (given.has("--with") || given.has("--deals")))
             return fail_short_of(Value::player, given);
           if (const auto wrong = given_together("--deals", "--as", given)) return *wrong;
           return show_statistics(setting(given), {.choice = evenings_of(given),
                                                   .player = given.argument(0),
                                                   .with = given.text("--with"),
                                                   .currency = given.text("--currency"),
                                                   .format = given.text("--as"),
                                                   .deals = given.text("--deals"),
                                                   .output = output_of(given)});
         }},
        {"export",
         Word::command_export,
         {{Value::evening}},
         {{"--as", Value::export_format, Word::option_as, Times::once},
          {"--without-numbers", Value::flag, Word::option_without_numbers},
          to_file,
          write_over},
         [](const Given& given) {
           return export_evening(setting(given), {.evening = given.argument(0),
                                                  .format = given.text("--as"),
                                                  .without_numbers = given.has("--without-numbers"),
                                                  .output = output_of(given)});
         }},
        {"conflicts",
         Word::command_conflicts,
         {{Value::evening, Times::maybe}},
         {{"--keep", Value::record, Word::option_keep}},
         [](const Given& given) {
           return show_conflicts(setting(given), given.argument(0), given.find("--keep"));
         }},
    }};

const Topic writing_topic{
    Word::topic_writing,
    {
        {"import",
         Word::command_import,
         {{Value::file, Times::many}},
         {{"--force", Value::flag, Word::option_two_people},
          {"--csv", Value::flag, Word::option_table},
          {"--dry-run", Value::flag, Word::option_dry_run},
          {"--undo", Value::flag, Word::option_undo_table},
          {"--why", Value::reason, Word::option_why_undone},
          {"--layout", Value::layout, Word::option_layout},
          {"--date", Value::column, Word::option_column_date},
          {"--player", Value::column, Word::option_column_player},
          {"--money", Value::column, Word::option_column_money},
          {"--points", Value::column, Word::option_column_points},
          {"--place", Value::column, Word::option_column_place},
          {"--game", Value::game, Word::option_old_game},
          {"--stake", Value::amount, Word::option_old_stake},
          {"--currency", Value::currency, Word::option_old_currency},
          {"--decimal", Value::decimal, Word::option_decimal},
          {"--encoding", Value::encoding, Word::option_encoding},
          {"--separator", Value::separator, Word::option_separator}},
         import_given},
        {"record",
         Word::command_record,
         {{Value::session}},
         {},
         [](const Given& given) { return record(setting(given), given.argument(0)); }},
        {"void",
         Word::command_void,
         {{Value::entry}},
         {why_option, despite_option},
         [](const Given& given) { return void_stored(setting(given), decision_of(given)); }},
        {"restore",
         Word::command_restore,
         {{Value::entry}},
         {why_option, despite_option},
         [](const Given& given) { return restore_stored(setting(given), decision_of(given)); }},
        {"correct",
         Word::command_correct,
         {{Value::entry}},
         {{"--why", Value::reason, Word::option_why}, despite_option},
         [](const Given& given) { return correct_stored(setting(given), decision_of(given)); }},
        {"pay",
         Word::command_pay,
         {{Value::evening}, {Value::payer}, {Value::receiver}, {Value::amount}},
         {{"--extra", Value::flag, Word::option_extra},
          {"--undo", Value::flag, Word::option_undo},
          {"--why", Value::reason, Word::option_why_undone}},
         pay_given},
    }};

const Topic people_topic{
    Word::topic_people,
    {
        {"roster",
         Word::command_roster,
         {},
         {},
         [](const Given& given) { return show_roster(setting(given)); }},
        {"roster add",
         Word::command_roster_add,
         {{Value::player}},
         {{"--force", Value::flag, Word::option_looks_alike}},
         [](const Given& given) {
           return add_player(setting(given), given.argument(0), force_of(given));
         }},
        {"roster set",
         Word::command_roster_set,
         {{Value::player}},
         {{"--swish", Value::payment_number, Word::option_swish},
          {"--mobilepay", Value::payment_number, Word::option_mobilepay},
          {"--iban", Value::payment_number, Word::option_iban}},
         set_given},
        {"roster rename",
         Word::command_roster_rename,
         {{Value::former_name}, {Value::new_name}},
         {{"--force", Value::flag, Word::option_looks_alike}},
         [](const Given& given) {
           return rename_player(setting(given), given.argument(0), given.argument(1),
                                force_of(given));
         }},
        {"roster fuse",
         Word::command_roster_fuse,
         {{Value::player}, {Value::same_player}},
         {},
         [](const Given& given) {
           return fuse_players(setting(given), given.argument(0), given.argument(1));
         }},
        {"roster separate",
         Word::command_roster_separate,
         {{Value::player}},
         {},
         [](const Given& given) { return separate_player(setting(given), given.argument(0)); }},
        {"roster remove",
         Word::command_roster_remove,
         {{Value::player}},
         {},
         [](const Given& given) { return remove_player(setting(given), given.argument(0)); }},
        {"roster restore",
         Word::command_roster_restore,
         {{Value::player}},
         {},
         [](const Given& given) { return restore_player(setting(given), given.argument(0)); }},
        {"roster erase",
         Word::command_roster_erase,
         {{Value::player}, {Value::pseudonym}},
         {},
         [](const Given& given) {
           return erase_player(setting(given), given.argument(0), given.argument(1));
         }},
    }};

const Topic keeping_topic{
    Word::topic_keeping,
    {
        {"merge",
         Word::command_merge,
         {{Value::book}},
         {},
         [](const Given& given) { return merge(setting(given), given.argument(0)); }},
        {"join",
         Word::command_join,
         {{Value::evening, Times::many}},
         {{"--undo", Value::flag, Word::option_undo_join}},
         join_given},
        {"verify",
         Word::command_verify,
         {},
         {{"--anchor", Value::anchor, Word::option_anchor}},
         [](const Given& given) { return verify(setting(given), given.find("--anchor")); }},
        {"backup",
         Word::command_backup,
         {{Value::file}},
         {},
         [](const Given& given) { return backup(setting(given), given.argument(0)); }},
        {"recover",
         Word::command_recover,
         {{Value::file}},
         {},
         [](const Given& given) { return recover(setting(given), given.argument(0)); }},
    }};

const Topic help_topic{
    Word::topic_help,
    {
        {"help",
         Word::command_help,
         {{Value::command, Times::any}},
         {{"--manual", Value::flag, Word::option_manual}},
         show_help},
        {"completion", Word::command_completion, {{Value::shell}}, {}, show_completion},
        {"complete", Word::command_complete, {{Value::command, Times::many}}, {}, complete, true},
    }};

}  // namespace

const Program& program() {
  static const Program all{"kattegatctl",
                           KATTEGAT_VERSION,
                           Word::about_kattegatctl,
                           {files_topic, reading_topic, writing_topic, people_topic, purse_topic(),
                            keeping_topic, referee_topic, help_topic},
                           {{"--db", Value::book, Word::option_db},
                            {"--lang", Value::language, Word::option_lang},
                            {"--json", Value::flag, Word::option_json},
                            {"--help", Value::flag, Word::option_help, Times::maybe, 'h'},
                            {"--version", Value::flag, Word::option_version}},
                           few_choices};
  return all;
}

Setting setting(const Given& given) {
  const auto book = given.find("--db");
  return {.language = given.language,
          .json = given.has("--json"),
          .book = book ? *book : usage::usual_book()};
}

}  // namespace kattegat::cli
