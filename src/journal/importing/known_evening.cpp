#include "known_evening.hpp"

#include <algorithm>

#include "differs.hpp"
#include "kattegat/evening/header_terms.hpp"

namespace kattegat {
namespace {

bool is_headed_by(const Evening& file, const EveningKeys& keys, const std::string& place) {
  return terms_of(keys) == terms_of(file.keys) && is_same_or_forgotten(place, file.place);
}
// It holds no longer, or is one side of a conflict.
bool has_heard_of_header(const EveningInBook& in_book, const Evening& file) {
  return std::any_of(in_book.items.below.begin(), in_book.items.below.end(), [&](const Item& item) {
    if (item.record.kind != RecordKind::evening || item.record.id != *file.id) return false;
    const auto said = read_as<EveningContents>(item);
    return said && is_headed_by(file, said->keys, said->place);
  });
}
// Of a whole the header of its part need not hold, but for the money that is meant,
// whoever names it and whoever leaves it to the default.
bool is_another_header(const EveningInBook& in_book, const Evening& file) {
  const Evening& known = in_book.sound.evening;
  return known.id == file.id || known.currency != file.currency || known.coin != file.coin;
}

NotAdded refused_for_its_id(const Evening& file, Violation why) {
  return Refused{file, {{{}, {}, std::move(why)}}};
}

}  // namespace

Result<KnownEvening, NotAdded> known_evening(const Evening& file, const BookBefore& book) {
  if (!book.evening) return NotAdded(book.evening.error());
  if (!*book.evening) {
    if (book.what_has(*file.id).is_taken) return refused_for_its_id(file, differs("id", *file.id));
    return KnownEvening{};
  }
  const EveningInBook& in_book = **book.evening;
  if (is_headed_by(file, in_book.sound.evening.keys, in_book.sound.evening.place))
    return KnownEvening{&in_book, false};
  if (!has_heard_of_header(in_book, file))
    return refused_for_its_id(file, {"id", text(Word::import_other_evening, to_string(*file.id))});
  return KnownEvening{&in_book, is_another_header(in_book, file)};
}

}  // namespace kattegat
