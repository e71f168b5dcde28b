// What the sources of the app's actions have in common; screens include app.hpp.
#pragma once
#include "ui/app/actions/messages.hpp"
#include "ui/app/actions/table.hpp"

namespace kattegat::ui {

using Reach = Club::Reach;

std::string today(const App&);  // its date
// To the clipboard; that it lies there is said when it does.
void copy_words(App&, const std::string&);
void read_evenings_again(App&);
// When something was last written of the evening; empty when nothing was.
std::string last_written(const Evening&);
// What has been tapped in: laid on the table again where it still fits, and dropped when saved.
void read_entered(App&);
void lay_entered(App&);
void forget_entered(App&);
// What was stored when nobody could tell has been changed since: it lies there as a correction.
void say_it_corrects(App&, const std::string& saved);
bool resume_setup(App&);  // false when nothing was being set up
void follow_setup(App&);  // is none any longer where another window has begun it or given it up
// What is being set up in this book is set up in that one from now on.
void take_along(App&, const std::string& to);
bool is_as_begun(const App&, const Setup&);  // nobody has tapped anything in it
// Shows the evening, or the one that it is a part of; false where the book has it no longer.
bool come_back_to(App&, const Uuid& evening);
// A toast's way back, on the evening that is shown now: another one may be shown by then.
using WayBackHere = std::function<void(App&)>;
WayBackHere back_here(const App&, WayBackHere);
// An entry counts no more, or counts again.
Storing strike(App&, const EntryAsked&, const std::string& why, Force);
Storing count_again(App&, const EntryAsked&, Force);
// A decision about what is stored. Where a rule stands against it, it may be made all the same;
// what no force helps against is then said.
struct Decision {
  std::function<Storing(App&, Force force)> decide;
  Word done;
  WayBackHere back{};  // decides the opposite
};
void decide(App&, const Decision&, Force = Force::no);

}  // namespace kattegat::ui
