// Headers that say that they are taken over decide nothing, whatever they say: what was entered
// behind them is judged by the header that holds, in whatever order the books meet.
#include "db/files/recover.hpp"
#include "support/forger.hpp"
#include "support/form.hpp"
#include "support/one_book.hpp"

using namespace kattegat;
using namespace kattegat::test;

namespace taken_over_test {

namespace {

const Uuid evening = uuid_of(1, 1), session = uuid_of(2, 1);

std::vector<Item> of_kind(const Book& book, RecordKind kind) {
  Items items = everything_of(book).items;
  std::erase_if(items, [&](const Item& item) { return item.record.kind != kind; });
  REQUIRE_FALSE(items.empty());
  return items;
}
Item header_in(const Book& book) { return of_kind(book, RecordKind::session).front(); }
SessionContents says(const Item& header) { return *read_as<SessionContents>(header); }
// The same people at another game.
SessionKeys keys_of(const std::string& game, const std::string& seats) {
  const auto read = read_evening(
      R"({"format":"kattegat-evening","version":1,"date":"2026-11-20","players":[)" + seats +
      R"(],"sessions":[{"game":")" + game + R"(","seats":[)" + seats + R"(],"entries":[]}]})");
  REQUIRE(read.has_value());
  return read->evening.sessions.at(0).keys;
}
const std::string four = R"("Anna","Bo","Cai","Dea")", five = four + R"(,"Else")";

// A log that brings the evening itself, so that it can come before everything else.
Forger member_of(const Book& book) {
  Forger member;
  const Item known = of_kind(book, RecordKind::evening).front();
  member.write(new_record(RecordKind::evening, evening, evening, *read_as<EveningContents>(known)),
               1);
  for (const Item& item : of_kind(book, RecordKind::player))
    member.write(
        new_record(RecordKind::player, item.record.id, evening, *read_as<PlayerContents>(item)), 1);
  return member;
}
Hash enter(Forger& log, SessionContents header, const Hash& followed, int n,
           const std::string& entry) {
  header.takes_over = followed != Hash{};
  header.follows = header.takes_over ? Follows{followed} : Follows{};
  const Hash hash = log.write(new_record(RecordKind::session, session, evening, header), 50).hash;
  log.write(new_record(RecordKind::entry, uuid_of(3, n), session, EntryContents{entry, {}}), 51);
  return hash;
}
// Numbered the other way round; in their seats they stay.
SessionContents turned(SessionContents header) {
  std::reverse(header.sitters.begin(), header.sitters.end());
  const int last = static_cast<int>(header.sitters.size()) - 1;
  for (int& number : header.order) number = last - number;
  return header;
}
std::string nole_of(int number) {
  return R"({"type":"deal","contract":"nole","declarer":")" + std::to_string(number) +
         R"(","tricks":0})";
}
std::map<std::string, Money> money_in(const Book& book) {
  const auto view = look_at(book, evening);
  REQUIRE(view.has_value());
  const Settlement settlement = settle(view->shown, judge(view->shown));
  std::map<std::string, Money> money;
  for (std::size_t i = 0; i < settlement.money.size(); ++i)
    money[view->shown.players[i]] = settlement.money[i];
  return money;
}
void all_taken(const Merged& merged) {
  for (const RefusedLog& one : merged.refused) FAIL(say(one.why, Language::english));
}
// Given one after the other, in every order, and all in one: what the evening comes to.
void in_every_order(const std::vector<Parcel>& parcels, const std::map<std::string, Money>& money) {
  std::vector<std::size_t> order(parcels.size());
  std::iota(order.begin(), order.end(), 0);
  std::size_t turn = 0;
  do {
    if (!is_due(turn++, 4)) continue;
    Folder folder;
    Book apart = opened(folder.path("apart.db")), at_once = opened(folder.path("once.db"));
    Parcel all;
    for (const std::size_t i : order) {
      all_taken(given(apart, parcels[i]));
      CHECK(differences(apart).empty());
      all = together(all, parcels[i]);
    }
    all_taken(given(at_once, all));
    for (const Book* const book : {&apart, &at_once}) {
      CHECK(money_in(*book) == money);
      CHECK(differences(*book).empty());
      CHECK(counts_once(*book));
    }
  } while (std::next_permutation(order.begin(), order.end()));
}

}  // namespace

TEST_CASE("what is entered at another table that a log says it took over counts for nothing",
          "[gate][merge]") {
  const auto [game, other, seats, entry] =
      GENERATE(table<const char*, const char*, int, const char*>(
          {{"ligeud", "english-whist", 4, R"({"type":"deal","trump":"H","tricks":[6,7]})"},
           {"commerce", "commerce", 5, R"({"type":"leave","player":"4"})"}}));
  const bool is_missing = GENERATE(false, true);
  CAPTURE(game, is_missing);
  std::string begun = ligeud_evening(1, agreed(1, "5"));
  begun.replace(begun.find("ligeud"), 6, game);
  Folder folder;
  std::vector<Book> books;
  for (const char* const name : {"one.db", "two.db", "three.db"})
    books.push_back(opened(folder.path(name)));
  Book &one = books[0], &two = books[1], &three = books[2];
  import_into(one, begun);
  import_into(two, begun);
  append_to(two, session, agreed(70, "1"));
  const Item known = header_in(one);
  SessionContents header = says(known);
  header.keys = keys_of(other, seats == 4 ? four : five);
  if (seats == 5) {
    header.sitters.push_back(id_called(one, "Else"));
    header.order.push_back(4);
  }
  Forger member = member_of(one), another = member_of(two);
  const Hash taken = enter(member, header, is_missing ? Hash{7} : known.record.hash, 90, entry);
  enter(another, header, taken, 91, entry);
  const Parcel first = everything_of(one), second = everything_of(two);
  all_taken(given(one, second));
  in_every_order({first, second, together(member.parcel(), another.parcel())}, money_in(one));

  // And where the books of those who were here meet whoever heard that first.
  all_taken(given(three, member.parcel()));
  meet(books);
  for (Book& book : books) {
    CHECK(contents(book) == contents(one));
    CHECK(differences(book).empty());
  }
  append_to(three, session, agreed(71, "1"));
  meet(books);
  CHECK(contents(one) == contents(three));
}

TEST_CASE("a book with what is entered at another table is recovered whole", "[recover]") {
  OneBook here;
  Forger member = member_of(here.book);
  SessionContents header = says(header_in(here.book));
  header.keys = keys_of("english-whist", four);
  enter(member, header, Hash{7}, 90, R"({"type":"deal","trump":"H","tricks":[6,7]})");
  all_taken(given(here.book, member.parcel()));
  const std::string path = here.folder.path("again.db");
  REQUIRE(recover_book(here.book.path(), path).has_value());
  const Book again = opened(path);
  CHECK(contents(again) == contents(here.book));
  // Nothing is wrong with it, and it is told all the same.
  for (const Book* const book : std::initializer_list<const Book*>{&here.book, &again}) {
    const auto verified = verify_book(*book);
    REQUIRE(verified.has_value());
    CHECK(verified->differences.empty());
    REQUIRE(verified->remarks.size() == 1);
    CHECK(verified->remarks[0].entry == uuid_of(3, 90));
    CHECK(verified->remarks[0].text == text(Word::verify_other_table));
  }
}

TEST_CASE("a log that took a header over numbers as that does, by way of others or without it",
          "[merge]") {
  OneBook here;
  const SessionContents known = says(header_in(here.book)), other = turned(known);
  Forger straight = member_of(here.book), log = member_of(here.book);
  enter(straight, known, Hash{}, 90, nole_of(0));
  std::vector<Parcel> parcels{everything_of(here.book)};
  SECTION("where the header is missing") { enter(log, other, Hash{7}, 90, nole_of(3)); }
  SECTION("by way of another log that took it over") {
    Forger begins = member_of(here.book), takes = member_of(here.book);
    begins.write(new_record(RecordKind::session, session, evening, other), 40);
    const Hash first = begins.items.back().record.hash;
    takes.write(new_record(RecordKind::session, session, evening,
                           [&] {
                             SessionContents copy = other;
                             copy.takes_over = true;
                             copy.follows = {first};
                             return copy;
                           }()),
                45);
    enter(log, other, takes.items.back().record.hash, 90, nole_of(3));
    parcels.push_back(together(begins.parcel(), takes.parcel()));
  }
  parcels.push_back(log.parcel());
  OneBook expected;
  all_taken(given(expected.book, straight.parcel()));
  in_every_order(parcels, money_in(expected.book));
}

TEST_CASE("a file numbers by a header that decides, not by what a log says that it took over",
          "[import]") {
  OneBook expected;
  import_into(expected.book, ligeud_evening(1, nine_made(1) + "," + agreed(2, "5")));
  OneBook honest;
  Folder folder;
  Book here = opened(folder.path("here.db"));
  Forger member = member_of(honest.book);
  const Item known = header_in(honest.book);
  enter(member, turned(says(known)), known.record.hash, 90, R"({"type":"misdeal"})");
  all_taken(given(here, member.parcel()));
  all_taken(given(here, everything_of(honest.book)));
  import_into(here, ligeud_evening(1, nine_made(1) + "," + agreed(2, "5")));
  CHECK(money_in(here) == money_in(expected.book));
  CHECK(differences(here).empty());
}

}  // namespace taken_over_test
