#include "db/store/store.hpp"

#include <memory>

#include "db/store/either.hpp"
#include "kattegat/core/check.hpp"

namespace kattegat {

Store::Store(std::unique_ptr<SqliteStore> store) : either_(std::move(store)) {}
Store::Store(std::unique_ptr<MemoryStore> store) : either_(std::move(store)) {}
Store::Store(Store&&) noexcept = default;
Store& Store::operator=(Store&&) noexcept = default;
Store::~Store() = default;

Mark Store::mark() {
  return ask(*this, [](auto& store) { return store.mark(); });
}
Items Store::below(const Uuid& id, Branch branch) {
  Items items = ask(*this, [&](auto& store) { return store.below(id); });
  std::erase_if(items, [&](const Item& item) { return branch_of(item.record.kind) != branch; });
  return items;
}
Items Store::with_id(const Uuid& id) {
  return ask(*this, [&](auto& store) { return store.with_id(id); });
}
Items Store::headers(const Range& rows) {
  return ask(*this, [&](auto& store) { return store.headers(rows); });
}
std::map<Uuid, std::int64_t> Store::entries_of_sessions() {
  return ask(*this, [](auto& store) { return store.entries_of_sessions(); });
}
std::set<Uuid> Store::decided_by_several() {
  return ask(*this, [](auto& store) { return store.decided_by_several(); });
}
std::vector<LogEnd> Store::ends() {
  return ask(*this, [](auto& store) { return store.ends(); });
}
Uuid Store::own_log() {
  return ask(*this, [](auto& store) { return store.own_log(); });
}
Hash Store::own_head() {
  return ask(*this, [](auto& store) { return store.own_head(); });
}
std::int64_t Store::clock_of(const Uuid& place) {
  return ask(*this, [&](auto& store) { return store.clock_of(place); });
}
std::size_t Store::own_below(const Uuid& place) {
  return ask(*this, [&](auto& store) { return store.own_below(place); });
}
bool Store::knows(const Uuid& origin, std::int64_t number, const Hash& hash) {
  return ask(*this, [&](auto& store) { return store.knows(origin, number, hash); });
}
Booked Store::booked(const Uuid& session) {
  return ask(*this, [&](auto& store) { return store.booked(session); });
}
std::int64_t Store::last_place() {
  return ask(*this, [](auto& store) { return store.last_place(); });
}
SessionSums Store::sums(const Range& places) {
  return ask(*this, [&](auto& store) { return store.sums(places); });
}
void Store::each_session(const Range& places, const SessionVisit& visit) {
  ask(*this, [&](auto& store) { store.each_session(places, visit); });
}
std::vector<Uuid> Store::ids_from(std::string_view digits, const WantedKind& wanted,
                                  std::size_t most) {
  return ask(*this, [&](auto& store) { return store.ids_from(digits, wanted, most); });
}
void Store::each_with_words(const std::function<void(const Item&)>& visit) {
  ask(*this, [&](auto& store) { store.each_with_words(visit); });
}
std::map<Hash, std::int64_t> Store::without_words() {
  return ask(*this, [](auto& store) { return store.without_words(); });
}
void Store::reading(const std::function<void()>& work) {
  ask(*this, [&](auto& store) { store.reading(work); });
}
Store::Kept Store::writing(const std::function<bool()>& work) {
  return ask(*this, [&](auto& store) { return store.writing(work); });
}
Appended Store::append(const Batch& batch) {
  return ask(*this, [&](auto& store) { return store.append(batch); });
}

Result<Store, BookFault> Store::beside() {
  using Answer = Result<Store, BookFault>;
  return ask(*this, Answers{[](SqliteStore& file) -> Answer {
                              const Connection& ours = file.connection();
                              auto connection = Connection::open(ours.path(), ours.to_read());
                              if (!connection) return connection.error();
                              return Store(std::make_unique<SqliteStore>(std::move(*connection)));
                            },
                            [](MemoryStore& memory) -> Answer {
                              return Store(std::make_unique<MemoryStore>(memory));
                            }});
}
bool Store::sees_the_same(Store& other) {
  const auto look = [](Store& store) {
    return ask(store, [](auto& one) { return std::pair(one.mark(), one.count_words()); });
  };
  return look(*this) == look(other);
}
std::optional<BookFault> Store::why_not_write() {
  return ask(*this, [](auto& store) { return store.why_not_write(); });
}
int Store::patience() {
  return ask(*this, Answers{[](SqliteStore& file) { return file.connection().patience(); },
                            [](MemoryStore&) { return 0; }});
}
void Store::set_patience(int milliseconds) {
  ask(*this, Answers{[&](SqliteStore& file) { file.connection().set_patience(milliseconds); },
                     [](MemoryStore&) {}});
}

OnlyInserts::OnlyInserts(Store& store) : store_(store) {
  ask(store_, [](auto& one) { one.guard(false); });
}
OnlyInserts::~OnlyInserts() {
  ask(store_, [](auto& one) { one.guard(true); });
}

void fill(Store& store, const std::function<void()>& work) {
  const OnlyInserts only(store);
  ask(store, [&](auto& one) { one.fill(work); });
}

SqliteStore& sqlite_of(Store& store) {
  SqliteStore* const file = ask(store, Answers{[](SqliteStore& one) { return &one; },
                                               [](MemoryStore&) -> SqliteStore* { return {}; }});
  KATTEGAT_CHECK(file != nullptr);
  return *file;
}

}  // namespace kattegat
