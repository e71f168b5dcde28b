// What the operations on a book read of it: within one step (one_step.hpp), and damage is thrown.
#pragma once
#include <optional>
#include <set>
#include <vector>

#include "db/store/store.hpp"
#include "kattegat/journal/evenings/evening_view.hpp"
#include "kattegat/journal/evenings/who_is_who.hpp"

namespace kattegat {

// Reads one evening after the other, and what is said of a session in several of them once.
class EveningReader {
 public:
  EveningReader(Store&, const Wholes&);
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
EveningItems items_of(Store&, const Wholes&, const Uuid& evening);
// The same, but of a part its own alone.
EveningItems items_to_add_to(Store&, const Wholes&, const Uuid& evening);
Wholes wholes_of(Store&, const Roster&);
Roster roster_of(Store&);  // whoever only stores or judges need not know who everybody is
// Of headers that say what their logs say, and none is hidden: names and money hang on them. What a
// flipped bit leaves out or changes would make somebody another one, who is paid.
WhoIsWho who_is_who(Store&);
WhoIsWho who_is_who(Store&, Items headers);
// Of the headers as they lie there, for what is only told: a damaged book shows whom it has, and
// takes in what others have of it.
WhoIsWho who_is_who_as_told(Store&);
WhoIsWho who_is_who_as_told(Store&, Items headers);
People people_of(Store&);
// Whether it says anything of anybody: then who that is hangs on all headers.
bool tells_of_anybody(const Roster&);
RecordsOfPeople records_of_people(Store&);
HowSettled how_settled(Store&);
// What two books have decided differently about people, and about which evenings are one.
std::vector<Conflict> roster_conflicts(Store&, const WhoIsWho&);
// Those of them that are about one id: fusions, and who has been removed.
std::vector<Conflict> conflicts_about_ids(Store&, const Roster&);
bool has_evening(Store&, const Uuid& id);
// Whether it is the id of something in the book. What the roster says it may say of what is not
// here yet, under the id that will have.
bool is_taken(Store&, const Uuid& id);
// The evening in which a session, and the sessions in which an entry or a correction stands: one,
// unless two books have given two the same id.
std::optional<Uuid> evening_of(Store&, const Uuid& session);
std::set<Uuid> sessions_of(Store&, const Uuid& entry);
std::vector<Head> heads_of(Store&);  // where the logs end

bool has_header(const EveningItems&);  // there is such an evening
// What must be there; damage is thrown.
EveningHistory expect_history(EveningItems, const KnownPeople&);
Evening expect_evening(const EveningHistory&);
const SessionHistory& expect_session(const EveningHistory&, const Uuid& session);
const EveningSession& expect_session(const Evening&, const Uuid& session);

EveningView view_of(Store&, EveningItems, const People&);

}  // namespace kattegat
