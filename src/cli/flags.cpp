#include "flags.hpp"

#include "kattegat/core/text/unicode.hpp"
#include "kattegat/journal/paying/paying.hpp"
#include "refusing.hpp"
#include "table/table.hpp"

namespace kattegat::cli {

using usage::Given;

std::optional<Status> fail_without_reason(const Setting& setting, const std::string& why) {
  if (is_utf8(why) && !why.empty()) return std::nullopt;
  return fail(setting, "--why",
              text(either<Word::cli_why_empty, Word::cli_not_utf8>(is_utf8(why))));
}

OrSaid<Money> amount_asked(const Setting& setting, const std::string& typed) {
  const auto amount = payable(typed, payment_limit);
  if (amount) return *amount;
  return show_complaints(setting, {}, {{{}, {}, {"amount", amount.error()}}});
}

Output output_of(const Given& given) {
  return {given.text("--output"), given.has("--force") ? Replace::yes : Replace::no};
}

Force force_of(const Given& given) { return given.has("--force") ? Force::yes : Force::no; }
Extra extra_of(const Given& given) { return given.has("--extra") ? Extra::yes : Extra::no; }

Status fail_short_of(const std::string& what, const Given& given) {
  return fail(setting(given), usage::left_out(program(), *given.command, what, given.language));
}
Status fail_short_of(usage::Value value, const Given& given) {
  return fail_short_of(usage::placeholder(value, given.language), given);
}

Status fail_together(const std::string& one, const std::string& other, const Given& given) {
  return fail(setting(given), text(Word::usage_not_together, one, other));
}

}  // namespace kattegat::cli
