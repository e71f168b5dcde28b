// The entry panel of Esmakker whist.
#pragma once
#include "kattegat/games/esmakker_whist.hpp"
#include "ui/desk/panel.hpp"

namespace kattegat::ui {

template <>
struct PanelState<EsmakkerWhist> {
  bool details_open = false;               // the called card
  bool laying_down = false;                // the card face down, instead of the called one
  bool choosing_nolo = false;              // nolos instead of levels
  bool attached = false;                   // the bid is said to its end, though it be plain
  int level = EsmakkerWhist::Bid::lowest;  // of the bid that is being called
  std::optional<Seat> level_picked_by{};   // for their call
};

float draw_panel(Ui&, Explainer&, Desk<EsmakkerWhist>&, const Rect&, float view_height);

}  // namespace kattegat::ui
