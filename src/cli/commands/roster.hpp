// The people of the club.
#pragma once
#include <optional>

#include "db/book/stored.hpp"
#include "src/cli/answers.hpp"

namespace kattegat::cli {

int show_roster(const Setting&);
// Of two names that look alike the second is refused, unless forced.
int add_player(const Setting&, const std::string& name, Force);
int rename_player(const Setting&, const std::string& from, const std::string& to, Force);
struct Numbers {  // nothing: stays as it is; empty: goes
  std::optional<std::string> swish, mobilepay, iban;
};
int set_numbers(const Setting&, const std::string& name, const Numbers&);
int fuse_players(const Setting&, const std::string& one, const std::string& whom);
int separate_player(const Setting&, const std::string& name);
// Offered as a player no longer; and again.
int remove_player(const Setting&, const std::string& name);
int restore_player(const Setting&, const std::string& name);
int erase_player(const Setting&, const std::string& name, const std::string& pseudonym);

}  // namespace kattegat::cli
