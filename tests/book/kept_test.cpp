// Deciding for one side of a conflict that a book has told: what goes to its own log by that.
#include "db/book/conflicts.hpp"
#include "support/forger.hpp"
#include "support/one_book.hpp"
#include "support/purse.hpp"

using namespace kattegat;
using namespace kattegat::test;

namespace kept_test {

namespace {

const Uuid evening = uuid_of(1, 1);

Conflict only_conflict(const Book& book) {
  const auto told = conflicts(book, std::nullopt);
  REQUIRE((told && told->size() == 1));
  return told->front();
}

}  // namespace

TEST_CASE("whichever side is kept of who somebody is, every other book takes it in", "[conflict]") {
  const std::size_t kept = GENERATE(0U, 1U, 2U);
  CAPTURE(kept);
  OneBook here;
  const std::vector<Uuid> as_bo{uuid_of(7, 1), uuid_of(7, 2), uuid_of(7, 3)};
  const std::vector<Uuid> whom{as_bo[1], as_bo[0], id_called(here.book, "Anna")};
  Forger member;
  for (const Uuid& id : as_bo)
    member.write(new_record(RecordKind::player, id, evening, PlayerContents{"Bo", false, false}),
                 40);
  for (std::size_t i = 0; i < as_bo.size(); ++i)
    member.write(new_record(RecordKind::fusion, as_bo[i], roster_id, FusionContents{whom[i], {}}),
                 50);
  REQUIRE(given(here.book, member.parcel()).records == 6);
  const Conflict conflict = only_conflict(here.book);
  REQUIRE(conflict.sides.size() == 3);
  REQUIRE(keep_side(here.book, conflict, conflict.sides[kept].item.record.hash).has_value());
  CHECK(conflicts(here.book, std::nullopt)->empty());
  Book other = Book::in_memory();
  CHECK(taken(other, here.book).refused.empty());
  CHECK(contents(other) == contents(here.book));
}

TEST_CASE("of who has been erased since the conflict was told no word is written", "[conflict]") {
  const bool is_name = GENERATE(true, false);
  OneBook here;
  const Uuid bo = id_called(here.book, "Bo");
  const auto words = [&](const std::string& name) -> NewRecord {
    const std::string number = name == "Bosse" ? "0701234567" : "0709999999";
    if (is_name) return new_record(RecordKind::name, bo, roster_id, NameContents{name, false, {}});
    return new_record(RecordKind::number, bo, roster_id,
                      NumberContents{NumberKind::swish, number, {}});
  };
  Forger one, other;
  one.write(words("Bosse"), 50);
  other.write(words("Bobo"), 50);
  REQUIRE(given(here.book, together(one.parcel(), other.parcel())).records == 2);
  const Conflict conflict = only_conflict(here.book);
  const auto who = find_person(here.book, to_string(bo));
  REQUIRE(who.has_value());
  REQUIRE(erase_person(here.book, *who, "Player 17").has_value());
  CHECK(conflicts(here.book, std::nullopt)->empty());
  const std::size_t before = everything_of(here.book).items.size();
  for (const Side& side : conflict.sides)
    CHECK_FALSE(keep_side(here.book, conflict, side.item.record.hash).has_value());
  CHECK(everything_of(here.book).items.size() == before);
}

TEST_CASE("why money was voided of who has been erased since is not said again", "[conflict]") {
  OneBook here;
  PurseContents paid = owed(id_called(here.book, "Anna"), 2000, PurseKind::payment);
  const auto entered = enter_in_purse(here.book, {paid}, Extra::no);
  REQUIRE(entered.has_value());
  Hash first{};
  for (const Item& item : everything_of(here.book).items)
    if (item.record.kind == RecordKind::purse) first = item.record.hash;
  Forger one, other;
  for (Forger* const log : {&one, &other}) {
    paid.follows = {first};
    paid.stands = log == &other;
    paid.why = "an ostrich";
    log->write(new_record(RecordKind::purse, entered->at(0).id, purse_id, paid), 50);
  }
  REQUIRE(given(here.book, together(one.parcel(), other.parcel())).records == 2);
  const Conflict conflict = only_conflict(here.book);
  REQUIRE(erase_person(here.book, person(here.book, "Anna"), "Player 17").has_value());
  REQUIRE(keep_side(here.book, conflict, conflict.sides.front().item.record.hash).has_value());
  for (const Item& item : everything_of(here.book).items)
    if (item.record.kind == RecordKind::purse && item.words)
      CHECK(item.words->text.find("ostrich") == std::string::npos);
  CHECK(conflicts(here.book, std::nullopt)->empty());
}

}  // namespace kept_test
