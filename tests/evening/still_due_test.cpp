// What is still to be paid by the plan by sessions, when something has been paid.
#include <rapidcheck/catch.h>

#include "kattegat/evening/closing.hpp"
#include "kattegat/evening/read.hpp"
#include "support/draw.hpp"

using namespace kattegat;
using namespace kattegat::test;

namespace still_due_test {
namespace {

const std::vector<std::string> people{"Anna", "Bo", "Cai", "Dea"};

struct Flow {
  std::size_t from, to;
  int kroner;
};

// Of sessions in which one loses to another: what is due when these have been paid.
StillDue due_after(const std::vector<Flow>& sessions, const std::vector<Flow>& paid) {
  std::string text;
  for (const Flow& one : sessions)
    text += std::string(text.empty() ? "" : ",") +
            R"({"game":"ligeud","seats":["Anna","Bo","Cai","Dea"],"entries":[{"type":"adjust",)" +
            R"("why":"x","points":{")" + people[one.from] + R"(":"-)" + std::to_string(one.kroner) +
            R"(",")" + people[one.to] + R"(":")" + std::to_string(one.kroner) + "\"}}]}";
  const auto reading =
      read_evening(R"({"format":"kattegat-evening","version":1,"date":"2026-11-20",)"
                   R"("players":["Anna","Bo","Cai","Dea"],"sessions":[)" +
                   text + "]}");
  REQUIRE(reading.has_value());
  const Evening& evening = reading->evening;
  Closing closing;
  for (const Flow& one : paid)
    closing.payments.push_back({{}, people[one.from], people[one.to], Money{one.kroner * 100}, ""});
  const PlanChoice by_sessions{.kind = PlanChoice::Kind::sessions};
  return still_due(evening, settle(evening, judge(evening), by_sessions), closing);
}
std::string said(const StillDue& due) {
  std::string all;
  for (const auto& [one, session] : due.payments)
    all += people[one.from] + " " + people[one.to] + " " + to_string(one.amount) + "; ";
  return all;
}

constexpr std::size_t anna = 0, bo = 1, cai = 2, dea = 3;

}  // namespace

TEST_CASE("of the plan by sessions what has been paid in another way is not due", "[settlement]") {
  const std::vector<Flow> two{{anna, bo, 10}, {bo, cai, 10}};
  CHECK(said(due_after(two, {})) == "Anna Bo 10.00; Bo Cai 10.00; ");
  CHECK(said(due_after(two, {{anna, bo, 10}})) == "Bo Cai 10.00; ");
  CHECK(said(due_after({{anna, bo, 10}, {bo, anna, 10}}, {{bo, anna, 5}})) ==
        "Anna Bo 10.00; Bo Anna 5.00; ");
  CHECK(said(due_after(two, {{anna, cai, 10}})).empty());  // all of it, by the fewest payments
  CHECK(said(due_after(two, {{anna, cai, 4}})) == "Anna Bo 6.00; Bo Cai 6.00; ");
  CHECK(said(due_after({{anna, bo, 15}}, {{anna, bo, 10}})) == "Anna Bo 5.00; ");
  CHECK(said(due_after({{anna, bo, 10}}, {{anna, bo, 15}})) == "Bo Anna 5.00; ");
  CHECK(said(due_after({{anna, bo, 10}}, {{cai, dea, 3}})) == "Anna Bo 10.00; Dea Cai 3.00; ");
  // Two that were paid crosswise go round with both sessions.
  CHECK(
      said(due_after({{anna, bo, 10}, {cai, dea, 10}}, {{anna, dea, 10}, {cai, bo, 10}})).empty());
  // Nothing has been paid otherwise: each session is settled by itself.
  const std::vector<Flow> round{{anna, bo, 10}, {bo, cai, 10}, {cai, anna, 10}};
  CHECK(said(due_after(round, {})) == "Anna Bo 10.00; Bo Cai 10.00; Cai Anna 10.00; ");
}

TEST_CASE("what is due clears what is left, whatever has been paid", "[settlement][property]") {
  rc::prop("in every plan by sessions", [] {
    const auto flows = [](int most) {
      std::vector<Flow> all;
      for (int i = draw(0, most); i > 0; --i) {
        const int from = draw(0, 3), to = (from + draw(1, 3)) % 4;
        all.push_back({static_cast<std::size_t>(from), static_cast<std::size_t>(to), draw(1, 20)});
      }
      return all;
    };
    const StillDue due = due_after(flows(5), flows(4));
    std::vector<Money> left = due.left;
    for (const auto& [one, session] : due.payments) {
      RC_ASSERT(one.amount > Money{});
      left[one.from] += one.amount;
      left[one.to] -= one.amount;
    }
    RC_ASSERT(left == std::vector<Money>(4));
  });
}

}  // namespace still_due_test
