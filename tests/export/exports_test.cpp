// The app's buttons and the command line walk one table of exports: what they write is the same.
#include "kattegat/export/exports.hpp"

#include <regex>

#include "support/ligeud_evenings.hpp"
#include "ui/driver.hpp"

using namespace kattegat;
using namespace kattegat::test;

namespace exports_test {

namespace {

// A club with an evening of every kind of thing that an export tells.
struct Exporting : Device {
  std::string id;

  Exporting() {
    id = ctl({"import", sample("mixed")}).substr(0, 36);
    ctl({"roster", "set", "Else", "--mobilepay", "20304050"});
    ctl({"pay", id, "Anna", "Dea", "55.00"});
  }
  std::string ctl(std::vector<std::string> arguments) const {
    arguments.insert(arguments.begin(), {"--db", world.book});
    const Run run = kattegatctl(arguments);
    CAPTURE(run.err);
    REQUIRE(run.status == 0);
    return run.out;
  }
};

bool ends_with(const std::string& text, std::string_view end) {
  return text.size() >= end.size() && text.substr(text.size() - end.size()) == end;
}

}  // namespace

TEST_CASE("the app and the command line export the same bytes", "[export]") {
  const Exporting club;
  Driver driver(club.world);
  driver.tap_all({"go.settlement", "sign.0"});
  driver.type("AN");
  driver.tap("typed.done");
  for (const Language each : languages) {
    const std::string language(code(each));
    if (driver.find("dialog.close")) driver.tap("dialog.close");
    driver.tap_all({"go.settings", "language." + language, "go.settlement"});
    for (const Export& one : exports()) {
      const std::string id(one.id);
      CAPTURE(language, id);
      if (!driver.find("export." + id)) driver.tap_all({"share", "share.numbers"});
      driver.tap("export." + id);
      const std::string path = file_in_notice(driver);
      CHECK(ends_with(path, "." + std::string(one.ending)));
      const std::string printed = club.ctl({"export", club.id, "--as", id, "--lang", language});
      CHECK(printed.size() > 300);
      const bool same = read_bytes(path) == printed;
      CHECK(same);
    }
  }
}

TEST_CASE("an evening that has become larger than a file is written as all else, and not as one",
          "[export]") {
  EveningView view;
  const auto read = read_evening(ligeud_evening(1, R"({"type":"note","text":"water"})"));
  REQUIRE(read.has_value());
  view.written = view.shown = read->evening;
  const auto written = [&](std::string_view id) {
    const auto* found = find_export(exports(), id);
    REQUIRE(found);
    return found->make(export_inputs(view, {}, {}, Language::english));
  };
  auto& entries = std::get<EnteredSession<Ligeud>>(view.written.sessions[0].entered).entries;
  entries.resize(entries_limit, entries[0]);
  const auto full = written("evening");
  REQUIRE(full.has_value());
  CHECK(read_evening(*full).has_value());
  entries.push_back(entries[0]);
  CHECK(say(written("evening").error(), Language::english) ==
        "session 1 has more than 10000 entries");
  CHECK(written("csv").has_value());
  entries.resize(2);
  for (auto& one : entries) one.entry.stamp.id = uuid_of(3, 1);
  CHECK(say(written("evening").error(), Language::english) ==
        "the id " + id_of(3, 1) + " is used twice");
  CHECK(written("csv").has_value());
  entries.resize(1);
  for (int n = 0; view.written.players.size() <= players_max; ++n) {
    CHECK(written("evening").has_value());
    view.written.players.push_back("Player " + std::to_string(n));
    view.written.people.emplace_back();
  }
  CHECK_FALSE(written("evening").has_value());
  CHECK(written("csv").has_value());
}

TEST_CASE("where people take money is told in an export only when somebody asks for it",
          "[export]") {
  const Exporting club;
  Driver driver(club.world);
  driver.tap_all({"go.settings", "language.en", "go.settlement", "share"});
  for (const Export& one : exports()) {
    const std::string id(one.id);
    CAPTURE(id);
    driver.tap("export." + id);
    const std::string bytes = read_bytes(file_in_notice(driver));
    CHECK(bytes == club.ctl({"export", club.id, "--as", id, "--lang", "en", "--without-numbers"}));
    CHECK_FALSE(contains(bytes, "20304050"));
  }
  CHECK(contains(club.ctl({"export", club.id, "--as", "html"}), "20304050"));
  driver.tap_all({"share.numbers", "export.html"});
  CHECK(contains(read_bytes(file_in_notice(driver)), "20304050"));
}

TEST_CASE("the app and the command line export the same standings", "[export]") {
  const Exporting club;
  Driver driver(club.world);
  driver.tap("go.standings");
  for (const StandingsExport& one : standings_exports()) {
    const std::string id(one.id);
    CAPTURE(id);
    driver.tap("standings." + id);
    const std::string path = file_in_notice(driver);
    CHECK(ends_with(path, "." + std::string(one.ending)));
    const bool same = read_bytes(path) == club.ctl({"standings", "--as", id, "--lang", "en"});
    CHECK(same);
  }
}

namespace {

// "csv" is not named by "csv-excel".
bool names_it(const std::string& text, std::string_view id) {
  return std::regex_search(text, std::regex("[ ,:]" + std::string(id) + "([,\n]|$)"));
}

// What the command's help offers, and what it says that there is instead of another.
template <class Exports>
void check_offered(const Exporting& club, const std::vector<std::string>& command,
                   const Exports& exports) {
  std::vector<std::string> asked{"--db", club.world.book, "--lang", "en"};
  asked.insert(asked.end(), command.begin(), command.end());
  std::vector<std::string> unknown = asked;
  asked.emplace_back("--help");
  unknown.insert(unknown.end(), {"--as", "docx"});
  const Run help = kattegatctl(asked), refused = kattegatctl(unknown);
  CAPTURE(command, help.out, refused.err);
  CHECK(says_why_not(refused));
  for (const auto& one : exports) {
    CAPTURE(one.id);
    CHECK(names_it(help.out, one.id));
    CHECK(names_it(refused.err, one.id));
  }
}

}  // namespace

TEST_CASE("the command line offers every export, by its id", "[export]") {
  const Exporting club;
  check_offered(club, {"export", club.id}, exports());
  check_offered(club, {"standings"}, standings_exports());
  check_offered(club, {"statistics"}, statistics_exports());
  check_offered(club, {"settle", club.id}, together_exports());
  check_offered(club, {"purse"}, purse_exports());
}

TEST_CASE("verify knows where the book stood by what an export of the app says", "[export]") {
  const Exporting club;
  Driver driver(club.world);
  driver.tap_all({"go.settlement", "share", "export.ledger"});
  std::string anchor;
  for (const std::string& line : lines_of(read_bytes(file_in_notice(driver))))
    if (line.rfind("; log ", 0) == 0) anchor = line.substr(2);
  REQUIRE_FALSE(anchor.empty());
  club.ctl({"verify", "--anchor", anchor});
  // Of several lines each is looked at, not the last.
  std::string later = anchor;
  later.replace(later.find(" records"), 0, "00");
  const auto status = [&](const std::string& lines) {
    return kattegatctl({"--db", club.world.book, "verify", "--anchor", lines}).status;
  };
  CHECK(status(anchor + "\n" + anchor + "\n") == 0);
  CHECK(status(later + "\n" + anchor) == 1);
  CHECK(status("not one\n" + anchor) == 2);
}

}  // namespace exports_test
