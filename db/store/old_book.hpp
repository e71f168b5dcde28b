// A book of version 0.1 while it is taken over.
#pragma once
#include <string>

#include "db/store/bare_file.hpp"

namespace kattegat {

class OldBook {
 public:
  // Throws what trouble.hpp knows, as hold() does.
  explicit OldBook(const std::string& path);
  OldBook(const OldBook&) = delete;
  OldBook& operator=(const OldBook&) = delete;
  ~OldBook();

  [[nodiscard]] BareFile& file() { return file_; }
  [[nodiscard]] bool has_its_place();

  // From then on nobody else writes to it, and all that it has is in the one file; or another
  // program has just put a new book in its place. Who has it open is waited for.
  enum class Held { yes, gone, busy };
  Held hold();
  // It has lost its place, and takes nothing more: who has waited for it, and has it open, would
  // store what nobody finds. Not held any longer.
  void refuse_records();

 private:
  Held try_to_hold();
  Held held_now();

  BareFile file_;
  SQLite::Database& database_ = file_.database();
};

}  // namespace kattegat
