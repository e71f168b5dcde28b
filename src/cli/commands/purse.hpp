// The club's purse.
#pragma once
#include <optional>

#include "kattegat/export/exports.hpp"
#include "kattegat/journal/records/overruling.hpp"
#include "src/cli/answers.hpp"
#include "src/cli/deliver.hpp"

namespace kattegat::cli {

struct PurseOrder {
  PurseChoice choice;
  const PurseExport* as = nullptr;
  Output output;
};
Status show_purse(const Setting&, const PurseOrder&);

struct MovementOrder {
  std::string name, amount;
  PurseKind kind{};
  std::optional<std::string> date, currency, evening;  // nothing: as usual
  std::string note;
  bool from_club = false;
  bool paid = false;  // its payment, too
  Extra extra = Extra::no;
};
Status add_movement(const Setting&, const MovementOrder&);
// It counts no longer; and again.
struct MovementDecision {
  std::string movement, why;
};
Status void_movement(const Setting&, const MovementDecision&);
Status restore_movement(const Setting&, const MovementDecision&);

}  // namespace kattegat::cli
