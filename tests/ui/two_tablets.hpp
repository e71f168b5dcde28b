// Two tablets with one evening, that may decide without knowing of each other.
#pragma once
#include "db/book/decisions.hpp"
#include "db/files/merge.hpp"
#include "kattegat/evening/judge.hpp"
#include "ui/driver.hpp"

namespace kattegat::test {

inline const std::string corrected_deal =
    R"({"id":")" + id_of(3, 8) +
    R"(","type":"deal","contract":"9","declarer":"Bo","trump":"H","partner":"Dea","tricks":10})";

// Two books with the same evening, (1,1), with two deals.
struct TwoTablets : Device {
  std::string other = folder.path("other.db");
  TwoTablets() {
    {
      Book ours = opened(world.book);
      import_into(ours, ligeud_evening(1, nine_made(1) + "," + nine_made(2)));
    }
    Book theirs = opened(other);
    REQUIRE(merge_book(theirs, world.book).has_value());
    world.books_nearby = [path = other] { return std::vector<std::string>{path}; };
  }
  void they_correct_the_first() const {
    Book theirs = opened(other);
    const auto decided =
        correct_entry(theirs, uuid_of(3, 1), json_of(corrected_deal), {"wrong number"});
    REQUIRE(decided.has_value());
    REQUIRE(std::holds_alternative<Decided>(*decided));
  }
  [[nodiscard]] EveningView view() const {
    auto looked = look_at(opened(world.book), uuid_of(1, 1));
    REQUIRE(looked.has_value());
    return std::move(*looked);
  }
  // The one of the rows on the sheet about which they have decided differently.
  [[nodiscard]] std::string row_that_holds() const {
    const std::vector<EntryRow> rows = view().history.sessions.at(0).entries;
    const auto found = std::find_if(rows.begin(), rows.end(), [](const EntryRow& row) {
      return row.state == EntryState::conflict;
    });
    return "row." + std::to_string(found - rows.begin());
  }
  // Bo's points.
  [[nodiscard]] std::string points() const {
    return to_string(judge(view().written).sessions.at(0).standing.points[Seat{1}]);
  }
};

}  // namespace kattegat::test
