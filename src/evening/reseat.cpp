#include "kattegat/evening/reseat.hpp"

#include <algorithm>

#include "kattegat/evening/pairs.hpp"
#include "kattegat/evening/read_entry.hpp"
#include "kattegat/evening/write.hpp"

namespace kattegat {
namespace {

// Entries know seats by their numbers: with other people on the same seats they need no change.
// Where people keep what is theirs, the names are what stays.
template <class G>
EnteredSession<G> reseated(const EnteredSession<G>& entered, Names before, Names after,
                           Reseat kind) {
  EnteredSession<G> moved{entered.table, {}};
  for (const ReadEntry<G>& read : entered.entries) {
    if (read.entry.stamp.voided) continue;
    ReadEntry<G> copy = read;
    if (kind == Reseat::order) {
      copy = read_entry<G>(Json(entry_to_json(read.entry, before)), after);
      copy.booked = read.booked;
      copy.entry.stamp.dealer.reset();
    }
    copy.entry.stamp.id.reset();
    moved.entries.push_back(std::move(copy));
  }
  return moved;
}

bool is_first_pair(const std::vector<std::string>& seats, const std::string& a,
                   const std::string& b) {
  return (seats[0] == a && seats[2] == b) || (seats[0] == b && seats[2] == a);
}

}  // namespace

bool gives_to_other_pair(const EveningSession& session, const std::vector<std::string>& seats) {
  const auto counts_by_pairs = [](const auto& entered) {
    return std::any_of(entered.entries.begin(), entered.entries.end(), [](const auto& read) {
      return !read.entry.stamp.voided && is_by_pairs(read.entry);
    });
  };
  return std::visit(counts_by_pairs, session.entered) &&
         !is_first_pair(seats, session.seats[0], session.seats[2]);
}

EveningSession reseated(const EveningSession& session, const std::vector<std::string>& seats,
                        Reseat kind) {
  EveningSession moved = session;
  moved.id.reset();
  moved.seats = seats;
  moved.entered = std::visit(
      [&](const auto& entered) -> AnyEntered {
        return reseated(entered, session.seats, seats, kind);
      },
      session.entered);
  return moved;
}

}  // namespace kattegat
