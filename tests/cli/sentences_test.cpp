// What kattegatctl says to people: what was meant, what is wrong and what to do about it.
#include <fcntl.h>
#include <pty.h>
#include <sys/wait.h>
#include <unistd.h>

#include "support/paths.hpp"
#include "support/tablets.hpp"

using namespace kattegat;
using namespace kattegat::test;

namespace sentences_test {
namespace {

// The program on a terminal of its own; answers what stands there.
Run on_terminal(const std::vector<std::string>& arguments) {
  int terminal = -1;
  const pid_t child = ::forkpty(&terminal, nullptr, nullptr, nullptr);
  REQUIRE(child >= 0);
  if (child == 0) {
    std::vector<char*> words{const_cast<char*>(test::ctl_path)};
    for (const std::string& one : arguments) words.push_back(const_cast<char*>(one.c_str()));
    words.push_back(nullptr);
    ::setenv("LC_ALL", "C.UTF-8", 1);
    ::execv(test::ctl_path, words.data());
    ::_exit(127);
  }
  Run run;
  char bytes[4096];
  for (ssize_t count; (count = ::read(terminal, bytes, sizeof bytes)) > 0;)
    run.out.append(bytes, static_cast<std::size_t>(count));
  int status = 0;
  ::waitpid(child, &status, 0);
  ::close(terminal);
  run.status = WIFEXITED(status) ? WEXITSTATUS(status) : 128;
  return run;
}

}  // namespace

TEST_CASE("a mistake is answered with what was meant", "[cli][sentences]") {
  const Tablet tablet;
  const std::string evening = tablet.import_text(ligeud_evening(1, nine_made(1)));
  const std::string session = id_of(2, 1), entry = id_of(3, 1);
  const std::string table = tablet.folder.file("old.csv", "Dato;Anna;Bo\n");
  struct Said {
    std::vector<std::string> words;
    const char* sentence;
  };
  const std::vector<Said> cases{
      {{"entries", evening}, "is an evening, not a session"},
      {{"settle", session}, "is a session, not an evening"},
      {{"export", entry, "--as", "csv"}, "is an entry, not an evening"},
      {{"void", session, "--why", "x"}, "is a session, not an entry"},
      {{"pay", session, "Anna", "Bo", "1.00"}, "is a session, not an evening"},
      {{"purse", "void", evening, "--why", "x"}, "is an evening, not a movement of the purse"},
      {{"settle", table, "--as", "pdf"}, "is a file; what is asked for here is done with evenings"},
      {{"settle", "nofile.json"}, "“nofile.json” is neither a file nor an id"},
      {{"settle", "0f"}, "is too short for an id"},
      {{"check", tablet.book}, "this is a book, not an evening file; merge takes over"},
      {{"import", tablet.book}, "this is a book, not an evening file; merge takes over"},
      {{"settle", tablet.book}, "this is a book, not an evening file; merge takes over"},
      {{"import", table}, "import --csv reads a club's old results"},
      {{"statistics", "Anne"}, "nobody is called “Anne”; the nearest name is “Anna”"},
      {{"roster", "set", "Deaa", "--swish", "0701234567"}, "the nearest name is “Dea”"},
      {{"purse", "add", "Caj", "20", "--kind", "fee"}, "the nearest name is “Cai”"},
      {{"statistics", "Wilhelmina"}, "nobody is called “Wilhelmina”"},
      {{"roster", "set", "Anna"}, "--swish/--mobilepay/--iban is missing"},
      {{"roster", "set", "Anna", "--swish", "12"}, "is no Swish number: it is a Swedish mobile"},
      {{"roster", "set", "Anna", "--mobilepay", "12"}, "is no MobilePay number: it is a Danish"},
      {{"roster", "set", "Anna", "--iban", "12"}, "is no IBAN: its country, its length"},
      {{"standings", "--game", "poker"}, "--game cannot be “poker”; it can be: ligeud, rodskagg"},
  };
  for (const Said& one : cases) {
    std::vector<std::string> words = one.words;
    words.insert(words.end(), {"--lang", "en"});
    const Run run = tablet.ctl(words);
    CAPTURE(one.words, run.out, run.err);
    CHECK(says_why_not(run));
    CHECK(contains(run.err, one.sentence));
  }
}

TEST_CASE("a letter that ASCII does not have is one slip, as any other", "[cli][sentences]") {
  const Tablet tablet;
  static_cast<void>(tablet.import_text(ligeud_evening(1, nine_made(1))));
  for (const char* name : {"Åge", "Søs"})
    REQUIRE(tablet.ctl({"roster", "add", name, "--lang", "en"}).status == 0);
  const auto said = [&](const char* name) {
    const Run run = tablet.ctl({"purse", "add", name, "20", "--kind", "fee", "--lang", "en"});
    CHECK(says_why_not(run));
    return run.err;
  };
  CHECK(contains(said("Age"), "the nearest name is “Åge”"));
  CHECK(contains(said("Sös"), "the nearest name is “Søs”"));
  CHECK_FALSE(contains(said("Ali"), "the nearest name"));
}

TEST_CASE("the page of a session is no longer than what stands in it, but for a little",
          "[cli][sentences]") {
  const Tablet tablet;
  const std::string note = R"(,"type":"note","text":")";
  std::string entries =
      R"({"id":")" + id_of(3, 1) + "\"" + note + "water " + std::string(100'000, 'x') + "\"}";
  for (int i = 2; i <= 40; ++i) entries += R"(,{"id":")" + id_of(3, i) + "\"" + note + "x\"}";
  static_cast<void>(tablet.import_text(ligeud_evening(1, entries)));
  const Run page = tablet.ctl({"entries", id_of(2, 1)});
  CHECK(page.status == 0);
  CHECK(lines_of(page.out).size() == 41);
  CHECK(contains(page.out, "water xxx"));
  CHECK(contains(page.out, "xxx…"));
  CHECK(page.out.size() < 100'000);
}

TEST_CASE("columns have their headings, and text stands to the left", "[cli][sentences]") {
  const Tablet tablet;
  std::string entries;
  for (int n = 1; n <= 10; ++n) entries += (n > 1 ? "," : "") + nine_made(n);
  static_cast<void>(tablet.import_text(ligeud_evening(1, entries)));
  const auto rows = lines_of(tablet.ctl({"entries", id_of(2, 1), "--lang", "en"}).out);
  REQUIRE(rows.size() == 11);
  for (const char* name : {"Anna", "Bo", "Cai", "Dea"}) CHECK(contains(rows[0], name));
  CHECK(rows[1].find("0000") == rows[10].find("0000"));
  CHECK(rows[1].find("0000") == rows[0].find("id"));
  const auto sums = lines_of(tablet.ctl({"standings", "--lang", "en"}).out);
  REQUIRE(sums.size() == 5);
  for (const char* word : {"Player", "Money", "Evenings", "Points"}) CHECK(contains(sums[0], word));
}

TEST_CASE("a file that breaks what the book has beside it is taken by force", "[cli][sentences]") {
  const Tablet one, two;
  const std::string first = dealt(1, "Anna", "Bo"), second = dealt(2, "Bo", "Cai");
  for (const Tablet* tablet : {&one, &two})
    (void)tablet->import_text(ligeud_evening(1, first + "," + second));
  REQUIRE(one.ctl({"void", id_of(3, 1), "--why", "never", "--force"}).status == 0);
  const std::string file = two.folder.file("evening.json", one.exported(id_of(1, 1), "evening"));
  const Run refused = two.ctl({"import", file, "--lang", "en"});
  CHECK(refused.status == 1);
  CHECK(contains(refused.out, "import it with --force"));
  const std::string other =
      two.folder.file("other.json", ligeud_evening(2, nine_made(9), "2026-11-27"));
  CHECK(contains(two.ctl({"import", other, file, "--lang", "en"}).out, "evening.json:\n"));
  CHECK(text_under(*parse_json(two.ctl({"import", other, file, "--json"}).out), "violations", 0,
                   "file") == file);
  const Run taken = two.ctl({"import", file, "--force", "--lang", "en"});
  CAPTURE(taken.out, taken.err);
  CHECK(taken.status == 0);
  CHECK(contains(taken.out, "These entries now break a rule"));
  CHECK(contains(taken.out, "entry 2"));
  CHECK(two.exported(id_of(1, 1), "evening") == one.exported(id_of(1, 1), "evening"));
  CHECK(two.ctl({"verify"}).status == 0);
  meet(one, two);
}

TEST_CASE("what a book was forced to take can be taken over as a file", "[cli][sentences]") {
  // Bo may have one final round only: the second breaks a rule once the first counts again.
  const auto final_round = [](int n) {
    return R"({"id":")" + id_of(3, n) + R"(","type":"final-round"})";
  };
  const Tablet tablet, other;
  const std::string id = tablet.import_text(ligeud_evening(
      1, nine_made(1) + "," + final_round(2).insert(1, R"("void":{"why":"too early"},)") + "," +
             final_round(3) + "," + nine_made(4)));
  REQUIRE(tablet.ctl({"restore", id_of(3, 2), "--why", "no", "--force"}).status == 0);
  const std::string file = tablet.folder.file("evening.json", tablet.exported(id, "evening"));

  const Run refused = other.ctl({"import", file, "--lang", "en"});
  CHECK(refused.status == 1);
  CHECK(contains(refused.out, "entry 3"));
  CHECK(contains(refused.out, "import it with --force"));
  CHECK(refused.err.empty());
  CHECK(tablet.ctl({"check", file}).err.empty());
  const Run taken = other.ctl({"import", file, "--force", "--lang", "en"});
  CHECK(taken.status == 0);
  CHECK(contains(taken.out, id + "\n"));
  CHECK(contains(taken.out, "These entries now break a rule"));
  CHECK(other.exported(id, "evening") == tablet.exported(id, "evening"));
  CHECK(other.ctl({"verify"}).status == 0);
  CHECK(other.ctl({"settle", id}).status == 1);
  const Json again = other.answer({"import", file, "--force"});
  CHECK(under(again, "new_records") == Json(std::int64_t{0}));
  CHECK(size_under(again, "broken") == 1);
  CHECK(under(again, "broken", 0).find("file") == nullptr);
  // Of several files it is said in which it is.
  const std::string good = sample("ligeud");
  const Json both = other.answer({"import", good, file, "--force"});
  CHECK(text_under(both, "broken", 0, "file") == file);
  const Run not_both = other.ctl({"import", good, file, "--json"});
  CHECK(not_both.status == 1);
  CHECK(text_under(json_of(not_both.out), "violations", 0, "file") == file);
  // Put right there, it settles; the two books are one evening.
  REQUIRE(tablet.ctl({"void", id_of(3, 3), "--why", "twice"}).status == 0);
  REQUIRE(other.ctl({"merge", tablet.book}).status == 0);
  CHECK(other.ctl({"settle", id, "--json"}).out == tablet.ctl({"settle", id, "--json"}).out);

  // What is no entry at all is never stored.
  const std::string bad =
      tablet.folder.file("bad.json", ligeud_evening(5, R"({"type":"deal","trick":9})"));
  const Run never = other.ctl({"import", bad, "--force"});
  CHECK(never.status == 1);
  CHECK(never.err.empty());
}

TEST_CASE("a terminal is spared what is no text", "[cli][sentences]") {
  const Tablet tablet;
  const std::string id = tablet.import_text(ligeud_evening(1, nine_made(1)));
  const auto exported = [&](const char* format, std::vector<std::string> more = {}) {
    std::vector<std::string> words{"--db", tablet.book, "export", id, "--as", format};
    words.insert(words.end(), more.begin(), more.end());
    return on_terminal(words);
  };
  for (const auto& [format, called] : {std::pair("pdf", "PDF"), std::pair("xlsx", "Excel")}) {
    const Run spared = exported(format);
    CHECK(spared.status == 2);
    CHECK(contains(spared.out, std::string(called) + " is not for a terminal"));
    CHECK(exported(format, {"-o", "-"}).status == 0);
    CHECK(tablet.exported(id, format).size() > 1000);  // to another program
  }
  CHECK(exported("csv").status == 0);
  CHECK(contains(exported("evening").out, "kattegat-evening"));
}

}  // namespace sentences_test
