// A book that version 0.1 has written, with everything that it knew; beside it what that program
// said of it: every evening exported, the standings, the roster.
#include "db/book/legacy/legacy.hpp"

#include <atomic>
#include <thread>

#include "db/book/decisions.hpp"
#include "db/book/payments.hpp"
#include "db/book/taking_over.hpp"
#include "db/files/recover.hpp"
#include "support/meeting.hpp"
#include "support/old_book.hpp"
#include "support/tampering.hpp"

using namespace kattegat;
using namespace kattegat::test;

namespace legacy_test {

namespace {

namespace fs = std::filesystem;

const std::string fixture = fixture_of_old_book();

// Says something after all that the book says, where it has said something of the kind `beside`.
void say(const std::string& path, int times, const std::string& kind, const std::string& body,
         const std::string& beside) {
  const std::string later = std::to_string(1000 * times);
  tamper(path,
         "INSERT INTO record (origin, number, clock, kind, id, parent, body, previous, hash)"
         " SELECT origin, number + " +
             later + ", clock + " + later + ", '" + kind + "', randomblob(16), parent, '" + body +
             "', previous, randomblob(32)"
             " FROM record WHERE kind = '" +
             beside + "' ORDER BY clock LIMIT 1");
}
// The evenings, one file after the other.
std::vector<std::string> old_evenings() {
  std::vector<std::string> files;
  std::string file;
  for (const std::string& line : lines_of(read_bytes(fixture + ".evenings.json"))) {
    file += line + "\n";
    if (line == "}") files.push_back(std::exchange(file, ""));
  }
  return files;
}
std::vector<std::string> evenings(const Book& book) {
  std::vector<std::string> files;
  const auto lines = list_evenings(book);
  REQUIRE(lines.has_value());
  for (const EveningLine& line : *lines)
    files.push_back(evening_file(*load_evening(book, line.id)));
  return files;
}
std::vector<std::string> sorted(std::vector<std::string> list) {
  std::sort(list.begin(), list.end());
  return list;
}

// "Anna 4 DKK -270.25 ligeud -2722.5 ...", one line a player, whatever the order of the sums.
std::string line_of(const std::string& name, std::int64_t evenings,
                    std::vector<std::string> amounts) {
  std::sort(amounts.begin(), amounts.end());
  std::string line = name + " " + std::to_string(evenings);
  for (const std::string& one : amounts) line += " " + one;
  return line;
}
std::vector<std::string> old_standings() {
  std::vector<std::string> list;
  const Json json = json_of(read_bytes(fixture + ".standings.json"));
  for (std::size_t i = 0; i < size_under(json, "players"); ++i) {
    const Json player = under(json, "players", static_cast<int>(i));
    std::vector<std::string> amounts;
    for (const char* kind : {"money", "points"}) {
      const Json sums = under(player, kind);
      for (const auto& [key, value] : *sums.as<Json::Object>())
        amounts.push_back(key + " " + *value.as<std::string>());
    }
    const Json count = under(player, "evenings");
    list.push_back(line_of(text_under(player, "name"), *count.as<std::int64_t>(), amounts));
  }
  return list;
}
std::vector<std::string> standings_of(const Book& book) {
  std::vector<std::string> list;
  const auto lines = standings(book, {});
  REQUIRE(lines.has_value());
  for (const StandingLine& line : *lines) {
    std::vector<std::string> amounts;
    for (const auto& [code, amount] : line.money) amounts.push_back(code + " " + to_string(amount));
    for (const auto& [game, amount] : line.points)
      amounts.push_back(game + " " + to_string(amount));
    list.push_back(line_of(line.player, line.evenings, amounts));
  }
  return list;
}
std::vector<std::string> old_roster() {
  std::vector<std::string> list;
  const Json json = json_of(read_bytes(fixture + ".roster.json"));
  for (std::size_t i = 0; i < size_under(json, "people"); ++i) {
    const Json one = under(json, "people", static_cast<int>(i));
    Person person;
    person.name = text_under(one, "name");
    person.swish = text_under(one, "swish");
    person.mobilepay = text_under(one, "mobilepay");
    person.iban = text_under(one, "iban");
    person.retired = under(one, "removed") == Json(true);
    for (std::size_t n = 0; n < size_under(one, "also"); ++n)
      person.also.push_back(text_under(one, "also", static_cast<int>(n)));
    list.push_back(described(person));
  }
  return list;
}
std::vector<std::string> roster_of(const Book& book) {
  std::vector<std::string> list;
  const auto people = load_roster(book);
  REQUIRE(people.has_value());
  for (const Person& person : *people) list.push_back(described(person));
  return list;
}

void has_all_of_it(const Book& book) {
  CHECK(sorted(evenings(book)) == sorted(old_evenings()));
  CHECK(standings_of(book) == old_standings());
  CHECK(roster_of(book) == old_roster());
  const auto closing = load_closing(book, uuid_of(1, 1));
  REQUIRE(closing.has_value());
  CHECK(described(*closing) ==
        "Anna has paid Bo 9.00 2026-11-20T23:10:00+01:00\n"
        "Cai agrees to -9.00 CC\n"
        "ended " +
            id_of(2, 1) + "\n");
  CHECK(conflicts(book, std::nullopt)->empty());
  CHECK(counts_once(book));
  CHECK(differences(book).empty());
}

}  // namespace

TEST_CASE("what lies where its key comes is kept when a book of version 0.1 is taken over",
          "[legacy]") {
  const Folder folder;
  const std::string path = old_book(folder);
  folder.file("book.db-key", "a backup");
  { has_all_of_it(opened(path)); }
  CHECK(read_bytes(path + "-key.kept") == "a backup");
}

TEST_CASE("a book of version 0.1 is taken over whole when it is opened", "[legacy]") {
  REQUIRE(old_evenings().size() == 5);
  const Folder folder;
  const std::string path = old_book(folder);
  {
    const auto book = Book::open_to_read(path);
    REQUIRE(book.has_value());
    CHECK(book->taken_over().kept == path + ".0.1");
    has_all_of_it(*book);
  }
  CHECK(read_bytes(path + ".0.1") == read_bytes(fixture + ".db"));
  // Nothing else stays, and a second opening finds the new book.
  std::size_t files = 0;
  for (const auto& file : fs::directory_iterator(folder.path(""))) {
    const std::string name = file.path().filename().string();
    CAPTURE(name);
    CHECK((name == "book.db" || name == "book.db-key" || name == "book.db.0.1" ||
           name == "book.db-wal" || name == "book.db-shm"));
    files += file.path().extension() != ".db-wal" && file.path().extension() != ".db-shm";
  }
  CHECK(files == 3);
  const std::string before = read_bytes(path);
  {
    const Book book = opened(path);
    CHECK(book.taken_over().kept.empty());
    has_all_of_it(book);
  }
  CHECK(read_bytes(path) == before);
}

TEST_CASE("the ids of before are those of now", "[legacy]") {
  const Folder folder;
  Book book = opened(old_book(folder));
  const auto view = look_at(book, uuid_of(1, 1));
  REQUIRE(view.has_value());
  const SessionHistory* sheet = view->session(uuid_of(2, 1));
  REQUIRE(sheet);
  const auto state = [&](int n) {
    for (const EntryRow& row : sheet->entries)
      if (row.id == uuid_of(3, n)) return row.state;
    FAIL("no such entry");
    return EntryState::conflict;
  };
  CHECK(state(1) == EntryState::live);
  CHECK(state(2) == EntryState::voided);
  CHECK(state(3) == EntryState::corrected);
  CHECK(state(9) == EntryState::live);
  CHECK(state(10) == EntryState::live);

  SECTION("decisions go on") {
    REQUIRE(restore_entry(book, uuid_of(3, 2), {"after all", Force::yes}).has_value());
    REQUIRE(restore_entry(book, uuid_of(3, 3), {"after all", Force::yes}).has_value());
    CHECK(differences(book).empty());
    CHECK(conflicts(book, std::nullopt)->empty());
    append_to(book, uuid_of(2, 1), agreed(70, "1"));
    CHECK(differences(book).empty());
  }
  SECTION("the payment is the same one, and the one that was taken back can be made") {
    CHECK(tick_payment(book, uuid_of(1, 1), {{}, "Anna", "Bo", Money{900}, ""})->already);
    CHECK(tick_payment(book, uuid_of(1, 1), {{}, "Cai", "Bo", Money{100}, ""})->id ==
          uuid_of(4, 2));
    CHECK(load_closing(book, uuid_of(1, 1))->payments.size() == 2);
  }
  SECTION("the files of before add nothing") {
    for (const std::string& file : old_evenings()) CHECK(import_into(book, file) == 0);
    has_all_of_it(book);
  }
}

TEST_CASE("a game of version 0.1 that was over, and went on, stands as it was last said",
          "[legacy]") {
  const Folder folder;
  std::vector<Book> books;
  for (const char* name : {"here.db", "there.db"}) {
    const std::string path = old_book(folder, name);
    say(path, 1, "resume", "{}", "end");
    if (name == std::string("there.db")) say(path, 2, "end", "{}", "end");
    books.push_back(opened(path));
  }
  const auto is_over = [](const Book& book) {
    return look_at(book, uuid_of(1, 1))->session(uuid_of(2, 1))->ended;
  };
  for (const Book& book : books) CHECK(conflicts(book, std::nullopt)->empty());
  CHECK_FALSE(is_over(books[0]));
  CHECK(is_over(books[1]));
}

TEST_CASE("whoever got another name in version 0.1 has the numbers that the name had there",
          "[legacy]") {
  const Folder folder;
  const std::string path = old_book(folder);
  say(path, 1, "person", R"({"name":"Bosse","swish":"0707654321"})", "alias");
  say(path, 2, "person", R"({"name":"Cai","mobilepay":"20304050"})", "alias");
  say(path, 3, "alias", R"({"from":"Bo","to":"Bosse"})", "alias");
  say(path, 4, "alias", R"({"from":"Cai","to":"Caj"})", "alias");
  say(path, 5, "alias", R"({"from":"Dea","to":"Dorthe"})", "alias");
  const Book book = opened(path);
  CHECK(conflicts(book, std::nullopt)->empty());
  CHECK(find_person(book, "Bosse")->swish == "0707654321");  // its own, and not that of Bo
  CHECK(find_person(book, "Caj")->mobilepay == "20304050");
  CHECK(find_person(book, "Dea")->name == "Dorthe");
  CHECK_FALSE(find_person(book, "Dorthe")->retired);  // Dea was
  CHECK(differences(book).empty());
}

TEST_CASE("whoever was renamed again and again in version 0.1 has the last of the names",
          "[legacy]") {
  const Folder folder;
  const std::string path = old_book(folder);
  int times = 0;
  const auto rename = [&](const std::string& from, const std::string& to) {
    say(path, ++times, "alias", R"({"from":")" + from + R"(","to":")" + to + R"("})", "alias");
  };
  // In other orders than that of their letters.
  for (const auto& [from, to] : std::vector<std::pair<std::string, std::string>>{
           {"Bo", "Zeno"}, {"Zeno", "Alf"}, {"Alf", "Mads"}, {"Mads", "Per"}, {"Per", "Per"}})
    rename(from, to);
  rename("Cai", "Caj");
  rename("Caj", "Cai");  // and back
  say(path, ++times, "person", R"({"name":"Per","swish":"0707654321"})", "alias");
  const Book book = opened(path);
  CHECK(conflicts(book, std::nullopt)->empty());
  CHECK(find_person(book, "Bo")->name == "Per");
  CHECK(find_person(book, "Per")->swish == "0707654321");
  CHECK(find_person(book, "Cai")->name == "Cai");
  CHECK(differences(book).empty());
}

TEST_CASE("what two tablets have taken over apart counts once when they meet", "[legacy]") {
  const Folder folder;
  std::vector<Book> books;
  for (const char* name : {"here.db", "there.db"}) books.push_back(opened(old_book(folder, name)));
  const Merged merged = taken(books[0], books[1]);
  CHECK(merged.refused.empty());
  CHECK(merged.conflicts.empty());
  CHECK(merged.broken.empty());
  meet(books);
  for (const Book& book : books) has_all_of_it(book);
  CHECK(contents(books[0]) == contents(books[1]));

  SECTION("and what either decides afterwards is decided once") {
    REQUIRE(restore_entry(books[0], uuid_of(3, 2), {"after all", Force::yes}).has_value());
    REQUIRE(restore_entry(books[1], uuid_of(3, 2), {"after all", Force::yes}).has_value());
    REQUIRE(rename_person(books[0], *find_person(books[0], "Bo"), "Bosse").has_value());
    meet(books);
    for (const Book& book : books) {
      CHECK(conflicts(book, std::nullopt)->empty());
      CHECK(find_person(book, "Bosse").has_value());
      CHECK(find_person(book, "Bo")->name == "Bosse");  // who was called so
      CHECK(counts_once(book));
      CHECK(differences(book).empty());
    }
    CHECK(contents(books[0]) == contents(books[1]));
  }
}

TEST_CASE("a book of version 0.1 can be the other one in a merge, and is not touched", "[legacy]") {
  const Folder folder, elsewhere;
  const std::string other = old_book(elsewhere);
  Book book = opened(folder.path("book.db"));
  const auto merged = merge_book(book, other);
  REQUIRE(merged.has_value());
  CHECK(merged->refused.empty());
  has_all_of_it(book);
  CHECK(read_bytes(other) == read_bytes(fixture + ".db"));
  CHECK(std::distance(fs::directory_iterator(elsewhere.path("")), fs::directory_iterator()) == 1);
  for (const auto& file : fs::directory_iterator(folder.path("")))
    CHECK_FALSE(contains(file.path().string(), ".new-"));
  REQUIRE(merge_book(book, other).has_value());  // again: taken over anew, under another log
  has_all_of_it(book);
}

TEST_CASE("a book of version 0.1 that cannot be taken over stays as it is", "[legacy]") {
  const Folder folder;
  const std::string path = old_book(folder);
  tamper(path, "PRAGMA journal_mode = WAL; UPDATE record SET body = '{' WHERE kind = 'session'");
  const std::string before = read_bytes(path);
  for (const auto& book : {Book::open_to_read(path), Book::open_to_write(path)})
    CHECK_FALSE(book.has_value());
  CHECK(read_bytes(path) == before);
  // Nor is anything left beside it.
  CHECK(std::distance(fs::directory_iterator(folder.path("")), fs::directory_iterator()) == 1);
}

// The old program took in whatever another book had.
TEST_CASE("what no book may say of a book of version 0.1 keeps its log from nobody", "[legacy]") {
  const Folder folder;
  const std::string path = old_book(folder);
  const auto say_instead = [&](const std::string& body, const std::string& kind, int n) {
    tamper(path, "UPDATE record SET body = '" + body + "' WHERE kind = '" + kind +
                     "' AND hex(id) LIKE '%" + std::to_string(n) + "'");
  };
  say_instead(R"({"from":"Bo","to":"Anna","amount":"-9.00","at":"at eleven"})", "payment", 1);
  say_instead(R"({"from":"Cai","to":"Cai","amount":"99.00"})", "payment", 2);
  tamper(path,
         "UPDATE record SET body = replace(body, '2026', 'in 2026') WHERE kind <> 'evening'"
         " AND kind <> 'session' AND kind <> 'entry' AND kind <> 'correction'");
  const Book book = opened(path);
  CHECK(described(*load_closing(book, uuid_of(1, 1))) ==
        "Anna has paid Bo 9.00 \nCai agrees to -9.00 CC\nended " + id_of(2, 1) + "\n");
  CHECK(standings_of(book) == old_standings());
  CHECK(differences(book).empty());
  Book other = Book::in_memory();
  CHECK(given(other, everything_of(book)).refused.empty());
  CHECK(contents(other) == contents(book));
}

TEST_CASE("what the old program stores while it is taken over is in the new book", "[legacy]") {
  const Folder folder;
  const std::string path = old_book(folder);
  SQLite::Database old(path, SQLite::OPEN_READWRITE);
  old.exec("DROP TRIGGER record_is_not_changed");
  old.exec("BEGIN IMMEDIATE");
  std::thread writer([&] {
    std::this_thread::sleep_for(std::chrono::milliseconds(200));
    old.exec("UPDATE record SET body = replace(body, 'Klubben', 'Meanwhile')");
    old.exec("COMMIT");
  });
  const Book book = opened(path);
  writer.join();
  CHECK(load_evening(book, uuid_of(1, 1))->place == "Meanwhile");
}

TEST_CASE("of several that take a book over at once one does so", "[legacy]") {
  const Folder folder;
  const std::string path = old_book(folder);
  std::vector<std::thread> programs;
  std::atomic<int> well = 0;
  for (int i = 0; i < 4; ++i)
    programs.emplace_back([&] {
      const Run run = kattegatctl({"--db", path, "--json", "evenings"});
      if (run.status == 0) ++well;
    });
  for (std::thread& program : programs) program.join();
  CHECK(well == 4);
  CHECK(fs::exists(path + ".0.1"));
  CHECK_FALSE(fs::exists(path + ".0.1-2"));
  CHECK(leftovers(folder) == 0);
  has_all_of_it(opened(path));
}

TEST_CASE("who comes when another has just taken the book over has nothing to do", "[legacy]") {
  const Folder folder;
  const std::string path = old_book(folder);
  static_cast<void>(opened(path));
  const std::string now = read_bytes(path);
  const auto taken = take_over_legacy(path);
  REQUIRE(taken.has_value());
  CHECK(taken->kept.empty());
  CHECK(read_bytes(path) == now);
  CHECK_FALSE(fs::exists(path + ".0.1-2"));
  CHECK(leftovers(folder) == 0);
}

TEST_CASE("what has been kept of before is never overwritten", "[legacy]") {
  const Folder folder;
  const std::string path = old_book(folder);
  folder.file("book.db.0.1", "something else");
  const Book book = opened(path);
  CHECK(book.taken_over().kept == path + ".0.1-2");
  CHECK(read_bytes(path + ".0.1") == "something else");
  CHECK(read_bytes(path + ".0.1-2") == read_bytes(fixture + ".db"));
}

TEST_CASE("through a link a book of version 0.1 is taken over where it lies", "[legacy]") {
  const Folder folder;
  fs::create_directory(folder.path("stick"));
  const std::string real = old_book(folder, "stick/real.db"), link = folder.path("link.db");
  fs::create_symlink("stick/real.db", link);
  {
    const Book book = opened(link);
    CHECK(book.taken_over().kept == real + ".0.1");
    has_all_of_it(book);
  }
  CHECK(fs::is_symlink(link));
  CHECK(read_bytes(real + ".0.1") == read_bytes(fixture + ".db"));
  CHECK_FALSE(fs::exists(link + ".0.1"));
  CHECK(kept_old_books(link) == std::vector<std::string>{real + ".0.1"});
}

TEST_CASE("a book of version 0.1 that has another name, too, is not taken over", "[legacy]") {
  const Folder folder;
  const std::string path = old_book(folder), other = folder.path("other.db");
  fs::create_hard_link(path, other);
  for (const auto& book : {Book::open_to_read(path), Book::open_or_create(other)}) {
    REQUIRE_FALSE(book.has_value());
    CHECK(contains(kattegat::say(book.error().text, Language::english), "remove the other name"));
  }
  CHECK(read_bytes(path) == read_bytes(fixture + ".db"));
  CHECK(fs::hard_link_count(path) == 2);
  CHECK(std::distance(fs::directory_iterator(folder.path("")), fs::directory_iterator()) == 2);
}

TEST_CASE("whoever erases somebody hears of the old book, which has the name still", "[legacy]") {
  const Folder folder;
  const std::string path = old_book(folder);
  folder.file("book.db.0.1", "something else");
  folder.file("book.db.0.1-mine", "somebody's");
  const auto erased = [&](const std::string& name, const std::string& pseudonym) {
    const Run run = kattegatctl({"--db", path, "--lang", "en", "roster", "erase", name, pseudonym});
    CHECK(run.status == 0);
    return run.err;
  };
  CHECK(contains(erased("Bo", "Player 9"), ": " + path + ".0.1, " + path + ".0.1-2. "));
  CHECK(contains(read_bytes(path + ".0.1-2"), "Bo"));
  fs::remove(path + ".0.1");
  fs::remove(path + ".0.1-2");
  CHECK(erased("Anna", "Player 10") == "");
}

TEST_CASE("so does whoever takes an erasure over from another book", "[legacy]") {
  const Folder folder;
  const std::string path = old_book(folder), other = folder.path("other.db");
  const auto done = [](const std::string& book, std::vector<std::string> command) {
    command.insert(command.begin(), {"--db", book, "--lang", "en"});
    const Run run = kattegatctl(command);
    CHECK(run.status == 0);
    return run.out;
  };
  static_cast<void>(opened(path));
  done(other, {"merge", path});
  CHECK_FALSE(contains(done(path, {"merge", other}), path + ".0.1"));
  done(other, {"roster", "erase", "Bo", "Player 9"});
  CHECK(contains(done(path, {"merge", other}), ": " + path + ".0.1. "));
}

TEST_CASE("damage in an old book is said of it, and what is beside it can be saved", "[legacy]") {
  const Folder folder;
  const std::string path = old_book(folder), saved = folder.path("saved.db");
  std::string bytes = read_bytes(path);
  const auto damage = [&] { folder.file("book.db", bytes); };
  std::size_t lost = 0, evenings = 5, entries_of_the_first = 6;
  SECTION("an entry") {
    bytes.at(bytes.find(R"("type":"penalty","player")") + 3) ^= 1;
    damage();
    lost = 1;
  }
  SECTION("an entry that was struck out: what struck it out hangs in the air") {
    damage();
    tamper(path, "UPDATE record SET body = '{' WHERE seq = 4");
    lost = 2;
    entries_of_the_first = 5;
  }
  SECTION("what kind of record one is") {
    damage();
    tamper(path, "UPDATE record SET kind = 'entrx' WHERE seq = 70");
    lost = 1;
    entries_of_the_first = 5;
  }
  SECTION("the header of a session, with its five entries") {
    damage();
    tamper(path, "UPDATE record SET body = '{' WHERE seq = 23");
    lost = 6;
  }
  SECTION("the header of an evening, with all of it") {
    damage();
    tamper(path, "UPDATE record SET body = '{' WHERE seq = 57");
    lost = 10;
    evenings = 4;
  }
  SECTION("a page of 17 rows, one of which is the header of an evening of 13") {
    const std::size_t page = bytes.find(R"("type":"penalty","player")") / 4096 * 4096;
    std::fill_n(bytes.begin() + static_cast<std::ptrdiff_t>(page), 200, 'x');
    damage();
    lost = 30;
    evenings = 4;
  }
  SECTION("the page with the ids of tablets, which only tell an order") {
    std::fill_n(bytes.begin() + 4096, 200, 'x');
    damage();
  }
  const std::string before = read_bytes(path);
  Book own = opened(folder.path("own.db"));
  if (lost > 0) {
    const auto fault = merge_book(own, path).error();
    CHECK(fault.kind == BookFault::Kind::corrupt);
    CHECK(contains(say(fault.text, Language::english), path));
    CHECK_FALSE(Book::open_to_write(path).has_value());
  }
  const auto recovered = recover_book(path, saved);
  REQUIRE(recovered.has_value());
  CHECK(recovered->lost == lost);
  CHECK(read_bytes(path) == before);
  const Book book = opened(saved);
  CHECK(list_evenings(book)->size() == evenings);
  CHECK(look_at(book, uuid_of(1, 1))->session(uuid_of(2, 1))->entries.size() ==
        entries_of_the_first);
  CHECK(find_person(book, "Bo")->swish == "0701234567");
  CHECK(differences(book).empty());
  CHECK(leftovers(folder) == 0);
}

TEST_CASE("what hangs in the air in an old book is not left out without a word", "[legacy]") {
  const Folder folder;
  const std::string path = old_book(folder);
  tamper(path, "DELETE FROM record WHERE seq = 23");  // the header of a session with five entries
  Book own = opened(folder.path("own.db"));
  const auto merged = merge_book(own, path);
  REQUIRE(merged.has_value());
  const auto says = [&](const Text& text) {
    return text == kattegat::text(Word::book_old_lacks, std::int64_t{5});
  };
  CHECK(std::any_of(merged->changes.begin(), merged->changes.end(), [&](const Change& change) {
    const auto* said = std::get_if<Text>(&change);
    return said && says(*said);
  }));
  const Run run = kattegatctl({"--db", path, "--lang", "en", "evenings"});
  CHECK(run.status == 0);
  CHECK(contains(run.err, "5 records of the old book hang on something that is not in it"));
}

}  // namespace legacy_test
