#include "db/book/ids.hpp"

#include "db/book/steps/one_step.hpp"
#include "kattegat/core/text/digits.hpp"
#include "kattegat/core/text/hexadecimal.hpp"
#include "kattegat/core/text/joined.hpp"

namespace kattegat {

Result<std::string, BookFault> digits_of_id(std::string_view typed) {
  const auto no_id = [&](WordFor<1> why) {
    return BookFault{BookFault::Kind::not_found, text(why, std::string(typed))};
  };
  std::string digits;
  for (const char c : typed) {
    const char low = ascii_lower(c);
    const bool is_digit = hexadecimal(low) >= 0;
    if (!is_digit && c != '-') return no_id(Word::book_not_an_id);
    if (is_digit) digits += low;
  }
  constexpr std::size_t shortest = 4, longest = 32;
  if (digits.size() < shortest) return no_id(Word::book_id_short);
  if (digits.size() > longest) return no_id(Word::book_id_none);
  return digits;
}

Result<Uuid, BookFault> find_id(const Book& book, std::string_view typed,
                                std::optional<RecordKind> wanted) {
  if (const auto whole = parse_uuid(typed)) return *whole;
  const auto digits = digits_of_id(typed);
  if (!digits) return digits.error();
  const auto is_wanted = [&](RecordKind kind) { return thing_of(kind) == wanted; };
  const auto is_thing = [](RecordKind kind) { return thing_of(kind).has_value(); };
  const auto found = read(book, [&] {
    constexpr std::size_t most = 5;
    std::vector<Uuid> ids;
    if (wanted) ids = book.store().ids_from(*digits, is_wanted, most);
    return ids.empty() ? book.store().ids_from(*digits, is_thing, most) : ids;
  });
  if (!found) return found.error();
  if (found->empty())
    return BookFault{BookFault::Kind::not_found, text(Word::book_id_none, std::string(typed))};
  if (found->size() == 1) return found->front();
  return BookFault{BookFault::Kind::ambiguous,
                   text(Word::book_id_several, std::string(typed),
                        joined(*found, ", ", [](const Uuid& id) { return to_string(id); }))};
}

Result<std::set<RecordKind>, BookFault> kinds_of(const Book& book, const Uuid& id) {
  return read(book, [&] {
    std::set<RecordKind> kinds;
    for (const Item& item : book.store().with_id(id)) kinds.insert(item.record.kind);
    return kinds;
  });
}

}  // namespace kattegat
