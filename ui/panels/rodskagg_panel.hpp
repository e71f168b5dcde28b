// The entry panel of Rödskägg.
#pragma once
#include "kattegat/games/rodskagg.hpp"
#include "ui/desk/panel.hpp"

namespace kattegat::ui {

template <>
struct PanelState<Rodskagg> {
  // Called out at any time of a deal: its button stands among the ways that are always in sight.
  static constexpr Word call = Word::kind_penalty;
  static constexpr std::string_view call_id = "fem_opp";
  void begin_call() {
    details_open = true;
    player.reset();
  }
  bool details_open = false;   // somebody has called "Fem opp!"
  std::optional<Seat> player;  // who is penalised
};

float draw_panel(Ui&, Explainer&, Desk<Rodskagg>&, const Rect&, float view_height);

}  // namespace kattegat::ui
