#include "db/finished.hpp"

#include <filesystem>

#include "db/connection.hpp"

namespace kattegat {

std::optional<BookFault> finish(const std::string& made) {
  try {
    {
      SQLite::Database database(made, SQLite::OPEN_READWRITE);
      database.exec("PRAGMA synchronous = FULL");
      Statement checkpoint(database, "PRAGMA wal_checkpoint(TRUNCATE)");
      Query answer(checkpoint);
      if (!answer.step() || answer.integer(0) != 0)
        throw SQLite::Exception("the log could not be brought into the file", SQLITE_FULL);
    }
    std::error_code error;
    const auto left = std::filesystem::file_size(made + "-wal", error);
    if (!error && left > 0)
      throw SQLite::Exception("the log could not be brought into the file", SQLITE_FULL);
    SQLite::Database database(made, SQLite::OPEN_READWRITE);
    database.exec("PRAGMA cell_size_check = ON");
    Statement check(database, "PRAGMA quick_check(1)");
    Query lines(check);
    if (!lines.step() || lines.view(0) != "ok")
      throw SQLite::Exception("what was written is not what is read", SQLITE_CORRUPT);
    return {};
  } catch (const SQLite::Exception& exception) {
    return fault_of(exception, made);
  }
}

}  // namespace kattegat
