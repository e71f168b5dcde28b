#include "db/files/salvage.hpp"

#include <algorithm>
#include <set>
#include <vector>

#include "db/book/forgetting.hpp"
#include "db/book/reading_people.hpp"
#include "db/book/writing.hpp"
#include "db/files/stand_ins.hpp"
#include "kattegat/journal/gate/gate.hpp"
#include "kattegat/journal/people/forgotten_words.hpp"

namespace kattegat {
namespace {

// What is left of a log: whole when it goes from its first record to a signed end, and the gate
// breaks it off nowhere.
struct Log {
  std::int64_t count = 0;
  std::optional<Hash> last;
  bool is_unbroken = true;

  void add(const Record& record, bool is_refused) {
    is_unbroken = is_unbroken && !is_refused && record.number == ++count &&
                  record.previous == last.value_or(Hash{});
    last = record.hash;
  }
  [[nodiscard]] bool is_whole(const LogEnd& end) const {
    return is_unbroken && count == end.count && last == end.hash && is_signed(end);
  }
};

// What a record says that may follow others: entries, nearly all there are, do not.
std::optional<Contents> decided(const Item& item) {
  if (item.record.kind == RecordKind::entry) return std::nullopt;
  auto contents = read_contents(item.record, item.words);
  return contents ? std::optional(std::move(*contents)) : std::nullopt;
}

// What is left of a log, logged anew under a key that nobody keeps. The records have their ids, so
// that merging the book of another table fills the gaps, and their clocks.
struct LogAnew {
  SigningKey key;
  Uuid origin = origin_of(key.open);
  std::int64_t count = 0;
  Hash last{};
};

// Its origin stands among all as the old one did: of what was written on two tablets at one time
// that decides what comes first.
LogAnew in_the_place_of(const Uuid& log, const std::set<Uuid>& all, int& attempts) {
  const auto next = all.upper_bound(log), at = all.find(log);
  for (;;) {
    LogAnew anew{new_key()};
    const bool follows = at == all.begin() || *std::prev(at) < anew.origin;
    if ((follows && (next == all.end() || anew.origin < *next)) || --attempts < 0) return anew;
  }
}

class Salvage {
 public:
  Salvage(Remains& remains, Store& store) : remains_(remains), store_(store) {}

  Recovered run() {
    do judge_all();
    while (stand_ins_.judge_again());
    find_whole();
    begin_anew();
    for (const auto& [origin, end] : whole_) batch_.ends.push_back(end);
    fill(store_, [&] {
      remains_.each([&](Item& item) { take(item); });
      sign_anew();
      flush();
    });
    recovered_.lost += remains_.lost();
    forget();
    count_without_words();
    book_evenings();
    return recovered_;
  }

 private:
  void judge_all() {
    refused_.clear();
    logs_.clear();
    Gate gate(knowledge_of(store_));
    remains_.each([&](Item& item) {
      judge_stand_in(gate, item);
      const bool is_refused = gate.refuse(item.record, item.words).has_value();
      if (is_refused) refused_.push_back(item.row);
      is_refused ? stand_ins_.refused(item) : stand_ins_.passed(item);
      const auto contents = decided(item);
      if (const Follows* const follows = contents ? follows_in(*contents) : nullptr)
        followed_.insert(follows->begin(), follows->end());
      logs_[item.record.origin].add(item.record, is_refused);
    });
  }
  void judge_stand_in(Gate& gate, const Item& item) {
    const Item* const stands_in = stand_ins_.before(item);
    if (!stands_in) return;
    if (gate.refuse(stands_in->record, stands_in->words)) return stand_ins_.leave_out(*stands_in);
    stand_ins_.passed(*stands_in);
    logs_[item.record.origin].is_unbroken = false;
  }
  void find_whole() {
    for (const LogEnd& end : remains_.ends())
      if (const auto log = logs_.find(end.origin); log != logs_.end() && log->second.is_whole(end))
        whole_[end.origin] = end;
  }
  void begin_anew() {
    int attempts = 100'000;
    std::set<Uuid> all;
    for (const auto& [log, left] : logs_) all.insert(log);
    for (const auto& [log, left] : logs_) {
      if (whole_.count(log) > 0) continue;
      const LogAnew& anew = anew_.emplace(log, in_the_place_of(log, all, attempts)).first->second;
      all.erase(log);  // the next has its room as well, where logs stand close together
      all.insert(anew.origin);
      batch_.ends.push_back({anew.origin, anew.key.open, 0, {}, {}});  // where is not known yet
    }
  }
  void sign_anew() {
    for (const auto& [log, anew] : anew_)
      if (anew.count > 0)
        batch_.ends.push_back(
            {anew.origin, anew.key.open, anew.count, anew.last, sign(anew.key, anew.last)});
  }
  void take(Item& item) {
    if (std::binary_search(refused_.begin(), refused_.end(), item.row)) {
      ++recovered_.lost;
      return;
    }
    if (const Item* const stands_in = stand_ins_.before(item))
      batch_.others.push_back(anew(*stands_in));
    ++recovered_.records;
    if (item.record.words && !item.words) without_words_.push_back(item);
    batch_.others.push_back(
        whole_.count(item.record.origin) == 0 ? anew(item) : Arrival{item.record, item.words});
    constexpr std::size_t at_once = 5000;
    if (batch_.others.size() == at_once) flush();
  }
  void flush() {
    store_.append(batch_);
    batch_.others.clear();
  }
  Arrival anew(const Item& item) {
    Arrival arrival{item.record, item.words};
    Record& record = arrival.record;
    // What it follows has got other hashes here.
    auto contents = decided(item);
    Follows* const followed = contents ? follows_in(*contents) : nullptr;
    if (followed && !followed->empty()) {
      for (Hash& hash : *followed)
        if (const auto now = now_.find(hash); now != now_.end()) hash = now->second;
      NewRecord said = new_record(record.kind, record.id, record.parent, *contents);
      record = record_of(said);
      record.clock = item.record.clock;
      arrival.words = std::move(said.words);
    }
    LogAnew& log = anew_.at(item.record.origin);
    record.origin = log.origin;
    record.number = ++log.count;
    record.previous = log.last;
    record.hash = log.last = record_hash(record);
    if (followed_.count(item.record.hash) > 0) now_[item.record.hash] = record.hash;
    return arrival;
  }

  void forget() {
    Batch gone;
    gone.forget = to_forget(store_, roster_of(store_)).rows;
    if (!gone.forget.empty()) store_.append(gone);
  }
  void count_without_words() {
    if (without_words_.empty()) return;
    const Roster roster = roster_of(store_);
    for (const Item& item : without_words_)
      if (!are_words_forgotten(item, roster)) ++recovered_.without_words;
  }
  void book_evenings() {
    std::vector<Uuid> evenings;
    for (const Item& item : store_.headers())
      if (item.record.kind == RecordKind::evening) evenings.push_back(item.record.id);
    const OnlyInserts only(store_);
    book_points(store_, evenings);
  }

  Remains& remains_;
  Store& store_;
  std::vector<std::int64_t> refused_;  // rows, in order
  std::map<Uuid, Log> logs_;
  std::map<Uuid, LogEnd> whole_;
  std::map<Uuid, LogAnew> anew_;  // by what it was
  std::set<Hash> followed_;
  std::map<Hash, Hash> now_;  // of what is followed
  StandIns stand_ins_;
  Items without_words_;
  Batch batch_;
  Recovered recovered_;
};

}  // namespace

Recovered salvaged(Remains& remains, Store& store) { return Salvage(remains, store).run(); }

}  // namespace kattegat
