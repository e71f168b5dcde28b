// Which of several decisions about one thing holds, and when somebody has to decide again.
#include "kattegat/journal/decisions/decisions.hpp"
#include "support/night.hpp"

using namespace kattegat;
using namespace kattegat::test;

namespace resolving_test {

namespace {

Hash record(char letter) {
  Hash hash{};
  hash[0] = static_cast<std::uint8_t>(letter);
  return hash;
}

// "A:live B(A):void": a decision a word, its letter, those that it follows, and what it means.
std::vector<Version> versions(const std::string& words) {
  std::vector<Version> list;
  std::istringstream in(words);
  for (std::string word; in >> word;) {
    Version one;
    one.decision = record(word.front());
    const std::size_t colon = word.find(':');
    for (const char letter : word.substr(1, colon - 1))
      if (letter != '(' && letter != ')') one.follows.push_back(record(letter));
    one.meaning = word.substr(colon + 1);
    list.push_back(std::move(one));
  }
  return list;
}

std::string letters(const Follows& records) {
  std::string list;
  for (const Hash& one : records) list += static_cast<char>(one[0]);
  return list;
}

struct Case {
  const char* about;
  const char* decisions;
  const char* open;  // the last of them holds
  bool conflict;
};
void hold(const Case& one, Begun how) {
  CAPTURE(one.about, one.decisions);
  const std::vector<Version> list = versions(one.decisions);
  const Resolved resolved = resolve(list, how);
  CHECK(letters(follows_of(list, resolved)) == one.open);
  REQUIRE(resolved.holds.has_value());
  CHECK(*resolved.holds == resolved.open.back());
  CHECK(resolved.conflict == one.conflict);
}

}  // namespace

TEST_CASE("of decisions about one thing the last holds that nobody has followed", "[journal]") {
  for (const Case& one : std::initializer_list<Case>{
           {"as it began", "A:live", "A", false},
           {"what is followed has passed", "A:live B(A):void", "B", false},
           {"one after the other", "A:live B(A):void C(B):live", "C", false},
           {"two who did not know of each other", "A:live B(A):void C(A):five", "BC", true},
           {"two who decided alike", "A:live B(A):void C(A):void", "BC", false},
           {"who has seen both settles it", "A:live B(A):void C(A):five D(BC):void", "D", false},
           {"who has seen one leaves the other", "A:live B(A):void C(A):five D(B):live", "CD",
            true},
           {"three, of whom two are alike", "A:live B(A):void C(A):five D(A):void", "BCD", true},
           {"who follows what is not here", "A:live B(X):void", "AB", true},
           {"a forged circle leaves the last", "A(B):live B(A):void", "B", false}}) {
    hold(one, Begun::as_a_fact);
    hold(one, Begun::by_deciding);
  }
  CHECK_FALSE(resolve({}, Begun::as_a_fact).holds.has_value());
}

TEST_CASE("a fact that two books hold is followed in both, somebody's decision in one",
          "[journal]") {
  hold({"under two logs", "A:live B:live C(A):void", "C", false}, Begun::as_a_fact);
  hold({"told otherwise", "A:live B:five C(A):void", "BC", true}, Begun::as_a_fact);
  hold({"decided twice", "A:live B:live C(A):void", "BC", true}, Begun::by_deciding);
}

TEST_CASE("what begins alike goes with what is followed under one id, and not under another",
          "[journal]") {
  std::vector<Version> list = versions("A:live B:live C(A):void D:five");
  Item mine, theirs;
  mine.record.id = uuid_of(7, 1);
  theirs.record.id = uuid_of(7, 2);
  for (Version& one : list) one.item = &mine;
  const auto left = [](std::vector<Version> all) {
    Follows decisions;
    for (const Version& one : without_begun_alike(std::move(all)))
      decisions.push_back(one.decision);
    return letters(decisions);
  };
  CHECK(left(list) == "ACD");
  list[1].item = &theirs;
  CHECK(left(list) == "ABCD");
}

TEST_CASE("a decision and its copies are one that is followed", "[journal]") {
  const std::vector<Version> list = versions("A:live B(A):void C(A):five B(A):void");
  CHECK(letters(follows_of(list, resolve(list, Begun::as_a_fact))) == "CB");
}

TEST_CASE("a decision follows the last thousand of what is open", "[journal]") {
  Follows many;
  for (std::size_t i = 0; i < follows_limit + 2; ++i) {
    Hash one{};
    one[0] = static_cast<std::uint8_t>(i % 256);
    one[1] = static_cast<std::uint8_t>(i / 256);
    many.push_back(one);
  }
  const Follows kept = at_most_a_record_holds(many);
  CHECK(kept == Follows(many.begin() + 2, many.end()));
  CHECK(at_most_a_record_holds(kept) == kept);
}

// ---- Of an entry, by the records below its session ----

namespace {

const Uuid session = uuid_of(2, 1), log = uuid_of(8, 1), other_log = uuid_of(8, 2);

// Adds it behind what is there, in the order of records; `row` says when it came into this book.
Hash add(Items& below, const NewRecord& new_record, std::int64_t row, const Uuid& of = log) {
  Item item;
  item.record = record_of(new_record);
  item.words = new_record.words;
  item.row = row;
  item.record.origin = of;
  item.record.clock = static_cast<std::int64_t>(below.size()) + 1;
  item.record.hash = record_hash(item.record);
  below.push_back(item);
  return item.record.hash;
}
EntryContents note(const std::string& text) {
  return {R"({"type":"note"})", {{"text", Json(text)}}};
}
NewRecord entry(int n, const std::string& text) {
  return new_record(RecordKind::entry, uuid_of(3, n), session, note(text));
}
NewRecord correction(int n, int of, const std::string& text, const Follows& follows) {
  return new_record(RecordKind::correction, uuid_of(3, n), session,
                    CorrectionContents{uuid_of(3, of), note(text), "", {}, follows});
}
SessionHistory read(const Items& below) { return session_history(session, {}, below, itself); }

}  // namespace

TEST_CASE("an entry by way of two logs began with the first, and is booked where it came first",
          "[journal]") {
  Items below;
  const Hash one = add(below, entry(1, "five"), 7);
  const Hash other = add(below, entry(1, "five"), 2, other_log);
  add(below, correction(9, 1, "six", {one, other}), 8);
  add(below, correction(9, 1, "six", {one, other}), 3, other_log);
  const SessionHistory history = read(below);
  REQUIRE(history.entries.size() == 2);
  CHECK(history.all_conflicts().empty());
  CHECK(history.entries[0].clock == 1);
  CHECK(history.entries[0].row == 2);
  CHECK(history.entries[1].clock == 3);
  CHECK(history.entries[1].row == 3);
}

TEST_CASE("an entry that two logs tell otherwise is shown as the last has it, and is a question",
          "[journal]") {
  Items below;
  add(below, entry(1, "five"), 1);
  add(below, entry(1, "six"), 2, other_log);
  const SessionHistory history = read(below);
  REQUIRE(history.entries.size() == 1);
  CHECK(history.entries[0].state == EntryState::conflict);
  CHECK(history.entries[0].contents.texts == note("six").texts);
  CHECK(history.all_conflicts().size() == 1);
}

TEST_CASE("a correction that has come home as an entry stands behind what it corrects",
          "[journal]") {
  Items below;
  add(below, entry(9, "six"), 1, other_log);
  const Hash begun = add(below, entry(1, "five"), 2);
  add(below, entry(2, "ten"), 3);
  add(below, correction(9, 1, "six", {begun}), 4);
  const auto rows = [&] {
    std::string all;
    for (const EntryRow& row : read(below).entries) {
      const bool counts = row.state == EntryState::live;
      all += to_string(row.id).back() + std::string(counts ? " " : "- ");
    }
    return all;
  };
  CHECK(rows() == "1- 9 2 ");
  // Whoever saw two entries there and struck one out did not know that the other corrects it: that
  // one stands.
  add(below,
      new_record(RecordKind::voided, uuid_of(6, 1), session,
                 DecisionContents{uuid_of(3, 1), "", "", {begun}}),
      5, other_log);
  CHECK(rows() == "1- 9 2 ");
  CHECK(read(below).all_conflicts().empty());
}

}  // namespace resolving_test
