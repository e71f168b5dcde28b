#include "kattegat/journal/gate/gate.hpp"

#include <algorithm>
#include <array>
#include <limits>
#include <map>
#include <set>
#include <span>
#include <utility>

#include "kattegat/evening/player_name.hpp"
#include "kattegat/journal/evenings/evening_history.hpp"
#include "kattegat/journal/gate/joined_evenings.hpp"
#include "kattegat/journal/records/entry_contents.hpp"

namespace kattegat {
namespace {

// How far ahead of everything here a logical clock may be: some records of a place may have been
// refused, or lie in a third book.
constexpr std::int64_t clock_leap = 1'000'000;
// Records of one log below an evening, a session, the purse.
constexpr std::size_t session_limit = 5 * entries_limit;
constexpr std::size_t purse_limit = 100'000;

}  // namespace

std::size_t most_of_one_log(Branch branch) {
  switch (branch) {
    case Branch::evening:
      return records_limit;
    case Branch::session:
      return session_limit;
    case Branch::purse:
      return purse_limit;
    case Branch::roster:
      break;
  }
  return std::numeric_limits<std::size_t>::max();
}

namespace {

// What is hashed is never forgotten: who plays, where, and what somebody has written stand beside
// it.
template <class Keys>
bool names_nobody(const Keys& keys) {
  return to_line(keys.json()) == to_line(keys.without_people().json());
}

std::optional<Text> refuse_header(const Record& record, const EveningContents& contents) {
  EveningHistory alone;
  alone.id = record.id;
  alone.header = contents;
  const auto evening = evening_from(alone);
  if (!evening) return evening.error();
  return {};
}

// A name that has been forgotten is none.
std::optional<Text> refuse_name(const std::string& name) {
  return name.empty() ? std::nullopt : name_fault(name);
}

// What has the id of something else is looked for by what it is, and where it hangs: no log is
// refused for an id that somebody else has given.
bool claims_ours(const Record& record) {
  const bool is_place = record.kind == RecordKind::evening || record.kind == RecordKind::session;
  return is_place && is_of_every_book(record.id);
}

}  // namespace

struct Gate::State {
  explicit State(Knowledge behind) : behind_(std::move(behind)) {}

  std::optional<Text> refuse(const Record&, const std::optional<Words>&);
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

void Gate::State::note_arrival(const Record& record) {
  const auto [log, is_first] =
      logs_.try_emplace(record.origin, Arriving{record.number, record.number, false});
  if (is_first) return;
  log->second.is_forked = log->second.is_forked || record.number <= log->second.last;
  log->second.last = record.number;
}

bool Gate::State::is_forked(const Uuid& log) {
  Arriving& arriving = logs_.at(log);
  if (arriving.is_forked) return true;
  int ends = 0;
  for (const LogEnd& end : behind_.ends()) {
    if (end.origin != log) continue;
    arriving.is_forked = ++ends > 1 || arriving.first <= end.count;
    if (arriving.is_forked) return true;
  }
  return false;
}

std::optional<Text> Gate::State::refuse_one_more(const Counts& counts, const Record& record,
                                                 std::size_t limit) {
  const auto known = counts.find(record.origin);
  if (known == counts.end() || known->second < limit || is_forked(record.origin)) return {};
  return text(Word::gate_too_many, static_cast<std::int64_t>(limit));
}

std::optional<Text> Gate::State::refuse(const Record& record, const std::optional<Words>& words) {
  note_arrival(record);
  if (words && record.words != commitment(*words))
    return text(Word::gate_words, to_string(record.origin), record.number);
  const Branch branch = branch_of(record.kind);
  const bool is_elsewhere = (branch == Branch::roster && record.parent != roster_id) ||
                            (branch == Branch::purse && record.parent != purse_id);
  if (is_elsewhere) return text(Word::verify_orphan);
  const auto clock = clocks_.try_emplace(record.parent, 0);
  if (clock.second) clock.first->second = behind_.clock_of(record.parent);
  if (record.clock < 1 || record.clock > clock.first->second + clock_leap)
    return text(Word::gate_clock, record.clock);

  const auto contents = read_contents(record, words);
  if (!contents) return contents.error();
  if (claims_ours(record)) return text(Word::gate_taken);
  if (auto reason = std::visit([&](const auto& one) { return refuse(record, one); }, *contents))
    return reason;
  clock.first->second = std::max(clock.first->second, record.clock);
  note(record, *contents);
  return {};
}

std::optional<Text> Gate::State::refuse_words(const Record& record, const Words& words) {
  if (record.words != commitment(words))
    return text(Word::gate_words, to_string(record.origin), record.number);
  const auto contents = read_contents(record, words);
  if (!contents) return contents.error();
  // Names, and what texts an entry may have: where the words are missing, neither is known.
  if (const auto* one = std::get_if<NameContents>(&*contents)) return refuse_name(one->name);
  if (const auto* one = std::get_if<PlayerContents>(&*contents)) return refuse_name(one->name);
  if (!says_an_entry(record.kind) || !known_session(record.parent)) return {};
  if (const auto* one = std::get_if<CorrectionContents>(&*contents))
    return refuse_form(record.parent, one->as);
  return refuse_form(record.parent, std::get<EntryContents>(*contents));
}

// ---- What is behind ----

void Gate::State::KnownSession::add(const Uuid& session, const SessionContents& header) {
  const std::vector<std::string> numbers = numbers_as_names(header.sitters.size());
  auto empty = header_from(session, header, numbers);
  if (!empty) return;
  const bool is_known = std::any_of(games.begin(), games.end(), [&](const Game& game) {
    return game_id(game.empty.entered) == game_id(empty->entered) &&
           game.numbers.size() == numbers.size();
  });
  if (!is_known) games.push_back({std::move(*empty), numbers_clockwise(header)});
}

Gate::State::Counts* Gate::State::known_evening(const Uuid& evening) {
  const auto [place, first] = evenings_.try_emplace(evening);
  if (first) {
    Counts records;
    bool has_header = false;
    std::vector<Uuid> players;
    for (const Item& item : behind_.below(evening, Branch::evening)) {
      ++records[item.record.origin];
      has_header = has_header || item.record.kind == RecordKind::evening;
      if (item.record.kind == RecordKind::player) players.push_back(item.record.id);
    }
    if (has_header) {
      place->second = std::move(records);
      for (const Uuid& player : players) joined().take_in(evening, player);
    }
  }
  return place->second ? &*place->second : nullptr;
}

JoinedEvenings& Gate::State::joined() {
  if (joined_) return *joined_;
  joined_.emplace();
  for (const Item& item : behind_.below(roster_id, Branch::roster))
    if (item.record.kind == RecordKind::fusion)
      if (const auto one = read_as<FusionContents>(item); one && one->with)
        joined_->join(item.record.id, *one->with);
  return *joined_;
}

bool Gate::State::plays(const Uuid& evening, const Uuid& person) {
  for (const Uuid& one : joined().not_looked_at(evening)) known_evening(one);
  return joined().players(evening).count(person) > 0;
}

bool Gate::State::is_known(const Uuid& person) {
  if (people_.count(person) > 0) return true;
  const Items items = behind_.with_id(person);
  const bool is_somebody = has_kind(items, RecordKind::player) || has_kind(items, RecordKind::name);
  if (is_somebody) people_.insert(person);
  return is_somebody;
}

Gate::State::KnownSession* Gate::State::known_session(const Uuid& session) {
  const auto [place, first] = sessions_.try_emplace(session);
  if (first) {
    for (const Item& header : of_kind(behind_.with_id(session), RecordKind::session))
      if (const auto contents = read_as<SessionContents>(header)) {
        if (!place->second) place->second.emplace();
        place->second->add(session, *contents);
      }
    if (place->second)
      for (const Item& item : behind_.below(session, Branch::session)) {
        ++place->second->records[item.record.origin];
        if (says_an_entry(item.record.kind)) place->second->entries.insert(item.record.id);
      }
  }
  return place->second && !place->second->games.empty() ? &*place->second : nullptr;
}

void Gate::State::note(const Record& record, const Contents& contents) {
  if (record.kind == RecordKind::evening && known_evening(record.id) == nullptr)
    evenings_[record.id].emplace();
  if (const auto* fusion = std::get_if<FusionContents>(&contents); fusion && fusion->with) {
    joined().join(record.id, *fusion->with);
  }
  if (record.kind == RecordKind::player) joined().take_in(record.parent, record.id);
  if (record.kind == RecordKind::player || record.kind == RecordKind::name)
    people_.insert(record.id);
  if (record.kind == RecordKind::session) {
    known_session(record.id);
    if (!sessions_[record.id]) sessions_[record.id].emplace();
    sessions_[record.id]->add(record.id, std::get<SessionContents>(contents));
  }
  if (says_an_entry(record.kind)) sessions_[record.parent]->entries.insert(record.id);
  count(record);
}

void Gate::State::count(const Record& record) {
  switch (branch_of(record.kind)) {
    case Branch::evening:
      ++(*evenings_[record.parent])[record.origin];
      break;
    case Branch::session:
      ++sessions_[record.parent]->records[record.origin];
      break;
    case Branch::purse:
      ++(*purse_records_)[record.origin];
      break;
    case Branch::roster:
      break;
  }
}

std::optional<Text> Gate::State::refuse_in_evening(const Record& record,
                                                   std::span<const Uuid> players) {
  const Counts* const records = known_evening(record.parent);
  if (!records) return text(Word::verify_orphan);
  for (const Uuid& one : players)
    if (!plays(record.parent, one)) return text(Word::gate_nobody);
  return refuse_one_more(*records, record, records_limit);
}

std::optional<Text> Gate::State::refuse_in_session(const Record& record,
                                                   const std::optional<Uuid>& of) {
  const KnownSession* const session = known_session(record.parent);
  if (!session) return text(Word::verify_orphan);
  if (of && session->entries.count(*of) == 0) return text(Word::gate_nothing);
  return refuse_one_more(session->records, record, session_limit);
}

// ---- Kind by kind ----

std::optional<Text> Gate::State::refuse(const Record& record, const EveningContents& contents) {
  if (record.parent != record.id) return text(Word::verify_orphan);
  if (!names_nobody(contents.keys)) return text(Word::gate_not_erasable);
  if (const Counts* records = known_evening(record.id))
    if (auto reason = refuse_one_more(*records, record, records_limit)) return reason;
  return refuse_header(record, contents);
}

std::optional<Text> Gate::State::refuse(const Record& record, const SessionContents& contents) {
  if (!names_nobody(contents.keys)) return text(Word::gate_not_erasable);
  if (auto reason = refuse_in_evening(record, contents.sitters)) return reason;
  const auto header = header_from(record.id, contents, numbers_as_names(contents.sitters.size()));
  if (!header) return header.error();
  return {};
}

std::optional<Text> Gate::State::refuse(const Record&, const NameContents& contents) {
  return refuse_name(contents.name);
}

std::optional<Text> Gate::State::refuse(const Record& record, const PlayerContents& contents) {
  if (auto reason = refuse_name(contents.name)) return reason;
  return refuse_in_evening(record);
}

std::optional<Text> Gate::State::refuse(const Record& record, const PaymentContents& contents) {
  return refuse_in_evening(record, std::array{contents.from, contents.to});
}

std::optional<Text> Gate::State::refuse(const Record& record, const InitialsContents& contents) {
  return refuse_in_evening(record, std::array{contents.player});
}

std::optional<Text> Gate::State::refuse_form(const Uuid& session, const EntryContents& contents) {
  if (const auto strict = parse_json(contents.body, json_record_limit); !strict)
    return strict.error();
  std::optional<Text> reason;
  for (const KnownSession::Game& game : known_session(session)->games) {
    reason = std::visit(
        [&]<class G>(const EnteredSession<G>&) -> std::optional<Text> {
          ReadEntry<G> read = from_body<G>(contents.body, game.numbers);
          if (!read.form.empty()) return read.form.front().text;
          if (!keeps_texts_apart<G>(std::move(read), contents.texts))
            return text(Word::gate_not_erasable);
          return std::nullopt;
        },
        game.empty.entered);
    if (!reason) break;
  }
  return reason;
}

std::optional<Text> Gate::State::refuse(const Record& record, const EntryContents& contents) {
  if (auto reason = refuse_in_session(record)) return reason;
  return refuse_form(record.parent, contents);
}

std::optional<Text> Gate::State::refuse(const Record& record, const DecisionContents& contents) {
  return refuse_in_session(record, contents.of);
}

std::optional<Text> Gate::State::refuse(const Record& record, const CorrectionContents& contents) {
  if (contents.of == record.id) return text(Word::gate_nothing);
  if (auto reason = refuse_in_session(record, contents.of)) return reason;
  return refuse_form(record.parent, contents.as);
}

std::optional<Text> Gate::State::refuse(const Record& record, const EndedContents&) {
  return refuse_in_session(record);
}

std::optional<Text> Gate::State::refuse(const Record& record, const FusionContents& contents) {
  if (contents.with == record.id || is_of_every_book(record.id) ||
      (contents.with && is_of_every_book(*contents.with)))
    return text(Word::gate_nothing);
  return {};
}

std::optional<Text> Gate::State::refuse(const Record& record, const PurseContents& contents) {
  if (!is_known(contents.person)) return text(Word::gate_stranger);
  if (contents.evening && !known_evening(*contents.evening)) return text(Word::verify_orphan);
  if (!purse_records_) {
    purse_records_.emplace();
    for (const Item& item : behind_.below(purse_id, Branch::purse))
      ++(*purse_records_)[item.record.origin];
  }
  return refuse_one_more(*purse_records_, record, purse_limit);
}

Gate::Gate(Knowledge behind) : state_(std::make_unique<State>(std::move(behind))) {}
Gate::~Gate() = default;
std::optional<Text> Gate::refuse(const Record& record, const std::optional<Words>& words) {
  return state_->refuse(record, words);
}
std::optional<Text> Gate::refuse_words(const Record& record, const Words& words) {
  return state_->refuse_words(record, words);
}

}  // namespace kattegat
