// The season as the book has it: the same whatever way the evenings came into it, and every figure
// is what stands behind it.
#include "db/season/season.hpp"

#include <limits>

#include "db/book/decisions.hpp"
#include "db/book/steps/two_readers.hpp"
#include "db/season/deals_behind.hpp"
#include "kattegat/export/reports/statistics_report.hpp"
#include "support/form.hpp"
#include "support/meeting.hpp"
#include "support/tampering.hpp"

using namespace kattegat;
using namespace kattegat::test;

namespace season_book_test {
namespace {

Season season_of(const Book& book, const StandingsChoice& choice = {}) {
  auto found = season(book, choice);
  REQUIRE(found.has_value());
  return std::move(*found);
}
Statistics statistics_of(const Book& book, const StatisticsChoice& choice = {}) {
  auto found = statistics(book, choice);
  REQUIRE(found.has_value());
  return std::move(*found);
}

// How often the deals of a line were won and lost, where it tells that.
std::optional<Tried> tried_in(const FigureLine& line) {
  return std::visit(
      [](const auto& beside) -> std::optional<Tried> {
        if constexpr (requires { beside.tried; })
          return beside.tried;
        else
          return std::nullopt;
      },
      line.beside);
}
Figure only(Figure::Of of, Figure figure) {
  std::visit(
      [&](auto& kind) {
        if constexpr (requires { kind.of; }) kind.of = of;
      },
      figure.kind);
  return figure;
}

// Everything that is answered of the season, in every ranking.
std::string told_of(const Book& book) {
  const StandingsChoice choice;
  const Season all = season_of(book);
  std::string told;
  for (const char* way : {"money", "points", "average", "best=2", "places=10,6,4,3"}) {
    const Ranking ranked = ranking(all, *parse_ranking(way));
    told += to_line(answer_of(RankingReport{all, ranked, choice, Language::english})) + "\n";
  }
  const Statistics statistics = statistics_of(book);
  std::vector<std::size_t> people;
  for (std::size_t i = 0; i < statistics.players.size(); ++i) people.push_back(i);
  return told +
         to_line(answer_of(StatisticsReport{statistics, people, "", choice, Language::english}));
}

void import_samples(Book& book) {
  for (const std::string& path : samples()) import_into(book, read_bytes(path));
}

std::string sums_of(const std::vector<StandingLine>& lines) {
  std::string all;
  for (const StandingLine& line : lines)
    if (line.evenings > 0) {
      all += line.player + " " + to_string(line.person) + " " + std::to_string(line.evenings);
      for (const auto& [game, sum] : line.points) all += " " + game + " " + to_string(sum);
      for (const auto& [currency, sum] : line.money) all += " " + currency + " " + to_string(sum);
      all += "\n";
    }
  return all;
}

}  // namespace

TEST_CASE("the sums of a season are the standings, by every choice", "[season]") {
  const Folder folder;
  Book file = opened(folder.path("book.db"));
  Book memory = Book::in_memory();
  import_samples(file);
  given(memory, everything_of(file));
  std::vector<StandingsChoice> choices(6);
  choices[1].game = "ligeud";
  choices[2].from = "2026-11-15";
  choices[3].to = "2026-11-15";
  choices[4].place = "kortklubben,  HELSINGØR";  // as somebody would write it
  choices[5].place = "nowhere";
  for (const StandingsChoice& choice : choices) {
    CAPTURE(choice.game, choice.from, choice.to, choice.place);
    const auto standing = standings(file, choice);
    REQUIRE(standing.has_value());
    CHECK(sums_of(season_of(file, choice).people) == sums_of(*standing));
    CHECK(sums_of(season_of(memory, choice).people) == sums_of(*standing));
    // By judging everything again: those of the currency.
    const Statistics told = statistics_of(file, {choice, "DKK", {}});
    CHECK(statistics_of(memory, {choice, "DKK", {}}).season.evenings.size() ==
          told.season.evenings.size());
    for (const StandingLine& line : told.season.people)
      for (const StandingLine& other : *standing)
        if (line.person == other.person)
          for (const auto& [currency, sum] : other.money)
            if (currency == "DKK") CHECK(line.money.at(0).second == sum);
  }
  CHECK(season_of(file, choices[4]).evenings.size() > 0);
  CHECK(season_of(file, choices[5]).evenings.empty());
}

TEST_CASE("a pair of whom one is nobody has done nothing as one side", "[season]") {
  Book book = Book::in_memory();
  import_samples(book);
  const Statistics all = statistics_of(book, {});
  const Uuid somebody = all.season.people.front().person, nobody = random_uuid();
  for (const auto& pair : {std::pair(nobody, somebody), std::pair(somebody, nobody)}) {
    const StatisticsChoice choice{.evenings = {}, .pair = pair};
    const Statistics none = statistics_of(book, choice);
    CHECK(none.season.people.size() == all.season.people.size());
    CHECK(std::all_of(none.players.begin(), none.players.end(), [](const PlayerFigures& one) {
      return one.deals == 0 && one.deals_won.all == 0;
    }));
    CHECK(deals_behind(book, choice, pair.first, Figure{})->empty());
  }
}

TEST_CASE("every figure is what stands behind it, for everybody and every pair", "[season]") {
  Book book = Book::in_memory();
  import_samples(book);
  std::set<std::size_t> seen;
  std::size_t turn = 0;
  const auto check = [&](const StatisticsChoice& choice, const Statistics& all,
                         std::size_t person) {
    for (const FigureLine& line : figure_lines(all, person)) {
      CAPTURE(to_string(line.figure), all.season.people[person].player, choice.pair.has_value());
      REQUIRE(parse_figure(to_string(line.figure)) == line.figure);
      seen.insert(line.figure.kind.index());
      if (!is_due(turn++, 7)) continue;
      const auto deals = deals_behind(book, choice, all.season.people[person].person, line.figure);
      REQUIRE(deals.has_value());
      const auto evenings = evenings_behind(all.players[person], line.figure);
      const auto counted = static_cast<std::int64_t>(deals->size() + evenings.size());
      if (std::holds_alternative<Figure::Count>(line.figure.kind))
        CHECK((counted > 0 && counted <= line.times));  // several purchases in one deal
      else
        CHECK(counted == line.times);
      if (const auto* played = std::get_if<FigureLine::Deals>(&line.beside)) {
        Points sum;
        for (const DealMark& mark : *deals) sum += mark.points;
        CHECK(sum == played->points);
      }
      const auto tried = tried_in(line);
      if (!tried) continue;
      for (const auto& [of, times] :
           {std::pair(Figure::Of::won, tried->won), {Figure::Of::lost, tried->lost}}) {
        const Figure part = only(of, line.figure);
        const auto some = deals_behind(book, choice, all.season.people[person].person, part);
        REQUIRE(some.has_value());
        const auto nights = evenings_behind(all.players[person], part);
        CHECK(static_cast<int>(some->size() + nights.size()) == times);
      }
    }
  };
  const Statistics all = statistics_of(book);
  for (std::size_t person = 0; person < all.players.size(); ++person) {
    check({}, all, person);
    for (const PartnerFigures& partner : all.players[person].partners) {
      const StatisticsChoice pair{
          {},
          "",
          std::pair(all.season.people[person].person, all.season.people[partner.who].person)};
      const Statistics both = statistics_of(book, pair);
      CHECK(both.players[person].deals == partner.deals);
      CHECK(both.players[person].tried == partner.tried);
      const auto deals = deals_behind(book, pair, pair.pair->first, Figure{Figure::Deals{}});
      REQUIRE(deals.has_value());
      CHECK(static_cast<int>(deals->size()) == partner.deals);
    }
  }
  CHECK(seen.size() == std::variant_size_v<Figure::Kind>);
}

TEST_CASE("books that were filled apart come to one season, whoever meets whom first", "[season]") {
  const std::string won = nine_made(1), again = nine_made(2);
  std::vector<Book> books;
  books.push_back(Book::in_memory());
  books.push_back(Book::in_memory());
  import_into(books[0], ligeud_evening(1, won, "2026-11-06"));
  import_into(books[1], ligeud_evening(1, "", "2026-11-06"));
  append_to(books[1], uuid_of(2, 1), again);
  import_into(books[1], ligeud_evening(2, agreed(3, "7"), "2026-11-13"));
  import_into(books[0], ligeud_evening(3, nine_made(4), "2026-11-13"));
  import_into(books[0], read_bytes(sample("mixed")));
  import_into(books[1], read_bytes(sample("rodskagg")));
  REQUIRE(void_entry(books[0], uuid_of(3, 1), {"wrong"}).has_value());
  const std::vector<Parcel> parcels{everything_of(books[0]), everything_of(books[1])};
  std::vector<std::string> told;
  for (const std::size_t first : {0U, 1U}) {
    Book third = Book::in_memory();
    static_cast<void>(given(third, parcels[first]));
    static_cast<void>(given(third, parcels[1 - first]));
    told.push_back(told_of(third));
  }
  meet(books);
  for (const Book& book : books) told.push_back(told_of(book));
  CHECK(told[0].size() > 1000);
  CHECK(contains(told[0], R"("times":2)"));
  for (const std::string& one : told) CHECK(one == told[0]);
}

TEST_CASE("an evening is told of in which entries break a rule", "[season]") {
  Book book = Book::in_memory();
  const auto two_deals = [](int first) {
    return dealt(first, "Anna", "Bo") + "," + dealt(first + 1, "Bo", "Cai");
  };
  import_into(book, ligeud_evening(2, two_deals(3), "2026-11-13"));
  import_into(book, ligeud_evening(1, two_deals(1), "2026-11-06"));
  import_into(book, ligeud_evening(3, nine_made(5), "2026-11-20"));
  const auto both_tell = [&](const std::string& what, const StandingsChoice& choice = {}) {
    for (const auto& broken :
         {season_of(book, choice).broken, statistics_of(book, {choice, "", {}}).season.broken}) {
      std::string all;
      for (const BrokenEvening& one : broken)
        all += one.date + " " + to_string(one.id).back() + " " + std::to_string(one.entries) + "\n";
      CHECK(all == what);
    }
  };
  both_tell("");
  REQUIRE(void_entry(book, uuid_of(3, 3), {"slip", Force::yes}).has_value());
  REQUIRE(void_entry(book, uuid_of(3, 1), {"slip", Force::yes}).has_value());
  both_tell("2026-11-06 1 1\n2026-11-13 2 1\n");
  both_tell("2026-11-13 2 1\n", {"2026-11-07", "", ""});
  both_tell("", {"", "", "plump"});
  REQUIRE(void_entry(book, uuid_of(3, 2), {"slip"}).has_value());
  both_tell("2026-11-13 2 1\n");
}

TEST_CASE("who is one person now has one line", "[season]") {
  Book book = Book::in_memory();
  import_into(book, ligeud_evening(1, nine_made(1), "2026-11-06"));
  std::string other = ligeud_evening(2, nine_made(2), "2026-11-13");
  for (std::size_t at = 0; (at = other.find("\"Bo\"", at)) != std::string::npos;)
    other.replace(at, 4, "\"Bosse\"");
  import_into(book, other);
  const auto bosse = find_person(book, "Bosse"), bo = find_person(book, "Bo");
  REQUIRE((bosse.has_value() && bo.has_value()));
  REQUIRE(fuse_people(book, *bosse, *bo).has_value());
  const Statistics all = statistics_of(book);
  int declared = 0, lines = 0;
  for (std::size_t i = 0; i < all.players.size(); ++i) {
    lines += all.season.people[i].evenings > 0 ? 1 : 0;
    declared = std::max(declared, all.players[i].declared);
  }
  CHECK(lines == 4);
  CHECK(declared == 2);
}

TEST_CASE("what two tablets decide about a deal counts once in the statistics", "[season]") {
  std::vector<Book> books;
  books.push_back(Book::in_memory());
  books.push_back(Book::in_memory());
  for (Book& book : books) import_into(book, ligeud_evening(1, nine_made(1)));
  meet(books);
  const auto right = json_of(nine_made(9));
  for (Book& book : books)
    REQUIRE(correct_entry(book, uuid_of(3, 1), right, {"tricks"}).has_value());
  meet(books);
  for (const Book& book : books) {
    const Statistics all = statistics_of(book);
    const auto of_deals = [&](int count) {
      return std::count_if(all.players.begin(), all.players.end(),
                           [&](const PlayerFigures& one) { return one.deals == count; });
    };
    CHECK(of_deals(1) == 4);
    CHECK(of_deals(0) == 1);  // who did not play
    CHECK(all.players.size() == 5);
    CHECK(told_of(book) == told_of(books[0]));
  }
}

TEST_CASE("a place as high as a number gets, of nothing, costs no time and no money", "[book]") {
  using Place = std::numeric_limits<std::int64_t>;
  for (const std::int64_t last : {Place::max(), Place::max() - (std::int64_t{1} << 54)}) {
    CAPTURE(last);
    Ranges ranges(last);
    std::int64_t next = 1, given = 0;
    ranges.each([&](const Range& places) {
      REQUIRE(++given <= 256);
      REQUIRE(places.first == next);
      REQUIRE(places.last >= places.first);
      if (places.last < last) next = places.last + 1;
      if (places.last == last) next = 0;
    });
    CHECK(next == 0);

    const Folder folder;
    const std::string path = folder.path("book.db");
    std::string told;
    {
      Book book = opened(path);
      import_samples(book);
      told = told_of(book);
    }
    tamper(path, "INSERT INTO place VALUES (" + std::to_string(last) + ", randomblob(16))");
    const Book book = opened(path);
    CHECK(differences(book).empty());
    CHECK(told_of(book) == told);
  }
}

}  // namespace season_book_test
