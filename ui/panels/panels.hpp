// The entry panel of each game: what a deal of it asks, laid out for a finger. A panel reads the
// session, changes the draft, does nothing else, and answers where it ends.
// `area` is open downwards; `view_height` is what can be seen of it without scrolling.
#pragma once
#include "ui/desk.hpp"

namespace kattegat::ui {

float draw_panel(Ui&, Explainer&, Desk<Ligeud>&, const Rect&, float view_height);
float draw_panel(Ui&, Explainer&, Desk<Rodskagg>&, const Rect&, float view_height);
float draw_panel(Ui&, Explainer&, Desk<EnglishWhist>&, const Rect&, float view_height);
float draw_panel(Ui&, Explainer&, Desk<DanishWhist>&, const Rect&, float view_height);
float draw_panel(Ui&, Explainer&, Desk<EsmakkerWhist>&, const Rect&, float view_height);
float draw_panel(Ui&, Explainer&, Desk<Commerce>&, const Rect&, float view_height);

}  // namespace kattegat::ui
