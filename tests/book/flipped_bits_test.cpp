// One bit that has flipped in what many records share, or in a number that a record has: nothing of
// the book is lost by that.
#include "db/files/recover.hpp"
#include "db/store/bytes/page_size.hpp"
#include "support/closed_book.hpp"
#include "support/form.hpp"
#include "support/tampering.hpp"

using namespace kattegat;
using namespace kattegat::test;

namespace flipped_bits_test {
namespace {

constexpr int notes = 140;  // more than one byte counts

std::string book_of_notes(const Folder& folder) {
  std::string entries;
  for (int i = 0; i < notes; ++i) entries += R"({"type":"note","text":"water"},)";
  const std::string path = folder.path("book.db");
  Book book = opened(path);
  import_into(book, ligeud_evening(1, entries + nine_made(1)));
  return path;
}
// As SQL has it, with one bit turned round.
std::string flipped(Uuid id) {
  id.bytes[5] ^= 4;
  return blob(to_string(id));
}
void is_recovered_whole(const Folder& folder, const std::string& path, const Head& end) {
  const auto recovered = recover_book(path, folder.path("saved.db"));
  REQUIRE(recovered.has_value());
  CHECK(static_cast<std::int64_t>(recovered->records) == end.count);
  CHECK(recovered->lost == 0);
  {
    const auto saved = Book::open_to_read(folder.path("saved.db"));
    REQUIRE(saved.has_value());
    CHECK(differences(*saved).empty());
    CHECK(*contains_head(*saved, end));  // its log is still the one that was signed
  }
  std::filesystem::remove(folder.path("saved.db"));
}
Head end_of(const std::string& path) { return heads(*Book::open_to_read(path))->front(); }

}  // namespace

TEST_CASE("an id that many records share is put right in all of them", "[recover]") {
  const Folder folder;
  const std::string path = book_of_notes(folder);
  const Head end = end_of(path);
  tamper(path, "UPDATE origin SET uuid = " + flipped(end.origin) + "; UPDATE place SET id = " +
                   flipped(uuid_of(2, 1)) + " WHERE id = " + blob(id_of(2, 1)));
  is_recovered_whole(folder, path, end);
  // And what has flipped in one of these beside that.
  tamper(path,
         "UPDATE record SET body = replace(body, 'note', 'oote') WHERE record ="
         " (SELECT max(record) FROM record WHERE body LIKE '%note%')");
  is_recovered_whole(folder, path, end);
}

TEST_CASE("a number of a record is put right, whichever bit of it has flipped", "[recover]") {
  const Folder folder;
  const std::string path = book_of_notes(folder), sound = read_bytes(path);
  const Head end = end_of(path);
  for (const char* damage :
       {"kind = kind + 64", "kind = kind - 128", "kind = 0", "number = number + 16384",
        "number = number - 32768", "clock = clock - 32768",
        "previous = (previous | 4) - (previous & 4)", "previous = previous - 32768"})
    for (const std::int64_t row : {end.count - 20, end.count}) {
      CAPTURE(damage, row);
      folder.file("book.db", sound);
      tamper(path,
             "UPDATE record SET " + std::string(damage) + " WHERE record = " + std::to_string(row));
      is_recovered_whole(folder, path, end);
    }
}

TEST_CASE("where nothing but the place of a log's end has flipped nothing is said to be lost",
          "[recover]") {
  const Folder folder;
  const std::string path = book_of_notes(folder);
  const Head end = end_of(path);
  tamper(path, "UPDATE log_end SET record = record + 16");
  const auto recovered = recover_book(path, folder.path("saved.db"));
  REQUIRE(recovered.has_value());
  CHECK(static_cast<std::int64_t>(recovered->records) == end.count);
  CHECK(recovered->lost == 0);
}

TEST_CASE("whatever bit of a book's header has flipped, all of it is recovered", "[recover]") {
  constexpr std::size_t header = 100, first_of_writer = 18, first_of_version = 60;
  const Folder folder;
  const std::string path = book_of_notes(folder), sound = read_bytes(path);
  const Head end = end_of(path);
  for (std::size_t bit = 0; bit < 8 * header; ++bit) {
    const std::size_t byte = bit / 8;
    const bool is_told = byte == first_of_writer || byte / 4 == first_of_version / 4;
    if (!is_told && bit % static_cast<std::size_t>(form({13, 25, 1})) != 0) continue;
    CAPTURE(byte, bit % 8);
    folder.file("book.db", with_flipped(sound, bit));
    is_recovered_whole(folder, path, end);
  }
}

TEST_CASE("a book that its own header says nobody may write to is damaged", "[recover]") {
  const Folder folder;
  const std::string path = book_of_notes(folder), sound = read_bytes(path);
  for (const std::size_t byte : {18U, 19U}) {
    const std::string damaged = with_flipped(sound, 8 * byte + 7);
    folder.file("book.db", damaged);
    for (const auto& book : {Book::open_to_read(path), Book::open_to_write(path)}) {
      REQUIRE_FALSE(book.has_value());
      CHECK(book.error().kind == BookFault::Kind::corrupt);
    }
    CHECK(read_bytes(path) == damaged);
  }
}

TEST_CASE("a header that cannot be read is not taken for a sound one", "[recover]") {
  const Folder folder;
  CHECK(mend_header(folder.path("nothing.db")).has_value());
  CHECK_FALSE(mend_header(book_of_notes(folder)).has_value());
}

}  // namespace flipped_bits_test
