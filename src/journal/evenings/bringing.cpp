#include "kattegat/journal/evenings/bringing.hpp"

namespace kattegat {

std::optional<NewRecord> bringing(const Uuid& person, const Uuid& evening, const Items& below,
                                  const EveningHistory& history) {
  const Item* elsewhere = nullptr;
  for (const Item& item : below) {
    if (item.record.kind != RecordKind::player || item.record.id != person) continue;
    if (item.record.parent == evening) return std::nullopt;
    elsewhere = &item;
  }
  if (!elsewhere) return std::nullopt;
  auto player = read_as<PlayerContents>(*elsewhere);
  if (!player) return std::nullopt;
  if (player->name.empty()) player->name = history.find(person)->written;  // it is forgotten
  return new_record(RecordKind::player, person, evening, *player);
}

}  // namespace kattegat
