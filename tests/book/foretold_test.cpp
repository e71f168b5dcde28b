// What new records come to is told before they are stored: as they will stand there.
#include "db/book/steps/one_step.hpp"
#include "db/book/steps/reading_evenings.hpp"
#include "db/book/steps/reading_people.hpp"
#include "support/two_evenings.hpp"

using namespace kattegat;
using namespace kattegat::test;

namespace foretold_test {

using namespace kattegat::test::two_evenings;

namespace {

EveningItems items_in(const Book& book) {
  auto items = read(book, [&] { return items_of(book.store(), roster_of(book.store()), first); });
  REQUIRE(items.has_value());
  return std::move(*items);
}

std::string clocks_in(EveningItems items) {
  std::string all;
  const auto list = [&](const Items& some) {
    for (const Item& item : some)
      all += std::string(name_of(item.record.kind)) + " " + to_string(item.record.id) + " below " +
             to_string(item.record.parent) + " " + std::to_string(item.record.clock) + "\n";
  };
  sort_by_part(items);
  list(items.below);
  for (auto& [id, session] : items.sessions) {
    sort_items(session.headers);
    list(session.headers);
    list(session.below);
  }
  return all;
}

// A payment, initials, a header and an entry: in the part, the whole, the part and its session.
std::vector<NewRecord> new_records_beside(const EveningItems& items) {
  const Uuid table = uuid_of(2, 2);
  const Item& header = items.sessions.at(table).headers.at(0);
  auto again = read_as<SessionContents>(header);
  REQUIRE(again.has_value());
  again->follows = {header.record.hash};
  PaymentContents paid;
  paid.from = again->sitters.at(0);
  paid.to = again->sitters.at(1);
  paid.amount = Money{500};
  const EntryContents note{R"({"type":"note","text":"…"})", {{"text", "x"}}};
  return {new_record(RecordKind::payment, uuid_of(4, 1), second, paid),
          new_record(RecordKind::initials, uuid_of(4, 2), first,
                     InitialsContents{paid.to, Money{500}, "", "AA"}),
          new_record(RecordKind::session, table, second, *again),
          new_record(RecordKind::entry, uuid_of(3, 30), table, note)};
}

}  // namespace

TEST_CASE("new records are foretold with the clocks that they get, in a whole and in its parts",
          "[book][joining]") {
  const Folder folder;
  Book book = opened(folder.path("book.db"));
  import_into(book, one_table());
  import_into(book, other_table());
  REQUIRE(join(book, first, second));
  EveningItems before = items_in(book);
  Batch batch;
  batch.own = new_records_beside(before);
  const std::string foretold = clocks_in(with_new_records(std::move(before), batch.own));
  book.store().writing([&] {
    book.store().append(batch);
    return true;
  });
  CHECK(clocks_in(items_in(book)) == foretold);
}

}  // namespace foretold_test
