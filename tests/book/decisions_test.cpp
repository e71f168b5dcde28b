// Two books, always: whatever is decided apart in two of them is agreed on when they meet, in
// whatever order; nothing counts twice; like decisions are no conflict, unlike ones are one.
#include "db/book/joining.hpp"
#include "support/form.hpp"
#include "support/two_minds.hpp"

using namespace kattegat;
using namespace kattegat::test;

namespace decisions_test {

using namespace kattegat::test::two_minds;

namespace {

std::vector<Case> cases() {
  const Decide base = imports(common);
  const std::vector<std::string> swapped{"Bo", "Anna", "Cai", "Dea"},
      other_way{"Anna", "Cai", "Bo", "Dea"};
  const Decide paid = both(base, pays("Anna", Money{900}));
  const Decide with_eva = both(base, imports(eva_came));
  const std::string eva_again = R"({"format":"kattegat-evening","version":1,"id":")" + id_of(1, 8) +
                                R"(","date":"2026-11-28","players":["Eva","Finn"],"sessions":[]})";
  const Decide with_eva_twice = both(with_eva, imports(eva_again));
  const std::string swish = "0701234567", other_swish = "0701234568";
  return {
      {"both void an entry, for other reasons", base, voids(2, "slip"), voids(2, "misdeal"), {}},
      {"each voids another entry", base, voids(2), voids(3), {}},
      {"one voids what the other corrects", base, voids(2), corrects(2, "6"), RecordKind::entry},
      {"both restore", both(base, voids(2)), restores(2), restores(2), {}},
      {"one restores what the other corrects", both(base, voids(2)), restores(2), corrects(2, "6"),
       RecordKind::entry},
      {"one voids, the other voids and restores", base, voids(2), both(voids(2), restores(2)),
       RecordKind::entry},
      {"both correct alike", base, corrects(2, "6"), corrects(2, "6"), {}},
      {"both correct, unlike", base, corrects(2, "6"), corrects(2, "8"), RecordKind::entry},
      {"one corrects twice, the other once and alike",
       base,
       both(corrects(2, "9"), corrects(2, "6")),
       corrects(2, "6"),
       {}},
      {"one corrects and takes it back, the other corrects", base,
       both(corrects(2, "6"), restores(2)), corrects(2, "8"), RecordKind::entry},
      {"both reseat alike",
       base,
       reseats(other_way, Reseat::people),
       reseats(other_way, Reseat::people),
       {}},
      {"both reseat, unlike", base, reseats(other_way, Reseat::people),
       reseats(swapped, Reseat::people), RecordKind::session},
      {"the order one way and the other", base, reseats(swapped, Reseat::order),
       reseats(other_way, Reseat::order), RecordKind::session},
      {"one reseats, the other enters on",
       base,
       reseats(other_way, Reseat::people),
       [](Book& book) { append_to(book, session, agreed(50, "3")); },
       {}},
      {"one voids, the other reseats", base, voids(2), reseats(other_way, Reseat::people), {}},
      {"both tick the same payment", base, pays("Anna", Money{900}), pays("Anna", Money{900}), {}},
      {"each ticks another payment", base, pays("Anna", Money{900}), pays("Cai", Money{900}), {}},
      {"both tick a second one like the first",
       paid,
       pays("Anna", Money{900}, 1),
       pays("Anna", Money{900}, 1),
       {}},
      {"both take a payment back", paid, takes_back_payment(), takes_back_payment(), {}},
      {"one takes back what the other took back and made again", paid, takes_back_payment(),
       both(takes_back_payment(), pays("Anna", Money{900})), RecordKind::payment},
      {"both enter the same membership",
       base,
       owes("Anna", PurseKind::membership),
       owes("Anna", PurseKind::membership),
       {}},
      {"both enter one kitty, and say something else of it",
       base,
       owes("Bo", PurseKind::kitty, "coffee"),
       owes("Bo", PurseKind::kitty, "cake"),
       {}},
      {"each enters something else in the purse",
       base,
       owes("Bo", PurseKind::kitty),
       owes("Bo", PurseKind::membership),
       {}},
      {"both enter a second fee like the first",
       both(base, owes("Anna", PurseKind::fee)),
       owes("Anna", PurseKind::fee, "", Extra::yes),
       owes("Anna", PurseKind::fee, "", Extra::yes),
       {}},
      {"the same fee in books that know the people under other ids",
       does_nothing,
       both(base, owes("Anna", PurseKind::fee)),
       both(base, owes("Anna", PurseKind::fee)),
       {}},
      {"both void a movement, for other reasons",
       both(base, owes("Anna", PurseKind::fee)),
       in_purse(false, "slip"),
       in_purse(false, "twice"),
       {}},
      {"one voids a movement, the other voids and restores it",
       both(base, owes("Anna", PurseKind::fee)), in_purse(false),
       both(in_purse(false), in_purse(true)), RecordKind::purse},
      {"one erases who the other enters in the purse",
       base,
       erases("Cai", "Player 17"),
       owes("Cai", PurseKind::fee, "for Cai"),
       {}},
      {"each gives other initials to one amount", base, initials("AA"), initials("A.A."), {}},
      {"both end a game", base, ends, ends, {}},
      {"one ends a game, the other says that it goes on, as it does", base, ends, resumes, {}},
      {"one resumes, the other resumes and ends", both(base, ends), resumes, both(resumes, ends),
       RecordKind::ended},
      {"the same file in two books", does_nothing, base, base, {}},
      {"two stakes of one session", does_nothing, base,
       imports(ligeud_evening(1, three, "2026-11-20", "0.20")), RecordKind::session},
      {"two dates of one evening", does_nothing, base,
       imports(ligeud_evening(1, three, "2026-11-21")), RecordKind::evening},
      {"two contents of one entry", does_nothing, imports(ligeud_evening(1, agreed(2, "5"))),
       imports(ligeud_evening(1, agreed(2, "6"))), RecordKind::entry},
      {"the same file in two books, and one corrects",
       does_nothing,
       base,
       both(base, corrects(2, "6")),
       {}},
      {"the same file in two books, and both correct, unlike", does_nothing,
       both(base, corrects(2, "6")), both(base, corrects(2, "8")), RecordKind::entry},
      {"both rename alike", base, renames("Bo", "Bosse"), renames("Bo", "Bosse"), {}},
      {"both rename, unlike", base, renames("Bo", "Bosse"), renames("Bo", "Bo H"),
       RecordKind::name},
      {"both rename somebody of two evenings, unlike",
       both(base, imports(ligeud_evening(5, agreed(55, "3"), "2026-11-27"))),
       renames("Bo", "Bosse"), renames("Bo", "Bo H"), RecordKind::name},
      {"both rename somebody of two evenings, and one of them twice",
       both(base, imports(ligeud_evening(5, agreed(55, "3"), "2026-11-27"))),
       both(renames("Bo", "Bosse"), renames("Bosse", "Bob")), renames("Bo", "Bo H"),
       RecordKind::name},
      {"each renames another person", base, renames("Bo", "Bosse"), renames("Cai", "Kaj"), {}},
      {"one renames whom the other gives a number",
       base,
       renames("Bo", "Bosse"),
       sets(NumberKind::swish, swish),
       {}},
      {"the same in books that know the people under other ids",
       does_nothing,
       both(base, renames("Bo", "Bosse")),
       both(base, sets(NumberKind::swish, swish)),
       {}},
      {"one renames whom the other removes", base, renames("Bo", "Bosse"), retires(true), {}},
      {"one renames with whom the other makes somebody one",
       with_eva,
       renames("Bo", "Bosse"),
       fuses("Eva", "Bo"),
       {}},
      {"both give one number",
       base,
       sets(NumberKind::swish, swish),
       sets(NumberKind::swish, swish),
       {}},
      {"each gives another number", base, sets(NumberKind::swish, swish),
       sets(NumberKind::swish, other_swish), RecordKind::number},
      {"one gives a Swish, the other a MobilePay number",
       base,
       sets(NumberKind::swish, swish),
       sets(NumberKind::mobilepay, mobilepay_number("20123456")),
       {}},
      {"one changes the number, the other takes it out", both(base, sets(NumberKind::swish, swish)),
       sets(NumberKind::swish, other_swish), sets(NumberKind::swish, ""), RecordKind::number},
      {"both retire", base, retires(true), retires(true), {}},
      {"one takes back in, the other does and retires again", both(base, retires(true)),
       retires(false), both(retires(false), retires(true)), RecordKind::retired},
      {"one retires and takes back in, the other does and retires again, whom they know under "
       "other "
       "ids",
       does_nothing, both(base, both(retires(true), retires(false))),
       both(both(base, retires(true)), both(retires(false), retires(true))), RecordKind::retired},
      {"both fuse, unlike, whom they know under other ids", does_nothing,
       both(with_eva, fuses("Eva", "Cai")), both(with_eva, fuses("Eva", "Dea")),
       RecordKind::fusion},
      {"the same of somebody of two evenings", does_nothing,
       both(with_eva_twice, fuses("Eva", "Cai")), both(with_eva_twice, fuses("Eva", "Dea")),
       RecordKind::fusion},
      {"both fuse alike", with_eva, fuses("Eva", "Else"), fuses("Eva", "Else"), {}},
      {"both fuse the same two, the other way round",
       with_eva,
       fuses("Eva", "Else"),
       fuses("Else", "Eva"),
       {}},
      {"both fuse, unlike", with_eva, fuses("Eva", "Else"), fuses("Eva", "Dea"),
       RecordKind::fusion},
      {"both fuse somebody of two evenings, unlike", with_eva_twice, fuses("Eva", "Else"),
       fuses("Eva", "Dea"), RecordKind::fusion},
      {"the same of somebody whom they know under other ids in one of the evenings", with_eva,
       both(imports(eva_again), fuses("Eva", "Cai")), both(imports(eva_again), fuses("Eva", "Dea")),
       RecordKind::fusion},
      {"one separates somebody of two evenings, the other separates and fuses",
       both(with_eva_twice, fuses("Eva", "Else")), separates_eva,
       both(separates_eva, fuses("Eva", "Else")), RecordKind::fusion},
      {"one separates, the other separates and fuses", both(with_eva, fuses("Eva", "Else")),
       separates_eva, both(separates_eva, fuses("Eva", "Else")), RecordKind::fusion},
      {"both erase, under one pseudonym",
       base,
       erases("Cai", "Player 17"),
       erases("Cai", "Player 17"),
       {}},
      {"both erase, under two pseudonyms",
       base,
       erases("Cai", "Player 17"),
       erases("Cai", "Nobody 1"),
       {}},
      {"one erases whom the other renames",
       base,
       erases("Cai", "Player 17"),
       renames("Cai", "Kaj"),
       {}},
      {"one erases while the other enters on",
       base,
       erases("Cai", "Player 17"),
       [](Book& book) { append_to(book, session, agreed(50, "3")); },
       {}},
  };
}

}  // namespace

TEST_CASE("whatever two books decide apart, all agree in whatever order they meet", "[decisions]") {
  using Pair = std::pair<std::size_t, std::size_t>;
  std::size_t number = 0;
  for (const Case& one : cases()) {
    CAPTURE(one.what);
    std::vector<Pair> order{{0, 1}, {0, 2}, {1, 0}, {1, 2}, {2, 0}, {2, 1}};
    const std::vector<std::vector<Pair>> orders{
        order,
        {{2, 0}, {2, 1}, {0, 2}, {1, 2}},
        {{2, 1}, {0, 2}, {1, 0}, {2, 0}},
        {{1, 0}, {2, 1}, {0, 2}, {1, 2}},
        {{0, 1}, {1, 0}, {2, 0}},
        {{2, 0}, {1, 2}, {0, 1}, {2, 1}},
    };
    for (const auto& pairs : orders) {
      if (!is_due(number++, 11)) continue;  // another order for every case
      Apart apart = decided_apart(one, in_memory);
      for (const auto& [to, from] : pairs)
        CHECK(taken(apart.books[to], apart.books[from]).refused.empty());
      meet(apart.books);
      agree_after_meeting(one, apart.books);
    }
  }
}

TEST_CASE("of an unlike decision one side holds, until somebody keeps one", "[decisions]") {
  std::size_t number = 0;
  for (const Case& one : cases()) {
    if (!one.conflict) continue;
    ++number;
    for (const bool keep_here : {true, false}) {
      if (!is_due(number + (keep_here ? 1 : 0), 7)) continue;
      CAPTURE(one.what, keep_here);
      Apart apart = decided_apart(one, in_memory);
      meet(apart.books);
      const auto found = conflicts(apart.books[2], std::nullopt);
      REQUIRE(found->size() == 1);
      const Side& here = side_of(found->front(), apart.origin_here);
      const Side& there = side_of(found->front(), apart.origin_there);
      const bool is_seen =
          seen(apart.books[0]) == apart.here || seen(apart.books[0]) == apart.there;
      CHECK(is_seen);
      CHECK(seen(apart.books[0]) == (here.holds ? apart.here : apart.there));

      const Side& kept = keep_here ? here : there;
      REQUIRE(keep_side(apart.books[2], found->front(), kept.item.record.hash).has_value());
      CHECK(seen(apart.books[2]) == (keep_here ? apart.here : apart.there));
      meet(apart.books);
      all_agree(apart.books);
      CHECK(conflicts(apart.books[0], std::nullopt)->empty());
      CHECK(seen(apart.books[0]) == (keep_here ? apart.here : apart.there));
    }
  }
}

TEST_CASE("what is decided again in two books, in two ways, is one conflict again", "[decisions]") {
  std::size_t number = 0;
  for (const Case& one : cases()) {
    if (!one.conflict || !is_due(number++, 7)) continue;
    CAPTURE(one.what);
    Apart apart = decided_apart(one, in_memory);
    meet(apart.books);
    const auto found = conflicts(apart.books[0], std::nullopt);
    REQUIRE(found->size() == 1);
    for (const std::size_t i : {std::size_t{0}, std::size_t{1}}) {
      const Hash side = found->front().sides[i].item.record.hash;
      REQUIRE(keep_side(apart.books[i], found->front(), side).has_value());
    }
    meet(apart.books);
    agree_after_meeting(one, apart.books);
  }
}

TEST_CASE("books in files agree as those in memory do, and verify", "[decisions]") {
  std::size_t number = 0;
  for (const Case& one : cases()) {
    if (!is_due(number++, {3, 13, 1})) continue;
    CAPTURE(one.what);
    const Folder folder;
    const auto in_file = [&](int i) { return opened(folder.path(std::to_string(i) + ".db")); };
    Apart apart = decided_apart(one, in_file);
    meet(apart.books);
    agree_after_meeting(one, apart.books);
    if (!one.conflict) continue;
    const auto found = conflicts(apart.books[2], std::nullopt);
    const Hash side = side_of(found->front(), apart.origin_here).item.record.hash;
    REQUIRE(keep_side(apart.books[2], found->front(), side).has_value());
    meet(apart.books);
    all_agree(apart.books);
    CHECK(conflicts(apart.books[0], std::nullopt)->empty());
    CHECK(seen(apart.books[0]) == apart.here);
  }
}

TEST_CASE("who somebody of two evenings is, is asked once and of all of their ids", "[decisions]") {
  const std::string again = R"({"format":"kattegat-evening","version":1,"id":")" + id_of(1, 8) +
                            R"(","date":"2026-11-28","players":["Eva","Finn"],"sessions":[]})";
  // Which of a person's ids is spoken of first goes by chance.
  for (int round = 0; round < form({24, 4, 200}); ++round) {
    const Case one{"who Eva is", both(imports(common), imports(eva_came)),
                   both(imports(again), fuses("Eva", "Cai")),
                   both(imports(again), fuses("Eva", "Dea")), RecordKind::fusion};
    Apart apart = decided_apart(one, in_memory);
    meet(apart.books);
    agree_after_meeting(one, apart.books);
    const Conflict conflict = conflicts(apart.books[0], std::nullopt)->front();
    CHECK(conflict.called == "Eva");
    CHECK(load_roster(apart.books[0])->size() == load_roster(apart.books[2])->size());
    const bool keeps_cai = round % 2 == 0;
    const Side& side = side_of(conflict, keeps_cai ? apart.origin_here : apart.origin_there);
    REQUIRE(keep_side(apart.books[0], conflict, side.item.record.hash).has_value());
    CHECK(conflicts(apart.books[0], std::nullopt)->empty());
    CHECK(seen(apart.books[0]) == (keeps_cai ? apart.here : apart.there));
  }
}

TEST_CASE("who is removed, and taken in again, in evenings of which each book knows one",
          "[decisions]") {
  const Decide one_night = imports(common),
               other_night = imports(ligeud_evening(5, agreed(55, "3"), "2026-11-27"));
  std::vector<Book> books;
  while (books.size() < 2) books.push_back(Book::in_memory());
  both(one_night, both(retires(true), retires(false)))(books[0]);
  both(both(other_night, retires(true)), both(retires(false), retires(true)))(books[1]);
  meet(books);
  all_agree(books);
  const auto found = conflicts(books[0], std::nullopt);
  REQUIRE(found->size() == 1);
  CHECK(found->front().about == RecordKind::retired);
  retires(false)(books[0]);
  meet(books);
  all_agree(books);
  CHECK(conflicts(books[1], std::nullopt)->empty());
  CHECK_FALSE(person(books[1], "Bo").retired);
}

TEST_CASE("who is one person in joined evenings alone is offered or not once that is decided there",
          "[decisions]") {
  const bool retired = GENERATE(true, false);
  std::string by_id = ligeud_evening(1, agreed(1, "3"));
  by_id.insert(by_id.size() - 1, R"(,"people":{"Bo":")" + id_of(7, 1) + "\"}");
  std::vector<Book> books;
  while (books.size() < 2) books.push_back(Book::in_memory());
  both(imports(by_id), retires(true))(books[0]);
  both(imports(ligeud_evening(2, agreed(2, "3"))), both(retires(true), retires(false)))(books[1]);
  meet(books);
  CHECK(conflicts(books[0], std::nullopt)->empty());  // they are two
  REQUIRE(join_evenings(books[0], {uuid_of(1, 1), uuid_of(1, 2)}).has_value());
  REQUIRE(conflicts(books[0], std::nullopt)->size() == 1);
  retires(retired)(books[0]);
  meet(books);
  all_agree(books);
  CHECK(conflicts(books[1], std::nullopt)->empty());
  CHECK(person(books[1], "Bo").retired == retired);
}

TEST_CASE("what one book calls somebody is heard where another makes somebody one with them",
          "[decisions]") {
  const Decide base = both(imports(common), imports(eva_came));
  const bool renames_too = GENERATE(false, true);
  std::vector<Book> books;
  while (books.size() < 2) books.push_back(Book::in_memory());
  both(base, renames("Bo", "Bosse"))(books[0]);
  both(base, fuses("Eva", "Bo"))(books[1]);
  if (renames_too) renames("Bo", "Bob")(books[1]);
  meet(books);
  all_agree(books);
  for (const Book& book : books) {
    const auto found = conflicts(book, std::nullopt);
    REQUIRE(found->size() == (renames_too ? 1 : 0));
    if (renames_too) CHECK(found->front().about == RecordKind::name);
    if (!renames_too) CHECK(contains(seen(book), "Bosse 2 ligeud"));
  }
}

}  // namespace decisions_test
