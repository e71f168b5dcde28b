// What the gate knows: what is behind it, and what it has let in since. Facts alone: what they
// forbid is the gate's to say.
#pragma once
#include <map>
#include <set>
#include <span>

#include "joined_evenings.hpp"
#include "kattegat/evening/evening.hpp"
#include "kattegat/journal/gate/gate.hpp"

namespace kattegat {

class BehindTheGate {
 public:
  struct Game {
    EveningSession empty;
    std::vector<std::string> numbers;  // of the sitters, clockwise
  };

  explicit BehindTheGate(Knowledge knowledge) : knowledge_(std::move(knowledge)) {}

  // Each record that comes, before anything else is asked about it; and each that is let in.
  void note_arrival(const Record&);
  void note(const Record&, const Contents&);

  // What is asked for is read where it has not been: none of these is const.
  std::int64_t newest_clock(const Uuid& place);
  bool has_evening(const Uuid& evening) { return known_evening(evening) != nullptr; }
  bool plays(const Uuid& evening, const Uuid& person);
  bool is_known(const Uuid& person);
  bool has_session(const Uuid& session) { return known_session(session) != nullptr; }
  // One; more where headers name several, or more or fewer players; none: there is no such session.
  std::span<const Game> games_of(const Uuid& session);
  bool has_entry(const Uuid& session, const Uuid& entry);  // or such a correction
  // How many records the log of this one has below its place; none where that is not there.
  std::size_t beside(const Record&);
  // Whether the log goes on in two places.
  bool is_forked(const Uuid& log);

 private:
  // Of one place, by whose log they stand in.
  using Counts = std::map<Uuid, std::size_t>;
  struct KnownSession {
    std::vector<Game> games;
    std::set<Uuid> entries;  // and corrections
    Counts records;
    void add(const Uuid& session, const SessionContents&);
  };
  struct Arriving {  // the numbers of its records
    std::int64_t first = 0, last = 0;
    bool is_forked = false;
  };

  Counts* known_evening(const Uuid& evening);  // its records; nullptr: there is none
  KnownSession* known_session(const Uuid& session);
  Counts& counts_of_every_book(const Uuid& place, Branch);  // of the roster, or of the purse
  // The counts of the place below which it hangs; nullptr: that is not there.
  Counts* counts_beside(const Record&);
  JoinedEvenings& joined();

  Knowledge knowledge_;
  std::map<Uuid, Arriving> logs_;
  std::map<Uuid, std::optional<Counts>> evenings_;
  std::map<Uuid, std::optional<KnownSession>> sessions_;
  std::map<Uuid, std::int64_t> clocks_;
  std::optional<JoinedEvenings> joined_;  // once it is asked
  std::set<Uuid> people_;  // who take part in an evening, or have a name in the roster
  std::map<Uuid, Counts> of_every_book_;  // by the roster's id and the purse's
};

}  // namespace kattegat
