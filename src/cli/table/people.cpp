// The commands on the people of the club, as entries of the table.
#include "src/cli/commands/roster.hpp"
#include "src/cli/flags.hpp"
#include "table.hpp"

namespace kattegat::cli {
namespace {

using usage::Given;
using usage::Value;

constexpr usage::Option though_alike{"--force", Value::flag, Word::option_looks_alike};

Status set_given(const Given& given) {
  if (!given.has("--swish") && !given.has("--mobilepay") && !given.has("--iban"))
    return fail_short_of("--swish/--mobilepay/--iban", given);
  return set_numbers(setting(given), given.argument(0),
                     {given.find("--swish"), given.find("--mobilepay"), given.find("--iban")});
}

const usage::Topic people_commands{
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
         {though_alike},
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
         {though_alike},
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
         on_argument<separate_player>},
        {"roster remove",
         Word::command_roster_remove,
         {{Value::player}},
         {},
         on_argument<remove_player>},
        {"roster restore",
         Word::command_roster_restore,
         {{Value::player}},
         {},
         on_argument<restore_player>},
        {"roster erase",
         Word::command_roster_erase,
         {{Value::player}, {Value::pseudonym}},
         {},
         [](const Given& given) {
           return erase_player(setting(given), given.argument(0), given.argument(1));
         }},
    }};

}  // namespace

const usage::Topic& people_topic() { return people_commands; }

}  // namespace kattegat::cli
