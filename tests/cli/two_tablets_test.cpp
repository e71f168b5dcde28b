// What a club does in good faith on two tablets, and may not pay for: each case lost or doubled
// money once.
#include "support/form.hpp"
#include "support/tablets.hpp"

using namespace kattegat;
using namespace kattegat::test;

namespace two_tablets_test {

namespace {

std::string in_hand(const Tablet& tablet) { return lines_of(tablet.ctl({"purse"}).out).front(); }
std::string moved(const Tablet& tablet, std::vector<std::string> more) {
  more.insert(more.begin(), {"purse", "add"});
  const Run run = tablet.ctl(more);
  REQUIRE(run.status == 0);
  return run.out.substr(0, 36);
}

}  // namespace

TEST_CASE("a correction that comes home as an entry counts once", "[cli][merge]") {
  const std::string made = R"({"id":")" + id_of(3, 1) +
                           R"(","type":"deal","trump":"H","tricks":[7,6]})",
                    meant = R"({"type":"deal","trump":"S","tricks":[10,3]})";
  for (const bool knows_it_before : {false, true}) {
    CAPTURE(knows_it_before);
    const Tablet one, two;
    (void)one.import_text(whist_night(1, {four}, made));
    if (knows_it_before) REQUIRE(two.ctl({"merge", one.book}).status == 0);
    REQUIRE(one.ctl({"correct", id_of(3, 1)}, meant).status == 0);
    (void)two.import_text(one.exported(id_of(1, 1), "evening"));
    meet(one, two);
    for (const Tablet* tablet : {&one, &two})
      CHECK(money_of(*tablet, 1) == R"({"Anna":"4.00","Bo":"-4.00","Cai":"4.00","Dea":"-4.00"})");
  }
}

TEST_CASE("a correction that was taken back elsewhere is no void of the entry, by a file too",
          "[cli][merge]") {
  const std::string made = R"({"id":")" + id_of(3, 1) +
                           R"(","type":"deal","trump":"H","tricks":[7,6]})",
                    meant = R"({"type":"deal","trump":"S","tricks":[10,3]})";
  const Tablet one, two;
  (void)one.import_text(whist_night(1, {four}, made));
  REQUIRE(one.ctl({"correct", id_of(3, 1)}, meant).status == 0);
  (void)two.import_text(one.exported(id_of(1, 1), "evening"));
  REQUIRE(two.ctl({"restore", id_of(3, 1), "--why", "was right"}).status == 0);
  const std::string before = money_of(one, 1), restored = money_of(two, 1);
  for (int times = 0; times < 2; ++times) {
    (void)one.import_text(two.exported(id_of(1, 1), "evening"));
    CHECK((money_of(one, 1) == before || money_of(one, 1) == restored));
    CHECK(one.conflicts() == 1);
  }
  meet(one, two);
}

TEST_CASE("a conflict ends when it is decided about the entry that it names", "[cli][merge]") {
  const std::string made = id_of(3, 1),
                    entry = R"({"id":")" + made + R"(","type":"deal","trump":"H","tricks":[7,6]})",
                    meant = R"({"type":"deal","trump":"S","tricks":[10,3]})",
                    other = R"({"type":"deal","trump":"S","tricks":[9,4]})";
  for (const bool is_void : {true, false})
    for (const bool void_it : {true, false}) {
      CAPTURE(is_void, void_it);
      const Tablet one, two;
      (void)one.import_text(whist_night(1, {four}, entry));
      REQUIRE(two.ctl({"merge", one.book}).status == 0);
      const Json corrected = one.answer({"correct", made}, meant);
      if (is_void) {
        (void)one.answer({"void", text_under(corrected, "id"), "--why", "never played"});
        (void)two.answer({"correct", made}, meant);
      } else {
        (void)two.answer({"correct", made}, other);
      }
      REQUIRE(one.ctl({"merge", two.book}).status == 0);
      const Json conflicts = under(one.answer({"conflicts"}), "conflicts");
      REQUIRE(size_under(conflicts) == 1);
      const std::string named = text_under(conflicts, 0, "id");
      const Json said = one.answer({void_it ? "void" : "restore", named, "--why", "so it was"});
      CHECK(under(said, "known") == Json(false));
      CHECK(one.conflicts() == 0);
      CHECK(money_of(one, 1) ==
            (void_it ? R"({"Anna":"0.00","Bo":"0.00","Cai":"0.00","Dea":"0.00"})"
                     : R"({"Anna":"1.00","Bo":"-1.00","Cai":"1.00","Dea":"-1.00"})"));
      meet(one, two);
      CHECK(money_of(two, 1) == money_of(one, 1));
    }
}

TEST_CASE("two tables of one evening whose files name no session are two", "[cli][merge]") {
  const auto file = [](const std::string& seats, const std::string& trump) {
    return R"({"format":"kattegat-evening","version":1,"date":"2026-01-02","id":")" + id_of(1, 1) +
           R"(","players":[)" + seats + R"(],"sessions":[{"game":"english-whist","seats":[)" +
           seats + R"(],"entries":[{"type":"deal","trump":")" + trump + R"(","tricks":[9,4]}]}]})";
  };
  const Tablet one, two;
  (void)one.import_text(file(four, "H"));
  (void)two.import_text(file(other_four, "S"));
  meet(one, two);
  (void)one.import_text(file(other_four, "S"));
  (void)two.import_text(file(four, "H"));
  meet(one, two);
  for (const Tablet* tablet : {&one, &two}) {
    CHECK(tablet->conflicts() == 0);
    const Json money = under(tablet->answer({"settle", id_of(1, 1)}), "money");
    for (const char* winner : {"Anna", "Cai", "Bob", "Fie"})
      CHECK(text_under(money, winner) == "3.00");
    for (const char* loser : {"Bo", "Dea", "Eva", "Gro"})
      CHECK(text_under(money, loser) == "-3.00");
  }
  // A seat mended by hand would count twice: that is refused.
  const Run refused =
      one.ctl({"import", one.folder.file("mended.json", file(R"("Anna","Bo","Cai","Eva")", "H"))});
  CHECK(refused.status == 1);
  CHECK(contains(refused.out, "other contents"));
  meet(one, two);
}

TEST_CASE("two who are renamed alike on two tablets stay two", "[cli][merge]") {
  const Tablet one, two;
  (void)one.import_text(whist_night(1,
                                    {R"("Anna","Cai","Dea","Eva")", R"("Bo","Fie","Gro","Hans")"},
                                    R"({"type":"deal","trump":"H","tricks":[9,4]})"));
  REQUIRE(two.ctl({"merge", one.book}).status == 0);
  REQUIRE(one.ctl({"roster", "rename", "Anna", "Alex"}).status == 0);
  REQUIRE(two.ctl({"roster", "rename", "Bo", "Alex"}).status == 0);
  meet(one, two);
  const Json roster = one.answer({"roster"});
  CHECK(size_under(roster, "people") == 8);
  const std::string standings = one.ctl({"standings"}).out;
  CHECK(contains(standings, "3.00"));
}

TEST_CASE("people who were known before by one name, and are renamed apart, are one",
          "[cli][merge]") {
  const Tablet one, two;
  (void)one.import_text(whist_night(1, {four}));
  (void)two.import_text(whist_night(2, {four}));
  REQUIRE(one.ctl({"roster", "rename", "Anna", "Alex"}).status == 0);
  REQUIRE(two.ctl({"roster", "rename", "Anna", "Alex"}).status == 0);
  meet(one, two);
  CHECK(size_under(one.answer({"roster"}), "people") == 4);
}

TEST_CASE("two numbers of one person are a question, under whichever ids they were said",
          "[cli][merge][roster]") {
  const std::string one_number = "20304050", other_number = "87654321";
  const bool alike = GENERATE(false, true), by_keeping = GENERATE(true, false);
  CAPTURE(alike, by_keeping);
  const Tablet one, two;
  const auto pays_to = [](const Tablet& tablet, const std::string& number) {
    REQUIRE(tablet.ctl({"roster", "set", "Anna", "--mobilepay", number}).status == 0);
  };
  (void)one.import_text(whist_night(1, {four}, R"({"type":"deal","trump":"H","tricks":[9,4]})"));
  (void)two.import_text(whist_night(2, {four}, R"({"type":"deal","trump":"H","tricks":[9,4]})"));
  pays_to(one, one_number);
  pays_to(two, alike ? one_number : other_number);
  meet(one, two);
  REQUIRE(one.conflicts() == (alike ? 0 : 1));
  if (!alike && by_keeping) {
    const Json sides = under(one.answer({"conflicts"}), "conflicts", 0, "sides");
    for (const Json& side : *sides.as<Json::Array>())
      if (contains(to_line(side), one_number))
        REQUIRE(one.ctl({"conflicts", "--keep", text_under(side, "record")}).status == 0);
  } else {
    pays_to(one, one_number);
  }
  meet(two, one);
  CHECK(two.conflicts() == 0);
  for (const Tablet* tablet : {&one, &two})
    for (const int evening : {1, 2})
      CHECK(contains(tablet->exported(id_of(1, evening), "html"), one_number));
  // Who knows both decides for both.
  pays_to(two, other_number);
  pays_to(two, one_number);
  meet(one, two);
  CHECK(one.conflicts() == 0);
}

TEST_CASE("money from two people stays money when they are found to be one", "[cli][purse]") {
  const Tablet tablet;
  (void)tablet.import_text(whist_night(1, {four}));
  (void)tablet.import_text(whist_night(2, {other_four}));
  const auto due = [&](const char* who) {
    return moved(tablet, {who, "300", "--kind", "membership", "--date", "2026-01-02"});
  };
  (void)due("Bo");
  const std::string twice = due("Bob");
  REQUIRE(tablet.ctl({"purse", "void", twice, "--why", "charged twice"}).status == 0);
  for (const char* who : {"Bo", "Bob"})
    (void)moved(tablet, {who, "20", "--kind", "payment", "--date", "2026-01-02"});
  const std::string before = in_hand(tablet);
  REQUIRE(tablet.ctl({"roster", "fuse", "Bob", "Bo"}).status == 0);
  CHECK(in_hand(tablet) == before);
  // Whether one membership is due or none, somebody has to say.
  CHECK(tablet.conflicts() == 1);
  const Tablet other;
  meet(other, tablet);
}

TEST_CASE("money that two tablets took from two people stays money when they are found to be one",
          "[cli][purse]") {
  const bool seen = GENERATE(true, false);
  CAPTURE(seen);
  const Tablet one, two;
  for (const Tablet* tablet : {&one, &two}) {
    (void)tablet->import_text(whist_night(1, {four}));
    (void)tablet->import_text(whist_night(2, {other_four}));
  }
  (void)moved(one, {"Bo", "50", "--kind", "payment", "--date", "2026-01-02"});
  if (seen) REQUIRE(two.ctl({"merge", one.book}).status == 0);
  (void)moved(two, {"Bob", "50", "--kind", "payment", "--date", "2026-01-02"});
  meet(one, two);
  const std::string before = in_hand(one);
  REQUIRE(one.ctl({"roster", "fuse", "Bob", "Bo"}).status == 0);
  CHECK(in_hand(one) == before);
  meet(one, two);
  CHECK(in_hand(two) == before);
  // Names that come afterwards change nothing about it.
  REQUIRE(one.ctl({"roster", "rename", "Bo", "Bosse"}).status == 0);
  CHECK(in_hand(one) == before);
  meet(one, two);
  // What both have seen handed over since, by the one that both know, is one.
  for (const Tablet* tablet : {&one, &two})
    (void)moved(*tablet, {"Bosse", "20", "--kind", "payment", "--date", "2026-01-09"});
  const std::string after = in_hand(one);
  meet(one, two);
  CHECK(in_hand(one) == after);
}

TEST_CASE("what was paid at two tables stays two when their evenings are joined", "[cli][purse]") {
  const Tablet tablet;
  (void)tablet.import_text(whist_night(1, {four}));
  (void)tablet.import_text(whist_night(2, {R"("Bo","Eva","Fie","Gro")"}));
  for (const int evening : {1, 2})
    (void)moved(tablet, {"Bo", "20", "--kind", "payment", "--evening", id_of(1, evening)});
  const std::string before = in_hand(tablet);
  REQUIRE(tablet.ctl({"join", id_of(1, 1), id_of(1, 2)}).status == 0);
  CHECK(in_hand(tablet) == before);
}

TEST_CASE("a payment that another tablet ticked is not taken back unseen", "[cli][merge]") {
  const Tablet one, two;
  (void)one.import_text(whist_night(1, {four}, R"({"type":"deal","trump":"H","tricks":[9,4]})"));
  REQUIRE(two.ctl({"merge", one.book}).status == 0);
  const std::vector<std::string> pay{"pay", id_of(1, 1), "Bo", "Anna", "3.00"};
  std::vector<std::string> undo = pay;
  undo.insert(undo.end(), {"--undo", "--why", "wrong button"});
  REQUIRE(one.ctl(pay).status == 0);
  REQUIRE(one.ctl(undo).status == 0);
  REQUIRE(two.ctl(pay).status == 0);
  meet(one, two);
  CHECK(one.conflicts() == 1);
  // Whoever has seen both decides.
  REQUIRE(one.ctl(pay).status == 0);
  meet(one, two);
  CHECK(two.conflicts() == 0);
  CHECK(size_under(two.answer({"settle", id_of(1, 1)}), "paid") == 1);
}

TEST_CASE("a number that somebody else has taken leaves room for the next payment", "[cli]") {
  const Tablet tablet;
  (void)tablet.import_text(whist_night(1, {four}, R"({"type":"deal","trump":"H","tricks":[9,4]})"));
  const std::vector<std::string> extra{"pay", id_of(1, 1), "Bo", "Anna", "3.00", "--extra"};
  const std::string first = text_under(tablet.answer(extra), "id"),
                    second = text_under(tablet.answer(extra), "id");
  CHECK(first != second);
  CHECK(size_under(tablet.answer({"settle", id_of(1, 1)}), "paid") == 2);
}

TEST_CASE("a name that is forgotten does not come back in what another tablet wrote",
          "[cli][roster]") {
  const Tablet one, two;
  (void)one.import_text(whist_night(1, {four}));
  REQUIRE(two.ctl({"merge", one.book}).status == 0);
  REQUIRE(two.ctl({"record", id_of(2, 10)}, R"({"type":"note","text":"Anna owes a round"})"
                                            "\n")
              .status == 0);
  REQUIRE(one.ctl({"roster", "erase", "Anna", "Player 1"}).status == 0);
  meet(one, two);
  for (const Tablet* tablet : {&one, &two}) {
    CHECK(!contains(tablet->exported(id_of(1, 1), "evening"), "Anna"));
    for (const char* suffix : {"", "-wal"})
      CHECK(!contains(read_bytes(tablet->book + suffix), "Anna"));
  }
}

TEST_CASE("two who are forgotten under one name on two tablets stay two", "[cli][roster]") {
  const std::vector<std::string> tables{R"("Anna","Cai","Dea","Eva")",
                                        R"("Bo","Fie","Gro","Hans")"};
  for (const bool is_one_table : {true, false}) {
    CAPTURE(is_one_table);
    const Tablet one, two;
    (void)one.import_text(whist_night(1, is_one_table ? std::vector{four} : tables,
                                      R"({"type":"deal","trump":"H","tricks":[9,4]})"));
    REQUIRE(two.ctl({"merge", one.book}).status == 0);
    const std::size_t people = size_under(one.answer({"roster"}), "people");
    REQUIRE(one.ctl({"roster", "erase", "Anna", "Player 1"}).status == 0);
    REQUIRE(two.ctl({"roster", "erase", "Bo", "Player 1"}).status == 0);
    meet(one, two);
    CHECK(size_under(one.answer({"roster"}), "people") == people);
    CHECK(money_of(one, 1) == money_of(two, 1));
    CHECK(contains(money_of(one, 1), R"("Player 1":"3.00")"));
    CHECK(contains(money_of(one, 1), "\"Player 1 (2)\""));
  }
}

TEST_CASE("who is forgotten on two tablets that had the evening from one file is one",
          "[cli][roster]") {
  for (const char* other_name : {"Player 1", "Nobody"}) {
    CAPTURE(other_name);
    const Tablet one, two;
    for (const Tablet* tablet : {&one, &two})
      (void)tablet->import_text(
          whist_night(1, {four}, R"({"type":"deal","trump":"H","tricks":[9,4]})"));
    REQUIRE(one.ctl({"roster", "erase", "Anna", "Player 1"}).status == 0);
    REQUIRE(two.ctl({"roster", "erase", "Anna", other_name}).status == 0);
    meet(one, two);
    meet(one, two);
    CHECK(size_under(one.answer({"roster"}), "people") == 4);
    CHECK(money_of(one, 1) == money_of(two, 1));
    const std::string money = money_of(one, 1);
    CHECK(std::count(money.begin(), money.end(), ':') == 4);
  }
}

// The name that stands for another one has another place among those of the table.
TEST_CASE("who is forgotten and goes out by a file takes nobody else along", "[cli][roster]") {
  std::size_t turn = 0;
  for (const char* name : {"Anna", "Bo", "Cai", "Dea"})
    for (const char* pseudonym : {"A guest", "Bz", "Nobody"}) {
      if (!is_due(turn++, 5)) continue;
      CAPTURE(name, pseudonym);
      const Tablet one, two, three;
      (void)one.import_text(
          whist_night(1, {four}, R"({"type":"deal","trump":"H","tricks":[9,4]})"));
      REQUIRE(three.ctl({"merge", one.book}).status == 0);
      REQUIRE(one.ctl({"roster", "erase", name, pseudonym}).status == 0);
      const std::string money = money_of(one, 1);
      (void)two.import_text(one.exported(id_of(1, 1), "evening"));
      for (const Tablet* tablet : {&two, &three, &two}) meet(one, *tablet);
      for (const Tablet* tablet : {&one, &two, &three}) {
        CHECK(money_of(*tablet, 1) == money);
        CHECK(size_under(tablet->answer({"roster"}), "people") == 4);
      }
    }
}

TEST_CASE("a text that is forgotten and comes back by a file is no other text", "[cli][roster]") {
  const Tablet one, two;
  (void)one.import_text(
      whist_night(1, {four},
                  R"({"type":"adjust","points":{"Bo":"1","Cai":"-1"},"why":"Anna lost a bet"},)"
                  R"({"type":"note","text":"Anna has left","by":"Bo"})"));
  const std::string before = one.exported(id_of(1, 1), "evening");
  REQUIRE(one.ctl({"roster", "erase", "Anna", "Player 1"}).status == 0);
  const std::string file = one.exported(id_of(1, 1), "evening");
  (void)two.import_text(file);
  CHECK(two.exported(id_of(1, 1), "evening") == file);
  meet(one, two);
  for (const Tablet* tablet : {&one, &two}) {
    CHECK(tablet->conflicts() == 0);
    (void)tablet->import_text(before);
    CHECK(tablet->exported(id_of(1, 1), "evening") == file);
  }
}

TEST_CASE("what was paid in a whole is owed by nobody when it is taken apart", "[cli][joining]") {
  const Tablet one, two;
  (void)one.import_text(whist_night(1, {four}, R"({"type":"deal","trump":"H","tricks":[9,4]})"));
  (void)one.import_text(whist_night(2, {R"("Bo","Eva","Fie","Gro")"},
                                    R"({"type":"deal","trump":"H","tricks":[9,4]})"));
  REQUIRE(one.ctl({"join", id_of(1, 1), id_of(1, 2)}).status == 0);
  REQUIRE(two.ctl({"merge", one.book}).status == 0);
  REQUIRE(one.ctl({"pay", id_of(1, 1), "Eva", "Cai", "3.00"}).status == 0);
  REQUIRE(two.ctl({"join", "--undo", id_of(1, 2)}).status == 0);
  meet(one, two);
  // It went by the first evening: there Eva has paid what another owes Cai, and is owed it.
  const Json settled = one.answer({"settle", id_of(1, 1)});
  CHECK(contains(to_line(under(settled, "paid")), R"("from":"Eva","to":"Cai")"));
  CHECK(contains(to_line(under(settled, "due")), R"("to":"Eva")"));
  CHECK(size_under(settled, "due") == 2);
}

TEST_CASE("the file of a joined evening says what to do where its parts lie apart",
          "[cli][joining]") {
  const Tablet one, two;
  for (const int n : {1, 2})
    (void)one.import_text(whist_night(n, {four}, R"({"type":"deal","trump":"H","tricks":[9,4]})"));
  REQUIRE(two.ctl({"merge", one.book}).status == 0);
  REQUIRE(one.ctl({"join", id_of(1, 1), id_of(1, 2)}).status == 0);
  const std::string file = one.exported(id_of(1, 1), "evening");
  const Run refused = two.ctl({"import", "-", "--lang", "en"}, file);
  CHECK(refused.status == 1);
  CHECK(contains(refused.out + refused.err, "in another evening of the book, " + id_of(1, 2)));
  CHECK(money_of(two, 1) == R"({"Anna":"3.00","Bo":"-3.00","Cai":"3.00","Dea":"-3.00"})");
  REQUIRE(two.ctl({"join", id_of(1, 1), id_of(1, 2)}).status == 0);
  (void)two.import_text(file);
  CHECK(two.exported(id_of(1, 1), "evening") == file);
  meet(one, two);
}

TEST_CASE("the file of an evening that was joined the other way round is added to the whole",
          "[cli][joining]") {
  const std::string won = R"({"type":"deal","trump":"H","tricks":[9,4]})";
  const Tablet one, two;
  for (const int n : {1, 2}) (void)one.import_text(whist_night(n, {four}, won));
  REQUIRE(two.ctl({"merge", one.book}).status == 0);
  REQUIRE(one.ctl({"join", id_of(1, 1), id_of(1, 2)}).status == 0);
  REQUIRE(two.ctl({"join", id_of(1, 2), id_of(1, 1)}).status == 0);
  for (const int n : {1, 2}) {  // to a table of either part
    const std::string session = text_under(
        under(one.answer({"export", id_of(1, 1), "--as", "evening"}), "sessions", n - 1), "id");
    REQUIRE(one.ctl({"record", session}, won + "\n").status == 0);
    (void)two.import_text(one.exported(id_of(1, 1), "evening"));
    CHECK(size_under(two.answer({"entries", session}), "entries") == 2);
    CHECK(money_of(two, 1) == money_of(one, 1));
  }
  CHECK(two.ctl({"verify"}).status == 0);
  meet(one, two);
}

TEST_CASE("payments that were said to be others stay so through joining and parting",
          "[cli][joining]") {
  const Tablet one, two;
  for (const int n : {1, 2})
    (void)one.import_text(whist_night(n, {four}, R"({"type":"deal","trump":"H","tricks":[9,4]})"));
  const auto pay = [](const Tablet& tablet, int evening) {
    REQUIRE(tablet.ctl({"pay", id_of(1, evening), "Bo", "Anna", "1.00", "--extra"}).status == 0);
  };
  pay(one, 1);
  pay(one, 2);
  REQUIRE(one.ctl({"join", id_of(1, 1), id_of(1, 2)}).status == 0);
  REQUIRE(two.ctl({"merge", one.book}).status == 0);
  pay(one, 1);
  REQUIRE(one.ctl({"join", "--undo", id_of(1, 2)}).status == 0);
  pay(one, 1);
  REQUIRE(one.ctl({"join", id_of(1, 1), id_of(1, 2)}).status == 0);
  meet(one, two);
  for (const Tablet* tablet : {&one, &two})
    CHECK(size_under(tablet->answer({"settle", id_of(1, 1)}), "paid") == 4);
}

TEST_CASE("a game that two tablets have with other seats is about the same people",
          "[cli][merge]") {
  const auto night = [](const std::string& seats, int entry, const std::string& declarer) {
    return R"({"format":"kattegat-evening","version":1,"id":")" + id_of(1, 1) +
           R"(","date":"2026-01-02","players":[)" + seats + R"(],"sessions":[{"id":")" +
           id_of(2, 10) + R"(","game":"ligeud","stake":"1","seats":[)" + seats +
           R"(],"entries":[{"id":")" + id_of(3, entry) +
           R"(","type":"deal","contract":"9","declarer":")" + declarer +
           R"(","trump":"H","partner":"Cai","tricks":9}]}]})";
  };
  const Tablet one, two;
  (void)one.import_text(night(R"("Dea","Anna","Bo","Cai")", 1, "Anna"));
  (void)two.import_text(night(R"("Bo","Cai","Anna","Dea")", 2, "Bo"));
  meet(one, two);
  CHECK(one.conflicts() > 0);
  for (const Tablet* tablet : {&one, &two}) {
    const std::string file = tablet->exported(id_of(1, 1), "evening");
    for (const std::string who : {"Anna", "Bo"})
      CHECK(contains(file, "\"declarer\": \"" + who + "\""));
  }
}

// Whoever sends a file may have given it the id of somebody's game.
TEST_CASE("an evening under the id of another tablet's session keeps nobody's log away",
          "[cli][merge]") {
  const Tablet one, two;
  (void)one.import_text(ligeud_evening(1, nine_made(1)));
  (void)two.import_text(ligeud_evening(2, nine_made(2)));
  (void)two.import_text(R"({"format":"kattegat-evening","version":1,"id":")" + id_of(2, 1) +
                        R"(","date":"2026-11-20","players":["Eva","Fie"],"sessions":[]})");
  for (const std::vector<const Tablet*>& order :
       {std::vector{&one, &two}, std::vector{&two, &one}}) {
    const Tablet laptop;
    for (const Tablet* tablet : order) REQUIRE(laptop.ctl({"merge", tablet->book}).status == 0);
    CHECK(laptop.ctl({"verify"}).status == 0);
    CHECK(size_under(laptop.answer({"evenings"}), "evenings") == 3);
    CHECK(size_under(laptop.answer({"settle", id_of(2, 1)}), "sessions") == 0);
    REQUIRE(laptop.ctl({"record", id_of(2, 1)}, agreed(3, "5") + "\n").status == 0);
    CHECK(size_under(laptop.answer({"entries", id_of(2, 1)}), "entries") == 2);
    CHECK(under(laptop.answer({"settle", id_of(1, 1)}), "money", "Anna") == Json("-8.50"));
    CHECK(laptop.ctl({"statistics"}).status == 0);
    CHECK(laptop.ctl({"verify"}).status == 0);
    const Tablet recovered;
    REQUIRE(laptop.ctl({"recover", recovered.folder.path("new.db")}).status == 0);
  }
}

}  // namespace two_tablets_test
