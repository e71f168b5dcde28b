// The club's purse on the screen: what it holds, and a movement while it is put together.
#pragma once
#include "db/book/purse.hpp"
#include "kattegat/export/exports.hpp"
#include "ui/text_edit.hpp"

namespace kattegat::ui {

struct App;

struct PurseCard {};
struct SharePurse {};
struct MovementForm {
  enum class Typing { nothing, amount, note };
  std::optional<Uuid> person{};  // asked first
  PurseKind what = PurseKind::kitty;
  bool to_club = true;
  bool paid_too = false;
  bool of_the_evening = false;  // that is on the screen
  std::optional<Money> amount{};
  std::string note{};
  Typing typing = Typing::nothing;
  TypedWords typed{};
};

MovementForm new_movement(const App&);
// The currency that it would have.
std::string currency_of(const App&, const MovementForm&);
// Whether an equal one stands in the book.
bool stands_already(const App&, const MovementForm&);

// ---- What a tap does ----

void copy_purse(App&);
void export_purse(App&, const PurseExport&);

void enter_in_purse(App&, const MovementForm&);
// Void, or counting again, with the way back.
void decide_in_purse(App&, const PurseLine&, bool stands);

}  // namespace kattegat::ui
