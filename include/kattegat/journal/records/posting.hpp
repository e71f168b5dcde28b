// Points that move between sitters, as they are booked beside the records.
#pragma once
#include <map>
#include <vector>

#include "kattegat/core/seat.hpp"
#include "kattegat/core/transfers.hpp"
#include "kattegat/core/uuid.hpp"
#include "kattegat/journal/records/record.hpp"

namespace kattegat {

// Points that move between two sitters of a session because of an entry.
struct Posting {
  Uuid session;
  std::int64_t entry = 0;  // its row; or row_of_new()
  int payer = 0, payee = 0;
  Points points;  // > 0
};

// What is booked for the entries of a session, net, by its sitters' numbers.
using Nets = std::array<Points, max_seats>;
using Booked = std::map<std::int64_t, Nets>;  // by the entry's row

// What the seats have got; `order`: the numbers of the sitters, clockwise.
inline Nets by_sitter(const std::vector<int>& order, const PerSeat<Points>& points) {
  Nets nets{};
  for (std::size_t seat = 0; seat < order.size(); ++seat)
    nets[static_cast<std::size_t>(order[seat])] = points[Seat{static_cast<int>(seat)}];
  return nets;
}
// Who pays whom of these, paired in the order round the table.
inline std::vector<Posting> postings_of(const Uuid& session, std::int64_t entry,
                                        const std::vector<int>& order, const Nets& nets) {
  std::vector<Points> by_seat;
  for (const int number : order) by_seat.push_back(nets[static_cast<std::size_t>(number)]);
  const auto sitter = [&](Seat seat) { return order[static_cast<std::size_t>(seat.index)]; };
  std::vector<Posting> list;
  for (const Transfer& transfer : transfers_of(by_seat))
    list.push_back({session, entry, sitter(transfer.from), sitter(transfer.to), transfer.amount});
  return list;
}

}  // namespace kattegat
