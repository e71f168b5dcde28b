#include "table.hpp"

#include "kattegat/usage/surroundings.hpp"
#include "src/cli/choices.hpp"
#include "src/cli/commands/copy.hpp"
#include "src/cli/commands/join.hpp"
#include "src/cli/commands/judge.hpp"
#include "src/cli/commands/merge.hpp"
#include "src/cli/commands/verify.hpp"
#include "src/cli/flags.hpp"

namespace kattegat::cli {
namespace {

using usage::Given;
using usage::Times;
using usage::Topic;
using usage::Value;

Status join_given(const Given& given) {
  if (given.has("--undo")) return part(setting(given), given.arguments);
  if (given.arguments.size() < 2) return fail_short_of(Value::evening, given);
  return join(setting(given), given.arguments);
}

const Topic keeping_topic{
    Word::topic_keeping,
    {
        {"merge", Word::command_merge, {{Value::book}}, {}, on_argument<merge>},
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
        {"backup", Word::command_backup, {{Value::file}}, {}, on_argument<backup>},
        {"recover", Word::command_recover, {{Value::file}}, {}, on_argument<recover>},
    }};

const Topic referee_topic{
    Word::topic_referee,
    {
        {"judge trick", Word::command_judge_trick, {{Value::file}}, {}, on_argument<judge_trick>},
        {"judge dummy", Word::command_judge_dummy, {{Value::file}}, {}, on_argument<judge_dummy>},
        {"judge commerce",
         Word::command_judge_commerce,
         {{Value::file}},
         {},
         on_argument<judge_hands>},
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

const usage::Program& program() {
  static const usage::Program all{"kattegatctl",
                                  KATTEGAT_VERSION,
                                  Word::about_kattegatctl,
                                  {files_topic(), reading_topic(), writing_topic(), people_topic(),
                                   purse_topic(), keeping_topic, referee_topic, help_topic},
                                  {{"--db", Value::book, Word::option_db},
                                   {"--lang", Value::language, Word::option_lang},
                                   {"--json", Value::flag, Word::option_json},
                                   {"--help", Value::flag, Word::option_help, Times::maybe, 'h'},
                                   {"--version", Value::flag, Word::option_version}},
                                  few_choices,
                                  wrong_word};
  return all;
}

Setting setting(const Given& given) {
  const auto book = given.find("--db");
  return {.language = given.language,
          .json = given.has("--json"),
          .book = book ? *book : usage::usual_book()};
}

}  // namespace kattegat::cli
