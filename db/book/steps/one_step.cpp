#include "db/book/steps/one_step.hpp"

namespace kattegat {

BookFault fault_of(const WhyNot& why) {
  return {why.is_missing ? BookFault::Kind::not_found : BookFault::Kind::other, why.text};
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
