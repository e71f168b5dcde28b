#include "kattegat/evening/reseat.hpp"

#include "kattegat/evening/read.hpp"
#include "kattegat/evening/write.hpp"

namespace kattegat {
namespace {

// Entries know seats by their numbers: with other people on the same seats they need no change.
// Where people keep what is theirs, the names are what stays.
template <class G>
Play<G> reseated(const Play<G>& play, Names before, Names after, Reseat kind) {
  Play<G> moved{play.table, {}};
  for (const Draft<G>& draft : play.drafts) {
    if (draft.entry.stamp.voided) continue;
    Draft<G> copy = draft;
    if (kind == Reseat::order)
      copy = read_entry<G>(Json(entry_to_json(draft.entry, before)), after);
    copy.entry.stamp.id.reset();
    if (kind == Reseat::order) copy.entry.stamp.dealer.reset();
    moved.drafts.push_back(std::move(copy));
  }
  return moved;
}

}  // namespace

SessionFile reseated(const SessionFile& session, const std::vector<std::string>& seats,
                     Reseat kind) {
  SessionFile moved = session;
  moved.id.reset();
  moved.seats = seats;
  moved.play = std::visit(
      [&](const auto& play) -> AnyPlay { return reseated(play, session.seats, seats, kind); },
      session.play);
  return moved;
}

}  // namespace kattegat
