#include "kattegat/journal/evenings/bringing.hpp"

namespace kattegat {

std::optional<NewRecord> bringing(const Bringing& asked, const Items& below,
                                  const EveningHistory& history) {
  const auto& [person, part] = asked;
  const Item* elsewhere = nullptr;
  for (const Item& item : below) {
    if (item.record.kind != RecordKind::player || item.record.id != person) continue;
    if (item.record.parent == part) return std::nullopt;
    elsewhere = &item;
  }
  if (!elsewhere) return std::nullopt;
  auto player = read_as<PlayerContents>(*elsewhere);
  if (!player) return std::nullopt;
  if (player->name.empty()) player->name = history.find(person)->written;  // it is forgotten
  return new_record(RecordKind::player, person, part, *player);
}

}  // namespace kattegat
