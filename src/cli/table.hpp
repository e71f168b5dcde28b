// The commands of kattegatctl. A command registers itself with one entry in table.cpp: its name,
// its words, what it takes, its options, and the function that does it. Help, manual pages and
// completions follow from that; so does the test that its --json answers are in the schema.
#pragma once
#include "commands.hpp"
#include "kattegat/usage/arguments.hpp"

namespace kattegat::cli {

const usage::Program& program();
Setting setting(const usage::Given&);

// The commands on the purse.
const usage::Topic& purse_topic();

// Those that tell of the table itself.
int show_help(const usage::Given&);
int show_completion(const usage::Given&);
int complete(const usage::Given&);

}  // namespace kattegat::cli
