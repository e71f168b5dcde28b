// Files that are no evening: refused in words, without a crash and without a trace in the book.
#include <filesystem>

#include "kattegat/evening/judge.hpp"
#include "kattegat/evening/read.hpp"
#include "kattegat/languages/languages.hpp"
#include "support/form.hpp"
#include "support/tablet.hpp"

using namespace kattegat;
using namespace kattegat::test;

namespace bad_input_test {

namespace {

struct Bad {
  const char* what;
  std::string bytes;
  int status;  // 2: it cannot be read at all; 1: it breaks a rule
};

std::string repeated(const std::string& part, std::size_t times) {
  std::string all;
  all.reserve(part.size() * times);
  for (std::size_t i = 0; i < times; ++i) all += part;
  return all;
}

// A good evening with `from` replaced.
std::string with(const std::string& from, const std::string& to) {
  std::string text = ligeud_evening(1, nine_made(1));
  const auto place = text.find(from);
  REQUIRE(place != std::string::npos);
  return text.replace(place, from.size(), to);
}

std::string adjusted(const std::string& amount, const std::string& other) {
  return ligeud_evening(
      1, R"({"type":"adjust","why":"x","points":{"Anna":)" + amount + R"(,"Bo":)" + other + "}}");
}

std::vector<Bad> bad_files() {
  const std::string good = ligeud_evening(1, nine_made(1));
  return {
      {"empty", "", 2},
      {"blank", " \n\t ", 2},
      {"not JSON", "hello", 2},
      {"binary",
       std::string("\x7F"
                   "ELF\x02\x01\x01\0\0\0\0\0",
                   12),
       2},
      {"zeros", std::string(4096, '\0'), 2},
      {"truncated", good.substr(0, good.size() / 2), 2},
      {"truncated by one", good.substr(0, good.size() - 1), 2},
      {"two values", good + good, 2},
      {"trailing comma", with("]}]}", "]}],}"), 2},
      {"comment", "// evening\n" + good, 2},
      {"single quotes", with("\"Klubben\"", "'Klubben'"), 2},
      {"UTF-16", std::string("\xFF\xFE{\0}\0", 6), 2},
      {"invalid UTF-8 in a name", with("\"Klubben\"", "\"Klub\xFF\""), 2},
      {"overlong UTF-8", with("\"Klubben\"", "\"\xC0\xAF\""), 2},
      {"UTF-8 cut short", with("\"Klubben\"", "\"\xE2\x82\""), 2},
      {"an encoded surrogate", with("\"Klubben\"", "\"\xED\xA0\x80\""), 2},
      {"a lone high surrogate", with("\"Klubben\"", R"("\ud800")"), 2},
      {"a lone low surrogate", with("\"Klubben\"", R"("\udc00x")"), 2},
      {"a raw control character", with("Klubben", "Klub\nben"), 2},
      {"a key twice", with(R"("place")", R"("date":"2026-11-20","place")"), 2},
      {"a key twice, once escaped", with(R"("place")", R"("d\u0061te":"2026-11-20","place")"), 2},
      {"a key twice in an entry", with(R"("tricks":9)", R"("tricks":9,"tricks":10)"), 2},
      {"NaN", with(R"("tricks":9)", R"("tricks":NaN)"), 2},
      {"Infinity", with(R"("tricks":9)", R"("tricks":-Infinity)"), 2},
      {"hexadecimal", with(R"("tricks":9)", R"("tricks":0x9)"), 2},
      {"leading zero", with(R"("tricks":9)", R"("tricks":09)"), 2},
      {"more than a double holds", with(R"("tricks":9)", R"("tricks":1e999)"), 1},
      {"nesting beyond the limit", repeated("[", 33) + repeated("]", 33), 2},
      {"nesting by the million", repeated("[", 1'000'000), 2},
      {"objects by the hundred thousand", repeated("{\"a\":", 100'000), 2},
      {"more than 64 MiB", good + std::string(std::size_t{65} << 20U, ' '), 2},
      {"10,001 entries",
       ligeud_evening(1, repeated(R"({"type":"note","text":"x"},)", 10'000) + nine_made(1)), 2},

      {"null", "null", 1},
      {"a number", "42", 1},
      {"a text", "\"evening\"", 1},
      {"a list", "[]", 1},
      {"an empty object", "{}", 1},
      {"nesting at the limit", repeated("[", 32) + repeated("]", 32), 1},
      {"another format", with("kattegat-evening", "kattegat-season"), 1},
      {"a newer version", with(R"("version":1)", R"("version":2)"), 1},
      {"a version in quotes", with(R"("version":1)", R"("version":"1")"), 1},
      {"a fractional version", with(R"("version":1)", R"("version":1.0)"), 1},
      {"a huge version", with(R"("version":1)", R"("version":18446744073709551617)"), 1},
      {"an unknown key", with(R"("place")", R"("plaec":"x","place")"), 1},
      {"a bad id", with(id_of(1, 1), "1"), 1},
      {"a bad date", with("2026-11-20", "2026-11-31"), 1},
      {"no leap day", with("2026-11-20", "2100-02-29"), 1},
      {"a date with a time", with("2026-11-20", "2026-11-20T10:00"), 1},
      {"a place that is no text", with("\"Klubben\"", "7"), 1},
      {"players that are no list", with(R"(["Anna","Bo","Cai","Dea","Else"])", "{}"), 1},
      {"a player that is no text", with(R"("Else"])", "null]"), 1},
      {"a player twice", with(R"("Else"])", R"("Anna"])"), 1},
      {"a player without name", with(R"("Else"])", R"(""])"), 1},
      {"a player of blanks", with(R"("Else"])", R"(" Else"])"), 1},
      {"a name with a zero in it", with(R"("Else"])", R"("El\u0000se"])"), 1},
      {"a name of two lines", with(R"("Else"])", R"("El\nse"])"), 1},
      {"a name of 81 characters", with(R"("Else"])", "\"" + repeated("ø", 81) + "\"]"), 1},
      {"a hundred thousand players", with(R"("Else"])", repeated("\"x\",", 100'000) + "\"x\"]"), 1},
      {"an unknown game", with("\"ligeud\"", "\"poker\""), 1},
      {"five at a table of four", with(R"("Dea"],"stake")", R"("Dea","Else"],"stake")"), 1},
      {"a stranger at the table", with(R"("Dea"],"stake")", R"("Eva"],"stake")"), 1},
      {"a stake that is a number", with("\"0.10\"", "0.10"), 1},
      {"a stake below zero", with("\"0.10\"", "\"-0.10\""), 1},
      {"a stake of three decimals", with("\"0.10\"", "\"0.105\""), 1},
      {"a stake with an exponent", with("\"0.10\"", "\"1e2\""), 1},
      {"an unknown house rule", with(R"("entries")", R"("rules":{"double":true},"entries")"), 1},
      {"entries that are no list", with(R"("entries":[)", R"("entries":{},"x":[)"), 1},
      {"an entry that is no object", ligeud_evening(1, "7"), 1},
      {"an entry without type", ligeud_evening(1, "{}"), 1},
      {"an unknown type", ligeud_evening(1, R"({"type":"deel"})"), 1},
      {"a fraction of a trick", with(R"("tricks":9)", R"("tricks":9.5)"), 1},
      {"a whole fraction of tricks", with(R"("tricks":9)", R"("tricks":9.0)"), 1},
      {"tricks below zero", with(R"("tricks":9)", R"("tricks":-1)"), 1},
      {"tricks beyond 64 bits", with(R"("tricks":9)", R"("tricks":99999999999999999999)"), 1},
      {"tricks that wrap to 9", with(R"("tricks":9)", R"("tricks":4294967305)"), 1},
      {"tricks that are true", with(R"("tricks":9)", R"("tricks":true)"), 1},
      {"points that are numbers", adjusted("1", "-1"), 1},
      {"points out of balance", adjusted(R"("1")", R"("-2")"), 1},
      {"points with an exponent", adjusted(R"("1e9")", R"("-1e9")"), 1},
      {"points of four decimals", adjusted(R"("0.0001")", R"("-0.0001")"), 1},
      {"points that are NaN", adjusted(R"("NaN")", R"("NaN")"), 1},
      {"points with a plus", adjusted(R"("+1")", R"("-1")"), 1},
      {"points beyond the bound", adjusted(R"("1000000001")", R"("-1000000001")"), 1},
      {"points beyond 64 bits", adjusted(R"("9223372036854775808")", R"("-9223372036854775808")"),
       1},
      {"points in Arabic digits", adjusted(R"("١")", R"("-١")"), 1},
      {"an id used twice", ligeud_evening(1, nine_made(1) + "," + nine_made(1)), 1},
      {"a time that is none", with(R"("tricks":9)", R"("tricks":9,"at":"yesterday")"), 1},
      {"a void that is a flag", with(R"("tricks":9)", R"("tricks":9,"void":true)"), 1},
  };
}

// What every refusal has in common.
void check_refusal(const Run& run, int status) {
  CAPTURE(run.status, run.out.substr(0, 500), run.err.substr(0, 500));
  if (status == 2) {
    CHECK(says_why_not(run));
  } else {
    CHECK(run.status == 1);
    CHECK(run.err.empty());
    CHECK(!run.out.empty());
  }
  CHECK(run.err.size() < 500);
}

}  // namespace

TEST_CASE("of several files the one that breaks a rule is named", "[cli]") {
  const Tablet tablet;
  const std::string good = tablet.folder.file("good.json", ligeud_evening(1, nine_made(1))),
                    bad = tablet.folder.file("bad.json", ligeud_evening(2, R"({"type":"deal"})"));
  const Run run = tablet.ctl({"import", good, bad, "--lang", "en"});
  CHECK(run.status == 1);
  CHECK(run.out.starts_with(bad + ":\n"));
}

TEST_CASE("a bad file is refused by check and by import, and leaves no trace", "[cli]") {
  const Tablet tablet;
  static_cast<void>(tablet.import_text(ligeud_evening(5, nine_made(5))));
  const std::string before = read_bytes(tablet.book);
  std::size_t number = 0;
  for (const Bad& bad : bad_files()) {
    CAPTURE(bad.what);
    const std::string file = tablet.folder.file("bad.json", bad.bytes);
    if (is_due(++number, 2)) check_refusal(kattegatctl({"check", file}), bad.status);
    if (is_due(number + 1, 2)) check_refusal(tablet.ctl({"import", file, "--json"}), bad.status);
  }
  CHECK(read_bytes(tablet.book) == before);
}

TEST_CASE("a file of nothing but values is refused before they fill the memory", "[cli][once]") {
  const std::string list = "[" + repeated("0,", 999'999) + "0]";
  const auto lists = [&](std::size_t count) {
    return "[" + repeated(list + ",", count - 1) + list + "]";
  };
  CHECK(read_evening(lists(1)).has_value());  // which is no evening
  const auto read = read_evening(lists(20));
  REQUIRE_FALSE(read.has_value());
  const std::string too_many = "it has more values than are read in one place";
  CHECK(say(read.error(), Language::english) == too_many);
  // A member of an object takes the memory of two.
  const std::string object = R"({"a":0,"b":0,"c":0,"d":0,"e":0,"f":0,"g":0,"h":0})",
                    objects = "[" + repeated(object + ",", 649'999) + object + "]";
  const auto members = read_evening("[" + objects + "," + objects + "]");
  REQUIRE_FALSE(members.has_value());
  CHECK(say(members.error(), Language::english) == too_many);
}

TEST_CASE("what is no file at all is refused too", "[cli]") {
  const Tablet tablet;
  for (const std::string& path :
       {tablet.folder.path("missing.json"), tablet.folder.path(""),
        tablet.folder.path("no/such/folder"), tablet.folder.path(std::string(5000, 'x')),
        std::string("/dev/zero"), std::string("")}) {
    CAPTURE(path.substr(0, 200));
    const Run checked = kattegatctl({"check", path});
    CAPTURE(checked.status, checked.out, checked.err.substr(0, 300));
    CHECK(says_why_not(checked));
    CHECK(says_why_not(kattegatctl({"settle", path})));
    CHECK(says_why_not(tablet.ctl({"import", path})));
  }
  CHECK_FALSE(std::filesystem::exists(tablet.book));
}

TEST_CASE("a refused import into no book makes no book", "[cli]") {
  const Tablet tablet;
  const std::string bad = tablet.folder.file("bad.json", ligeud_evening(1, "{}"));
  CHECK(tablet.ctl({"import", sample("ligeud"), bad}).status == 1);
  CHECK_FALSE(std::filesystem::exists(tablet.book));
}

TEST_CASE("the last bytes of a file may be missing anywhere", "[cli]") {
  // Every prefix in one process; the program itself has had some of them above.
  const std::string good = read_bytes(sample("ligeud"));
  for (std::size_t length = 0; length + 2 < good.size(); length += 7) {
    CAPTURE(length);
    CHECK_FALSE(read_evening(std::string_view(good).substr(0, length)).has_value());
  }
}

TEST_CASE("any one byte of a file may be wrong", "[cli]") {
  const std::string good = read_bytes(sample("rodskagg"));
  std::size_t refused = 0;
  for (std::size_t at = 0; at < good.size(); at += 3)
    for (const char wrong : {'\0', '"', '9', '\x80', '}'}) {
      std::string bytes = good;
      bytes[at] = wrong;
      auto reading = read_evening(bytes);
      if (!reading) {
        ++refused;
        continue;
      }
      const JudgedEvening judged = judge(reading->evening, reading->complaints);
      if (!judged.complaints.empty()) ++refused;
    }
  CHECK(refused > good.size());  // three in five: most bytes matter
}

TEST_CASE("a book that is none is refused and not touched", "[cli]") {
  const Tablet tablet;
  const std::string text = tablet.folder.file("text.db", "dear diary\n" + std::string(200, 'x'));
  const std::string empty = tablet.folder.file("empty.db", "");
  const std::string half = tablet.folder.file("half.db", std::string("SQLite format 3\0", 16));
  const std::string json = tablet.folder.file("json.db", ligeud_evening(1, nine_made(1)));
  for (const std::string& path : {text, empty, half, json}) {
    const std::string before = read_bytes(path);
    for (const std::vector<std::string>& call :
         std::vector<std::vector<std::string>>{{"evenings"},
                                               {"verify"},
                                               {"standings"},
                                               {"import", sample("ligeud")},
                                               {"merge", path},
                                               {"backup", tablet.folder.path("copy.db")},
                                               {"record", id_of(2, 1)}}) {
      std::vector<std::string> words{"--db", path};
      words.insert(words.end(), call.begin(), call.end());
      const Run run = kattegatctl(words);
      CAPTURE(path, call, run.status, run.out, run.err);
      CHECK(says_why_not(run));
    }
    CHECK(read_bytes(path) == before);
  }
  // A folder; and as the other book of a merge.
  CHECK(says_why_not(kattegatctl({"--db", tablet.folder.path(""), "evenings"})));
  static_cast<void>(tablet.import(sample("ligeud")));
  const std::int64_t records = tablet.records();
  for (const std::string& path : {text, empty, half, tablet.folder.path("none.db")})
    CHECK(says_why_not(tablet.ctl({"merge", path})));
  CHECK(tablet.records() == records);
}

}  // namespace bad_input_test
