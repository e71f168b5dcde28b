#include "kattegat/journal/evenings/bringing.hpp"

#include "kattegat/core/check.hpp"

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
  const Participant* const here = history.find(person);
  KATTEGAT_CHECK(here);  // whoever has a record in any part takes part
  if (player->name.empty()) player->name = here->written;      // it is forgotten
  player->by_id = here->by_id && here->ids.front() == person;  // whichever record says so
  return new_record(RecordKind::player, person, part, *player);
}

}  // namespace kattegat
