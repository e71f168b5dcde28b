// Who pays whom. Balances are indexed as the evening's players are; a positive one is to receive.
// evening-format, `transfers` of "settle --json", and `--plan`.
#pragma once
#include <cstddef>
#include <span>
#include <vector>

#include "kattegat/core/amount.hpp"

namespace kattegat {

struct Payment {
  std::size_t from = 0;
  std::size_t to = 0;
  Money amount;  // > 0
  bool operator==(const Payment&) const = default;
};

struct Plan {
  std::vector<Payment> payments;  // biggest first, then by payer and payee
  bool proven_fewest = false;     // no plan with fewer payments exists
};

// With at most this many nonzero balances the fewest payments are found and proven.
inline constexpr std::size_t proven_up_to = 24;

// The fewest payments. Nobody both pays and receives. Among the plans with fewest payments the one
// with the biggest first payment is taken, then the biggest second one, and so on (of equal ones
// the earlier payer, then the earlier payee). That makes it deterministic, and stable: when one of
// its payments has been made, the plan for what is left is the same plan without it. Beyond
// proven_up_to it is a good plan, not a proven one. Balances must sum to zero.
Plan fewest_payments(const std::vector<Money>& balances);
// What many plans may cost together: once so many sets of people have been searched, only few are.
class SearchBudget {
 public:
  explicit SearchBudget(std::size_t sets = std::size_t{1} << 28U) : left_(sets) {}
  // Takes what a plan for so many costs; of how many people it is searched for at most.
  std::size_t spent_on(std::size_t people);

 private:
  std::size_t left_;
};
Plan fewest_payments(const std::vector<Money>& balances, SearchBudget&);
// Where there are too many to search: `circles` stands beside the balances, and whoever has the
// same number there is of one circle, people who have played with each other, which mostly settles
// within itself. The better of a plan by circles and one of all together.
Plan fewest_payments(const std::vector<Money>& balances, const std::vector<std::size_t>& circles);

// Those of the plan, by their index, that have not been made: each payment made is one of the
// plan's alone, of the same amount and the same two.
std::vector<std::size_t> unpaid_of(std::span<const Payment> plan, const std::vector<Payment>& made);

// Everybody settles with one banker.
Plan payments_through(std::size_t banker, const std::vector<Money>& balances);

}  // namespace kattegat
