// What a table of old results comes to as evenings, or what is wrong with it, row by row.
#include <catch2/catch.hpp>

#include "kattegat/core/text/joined.hpp"
#include "kattegat/evening/judge.hpp"
#include "kattegat/languages/languages.hpp"
#include "kattegat/old_results/old_results.hpp"

using namespace kattegat;

namespace old_evenings_test {

namespace {

OldResults results_of(const std::string& table, OldChoice choice) {
  choice.games.emplace("ligeud", "ligeud");
  const auto cells = read_cell_table(table, Encoding::utf8, {});
  REQUIRE(cells);
  const auto mapping = map_old_columns(cells->heading, choice);
  REQUIRE(mapping);
  const auto results = read_old_results(*cells, *mapping, choice);
  REQUIRE(results);
  return *results;
}

// "2024-01-05: plump Anna 1.5, Bo -1.5", a table of a game behind another.
std::string said_of(const Evening& evening) {
  const JudgedEvening judged = judge(evening);
  CHECK(judged.complaints.empty());
  std::string line = evening.date + (evening.place.empty() ? "" : " " + evening.place) + ":";
  for (std::size_t s = 0; s < evening.sessions.size(); ++s) {
    const EveningSession& session = evening.sessions[s];
    const auto share = [&](Seat seat) {
      return at_seat(session.seats, seat) + " " +
             to_string(judged.sessions[s].standing.points[seat]);
    };
    line += " " + std::string(game_id(session.entered)) + " " +
            joined(seats_of(session.seats), ", ", share);
  }
  return line;
}

// Its evenings, or what is wrong: a line each.
std::string read(const std::string& table, OldChoice choice = {.game = "plump"}) {
  const OldResults results = results_of(table, std::move(choice));
  std::vector<std::string> lines;
  for (const Violation& one : results.wrong) lines.push_back(say(one.text, Language::english));
  if (lines.empty())
    for (const OldEvening& one : results.evenings) lines.push_back(said_of(one.evening));
  return joined(lines, "\n");
}

const std::string head = "dato;spiller;beløb\n";

}  // namespace

TEST_CASE("a row a player, or a column: the evenings are the same, by date", "[old]") {
  const std::string evenings =
      "2024-01-05: plump Anna 10, Bo -10, Cai 0\n2024-01-12: plump Anna -2.5, Bo 0, Cai 2.5";
  CHECK(read(head + "12/1 2024;Anna;-2,50\n12/1 2024;Cai;2,50\n12/1 2024;Bo;0\n"
                    "5/1 2024;Bo;-10\n5/1 2024;Anna;10\n5/1 2024;Cai;0\nTotal;;0\n") == evenings);
  CHECK(read("dato,Cai,Bo,Anna,Eva,sum\n2024-01-12,2.5,0,-2.5,,0\n2024-01-05,0,-10,10,,0\n") ==
        evenings);
  CHECK(read("dato;spiller;kr;spil;sted\n2024-01-05;A;1;Ligeud;Club\n2024-01-05;B;-1;ligeud;Club\n"
             "2024-01-05;C;0;ligeud;Club\n2024-01-05;D;0;ligeud;Club\n"
             "2024-01-05;A;2;plump;Club\n2024-01-05;B;-2;plump;Club\n2024-01-05;C;0;plump;Club\n",
             {}) == "2024-01-05 Club: ligeud A 1, B -1, C 0, D 0 plump A 2, B -2, C 0");
}

TEST_CASE("rows that add up the others are counted, and left out", "[old]") {
  const std::string evening = "2024-01-05;A;1\n2024-01-05;B;-1\n2024-01-05;C;0\n";
  const auto sums = [&](const std::string& more) {
    const OldResults results = results_of(head + evening + more, {.game = "plump"});
    CHECK(results.wrong.empty());
    CHECK(results.evenings.size() == 1);
    return results.sums;
  };
  CHECK(sums("") == 0);
  CHECK(sums("Total;;0\n") == 1);
  CHECK(sums("I alt;;0\n2024-01-05;SUM;0\nsumma;;;\n") == 3);
}

TEST_CASE("the ids of an evening follow from what it says, in whatever order it stands", "[old]") {
  const std::string a = "2024-01-05;A;1\n", b = "2024-01-05;B;-1\n", c = "2024-01-05;C;0\n";
  const OldChoice plump{.game = "plump"};
  const auto of = [&](const std::string& rows) {
    return results_of(head + rows, plump).evenings[0];
  };
  const OldEvening sorted = of(a + b + c), listed = of(c + b + a);
  CHECK(to_string(*sorted.evening.id) == "62b473d9-861f-82e2-9066-82f655caf303");
  CHECK(to_string(*sorted.evening.sessions[0].id) == "f529448f-e973-8012-a844-a60859a87513");
  CHECK(to_string(*id_of_entry(sorted.evening.sessions[0], 0)) ==
        "98a81cf0-308f-8b0f-97cd-6a8ef44bcb68");
  CHECK(listed.evening.id == sorted.evening.id);
  CHECK(listed.evening.sessions[0].seats == sorted.evening.sessions[0].seats);
  CHECK_FALSE(sorted.as_listed);
  REQUIRE(listed.as_listed);
  CHECK(listed.as_listed->id != listed.evening.id);
  CHECK(listed.results == 3);
}

TEST_CASE("a place is one however its rows write it, and told where a day has several", "[old]") {
  const std::string with_place = "dato;spiller;beløb;sted\n";
  const std::string a = "2024-01-05;A;1;Her\n", b = "2024-01-05;B;-1;her\n",
                    c = "2024-01-05;C;0; HER \n";
  CHECK(read(with_place + a + b + c) == "2024-01-05 HER: plump A 1, B -1, C 0");
  const auto id_of_first = [](const std::string& table) {
    return results_of(table, {.game = "plump"}).evenings.at(0).evening.id;
  };
  CHECK(id_of_first(with_place + a + b + c) == id_of_first(with_place + c + b + a));
  CHECK(read(with_place + a + b + "2024-01-05;C;0;Der\n") ==
        "the evening of 2024-01-05 (Her): Plump is played by at least 3, and here there are 2\n"
        "the evening of 2024-01-05 (Der): Plump is played by at least 3, and here there are 1");
  CHECK(read(with_place + a + b + "2024-01-05;C;2;her\n2024-01-05;A;0;\n")
            .find("the evening of 2024-01-05 (Her) does not come to 0: the results come to 2\n"
                  "the evening of 2024-01-05: Plump is played") == 0);
}

TEST_CASE("however many played a game, at its tables everybody has their sum", "[old]") {
  for (int players = 4; players <= 17; ++players) {
    std::string table = head;
    for (int i = 1; i < players; ++i) table += "2024-02-02;P" + std::to_string(i) + ";1,25\n";
    const Points rest{-1250 * (players - 1)};
    table += "2024-02-02;Last;" + to_string(rest) + "\n";
    const OldResults results = results_of(table, {.game = "english-whist"});
    CAPTURE(players);
    REQUIRE(results.wrong.empty());
    const Evening& evening = results.evenings[0].evening;
    const JudgedEvening judged = judge(evening);
    CHECK(judged.complaints.empty());
    CHECK(evening.sessions.size() == static_cast<std::size_t>((players + 1) / 3));
    std::vector<Points> sums(evening.players.size());
    for (std::size_t s = 0; s < evening.sessions.size(); ++s)
      for (const Seat seat : seats_of(evening.sessions[s].seats))
        sums[player_index(evening, at_seat(evening.sessions[s].seats, seat))] +=
            judged.sessions[s].standing.points[seat];
    for (std::size_t i = 0; i < sums.size(); ++i)
      CHECK(sums[i] == (evening.players[i] == "Last" ? rest : Points{1250}));
  }
}

TEST_CASE("points move money only by a stake; money is a point a krone", "[old]") {
  const std::string points =
      "dato;spiller;point\n2024-03-01;A;10\n2024-03-01;B;-10,5\n"
      "2024-03-01;C;0,5\n";
  const auto stake = [&](const std::string& table, const std::string& given) {
    const OldResults results = results_of(table, {.game = "plump", .stake = given});
    return to_string(results.evenings.at(0).evening.sessions.at(0).stake);
  };
  CHECK(stake(points, "") == "0.00");
  CHECK(stake(points, "0,50") == "0.50");
  CHECK(stake(head + "2024-03-01;A;1\n2024-03-01;B;-1\n2024-03-01;C;0\n", "") == "1.00");
}

TEST_CASE("an evening that cannot have been is named", "[old]") {
  CHECK(read(head + "2024-01-05;A;10\n2024-01-05;B;-9,50\n2024-01-05;C;0\n"
                    "2024-01-12;A;1\n2024-01-12;B;1\n2024-01-12;C;-1\n") ==
        "the evening of 2024-01-05 does not come to 0: the results come to 0.5\n"
        "the evening of 2024-01-12 does not come to 0: the results come to 1");
  CHECK(read(head + "2024-02-02;A;1\n2024-02-02;B;-1\n") ==
        "the evening of 2024-02-02: Plump is played by at least 3, and here there are 2");
  std::string crowd = head;
  for (int i = 0; i < 65; ++i) crowd += "2024-02-02;P" + std::to_string(i) + ";0\n";
  CHECK(read(crowd) == "the evening of 2024-02-02 has more than 64 players");
  CHECK(read("dato;A;B;C;D;E\n2024-01-05;600000000;600000000;0;-600000000;-600000000\n",
             {.game = "ligeud"})
            .find("would stand beyond 1,000,000,000 points") != std::string::npos);
}

TEST_CASE("what cannot be read for certain is refused, with its row", "[old]") {
  const auto begins = [](const std::string& row, const std::string& words) {
    const std::string said = read(head + row);
    CAPTURE(row, said);
    CHECK(said.substr(0, words.size()) == words);
  };
  begins("5/1 24;A;1\n", "row 2: “5/1 24” cannot be read as a date");
  begins("2024-02-30;A;1\n", "row 2: “2024-02-30” cannot");
  begins("2024-02-03;A;1.234\n", "row 2: “1.234” can be read in two ways");
  begins("2024-02-03;A;ti\n", "row 2: “ti” is not an amount");
  begins("2024-02-03;A;1,005\n2024-02-03;B;-1,25\n", "row 2: “1,005” is not an amount");
  begins("2024-02-03;A;\n", "row 2: “” is not an amount");
  begins("2024-02-03;;1\n", "row 2: “” cannot be a name");
  begins("2024-02-03;A;1\n\n2024-02-03;A;1\n", "row 4: A has a result for that evening already");
  begins("2024-02-03;A;1;too much\n", "row 2 has 4 cells, the heading 3");
  CHECK(read("dato;spiller;kr;spil\n2024-02-03;A;1;bridge\n", {})
            .find("row 2: “bridge” is not a game") == 0);
  CHECK(read("sep=;\n" + head + "2024-01-05;A;x\n") == "row 3: “x” is not an amount");
  CHECK(read(head + "2024-02-03;A;1.234\n2024-02-03;B;-1.234\n2024-02-03;C;0\n",
             {.game = "plump", .decimal = ','}) == "2024-02-03: plump A 1234, B -1234, C 0");
}

TEST_CASE("money in another currency is not taken for ours", "[old]") {
  const auto is_ours = [](const std::string& heading, const std::string& amount,
                          const std::string& currency) {
    CAPTURE(heading, amount, currency);
    const std::string said = read("dato;spiller;" + heading + "\n2024-01-05;A;" + amount +
                                      "\n2024-01-05;B;0\n2024-01-05;C;0\n",
                                  {.money = heading, .game = "plump", .currency = currency});
    const bool ours = said == "2024-01-05: plump A 0, B 0, C 0";
    CHECK((ours || said.find("is not in " + currency + "; say --currency") != std::string::npos));
    return ours;
  };
  for (const char* heading : {"beløb", "DKK", "kr"}) CHECK(is_ours(heading, "0 kr", "DKK"));
  CHECK(is_ours("beløb", "€ 0", "EUR"));
  CHECK(is_ours("EUR", "0", "EUR"));
  for (const char* amount : {"0 EUR", "€0", "0 SEK", "nok 0"})
    CHECK_FALSE(is_ours("beløb", amount, "DKK"));
  CHECK_FALSE(is_ours("EUR", "0", "DKK"));
  CHECK_FALSE(is_ours("DKK", "0", "SEK"));
}

TEST_CASE("of a table that is wrong everywhere the beginning is told", "[old]") {
  std::string table = head;
  for (int row = 2; row < 3000; ++row) table += "2024-02-03;A;x\n";
  const OldResults results = results_of(table, {.game = "plump"});
  REQUIRE(results.wrong.size() == 1001);
  CHECK(results.wrong.back().text == text(Word::old_much_wrong, std::int64_t{1001}));
}

TEST_CASE("which game it was, and for how much, has to be known", "[old]") {
  const auto why_not = [](const OldChoice& choice) {
    const auto cells = read_cell_table(head + "2024-01-05;A;1\n", Encoding::utf8, {});
    OldMapping mapping;
    mapping.player = 1;
    mapping.figures = {2};
    const auto results = read_old_results(*cells, mapping, choice);
    REQUIRE_FALSE(results);
    return results.error().word;
  };
  CHECK(why_not({}) == Word::old_which_game);
  CHECK(why_not({.game = "bridge"}) == Word::old_which_game);
  for (const char* stake : {"-1", "10000.01", "x"})
    CHECK(why_not({.game = "plump", .stake = stake}) == Word::old_bad_stake);
}

}  // namespace old_evenings_test
