#include "file_sessions.hpp"

#include <algorithm>

#include "file_entries.hpp"
#include "file_seats.hpp"
#include "kattegat/journal/evenings/bringing.hpp"
#include "kattegat/journal/evenings/sound.hpp"

namespace kattegat {
namespace {

class SessionsOfFile {
 public:
  SessionsOfFile(const Evening& file, const std::vector<Uuid>& players, const EveningInBook* held,
                 const BookBefore& book)
      : file_(file), players_(players), held_(held), book_(book) {}

  Result<LackingSessions, Damage> all() && {
    for (const EveningSession& session : file_.sessions) {
      const EveningItems::OfSession* const items = items_of(*session.id);
      if (!items || items->is_elsewhere)
        add_new(session);
      else if (auto damage = add_to(session, *items))
        return std::move(*damage);
    }
    return std::move(found_);
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
    found_.lacking.complain(session.place, {}, std::move(violation));
  }

  std::optional<Damage> add_to(const EveningSession& session,
                               const EveningItems::OfSession& items) {
    auto order =
        order_of_seats({session, seated(session)}, items.headers, *held_, book_.people.roster);
    if (!order) {
      complain(session, differs("id", *session.id));
      return {};
    }
    const SessionHistory* const sheet = held_->history.session(*session.id);
    if (!sheet) return missing_session(*session.id);
    Lacking lacking = entries_of(session, {*sheet, items.below, std::move(*order)});
    if (!lacking.new_records.empty()) found_.changed.insert(*session.id);
    found_.lacking.add(std::move(lacking));
    return {};
  }

  void add_new(const EveningSession& session) {
    const UnderId known = book_.what_has(*session.id);
    if (known.is_taken) return complain(session, taken(*session.id, known));
    for (const Uuid& player : seated(session)) bring(player);
    const Items nothing;
    SessionHistory sheet;
    sheet.header = header_of(session);
    found_.lacking.new_records.push_back(
        new_record(RecordKind::session, *session.id, *file_.id, sheet.header));
    found_.lacking.add(entries_of(session, {sheet, nothing, sheet.header.order}));
    found_.begun.push_back({&session, std::move(sheet.header.order)});
  }
  Lacking entries_of(const EveningSession& session, const SessionInBook& there) {
    return lacking_entries(session, there, search_.corrections_in(session, there.order), book_);
  }
  // Two evenings that are one where the file was written may be two here.
  [[nodiscard]] Violation taken(const Uuid& session, const UnderId& by) const {
    if (!by.evening || by.evening == file_.id) return differs("id", session);
    return {"id", text(Word::import_elsewhere, to_string(session), to_string(*by.evening))};
  }
  // From another part of the evening, once.
  void bring(const Uuid& person) {
    if (!held_ || !brought_.insert(person).second) return;
    if (auto player = bringing(person, *file_.id, held_->items.below, held_->history))
      found_.lacking.new_records.push_back(std::move(*player));
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
  const BookBefore& book_;
  CorrectionSearch search_;
  std::set<Uuid> brought_;  // players, from another part of the evening
  LackingSessions found_;
};

}  // namespace

Result<LackingSessions, Damage> lacking_sessions(const Evening& evening,
                                                 const std::vector<Uuid>& players,
                                                 const EveningInBook* held,
                                                 const BookBefore& book) {
  return SessionsOfFile(evening, players, held, book).all();
}

}  // namespace kattegat
