#include "kattegat/journal/whole.hpp"

namespace kattegat {

Result<EveningHistory, Damage> whole_history(EveningItems items, const People& people) {
  const Uuid id = items.id;
  auto history = evening_history(std::move(items), people);
  if (!history) return Damage{id, "this evening is missing"};
  return std::move(*history);
}

Result<Evening, Damage> whole_evening(const EveningHistory& history) {
  auto evening = typed(history);
  if (!evening) return Damage{history.id, "it cannot be read"};
  return std::move(*evening);
}

Result<WholeEvening, Damage> read_whole(EveningItems items, const People& people) {
  auto history = whole_history(std::move(items), people);
  if (!history) return history.error();
  auto evening = whole_evening(*history);
  if (!evening) return evening.error();
  return WholeEvening{std::move(*history), std::move(*evening)};
}

Damage missing_session(const Uuid& id) { return {id, "this session is missing"}; }

}  // namespace kattegat
