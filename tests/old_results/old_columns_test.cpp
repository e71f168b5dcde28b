// Which column of somebody's table is what, and what is asked where that is not certain.
#include <catch2/catch.hpp>

#include "kattegat/core/text/joined.hpp"
#include "kattegat/languages/languages.hpp"
#include "kattegat/old_results/old_results.hpp"

using namespace kattegat;

namespace old_columns_test {

namespace {

using Heading = std::vector<std::string>;

// "rows: date Dato, player Navn, money kr; left out Note", or why not.
std::string found(const Heading& heading, const OldChoice& choice = {}) {
  const auto mapping = map_old_columns(heading, choice);
  if (!mapping) return say(mapping.error(), Language::english);
  const bool are_rows = mapping->layout == OldLayout::rows;
  std::vector<std::string> list{"date " + heading[mapping->date]};
  const auto add = [&](const std::string& what, const std::optional<std::size_t>& column) {
    if (column) list.push_back(what + " " + heading[*column]);
  };
  add("player", mapping->player);
  add("game", mapping->game);
  add("place", mapping->place);
  for (const std::size_t column : mapping->figures)
    add(!are_rows ? "of" : mapping->in_points ? "points" : "money", column);
  std::string words = (are_rows ? "rows: " : "columns: ") + joined(list);
  for (const std::size_t column : mapping->left_out) words += "; left out " + heading[column];
  return words;
}

}  // namespace

TEST_CASE("columns are found by what they are usually called, in four languages", "[old]") {
  CHECK(found({"Dato", "Spiller", "Beløb", "Spil", "Bemærkning"}) ==
        "rows: date Dato, player Spiller, game Spil, money Beløb; left out Bemærkning");
  CHECK(found({"kväll", "NAMN", "kronor", "Plats"}) ==
        "rows: date kväll, player NAMN, place Plats, money kronor");
  for (const std::string place : {"Hos hvem", "hos", "Hos vem", "hvem hos"})
    CHECK(found({"dato", "navn", "kr", place}) ==
          "rows: date dato, player navn, place " + place + ", money kr");
  CHECK(found({"kveld", "deltager", "poeng"}) == "rows: date kveld, player deltager, points poeng");
  CHECK(found({"Dato", "Spil", "Spiller", "Beløb"}, {.game = "plump"}) ==
        "rows: date Dato, player Spiller, money Beløb; left out Spil");
  CHECK(found({"Dato", "Anna", "Bo", "Spil"}, {.game = "plump"}) ==
        "columns: date Dato, of Anna, of Bo; left out Spil");
  CHECK(found({"date", "name", "amount", "points"}) ==
        "rows: date date, player name, money amount; left out points");
  Heading wide(table_columns + 2);  // more than a table that is read has
  wide.front() = "dato", wide[table_columns] = "spiller", wide.back() = "kr";
  CHECK(found(wide) == "rows: date dato, player spiller, money kr");
}

TEST_CASE("without a column of players each column is one's; sums are nobody's", "[old]") {
  CHECK(found({"Datum", "Anna", "Bo", "Cai", "Summa"}) ==
        "columns: date Datum, of Anna, of Bo, of Cai; left out Summa");
  CHECK(found({"uge", "dato", "", "Anna", "Bo", "kontrol"}) ==
        "columns: date dato, of Anna, of Bo; left out uge; left out kontrol");
  CHECK(found({"dato", "spiller", "Bo"}, {.layout = OldLayout::columns}) ==
        "columns: date dato, of spiller, of Bo");
}

TEST_CASE("what somebody has said of a column goes before how it is called", "[old]") {
  CHECK(found({"hvornår", "hvem", "hvad", "dato"},
              {.date = "hvornår", .player = "HVEM", .money = "hvad"}) ==
        "rows: date hvornår, player hvem, money hvad; left out dato");
  CHECK(found({"dato", "spiller", "kr", "point"}, {.stake = "0.5"}) ==
        "rows: date dato, player spiller, points point; left out kr");
  CHECK(found({"dato", "spiller", "kr", "runde"}, {.game = "runde"}) ==
        "rows: date dato, player spiller, game runde, money kr");
}

TEST_CASE("columns that are not found, or called twice, are asked for", "[old]") {
  const auto asks = [](const std::string& words, const Heading& heading,
                       const OldChoice& choice = {}) {
    CAPTURE(words, heading);
    CHECK(found(heading, choice) == words + "; the columns are " + joined(heading));
  };
  asks("no column looks like date; name it with --date", {"a", "b", "c"});
  asks("no column looks like money; name it with --money", {"dato", "spiller", "x"});
  asks("no column looks like player; name it with --player", {"dato", "hvem", "kr"},
       {.money = "kr"});
  asks("no column looks like player; name it with --player", {"dato", "Anna"});
  asks("no column looks like points; name it with --points", {"dato", "spiller", "beløb"},
       {.stake = "0.5"});
  asks("no column is called “Sum”", {"dato", "spiller", "kr"}, {.money = "Sum"});
  asks("no column is called “bridge”", {"dato", "spiller", "kr"}, {.game = "bridge"});
  CHECK(found({"dato", "A", "A"}) == "two columns are called “A”");
  CHECK(found({"dato", "spiller", "kr", "KR"}, {.money = "kr"}) == "two columns are called “kr”");
}

}  // namespace old_columns_test
