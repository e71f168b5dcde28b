// Books that have read the same evenings apart, each with its people in an order of its own, forget
// somebody and meet: nobody else loses a name or an øre, in whatever order it happens.
#include <rapidcheck/catch.h>

#include "support/draw.hpp"
#include "support/people.hpp"

using namespace kattegat;
using namespace kattegat::test;

namespace forgotten_at_random_test {

using namespace kattegat::test::people;

namespace {

const List pool{"Anna", "Bo", "Cai", "Dea", "Else", "Finn"};

List some_of(List names, int count) {
  List some;
  for (; count > 0; --count) {
    const auto at = names.begin() + draw(0, static_cast<int>(names.size()) - 1);
    some.push_back(*at);
    names.erase(at);
  }
  return some;
}

// Who came, of whom the first three played: the first has won 50 from the others.
struct NightOut {
  int number = 0;
  List came;
};

// As somebody's tablet has written it.
std::string file(const NightOut& night) {
  const List& came = night.came;
  const int n = night.number;
  return R"({"format":"kattegat-evening","version":1,"id":")" + id_of(1, n) +
         R"(","date":"2026-11-2)" + std::to_string(n) + R"(","players":[)" +
         quoted(some_of(came, static_cast<int>(came.size()))) + R"(],"sessions":[{"id":")" +
         id_of(2, n) + R"(","game":"commerce","seats":[)" +
         quoted(toss() ? List{came[0], came[1], came[2]}
                       : some_of({came.begin(), came.begin() + 3}, 3)) +
         R"(],"entries":[{"id":")" + id_of(3, n) + R"(","type":"adjust","points":{")" + came[0] +
         R"(":"50",")" + came[1] + R"(":"-30",")" + came[2] + R"(":"-20"},"why":"k"}]}]})";
}

struct Club {
  std::vector<Book> books;
  std::set<std::string> came, erased, pseudonyms;
  std::map<std::string, std::int64_t> won;  // in whole kroner

  // Into the first book, and some of the others.
  void import_somewhere(const NightOut& night) {
    for (Book& book : books)
      if (&book == &books.front() || toss()) import_into(book, file(night));
    came.insert(night.came.begin(), night.came.end());
    won[night.came[0]] += 50;
    won[night.came[1]] -= 30;
    won[night.came[2]] -= 20;
  }
  // By any name: of those whom one of the books still knows.
  void erase_somebody() {
    Book& book = some_book();
    const auto people = load_roster(book);
    RC_ASSERT(people.has_value());
    if (people->empty()) return;
    const Person gone = draw_one(*people);
    if (pseudonyms.count(gone.name) > 0) return;
    const std::string pseudonym = "Player " + std::to_string(pseudonyms.size() + 1);
    RC_ASSERT(erase_person(book, gone, pseudonym).has_value());
    erased.insert(gone.name);
    pseudonyms.insert(pseudonym);
  }
  Book& some_book() {
    return books[static_cast<std::size_t>(draw(0, static_cast<int>(books.size()) - 1))];
  }
};

std::int64_t kroner(const Book& book, const std::set<std::string>& names) {
  Money sum{};
  const auto lines = standings(book, {});
  for (const StandingLine& line : *lines)
    if (names.count(line.player) > 0) sum = sum + line.money.at(0).second;
  return sum.hundredths / 100;
}

void lost_nothing(const Club& club, const Book& book) {
  const List list = names(book);
  std::int64_t of_the_erased = 0;
  for (const auto& [name, amount] : club.won)
    if (club.erased.count(name) > 0) of_the_erased += amount;
  for (const std::string& name : club.came) {
    if (club.erased.count(name) > 0) continue;
    RC_ASSERT(std::count(list.begin(), list.end(), name) == 1);
    const auto amount = club.won.find(name);
    RC_ASSERT(kroner(book, {name}) == (amount == club.won.end() ? 0 : amount->second));
  }
  std::set<std::string> gone = club.erased;
  gone.insert(club.pseudonyms.begin(), club.pseudonyms.end());
  RC_ASSERT(kroner(book, gone) == of_the_erased);
}

}  // namespace

TEST_CASE("nobody but who was erased loses a name or an øre", "[people][property][long]") {
  CHECK(rc::check([] {
    Club club;
    for (int i = draw(2, 3); i > 0; --i) club.books.push_back(Book::in_memory());
    for (int number = draw(1, 3); number > 0; --number)
      club.import_somewhere({number, some_of(pool, draw(3, 5))});
    for (int i = draw(1, 6); i > 0; --i) {
      if (toss())
        taken(club.some_book(), club.some_book());
      else
        club.erase_somebody();
    }
    meet(club.books);
    for (const Book& book : club.books) {
      lost_nothing(club, book);
      RC_ASSERT(counts_once(book));
      RC_ASSERT(contents(book) == contents(club.books.front()));
    }
  }));
}

TEST_CASE("who was erased is gone from every book that has read the same evenings",
          "[people][property][long]") {
  CHECK(rc::check([] {
    Club club;
    for (int i = draw(2, 3); i > 0; --i) club.books.push_back(Book::in_memory());
    for (int number = draw(1, 3); number > 0; --number) {
      const NightOut night{number, some_of(pool, draw(3, 5))};
      for (Book& book : club.books) import_into(book, file(night));
    }
    for (int i = draw(0, 2); i > 0; --i) taken(club.some_book(), club.some_book());
    club.erase_somebody();
    meet(club.books);
    for (const Book& book : club.books)
      for (const std::string& name : club.erased) RC_ASSERT(!contains(contents(book), name));
  }));
}

}  // namespace forgotten_at_random_test
