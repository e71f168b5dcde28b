// The entry panel of Commerce.
#pragma once
#include "kattegat/games/commerce.hpp"
#include "ui/desk/panel.hpp"

namespace kattegat::ui {

template <>
struct PanelState<Commerce> {
  static constexpr bool lays_cards = true;  // a pack as wide as thirteen thumbs
};
template <>
struct HalfAnswer<Commerce> {
  std::optional<Seat> player{};  // whose hand is laid out
  std::vector<Card> hand{};      // the cards tapped so far
  bool kept = false;             // they are the banker's, who has not laid up
  [[nodiscard]] bool has_begun() const { return !hand.empty(); }
  [[nodiscard]] bool fits(const Commerce::State& state) const {
    return !kept || player == state.dealer;
  }
};

float draw_panel(Ui&, Explainer&, Desk<Commerce>&, const Rect&, float view_height);

}  // namespace kattegat::ui
