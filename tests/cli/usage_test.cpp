// How kattegatctl is called, and what it says to whoever calls it wrongly.
#include <pwd.h>
#include <sys/wait.h>
#include <unistd.h>

#include <filesystem>
#include <set>

#include "kattegat/languages/languages.hpp"
#include "kattegat/usage/surroundings.hpp"
#include "support/paths.hpp"
#include "support/tablet.hpp"

using namespace kattegat;
using namespace kattegat::test;

namespace usage_test {

namespace {

// The program with these variables set in its environment.
Run with_environment(std::vector<std::string> variables, const std::vector<std::string>& words) {
  variables.emplace_back(test::ctl_path);
  variables.insert(variables.end(), words.begin(), words.end());
  return run_program("env", variables);
}

}  // namespace

TEST_CASE("help and version are answers, not errors", "[cli]") {
  const Run version = kattegatctl({"--version"});
  CHECK(version.status == 0);
  CHECK(version.err.empty());
  CHECK(lines_of(version.out).size() == 1);
  const Run help = kattegatctl({"--help"});
  CHECK(help.status == 0);
  CHECK(help.err.empty());
  for (const char* command : {"check", "settle", "import", "evenings", "export", "record", "void",
                              "merge", "verify", "backup", "standings", "statistics"}) {
    CAPTURE(command);
    CHECK(contains(help.out, command));
    CHECK(kattegatctl({command, "--help"}).status == 0);
  }
}

TEST_CASE("wrong usage is one line on standard error and exit 2", "[cli]") {
  const Tablet tablet;
  const std::string id = tablet.import_text(ligeud_evening(1, nine_made(1)));
  const std::vector<std::vector<std::string>> calls{
      {},
      {"chekc"},
      {"check"},
      {"check", sample("ligeud"), "one-more"},
      {"check", sample("ligeud"), "--jsn"},
      {"settle"},
      {"settle", id, "--plan"},
      {"settle", id, "--plan", "least"},
      {"settle", id, "--plan", "banker"},
      {"settle", id, "--plan", "banker="},
      {"settle", id, "--plan", "banker=Nobody"},
      {"settle", id, "--plan", "banker=anna"},
      {"settle", "not-an-id"},
      {"settle", id.substr(1)},
      {"settle", id + "0"},
      {"settle", "--paid"},
      {"import"},
      {"import", sample("ligeud"), "--dry-run"},
      {"import", sample("ligeud"), "--undo", "--why", "x"},
      {"import", "--csv", sample("ligeud"), "--layout", "diagonal"},
      {"import", "--csv", sample("ligeud"), "--encoding", "ebcdic"},
      {"join"},
      {"join", id},
      {"evenings", "all"},
      {"export", id},
      {"export", id, "--as", "docx"},
      {"export", "42", "--as", "csv"},
      {"record"},
      {"record", "not-an-id"},
      {"void", id_of(3, 1)},
      {"void", id_of(3, 1), "--why", ""},
      {"void", id_of(3, 1), "--why", "\xFF"},
      {"void", "not-an-id", "--why", "x"},
      {"merge"},
      {"backup"},
      {"standings", "--from", "2026-02-30"},
      {"standings", "--to", "yesterday"},
      {"standings", "--from", "2026-1-1"},
      {"evenings", "--lang", "xx"},
      {"verify", "--anchor", ""},  // perhaps a variable that is not set
      {"verify", "--anchor="},
      {"conflicts", "--keep", ""},
      {"conflicts", ""},
      {"statistics", ""},
      {"standings", "--from", ""},
      {"standings", "--place", ""},
      {"statistics", "--place="},
      {"purse", "--place", ""},
      {"export", id, "--as", ""},
      {"--db"},
  };
  const std::string before = read_bytes(tablet.book);
  for (const auto& call : calls) {
    const Run run = tablet.ctl(call);
    CAPTURE(call, run.status, run.out, run.err);
    CHECK(says_why_not(run));
  }
  CHECK(read_bytes(tablet.book) == before);
}

TEST_CASE("a file is named on the line that says why not, whatever its name is", "[cli]") {
  const Tablet tablet;
  const std::string none = "none\n\x1B[31m";  // the program that made it up may be anybody's
  const std::string name = "half\n\x1B[31m.json";
  const std::string half = tablet.folder.file(name, "{");
  for (const std::vector<std::string>& call :
       {std::vector<std::string>{"check", none},
        {"check", half},
        {"settle", half},
        {"import", none},
        {"import", "--csv", none},
        {"judge", "trick", none},
        {"merge", none},
        {"export", tablet.import_text(ligeud_evening(1, nine_made(1))), "--as", "csv", "-o",
         none + "/x"}}) {
    const Run run = tablet.ctl(call);
    CAPTURE(call, run.out, run.err);
    CHECK(says_why_not(run));
    CHECK_FALSE(contains(run.err, "\x1B"));
  }
  const std::string wrong =
      tablet.folder.file("13" + name, ligeud_evening(2, nine_made(2, R"(,"no":1)")));
  const Run run = tablet.ctl({"import", sample("ligeud"), wrong});
  CAPTURE(run.out);
  CHECK(run.status == 1);
  CHECK(lines_of(run.out).size() == 2);  // the file, and what is wrong in it
  CHECK_FALSE(contains(run.out, "\x1B"));
}

TEST_CASE("a book without a name is not the usual one", "[cli]") {
  for (const std::vector<std::string>& call :
       {std::vector<std::string>{"--db", "", "evenings"}, {"--db=", "evenings"}}) {
    const Run run = kattegatctl(call);
    CAPTURE(call, run.out, run.err);
    CHECK(says_why_not(run));
  }
}

TEST_CASE("what is searched by may be any bytes, and is nothing then", "[cli]") {
  const Tablet tablet;
  static_cast<void>(tablet.import_text(ligeud_evening(1, nine_made(1))));
  REQUIRE(tablet.ctl({"purse", "add", "Anna", "20", "--kind", "kitty"}).status == 0);
  for (const char* bytes : {"\x80", "\xED\xA0\x80", "\xF4\x90\x80\x80", "\xFF"})
    for (const char* command : {"standings", "statistics", "purse"}) {
      const Run run = tablet.ctl({command, "--place", bytes});
      CAPTURE(command, run.out, run.err);
      CHECK(run.status == 0);
      CHECK(run.err.empty());
      CHECK_FALSE(contains(run.out, "Anna"));
    }
}

TEST_CASE("what the book does not have is said, with exit 2", "[cli]") {
  const Tablet tablet;
  const std::string evening = tablet.import_text(ligeud_evening(1, nine_made(1)));
  const std::string unknown = id_of(9, 1);
  // An id of another kind is as unknown as any.
  const std::vector<std::vector<std::string>> calls{
      {"settle", unknown},
      {"export", unknown, "--as", "csv"},
      {"record", unknown},
      {"void", unknown, "--why", "x"},
      {"settle", id_of(2, 1)},
      {"export", id_of(3, 1), "--as", "evening"},
      {"record", evening},
      {"record", id_of(3, 1)},
      {"void", evening, "--why", "x"},
      {"void", id_of(2, 1), "--why", "x"},
  };
  const std::int64_t records = tablet.records();
  for (const auto& call : calls) {
    const Run run = tablet.ctl(call, agreed(7, "1") + "\n");
    CAPTURE(call, run.status, run.out, run.err);
    CHECK(says_why_not(run));
  }
  CHECK(tablet.records() == records);
}

TEST_CASE("reading a book that is not there fails and makes no file", "[cli]") {
  const Tablet tablet;
  const std::string id = id_of(1, 1);
  const std::vector<std::vector<std::string>> calls{{"evenings"},
                                                    {"settle", id},
                                                    {"export", id, "--as", "csv"},
                                                    {"record", id},
                                                    {"void", id, "--why", "x"},
                                                    {"verify"},
                                                    {"standings"},
                                                    {"standings", "--by", "average"},
                                                    {"statistics"},
                                                    {"backup", tablet.folder.path("copy.db")},
                                                    {"merge", tablet.folder.path("other.db")},
                                                    {"import", tablet.folder.path("none.json")}};
  for (const auto& call : calls) {
    const Run run = tablet.ctl(call);
    CAPTURE(call, run.status, run.out, run.err);
    CHECK(says_why_not(run));
    CHECK(std::filesystem::is_empty(std::filesystem::path(tablet.book).parent_path()));
  }
}

TEST_CASE("without --db the book is in the user's data folder", "[cli]") {
  const Folder folder;
  const std::string data = "XDG_DATA_HOME=" + folder.path("data");
  CHECK(says_why_not(with_environment({data}, {"evenings"})));
  const Run run = with_environment({data}, {"import", sample("ligeud")});
  CHECK(run.status == 0);
  CHECK(std::filesystem::exists(folder.path("data/kattegat/book.db")));
  CHECK(with_environment({data}, {"verify"}).status == 0);

  // The variable's usual value when it is not set.
  const std::string home = "HOME=" + folder.path("home");
  CHECK(with_environment({"-u", "XDG_DATA_HOME", home}, {"import", sample("ligeud")}).status == 0);
  CHECK(std::filesystem::exists(folder.path("home/.local/share/kattegat/book.db")));
  // What is no whole path would be another book in every folder.
  const std::string other = "HOME=" + folder.path("other");
  CHECK(with_environment({"XDG_DATA_HOME=data", other}, {"import", sample("ligeud")}).status == 0);
  CHECK(std::filesystem::exists(folder.path("other/.local/share/kattegat/book.db")));
}

TEST_CASE("without a home in the environment the book is where the machine knows one", "[cli]") {
  const passwd* const us = ::getpwuid(::geteuid());
  REQUIRE(us != nullptr);
  const std::string usual = std::string(us->pw_dir) + "/.local/share/kattegat/book.db";
  for (const char* home : {"-uHOME", "HOME=", "HOME=home", "HOME=~"}) {
    const Run run = with_environment({"-u", "XDG_DATA_HOME", home}, {"evenings", "--lang", "en"});
    CAPTURE(home, run.out, run.err);
    if (std::filesystem::exists(usual)) continue;
    CHECK(run.err == "kattegatctl: there is no book at " + usual + "\n");
  }
}

TEST_CASE("where nobody knows of a home no book is made, and files are read all the same",
          "[cli]") {
  if (::geteuid() != 0) {
    WARN("not looked at: nobody but root may be whom the machine does not know");
    return;
  }
  constexpr const char* stranger = "54321";
  REQUIRE(::getpwuid(54321) == nullptr);
  for (const char* home : {"-uHOME", "HOME=", "HOME=home"}) {
    const auto as_stranger = [&](const std::vector<std::string>& words) {
      std::vector<std::string> all{std::string("--reuid=") + stranger,
                                   std::string("--regid=") + stranger,
                                   "--clear-groups",
                                   "env",
                                   "-u",
                                   "XDG_DATA_HOME",
                                   home,
                                   "LC_ALL=C.UTF-8",
                                   test::ctl_path};
      all.insert(all.end(), words.begin(), words.end());
      return run_program("setpriv", all);
    };
    if (as_stranger({"--version"}).status != 0) return;  // who may not even start it
    for (const std::vector<std::string>& words : {std::vector<std::string>{"evenings"},
                                                  {"import", sample("ligeud")},
                                                  {"recover", "x.db"}}) {
      const Run run = as_stranger(words);
      CAPTURE(home, words, run.err);
      CHECK(says_why_not(run));
      CHECK(contains(run.err, "no book is named (--db)"));
    }
  }
}

TEST_CASE("where nobody knows of a home the desktop has no folders in the root of all", "[cli]") {
  if (::geteuid() != 0) {
    WARN("not looked at: nobody but root may be whom the machine does not know");
    return;
  }
  constexpr uid_t stranger = 54321;
  REQUIRE(::getpwuid(stranger) == nullptr);
  const pid_t child = ::fork();
  if (child == 0) {
    for (const char* name : {"HOME", "XDG_DOCUMENTS_DIR"}) ::unsetenv(name);
    if (::setuid(stranger) != 0) ::_exit(1);
    ::_exit(kattegat::usage::desktop_folder("DOCUMENTS", "/Documents").empty() ? 0 : 1);
  }
  int status = -1;
  REQUIRE(::waitpid(child, &status, 0) == child);
  CHECK(status == 0);
}

TEST_CASE("the desktop says what its folders are called", "[cli]") {
  const std::string said =
      "# made by the desktop\nXDG_DESKTOP_DIR=\"$HOME/Skrivebord\"\n"
      "XDG_DOCUMENTS_DIR=\"$HOME/Mine \\\"dokumenter\\\"\"\nXDG_DOWNLOAD_DIR=\"/srv/hentet\"\n"
      "XDG_MUSIC_DIR=\"$HOME/\"\nXDG_VIDEOS_DIR=\"Film\"\nXDG_PICTURES_DIR=";
  const auto folder = [&](const char* name) {
    return kattegat::usage::folder_in(said, name, "/home/anna");
  };
  CHECK(folder("XDG_DESKTOP_DIR") == "/home/anna/Skrivebord");
  CHECK(folder("XDG_DOCUMENTS_DIR") == "/home/anna/Mine \"dokumenter\"");
  CHECK(folder("XDG_DOWNLOAD_DIR") == "/srv/hentet");
  for (const char* none :
       {"XDG_MUSIC_DIR", "XDG_VIDEOS_DIR", "XDG_PICTURES_DIR", "XDG_TEMPLATES_DIR"})
    CHECK(folder(none).empty());
  // Without a home a whole folder is one still, and none below it.
  CHECK(kattegat::usage::folder_in(said, "XDG_DOWNLOAD_DIR", "") == "/srv/hentet");
  CHECK(kattegat::usage::folder_in(said, "XDG_DESKTOP_DIR", "").empty());
}

TEST_CASE("a place that no clock knows has the time of Greenwich: what is decided there counts",
          "[cli]") {
  for (const char* zone : {"TZ=XXX-100", "TZ=XXX+167:59:59", "TZ=XXX-24", "TZ=XXX-23:59:59"}) {
    const Tablet tablet;
    const std::string evening =
        tablet.import_text(ligeud_evening(1, agreed(1, "7") + "," + agreed(2, "9")));
    const auto decided = [&](const std::vector<std::string>& words) {
      std::vector<std::string> all{"--db", tablet.book};
      all.insert(all.end(), words.begin(), words.end());
      return with_environment({zone}, all);
    };
    CAPTURE(zone);
    CHECK(decided({"void", id_of(3, 1), "--why", "slip"}).status == 0);
    CHECK(decided({"restore", id_of(3, 1), "--why", "right"}).status == 0);
    CHECK(decided({"void", id_of(3, 2), "--why", "slip"}).status == 0);
    CHECK(tablet.ctl({"verify"}).status == 0);
    const Tablet other;
    CHECK(other.ctl({"merge", tablet.book}).status == 0);
    const std::string settled = tablet.ctl({"settle", evening}).out;
    CHECK(contains(settled, "2. agreed points (void)"));
    CHECK_FALSE(contains(settled, "1. agreed points (void)"));
    CHECK(other.ctl({"settle", evening}).out == settled);
  }
}

TEST_CASE("pages come in the language that is asked for", "[cli]") {
  const auto page = [](const char* language) {
    return kattegatctl({"settle", sample("ligeud"), "--lang", language}).out;
  };
  std::set<std::string> pages;
  for (const Language language : languages) pages.insert(page(std::string(code(language)).c_str()));
  CHECK(pages.size() == std::size(languages));
  const Run danish = with_environment({"LC_ALL=da_DK.UTF-8"}, {"settle", sample("ligeud")});
  CHECK(danish.out == page("da"));
  // Rules and fields are for programs: the same in every language. The sentence is not.
  const Folder folder;
  const std::string broken = folder.file(
      "broken.json", ligeud_evening(1, R"({"type":"deal","contract":"9","declarer":"Bo"})"));
  const auto violation = [&](const char* language) {
    return under(json_of(kattegatctl({"check", broken, "--json", "--lang", language}).out),
                 "violations", 0);
  };
  CHECK(under(violation("da"), "rule") == under(violation("sv"), "rule"));
  CHECK(under(violation("da"), "message") != under(violation("sv"), "message"));
}

TEST_CASE("standard input is a file too, and output that cannot be written is said", "[cli]") {
  const Run run = kattegatctl({"check", "-"}, read_bytes(sample("ligeud")));
  CHECK(run.status == 0);
  const Run full = run_program(
      "sh", {"-c", "exec \"$0\" settle \"$1\" > /dev/full", test::ctl_path, sample("ligeud")});
  CAPTURE(full.status, full.err);
  CHECK(says_why_not(full));
}

}  // namespace usage_test
