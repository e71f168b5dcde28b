// What an evening would have come to under other house rules: worked by hand from rules.md, and
// what cannot be asked.
#include "kattegat/evening/what_if.hpp"

#include <catch2/catch.hpp>

#include "support/evenings.hpp"

using namespace kattegat;
using namespace kattegat::test;

namespace what_if_test {

namespace {

const std::vector<std::string> table{"A", "B", "C", "D"};

Evening evening_of(const std::string& game, const std::string& rules, const std::string& entries) {
  auto reading = read_evening(evening_text(game, table, rules, entries));
  REQUIRE(reading.has_value());
  REQUIRE(judge(reading->evening, reading->complaints).complaints.empty());
  return std::move(reading->evening);
}
std::vector<Json> requests(const std::vector<std::string>& texts) {
  std::vector<Json> list;
  for (const std::string& one : texts) {
    auto json = parse_json(one);
    REQUIRE(json.has_value());
    list.push_back(std::move(*json));
  }
  return list;
}
std::string total(const JudgedEvening& judged, std::size_t session = 0) {
  std::string list;
  for (const Seat seat : Seats{4})
    list +=
        (list.empty() ? "" : " ") + to_string(judged.sessions.at(session).standing.points[seat]);
  return list;
}
// "0/1 0/3": session and entry of those that differ.
std::string places(const JudgedEvening& one, const JudgedEvening& other) {
  std::string list;
  for (const EntryPlace& place : differing(one, other))
    list += (list.empty() ? "" : " ") + std::to_string(place.session) + "/" +
            std::to_string(place.entry);
  return list;
}
// "0/1/with:rule": session, entry, field and rule of each complaint.
std::string refused(const Evening& evening, const std::vector<std::string>& texts) {
  const auto supposed = what_if(evening, requests(texts));
  if (supposed) return "";
  std::string list;
  for (const Complaint& one : supposed.error())
    list += (list.empty() ? "" : " ") + (one.session ? std::to_string(one.session->index) : "-") +
            "/" + (one.entry ? std::to_string(*one.entry) : "-") + "/" + one.violation.field + ":" +
            std::string(rule_id(one.violation.text.word));
  return list;
}

// ---- Entries ----

std::string esmakker(const std::string& bid, int tricks, const std::string& more) {
  return R"({"type":"deal","bid":")" + bid + R"(","declarer":"A","partner":"C","tricks":)" +
         std::to_string(tricks) + more + "}";
}
const std::string down_one = esmakker("10-halve", 9, R"(,"trump":"H")");
const std::string club_vip = esmakker("9-vip", 10, R"(,"vip_card":2,"trump":"C")");
const std::string along =
    R"({"type":"deal","bid":"bordlaegger","declarer":"A","with":["B"],"tricks":{"A":1,"B":1}})";
std::string danish(const std::string& contract, const std::string& declarer, int tricks) {
  return R"({"type":"deal","contract":")" + contract + R"(","declarer":")" + declarer +
         R"(","tricks":)" + std::to_string(tricks) + "}";
}
const std::string sol_lost = danish("sol", "C", 2);
const std::string nine =  // B and D have 90 from each of the others
    R"({"type":"deal","contract":"9","declarer":"B","trump":"H","partner":"D","tricks":9})";

struct Case {
  std::string name, game, rules, entries, other;
  std::string was, would, differ;
};

}  // namespace

TEST_CASE("the evening under another house rule, worked by hand", "[what-if]") {
  const std::vector<Case> cases{
      {"an undertrick once", "esmakker-whist", "{}", down_one, R"({"down":"single"})", "-4 4 -4 4",
       "-2 2 -2 2", "0/0"},
      {"an undertrick twice, where it was once", "esmakker-whist", R"({"down":"single"})",
       down_one + "," + club_vip, R"({"down":"double"})", "6 -6 6 -6", "4 -4 4 -4", "0/0"},
      {"what is not named stays", "esmakker-whist", R"({"down":"single","vip_clubs":"third"})",
       down_one + "," + club_vip, R"({"vip_clubs":"any"})", "2 -2 2 -2", "6 -6 6 -6", "0/1"},
      {"a tariff", "danish-whist", "{}", sol_lost, R"({"tariff":{"sol":"8"}})", "4 4 -12 4",
       "8 8 -24 8", "0/0"},
      {"the rest of an agreed tariff stays", "danish-whist", R"({"tariff":{"nolo":"0.5"}})",
       danish("nolo", "A", 0) + "," + sol_lost, R"({"tariff":{"sol":"8"}})", "4.5 3.5 -11.5 3.5",
       "8.5 7.5 -23.5 7.5", "0/1"},
      {"a loss twice", "danish-whist", "{}", danish("grand", "A", 9) + "," + sol_lost,
       R"({"loss_factor":2})", "6 2 -10 2", "10 6 -22 6", "0/1"},
      {"the mesteromgang twice", "ligeud", "{}", nine + R"(,{"type":"final-round"},)" + nine,
       R"({"double_final_round":true})", "-180 180 -180 180", "-270 270 -270 270", "0/2"},
      // 5-4, 1-5, 5-0. Trick by trick: -4 +5 +1 -6 +5; as a rubber: 1 + 3 + 2 - 2
      {"a rubber", "english-whist", "{}", whist_deals({3, 11, 7, 1, 11}), R"({"settle":"rubber"})",
       "1 -1 1 -1", "4 -4 4 -4", "0/0 0/1 0/2 0/3 0/4"},
      // 13 0 5 14 against each other, then 13 0 10 14
      {"a dearer zero", "plump", "{}",
       R"({"type":"deal","bids":{"A":3,"B":2,"C":0,"D":4},"tricks":{"A":3,"B":3,"C":0,"D":4}})",
       R"({"zero":10})", "20 -32 -12 24", "15 -37 3 19", "0/0"},
      // A, who had 3, stands at -2: five a head, or three when what is below zero is not paid
      {"no pay below zero", "rodskagg", R"({"start_points":3})",
       R"({"type":"deal","declarer":"A","bid":"2","first_four":{"A":3,"B":1},"last_two":{"A":2}})",
       R"({"overshoot_pays":false})", "15 -5 -5 -5", "9 -3 -3 -3", "0/0"},
      {"the very same rule", "ligeud", R"({"double_final_round":true})", nine,
       R"({"double_final_round":true})", "-90 90 -90 90", "-90 90 -90 90", ""},
  };
  for (const Case& one : cases) {
    CAPTURE(one.name);
    const Evening evening = evening_of(one.game, one.rules, one.entries);
    const JudgedEvening played = judge(evening);
    const auto supposed =
        what_if(evening, requests({R"({"session":1,"rules":)" + one.other + "}"}));
    REQUIRE(supposed.has_value());
    CHECK(total(played) == one.was);
    CHECK(total(supposed->judged) == one.would);
    CHECK(places(played, supposed->judged) == one.differ);
  }
}

TEST_CASE("another stake moves money and no points", "[what-if]") {
  const Evening evening = evening_of("ligeud", "{}", nine);
  const auto supposed = what_if(evening, requests({R"({"session":1,"stake":"0.25"})"}));
  REQUIRE(supposed.has_value());
  CHECK(total(supposed->judged) == "-90 90 -90 90");
  CHECK(places(judge(evening), supposed->judged).empty());
  // 90 points at 1.00, then at 0.25
  CHECK(rounded(judge(evening).money, Money{1}).at(1) == Money{9000});
  CHECK(rounded(supposed->judged.money, Money{1}).at(1) == Money{2250});
}

TEST_CASE("several requests are laid one over the other", "[what-if]") {
  const Evening evening = evening_of("esmakker-whist", "{}", down_one + "," + club_vip);
  const auto points = [&](const std::vector<std::string>& texts) {
    const auto supposed = what_if(evening, requests(texts));
    REQUIRE(supposed.has_value());
    return total(supposed->judged);
  };
  CHECK(points({}) == "4 -4 4 -4");
  CHECK(points({R"({"session":1,"rules":{"down":"single"}})"}) == "6 -6 6 -6");
  CHECK(points({R"({"session":1,"rules":{"down":"single"}})",
                R"({"session":1,"rules":{"vip_clubs":"third"}})"}) == "2 -2 2 -2");
  CHECK(points({R"({"session":1,"rules":{"down":"single"}})",
                R"({"session":1,"rules":{"down":"double"}})"}) == "4 -4 4 -4");
}

TEST_CASE("only the session that is named changes", "[what-if]") {
  std::string text = evening_text("esmakker-whist", table, "{}", down_one);
  const std::size_t from = text.find("[{") + 1;
  text.insert(from, text.substr(from, text.size() - from - 2) + ",");
  auto reading = read_evening(text);
  REQUIRE(reading.has_value());
  REQUIRE(reading->evening.sessions.size() == 2);
  const auto supposed =
      what_if(reading->evening, requests({R"({"session":2,"rules":{"down":"single"}})"}));
  REQUIRE(supposed.has_value());
  CHECK(total(supposed->judged, 0) == "-4 4 -4 4");
  CHECK(total(supposed->judged, 1) == "-2 2 -2 2");
  CHECK(places(judge(reading->evening), supposed->judged) == "1/0");
}

TEST_CASE("an entry that the other rules do not allow cannot be scored", "[what-if]") {
  const Evening evening =
      evening_of("esmakker-whist", R"({"gaa_med_bordlaegger":true})", down_one + "," + along);
  CHECK(refused(evening, {R"({"session":1,"rules":{"down":"single"}})"}).empty());
  CHECK(refused(evening, {R"({"session":1,"rules":{"gaa_med_bordlaegger":false}})"}) ==
        "0/1/with:esmakker-whist.gaa-med");
}

TEST_CASE("a request is read as strictly as a session", "[what-if]") {
  const Evening evening = evening_of("english-whist", "{}", whist_deals({8}));
  const std::vector<std::pair<std::string, std::string>> cases{
      {"[]", "-/-/what-if:form.type"},
      {"null", "-/-/what-if:form.type"},
      {"{}", "-/-/session:form.missing -/-/rules:form.missing"},
      {R"({"session":1})", "0/-/rules:form.missing"},
      {R"({"rules":{}})", "-/-/session:form.missing"},
      {R"({"session":0,"rules":{}})", "-/-/session:form.word"},
      {R"({"session":2,"rules":{}})", "-/-/session:form.word"},
      {R"({"session":"1","rules":{}})", "-/-/session:form.type"},
      {R"({"session":1,"rules":{},"seats":[]})", "0/-/seats:form.unknown-key"},
      {R"({"session":1,"rules":[]})", "0/-/rules:form.type"},
      {R"({"session":1,"rules":null})", "0/-/rules:form.type"},
      {R"({"session":1,"rules":{"down":"single"}})", "0/-/rules:session.rules"},
      {R"({"session":1,"rules":{"game":6}})", "0/-/rules:session.rules"},
      {R"({"session":1,"rules":{"settle":"tricks"}})", "0/-/rules:form.word"},
      {R"({"session":1,"rules":{"settle":"rubber","game":7}})", "0/-/rules:english-whist.rubber"},
      {R"({"session":1,"stake":1})", "0/-/stake:form.type"},
      {R"({"session":1,"stake":"-1"})", "0/-/stake:session.stake"},
      {R"({"session":1,"stake":"-0"})", "0/-/stake:session.stake"},
      {R"({"session":1,"stake":"-0.00"})", "0/-/stake:session.stake"},
      {R"({"session":1,"stake":"10000.01"})", "0/-/stake:session.stake"},
  };
  for (const auto& [request, complaint] : cases) {
    CAPTURE(request);
    CHECK(refused(evening, {request}) == complaint);
  }
  // Of every request what is wrong with it.
  CHECK(refused(evening, {R"({"session":3,"rules":{}})", "[]"}) ==
        "-/-/session:form.word -/-/what-if:form.type");
  CHECK(refused(evening, {R"({"session":1,"rules":{},"stake":"10000"})"}).empty());
  // What a book has let in stays beside what is asked.
  Evening stored = evening;
  Json::Object keys = stored.sessions[0].keys.json();
  keys.emplace_back("stake", "-0");
  stored.sessions[0].keys = SessionKeys(std::move(keys));
  CHECK(refused(stored, {R"({"session":1,"rules":{"settle":"rubber"}})"}).empty());
}

}  // namespace what_if_test
