// Decisions as many and as deep as a log can hold, as somebody could write them who means harm:
// they are read to their end like any others.
#include "support/form.hpp"
#include "support/night.hpp"

using namespace kattegat;
using namespace kattegat::test;

namespace deep_test {

namespace {

const int many = form({20'000, 5'000, 20'000});
const Uuid session = uuid_of(2, 1);
const std::string misdeal = R"({"type":"misdeal"})";

void add(Items& below, const NewRecord& new_record) {
  Item item;
  item.record = record_of(new_record);
  item.row = item.record.clock = static_cast<std::int64_t>(below.size()) + 1;
  item.record.hash = record_hash(item.record);
  below.push_back(std::move(item));
}
NewRecord entry(int n) {
  return new_record(RecordKind::entry, uuid_of(3, n), session, EntryContents{misdeal, {}});
}
NewRecord correction(int n) {  // of the one before
  return new_record(RecordKind::correction, uuid_of(3, n), session,
                    CorrectionContents{uuid_of(3, n - 1), {misdeal, {}}, "", {}, {}});
}
std::size_t live_rows(const Items& below, int rows) {
  const SessionHistory history = session_history(session, {}, below, itself);
  CHECK(static_cast<int>(history.entries.size()) == rows);
  return static_cast<std::size_t>(
      std::count_if(history.entries.begin(), history.entries.end(),
                    [](const EntryRow& row) { return !row.voided.has_value(); }));
}

}  // namespace

TEST_CASE("a correction of a correction, and so on, is read to its end", "[journal]") {
  Items below;
  add(below, entry(0));
  for (int n = 1; n <= many; ++n) add(below, correction(n));
  CHECK(live_rows(below, many + 1) == 1);
  CHECK(decisions_on(uuid_of(3, many), below).has_value());
}

TEST_CASE("so it is where every correction has come home as an entry", "[journal]") {
  Items below;
  for (int n = 0; n <= many; ++n) add(below, entry(n));
  for (int n = 1; n <= many; ++n) add(below, correction(n));
  CHECK(live_rows(below, many + 1) == 1);
}

TEST_CASE("an entry that was begun many times, and voided as often, is void", "[journal]") {
  Items below;
  for (int n = 0; n < many; ++n) add(below, entry(1));
  for (int n = 0; n < many; ++n)
    add(below, new_record(RecordKind::voided, uuid_of(6, n), session,
                          DecisionContents{uuid_of(3, 1), "", "", {}}));
  CHECK(live_rows(below, 1) == 0);
}

}  // namespace deep_test
