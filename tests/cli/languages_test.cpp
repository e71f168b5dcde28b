// What the command line says to people, it says in their language: kinds of entries, fields, the
// decimal mark. English and everything for programs stay as they were.
#include "support/tablet.hpp"

using namespace kattegat;
using namespace kattegat::test;

namespace languages_test {

namespace {

std::string evening(const std::string& entries) {
  return R"({"format": "kattegat-evening", "version": 1, "date": "2026-11-20",
    "players": ["Else", "Lars", "Hans"], "sessions": [{"game": "rodskagg", "stake": "0.50",
    "seats": ["Else", "Lars", "Hans"], "entries": [)" +
         entries + "]}]}";
}
const std::string misdeal = R"({"type": "misdeal", "knocked": true})";
const std::string agreed =
    R"({"type": "adjust", "points": {"Else": "-2.5", "Lars": "2.5"}, "why": "tea"})";

}  // namespace

TEST_CASE("a settlement is read in the reader's language", "[cli]") {
  const Folder folder;
  const std::string file = folder.file("evening.json", evening(misdeal + "," + agreed));
  CHECK(kattegatctl({"settle", file, "--lang", "da"}).out ==
        R"(2026-11-20

1. Rödskägg, 0,50 DKK pr. point
                    Else  Lars  Hans
  1. fejlgivning       0     0     0
  2. aftalte point  -2,5  +2,5     0
  point             -2,5  +2,5     0
  i regnskabet        12    12    12
  næste giver: Else

Penge (DKK)
  Else  -1,25
  Lars   1,25
  Hans   0,00

Hvem betaler hvem (færrest mulige betalinger)
  Else → Lars  1,25 DKK
)");
  const Run english = kattegatctl({"settle", file, "--lang", "en"});
  CHECK(contains(english.out, "  1. misdeal "));
  CHECK(contains(english.out, "  Else  -1.25\n"));
  const Run json = kattegatctl({"settle", file, "--lang", "da", "--json"});
  CHECK(contains(json.out, R"("-1.25")"));
}

TEST_CASE("a complaint names the field in words, and its key where the file lacks it", "[cli]") {
  struct Case {
    std::string entry, language, said;
  };
  const std::string bare = R"({"type": "misdeal"})";
  const std::string turn = R"({"type": "misdeal", "knocked": true, "dealer": "Lars"})";
  const std::string late = R"({"type": "deal", "bids": [["Hans", "1"]]})";
  const std::vector<Case> cases{
      {bare, "en",
       "session 1 (Rödskägg), entry 1, “dealer's knock” is missing [form.missing: knocked]"},
      {bare, "da",
       "parti 1 (Rödskägg), indførsel 1, „giveren bankede“ mangler "
       "[form.missing: knocked]"},
      {bare, "sv",
       "session 1 (Rödskägg), post 1, ”givarens knackning” saknas "
       "[form.missing: knocked]"},
      {bare, "nb",
       "økt 1 (Rödskägg), føring 1, «giverens banking» mangler [form.missing: knocked]"},
      {turn, "da",
       "parti 1 (Rödskägg), indførsel 1, giver: det er Elses tur til at give, ikke "
       "Lars' [entry.dealer]"},
      {late, "da",
       "parti 1 (Rödskägg), indførsel 1, meldeforløb: det er Lars' tur til at melde, "
       "ikke Hans' [auction.turn]"},
      {late, "sv",
       "session 1 (Rödskägg), post 1, budgivning: det är Lars tur att bjuda, inte "
       "Hans [auction.turn]"},
  };
  const Folder folder;
  for (const Case& one : cases) {
    CAPTURE(one.entry, one.language);
    const std::string file = folder.file("evening.json", evening(one.entry));
    const Run run = kattegatctl({"check", file, "--lang", one.language});
    CHECK(run.status == 1);
    CHECK(lines_of(run.out).front() == one.said);
    const Run json = kattegatctl({"check", file, "--lang", one.language, "--json"});
    CHECK(contains(json.out, one.entry == bare   ? R"("field":"knocked")"
                             : one.entry == turn ? R"("field":"dealer")"
                                                 : R"("field":"bids")"));
  }
}

TEST_CASE("a payment and the season's table have the language's decimal mark", "[cli]") {
  const Tablet tablet;
  const std::string id = tablet.import(sample("mixed"));
  REQUIRE(tablet.ctl({"pay", id, "Anna", "Dea", "55.00"}).status == 0);
  const Run refused = tablet.ctl({"pay", id, "Anna", "Dea", "1.50", "--lang", "sv"});
  CHECK(refused.status == 1);
  CHECK(refused.out.rfind("belopp: det återstår ingen betalning på 1,50 från Anna till Dea; ", 0) ==
        0);
  const std::string season = tablet.ctl({"standings", "--lang", "da"}).out;
  CHECK(contains(season, "-65,50 DKK"));
  CHECK(contains(season, "Esmakker whist -10,5"));
  CHECK_FALSE(contains(season, "esmakker-whist"));
  CHECK(contains(tablet.ctl({"standings", "--lang", "en"}).out, "-65.50 DKK"));
  CHECK(contains(tablet.ctl({"evenings", "--lang", "da"}).out, "  Ligeud (Anna, Bo, Cai, Dea), 7"));
}

}  // namespace languages_test
