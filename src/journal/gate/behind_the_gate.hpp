// What the gate knows: what is behind it, and what it has let in since.
#pragma once
#include <map>
#include <set>
#include <span>

#include "kattegat/evening/evening.hpp"
#include "kattegat/journal/gate/gate.hpp"
#include "kattegat/journal/gate/joined_evenings.hpp"

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

  [[nodiscard]] std::int64_t newest_clock(const Uuid& place);
  bool has_evening(const Uuid& evening) { return known_evening(evening) != nullptr; }
  bool is_known(const Uuid& person);
  // One; more where headers name several, or more or fewer players; none: there is no such session.
  std::span<const Game> games_of(const Uuid& session);

  // Why it cannot hang below its evening, in which these take part; below its session, about this
  // entry there; below the purse.
  std::optional<Text> refuse_in_evening(const Record&, std::span<const Uuid> players = {});
  std::optional<Text> refuse_in_session(const Record&, const std::optional<Uuid>& of = {});
  std::optional<Text> refuse_in_purse(const Record&);
  // Why it cannot be one more header of its evening, which need not be there yet.
  std::optional<Text> refuse_header(const Record&);

 private:
  // Of one place, by whose log they stand in: nobody is refused for what others have written.
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

  // Why there are too many of its log in one place. Of a log that goes on in two places nothing is
  // counted: no line of it may have more than it may, but one book holds one and another the other.
  std::optional<Text> refuse_one_more(const Counts&, const Record&, std::size_t limit);
  bool is_forked(const Uuid& log);
  Counts* known_evening(const Uuid& evening);  // its records; nullptr: there is none
  KnownSession* known_session(const Uuid& session);
  Counts& purse_records();
  bool plays(const Uuid& evening, const Uuid& person);
  JoinedEvenings& joined();
  void count(const Record&);

  Knowledge knowledge_;
  std::map<Uuid, Arriving> logs_;
  std::map<Uuid, std::optional<Counts>> evenings_;
  std::map<Uuid, std::optional<KnownSession>> sessions_;
  std::map<Uuid, std::int64_t> clocks_;
  std::optional<JoinedEvenings> joined_;  // once it is asked
  std::set<Uuid> people_;  // who take part in an evening, or have a name in the roster
  std::optional<Counts> purse_records_;
};

}  // namespace kattegat
