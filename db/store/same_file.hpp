// Whether what lies under the name of an open book is still the file that was opened, with the log
// that it had then, and both as SQLite has left them.
#pragma once
#include <SQLiteCpp/SQLiteCpp.h>

#include <cstdint>
#include <optional>
#include <string>
#include <utility>

#include "db/store/file_look.hpp"
#include "db/store/known_bytes.hpp"

namespace kattegat {

class SameFile {
 public:
  explicit SameFile(std::string book) : path_(std::move(book)) {}

  // How one looks that is about to be opened without locks; nothing where it has them.
  void expect_at_rest(std::optional<FileLook> look) { at_rest_ = look; }
  // The log that lies there now is its own. What is known of an earlier opening is forgotten.
  void begin();
  // Of one that is open to write, once it has begun. `patience`: how long to wait for another
  // program, in milliseconds.
  void get_to_know(SQLite::Database&, int patience);

  // Of one that is open to write: learns whether the files still hold what SQLite has written, and
  // nobody has copied another one over them. Once they do not, it stays so until it begins anew.
  bool look_again(SQLite::Database&, int patience);

  // Of one that is read without locks: whether nobody has written to it since.
  [[nodiscard]] bool is_as_opened() const;
  // Whether the file and its log are still there under their names.
  [[nodiscard]] bool is_in_place(SQLite::Database&) const;
  // Whether somebody has gone on without ours, which is not to be laid over theirs.
  [[nodiscard]] bool has_anothers_log() const;

 private:
  struct FileId {  // of the file system's
    std::uint64_t device = 0, number = 0;
    bool operator==(const FileId&) const = default;
  };
  static std::optional<FileId> file_id(const std::string& path);
  [[nodiscard]] bool is_sound_anew(SQLite::Database&, int patience) const;

  std::string path_;
  std::optional<FileLook> at_rest_;
  std::string log_path_;
  std::optional<FileId> log_;  // as it was opened
  KnownBytes known_;
  bool is_written_over_ = false;
};

}  // namespace kattegat
