// Logs that lean on each other, and evenings that were joined, however many: a parcel is judged in
// a time that goes by what it brings.
#include "kattegat/languages/languages.hpp"
#include "support/forger.hpp"
#include "support/meeting.hpp"

using namespace kattegat;
using namespace kattegat::test;

namespace leaning_test {
namespace {

const Uuid evening = uuid_of(1, 1);

template <class Contents>
Contents said_in(const Book& book, RecordKind kind) {
  for (const Item& item : everything_of(book).items)
    if (item.record.kind == kind) return *read_as<Contents>(item);
  FAIL("there is no such record");
  return {};
}
NewRecord note_in(const Uuid& session, int n) {
  return new_record(RecordKind::entry, uuid_of(5, n), session,
                    EntryContents{R"({"type":"note","text":"…"})", {{"text", "hello"}}});
}

}  // namespace

TEST_CASE("what leans on one log of many that are refused is left for a later merge", "[gate]") {
  Book here = Book::in_memory();
  import_into(here, ligeud_evening(1, nine_made(1)));
  const auto table = said_in<SessionContents>(here, RecordKind::session);
  SessionContents with = table;
  with.follows.clear();
  // Each of these has a table, and an entry at that of the one before; the first at none.
  constexpr int many = 30;
  Parcel all;
  for (int n = 1; n <= many; ++n) {
    Forger one;
    one.write(new_record(RecordKind::session, uuid_of(8, n), evening, with), 40);
    one.write(note_in(uuid_of(8, n - 1), n), 41);
    all = together(std::move(all), one.parcel());
  }
  // A sound table, and an entry there by somebody else.
  Forger sound, guest;
  sound.write(new_record(RecordKind::session, uuid_of(9, 1), evening, with), 40);
  guest.write(note_in(uuid_of(9, 1), many + 1), 41);
  all = together(together(std::move(all), sound.parcel()), guest.parcel());

  const Merged first = given(here, all);
  CHECK(first.records == 1);
  CHECK(first.refused.size() == many + 1);
  const Merged second = given(here, all);
  CHECK(second.records == 1);
  CHECK(second.refused.size() == many);
  CHECK(given(here, all).records == 0);
}

TEST_CASE("of many logs beside others that lean on each other each merge takes some", "[gate]") {
  Book here = Book::in_memory();
  import_into(here, ligeud_evening(1, nine_made(1)));
  auto table = said_in<SessionContents>(here, RecordKind::session);
  table.follows.clear();
  Parcel all;
  constexpr int leaning = 30, sound = 100;
  for (int n = 1; n <= leaning; ++n) {
    Forger one;
    one.write(new_record(RecordKind::session, uuid_of(8, n), evening, table), 40);
    one.write(note_in(uuid_of(8, n - 1), n), 41);
    all = together(std::move(all), one.parcel());
  }
  for (int n = 1; n <= sound; ++n) {
    Forger one;
    one.write(new_record(RecordKind::session, uuid_of(9, n), evening, table), 40);
    one.write(note_in(uuid_of(9, n), leaning + n), 41);
    all = together(std::move(all), one.parcel());
  }
  int merges = 0, records = 0;
  for (int left = sound; left > 0; ++merges) {
    const Merged merged = given(here, all);
    REQUIRE(merged.records > 0);
    records += static_cast<int>(merged.records);
    left = sound - records / 2;
    CHECK(static_cast<int>(merged.refused.size()) == leaning + left);
    CHECK(merged.refused.back().why.word == (left > 0 ? Word::gate_later : Word::verify_orphan));
  }
  CHECK(records == 2 * sound);
  CHECK(merges > 1);
}

TEST_CASE("who plays in one of evenings that were joined plays in all, however many they are",
          "[gate]") {
  Book here = Book::in_memory();
  import_into(here, ligeud_evening(1, nine_made(1)));
  auto header = said_in<EveningContents>(here, RecordKind::evening);
  header.follows.clear();
  auto table = said_in<SessionContents>(here, RecordKind::session);
  table.follows.clear();
  constexpr int many = 1200;
  Forger member;
  for (int n = 1; n <= many; ++n)
    member.write(new_record(RecordKind::evening, uuid_of(8, n), uuid_of(8, n), header), 40);
  for (int n = 2; n <= many; ++n)
    member.write(new_record(RecordKind::fusion, uuid_of(8, n), roster_id,
                            FusionContents{uuid_of(8, n - 1), {}}),
                 41);
  for (int n = 0; n < 4; ++n)
    member.write(new_record(RecordKind::player, uuid_of(7, n), uuid_of(8, 1 + n * 399),
                            PlayerContents{"Player " + std::to_string(n), true, false}),
                 42);
  for (std::size_t n = 0; n < 4; ++n) table.sitters[n] = uuid_of(7, static_cast<int>(n));
  for (const int n : {1, 600, many})
    member.write(new_record(RecordKind::session, uuid_of(9, n), uuid_of(8, n), table), 43);
  CHECK(given(here, member.parcel()).refused.empty());
  // In others they do not.
  Forger stranger;
  stranger.write(new_record(RecordKind::session, uuid_of(9, 9), evening, table), 43);
  REQUIRE(given(here, stranger.parcel()).refused.size() == 1);
}

}  // namespace leaning_test
