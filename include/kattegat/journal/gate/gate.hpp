// The one gate through which records come in, whoever brings them. What passes is well-formed,
// hangs below something that is here, names only people and things that are here, and is bounded;
// so that nothing behind the gate has to doubt it. Whether an entry keeps the rules of its game
// where it stands is judged with the whole session: two honest tables may have gone on apart.
// README, "Books that meet".
#pragma once
#include <functional>
#include <map>
#include <set>
#include <span>
#include <vector>

#include "kattegat/evening/evening.hpp"
#include "kattegat/journal/gate/joined_evenings.hpp"
#include "kattegat/journal/records/contents.hpp"
#include "kattegat/journal/records/signing.hpp"

namespace kattegat {

// What the gate asks of the book behind it.
struct Knowledge {
  std::function<Items(const Uuid&)> with_id;
  std::function<Items(const Uuid&, Branch)> below;
  std::function<std::int64_t(const Uuid&)> clock_of;
  std::function<std::vector<LogEnd>()> ends;
};

// How many records of one log may hang below one such place.
std::size_t most_of_one_log(Branch);

class Gate {
 public:
  explicit Gate(Knowledge behind) : behind_(std::move(behind)) {}

  // Why the record cannot come in; nothing when it may, and is then known to the gate.
  std::optional<Text> refuse(const Record&, const std::optional<Words>&);
  // The same of words for a record that is here without them.
  std::optional<Text> refuse_words(const Record&, const Words&);

 private:
  // Of one place, by whose log they stand in: nobody is refused for what others have written.
  using Counts = std::map<Uuid, std::size_t>;
  struct KnownSession {
    struct Game {
      EveningSession empty;
      std::vector<std::string> numbers;
    };
    std::vector<Game> games;  // one; more where headers name several, or more or fewer players
    std::set<Uuid> entries;   // and corrections
    Counts records;
    void add(const Uuid& session, const SessionContents&);
  };

  std::optional<Text> refuse(const Record&, const EveningContents&);
  std::optional<Text> refuse(const Record&, const SessionContents&);
  std::optional<Text> refuse(const Record&, const PlayerContents&);
  std::optional<Text> refuse(const Record&, const PaymentContents&);
  std::optional<Text> refuse(const Record&, const InitialsContents&);
  std::optional<Text> refuse(const Record&, const EntryContents&);
  std::optional<Text> refuse(const Record&, const DecisionContents&);
  std::optional<Text> refuse(const Record&, const CorrectionContents&);
  std::optional<Text> refuse(const Record&, const EndedContents&);
  std::optional<Text> refuse(const Record&, const NameContents&);
  std::optional<Text> refuse(const Record&, const NumberContents&) { return {}; }
  std::optional<Text> refuse(const Record&, const RetiredContents&) { return {}; }
  std::optional<Text> refuse(const Record&, const FusionContents&);
  std::optional<Text> refuse(const Record&, const ErasureContents&) { return {}; }
  std::optional<Text> refuse(const Record&, const PurseContents&);

  // Why it cannot hang below its evening, in which these take part; below its session, about this
  // entry there.
  std::optional<Text> refuse_in_evening(const Record&, std::span<const Uuid> players = {});
  std::optional<Text> refuse_in_session(const Record&, const std::optional<Uuid>& of = {});
  // Why there are too many of its log in one place. Of a log that goes on in two places nothing is
  // counted: no line of it may have more than it may, but one book holds one and another the other.
  std::optional<Text> refuse_one_more(const Counts&, const Record&, std::size_t limit);
  void note_arrival(const Record&);
  bool is_forked(const Uuid& log);
  Counts* known_evening(const Uuid& evening);  // its records; nullptr: there is none
  bool plays(const Uuid& evening, const Uuid& person);
  bool is_known(const Uuid& person);
  JoinedEvenings& joined();
  KnownSession* known_session(const Uuid& session);
  std::optional<Text> refuse_form(const Uuid& session, const EntryContents&);
  void note(const Record&, const Contents&);
  void count(const Record&);

  Knowledge behind_;
  struct Arriving {  // the numbers of its records
    std::int64_t first = 0, last = 0;
    bool is_forked = false;
  };
  std::map<Uuid, Arriving> logs_;
  std::map<Uuid, std::optional<Counts>> evenings_;
  std::map<Uuid, std::optional<KnownSession>> sessions_;
  std::map<Uuid, std::int64_t> clocks_;
  std::optional<JoinedEvenings> joined_;  // once it is asked
  std::set<Uuid> people_;  // who take part in an evening, or have a name in the roster
  std::optional<Counts> purse_records_;
};

}  // namespace kattegat
