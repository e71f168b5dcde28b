#include "db/store/memory_store.hpp"

#include <algorithm>
#include <set>
#include <tuple>

#include "kattegat/core/check.hpp"

namespace kattegat {
namespace {

void add_payment(Nets& nets, int payer, int payee, Points points) {
  nets[static_cast<std::size_t>(payer)] -= points;
  nets[static_cast<std::size_t>(payee)] += points;
}

// What is kept.
struct Memory {
  std::optional<SigningKey> key;  // once our own log has begun
  Items items;
  std::vector<LogEnd> ends;  // in the order in which they are told
  std::vector<Posting> postings;
};

class MemoryStore final : public Store {
 public:
  MemoryStore() = default;
  explicit MemoryStore(Memory memory) : memory_(std::move(memory)) {}

  Mark mark() override { return static_cast<Mark>(memory_.items.size()); }

  Items below(const Uuid& id, Branch branch) override {
    Items items = items_that([&](const Item& item) {
      return item.record.parent == id && branch_of(item.record.kind) == branch;
    });
    std::stable_sort(items.begin(), items.end(),
                     [](const Item& a, const Item& b) { return a.record.clock < b.record.clock; });
    return items;
  }
  Items with_id(const Uuid& id) override {
    return items_that([&](const Item& item) { return item.record.id == id; });
  }
  Items headers(const Range& rows) override {
    return items_that(
        [&](const Item& item) { return is_header(item.record.kind) && rows.has(item.row); });
  }

  std::map<Uuid, std::int64_t> entries_of_sessions() override {
    std::map<Uuid, std::set<Uuid>> ids;
    for (const Item& item : memory_.items)
      if (says_an_entry(item.record.kind)) ids[item.record.parent].insert(item.record.id);
    std::map<Uuid, std::int64_t> counts;
    for (const auto& [session, entries] : ids)
      counts[session] = static_cast<std::int64_t>(entries.size());
    return counts;
  }

  std::set<Uuid> decided_by_several() override {
    struct Said {
      std::set<Uuid> logs, ids;
      bool more = false;
    };
    std::map<Uuid, Said> all;
    std::map<Uuid, std::set<Uuid>> evenings;  // by session
    std::set<Uuid> logs;
    for (const Item& item : memory_.items) {
      const Record& record = item.record;
      logs.insert(record.origin);
      if (record.kind == RecordKind::session) evenings[record.id].insert(record.parent);
      if (record.kind == RecordKind::player || record.kind == RecordKind::initials) continue;
      Said& said = all[record.parent];
      said.logs.insert(record.origin);
      said.more |= !said.ids.insert(record.id).second || record.kind > RecordKind::entry;
    }
    std::set<Uuid> places;
    for (const auto& [place, said] : all)
      if (said.more && said.logs.size() > 1) places.insert(place);
    for (const auto& [session, there] : evenings)
      if (there.size() > 1 && logs.size() > 1) places.insert(there.begin(), there.end());
    return places;
  }

  std::vector<LogEnd> ends() override { return memory_.ends; }
  Uuid own_log() override { return memory_.key ? origin_of(memory_.key->open) : Uuid{}; }
  Head own_end() override {
    Head end{own_log(), 0, {}};
    const auto last =
        std::find_if(memory_.items.rbegin(), memory_.items.rend(),
                     [&](const Item& item) { return item.record.origin == end.origin; });
    if (last != memory_.items.rend()) end = {end.origin, last->record.number, last->record.hash};
    return end;
  }

  std::int64_t clock_of(const Uuid& place) override {
    std::int64_t clock = 0;
    for (const Item& item : memory_.items)
      if (item.record.parent == place) clock = std::max(clock, item.record.clock);
    return clock;
  }
  std::size_t own_below(const Uuid& place) override {
    const Uuid own = own_log();
    return static_cast<std::size_t>(
        std::count_if(memory_.items.begin(), memory_.items.end(), [&](const Item& item) {
          return item.record.parent == place && item.record.origin == own;
        }));
  }
  // The newest first: what arrives follows what has just arrived.
  bool knows(const Uuid& origin, std::int64_t number, const Hash& hash) override {
    return std::any_of(memory_.items.rbegin(), memory_.items.rend(), [&](const Item& item) {
      return item.record.origin == origin && item.record.number == number &&
             item.record.hash == hash;
    });
  }

  Booked booked(const Uuid& session) override {
    Booked booked;
    for (const Posting& one : memory_.postings)
      if (one.session == session) add_payment(booked[one.entry], one.payer, one.payee, one.points);
    return booked;
  }
  std::int64_t last_place() override { return static_cast<std::int64_t>(places({}).size()); }
  SessionSums sums(const Range& range) override {
    const std::vector<Uuid> list = places(range);
    const std::set<Uuid> wanted(list.begin(), list.end());
    SessionSums sums;
    for (const Posting& one : memory_.postings)
      if (wanted.count(one.session) > 0)
        add_payment(sums[one.session], one.payer, one.payee, one.points);
    return sums;
  }

  void each_session(const Range& range, const SessionVisit& visit) override {
    for (const Uuid& place : places(range)) {
      Items items = below(place, Branch::session);
      if (items.empty() || !visit.wants(place)) continue;
      for (Item& item : items) {
        item.words.reset();
        item.record.previous = {};
      }
      visit.visit(place, std::move(items));
    }
  }

  std::vector<Uuid> ids_from(std::string_view digits, const WantedKind& wanted,
                             std::size_t most) override {
    std::vector<Uuid> ids;
    for (const Item& item : memory_.items)
      if (wanted(item.record.kind) && begins_with(item.record.id, digits))
        ids.push_back(item.record.id);
    std::sort(ids.begin(), ids.end());
    ids.erase(std::unique(ids.begin(), ids.end()), ids.end());
    if (ids.size() > most) ids.resize(most);
    return ids;
  }

  void each_record(const VisitItem& visit) override {
    for (const Item& item : memory_.items) visit(item);
  }
  void each_with_words(const VisitItem& visit) override {
    for (const Item& item : memory_.items)
      if (item.words) visit(item);
  }
  std::int64_t count_words() override {
    return std::count_if(memory_.items.begin(), memory_.items.end(),
                         [](const Item& item) { return item.words.has_value(); });
  }
  std::map<Hash, std::int64_t> without_words() override {
    std::map<Hash, std::int64_t> rows;
    for (const Item& item : memory_.items)
      if (item.record.words && !item.words) rows.emplace(item.record.hash, item.row);
    return rows;
  }

  void reading(const std::function<void()>& work) override { work(); }
  Kept writing(const std::function<bool()>& work) override {
    KATTEGAT_CHECK(!is_writing_);
    struct Ends {
      MemoryStore& store;
      Memory before;
      bool kept = false;
      ~Ends() {
        store.is_writing_ = false;
        if (!kept) store.memory_ = std::move(before);
      }
    } ends{*this, memory_};
    is_writing_ = true;
    ends.kept = work();
    return ends.kept ? Kept::yes : Kept::no;
  }

  Appended append(const Batch& batch) override {
    KATTEGAT_CHECK(is_writing_);
    take(batch);
    const std::vector<std::int64_t> rows = write(batch.own);
    for (const Posting& one : batch.postings) {
      KATTEGAT_CHECK(one.points > Points{} && one.payer != one.payee);
      memory_.postings.push_back(one);
      memory_.postings.back().entry = stored_row(one.entry, rows);
    }
    for (const auto& [row, words] : batch.remember)
      if (Item* item = find_row(row); item && !item->words) item->words = words;
    for (const std::int64_t row : batch.forget)
      if (Item* item = find_row(row)) item->words.reset();
    return {mark(), own_end().hash};
  }

  // There is no index, and nothing but batches ever gets in.
  void fill(const std::function<void()>& work) override { work(); }
  void guard(bool) override {}

  // Nobody else has it.
  Result<std::unique_ptr<Store>, BookFault> beside() override {
    return std::unique_ptr<Store>(std::make_unique<MemoryStore>(memory_));
  }
  std::optional<BookFault> why_not_write() override { return {}; }
  int patience() override { return 0; }
  void set_patience(int) override {}

 private:
  template <class Wanted>
  [[nodiscard]] Items items_that(Wanted&& wanted) const {
    Items found;
    std::copy_if(memory_.items.begin(), memory_.items.end(), std::back_inserter(found), wanted);
    return found;
  }

  // Those below which something hangs, or of which something is booked, numbered from 1.
  [[nodiscard]] std::vector<Uuid> places(const Range& range) const {
    std::set<Uuid> seen;
    std::vector<Uuid> found;
    const auto look = [&](const Uuid& place) {
      if (seen.insert(place).second && range.has(static_cast<std::int64_t>(seen.size())))
        found.push_back(place);
    };
    for (const Item& item : memory_.items) look(item.record.parent);
    for (const Posting& one : memory_.postings) look(one.session);
    return found;
  }

  [[nodiscard]] Item* find_row(std::int64_t row) {
    return row > 0 && row <= mark() ? &memory_.items[static_cast<std::size_t>(row - 1)] : nullptr;
  }

  // And what another record of the log follows is no end of it any longer.
  void add_end(const LogEnd& end) {
    std::vector<LogEnd>& ends = memory_.ends;
    const auto place = [](const LogEnd& one) { return std::tie(one.origin, one.count, one.hash); };
    const auto at =
        std::lower_bound(ends.begin(), ends.end(), end,
                         [&](const LogEnd& a, const LogEnd& b) { return place(a) < place(b); });
    if (at == ends.end() || place(*at) != place(end)) ends.insert(at, end);
    std::erase_if(ends, [&](const LogEnd& one) {
      return one.origin == end.origin &&
             std::any_of(memory_.items.begin(), memory_.items.end(), [&](const Item& item) {
               return item.record.origin == one.origin && item.record.previous == one.hash;
             });
    });
  }

  void take(const Batch& batch) {
    for (const Arrival& one : batch.others) {
      const Record& record = one.record;
      KATTEGAT_CHECK(record.number == 1 ||
                     knows(record.origin, record.number - 1, record.previous));
      memory_.items.push_back({mark() + 1, record, one.words});
    }
    for (const LogEnd& end : batch.ends)
      if (knows(end.origin, end.count, end.hash)) add_end(end);  // others come with a later batch
  }

  // Answers their rows.
  std::vector<std::int64_t> write(const std::vector<NewRecord>& new_records) {
    std::vector<std::int64_t> rows;
    if (new_records.empty()) return rows;
    if (!memory_.key) memory_.key = new_key();
    Head end = own_end();
    std::map<Uuid, std::int64_t> clocks;
    for (const NewRecord& one : new_records) {
      const auto [clock, is_new] = clocks.try_emplace(one.parent);
      if (is_new) clock->second = clock_of(one.parent);
      Record record = record_of(one);
      record.origin = end.origin;
      record.number = ++end.count;
      record.clock = ++clock->second;
      record.previous = end.hash;
      record.hash = end.hash = record_hash(record);
      memory_.items.push_back({mark() + 1, std::move(record), one.words});
      rows.push_back(mark());
    }
    add_end({end.origin, memory_.key->open, end.count, end.hash, sign(*memory_.key, end.hash)});
    return rows;
  }

  Memory memory_;
  bool is_writing_ = false;
};

}  // namespace

std::unique_ptr<Store> store_in_memory() { return std::make_unique<MemoryStore>(); }

}  // namespace kattegat
