#include "lacking_sessions.hpp"

#include <algorithm>
#include <iterator>

#include "differs.hpp"
#include "kattegat/evening/player_indexes.hpp"
#include "kattegat/journal/evenings/bringing.hpp"
#include "kattegat/journal/evenings/sound.hpp"
#include "kattegat/journal/sessions/with_header_taken_over.hpp"
#include "lacking_entries.hpp"
#include "order_of_seats.hpp"
#include "src/journal/sessions/header_descent.hpp"

namespace kattegat {
namespace {

class SessionsOfFile {
 public:
  SessionsOfFile(const Evening& file, const std::vector<Uuid>& players,
                 const EveningInBook* in_book, const BookBefore& book)
      : file_(file), indexes_(file), players_(players), in_book_(in_book), book_(book) {}

  Result<LackingSessions, NotAdded> all() && {
    for (const EveningSession& session : file_.sessions) {
      const EveningItems::OfSession* const items = items_of(*session.id);
      if (!items || items->is_elsewhere)
        add_new(session);
      else if (auto damage = add_to(session, *items))
        return NotAdded(std::move(*damage));
    }
    if (!wrong_.empty()) return NotAdded(Refused{file_, std::move(wrong_)});
    return std::move(found_);
  }

 private:
  [[nodiscard]] const EveningItems::OfSession* items_of(const Uuid& session) const {
    if (!in_book_) return nullptr;
    const auto found = in_book_->items.sessions.find(session);
    return found == in_book_->items.sessions.end() ? nullptr : &found->second;
  }
  [[nodiscard]] const Uuid& who_is(const std::string& name) const {
    return players_[indexes_.of(name)];
  }
  [[nodiscard]] std::vector<Uuid> seated(const EveningSession& session) const {
    std::vector<Uuid> seated;
    for (const std::string& name : session.seats) seated.push_back(who_is(name));
    return seated;
  }
  void complain(const EveningSession& session, Violation violation) {
    wrong_.push_back({session.place, {}, std::move(violation)});
  }

  std::optional<Damage> add_to(const EveningSession& session,
                               const EveningItems::OfSession& items) {
    auto order =
        order_of_seats({session, seated(session)}, items.headers, *in_book_, book_.people.roster);
    if (!order) {
      complain(session, differs("id", *session.id));
      return {};
    }
    const SessionHistory* const sheet = in_book_->sound.history.session(*session.id);
    if (!sheet) return missing_session(*session.id);
    // What is entered at another table than the one that holds counts for nobody.
    if (!is_of_table(session.keys, session.seats.size(), sheet->by_headers.header)) {
      if (!ids_of_entries(session).empty()) complain(session, differs("id", *session.id));
      return {};
    }
    auto entries = entries_of(
        session, {sheet->by_headers.header, sheet->entries, items.below, std::move(*order)});
    if (entries.empty()) return {};
    found_.changed.insert(*session.id);
    add(with_header_taken_over(std::move(entries), sheet->by_headers, book_.own_log));
    return {};
  }

  void add_new(const EveningSession& session) {
    const UnderId known = book_.what_has(*session.id);
    if (known.is_taken) return complain(session, taken(*session.id, known));
    for (const Uuid& player : seated(session)) bring(player);
    const SessionContents header = header_of(session);
    found_.new_records.push_back(new_record(RecordKind::session, *session.id, *file_.id, header));
    add(entries_of(session, {header, {}, {}, header.order}));
    found_.begun.emplace(*session.id, header.order);
  }
  std::vector<NewRecord> entries_of(const EveningSession& session, SessionInBook in_book) {
    Corrections corrections = search_.corrections_in(session, in_book.order);
    auto lacking = lacking_entries({session, std::move(in_book), std::move(corrections)}, book_);
    if (!lacking) {
      const Complaints& wrong = lacking.error();
      wrong_.insert(wrong_.end(), wrong.begin(), wrong.end());
      return {};
    }
    found_.otherwise += lacking->otherwise;
    return std::move(lacking->new_records);
  }
  void add(std::vector<NewRecord> entries) {
    std::move(entries.begin(), entries.end(), std::back_inserter(found_.new_records));
  }
  // Two evenings that are one where the file was written may be two here.
  [[nodiscard]] Violation taken(const Uuid& session, const UnderId& by) const {
    if (!by.evening || by.evening == file_.id) return differs("id", session);
    return {"id", text(Word::import_elsewhere, to_string(session), to_string(*by.evening))};
  }
  // From another part of the evening, once.
  void bring(const Uuid& person) {
    if (!in_book_ || !brought_.insert(person).second) return;
    auto player = bringing({.person = person, .part = *file_.id}, in_book_->items.below,
                           in_book_->sound.history);
    if (player) found_.new_records.push_back(std::move(*player));
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
  PlayerIndexes indexes_;
  const std::vector<Uuid>& players_;  // beside those of the file
  const EveningInBook* in_book_;
  const BookBefore& book_;
  CorrectionSearch search_;
  std::set<Uuid> brought_;  // players, from another part of the evening
  LackingSessions found_;
  Complaints wrong_;
};

}  // namespace

Result<LackingSessions, NotAdded> lacking_sessions(const Evening& evening,
                                                   const std::vector<Uuid>& players,
                                                   const EveningInBook* in_book,
                                                   const BookBefore& book) {
  return SessionsOfFile(evening, players, in_book, book).all();
}

}  // namespace kattegat
