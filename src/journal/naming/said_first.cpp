#include "said_first.hpp"

namespace kattegat {

std::vector<NewRecord> name_first(const Roster& roster, const Person& person) {
  const Uuid id = person.ids.front();
  if (roster.name(id)) return {};
  return {new_record(
      RecordKind::name, id, roster_id,
      NameContents{.name = person.name, .by_id = person.by_id, .follows = {}, .as_written = true})};
}

std::optional<WhyNot> refuse_erased(const Roster& roster, const Person& person) {
  if (!roster.forgotten().has(person.ids)) return std::nullopt;
  return WhyNot{false, text(Word::roster_erased, person.name)};
}

}  // namespace kattegat
