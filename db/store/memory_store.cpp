#include "db/store/memory_store.hpp"

#include <algorithm>
#include <set>

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

Items MemoryStore::below(const Uuid& place) const {
  return items_that([&](const Item& item) { return item.record.parent == place; });
}
Items MemoryStore::with_id(const Uuid& id) const {
  return items_that([&](const Item& item) { return item.record.id == id; });
}
Items MemoryStore::headers() const {
  return items_that([](const Item& item) { return is_header(item.record.kind); });
}

Hash MemoryStore::own_head() const {
  Hash head{};
  for (const Item& item : items_)
    if (item.record.origin == origin_of(key_.open)) head = item.record.hash;
  return head;
}

std::map<Uuid, std::int64_t> MemoryStore::entries_of_sessions() const {
  std::map<Uuid, std::set<Uuid>> ids;
  for (const Item& item : items_)
    if (item.record.kind == RecordKind::entry || item.record.kind == RecordKind::correction)
      ids[item.record.parent].insert(item.record.id);
  std::map<Uuid, std::int64_t> counts;
  for (const auto& [session, entries] : ids)
    counts[session] = static_cast<std::int64_t>(entries.size());
  return counts;
}

std::int64_t MemoryStore::clock_of(const Uuid& place) const {
  std::int64_t clock = 0;
  for (const Item& item : items_)
    if (item.record.parent == place) clock = std::max(clock, item.record.clock);
  return clock;
}

std::size_t MemoryStore::own_below(const Uuid& place) const {
  const Uuid own = origin_of(key_.open);
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

SessionSums MemoryStore::sums() const {
  SessionSums sums;
  for (const Posting& one : postings_) add(sums[one.session], one.payer, one.payee, one.points);
  return sums;
}

std::vector<Uuid> MemoryStore::ids_from(std::string_view digits, std::size_t most) const {
  std::vector<Uuid> ids;
  for (const Item& item : items_) {
    std::string text = to_string(item.record.id);
    std::erase(text, '-');
    if (text.rfind(digits, 0) == 0) ids.push_back(item.record.id);
  }
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

Appended MemoryStore::append(const Batch& batch) {
  Appended appended;
  std::vector<std::int64_t> rows;  // of our own records
  for (const Arrival& one : batch.others) items_.push_back({mark() + 1, one.record, one.words});
  const auto passed = [&](const LogEnd& end) {
    return std::any_of(items_.begin(), items_.end(), [&](const Item& item) {
      return item.record.origin == end.origin && item.record.previous == end.hash;
    });
  };
  ends_.insert(ends_.end(), batch.ends.begin(), batch.ends.end());

  const Uuid origin = origin_of(key_.open);
  for (const NewRecord& one : batch.own) {
    Record record{.origin = origin,
                  .number = 1,
                  .clock = clock_of(one.parent) + 1,
                  .kind = one.kind,
                  .id = one.id,
                  .parent = one.parent,
                  .body = one.body,
                  .words = std::nullopt,
                  .previous = {},
                  .hash = {}};
    for (const Item& item : items_)
      if (item.record.origin == origin) {
        record.number = item.record.number + 1;
        record.previous = item.record.hash;
      }
    if (one.words) record.words = commitment(*one.words);
    record.hash = record_hash(record);
    appended.head = record.hash;
    items_.push_back({mark() + 1, record, one.words});
    rows.push_back(mark());
    ends_.push_back({origin, key_.open, record.number, record.hash, sign(key_, record.hash)});
  }
  std::erase_if(ends_, passed);

  for (const Posting& one : batch.postings) {
    const std::int64_t entry =
        one.entry > 0 ? one.entry : rows[static_cast<std::size_t>(-1 - one.entry)];
    postings_.push_back({one.session, entry, one.payer, one.payee, one.points});
  }
  for (const auto& [row, words] : batch.remember)
    items_[static_cast<std::size_t>(row - 1)].words = words;
  for (const std::int64_t row : batch.forget)
    items_[static_cast<std::size_t>(row - 1)].words.reset();
  appended.mark = mark();
  return appended;
}

}  // namespace kattegat
