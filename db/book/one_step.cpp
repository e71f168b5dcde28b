#include "db/book/one_step.hpp"

namespace kattegat {

void unreadable(const Uuid& record, const std::string& reason) {
  throw SQLite::Exception("record " + to_string(record) + ": " + reason, SQLITE_CORRUPT);
}
void unreadable(const Damage& damage) { unreadable(damage.record, damage.what); }

BookFault fault_of(const WhyNot& why) {
  return {why.is_missing ? BookFault::Kind::not_found : BookFault::Kind::other, why.text};
}
BookFault fault_in(const Book& book, const SQLite::Exception& exception) {
  return fault_of(exception, book.path());
}
BookFault no_evening(const Uuid& id) {
  return {BookFault::Kind::not_found, text(Word::book_no_evening, to_string(id))};
}
BookFault no_session(const Uuid& id) {
  return {BookFault::Kind::not_found, text(Word::book_no_session, to_string(id))};
}
BookFault no_entry(const Uuid& id) {
  return {BookFault::Kind::not_found, text(Word::book_no_entry, to_string(id))};
}

}  // namespace kattegat
