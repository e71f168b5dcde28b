// What the options of a command mean together, where that is more than each says alone.
#pragma once
#include <initializer_list>
#include <optional>

#include "commands.hpp"
#include "kattegat/usage/arguments.hpp"

namespace kattegat::cli {

Output output_of(const usage::Given&);
Force force_of(const usage::Given&);
Extra extra_of(const usage::Given&);

// One argument or option more was needed: that is said, with the status for it.
int fail_short_of(const std::string& what, const usage::Given&);
int fail_short_of(usage::Value, const usage::Given&);

// The first of these that was given and is no date.
std::optional<Text> no_date(std::initializer_list<std::string_view> given);

// Whether a reason was given that can be taken; else that is said.
bool is_reason(const Setting&, const std::string& why);

// A file was named, and not in which form: that is said.
std::optional<int> output_without_form(const usage::Given&);

// Both were given, and have no meaning together: that is said.
std::optional<int> given_together(std::string_view one, std::string_view other,
                                  const usage::Given&);

int settle_given(const usage::Given&);
int import_given(const usage::Given&);

}  // namespace kattegat::cli
