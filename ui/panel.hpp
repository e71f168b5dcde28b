// How the panel of a game stands open: nothing of this is part of the entry. A panel with more to
// remember than that specialises it in its own header, which panels/panels.hpp includes.
#pragma once
#include "ui/widgets.hpp"

namespace kattegat::ui {

template <class G>
struct Desk;

template <class G>
struct PanelState {
  bool details_open = false;  // the rarely used questions
};

}  // namespace kattegat::ui
