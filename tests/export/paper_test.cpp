// The letters on paper: every one of them is there, whole and its own, or it is said which one no
// font has. Text that a program finds in a PDF proves nothing: what counts is the ink.
#include <fstream>
#include <map>
#include <regex>
#include <sstream>

#include "kattegat/core/text/unicode.hpp"
#include "kattegat/export/press.hpp"
#include "support/tablet.hpp"
#include "support/tools.hpp"

using namespace kattegat;
using namespace kattegat::test;

namespace paper_test {

namespace {

std::string quoted_list(const std::vector<std::string>& names) {
  std::string list;
  for (const std::string& name : names) list += (list.empty() ? "\"" : ",\"") + name + "\"";
  return "[" + list + "]";
}

// An evening of Commerce with these players, where the first has three points from the second.
std::string evening_of(const std::vector<std::string>& names, const std::string& note) {
  return R"({"format":"kattegat-evening","version":1,"date":"2026-11-20","players":)" +
         quoted_list(names) + R"(,"sessions":[{"game":"commerce","seats":)" + quoted_list(names) +
         R"(,"entries":[{"type":"adjust","points":{")" + names[0] + R"(":"3",")" + names[1] +
         R"(":"-3"},"why":"y"},{"type":"note","text":")" + note + R"("}]}]})";
}

struct Printing : Tablet {
  std::string path = folder.path("out.pdf");

  // The evening with the names as a PDF, or why not.
  Run print(const std::vector<std::string>& names, const std::string& note = "x") const {
    const std::string text = evening_of(names, note);
    const Run stored = ctl({"import", "--force", folder.file("evening.json", text)});
    CAPTURE(stored.out, stored.err);
    REQUIRE(stored.status == 0);
    return ctl(
        {"export", stored.out.substr(0, 36), "--as", "pdf", "-o", path, "--force", "--lang", "da"});
  }
  [[nodiscard]] std::string text() const {
    const Run run = run_program("pdftotext", {"-layout", path, "-"});
    CHECK(run.err.empty());
    return run.out;
  }
};

struct Page {
  int width = 0, height = 0;
  std::string gray;
  [[nodiscard]] bool dark(int x, int y) const {
    const auto at = static_cast<std::size_t>(y * width + x);
    return static_cast<unsigned char>(gray[at]) < 140;
  }
};

constexpr int dots = 288;  // an inch
constexpr int per_point = dots / 72;

Page first_page(const Printing& printing) {
  const std::string root = printing.folder.path("page");
  const Run run = run_program("pdftoppm", {"-gray", "-r", std::to_string(dots), "-f", "1", "-l",
                                           "1", "-singlefile", printing.path, root});
  REQUIRE(run.status == 0);
  std::istringstream file(read_bytes(root + ".pgm"));
  std::string kind;
  int most = 0;
  Page page;
  file >> kind >> page.width >> page.height >> most;
  file.get();
  page.gray.resize(static_cast<std::size_t>(page.width * page.height));
  file.read(page.gray.data(), static_cast<std::streamsize>(page.gray.size()));
  REQUIRE(kind == "P5");
  return page;
}

// The ink of what stands between these borders, without the white around it: row by row.
std::string ink_between(const Page& page, int left, int top, int right, int bottom) {
  int first_x = right, last_x = left, first_y = bottom, last_y = top;
  for (int y = top; y < bottom; ++y)
    for (int x = left; x < right; ++x)
      if (page.dark(x, y)) {
        first_x = std::min(first_x, x);
        last_x = std::max(last_x, x);
        first_y = std::min(first_y, y);
        last_y = std::max(last_y, y);
      }
  std::string ink;
  for (int y = first_y; y <= last_y; ++y) {
    for (int x = first_x; x <= last_x; ++x) ink += page.dark(x, y) ? '#' : ' ';
    ink += '\n';
  }
  return ink;
}

// The ink of each word that stands alone in the column of names on the first page, by the word.
std::map<std::string, std::string> ink_of_names(const Printing& printing) {
  const Run run = run_program("pdftotext", {"-bbox", "-f", "1", "-l", "1", printing.path, "-"});
  REQUIRE(run.status == 0);
  const Page page = first_page(printing);
  static const std::regex word(
      "<word xMin=\"([0-9.]+)\" yMin=\"([0-9.]+)\" xMax=\"([0-9.]+)\" "
      "yMax=\"([0-9.]+)\">(.*)</word>");
  std::map<std::string, std::string> found;
  for (const std::string& line : lines_of(run.out)) {
    std::smatch match;
    if (!std::regex_search(line, match, word)) continue;
    const auto at = [&](std::size_t i) { return std::stoi(match[i].str()) * per_point; };
    constexpr int names_begin = 66 * per_point, names_end = 72 * per_point;
    if (at(1) < names_begin || at(1) > names_end) continue;
    found.emplace(match[5].str(), ink_between(page, names_begin, at(2) - per_point, 220 * per_point,
                                              at(4) + 2 * per_point));
  }
  return found;
}

// A table as it is heard: of each row what stands in its cells, each of several words by itself.
using HeardTable = std::vector<std::vector<std::string>>;
std::vector<HeardTable> heard_tables(const Printing& printing) {
  std::vector<HeardTable> tables;
  const Run run = run_program("pdfinfo", {"-struct-text", printing.path});
  for (const std::string& line : lines_of(run.out)) {
    const std::size_t from = line.find_first_not_of(' ');
    if (from == std::string::npos) continue;
    const std::string part = line.substr(from);
    if (from == 0 && part.starts_with("Table")) tables.emplace_back();
    if (from == 2 && part.starts_with("TR")) tables.back().emplace_back();
    if (from == 4 && part.starts_with("T")) tables.back().back().emplace_back();
    if (from <= 4 || part[0] != '"' || part.size() <= 2) continue;
    std::string& cell = tables.back().back().back();
    cell += (cell.empty() ? "" : "|") + part.substr(1, part.size() - 2);
  }
  return tables;
}

// The numbers from 1000 to 2499, which are more than a page has room for.
std::string taller_than_a_page() {
  std::string words;
  for (int i = 1000; i < 2500; ++i) words += (i > 1000 ? " " : "") + std::to_string(i);
  return words;
}

// Nothing stands below what is written on a page but its number, as "2", "/" and "6".
void check_nothing_below(const std::string& boxes) {
  static const std::regex page("<page width=\"[0-9.]+\" height=\"([0-9]+)"),
      word("yMax=\"([0-9]+)[0-9.]*\">(.*)</word>"), number("/|[0-9]{1,3}");
  constexpr int margin = 42;
  int bottom = 0;
  std::smatch match;
  for (const std::string& line : lines_of(boxes)) {
    if (std::regex_search(line, match, page)) bottom = std::stoi(match[1]) - margin;
    if (!std::regex_search(line, match, word) || std::stoi(match[1]) <= bottom) continue;
    CAPTURE(line, bottom);
    CHECK(std::regex_match(match[2].str(), number));
  }
  CHECK(bottom > 0);
}
void check_all_on_paper(const Printing& printing) {
  const Run box = run_program("pdftotext", {"-bbox", printing.path, "-"});
  for (int i = 1000; i < 2500; ++i) {
    CAPTURE(i);
    if (!contains(box.out, ">" + std::to_string(i) + "</word>")) FAIL_CHECK("a word is missing");
  }
  check_nothing_below(box.out);
}

const std::vector<std::string> treasurers{
    "Иван",       "Ștefan",    "Nguyễn Văn", "Wilhelmina Ångström-Østergaard",
    "Γιώργος",    "Ľubomír",   "Þórður",     "Ğülşen",
    "Łukasz Żak", "Ołena Їжак"};

}  // namespace

// Were a letter dropped there would be no ink, and were it a box it would look like another's.
TEST_CASE("every letter of a name leaves ink of its own", "[paper]") {
  if (!has_tool("pdftotext") || !has_tool("pdftoppm")) return;
  const Printing printing;
  // Letters that look like one of another script are left out: А and A are one picture.
  std::vector<std::string> letters;
  for (const char32_t letter :
       code_points("бвгджзийлпфцчшщъыьэюяђєїљњћџșțăâîğışţőűěřůžčšđþðłńśźżąęĺľŕ"
                   "ễẵặửựộờạđỷỹαβγδζθλμξπσφχψωήώ"))
    letters.push_back(to_utf8({letter}));
  std::sort(letters.begin(), letters.end());
  letters.erase(std::unique(letters.begin(), letters.end()), letters.end());
  for (std::size_t at = 0; at < letters.size(); at += 17) {
    const std::size_t size = std::min<std::size_t>(17, letters.size() - at);
    const auto from = letters.begin() + static_cast<std::ptrdiff_t>(at);
    std::vector<std::string> names(from, from + static_cast<std::ptrdiff_t>(size));
    while (names.size() < 3) names.push_back("Q" + std::to_string(names.size()));
    const Run run = printing.print(names);
    CAPTURE(run.err);
    REQUIRE(run.status == 0);
    const auto ink = ink_of_names(printing);
    std::map<std::string, std::string> whose;
    for (const std::string& name : names) {
      CAPTURE(name);
      REQUIRE(ink.count(name) == 1);
      CHECK(std::count(ink.at(name).begin(), ink.at(name).end(), '#') > 40);
      const auto [known, fresh] = whose.emplace(ink.at(name), name);
      CAPTURE(known->second);
      CHECK(fresh);
    }
  }
}

TEST_CASE("a treasurer would sign for each of these", "[paper]") {
  if (!has_tool("pdftotext")) return;
  const Printing printing;
  const Run run = printing.print(treasurers);
  CAPTURE(run.err);
  REQUIRE(run.status == 0);
  const std::string text = printing.text();
  for (const std::string& name : treasurers) CHECK(contains(text, name));
  CHECK_FALSE(contains(text, "…"));
  const Run fonts = run_program("pdffonts", {printing.path});
  for (const std::string& line : lines_of(fonts.out))
    if (contains(line, "+")) CHECK(contains(line, "KattegatSans"));  // no other machine's
}

TEST_CASE("letters of the far world come from a font of the machine", "[paper]") {
  if (!has_tool("pdftotext") || !has_tool("pdffonts")) return;
  const Printing printing;
  // What a program hears on the left: of who is read leftwards the last letter.
  for (const auto& [name, leftmost] : std::vector<std::pair<std::string, std::string>>{
           {"王小明", "王小明"}, {"محمد", "د"}, {"דוד", "ד"}}) {
    if (!has_font_for(name)) continue;
    const Run run = printing.print({name, "Bo", "Cai"});
    CAPTURE(name, run.err);
    REQUIRE(run.status == 0);
    const auto ink = ink_of_names(printing);
    CHECK(ink.count("Bo") == 1);
    REQUIRE(ink.count(leftmost) == 1);
    CHECK(std::count(ink.at(leftmost).begin(), ink.at(leftmost).end(), '#') > 40);
    const Run fonts = run_program("pdffonts", {printing.path});
    CAPTURE(fonts.out);
    const std::vector<std::string> lines = lines_of(fonts.out);
    CHECK(std::any_of(lines.begin(), lines.end(), [](const std::string& line) {
      return contains(line, "+") && !contains(line, "KattegatSans");
    }));
  }
}

TEST_CASE("signs come from a font of the machine, or are named", "[paper]") {
  const Printing printing;
  for (const std::string name : {"😀 Bo", "👩‍👩‍👧"}) {
    const Run run = printing.print({name, "Bo", "Cai"});
    CAPTURE(name, run.err);
    CHECK((run.status == 0 || (run.status == 2 && contains(run.err, "(U+"))));
  }
}

TEST_CASE("a letter that no font has is named, and nothing is written", "[paper]") {
  const Printing printing;
  const Run run = printing.print({"Anna", "Bo", "Cai"}, "A\U0010ABCDb");
  CHECK(says_why_not(run));
  CHECK(contains(run.err, "\U0010ABCD"));
  CHECK(contains(run.err, "U+10ABCD"));
  CHECK_FALSE(std::filesystem::exists(printing.path));
}

TEST_CASE("whatever is written is wrapped, never cut", "[paper]") {
  if (!has_tool("pdftotext")) return;
  const Printing printing;
  std::vector<std::string> names;
  for (int i = 0; i < 17; ++i)
    names.push_back("Wilhelmina" + std::to_string(10 + i) + " Ångström-Østergaard");
  REQUIRE(printing.print(names, taller_than_a_page()).status == 0);
  check_all_on_paper(printing);
  const std::string text = printing.text();
  for (int i = 0; i < 17; ++i) CHECK(contains(text, "Wilhelmina" + std::to_string(10 + i)));
  CHECK_FALSE(contains(text, "…"));
}

TEST_CASE("a note of wide letters stays on its pages, also where those are low", "[paper]") {
  if (!has_tool("pdftotext") || !has_font_for("王")) return;
  const Printing printing;
  std::vector<std::string> names;  // so many that the page lies
  for (int i = 0; i < 17; ++i) names.push_back("P" + std::to_string(i));
  std::string note;
  for (int i = 0; i < 900; ++i) note += "王";
  REQUIRE(printing.print(names, note).status == 0);
  const Run box = run_program("pdftotext", {"-bbox", printing.path, "-"});
  check_nothing_below(box.out);
  std::size_t letters = 0;
  for (auto at = box.out.find("王"); at != box.out.npos; at = box.out.find("王", at + 1)) ++letters;
  CHECK(letters == 900);
}

TEST_CASE("a place that is taller than a page goes over several", "[paper]") {
  if (!has_tool("pdftotext")) return;
  const Printing printing;
  const std::string place = taller_than_a_page();
  std::string file = ligeud_evening(1, nine_made(1));
  file.replace(file.find("Klubben"), std::string("Klubben").size(), place);
  const std::string id = printing.import_text(file);
  REQUIRE(printing.ctl({"export", id, "--as", "pdf", "-o", printing.path}).status == 0);
  check_all_on_paper(printing);
  REQUIRE(printing.ctl({"standings", "--as", "pdf", "-o", printing.path, "--force"}).status == 0);
  check_all_on_paper(printing);
}

TEST_CASE("a row of a table that is taller than a page goes over several", "[paper]") {
  if (!has_tool("pdftotext")) return;
  const Printing printing;
  static_cast<void>(printing.import_text(ligeud_evening(1, nine_made(1))));
  const std::string note = taller_than_a_page();
  REQUIRE(printing.ctl({"purse", "add", "Anna", "20", "--kind", "fee", "--note", note}).status ==
          0);
  REQUIRE(printing.ctl({"purse", "--as", "pdf", "-o", printing.path}).status == 0);
  check_all_on_paper(printing);
}

TEST_CASE("a document is the same, however many of its words are kept as they were set",
          "[paper]") {
  const Press* const with = press();
  REQUIRE(with);
  const auto printed = [&](std::size_t kept) {
    Press::Job* const job = with->begin({"Anna", "da", "2026-11-20", false, kept});
    REQUIRE(job);
    with->page(*job, 595, 842);
    Length y = 40;
    for (const char* words : {"Anna", "Bo", "0", "Anna og Bo", "Anna"})
      with->text(*job, 40, y += 20, words, {400, 12, false, Align::left}, {});
    return with->finish(job).pdf;
  };
  const std::string kept = printed(4000);
  CHECK(kept.size() > 1000);
  CHECK(printed(0) == kept);
  CHECK(printed(1) == kept);
}

TEST_CASE("a document whose letters cannot be read is none", "[paper]") {
  const Press* const with = press();
  REQUIRE(with);
  const Folder folder;
  const std::string was = std::filesystem::temp_directory_path();
  REQUIRE(::setenv("TMPDIR", folder.path("").c_str(), 1) == 0);
  Press::Job* const job = with->begin({"Anna", "da", "2026-11-20", false});
  REQUIRE(::setenv("TMPDIR", was.c_str(), 1) == 0);
  REQUIRE(job);
  int fonts = 0;
  for (const auto& one : std::filesystem::directory_iterator(folder.path("")))
    fonts += std::filesystem::remove(one) ? 1 : 0;
  CHECK(fonts == 2);
  with->page(*job, 595, 842);
  with->text(*job, 40, 60, "Anna", {400, 12, false, Align::left}, {});
  CHECK(with->finish(job).pdf.empty());
}

TEST_CASE("a PDF can be heard, has a title, its language and bookmarks", "[paper]") {
  if (!has_tool("pdfinfo")) return;
  const Printing printing;
  REQUIRE(printing.print({"Anna", "Bo", "Cai"}).status == 0);
  const Run info = run_program("pdfinfo", {printing.path});
  CHECK(contains(info.out, "Afregning, 20.11.2026"));
  CHECK(std::regex_search(info.out, std::regex("Tagged: +yes")));
  CHECK(info.err.empty());
  const Run parts = run_program("pdfinfo", {"-struct-text", printing.path});
  for (const char* part : {"H1", "H2", "Table", "TR", "TH", "TD", "\"Anna\"", "\"1. Commerce"})
    CHECK(contains(parts.out, part));
  const std::string bytes = read_bytes(printing.path);
  CHECK(contains(bytes, "/Lang (da)"));
  CHECK(contains(bytes, "/DisplayDocTitle true"));
  CHECK(contains(bytes, "/Outlines"));
}

TEST_CASE("every row of a sheet is heard in the order of its head", "[paper]") {
  if (!has_tool("pdfinfo")) return;
  const Printing printing;
  REQUIRE(printing.print({"Anna", "Bo", "Cai"}, taller_than_a_page()).status == 0);
  const std::vector<HeardTable> tables = heard_tables(printing);
  const auto sheet = std::find_if(tables.begin(), tables.end(),
                                  [](const HeardTable& one) { return one.front().front() == "#"; });
  REQUIRE(sheet != tables.end());
  CHECK(sheet->front() == std::vector<std::string>{"#", "Indførsel", "Anna", "Bo", "Cai"});
  for (const auto& row : *sheet) CHECK(row.size() == 5);
  REQUIRE(sheet->size() > 4);  // the head, the points agreed on, the note's pages, what it comes to
  const auto& points = sheet->at(1);
  CHECK(points[0] == "1");
  CHECK(contains(points[1], "y"));
  CHECK(points[2] == "+3|3");
  CHECK(points[3] == "−3|−3");
  CHECK(sheet->at(2)[0] == "2");
  CHECK(contains(sheet->at(2)[1], "1000"));
  CHECK(sheet->at(2)[2] == "0|3");
  CHECK(sheet->at(3)[0].empty());
  CHECK_FALSE(sheet->at(3)[1].empty());
  CHECK(sheet->at(3)[2].empty());
  CHECK(sheet->back()[0].empty());
  CHECK(sheet->back()[2] == "+3");
}

TEST_CASE("every export shows what the paper shows, and the house rules in words", "[paper]") {
  if (!has_tool("pdftotext")) return;
  const Printing printing;
  const std::string id = printing.import(sample("rodskagg"));
  for (const std::string as : {"html", "pdf"}) {
    CAPTURE(as);
    REQUIRE(printing.ctl({"export", id, "--as", as, "-o", printing.path, "--force", "--lang", "en"})
                .status == 0);
    const std::string text = as == "pdf" ? printing.text() : read_bytes(printing.path);
    CHECK(std::regex_search(text, std::regex("\\b12\\b")));
    CHECK(std::regex_search(text, std::regex("\\b17\\b")));  // after a fem opp
    CHECK(contains(text, "Doris wins the game"));
    CHECK(contains(text, "House rules"));
    CHECK(contains(text, "Points on the protocol at the start of a game: 12"));
  }
}

TEST_CASE("those who have as much share a place, in the standings too", "[paper]") {
  if (!has_tool("pdftotext")) return;
  const Printing printing;
  const std::string id = printing.import_text(ligeud_evening(1, nine_made(1)));
  CHECK(printing.ctl({"export", id, "--as", "pdf", "-o", printing.path, "--lang", "en"}).status ==
        0);
  const auto places = [&] {
    std::string all;
    for (const std::string& line : lines_of(printing.text())) {
      static const std::regex row("^ *([0-9]+)=? +(Anna|Bo|Cai|Dea|Else)\\b.*");
      std::smatch match;
      if (std::regex_match(line, match, row)) all += match[1].str() + match[2].str() + " ";
    }
    return all;
  };
  CHECK(places() == "1Bo 1Dea 3Else 4Anna 4Cai ");
  CHECK(printing.ctl({"standings", "--as", "pdf", "-o", printing.path, "--force", "--lang", "en"})
            .status == 0);
  CHECK(places().substr(0, 10) == "1Bo 1Dea 3");
  CHECK(contains(printing.text(), "shared place"));
}

}  // namespace paper_test
