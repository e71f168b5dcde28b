#include "db/store/root_page.hpp"

#include <fstream>

#include "db/store/bare_file.hpp"
#include "db/store/trouble.hpp"

namespace kattegat {
namespace {

struct Root {
  std::int64_t begin = 0, size = 0;  // in bytes
};

Root root_of(const std::string& path, const std::string& table) {
  Root root;
  is_readable([&] {
    BareFile file(path);
    Statement statement = file.statement(
        "SELECT s.rootpage, p.page_size FROM sqlite_schema s, pragma_page_size p WHERE s.name = ?");
    Query found(statement);
    found.bind(1, table);
    if (!found.step() || found.integer(0) < 1) return;
    root = {(found.integer(0) - 1) * found.integer(1), found.integer(1)};
  });
  return root;
}

// The first row is there: of a table of a million more would take long. All of it is in order where
// the first is.
bool is_found(const std::string& path, const std::string& table) {
  bool is_there = false;
  is_readable([&] {
    BareFile file(path);
    Statement first = file.statement("SELECT 1 FROM " + table + " NOT INDEXED LIMIT 1");
    Query row(first);
    is_there = row.step();
  });
  return is_there;
}
bool is_sound(const std::string& path, const std::string& table) {
  bool is_in_order = false;
  is_readable([&] {
    BareFile file(path);
    Statement check = file.statement("PRAGMA quick_check('" + table + "')");
    Query answer(check);
    is_in_order = answer.step() && answer.text(0) == "ok";
  });
  return is_in_order;
}

void flip(std::fstream& file, std::int64_t at, unsigned bit) {
  char byte = 0;
  file.seekg(at);
  file.get(byte);
  file.seekp(at);
  file.put(static_cast<char>(byte ^ (1 << bit)));
  file.flush();
}

}  // namespace

void mend_root(const std::string& path, const std::string& table) {
  if (is_found(path, table) || is_sound(path, table)) return;  // sound without a row: empty
  const Root root = root_of(path, table);
  std::fstream file(path, std::ios::in | std::ios::out | std::ios::binary);
  for (std::int64_t at = root.begin; file && at < root.begin + root.size; ++at)
    for (unsigned bit = 0; bit < 8; ++bit) {
      flip(file, at, bit);
      if (is_found(path, table) && is_sound(path, table)) return;
      flip(file, at, bit);
    }
}

}  // namespace kattegat
