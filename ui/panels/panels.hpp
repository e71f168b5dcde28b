// The entry panel of each game: what a deal of it asks, laid out for a finger. A panel reads the
// session, changes the draft, does nothing else, and answers where it ends.
// `area` is open downwards; `view_height` is what can be seen of it without scrolling.
#pragma once
#include "kattegat/games/all.hpp"
#include "ui/panel.hpp"
#include "ui/panels/commerce_panel.hpp"
#include "ui/panels/danish_whist_panel.hpp"
#include "ui/panels/esmakker_whist_panel.hpp"
#include "ui/panels/plump_panel.hpp"
#include "ui/panels/rodskagg_panel.hpp"

namespace kattegat::ui {

float draw_panel(Ui&, Explainer&, Desk<Ligeud>&, const Rect&, float view_height);
float draw_panel(Ui&, Explainer&, Desk<EnglishWhist>&, const Rect&, float view_height);

}  // namespace kattegat::ui
