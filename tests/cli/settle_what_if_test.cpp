// settle --what-if: the evening under other house rules beside what it came to, and nothing stored.
#include <atomic>
#include <thread>

#include "support/tablet.hpp"

using namespace kattegat;
using namespace kattegat::test;

namespace settle_what_if_test {

namespace {

const std::string single = R"({"session":1,"rules":{"down":"single"}})";

// A goes down one with C, then makes 9 with him: -4 and +0.5 each.
std::string esmakker_evening(const std::string& rules = "{}", const std::string& more = "") {
  return R"({"format":"kattegat-evening","version":1,"date":"2026-11-20","place":"Klubben",)"
         R"("players":["Anna","Bo","Cai","Dea"],"sessions":[{"game":"esmakker-whist",)"
         R"("seats":["Anna","Bo","Cai","Dea"],"stake":"2","rules":)" +
         rules +
         R"(,"entries":[{"type":"deal","bid":"10-halve","declarer":"Anna","partner":"Cai",)"
         R"("trump":"H","tricks":9},{"type":"deal","bid":"9","declarer":"Anna","partner":"Cai",)"
         R"("trump":"H","tricks":9})" +
         more + "]}]}";
}

}  // namespace

TEST_CASE("the page has both evenings beside each other", "[cli][what-if]") {
  const Folder folder;
  const std::string file = folder.file("e.json", esmakker_evening());
  const Run run = kattegatctl({"settle", file, "--lang", "en", "--what-if", single});
  CHECK(run.status == 0);
  CHECK(run.err.empty());
  CHECK(run.out == R"(2026-11-20, Klubben

1. Esmakker whist
  What an undertrick costs: twice the row, once, or what as many overtricks )"
                   R"(would have paid: twice → once

Entries that differ (As played → What if)

1. Esmakker whist
           Anna    Bo   Cai   Dea
  1. deal    -4    +4    -4    +4
     →       -2    +2    -2    +2
  points   -3.5  +3.5  -3.5  +3.5
     →     -1.5  +1.5  -1.5  +1.5

Money (DKK)
        As played  What if  Difference
  Anna      -7.00    -3.00       +4.00
  Bo         7.00     3.00       -4.00
  Cai       -7.00    -3.00       +4.00
  Dea        7.00     3.00       -4.00

As played · Who pays whom (the fewest payments possible)
  Anna → Bo  7.00 DKK
  Cai → Dea  7.00 DKK

What if · Who pays whom (the fewest payments possible)
  Anna → Bo  3.00 DKK
  Cai → Dea  3.00 DKK
)");
  // A stake alone; and in another language.
  const Run dearer =
      kattegatctl({"settle", file, "--lang", "sv", "--what-if", R"({"session":1,"stake":"4"})"});
  CHECK(dearer.status == 0);
  CHECK(contains(dearer.out, "  Insats: 2,00 → 4,00\n\nIngen post ger andra poäng.\n"));
  CHECK(contains(dearer.out, "  Anna             -7,00   -14,00     -7,00\n"));
}

TEST_CASE("in JSON it stands under one key, and all else is as without it", "[cli][what-if]") {
  const Folder folder;
  const std::string file = folder.file("e.json", esmakker_evening());
  for (const char* plan : {"fewest", "sessions", "banker=Dea"}) {
    const std::string plain = kattegatctl({"settle", file, "--plan", plan, "--json"}).out;
    const std::string said =
        kattegatctl({"settle", file, "--plan", plan, "--json", "--what-if", single}).out;
    CAPTURE(plain, said);
    CHECK(said.substr(0, plain.size() - 2) + "}\n" == plain);
    CHECK(said.substr(plain.size() - 2, 11) == R"(,"what_if":)");
    // The same as of an evening that was played so.
    const std::string other = folder.file("o.json", esmakker_evening(R"({"down":"single"})"));
    const Json settled = json_of(kattegatctl({"settle", other, "--plan", plan, "--json"}).out);
    const Json supposed = under(json_of(said), "what_if");
    for (const char* key : {"sessions", "money", "transfers"})
      CHECK(under(supposed, key) == under(settled, key));
    CHECK(to_line(under(supposed, "differences")) ==
          R"([{"session":0,"entry":0,"points":{"Anna":"-2","Bo":"2","Cai":"-2","Dea":"2"},)"
          R"("was":{"Anna":"-4","Bo":"4","Cai":"-4","Dea":"4"}}])");
    CHECK(supposed.as<Json::Object>()->size() == 4);
  }
}

TEST_CASE("what cannot be settled so is said, and nothing as if it were", "[cli][what-if]") {
  const Folder folder;
  const std::string along =
      R"(,{"type":"deal","bid":"bordlaegger","declarer":"Anna","with":["Bo"],)"
      R"("tricks":{"Anna":1,"Bo":1}})";
  const std::string file =
      folder.file("e.json", esmakker_evening(R"({"gaa_med_bordlaegger":true})", along));
  const std::string off = R"({"session":1,"rules":{"gaa_med_bordlaegger":false}})";
  const Run page = kattegatctl({"settle", file, "--lang", "en", "--what-if", off});
  CHECK(page.status == 1);
  CHECK(page.out.rfind("Under these rules the evening cannot be settled:\n"
                       "session 1 (Esmakker whist), entry 3, go along: ",
                       0) == 0);
  CHECK(lines_of(page.out).size() == 2);
  const Run json = kattegatctl({"settle", file, "--json", "--what-if", off});
  CHECK(json.status == 1);
  CHECK(under(json_of(json.out), "ok") == Json(false));
  CHECK(under(json_of(json.out), "what_if") == Json(true));
  CHECK(under(json_of(json.out), "violations", 0, "entry") == Json(2));
  CHECK(under(json_of(json.out), "money").is_null());

  const auto status = [&](const std::string& request) {
    return kattegatctl({"settle", file, "--what-if", request}).status;
  };
  CHECK(status(R"({"session":1,"rules":{"up":"single"}})") == 1);
  CHECK(status(R"({"session":2,"rules":{}})") == 1);
  CHECK(status("[]") == 1);
  for (const char* torn : {"", "{", R"({"session":1,"session":1,"rules":{}})", "\xff"})
    CHECK(says_why_not(kattegatctl({"settle", file, "--what-if", torn})));
  CHECK(says_why_not(kattegatctl({"settle", file, "--what-if"})));
  // An evening that breaks a rule as it was played says that, and nothing of what would be.
  const std::string broken = folder.file("b.json", esmakker_evening("{}", along));
  const Run as_played = kattegatctl({"settle", broken, "--what-if", single});
  CHECK(as_played.status == 1);
  CHECK(as_played.out == kattegatctl({"settle", broken}).out);
}

TEST_CASE("of a stored evening, with voids, corrections and payments made", "[cli][what-if]") {
  const Tablet tablet;
  const std::string id = tablet.import_text(
      ligeud_evening(1, nine_made(1) + R"(,{"id":")" + id_of(3, 2) + R"(","type":"final-round"},)" +
                            nine_made(3) + "," + nine_made(4)));
  CHECK(tablet.ctl({"void", id_of(3, 3), "--why", "twice"}).status == 0);
  // It was Anna who was Bo's partner: both have 90, Cai and Dea pay.
  CHECK(tablet
            .ctl({"correct", id_of(3, 4)},
                 R"({"type":"deal","contract":"9","declarer":"Bo","trump":"H","partner":"Anna",)"
                 R"("tricks":9})")
            .status == 0);
  CHECK(tablet.ctl({"pay", id, "Cai", "Bo", "18.00"}).status == 0);
  const std::int64_t records = tablet.records();
  const Json plain = tablet.answer({"settle", id});
  CHECK(to_line(under(plain, "money")) ==
        R"({"Anna":"0.00","Bo":"18.00","Cai":"-18.00","Dea":"0.00","Else":"0.00"})");

  Json said = tablet.answer(
      {"settle", id, "--what-if", R"({"session":1,"rules":{"double_final_round":true}})"});
  const Json supposed = under(said, "what_if");
  std::get<Json::Object>(said.value).pop_back();
  CHECK(said == plain);  // what is paid and due, too
  CHECK(size_under(said, "paid") == 1);
  CHECK(to_line(under(supposed, "money")) ==
        R"({"Anna":"9.00","Bo":"27.00","Cai":"-27.00","Dea":"-9.00","Else":"0.00"})");
  CHECK(
      to_line(under(supposed, "transfers")) ==
      R"([{"from":"Cai","to":"Bo","amount":"27.00"},{"from":"Dea","to":"Anna","amount":"9.00"}])");
  REQUIRE(size_under(supposed, "differences") == 1);
  const Json one = under(supposed, "differences", 0);
  CHECK(to_line(under(one, "was")) == R"({"Anna":"90","Bo":"90","Cai":"-90","Dea":"-90"})");
  CHECK(to_line(under(one, "points")) == R"({"Anna":"180","Bo":"180","Cai":"-180","Dea":"-180"})");
  const Json entry = under(one, "entry");
  REQUIRE(entry.as<std::int64_t>());
  const auto place = static_cast<int>(*entry.as<std::int64_t>());
  CHECK(under(plain, "sessions", 0, "entries", place, "points") == under(one, "was"));

  const Run page = tablet.ctl({"settle", id, "--lang", "en", "--what-if",
                               R"({"session":1,"rules":{"double_final_round":true}})"});
  CAPTURE(page.out);
  CHECK(contains(page.out, "\nAs played\n\nPaid\n  Cai → Bo  18.00 DKK\n"));

  CHECK(tablet.records() == records);
  CHECK(tablet.answer({"settle", id}) == plain);
}

TEST_CASE("beside a writer both columns are of one moment", "[cli][what-if]") {
  constexpr std::size_t entries = 150;
  const Tablet tablet;
  const std::string id = tablet.import_text(ligeud_evening(1, nine_made(1)));
  std::string lines;
  for (std::size_t i = 0; i < entries; ++i)
    lines += R"({"type":"adjust","points":{"Anna":"10","Bo":"-10"},"why":"agreed"})"
             "\n";
  std::atomic<bool> is_done = false;
  int status = -1;  // Catch's own checks are for one thread
  std::thread writing([&] {
    status = tablet.ctl({"record", id_of(2, 1)}, lines).status;
    is_done = true;
  });
  const std::vector<std::string> ask{"settle", id, "--what-if", R"({"session":1,"stake":"0.20"})",
                                     "--json"};
  std::size_t seen = 0;
  for (bool last = false; !last;) {
    last = is_done;
    const Run run = tablet.ctl(ask);
    if (run.status != 0) break;
    const Json said = json_of(run.out);
    seen = size_under(said, "sessions", 0, "entries");
    const Json supposed = under(said, "what_if");
    CHECK(size_under(supposed, "sessions", 0, "entries") == seen);
    for (const char* name : {"Anna", "Bo", "Cai"}) {
      const auto was = parse_money(text_under(said, "money", name));
      const auto would = parse_money(text_under(supposed, "money", name));
      REQUIRE((was && would));
      CHECK(*would == *was + *was);
    }
  }
  writing.join();
  CHECK(status == 0);
  CHECK(seen == entries + 1);
}

}  // namespace settle_what_if_test
