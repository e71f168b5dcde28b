// What a book keeps of an entry, read without a tree of JSON, is what the JSON says, or nothing.
#include <rapidcheck/catch.h>
#include <catch2/catch.hpp>

#include "kattegat/evening/read_entry.hpp"
#include "kattegat/evening/write.hpp"
#include "support/random_entries.hpp"

using namespace kattegat;
using namespace kattegat::test;

namespace line_reader_test {

namespace {

const std::vector<std::string> four{"0", "1", "2", "3"};

// Whether it was read at all; then it is a good entry, the same as by way of JSON.
template <class G>
bool is_read(const std::string& line, const std::vector<std::string>& names = four) {
  const auto quick = read_line<G>(line, names);
  if (!quick) return false;
  INFO(line);
  const auto json = parse_json(line);
  REQUIRE(json.has_value());
  const ReadEntry<G> whole = read_entry<G>(*json, names);
  REQUIRE(whole.form.empty());
  REQUIRE(quick->form.empty());
  REQUIRE(quick->entry == whole.entry);
  return true;
}

constexpr const char* plain_lines[] = {
    R"({"type":"deal","contract":"9","declarer":"0","trump":"H","partner":null,"tricks":10})",
    (R"({"type":"deal","dealer":"1","contract":"8-clubs","declarer":"2","called":"SA",)"
     R"("partner":"0","tricks":7,"at":"2026-02-03T20:15:00+01:00","by":"…"})"),
    R"({"type":"deal","contract":9,"declarer":"3","trump":"C","partner":"1","tricks":0})",
    R"({"type":"misdeal"})",
    R"({"type":"final-round","id":"8b0f2c7e-9d0a-4f7e-8a30-5e2b8f1c6d01"})",
    R"({"type":"note","text":"…"})"};

}  // namespace

TEST_CASE("an entry of plain fields is read from its line", "[evening]") {
  for (const char* line : plain_lines) {
    CAPTURE(line);
    CHECK(is_read<Ligeud>(line));
  }
}

TEST_CASE("what is no plain entry is left to the JSON", "[evening]") {
  for (const char* line : {"",
                           "{",
                           "{}",
                           "[]",
                           R"("type")",
                           R"({"type":"deal"} )",
                           R"( {"type":"misdeal"})",
                           R"({"type" :"misdeal"})",
                           R"({"type":"misdeal"}})",
                           R"({"type":"misdeal",})",
                           R"({"type":"misdeal","type":"misdeal"})",
                           R"({"type":"misdeal","odd":1})",
                           R"({"type":"mis\u0064eal"})",
                           R"({"type":"note","text":"a\nb"})",
                           "{\"type\":\"note\",\"text\":\"a\nb\"}",
                           "{\"type\":\"note\",\"text\":\"\xFF\"}",
                           R"({"type":"note","text":7})",
                           R"({"type":"deal","tricks":07})",
                           R"({"type":"deal","tricks":-0x1})",
                           R"({"type":"deal","tricks":1e1})",
                           R"({"type":"deal","tricks":})",
                           R"({"type":"deal","declarer":"4"})",
                           R"({"type":"deal","declarer":null})",
                           R"({"type":"deal","contract":"odd"})",
                           R"({"type":"deal","bought":{"0":1}})",
                           R"({"type":"deal","at":"yesterday"})",
                           R"({"contract":"9"})",
                           R"({"type":"odd"})"}) {
    CAPTURE(line);
    CHECK_FALSE(is_read<Ligeud>(line));
  }
}

TEST_CASE("one byte more, less or other makes no line another entry than its JSON", "[evening]") {
  constexpr std::string_view bytes("\"\\{}[]:,01-.e tn\x01\x7F\xC3\xA5");
  int read = 0;
  for (const std::string line : plain_lines)
    for (std::size_t at = 0; at < line.size(); ++at) {
      std::string less = line;
      read += is_read<Ligeud>(less.erase(at, 1)) ? 1 : 0;
      for (const char byte : bytes) {
        std::string more = line, other = line;
        read += is_read<Ligeud>(more.insert(at, 1, byte)) ? 1 : 0;
        other[at] = byte;
        read += is_read<Ligeud>(other) ? 1 : 0;
      }
    }
  CHECK(read > 100);
}

TEMPLATE_LIST_TEST_CASE("an entry of any game is read from its line as from its JSON",
                        "[evening][property]", Games) {
  int read = 0, all = 0;
  const auto look_at = [&](const EnteredSession<TestType>& play) {
    const std::vector<std::string> names = seat_names(play.table.seats);
    for (const auto& draft : play.entries) {
      ++all;
      read += is_read<TestType>(to_line(entry_to_json(draft.entry, names)), names) ? 1 : 0;
    }
  };
  rc::prop("", [&] {  // of Plump one in thirteen is read: so many that chance does not matter
    for (int plays = 0; plays < 8; ++plays) look_at(random_play<TestType>(draw(1, 10)));
  });
  CHECK(read * 20 > all);
}

}  // namespace line_reader_test
