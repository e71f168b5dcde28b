// What makes a question none, asked of the referee itself: whoever draws a screen asks it so.
#include <catch2/catch.hpp>

#include "kattegat/games/commerce.hpp"
#include "kattegat/referee/dummy.hpp"
#include "kattegat/referee/hands.hpp"

using namespace kattegat;

namespace sound_question_test {

namespace {

std::string fields(const Violations& found) {
  std::string all;
  for (const Violation& one : found) all += (all.empty() ? "" : " ") + one.field;
  return all;
}

std::string wrong_with_call(const Utterance& call) {
  DummyQuestion question;
  question.dummy = {{ace, Suit::spades}};
  question.call = call;
  return fields(check(question));
}

}  // namespace

TEST_CASE("the banker is somebody who sits there", "[referee]") {
  HandsQuestion question{.seats = 3, .banker = Seat{2}, .hands = {}};
  question.hands[Seat{1}] = {
      {Card{ace, Suit::spades}, Card{9, Suit::spades}, Card{2, Suit::hearts}}};
  CHECK(check(question).empty());
  CHECK(rank_hands(question).winners == std::vector{Seat{1}});
  for (const int nowhere : {-1, 3, 5}) {
    question.banker = Seat{nowhere};
    CHECK(fields(check(question)) == "banker");
  }
}

TEST_CASE("a call says something", "[referee]") {
  Utterance call;
  CHECK(wrong_with_call(call) == "call");
  call.pointed = true;
  CHECK(wrong_with_call(call) == "call");
  call.wish = Wish::low;
  CHECK(wrong_with_call(call).empty());
  call = {};
  SECTION("a suit") { call.suit = Suit::spades; }
  SECTION("trumps") { call.suit_is_trump = true; }
  SECTION("a rank") { call.rank = 14; }
  CHECK(wrong_with_call(call).empty());
}

TEST_CASE("a call that names nothing is none beside a card that is touched", "[referee]") {
  DummyQuestion question;
  question.dummy = {{ace, Suit::spades}, {2, Suit::hearts}};
  question.touched = {{2, Suit::hearts}};
  const auto ruled = [&] { return rule_dummy(question).ruling; };
  using Purpose = DummyQuestion::Purpose;
  for (const Purpose purpose : {Purpose::play, Purpose::arrange}) {
    question.purpose = purpose;
    question.call.reset();
    const Ruling alone = ruled();
    question.call = Utterance{};
    for (const bool pointed : {false, true}) {
      question.call->pointed = pointed;
      CHECK(check(question).empty());
      CHECK(ruled() == alone);
    }
  }
}

}  // namespace sound_question_test
