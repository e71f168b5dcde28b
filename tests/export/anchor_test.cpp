// Where the book stood, on a line that people keep.
#include "kattegat/export/anchor.hpp"

#include <catch2/catch.hpp>

using namespace kattegat;

namespace anchor_test {

TEST_CASE("a line of any language is read for what was written", "[export]") {
  const Uuid log = *parse_uuid("0dd5c0de-0000-4000-8000-0000000000f1");
  const Hash hash = *parse_hash(std::string(56, '5') + "00c0ffee");
  for (const std::int64_t count : {1, 2, 1'000, 12'345'678}) {
    const Head head{log, count, hash};
    for (const Language language : languages) {
      const std::string line = anchor_line(head, language);
      CAPTURE(line);
      CHECK(parse_anchor(line) == head);
      CHECK(parse_anchor("; " + line + "\r\n") == head);  // as a journal has it, or a letter
    }
  }
}

TEST_CASE("other numbers about the line are not how many records there were", "[export]") {
  const Uuid log = *parse_uuid("0dd5c0de-0000-4000-8000-0000000000f1");
  const Head head{log, 3, *parse_hash(std::string(64, 'c'))};
  const std::string line = anchor_line(head, Language::english);
  for (const std::string& kept : {line + " (page 2)", "2 " + line, "2026 11 20: " + line + " 7"}) {
    CAPTURE(kept);
    CHECK(parse_anchor(kept) == head);
  }
}

TEST_CASE("a line that lacks a part is none", "[export]") {
  const std::string log = "0dd5c0de-0000-4000-8000-0000000000f1";
  const std::string hash(64, 'c');
  CHECK(parse_anchor("log " + log + ": 3 records, head " + hash));
  for (const std::string& line :
       {std::string(), "log " + log + ": 3 records, head", "3 records, head " + hash,
        "log " + log + ": records, head " + hash, "log " + log + ": 0 records, head " + hash,
        "log " + log + ": 3 records, head " + hash.substr(1),
        "log " + log + ": 3 records, head " + hash + "\nlog " + log + ": 4 records, head " + hash,
        "log " + log + ": 999999999999999999999 records, head " + hash}) {
    CAPTURE(line);
    CHECK_FALSE(parse_anchor(line));
  }
}

}  // namespace anchor_test
