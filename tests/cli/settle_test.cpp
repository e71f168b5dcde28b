// check and settle on evening files: the answers that other programs read.
#include <map>
#include <set>

#include "support/paths.hpp"
#include "support/tablet.hpp"

using namespace kattegat;
using namespace kattegat::test;

namespace settle_test {

namespace {

Money money_of(const std::string& text) {
  CAPTURE(text);
  const auto money = parse_money(text);
  REQUIRE(money.has_value());
  CHECK(to_string(*money) == text);
  return *money;
}

// Every transfer paid, nobody owes anybody anything.
void check_that_transfers_clear(const Json& answer) {
  std::map<std::string, Money> open;
  Money sum;
  const Json money = under(answer, "money");
  REQUIRE(money.as<Json::Object>());
  for (const auto& [name, amount] : *money.as<Json::Object>()) {
    open[name] = money_of(*amount.as<std::string>());
    sum += open[name];
  }
  CHECK(sum == Money{});
  const Json transfers = under(answer, "transfers");
  REQUIRE(transfers.as<Json::Array>());
  for (const Json& transfer : *transfers.as<Json::Array>()) {
    const Money amount = money_of(text_under(transfer, "amount"));
    CHECK(amount > Money{});
    open.at(text_under(transfer, "from")) += amount;
    open.at(text_under(transfer, "to")) -= amount;
  }
  for (const auto& [name, rest] : open) {
    CAPTURE(name, rest.hundredths);
    CHECK(rest == Money{});
  }
}

Json settled(const std::string& file, const std::string& plan = "fewest") {
  const Run run = kattegatctl({"settle", file, "--plan", plan, "--json"});
  CAPTURE(file, plan, run.out, run.err);
  REQUIRE(run.status == 0);
  REQUIRE(run.err.empty());
  REQUIRE(lines_of(run.out).size() == 1);
  return json_of(run.out);
}

Json checked(const std::string& text) {
  const Folder folder;
  const Run run = kattegatctl({"check", folder.file("e.json", text), "--json"});
  CAPTURE(run.out, run.err);
  REQUIRE(run.status == 1);
  REQUIRE(run.err.empty());
  return json_of(run.out);
}

}  // namespace

TEST_CASE("every sample evening is in order and clears to zero under every plan", "[cli]") {
  REQUIRE(samples().size() >= 3);
  for (const std::string& file : samples()) {
    CAPTURE(file);
    const Run check = kattegatctl({"check", file});
    CHECK(check.status == 0);
    CHECK(check.err.empty());
    CHECK(json_of(kattegatctl({"check", file, "--json"}).out) == Json(Json::Object{{"ok", true}}));
    CHECK(kattegatctl({"settle", file}).status == 0);

    const Json fewest = settled(file);
    const std::string banker = text_under(json_of(read_bytes(file)), "players", 1);
    const Json by_banker = settled(file, "banker=" + banker);
    for (const Json& answer : {fewest, settled(file, "sessions"), by_banker}) {
      check_that_transfers_clear(answer);
      CHECK(under(answer, "money") == under(fewest, "money"));
      CHECK(under(answer, "sessions") == under(fewest, "sessions"));
      CHECK(size_under(answer, "transfers") >= size_under(fewest, "transfers"));
    }
    const Json transfers = under(by_banker, "transfers");
    for (const Json& one : *transfers.as<Json::Array>())
      CHECK((text_under(one, "from") == banker) != (text_under(one, "to") == banker));
  }
}

TEST_CASE("the answer of settle is the contract's example", "[cli]") {
  const Folder folder;
  const std::string file = folder.file(
      "e.json", R"({"format":"kattegat-evening","version":1,"date":"2026-11-20",)"
                R"("players":["Anna","Bo","Cai","Dea"],"sessions":[{"game":"ligeud",)"
                R"("seats":["Anna","Bo","Cai","Dea"],"stake":"0.10","entries":[)"
                R"({"type":"deal","contract":"9","declarer":"Bo","trump":"H","partner":"Dea",)"
                R"("tricks":9}]}]})");
  CHECK(settled(file) == json_of(R"(
    {"ok": true, "currency": "DKK",
     "sessions": [{"game": "ligeud", "seats": ["Anna","Bo","Cai","Dea"], "next_dealer": "Bo",
       "finished": false,
       "entries": [{"index": 0, "points": {"Anna":"-90","Bo":"90","Cai":"-90","Dea":"90"}}],
       "points": {"Anna":"-90","Bo":"90","Cai":"-90","Dea":"90"},
       "sheet": {"Anna":"-90","Bo":"90","Cai":"-90","Dea":"90"}}],
     "money": {"Anna":"-9.00","Bo":"9.00","Cai":"-9.00","Dea":"9.00"},
     "transfers": [{"from":"Anna","to":"Bo","amount":"9.00"},
                   {"from":"Cai","to":"Dea","amount":"9.00"}]})"));
}

TEST_CASE("a voided entry has a row of zeros and a finished session no next dealer", "[cli]") {
  const Folder folder;
  const std::string passed = R"(,{"type":"deal","contract":"passed"})";
  std::string entries = nine_made(1, R"(,"void":{"why":"wrong","at":"2026-11-20T20:00:00Z"})") +
                        R"(,{"type":"final-round"})" + passed;
  const char* turns[] = {"Bo", "Cai", "Dea", "Anna"};
  for (const char* declarer : turns)
    entries += std::string(R"(,{"type":"deal","contract":"nole","declarer":")") + declarer +
               R"(","tricks":0})";
  const Json answer = settled(folder.file("e.json", ligeud_evening(1, entries)));
  const Json session = under(answer, "sessions", 0);
  CHECK(under(session, "next_dealer").is_null());
  CHECK(under(session, "finished") == Json(true));
  CHECK(size_under(session, "entries") == 7);
  CHECK(under(session, "entries", 0, "points") ==
        json_of(R"({"Anna":"0","Bo":"0","Cai":"0","Dea":"0"})"));
  CHECK(text_under(answer, "money", "Else") == "0.00");
}

TEST_CASE("violations say where, by which rule and why", "[cli]") {
  const Json bad =
      checked(ligeud_evening(1, nine_made(1) +
                                    R"(,{"type":"deal","contract":"9","declarer":"Bo","trump":"H",)"
                                    R"("partner":"Dea","tricks":13})" +
                                    R"(,{"type":"deal","contract":"nonsense"})"));
  CHECK(under(bad, "ok") == Json(false));
  const Json first = under(bad, "violations", 0);
  CHECK(under(first, "session") == Json(0));
  CHECK(under(first, "entry") == Json(1));
  CHECK(text_under(first, "field") == "tricks");
  CHECK(text_under(first, "rule").find('.') != std::string::npos);
  CHECK(text_under(first, "message").size() > 5);
  CHECK(first.as<Json::Object>()->size() == 5);
  // Only those of the first bad entry of the session.
  const Json list = under(bad, "violations");
  for (const Json& one : *list.as<Json::Array>()) CHECK(under(one, "entry") == Json(1));
}

TEST_CASE("a fault above the entries has null in their place", "[cli]") {
  std::string text = ligeud_evening(1, nine_made(1), "2026-02-30");
  Json fault = under(checked(text), "violations", 0);
  CHECK(under(fault, "session").is_null());
  CHECK(under(fault, "entry").is_null());
  CHECK(text_under(fault, "field") == "date");

  text = ligeud_evening(1, nine_made(1), "2026-11-20", "10000.01");
  fault = under(checked(text), "violations", 0);
  CHECK(under(fault, "session") == Json(0));
  CHECK(under(fault, "entry").is_null());
  CHECK(text_under(fault, "field") == "stake");
}

TEST_CASE("each session reports its own first bad entry", "[cli]") {
  const std::string bad = R"({"type":"adjust","points":{"Anna":"1"},"why":"lonely"})";
  const std::string session = R"({"game":"ligeud","seats":["Anna","Bo","Cai","Dea"],"entries":[)";
  const Json answer = checked(R"({"format":"kattegat-evening","version":1,"date":"2026-11-20",)"
                              R"("players":["Anna","Bo","Cai","Dea"],"sessions":[)" +
                              session + bad + "," + bad + "]}," + session +
                              R"({"type":"note","text":"x"},)" + bad + "]}]}");
  std::set<std::string> places;
  const Json list = under(answer, "violations");
  for (const Json& one : *list.as<Json::Array>())
    places.insert(to_line(under(one, "session")) + "/" + to_line(under(one, "entry")));
  CHECK(places == std::set<std::string>{"0/0", "1/1"});
}

TEST_CASE("money is rounded to the coin, and points lie between fixed bounds", "[cli]") {
  const auto money = [](const std::string& coin) {
    const Folder folder;
    std::string text = ligeud_evening(
        1, R"({"type":"adjust","points":{"Anna":"1","Bo":"1","Cai":"1","Dea":"-3"},"why":"x"})",
        "2026-11-20", "0.35");
    text.insert(text.find(R"("players")"), R"("cash_rounding":")" + coin + R"(",)");
    const Json answer = settled(folder.file("e.json", text));
    check_that_transfers_clear(answer);
    return to_line(under(answer, "money"));
  };
  CHECK(money("0.01") == R"({"Anna":"0.35","Bo":"0.35","Cai":"0.35","Dea":"-1.05","Else":"0.00"})");
  // In coins: 0.7, 0.7, 0.7, -2.1. The greatest remainder is Dea's 0.9; ties go to the earlier.
  CHECK(money("0.50") == R"({"Anna":"0.50","Bo":"0.50","Cai":"0.00","Dea":"-1.00","Else":"0.00"})");

  const Folder folder;
  const auto status = [&](const std::string& points) {
    return kattegatctl({"check", folder.file("e.json", ligeud_evening(1, agreed(1, points)))})
        .status;
  };
  CHECK(status("1000000000") == 0);
  CHECK(status("1000000000.001") == 1);
  CHECK(status("99999999999999999999999") == 1);
}

TEST_CASE("a settlement in words says what has been paid, and what has not", "[cli]") {
  const Tablet tablet;
  const std::string id = tablet.import_text(ligeud_evening(1, nine_made(1)));
  const auto page = [&] { return tablet.ctl({"settle", id, "--lang", "en"}).out; };
  CHECK_FALSE(contains(page(), "Paid"));
  const Json plan = under(tablet.answer({"settle", id}), "transfers");
  REQUIRE(plan.as<Json::Array>()->size() == 2);
  const auto pay = [&](std::size_t n) {
    const Json& one = plan.as<Json::Array>()->at(n);
    return tablet.ctl(
        {"pay", id, text_under(one, "from"), text_under(one, "to"), text_under(one, "amount")});
  };
  const auto line = [&](std::size_t n) {
    const Json& one = plan.as<Json::Array>()->at(n);
    return "  " + text_under(one, "from") + " → " + text_under(one, "to") + "  " +
           text_under(one, "amount") + " DKK\n";
  };
  REQUIRE(pay(0).status == 0);
  CHECK(contains(page(), "\nPaid\n" + line(0) + "\nStill due\n" + line(1)));
  REQUIRE(pay(1).status == 0);
  CHECK(contains(page(), "\nPaid\n" + line(0) + line(1) + "\nAll of it is paid\n"));
}

TEST_CASE("what is due again is paid again, and said twice it is paid once", "[cli]") {
  const Tablet tablet;
  const std::string id = tablet.import_text(ligeud_evening(1, nine_made(1)));
  const auto pay = [&] { return tablet.ctl({"pay", id, "Anna", "Bo", "9.00"}).status; };
  const auto paid = [&] { return size_under(tablet.answer({"settle", id}), "paid"); };
  for (const std::size_t times : {1U, 2U}) {
    CHECK(pay() == 0);
    CHECK(paid() == times);
    CHECK(pay() == 0);
    CHECK(paid() == times);
    REQUIRE(
        tablet.ctl({"record", id_of(2, 1)}, nine_made(1 + static_cast<int>(times)) + "\n").status ==
        0);
  }
}

TEST_CASE("what is due by any plan is paid as it stands there, and nothing is left", "[cli]") {
  for (const std::string plan : {"sessions", "banker=Anna", "banker=Bo", "banker=Else"}) {
    CAPTURE(plan);
    const Tablet tablet;
    const std::string id =
        tablet.import_text(ligeud_evening(1, nine_made(1) + "," + agreed(2, "5")));
    const auto due = [&] { return under(tablet.answer({"settle", id, "--plan", plan}), "due"); };
    std::size_t paid = 0;
    for (const Json plan_left = due(); const Json& one : *plan_left.as<Json::Array>()) {
      const std::vector<std::string> pay{"pay", id, text_under(one, "from"), text_under(one, "to"),
                                         text_under(one, "amount")};
      if (plan.starts_with("banker="))
        CHECK((pay[2] == plan.substr(7)) != (pay[3] == plan.substr(7)));
      for (const bool known : {false, true})
        CHECK(under(tablet.answer(pay), "known") == Json(known));
      CHECK(size_under(tablet.answer({"settle", id}), "paid") == ++paid);
    }
    CHECK(paid >= 2);
    CHECK(due() == Json(Json::Array{}));
  }
}

namespace {

// Three tables, at each of which one has 10.00 from the other: these names from and to each time.
std::string three_tables(const std::vector<std::pair<std::string, std::string>>& from_and_to) {
  std::string tables;
  for (const auto& [from, to] : from_and_to)
    tables += std::string(tables.empty() ? "" : ",") +
              R"({"game":"ligeud","seats":["Anna","Bo","Cai","Dea"],"stake":"1","entries":[)" +
              R"({"type":"adjust","points":{")" + from + R"(":"-10",")" + to +
              R"(":"10"},"why":"agreed"}]})";
  return R"({"format":"kattegat-evening","version":1,"date":"2026-11-20",)"
         R"("players":["Anna","Bo","Cai","Dea"],"sessions":[)" +
         tables + "]}";
}

}  // namespace

TEST_CASE("of tables that are against each other what is paid is paid once", "[cli]") {
  const Tablet tablet;
  const std::string id =
      tablet.import_text(three_tables({{"Anna", "Bo"}, {"Anna", "Bo"}, {"Bo", "Anna"}}));
  const std::vector<std::string> pay{"pay", id, "Anna", "Bo", "10.00"};
  for (const bool known : {false, true, true})
    CHECK(under(tablet.answer(pay), "known") == Json(known));
  CHECK(under(tablet.answer({"settle", id}), "due") == Json(Json::Array{}));
}

TEST_CASE("of equal payments that are due by tables each is paid", "[cli]") {
  const Tablet tablet;
  const std::string id =
      tablet.import_text(three_tables({{"Anna", "Bo"}, {"Anna", "Bo"}, {"Anna", "Bo"}}));
  REQUIRE(size_under(tablet.answer({"settle", id, "--plan", "sessions"}), "due") == 3);
  const std::vector<std::string> pay{"pay", id, "Anna", "Bo", "10.00"};
  for (int n = 0; n < 3; ++n) CHECK(under(tablet.answer(pay), "known") == Json(false));
  CHECK(under(tablet.answer({"settle", id}), "due") == Json(Json::Array{}));
  CHECK(under(tablet.answer(pay), "known") == Json(true));
}

TEST_CASE("of more people than can be searched each pays at the own table", "[cli]") {
  std::string players, tables;
  for (const char* seat : {"A", "B", "C", "D"})  // so that the next who is owed sits elsewhere
    for (int table = 0; table < 7; ++table) {
      const int at = *seat == 'A' ? table : 6 - table;
      players += (players.empty() ? "\"" : ",\"") + (seat + std::to_string(at)) + "\"";
    }
  for (int table = 0; table < 7; ++table) {
    const std::string n = std::to_string(table);
    tables += (tables.empty() ? "" : ",") +
              (R"({"game":"ligeud","seats":["A)" + n + R"(","B)" + n + R"(","C)" + n + R"(","D)") +
              n + R"("],"stake":"0.10","entries":[{"type":"deal","contract":"9","declarer":"B)" +
              n + R"(","trump":"H","partner":"D)" + n + R"(","tricks":9}]})";
  }
  const Tablet tablet;
  const std::string id = tablet.import_text(
      R"({"format":"kattegat-evening","version":1,"date":"2026-11-20","players":[)" + players +
      R"(],"sessions":[)" + tables + "]}");
  const Json answer = tablet.answer({"settle", id});
  for (const char* plan : {"transfers", "due"}) {
    const Json payments = under(answer, plan);
    CHECK(payments.as<Json::Array>()->size() == 14);
    for (const Json& one : *payments.as<Json::Array>())
      CHECK(text_under(one, "from").back() == text_under(one, "to").back());
  }
}

TEST_CASE("a part of what is due is refused, in words that are true", "[cli]") {
  const Tablet tablet;
  const std::string id = tablet.import_text(ligeud_evening(1, nine_made(1)));
  for (const char* amount : {"4.00", "9.01"}) {
    const Run run = tablet.ctl({"pay", id, "Anna", "Bo", amount, "--lang", "en"});
    CHECK(run.status == 1);
    CHECK(contains(run.out, "no payment of " + std::string(amount) + " from Anna to Bo is due;"));
  }
  CHECK(tablet.ctl({"pay", id, "Bo", "Anna", "9.00"}).status == 1);
  CHECK(size_under(tablet.answer({"settle", id}), "paid") == 0);
}

TEST_CASE("an open pot is told beside the sheet, and only while there is one", "[cli]") {
  // Everybody's ante lies in the pot; it is in nobody's points.
  const Json answer = settled(sample("commerce"));
  CHECK(to_line(under(answer, "sessions", 0, "pot")) ==
        R"({"Anna":"1","Bo":"1","Cai":"1","Dea":"1","Else":"1"})");
  CHECK(to_line(under(answer, "sessions", 0, "sheet")) ==
        to_line(under(answer, "sessions", 0, "points")));
  CHECK(contains(kattegatctl({"settle", sample("commerce")}).out, "in the pot"));
  const Json without = settled(sample("mixed"));
  for (int s = 0; s < 4; ++s) CHECK(under(without, "sessions", s, "pot") == Json());

  const Tablet tablet;
  const std::string id = tablet.import(sample("commerce"));
  CHECK(contains(tablet.exported(id, "html"), "<td>in the pot</td><td>1</td>"));
  CHECK(contains(tablet.exported(id, "csv"), ",DKK,1,1,,,"));
}

}  // namespace settle_test
