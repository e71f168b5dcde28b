// The commands of kattegatctl, a file a topic. A command registers itself with one entry there: its
// name, its words, what it takes, its options, and the function that does it. Help, manual pages
// and completions follow from that; so does the test that its --json answers are in the schema. The
// function (cli/commands) answers how it has ended (usage/status.hpp); evenings, sessions, entries
// and people are named to it as they were typed: by an id or the beginning of one, people also by
// their names.
#pragma once
#include "kattegat/usage/arguments.hpp"
#include "src/cli/answers.hpp"

namespace kattegat::cli {

// Of every command that writes a file, or shows it.
inline constexpr usage::Option to_file{.name = "--output",
                                       .value = usage::Value::file,
                                       .about = Word::option_output,
                                       .letter = 'o',
                                       .needs = "--as"};
inline constexpr usage::Option write_over{.name = "--force",
                                          .value = usage::Value::flag,
                                          .about = Word::option_overwrite,
                                          .needs = "--output"};

// Of every command that asks of which days.
inline constexpr usage::Option from_day{"--from", usage::Value::date, Word::option_from};
inline constexpr usage::Option to_day{"--to", usage::Value::date, Word::option_to};
// Of every decision that needs one.
inline constexpr usage::Option why_so{"--why", usage::Value::reason, Word::option_why,
                                      usage::Times::once};

const usage::Program& program();
Setting setting(const usage::Given&);
// Runs a command that is told its first argument, and nothing else.
template <Status (*command)(const Setting&, const std::string&)>
Status on_argument(const usage::Given& given) {
  return command(setting(given), given.argument(0));
}

const usage::Topic& files_topic();
const usage::Topic& reading_topic();
const usage::Topic& writing_topic();
const usage::Topic& people_topic();
const usage::Topic& purse_topic();

// Those that tell of the table itself.
Status show_help(const usage::Given&);
Status show_completion(const usage::Given&);
Status complete(const usage::Given&);

}  // namespace kattegat::cli
