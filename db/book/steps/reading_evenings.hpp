// The evenings of a book, as operations on it read them: within one step (one_step.hpp), and damage
// is thrown.
#pragma once
#include <optional>
#include <set>

#include "db/store/store.hpp"
#include "kattegat/journal/evenings/evening_view.hpp"
#include "kattegat/journal/evenings/joining.hpp"

namespace kattegat {

// Reads one evening after the other, and what is said of a session in several of them once. Valid
// while the wholes are there.
class EveningReader {
 public:
  EveningReader(Store&, const Wholes&);
  EveningReader(Store&, const Wholes&&) = delete;
  // Its records, with those of its sessions, or of one of them and the others' headers only; of a
  // part, those of the whole.
  EveningItems items(const Uuid& evening, const std::optional<Uuid>& only = {});
  // The same where neither it nor another part of the whole has been asked for here before.
  std::optional<EveningItems> items_once(const Uuid& evening);

 private:
  Store& store_;
  const Wholes& wholes_;
  ItemsOfEvenings evenings_;
  std::set<Uuid> read_once_;
};

// EveningReader::items(), for whoever reads one evening.
EveningItems items_of(Store&, const Roster&, const Uuid& evening,
                      const std::optional<Uuid>& only = {});
EveningItems items_of(Store&, const Wholes&, const Uuid& evening,
                      const std::optional<Uuid>& only = {});
Wholes wholes_of(Store&, const Roster&);
HowSettled how_settled(Store&);

bool has_evening(Store&, const Uuid& id);
// Whether it is the id of something in the book. What the roster says it may say of what is not
// here yet, under the id that will have.
bool is_taken(Store&, const Uuid& id);
bool is_taken(const Items& with_the_id);
// The evening in which a session, and the sessions in which an entry or a correction stands: one,
// unless two books have given two the same id.
std::optional<Uuid> evening_of(Store&, const Uuid& session);
std::set<Uuid> sessions_of(Store&, const Uuid& entry);

bool has_header(const EveningItems&);  // there is such an evening
// What must be there; damage is thrown.
EveningHistory expect_history(EveningItems, const KnownPeople&);
EveningView expect_view(EveningItems, const People&);
Evening expect_evening(const EveningHistory&);
EveningSession expect_numbered(const SessionHistory&);  // its sitters are named by their numbers
const SessionHistory& expect_session(const EveningHistory&, const Uuid& session);
const EveningSession& expect_session(const Evening&, const Uuid& session);

}  // namespace kattegat
