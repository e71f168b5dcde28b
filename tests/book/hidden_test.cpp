// A bit of the file has flipped: what it hides is not settled without a word.
#include "db/book/club_view.hpp"
#include "db/book/joining.hpp"
#include "db/book/payments.hpp"
#include "db/book/roster.hpp"
#include "db/season/season.hpp"
#include "db/season/statistics.hpp"
#include "db/several/together.hpp"
#include "kattegat/evening/settle.hpp"
#include "kattegat/languages/languages.hpp"
#include "support/books.hpp"
#include "support/form.hpp"
#include "support/tablet.hpp"
#include "support/tampering.hpp"

using namespace kattegat;
using namespace kattegat::test;

namespace hidden_test {
namespace {

constexpr int evenings = 40;

// Of two evenings that are one, among others, with two deals each; and a payment.
std::string a_book(const Folder& folder) {
  const std::string path = folder.path("book.db");
  Book book = opened(path);
  for (int n = 1; n <= evenings; ++n)
    import_into(book, ligeud_evening(n, nine_made(2 * n) + "," + agreed(2 * n + 1, "7")));
  REQUIRE(join_evenings(book, {uuid_of(1, 20), uuid_of(1, 30)}).has_value());
  REQUIRE(tick_payment(book, uuid_of(1, 20), {{}, "Anna", "Bo", Money{900}, ""}).has_value());
  return path;
}

template <class Answer>
bool is_damage(const Answer& answer) {
  return !answer && answer.error().kind == BookFault::Kind::corrupt;
}

// What is told of the evening; nothing where the file is said to be damaged.
std::optional<std::string> told(const Book& book, const Uuid& evening = uuid_of(1, 20)) {
  const auto view = look_at(book, evening);
  if (!view && view.error().kind != BookFault::Kind::not_found) return std::nullopt;
  if (!view) return "no such evening";
  std::string all = evening_file(view->shown);
  const StillDue due =
      still_due(view->shown, settle(view->shown, judge(view->shown)), view->closing);
  for (const auto& [one, session] : due.payments)
    all += view->shown.players[one.from] + " to " + view->shown.players[one.to] + ": " +
           std::to_string(one.amount.hundredths) + "\n";
  return all;
}

// The bits of a page of an index, or of rows, that mean something: its head with the places of its
// cells, and these.
std::vector<std::size_t> used_bits(const std::string& bytes, std::size_t page) {
  constexpr std::size_t size = 4096;
  const std::size_t begin = (page - 1) * size;
  const char kind = bytes[begin];
  REQUIRE(std::string("\x02\x05\x0a\x0d").find(kind) != std::string::npos);
  const std::size_t head = (kind & 8) != 0 ? 8 : 12;  // of a leaf, or of what leads to leaves
  const auto number = [&](std::size_t at) {
    const auto byte = [&](std::size_t i) { return static_cast<unsigned char>(bytes[begin + i]); };
    return static_cast<std::size_t>(byte(at) << 8 | byte(at + 1));
  };
  std::vector<std::size_t> bits;
  for (std::size_t at = 0; at < size; ++at)
    if (at < head + 2 * number(3) || at >= number(5))
      for (std::size_t bit = 0; bit < 8; ++bit) bits.push_back((begin + at) * 8 + bit);
  return bits;
}

std::vector<std::size_t> pages_of(const std::string& path, const std::string& index) {
  SQLite::Database file(path, SQLite::OPEN_READONLY);
  SQLite::Statement list(file, "SELECT pageno FROM dbstat WHERE name = ?");
  list.bind(1, index);
  std::vector<std::size_t> pages;
  while (list.executeStep()) pages.push_back(static_cast<std::size_t>(list.getColumn(0).getInt()));
  REQUIRE_FALSE(pages.empty());
  return pages;
}

// Flips one of the bits after the other: of the evenings the same is told each time, or that the
// file is damaged. How often that was said.
std::size_t count_damage(const Folder& folder, const std::string& sound,
                         const std::map<Uuid, std::string>& told_of,
                         const std::vector<std::size_t>& bits) {
  std::size_t said = 0;
  for (const std::size_t bit : bits) {
    const auto book = Book::open_to_read(folder.file("copy.db", with_flipped(sound, bit)));
    for (const auto& [evening, is] : told_of) {
      const auto answer = book ? told(*book, evening) : std::nullopt;
      if (!answer) ++said;
      if (answer && *answer != is) FAIL_CHECK("bit " << bit << " " << to_string(evening));
    }
  }
  return said;
}

}  // namespace

TEST_CASE("an evening of which a flipped bit hides something is not settled without a word",
          "[book]") {
  const Folder folder;
  const std::string path = a_book(folder);
  const std::string sound = read_bytes(path);
  const std::string is = told(*Book::open_to_read(path)).value_or("damaged");
  REQUIRE(contains(is, "Bo"));
  const std::size_t step = static_cast<std::size_t>(form({211, 4003, 7}));  // prime: every kind
  std::size_t said = 0;
  for (const char* index : {"record_by_place", "record_by_id", "sqlite_autoindex_place_1",
                            "record_by_origin", "posting", "place"}) {
    CAPTURE(index);
    std::vector<std::size_t> bits;
    for (const std::size_t page : pages_of(path, index)) {
      const std::vector<std::size_t> used = used_bits(sound, page);
      for (std::size_t i = page % step; i < used.size(); i += step) bits.push_back(used[i]);
    }
    said += count_damage(folder, sound, {{uuid_of(1, 20), is}}, bits);
  }
  CHECK(said > 0);
}

// So small that every index is one page: all of it that means something, and each of its evenings.
TEST_CASE("whatever bit of an index flips, no evening is settled otherwise without a word",
          "[book]") {
  const Folder folder;
  const std::string path = folder.path("book.db");
  {
    Book book = opened(path);
    // What was entered at one table lies apart from what was there before, in the log as well.
    std::map<int, std::string> played;
    for (int deal = 1; deal <= 8; ++deal) {
      const int table = deal % 3 == 1 ? 1 : 5;
      std::string& deals = played[table];
      deals += (deals.empty() ? "" : ",") + nine_made(deal);
      import_into(book, ligeud_evening(table, deals));
      // Of which nothing is booked in points.
      if (deal > 2)
        REQUIRE(tick_payment(book, uuid_of(1, 6 - table), {{}, "Bo", "Anna", Money{deal}, ""})
                    .has_value());
    }
  }
  const std::string sound = read_bytes(path);
  std::map<Uuid, std::string> is;
  for (const int n : {1, 5}) is[uuid_of(1, n)] = *told(*Book::open_to_read(path), uuid_of(1, n));
  const auto step = static_cast<std::size_t>(form({11, 97, 1}));
  for (const char* index : {"record_by_place", "record_by_id", "sqlite_autoindex_place_1",
                            "record_by_origin", "posting"}) {
    CAPTURE(index);
    const std::vector<std::size_t> pages = pages_of(path, index);
    REQUIRE(pages.size() == 1);
    std::vector<std::size_t> bits;
    const std::vector<std::size_t> used = used_bits(sound, pages.front());
    for (std::size_t i = 0; i < used.size(); i += step) bits.push_back(used[i]);
    bits.push_back(used.back());
    CHECK(count_damage(folder, sound, is, bits) > 0);
  }
}

// The evening's own index entry of its second table, and the whole place of the first.
TEST_CASE("a session that an index hides is damage to whoever settles", "[book]") {
  const Folder folder;
  const std::string path = a_book(folder);
  hide_in_index(path, "record_by_place", "record (place, clock)",
                " WHERE id <> " + blob(id_of(2, 20)));
  auto book = Book::open_to_write(path);
  REQUIRE(book.has_value());
  const Uuid evening = uuid_of(1, 20);
  CHECK(is_damage(look_at(*book, evening)));
  CHECK(is_damage(look_at(*book, uuid_of(1, 30))));  // which is part of it
  CHECK(is_damage(look_together(*book, {evening, uuid_of(1, 5)})));
  CHECK(is_damage(tick_told_payment(*book, evening, {"Cai", "Bo", Money{900}, ""}, Extra::yes)));
  CHECK(look_at(*book, uuid_of(1, 5)).has_value());
}

// Its evening's, which tells whose a table is; or whose all of it is.
TEST_CASE("whoever comes across a record that has lost its place or its log says damage",
          "[book]") {
  for (const std::string& lost : {"DELETE FROM place WHERE id = " + blob(id_of(1, 20)),
                                  std::string("UPDATE origin SET origin = origin + 70")}) {
    CAPTURE(lost);
    const Folder folder;
    const std::string path = a_book(folder);
    tamper(path, lost);
    const auto book = Book::open_to_read(path);
    REQUIRE(book.has_value());
    CHECK(is_damage(list_evenings(*book)));
    CHECK(is_damage(look_at_club(*book, std::nullopt)));
    CHECK(is_damage(look_at(*book, uuid_of(1, 20))));
    CHECK(is_damage(season(*book, {})));
    CHECK(is_damage(statistics(*book, {})));
    const auto verified = verify_book(*book);
    REQUIRE(verified.has_value());
    CHECK_FALSE(verified->differences.empty());
  }
}

TEST_CASE("of a record that has lost its place is said which it is", "[book]") {
  const Folder folder;
  const std::string path = folder.path("book.db");
  {
    Book book = opened(path);
    import_into(book, ligeud_evening(1, nine_made(1)));
  }
  tamper(path, "DELETE FROM place WHERE id = " + blob(id_of(1, 1)));
  const auto book = Book::open_to_read(path);
  REQUIRE(book.has_value());
  const auto said = [](const auto& answer) {
    return answer ? std::string() : say(answer.error().text, Language::english);
  };
  for (const std::string& answer :
       {said(list_evenings(*book)), said(look_at(*book, uuid_of(1, 1)))})
    CHECK(contains(answer,
                   "(record " + id_of(1, 1) + ": this record belongs to nothing in the book)"));
}

// Its entries are none then, and so is what is booked; also where they lie apart in the log from
// all else of the evening. The place of the second is the last one.
TEST_CASE("a table that has lost its own place is damage on every road", "[book]") {
  for (const int n : {1, 2}) {
    CAPTURE(n);
    const Folder folder;
    const std::string path = folder.path("book.db");
    {
      Book book = opened(path);
      import_into(book, ligeud_evening(1, ""));
      import_into(book, ligeud_evening(2, ""));
      append_to(book, uuid_of(2, 1), nine_made(1));
      append_to(book, uuid_of(2, 2), nine_made(2));
      REQUIRE(look_at(book, uuid_of(1, n)).has_value());
    }
    tamper(path, "DELETE FROM place WHERE id = " + blob(id_of(2, n)));
    const auto book = Book::open_to_read(path);
    REQUIRE(book.has_value());
    CHECK(is_damage(list_evenings(*book)));
    CHECK(is_damage(look_at(*book, uuid_of(1, n))));
    CHECK(is_damage(look_together(*book, {uuid_of(1, n)})));
    CHECK(is_damage(season(*book, {})));
    CHECK(is_damage(statistics(*book, {})));
  }
}

TEST_CASE("a book whose headers an index hides is not called empty", "[book]") {
  const Folder folder;
  const std::string path = folder.path("book.db");
  {
    Book book = opened(path);
    import_into(book, ligeud_evening(1, nine_made(1)));
  }
  hide_in_index(path, "record_headers", "record (kind) WHERE kind <= 3", " AND kind > 3");
  const auto book = Book::open_to_read(path);
  REQUIRE(book.has_value());
  CHECK_FALSE(list_evenings(*book).has_value());
  CHECK_FALSE(load_roster(*book).has_value());
  CHECK_FALSE(look_at_club(*book, std::nullopt).has_value());
}

TEST_CASE("damage is told in the reader's language, of a file as of a book in memory", "[book]") {
  const Folder folder;
  const auto without_its_names = [](Book book) {
    import_into(book, ligeud_evening(1, nine_made(1)));
    Store& store = book.store();
    store.writing([&] {
      Batch gone;
      for (const Item& item : store.headers()) gone.forget.push_back(item.row);
      store.append(gone);
      return true;
    });
    const auto view = look_at(book, uuid_of(1, 1));
    REQUIRE_FALSE(view.has_value());
    return view.error();
  };
  for (const BookFault& fault :
       {without_its_names(opened(folder.path("book.db"))), without_its_names(Book::in_memory())}) {
    CHECK(fault.kind == BookFault::Kind::corrupt);
    CHECK(contains(say(fault.text, Language::danish),
                   "navne eller tekster mangler ved en af vores egne optegnelser"));
    CHECK(contains(say(fault.text, Language::swedish),
                   "namn eller texter saknas vid en av våra egna loggposter"));
  }
}

TEST_CASE("what is booked for somebody who does not sit there is damage", "[book]") {
  for (const char* damage :
       {"payer = 9 WHERE payer = 0", "points = points + (1 << 62) WHERE payer = 0"}) {
    CAPTURE(damage);
    const Folder folder;
    const std::string path = a_book(folder);
    tamper(path, "UPDATE posting SET " + std::string(damage));
    CHECK_FALSE(told(*Book::open_to_read(path)).has_value());
  }
}

TEST_CASE("a movement, or who is who, that is not what was written is damage", "[book][purse]") {
  struct Row {
    std::string change;
    std::vector<std::string> asked;
  };
  for (const Row& row :
       std::vector<Row>{{"replace(body, '20.00', '60.00') WHERE body LIKE '%20.00%'", {"purse"}},
                        {"replace(body, 'person', 'pirson') WHERE body LIKE '%20.00%'", {"purse"}},
                        {"replace(body, 'with', 'wath') WHERE body LIKE '%\"with\"%'",
                         {"settle", id_of(1, 1)}}}) {
    CAPTURE(row.change);
    const Tablet tablet;
    (void)tablet.import_text(ligeud_evening(1, nine_made(1)));
    REQUIRE(tablet.ctl({"purse", "add", "Anna", "20", "--kind", "fee"}).status == 0);
    REQUIRE(tablet.ctl({"roster", "fuse", "Else", "Anna"}).status == 0);
    REQUIRE(tablet.ctl(row.asked).status == 0);
    tamper(tablet.book, "UPDATE record SET body = " + row.change);
    CHECK(tablet.ctl(row.asked).status == 2);
  }
}

TEST_CASE("standings and statistics of what a flipped bit has changed are damage", "[book]") {
  const Folder folder;
  const std::string path = a_book(folder);
  const auto answers = [&path] {
    const auto book = Book::open_to_read(path);
    return season(*book, {}).has_value() || statistics(*book, {}).has_value();
  };
  REQUIRE(answers());
  SECTION("the stake") {
    tamper(path, R"(UPDATE record SET body = replace(body, '"stake":"', '"stake":"2'))"
                 " WHERE record = (SELECT max(record) FROM record WHERE kind = 2)");
  }
  SECTION("what a table is looked up by") {
    tamper(path,
           "UPDATE place SET id = x'0102030405060708090a0b0c0d0e0f10' WHERE place ="
           " (SELECT max(session) FROM posting)");
  }
  SECTION("a name") {
    tamper(path,
           "UPDATE words SET text = replace(text, 'Anna', 'Anne')"
           " WHERE record = (SELECT min(record) FROM words WHERE text LIKE '%Anna%')");
  }
  SECTION("whose a name is") {
    tamper(path,
           "UPDATE words SET record = record + 100000"
           " WHERE record = (SELECT min(record) FROM words WHERE text LIKE '%Anna%')");
  }
  SECTION("the day") {
    tamper(path,
           "UPDATE record SET body = replace(body, '-20', '-21')"
           " WHERE record = (SELECT min(record) FROM record WHERE kind = 1)");
  }
  CHECK_FALSE(answers());
}

TEST_CASE("standings are of what the entries mean, not of a posting that has changed", "[book]") {
  const Folder folder;
  const std::string path = a_book(folder);
  tamper(
      path,
      "UPDATE posting SET points = points + 1000 WHERE entry = (SELECT max(entry) FROM posting)");
  CHECK_FALSE(season(*Book::open_to_read(path), {}).has_value());
}

}  // namespace hidden_test
