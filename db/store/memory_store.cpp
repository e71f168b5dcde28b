#include "db/store/memory_store.hpp"

#include <algorithm>
#include <set>
#include <tuple>

#include "kattegat/core/check.hpp"

namespace kattegat {
namespace {

void add(Nets& nets, int payer, int payee, Points points) {
  nets[static_cast<std::size_t>(payer)] -= points;
  nets[static_cast<std::size_t>(payee)] += points;
}

}  // namespace

template <class Wanted>
Items MemoryStore::items_that(Wanted&& wanted) const {
  Items found;
  std::copy_if(items_.begin(), items_.end(), std::back_inserter(found), wanted);
  return found;
}

Items MemoryStore::below(const Uuid& place, Branch branch) const {
  Items items = items_that([&](const Item& item) {
    return item.record.parent == place && branch_of(item.record.kind) == branch;
  });
  std::stable_sort(items.begin(), items.end(),
                   [](const Item& a, const Item& b) { return a.record.clock < b.record.clock; });
  return items;
}
Items MemoryStore::with_id(const Uuid& id) const {
  return items_that([&](const Item& item) { return item.record.id == id; });
}
Items MemoryStore::headers(const Range& rows) const {
  return items_that(
      [&](const Item& item) { return is_header(item.record.kind) && rows.has(item.row); });
}

Hash MemoryStore::own_head() const {
  Hash head{};
  for (const Item& item : items_)
    if (key_ && item.record.origin == own_log()) head = item.record.hash;
  return head;
}

std::map<Uuid, std::int64_t> MemoryStore::entries_of_sessions() const {
  std::map<Uuid, std::set<Uuid>> ids;
  for (const Item& item : items_)
    if (says_an_entry(item.record.kind)) ids[item.record.parent].insert(item.record.id);
  std::map<Uuid, std::int64_t> counts;
  for (const auto& [session, entries] : ids)
    counts[session] = static_cast<std::int64_t>(entries.size());
  return counts;
}

std::set<Uuid> MemoryStore::decided_by_several() const {
  struct Said {
    std::set<Uuid> logs, ids;
    bool more = false;
  };
  std::map<Uuid, Said> all;
  std::map<Uuid, std::set<Uuid>> evenings;  // by session
  std::set<Uuid> logs;
  for (const Item& item : items_) {
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

std::int64_t MemoryStore::clock_of(const Uuid& place) const {
  std::int64_t clock = 0;
  for (const Item& item : items_)
    if (item.record.parent == place) clock = std::max(clock, item.record.clock);
  return clock;
}

std::size_t MemoryStore::own_below(const Uuid& place) const {
  const Uuid own = own_log();
  return static_cast<std::size_t>(std::count_if(
      items_.begin(), items_.end(),
      [&](const Item& item) { return item.record.parent == place && item.record.origin == own; }));
}

bool MemoryStore::knows(const Uuid& origin, std::int64_t number, const Hash& hash) const {
  return std::any_of(items_.begin(), items_.end(), [&](const Item& item) {
    return item.record.origin == origin && item.record.number == number && item.record.hash == hash;
  });
}

Booked MemoryStore::booked(const Uuid& session) const {
  Booked booked;
  for (const Posting& one : postings_)
    if (one.session == session) add(booked[one.entry], one.payer, one.payee, one.points);
  return booked;
}

std::vector<Uuid> MemoryStore::places(const Range& range) const {
  std::set<Uuid> seen;
  std::vector<Uuid> found;
  for (const Item& item : items_)
    if (seen.insert(item.record.parent).second && range.has(static_cast<std::int64_t>(seen.size())))
      found.push_back(item.record.parent);
  for (const Posting& one : postings_)
    if (seen.insert(one.session).second && range.has(static_cast<std::int64_t>(seen.size())))
      found.push_back(one.session);
  return found;
}
std::int64_t MemoryStore::last_place() const {
  return static_cast<std::int64_t>(places({}).size());
}

SessionSums MemoryStore::sums(const Range& range) const {
  const std::vector<Uuid> list = places(range);
  const std::set<Uuid> wanted(list.begin(), list.end());
  SessionSums sums;
  for (const Posting& one : postings_)
    if (wanted.count(one.session) > 0) add(sums[one.session], one.payer, one.payee, one.points);
  return sums;
}

void MemoryStore::each_session(const Range& range, const SessionVisit& visit) const {
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

std::int64_t MemoryStore::count_words() const {
  return std::count_if(items_.begin(), items_.end(),
                       [](const Item& item) { return item.words.has_value(); });
}

std::vector<Uuid> MemoryStore::ids_from(std::string_view digits, const WantedKind& wanted,
                                        std::size_t most) const {
  std::vector<Uuid> ids;
  for (const Item& item : items_)
    if (wanted(item.record.kind) && begins_with(item.record.id, digits))
      ids.push_back(item.record.id);
  std::sort(ids.begin(), ids.end());
  ids.erase(std::unique(ids.begin(), ids.end()), ids.end());
  if (ids.size() > most) ids.resize(most);
  return ids;
}

void MemoryStore::each_with_words(const std::function<void(const Item&)>& visit) const {
  for (const Item& item : items_)
    if (item.words) visit(item);
}
std::map<Hash, std::int64_t> MemoryStore::without_words() const {
  std::map<Hash, std::int64_t> rows;
  for (const Item& item : items_)
    if (item.record.words && !item.words) rows.emplace(item.record.hash, item.row);
  return rows;
}

Result<Store, BookFault> MemoryStore::beside() const {
  return Store(std::make_unique<MemoryStore>(*this));
}

Store::Kept MemoryStore::writing(const std::function<bool()>& work) {
  const MemoryStore before = *this;
  try {
    if (work()) return Store::Kept::yes;
  } catch (...) {
    *this = before;
    throw;
  }
  *this = before;
  return Store::Kept::no;
}

Item* MemoryStore::find_row(std::int64_t row) {
  return row > 0 && row <= mark() ? &items_[static_cast<std::size_t>(row - 1)] : nullptr;
}

// And what another record of the log follows is no end of it any longer.
void MemoryStore::add_end(const LogEnd& end) {
  const auto place = [](const LogEnd& one) { return std::tie(one.origin, one.count, one.hash); };
  const auto at =
      std::lower_bound(ends_.begin(), ends_.end(), end,
                       [&](const LogEnd& a, const LogEnd& b) { return place(a) < place(b); });
  if (at == ends_.end() || place(*at) != place(end)) ends_.insert(at, end);
  std::erase_if(ends_, [&](const LogEnd& one) {
    return one.origin == end.origin &&
           std::any_of(items_.begin(), items_.end(), [&](const Item& item) {
             return item.record.origin == one.origin && item.record.previous == one.hash;
           });
  });
}

void MemoryStore::take(const Batch& batch) {
  for (const Arrival& one : batch.others) {
    const Record& record = one.record;
    KATTEGAT_CHECK(record.number == 1 || knows(record.origin, record.number - 1, record.previous));
    items_.push_back({mark() + 1, record, one.words});
  }
  for (const LogEnd& end : batch.ends)
    if (knows(end.origin, end.count, end.hash)) add_end(end);  // others come with a later batch
}

// Answers their rows.
std::vector<std::int64_t> MemoryStore::write(const std::vector<NewRecord>& new_records) {
  std::vector<std::int64_t> rows;
  if (new_records.empty()) return rows;
  if (!key_) key_ = new_key();
  Head end{own_log(), 0, {}};
  for (const Item& item : items_)
    if (item.record.origin == end.origin) end = {end.origin, item.record.number, item.record.hash};
  for (const NewRecord& one : new_records) {
    Record record = record_of(one);
    record.origin = end.origin;
    record.number = ++end.count;
    record.clock = clock_of(one.parent) + 1;
    record.previous = end.hash;
    record.hash = end.hash = record_hash(record);
    items_.push_back({mark() + 1, std::move(record), one.words});
    rows.push_back(mark());
  }
  add_end({end.origin, key_->open, end.count, end.hash, sign(*key_, end.hash)});
  return rows;
}

Appended MemoryStore::append(const Batch& batch) {
  take(batch);
  const std::vector<std::int64_t> rows = write(batch.own);
  for (const Posting& one : batch.postings) {
    KATTEGAT_CHECK(one.points > Points{} && one.payer != one.payee);
    const std::int64_t entry =
        one.entry > 0 ? one.entry : rows[static_cast<std::size_t>(-1 - one.entry)];
    postings_.push_back({one.session, entry, one.payer, one.payee, one.points});
  }
  for (const auto& [row, words] : batch.remember)
    if (Item* item = find_row(row); item && !item->words) item->words = words;
  for (const std::int64_t row : batch.forget)
    if (Item* item = find_row(row)) item->words.reset();
  return {mark(), own_head()};
}

}  // namespace kattegat
