// The club's schools, and the rules that are chosen for what is set up.
#pragma once
#include "ui/app/app.hpp"

namespace kattegat::ui {

// The school with these rules, or called so; nullptr when none is kept.
const School* school_with(const App&, const AnyHouse&);
const School* school_called(const App&, const AnyHouse&, const std::string& name);
Json::Object rules_by_the_book(const AnyHouse&);  // of the same game
// Those of the latest session of the game that is being set up.
const std::optional<Json::Object>& rules_last_time(App&);
void take_rules(App&, const Json::Object&);
// A rule of the setup has been changed: which school they all were before.
void note_school(App&, const AnyHouse& before);
// A Text says why nothing was changed.
using Unkept = std::optional<Text>;
void read_schools_again(App&);
// The rules that are chosen; in the place of a school called so.
Unkept keep_school(App&, const std::string& name);
Unkept rename_school(App&, const School&, const std::string& name);
Unkept remove_school(App&, const School&);

}  // namespace kattegat::ui
