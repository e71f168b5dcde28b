#include "db/store/scrub_debt.hpp"

#include <string>

#include "kattegat/core/uuid.hpp"

namespace kattegat {
namespace {

// Of a file's header, where SQLite keeps how many pages each connection is to hold in memory. As
// every one of ours says that itself, whoever does not know of a debt reads past it.
constexpr std::int64_t nothing_owed = 2000;  // nor any less

// SQLite takes it for the size of this connection's cache, too, which stays as it is.
void say_owed(SQLite::Database& database, std::int64_t number) {
  const std::string cache = database.execAndGet("PRAGMA cache_size").getString();
  database.exec("PRAGMA default_cache_size = " + std::to_string(number));
  database.exec("PRAGMA cache_size = " + cache);
}

}  // namespace

std::int64_t scrub_owed(SQLite::Database& database) {
  const std::int64_t number = database.execAndGet("PRAGMA default_cache_size").getInt64();
  return number > nothing_owed ? number : 0;
}
void owe_scrub(SQLite::Database& database) {
  const Uuid drawn = random_uuid();
  say_owed(database,
           nothing_owed + 1 + drawn.bytes[0] + (drawn.bytes[1] << 8) + (drawn.bytes[2] << 16));
}
bool pay_scrub(SQLite::Database& database, std::int64_t owed) {
  database.exec("BEGIN IMMEDIATE");
  const bool is_all = scrub_owed(database) == owed;
  if (is_all) say_owed(database, 0);
  database.exec("COMMIT");
  return is_all;
}

}  // namespace kattegat
