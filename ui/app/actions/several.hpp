// Several evenings settled at once.
#pragma once
#include "ui/app/app.hpp"

namespace kattegat::ui {

const SeveralView& several_shown(App&);
// Opens them on the settlement's screen.
void settle_several(App&, std::set<Uuid> evenings);
void pay_several(App&);  // all that is shown as due in its currency has been paid
// This one has, or has not after all. Whether it is so now: it may be due no longer, or otherwise.
bool tick(App&, SeveralRow&);
bool stand(App&, const std::vector<TickedPayment>&);  // nobody has taken them back elsewhere
void copy_several(App&);

}  // namespace kattegat::ui
