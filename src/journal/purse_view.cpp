#include "kattegat/journal/purse_view.hpp"

namespace kattegat {

std::vector<PurseDue> dues_of(const PurseView& view) {
  std::vector<PurseDue> dues;
  for (const PurseAccount& one : view.accounts)
    for (const auto& [currency, balance] : one.balance) {
      const bool owes = balance < Money{};
      if (balance != Money{})
        dues.push_back({one.name, one.person, currency, owes, owes ? -balance : balance});
    }
  return dues;
}

}  // namespace kattegat
