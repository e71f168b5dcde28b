#include "db/files/recovering/salvage.hpp"

#include <iterator>
#include <optional>
#include <set>
#include <vector>

#include "db/book/steps/forgetting.hpp"
#include "db/book/steps/reading_people.hpp"
#include "db/book/steps/writing.hpp"
#include "db/files/arrivals.hpp"
#include "db/files/recovering/judged_remains.hpp"
#include "db/files/recovering/limits.hpp"
#include "kattegat/journal/people/forgotten_words.hpp"

namespace kattegat {
namespace {

// What is left of a log, logged anew under a key that nobody keeps. The records have their ids, so
// that merging the book of another table fills the gaps, and their clocks.
struct LogAnew {
  SigningKey key;
  Uuid origin = origin_of(key.open);
  std::int64_t count = 0;
  Hash last{};
};

// Its origin stands among all as the old one did: of what was written on two tablets at one time
// that decides what comes first. Nothing where the attempts are used up.
std::optional<LogAnew> in_the_place_of(const Uuid& log, const std::set<Uuid>& all, int& attempts) {
  const auto next = all.upper_bound(log), at = all.find(log);
  for (; attempts > 0; --attempts) {
    LogAnew anew{new_key()};
    const bool follows = at == all.begin() || *std::prev(at) < anew.origin;
    if (follows && (next == all.end() || anew.origin < *next)) return anew;
  }
  return std::nullopt;
}

class Salvage {
 public:
  Salvage(Remains& remains, Store& store)
      : remains_(remains), store_(store), judged_(remains, store), arrivals_{store} {}

  Recovered run() {
    begin_logs();
    store_.fill([&] {
      remains_.each([&](const Item& item) { take(item); });
      sign_anew();
      arrivals_.finish();
    });
    recovered_.lost += remains_.lost();
    forget();
    count_without_words();
    book_evenings();
    return recovered_;
  }

 private:
  void begin_logs() {
    int attempts = RecoveryLimits::keys_drawn;
    std::set<Uuid> all = judged_.logs();
    for (const Uuid& log : judged_.logs()) {
      if (is_whole(log)) continue;
      const auto in_place = in_the_place_of(log, all, attempts);
      if (!in_place) recovered_.is_reordered = true;
      const LogAnew& anew = anew_.emplace(log, in_place.value_or(LogAnew{new_key()})).first->second;
      all.erase(log);  // the next has its room as well, where logs stand close together
      all.insert(anew.origin);
      arrivals_.add_end({anew.origin, anew.key.open, 0, {}, {}});  // where is not known yet
    }
    for (const auto& [log, end] : judged_.whole_logs()) arrivals_.add_end(end);
  }
  void sign_anew() {
    for (const auto& [log, anew] : anew_)
      if (anew.count > 0)
        arrivals_.add_end(
            {anew.origin, anew.key.open, anew.count, anew.last, sign(anew.key, anew.last)});
  }
  [[nodiscard]] bool is_whole(const Uuid& log) const { return judged_.whole_logs().count(log) > 0; }

  void take(const Item& item) {
    const Record& record = item.record;
    if (judged_.is_refused(item)) {
      ++recovered_.lost;
      return;
    }
    if (const Item* const stands_in = judged_.stand_in_before(item))
      arrivals_.add(anew(*stands_in, stands_in->words));
    ++recovered_.records;
    if (record.words && !item.words) without_words_.push_back(item);
    // What is erased by its hash may get another one, by which nobody would know it.
    const auto words = judged_.is_erased(record) ? std::nullopt : item.words;
    arrivals_.add(is_whole(record.origin) ? Arrival{record, words} : anew(item, words));
  }
  Arrival anew(const Item& item, const std::optional<Words>& words) {
    Arrival arrival{item.record, words};
    Record& record = arrival.record;
    // What it follows has got other hashes here.
    auto contents = decided({item.row, item.record, words});
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
    if (judged_.is_followed(item.record.hash)) now_[item.record.hash] = record.hash;
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
  const JudgedRemains judged_;
  Arrivals arrivals_;
  std::map<Uuid, LogAnew> anew_;  // by what it was
  std::map<Hash, Hash> now_;      // of what is followed
  Items without_words_;
  Recovered recovered_;
};

}  // namespace

Recovered salvaged(Remains& remains, Store& store) { return Salvage(remains, store).run(); }

}  // namespace kattegat
