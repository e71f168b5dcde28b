#include "kattegat/evening/reseat.hpp"

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
    }
    copy.entry.stamp.id.reset();
    if (kind == Reseat::order) copy.entry.stamp.dealer.reset();
    moved.entries.push_back(std::move(copy));
  }
  return moved;
}

}  // namespace

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
