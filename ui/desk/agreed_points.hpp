// Agreed points as they are typed: what one gives to another, or the figure of each of several.
#pragma once
#include "kattegat/evening/shared_fields.hpp"
#include "ui/kit/widgets.hpp"

namespace kattegat::ui {

struct Agreed {
  bool several = false;
  std::optional<Seat> giver{};  // of several: whose figure it is
  std::optional<Seat> receiver{};
  std::string typed{};
  bool operator==(const Agreed&) const = default;
};

// The field as it stands, of these players.
struct AgreedField {
  FieldKey field;
  Names names;
  const Asked<ByPlayer<Points>>& answer;
};
// Asks for them off the top of the area. Answers what they are now, when something was tapped.
std::optional<Asked<ByPlayer<Points>>> ask_agreed(Ui&, Explainer&, Rect& area, const AgreedField&,
                                                  Agreed&);

}  // namespace kattegat::ui
