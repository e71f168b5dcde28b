#include "file_sessions.hpp"

#include <algorithm>

#include "file_entries.hpp"
#include "file_seats.hpp"
#include "import_booking.hpp"
#include "kattegat/journal/evenings/joining.hpp"

namespace kattegat {
namespace {

class SessionsOfFile {
 public:
  SessionsOfFile(const Evening& file, const std::vector<Uuid>& players, const EveningInBook* held,
                 const Roster& roster, ImportSoFar& so_far)
      : file_(file), players_(players), held_(held), roster_(roster), so_far_(so_far) {}

  Result<std::set<Uuid>, Damage> add() {
    for (const EveningSession& session : file_.sessions) {
      const EveningItems::OfSession* const items = items_of(*session.id);
      if (!items || items->is_elsewhere)
        add_new(session);
      else if (auto damage = add_to(session, *items))
        return std::move(*damage);
    }
    return std::move(changed_);
  }

 private:
  [[nodiscard]] const EveningItems::OfSession* items_of(const Uuid& session) const {
    if (!held_) return nullptr;
    const auto found = held_->items.sessions.find(session);
    return found == held_->items.sessions.end() ? nullptr : &found->second;
  }
  [[nodiscard]] const Uuid& who_is(const std::string& name) const {
    return players_[player_index(file_, name)];
  }
  [[nodiscard]] std::vector<Uuid> seated(const EveningSession& session) const {
    std::vector<Uuid> seated;
    for (const std::string& name : session.seats) seated.push_back(who_is(name));
    return seated;
  }
  void complain(const EveningSession& session, Violation violation) {
    so_far_.complain(session.index, {}, std::move(violation));
  }

  std::optional<Damage> add_to(const EveningSession& session,
                               const EveningItems::OfSession& items) {
    auto order = order_of_seats({session, seated(session)}, items.headers, *held_, roster_);
    if (!order) {
      complain(session, differs("id", *session.id));
      return {};
    }
    const SessionHistory* const sheet = held_->history.session(*session.id);
    if (!sheet) return missing_session(*session.id);
    const std::size_t before = so_far_.addition.new_records.size();
    add_missing_entries(session, {*sheet, items.below, std::move(*order)}, so_far_);
    if (so_far_.addition.new_records.size() > before) changed_.insert(*session.id);
    return {};
  }

  void add_new(const EveningSession& session) {
    if (so_far_.ask.is_taken(*session.id)) return complain(session, taken(*session.id));
    for (const Uuid& player : seated(session)) bring(player);
    const Items nothing;
    SessionHistory sheet;
    sheet.header = header_of(session);
    so_far_.addition.new_records.push_back(
        new_record(RecordKind::session, *session.id, *file_.id, sheet.header));
    const std::size_t first = so_far_.addition.new_records.size();
    add_missing_entries(session, {sheet, nothing, sheet.header.order}, so_far_);
    book_new(session, sheet.header.order, first, so_far_.addition);
  }
  // Two evenings that are one where the file was written may be two here.
  [[nodiscard]] Violation taken(const Uuid& session) const {
    const auto evening = so_far_.ask.evening_of(session);
    if (!evening || evening == *file_.id) return differs("id", session);
    return {"id", text(Word::import_elsewhere, to_string(session), to_string(*evening))};
  }
  // From another part of the evening, once.
  void bring(const Uuid& person) {
    if (!held_ || !brought_.insert(person).second) return;
    if (auto player = bringing(person, *file_.id, held_->items.below, held_->history))
      so_far_.addition.new_records.push_back(std::move(*player));
  }
  [[nodiscard]] SessionContents header_of(const EveningSession& session) const {
    SessionContents header;
    header.keys = session.keys;
    // Numbered by their names: another file may list the players otherwise, and seat them so.
    std::vector<std::string> names = session.seats;
    std::sort(names.begin(), names.end());
    for (const std::string& name : names) header.sitters.push_back(who_is(name));
    for (const std::string& name : session.seats)
      header.order.push_back(
          static_cast<int>(std::lower_bound(names.begin(), names.end(), name) - names.begin()));
    return header;
  }

  const Evening& file_;
  const std::vector<Uuid>& players_;  // beside those of the file
  const EveningInBook* held_;
  const Roster& roster_;
  ImportSoFar& so_far_;
  std::set<Uuid> brought_, changed_;
};

}  // namespace

Result<std::set<Uuid>, Damage> add_sessions(const Evening& evening,
                                            const std::vector<Uuid>& players,
                                            const EveningInBook* held, const Roster& roster,
                                            ImportSoFar& so_far) {
  return SessionsOfFile(evening, players, held, roster, so_far).add();
}

}  // namespace kattegat
