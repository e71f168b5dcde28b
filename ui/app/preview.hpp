// What the deal on the desk would come to, for whoever is about to save it.
#pragma once
#include "ui/app/app.hpp"

namespace kattegat::ui {

// The deal on the desk, seen without its type.
struct Preview {
  bool ready = false;          // it can be saved
  std::string words;           // the deal as one would tell it
  std::string briefly;         // and where there is little room
  std::string by_brief_names;  // the same with the names of the plates
  PerSeat<Points> change;      // what it would pay
  std::string moment;          // what the table would stop for
  std::string pays;            // the same as a line, or what it does to the protocol
  std::string pays_by_brief_names;
  // What would stand on the sheet; nothing when it ends a game, and all begin again.
  std::optional<PerSeat<Points>> sheet;
  std::vector<std::string> lines;  // how that comes about
  std::string_view rule;           // by which rule
  std::vector<Reason> wrong;       // rules that it breaks
  std::string missing;             // "Trump, Tricks"
  std::string missing_field;       // the first of them
  bool touched = false;            // something has been entered
};
Preview preview(const App&);
// "Deal 4 of 12  ·  Bo deals", or that the game is finished; empty when nothing lies there.
std::string next_deal_line(const App&);

}  // namespace kattegat::ui
