// Old results out of a workbook: what becomes of it while LibreOffice has it.
#include <filesystem>

#include "support/paths.hpp"
#include "support/tablet.hpp"

using namespace kattegat;
using namespace kattegat::test;

namespace workbook_test {

namespace {

struct WorkbookTablet : Tablet {
  // A workbook, by way of a LibreOffice that puts out a table through the filter and ends so.
  [[nodiscard]] Run converted_by(const std::string& filter, int status = 0,
                                 const std::string& environment = "",
                                 const std::vector<std::string>& under = {},
                                 const std::vector<std::string>& more = {}) const {
    std::filesystem::create_directory(folder.path("office"));
    const std::string office = folder.file(
        "office/soffice", R"(#!/bin/sh
while [ "$1" != --outdir ]; do shift; done
mkdir -p "$2"
printf 'date;player;money\n2024-01-05;Anna;0\n2024-01-05;Bo;0\n2024-01-05;Cai;0\n' | )" +
                              filter + " >\"$2/table.csv\"\nexit " + std::to_string(status) + "\n");
    std::filesystem::permissions(office, std::filesystem::perms::owner_all);
    std::vector<std::string> words{"PATH=" + folder.path("office") + ":/usr/bin:/bin",
                                   ctl_path,
                                   "--db",
                                   book,
                                   "import",
                                   "--csv",
                                   folder.file("x.xlsx", "PK\x03\x04 nothing"),
                                   "--game",
                                   "plump",
                                   "--lang",
                                   "en"};
    words.insert(words.end(), more.begin(), more.end());
    words.insert(words.begin() + 1, under.begin(), under.end());
    if (!environment.empty()) words.insert(words.begin(), environment);
    return run_program("env", words);
  }
};

}  // namespace

TEST_CASE("a workbook whose table is larger than what is read is not read in part", "[cli][old]") {
  const WorkbookTablet tablet;
  const Run run = tablet.converted_by(R"({ cat; head -c 67108864 /dev/zero | tr '\0' '\n'
  printf '2024-01-06;Cai;7\n'; })");
  CAPTURE(run.out, run.err);
  CHECK(run.status == 2);
  CHECK(contains(run.err, "64 MiB"));
}

TEST_CASE("a workbook whose conversion failed is not read, whoever has started us", "[cli][old]") {
  const std::string ignored = GENERATE("", "--ignore-signal=CHLD");
  CAPTURE(ignored);
  const Run failed = WorkbookTablet().converted_by("cat", 1, ignored);
  CAPTURE(failed.out, failed.err);
  CHECK(says_why_not(failed));
  const Run done = WorkbookTablet().converted_by("cat", 0, ignored);
  CAPTURE(done.out, done.err);
  CHECK(contains(done.out, "1 evening with 3 results added"));
}

TEST_CASE("where the other sheets of a workbook were not to be looked at it is said",
          "[cli][old]") {
  const Run run =
      WorkbookTablet().converted_by(R"({ cat; case "$2" in *sheet1) ;; *) kill $$ ;; esac; })");
  CAPTURE(run.out, run.err);
  CHECK(contains(run.out, "1 evening with 3 results added"));
  CHECK(contains(run.err, "only the first sheet is read"));
}

TEST_CASE("sheets of a workbook may be more than there is room for", "[cli][old][once]") {
  const Run run = WorkbookTablet().converted_by(
      R"({ cat; case "$2" in *sheet1) ;; *)
  for i in 1 2 3 4 5 6 7 8 9 10 11 12; do truncate -s 64M "$2/$i.csv"; done ;; esac; })",
      0, "", {"sh", "-c", "ulimit -v 700000; exec \"$@\"", "sh"});
  CAPTURE(run.out, run.err);
  CHECK(contains(run.out, "1 evening with 3 results added"));
  CHECK(contains(run.err, "only the first sheet is read"));
}

TEST_CASE("how other tables are written says nothing of a workbook", "[cli][old]") {
  const WorkbookTablet tablet;
  const Run run = tablet.converted_by("sed s/Anna/Åse/", 0, "", {},
                                      {"--encoding", "latin1", "--separator", "comma"});
  CAPTURE(run.out, run.err);
  CHECK(run.status == 0);
  CHECK(contains(tablet.ctl({"roster"}).out, "Åse"));
}

TEST_CASE("where another table is not there nothing is said of a workbook's sheets", "[cli][old]") {
  const WorkbookTablet tablet;
  const std::string first_alone = R"({ cat; case "$2" in *sheet1) ;; *) kill $$ ;; esac; })";
  const Run alone = tablet.converted_by(first_alone);
  CAPTURE(alone.out, alone.err);
  CHECK(contains(alone.err, "only the first sheet is read"));
  const WorkbookTablet fresh;
  CHECK(says_why_not(fresh.converted_by(first_alone, 0, "", {}, {fresh.folder.path("none.csv")})));
}

TEST_CASE("whoever stops us while a workbook is converted leaves no table about", "[cli][old]") {
  const WorkbookTablet tablet;
  std::filesystem::create_directory(tablet.folder.path("tmp"));
  const Run run = tablet.converted_by("cat; sleep 60;", 0, "TMPDIR=" + tablet.folder.path("tmp"),
                                      {"timeout", "-s", "INT", "1"});
  CHECK(run.status == 124);
  CHECK(std::filesystem::is_empty(tablet.folder.path("tmp")));
}

TEST_CASE("a converter has few means, and what it leaves about goes", "[cli][old]") {
  const WorkbookTablet tablet;
  std::filesystem::create_directory(tablet.folder.path("tmp"));
  const std::string means = tablet.folder.path("means");
  const Run run =
      tablet.converted_by("{ touch \"$TMPDIR/left\"; ulimit -v >" + means + "; ulimit -t >>" +
                              means + "; ulimit -f >>" + means + "; cat; }",
                          0, "TMPDIR=" + tablet.folder.path("tmp"));
  CAPTURE(run.out, run.err);
  CHECK(run.status == 0);
  CHECK(read_bytes(means) == "4194304\n120\n131073\n");
  CHECK(std::filesystem::is_empty(tablet.folder.path("tmp")));
}

}  // namespace workbook_test
