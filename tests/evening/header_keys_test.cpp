// What a header was written like, and what it says.
#include <catch2/catch.hpp>

#include "kattegat/evening/evening.hpp"
#include "kattegat/evening/header_terms.hpp"

using namespace kattegat;

namespace header_keys_test {

namespace {

template <class Header>
Header header_of(const std::string& json) {
  return Header(*parse_json(json)->as<Json::Object>());
}
template <class Header>
std::string line(const Header& header) {
  return to_line(Json(header.json()));
}

}  // namespace

TEST_CASE("a key that is set stays in its place, and a new one gets the usual one", "[evening]") {
  auto header =
      header_of<EveningKeys>(R"({"players":["Anna","Bo"],"version":1,"date":"2026-11-20"})");
  header.set_players({"Cai", "Dea"});
  header.set_people({{"Cai", "x"}});
  header.set_place("Here");
  CHECK(line(header) ==
        R"({"players":["Cai","Dea"],"people":{"Cai":"x"},"version":1,"date":"2026-11-20",)"
        R"("place":"Here"})");
  header.set_place("There");
  CHECK(header.has_place());
  CHECK(line(header.without_people()) ==
        R"({"players":[],"people":{},"version":1,"date":"2026-11-20","place":"…"})");

  EveningKeys bare;
  bare.set_place("Here");
  bare.set_players({"Anna"});
  CHECK(line(bare) == R"({"place":"Here","players":["Anna"]})");
}

TEST_CASE("seats are put where seats were written", "[evening]") {
  const auto header = header_of<SessionKeys>(R"({"seats":["Anna","Bo"],"game":"ligeud"})");
  CHECK(line(header.with_seats({"Bo", "Anna"})) == R"({"seats":["Bo","Anna"],"game":"ligeud"})");
  CHECK(line(header) == R"({"seats":["Anna","Bo"],"game":"ligeud"})");
  CHECK(line(SessionKeys().with_seats({"Bo"})) == "{}");
}

TEST_CASE("what a header leaves out goes without saying", "[evening]") {
  const EveningKeys nothing;
  CHECK(nothing.date().empty());
  CHECK_FALSE(nothing.currency());
  CHECK_FALSE(nothing.coin());
  CHECK_FALSE(nothing.has_place());
  CHECK(SessionKeys().game().empty());
  CHECK(SessionKeys().rules() == Json(Json::Object{}));
  CHECK(header_of<EveningKeys>(R"({"cash_rounding":"0.50"})").coin() == Money{50});
  // In a record of somebody else's anything may stand there.
  CHECK_FALSE(header_of<EveningKeys>(R"({"currency":1})").currency());
  CHECK(header_of<EveningKeys>(R"({"date":[]})").date().empty());
}

TEST_CASE("an evening is settled in the usual money, unless it says in which", "[evening]") {
  const auto settled = [](const std::string& json) {
    return settled_in(header_of<EveningKeys>(json));
  };
  const SettledIn usual{"DKK", Money{1}};
  CHECK(settled("{}") == usual);
  CHECK(settled(R"({"currency":"DKK"})") == usual);
  CHECK(settled(R"({"cash_rounding":"0.01"})") == usual);
  CHECK(settled(R"({"currency":1,"cash_rounding":"x"})") == usual);
  CHECK(settled(R"({"currency":"SEK","cash_rounding":"1"})") == SettledIn{"SEK", Money{100}});
}

TEST_CASE("headers that say the same are alike however they are written", "[evening]") {
  const auto evening = [](const std::string& json) {
    return terms_of(header_of<EveningKeys>(json));
  };
  const EveningTerms usual = evening(R"({"date":"2026-11-20"})");
  CHECK(evening(R"({"cash_rounding":"0.01","currency":"DKK","date":"2026-11-20"})") == usual);
  CHECK(evening(R"({"date":"2026-11-20","place":"Here","players":["Anna"]})") == usual);
  CHECK(evening(R"({"date":"2026-11-21"})") != usual);
  CHECK(evening(R"({"date":"2026-11-20","currency":"SEK"})") != usual);
  CHECK(evening(R"({"date":"2026-11-20","cash_rounding":"0.5"})") ==
        evening(R"({"date":"2026-11-20","cash_rounding":"0.50"})"));
  CHECK(evening(R"({"date":"2026-11-20","cash_rounding":"0.50"})") != usual);

  const auto session = [](const std::string& json) {
    return terms_of(header_of<SessionKeys>(json));
  };
  const SessionTerms plain = session(R"({"game":"ligeud"})");
  CHECK(session(R"({"rules":{},"stake":"1","seats":["Anna","Bo"],"game":"ligeud"})") == plain);
  CHECK(session(R"({"game":"ligeud","stake":"0.10"})") != plain);
  CHECK(session(R"({"game":"plump"})") != plain);
  CHECK(session(R"({"game":"ligeud","rules":{"of another edition":1}})") != plain);
}

}  // namespace header_keys_test
