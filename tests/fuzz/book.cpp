// Any bytes as a book: opened, verified, listed and recovered, or refused.
#include <unistd.h>

#include <fstream>

#include "db/book/evenings.hpp"
#include "db/book/roster.hpp"
#include "db/files/recover.hpp"
#include "db/proof/verify.hpp"
#include "db/season/season.hpp"
#include "fuzz/harness.hpp"

using namespace kattegat;

void kattegat::fuzz_book(std::string_view bytes) {
  const std::string path = "/dev/shm/kattegat-fuzz-" + std::to_string(::getpid()) + ".db";
  const std::string saved = path + "-saved";
  const auto remove_all = [&] {
    for (const std::string& file : {path, saved})
      for (const char* suffix : {"", "-wal", "-shm", "-key"}) ::unlink((file + suffix).c_str());
  };
  std::ofstream(path, std::ios::binary) << bytes;
  if (const auto book = Book::open_to_read(path)) {
    static_cast<void>(verify_book(*book));
    static_cast<void>(load_roster(*book));
    static_cast<void>(season(*book, {}));
    if (const auto lines = list_evenings(*book))
      for (const EveningLine& line : *lines) static_cast<void>(look_at(*book, line.id));
  }
  static_cast<void>(recover_book(path, saved));
  remove_all();
}
