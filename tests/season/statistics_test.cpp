// What evenings tell of each player, worked out by hand from rules.md's tariffs.
#include <rapidcheck/catch.h>
#include <catch2/catch.hpp>
#include <numeric>

#include "kattegat/season/counting.hpp"
#include "kattegat/season/deals_behind.hpp"
#include "kattegat/season/facts.hpp"
#include "kattegat/season/places.hpp"
#include "kattegat/season/statistics.hpp"
#include "support/evenings.hpp"
#include "support/ligeud_evenings.hpp"
#include "support/random_entries.hpp"

using namespace kattegat;
using namespace kattegat::test;

namespace statistics_test {
namespace {

const std::vector<std::string> four{"A", "B", "C", "D"};

std::size_t person(std::size_t number) { return number; }

// Evenings of one session each, with the same four (or more) people.
struct Season {
  std::vector<Judged> evenings;

  void add(const std::string& game, const std::string& entries, const std::string& rules = "{}",
           const std::vector<std::string>& seats = four) {
    Judged one = play(game, seats, entries, rules);
    CAPTURE(one.sentences());
    REQUIRE(one.complaints().empty());
    evenings.push_back(std::move(one));
  }
  // Counted in two parts, the later evenings first, which are then put together.
  [[nodiscard]] Statistics all() const {
    kattegat::Season season;
    season.people.resize(max_seats);
    Counting early(max_seats), late(max_seats);
    for (std::size_t i = evenings.size(); i-- > 0;) {
      const EveningSession& session = evenings[i].evening.sessions.at(0);
      PlayedEvening night;
      night.id.bytes[15] = static_cast<std::uint8_t>(i);
      for (const std::string& name : session.seats)
        night.players.push_back(static_cast<std::size_t>(name[0] - 'A'));
      night.tables.push_back(
          {{}, std::string(game_id(session.entered)), Money{100}, night.players});
      const PerSeat<Points> won = (i % 2 == 0 ? early : late).add({session, night.players, i}).won;
      REQUIRE_FALSE(add_evening(season, night, {won.each}).has_value());
    }
    sort_evenings(season);
    early.take(std::move(late));
    return statistics_from(std::move(season), std::move(early).done());
  }
  [[nodiscard]] PlayerFigures of(std::size_t number) const { return all().players.at(number); }
};

std::pair<int, int> run(const Streak& streak) { return {streak.now, streak.longest}; }

std::string ligeud(const std::string& declarer, const std::string& contract, int tricks,
                   const std::string& more) {
  return R"({"type":"deal","contract":")" + contract + R"(","declarer":")" + declarer +
         R"(","tricks":)" + std::to_string(tricks) + more + "}";
}
const std::string with_c = R"(,"trump":"H","partner":"C")";
const std::string with_b = R"(,"trump":"H","partner":"B")";

// "Nine 1-0 +1 -0, Nole 0-1 +0 -2"
std::string contracts(const PlayerFigures& player) {
  std::string list;
  for (const ContractFigures& one : player.contracts)
    list += (list.empty() ? "" : ", ") + say(one.what, Language::english) + " " +
            std::to_string(one.tried.won) + "-" + std::to_string(one.tried.lost) + " +" +
            std::to_string(one.over) + " -" + std::to_string(one.under);
  return list;
}
// "Games won 2, Fem opp! 1"
std::string tallies(const PlayerFigures& player) {
  std::string list;
  for (const TallyFigures& one : player.tallies)
    list += (list.empty() ? "" : ", ") + say(one.what, Language::english) + " " +
            std::to_string(one.times);
  return list;
}

// What the table stopped for after the last entry.
std::string last_moment(const Season& season) {
  const std::vector<ToldEntry> entries = told_entries(season.evenings.back().evening);
  const auto& moment = entries.back().told.moment;
  return moment ? say(*moment, Language::english, four) : "";
}

}  // namespace

TEST_CASE("an evening of Ligeud, counted", "[statistics]") {
  Season season;
  // A's nine with C: 10 tricks, 100 each. C's ten with B: 8 tricks, down two, 20-8=12 x 10 = 120.
  // B's nole: 2 tricks, one too many, 75 to each. Passed out. A's nine with C, voided.
  season.add("ligeud",
             ligeud("A", "9", 10, with_c) + "," + ligeud("C", "10", 8, with_b) + "," +
                 ligeud("B", "nole", 3, "") + R"(,{"type":"deal","contract":"passed"},)" +
                 R"({"type":"deal","contract":"9","declarer":"A","trump":"H","partner":"C",)"
                 R"("tricks":9,"void":{"why":"twice"}})");
  const PlayerFigures a = season.of(0), b = season.of(1), c = season.of(2), d = season.of(3);
  // A: +100 +120 +75; B: -100 -120 -225; C: +100 -120 +75; D: -100 +120 +75. Stake 1.
  CHECK(a.money.hundredths == 29500);
  CHECK(b.money.hundredths == -44500);
  CHECK(c.money.hundredths == 5500);
  CHECK(d.money.hundredths == 9500);
  CHECK(a.deals == 4);
  CHECK(a.tried == Tried{3, 0});
  CHECK(c.tried == Tried{2, 1});
  CHECK(run(a.deals_won) == std::pair(3, 3));
  CHECK(run(c.deals_won) == std::pair(1, 1));
  CHECK(run(d.deals_won) == std::pair(2, 2));
  CHECK(contracts(a) == "Nine 1-0 +1 -0");
  CHECK(contracts(b) == "Nole 0-1 +0 -2");
  CHECK(contracts(c) == "Ten 0-1 +0 -2");
  CHECK(contracts(d).empty());
  CHECK(a.chances == 3);
  CHECK(a.declared == 1);
  CHECK(d.declared == 0);
  REQUIRE(c.partners.size() == 2);
  CHECK(c.partners[0].who == person(0));
  CHECK(c.partners[0].tried == Tried{1, 0});
  CHECK(c.partners[1].tried == Tried{0, 1});
  CHECK(c.favourite() == nullptr);  // fewer than five deals together
  CHECK_FALSE(a.tried.percent());
}

TEST_CASE("what one has had from another is what the book has booked", "[statistics]") {
  Season season;
  // The book pays losers to winners in their order: B to A 100, D to C 100; then B's 225 to all.
  season.add("ligeud", ligeud("A", "9", 10, with_c) + "," + ligeud("B", "nole", 2, ""));
  const PlayerFigures a = season.of(0), b = season.of(1), c = season.of(2);
  REQUIRE(a.opponents.size() == 1);
  CHECK(a.opponents[0].who == person(1));
  CHECK(a.opponents[0].points.told() == points(175));
  CHECK(a.opponents[0].money().hundredths == 17500);
  CHECK(a.opponents[0].deals == 2);
  REQUIRE(c.opponents.size() == 2);
  CHECK(c.opponents[0].who == person(3));  // D 100, B 75
  CHECK(c.opponents[1].points.told() == points(75));
  REQUIRE(b.opponents.size() == 3);
  CHECK(b.opponents.back().points.told() == points(-175));
}

TEST_CASE("a deal that wins nothing is no moment", "[statistics]") {
  Season whist;
  whist.add("english-whist", R"({"type":"deal","trump":"H","tricks":[8,5]})");
  CHECK(last_moment(whist).empty());
}

TEST_CASE("evenings, streaks of them, and shares from five deals on", "[statistics]") {
  Season season;
  const std::string won = ligeud("A", "9", 9, with_c), lost = ligeud("A", "9", 8, with_c);
  season.add("ligeud", won + "," + won);   // +180
  season.add("ligeud", won);               // +90
  season.add("ligeud", lost + "," + won);  // -100 +90
  season.add("ligeud", won + "," + won + "," + won);
  const PlayerFigures a = season.of(0), c = season.of(2);
  CHECK(a.evenings.size() == 4);
  CHECK(run(a.evenings_won) == std::pair(1, 2));
  CHECK(a.best()->evening == 3);
  CHECK(a.best()->money.hundredths == 27000);
  CHECK(a.worst()->evening == 2);
  CHECK(a.worst()->money.hundredths == -1000);
  CHECK(a.tried == Tried{7, 1});
  CHECK(a.tried.percent() == 88);  // 87.5
  CHECK(run(a.deals_won) == std::pair(4, 4));
  REQUIRE(c.favourite() != nullptr);
  CHECK(c.favourite()->who == person(0));
  CHECK(c.favourite()->deals == 8);
  CHECK(season.all().season.evenings.size() == 4);
}

TEST_CASE("every game tells of its contracts in its own way", "[statistics]") {
  struct Case {
    std::string name, game, entry, of_a, rules = "{}";
  };
  const std::string d = R"({"type":"deal",)";
  const std::vector<Case> cases{
      {"a slam lost", "ligeud", ligeud("A", "ligeud", 10, with_c), "Ligeud 0-1 +0 -2"},
      {"a nole made", "ligeud", ligeud("A", "nole", 0, ""), "Nole 1-0 +0 -0"},
      {"grand", "danish-whist", d + R"("contract":"grand","declarer":"A","tricks":9})",
       "Grand 1-0 +2 -0"},
      {"nolo, one too many", "danish-whist", d + R"("contract":"nolo","declarer":"A","tricks":7})",
       "Nolo 0-1 +0 -1"},
      {"a nolo with fewer tricks than are allowed", "danish-whist",
       d + R"("contract":"nolo","declarer":"A","tricks":4})", "Nolo 1-0 +0 -0"},
      {"sol", "danish-whist", d + R"("contract":"sol","declarer":"A","tricks":1})",
       "Sol 1-0 +0 -0"},
      {"pasnolo is nobody's", "danish-whist",
       d + R"("contract":"pasnolo","tricks":{"A":1,"B":4,"C":4,"D":4}})", ""},
      {"a level, down one", "esmakker-whist",
       d + R"("bid":"9","declarer":"A","partner":"C","trump":"H","tricks":8})", "9 0-1 +0 -1"},
      {"two soloists", "esmakker-whist",
       d + R"("bid":"sol","declarer":"A","tricks":{"A":1,"B":3},"with":["B"]})", "Sol 1-0 +0 -0"},
      {"a soloist without the one trick that is allowed", "esmakker-whist",
       d + R"("bid":"sol","declarer":"A","tricks":{"A":0,"B":3},"with":["B"]})", "Sol 1-0 +0 -0"},
      {"the bid is made with one over", "rodskagg",
       d + R"("declarer":"A","bid":"3","first_four":{"A":3,"B":1},"last_two":{"A":1,"B":1}})",
       "Three 1-0 +1 -0"},
      {"a plump", "plump",
       d + R"("bids":{"A":4,"B":2,"C":2,"D":1},"tricks":{"A":2,"B":3,"C":3,"D":2}})",
       "Bid 4 0-1 +0 -2"},
      {"English whist has none", "english-whist", d + R"("trump":"H","tricks":[8,5]})", ""},
  };
  for (const Case& one : cases) {
    CAPTURE(one.name);
    Season season;
    season.add(one.game, one.entry, one.rules);
    CHECK(contracts(season.of(0)) == one.of_a);
  }
}

TEST_CASE("what else a game counts", "[statistics]") {
  const std::string d = R"({"type":"deal",)";
  Season whist;  // games of five: 5, then 6 wins a rubber of two games
  whist.add("english-whist",
            d + R"("trump":"H","tricks":[11,2]},)" + d + R"("trump":"H","tricks":[12,1]})",
            R"({"settle":"rubber"})");
  CHECK(tallies(whist.of(0)) == "Games won 2, Rubbers won 1");
  CHECK(last_moment(whist) == "A and C win the rubber");
  CHECK(tallies(whist.of(1)).empty());
  CHECK(whist.of(0).partners.at(0).who == person(2));
  CHECK(whist.of(0).partners.at(0).deals == 2);

  Season race;  // from 3 points: A loses a bid of four (fem opp), is called out, B deals wrongly, C
                // wins
  const std::string c_three = R"("declarer":"C","bid":"3","first_four":{"C":3,"A":1},)";
  race.add("rodskagg",
           d +
               R"("declarer":"A","bid":"4","first_four":{"A":3,"B":1},"last_two":{"B":2}},)"
               R"({"type":"penalty","player":"A","offence":"ritual"},)"
               R"({"type":"misdeal","knocked":false},)" +
               d + c_three + R"("last_two":{"A":2}})",
           R"({"start_points":3})");
  CHECK(tallies(race.of(0)) == "Fem opp! 2");
  CHECK(tallies(race.of(1)) == "Fem opp! 1");
  CHECK(tallies(race.of(2)) == "Games won 1");
  CHECK(last_moment(race) == "C wins the game");

  Season pot;  // A is the banker; D shows, and has bought twice, B once
  pot.add("commerce", d + R"("bought":{"D":2,"B":1},"shown":{"D":["HQ","HT","S4"]},)"
                          R"("banker_hand":"ingenting"})");
  CHECK(tallies(pot.of(3)) == "Pots won 1, Purchases 2");
  CHECK(tallies(pot.of(1)) == "Purchases 1");
  CHECK(last_moment(pot) == "D takes the pot");
}

TEST_CASE("a round of Rödskägg without points is neither won nor lost", "[statistics]") {
  Season season;
  season.add("rodskagg", R"({"type":"deal","declarer":"A","bid":"3","first_four":{"A":3,"B":1},)"
                         R"("last_two":{"A":1,"B":1}})");
  CHECK(season.of(0).deals == 1);
  CHECK(season.of(0).tried == Tried{});
}

TEST_CASE("streaks that are counted apart are those of the whole", "[statistics]") {
  CHECK(rc::check("however they are cut", [](const std::vector<bool>& won) {
    Streak whole, first, second;
    const auto cut = *rc::gen::inRange<std::size_t>(0, won.size() + 1);
    for (std::size_t i = 0; i < won.size(); ++i) {
      whole.count(won[i]);
      (i < cut ? first : second).count(won[i]);
    }
    RC_ASSERT(first.then(second) == whole);
    RC_ASSERT(Streak{}.then(whole) == whole);
  }));
}

TEST_CASE("of two runs as long as each other the first is the longest", "[statistics]") {
  std::vector<DealMark> marks;
  for (const int won : {-1, 1, 1, -1, -1, 1, 1, -1}) {
    DealMark mark;
    mark.number = static_cast<std::int64_t>(marks.size()) + 1;
    mark.points = points(won);
    marks.push_back(mark);
  }
  const auto numbers = [&](const Figure& figure) {
    std::vector<std::int64_t> list;
    for (const DealMark& mark : longest_run(figure, marks)) list.push_back(mark.number);
    return list;
  };
  CHECK(numbers({Figure::WonStreak{}}) == std::vector<std::int64_t>{2, 3});
  CHECK(numbers({Figure::LostStreak{}}) == std::vector<std::int64_t>{4, 5});
}

TEST_CASE("half of the smallest unit between two is as much for the one as for the other",
          "[statistics]") {
  const auto money = [](ExactMoney exact) {
    OpponentFigures between;
    between.exact_money = exact;
    return between.money();
  };
  constexpr ExactMoney half = exact_per_hundredth / 2;
  CHECK(money(half) == Money{1});
  CHECK(money(-half) == Money{-1});
  CHECK(money(half - 1) == Money{});
  CHECK(money(1 - half) == Money{});
  // Round and round, as strangers may have written it.
  constexpr std::int64_t most = std::numeric_limits<std::int64_t>::max();
  CHECK(money(2 * exact(Money{most})) == Money{most});
  CHECK(money(-2 * exact(Money{most})) == Money{-most});
}

TEST_CASE("points of more deals than can be added up are told as many as can be", "[statistics]") {
  Season season;
  season.add("danish-whist", R"({"type":"deal","contract":"grand","declarer":"A","tricks":7})",
             R"({"tariff":{"grand":"900000000"}})");
  PlayerFigures winner = season.of(0), loser = season.of(1);
  // As often as strangers may have written it: 2^30 times 9 · 10^11 thousandths, of 2^63.
  for (int twice = 0; twice < 30; ++twice) {
    add_up(winner, PlayerFigures(winner));
    add_up(loser, PlayerFigures(loser));
    for (PlayerFigures* one : {&winner, &loser}) {
      add_up(one->partners.at(0), PartnerFigures(one->partners.at(0)));
      add_up(one->opponents.at(0), OpponentFigures(one->opponents.at(0)));
    }
  }
  const Points most{std::numeric_limits<std::int64_t>::max()};
  CHECK(winner.points.told() == most);
  CHECK(loser.points.told() == -most);
  CHECK(winner.seats.at(0).points.told() == most);
  CHECK(winner.partners.at(0).points.told() == most);
  CHECK(loser.opponents.at(0).points.told() == -most);
}

TEST_CASE("where one sits when it is dealt", "[statistics]") {
  Season season;  // the first deals, and whoever is next after every deal that was played
  season.add("ligeud", ligeud("A", "9", 9, with_c) + "," + ligeud("A", "9", 8, with_c) + "," +
                           ligeud("B", "nole", 0, ""));
  const PlayerFigures a = season.of(0);
  REQUIRE(a.seats.size() == 3);
  CHECK(a.seats[0].turn == 0);  // A deals first: +90
  CHECK(a.seats[0].points.told() == points(90));
  CHECK(a.seats[1].turn == 2);  // then C: B's nole
  CHECK(a.seats[1].tried == Tried{0, 1});
  CHECK(a.seats[2].turn == 3);  // before that B: one down
  CHECK(a.seats[2].deals == 1);
}

TEST_CASE("a pair is told of as one", "[statistics]") {
  Season season;
  season.add("ligeud", ligeud("A", "9", 10, with_c) + "," + ligeud("C", "10", 8, with_b) + "," +
                           ligeud("C", "9", 8, R"(,"trump":"H","partner":"A")"));
  const EveningSession& session = season.evenings[0].evening.sessions.at(0);
  Counting counting(4, Pair{0, 2});
  counting.add({session, {0, 1, 2, 3}, 0});
  const PlayerFigures both = std::move(counting).done().at(0);
  CHECK(both.deals == 2);  // not C's ten with B
  CHECK(both.declared == 2);
  CHECK(both.tried == Tried{1, 1});
  CHECK(contracts(both) == "Nine 1-1 +1 -1");
  CHECK(run(both.deals_won) == std::pair(0, 1));
  CHECK(both.partners.empty());
  REQUIRE(both.opponents.size() == 2);
  CHECK(both.opponents[0].deals == 2);

  Season won;
  won.add("ligeud", ligeud("A", "9", 9, with_c) + "," + ligeud("A", "9", 9, with_c));
  Counting winning(4, Pair{0, 2});
  winning.add({won.evenings[0].evening.sessions.at(0), {0, 1, 2, 3}, 0});
  CHECK(run(std::move(winning).done().at(0).deals_won) == std::pair(2, 2));
}

TEST_CASE("a pair sits where the one sits who is asked for, and has won a game once",
          "[statistics]") {
  Season season;
  const std::string deals = R"({"type":"deal","trump":"H","tricks":[11,2]},)"
                            R"({"type":"deal","trump":"S","tricks":[5,8]})";
  season.add("english-whist", deals);
  const EveningSession& session = season.evenings[0].evening.sessions.at(0);
  for (const bool first_is_asked : {true, false}) {
    CAPTURE(first_is_asked);
    const Pair pair = first_is_asked ? Pair{0, 2} : Pair{2, 0};
    Counting counting(4, pair);
    counting.add({session, {0, 1, 2, 3}, 0});
    const PlayerFigures both = std::move(counting).done().at(pair.one);
    CHECK(both.deals == 2);
    REQUIRE(both.seats.size() == 2);
    // A deals first, C sits opposite; then B deals.
    CHECK(both.seats[0].turn == (first_is_asked ? 0 : 1));
    CHECK(both.seats[1].turn == (first_is_asked ? 3 : 2));
    SumOfPoints by_seats;
    for (const SeatFigures& seat : both.seats) by_seats += seat.points;
    CHECK(by_seats.told() == both.points.told());
    REQUIRE(both.tallies.size() == 1);
    CHECK(both.tallies[0].times == 1);
  }
}

TEMPLATE_LIST_TEST_CASE("nobody has played more deals against a pair than it has", "[statistics]",
                        Games) {
  rc::prop("", [] {
    const Evening evening = evening_around(random_play<TestType>(draw(1, 6)));
    const EveningSession& session = evening.sessions.at(0);
    std::vector<std::size_t> who(session.seats.size());
    std::iota(who.begin(), who.end(), std::size_t{0});
    for (std::size_t other = 1; other < who.size(); ++other) {
      Counting counting(who.size(), Pair{0, other});
      counting.add({session, who, 0});
      const PlayerFigures both = std::move(counting).done().front();
      for (const OpponentFigures& one : both.opponents) RC_ASSERT(one.deals <= both.deals);
    }
  });
}

TEST_CASE("the facts of an evening are one player's alone", "[statistics]") {
  // Deal 1: A's nine with C, 90. Deal 2: B's solo nole, 150 from each: 450. Deals 3, 4: A's nines.
  const Judged one =
      play("ligeud", four,
           ligeud("A", "9", 9, with_c) + "," + ligeud("B", "solo-nole", 0, "") + "," +
               ligeud("A", "9", 9, with_c) + "," + ligeud("A", "9", 9, with_b));
  REQUIRE(one.complaints().empty());
  const std::vector<Fact> told = facts(one.evening);
  REQUIRE(told.size() == 2);  // the most won is that contract; no streak: A 1, then 2
  CHECK(told[0].kind == Fact::Kind::contract);
  CHECK(told[0].player == 1);
  CHECK(told[0].deal == 2);
  CHECK(told[0].points == points(450));
  CHECK(say(told[0].what, Language::english) == "Solo nole");
  CHECK(told[1].kind == Fact::Kind::made);
  CHECK(told[1].player == 0);
  CHECK(told[1].times == 3);
  CHECK(told[1].of == 3);
}

TEST_CASE("what a game counts may be more than an entry has room for", "[statistics]") {
  // A, C and B deal in turn; whoever does buys from themselves, which is not counted.
  std::string entries;
  for (int i = 0; i < 3300; ++i)
    entries += std::string(i ? "," : "") +
               R"({"type":"deal","bought":{"A":1000000,"B":999999,"C":999999},"shown":{")" +
               (i % 3 == 2 ? "C" : "B") + R"(":["SA","SK","SQ"]},"banker_hand":"ingenting"})";
  const Judged one = play("commerce", {"A", "B", "C"}, entries);
  REQUIRE(one.complaints().empty());
  const std::vector<Fact> told = facts(one.evening);
  CHECK(std::any_of(told.begin(), told.end(), [](const Fact& fact) {
    return fact.kind == Fact::Kind::tally && fact.player == 0 && fact.times == 2'200'000'000;
  }));
}

TEST_CASE("the most won is money, at whichever table, and may have been won twice",
          "[statistics]") {
  const auto table = [](const std::string& stake, const std::string& entries) {
    return R"({"game":"ligeud","seats":["A","B","C","D"],"stake":")" + stake + R"(","entries":[)" +
           entries + "]}";
  };
  // A's solo nole twice, 450 points at 1 krone; B's, 3 · 350 points, at ten øre.
  const std::string solo = ligeud("A", "solo-nole", 0, "");
  const Judged one = judge_text(R"({"format":"kattegat-evening","version":1,"date":"2026-11-20",)"
                                R"("players":["A","B","C","D"],"sessions":[)" +
                                table("0.10", ligeud("B", "oplaegger", 0, "")) + "," +
                                table("1", solo + "," + solo) + "]}");
  REQUIRE(one.complaints().empty());
  const std::vector<Fact> told = facts(one.evening);
  REQUIRE(told.size() == 2);
  CHECK(told[0].kind == Fact::Kind::contract);
  CHECK(told[0].player == 0);
  CHECK(told[0].session == 1);
  CHECK(told[0].points == points(450));
  CHECK(told[1].kind == Fact::Kind::made);
}

TEST_CASE("what cannot be is no evening of a season", "[statistics]") {
  const auto added = [](const std::vector<SitterPoints>& points, std::vector<std::size_t> players,
                        Money stake = Money{100}) {
    kattegat::Season season;
    season.people.resize(3);
    PlayedEvening night;
    night.currency = "DKK";
    night.players = std::move(players);
    for (std::size_t i = 0; i < points.size(); ++i)
      night.tables.push_back({{}, "ligeud", i == 0 ? Money{100} : stake, {0, 1}});
    const auto unsound = add_evening(season, night, points);
    std::string all = std::to_string(season.evenings.size()) + ": ";
    for (const SeasonEvening& evening : season.evenings)
      for (const Share& share : evening.shares)
        all += std::to_string(share.person) + " " + to_string(share.money) + " " +
               to_string(share.points) + ", ";
    return unsound ? "no " + std::to_string(static_cast<int>(unsound->why)) : all;
  };
  const auto won = [](Points by_the_first) { return SitterPoints{by_the_first, -by_the_first}; };
  using Why = Unsound::Why;
  const auto no = [](Why why) { return "no " + std::to_string(static_cast<int>(why)); };
  // Each table at its own stake; who came and did not play has no share.
  CHECK(added({won(points(3)), won(points(-20))}, {0, 1, 2}, Money{10}) ==
        "1: 0 1.00 -17, 1 -1.00 17, ");
  CHECK(added({}, {0, 1, 2}) == "0: ");
  CHECK(added({won(points(3))}, {0, 2}) == no(Why::not_there));
  CHECK(added({won(points_limit)}, {0, 1}) != no(Why::points));
  CHECK(added({won(points_limit + Points{1})}, {0, 1}) == no(Why::points));
  CHECK(added({SitterPoints{points(3), points(-2)}}, {0, 1}) == no(Why::not_zero));
}

TEST_CASE("no more money moves in a season than can be added up", "[statistics]") {
  kattegat::Season season;
  season.people.resize(2);
  PlayedEvening night;
  night.currency = "DKK";
  night.players = {0, 1};
  night.tables.push_back({{}, "ligeud", Money{1'000'000}, {0, 1}});
  // 10^9 points at 10000 kroner, won and lost: 2 · 10^15 øre an evening, of half of 2^63.
  const auto add = [&](int id, Points of_it) {
    night.id = uuid_of(1, id);
    return add_evening(season, night, {SitterPoints{points_limit - of_it, of_it - points_limit}});
  };
  for (int i = 0; i < 2305; ++i) REQUIRE_FALSE(add(i, i == 7 ? Points{} : Points{1}).has_value());
  const auto unsound = add(2305, Points{1});
  REQUIRE(unsound.has_value());
  CHECK(unsound->why == Unsound::Why::sum);
  CHECK(unsound->id == uuid_of(1, 7));  // which moves most
}

TEST_CASE("a deal that one has no part in breaks no streak of theirs", "[statistics]") {
  const auto wins = [](const std::string& who, const std::string& other) {
    return R"({"type":"deal","declarer":")" + who + R"(","bid":"2","first_four":{")" + who +
           R"(":3,")" + other + R"(":1},"last_two":{")" + who + R"(":2}},)";
  };
  const std::string a_is_out =
      R"({"type":"deal","declarer":"A","bid":"rodskagg","first_four":{"B":4},"last_two":{"B":2}},)";
  // A wins two games, is out of the third, for which A pays all the same, and wins the fourth.
  std::string entries =
      wins("A", "B") + wins("A", "B") + a_is_out + wins("B", "C") + wins("A", "B");
  entries.pop_back();
  Season season;
  season.add("rodskagg", entries, R"({"start_points":3})");
  CHECK(run(season.of(0).deals_won) == std::pair(3, 3));
  const std::vector<Fact> told = facts(season.evenings[0].evening);
  const auto streak = std::find_if(
      told.begin(), told.end(), [](const Fact& fact) { return fact.kind == Fact::Kind::streak; });
  REQUIRE(streak != told.end());
  CHECK(streak->player == 0);
  CHECK(streak->times == 3);
}

TEST_CASE("where nothing is at stake the most points are the most won", "[statistics]") {
  const auto contract_of = [](const std::string& stake, const std::string& deals) {
    const Judged one = judge_text(R"({"format":"kattegat-evening","version":1,"date":"2026-11-20",)"
                                  R"("players":["A","B","C","D"],"sessions":[{"game":"ligeud",)"
                                  R"("seats":["A","B","C","D"],"stake":")" +
                                  stake + R"(","entries":[)" + deals + "]}]}");
    REQUIRE(one.complaints().empty());
    const std::vector<Fact> told = facts(one.evening);
    REQUIRE_FALSE(told.empty());
    REQUIRE(told[0].kind == Fact::Kind::contract);
    return told[0];
  };
  const std::string nine = ligeud("A", "9", 9, with_c), seven = ligeud("A", "7", 7, with_c);
  for (const char* stake : {"0", "0.10"}) {
    CAPTURE(stake);
    CHECK(contract_of(stake, nine + "," + seven).deal == 1);
    CHECK(contract_of(stake, seven + "," + nine).deal == 2);
    CHECK(contract_of(stake, nine + "," + nine).deal == 1);  // of equals the first
  }
}

TEST_CASE("two who have done equally much are no fact", "[statistics]") {
  const Judged one = play("danish-whist", four,
                          R"({"type":"deal","contract":"pasnolo","tricks":)"
                          R"({"A":1,"B":1,"C":5,"D":6}})");
  REQUIRE(one.complaints().empty());
  CHECK(facts(one.evening).empty());
}

TEST_CASE("whoever has once done as much as another is not alone by doing it again",
          "[statistics]") {
  const auto passes = [](const char* tricks) {
    return std::string(R"({"type":"deal","contract":"pasnolo","tricks":{)") + tricks + "}}";
  };
  const std::string of_a = passes(R"("A":0,"B":4,"C":4,"D":5)"),
                    of_b = passes(R"("A":4,"B":0,"C":4,"D":5)");
  const auto gains = [](const std::string& deals) {
    const Judged one = play("danish-whist", four, deals);
    REQUIRE(one.complaints().empty());
    const std::vector<Fact> told = facts(one.evening);
    return std::count_if(told.begin(), told.end(), [](const Fact& fact) {
      return fact.kind == Fact::Kind::gain || fact.kind == Fact::Kind::contract;
    });
  };
  CHECK(gains(of_a + "," + of_b) == 0);
  CHECK(gains(of_a + "," + of_b + "," + of_b) == 0);
}

TEST_CASE("equal amounts share a place", "[statistics]") {
  CHECK(places_of(std::vector<Money>{{5}, {-3}, {5}, {-2}, {-3}, {-2}}) ==
        std::vector<int>{1, 5, 1, 3, 5, 3});
  CHECK(places_of(std::vector<Money>{}).empty());
}

}  // namespace statistics_test
