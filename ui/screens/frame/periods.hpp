// Of which time evenings are shown.
#pragma once
#include <functional>

#include "ui/app/app.hpp"

namespace kattegat::ui {

// "All", "This year", "Twelve months": the first day of the one that was tapped, "" for all.
std::optional<std::string> choose_period(
    App&, const Rect&, const std::function<bool(const std::string& from)>& is_chosen);

}  // namespace kattegat::ui
