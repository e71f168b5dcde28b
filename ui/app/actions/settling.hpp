// The evening shown, settled.
#pragma once
#include "ui/app/app.hpp"

namespace kattegat::ui {

// How it is settled: as has been chosen, while whoever is to be the banker is there.
PlanChoice plan_shown(App&);
Money coin_shown(App&);           // that has been chosen
Evening evening_to_settle(App&);  // in that coin
// What is wrong with an evening, and where.
std::string complaint_said(const App&, const Evening&, const Complaint&);
std::string why_not_stored(const App&, const NotStored&);  // in one line
// nullptr when there is nothing that can be settled.
const SettlementView* settlement_shown(App&);

}  // namespace kattegat::ui
