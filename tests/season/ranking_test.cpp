// Who stands where, worked out by hand; and that ranks are what they are by definition.
#include "kattegat/season/ranking.hpp"

#include <catch2/catch.hpp>

#include "support/draw.hpp"

using namespace kattegat;
using namespace kattegat::test;

namespace ranking_test {
namespace {

using Row = std::vector<std::pair<std::size_t, std::int64_t>>;  // person, hundredths

// People A, B, C ...; an evening a row, a week apart, with a tenth of the money as points.
struct Evenings {
  Season season;

  explicit Evenings(std::size_t people) {
    season.people.resize(people);
    for (std::size_t i = 0; i < people; ++i) {
      season.people[i].player = std::string(1, static_cast<char>('A' + i));
      season.people[i].person.bytes[15] = static_cast<std::uint8_t>(i);
    }
  }
  Evenings& add(const std::string& date, const Row& row, const std::string& currency = "DKK") {
    SeasonEvening evening{{}, date, "", currency, {}};
    evening.id.bytes[15] = static_cast<std::uint8_t>(season.evenings.size());
    for (const auto& [person, amount] : row)
      evening.shares.push_back({person, Money{amount}, Points{amount * 100}});
    season.evenings.push_back(evening);
    return *this;
  }
  // "1 A 300, 2= B 100, 2= C 100, - D 5": rank, name, exact score.
  [[nodiscard]] std::string ranked(const RankingChoice& choice) const {
    std::string all;
    for (const RankedLine& line : ranking(season, choice).lines) {
      all += (all.empty() ? "" : ", ") + (line.rank ? std::to_string(*line.rank) : "-") +
             (line.shared ? "= " : " ") + season.people[line.person].player + " " +
             std::to_string(line.score.sum);
      if (line.score.count != 1) all += "/" + std::to_string(line.score.count);
    }
    return all;
  }
};

RankingChoice by(const std::string& words) { return *parse_ranking(words); }

RankedLine line_of(std::size_t person, const Ranking& ranking) {
  const auto found = std::find_if(ranking.lines.begin(), ranking.lines.end(),
                                  [&](const RankedLine& line) { return line.person == person; });
  REQUIRE(found != ranking.lines.end());
  return *found;
}

const Evenings three_nights = Evenings(4)
                                  .add("2026-01-02", {{0, 300}, {1, -100}, {2, -200}})
                                  .add("2026-01-09", {{0, -100}, {1, 100}, {3, 0}})
                                  .add("2026-01-16", {{0, -50}, {1, 150}, {2, 350}, {3, -450}});

}  // namespace

TEST_CASE("by money: equal sums share a rank, and the next is skipped", "[ranking]") {
  CHECK(three_nights.ranked(by("money")) == "1= A 150, 1= B 150, 1= C 150, 4 D -450");
  CHECK(three_nights.ranked(by("points")) == "1= A 15000, 1= B 15000, 1= C 15000, 4 D -45000");
}

TEST_CASE("an average is exact, and is rounded for the eye alone", "[ranking]") {
  CHECK(three_nights.ranked(by("average")) == "1 C 150/2, 2= A 150/3, 2= B 150/3, 4 D -450/2");
  const Evenings close = Evenings(2)  // 3.33... beats 3.33
                             .add("2026-01-02", {{0, 10}, {1, 333}})
                             .add("2026-01-09", {{0, 990}})
                             .add("2026-01-16", {{0, 0}});
  CHECK(close.ranked(by("average")) == "1 A 1000/3, 2 B 333");
}

TEST_CASE("halves are rounded away from zero", "[ranking]") {
  struct Case {
    std::int64_t sum, count, rounded;
  };
  for (const Case& one : {Case{5, 2, 3},
                          {-5, 2, -3},
                          {7, 3, 2},
                          {8, 3, 3},
                          {-7, 3, -2},
                          {-8, 3, -3},
                          {0, 4, 0},
                          {1, 3, 0},
                          {-1, 2, -1},
                          {6, 3, 2}})
    CHECK(Score{one.sum, one.count}.rounded() == one.rounded);
}

TEST_CASE("by the best evenings of each: of equal ones the earlier counts", "[ranking]") {
  CHECK(three_nights.ranked(by("best=2")) == "1= A 250, 1= B 250, 3 C 150, 4 D -450");
  CHECK(three_nights.ranked(by("best=1")) == "1 C 350, 2 A 300, 3 B 150, 4 D 0");
  // In the order of the evenings, whichever was better.
  const Ranking two = ranking(three_nights.season, by("best=2"));
  CHECK(line_of(1, two).counted == std::vector<std::size_t>{1, 2});
  CHECK(line_of(2, two).counted == std::vector<std::size_t>{0, 2});
  const Evenings even = Evenings(1).add("2026-01-02", {{0, 7}}).add("2026-01-09", {{0, 7}});
  CHECK(ranking(even.season, by("best=1")).lines[0].counted == std::vector<std::size_t>{0});
}

TEST_CASE("by points for places: who ties gets what the place brings", "[ranking]") {
  // A wins 10, B 6, C 4; then B 10, D 6, A 4; then C 10, B 6, A 4, D 3.
  CHECK(three_nights.ranked(by("places=10,6,4,3")) == "1 B 22000, 2 A 18000, 3 C 14000, 4 D 9000");
  const Evenings tied = Evenings(3).add("2026-01-02", {{0, 5}, {1, 5}, {2, -10}});
  CHECK(tied.ranked(by("places=10,6,4")) == "1= A 10000, 1= B 10000, 3 C 4000");
  CHECK(tied.ranked(by("places=10.5")) == "1= A 10500, 1= B 10500, 3 C 0");
}

TEST_CASE("who has played too few evenings is listed apart, in order", "[ranking]") {
  RankingChoice choice = by("average");
  choice.least = 3;
  CHECK(three_nights.ranked(choice) == "1= A 150/3, 1= B 150/3, - C 150/2, - D -450/2");
}

TEST_CASE("movement is since before the last day, or since a day that is said", "[ranking]") {
  const auto moved = [](const Evenings& evenings, const RankingChoice& choice) {
    std::string all;
    for (const RankedLine& line : ranking(evenings.season, choice).lines)
      all += evenings.season.people[line.person].player +
             (line.moved ? std::to_string(*line.moved) : std::string("?")) + " ";
    return all;
  };
  // Before the 16th: A 200, B 0, D 0, C -200: ranks 1, 2, 4, 2. Now 1, 1, 1, 4.
  CHECK(moved(three_nights, by("money")) == "A0 B1 C3 D-2 ");
  RankingChoice choice = by("money");
  choice.since = "2026-01-09";  // before it A 1, B 2, C 3, and no D
  CHECK(moved(three_nights, choice) == "A0 B1 C2 D? ");
  choice.since = "2025-01-01";
  CHECK(moved(three_nights, choice) == "A? B? C? D? ");
  Evenings two_tables = three_nights;  // on one day: both are the last time
  two_tables.add("2026-01-16", {{3, 1000}, {0, -1000}});
  CHECK(moved(two_tables, by("money")) == "D1 B0 C2 A-3 ");
}

TEST_CASE("money is ranked in one currency, points in all", "[ranking]") {
  Evenings both = three_nights;
  both.add("2026-01-23", {{0, 700}, {3, -700}}, "SEK");
  CHECK(both.ranked(by("money")) == "1 A 700, 2 D -700");
  CHECK(ranking(both.season, by("money")).left_out == 3);
  RankingChoice danish = by("money");
  danish.currency = "DKK";
  CHECK(both.ranked(danish) == three_nights.ranked(danish));
  // The last day is the last one in kroner of Denmark.
  CHECK(line_of(2, ranking(both.season, danish)).moved == 3);
  CHECK(both.ranked(by("points")) == "1 A 85000, 2= B 15000, 2= C 15000, 4 D -115000");
}

TEST_CASE("nobody is ranked while nobody has played", "[ranking]") {
  CHECK(Evenings(3).ranked(by("money")).empty());
  CHECK(ranking(Season{}, by("average")).lines.empty());
}

TEST_CASE("a ranking is said in words, and nothing else is one", "[ranking]") {
  for (const std::string words :
       {"money", "points", "average", "best=1", "best=12", "places=10,6,4,3", "places=0.5,-1"}) {
    CAPTURE(words);
    REQUIRE(parse_ranking(words));
    CHECK(to_string(*parse_ranking(words)) == words);
  }
  for (const std::string words :
       {"", "gold", "best", "best=", "best=0", "best=-1", "best=8x", "best=99999999999999999999",
        "places", "places=", "places=10,", "places=a", "places=1000000001", "places=1,-1000000001",
        "money=1", "average=2", "places=10;6"}) {
    CAPTURE(words);
    CHECK_FALSE(parse_ranking(words));
  }
  std::string long_table = "places=1";
  for (std::size_t i = 0; i < max_places; ++i) long_table += ",1";
  CHECK_FALSE(parse_ranking(long_table));
}

TEST_CASE("a rank is one more than there are better scores", "[ranking]") {
  CHECK(rc::check("in seasons at random", [] {
    Evenings all(6);
    const int nights = draw(1, 8);
    for (int n = 0; n < nights; ++n) {
      Row row;
      for (std::size_t person = 0; person < 6; ++person)
        if (toss()) row.emplace_back(person, draw(-4, 4));
      if (!row.empty()) all.add("2026-02-0" + std::to_string(n + 1), row);
    }
    const std::vector<std::string> ways{"money", "points", "average", "best=2", "places=3,2,1"};
    RankingChoice choice = by(draw_one(ways));
    choice.least = draw(1, 3);
    const Ranking made = ranking(all.season, choice);
    for (const RankedLine& line : made.lines) {
      RC_ASSERT(line.rank.has_value() == (line.evenings >= choice.least));
      int better = 0, equal = 0;
      for (const RankedLine& other : made.lines) {
        if (!other.rank) continue;
        better += other.score.sum * line.score.count > line.score.sum * other.score.count ? 1 : 0;
        equal += other.score.sum * line.score.count == line.score.sum * other.score.count ? 1 : 0;
      }
      if (line.rank) RC_ASSERT(*line.rank == better + 1);
      if (line.rank) RC_ASSERT(line.shared == (equal > 1));
    }
  }));
}

}  // namespace ranking_test
