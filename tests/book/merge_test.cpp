// Books filled apart become the same book, whoever takes over from whom, in whatever order.
#include <array>
#include <filesystem>
#include <numeric>

#include "db/book/decisions.hpp"
#include "db/files/backup.hpp"
#include "db/files/merge.hpp"
#include "kattegat/languages/languages.hpp"
#include "support/meeting.hpp"
#include "support/tampering.hpp"
#include "support/whole_book.hpp"

using namespace kattegat;
using namespace kattegat::test;

namespace merge_test {

namespace {

namespace fs = std::filesystem;

Merged merged_into(const std::string& path, const std::string& other) {
  Book book = opened(path);
  const auto merged = merge_book(book, other);
  CAPTURE(path, other);
  if (!merged) FAIL(say(merged.error().text, Language::english));
  return *merged;
}
std::string contents_of(const std::string& path) { return contents(opened(path)); }
bool sound(const std::string& path) { return differences(opened(path)).empty(); }

// The ends of all logs, as verify prints them.
std::string heads_of(const std::string& path) {
  std::string all;
  const auto list = heads(opened(path));
  for (const Head& head : *list)
    all += to_string(head.origin) + " " + std::to_string(head.count) + " " + to_string(head.hash) +
           "\n";
  return all;
}
void copy_by_hand(const std::string& from, const std::string& to) { fs::copy_file(from, to); }

// Three books that know the same evening (1,1) and have gone on alone: entries in the same session,
// an evening of their own, the same entry by two ways, and voids, two of them of the same entry.
std::vector<std::string> three_books(const Folder& folder) {
  const std::string common = ligeud_evening(1, nine_made(1) + "," + agreed(2, "5"));
  std::vector<std::string> paths;
  for (int b = 0; b < 3; ++b) {
    paths.push_back(folder.path("book" + std::to_string(b) + ".db"));
    Book book = opened(paths.back());
    import_into(book, common);
    for (int i = 0; i <= b; ++i)
      append_to(book, uuid_of(2, 1), agreed(10 * (b + 1) + i, std::to_string(b + 1)));
    append_to(book, uuid_of(2, 1), agreed(99, "0.125"));
    const std::string date = "2026-12-0" + std::to_string(b + 1);
    import_into(book, ligeud_evening(2 + b, nine_made(200 + b), date));
  }
  Book first = opened(paths[0]), last = opened(paths[2]);
  REQUIRE(void_entry(first, uuid_of(3, 2), {"first reason"}).has_value());
  REQUIRE(void_entry(last, uuid_of(3, 2), {"last reason"}).has_value());
  REQUIRE(void_entry(last, uuid_of(3, 30), {"slip"}).has_value());
  return paths;
}

}  // namespace

TEST_CASE("words that are lost come back from a book that has nothing else to tell",
          "[book][merge]") {
  const Folder folder;
  const std::string path = folder.path("book.db"), copy = folder.path("copy.db");
  {
    Book book = opened(path);
    import_into(book, ligeud_evening(1, agreed(2, "5")));
    REQUIRE(void_entry(book, uuid_of(3, 2), {"slip"}).has_value());
    REQUIRE(backup_book(book, copy).has_value());
  }
  tamper(copy, "DELETE FROM words");
  CHECK(contents_of(copy) != contents_of(path));
  CHECK(merged_into(copy, path).records == 0);
  CHECK(contents_of(copy) == contents_of(path));
  CHECK(sound(copy));
}

namespace {

// The evening (1,1), begun at these chairs: in its entry the first two win and lose little, the
// others much.
std::string begun_at(const std::array<std::string, 4>& chairs, int entry) {
  const char* const points[] = {"-1", "1", "-5", "5"};
  std::string seats, moved;
  for (std::size_t i = 0; i < 4; ++i) {
    const std::string name = (i > 0 ? ",\"" : "\"") + chairs[i] + "\"";
    seats += name;
    moved += name + ":\"" + points[i] + "\"";
  }
  std::string evening =
      ligeud_evening(1, R"({"id":")" + id_of(3, entry) + R"(","type":"adjust","points":{)" + moved +
                            R"(},"why":"agreed"})");
  const std::string usual = R"("Anna","Bo","Cai","Dea"],"stake")";
  return evening.replace(evening.find(usual), usual.size(), seats + R"(],"stake")");
}

}  // namespace

// While nobody knows who they are, the two tables are one by the chairs, and by the names once
// these are back: points move twice in one direction for one entry, and no record comes between.
TEST_CASE("names that come back without a record move points as often as it takes",
          "[book][merge]") {
  const Folder folder;
  const std::string all = folder.path("all.db"), one = folder.path("one.db"),
                    other = folder.path("other.db");
  {
    Book at_one = opened(one), at_other = opened(other);
    import_into(at_one, begun_at({"Anna", "Bo", "Cai", "Dea"}, 1));
    import_into(at_other, begun_at({"Cai", "Dea", "Anna", "Bo"}, 2));
  }
  merged_into(all, one);
  merged_into(all, other);
  for (const std::string& path : {one, other}) tamper(path, "DELETE FROM words");
  // Whichever header holds, in one of these the entry below the other is the newest record, and
  // what it moves is booked as it came.
  int as_it_came = 0;
  for (const bool turned : {false, true}) {
    CAPTURE(turned);
    const std::string path = folder.path(turned ? "turned.db" : "straight.db");
    merged_into(path, turned ? other : one);
    merged_into(path, turned ? one : other);
    const auto booked = [&] { return number_in(path, "SELECT count(*) FROM posting"); };
    const auto before = booked();
    CHECK(merged_into(path, all).records == 0);
    if (before == 4 && booked() > 4) ++as_it_came;
    CHECK(sound(path));
    CHECK(contents_of(path) == contents_of(all));
  }
  CHECK(as_it_came > 0);
}

TEST_CASE("the order in which three books merge makes no difference", "[book]") {
  const Folder folder;
  const auto books = three_books(folder);
  std::vector<std::size_t> order{0, 1, 2};
  std::string all, ends;
  int number = 0;
  do {
    const std::string path = folder.path("all" + std::to_string(number++) + ".db");
    copy_by_hand(books[order[0]], path);
    CHECK(merged_into(path, books[order[1]]).records > 0);
    CHECK(merged_into(path, books[order[2]]).records > 0);
    CAPTURE(order);
    CHECK(sound(path));
    if (all.empty()) {
      all = contents_of(path);
      ends = heads_of(path);
    }
    CHECK(contents_of(path) == all);
    CHECK(heads_of(path) == ends);
    for (const std::string& other : books) CHECK(merged_into(path, other).records == 0);
    CHECK(heads_of(path) == ends);
  } while (std::next_permutation(order.begin(), order.end()));

  // Grouped the other way: the last two first, and that taken over by the first.
  copy_by_hand(books[1], folder.path("pair.db"));
  merged_into(folder.path("pair.db"), books[2]);
  merged_into(books[0], folder.path("pair.db"));
  CHECK(contents_of(books[0]) == all);
  CHECK(sound(books[0]));
  // Into a new book, and all at once back into the others.
  merged_into(folder.path("new.db"), books[0]);
  CHECK(contents_of(folder.path("new.db")) == all);
  merged_into(books[1], folder.path("new.db"));
  merged_into(books[2], books[1]);
  CHECK(contents_of(books[1]) == all);
  CHECK(contents_of(books[2]) == all);
}

TEST_CASE("what is entered after a merge stands behind all that was there", "[book]") {
  const Folder folder;
  Book book = opened(folder.path("book.db"));
  import_into(book, ligeud_evening(1, agreed(1, "5")));
  for (int n = 10; n < 15; ++n) append_to(book, uuid_of(2, 1), agreed(n, "1"));
  {
    Book early = opened(folder.path("early.db"));
    import_into(early, ligeud_evening(1, agreed(1, "5")));
    append_to(early, uuid_of(2, 1), agreed(20, "2"));
  }
  REQUIRE(merge_book(book, folder.path("early.db")).has_value());
  append_to(book, uuid_of(2, 1), agreed(30, "3"));
  const Evening evening = *load_evening(book, uuid_of(1, 1));
  const auto& entries = std::get<EnteredSession<Ligeud>>(evening.sessions.at(0).entered).entries;
  REQUIRE(entries.size() == 8);
  CHECK(entries.back().entry.stamp.id == uuid_of(3, 30));
}

TEST_CASE("what two have decided differently is said at every merge until it is decided",
          "[book]") {
  std::vector<Book> books;
  for (int i = 0; i < 2; ++i) {
    books.push_back(Book::in_memory());
    import_into(books.back(), ligeud_evening(1, agreed(1, "5")));
  }
  REQUIRE(void_entry(books[0], uuid_of(3, 1), {"slip"}).has_value());
  REQUIRE(
      correct_entry(books[1], uuid_of(3, 1), json_of(agreed(9, "7")), {"it was 7"}).has_value());
  for (const bool is_first : {true, false}) {
    const Merged merged = taken(books[0], books[1]);
    CHECK((merged.records > 0) == is_first);
    CHECK(merged.conflicts.size() == 1);
  }
}

TEST_CASE("the union has every entry once, and the points of each", "[book]") {
  const Folder folder;
  const auto books = three_books(folder);
  merged_into(books[0], books[1]);
  merged_into(books[0], books[2]);
  const Book book = opened(books[0]);
  const Evening evening = *load_evening(book, uuid_of(1, 1));
  // Two common ones, one, two and three of their own, and one that came by three ways.
  const JudgedEvening judged = judge(evening);
  CHECK(judged.complaints.empty());
  CHECK(judged.sessions.at(0).entries.size() == 9);
  // -90 of the deal, the 5 are void, 1 + 2*2 + 3*2 (one of the three is void), and the eighth.
  CHECK(to_string(judged.sessions.at(0).standing.points[Seat{0}]) == "-78.875");
  const std::string sum =
      "SELECT points FROM balance WHERE player = 0 AND session = (SELECT place FROM place"
      " WHERE id = " +
      blob(id_of(2, 1)) + ")";
  CHECK(number_in(books[0], sum) == -78'875);
}

TEST_CASE("two tablets that correct one protocol come to the same one", "[book]") {
  const Folder folder;
  const std::string a = folder.path("a.db"), b = folder.path("b.db");
  const std::string evening =
      R"({"format":"kattegat-evening","version":1,"id":")" + id_of(1, 1) +
      R"(","date":"2026-11-20","players":["Anna","Bo","Cai"],"sessions":[{"id":")" + id_of(2, 1) +
      R"(","game":"rodskagg","seats":["Anna","Bo","Cai"],"entries":[]}]})";
  const auto corrected = [](const std::string& points) {
    return R"({"type":"protocol","points":)" + points + R"(,"why":"misheard"})";
  };
  for (const std::string& path : {a, b}) {
    Book book = opened(path);
    import_into(book, evening);
  }
  {
    Book one = opened(a), other = opened(b);
    append_to(one, uuid_of(2, 1), corrected(R"({"Anna":-2,"Cai":-8})"));
    append_to(other, uuid_of(2, 1), corrected(R"({"Anna":3,"Bo":-1})"));
    append_to(other, uuid_of(2, 1), R"({"type":"penalty","player":"Bo","offence":"ritual"})");
  }
  merged_into(a, b);
  merged_into(b, a);
  CHECK(contents_of(a) == contents_of(b));
  CHECK(sound(a));
  CHECK(sound(b));
  const auto sheet = judge(*load_evening(opened(a), uuid_of(1, 1))).sessions.at(0).standing.sheet;
  CHECK(to_string(sheet[Seat{0}]) == "13");  // 12 - 2 + 3
  CHECK(to_string(sheet[Seat{1}]) == "16");  // 12 - 1 + 5
  CHECK(to_string(sheet[Seat{2}]) == "4");   // 12 - 8

  // Each alone leaves Cai at 1; of both the later in the book's order is refused, in both books.
  {
    Book one = opened(a), other = opened(b);
    append_to(one, uuid_of(2, 1), corrected(R"({"Cai":-3})"));
    append_to(other, uuid_of(2, 1), corrected(R"({"Cai":-3,"Bo":1})"));
  }
  merged_into(a, b);
  merged_into(b, a);
  CHECK(contents_of(a) == contents_of(b));
  const JudgedEvening judged = judge(*load_evening(opened(a), uuid_of(1, 1)));
  CHECK(to_string(judged.sessions.at(0).standing.sheet[Seat{2}]) == "1");
  CHECK(judged.complaints.size() == 1);
}

TEST_CASE("a book copied by hand and both gone on merge without loss", "[book]") {
  const Folder folder;
  const std::string a = folder.path("a.db"), b = folder.path("b.db"), c = folder.path("c.db");
  {
    Book book = opened(a);
    import_into(book, ligeud_evening(1, nine_made(1)));
  }
  copy_by_hand(a, b);
  for (int i = 10; i < 15; ++i) {
    Book one = opened(a), other = opened(b);
    append_to(one, uuid_of(2, 1), agreed(i, "1"));
    append_to(other, uuid_of(2, 1), agreed(100 + i, "1"));
    if (i == 11) append_to(other, uuid_of(2, 1), agreed(200, "1"));
  }
  copy_by_hand(b, c);
  merged_into(c, a);
  merged_into(a, b);
  CHECK(contents_of(a) == contents_of(c));
  CHECK(sound(a));
  CHECK(sound(c));
  CHECK(judge(*load_evening(opened(a), uuid_of(1, 1))).sessions.at(0).entries.size() == 12);
  CHECK(heads(opened(a))->size() == 2);  // without the key that lies beside it, a new log began
  // Both go on again, and meet again.
  for (const auto& [path, n] : {std::pair(a, 300), std::pair(c, 301), std::pair(c, 302)}) {
    Book book = opened(path);
    append_to(book, uuid_of(2, 1), agreed(n, "1"));
    CHECK(sound(path));
  }
  copy_by_hand(a, b + "2");
  merged_into(a, c);
  merged_into(c, b + "2");
  CHECK(contents_of(a) == contents_of(c));
  CHECK(sound(a));
  CHECK(sound(c));
}

bool says_fork(const Merged& merged) {
  return std::any_of(merged.changes.begin(), merged.changes.end(), [](const Change& change) {
    const Text* const said = std::get_if<Text>(&change);
    return said && said->word == Word::verify_fork;
  });
}

TEST_CASE("one log continued in two places merges without loss, and verify says so", "[book]") {
  const Folder folder;
  const std::string a = folder.path("a.db"), b = folder.path("b.db");
  {
    Book book = opened(a);
    import_into(book, ligeud_evening(1, nine_made(1)));
  }
  copy_by_hand(a, b);
  copy_by_hand(a + "-key", b + "-key");  // as whoever copies the whole folder does
  for (int i = 10; i < 13; ++i)
    for (const std::string& path : {a, b}) {
      Book book = opened(path);
      append_to(book, uuid_of(2, 1), agreed(path == a ? i : 100 + i, "1"));
    }
  CHECK(heads(opened(a))->size() == 1);
  copy_by_hand(a, folder.path("a2.db"));
  const Merged met = merged_into(a, b);
  CHECK(met.refused.empty());
  CHECK(says_fork(met));
  CHECK(says_fork(merged_into(b, folder.path("a2.db"))));
  CHECK_FALSE(says_fork(merged_into(a, b)));  // once
  CHECK(heads(opened(a))->size() == 2);       // both ends are kept, so that neither can be cut off
  CHECK(heads_of(a) == heads_of(b));
  CHECK(contents_of(a) == contents_of(b));
  for (const std::string& path : {a, b}) {
    const auto verified = verify_book(opened(path));
    CHECK(verified->differences.empty());
    CHECK(verified->remarks.size() == 1);
    Book book = opened(path);  // and both go on
    append_to(book, uuid_of(2, 1), agreed(path == a ? 300 : 301, "1"));
  }
  merged_into(a, b);
  merged_into(b, a);
  CHECK(contents_of(a) == contents_of(b));
  CHECK(judge(*load_evening(opened(a), uuid_of(1, 1))).sessions.at(0).entries.size() == 9);
  CHECK(sound(a));
  CHECK(sound(b));
}

TEST_CASE("a backup that was continued merges back", "[book]") {
  const Folder folder;
  const std::string a = folder.path("a.db"), b = folder.path("b.db");
  {
    Book book = opened(a);
    import_into(book, ligeud_evening(1, nine_made(1)));
    REQUIRE(backup_book(book, b).has_value());
    append_to(book, uuid_of(2, 1), agreed(10, "1"));
    CHECK_FALSE(backup_book(book, b).has_value());
  }
  {
    Book copy = opened(b);
    append_to(copy, uuid_of(2, 1), agreed(20, "1"));
    CHECK(heads(copy)->size() == 2);  // an origin of its own, not a fork of the log
  }
  copy_by_hand(b, folder.path("b2.db"));
  merged_into(folder.path("b2.db"), a);
  merged_into(a, b);
  CHECK(contents_of(a) == contents_of(folder.path("b2.db")));
  CHECK(sound(a));
  CHECK(heads(opened(a))->size() == 2);
}

TEST_CASE("entries that exclude each other are both kept and the broken one is named", "[book]") {
  const Folder folder;
  const std::string a = folder.path("a.db"), b = folder.path("b.db");
  const auto deal = [](int n, const char* dealer) {
    return R"({"id":")" + id_of(3, n) + R"(","type":"deal","dealer":")" + dealer +
           R"(","contract":"nole","declarer":"Cai","tricks":0})";
  };
  for (const auto& [path, n] : {std::pair(a, 10), std::pair(b, 20)}) {
    Book book = opened(path);
    import_into(book, ligeud_evening(1, ""));
    append_to(book, uuid_of(2, 1), deal(n, "Anna"));  // both: the first deal, by Anna
  }
  copy_by_hand(b, folder.path("b2.db"));
  const Merged one = merged_into(a, b), other = merged_into(folder.path("b2.db"), a);
  REQUIRE(one.broken.size() == 1);
  CHECK(one.broken[0].complaints.size() == 1);
  CHECK(one.broken[0].complaints[0].violation.field == "dealer");
  CHECK(contents_of(a) == contents_of(folder.path("b2.db")));
  CHECK(sound(a));
  CHECK(sound(folder.path("b2.db")));
  CHECK(other.broken.size() == 1);
  // Only the one that holds is booked.
  const auto judged = judge(*load_evening(opened(a), uuid_of(1, 1)));
  REQUIRE(judged.sessions.at(0).entries.size() == 2);
  CHECK(judged.sessions.at(0).entries[1].points == PerSeat<Points>{});
  CHECK(number_in(a, "SELECT sum(points) FROM balance WHERE player = 2") ==
        judged.sessions.at(0).standing.points[Seat{2}].thousandths);
}

TEST_CASE("one id with two meanings in two books is one conflict in both after a merge", "[book]") {
  for (const std::string kept : {"1", "2"}) {
    CAPTURE(kept);
    const Folder folder;
    const std::string a = folder.path("a.db"), b = folder.path("b.db");
    for (const auto& [path, points] : {std::pair(a, "1"), std::pair(b, "2")}) {
      Book book = opened(path);
      import_into(book, ligeud_evening(1, agreed(1, points)));
    }
    merged_into(a, b);
    CHECK(merged_into(b, a).conflicts.size() == 1);
    CHECK(contents_of(a) == contents_of(b));
    CHECK(sound(a));
    CHECK(sound(b));
    Book book = opened(a);
    const auto of_anna = [&] { return to_string(standings(book, {})->at(0).points.at(0).second); };
    CHECK((of_anna() == "1" || of_anna() == "2"));
    const auto differing = conflicts(book, std::nullopt);
    REQUIRE(differing->size() == 1);
    REQUIRE(differing->at(0).sides.size() == 2);
    for (const Side& side : differing->at(0).sides)
      if (contains(side.item.record.body, ":\"" + kept + "\""))
        REQUIRE(keep_side(book, differing->at(0), side.item.record.hash).has_value());
    CHECK(of_anna() == kept);
    CHECK(conflicts(book, std::nullopt)->empty());
    CHECK(differences(book).empty());
    CHECK(merged_into(b, a).conflicts.empty());
    CHECK(contents_of(b) == contents_of(a));
    CHECK(sound(b));
  }
}

TEST_CASE("one session seated differently in two books still merges", "[book]") {
  for (int attempt = 0; attempt < 4; ++attempt) {  // origins are random, and decide what counts
    const Folder folder;
    const std::string a = folder.path("a.db"), b = folder.path("b.db");
    for (const auto& [path, fourth] : {std::pair(a, "Dea"), std::pair(b, "Else")}) {
      std::string text = ligeud_evening(1, nine_made(1));
      for (const std::string before : {R"("Cai","Dea"],"stake")", R"("partner":"Dea")"})
        text.replace(text.find(before) + before.find("Dea"), 3, fourth);
      Book book = opened(path);
      import_into(book, text);
    }
    copy_by_hand(b, folder.path("b2.db"));
    merged_into(a, b);
    merged_into(folder.path("b2.db"), a);
    CHECK(contents_of(a) == contents_of(folder.path("b2.db")));
    CHECK(sound(a));
  }
}

TEST_CASE("a damaged log is not taken over, and the rest is", "[book]") {
  const Folder folder;
  const auto books = three_books(folder);
  merged_into(books[1], books[2]);  // two logs, of which one is changed
  tamper(books[1], "UPDATE record SET body = replace(body, '\"2\"', '\"3\"') WHERE id = " +
                       blob(id_of(3, 21)));
  Book book = opened(books[0]);
  const auto theirs = heads(opened(books[2]));
  const auto damaged = heads(opened(books[1]));
  const auto merged = merge_book(book, books[1]);
  REQUIRE(merged.has_value());
  REQUIRE(merged->refused.size() == 1);
  CHECK_FALSE(merged->refused[0].origin == theirs->front().origin);
  CHECK(merged->records > 0);
  CHECK(*contains_head(book, theirs->front()));
  for (const Head& head : *damaged)
    if (head.origin == merged->refused[0].origin) CHECK_FALSE(*contains_head(book, head));
  CHECK(book.store().with_id(uuid_of(3, 20)).empty());
  CHECK(differences(book).empty());
}

TEST_CASE("a posting in a session that is not its entry's is found", "[book]") {
  const Folder folder;
  const auto books = three_books(folder);
  merged_into(books[0], books[1]);
  tamper(books[0],
         "INSERT INTO posting (session, entry, cause, payer, payee, points)"
         " SELECT (SELECT place FROM place WHERE id = " +
             blob(id_of(2, 3)) + "), entry, cause, payer, payee, points FROM posting LIMIT 1");
  CHECK_FALSE(sound(books[0]));
}

}  // namespace merge_test
