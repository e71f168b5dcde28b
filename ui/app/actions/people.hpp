// What a tap does to people and to what they owe. Payments and initials are of the evening that is
// shown: there is one.
#pragma once
#include "ui/app/app.hpp"

namespace kattegat::ui {

// It is paid, beside the equal ones that are `seen` to be: answers its id, also where another
// window has ticked it meanwhile.
std::optional<Uuid> tick(App&, const MadePayment&, const std::set<Uuid>& seen);
bool untick(App&, const Uuid& payment);

void sign(App&, const std::string& player, const std::string& initials, Money);
Storing set_number(App&, const Person&, NumberKind, const std::string& number);
Storing rename(App&, const Person&, const std::string& to);
// Whether they have sat at one table; nothing where the book cannot be read.
std::optional<bool> have_sat_together(App&, const Person&, const Person&);
// The one is the other from now on, under that one's name; the toast takes it back.
Storing fuse(App&, const Person& one, const Person& whom);
void retire(App&, const Person&, bool retired);
void take_in_member(App&, const MemberForm&, const std::string& name);  // whoever it looks like

}  // namespace kattegat::ui
