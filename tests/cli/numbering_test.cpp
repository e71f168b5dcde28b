// Entries in the book call players by number. Two tablets that have an evening from files written
// before and after a change give the numbers to other people: what each recorded stays of those
// whom it was recorded of.
#include "db/book.hpp"
#include "kattegat/evening/reseat.hpp"
#include "support/desks.hpp"

using namespace kattegat;
using namespace kattegat::test;

namespace numbering_test {
namespace {

const std::string table = id_of(2, 10);

std::string night(const std::string& players, const std::string& seats) {
  return R"({"format":"kattegat-evening","version":1,"id":")" + id_of(1, 1) +
         R"(","date":"2026-01-02","players":[)" + players + R"(],"sessions":[{"id":")" + table +
         R"(","game":"ligeud","stake":"1","seats":[)" + seats + R"(],"entries":[]}]})";
}
const std::string players = R"("Cai","Anna","Dea","Bo")", seats = R"("Dea","Anna","Bo","Cai")";

std::string deal(const std::string& declarer, const std::string& partner, int tricks) {
  return R"({"type":"deal","contract":"9","declarer":")" + declarer +
         R"(","trump":"H","partner":")" + partner + R"(","tricks":)" + std::to_string(tricks) + "}";
}
void record(const Desk& desk, const std::string& entry) {
  const Run run = desk.ctl({"record", table}, entry + "\n");
  CAPTURE(run.out, run.err);
  REQUIRE(run.status == 0);
}
// How many deals each player has declared, over all that counts.
std::string declarers(const Desk& desk) {
  const std::string file = desk.exported(id_of(1, 1), "evening");
  std::string said;
  for (std::size_t at = 0; (at = file.find("\"declarer\": \"", at)) != std::string::npos; ++at) {
    const std::size_t begin = at + 13;
    said += file.substr(begin, file.find('"', begin) - begin) + " ";
  }
  return said;
}
std::vector<std::string> sorted(const std::string& words) {
  std::istringstream in(words);
  std::vector<std::string> list{std::istream_iterator<std::string>(in), {}};
  std::sort(list.begin(), list.end());
  return list;
}
using Words = std::vector<std::string>;

}  // namespace

TEST_CASE("an evening sent as a file after a change of names is about the same people",
          "[cli][merge]") {
  struct Change {
    std::vector<std::string> command;
    std::string now;  // what a file calls Anna afterwards
  };
  for (const Change& change : {Change{{"roster", "erase", "Anna", "Zeta"}, "Zeta"},
                               Change{{"roster", "rename", "Anna", "Zeta"}, "Anna"}})
    for (const bool is_first : {true, false}) {
      CAPTURE(change.command[1], is_first);
      const Desk one, two, three;
      (void)one.import_text(night(players, seats));
      record(one, deal("Anna", "Bo", 9));
      REQUIRE(three.ctl({"merge", one.book}).status == 0);
      REQUIRE(one.ctl(change.command).status == 0);
      (void)two.import_text(one.exported(id_of(1, 1), "evening"));
      record(one, deal("Bo", "Cai", 10));
      record(two, deal("Cai", "Dea", 9));
      record(two, deal(change.now, "Dea", 11));
      record(three, deal("Dea", "Anna", 11));
      if (is_first) meet(two, three);
      meet(one, two);
      meet(three, one);
      meet(two, three);
      for (const Desk* desk : {&one, &two, &three}) {
        CHECK(sorted(declarers(*desk)) == sorted("Bo Cai Dea " + change.now + " " + change.now));
        CHECK(money_of(*desk, 1) == money_of(one, 1));
        CHECK(size_under(desk->answer({"conflicts"}), "conflicts") == 0);
      }
    }
}

TEST_CASE(
    "a file in which players stand in another order is about the same people, whoever goes on",
    "[cli][merge]") {
  const Desk one, two;
  (void)one.import_text(night(players, seats));
  (void)two.import_text(night(R"("Bo","Cai","Anna","Dea")", seats));
  record(one, deal("Anna", "Bo", 9));
  record(two, deal("Bo", "Cai", 10));
  meet(one, two);
  for (const Desk* desk : {&one, &two}) {
    CHECK(size_under(desk->answer({"conflicts"}), "conflicts") == 0);
    CHECK(sorted(declarers(*desk)) == Words{"Anna", "Bo"});
  }
  // They go on from what both have now: new entries, corrections, files that come back.
  record(one, deal("Cai", "Dea", 9));
  record(two, deal("Dea", "Anna", 9));
  const Json rows = two.answer({"entries", table});
  const std::string first =
      *under(*under(rows, "entries").as<Json::Array>()->begin(), "id").as<std::string>();
  const Desk& other = contains(declarers(one).substr(0, 4), "Anna") ? two : one;
  REQUIRE(other.ctl({"correct", first}, deal("Anna", "Cai", 12)).status == 0);
  (void)one.import_text(two.exported(id_of(1, 1), "evening"));
  (void)two.import_text(one.exported(id_of(1, 1), "evening"));
  meet(one, two);
  CHECK(money_of(one, 1) == money_of(two, 1));
  CHECK(declarers(one) == declarers(two));
  CHECK(size_under(one.answer({"conflicts"}), "conflicts") == 0);
  CHECK(size_under(one.answer({"entries", table}), "entries") == 5);
}

TEST_CASE("what was put right before a file was written stays right beside what was not",
          "[cli][merge]") {
  for (const Reseat kind : {Reseat::people, Reseat::order}) {
    const Desk one, two;
    (void)one.import_text(night(players, seats));
    record(one, deal("Anna", "Bo", 9));
    {
      Result<Book, BookFault> book = Book::open_to_write(one.book);
      REQUIRE(book.has_value());
      REQUIRE(reseat_session(*book, *parse_uuid(table), {"Anna", "Dea", "Bo", "Cai"}, kind,
                             "so they sat", true)
                  .has_value());
    }
    const std::string was = declarers(one);
    (void)two.import_text(one.exported(id_of(1, 1), "evening"));
    CHECK(declarers(two) == was);
    record(two, deal("Dea", "Cai", 10));
    record(one, deal("Cai", "Bo", 10));
    meet(one, two);
    for (const Desk* desk : {&one, &two}) {
      CHECK(sorted(declarers(*desk)) == sorted(was + "Dea Cai"));
      CHECK(size_under(desk->answer({"conflicts"}), "conflicts") == 0);
      CHECK(size_under(desk->answer({"entries", table}), "entries") == 3);
    }
  }
}

}  // namespace numbering_test
