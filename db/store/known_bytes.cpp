#include "db/store/known_bytes.hpp"

#include <sqlite3.h>

#include <algorithm>
#include <cstring>
#include <string>
#include <string_view>

#include "db/store/bytes/page_size.hpp"
#include "db/store/bytes/sqlite_format.hpp"

namespace kattegat {
namespace {

// The wal-index, as the programs that have a book open share it, and the log: "WAL-mode File
// Format" in SQLite's documents. Numbers of the index are the machine's.
struct IndexHeader {
  std::uint32_t version, unused, changes;
  std::uint8_t is_made, has_big_end_sums;
  std::uint16_t page_size;
  std::uint32_t frames, pages;
  std::array<std::uint32_t, 2> frame_sums, salts, own_sums;
  bool operator==(const IndexHeader&) const = default;
};
struct Index {
  IndexHeader header, again;
  std::uint32_t checkpointed;
  std::array<std::uint32_t, 5> marks;
  std::array<std::uint8_t, 8> locks;
  std::uint32_t being_checkpointed, reserved;
};
static_assert(sizeof(IndexHeader) == 48 && sizeof(Index) == 136);
constexpr int index_page = 32'768;

sqlite3_file* file_behind(SQLite::Database& database, int which) {
  sqlite3_file* file = nullptr;
  const bool is_known =
      sqlite3_file_control(database.getHandle(), nullptr, which, &file) == SQLITE_OK;
  return is_known && file && file->pMethods ? file : nullptr;
}

// Nothing where there is none, or somebody is just writing it.
std::optional<Index> read_shared_index(sqlite3_file& book) {
  volatile void* shared = nullptr;
  if (book.pMethods->iVersion < 2 ||
      book.pMethods->xShmMap(&book, 0, index_page, 0, &shared) != SQLITE_OK || !shared)
    return std::nullopt;
  std::array<std::uint8_t, sizeof(Index)> bytes{};
  std::copy_n(static_cast<const volatile std::uint8_t*>(shared), bytes.size(), bytes.begin());
  Index index{};
  std::memcpy(&index, bytes.data(), bytes.size());
  if (index.header != index.again || index.header.is_made == 0) return std::nullopt;
  return index;
}

// With zeros for what is not there; nothing where it cannot be read.
template <class Header>
std::optional<std::array<char, Header::size>> header_bytes(sqlite3_file& file, std::size_t at) {
  std::array<char, Header::size> bytes{};
  const int answer = file.pMethods->xRead(&file, bytes.data(), static_cast<int>(bytes.size()),
                                          static_cast<sqlite3_int64>(at));
  if (answer != SQLITE_OK && answer != SQLITE_IOERR_SHORT_READ) return std::nullopt;
  return bytes;
}

bool has_last_frame(sqlite3_file& log, const IndexHeader& known) {
  if (known.frames == 0) return true;
  const std::size_t page = page_size_of_two_bytes(known.page_size);
  const auto log_header = header_bytes<LogHeader>(log, 0);
  const auto frame_header = header_bytes<FrameHeader>(
      log, LogHeader::size + (known.frames - 1) * (FrameHeader::size + page));
  if (!log_header || !frame_header) return true;  // SQLite meets it, too
  const std::string_view header(log_header->data(), log_header->size());
  const std::string_view frame(frame_header->data(), frame_header->size());
  const std::string_view salts(reinterpret_cast<const char*>(known.salts.data()), size_of_salts);
  return header.substr(LogHeader::salts, size_of_salts) == salts &&
         frame.substr(FrameHeader::salts, size_of_salts) == salts &&
         four_bytes_at(frame, FrameHeader::sums) == known.frame_sums[0] &&
         four_bytes_at(frame, FrameHeader::sums + 4) == known.frame_sums[1];
}

// Another program may begin the log anew between two looks: then its index is another one, too.
bool has_its_log(sqlite3_file& book, sqlite3_file& log) {
  for (;;) {
    const auto before = read_shared_index(book);
    if (!before || has_last_frame(log, before->header)) return true;
    const auto after = read_shared_index(book);
    if (!after) return true;
    if (after->header == before->header) return false;
  }
}

}  // namespace

KnownBytes::Found KnownBytes::look(SQLite::Database& database) {
  sqlite3_file* const book = file_behind(database, SQLITE_FCNTL_FILE_POINTER);
  sqlite3_file* const log = file_behind(database, SQLITE_FCNTL_JOURNAL_POINTER);
  if (!book || !log) return Found::as_known;
  if (!has_its_log(*book, *log)) return Found::lost;

  const std::string& path = database.getFilename();
  const FileLook now = look_from_outside(path);
  const auto index =
      read_shared_index(*book);  // after the file: whoever writes there has said so by then
  if (!index) return Found::as_known;
  const Checkpoint last{index->header.salts, index->being_checkpointed};
  if (book_ && book_->last == last) {
    if (book_->is == now) return Found::as_known;
    const bool is_shorter = now.size < book_->is.size;
    book_->is = now;
    return is_shorter ? Found::lost : Found::changed;
  }
  book_.reset();
  if (index->checkpointed != index->being_checkpointed) return Found::as_known;
  book_ = Book{last, look_from_outside(path)};
  return Found::as_known;
}

}  // namespace kattegat
