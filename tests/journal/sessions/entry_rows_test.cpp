// From the records below a session to the rows of its sheet: which row stands, and where two have
// decided differently.
#include "kattegat/journal/sessions/entry_rows.hpp"

#include "support/night.hpp"

using namespace kattegat;
using namespace kattegat::test;

namespace entry_rows_test {

namespace {

constexpr int by_file = -1;  // stored along with the entry: it follows nothing

struct Step {
  int log;
  RecordKind kind;
  int id;                // of an entry, or a correction
  int of = 0;            // what is corrected or decided
  int seen = 0;          // so many of the steps before, by the one who decides
  std::string why = {};  // or what the entry says
  std::string at = {};
  int clock = 0;  // where it is not its place
};
using Steps = std::vector<Step>;

Contents said_by(const Step& step, const Items& before) {
  const EntryContents entry{R"({"type":"note","text":"…","at":")" + step.why + "\"}", {}};
  if (step.kind == RecordKind::entry) return entry;
  Follows follows;
  if (step.seen != by_file) {
    Items known(before.begin(), before.begin() + step.seen);
    follows = decisions_on(uuid_of(3, step.of), known).value_or(Follows{});
  }
  if (step.kind == RecordKind::correction)
    return CorrectionContents{uuid_of(3, step.of), entry, "", "", follows};
  return DecisionContents{uuid_of(3, step.of), step.at, step.why, follows};
}
Items items_of(const Steps& steps) {
  Items below;
  for (const Step& step : steps) {
    const auto place = static_cast<std::int64_t>(below.size()) + 1;
    const Uuid id = uuid_of(step.id > 0 ? 3 : 4, step.id > 0 ? step.id : static_cast<int>(place));
    NewRecord one = new_record(step.kind, id, uuid_of(2, 1), said_by(step, below));
    Item item = as_if_stored(one, place - 1, place);
    item.record.origin = uuid_of(8, step.log);
    item.record.number = place;
    if (step.clock > 0) item.record.clock = step.clock;
    item.record.hash = record_hash(item.record);
    below.push_back(std::move(item));
  }
  return below;
}
// "1 corrected, 2 live", and "; 1" where there is a conflict about so many.
std::string rows_of(const Items& below) {
  constexpr std::array<const char*, 4> states{"live", "voided", "corrected", "conflict"};
  const RowsBelow all = rows_below(below);
  std::string list;
  for (const EntryRow& row : all.rows) {
    int number = 1;
    while (row.id != uuid_of(3, number)) ++number;
    list += (list.empty() ? "" : ", ") + std::to_string(number) + " " +
            states.at(static_cast<std::size_t>(row.state)) +
            (row.state == EntryState::conflict && row.voided ? " (void)" : "");
  }
  return list + (all.conflicts.empty() ? "" : "; " + std::to_string(all.conflicts.size()));
}

}  // namespace

TEST_CASE("what has been decided about an entry makes its rows", "[journal]") {
  constexpr auto entry = RecordKind::entry, correction = RecordKind::correction,
                 voided = RecordKind::voided, restored = RecordKind::restored;
  const Steps one{{1, entry, 1}};
  const auto then = [](Steps steps, const Steps& more) {
    steps.insert(steps.end(), more.begin(), more.end());
    return steps;
  };
  const Steps corrected = then(one, {{1, correction, 2, 1, 1, "x"}});
  const Steps apart = then(corrected, {{2, correction, 3, 1, 1, "y"}});
  const Steps void_apart = then(corrected, {{2, voided, 0, 1, 1}});
  // The file of a book that had the correction as an entry of its own.
  const Steps as_entry = then(corrected, {{2, entry, 1}, {2, entry, 2, 0, 0, "x"}});
  struct Row {
    std::string what;
    Steps steps;
    std::string rows;
  };
  for (const Row& row : std::vector<Row>{
           {"an entry", one, "1 live"},
           {"a void", then(one, {{1, voided, 0, 1, 1}}), "1 voided"},
           {"that was taken back", then(one, {{1, voided, 0, 1, 1}, {1, restored, 0, 1, 2}}),
            "1 live"},
           {"a correction", corrected, "1 corrected, 2 live"},
           {"of a correction", then(corrected, {{1, correction, 3, 2, 2, "y"}}),
            "1 corrected, 2 corrected, 3 live"},
           {"a correction that is void", then(corrected, {{1, voided, 0, 2, 2}}),
            "1 corrected, 2 voided"},
           {"the entry after all", then(corrected, {{1, restored, 0, 1, 2}}),
            "1 live, 2 corrected"},
           {"two entries", then(corrected, {{2, entry, 3, 0, 0, "z"}}),
            "1 corrected, 2 live, 3 live"},
           {"two voids apart", then(one, {{1, voided, 0, 1, 1}, {2, voided, 0, 1, 1}}), "1 voided"},
           {"two corrections apart", apart, "1 corrected, 2 corrected, 3 conflict; 1"},
           {"decided once more", then(apart, {{1, restored, 0, 2, 3}}),
            "1 corrected, 2 live, 3 corrected"},
           {"a void beside a correction", void_apart, "1 conflict (void), 2 corrected; 1"},
           {"a file of both", then(corrected, {{2, entry, 1}, {2, correction, 2, 1, by_file, "x"}}),
            "1 corrected, 2 live"},
           {"a file of what was void since",
            then(corrected,
                 {{2, entry, 1}, {2, correction, 2, 1, by_file, "x"}, {1, voided, 0, 2, 2}}),
            "1 corrected, 2 voided"},
           {"a file of another correction",
            then(corrected, {{2, entry, 1}, {2, correction, 3, 1, by_file, "y"}}),
            "1 corrected, 2 corrected, 3 conflict; 1"},
           {"a correction that is an entry elsewhere", as_entry, "1 corrected, 2 live"},
           {"and there the corrected one is void", then(as_entry, {{2, voided, 0, 1, by_file}}),
            "1 corrected, 2 live"},
           {"and there the correction is void", then(as_entry, {{2, voided, 0, 2, by_file}}),
            "1 conflict, 2 corrected; 1"},
           {"and there both are void",
            then(as_entry, {{2, voided, 0, 1, by_file}, {2, voided, 0, 2, by_file}}),
            "1 corrected, 2 conflict (void); 1"},
           {"of two under one id that which was let count",
            then({{1, entry, 1, 0, 0, "x"}, {2, entry, 1, 0, 0, "y"}},
                 {{1, voided, 0, 1, 2}, {1, restored, 0, 1, 3}}),
            "1 live"}}) {
    CAPTURE(row.what);
    Items below = items_of(row.steps);
    CHECK(rows_of(below) == row.rows);
    // In whatever order they came into the book.
    std::reverse(below.begin(), below.end());
    sort_items(below);
    CHECK(rows_of(below) == row.rows);
  }
}

TEST_CASE("what one file has as an entry and a book as a correction is as old as the first of them",
          "[journal]") {
  constexpr auto entry = RecordKind::entry, correction = RecordKind::correction;
  for (const bool by_file_first : {false, true}) {
    CAPTURE(by_file_first);
    const Items below =
        by_file_first
            ? items_of({{2, entry, 2, 0, 0, "x"}, {1, entry, 1}, {1, correction, 2, 1, 2, "x"}})
            : items_of({{1, entry, 1}, {1, correction, 2, 1, 1, "x"}, {2, entry, 2, 0, 0, "x"}});
    REQUIRE(rows_of(below) == "1 corrected, 2 live");
    CHECK(rows_below(below).rows[1].clock == (by_file_first ? 1 : 2));
  }
}

TEST_CASE("who has seen a stranger's void under the id of a correction has not heard of that one",
          "[journal]") {
  constexpr auto entry = RecordKind::entry, correction = RecordKind::correction,
                 voided = RecordKind::voided, restored = RecordKind::restored;
  // Of two entries by a file one is void in the end; the other one counts, also for whoever knows
  // that it was corrected.
  const Steps begun{{2, entry, 1}, {2, entry, 2, 0, 0, "x"}};
  for (const int under : {0, 2}) {
    CAPTURE(under);
    Steps steps = begun;
    steps.push_back({3, voided, under, 2, 2});
    steps.push_back({2, restored, 0, 2, 3});
    steps.push_back({2, voided, 0, 2, 4});
    CHECK(rows_of(items_of(steps)) == "1 live, 2 voided");
    steps.push_back({1, correction, 2, 1, 1, "x"});
    CHECK(rows_of(items_of(steps)) == "1 live, 2 corrected");
  }
}

TEST_CASE("what is let count again and void in one second makes no room for itself", "[journal]") {
  constexpr auto entry = RecordKind::entry, correction = RecordKind::correction,
                 voided = RecordKind::voided, restored = RecordKind::restored;
  const std::string before = "2026-01-02T20:00:00Z", then = "2026-01-02T20:00:09Z";
  Steps steps{{2, entry, 1},
              {2, entry, 2, 0, 0, "x"},
              {2, voided, 0, 2, 2, "slip", before},
              {2, restored, 0, 2, 3, "no", then},
              {2, voided, 0, 2, 4, "slip", then}};
  CHECK(rows_of(items_of(steps)) == "1 live, 2 voided");
  steps.push_back({1, correction, 2, 1, 1, "x"});
  CHECK(rows_of(items_of(steps)) == "1 live, 2 corrected");
}

TEST_CASE("where two correct different entries under one id, the first tells what came of which",
          "[journal]") {
  constexpr auto entry = RecordKind::entry, correction = RecordKind::correction;
  const Items below = items_of({{1, entry, 1},
                                {1, entry, 2},
                                {1, correction, 3, 1, 2, "x"},
                                {2, correction, 3, 2, 2, "y"},
                                {1, correction, 4, 3, 4, "z"}});
  CHECK(rows_of(below) == "1 corrected, 3 corrected, 4 live, 2 corrected, 3 live");
  const auto replaced = [&](int n, int row) {
    return has_replaced(uuid_of(3, n), uuid_of(3, row), below);
  };
  CHECK(replaced(4, 3));
  CHECK(replaced(4, 1));
  CHECK_FALSE(replaced(4, 2));
  CHECK_FALSE(replaced(3, 4));
  CHECK_FALSE(replaced(1, 2));
  CHECK_FALSE(replaced(9, 1));  // it is none
}

TEST_CASE("an entry whose texts are none has no row, whether anything was decided or not",
          "[journal]") {
  constexpr auto entry = RecordKind::entry, voided = RecordKind::voided;
  Items below = items_of({{1, entry, 1}, {1, entry, 2}, {1, entry, 3}, {1, voided, 0, 1, 1}});
  below[1].words = Words{{}, R"({"text":"x"})"};
  below[2].words = Words{{}, R"({"text":5})"};
  CHECK(rows_of(below) == "1 voided, 2 live");
  below.pop_back();
  CHECK(rows_of(below) == "1 live, 2 live");
}

TEST_CASE("who decides after a file has brought a copy follows what that is a copy of",
          "[journal]") {
  constexpr auto entry = RecordKind::entry, correction = RecordKind::correction;
  const Items below = items_of({{1, entry, 1},
                                {1, correction, 2, 1, 1, "x"},
                                {2, entry, 1},
                                {2, correction, 2, 1, by_file, "x"}});
  for (const int row : {1, 2})
    CHECK(decisions_on(uuid_of(3, row), below) == Follows{below[1].record.hash});
}

TEST_CASE("a void that came by a file is its writer's, whatever else the book had that took it in",
          "[journal]") {
  constexpr auto entry = RecordKind::entry, voided = RecordKind::voided,
                 restored = RecordKind::restored;
  const std::string once = "2026-01-02T20:00:00Z", later = "2026-01-02T20:00:09Z";
  const Step begun{1, entry, 1}, first{1, voided, 0, 1, 1, "slip", once},
      again{1, restored, 0, 1, 2, "no", later};
  const auto by_file_into = [&](int log, int clock) {
    return Step{log, voided, 0, 1, by_file, "slip", once, clock};
  };
  const auto rows = [](const Steps& steps) {
    Items below = items_of(steps);
    sort_items(below);
    return rows_of(below);
  };
  for (const int clock : {2, 3, 4, 5, 9}) {
    CAPTURE(clock);
    CHECK(rows({begun, first, by_file_into(2, clock)}) == "1 voided");
    CHECK(rows({begun, first, again, by_file_into(2, clock)}) == "1 live");
    // From one file into two books, of which one decides.
    CHECK(rows({begun,
                by_file_into(2, 2),
                {2, restored, 0, 1, 2, "no", later, 3},
                by_file_into(3, clock)}) == "1 live");
  }
  const std::string apart = "1 conflict (void); 1";
  // What its log has had is void once more; so is what was void twice in that second.
  CHECK(rows({begun, first, again, by_file_into(1, 4)}) == apart);
  CHECK(rows({begun, first, {2, restored, 0, 1, 2, "no", later}, by_file_into(2, 4)}) == apart);
  CHECK(rows({begun,
              first,
              {3, voided, 0, 1, 1, "twice", once},
              {1, restored, 0, 1, 3, "no", later},
              by_file_into(2, 5)}) == apart);
}

}  // namespace entry_rows_test
