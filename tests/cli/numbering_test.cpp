// Entries in the book call players by number. Two tablets that have an evening from files written
// before and after a change give the numbers to other people: what each recorded stays of those
// whom it was recorded of.
#include <filesystem>

#include "db/book/book.hpp"
#include "db/book/decisions.hpp"
#include "kattegat/evening/reseat.hpp"
#include "support/form.hpp"
#include "support/tablets.hpp"

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
void record(const Tablet& tablet, const std::string& entry) {
  const Run run = tablet.ctl({"record", table}, entry + "\n");
  CAPTURE(run.out, run.err);
  REQUIRE(run.status == 0);
}
// How many deals each player has declared, over all that counts.
std::string declarers(const Tablet& tablet) {
  const std::string file = tablet.exported(id_of(1, 1), "evening");
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

// What two books have decided differently about a session.
Json conflict_about(const Tablet& tablet, const std::string& session) {
  const Json conflicts = under(tablet.answer({"conflicts"}), "conflicts");
  for (const Json& one : *conflicts.as<Json::Array>())
    if (text_under(one, "id") == session) return one;
  return {};
}
// Keeps the side that holds, or the other.
void keep(const Tablet& tablet, const std::string& session, bool holding) {
  const Json sides = under(conflict_about(tablet, session), "sides");
  for (const Json& side : *sides.as<Json::Array>()) {
    if ((to_line(under(side, "holds")) == "true") != holding) continue;
    const Run run = tablet.ctl({"conflicts", "--keep", text_under(side, "record")});
    CAPTURE(run.out, run.err);
    REQUIRE(run.status == 0);
    return;
  }
}

}  // namespace

TEST_CASE("a void settles what stands there of two people whom numbers call alike",
          "[cli][merge]") {
  const auto file = [](const std::string& first, const std::string& declarer) {
    const std::string four_of = "\"" + first + R"(","Bo","Cai","Dea")";
    std::string text = night(four_of, four_of);
    const std::string date = R"("date")", entries = R"("entries":[)";
    text.insert(text.find(date), R"("people":{")" + first + R"(":")" + id_of(7, 1) + R"("},)");
    return text.insert(text.find(entries) + entries.size(),
                       R"({"id":")" + id_of(3, 1) +
                           R"(","type":"deal","contract":"nole","declarer":")" + declarer +
                           R"(","tricks":2})");
  };
  const Tablet one, two;
  (void)one.import_text(file("Anna", "Bo"));
  (void)two.import_text(file("Zoe", "Cai"));
  REQUIRE(one.ctl({"void", id_of(3, 1), "--why", "it was another"}).status == 0);
  meet(one, two);
  CHECK(one.conflicts() == 1);
  REQUIRE(one.ctl({"void", id_of(3, 1), "--why", "never played"}).status == 0);
  CHECK(one.conflicts() == 0);
  meet(one, two);
  CHECK(two.conflicts() == 0);
}

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
      const Tablet one, two, three;
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
      for (const Tablet* tablet : {&one, &two, &three}) {
        CHECK(sorted(declarers(*tablet)) == sorted("Bo Cai Dea " + change.now + " " + change.now));
        CHECK(money_of(*tablet, 1) == money_of(one, 1));
        CHECK(tablet->conflicts() == 0);
      }
    }
}

TEST_CASE(
    "a file in which players stand in another order is about the same people, whoever goes on",
    "[cli][merge]") {
  const Tablet one, two;
  (void)one.import_text(night(players, seats));
  (void)two.import_text(night(R"("Bo","Cai","Anna","Dea")", seats));
  record(one, deal("Anna", "Bo", 9));
  record(two, deal("Bo", "Cai", 10));
  meet(one, two);
  for (const Tablet* tablet : {&one, &two}) {
    CHECK(tablet->conflicts() == 0);
    CHECK(sorted(declarers(*tablet)) == Words{"Anna", "Bo"});
  }
  // They go on from what both have now: new entries, corrections, files that come back.
  record(one, deal("Cai", "Dea", 9));
  record(two, deal("Dea", "Anna", 9));
  const Json rows = two.answer({"entries", table});
  const std::string first =
      *under(*under(rows, "entries").as<Json::Array>()->begin(), "id").as<std::string>();
  const Tablet& other = contains(declarers(one).substr(0, 4), "Anna") ? two : one;
  REQUIRE(other.ctl({"correct", first}, deal("Anna", "Cai", 12)).status == 0);
  (void)one.import_text(two.exported(id_of(1, 1), "evening"));
  (void)two.import_text(one.exported(id_of(1, 1), "evening"));
  meet(one, two);
  CHECK(money_of(one, 1) == money_of(two, 1));
  CHECK(declarers(one) == declarers(two));
  CHECK(one.conflicts() == 0);
  CHECK(size_under(one.answer({"entries", table}), "entries") == 5);
}

TEST_CASE("what was put right before a file was written stays right beside what was not",
          "[cli][merge]") {
  for (const Reseat kind : {Reseat::people, Reseat::order}) {
    const Tablet one, two;
    (void)one.import_text(night(players, seats));
    record(one, deal("Anna", "Bo", 9));
    {
      Result<Book, BookFault> book = Book::open_to_write(one.book);
      REQUIRE(book.has_value());
      REQUIRE(reseat_session(*book, *parse_uuid(table), {"Anna", "Dea", "Bo", "Cai"}, kind,
                             {"so they sat", Force::yes})
                  .has_value());
    }
    const std::string was = declarers(one);
    (void)two.import_text(one.exported(id_of(1, 1), "evening"));
    CHECK(declarers(two) == was);
    record(two, deal("Dea", "Cai", 10));
    record(one, deal("Cai", "Bo", 10));
    meet(one, two);
    for (const Tablet* tablet : {&one, &two}) {
      CHECK(sorted(declarers(*tablet)) == sorted(was + "Dea Cai"));
      CHECK(tablet->conflicts() == 0);
      CHECK(size_under(tablet->answer({"entries", table}), "entries") == 3);
    }
  }
}

// Whom an entry lists stands in it as they sat when it was written.
TEST_CASE("who sits otherwise round the table has made no other entries", "[cli][merge]") {
  const auto sit_the_other_way = [](const Tablet& tablet, const Json& session, Reseat kind) {
    const Json seats = under(session, "seats");
    Words turned;
    for (const Json& seat : *seats.as<Json::Array>())
      turned.insert(turned.begin(), *seat.as<std::string>());
    Result<Book, BookFault> book = Book::open_to_write(tablet.book);
    REQUIRE(book.has_value());
    const bool by_pairs =
        kind == Reseat::order && text_under(session, "game") == EnglishWhist::id;  // refused
    CHECK(reseat_session(*book, *parse_uuid(text_under(session, "id")), turned, kind,
                         {"so they sat", Force::yes})
              .has_value() != by_pairs);
  };
  std::size_t number = 0;
  for (const std::string& path : samples())
    for (const Reseat kind : {Reseat::people, Reseat::order}) {
      if (!is_due(number++, 3)) continue;
      CAPTURE(path, static_cast<int>(kind));
      const Tablet one, two;
      const std::string id = one.import(path);
      const Json before = under(one.answer({"evenings"}), "evenings");
      const Json tables = under(before.as<Json::Array>()->front(), "sessions");
      for (const Json& session : *tables.as<Json::Array>()) sit_the_other_way(one, session, kind);
      const std::string file = one.folder.file("again.json", one.exported(id, "evening"));
      for (const Tablet* tablet : {&one, &two}) {
        const Run run = tablet->ctl({"import", "--force", file});
        CAPTURE(run.out, run.err);
        CHECK(run.status == 0);
      }
      meet(one, two);
      CHECK(one.exported(id, "evening") == two.exported(id, "evening"));
      CHECK(one.conflicts() == 0);
    }
}

// Two have the evening from files, two take it over from these, and all record.
TEST_CASE("whoever goes on from another tablet's evening numbers as that one did", "[cli][merge]") {
  const Tablet one, two, three, four_th;
  (void)one.import_text(night(players, seats));
  (void)two.import_text(night(R"("Bo","Cai","Anna","Dea")", seats));
  REQUIRE(three.ctl({"merge", two.book}).status == 0);
  REQUIRE(four_th.ctl({"merge", one.book}).status == 0);
  record(three, deal("Anna", "Bo", 9));
  record(three, deal("Bo", "Anna", 9));
  record(four_th, deal("Cai", "Dea", 9));
  record(four_th, deal("Dea", "Anna", 10));
  const Tablet* const all[] = {&one, &two, &three, &four_th};
  for (int round = 0; round < 2; ++round) {
    for (const Tablet* a : all)
      for (const Tablet* b : all)
        if (a < b) meet(*a, *b);
    for (const Tablet* tablet : all) {
      if (round > 0)
        CHECK(sorted(declarers(*tablet)) ==
              Words{"Anna", "Anna", "Bo", "Bo", "Cai", "Cai", "Dea", "Dea"});
      CHECK(tablet->conflicts() == 0);
    }
    // All have met: each goes on.
    const std::string names[] = {"Anna", "Bo", "Cai", "Dea"};
    for (std::size_t i = 0; i < 4 && round == 0; ++i)
      record(*all[i], deal(names[i], names[(i + 1) % 4], 9));
  }
}

// A copy by hand that lacks the key goes on in a log of its own, which has no header yet.
TEST_CASE("a book that was copied without its key numbers as the header says that holds",
          "[cli][merge]") {
  for (int round = 0; round < form({4, 1, 12}); ++round) {
    const Tablet one, two, copy;
    (void)one.import_text(night(players, seats));
    REQUIRE(one.ctl({"roster", "erase", "Anna", "Zeta"}).status == 0);
    (void)two.import_text(one.exported(id_of(1, 1), "evening"));
    record(two, deal("Zeta", "Bo", 9));
    std::filesystem::copy_file(two.book, copy.book);
    REQUIRE(one.ctl({"merge", two.book}).status == 0);
    record(copy, deal("Zeta", "Cai", 10));
    record(one, deal("Dea", "Zeta", 9));
    meet(one, copy);
    for (const Tablet* tablet : {&one, &copy})
      CHECK(sorted(declarers(*tablet)) == Words{"Dea", "Zeta", "Zeta"});
  }
}

TEST_CASE("a book and its key that were copied are about the same people, paid once",
          "[cli][merge]") {
  const Tablet one, copy;
  (void)one.import(sample("ligeud"));
  for (const char* end : {"", "-key"}) std::filesystem::copy_file(one.book + end, copy.book + end);
  // The same file, but for the order in which the players are listed.
  (void)one.import_text(night(players, seats));
  (void)copy.import_text(night(R"("Bo","Cai","Anna","Dea")", seats));
  record(one, deal("Anna", "Bo", 9));
  record(copy, deal("Bo", "Cai", 10));
  for (const Tablet* tablet : {&one, &copy})
    REQUIRE(tablet->ctl({"purse", "add", "Bo", "20", "--kind", "payment"}).status == 0);
  const Run met = one.ctl({"merge", copy.book});
  REQUIRE(met.status == 0);
  CHECK(contains(met.out, "continued in two places"));
  CHECK(sorted(declarers(one)) == Words{"Anna", "Bo"});
  CHECK(size_under(one.answer({"purse"}), "movements") == 1);
  const Run proof = one.ctl({"verify"});
  CHECK(proof.status == 0);
  CHECK(contains(proof.out, "continued in two places"));
}

TEST_CASE("a log that gives one session's numbers to two lists of people is no sound one",
          "[cli][merge]") {
  const Tablet one, copy;
  (void)one.import(sample("ligeud"));
  for (const char* end : {"", "-key"}) std::filesystem::copy_file(one.book + end, copy.book + end);
  const auto called = [](std::string file) {
    for (std::size_t at = 0; (at = file.find("Anna", at)) != std::string::npos;)
      file.replace(at, 4, "Zeta");
    return file;
  };
  (void)one.import_text(night(players, seats));
  (void)copy.import_text(called(night(players, seats)));
  record(one, deal("Anna", "Bo", 9));
  record(copy, deal("Zeta", "Bo", 9));
  REQUIRE(one.ctl({"merge", copy.book}).status == 0);
  CHECK(one.ctl({"verify"}).status == 1);
}

// On which evening it is in hangs what a session comes to that was begun in two.
TEST_CASE("that evenings are one, or two again, is booked wherever it is heard of",
          "[cli][merge][joining]") {
  const auto night_with = [](int n, const std::string& order) {
    return R"({"format":"kattegat-evening","version":1,"id":")" + id_of(1, n) +
           R"(","date":"2026-01-02","players":[)" + order + R"(],"sessions":[{"id":")" + table +
           R"(","game":"ligeud","stake":"1","seats":[)" + order + R"(],"entries":[]}]})";
  };
  for (int round = 0; round < form({4, 1, 12}); ++round) {
    const Tablet one, two, three, last;
    (void)one.import_text(night_with(1, R"("Anna","Bo","Cai","Dea")"));
    (void)two.import_text(night_with(2, R"("Dea","Anna","Bo","Cai")"));
    record(one, deal("Anna", "Bo", 9));
    record(two, deal("Cai", "Bo", 9));
    for (const Tablet* tablet : {&three, &last})
      for (const Tablet* from : {&one, &two})
        REQUIRE(tablet->ctl({"merge", from->book}).status == 0);
    const std::vector<std::string> join{"join", id_of(1, round % 2 + 1), id_of(1, 2 - round % 2)};
    REQUIRE(three.ctl(join).status == 0);
    meet(three, last);
    meet(last, one);
    REQUIRE(last.ctl({"join", join[2], "--undo"}).status == 0);
    meet(last, three);
    meet(two, last);
  }
}

// The same file on two tablets, of which one had written more before; seats are put right on the
// other.
TEST_CASE(
    "whose deal it was is said before the seats were put right, in whatever order it is heard",
    "[cli][merge]") {
  const std::string stated =
      R"({"id":")" + id_of(3, 1) +
      R"(","type":"deal","contract":"nole","declarer":"Anna","tricks":1,"dealer":"Dea"})";
  std::string with = night(players, seats);
  with.replace(with.find("\"entries\":[]"), 12, "\"entries\":[" + stated + "]");
  const Tablet one, two, first, second;
  for (const Tablet* tablet : {&one, &two}) (void)tablet->import_text(night(players, seats));
  for (int i = 0; i < 5; ++i) record(two, R"({"type":"note","text":"water"})");
  for (const Tablet* tablet : {&one, &two}) (void)tablet->import_text(with);
  {
    Result<Book, BookFault> book = Book::open_to_write(one.book);
    REQUIRE(book.has_value());
    REQUIRE(reseat_session(*book, *parse_uuid(table), {"Anna", "Dea", "Bo", "Cai"}, Reseat::order,
                           {"so they sat", Force::yes})
                .has_value());
  }
  for (const Tablet* from : {&one, &two}) REQUIRE(first.ctl({"merge", from->book}).status == 0);
  for (const Tablet* from : {&two, &one}) REQUIRE(second.ctl({"merge", from->book}).status == 0);
  CHECK(money_of(first, 1) == money_of(second, 1));
  CHECK(money_of(first, 1) == money_of(one, 1));
}

TEST_CASE("a game of an evening that was joined and taken apart again is about the same people",
          "[cli][joining]") {
  const std::string other = id_of(1, 2), whole = id_of(1, 1);
  std::string second = night(R"("Dea","Cai","Bo","Anna")", seats);
  second.replace(second.find(id_of(1, 1)), 36, other);
  for (const bool holding : {false, true}) {
    const Tablet one, two;
    (void)one.import_text(whist_night(1, {four}));
    second.replace(second.find(table), 36, id_of(2, 77));
    (void)one.import_text(second);
    second.replace(second.find(id_of(2, 77)), 36, table);
    REQUIRE(one.ctl({"join", whole, other}).status == 0);
    (void)two.import_text(one.exported(whole, "evening"));
    const auto add = [&](const Tablet& tablet, const std::string& entry) {
      REQUIRE(tablet.ctl({"record", id_of(2, 77)}, entry + "\n").status == 0);
    };
    add(one, deal("Anna", "Bo", 9));
    add(two, R"({"type":"deal","contract":"nole","declarer":"Cai","tricks":0})");
    const std::string right = R"({"Anna":"15.00","Bo":"15.00","Cai":"135.00","Dea":"-165.00"})";
    const auto sorted_money = [](const Tablet& tablet, int evening) {
      std::map<std::string, std::string> by_name;
      const Json money = under(tablet.answer({"settle", id_of(1, evening)}), "money");
      for (const auto& [name, sum] : *money.as<Json::Object>()) by_name[name] = to_line(sum);
      std::string text;
      for (const auto& [name, sum] : by_name)
        text += (text.empty() ? "{\"" : ",\"") + name + "\":" + sum;
      return text + "}";
    };
    meet(one, two);
    CHECK(sorted_money(one, 1) == right);
    REQUIRE(one.ctl({"join", whole, "--undo"}).status == 0);
    meet(one, two);
    for (const Tablet* tablet : {&one, &two}) {
      const bool in_first = sorted_money(*tablet, 1) == right;
      CHECK((in_first || sorted_money(*tablet, 2) == right));
      CHECK(size_under(conflict_about(*tablet, id_of(2, 77)), "sides") == 2);
    }
    // Whichever side is kept, the game stands in that evening, and the books agree.
    const bool was_first = sorted_money(one, 1) == right;
    keep(one, id_of(2, 77), holding);
    meet(one, two);
    for (const Tablet* tablet : {&one, &two}) {
      CHECK(conflict_about(*tablet, id_of(2, 77)) == Json{});
      CHECK(sorted_money(*tablet, was_first == holding ? 1 : 2) == right);
    }
  }
}

TEST_CASE("two versions of a table with another number of seats meet, and one of them holds",
          "[cli][merge]") {
  const auto commerce = [](const std::string& seated, const std::string& bought) {
    return R"({"format":"kattegat-evening","version":1,"id":")" + id_of(1, 1) +
           R"(","date":"2026-01-02","players":[)" + four + R"(,"Else"],"sessions":[{"id":")" +
           table + R"(","game":"commerce","stake":"1","seats":[)" + seated +
           R"(],"entries":[{"id":")" + bought +
           R"(","type":"deal","bought":{"Bo":1},"shown":{"Bo":["SA","SK","SQ"]},)" +
           R"("banker_hand":"ingenting"}]}]})";
  };
  const Tablet one, two, three;
  (void)one.import_text(commerce(four, id_of(3, 1)));
  (void)two.import_text(commerce(four + R"(,"Else")", id_of(3, 2)));
  (void)one.import_text(whist_night(5, {four}, R"({"type":"deal","trump":"H","tricks":[9,4]})"));
  (void)two.import_text(whist_night(6, {four}, R"({"type":"deal","trump":"H","tricks":[9,4]})"));
  meet(three, one);
  meet(one, two);
  meet(two, three);
  meet(three, one);
  for (const Tablet* tablet : {&one, &two, &three}) {
    CHECK(tablet->conflicts() == 1);
    CHECK(size_under(tablet->answer({"evenings"}), "evenings") == 3);
    CHECK(money_of(*tablet, 1) == money_of(one, 1));
    CHECK(size_under(tablet->answer({"entries", table}), "entries") == 1);
  }
  // What is recorded goes on at the table that holds; the other one counts when it is kept.
  const std::string held = money_of(three, 1);
  keep(two, table, false);
  meet(two, one);
  meet(three, two);
  meet(one, three);
  const bool is_other = money_of(three, 1) != held;
  CHECK(is_other);
  for (const Tablet* tablet : {&one, &two, &three}) {
    CHECK(tablet->conflicts() == 0);
    CHECK(size_under(tablet->answer({"entries", table}), "entries") == 1);
    CHECK(money_of(*tablet, 1) == money_of(one, 1));
  }
}

}  // namespace numbering_test
