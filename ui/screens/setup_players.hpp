// Of putting together an evening or a session: who is here, and the fields that are typed into.
#pragma once
#include <algorithm>

#include "ui/app/app.hpp"

namespace kattegat::ui {

inline bool has(const std::vector<std::string>& list, const std::string& name) {
  return std::find(list.begin(), list.end(), name) != list.end();
}

void draw_who_plays(App&, Rect area);
// Over the step, while something is typed.
void draw_typed(App&);

}  // namespace kattegat::ui
