// The club's purse.
#pragma once
#include "commands.hpp"

namespace kattegat::cli {

struct PurseOrder {
  std::string from, to, place;
  std::string format;  // empty: none
  Output output;
};
int show_purse(const Setting&, const PurseOrder&);

struct MovementOrder {
  std::string name, amount, kind;
  std::string date, currency, evening, note;  // empty: as usual
  bool from_club = false;
  bool paid = false;  // its payment, too
  Extra extra = Extra::no;
};
int add_movement(const Setting&, const MovementOrder&);
// It counts no longer; and again.
int void_movement(const Setting&, const std::string& movement, const std::string& why);
int restore_movement(const Setting&, const std::string& movement, const std::string& why);

}  // namespace kattegat::cli
