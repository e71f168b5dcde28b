// Sentences of the contract that are about two files, or a file and a book: what is imported under
// an id that is known already, what comes out again, and what is said twice.
#include <map>

#include "kattegat/languages/languages.hpp"
#include "support/paths.hpp"
#include "support/tablet.hpp"

using namespace kattegat;
using namespace kattegat::test;

namespace contract_test {

namespace {

// An evening whose header has `more` of its own, and one session with `of_session`.
std::string night(const std::string& more, const std::string& of_session,
                  const std::string& entries = "") {
  return R"({"format":"kattegat-evening","version":1,"id":")" + id_of(1, 1) +
         R"(","date":"2026-11-20",)" + more +
         R"("players":["Anna","Bo","Cai","Dea"],"sessions":[)" + R"({"id":")" + id_of(2, 1) +
         R"(","game":"ligeud","seats":["Anna","Bo","Cai","Dea"],)" + of_session + R"("entries":[)" +
         entries + "]}]}";
}

// Players with these numbers, and a session of the first four.
std::string crowd(int first, int last) {
  std::string players, seats;
  for (int i = first; i <= last; ++i) {
    const std::string name = "\"P" + std::to_string(i) + "\"";
    players += (players.empty() ? "" : ",") + name;
    if (i < first + 4) seats += (seats.empty() ? "" : ",") + name;
  }
  return R"({"format":"kattegat-evening","version":1,"id":")" + id_of(1, 1) +
         R"(","date":"2026-11-20","players":[)" + players + R"(],"sessions":[{"id":")" +
         id_of(2, first) + R"(","game":"ligeud","seats":[)" + seats + R"(],"entries":[]}]})";
}

std::string notes(int first, int last) {
  std::string entries;
  for (int i = first; i <= last; ++i)
    entries +=
        (i > first ? "," : "") + (R"({"id":")" + id_of(3, i)) + R"(","type":"note","text":"x"})";
  return entries;
}

}  // namespace

TEST_CASE("an empty place stays empty, and one that is forgotten is not", "[cli]") {
  const Tablet tablet;
  const std::string id = tablet.import_text(night(R"("place":"",)", ""));
  const std::string exported = tablet.exported(id, "evening");
  CHECK(contains(exported, R"("place": "")"));
  const Tablet other;
  CHECK(other.exported(other.import_text(exported), "evening") == exported);
}

TEST_CASE("a header that spells out its defaults, or stands in another order, is the same header",
          "[cli]") {
  const std::vector<std::pair<std::string, std::string>> alike{
      {R"("currency":"DKK",)", ""},
      {R"("cash_rounding":"0.01",)", ""},
      {"", R"("stake":"1",)"},
      {"", R"("stake":"1.00",)"},
      {"", R"("rules":{},)"},
      {"", R"("rules":{"double_final_round":false},)"},
      {R"("cash_rounding":"0.01","currency":"DKK",)", R"("rules":{},"stake":"1.0",)"}};
  for (const auto& [of_evening, of_session] : alike) {
    CAPTURE(of_evening, of_session);
    const Tablet one, two;
    const std::string id = one.import_text(night("", "", nine_made(1)));
    const std::string before = one.exported(id, "evening");
    CHECK(one.import_text(night(of_evening, of_session, nine_made(1))) == id);
    CHECK(one.exported(id, "evening") == before);
    CHECK(two.import_text(night(of_evening, of_session, nine_made(1))) == id);
    CHECK(size_under(one.answer({"merge", two.book}), "conflicts") == 0);
  }
  const std::vector<std::pair<std::string, std::string>> others{
      {R"("currency":"SEK",)", ""},
      {R"("cash_rounding":"0.50",)", ""},
      {"", R"("stake":"0.10",)"},
      {"", R"("rules":{"double_final_round":true},)"}};
  for (const auto& [of_evening, of_session] : others) {
    CAPTURE(of_evening, of_session);
    const Tablet one, two;
    (void)one.import_text(night("", "", nine_made(1)));
    const std::string file = one.folder.file("b", night(of_evening, of_session, nine_made(1)));
    CHECK(one.ctl({"import", file}).status == 1);
    (void)two.import(file);
    CHECK(size_under(one.answer({"merge", two.book}), "conflicts") == 1);
  }
}

TEST_CASE("no import makes an evening that could not be imported again", "[cli]") {
  const Tablet tablet;
  REQUIRE(tablet.import_text(crowd(1, 64)).size() == 36);
  const std::int64_t records = tablet.records();
  const Run crowded = tablet.ctl({"import", tablet.folder.file("b", crowd(61, 65)), "--json"});
  CHECK(crowded.status == 1);
  CHECK(text_under(json_of(crowded.out), "violations", 0, "rule") == "evening.players");
  CHECK(tablet.records() == records);
  CHECK(tablet.ctl({"import", tablet.folder.file("c", crowd(61, 64))}).status == 0);  // all known
}

TEST_CASE("no import makes a session longer than a file may have it", "[cli]") {
  const Tablet tablet;
  REQUIRE(tablet.import_text(night("", "", notes(1, 9'999))).size() == 36);
  CHECK(tablet.ctl({"import", tablet.folder.file("b", night("", "", notes(10'000, 10'000)))})
            .status == 0);
  const Run full = tablet.ctl(
      {"import", tablet.folder.file("c", night("", "", notes(10'001, 10'001))), "--json"});
  CHECK(full.status == 1);
  CHECK(text_under(json_of(full.out), "violations", 0, "rule") == "session.full");
}

TEST_CASE("merging says a conflict as long as it stands", "[cli]") {
  const Tablet one, two;
  const std::string entry = id_of(3, 1);
  (void)one.import_text(night("", "", nine_made(1)));
  REQUIRE(two.ctl({"merge", one.book}).status == 0);
  const std::string eight = R"({"type":"deal","contract":"8","declarer":"Bo","trump":"H",)"
                            R"("partner":"Dea","tricks":9})",
                    ten = R"({"type":"deal","contract":"10","declarer":"Bo","trump":"H",)"
                          R"("partner":"Dea","tricks":9})";
  REQUIRE(one.ctl({"correct", entry}, eight).status == 0);
  REQUIRE(two.ctl({"correct", entry}, ten).status == 0);
  for (int again = 0; again < 3; ++again)
    CHECK(size_under(one.answer({"merge", two.book}), "conflicts") == 1);
  REQUIRE(one.ctl({"correct", entry}, eight).status == 0);
  CHECK(size_under(one.answer({"merge", two.book}), "conflicts") == 0);
}

TEST_CASE("a correction is judged, refused and forced as a void is", "[cli]") {
  const Tablet tablet;
  const std::string id = tablet.import_text(night("", "", nine_made(1)));
  const auto corrected = [&](const std::string& with, bool force) {
    std::vector<std::string> words{"correct", id_of(3, 1), "--json"};
    if (force) words.emplace_back("--force");
    return tablet.ctl(words, with);
  };
  const auto left_out = R"({"type":"deal","contract":"9","tricks":9})";
  for (const bool force : {false, true}) CHECK(corrected(left_out, force).status == 1);
  // It is Anna who deals first.
  const std::string out_of_turn = nine_made(9, R"(,"dealer":"Cai")");
  const Run refused = corrected(out_of_turn, false);
  CHECK(refused.status == 1);
  CHECK(text_under(json_of(refused.out), "violations", 0, "field") == "dealer");
  const Run forced = corrected(out_of_turn, true);
  REQUIRE(forced.status == 0);
  CHECK(size_under(json_of(forced.out), "broken") == 1);
  CHECK(tablet.ctl({"settle", id}).status == 1);
  CHECK(tablet.ctl({"verify"}).status == 0);
  REQUIRE(tablet.ctl({"correct", id_of(3, 9)}, nine_made(10, R"(,"dealer":"Anna")")).status == 0);
  CHECK(tablet.ctl({"settle", id}).status == 0);
}

TEST_CASE("a correction that is sent again is known, and one with a fault is refused again",
          "[cli]") {
  const Tablet tablet;
  (void)tablet.import_text(night("", "", nine_made(1)));
  const auto corrected = [&](const std::string& more) {
    return tablet.ctl({"correct", id_of(3, 1), "--json"},
                      R"({"type":"deal","contract":"8","declarer":"Bo","trump":"H",)"
                      R"("partner":"Dea","tricks":9)" +
                          more + "}");
  };
  for (const bool known : {false, true}) {
    const Run run = corrected("");
    REQUIRE(run.status == 0);
    CHECK(under(json_of(run.out), "known") == Json(known));
  }
  for (const auto& [more, rule] :
       std::map<std::string, std::string>{{R"(,"parnter":"Dea")", "form.unknown-key"},
                                          {R"(,"bought":{"Deaa":3})", "form.seated"}}) {
    const Run run = corrected(more);
    CHECK(run.status == 1);
    CHECK(text_under(json_of(run.out), "violations", 0, "rule") == rule);
  }
}

TEST_CASE("a void of the command line has its reason and its time", "[cli]") {
  const Tablet tablet;
  const std::string id = tablet.import_text(night("", "", nine_made(1)));
  REQUIRE(tablet.ctl({"void", id_of(3, 1), "--why", "twice"}).status == 0);
  const Json file = json_of(tablet.exported(id, "evening"));
  const Json voided = under(file, "sessions", 0, "entries", 0, "void");
  CHECK(text_under(voided, "why") == "twice");
  CHECK(text_under(voided, "at").substr(0, 2) == "20");
  const Tablet other;
  CHECK(other.import_text(to_line(file)) == id);
}

TEST_CASE("a violation says where it is, also where there is no file", "[cli]") {
  const Tablet tablet;
  (void)tablet.import_text(night("", ""));
  const Run recorded =
      tablet.ctl({"record", id_of(2, 1)}, R"({"type":"deal","contract":"nole","tricks":13})"
                                          "\n");
  const Run judged = kattegatctl({"judge", "dummy", "-", "--json"}, "{}");
  for (const Run& run : {recorded, judged}) {
    CHECK(run.status == 1);
    const Json first = under(json_of(run.out), "violations", 0);
    for (const char* key : {"session", "entry"}) {
      REQUIRE(first.find(key) != nullptr);
      CHECK(first.find(key)->is_null());
    }
  }
}

TEST_CASE("a payment is answered with a line, and on a terminal in words", "[cli]") {
  const Tablet tablet;
  const std::string id = tablet.import_text(night("", "", nine_made(1)));
  const std::string on_screen = std::string(test::ctl_path) + " --db " + tablet.book + " pay " +
                                id + " Anna Bo 90.00 --lang da";
  const Run seen =
      run_program("script", {"--quiet", "--return", "--command", on_screen, "/dev/null"});
  CAPTURE(seen.out, seen.err);
  CHECK(contains(seen.out, "Anna har betalt Bo 90,00 DKK"));
  const Json again = json_of(tablet.ctl({"pay", id, "Anna", "Bo", "90.00"}).out);
  CHECK(under(again, "ok") == Json(true));
  CHECK(under(again, "known") == Json(true));
  const Json back =
      json_of(tablet.ctl({"pay", id, "Anna", "Bo", "90.00", "--undo", "--why", "x"}).out);
  CHECK(text_under(back, "id") == text_under(again, "id"));
  CHECK(under(back, "known") == Json(false));
}

TEST_CASE("what somebody has written makes up no line of a terminal, and steers none", "[cli]") {
  const Tablet tablet;
  (void)tablet.import_text(night(
      "", "", R"({"id":")" + id_of(3, 1) + R"(","type":"note","text":"a\n9  forged\u001b[2J"})"));
  const Run moved = tablet.ctl(
      {"purse", "add", "Bo", "20", "--kind", "payment", "--note", "b\nAnna  99.00\x1b[2J"});
  REQUIRE(moved.status == 0);
  const std::string entries = tablet.ctl({"entries", id_of(2, 1)}).out,
                    purse = tablet.ctl({"purse"}).out;
  CHECK(contains(entries, "a 9  forged"));
  CHECK(contains(purse, "b Anna  99.00"));
  CHECK(!contains(entries + purse, "\x1b"));
}

TEST_CASE("where an evening was makes up no line of a terminal, and steers none", "[cli]") {
  const Tablet tablet;
  const std::string evening = night(R"("place":"Klub\n)" + id_of(9, 9) + R"(  forged\u001b[2J",)",
                                    "", nine_made(1)),
                    file = tablet.folder.file("evening.json", evening);
  const std::string id = tablet.import_text(evening);
  const std::string kept_apart = "Klub " + id_of(9, 9) + "  forged [2J";
  const std::string what_if = R"({"session":1,"stake":"4"})";
  const std::vector<std::vector<std::string>> asked{
      {"settle", file},
      {"settle", id},
      {"settle", id, "--what-if", what_if},
      {"evenings"},
      {"complete", "--", "--db", tablet.book, "settle", ""}};
  for (const std::vector<std::string>& words : asked) {
    const Run run = tablet.ctl(words);
    CAPTURE(words, run.out, run.err);
    CHECK(run.status == 0);
    CHECK(contains(run.out, kept_apart));
    CHECK(!contains(run.out, "\x1b"));
  }
}

TEST_CASE("what is wrong in a file is said on a line each, whatever it is called", "[cli]") {
  const Tablet tablet;
  const std::string odd = "a\\n9  forged\\u001b[2J";
  for (const std::string& more :
       {R"("place":"x",")" + odd + R"(":1,)", R"("currency":")" + odd + R"(",)"}) {
    const Run run = tablet.ctl({"check", tablet.folder.file("evening.json", night(more, ""))});
    CAPTURE(more, run.out, run.err);
    CHECK(run.status == 1);
    CHECK(lines_of(run.out).size() == 1);
    CHECK(!contains(run.out, "\x1b"));
  }
  const Run unread = tablet.ctl({"roster", "add", "Anna\n9  forged\x1b[2J"});
  CHECK(unread.status == 2);
  CHECK(lines_of(unread.err).size() == 1);
  CHECK(!contains(unread.err, "\x1b"));
}

TEST_CASE("names of one import that read the same are remarked on", "[cli]") {
  const Tablet tablet;
  const auto file = [&](int n, const std::string& name) {
    return tablet.folder.file("e" + std::to_string(n) + ".json",
                              R"({"format":"kattegat-evening","version":1,"date":"2026-01-0)" +
                                  std::to_string(n) + R"(","players":[")" + name +
                                  R"(","Bo"],"sessions":[]})");
  };
  const std::vector<std::string> both{file(1, "Zo\u00e9"), file(2, "Zoe\u0301")};
  const Run run = tablet.ctl({"import", both[0], both[1], "--lang", "en"});
  CHECK(run.status == 0);
  CHECK(contains(run.err, "“Zoe\u0301” looks like “Zo\u00e9” and counts as somebody else"));
  const Run later = tablet.ctl({"import", file(3, "ZO\u00c9"), "--lang", "en"});
  for (const Run& stored : {run, later}) {
    CAPTURE(stored.err);
    CHECK(contains(stored.err, "roster fuse"));  // --force would change nothing any more
    CHECK(!contains(stored.err, "--force"));
  }
  const Tablet other;
  CHECK(other.ctl({"import", both[0], both[1], "--force"}).err.empty());
}

TEST_CASE("of whom a file says who they are it is not said that they are somebody else", "[cli]") {
  const Tablet tablet;
  static_cast<void>(tablet.import_text(night("", "", nine_made(1))));
  const std::string zara = text_under(tablet.answer({"roster", "add", "Zara"}), "id");
  const auto loud = [&](const std::string& name, const std::string& people) {
    return tablet.folder.file(name + ".json",
                              R"({"format":"kattegat-evening","version":1,"date":"2026-01-09",)" +
                                  people + R"("players":[")" + name + R"(","Bo"],"sessions":[]})");
  };
  const auto says = [&](const std::string& file) {
    return tablet.ctl({"import", file, "--lang", "en"}).err;
  };
  CHECK(says(loud("ZARA", R"("people":{"ZARA":")" + zara + R"("},)")).empty());
  CHECK(contains(says(loud("zARA", "")), "looks like"));
}

TEST_CASE("who was removed and is added is offered again", "[cli]") {
  const Tablet tablet;
  static_cast<void>(tablet.import_text(night("", "", nine_made(1))));
  const std::string id = text_under(tablet.answer({"roster", "add", "Zara"}), "id");
  REQUIRE(tablet.ctl({"roster", "remove", "Zara"}).status == 0);
  const std::string removed = tablet.ctl({"roster"}).out;
  const Json again = tablet.answer({"roster", "add", "Zara"});
  CHECK(text_under(again, "id") == id);
  CHECK(under(again, "known") == Json(false));
  CHECK(tablet.ctl({"roster"}).out != removed);
  CHECK(under(tablet.answer({"roster", "add", "Zara"}), "known") == Json(true));
}

TEST_CASE("a table on a terminal has figures and dates as a program reads them", "[cli]") {
  const Tablet tablet;
  const std::string id = tablet.import_text(night("", "", nine_made(1)));
  REQUIRE(
      tablet.ctl({"purse", "add", "Bo", "2000", "--kind", "fee", "--date", "2026-11-20"}).status ==
      0);
  const auto said = [&](std::vector<std::string> words) {
    words.insert(words.end(), {"--lang", "da"});
    const Run run = tablet.ctl(words);
    CAPTURE(words, run.err);
    REQUIRE(run.status == 0);
    return run.out;
  };
  const std::string time = "2026-11-20";
  CHECK(contains(said({"entries", id_of(2, 1)}), "-90  +90"));
  for (const auto& words : std::vector<std::vector<std::string>>{
           {"entries", id_of(2, 1)},
           {"settle", id},
           {"settle", "--from", time, "--to", time},
           {"standings", "--from", time, "--to", time, "--since", time},
           {"statistics", "--from", time, "--to", time},
           {"purse", "--from", time, "--to", time}}) {
    const std::string page = said(words);
    CAPTURE(words, page);
    CHECK_FALSE(contains(page, date_text(time, Language::danish)));
    CHECK_FALSE(contains(page, "−"));
    CHECK_FALSE(contains(page, "2.000,00"));
  }
}

}  // namespace contract_test
