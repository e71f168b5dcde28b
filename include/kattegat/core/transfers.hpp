// The only way anything of value changes hands: one pays another. The sum over all accounts is
// zero because nothing but pay() writes them.
#pragma once
#include <span>
#include <vector>

#include "kattegat/core/amount.hpp"
#include "kattegat/core/seat.hpp"

namespace kattegat {

// Whoever can pay or be paid during a deal: a seat, or the pot on the table.
class Account {
 public:
  Account(Seat seat) : index_(seat.index) {}
  static Account pot() { return Account(Seat{max_seats}); }
  [[nodiscard]] int index() const { return index_; }
  bool operator==(const Account&) const = default;

 private:
  int index_;
};

struct Transfer {
  Seat from;
  Seat to;
  Points amount;  // > 0
  bool operator==(const Transfer&) const = default;
};

class Transfers {
 public:
  // A negative amount is paid the other way.
  void pay(Account from, Account to, Points amount) {
    KATTEGAT_CHECK(from != to);
    at(from) -= amount;
    at(to) += amount;
  }
  [[nodiscard]] Points net(Account account) const {
    return net_[static_cast<std::size_t>(account.index())];
  }
  bool operator==(const Transfers&) const = default;

 private:
  Points& at(Account account) { return net_[static_cast<std::size_t>(account.index())]; }
  std::array<Points, max_seats + 1> net_{};
};

// The same nets as transfers from one to another, one less than there are nets at most, losers and
// winners both in their order. This is what the book stores. The nets must sum to zero.
std::vector<Transfer> transfers_of(std::span<const Points> nets);

}  // namespace kattegat
