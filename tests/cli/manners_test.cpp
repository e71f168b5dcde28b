// How kattegatctl behaves among other programs: somebody who reads only the beginning, ids cut
// short in every command, files and ids told apart, and an answer that has nothing to show.
#include <fcntl.h>
#include <sys/wait.h>
#include <unistd.h>

#include <SQLiteCpp/SQLiteCpp.h>

#include <csignal>

#include "support/paths.hpp"
#include "support/tablet.hpp"

using namespace kattegat;
using namespace kattegat::test;

namespace manners_test {

namespace {

// The program with nobody reading what it writes, as when head(1) has gone.
Run unread(const std::vector<std::string>& arguments, const std::string& input = "") {
  const Folder folder;
  const std::string in = folder.file("in", input), err = folder.path("err");
  int ends[2];
  REQUIRE(::pipe(ends) == 0);
  ::close(ends[0]);
  const pid_t child = ::fork();
  REQUIRE(child >= 0);
  if (child == 0) {
    std::vector<char*> words{const_cast<char*>(test::ctl_path)};
    for (const std::string& one : arguments) words.push_back(const_cast<char*>(one.c_str()));
    words.push_back(nullptr);
    std::signal(SIGPIPE, SIG_DFL);
    ::dup2(::open(in.c_str(), O_RDONLY), STDIN_FILENO);
    ::dup2(ends[1], STDOUT_FILENO);
    ::dup2(::open(err.c_str(), O_WRONLY | O_CREAT, 0600), STDERR_FILENO);
    ::setenv("LC_ALL", "C.UTF-8", 1);
    ::execv(test::ctl_path, words.data());
    ::_exit(127);
  }
  ::close(ends[1]);
  int status = 0;
  ::waitpid(child, &status, 0);
  return {WIFEXITED(status) ? WEXITSTATUS(status) : 128 + WTERMSIG(status), "", read_bytes(err)};
}

}  // namespace

TEST_CASE("an answer that nobody reads to its end is no fault", "[cli]") {
  const Tablet tablet;
  const std::string id = tablet.import_text(ligeud_evening(1, nine_made(1)));
  const std::string broken =
      tablet.folder.file("broken.json", ligeud_evening(7, R"({"type":"deal","tricks":9})"));
  struct Call {
    std::vector<std::string> words;
    int status;
  };
  const std::vector<Call> calls{{{"settle", id}, 0},
                                {{"evenings"}, 0},
                                {{"standings"}, 0},
                                {{"verify", "--json"}, 0},
                                {{"--help"}, 0},
                                {{"help", "--manual"}, 0},
                                {{"check", broken}, 1},
                                {{"export", id, "--as", "pdf"}, 0},
                                {{"entries", id_of(2, 1)}, 0}};
  for (const Call& call : calls) {
    auto words = call.words;
    words.insert(words.begin(), {"--db", tablet.book});
    const Run run = unread(words);
    CAPTURE(call.words, run.err);
    CHECK(run.status == call.status);
    CHECK(run.err.empty());
  }
}

TEST_CASE("who no longer hears what is stored is told so, and nothing more is stored", "[cli]") {
  const Tablet tablet;
  REQUIRE(tablet.import_text(ligeud_evening(1, "")).size() == 36);
  const Run run = unread({"--db", tablet.book, "record", id_of(2, 1)},
                         agreed(1, "1") + "\n" + agreed(2, "2") + "\n");
  CHECK(says_why_not(run));
  CHECK(size_under(tablet.answer({"entries", id_of(2, 1)}), "entries") == 1);
  CHECK(tablet.ctl({"verify"}).status == 0);
}

TEST_CASE("what is stored is said to be, though its answer could not be written out", "[cli]") {
  const Tablet tablet;
  const std::string evening = tablet.import_text(ligeud_evening(1, agreed(1, "1")));
  const std::string file =
      tablet.folder.file("second.json", ligeud_evening(2, nine_made(2), "2026-11-13"));
  REQUIRE(kattegatctl({"--db", tablet.folder.path("other.db"), "import", file}).status == 0);
  const std::string copy = tablet.folder.path("copy.db"), saved = tablet.folder.path("saved.db");
  const std::vector<std::vector<std::string>> calls{
      {"import", file},
      {"merge", tablet.folder.path("other.db")},
      {"void", id_of(3, 1), "--why", "slip"},
      {"restore", id_of(3, 1), "--why", "it was right"},
      {"pay", evening, "Anna", "Bo", "1.00", "--extra"},
      {"purse", "add", "Anna", "20", "--kind", "kitty"},
      {"roster", "add", "Eva"},
      {"roster", "rename", "Eva", "Ida"},
      {"settle", evening, "--paid"},
      {"backup", copy},
      {"recover", saved},
      {"record", id_of(2, 1)}};
  const auto say_into = [&](const std::string& to, std::vector<std::string> words) {
    words.insert(words.begin(), {"-c", "exec \"$0\" \"$@\" " + to, test::ctl_path, "--db",
                                 tablet.book, "--lang", "en"});
    return run_program("sh", words, agreed(9, "2") + "\n");
  };
  for (const auto& call : calls) {
    const Run run = say_into("> /dev/full", call);
    CAPTURE(call, run.err);
    CHECK(says_why_not(run));
    CHECK(contains(run.err, "it is stored; only the answer could not be written out"));
  }
  CHECK(size_under(tablet.answer({"entries", id_of(2, 1)}), "entries") == 2);
  CHECK(contains(tablet.ctl({"roster"}).out, "Ida"));
  CHECK(std::filesystem::exists(copy));
  CHECK(std::filesystem::exists(saved));
  // What only reads has stored nothing.
  const Run read = say_into(">&-", {"evenings"});
  CHECK(says_why_not(read));
  CHECK_FALSE(contains(read.err, "stored"));
}

TEST_CASE("what is done is answered, though nothing can be said beside it", "[cli]") {
  const Tablet tablet;
  const std::string entries = nine_made(1) + "," + dealt(2, "Bo", "Cai");
  REQUIRE(tablet.import_text(ligeud_evening(1, entries)).size() == 36);
  const auto with_like_of_else = [&](int n, const std::string& name) {
    std::string evening = ligeud_evening(n, agreed(n + 10, "1"), "2026-11-13");
    return tablet.folder.file("alike.json", evening.replace(evening.find("Else"), 4, name));
  };
  CHECK(contains(tablet.ctl({"import", with_like_of_else(2, "ELSE")}).err, "ELSE"));
  const auto unheard = [&](const std::string& to, std::vector<std::string> words,
                           const std::string& input = "") {
    words.insert(words.begin(),
                 {"-c", "exec \"$0\" \"$@\" 2" + to, test::ctl_path, "--db", tablet.book});
    return run_program("sh", words, input);
  };
  struct Case {
    std::string to;
    int number;
    std::string name;
  };
  for (const Case& one : {Case{"> /dev/full", 3, "eLSE"}, Case{">&-", 4, "ELSe"}}) {
    CAPTURE(one.to);
    const Run recorded =
        unheard(one.to, {"record", id_of(2, 1)}, "{bad\n" + agreed(one.number, "1") + "\n");
    CHECK(recorded.status == 2);
    const auto answers = lines_of(recorded.out);
    REQUIRE(answers.size() == 2);
    CHECK(text_under(json_of(answers[1]), "id") == id_of(3, one.number));
    const Run imported = unheard(one.to, {"import", with_like_of_else(one.number, one.name)});
    CHECK(imported.status == 0);
    CHECK(imported.out == id_of(1, one.number) + "\n");
  }
  REQUIRE(tablet.ctl({"void", id_of(3, 1), "--why", "slip", "--force"}).status == 0);
  CHECK(contains(tablet.ctl({"standings"}).err, id_of(1, 1)));
  const Run standings = unheard(">&-", {"standings"});
  CHECK(standings.status == 0);
  CHECK(contains(standings.out, "Anna"));
}

// It would wait for half a minute, as whoever writes waits for somebody else who does.
TEST_CASE("what is done is not held up by who is still reading", "[cli]") {
  const Tablet tablet;
  (void)tablet.import_text(ligeud_evening(1, nine_made(1)));
  SQLite::Database reader(tablet.book, SQLite::OPEN_READONLY);
  reader.exec("BEGIN");
  reader.execAndGet("SELECT count(*) FROM record");
  CHECK(run_program("timeout", {"20", ctl_path, "--db", tablet.book, "roster", "add", "Eva"})
            .status == 0);
  CHECK(contains(tablet.ctl({"roster"}).out, "Eva"));
}

TEST_CASE("every command that takes an id takes its beginning", "[cli]") {
  const Tablet tablet;
  REQUIRE(tablet.import_text(ligeud_evening(1, nine_made(1) + "," + agreed(2, "1"))).size() == 36);
  const std::string evening = "00000001", session = "00000002-0000", deal = id_of(3, 1);
  // The entries differ in their last digit only; one of another group is known by its first ones.
  const Run recorded =
      tablet.ctl({"record", session}, R"({"id":"abcdef01-0000-4000-8000-000000000001",)"
                                      R"("type":"note","text":"x"})"
                                      "\n");
  REQUIRE(recorded.status == 0);
  const std::vector<std::vector<std::string>> calls{
      {"settle", evening},
      {"settle", evening, "--json"},
      {"export", evening, "--as", "csv"},
      {"entries", session},
      {"conflicts", evening},
      {"void", "ABCDEF0", "--why", "x"},
      {"restore", "abcdef", "--why", "x"},
      {"pay", evening, "Anna", "Bo", "1.00", "--extra"}};
  for (const auto& call : calls) {
    const Run run = tablet.ctl(call);
    CAPTURE(call, run.out, run.err);
    CHECK(run.status == 0);
  }
  const Run corrected = tablet.ctl({"correct", "abcdef01"}, R"({"type":"note","text":"y"})");
  CAPTURE(corrected.err);
  CHECK(corrected.status == 0);
  const Run several = tablet.ctl({"void", "0000", "--why", "x"});
  CHECK(says_why_not(several));
  CHECK(contains(several.err, "fits several things"));
  CHECK(contains(several.err, deal));
}

TEST_CASE("a file and an id are told apart, with and without a named book", "[cli]") {
  const Tablet tablet;
  const std::string id = tablet.import_text(ligeud_evening(1, nine_made(1)));
  const std::string page = tablet.ctl({"settle", id}).out;
  // A file, although a book is named.
  const Run file = tablet.ctl({"settle", sample("mixed")});
  CHECK(file.status == 0);
  CHECK(file.out == kattegatctl({"settle", sample("mixed")}).out);
  CHECK(says_why_not(tablet.ctl({"settle", tablet.folder.path("none.json")})));
  // The usual book, when none is named; a file of such a name goes before.
  const std::string data = tablet.folder.path("data");
  std::filesystem::create_directories(data + "/kattegat");
  std::filesystem::copy(tablet.book, data + "/kattegat/book.db");
  const std::string script = R"(cd "$1" && XDG_DATA_HOME="$2" exec "$0" settle 00000001)";
  const auto settle = [&](const std::string& folder) {
    return run_program("sh", {"-c", script, test::ctl_path, folder, data});
  };
  CHECK(settle(data).out == page);
  std::filesystem::copy(sample("mixed"), data + "/00000001");
  CHECK(settle(data).out == file.out);
}

TEST_CASE("an empty answer says what is empty", "[cli]") {
  const Tablet tablet;
  REQUIRE(tablet.import_text(ligeud_evening(1, "")).size() == 36);
  struct Case {
    std::vector<std::string> words;
    std::string danish, english;
  };
  const std::vector<Case> cases{{{"standings", "--from", "2030-01-01", "--to", "2030-12-31"},
                                 "Bogen har ingen aften mellem 01.01.2030 og 31.12.2030.\n",
                                 "The book has no evening between 01/01/2030 and 31/12/2030.\n"},
                                {{"standings", "--from", "2030-01-01"},
                                 "Bogen har ingen aften siden 01.01.2030.\n",
                                 "The book has no evening since 01/01/2030.\n"},
                                {{"standings", "--to", "2020-01-01"},
                                 "Bogen har ingen aften til og med 01.01.2020.\n",
                                 "The book has no evening until 01/01/2020.\n"},
                                {{"standings", "--game", "commerce"},
                                 "Bogen har ingen aften med Commerce.\n",
                                 "The book has no evening with Commerce.\n"},
                                {{"standings", "--game", "commerce", "--from", "2030-01-01"},
                                 "Bogen har ingen aften med Commerce siden 01.01.2030.\n",
                                 "The book has no evening with Commerce since 01/01/2030.\n"},
                                {{"entries", id_of(2, 1)},
                                 "Partiet har ingen indførsler endnu.\n",
                                 "The session has no entries yet.\n"},
                                {{"statistics", "Anna", "--deals", "seat:99"},
                                 "„seat:99“ tæller intet af det, Anna har spillet.\n",
                                 "“seat:99” counts nothing of what Anna has played.\n"},
                                {{"statistics", "Anna", "--deals", "evenings:won"},
                                 "„evenings:won“ tæller intet af det, Anna har spillet.\n",
                                 "“evenings:won” counts nothing of what Anna has played.\n"}};
  for (const Case& one : cases)
    for (const bool danish : {true, false}) {
      auto words = one.words;
      words.insert(words.end(), {"--lang", danish ? "da" : "en"});
      const Run run = tablet.ctl(words);
      CAPTURE(words, run.err);
      CHECK(run.status == 0);
      CHECK(run.out == (danish ? one.danish : one.english));
    }
  CHECK(under(tablet.answer({"standings", "--from", "2030-01-01"}), "players") ==
        Json(Json::Array{}));
}

TEST_CASE("who has not played is told of as one who has not, in a book with results", "[cli]") {
  const Tablet tablet;
  REQUIRE(tablet.import_text(ligeud_evening(1, nine_made(1))).size() == 36);
  for (const char* name : {"Eva", "Ida"}) REQUIRE(tablet.ctl({"roster", "add", name}).status == 0);
  const auto said = [&](std::vector<std::string> words) {
    words.insert(words.begin(), "statistics");
    words.insert(words.end(), {"--lang", "en"});
    return tablet.ctl(words).out;
  };
  CHECK(said({"Eva"}) == "Eva has no results yet.\n");
  const std::string none = "The book has no evening that fits all of that.\n";
  CHECK(said({"Eva", "--game", "ligeud"}) == none);
  CHECK(said({"Eva", "--with", "Ida"}) == none);
  CHECK(said({"Eva", "--game", "commerce"}) == "The book has no evening with Commerce.\n");
}

}  // namespace manners_test
