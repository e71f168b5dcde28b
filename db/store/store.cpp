#include "db/store/store.hpp"

#include <memory>

#include "db/store/memory_store.hpp"
#include "db/store/sqlite_store.hpp"

namespace kattegat {

Store::Store(std::unique_ptr<SqliteStore> store) : either_(std::move(store)) {}
Store::Store(std::unique_ptr<MemoryStore> store) : either_(std::move(store)) {}
Store::Store(Store&&) noexcept = default;
Store& Store::operator=(Store&&) noexcept = default;
Store::~Store() = default;

namespace {
template <class Either, class Ask>
auto ask(Either& either, Ask&& question) {
  return std::visit([&](auto& store) { return question(*store); }, either);
}
}  // namespace

Mark Store::mark() {
  return ask(either_, [](auto& store) { return store.mark(); });
}
Items Store::below(const Uuid& id, Place place) {
  Items items = ask(either_, [&](auto& store) { return store.below(id); });
  std::erase_if(items, [&](const Item& item) { return place_of(item.record.kind) != place; });
  return items;
}
Items Store::with_id(const Uuid& id) {
  return ask(either_, [&](auto& store) { return store.with_id(id); });
}
Items Store::headers() {
  return ask(either_, [](auto& store) { return store.headers(); });
}
std::map<Uuid, std::int64_t> Store::entries_of_sessions() {
  return ask(either_, [](auto& store) { return store.entries_of_sessions(); });
}
std::vector<LogEnd> Store::ends() {
  return ask(either_, [](auto& store) { return store.ends(); });
}
Uuid Store::own_log() {
  return ask(either_, [](auto& store) { return store.own_log(); });
}
Hash Store::own_head() {
  return ask(either_, [](auto& store) { return store.own_head(); });
}
std::int64_t Store::clock_of(const Uuid& place) {
  return ask(either_, [&](auto& store) { return store.clock_of(place); });
}
std::size_t Store::own_below(const Uuid& place) {
  return ask(either_, [&](auto& store) { return store.own_below(place); });
}
bool Store::knows(const Uuid& origin, std::int64_t number, const Hash& hash) {
  return ask(either_, [&](auto& store) { return store.knows(origin, number, hash); });
}
Booked Store::booked(const Uuid& session) {
  return ask(either_, [&](auto& store) { return store.booked(session); });
}
SessionSums Store::sums() {
  return ask(either_, [](auto& store) { return store.sums(); });
}
std::vector<Uuid> Store::ids_from(std::string_view digits, std::size_t most) {
  return ask(either_, [&](auto& store) { return store.ids_from(digits, most); });
}
Items Store::all() {
  return ask(either_, [](auto& store) { return store.all(); });
}
void Store::each_with_words(const std::function<void(const Item&)>& visit) {
  ask(either_, [&](auto& store) { store.each_with_words(visit); });
}
std::map<Hash, std::int64_t> Store::without_words() {
  return ask(either_, [](auto& store) { return store.without_words(); });
}
void Store::reading(const std::function<void()>& work) {
  ask(either_, [&](auto& store) { store.reading(work); });
}
Store::Kept Store::writing(const std::function<bool()>& work) {
  return ask(either_, [&](auto& store) { return store.writing(work); });
}
Appended Store::append(const Batch& batch) {
  return ask(either_, [&](auto& store) { return store.append(batch); });
}

SqliteStore* Store::sqlite() {
  const auto* found = std::get_if<std::unique_ptr<SqliteStore>>(&either_);
  return found ? found->get() : nullptr;
}

}  // namespace kattegat
