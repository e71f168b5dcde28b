#include "db/store/known_bytes.hpp"

#include <sqlite3.h>

#include <algorithm>
#include <bit>
#include <cstring>
#include <string>

namespace kattegat {
namespace {

// The wal-index, as the programs that have a book open share it, and the log: "WAL-mode File
// Format" in SQLite's documents. Numbers of the index are the machine's, those of the log have the
// highest byte first.
struct IndexHeader {
  std::uint32_t version, unused, changes;
  std::uint8_t is_made, has_big_end_sums;
  std::uint16_t page_size;
  std::uint32_t frames, pages;
  std::array<std::uint32_t, 2> frame_sum, salt, own_sum;
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
constexpr std::size_t log_header = 32, salt_in_header = 16;
constexpr std::size_t frame_header = 24, salt_in_frame = 8, sum_in_frame = 16;

sqlite3_file* file_of(SQLite::Database& database, int which) {
  sqlite3_file* file = nullptr;
  const bool is_known =
      sqlite3_file_control(database.getHandle(), nullptr, which, &file) == SQLITE_OK;
  return is_known && file && file->pMethods ? file : nullptr;
}

// Nothing where there is none, or somebody is just writing it.
std::optional<Index> read_index(sqlite3_file& book) {
  volatile void* shared = nullptr;
  if (book.pMethods->iVersion < 2 ||
      book.pMethods->xShmMap(&book, 0, index_page, 0, &shared) != SQLITE_OK || !shared)
    return std::nullopt;
  std::array<std::uint8_t, sizeof(Index)> bytes{};
  std::copy_n(static_cast<const volatile std::uint8_t*>(shared), bytes.size(), bytes.begin());
  const auto index = std::bit_cast<Index>(bytes);
  if (index.header != index.again || index.header.is_made == 0) return std::nullopt;
  return index;
}

// Zeros for what is not there. Whether it could be read at all.
template <std::size_t Size>
bool read_at(sqlite3_file& file, std::size_t at, std::array<std::uint8_t, Size>& bytes) {
  const int answer = file.pMethods->xRead(&file, bytes.data(), static_cast<int>(Size),
                                          static_cast<sqlite3_int64>(at));
  return answer == SQLITE_OK || answer == SQLITE_IOERR_SHORT_READ;
}

std::uint32_t number_at(const std::uint8_t* bytes) {
  return std::uint32_t{bytes[0]} << 24U | std::uint32_t{bytes[1]} << 16U |
         std::uint32_t{bytes[2]} << 8U | bytes[3];
}

bool fits(sqlite3_file& log, const IndexHeader& known) {
  if (known.frames == 0) return true;
  const std::size_t page = known.page_size == 1 ? 65'536 : known.page_size;
  const std::size_t last = log_header + (known.frames - 1) * (frame_header + page);
  std::array<std::uint8_t, log_header> header{};
  std::array<std::uint8_t, frame_header> frame{};
  if (!read_at(log, 0, header) || !read_at(log, last, frame)) return true;  // SQLite meets it, too
  const auto has_salt = [&](const std::uint8_t* bytes) {
    return std::memcmp(bytes, known.salt.data(), sizeof known.salt) == 0;
  };
  return has_salt(header.data() + salt_in_header) && has_salt(frame.data() + salt_in_frame) &&
         number_at(frame.data() + sum_in_frame) == known.frame_sum[0] &&
         number_at(frame.data() + sum_in_frame + 4) == known.frame_sum[1];
}

// Another program may begin the log anew between two looks: then its index is another one, too.
bool has_its_log(sqlite3_file& book, sqlite3_file& log) {
  for (;;) {
    const auto before = read_index(book);
    if (!before || fits(log, before->header)) return true;
    const auto after = read_index(book);
    if (!after) return true;
    if (after->header == before->header) return false;
  }
}

}  // namespace

bool KnownBytes::are_there(SQLite::Database& database) {
  sqlite3_file* const book = file_of(database, SQLITE_FCNTL_FILE_POINTER);
  sqlite3_file* const log = file_of(database, SQLITE_FCNTL_JOURNAL_POINTER);
  if (!book || !log) return true;
  if (!has_its_log(*book, *log)) return false;

  const std::filesystem::path path = database.getFilename();
  std::error_code fault;
  const auto size = std::filesystem::file_size(path, fault);
  const auto written = std::filesystem::last_write_time(path, fault);
  const auto index = read_index(*book);  // after the file: whoever writes there has said so by then
  if (fault || !index) return true;
  const Checkpoint last{index->header.salt, index->being_checkpointed};
  if (book_ && book_->last == last) return book_->size == size && book_->written == written;
  book_.reset();
  if (index->checkpointed != index->being_checkpointed) return true;
  const auto size_by_now = std::filesystem::file_size(path, fault);
  const auto written_by_now = std::filesystem::last_write_time(path, fault);
  if (!fault) book_ = Book{last, size_by_now, written_by_now};
  return true;
}

}  // namespace kattegat
