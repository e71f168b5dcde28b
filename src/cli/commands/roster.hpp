// The people of the club.
#pragma once
#include <optional>

#include "kattegat/journal/records/overruling.hpp"
#include "src/cli/answers.hpp"

namespace kattegat::cli {

Status show_roster(const Setting&);
// Of two names that look alike the second is refused, unless forced.
Status add_player(const Setting&, const std::string& name, Force);
Status rename_player(const Setting&, const std::string& from, const std::string& to, Force);
struct Numbers {  // nothing: stays as it is; empty: goes
  std::optional<std::string> swish, mobilepay, iban;
};
Status set_numbers(const Setting&, const std::string& name, const Numbers&);
Status fuse_players(const Setting&, const std::string& one, const std::string& whom);
Status separate_player(const Setting&, const std::string& name);
// Offered as a player no longer; and again.
Status remove_player(const Setting&, const std::string& name);
Status restore_player(const Setting&, const std::string& name);
Status erase_player(const Setting&, const std::string& name, const std::string& pseudonym);

}  // namespace kattegat::cli
