// The entry panel of each game: what a deal of it asks, laid out for a finger. A panel reads the
// session, changes the draft, does nothing else, and answers where it ends.
// `area` is open downwards; `view_height` is what can be seen of it without scrolling.
#pragma once
#include "ui/panels/commerce_panel.hpp"
#include "ui/panels/danish_whist_panel.hpp"
#include "ui/panels/english_whist_panel.hpp"
#include "ui/panels/esmakker_whist_panel.hpp"
#include "ui/panels/ligeud_panel.hpp"
#include "ui/panels/plump_panel.hpp"
#include "ui/panels/rodskagg_panel.hpp"
