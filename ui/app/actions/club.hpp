// The club's book in the hands of what a tap does, which may write there: a screen has it to read.
#pragma once
#include "ui/app/app.hpp"

namespace kattegat::ui {

struct WritingHand {
  static Club& club(App& app) { return app.own_club_; }
};
inline Club& club_of(App& app) { return WritingHand::club(app); }

}  // namespace kattegat::ui
