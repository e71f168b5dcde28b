#include "db/store/store.hpp"

#include "db/store/memory_store.hpp"
#include "db/store/sqlite_store.hpp"
#include "kattegat/core/check.hpp"

namespace kattegat {

Store::Store(std::unique_ptr<SqliteStore> file) : keeper_(std::move(file)) {}
Store::Store(std::unique_ptr<MemoryStore> memory) : keeper_(std::move(memory)) {}
Store::Store(Store&&) noexcept = default;
Store& Store::operator=(Store&&) noexcept = default;
Store::~Store() = default;

// What whoever keeps the records answers.
#define KATTEGAT_ASK(question) std::visit([&](auto& keeper) { return keeper->question; }, keeper_)

Mark Store::mark() { return KATTEGAT_ASK(mark()); }
Items Store::below(const Uuid& id, Branch branch) { return KATTEGAT_ASK(below(id, branch)); }
Items Store::with_id(const Uuid& id) { return KATTEGAT_ASK(with_id(id)); }
Items Store::headers(const Range& rows) { return KATTEGAT_ASK(headers(rows)); }
std::map<Uuid, std::int64_t> Store::entries_of_sessions() {
  return KATTEGAT_ASK(entries_of_sessions());
}
std::set<Uuid> Store::decided_by_several() { return KATTEGAT_ASK(decided_by_several()); }
std::vector<LogEnd> Store::ends() { return KATTEGAT_ASK(ends()); }
Uuid Store::own_log() { return KATTEGAT_ASK(own_log()); }
Hash Store::own_head() { return KATTEGAT_ASK(own_head()); }
std::int64_t Store::clock_of(const Uuid& place) { return KATTEGAT_ASK(clock_of(place)); }
std::size_t Store::own_below(const Uuid& place) { return KATTEGAT_ASK(own_below(place)); }
bool Store::knows(const Uuid& origin, std::int64_t number, const Hash& hash) {
  return KATTEGAT_ASK(knows(origin, number, hash));
}
Booked Store::booked(const Uuid& session) { return KATTEGAT_ASK(booked(session)); }
std::int64_t Store::last_place() { return KATTEGAT_ASK(last_place()); }
SessionSums Store::sums(const Range& places) { return KATTEGAT_ASK(sums(places)); }
void Store::each_session(const Range& places, const SessionVisit& visit) {
  KATTEGAT_ASK(each_session(places, visit));
}
std::vector<Uuid> Store::ids_from(std::string_view digits, const WantedKind& wanted,
                                  std::size_t most) {
  return KATTEGAT_ASK(ids_from(digits, wanted, most));
}
std::int64_t Store::count_words() { return KATTEGAT_ASK(count_words()); }
void Store::each_with_words(const std::function<void(const Item&)>& visit) {
  KATTEGAT_ASK(each_with_words(visit));
}
std::map<Hash, std::int64_t> Store::without_words() { return KATTEGAT_ASK(without_words()); }

void Store::reading(const std::function<void()>& work) { KATTEGAT_ASK(reading(work)); }
Store::Kept Store::writing(const std::function<bool()>& work) {
  return KATTEGAT_ASK(writing(work));
}

Appended Store::append(const Batch& batch) { return KATTEGAT_ASK(append(batch)); }
void Store::fill(const std::function<void()>& work) {
  const OnlyInserts only(*this);
  KATTEGAT_ASK(fill(work));
}
void Store::guard(bool on) { KATTEGAT_ASK(guard(on)); }

Result<Store, BookFault> Store::beside() { return KATTEGAT_ASK(beside()); }
std::optional<BookFault> Store::why_not_write() { return KATTEGAT_ASK(why_not_write()); }
int Store::patience() { return KATTEGAT_ASK(patience()); }
void Store::set_patience(int milliseconds) { KATTEGAT_ASK(set_patience(milliseconds)); }

#undef KATTEGAT_ASK

SqliteStore* find_sqlite(Store& store) {
  auto* const file = std::get_if<std::unique_ptr<SqliteStore>>(&store.keeper());
  return file ? file->get() : nullptr;
}
SqliteStore& sqlite_of(Store& store) {
  SqliteStore* const file = find_sqlite(store);
  KATTEGAT_CHECK(file != nullptr);
  return *file;
}

}  // namespace kattegat
