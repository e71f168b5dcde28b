// One table that came as two evenings is found in every book that has both, in whatever order their
// records came there.
#include <algorithm>
#include <set>

#include "db/several/same_tables.hpp"
#include "support/meeting.hpp"

using namespace kattegat;
using namespace kattegat::test;

namespace same_tables_test {

namespace {

const Uuid evening = uuid_of(1, 1), session = uuid_of(2, 1);

std::string without(std::string text, const std::string& what) {
  const auto at = text.find(what);
  REQUIRE(at != std::string::npos);
  return text.erase(at, what.size());
}
// What three tablets have written at one table, without hearing of each other.
std::vector<Parcel> written_apart() {
  std::vector<Parcel> all;
  for (int tablet = 0; tablet < 3; ++tablet) {
    Book book = Book::in_memory();
    import_into(book, ligeud_evening(1, ""));
    for (int n = 10 * tablet + 1; n <= 10 * tablet + 8; ++n)
      append_to(book, session, agreed(n, std::to_string(n)));
    all.push_back(everything_of(book));
  }
  return all;
}
// What Anna has of each row of the sheet.
std::vector<std::string> sheet_of(const Book& book) {
  const auto view = look_at(book, evening);
  REQUIRE(view.has_value());
  std::vector<std::string> sheet;
  for (const JudgedEntry& entry : judge(view->written.sessions.at(0)).entries)
    sheet.push_back(to_string(entry.points[Seat{0}]));
  return sheet;
}
// The table as a file that has no ids.
std::string file_of(const std::vector<std::string>& sheet) {
  std::string entries;
  for (const std::string& points : sheet)
    entries += (entries.empty() ? "" : ",") +
               without(agreed(1, points), R"("id":")" + to_string(uuid_of(3, 1)) + "\",");
  const std::string text = ligeud_evening(1, entries);
  return without(without(text, R"("id":")" + to_string(session) + "\","),
                 R"("id":")" + to_string(evening) + "\",");
}
// In a book that takes them in this order, how many tables are the file's.
std::size_t found_in(const std::vector<Parcel>& order, const std::string& file) {
  Book book = Book::in_memory();
  for (const Parcel& parcel : order) (void)given(book, parcel);
  import_into(book, file);
  const auto found = tables_in_several_evenings(book, {evening});
  REQUIRE(found.has_value());
  return found->size();
}

}  // namespace

TEST_CASE("a table that came twice is told of in whatever order the records came", "[book]") {
  std::vector<Parcel> parcels = written_apart();
  Book all = Book::in_memory();
  for (const Parcel& parcel : parcels) (void)given(all, parcel);
  const std::vector<std::string> sheet = sheet_of(all);
  std::vector<std::string> by_tablet = sheet;  // as they stand in no sheet
  std::sort(by_tablet.begin(), by_tablet.end(), [](const auto& one, const auto& other) {
    return std::pair(one.size(), one) < std::pair(other.size(), other);
  });
  std::vector<std::size_t> order{0, 1, 2};
  do {
    CAPTURE(order);
    const std::vector<Parcel> came{parcels[order[0]], parcels[order[1]], parcels[order[2]]};
    CHECK(found_in(came, file_of(sheet)) == 1);
    CHECK(found_in(came, file_of(by_tablet)) == 0);
  } while (std::next_permutation(order.begin(), order.end()));
}

TEST_CASE("tables of a deal or two are said to be alike only where they have one in common",
          "[book]") {
  struct Case {
    std::vector<std::string> one, other;
    std::vector<bool> are_alike;  // of each that is told
  };
  const std::vector<Case> cases{{{"1"}, {"2"}, {false}},
                                {{"1"}, {"1", "2"}, {true}},
                                {{"1", "2"}, {"3", "4", "5"}, {false}},
                                {{"1", "2"}, {"1", "4"}, {true}},
                                {{"1", "2", "3"}, {"4", "5", "6"}, {}},
                                {{"1", "2", "3"}, {"1", "5", "6"}, {true}}};
  for (const auto& [one, other, are_alike] : cases) {
    CAPTURE(one, other);
    Book book = Book::in_memory();
    import_into(book, file_of(one));
    import_into(book, file_of(other));
    std::set<Uuid> evenings;
    for (const Item& item : book.store().headers())
      if (item.record.kind == RecordKind::evening) evenings.insert(item.record.id);
    REQUIRE(evenings.size() == 2);
    const auto told = tables_in_several_evenings(book, evenings);
    REQUIRE(told.has_value());
    std::vector<bool> found;
    for (const SameTable& table : *told) found.push_back(table.are_alike);
    CHECK(found == are_alike);
  }
}

TEST_CASE("tables that are alike are told of before those of which nobody can tell", "[book]") {
  const std::vector<std::string> files{file_of({"5"}), file_of({"9"}), file_of({"9", "1"})};
  const auto evening_of = [](const std::string& file) {
    Book alone = Book::in_memory();
    import_into(alone, file);
    return list_evenings(alone)->front().id;
  };
  const std::set<Uuid> all{evening_of(files[0]), evening_of(files[1]), evening_of(files[2])};
  REQUIRE(all.size() == 3);
  std::vector<std::size_t> order{0, 1, 2};
  do {
    Book book = Book::in_memory();
    for (const std::size_t which : order) import_into(book, files[which]);
    const auto found = tables_in_several_evenings(book, all);
    REQUIRE(found.has_value());
    REQUIRE(found->size() == 2);
    CHECK(found->at(0).are_alike);
    const std::vector<Uuid>& alike = found->at(0).evenings;
    CHECK(std::set(alike.begin(), alike.end()) ==
          std::set{evening_of(files[1]), evening_of(files[2])});
    CHECK_FALSE(found->at(1).are_alike);
  } while (std::next_permutation(order.begin(), order.end()));
}

TEST_CASE("however many tables one day has, one too short to tell is told of", "[book]") {
  Book book = Book::in_memory();
  import_into(book, file_of({"9999"}));
  for (int n = 1; n <= 101; ++n) {  // alike to none, in more pairs than are compared
    const std::string points = std::to_string(10 * n);
    import_into(book, file_of({points, points.substr(0, points.size() - 1) + "1",
                               points.substr(0, points.size() - 1) + "2"}));
  }
  std::set<Uuid> evenings;
  for (const Item& item : book.store().headers())
    if (item.record.kind == RecordKind::evening) evenings.insert(item.record.id);
  REQUIRE(evenings.size() == 102);
  const auto told = tables_in_several_evenings(book, evenings);
  REQUIRE(told.has_value());
  REQUIRE(told->size() == 1);
  CHECK_FALSE(told->front().are_alike);
}

}  // namespace same_tables_test
