// One chip a session of an evening, of which it may have thousands.
#pragma once
#include "ui/app/app.hpp"

namespace kattegat::ui {

struct SessionTabs {
  std::string id;   // of each, before its number
  int columns = 3;  // where that much has room
  Fit fit = Fit::whole;
};

// Of many those about the chosen one; at either end it is told how many more there are. Answers the
// session that was tapped, or the nearest one of those.
std::optional<std::size_t> draw_session_tabs(App&, Rect& area, const SessionTabs&,
                                             const std::vector<EveningSession>&,
                                             std::size_t chosen);

}  // namespace kattegat::ui
