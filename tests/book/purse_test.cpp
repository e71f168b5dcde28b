// The club's purse in a book: people who are fused or forgotten, evenings that are joined, and
// what verify, recover and an older book make of it.
#include <filesystem>

#include "db/book/conflicts.hpp"
#include "db/book/joining.hpp"
#include "db/files/backup.hpp"
#include "db/files/recover.hpp"
#include "support/forger.hpp"
#include "support/former_book.hpp"
#include "support/purse.hpp"
#include "support/whole_book.hpp"

using namespace kattegat;
using namespace kattegat::test;

namespace book_purse_test {

namespace {

const Uuid evening = uuid_of(1, 1);
const std::string at = "2026-11-20T23:10:00+01:00";

PurseContents kitty(const Uuid& person, std::int64_t amount, const std::string& note = "") {
  PurseContents one = owed(person, amount, PurseKind::kitty);
  one.note = note;
  return one;
}
Uuid enter(Book& book, const PurseContents& one) {
  const auto entered = enter_in_purse(book, {one}, Extra::no);
  REQUIRE(entered.has_value());
  return entered->at(0).id;
}
PurseView purse(const Book& book, const PurseChoice& choice = {}) {
  auto view = look_at_purse(book, choice);
  REQUIRE(view.has_value());
  return std::move(*view);
}
// "Anna -20.00, Bo 5.00"
std::string accounts(const Book& book) {
  std::string all;
  for (const PurseAccount& one : purse(book).accounts)
    all += (all.empty() ? "" : ", ") + one.name + " " + to_string(one.balance.at("DKK"));
  return all;
}

}  // namespace

TEST_CASE("who is erased leaves no word in the purse, and every sum stands", "[book][purse]") {
  const Folder folder;
  Book book = opened(folder.path("book.db"));
  import_into(book, ligeud_evening(1, nine_made(1)));
  const Uuid anna = id_called(book, "Anna");
  const Uuid id = enter(book, kitty(anna, 2000, "her sister's zebra"));
  enter(book, kitty(id_called(book, "Bo"), 2000, "Anna drove"));
  enter(book, kitty(id_called(book, "Cai"), 2000, "a cake"));
  REQUIRE(decide_in_purse(book, {id, false, at, "an ostrich"}).has_value());
  REQUIRE(decide_in_purse(book, {id, true, at, "a giraffe"}).has_value());
  const auto known = find_person(book, "Anna");
  const auto erased = erase_person(book, *known, "Player 17");
  REQUIRE(erased.has_value());
  CHECK_FALSE(erased->bytes_left.has_value());
  for (const auto& file : std::filesystem::directory_iterator(folder.path(""))) {
    const std::string bytes = read_bytes(file.path().string());
    for (const char* gone : {"zebra", "ostrich", "giraffe", "drove"}) {
      CAPTURE(file.path().string(), gone);
      CHECK_FALSE(contains(bytes, gone));
    }
  }
  CHECK(accounts(book) == "Bo -20.00, Cai -20.00, Player 17 -20.00");
  std::vector<std::string> notes;
  for (const PurseLine& line : purse(book).lines) notes.push_back(line.movement.contents.note);
  CHECK(notes == std::vector<std::string>{"…", "…", "a cake"});
  CHECK(differences(book).empty());
}

TEST_CASE("of who has been erased no word is written in the purse any more", "[book][purse]") {
  const Folder folder;
  Book book = opened(folder.path("book.db"));
  import_into(book, ligeud_evening(1, nine_made(1)));
  const Uuid anna = id_called(book, "Anna");
  const Uuid id = enter(book, kitty(anna, 1000));
  REQUIRE(erase_person(book, person(book, "Anna"), "Player 17").has_value());
  const auto refused = enter_in_purse(book, {kitty(anna, 2000, "her sister's zebra")}, Extra::no);
  REQUIRE_FALSE(refused.has_value());
  CHECK(say(refused.error().text, Language::english) ==
        "“Player 17” has been erased, and stays so");
  enter(book, kitty(anna, 2000));
  REQUIRE(decide_in_purse(book, {id, false, at, "her other sister's"}).has_value());
  CHECK(accounts(book) == "Player 17 -20.00");
  CHECK(purse(book).lines.at(0).movement.contents.why == "…");
  CHECK(differences(book).empty());
}

TEST_CASE("one person under two ids has one account", "[book][purse]") {
  Book book = Book::in_memory();
  import_into(book, ligeud_evening(1, nine_made(1)));
  import_into(book, R"({"format":"kattegat-evening","version":1,"date":"2026-11-27","players":)"
                    R"(["Eva","Finn","Gerd"],"sessions":[]})");
  enter(book, kitty(id_called(book, "Else"), 3000));
  enter(book, kitty(id_called(book, "Eva"), 2000));
  CHECK(accounts(book) == "Else -30.00, Eva -20.00");
  const auto eva = find_person(book, "Eva"), same = find_person(book, "Else");
  REQUIRE(fuse_people(book, *eva, *same).has_value());
  CHECK(accounts(book) == "Else -50.00");
  REQUIRE(separate_person(book, "Eva").has_value());
  CHECK(accounts(book) == "Else -30.00, Eva -20.00");
  REQUIRE(rename_person(book, person(book, "Else"), "Elsebeth").has_value());
  CHECK(accounts(book) == "Elsebeth -30.00, Eva -20.00");
  CHECK_FALSE(decide_in_purse(book, {uuid_of(9, 9), false, at, "x"}).has_value());
}

TEST_CASE("the first movements of a purse know already who is one", "[book][purse]") {
  Book book = Book::in_memory();
  import_into(book, ligeud_evening(1, nine_made(1)));
  import_into(book, R"({"format":"kattegat-evening","version":1,"date":"2026-11-27","players":)"
                    R"(["Eva","Finn","Gerd"],"sessions":[]})");
  const Uuid eva = id_called(book, "Eva"), same = id_called(book, "Else");
  REQUIRE(fuse_people(book, person(book, "Eva"), person(book, "Else")).has_value());
  const auto entered = enter_in_purse(book, {kitty(eva, 2000), kitty(same, 2000)}, Extra::no);
  REQUIRE(entered.has_value());
  CHECK(entered->at(1).already);
  CHECK(accounts(book) == "Else -20.00");
}

TEST_CASE("taken in on two tablets apart, whoever has never played is one and owes once",
          "[book][purse]") {
  std::vector<std::size_t> order{0, 1, 2};
  do {
    std::vector<Book> books;
    for (int i = 0; i < 3; ++i) {
      books.push_back(Book::in_memory());
      import_into(books.back(), ligeud_evening(1, nine_made(1)));
      const auto taken = take_in(books.back(), "Иван");
      REQUIRE(taken.has_value());
      CHECK_FALSE(taken->already);
      enter(books.back(), kitty(taken->id, 20000));
      CHECK(take_in(books.back(), "Иван")->id == taken->id);
    }
    for (std::size_t i = 1; i < order.size(); ++i)
      static_cast<void>(taken(books[order[i]], books[order[i - 1]]));
    meet(books);
    for (Book& book : books) {
      CHECK(accounts(book) == "Иван -200.00");
      CHECK(purse(book).lines.size() == 1);
      CHECK(load_roster(book)->size() == 6);
      CHECK(conflicts(book, std::nullopt)->empty());
      CHECK(described(purse(book)) == described(purse(books[0])));
    }
  } while (std::next_permutation(order.begin(), order.end()));
}

TEST_CASE("several movements are entered in one step, each knowing of those before it",
          "[book][purse]") {
  Book book = Book::in_memory();
  import_into(book, ligeud_evening(1, nine_made(1)));
  const PurseContents fee = kitty(id_called(book, "Anna"), 2000);
  const auto once = enter_in_purse(book, {fee, fee}, Extra::no);
  REQUIRE(once.has_value());
  CHECK_FALSE(once->at(0).already);
  CHECK(once->at(1).already);
  CHECK(once->at(0).id == once->at(1).id);
  const auto more = enter_in_purse(book, {fee, fee}, Extra::yes);
  REQUIRE(more.has_value());
  CHECK_FALSE(more->at(1).already);
  CHECK(accounts(book) == "Anna -60.00");
  // One that is refused keeps the others out.
  PurseContents bad = fee;
  bad.person = uuid_of(7, 99);
  CHECK_FALSE(enter_in_purse(book, {fee, bad}, Extra::yes).has_value());
  CHECK(accounts(book) == "Anna -60.00");
}

TEST_CASE("entered again by who has not seen it stand it is the same movement", "[book][purse]") {
  const bool ours_first = GENERATE(false, true);
  std::vector<Book> books;
  for (int i = 0; i < 2; ++i) {
    books.push_back(Book::in_memory());
    import_into(books.back(), ligeud_evening(1, nine_made(1)));
  }
  const auto enter = [&](Book& book, std::int64_t seen) {
    const auto entered = enter_as_seen(book, {kitty(id_called(book, "Anna"), 2000), seen});
    REQUIRE(entered.has_value());
    return !entered->at(0).already;
  };
  CHECK(enter(books[0], 0));
  CHECK_FALSE(enter(books[0], 0));
  CHECK(enter(books[1], 0));
  CHECK_FALSE(enter(books[1], 0));
  if (ours_first) std::swap(books[0], books[1]);
  meet(books);
  for (Book& book : books) CHECK(accounts(book) == "Anna -20.00");
  CHECK_FALSE(enter(books[0], 0));
  CHECK(enter(books[0], 1));
  meet(books);
  for (Book& book : books) CHECK(accounts(book) == "Anna -40.00");
}

TEST_CASE("a kitty entered in two evenings that are joined is one", "[book][purse]") {
  Book book = Book::in_memory();
  import_into(book, ligeud_evening(1, ""));
  import_into(book, ligeud_evening(2, ""));
  for (const int n : {1, 2}) {
    PurseContents one = kitty(id_called(book, "Anna"), 2000);
    one.evening = uuid_of(1, n);
    enter(book, one);
  }
  CHECK(accounts(book) == "Anna -40.00");
  CHECK(purse(book, {.evening = uuid_of(1, 2)}).lines.size() == 1);
  REQUIRE(join_evenings(book, {uuid_of(1, 1), uuid_of(1, 2)}).has_value());
  CHECK(accounts(book) == "Anna -20.00");
  CHECK(purse(book, {.evening = uuid_of(1, 1)}).lines.size() == 1);
  REQUIRE(part_evenings(book, {uuid_of(1, 2)}).has_value());
  CHECK(accounts(book) == "Anna -40.00");
}

TEST_CASE("cash that two tablets saw is one, also of somebody who is found to be another",
          "[book][purse]") {
  const bool fused_first = GENERATE(true, false), is_anna = GENERATE(true, false);
  const std::string name = is_anna ? "Anna" : "Annika", other = is_anna ? "Annika" : "Anna";
  CAPTURE(fused_first, name);
  const auto fuse = [&](Book& book) {
    REQUIRE(fuse_people(book, person(book, other), person(book, name)).has_value());
  };
  std::vector<Book> books;
  for (int i = 0; i < 2; ++i) {
    books.push_back(Book::in_memory());
    import_into(books.back(), ligeud_evening(1, nine_made(1)));  // each gives Anna an id of its own
    const Uuid anna = id_called(books.back(), "Anna");
    REQUIRE(take_in(books.back(), "Annika").has_value());
    if (fused_first && i == 0) fuse(books[0]);
    enter(books.back(), owed(anna, 2000, PurseKind::payment));
  }
  if (!fused_first) fuse(books[0]);
  meet(books);
  for (const Book& book : books) CHECK(accounts(book) == name + " 20.00");
  REQUIRE(rename_person(books[0], person(books[0], name), "Birgit").has_value());
  meet(books);
  for (const Book& book : books) CHECK(accounts(book) == "Birgit 20.00");
}

TEST_CASE("a conflict about what two who are one owe is decided for both", "[book][purse]") {
  std::vector<Book> books;
  books.push_back(Book::in_memory());
  import_into(books[0], ligeud_evening(1, nine_made(1)));
  REQUIRE(take_in(books[0], "Eva").has_value());
  for (const char* const name : {"Anna", "Eva"})
    enter(books[0], kitty(id_called(books[0], name), 20));
  REQUIRE(fuse_people(books[0], person(books[0], "Eva"), person(books[0], "Anna")).has_value());
  books.push_back(Book::in_memory());
  meet(books);
  for (const bool stands : {false, true})
    for (std::size_t i = stands ? 1 : 0; i < 2; ++i) {
      const Uuid id = purse(books[i]).lines.at(0).movement.ids.front();
      REQUIRE(decide_in_purse(books[i], {id, stands, at, "so " + std::to_string(i)}).has_value());
    }
  meet(books);
  const auto told = conflicts(books[0], std::nullopt);
  REQUIRE((told && told->size() == 1));
  const auto voids =
      std::find_if(told->at(0).sides.begin(), told->at(0).sides.end(),
                   [](const Side& side) { return !std::get<PurseContents>(side.contents).stands; });
  REQUIRE(voids != told->at(0).sides.end());
  REQUIRE(keep_side(books[0], told->at(0), voids->item.record.hash).has_value());
  CHECK(conflicts(books[0], std::nullopt)->empty());
  REQUIRE(separate_person(books[0], "Eva").has_value());
  meet(books);
  for (const Book& book : books) {
    CHECK(accounts(book).empty());
    CHECK(purse(book).lines.size() == 2);
    CHECK(conflicts(book, std::nullopt)->empty());
  }
}

TEST_CASE("verify knows whom the purse is about", "[book][purse]") {
  const Folder folder;
  Book book = opened(folder.path("book.db"));
  import_into(book, ligeud_evening(1, nine_made(1)));
  enter(book, kitty(id_called(book, "Anna"), 2000));
  CHECK(differences(book).empty());
  // Past the gate.
  PurseContents lost = kitty(uuid_of(7, 99), 2000);
  PurseContents elsewhere = kitty(id_called(book, "Anna"), 2000);
  elsewhere.evening = uuid_of(1, 99);
  Batch batch;
  batch.own.push_back(new_record(RecordKind::purse, uuid_of(6, 1), purse_id, lost));
  batch.own.push_back(new_record(RecordKind::purse, uuid_of(6, 2), purse_id, elsewhere));
  REQUIRE(book.store().writing([&] { return book.store().append(batch).mark > 0; }) ==
          Store::Kept::yes);
  const auto found = differences(book);
  REQUIRE(found.size() == 2);
  CHECK(found[0].text.word == Word::gate_stranger);
  CHECK(found[0].entry == uuid_of(6, 1));
  CHECK(found[1].text.word == Word::verify_orphan);
  CHECK(accounts(book) == "? -20.00, Anna -40.00");  // it is not lost from the sums
}

TEST_CASE("the purse of a damaged book is recovered", "[book][purse]") {
  const Folder folder;
  const std::string path = folder.path("book.db"), saved = folder.path("saved.db");
  std::string before;
  {
    Book book = opened(path);
    import_into(book, ligeud_evening(1, nine_made(1)));
    const Uuid id = enter(book, kitty(id_called(book, "Anna"), 2000, "coffee"));
    enter(book, kitty(id_called(book, "Bo"), 2000));
    REQUIRE(decide_in_purse(book, {id, false, at, "slip"}).has_value());
    before = described(purse(book));
  }
  tamper(path, "DELETE FROM log_end");  // nobody vouches for the log any longer
  REQUIRE(recover_book(path, saved).has_value());
  CHECK(described(purse(opened(saved))) == before);
  CHECK(differences(opened(saved)).empty());
}

// ---- What others send ----

TEST_CASE("a movement that is wrong does not pass the gate, and nothing of its log is stored",
          "[gate][purse]") {
  using Contents = std::function<void(PurseContents&)>;
  using Spoil = std::function<void(NewRecord&)>;
  struct Case {
    const char* what;
    Contents change;
    Spoil spoil;
    Word why;
  };
  const Word form = Word::book_unreadable_record;
  const Contents as_it_is = [](PurseContents&) {};
  const Spoil no_more = [](NewRecord&) {};
  const std::vector<Case> table{
      {"somebody who is not here", [](auto& one) { one.person = uuid_of(7, 99); }, no_more,
       Word::gate_stranger},
      {"an evening that is not here", [](auto& one) { one.evening = uuid_of(1, 99); }, no_more,
       Word::verify_orphan},
      {"in the roster", as_it_is, [](auto& made) { made.parent = roster_id; }, Word::verify_orphan},
      {"in an evening", as_it_is, [](auto& made) { made.parent = evening; }, Word::verify_orphan},
      {"a name in the purse", as_it_is,
       [](auto& made) {
         made =
             new_record(RecordKind::name, uuid_of(7, 1), purse_id, NameContents{"Eva", false, {}});
       },
       Word::verify_orphan},
      {"of nothing", [](auto& one) { one.amount = {}; }, no_more, form},
      {"of less than nothing", [](auto& one) { one.amount = Money{-5}; }, no_more, form},
      {"beyond all bounds", [](auto& one) { one.amount = payment_limit + Money{1}; }, no_more,
       form},
      {"on no day", [](auto& one) { one.date = "2026-02-30"; }, no_more, form},
      {"in no currency", [](auto& one) { one.currency = "kr"; }, no_more, form},
      {"at no time", [](auto& one) { one.at = "noon"; }, no_more, form},
      {"for what nobody knows", as_it_is,
       [](auto& made) { made.body.replace(made.body.find("kitty"), 5, "bribe"); }, form},
      {"with more to it", as_it_is, [](auto& made) { made.body.insert(1, "\"more\":1,"); }, form},
      {"that is no JSON", as_it_is, [](auto& made) { made.body = "x"; }, form},
  };
  for (const Case& one : table) {
    CAPTURE(one.what);
    Book book = Book::in_memory();
    import_into(book, ligeud_evening(1, nine_made(1)));
    const std::string before = contents(book);
    PurseContents movement = kitty(id_called(book, "Anna"), 2000, "coffee");
    Forger bad;
    bad.write(new_record(RecordKind::purse, uuid_of(6, 1), purse_id, movement), 1);
    one.change(movement);
    NewRecord made = new_record(RecordKind::purse, uuid_of(6, 2), purse_id, movement);
    one.spoil(made);
    bad.write(made, 2);
    const Merged merged = given(book, bad.parcel());
    REQUIRE(merged.refused.size() == 1);
    CHECK(merged.refused[0].number == 2);
    CHECK(merged.refused[0].why.word == one.why);
    CHECK(contents(book) == before);
  }
}

TEST_CASE("what others have entered is taken, with the people that it is about", "[gate][purse]") {
  Book book = Book::in_memory();
  import_into(book, ligeud_evening(1, nine_made(1)));
  Forger log;
  log.write(
      new_record(RecordKind::name, uuid_of(7, 50), roster_id, NameContents{"Gerda", false, {}}), 1);
  log.write(new_record(RecordKind::purse, uuid_of(6, 1), purse_id, kitty(uuid_of(7, 50), 2000)), 1);
  CHECK(given(book, log.parcel()).refused.empty());
  CHECK(accounts(book) == "Gerda -20.00");
}

// ---- A book from before the purse ----

TEST_CASE("a book from before the purse is read as it is, and becomes ours when somebody writes",
          "[book][purse]") {
  const Folder folder;
  const std::string path = folder.path("book.db");
  std::string before;
  {
    Book book = opened(path);
    import_into(book, ligeud_evening(1, nine_made(1) + "," + agreed(2, "5")));
    before = contents(book);
  }
  make_former(path);
  REQUIRE_FALSE(takes_kind_16(path));
  {
    const auto book = Book::open_to_read(path);
    REQUIRE(book.has_value());
    CHECK(contents(*book) == before);
    CHECK(differences(*book).empty());
    REQUIRE(backup_book(*book, folder.path("copy.db")).has_value());
    Book other = opened(folder.path("other.db"));
    CHECK(taken(other, *book).refused.empty());
    CHECK(contents(other) == before);
  }
  CHECK(version_of(path) == schema_version() - 1);
  CHECK_FALSE(takes_kind_16(path));
  for (const std::string& each : {path, folder.path("copy.db")}) {
    auto book = Book::open_to_write(each);
    REQUIRE(book.has_value());
    CHECK(contents(*book) == before);
    enter(*book, kitty(id_called(*book, "Anna"), 2000));
    CHECK(accounts(*book) == "Anna -20.00");
    CHECK(differences(*book).empty());
    CHECK(version_of(each) == schema_version());
    CHECK(takes_kind_16(each));
  }
  // It is what a new book is, to the letter.
  SQLite::Database taken_over(path), fresh(folder.path("other.db"));
  CHECK(schema_of(taken_over) == schema_of(fresh));
}

TEST_CASE("a file of the former version with something else in it is refused as it is",
          "[book][purse]") {
  const Folder folder;
  const std::string path = folder.path("book.db");
  import_into(*std::make_unique<Book>(opened(path)), ligeud_evening(1, nine_made(1)));
  make_former(path);
  SQLite::Database(path, SQLite::OPEN_READWRITE).exec("CREATE TABLE more (x INTEGER) STRICT");
  for (const bool write : {false, true}) {
    const auto book = write ? Book::open_to_write(path) : Book::open_to_read(path);
    REQUIRE_FALSE(book.has_value());
    CHECK(book.error().kind == BookFault::Kind::not_a_book);
  }
  CHECK(version_of(path) == schema_version() - 1);
  CHECK_FALSE(takes_kind_16(path));
}

}  // namespace book_purse_test
