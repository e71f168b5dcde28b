// The files that kattegatctl is given and those it writes: what is none of an ordinary file is let
// alone, the book above all, and what is written is whole, ours, and as private as it was.
#include <sys/socket.h>
#include <sys/stat.h>
#include <sys/sysmacros.h>
#include <sys/un.h>
#include <sys/wait.h>
#include <unistd.h>

#include <filesystem>

#include "kattegat/files/whole_file.hpp"
#include "support/paths.hpp"
#include "support/tablet.hpp"

using namespace kattegat;
using namespace kattegat::test;

namespace files_test {

namespace {

namespace fs = std::filesystem;

// Through a shell, in which "$0" is the program and "$@" its arguments. Nothing may hang.
Run in_shell(const std::string& script, std::vector<std::string> arguments,
             const std::string& input = "") {
  std::vector<std::string> words{"60", "bash", "-c", script, test::ctl_path};
  words.insert(words.end(), arguments.begin(), arguments.end());
  return run_program("timeout", words, input);
}

// With the library before it that makes calls fail; `how` are variables for it.
Run started_on_odd_disk(std::vector<std::string> how, const std::vector<std::string>& words) {
  how.insert(how.begin(), std::string("LD_PRELOAD=") + test::failing_calls_path);
  how.emplace_back("ASAN_OPTIONS=verify_asan_link_order=0:detect_leaks=0");
  how.emplace_back(test::ctl_path);
  how.insert(how.end(), words.begin(), words.end());
  return run_program("/usr/bin/env", how);
}

struct Exporting : Tablet {
  std::string id = import(sample("ligeud"));

  [[nodiscard]] std::vector<std::string> words(const std::string& to, bool force = false) const {
    std::vector<std::string> all{"--db", book, "export", id, "--as", "csv", "-o", to};
    if (force) all.emplace_back("--force");
    return all;
  }
  [[nodiscard]] Run to(const std::string& path, bool force = false) const {
    return in_shell("exec \"$0\" \"$@\"", words(path, force));
  }
  [[nodiscard]] Run on_odd_disk(const std::vector<std::string>& how, const std::string& path,
                                bool force = false) const {
    return started_on_odd_disk(how, words(path, force));
  }
  [[nodiscard]] std::string csv() const { return exported(id, "csv"); }
};

unsigned permissions(const std::string& path) {
  struct stat found {};
  REQUIRE(::stat(path.c_str(), &found) == 0);
  return found.st_mode & 07777U;
}

// The number of a program that is not there any longer.
std::string gone() {
  const pid_t child = ::fork();
  if (child == 0) ::_exit(0);
  ::waitpid(child, nullptr, 0);
  return std::to_string(child);
}

void make_socket(const std::string& path) {
  sockaddr_un address{};
  address.sun_family = AF_UNIX;
  REQUIRE(path.size() < sizeof address.sun_path);
  path.copy(address.sun_path, path.size());
  const int file = ::socket(AF_UNIX, SOCK_STREAM, 0);
  REQUIRE(::bind(file, reinterpret_cast<sockaddr*>(&address), sizeof address) == 0);
  ::close(file);
}

// A pipe, a folder, a socket, and what one may make of devices.
std::vector<std::string> no_ordinary_files(const Folder& folder) {
  std::vector<std::string> paths{folder.path("pipe"), folder.path("below"), folder.path("socket")};
  REQUIRE(::mkfifo(paths[0].c_str(), 0600) == 0);
  fs::create_directory(paths[1]);
  make_socket(paths[2]);
  const std::string device = folder.path("null");
  if (::mknod(device.c_str(), S_IFCHR | 0600, makedev(1, 3)) == 0) paths.push_back(device);
  return paths;
}

}  // namespace

TEST_CASE("an export writes over a file only when it is told to", "[files]") {
  const Exporting tablet;
  const std::string file = tablet.folder.file("out.csv", "mine");
  const Run refused = tablet.to(file);
  CHECK(says_why_not(refused));
  CHECK(contains(refused.err, "--force"));
  CHECK(read_bytes(file) == "mine");
  CHECK(tablet.to(file, true).status == 0);
  CHECK(read_bytes(file) == tablet.csv());

  const std::string sums = tablet.folder.file("sums.csv", "mine");
  const std::vector<std::string> standings{"standings", "--as", "csv", "-o", sums};
  CHECK(says_why_not(tablet.ctl(standings)));
  CHECK(read_bytes(sums) == "mine");
  CHECK(tablet.ctl({"standings", "--as", "csv", "-o", sums, "--force"}).status == 0);
  CHECK(contains(read_bytes(sums), "Anna"));
  CHECK(leftovers(tablet.folder) == 0);
}

TEST_CASE("a book whose name looks like an address is that file, and no other", "[files]") {
  const Folder folder;
  folder.file("other.db", "mine");
  const auto ctl = [&](std::vector<std::string> words) {
    words.insert(words.begin(), {"-C", folder.path(""), test::ctl_path, "--db", "file:other.db"});
    return run_program("env", words);
  };
  const Run imported = ctl({"import", sample("ligeud")});
  CAPTURE(imported.err);
  CHECK(imported.status == 0);
  CHECK(ctl({"backup", "file:copy.db"}).status == 0);
  CHECK(ctl({"verify"}).status == 0);
  CHECK(read_bytes(folder.path("other.db")) == "mine");
  CHECK(std::filesystem::exists(folder.path("file:other.db")));
  CHECK(std::filesystem::exists(folder.path("file:copy.db")));
  CHECK_FALSE(std::filesystem::exists(folder.path("copy.db")));
}

TEST_CASE("what is no ordinary file is never written over", "[files]") {
  const Exporting tablet;
  std::vector<std::string> paths = no_ordinary_files(tablet.folder);
  const std::string kept = tablet.folder.file("kept", "mine");
  for (const std::string& to : {kept, tablet.folder.path("nowhere"), paths[1]}) {
    paths.push_back(tablet.folder.path("link" + std::to_string(paths.size())));
    fs::create_symlink(to, paths.back());
  }
  for (const std::string& path : paths)
    for (const bool force : {false, true}) {
      CAPTURE(path, force);
      const auto was = fs::symlink_status(path).type();
      CHECK(says_why_not(tablet.to(path, force)));
      CHECK(fs::symlink_status(path).type() == was);
    }
  CHECK(read_bytes(kept) == "mine");
  CHECK_FALSE(fs::exists(tablet.folder.path("nowhere")));
  CHECK(leftovers(tablet.folder) == 0);
}

TEST_CASE("no export is written over the book, whatever it is called", "[files]") {
  const Exporting tablet;
  fs::create_symlink(tablet.folder.path(""), tablet.folder.path("here"));
  fs::create_symlink(tablet.book, tablet.folder.path("link.db"));
  fs::create_hard_link(tablet.book, tablet.folder.path("other.db"));
  fs::create_directory(tablet.folder.path("below"));
  fs::create_symlink(tablet.book, tablet.folder.path("below/far.db"));
  const std::string before = read_bytes(tablet.book);
  std::vector<std::string> paths;
  for (const char* name : {"book.db", "./book.db", "below/../book.db", "here/book.db", "link.db",
                           "other.db", "below/far.db"})
    paths.push_back(tablet.folder.path(name));
  for (const char* suffix : {"-wal", "-shm", "-journal", "-key"}) {
    paths.push_back(tablet.book + suffix);
    paths.push_back(tablet.folder.path("here/book.db") + suffix);
  }
  for (const std::string& path : paths)
    for (const bool force : {false, true}) {
      CAPTURE(path, force);
      CHECK(says_why_not(tablet.to(path, force)));
      CHECK(read_bytes(tablet.book) == before);
    }
  CHECK_FALSE(fs::exists(tablet.book + "-journal"));
  // The book by another name: the files beside the real one are its own all the same.
  const Run run = kattegatctl({"--db", tablet.folder.path("below/far.db"), "export", tablet.id,
                               "--as", "csv", "-o", tablet.book + "-journal", "--force"});
  CHECK(says_why_not(run));
  // Relative names, from where the book lies.
  CHECK(
      says_why_not(in_shell("cd \"$1\" && exec \"$0\" --db book.db export \"$2\" --as csv -o "
                            "./book.db --force",
                            {tablet.folder.path(""), tablet.id})));
  CHECK(read_bytes(tablet.book) == before);
  CHECK(tablet.ctl({"verify"}).status == 0);
}

TEST_CASE("no export or copy is put beside another book under a name that is that one's",
          "[files]") {
  const Exporting tablet;
  const std::string other = tablet.folder.path("other.db");
  REQUIRE(tablet.ctl({"backup", other}).status == 0);
  tablet.folder.file("notes.txt", "Anna owes Bo");
  tablet.folder.file("other.db-wal", "");
  for (const char* end : {"-wal", "-shm", "-journal", "-key"}) {
    CAPTURE(end);
    for (const bool force : {false, true}) CHECK(says_why_not(tablet.to(other + end, force)));
    CHECK(says_why_not(tablet.ctl({"backup", other + end})));
    CHECK(tablet.to(tablet.folder.path("notes.txt") + end).status == 0);
    CHECK(tablet.to(tablet.folder.path("nothing.db") + end).status == 0);
  }
  CHECK(read_bytes(other + "-wal").empty());
  CHECK_FALSE(fs::exists(other + "-journal"));
  CHECK(kattegatctl({"--db", other, "verify"}).status == 0);
}

TEST_CASE("a new file is as private as its maker wishes, an old one as it was", "[files]") {
  const Exporting tablet;
  const std::string private_one = tablet.folder.path("private.csv");
  CHECK(in_shell("umask 077; exec \"$0\" \"$@\"", tablet.words(private_one)).status == 0);
  CHECK(permissions(private_one) == 0600);
  CHECK(in_shell("umask 022; exec \"$0\" \"$@\"", tablet.words(private_one, true)).status == 0);
  CHECK(permissions(private_one) == 0600);
  const std::string shared = tablet.folder.path("shared.csv");
  CHECK(in_shell("umask 002; exec \"$0\" \"$@\"", tablet.words(shared)).status == 0);
  CHECK(permissions(shared) == 0664);
  REQUIRE(::chmod(shared.c_str(), 0640) == 0);
  CHECK(in_shell("umask 077; exec \"$0\" \"$@\"", tablet.words(shared, true)).status == 0);
  CHECK(permissions(shared) == 0640);
  CHECK(read_bytes(shared) == tablet.csv());
}

TEST_CASE(
    "an export is on the disk before it has its name, and so has its folder before it is told",
    "[files]") {
  const Exporting tablet;
  const std::string file = tablet.folder.path("out.csv");
  for (const bool over : {false, true}) {
    const Folder beside;
    const std::string order = beside.path("order");
    REQUIRE(tablet.on_odd_disk({"KATTEGAT_ORDER=" + order}, file, over).status == 0);
    CHECK(read_bytes(order) == "fnd");  // the file, its name, the folder
  }
}

TEST_CASE("a folder that could not be synced is told of, unless its disk need not", "[files]") {
  const Exporting tablet;
  const std::string file = tablet.folder.path("out.csv");
  const std::string failed = "KATTEGAT_LACKS=folderdisk", need_not = "KATTEGAT_LACKS=foldersync";
  for (const bool over : {false, true}) {
    CHECK(tablet.on_odd_disk({need_not}, file, over).status == 0);
    CHECK(read_bytes(file) == tablet.csv());
  }
  for (const bool over : {false, true}) {
    const std::string unsynced = tablet.folder.path("other.csv");
    if (over) tablet.folder.file("other.csv", "old");
    const Run run = tablet.on_odd_disk({failed}, unsynced, over);
    CHECK(says_why_not(run));
    CHECK(contains(run.err, "it is there now"));
    CHECK(read_bytes(unsynced) == tablet.csv());
  }
  CHECK(leftovers(tablet.folder) == 0);
}

TEST_CASE("no book stays whose name may not be on the disk", "[files]") {
  const Exporting tablet;
  const std::string made = tablet.folder.path("made.db");
  for (const std::vector<std::string>& words :
       std::vector<std::vector<std::string>>{{"--db", made, "import", sample("ligeud")},
                                             {"--db", tablet.book, "backup", made},
                                             {"--db", tablet.book, "recover", made}}) {
    CAPTURE(words);
    CHECK(says_why_not(started_on_odd_disk({"KATTEGAT_LACKS=folderdisk"}, words)));
    CHECK_FALSE(fs::exists(made));
    CHECK(leftovers(tablet.folder) == 0);
    CHECK(started_on_odd_disk({"KATTEGAT_LACKS=foldersync"}, words).status == 0);
    CHECK(fs::remove(made));
    for (const char* end : {"-wal", "-shm", "-key"}) fs::remove(made + end);
  }
}

TEST_CASE("a file that comes while an export is written stays, on any file system", "[files]") {
  for (const char* lacks : {"", "renameat2", "renameat2 link"}) {
    CAPTURE(lacks);
    const Exporting tablet;
    const std::string known = std::string("KATTEGAT_LACKS=") + lacks;
    const std::string file = tablet.folder.path("out.csv");
    const Run refused = tablet.on_odd_disk({known, "KATTEGAT_RIVAL=" + file}, file);
    CAPTURE(refused.err);
    CHECK(says_why_not(refused));
    CHECK(read_bytes(file).empty());
    CHECK(leftovers(tablet.folder) == 0);
    fs::remove(file);
    CHECK(tablet.on_odd_disk({known}, file).status == 0);
    CHECK(read_bytes(file) == tablet.csv());
    CHECK(fs::hard_link_count(file) == 1);
    CHECK(tablet.on_odd_disk({known}, file, true).status == 0);
    CHECK(leftovers(tablet.folder) == 0);
  }
}

TEST_CASE("what killed programs have left is gone after the next export", "[files]") {
  const Exporting tablet;
  const std::string file = tablet.folder.path("out.csv"), dead = gone();
  // Ours is a number that some program has always had, as in a container.
  const std::string old = "out.csv.new-" + std::to_string(::getpid()) + "-oldoldoldold2345";
  const std::vector<std::string> left{
      old, "out.csv.new-" + dead + "-abcdefghijklm234",
      "out.csv.new-" + dead + "-abcdefghijklm234.new-" + dead + "-abcdefghijklm234"};
  const std::vector<std::string> others{
      "out.csv.new-" + std::to_string(::getpid()) + "-abcdefghijklm234",
      "else.csv.new-" + dead + "-abcdefghijklm234",
      "out.csv.new-" + dead + "-ab",
      "out.csv.new-" + dead + "-abcdefghijklm234-mine",
      "out.csv.new-" + dead + "-abcdefghijklm234-wal",
      "out.csv.new-year",
      "out.csv.new-",
      "out.csv"};
  for (const auto& name : left) static_cast<void>(tablet.folder.file(name, "x"));
  for (const auto& name : others) static_cast<void>(tablet.folder.file(name, "x"));
  const auto untouched_for = [&](const std::string& name, int hours) {
    fs::last_write_time(tablet.folder.path(name),
                        fs::file_time_type::clock::now() - std::chrono::hours(hours));
  };
  untouched_for(old, 25);
  untouched_for(others.front(), 23);
  fs::create_directory(tablet.folder.path("out.csv.new-" + dead + "-folder"));
  CHECK(tablet.to(file, true).status == 0);
  for (const auto& name : left) CHECK_FALSE(fs::exists(tablet.folder.path(name)));
  for (const auto& name : others) CHECK(fs::exists(tablet.folder.path(name)));
  CHECK(fs::exists(tablet.folder.path("out.csv.new-" + dead + "-folder")));

  // And really: killed at one call after another until one leaves something.
  const Exporting fresh;
  const std::string target = fresh.folder.path("out.csv");
  for (int call = 0; call < 1000 && leftovers(fresh.folder) == 0; ++call)
    static_cast<void>(fresh.on_odd_disk(
        {"KATTEGAT_FAIL=" + std::to_string(call) + " 0 once " + fresh.folder.path("said")}, target,
        true));
  CHECK(leftovers(fresh.folder) == 1);
  CHECK(fresh.to(target, true).status == 0);
  CHECK(leftovers(fresh.folder) == 0);
}

TEST_CASE("a file is put in its place or everything stays as it was", "[files]") {
  const Folder folder;
  const std::string path = folder.path("there");
  const std::string first = folder.file("first", "1"), second = folder.file("second", "2");
  CHECK_FALSE(put_in_place(first, path, Replace::no));
  CHECK_FALSE(fs::exists(first));
  CHECK(put_in_place(second, path, Replace::no) == std::errc::file_exists);
  CHECK(read_bytes(path) == "1");
  CHECK(read_bytes(second) == "2");
  CHECK_FALSE(put_in_place(second, path, Replace::yes));
  CHECK(read_bytes(path) == "2");
  CHECK(put_in_place(folder.path("none"), path, Replace::yes) ==
        std::errc::no_such_file_or_directory);
  CHECK(put_in_place(path, folder.path("no/folder"), Replace::no) ==
        std::errc::no_such_file_or_directory);
  fs::create_symlink(path, folder.path("link"));
  for (const Replace replace : {Replace::no, Replace::yes})
    CHECK(put_in_place(path, folder.path("link"), replace) == std::errc::file_exists);
  CHECK(read_bytes(path) == "2");
}

TEST_CASE("only ordinary files are read, and what the caller has opened", "[files]") {
  const Tablet tablet;
  const std::string good = sample("ligeud");
  std::vector<std::string> paths = no_ordinary_files(tablet.folder);
  paths.emplace_back("/dev/zero");
  paths.push_back(tablet.folder.path("link"));
  fs::create_symlink(paths[0], paths.back());
  for (const std::string& path : paths) {
    CAPTURE(path);
    for (const std::vector<std::string>& words :
         std::vector<std::vector<std::string>>{{"check", path},
                                               {"settle", path},
                                               {"judge", "trick", path},
                                               {"--db", tablet.book, "import", path},
                                               {"--db", tablet.book, "import", good, path}}) {
      const Run run = in_shell("exec \"$0\" \"$@\"", words);
      CAPTURE(words, run.status, run.err);
      CHECK(says_why_not(run));
    }
  }
  CHECK_FALSE(fs::exists(tablet.book));

  for (const char* script :
       {"\"$0\" check - < \"$1\"", "cat \"$1\" | \"$0\" check -",
        "\"$0\" check /dev/stdin < \"$1\"", "cat \"$1\" | \"$0\" check /dev/stdin",
        "\"$0\" check <(sleep 0.2; cat \"$1\")", "\"$0\" check /dev/fd/9 9< \"$1\"",
        "ln -s \"$1\" link && \"$0\" check link; rm link"}) {
    CAPTURE(script);
    CHECK(in_shell("cd \"$2\"; " + std::string(script), {good, tablet.folder.path("")}).status ==
          0);
  }
  for (const char* script : {"\"$0\" check - < /", "\"$0\" check - <&-", "\"$0\" check /dev/fd/77",
                             "\"$0\" check /dev/fd/", "\"$0\" check /dev/stdin <&-"}) {
    CAPTURE(script);
    CHECK(says_why_not(in_shell(script, {})));
  }
}

TEST_CASE("what is larger than a file may be is not read in part", "[files]") {
  const Tablet tablet;
  const std::string vast = tablet.folder.file("vast.json", R"({"hands":[]})");
  fs::resize_file(vast, (std::uintmax_t{64} << 20U) + 1);
  const std::string script = "exec \"$0\" --lang en ";
  for (const char* words : {"judge commerce \"$1\"", "check \"$1\"", "import --csv \"$1\"",
                            "--db \"$2\" correct \"$3\" --why slip < \"$1\""}) {
    CAPTURE(words);
    const Run run = in_shell(script + words, {vast, tablet.book, id_of(3, 1)});
    CHECK(says_why_not(run));
    CHECK(contains(run.err, "64 MiB"));
  }
}

TEST_CASE("a zero byte is no JSON, wherever it stands", "[files]") {
  const std::string good = ligeud_evening(1, nine_made(1)), zero(1, '\0');
  CHECK(parse_json(good).has_value());
  for (const std::string& bad :
       {good + zero, good + zero + "and whatever follows", good + "\n" + zero, zero + good,
        good.substr(0, 1) + zero + good.substr(1), std::string("1") + zero}) {
    const Tablet tablet;
    CHECK_FALSE(parse_json(bad).has_value());
    const std::string file = tablet.folder.file("bad.json", bad);
    CHECK(says_why_not(kattegatctl({"check", file})));
    CHECK(says_why_not(kattegatctl({"settle", "-"}, bad)));
    CHECK(says_why_not(tablet.ctl({"import", file})));
  }
  const Folder folder;
  const std::string question = R"({"hands":[]})";
  CHECK(says_why_not(kattegatctl({"judge", "commerce", folder.file("q.json", question + zero)})));

  const Tablet tablet;
  static_cast<void>(tablet.import_text(ligeud_evening(1, "")));
  const std::int64_t records = tablet.records();
  const Run run = tablet.ctl({"record", id_of(2, 1)}, nine_made(1) + zero + "x\n");
  CHECK(run.status == 2);
  CHECK(under(json_of(run.out), "ok") == Json(false));
  CHECK(lines_of(run.err).size() == 1);
  CHECK(tablet.records() == records);
}

TEST_CASE("record takes lines of a mebibyte and not more", "[files]") {
  const Tablet tablet;
  static_cast<void>(tablet.import_text(ligeud_evening(1, "")));
  const std::int64_t records = tablet.records();
  constexpr std::size_t limit = std::size_t{1} << 20U;
  const std::string longest = nine_made(1) + std::string(limit - nine_made(1).size(), ' ');
  const Run refused = tablet.ctl({"record", id_of(2, 1)}, longest + " \n" + nine_made(2) + "\n");
  CHECK(refused.status == 2);
  CHECK(lines_of(refused.err).size() == 1);
  CHECK(contains(refused.err, "line 1"));
  REQUIRE(lines_of(refused.out).size() == 2);
  CHECK(under(json_of(lines_of(refused.out)[0]), "ok") == Json(false));
  CHECK(text_under(json_of(lines_of(refused.out)[1]), "id") == id_of(3, 2));
  CHECK(tablet.records() == records + 1);
  CHECK(tablet.ctl({"record", id_of(2, 1)}, longest + "\n").status == 0);
  CHECK(tablet.ctl({"record", id_of(2, 1)}, nine_made(4)).status == 0);  // the last, without an end
  CHECK(tablet.records() == records + 3);

  // A line that never ends is given up, and is not kept meanwhile.
  const Run endless =
      in_shell("exec \"$0\" \"$@\" < /dev/zero", {"--db", tablet.book, "record", id_of(2, 1)});
  CHECK(endless.status == 2);
  CHECK(lines_of(endless.err).size() == 1);
  CHECK(tablet.records() == records + 3);
}

TEST_CASE("record says when it cannot read standard input", "[files]") {
  const Tablet tablet;
  static_cast<void>(tablet.import_text(ligeud_evening(1, "")));
  for (const char* from : {"< /", "<&-", "< \"$1\"", "0> /dev/null"}) {
    CAPTURE(from);
    const Run run = in_shell("exec \"$0\" --db \"$2\" record \"$3\" " + std::string(from),
                             {tablet.folder.path(""), tablet.book, id_of(2, 1)});
    CAPTURE(run.status, run.out, run.err);
    CHECK(says_why_not(run));
  }
  CHECK(tablet.ctl({"record", id_of(2, 1)}, "").status == 0);
}

// The sanitizers want all the addresses there are: what has few of them runs once.
namespace {

std::string repeated(const std::string& one, int thousands) {
  std::string thousand, all;
  for (int i = 0; i < 1000; ++i) thousand += one;
  for (int i = 0; i < thousands; ++i) all += thousand;
  return all;
}

}  // namespace

TEST_CASE("JSON of millions of empty objects is read in little memory", "[files][once]") {
  const Folder folder;
  const std::string file = folder.file("many.json", "[" + repeated("{},", 3000) + "{}]");
  const Run run = in_shell("ulimit -v 700000; exec \"$0\" check \"$1\"", {file});
  CAPTURE(run.err);
  CHECK(run.status == 1);
}
TEST_CASE("a file of millions of sessions is refused in little memory", "[files][once]") {
  const Folder folder;
  std::string many = ligeud_evening(1, "");
  many.resize(many.rfind(R"("sessions":[)") + std::string_view(R"("sessions":[)").size());
  const std::string file = folder.file("many.json", many + repeated("{},", 3000) + "{}]}");
  const Run run = in_shell("ulimit -v 700000; exec \"$0\" check \"$1\"", {file});
  CAPTURE(run.err, run.out.substr(0, 200));
  CHECK(run.status == 1);
  CHECK(lines_of(run.out).size() < 10);
}

TEST_CASE("millions of names, keys and cards are refused in little memory", "[files][once]") {
  const auto many = [](const std::string& one) { return one + repeated("," + one, 1500); };
  const std::string head = R"({"format":"kattegat-evening","version":1,"date":"2026-11-20",)",
                    three = R"("players":["A","B","C"],)",
                    table = R"("sessions":[{"game":"rodskagg","seats":["A","B","C"],)";
  const std::string id = "\":\"" + id_of(9, 1) + "\"";
  std::string keys, people;
  for (int i = 0; i < 1'000'000; ++i) keys += ",\"" + std::to_string(i) + "\":0";
  for (int i = 0; i < 500'000; ++i) people += (i > 0 ? ",\"" : "\"") + std::to_string(i) + id;
  const std::string entry = R"("entries":[{"type":"deal","declarer":"A","bid":"1","joined":[)";
  const std::vector<std::pair<std::string, std::string>> files{
      {"check", head + R"("players":[)" + many("\"\"") + R"(],"sessions":[]})"},
      {"check", head + three + R"("sessions":[{"game":"ligeud","entries":[],"seats":[)" +
                    many("\"A\"") + "]}]}"},
      {"check", head + three + R"("people":{)" + people + R"(},"sessions":[]})"},
      {"check", head + three + R"("sessions":[])" + keys + "}"},
      {"check", head + three + table + entry + many("\"A\"") + "]}]}]}"},
      {"judge dummy", R"({"call":"en spar","dummy":[)" + many("\"SA\"") + "]}"}};
  for (const auto& [command, text] : files) {
    const Folder folder;
    const Run run = in_shell("ulimit -v 400000; exec \"$0\" " + command + " \"$1\"",
                             {folder.file("many.json", text)});
    CAPTURE(command, text.substr(0, 150), run.err, run.out.substr(0, 200));
    CHECK(run.status == 1);
    CHECK(lines_of(run.out).size() < 250);
  }
}

TEST_CASE("a log that is no file is refused, and nobody waits for its end", "[cli][files]") {
  const Tablet tablet;
  static_cast<void>(tablet.import(sample("ligeud")));
  std::filesystem::create_symlink("/dev/zero", tablet.book + "-wal");
  for (const char* command : {"evenings", "verify", "standings"}) {
    const Run run = tablet.ctl({command, "--lang", "en"});
    CAPTURE(command, run.out, run.err);
    CHECK(run.status == 2);
    CHECK(contains(run.err, "book.db-wal is not a file that a book can be in"));
  }
}

}  // namespace files_test
