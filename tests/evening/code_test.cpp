// An evening as the text of one QR code, there and back; and what a camera may bring instead.
#include "kattegat/evening/code.hpp"

#include <fstream>
#include <random>

#include "kattegat/core/hash.hpp"
#include "kattegat/core/text/squeeze.hpp"
#include "kattegat/languages/languages.hpp"
#include "support/books.hpp"
#include "support/draw.hpp"
#include "support/paths.hpp"
#include "support/scanned.hpp"
#include "support/tablet.hpp"
#include "support/tools.hpp"

using namespace kattegat;
using namespace kattegat::test;

namespace code_test {

namespace {

Evening evening_of(const std::string& file) {
  auto reading = read_evening(file);
  CAPTURE(file);
  REQUIRE(reading.has_value());
  return std::move(reading->evening);
}

// An evening as it is played: every deal has its id and its time.
std::string evening_of_deals(int deals, unsigned seed) {
  std::mt19937 random(seed);
  const auto below = [&](unsigned count) { return static_cast<int>(random() % count); };
  const auto one = [&](const std::vector<std::string>& of) {
    return of[random() % static_cast<unsigned>(of.size())];
  };
  const auto id = [&] {
    Uuid drawn;
    for (auto& byte : drawn.bytes) byte = static_cast<std::uint8_t>(random());
    return "\"id\":\"" + to_string(drawn) + "\"";
  };
  int now = 19 * 3600;
  const std::vector<std::string> names{"Anna", "Bo", "Cai", "Dea"};
  std::string entries;
  for (int i = 0; i < deals; ++i) {
    now += 150 + below(300);
    char time[16];
    std::snprintf(time, sizeof time, "%02d:%02d:%02d", now / 3600, now / 60 % 60, now % 60);
    const std::string contract = one({"7", "8", "9", "9-clubs", "10", "nole", "passed"});
    std::string deal = "{" + id() + R"(,"type":"deal","contract":")" + contract + "\"";
    if (contract != "passed") deal += R"(,"declarer":")" + one(names) + "\"";
    if (contract.size() < 3 && below(2) == 0) deal += R"(,"called":")" + one({"S", "H"}) + "A\"";
    if (contract.size() < 3) deal += R"(,"trump":")" + one({"S", "H", "D"}) + "\"";
    if (contract != "passed" && contract != "nole") deal += R"(,"partner":null)";
    if (contract != "passed") deal += ",\"tricks\":" + std::to_string(below(12));
    entries += (i > 0 ? "," : "") + deal + R"(,"at":"2026-11-20T)" + time + "+01:00\"}";
  }
  return R"({"format":"kattegat-evening","version":1,)" + id() +
         R"(,"date":"2026-11-20","place":"Kortklubben","players":["Anna","Bo","Cai","Dea"],)" +
         R"("sessions":[{)" + id() + R"(,"game":"ligeud","seats":["Anna","Bo","Cai","Dea"],)" +
         R"("stake":"0.10","entries":[)" + entries + "]}]}";
}

const std::string code_begins = "KATTEGAT1:", signs = "0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZ*-./:";

// Two bytes are three signs, the last one two.
std::string bytes_of(const std::string& code) {
  std::string bytes;
  for (std::size_t at = code_begins.size(); at < code.size(); at += 3) {
    const std::string group = code.substr(at, 3);
    std::size_t number = 0;
    for (std::size_t i = group.size(); i-- > 0;) number = number * 41 + signs.find(group[i]);
    if (group.size() == 3) bytes += static_cast<char>(number / 256);
    bytes += static_cast<char>(number % 256);
  }
  return bytes;
}
std::string code_of(const std::string& bytes) {
  std::string code = code_begins;
  for (std::size_t at = 0; at < bytes.size(); at += 2) {
    const std::string group = bytes.substr(at, 2);
    std::size_t number = 0;
    for (const char byte : group) number = number * 256 + static_cast<unsigned char>(byte);
    for (std::size_t i = 0; i <= group.size(); ++i, number /= 41) code += signs[number % 41];
  }
  return code;
}

int version_of(const QrCode& code) { return (code.size - 17) / 4; }

}  // namespace

TEST_CASE("whatever is squeezed comes out again", "[code]") {
  CHECK(rc::check([] {
    const auto text = *rc::gen::arbitrary<std::string>();
    const auto known = *rc::gen::arbitrary<std::string>();
    RC_ASSERT(unsqueezed(squeezed(text, known), known, text.size()) == text);
  }));
  const std::string long_one(100000, 'a');
  CHECK(squeezed(long_one, "").size() < 200);
  CHECK(unsqueezed(squeezed(long_one, ""), "", 100000) == long_one);
  CHECK(unsqueezed(squeezed(long_one, ""), "", 99999) == std::nullopt);
  for (const std::string& text : {std::string(), long_one})
    CHECK(unsqueezed(squeezed(text, "") + "more", "", 100000) == std::nullopt);
}

TEST_CASE("any bytes come out as some text that is not longer than asked", "[code]") {
  CHECK(rc::check([] {
    const auto bytes = *rc::gen::arbitrary<std::string>();
    const auto text = unsqueezed(bytes, "known", 5000);
    const bool fits = !text || text->size() <= 5000;
    RC_ASSERT(fits);
  }));
}

TEST_CASE("an evening is the same after its code", "[code]") {
  for (const std::string& path : samples()) {
    CAPTURE(path);
    const Evening evening = evening_of(read_bytes(path));
    const auto code = evening_code(evening);
    REQUIRE(code.has_value());
    CHECK(is_evening_code(*code));
    CHECK(evening_file(evening_of(*code)) == evening_file(evening));
    CHECK(evening_file(evening_of("\n " + *code + "\r\n")) == evening_file(evening));
    CHECK(code->find_first_not_of("0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZ*-./:") == code->npos);
  }
}

TEST_CASE("a long code that a mail has broken into lines is the same", "[code]") {
  std::minstd_rand random;
  std::string notes;
  std::optional<std::string> code;
  while (!code || code->size() < 16'200) {
    std::string words;
    for (int i = 0; i < 100; ++i) words += static_cast<char>('a' + random() % 26);
    notes += (notes.empty() ? "" : ",") + (R"({"type":"note","text":")" + words + "\"}");
    code = evening_code(evening_of(ligeud_evening(1, notes)));
    REQUIRE(code.has_value());
  }
  std::string lines;
  for (std::size_t at = 0; at < code->size(); at += 76) lines += code->substr(at, 76) + "\r\n";
  REQUIRE(lines.size() > 16'384);
  CHECK(evening_file(evening_of(lines)) == evening_file(evening_of(*code)));
}

TEST_CASE("whatever people write is the same after the code", "[code]") {
  const std::vector<std::string> parts{"@",
                                       "\x01",
                                       "\x02",
                                       "ø",
                                       "漢",
                                       "\"",
                                       "\\",
                                       "KATTEGAT1:",
                                       "00000000-0000-0000-0000-000000000000",
                                       "ABCDEF00-0000-0000-0000-000000000000",
                                       "x",
                                       " "};
  CHECK(rc::check([&] {
    std::string words = "-";
    for (int i = draw(0, 12); i > 0; --i) words += draw_one(parts);
    Evening evening = evening_of(evening_of_deals(draw(0, 5), static_cast<unsigned>(draw(0, 99))));
    evening.place = words;
    const auto code = evening_code(evening);
    RC_ASSERT(code.has_value());
    const auto file = file_of_code(*code);
    RC_ASSERT(file.has_value());
    RC_ASSERT(*file == to_line(evening_to_json(evening)));
  }));
}

TEST_CASE("forty deals fit one code that a camera reads", "[code]") {
  const Folder folder;
  for (const unsigned seed : {1U, 2U, 3U}) {
    const Evening evening = evening_of(evening_of_deals(40, seed));
    const auto code = evening_code(evening);
    REQUIRE(code.has_value());
    const auto picture = dense_qr_code(*code);
    REQUIRE(picture.has_value());
    CAPTURE(code->size(), version_of(*picture));
    CHECK(version_of(*picture) <= 26);
    if (!has_tool("zbarimg")) continue;
    const Run run = scanned(folder, *picture, 3);
    CAPTURE(run.err);
    REQUIRE(run.status == 0);
    CHECK(evening_file(evening_of(run.out)) == evening_file(evening));
  }
}

TEST_CASE("what is too long for a code has none", "[code]") {
  const auto hundred = evening_code(evening_of(evening_of_deals(100, 1)));
  REQUIRE(hundred.has_value());
  CHECK(dense_qr_code(*hundred).has_value());
  const auto two_hundred = evening_code(evening_of(evening_of_deals(200, 1)));
  REQUIRE(two_hundred.has_value());
  CHECK_FALSE(dense_qr_code(*two_hundred).has_value());
  CHECK(evening_code(evening_of(evening_of_deals(2000, 1))) == std::nullopt);
}

// A code that was shown once is read for ever.
TEST_CASE("the codes of version 1 stay readable", "[code]") {
  const std::string path = std::string(source_path) + "/tests/golden/mixed.code";
  const Evening evening = evening_of(read_bytes(sample("mixed")));
  if (std::getenv("KATTEGAT_UPDATE_GOLDEN")) std::ofstream(path) << *evening_code(evening) << "\n";
  CHECK(evening_file(evening_of(read_bytes(path))) == evening_file(evening));
}

TEST_CASE("a code that is damaged, cut off or newer is said so", "[code]") {
  const std::string code = *evening_code(evening_of(evening_of_deals(8, 1)));
  const auto said = [](const std::string& text) {
    const auto file = file_of_code(text);
    return file ? std::string("taken") : std::string(say(file.error(), Language::english));
  };
  const std::string damaged = say(text(Word::file_code_damaged), Language::english);
  CHECK(said(code) == "taken");
  for (std::size_t i = 0; i < code.size(); ++i) {
    CAPTURE(i);
    CHECK(said(code.substr(0, i)) == damaged);
    if (i < 8) continue;
    std::string changed = code;
    changed[i] = changed[i] == '7' ? 'K' : '7';
    const bool of_the_version = i < 10;
    CHECK((of_the_version ? said(changed) != "taken" : said(changed) == damaged));
  }
  CHECK(said(code + "0") == damaged);
  for (const char* version : {"2", "10", "002"})
    CHECK(contains(said("KATTEGAT" + std::string(version) + code.substr(9)), "newer"));
  for (const char* version : {"0", "00", "01", "1000", "-2"})
    CHECK(said("KATTEGAT" + std::string(version) + code.substr(9)) == damaged);
  CHECK(said("XXXXXXXX" + code.substr(8)) == damaged);
  CHECK(said("KATTEGAT1:" + std::string(3000, '0')) == damaged);
  CHECK(said("KATTEGAT1:" + std::string(3000, ':')) == damaged);
  CHECK(said("KATTEGAT1:" + std::string(40000, '1')) == damaged);
  CHECK(said("KATTEGAT") == damaged);
  CHECK(rc::check([&] {
    std::string any = code_begins;
    for (int i = draw(0, 200); i > 0; --i) any += signs[static_cast<std::size_t>(draw(0, 40))];
    RC_ASSERT(!file_of_code(any).has_value());
  }));
}

TEST_CASE("a code has as many ids as it has places for, and no more", "[code]") {
  const std::string code = *evening_code(evening_of(evening_of_deals(8, 1)));
  std::string bytes = bytes_of(code);
  REQUIRE(code_of(bytes) == code);
  REQUIRE(bytes.substr(4, 2) == std::string("\0\x0a", 2));  // the evening, its session, eight deals
  bytes[5] = '\x0b';
  bytes.insert(6 + 10 * 16, 16, 'x');
  CHECK_FALSE(file_of_code(code_of(bytes)).has_value());
}

TEST_CASE("the command line takes the text of a code for the evening's file", "[code]") {
  const Tablet tablet, other;
  const std::string code = *evening_code(evening_of(evening_of_deals(3, 1))) + "\n";
  const std::string path = tablet.folder.file("evening.txt", code);
  CHECK(tablet.ctl({"check", path}).status == 0);
  CHECK(tablet.ctl({"settle", path}).status == 0);
  const std::string id = tablet.import(path);
  CHECK(contains(tablet.ctl({"import", "-"}, code).out, id));  // known, and added once
  CHECK(other.import_text(evening_of_deals(3, 1)) == id);
  CHECK(tablet.ctl({"export", id, "--as", "evening"}).out ==
        other.ctl({"export", id, "--as", "evening"}).out);
  const Run refused = tablet.ctl({"import", "-"}, code.substr(0, 60));
  CHECK(refused.status == 2);
  CHECK(contains(refused.err, "damaged"));
}

}  // namespace code_test
