#include "held_evening.hpp"

#include <algorithm>

#include "differs.hpp"
#include "kattegat/evening/header_terms.hpp"

namespace kattegat {
namespace {

bool is_headed_by(const Evening& file, const EveningKeys& keys, const std::string& place) {
  return terms_of(keys) == terms_of(file.keys) && is_same_or_forgotten(place, file.place);
}
// It holds no longer, or is one side of a conflict.
bool has_heard_of_header(const EveningInBook& held, const Evening& file) {
  return std::any_of(held.items.below.begin(), held.items.below.end(), [&](const Item& item) {
    if (item.record.kind != RecordKind::evening || item.record.id != *file.id) return false;
    const auto said = read_as<EveningContents>(item);
    return said && is_headed_by(file, said->keys, said->place);
  });
}
// Of a whole the header of its part need not hold, but for the money that is meant.
bool is_another_header(const EveningInBook& held, const Evening& file) {
  return held.evening.id == file.id || held.evening.keys.currency() != file.keys.currency() ||
         held.evening.coin != file.coin;
}

NotAdded refused_for_its_id(const Evening& file, Violation why) {
  return Refused{file, {{{}, {}, std::move(why)}}};
}

}  // namespace

Result<HeldEvening, NotAdded> held_evening(const Evening& file, const BookBefore& book) {
  if (!book.evening) return NotAdded(book.evening.error());
  if (!*book.evening) {
    if (book.what_has(*file.id).is_taken) return refused_for_its_id(file, differs("id", *file.id));
    return HeldEvening{};
  }
  const EveningInBook& held = **book.evening;
  if (is_headed_by(file, held.evening.keys, held.evening.place)) return HeldEvening{&held, false};
  if (!has_heard_of_header(held, file))
    return refused_for_its_id(file, {"id", text(Word::import_other_evening, to_string(*file.id))});
  return HeldEvening{&held, is_another_header(held, file)};
}

}  // namespace kattegat
