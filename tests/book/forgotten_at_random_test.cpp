// Books that have read the same evenings apart, each with its people in an order of its own, forget
// somebody and meet: nobody else loses a name or an øre, in whatever order it happens.
#include "support/draw.hpp"
#include "support/holds.hpp"
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
  std::map<std::string, std::string> came_as;  // by every name
  std::map<std::string, std::int64_t> won;     // in whole kroner, by what they came as
  std::set<std::string> untouched, erased;     // likewise

  // Into the first book, and some of the others.
  void import_somewhere(const NightOut& night) {
    for (Book& book : books)
      if (&book == &books.front() || toss()) import_into(book, file(night));
    for (const std::string& name : night.came) {
      came_as[name] = name;
      untouched.insert(name);
    }
    won[night.came[0]] += 50;
    won[night.came[1]] -= 30;
    won[night.came[2]] -= 20;
  }
  Book& some_book() {
    return books[static_cast<std::size_t>(draw(0, static_cast<int>(books.size()) - 1))];
  }
  void erase_somebody() {
    Book& book = some_book();
    if (const auto one = somebody(book)) {
      RC_ASSERT(erase_person(book, *one, another_name(*one)).has_value());
      erased.insert(came_as.at(one->name));
    }
  }
  void rename_somebody() {
    Book& book = some_book();
    if (const auto one = somebody(book))
      RC_ASSERT(rename_person(book, *one, another_name(*one)).has_value());
  }
  [[nodiscard]] std::string known_as(const std::string& name) const {
    return erased.count(came_as.at(name)) > 0 ? "somebody erased" : came_as.at(name);
  }

 private:
  static std::optional<Person> somebody(const Book& book) {
    auto people = load_roster(book);
    RC_ASSERT(people.has_value());
    std::erase_if(*people, [](const Person& one) { return one.erased; });
    if (people->empty()) return std::nullopt;
    return draw_one(*people);
  }
  std::string another_name(const Person& one) {
    std::string name = "Name " + std::to_string(came_as.size());
    came_as[name] = came_as.at(one.name);
    untouched.erase(came_as[name]);
    return name;
  }
};

// As whom they came: what everybody has who was called so, or is called otherwise since. Of those
// who were forgotten in one book nobody can tell in another which was which: they are told
// together.
using Kroner = std::map<std::string, std::int64_t>;
Kroner kroner(const Club& club, const Book& book) {
  Kroner all;
  const auto lines = standings(book, {});
  for (const StandingLine& line : *lines)
    all[club.known_as(line.player)] += line.money.at(0).second.hundredths / 100;
  return all;
}
Kroner won(const Club& club) {
  Kroner all;
  for (const auto& [name, amount] : club.won) all[club.known_as(name)] += amount;
  return all;
}

}  // namespace

TEST_CASE("nobody but who was erased loses a name or an øre", "[people][property][long]") {
  holds_for({33, 8, 100}, [] {
    Club club;
    for (int i = draw(2, 3); i > 0; --i) club.books.push_back(Book::in_memory());
    for (int number = draw(1, 3); number > 0; --number)
      club.import_somewhere({number, some_of(pool, draw(3, 5))});
    for (int i = draw(1, 8); i > 0; --i) {
      const int what = draw(0, 4);
      if (what == 0) club.rename_somebody();
      if (what == 1 || what == 2) club.erase_somebody();
      if (what > 2) taken(club.some_book(), club.some_book());
    }
    meet(club.books);
    for (const Book& book : club.books) {
      RC_ASSERT(kroner(club, book) == won(club));
      const List list = names(book);
      for (const std::string& name : club.untouched)
        RC_ASSERT(std::count(list.begin(), list.end(), name) == 1);
      RC_ASSERT(counts_once(book));
      RC_ASSERT(contents(book) == contents(club.books.front()));
    }
  });
}

TEST_CASE("who was erased is gone from every book that has read the same evenings",
          "[people][property][long]") {
  holds_for({33, 8, 100}, [] {
    Club club;
    for (int i = draw(2, 3); i > 0; --i) club.books.push_back(Book::in_memory());
    for (int number = draw(1, 3); number > 0; --number) {
      const NightOut night{number, some_of(pool, draw(3, 5))};
      for (Book& book : club.books) import_into(book, file(night));
      for (const std::string& name : night.came) club.came_as[name] = name;
    }
    for (int i = draw(0, 2); i > 0; --i) taken(club.some_book(), club.some_book());
    club.erase_somebody();
    meet(club.books);
    for (const Book& book : club.books)
      for (const std::string& name : club.erased) RC_ASSERT(!contains(contents(book), name));
  });
}

}  // namespace forgotten_at_random_test
