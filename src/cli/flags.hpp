// What the options of a command mean together, where that is more than each says alone.
#pragma once
#include "deliver.hpp"
#include "kattegat/export/exports.hpp"
#include "kattegat/journal/records/overruling.hpp"
#include "kattegat/usage/arguments.hpp"

namespace kattegat::cli {

Output output_of(const usage::Given&);
Force force_of(const usage::Given&);
Extra extra_of(const usage::Given&);

// What --as names, of what there is; nullptr where nothing is asked for.
template <class E>
const E* as_given(std::span<const E> exports, const usage::Given& given) {
  return given.has("--as") ? find_export(exports, given.text("--as")) : nullptr;
}

// One argument or option more was needed: that is said, with the status for it.
Status fail_short_of(const std::string& what, const usage::Given&);
Status fail_short_of(usage::Value, const usage::Given&);
// Both have no meaning together: that is said.
Status fail_together(const std::string& one, const std::string& other, const usage::Given&);

// Where no reason was given that can be taken: that is said.
std::optional<Status> fail_without_reason(const Setting&, const std::string& why);
// As it was typed, where it can be paid at once.
OrSaid<Money> amount_asked(const Setting&, const std::string& typed);

}  // namespace kattegat::cli
