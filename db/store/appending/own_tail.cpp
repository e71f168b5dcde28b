#include "db/store/appending/own_tail.hpp"

#include "db/store/key_file.hpp"

namespace kattegat {
namespace {

[[noreturn]] void no_key(const std::error_code& fault, const std::string& book) {
  if (fault == std::errc::no_space_on_device)
    throw Trouble{fault_at(BookFault::Kind::full, Word::book_full, book)};
  throw Trouble{
      fault_at(BookFault::Kind::other, Word::book_cannot_open, key_file_of(book), fault.message())};
}

}  // namespace

OwnTail find_own_tail(Connection& connection) {
  const auto key = read_key(connection.path());
  if (!key) no_key(key.error(), connection.path());
  if (!*key) return {};
  const Uuid uuid = origin_of((*key)->open);
  const auto origin = connection.number(
      "SELECT origin FROM self JOIN origin o USING (origin) WHERE uuid = ?", uuid);
  if (!origin) return {};
  Query end = connection.query(
      "SELECT record, number, hash, signature FROM record LEFT JOIN log_end USING (record)"
      " WHERE origin = ? ORDER BY number DESC, record DESC LIMIT 1",
      *origin);
  OwnTail tail{*origin, uuid, **key};
  if (!end.step()) return tail;
  if (end.is_null(3) || !is_signed((*key)->open, end.bytes<32>(2), end.bytes<64>(3))) return {};
  tail.record = end.integer(0);
  tail.number = end.integer(1);
  tail.hash = end.bytes<32>(2);
  return tail;
}

OwnTail begin_own_log(Connection& connection) {
  const auto key = make_key(connection.path());
  if (!key) no_key(key.error(), connection.path());
  OwnTail tail{.uuid = origin_of(key->open), .key = *key};
  connection.run("INSERT INTO origin (uuid, key) VALUES (?, ?)", tail.uuid, key->open);
  tail.origin = connection.last_insert();
  connection.run("DELETE FROM self");
  connection.run("INSERT INTO self (one, origin) VALUES (1, ?)", tail.origin);
  return tail;
}

}  // namespace kattegat
