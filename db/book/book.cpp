#include "db/book/book.hpp"

#include <set>

#include "db/book/steps/one_step.hpp"
#include "db/book/taking_over.hpp"
#include "db/store/book_file.hpp"
#include "db/store/memory_store.hpp"
#include "db/store/opening.hpp"
#include "db/store/sqlite_store.hpp"
#include "kattegat/core/text/hexadecimal.hpp"
#include "kattegat/core/text/joined.hpp"

namespace kattegat {

Result<Book, BookFault> Book::open(const std::string& path, Access access) {
  TakenOverBook old;
  auto connection = open_connection(path, access);
  if (!connection && connection.error().kind == BookFault::Kind::older) {
    auto taken = take_over_legacy(path);
    if (!taken) return taken.error();
    old = std::move(*taken);
    connection = open_connection(path, access);
  }
  if (!connection) return connection.error();
  Book book(Store(std::make_unique<SqliteStore>(std::move(*connection))), path);
  book.taken_over_from_ = std::move(old.kept);
  book.taken_over_without_ = old.lost;
  book.taken_over_erased_ = old.erased;
  return book;
}
Book Book::in_memory() { return {Store(std::make_unique<MemoryStore>()), "memory"}; }

bool Book::is_there(const std::string& path) { return !look_at_file(path); }
Result<Book, BookFault> Book::open_to_read(const std::string& path) {
  return open(path, Access::read);
}
Result<Book, BookFault> Book::open_to_write(const std::string& path) {
  return open(path, Access::write);
}
Result<Book, BookFault> Book::open_or_create(const std::string& path) {
  return open(path, Access::create);
}
Result<Book, BookFault> Book::open_to_fill(const std::string& path) {
  return open(path, Access::fill);
}
Result<Book, BookFault> Book::open_strange_copy(const std::string& path) {
  return open(path, Access::foreign);
}
void Book::set_patience(int milliseconds) { store_->set_patience(milliseconds); }

std::vector<Text> told_of_taking_over(const Book& book) {
  std::vector<Text> told;
  if (!book.taken_over_from().empty())
    told.push_back(text(Word::book_old_kept, book.taken_over_from()));
  if (book.taken_over_without() > 0)
    told.push_back(text(Word::book_old_lacks, book.taken_over_without()));
  if (book.taken_over_erased() > 0)
    told.push_back(text(Word::book_old_erased, book.taken_over_erased()));
  return told;
}

Result<std::vector<Head>, BookFault> heads(const Book& book) {
  return read(book, [&] { return heads_of(book.store().ends()); });
}

Result<Uuid, BookFault> own_log(const Book& book) {
  return read(book, [&] { return book.store().own_log(); });
}

Result<bool, BookFault> contains_head(const Book& book, const Head& head) {
  return read(book, [&] { return book.store().knows(head.origin, head.count, head.hash); });
}

Result<std::string, BookFault> digits_of_id(std::string_view typed) {
  const auto no_id = [&](WordFor<1> why) {
    return BookFault{BookFault::Kind::not_found, text(why, std::string(typed))};
  };
  std::string digits;
  for (const char c : typed) {
    const char low = in_lower_case(c);
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
