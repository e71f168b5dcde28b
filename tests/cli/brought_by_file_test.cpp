// What a file brings was decided by whoever wrote it, and is that decision when the two books meet:
// what its writer has decided since holds, and nobody is asked. A correction that was given an id
// of its own is an entry in the file, and the correction that it is as soon as both are known.
#include "support/evenings.hpp"
#include "support/form.hpp"
#include "support/tablets.hpp"

using namespace kattegat;
using namespace kattegat::test;

namespace brought_by_file_test {
namespace {

const std::string made = id_of(3, 1), own = id_of(3, 7), none;

std::string took(int tricks, const std::string& id = none) {
  std::string entry = whist_deals({tricks});
  if (id != none) entry.insert(1, R"("id":")" + id + R"(",)");
  return entry;
}
std::string decide(const Tablet& tablet, const std::vector<std::string>& command,
                   const std::string& input = "") {
  const Run run = tablet.ctl(command, input);
  CAPTURE(command, run.out, run.err);
  REQUIRE(run.status == 0);
  return run.out;
}
std::string correct(const Tablet& tablet, const std::string& entry, const std::string& as) {
  return text_under(json_of(decide(tablet, {"correct", entry, "--json"}, as)), "id");
}
void send(const Tablet& from, const Tablet& to) {
  (void)to.import_text(from.exported(id_of(1, 1), "evening"));
}
// The states of the session's rows, by their order.
std::string rows_of(const Tablet& tablet) {
  const Json rows = under(tablet.answer({"entries", id_of(2, 10)}), "entries");
  std::string states;
  for (const Json& row : *rows.as<Json::Array>())
    states += (states.empty() ? "" : " ") + text_under(row, "state");
  return states;
}
// What Anna has won: a krone for each trick beyond six.
int won(const Tablet& tablet) {
  const std::string money = money_of(tablet, 1);
  return std::stoi(money.substr(money.find(R"(":")") + 3));
}

struct Since {
  const char* about;
  std::function<void(const Tablet&, const std::string& correction)> decide;
  std::string rows;
  int won;
};
const std::vector<Since> since{
    {"nothing", [](const Tablet&, const std::string&) {}, "corrected live", 2},
    {"corrected once more",
     [](const Tablet& tablet, const std::string& row) { (void)correct(tablet, row, took(10)); },
     "corrected corrected live", 4},
    {"the entry counts again",
     [](const Tablet& tablet, const std::string&) {
       decide(tablet, {"restore", made, "--why", "it was right"});
     },
     "live corrected", 1},
    {"nothing counts",
     [](const Tablet& tablet, const std::string& row) {
       decide(tablet, {"void", row, "--why", "never played"});
     },
     "corrected void", 0},
};

}  // namespace

TEST_CASE("a correction that went by a file is what its writer says of it", "[cli][merge]") {
  std::size_t turn = 0;
  for (const Since& then : since)
    for (const std::string& id : {none, own})
      for (const bool knew_the_entry : {false, true})
        for (const bool by_the_writer : {true, false}) {
          CAPTURE(then.about, id, knew_the_entry, by_the_writer);
          // Whoever has only the file sees two entries, and can count both.
          if (!by_the_writer && id == own && then.rows == "live corrected") continue;
          if (!is_due(turn++, 3)) continue;
          const Tablet one, two;
          (void)one.import_text(whist_night(1, {four}, took(7, made)));
          if (knew_the_entry) send(one, two);
          const std::string correction = correct(one, made, took(8, id));
          send(one, two);
          CHECK(won(two) == 2);
          then.decide(by_the_writer ? one : two, correction);
          meet(one, two);
          for (const Tablet* tablet : {&one, &two}) {
            CHECK(rows_of(*tablet) == then.rows);
            CHECK(won(*tablet) == then.won);
            CHECK(tablet->conflicts() == 0);
          }
        }
}

TEST_CASE("of an entry and a correction that came as another entry one counts", "[cli][merge]") {
  for (const bool restored : {true, false}) {
    const Tablet one, two, three;
    (void)one.import_text(whist_night(1, {four}, took(7, made)));
    (void)correct(one, made, took(8, own));
    send(one, two);
    send(two, three);
    CHECK(rows_of(two) == "void live");
    if (restored) decide(two, {"restore", made, "--why", "it was right"});
    const std::string stands = restored ? made : correct(two, made, took(10));
    CHECK(won(two) == (restored ? 3 : 6));
    meet(two, three);
    CHECK(won(three) == won(two));
    meet(one, three);
    meet(two, one);
    for (const Tablet* tablet : {&one, &two, &three}) {
      CHECK(won(*tablet) == (restored ? 1 : 4));
      CHECK(tablet->conflicts() == 1);
    }
    // Whoever decides has seen both.
    decide(three, {"void", stands, "--why", "never played"});
    meet(three, one);
    CHECK(one.conflicts() == 0);
    CHECK(won(one) == 0);
  }
}

TEST_CASE("what somebody has struck out is not passed by a correction that comes as an entry",
          "[cli][merge]") {
  const Tablet one, two;
  (void)one.import_text(whist_night(1, {four}, took(7, made)));
  send(one, two);
  decide(one, {"void", made, "--why", "never played"});
  (void)correct(two, made, took(8, own));
  send(two, one);
  CHECK(won(one) == 2);
  meet(one, two);
  for (const Tablet* tablet : {&one, &two}) {
    CHECK(tablet->conflicts() == 1);
    const Json conflict = tablet->answer({"conflicts"});
    CHECK(size_under(conflict, "conflicts", 0, "sides") == 2);  // the void; the correction, once
  }
}

TEST_CASE("whoever strikes out one of two entries that are one lets the other stand",
          "[cli][merge]") {
  const Tablet one, two;
  (void)one.import_text(whist_night(1, {four}, took(7, made)));
  send(one, two);
  const std::string nine = correct(one, made, took(9));
  (void)correct(two, made, took(8, own));
  send(two, one);
  decide(one, {"void", nine, "--why", "it was eight"});
  for (const Tablet* tablet : {&one, &two}) CHECK(won(*tablet) == 2);
  meet(one, two);
  for (const Tablet* tablet : {&one, &two}) {
    CHECK(won(*tablet) == 2);
    CHECK(tablet->conflicts() == 0);
  }
}

TEST_CASE("an entry that counts again in a later file counts again", "[cli][merge]") {
  for (const bool knew_the_entry : {false, true})
    for (const bool decides_again : {false, true}) {
      CAPTURE(knew_the_entry, decides_again);
      const Tablet one, two;
      (void)one.import_text(whist_night(1, {four}, took(7, made)));
      if (knew_the_entry) send(one, two);
      (void)correct(one, made, took(8, own));
      send(one, two);
      CHECK(won(two) == 2);
      decide(one, {"restore", made, "--why", "it was right"});
      send(one, two);
      CHECK(won(two) == 1);
      CHECK(rows_of(two) == "live void");
      if (decides_again) decide(one, {"void", made, "--why", "never played"});
      meet(one, two);
      for (const Tablet* tablet : {&one, &two}) {
        CHECK(won(*tablet) == (decides_again ? 0 : 1));
        CHECK(tablet->conflicts() == 0);
      }
    }
}

TEST_CASE("an entry that is corrected in a circle is two entries", "[cli][merge]") {
  const Tablet one, two;
  const std::string other = id_of(3, 2);
  (void)one.import_text(whist_night(1, {four}, took(7, made)));
  (void)two.import_text(whist_night(1, {four}, took(8, other)));
  (void)correct(one, made, took(8, other));
  (void)correct(two, other, took(7, made));
  meet(one, two);
  CHECK(rows_of(one) == rows_of(two));
  CHECK(won(one) == won(two));
}

TEST_CASE("what was void in a file and counts again for one reader counts", "[cli][merge]") {
  for (const bool by_the_writer : {true, false}) {
    CAPTURE(by_the_writer);
    const Tablet one, two, three;
    (void)one.import_text(whist_night(1, {four}, took(7, made)));
    decide(one, {"void", made, "--why", "slip"});
    for (const Tablet* reader : {&two, &three}) send(one, *reader);
    decide(by_the_writer ? one : two, {"restore", made, "--why", "no"});
    meet(two, three);
    meet(one, three);
    meet(two, one);
    for (const Tablet* tablet : {&one, &two, &three}) {
      CHECK(rows_of(*tablet) == "live");
      CHECK(tablet->conflicts() == 0);
    }
  }
}

}  // namespace brought_by_file_test
