// The commands on a book: storing, listing, exporting, voiding, merging, proving, copying.
#include <filesystem>

#include "kattegat/export/exports.hpp"
#include "support/books.hpp"
#include "support/paths.hpp"
#include "support/tablets.hpp"
#include "support/tampering.hpp"

using namespace kattegat;
using namespace kattegat::test;

namespace stored_test {

namespace {

// A deal that ends the session with the four of the final round; each needs those before it.
std::string finishing(const std::string& more = "") {
  std::string all = R"({"id":")" + id_of(3, 50) + R"(","type":"final-round"})";
  const char* turns[] = {"Bo", "Cai", "Dea", "Anna"};
  for (int i = 0; i < 4; ++i)
    all += R"(,{"id":")" + id_of(3, 51 + i) + R"(","type":"deal","contract":"nole","declarer":")" +
           turns[i] + R"(","tricks":0})";
  return all + more;
}

}  // namespace

TEST_CASE("an import prints the ids, and twice adds nothing", "[cli]") {
  const Tablet tablet;
  std::vector<std::string> words{"import"};
  for (const std::string& file : samples()) words.push_back(file);
  const Run first = tablet.ctl(words);
  CHECK(first.status == 0);
  CHECK(first.err.empty());
  const auto ids = lines_of(first.out);
  REQUIRE(ids.size() == samples().size());
  for (const std::string& id : ids) CHECK(parse_uuid(id).has_value());

  const Json evenings = tablet.answer({"evenings"});
  const std::int64_t records = tablet.records();
  CHECK(records > 0);
  CHECK(tablet.ctl(words).out == first.out);
  CHECK(tablet.answer({"evenings"}) == evenings);
  CHECK(tablet.records() == records);
  CHECK(size_under(evenings, "evenings") == ids.size());
}

TEST_CASE("of several files with one broken none is stored", "[cli]") {
  const Tablet tablet;
  static_cast<void>(tablet.import(sample("commerce")));
  const Json evenings = tablet.answer({"evenings"});
  const std::string bad = tablet.folder.file("bad.json", ligeud_evening(1, "{}"));
  const std::string torn = tablet.folder.file("torn.json", "{");
  CHECK(tablet.ctl({"import", sample("ligeud"), bad}).status == 1);
  CHECK(tablet.ctl({"import", torn, sample("ligeud")}).status == 2);
  // Both in order by themselves, but not together: one id with two meanings.
  const std::string one = tablet.folder.file("one.json", ligeud_evening(1, nine_made(1)));
  const std::string other = tablet.folder.file("other.json", ligeud_evening(1, agreed(1, "5")));
  CHECK(tablet.ctl({"import", one, other}).status == 1);
  CHECK(tablet.answer({"evenings"}) == evenings);
  CHECK(tablet.ctl({"verify"}).status == 0);
}

TEST_CASE("a book that is made for a merge is there after it, whatever that has brought", "[cli]") {
  const Tablet tablet;
  const std::string empty = tablet.folder.path("empty.db");
  static_cast<void>(opened(empty));
  CHECK(under(tablet.answer({"merge", empty}), "new_records") == Json(0));
  CHECK(tablet.ctl({"verify"}).status == 0);
}

TEST_CASE("the same id imported again merges what is new and changes nothing", "[cli]") {
  const Tablet tablet;
  const std::string id = tablet.import_text(ligeud_evening(1, nine_made(1)));
  CHECK(tablet.import_text(ligeud_evening(1, nine_made(1) + "," + agreed(2, "10"))) == id);
  CHECK(text_under(tablet.answer({"settle", id}), "money", "Anna") == "-8.00");
  const std::int64_t records = tablet.records();
  // The shorter file again; and one that says something else under a known id.
  CHECK(tablet.import_text(ligeud_evening(1, nine_made(1))) == id);
  CHECK(tablet.records() == records);
  const std::string other = tablet.folder.file("o.json", ligeud_evening(1, agreed(1, "1")));
  const Run refused = tablet.ctl({"import", other, "--json"});
  CHECK(refused.status == 1);
  CHECK(text_under(json_of(refused.out), "violations", 0, "field") == "id");
  CHECK(text_under(tablet.answer({"settle", id}), "money", "Anna") == "-8.00");
  CHECK(tablet.records() == records);
}

TEST_CASE("a file adds nothing twice, also where its header holds no longer", "[cli][merge]") {
  const Tablet one, other;
  const auto at = [](const std::string& place, const std::string& entries) {
    std::string file = ligeud_evening(1, entries);
    return file.replace(file.find("Klubben"), 7, place);
  };
  (void)one.import_text(at("Malmö", nine_made(1)));
  (void)other.import_text(at("Helsingør", nine_made(1)));
  meet(one, other);
  CHECK(one.conflicts() == 1);
  const std::int64_t records = one.records();
  for (const char* place : {"Malmö", "Helsingør"}) (void)one.import_text(at(place, nine_made(1)));
  CHECK(one.records() == records);
  CHECK(one.ctl({"import", one.folder.file("x.json", at("Lund", nine_made(1)))}).status == 1);
  // What is new comes in under that which holds, which is the same in both.
  const std::string longer = nine_made(1) + "," + agreed(2, "10");
  int refused = 0;
  for (const auto& [tablet, place] : {std::pair{&one, "Malmö"}, std::pair{&other, "Helsingør"}})
    refused += tablet->ctl({"import", tablet->folder.file("more.json", at(place, longer))}).status;
  CHECK(refused == 1);
}

TEST_CASE("a stored evening settles and exports as its file does", "[cli]") {
  for (const std::string& file : samples()) {
    CAPTURE(file);
    const Tablet tablet;
    const std::string id = tablet.import(file);
    for (const char* plan : {"fewest", "sessions"}) {
      // A stored evening has more to say: what has been paid, what is due, what was decided twice.
      const std::string of_file = kattegatctl({"settle", file, "--plan", plan, "--json"}).out;
      const std::string stored = tablet.ctl({"settle", id, "--plan", plan, "--json"}).out;
      CHECK(stored.rfind(of_file.substr(0, of_file.size() - 2) + ",\"paid\":[],\"due\":[", 0) == 0);
    }
    CHECK(tablet.ctl({"settle", id}).out == kattegatctl({"settle", file}).out);

    const std::string text = tablet.exported(id, "evening");
    const Tablet fresh;
    CHECK(fresh.import_text(text) == id);
    CHECK(fresh.exported(id, "evening") == text);
    // Nothing of the facts is lost on the way.
    const Json was = json_of(read_bytes(file)), is = json_of(text);
    CHECK(text_under(is, "date") == text_under(was, "date"));
    CHECK(under(is, "players") == under(was, "players"));
    CHECK(size_under(is, "sessions", 0, "entries") == size_under(was, "sessions", 0, "entries"));
    const std::string of_file =
        kattegatctl({"settle", tablet.folder.file("x.json", text), "--json"}).out;
    CHECK(tablet.ctl({"settle", id, "--json"})
              .out.rfind(of_file.substr(0, of_file.size() - 2) + ",\"paid\"", 0) == 0);
  }
}

TEST_CASE("an export goes whole to its file or nowhere", "[cli]") {
  const Tablet tablet;
  const std::string id = tablet.import(sample("ligeud"));
  const std::string file = tablet.folder.path("out.csv");
  for (const Export& one : exports()) {
    const std::string format(one.id);
    const Run run = tablet.ctl({"export", id, "--as", format, "-o", file, "--force"});
    CHECK(run.status == 0);
    CHECK(run.out.empty());
    CHECK(read_bytes(file) == tablet.ctl({"export", id, "--as", format, "-o", "-"}).out);
  }
  const std::string nowhere = tablet.folder.path("no/folder/out.csv");
  CHECK(says_why_not(tablet.ctl({"export", id, "--as", "csv", "-o", nowhere})));
  CHECK(says_why_not(tablet.ctl({"export", id, "--as", "csv", "-o", tablet.folder.path("")})));
  // Where the book stood is on every export that people keep.
  const std::string head = text_under(tablet.answer({"verify"}), "logs", 0, "head");
  REQUIRE(head.size() == 64);
  CHECK(contains(tablet.exported(id, "csv"), head));
  CHECK(contains(tablet.exported(id, "ledger"), head));
}

TEST_CASE("a voided entry counts for nothing, and is void only once", "[cli]") {
  const Tablet tablet;
  const std::string id = tablet.import_text(ligeud_evening(1, nine_made(1) + "," + agreed(2, "5")));
  CHECK(tablet.ctl({"void", id_of(3, 1), "--why", "wrong hand"}).status == 0);
  CHECK(text_under(tablet.answer({"settle", id}), "money", "Anna") == "0.50");
  const std::int64_t records = tablet.records();
  const Json again = tablet.answer({"void", id_of(3, 1), "--why", "another reason"});
  CHECK(under(again, "known") == Json(true));
  CHECK(tablet.records() == records);
  const Json entry = under(json_of(tablet.exported(id, "evening")), "sessions", 0, "entries", 0);
  CHECK(text_under(entry, "void", "why") == "wrong hand");

  // And by way of a file into another book.
  const std::string text = tablet.exported(id, "evening");
  const Tablet fresh;
  CHECK(fresh.import_text(text) == id);
  CHECK(fresh.exported(id, "evening") == text);
  // A file from before the void does not bring the entry back.
  CHECK(tablet.import_text(ligeud_evening(1, nine_made(1) + "," + agreed(2, "5"))) == id);
  CHECK(text_under(tablet.answer({"settle", id}), "money", "Anna") == "0.50");
}

TEST_CASE("a void that breaks later entries is refused unless forced", "[cli]") {
  const Tablet tablet;
  const std::string end = R"(,{"id":")" + id_of(3, 60) + R"(","type":"note","text":"bye"})";
  // Without the announcement of the final round nothing breaks; a dealer who is named does.
  const std::string entries =
      nine_made(1) + R"(,{"id":")" + id_of(3, 2) +
      R"(","type":"deal","dealer":"Bo","contract":"nole","declarer":"Cai","tricks":0})" + end;
  const std::string id = tablet.import_text(ligeud_evening(1, entries));
  const std::int64_t records = tablet.records();

  const Run refused = tablet.ctl({"void", id_of(3, 1), "--why", "slip", "--json"});
  CHECK(refused.status == 1);
  CHECK(refused.err.empty());
  const Json why = json_of(refused.out);
  CHECK(under(why, "ok") == Json(false));
  CHECK(under(why, "violations", 0, "entry") == Json(1));
  CHECK(text_under(why, "violations", 0, "field") == "dealer");
  CHECK(tablet.records() == records);

  const Json forced = tablet.answer({"void", id_of(3, 1), "--why", "slip", "--force"});
  CHECK(under(forced, "ok") == Json(true));
  CHECK(under(forced, "broken", 0, "entry") == Json(1));
  CHECK(size_under(forced, "broken") == 1);
  CHECK(tablet.ctl({"verify"}).status == 0);
  const auto state = [&](std::size_t n) {
    return lines_of(tablet.ctl({"entries", id_of(2, 1), "--lang", "en"}).out).at(n);
  };
  CHECK(contains(state(1), "  void  "));
  CHECK(contains(state(2), "  this entry breaks a rule and counts for nothing  "));
  const Json rows = under(tablet.answer({"entries", id_of(2, 1)}), "entries");
  CHECK(text_under(rows, 1, "state") == "live");
  CHECK(under(rows, 1, "broken") == Json(true));
  for (const int whole : {0, 2}) CHECK(under(rows, whole, "broken") == Json());
  const std::string said = "kattegatctl: remark: the evening of 2026-11-20 (" + id +
                           "): 1 entry breaks a rule and counts for nothing\n";
  for (const std::vector<std::string>& words : {std::vector<std::string>{"standings"},
                                                {"standings", "--by", "money"},
                                                {"standings", "--as", "csv"},
                                                {"statistics"},
                                                {"statistics", "Anna", "--as", "html"}}) {
    CAPTURE(words);
    std::vector<std::string> in_english = words;
    in_english.insert(in_english.end(), {"--lang", "en"});
    const Run run = tablet.ctl(in_english);
    CHECK(run.status == 0);
    CHECK(run.err == said);
  }
  CHECK(tablet.ctl({"standings", "--game", "plump"}).err.empty());
  const Run standings = tablet.ctl({"standings", "--lang", "en", "--json"});
  CHECK(standings.err == said);
  const Json players = under(json_of(standings.out), "players");
  for (const Json& player : *players.as<Json::Array>())
    CHECK(text_under(player, "money", "DKK") == "0.00");
  // The broken one can be put right by voiding it too.
  CHECK(tablet.ctl({"void", id_of(3, 2), "--why", "slip"}).status == 0);
  CHECK(contains(state(2), "  void  "));
  CHECK(tablet.ctl({"settle", id}).status == 0);
}

TEST_CASE("a correction that is refused is told of by the numbers that the book has", "[cli]") {
  const Tablet tablet;
  const std::string named = R"(,{"id":")" + id_of(3, 2) +
                            R"(","type":"deal","dealer":"Bo","contract":"nole",)" +
                            R"("declarer":"Cai","tricks":0})";
  (void)tablet.import_text(ligeud_evening(1, nine_made(1) + named));
  const auto told = [&](const std::string& entry) {
    const Run run = tablet.ctl({"correct", id_of(3, 1), "--json"}, entry);
    CAPTURE(run.out, run.err);
    REQUIRE(run.status == 1);
    const Json violations = under(json_of(run.out), "violations");
    return std::pair(to_line(under(violations, 0, "entry")), text_under(violations, 0, "field"));
  };
  CHECK(told(R"({"type":"deal","contract":"passed"})") ==
        std::pair<std::string, std::string>("1", "dealer"));
  CHECK(told(R"({"type":"deal","contract":"nole","declarer":"Cai","tricks":13})") ==
        std::pair<std::string, std::string>("0", "tricks"));
  CHECK(told(R"({"type":"deal","contract":"nole","declarer":"Cai","tricks":"no"})") ==
        std::pair<std::string, std::string>("0", "tricks"));
}

TEST_CASE("by force goes what breaks a rule of play, and nothing that cannot be read", "[cli]") {
  const Tablet tablet;
  const auto forced = [&](std::string text, const std::string& from, const std::string& to) {
    text.replace(text.find(from), from.size(), to);
    return tablet.ctl({"import", tablet.folder.file("e.json", text), "--force"}).status;
  };
  const std::string good = ligeud_evening(1, nine_made(1));
  CHECK(forced(good, R"("stake":"0.10")", R"("stake":"-1")") == 1);
  CHECK(forced(good, R"("tricks":9)", R"("tricks":"nine")") == 1);
  CHECK_FALSE(std::filesystem::exists(tablet.book));
  CHECK(forced(good, R"("tricks":9)", R"("tricks":13)") == 0);
}

TEST_CASE("voiding the last of a final round opens the session again", "[cli]") {
  const Tablet tablet;
  const std::string id = tablet.import_text(ligeud_evening(1, finishing()));
  CHECK(under(tablet.answer({"settle", id}), "sessions", 0, "finished") == Json(true));
  CHECK(tablet.ctl({"void", id_of(3, 54), "--why", "slip"}).status == 0);
  CHECK(under(tablet.answer({"settle", id}), "sessions", 0, "finished") == Json(false));
  CHECK(tablet.ctl({"verify"}).status == 0);
}

TEST_CASE("merge takes over what is lacking, once", "[cli]") {
  const Tablet here, there;
  static_cast<void>(here.import(sample("ligeud")));
  const std::string came = there.import(sample("rodskagg"));
  static_cast<void>(there.import(sample("ligeud")));
  const Json first = here.answer({"merge", there.book});
  CHECK(under(first, "ok") == Json(true));
  CHECK(under(first, "new") == Json(Json::Array{Json(came)}));
  CHECK(size_under(here.answer({"evenings"}), "evenings") == 2);
  CHECK(under(here.answer({"merge", there.book}), "new_records") == Json(0));
  CHECK(under(there.answer({"merge", here.book}), "ok") == Json(true));
  CHECK(here.answer({"evenings"}) == there.answer({"evenings"}));
  CHECK(here.answer({"standings"}) == there.answer({"standings"}));
  CHECK(here.ctl({"verify"}).status == 0);
  CHECK(there.ctl({"verify"}).status == 0);
  CHECK(under(here.answer({"merge", here.book}), "new_records") == Json(0));
}

TEST_CASE("verify tells what it counted, and exits 1 when something differs", "[cli]") {
  const Tablet tablet;
  static_cast<void>(tablet.import_text(ligeud_evening(1, nine_made(1) + "," + agreed(2, "5"))));
  const Json sound = tablet.answer({"verify"});
  CHECK(under(sound, "entries") == Json(2));
  // The evening, its five players, the session, two entries.
  CHECK(under(sound, "records") == Json(9));
  CHECK(under(sound, "logs", 0, "count") == Json(9));
  CHECK(size_under(sound, "differences") == 0);
  CHECK(contains(tablet.ctl({"verify"}).out, text_under(sound, "logs", 0, "head")));

  tamper(
      tablet.book,
      "UPDATE posting SET points = points + 1000 WHERE entry = (SELECT min(entry) FROM posting)");
  const Run run = tablet.ctl({"verify", "--json"});
  CHECK(run.status == 1);
  CHECK(run.err.empty());
  const Json found = json_of(run.out);
  CHECK(under(found, "ok") == Json(false));
  CHECK(text_under(found, "differences", 0, "entry") == id_of(3, 1));
  CHECK(text_under(found, "differences", 0, "session") == id_of(2, 1));
  const Run page = tablet.ctl({"verify"});
  CHECK(page.status == 1);
  CHECK(contains(lines_of(page.out).at(0), id_of(3, 1)));
}

TEST_CASE("a backup is a whole book and never overwrites", "[cli]") {
  const Tablet tablet;
  static_cast<void>(tablet.import(sample("ligeud")));
  const std::string copy = tablet.folder.path("copy.db");
  CHECK(tablet.ctl({"backup", copy}).status == 0);
  CHECK(kattegatctl({"--db", copy, "evenings", "--json"}).out ==
        tablet.ctl({"evenings", "--json"}).out);
  CHECK(kattegatctl({"--db", copy, "verify"}).status == 0);
  const std::string bytes = read_bytes(copy);
  CHECK(says_why_not(tablet.ctl({"backup", copy})));
  CHECK(says_why_not(tablet.ctl({"backup", tablet.book})));
  CHECK(says_why_not(tablet.ctl({"backup", tablet.folder.path("no/such/copy.db")})));
  CHECK(says_why_not(tablet.ctl({"backup", tablet.folder.path("")})));
  CHECK(read_bytes(copy) == bytes);
  // Nothing half-made lies about.
  std::size_t files = 0;
  for (const auto& file : std::filesystem::directory_iterator(tablet.folder.path("")))
    files += contains(file.path().filename().string(), ".new-") ? 100U : 1U;
  CHECK(files <= 6);
}

TEST_CASE("standings sum evenings between two days, both included", "[cli]") {
  const Tablet tablet;
  static_cast<void>(tablet.import_text(ligeud_evening(1, nine_made(1), "2026-11-06")));
  static_cast<void>(tablet.import_text(ligeud_evening(2, nine_made(2), "2026-11-13", "1")));
  static_cast<void>(tablet.import_text(ligeud_evening(3, agreed(3, "7"), "2026-11-20")));
  const auto anna = [&](std::vector<std::string> words) {
    words.insert(words.begin(), "standings");
    const Json first = under(tablet.answer(words), "players", 0);
    return text_under(first, "name") + " " + text_under(first, "money", "DKK") + " " +
           text_under(first, "points", "ligeud") + " " + to_line(under(first, "evenings"));
  };
  CHECK(anna({}) == "Anna -98.30 -173 3");
  CHECK(anna({"--from", "2026-11-13"}) == "Anna -89.30 -83 2");
  CHECK(anna({"--to", "2026-11-13"}) == "Anna -99.00 -180 2");
  CHECK(anna({"--from", "2026-11-13", "--to", "2026-11-13"}) == "Anna -90.00 -90 1");
  CHECK(size_under(tablet.answer({"standings", "--from", "2027-01-01"}), "players") == 0);
  CHECK(size_under(tablet.answer({"standings"}), "players") == 4);  // Else did not play
  CHECK(tablet.ctl({"standings"}).status == 0);
}

}  // namespace stored_test
