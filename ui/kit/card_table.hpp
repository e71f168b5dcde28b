// The pack to be tapped, and what lies over a panel to hold it.
#pragma once
#include <functional>
#include <optional>

#include "kattegat/core/card.hpp"
#include "ui/kit/widgets.hpp"

namespace kattegat::ui {

// The pack laid out by suit and rank, a suit in as many lines as a thumb needs. Answers the card
// that was tapped. `why_not(card)` and `chosen(card)` say how each one stands.
std::optional<Card> card_table(Ui&, Explainer&, const Rect&, std::string_view field,
                               const std::function<bool(Card)>& chosen,
                               const std::function<std::optional<Reason>(Card)>& why_not);
float card_table_height(const Ui&, float width);
// A dialog around one: taller where the suits take more lines.
Rect card_dialog(Ui&, float width, float height);

// What lies over a panel, under a title, with a button to go back to it, and why something cannot
// be chosen; what a telephone has no room for is scrolled to.
Rect begin_details(Ui&, const Explainer&, std::string_view title, float height, bool& is_open);
void end_details(Ui&, float bottom);

}  // namespace kattegat::ui
