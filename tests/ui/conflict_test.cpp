// Two tablets that have decided without knowing of each other: the app shows it, and a tap settles
// it. What has been decided can be taken back.
#include "db/book/payments.hpp"
#include "db/book/roster.hpp"
#include "kattegat/evening/write.hpp"
#include "support/forger.hpp"
#include "ui/faults.hpp"
#include "ui/two_tablets.hpp"

using namespace kattegat;
using namespace kattegat::test;

namespace conflict_test {

namespace {

// The side of the first conflict whose words have this in them.
std::string side_with(const Driver& driver, const std::string& words) {
  for (int n = 0; n < 2; ++n)
    if (contains(driver.text("conflict.0." + std::to_string(n)), words))
      return "conflict.0." + std::to_string(n);
  FAIL("no side says " << words << ", but " << driver.text("conflict.0.0") << " and "
                       << driver.text("conflict.0.1"));
  return "";
}

void keep(Driver& driver, const std::string& side) {
  driver.tap(side + ".keep");
  driver.tap_again(side + ".keep");  // yes
}

}  // namespace

TEST_CASE("what two tablets have decided differently is shown, and a tap settles it", "[ui]") {
  const bool keep_void = GENERATE(false, true);
  CAPTURE(keep_void);
  const TwoTablets tablets;
  tablets.they_correct_the_first();
  Driver driver(tablets.world);
  driver.tap_all({"go.sheet", "row.0", "entry.void", "reason.4"});
  CHECK(tablets.points() == "90");
  for (const char* place : {"go.evening", "go.settlement"}) {
    driver.tap(place);
    CHECK(driver.find("conflicts") == nullptr);
  }

  driver.rest(7);  // the toast has gone
  driver.tap_all({"go.settings", "merge", "book.0"});
  CHECK(contains(driver.text("merge.apart.0"), "Decided differently: 1  ·  20/11/2026"));
  driver.tap("merge.apart.0");
  CHECK(driver.text("conflict.0") == "Ligeud 1, entry 1");
  driver.tap("dialog.close");
  driver.tap("go.sheet");
  CHECK((driver.text("state.0") + driver.text("state.1")).find("decided differently") !=
        std::string::npos);
  driver.tap("go.settlement");
  CHECK(driver.text("conflicts") == "Decided differently:  1");
  driver.tap_all({"go.evening", "conflicts"});
  CHECK(driver.text("conflict.0") == "Ligeud 1, entry 1");
  const std::string voided = side_with(driver, "void: entered twice");
  const std::string corrected =
      side_with(driver, "corrected to Nine · Bo · ♥ · Dea · 10  –  wrong number");
  const auto holds = [&](const std::string& side) {
    const ui::ShownItem* below = driver.find(side + ".below");
    return below && contains(below->shown, "holds now");
  };
  const bool void_holds = holds(voided);
  CHECK(holds(corrected) != void_holds);
  CHECK(tablets.points() == (void_holds ? "90" : "190"));

  driver.tap((keep_void ? corrected : voided) + ".keep");  // no, the other one
  CHECK(driver.text((keep_void ? corrected : voided) + ".keep") == "Yes, for everybody");
  CHECK(tablets.view().history.conflicts.size() == 1);
  keep(driver, keep_void ? voided : corrected);
  CHECK(driver.find("dialog.title") == nullptr);
  CHECK(driver.find("conflicts") == nullptr);
  CHECK(tablets.view().history.conflicts.empty());
  CHECK(tablets.points() == (keep_void ? "90" : "190"));
  CHECK(differences(opened(tablets.world.book)).empty());
  driver.tap("go.table");
  CHECK(driver.text("total.1") == (keep_void ? "90" : "190"));

  // The other tablet learns what has been decided, and has no conflict either.
  Book theirs = opened(tablets.other);
  REQUIRE(merge_book(theirs, tablets.world.book).has_value());
  CHECK(conflicts(theirs, std::nullopt)->empty());
}

TEST_CASE("among the evenings the one that was decided differently is marked, and leads there",
          "[ui]") {
  const TwoTablets tablets;
  tablets.they_correct_the_first();
  {
    Book ours = opened(tablets.world.book);
    import_into(ours, ligeud_evening(2, nine_made(7), "2026-11-21"));
    REQUIRE(void_entry(ours, uuid_of(3, 1), {"twice"}).has_value());
  }
  Driver driver(tablets.world);
  CHECK(driver.find("evening.1.conflicts") == nullptr);
  {
    Book ours = opened(tablets.world.book);
    REQUIRE(merge_book(ours, tablets.other).has_value());
  }
  driver.catch_up();
  driver.rest(1);  // until taps are meant for what is there now
  driver.tap("go.evening");
  CHECK(driver.app().open_evening()->evening.id == uuid_of(1, 2));
  CHECK(driver.text("evening.1.conflicts") == "Decided differently");
  CHECK(driver.find("evening.0.conflicts") == nullptr);
  CHECK(driver.item("evening.1").rect.meet(driver.item("evening.1.conflicts").rect).empty());

  driver.tap("evening.1.conflicts");
  CHECK(driver.app().open_evening()->evening.id == uuid_of(1, 1));
  CHECK(driver.text("conflict.0") == "Ligeud 1, entry 1");
  keep(driver, "conflict.0.0");
  CHECK(driver.find("evening.1.conflicts") == nullptr);
}

TEST_CASE("a conflict is reached from its entry, and deciding again settles it", "[ui]") {
  const TwoTablets tablets;
  tablets.they_correct_the_first();
  Driver driver(tablets.world);
  driver.tap_all({"go.sheet", "row.0", "entry.void", "reason.4"});
  driver.rest(7);  // the toast has gone
  driver.tap_all({"go.settings", "merge", "book.0", "dialog.close", "go.sheet"});
  const std::string row = contains(driver.text("state.0"), "differently") ? "row.0" : "row.1";
  driver.tap_all({row, "conflicts"});
  CHECK(driver.text("dialog.title") == "Decided differently");
  driver.tap("dialog.close");
  // The first entry as it was: neither void nor corrected.
  driver.tap("row.0");
  driver.tap("entry.restore");
  CHECK(driver.find("refusal.force") == nullptr);
  CHECK(tablets.view().history.conflicts.empty());
  CHECK(tablets.points() == "180");
}

TEST_CASE("headers, games that are over and payments are decided in the same way", "[ui]") {
  const TwoTablets tablets;
  const std::string at = "2026-11-20T23:00:00+01:00";
  {
    Book ours = opened(tablets.world.book), theirs = opened(tablets.other);
    const Uuid session = uuid_of(2, 1);
    REQUIRE(end_session(ours, session, at).has_value());
    REQUIRE(merge_book(theirs, tablets.world.book).has_value());
    REQUIRE(resume_session(theirs, session, at).has_value());
    REQUIRE(resume_session(ours, session, at).has_value());
    REQUIRE(end_session(ours, session, at).has_value());
    const std::vector<std::string> seats{"Bo", "Anna", "Cai", "Dea"};
    const std::vector<std::string> others{"Anna", "Cai", "Bo", "Dea"};
    REQUIRE(reseat_session(ours, session, seats, Reseat::people, {""}).has_value());
    REQUIRE(reseat_session(theirs, session, others, Reseat::people, {""}).has_value());
    const auto paid = tick_payment(ours, uuid_of(1, 1), {{}, "Anna", "Bo", Money{500}, at});
    REQUIRE(paid.has_value());
    REQUIRE(merge_book(theirs, tablets.world.book).has_value());
    REQUIRE(untick_payment(ours, uuid_of(1, 1), paid->id, {at}).has_value());
    REQUIRE(untick_payment(theirs, uuid_of(1, 1), paid->id, {at}).has_value());
    REQUIRE(tick_payment(theirs, uuid_of(1, 1), {{}, "Anna", "Bo", Money{500}, at}).has_value());
    REQUIRE(merge_book(ours, tablets.other).has_value());
  }
  const std::size_t count = tablets.view().history.conflicts.size();
  REQUIRE(count == 3);
  Driver driver(tablets.world);
  driver.tap_all({"go.settlement", "conflicts"});
  std::string all;
  for (std::size_t i = 0; i < count; ++i)
    for (const char* side : {"", ".0", ".1"})
      all += driver.text("conflict." + std::to_string(i) + side) + "\n";
  CAPTURE(all);
  for (const char* words :
       {"Ligeud 1, the session", "Bo, Anna, Cai, Dea", "Anna, Cai, Bo, Dea", "0.10 DKK",
        "Ligeud 1, whether the session is over", "it is over", "it goes on", "a payment",
        "Anna has paid Bo 5.00 DKK", "Anna has not paid Bo 5.00 DKK"})
    CHECK(contains(all, words));
  driver.tap_all({"conflict.0.0.keep", "conflict.0.0.keep"});  // the second tap of two
  CHECK(tablets.view().history.conflicts.size() == count);
  for (std::size_t i = 0; i < count; ++i) {
    driver.rest(0.67);
    if (i > 0) driver.tap("conflict.0.0.keep");
    driver.tap_again("conflict.0.0.keep");
  }
  CHECK(driver.find("conflicts") == nullptr);
  CHECK(driver.text("toast") == "No two books have decided anything differently.");
  CHECK(tablets.view().history.conflicts.empty());
}

TEST_CASE("where somebody takes money, and what somebody is called, are decided in the same way",
          "[ui]") {
  const TwoTablets tablets;
  const auto bo = [](const Book& book) { return person(book, "Bo"); };
  {
    Book ours = opened(tablets.world.book), theirs = opened(tablets.other);
    REQUIRE(set_number(ours, bo(ours), NumberKind::swish, "0701234567").has_value());
    REQUIRE(set_number(theirs, bo(theirs), NumberKind::swish, "0709999999").has_value());
    REQUIRE(rename_person(theirs, bo(theirs), "Bjarne").has_value());
    REQUIRE(merge_book(ours, tablets.other).has_value());
  }
  Driver driver(tablets.world);
  driver.tap_all({"go.settings", "people", "conflicts"});
  CHECK(contains(driver.text("conflict.0"), ": where somebody takes money"));
  keep(driver, side_with(driver, "0701234567"));
  CHECK(driver.find("conflicts") == nullptr);
  CHECK(conflicts(opened(tablets.world.book), std::nullopt)->empty());
  const auto people = load_roster(opened(tablets.world.book));
  CHECK(std::count_if(people->begin(), people->end(), [](const Person& person) {
          return person.number(NumberKind::swish) == "0701234567";
        }) == 1);
}

TEST_CASE("of very many sides the first can be chosen, and the one that holds", "[ui]") {
  const Device device;
  Book ours = opened(device.world.book);
  import_into(ours, ligeud_evening(1, nine_made(1)));
  const Items all = everything_of(ours).items;
  const auto header = std::find_if(all.begin(), all.end(), [](const Item& item) {
    return item.record.kind == RecordKind::session;
  });
  REQUIRE(header != all.end());
  SessionContents says = *read_as<SessionContents>(*header);
  Forger member;
  constexpr int written = 60;
  for (int n = 1; n <= written; ++n) {
    Json::Object keys = says.keys.json();
    for (Json::Member& one : keys)
      if (one.first == "stake") one.second = std::to_string(n) + ".00";
    says.keys = SessionKeys(std::move(keys));
    member.write(new_record(RecordKind::session, uuid_of(2, 1), uuid_of(1, 1), says), 50 + n);
  }
  REQUIRE(given(ours, member.parcel()).records == written);
  Driver driver(device.world);
  driver.tap_all({"go.evening", "conflicts"});
  const auto side = [](int n) { return "conflict.0." + std::to_string(n); };
  CHECK(driver.find(side(23)) != nullptr);
  CHECK(driver.find(side(24)) == nullptr);
  CHECK(contains(driver.text(side(written)), "60.00 DKK"));
  CHECK(contains(driver.text(side(written) + ".below"), "holds now"));
  CHECK(driver.text("conflict.0.more") == "… and 36 more");
  driver.tap(side(1) + ".keep");
  driver.tap_again(side(1) + ".keep");
  CHECK(conflicts(opened(device.world.book), std::nullopt)->empty());
}

TEST_CASE("house rules are told where the sides differ", "[ui]") {
  const Device device;
  const std::string other = device.folder.path("other.db");
  const auto evening = [](const std::string& rules) {
    std::string text = ligeud_evening(1, nine_made(1));
    return text.replace(text.find(R"("entries")"), 0, R"("rules":)" + rules + ",");
  };
  {
    Book ours = opened(device.world.book), theirs = opened(other);
    import_into(ours, evening(R"({"double_final_round":true})"));
    import_into(theirs, evening("{}"));
    REQUIRE(merge_book(ours, other).has_value());
  }
  Driver driver(device.world);
  driver.tap_all({"go.evening", "conflicts"});
  CHECK(driver.text("conflict.0") == "Ligeud 1, the session");
  CHECK(contains(driver.text(side_with(driver, ": Yes")), "\n"));
  CHECK(side_with(driver, ": Yes") != side_with(driver, ": No"));
}

TEST_CASE("a void and a correction can be taken back from the sheet", "[ui]") {
  const TwoTablets tablets;
  Driver driver(tablets.world);
  driver.tap_all({"go.sheet", "row.1", "entry.void", "reason.4"});
  CHECK(tablets.points() == "90");
  CHECK(contains(driver.text("state.1"), "void: "));  // and why
  driver.tap("row.1");
  CHECK(driver.find("entry.void") == nullptr);
  driver.tap("entry.restore");
  CHECK(tablets.points() == "180");
  CHECK(driver.find("dialog.title") == nullptr);

  driver.tap_all({"row.0", "entry.correct", "reason.1", "tricks.8", "save", "go.sheet"});
  CHECK(driver.text("state.0") == "corrected");
  CHECK(tablets.points() == "-10");
  driver.tap("row.0");
  CHECK(driver.text("entry.voided") == "corrected: wrong number of tricks");
  driver.tap("entry.restore");
  CHECK(tablets.points() == "180");
  CHECK(driver.text("state.1") == "corrected");  // now the correction is what does not count
  CHECK(differences(opened(tablets.world.book)).empty());
}

TEST_CASE("two tablets that correct a deal alike have one correction, by a file too", "[ui]") {
  const bool alike = GENERATE(true, false);
  CAPTURE(alike);
  const TwoTablets tablets;
  const auto corrects = [](const ui::World& world, const char* tricks) {
    Driver driver(world);
    driver.tap_all({"go.sheet", "row.0", "entry.correct", "reason.1", tricks, "save"});
  };
  ui::World theirs = tablets.world;
  theirs.book = tablets.other;
  theirs.settings = tablets.folder.path("their settings");
  theirs.now = [] { return std::string("2026-01-02T23:59:00+01:00"); };
  corrects(tablets.world, "tricks.10");
  corrects(theirs, alike ? "tricks.10" : "tricks.11");

  Book ours = opened(tablets.world.book), others = opened(tablets.other);
  const auto written = [](const Book& book) {
    return evening_file(*load_evening(book, uuid_of(1, 1)));
  };
  import_into(others, written(ours));
  REQUIRE(merge_book(ours, tablets.other).has_value());
  REQUIRE(merge_book(others, tablets.world.book).has_value());
  CHECK(conflicts(ours, std::nullopt)->size() == (alike ? 0 : 1));
  CHECK(conflicts(others, std::nullopt)->size() == (alike ? 0 : 1));
  const std::string once = "190", other_tricks = "200";
  CHECK((tablets.points() == once || (!alike && tablets.points() == other_tricks)));
  CHECK(written(ours) == written(others));
}

TEST_CASE("what a restoration would break is shown first", "[ui]") {
  // The second deal was passed out by mistake, and made void; in the third the dealer is stated.
  const Device device;
  {
    Book book = opened(device.world.book);
    import_into(book, ligeud_evening(1, nine_made(1)));
    const Uuid session = uuid_of(2, 1);
    append_to(book, session, nine_made(2));
    REQUIRE(void_entry(book, uuid_of(3, 2), {"entered twice"}).has_value());
    append_to(book, session, nine_made(3, R"(,"dealer":"Bo")"));
  }
  Driver driver(device.world);
  driver.tap_all({"go.sheet", "row.1", "entry.restore"});
  REQUIRE(driver.find("refusal.force") != nullptr);
  const auto before = load_evening(opened(device.world.book), uuid_of(1, 1));
  CHECK(judge(*before).complaints.empty());
  driver.tap("refusal.force");
  const auto after = load_evening(opened(device.world.book), uuid_of(1, 1));
  CHECK(judge(*after).complaints.size() == 1);
  CHECK(driver.find("dialog.title") == nullptr);
  // It cannot be settled now, but sent to somebody who can mend it.
  const auto [wide, tall] = GENERATE(std::pair{1024.F, 768.F}, std::pair{360.F, 640.F});
  driver.resize(wide, tall);
  driver.tap("go.settlement");
  CHECK(contains(driver.text("wrong"), "must be put right"));
  CHECK(faults(driver.app()) == std::set<std::string>{});
  CHECK(driver.find("what_if") == nullptr);
  driver.tap("wrong.entry");
  CHECK(driver.find("dialog.title") != nullptr);
  driver.tap_all({"dialog.close", "go.settlement", "share"});
  CHECK(faults(driver.app()) == std::set<std::string>{});
  for (const char* id : {"share.picture", "share.copy", "export.csv"})
    CHECK(driver.find(id) == nullptr);
  driver.tap("export.evening");
  CHECK(read_bytes(device.world.exports + "/kattegat-2026-11-20-00000001.json") ==
        evening_file(*after));
  driver.tap("share.code");
  CHECK(driver.find("code.copy") != nullptr);
}

TEST_CASE("people are decided about where there is no evening yet", "[ui]") {
  const Device device;
  const std::string other = device.folder.path("other.db");
  {
    Book ours = opened(device.world.book), theirs = opened(other);
    REQUIRE(take_in(ours, "Bo").has_value());
    REQUIRE(merge_book(theirs, device.world.book).has_value());
    REQUIRE(set_number(ours, person(ours, "Bo"), NumberKind::swish, "0701234567"));
    REQUIRE(set_number(theirs, person(theirs, "Bo"), NumberKind::swish, "0709999999"));
    REQUIRE(merge_book(ours, other).has_value());
  }
  Driver driver(device.world);
  driver.tap_all({"go.settings", "people", "conflicts"});
  CHECK(contains(driver.text("conflict.0"), "Bo: where somebody takes money"));
  keep(driver, side_with(driver, "0701234567"));
  CHECK(driver.find("conflicts") == nullptr);
  CHECK(conflicts(opened(device.world.book), std::nullopt)->empty());
}

}  // namespace conflict_test
