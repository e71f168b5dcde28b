// The entry panel of each game: what a deal of it asks, laid out for a finger. A panel reads the
// session, changes the draft, does nothing else, and answers where it ends.
// `area` is open downwards; `view_height` is what can be seen of it without scrolling.
#pragma once
#include "kattegat/games/all.hpp"
#include "ui/desk/desk.hpp"
#include "ui/panels/commerce_panel.hpp"
#include "ui/panels/danish_whist_panel.hpp"
#include "ui/panels/english_whist_panel.hpp"
#include "ui/panels/esmakker_whist_panel.hpp"
#include "ui/panels/ligeud_panel.hpp"
#include "ui/panels/plump_panel.hpp"
#include "ui/panels/rodskagg_panel.hpp"

namespace kattegat::ui {

using AnyDesk = EachGame<Desk>::Variant;
// What lies there takes the place of an entry.
inline bool is_correction(const AnyDesk& any) {
  return std::visit([](const auto& desk) { return desk.corrects.has_value(); }, any);
}

// What an entry beside the deal asks: agreed points, a note, who leaves ... One panel for all
// games: it goes through the fields of whatever kind lies on the desk.
float draw_aside(Ui&, Explainer&, AnyDesk&, const Rect&);

}  // namespace kattegat::ui
