// Corrections that go by a file: it says which entries are void, and not what corrects what. Where
// it is read they are corrections all the same, and of one entry one counts.
#include <sstream>

#include "kattegat/core/calendar.hpp"
#include "support/evenings.hpp"
#include "support/form.hpp"
#include "support/tablets.hpp"

using namespace kattegat;
using namespace kattegat::test;

namespace corrected_in_file_test {
namespace {

const std::string made = id_of(3, 1);
std::string took(int tricks) { return whist_deals({tricks}); }
std::string evening_with_one() {
  std::string entry = took(7);
  entry.insert(1, R"("id":")" + made + R"(",)");
  return whist_night(1, {four}, entry);
}
std::string correct(const Tablet& tablet, int tricks) {
  const Run run = tablet.ctl({"correct", made, "--why", "counted again"}, took(tricks));
  CAPTURE(run.out, run.err);
  REQUIRE(run.status == 0);
  const Json rows = under(tablet.answer({"entries", id_of(2, 10)}), "entries");
  for (const Json& row : *rows.as<Json::Array>())
    if (text_under(row, "state") == "live") return text_under(row, "id");
  return "";
}
void restore(const Tablet& tablet, const std::string& entry) {
  REQUIRE(tablet.ctl({"restore", entry, "--why", "it was right"}).status == 0);
}
void send(const Tablet& from, const Tablet& to) {
  (void)to.import_text(from.exported(id_of(1, 1), "evening"));
}
std::string worth(int points) {
  if (points == 0) return R"({"Anna":"0.00","Bo":"0.00","Cai":"0.00","Dea":"0.00"})";
  const std::string won = std::to_string(points) + ".00";
  return R"({"Anna":")" + won + R"(","Bo":"-)" + won + R"(","Cai":")" + won + R"(","Dea":"-)" +
         won + "\"}";
}
// What the file says stands, and nobody is asked which it was.
void stands_in(const Tablet& tablet, const std::string& money) {
  CHECK(money_of(tablet, 1) == money);
  CHECK(tablet.conflicts() == 0);
}
void agree(const Tablet& one, const Tablet& two, int points) {
  meet(one, two);
  for (const Tablet* tablet : {&one, &two}) stands_in(*tablet, worth(points));
}

}  // namespace

TEST_CASE("an entry that was corrected twice is one entry after a file", "[cli][merge]") {
  for (const bool restored_in_both : {false, true}) {
    CAPTURE(restored_in_both);
    const Tablet one, two;
    (void)one.import_text(evening_with_one());
    const std::string first = correct(one, 8);
    (void)correct(one, 9);
    send(one, two);
    CHECK(two.exported(id_of(1, 1), "evening") == one.exported(id_of(1, 1), "evening"));
    stands_in(two, worth(3));
    restore(one, first);
    if (restored_in_both) restore(two, first);
    agree(one, two, 2);
  }
}

TEST_CASE("a correction says when it was made, and its entry when that was played", "[cli]") {
  const Tablet tablet;
  (void)tablet.import_text(evening_with_one());
  const std::string played = "2026-11-20T20:01:41+01:00";
  std::string eight = took(8);
  eight.insert(1, R"("at":")" + played + R"(",)");
  REQUIRE(tablet.ctl({"correct", made, "--why", "counted again"}, eight).status == 0);
  const Json entries =
      under(json_of(tablet.exported(id_of(1, 1), "evening")), "sessions", 0, "entries");
  const std::string when = text_under(entries, 0, "void", "at");
  CHECK(is_time(when));
  CHECK(when != played);
  CHECK(text_under(entries, 1, "at") == played);
}

TEST_CASE("a file says which of several corrections stands", "[cli][merge]") {
  for (const std::string stands : {"first", "entry", "none"}) {
    CAPTURE(stands);
    const Tablet one, two, three;
    (void)one.import_text(evening_with_one());
    const std::string first = correct(one, 8);
    const std::string second = correct(one, 9);
    if (stands == "first") restore(one, first);
    if (stands == "entry") restore(one, made);
    if (stands == "none") REQUIRE(one.ctl({"void", second, "--why", "not dealt"}).status == 0);
    const std::string right = stands == "first"   ? worth(2)
                              : stands == "entry" ? worth(1)
                                                  : worth(0);
    send(one, two);
    stands_in(two, right);
    send(two, three);
    stands_in(three, right);
    meet(three, two);
    meet(one, three);
    meet(two, one);
    for (const Tablet* tablet : {&one, &two, &three}) CHECK(money_of(*tablet, 1) == right);
  }
}

// A row that nobody corrected is void for the reason of the decision that holds.
TEST_CASE("why a correction counts again goes by a file", "[cli][merge]") {
  const Tablet one, two;
  (void)one.import_text(evening_with_one());
  (void)correct(one, 8);
  restore(one, made);
  const std::string second = correct(one, 9);
  REQUIRE(one.ctl({"void", second, "--why", "not dealt"}).status == 0);
  REQUIRE(one.ctl({"restore", second, "--why", "dealt after all"}).status == 0);
  const std::string file = one.exported(id_of(1, 1), "evening");
  CHECK(contains(file, "dealt after all"));
  send(one, two);
  CHECK(two.exported(id_of(1, 1), "evening") == file);
  const std::int64_t records = two.records();
  send(one, two);
  CHECK(two.records() == records);
  agree(one, two, 3);
  CHECK(one.exported(id_of(1, 1), "evening") == file);
  CHECK(two.exported(id_of(1, 1), "evening") == file);
}

TEST_CASE("why nothing of an entry counts goes by a file in full, and is not decided anew",
          "[cli][merge]") {
  const std::string reason(1200, 'x');  // which the file says once
  const Tablet one, two;
  (void)one.import_text(evening_with_one());
  const std::string first = correct(one, 8);
  (void)correct(one, 9);
  restore(one, first);
  REQUIRE(one.ctl({"void", first, "--why", reason}).status == 0);
  const std::string file = one.exported(id_of(1, 1), "evening");
  CHECK(contains(file, reason));
  send(one, two);
  CHECK(two.exported(id_of(1, 1), "evening") == file);
  restore(one, first);
  (void)one.import_text(file);
  stands_in(one, worth(2));
}

TEST_CASE("what was void under its own row goes by a file as that, though it had been corrected",
          "[cli][merge]") {
  const std::string reason(1200, 'x');
  const Tablet one, two;
  (void)one.import_text(evening_with_one());
  (void)correct(one, 8);
  restore(one, made);
  REQUIRE(one.ctl({"void", made, "--why", reason}).status == 0);
  send(one, two);
  for (const Tablet* tablet : {&one, &two}) {
    const Json rows = under(tablet->answer({"entries", id_of(2, 10)}), "entries");
    CHECK(text_under(rows, 0, "id") + " " + text_under(rows, 0, "state") == made + " void");
    CHECK(text_under(rows, 1, "state") == "corrected");
  }
  CHECK(two.exported(id_of(1, 1), "evening") == one.exported(id_of(1, 1), "evening"));
}

TEST_CASE("why nothing of an entry counts goes in full to whoever had heard of its corrections",
          "[cli][merge]") {
  const std::string reason(1200, 'x');
  const Tablet one, two;
  (void)one.import_text(evening_with_one());
  const std::string first = correct(one, 8);
  (void)correct(one, 9);
  send(one, two);
  restore(one, first);
  REQUIRE(one.ctl({"void", first, "--why", reason}).status == 0);
  send(one, two);
  CHECK(money_of(two, 1) == worth(0));
  CHECK(contains(two.exported(id_of(1, 1), "evening"), reason));
  const std::int64_t records = two.records();
  send(one, two);
  CHECK(two.records() == records);
}

TEST_CASE("which of its rows was said to be void goes to whoever had heard of its corrections",
          "[cli][merge]") {
  const Tablet one, two;
  (void)one.import_text(evening_with_one());
  const std::string first = correct(one, 8);
  send(one, two);
  REQUIRE(one.ctl({"correct", first, "--why", "and again"}, took(9)).status == 0);
  restore(one, first);
  REQUIRE(one.ctl({"void", first, "--why", std::string(1200, 'x')}).status == 0);
  const std::string file = one.exported(id_of(1, 1), "evening");
  send(one, two);
  stands_in(two, worth(0));
  CHECK(two.exported(id_of(1, 1), "evening") == file);
}

// There a void is of one of the two: were it said of the entry, the correction would still stand.
TEST_CASE("why nothing of an entry counts goes to whoever had a correction as an entry of its own",
          "[cli][merge]") {
  const Tablet one, two;
  (void)one.import_text(evening_with_one());
  const std::string first = correct(one, 8);
  std::string moved = one.exported(id_of(1, 1), "evening");  // by hand: behind something else
  moved.insert(moved.rfind('{', moved.find(first)), R"({"type":"note","text":"x"},)");
  (void)two.import_text(moved);
  REQUIRE(two.ctl({"merge", one.book}).status == 0);
  stands_in(two, worth(2));
  REQUIRE(one.ctl({"correct", first, "--why", "and again"}, took(9)).status == 0);
  restore(one, made);
  REQUIRE(one.ctl({"void", made, "--why", std::string(1200, 'x')}).status == 0);
  send(one, two);
  stands_in(two, worth(0));
}

// Sitters are numbered by their names: whoever is called otherwise by now stood elsewhere then.
TEST_CASE("what was corrected is one entry after a file, though a player was forgotten since",
          "[cli][merge]") {
  const auto agreed = [](const std::string& points) {
    return R"({"type":"adjust","points":{"Bo":")" + points + R"(","Dea":"-)" + points +
           R"("},"why":"lost a bet"})";
  };
  const std::vector<std::vector<std::string>> tables{{"Anna", "Bo", "Cai", "Dea"},
                                                     {"Dea", "Anna", "Bo", "Eva", "Cai"}};
  for (const std::vector<std::string>& seats : tables) {
    CAPTURE(seats);
    const Tablet one, two;
    const std::string evening =
        one.import_text(evening_text("rodskagg", seats, "{}", agreed("10")));
    const std::string table =
        text_under(one.answer({"evenings"}), "evenings", 0, "sessions", 0, "id");
    const std::string entry = text_under(one.answer({"entries", table}), "entries", 0, "id");
    REQUIRE(one.ctl({"correct", entry}, agreed("1")).status == 0);
    roster(one, {"erase", "Anna", "Who has left"});
    (void)two.import_text(one.exported(evening, "evening"));
    const auto has = [&](const Tablet& tablet, const std::string& first,
                         const std::string& second) {
      const Json rows = under(tablet.answer({"entries", table}), "entries");
      CHECK(text_under(rows, 0, "state") == first);
      CHECK(text_under(rows, 1, "state") == second);
    };
    has(two, "corrected", "live");
    restore(one, entry);
    meet(one, two);
    for (const Tablet* tablet : {&one, &two}) has(*tablet, "live", "corrected");
  }
}

TEST_CASE("corrections that come file by file are no conflict", "[cli][merge]") {
  const Tablet one, two;
  (void)one.import_text(evening_with_one());
  send(one, two);
  (void)correct(one, 8);
  send(one, two);
  stands_in(two, worth(2));
  (void)correct(one, 9);
  send(one, two);
  stands_in(two, worth(3));
  send(one, two);
  agree(two, one, 3);
}

namespace {

// Decides about the entry step by step: a number corrects it, with an id of its own behind "own"; r
// and v restore and void a row, by its place among those so far.
void decide(const Tablet& tablet, const std::string& steps) {
  std::vector<std::string> rows{made};
  std::istringstream words(steps);
  for (std::string step; words >> step;) {
    CAPTURE(steps, step);
    if (step[0] == 'r' || step[0] == 'v') {
      const std::string& row = rows.at(static_cast<std::size_t>(step[1] - '0'));
      const char* const command = step[0] == 'r' ? "restore" : "void";
      REQUIRE(tablet.ctl({command, row, "--why", step}).status == 0);
      continue;
    }
    const bool is_own = step.rfind("own", 0) == 0;
    std::string entry = took(std::stoi(step.substr(is_own ? 3 : 0)));
    if (is_own) entry.insert(1, R"("id":")" + id_of(4, static_cast<int>(rows.size())) + R"(",)");
    const Run run = tablet.ctl({"correct", rows.back(), "--why", step, "--json"}, entry);
    CAPTURE(run.out, run.err);
    REQUIRE(run.status == 0);
    rows.push_back(text_under(json_of(run.out), "id"));
  }
}

}  // namespace

// Where an id tells nothing of what is corrected it is an entry of its own in the other book, until
// that one hears of it.
TEST_CASE("however often and with whatever ids it is corrected, it counts once after its file",
          "[cli][merge]") {
  const std::string steps = GENERATE(
      "own8", "own8 own9", "8 own9", "own8 9", "8 own9 r0", "8 own9 r1", "own8 r0", "own8 v1",
      "own8 v0", "8 own9 v1", "own8 9 r0", "8 own9 v2", "8 9 8 9 8 9 8", "8 r0 8 r0 8 r0 8",
      "8 own9 10 r0", "8 own9 10 r2", "v0 own8 9 10 r0", "v0 own8 9 own10 r3 r0",
      "own8 9 own10 v3 r1", "7 8 9 10 11 12 13 7 8 9 10 11 12 13 7 8 9 10");
  const bool have_met = GENERATE(false, true);  // and two has the entry from one's log
  static std::size_t turn = 0;
  if (!is_due(turn++, 3)) return;
  CAPTURE(steps, have_met);
  const Tablet one, two;
  (void)one.import_text(evening_with_one());
  if (have_met) REQUIRE(two.ctl({"merge", one.book}).status == 0);
  decide(one, steps);
  const std::string money = money_of(one, 1), file = one.exported(id_of(1, 1), "evening");
  send(one, two);
  stands_in(two, money);
  meet(one, two);
  for (const Tablet* tablet : {&one, &two}) {
    stands_in(*tablet, money);
    CHECK(tablet->exported(id_of(1, 1), "evening") == file);
  }
}

}  // namespace corrected_in_file_test
