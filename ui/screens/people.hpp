#pragma once
#include "kattegat/export/payment_code.hpp"
#include "ui/screens/screens.hpp"

namespace kattegat::ui {

void draw(App&, const PayCode&);
void draw(App&, const People&);
void draw(App&, const PersonCard&);
void draw(App&, const Namesake&);
void draw(App&, const MergeFrom&);

// How the receiver can be paid; empty when nothing is known of it.
std::vector<PaymentCode> codes_for(const App&, const std::string& receiver, Money amount);

}  // namespace kattegat::ui
