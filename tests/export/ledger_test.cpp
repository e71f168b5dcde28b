// The journal, read by the programs that it is for: hledger and ledger must come to our balances.
#include "kattegat/export/ledger.hpp"
#include "kattegat/evening/read.hpp"

#include <map>
#include <set>

#include "support/exact_figure.hpp"
#include "support/tablet.hpp"
#include "support/tools.hpp"

using namespace kattegat;
using namespace kattegat::test;

namespace ledger_test {

namespace {

using Balances = std::map<std::string, std::int64_t>;  // those that are not zero

struct Tool {
  const char* name;
  std::vector<std::string> words;
};
const std::vector<Tool> tools{
    {"hledger", {"balance", "--flat", "--no-total", "--format", "%(total)|%(account)"}},
    {"ledger",
     {"balance", "--flat", "--no-total", "--balance-format",
      "%(quantity(scrub(display_total)))|%(account)\n"}}};

std::optional<Balances> balances_by(const Tool& tool, const std::string& journal) {
  const Folder folder;
  std::vector<std::string> words{"-f", folder.file("evening.journal", journal)};
  words.insert(words.end(), tool.words.begin(), tool.words.end());
  if (!has_tool(tool.name)) return std::nullopt;
  const Run run = run_program(tool.name, words);
  CAPTURE(tool.name, journal, run.err);
  REQUIRE(run.status == 0);
  Balances balances;
  for (const std::string& line : lines_of(run.out)) {
    const auto bar = line.find('|');
    REQUIRE(bar != std::string::npos);
    const auto amount = std::min(line.find_first_not_of(' '), bar);
    const std::string number = line.substr(amount, bar - amount);
    const std::int64_t value = exact_figure(number.substr(0, number.find(' ')));
    if (value != 0) balances[line.substr(bar + 1)] += value;
  }
  return balances;
}

void check_both_tools(const std::string& text) {
  auto reading = read_evening(text);
  REQUIRE(reading.has_value());
  const Evening& evening = reading->evening;
  const JudgedEvening judged = judge(evening, reading->complaints);
  REQUIRE(judged.complaints.empty());
  const Settlement settlement = settle(evening, judged);
  const std::string journal = ledger_journal(evening, judged, settlement, {"log x: 1 records"});
  const auto accounts = ledger_accounts(evening.players);
  CHECK(std::set<std::string>(accounts.begin(), accounts.end()).size() == accounts.size());
  Balances ours;
  for (std::size_t i = 0; i < accounts.size(); ++i)
    if (settlement.money[i] != Money{}) ours[accounts[i]] = settlement.money[i].hundredths * 1000;
  CHECK_FALSE(ours.empty());
  for (const Tool& tool : tools) {
    const auto theirs = balances_by(tool, journal);
    CAPTURE(tool.name, journal);
    if (theirs) CHECK(*theirs == ours);
  }
}

// A table of Commerce with these seats, where everybody has another amount.
std::string evening_of(const std::vector<std::string>& names, const std::string& stake) {
  Json::Array players(names.begin(), names.end());
  Json::Array entries;
  for (std::size_t i = 0; i + 1 < names.size(); ++i) {
    const auto thousandths = static_cast<std::int64_t>(1000 * (i + 1) * (i + 1) + 125);
    const std::string amount = to_string(Points{thousandths});
    Json::Object points;
    points.emplace_back(names[i], amount);
    points.emplace_back(names[i + 1], "-" + amount);
    entries.push_back(Json::Object{{"type", "adjust"}, {"points", points}, {"why", "x"}});
  }
  return to_line(
      Json::Object{{"format", "kattegat-evening"},
                   {"version", 1},
                   {"date", "2026-11-20"},
                   {"players", players},
                   {"sessions", Json::Array{Json::Object{{"game", "commerce"},
                                                         {"seats", players},
                                                         {"stake", stake},
                                                         {"entries", std::move(entries)}}}}});
}

std::string repeated(const std::string& part, std::size_t times) {
  std::string all;
  for (std::size_t i = 0; i < times; ++i) all += part;
  return all;
}

}  // namespace

TEST_CASE("both tools come to our balances for the samples", "[export][once]") {
  for (const std::string& path : samples()) {
    CAPTURE(path);
    check_both_tools(read_bytes(path));
  }
}

TEST_CASE("hostile names are accounts like any other", "[export][once]") {
  const std::vector<std::string> names{"=1+1",
                                       "a;b",
                                       "x:y",
                                       "x-y",
                                       "x-y (2)",
                                       "a  b",
                                       "a b",
                                       "\"quoted\"",
                                       "(par)",
                                       "[bra]",
                                       "*",
                                       "!",
                                       "~",
                                       "; c",
                                       "a ;b",
                                       "a ; b",
                                       "\U0001F0A1\U0001F600",
                                       "e\u0301",
                                       "\u00E9",
                                       "a\u00A0\u00A0b",
                                       "a\u2003b",
                                       repeated("ø", 80),
                                       repeated("x ", 39) + "xx",
                                       "12.00 DKK",
                                       "a 5 DKK",
                                       "-5",
                                       "$5",
                                       "Players",
                                       "{x}",
                                       "<x>",
                                       "a = b",
                                       "@ 5",
                                       "a @ b",
                                       "include x",
                                       "#",
                                       "| x",
                                       "%",
                                       "&",
                                       "a|b",
                                       "'; DROP TABLE",
                                       "\\",
                                       "a\\",
                                       "::",
                                       ":",
                                       "x:",
                                       ":x",
                                       "2026-11-20",
                                       "end comment",
                                       "a)",
                                       "(a",
                                       "a=",
                                       "=a",
                                       "assert",
                                       "@@ 1 EUR",
                                       "((a))",
                                       "<(a)>",
                                       "a\"b"};
  // Twelve by twelve around a table, in two turns so that everybody meets others.
  for (std::size_t step : {std::size_t{1}, std::size_t{5}})
    for (std::size_t from = 0; from < names.size(); from += 12) {
      std::vector<std::string> table;
      for (std::size_t i = 0; i < 12; ++i) {
        const std::string& name = names[(from + i * step) % names.size()];
        if (std::find(table.begin(), table.end(), name) == table.end()) table.push_back(name);
      }
      check_both_tools(evening_of(table, "0.35"));
    }
}

TEST_CASE("names of random hostile signs are accounts like any other", "[export][once]") {
  const std::vector<std::string> signs{":", ";", "  ", " ", "=",  "(",      ")",      "[",
                                       "]", "@", "*",  "!", "\"", "'",      "|",      "#",
                                       "%", "-", "5",  "a", "ø",  "\u00A0", "\u05D0", "\U0001F600",
                                       "~", "{", "}",  "<", ">",  "$",      ","};
  std::uint64_t state = 20261120;
  const auto draw = [&](std::size_t below) {
    state = state * 6364136223846793005U + 1442695040888963407U;
    return static_cast<std::size_t>(state >> 33U) % below;
  };
  for (int round = 0; round < 12; ++round) {
    std::vector<std::string> names;
    while (names.size() < 17) {
      std::string name;
      for (std::size_t i = 1 + draw(5); i > 0; --i) name += signs[draw(signs.size())];
      const bool blank = name.front() == ' ' || name.back() == ' ' ||
                         name.substr(0, 2) == "\u00A0" ||
                         (name.size() > 1 && name.substr(name.size() - 2) == "\u00A0");
      if (!blank && std::find(names.begin(), names.end(), name) == names.end())
        names.push_back(name);
    }
    check_both_tools(evening_of(names, "0.01"));
  }
}

TEST_CASE("a name has one account, whoever else has played, and no other name has it", "[export]") {
  const std::vector<std::pair<std::string, std::string>> worked{
      {"Bo", "Bo"},           {"Bo-x", "Bo-x"},   {"Bo:x", "Bo%3Ax"},
      {"Bo%3Ax", "Bo%253Ax"}, {"50 %", "50 %"},   {"%%3a", "%%253a"},
      {"%:", "%%3A"},         {"a  b", "a %20b"}, {"a\u00A0b", "a%C2%A0b"}};
  std::vector<std::string> names;
  for (const auto& [name, account] : worked) {
    CHECK(ledger_accounts({name}) == std::vector{"Players:" + account});
    names.push_back(name);
  }
  const std::vector<std::string> together = ledger_accounts(names);
  for (std::size_t i = 0; i < worked.size(); ++i)
    CHECK(together[i] == "Players:" + worked[i].second);
}

TEST_CASE("both tools read every stake, from a hundredth to ten thousand", "[export][once]") {
  for (const char* stake : {"0.01", "0.03", "0.99", "1", "10000", "9999.99"})
    check_both_tools(evening_of({"Anna", "Bo", "Cai", "Dea"}, stake));
  check_both_tools(ligeud_evening(1, agreed(1, "1000000000"), "2026-11-20", "10000"));
}

TEST_CASE("an amount has two decimals or five, for three could be a group of thousands",
          "[export]") {
  const auto reading = read_evening(evening_of({"Anna", "Bo", "Cai", "Dea"}, "1"));
  REQUIRE(reading.has_value());
  const Evening& evening = reading->evening;
  const JudgedEvening judged = judge(evening);
  std::set<std::string> amounts;
  for (const std::string& line :
       lines_of(ledger_journal(evening, judged, settle(evening, judged), {})))
    if (line.substr(0, 12) == "    Players:") amounts.insert(line.substr(line.rfind("  ") + 2));
  CHECK(amounts.count("1.12500 DKK") == 1);  // Anna has won 1.125
  for (const std::string& one : amounts) {
    const std::size_t decimals = one.find(' ') - one.find('.') - 1;
    CAPTURE(one);
    CHECK((decimals == 2 || decimals == 5));
  }
}

TEST_CASE("what a comment says cannot become a posting", "[export]") {
  const Tablet tablet;
  const std::string id = tablet.import(sample("ligeud"));
  for (const std::string& line : lines_of(tablet.exported(id, "ledger"))) {
    CAPTURE(line);
    const bool comment = line.substr(0, 2) == "; ";
    const bool date = line.substr(0, 11) == "2026-11-06 ";
    CHECK((line.empty() || comment || date || line.substr(0, 12) == "    Players:"));
  }
}

}  // namespace ledger_test
