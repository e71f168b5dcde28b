#include "kattegat/journal/importing/importing.hpp"

#include <algorithm>
#include <set>

#include "entries_that_count.hpp"
#include "file_entries.hpp"
#include "file_players.hpp"
#include "file_seats.hpp"
#include "import_booking.hpp"
#include "kattegat/evening/header_terms.hpp"
#include "kattegat/journal/evenings/joining.hpp"
#include "kattegat/journal/evenings/sound.hpp"
#include "kattegat/journal/people/forgotten_words.hpp"
#include "kattegat/journal/sessions/header_of_ours.hpp"

namespace kattegat {
namespace {

// Finds out what of one evening the book lacks.
class Importer {
 public:
  Importer(const Evening& evening, const People& people, const ImportQuestions& ask, Force force)
      : evening_(evening), people_(people), ask_(ask), force_(force), so_far_{ask, {}, {}} {}

  Importing run() {
    check_ids();
    if (is_good()) read_held();
    if (is_good() && !held_) add_header();
    if (is_good()) find_players();
    if (is_good())
      for (const EveningSession& session : evening_.sessions) add_session(session);
    if (is_good()) forget_again();
    if (is_good() && is_of_old_ && !so_far_.addition.new_records.empty())
      complain({}, {}, differs("id", *evening_.id));
    if (is_good() && held_ && !so_far_.addition.new_records.empty()) book();
    if (is_good() && held_) count_otherwise();
    if (is_good()) take_over_headers();
    if (damage_) return std::move(*damage_);
    if (!is_good())  // by the numbers of the book's evening, once it was looked at with what is new
      return Refused{then_ ? then_->sound.evening : evening_, std::move(so_far_.complaints)};
    const Evening& here = held_ ? held_->evening : evening_;
    if (force_ == Force::yes)
      so_far_.addition.broken =
          broken_then(evening_, changed_, then_ ? then_->sound.evening : here);
    so_far_.addition.date = here.date;
    so_far_.addition.place = here.place;
    return std::move(so_far_.addition);
  }

 private:
  [[nodiscard]] bool is_good() const { return !damage_ && so_far_.complaints.empty(); }

  // One that followed from what is said may have been given to something else.
  void check_ids() {
    if (is_of_every_book(*evening_.id)) complain({}, {}, differs("id", *evening_.id));
    std::set<Uuid> tables, entered;
    for (const EveningSession& session : evening_.sessions) {
      if (is_of_every_book(*session.id)) complain(session.index, {}, differs("id", *session.id));
      check_once(*session.id, tables, session.index, {});
      const std::vector<std::optional<Uuid>> entries = ids_of_entries(session);
      for (std::size_t i = 0; i < entries.size(); ++i)
        check_once(*entries[i], entered, session.index, i);
    }
  }
  void check_once(const Uuid& id, std::set<Uuid>& seen, std::size_t session,
                  std::optional<std::size_t> entry) {
    if (!seen.insert(id).second)
      complain(session, entry, {"id", text(Word::form_id_twice, to_string(id))});
  }

  // ---- The evening ----

  void read_held() {
    const auto there = ask_.evening();
    if (!there) {
      damage_ = there.error();
      return;
    }
    held_ = *there;
    if (!held_) {
      if (ask_.is_taken(*evening_.id)) complain({}, {}, differs("id", *evening_.id));
      return;
    }
    const Evening& held = held_->evening;
    if (is_headed_by(held.keys, held.place)) return;
    if (!has_heard_of_header()) return complain({}, {}, differs("id", *evening_.id));
    // Of a whole the header of its part need not hold, but for the money that is meant.
    is_of_old_ = held.id == evening_.id || held.keys.currency() != evening_.keys.currency() ||
                 held.coin != evening_.coin;
  }
  [[nodiscard]] bool is_headed_by(const EveningKeys& keys, const std::string& place) const {
    return terms_of(keys) == terms_of(evening_.keys) && is_same_or_forgotten(place, evening_.place);
  }
  // It holds no longer, or is one side of a conflict.
  [[nodiscard]] bool has_heard_of_header() const {
    const Items& below = held_->items.below;
    return std::any_of(below.begin(), below.end(), [&](const Item& item) {
      if (item.record.kind != RecordKind::evening || item.record.id != *evening_.id) return false;
      const auto said = read_as<EveningContents>(item);
      return said && is_headed_by(said->keys, said->place);
    });
  }

  void add_header() {
    so_far_.addition.new_records.push_back(
        new_record(RecordKind::evening, *evening_.id, *evening_.id,
                   EveningContents{evening_.keys, evening_.place, {}}));
  }

  void find_players() {
    FilePlayers found = players_of_file(evening_, people_, ask_, held_);
    players_ = std::move(found.ids);
    forgotten_ = std::move(found.forgotten);
    if (held_ && !found.new_records.empty())  // whom numbers mean hangs on who is who
      for (const SessionHistory& session : held_->history.sessions)
        if (session.numberings.of_headers.size() > 1) changed_.insert(session.id);
    for (NewRecord& one : found.new_records) so_far_.addition.new_records.push_back(std::move(one));
    for (Violation& one : found.wrong) complain({}, {}, std::move(one));
  }

  // Texts of the file that mention who has been forgotten come without words, as by a merge.
  void forget_again() {
    if (forgotten_.empty()) return;
    const Mentioned forgotten_names(forgotten_);
    for (NewRecord& one : so_far_.addition.new_records) forget_words(one, forgotten_names);
  }

  // ---- A session ----

  void add_session(const EveningSession& session) {
    const EveningItems::OfSession* const items = items_of(*session.id);
    if (!items || items->is_elsewhere) {
      if (ask_.is_taken(*session.id)) return complain(session.index, {}, taken(*session.id));
      return add_new_session(session);
    }
    auto order = order_of_seats({session, seated(session)}, items->headers, *held_, people_.roster);
    if (!order) return complain(session.index, {}, differs("id", *session.id));
    const std::size_t before = so_far_.addition.new_records.size();
    const SessionHistory* sheet = held_->history.session(*session.id);
    if (!sheet) {
      damage_ = missing_session(*session.id);
      return;
    }
    add_missing_entries(session, {*sheet, items->below, std::move(*order)}, so_far_);
    if (so_far_.addition.new_records.size() > before) changed_.insert(*session.id);
  }

  // Two evenings that are one where the file was written may be two here.
  [[nodiscard]] Violation taken(const Uuid& session) const {
    const auto evening = ask_.evening_of(session);
    if (!evening || evening == *evening_.id) return differs("id", session);
    return {"id", text(Word::import_elsewhere, to_string(session), to_string(*evening))};
  }

  [[nodiscard]] const EveningItems::OfSession* items_of(const Uuid& session) const {
    if (!held_) return nullptr;
    const auto found = held_->items.sessions.find(session);
    return found == held_->items.sessions.end() ? nullptr : &found->second;
  }

  [[nodiscard]] std::vector<Uuid> seated(const EveningSession& session) const {
    std::vector<Uuid> seated;
    for (const std::string& name : session.seats)
      seated.push_back(players_[player_index(evening_, name)]);
    return seated;
  }

  void bring(const Uuid& person) {
    if (!held_ || !brought_.insert(person).second) return;
    if (auto player = bringing(person, *evening_.id, held_->items.below, held_->history))
      so_far_.addition.new_records.push_back(std::move(*player));
  }

  void add_new_session(const EveningSession& session) {
    for (const Uuid& player : seated(session)) bring(player);
    SessionHistory sheet;
    sheet.header = header_of(session);
    so_far_.addition.new_records.push_back(
        new_record(RecordKind::session, *session.id, *evening_.id, sheet.header));
    const std::size_t first = so_far_.addition.new_records.size();
    add_missing_entries(session, {sheet, {}, sheet.header.order}, so_far_);
    book_new(session, sheet.header.order, first, so_far_.addition);
  }
  [[nodiscard]] SessionContents header_of(const EveningSession& session) const {
    SessionContents header;
    header.keys = session.keys;
    // Numbered by their names: another file may list the players otherwise, and seat them so.
    std::vector<std::string> names = session.seats;
    std::sort(names.begin(), names.end());
    for (const std::string& name : names)
      header.sitters.push_back(players_[player_index(evening_, name)]);
    for (const std::string& name : session.seats)
      header.order.push_back(
          static_cast<int>(std::lower_bound(names.begin(), names.end(), name) - names.begin()));
    return header;
  }
  void book() {
    auto then = book_changed(*held_, changed_, people_, force_, so_far_);
    if (then)
      then_ = std::move(*then);
    else
      damage_ = then.error();
  }
  // What counts in both, and not alike: the book keeps its own order, in which other entries may
  // stand before it.
  void count_otherwise() {
    const EveningHistory& history = then_ ? then_->sound.history : held_->history;
    const auto of_file = [&](const std::string& name) {
      return history.who_is(players_[player_index(evening_, name)]);
    };
    const auto of_book = [&](const std::string& name) {
      const Participant* const one = history.called(name);
      return one ? one->ids.front() : Uuid{};
    };
    const auto here = then_ ? counted(then_->sound.evening, then_->judged, of_book)
                            : counted(held_->evening, judge(held_->evening), of_book);
    so_far_.addition.otherwise += differing(counted(evening_, judge(evening_), of_file), here);
  }

  void take_over_headers() {
    if (changed_.empty()) return;
    const Uuid log = ask_.own_log();
    for (const Uuid& id : changed_)
      take_over(so_far_.addition.new_records, so_far_.addition.postings,
                *held_->history.session(id), log);
  }

  void complain(std::optional<std::size_t> session, std::optional<std::size_t> entry,
                Violation violation) {
    so_far_.complain(session, entry, std::move(violation));
  }

  const Evening& evening_;
  const People& people_;
  const ImportQuestions& ask_;
  Force force_;
  ImportSoFar so_far_;
  const EveningInBook* held_ = nullptr;  // where the book has the evening
  std::optional<EveningThen> then_;      // as it is with what is new
  bool is_of_old_ = false;               // with another header, which the file does not know
  std::vector<Uuid> players_;            // beside the file's
  std::vector<std::string> forgotten_;   // names in it of who was forgotten
  std::set<Uuid> brought_;               // here from another part of the evening
  std::set<Uuid> changed_;               // sessions that were there and have got something new
  std::optional<Damage> damage_;
};

}  // namespace

Result<EveningInBook, Damage> evening_in_book(EveningItems items, const People& people) {
  auto sound = read_sound(items, people);
  if (!sound) return sound.error();
  return EveningInBook{std::move(items), std::move(sound->history), std::move(sound->evening)};
}

Importing importing(const Evening& evening, const People& people, const ImportQuestions& ask,
                    Force force) {
  return Importer(evening, people, ask, force).run();
}

}  // namespace kattegat
