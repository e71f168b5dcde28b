// Entries call their players by number. Whom a number means is said by the header that stands
// before it in its own log, and not by that which holds in the end.
#include "kattegat/journal/merging/keeping.hpp"
#include "support/contains.hpp"
#include "support/sheet.hpp"

using namespace kattegat;
using namespace kattegat::test;

namespace numbers_test {

using kattegat::test::sheets::by_letter;
using kattegat::test::sheets::deal_of;
using kattegat::test::sheets::Header;
using kattegat::test::sheets::letters;
using kattegat::test::sheets::Sheet;

namespace {

std::string points(const std::string& of_whom) {
  return to_line(Json::Object{{"type", "adjust"},
                              {"points", json_of("{" + of_whom + "}")},
                              {"why", std::string(forgotten)}});
}

}  // namespace

TEST_CASE("a number means whom the last header before it in its own log gave it", "[journal]") {
  Sheet sheet;
  sheet.header('a', {"ABCD"});
  sheet.deal('a', 0);
  sheet.deal('a', 1);
  CHECK(sheet.declared() == "AB");
  CHECK(sheet.history().by_headers.numberings.in_log(uuid_of(4, 'a'), 3) == Numbering{});
  // From a file that lists the same people otherwise, who sit as they do.
  sheet.header('b', {"BCDA", "ABCD"});
  sheet.deal('b', 0);
  sheet.deal('a', 2);
  CHECK(sheet.declared() == "ABBC");
  CHECK(letters(sheet.history().by_headers.header.sitters) == "BCDA");
}

TEST_CASE("what was entered for a pair stays theirs where they sit otherwise now", "[journal]") {
  struct Seated {
    std::string clockwise, tricks;  // those of the first pair and of the second; "": asked for
  };
  const std::vector<Seated> ways{{"ABCD", "[9,4]"}, {"CDAB", "[9,4]"}, {"CBAD", "[9,4]"},
                                 {"BADC", "[4,9]"}, {"DCBA", "[4,9]"}, {"ACBD", ""},
                                 {"ABDC", ""}};
  for (const Seated& now : ways) {
    Sheet sheet;
    const Hash first = sheet.header('a', {"ABCD", "", {}, false, 0, "english-whist"});
    sheet.header('b', {"ABCD", "", {first}, true, 0, "english-whist"});
    sheet.header('a', {"ABCD", now.clockwise, {first}, false, 0, "english-whist"});
    sheet.entry('b', R"({"type":"deal","trump":"H","tricks":[9,4]})");
    sheet.entry('a', R"({"type":"deal","trump":"H","tricks":[8,5]})");
    CAPTURE(now.clockwise);
    const std::vector<EntryRow> rows = sheet.history().entries;
    const std::string &before = rows.at(0).contents.body, &since = rows.at(1).contents.body;
    CHECK(contains(before, now.tricks.empty() ? "deal" : "\"tricks\":" + now.tricks));
    CHECK(contains(before, "tricks") == !now.tricks.empty());
    CHECK(contains(since, "\"tricks\":[8,5]"));  // whoever entered it sat so
  }
}

TEST_CASE("what stands before the first header of its log is numbered by that one", "[journal]") {
  Sheet sheet;
  sheet.header('a', {"ABCD"});
  const Hash other = sheet.header('b', {"BCDA", "ABCD"});
  sheet.deal('c', 0);  // a copy by hand, which has no header yet
  CHECK(sheet.declared() == "B");
  sheet.header('c', {"BCDA", "ABCD", {other}, true});
  sheet.deal('c', 1);
  sheet.header('a', {"ABCD"});
  CHECK(sheet.declared() == "BC");
}

TEST_CASE("whoever takes another's header over numbers by it from then on", "[journal]") {
  Sheet sheet;
  const Hash first = sheet.header('a', {"ABCD"});
  sheet.header('b', {"BCDA", "ABCD"});
  sheet.deal('b', 0);
  const Hash over = sheet.header('b', {"ABCD", "", {first}, true});
  sheet.deal('b', 0);
  for (const char log : {'c', 'd', 'e'}) {
    sheet.header(log, {"ABCD", "", {over}, true});  // by way of b
    sheet.deal(log, 0);
  }
  CHECK(sheet.declared() == "BAAAA");
  const Hash last = sheet.header('f', {"CDAB", "ABCD"});
  CHECK(sheet.declared() == "BAAAA");
  // Of several that are open the last is what is taken over.
  sheet.header('g', {"ABCD", "", {last, first}, true});
  sheet.deal('g', 1);
  CHECK(sheet.declared() == "BAAAAB");
  // Who is put right there is so in every log that has taken it over.
  sheet.header('a', {"BACD", "", {last, first}});
  CHECK(sheet.declared() == "ABBBBA");
}

TEST_CASE("who takes over and says another table enters nothing that is not read here",
          "[journal]") {
  Sheet sheet;
  const Hash first = sheet.header('a', {"ABCD"});
  sheet.header('b', {"ABCDE", "", {first}, true});
  sheet.deal('b', 4);
  sheet.deal('b', 1);
  CHECK(sheet.declared() == "B");
}

TEST_CASE("a header that follows one behind it goes on from nobody's", "[journal]") {
  Sheet sheet;
  sheet.set_clock(5);
  const Hash late = sheet.header('a', {"ABCD"});
  sheet.deal('a', 0);
  sheet.set_clock(2);
  sheet.header('b', {"BCDA", "", {late}});
  sheet.deal('b', 0);
  CHECK(sheet.declared() == "BA");
}

TEST_CASE("where a header is missing that was taken over, what is said of it counts", "[journal]") {
  Sheet sheet;
  const Hash missing{7};
  sheet.header('b', {"BCDA", "ABCD", {missing}, true});
  sheet.deal('b', 0);
  CHECK(sheet.declared() == "B");
  sheet.header('a', {"ABCD"});
  sheet.deal('a', 0);
  sheet.deal('b', 1);
  CHECK(sheet.declared() == "BAC");
  sheet.header('c', {"ABCDE", "", {missing}, true});  // another table cannot have been meant
  sheet.deal('c', 0);
  sheet.header('d', {"ABCD", "", {missing}, true, 0, "whist"});
  sheet.deal('d', 0);
  CHECK(sheet.declared() == "BAC");
}

TEST_CASE("a decision upon a header that is missing is one upon what others took over from it",
          "[journal]") {
  const auto [by_copy, by_header] =
      GENERATE(table<bool, bool>({{true, false}, {true, true}, {false, true}}));
  CAPTURE(by_copy, by_header);
  Sheet sheet;
  const Hash begun = sheet.header('a', {"ABCD"});
  sheet.deal('a', 0);
  const Hash copy = sheet.header('b', {"ABCD", "", {begun}, true});
  sheet.deal('b', 0);
  Follows follows;
  if (by_copy) follows.push_back(copy);
  if (by_header) follows.push_back(begun);
  const Hash right = sheet.header('c', {"BACD", "", follows});
  sheet.deal('c', 0);
  sheet.header('d', {"ABCD", "", {copy}, true});
  sheet.deal('d', 0);
  // Nor does it matter that these tell of other numbers, or of other people.
  sheet.header('e', {"CDAB", "ABCD", {begun}, true});
  sheet.header('f', {"EFGH", "", {begun}, true});
  for (const bool is_missing : {false, true}) {
    CAPTURE(is_missing);
    if (is_missing) sheet.lose(begun);
    const SessionHistory known = sheet.history();
    CHECK(sheet.declared() == "BBBB");
    CHECK(letters(known.by_headers.header.sitters) == "BACD");
    CHECK(known.by_headers.follows == Follows{right});
    CHECK(known.all_conflicts().empty());
    CHECK(known.by_headers.numberings.ambiguous().empty());
  }
}

TEST_CASE("whatever stands first in a book, a copy is what others have followed", "[journal]") {
  for (const char* const lie : {"ABCD", "ABCDE", "FGHEA"}) {
    Sheet sheet;
    const Hash begun = sheet.header('a', {"EFGH"});
    sheet.header('f', {lie, "", {begun}, true});
    sheet.header('c', {"FEGH", "", {begun}});
    sheet.header('b', {"EFGH", "", {begun}, true});
    sheet.deal('b', 0);
    CHECK(sheet.declared() == "F");
    sheet.lose(begun);
    CHECK(sheet.declared() == "F");
    CHECK(sheet.history().all_conflicts().empty());
  }
  // The one that was seen, where another says that it is the same and numbers otherwise.
  Sheet sheet;
  const Hash begun = sheet.header('a', {"ABCD"});
  sheet.header('f', {"CDAB", "ABCD", {begun}, true});
  const Hash copy = sheet.header('b', {"ABCD", "", {begun}, true});
  sheet.deal('b', 0);
  sheet.header('c', {"BACD", "", {copy, begun}});
  sheet.lose(begun);
  CHECK(sheet.declared() == "B");
}

TEST_CASE("a log that has begun a session and takes a missing header over is not ambiguous",
          "[journal]") {
  Sheet sheet;
  const Hash begun = sheet.header('a', {"ABCD"});
  sheet.header('b', {"BCDA", "ABCD"});
  sheet.header('b', {"ABCD", "", {begun}, true});
  sheet.deal('b', 1);
  sheet.header('c', {"ACBD", "", {begun}});
  sheet.lose(begun);
  CHECK(sheet.declared() == "C");
  CHECK(sheet.history().by_headers.numberings.ambiguous().empty());
}

TEST_CASE("what others took over is told apart from what nobody can have followed", "[journal]") {
  Sheet sheet;
  const Hash begun = sheet.header('a', {"EFGH"});
  sheet.header('b', {"EFGH", "", {begun}, true});
  sheet.header('c', {"ABCD", "", {begun}});
  CHECK(sheet.history().all_conflicts().size() == 1);
  sheet.lose(begun);
  CHECK(sheet.history().all_conflicts().empty());
  CHECK(letters(sheet.history().by_headers.header.sitters) == "ABCD");
  // Kept against another, it has been followed.
  Sheet two;
  const Hash ours = two.header('a', {"ABCD"}), theirs = two.header('b', {"EFGH"});
  two.header('c', {"EFGH", "", {theirs}, true});
  two.deal('c', 0);
  const Hash kept = two.header('a', {"ABCD", "", {theirs, ours}});
  two.header('a', {"ABCD", "BACD", {kept}});  // it was only the order
  CHECK(two.declared() == "A");
  two.lose(theirs);
  CHECK(two.declared() == "A");
}

TEST_CASE("of headers that mean the same each can be missing", "[journal]") {
  for (const bool is_first : {false, true}) {
    Sheet sheet;
    const Hash mine = sheet.header('a', {"ABCD"}), theirs = sheet.header('b', {"ABCD"});
    sheet.deal('a', 1);
    sheet.deal('b', 1);
    sheet.header('c', {"ACBD", "", {mine, theirs}});
    CHECK(sheet.declared() == "CC");
    sheet.lose(is_first ? mine : theirs);
    CHECK(sheet.declared() == "CC");
    CHECK(sheet.history().all_conflicts().empty());
  }
  Sheet sheet;
  const Hash mine = sheet.header('a', {"ABCD"}), theirs = sheet.header('b', {"BCDA", "ABCD"});
  sheet.header('c', {"BCDA", "ABCD", {theirs}, true});
  sheet.deal('c', 0);
  sheet.header('d', {"ACBD", "", {mine}});
  CHECK(sheet.declared() == "C");
  sheet.lose(theirs);
  CHECK(sheet.declared() == "C");
}

TEST_CASE("who decides upon what was taken over follows what that has followed", "[journal]") {
  Sheet sheet;
  const Hash missing{7}, too{8};
  const Hash one = sheet.header('b', {"ABCD", "", {missing}, true});
  sheet.deal('b', 0);
  CHECK(sheet.history().by_headers.follows == Follows{one, missing});
  CHECK_FALSE(sheet.history().by_headers.header.takes_over);
  const Hash other = sheet.header('c', {"ABCD", "BCDA", {too}, true});
  CHECK(sheet.history().by_headers.follows == Follows{one, missing, other, too});
  // Kept against the other, it is decided, whoever had taken it over.
  const SessionHistory known = sheet.history();
  REQUIRE(known.all_conflicts().size() == 1);
  const auto kept = keeping({.conflict = known.all_conflicts()[0],
                             .record = one,
                             .rows = {},
                             .new_id = uuid_of(4, 9),
                             .fusions = {}});
  REQUIRE(kept.has_value());
  CHECK_FALSE(contains(kept->front().body, "takes_over"));
  sheet.decide('d', kept->front());
  const SessionContents says = sheet.history().by_headers.header;
  CHECK(says.follows == Follows{other, too, one, missing});
  CHECK(says.order == std::vector{0, 1, 2, 3});
  CHECK(sheet.history().all_conflicts().empty());
  CHECK(sheet.declared() == "A");
}

TEST_CASE("seats that are put right are so for all that was entered before", "[journal]") {
  Sheet sheet;
  const Hash begun = sheet.header('a', {"ABCD"});
  sheet.deal('a', 1);
  sheet.header('b', {"BCDA", "ABCD"});
  sheet.deal('b', 0);
  CHECK(sheet.declared() == "BB");
  // It was Cai who sat where Bo was written.
  const Hash right = sheet.header('a', {"ACBD", "", {begun}});
  sheet.deal('a', 1);
  CHECK(sheet.declared() == "CCC");
  sheet.header('a', {"BCAD", "", {right}});
  CHECK(sheet.declared() == "CCC");
}

TEST_CASE("a file from after the seats were put right is of those who sit there", "[journal]") {
  Sheet sheet;
  const Hash begun = sheet.header('a', {"ABCD"});
  sheet.deal('a', 1);
  sheet.header('b', {"DACB", "ACBD"});
  sheet.deal('b', 0);
  const Hash right = sheet.header('a', {"ACBD", "", {begun}});
  sheet.deal('b', 3);
  CHECK(sheet.declared() == "CDB");
  // The same where it is theirs that holds.
  sheet.header('c', {"DACB", "ACBD"});
  CHECK(sheet.declared() == "CDB");
  CHECK(letters(sheet.history().by_headers.header.sitters) == "DACB");
  // And again, by whoever has heard of ours alone.
  sheet.header('a', {"CABD", "", {right}});
  CHECK(sheet.declared() == "ADB");
}

TEST_CASE("who has seen both puts both right, from what each had come to", "[journal]") {
  Sheet sheet;
  const Hash mine = sheet.header('a', {"ABCD"});
  const Hash theirs = sheet.header('b', {"DACB", "ACBD"});
  sheet.deal('a', 1);
  sheet.deal('b', 3);
  sheet.deal('b', 1);
  const Hash more = sheet.header('b', {"BDCA", "BCAD", {theirs}});
  // Whoever follows both gives up Bo's chair to Cai, and his to Bo.
  const Hash both = sheet.header('a', {"ACBD", "", {more, mine}});
  CHECK(sheet.declared() == "CAD");
  // Who decides later upon what else has come of theirs does not decide anew upon that.
  const Hash late = sheet.header('b', {"ABCD", "DBCA", {more}});
  sheet.header('a', {"CABD", "", {late, both}});
  CHECK(sheet.declared() == "ACD");
}

TEST_CASE("where other people sit, a number means the seat", "[journal]") {
  Sheet sheet;
  sheet.header('a', {"ABCD"});
  sheet.deal('a', 1);
  sheet.header('b', {"EFGH", "FGHE"});
  sheet.deal('b', 0);
  CHECK(sheet.declared() == "GE");
}

TEST_CASE("who is one person by now is it under each id", "[journal]") {
  Sheet sheet;
  sheet.header('a', {"AbCD"});
  sheet.deal('a', 1);
  sheet.header('b', {"BDAc", "BAcD"});
  sheet.deal('b', 1);
  CHECK(sheet.declared(by_letter) == "BD");
  // Two at one table whom somebody says to be one: the seat tells them apart.
  Sheet two;
  two.header('a', {"ABbD"});
  two.deal('a', 2);
  two.header('b', {"BbDA", "ABbD"});
  two.deal('b', 0);
  const SessionHistory known = two.history(by_letter);
  CHECK(text_under(json_of(known.entries.at(0).contents.body), "declarer") == "1");
  CHECK(text_under(json_of(known.entries.at(1).contents.body), "declarer") == "0");
}

TEST_CASE("what was entered at another table does not count", "[journal]") {
  for (const bool is_ours : {true, false}) {
    Sheet sheet;
    const std::vector<Header> others{{"ABCDE"}, {"ABCD", "", {}, false, 0, "whist"}};
    for (std::size_t i = 0; i < others.size(); ++i) {
      sheet.header(static_cast<char>('b' + i), others[i]);
      sheet.deal(static_cast<char>('b' + i), 0);
    }
    sheet.header('a', {"ABCD"});
    if (is_ours) sheet.deal('a', 2);
    CHECK(sheet.declared() == (is_ours ? "C" : ""));
  }
}

TEST_CASE("what cannot be read at the table that holds is no entry of it", "[journal]") {
  Sheet sheet;
  sheet.header('b', {"ABCDE"});
  sheet.header('a', {"ABCD"});
  sheet.deal('c', 7);  // a log without a header, about the other table
  const Uuid entry = sheet.deal('a', 1);
  sheet.correct('c', entry, 7);
  sheet.entry('c', "no object");
  CHECK(sheet.declared() == "B");
  // It is not made one that can be, either.
  Sheet other;
  other.header('a', {"ABCD"});
  other.entry('a', R"({"type":"deal","contract":"9","declarer":"7"})");
  other.header('b', {"BCDA", "ABCD"});
  CHECK(other.first_body() == R"({"type":"deal","contract":"9","declarer":"7"})");
}

TEST_CASE("a correction is numbered as its own log does", "[journal]") {
  Sheet sheet;
  sheet.header('a', {"ABCD"});
  const Uuid entry = sheet.deal('a', 1);
  sheet.header('b', {"BCDA", "ABCD"});
  sheet.correct('a', entry, 2);
  CHECK(sheet.declared() == "C");
}

TEST_CASE("an entry lists its players as they sit in the end", "[journal]") {
  Sheet sheet;
  const Hash begun = sheet.header('a', {"ABCD"});
  sheet.entry('a', points(R"("0":"5","2":"-5")"));
  CHECK(sheet.first_body() == points(R"("0":"5","2":"-5")"));
  sheet.header('a', {"ABCD", "DCBA", {begun}});
  CHECK(sheet.first_body() == points(R"("2":"-5","0":"5")"));
  // Also what stands for a header that is missing.
  Sheet copy;
  copy.header('b', {"ABCD", "", {Hash{7}}, true});
  copy.entry('b', points(R"("0":"5","2":"-5")"));
  copy.header('a', {"ABCD", "DCBA"});
  CHECK(copy.first_body() == points(R"("2":"-5","0":"5")"));
}

TEST_CASE("who dealt is not told of what came before the order was put right", "[journal]") {
  const std::string dealer = R"("dealer":"2",)";
  for (const bool is_late : {false, true}) {
    CAPTURE(is_late);
    Sheet sheet;
    const Hash begun = sheet.header('a', {"ABCD"});
    sheet.header('b', {"BCDA", "ABCD"});
    const Uuid entry = sheet.deal('b', 0, dealer);
    const std::int64_t until = sheet.clock() - (is_late ? 1 : 0);
    sheet.header('a', {"ABCD", "ACBD", {begun}, false, until});
    CHECK(contains(sheet.first_body(), "dealer") == is_late);
    if (is_late) continue;
    // The same entry by way of another log, however late, is of the same time; the next is not.
    sheet.header('c', {"BCDA", "ABCD"});
    (void)sheet.again('c', entry, deal_of(0, dealer));
    sheet.deal('b', 1, dealer);
    sheet.header('a', {"ABCD", "ACBD", {sheet.history().by_headers.follows.back()}, false, until});
    const SessionHistory known = sheet.history();
    CHECK(known.all_conflicts().empty());
    CHECK_FALSE(contains(known.entries.at(0).contents.body, "dealer"));
    CHECK(contains(known.entries.at(1).contents.body, "dealer"));
  }
  // Nor where everybody keeps the number.
  Sheet sheet;
  const Hash begun = sheet.header('a', {"ABCD"});
  sheet.deal('a', 0, dealer);
  sheet.header('a', {"ABCD", "", {begun}, false, sheet.clock()});
  CHECK_FALSE(contains(sheet.first_body(), "dealer"));
}

TEST_CASE("one table that was put right in two ways is a conflict, begun twice it is none",
          "[journal]") {
  const auto conflicts = [](const Sheet& sheet) { return sheet.history().all_conflicts().size(); };
  Sheet sheet;
  const Hash begun = sheet.header('a', {"ABCD"});
  sheet.header('b', {"DACB", "ACBD"});  // from a file after it was put right
  const Hash people = sheet.header('a', {"ACBD", "", {begun}});
  CHECK(conflicts(sheet) == 0);
  sheet.header('a', {"ACBD", "", {people}});
  CHECK(conflicts(sheet) == 0);
  // They sit alike, but of whom the deals are that were entered first is another.
  sheet.header('c', {"ABCD", "ACBD", {begun}});
  CHECK(conflicts(sheet) == 1);
  // Another game is no putting right.
  Sheet other;
  const Hash ligeud = other.header('a', {"ABCD"});
  other.header('b', {"ABCD", "", {ligeud}, false, 0, "whist"});
  CHECK(conflicts(other) == 1);
}

TEST_CASE("a copied key that gives numbers to other people makes its log ambiguous", "[journal]") {
  const auto ambiguous = [](const Header& mine, const Header& theirs, bool follows) {
    Sheet sheet;
    sheet.entry('a', "{}");
    sheet.copied('a', 'b');
    Header second = theirs;
    const Hash first = sheet.header('a', mine);
    if (follows) second.follows = {first};
    sheet.header(follows ? 'a' : 'b', second);
    return sheet.history().by_headers.numberings.ambiguous();
  };
  CHECK(ambiguous({"ABCD"}, {"ABCD"}, false).empty());
  CHECK(ambiguous({"ABCD"}, {"BCDA", "ABCD"}, false) == std::set<Uuid>{uuid_of(4, 'a')});
  CHECK(ambiguous({"ABCD"}, {"ABCDE"}, false) == std::set<Uuid>{uuid_of(4, 'a')});
  CHECK(ambiguous({"ABCD"}, {"BCDA", "ABCD"}, true).empty());
  // Nor is one that began by itself, and goes on from another's.
  Sheet sheet;
  const Hash mine = sheet.header('a', {"ABCD"});
  const Hash theirs = sheet.header('b', {"BCDA", "ABCD"});
  sheet.header('a', {"CBDA", "ABCD", {mine, theirs}});
  CHECK(sheet.history().by_headers.numberings.ambiguous().empty());
}

}  // namespace numbers_test
