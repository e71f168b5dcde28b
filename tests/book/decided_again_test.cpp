// What is decided already is stored no more; where two books have decided it apart, whoever says it
// again keeps that side.
#include <algorithm>

#include "support/form.hpp"
#include "support/two_minds.hpp"

using namespace kattegat;
using namespace kattegat::test;

namespace decided_again_test {

using namespace kattegat::test::two_minds;

namespace {

// What two have decided apart, in the two ways of which somebody keeps one by saying it again.
struct SaidApart {
  const char* what;
  Decide before, here, there;
  Decide one_way, other_way;
};
std::vector<SaidApart> said_apart() {
  const Decide base = imports(common),
               eva_away = both(base, both(imports(eva_came), retires(true, "Eva")));
  const auto swish = [](const std::string& number) { return sets(NumberKind::swish, number); };
  const Decide sit_one_way = reseats({"Anna", "Cai", "Bo", "Dea"}, Reseat::people),
               sit_the_other = reseats({"Bo", "Anna", "Cai", "Dea"}, Reseat::people);
  return {
      {"the end of a game", both(base, ends), resumes, both(resumes, ends), ends, resumes},
      {"who sits where", base, sit_one_way, sit_the_other, sit_one_way, sit_the_other},
      {"a number", base, swish("0701234567"), swish("0709999999"), swish("0701234567"),
       swish("0709999999")},
      {"a name", base, renames("Bo", "Bosse"), renames("Bo", "Bo H"), renames("Bo", "Bosse"),
       renames("Bo", "Bo H")},
      {"who is offered", both(base, retires(true)), retires(false),
       both(retires(false), retires(true)), retires(true), retires(false)},
      {"who is offered, and has been found to be somebody else", eva_away,
       both(retires(false, "Eva"), fuses("Eva", "Else")),
       both(retires(false, "Eva"), retires(true, "Eva")), retires(true, "Else"),
       retires(false, "Else")},
  };
}

}  // namespace

TEST_CASE("what is so already is stored no more, unless two books have decided it apart",
          "[decisions]") {
  std::size_t number = 0;
  for (const SaidApart& one : said_apart())
    for (const Decide* way : {&one.one_way, &one.other_way}) {
      std::vector<std::size_t> order{0, 1, 2};
      do {
        if (!is_due(number++, 11)) continue;
        CAPTURE(one.what, way == &one.one_way, order);
        Apart apart = decided_apart({one.what, one.before, one.here, one.there, {}}, in_memory);
        std::vector<Book>& books = apart.books;
        meet(books);
        CHECK(conflicts(books[2], std::nullopt)->size() == 1);
        (*way)(books[2]);
        CHECK(conflicts(books[2], std::nullopt)->empty());
        const std::string said = seen(books[2]);
        const std::size_t records = everything_of(books[2]).items.size();
        (*way)(books[2]);
        CHECK(everything_of(books[2]).items.size() == records);
        for (std::size_t i = 0; i < 4; ++i) taken(books[order[i % 3]], books[order[(i + 1) % 3]]);
        meet(books);
        all_agree(books);
        CHECK(conflicts(books[0], std::nullopt)->empty());
        CHECK(seen(books[0]) == said);
      } while (std::next_permutation(order.begin(), order.end()));
    }
}

TEST_CASE("an entry is voided under its own id too, whatever has come in its place",
          "[decisions]") {
  const bool has_seen = GENERATE(true, false), hears_first = GENERATE(true, false);
  CAPTURE(has_seen, hears_first);
  std::vector<Book> books;
  while (books.size() < 2) books.push_back(Book::in_memory());
  Book plainly = Book::in_memory();
  Book &here = books[0], &there = books[1];
  imports(common)(here);
  taken(there, here);
  taken(plainly, here);
  voids(2)(plainly);

  corrects(2, "6")(here);
  if (has_seen) taken(there, here);
  voids(2)(there);
  if (hears_first)
    taken(here, there);
  else
    taken(there, here);
  meet(books);
  CHECK(conflicts(here, std::nullopt)->size() == (has_seen ? 0 : 1));
  if (!has_seen) voids(2)(hears_first ? here : there);
  meet(books);
  all_agree(books);
  CHECK(conflicts(here, std::nullopt)->empty());
  CHECK(seen(here) == seen(plainly));
}

TEST_CASE("who is made one with somebody is offered as that one is, whichever tablet is ahead",
          "[decisions]") {
  const Decide base = both(imports(common), imports(eva_came));
  struct Meeting {
    Decide before, here, there;
    bool is_removed;  // Bo, who Eva is
  };
  const std::vector<Meeting> meetings{
      {base, retires(true, "Eva"), fuses("Eva", "Bo"), false},
      {base, retires(true), fuses("Eva", "Bo"), true},
      {both(base, retires(true)), retires(true, "Eva"), fuses("Eva", "Bo"), true},
      {both(base, retires(true)), retires(true, "Eva"), both(fuses("Eva", "Bo"), retires(false)),
       false},
      {both(base, fuses("Eva", "Bo")), retires(true), does_nothing, true},
  };
  const auto goes_ahead = [](Book& book) {
    for (const char* number : {"0701234567", "", "0701234567", ""})
      sets(NumberKind::swish, number)(book);
  };
  for (const Meeting& one : meetings)
    for (const std::size_t ahead : {std::size_t{0}, std::size_t{1}, std::size_t{2}}) {
      CAPTURE(&one - meetings.data(), ahead);
      std::vector<Book> books;
      while (books.size() < 2) books.push_back(Book::in_memory());
      one.before(books[0]);
      taken(books[1], books[0]);
      if (ahead < 2) goes_ahead(books[ahead]);
      one.here(books[0]);
      one.there(books[1]);
      meet(books);
      all_agree(books);
      CHECK(conflicts(books[0], std::nullopt)->empty());
      CHECK(person(books[0], "Bo").retired == one.is_removed);
    }
}

TEST_CASE("what is kept of who is offered holds of whoever was made one with them", "[decisions]") {
  const Decide base = both(imports(common), both(imports(eva_came), retires(true, "Eva")));
  for (const bool keeps_removed : {true, false}) {
    Apart apart = decided_apart({"who is offered",
                                 base,
                                 both(retires(false, "Eva"), fuses("Eva", "Bo")),
                                 both(retires(false, "Eva"), retires(true, "Eva")),
                                 {}},
                                in_memory);
    meet(apart.books);
    const auto found = conflicts(apart.books[2], std::nullopt);
    REQUIRE(found->size() == 1);
    for (const Side& side : found->front().sides)
      if (std::get<RetiredContents>(side.contents).retired == keeps_removed)
        done(keep_side(apart.books[2], found->front(), side.item.record.hash));
    meet(apart.books);
    all_agree(apart.books);
    CHECK(conflicts(apart.books[0], std::nullopt)->empty());
    CHECK(person(apart.books[0], "Bo").retired == keeps_removed);
  }
}

TEST_CASE("a decision follows no more than a record can hold", "[book]") {
  std::vector<Version> versions(follows_limit + 1);
  for (std::size_t i = 0; i < versions.size(); ++i) {
    versions[i].decision[0] = static_cast<std::uint8_t>(i);
    versions[i].decision[1] = static_cast<std::uint8_t>(i >> 8U);
    versions[i].meaning = std::to_string(i);
  }
  const Resolved resolved = resolve(versions, Begun::as_a_fact);
  CHECK(resolved.open.size() == versions.size());
  const Follows follows = follows_of(versions, resolved);
  CHECK(follows.size() == follows_limit);
  CHECK(follows.back() == versions.back().decision);
}

}  // namespace decided_again_test
