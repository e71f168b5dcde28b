// Payments and initials, as functions of an evening's records alone.
#include "kattegat/journal/paying.hpp"

#include "kattegat/journal/coming_to.hpp"
#include "kattegat/journal/payments.hpp"
#include "support/night.hpp"

using namespace kattegat;
using namespace kattegat::test;

namespace paying_test {

namespace {

EveningBefore before(const Night& night) {
  auto known = evening_before({night.evening, night.items.below, {}}, night.people());
  REQUIRE(known.has_value());
  return std::move(*known);
}
MadePayment from_to(const std::string& from, const std::string& to, Money amount = Money{900}) {
  return {{}, from, to, amount, "2026-11-20T23:10:00+01:00"};
}
// Ticks it, stores it, and answers what was decided.
Paying ticked(Night& night, const MadePayment& payment, Extra extra = Extra::no) {
  auto answer = paying(before(night), payment, extra);
  REQUIRE(answer.has_value());
  night.store(answer->new_records);
  return *answer;
}
// Whether there was something to take back.
bool is_taken_back(Night& night, const Uuid& payment) {
  auto answer = taking_back(before(night), payment, "", "wrong");
  REQUIRE(answer.has_value());
  if (!answer->empty()) night.store(*answer);
  return !answer->empty();
}
std::size_t standing(const Night& night) {
  const EveningBefore known = before(night);
  return closing_of(known.history, known.below).payments.size();
}

std::vector<PaymentState> states(const Night& night) {
  const EveningBefore known = before(night);
  return read_payments(known.history, known.below).states;
}
std::size_t conflicts(const Night& night) {
  const EveningBefore known = before(night);
  return read_payments(known.history, known.below).conflicts.size();
}

}  // namespace

TEST_CASE("a payment is between two people of the night", "[journal]") {
  const Night night;
  const auto table = std::vector<std::tuple<std::string, std::string, std::string>>{
      {"Anna", "Nobody", "Nobody"}, {"Nobody", "Anna", "Nobody"}, {"Anna", "", ""}};
  for (const auto& [from, to, named] : table) {
    const auto answer = paying(before(night), from_to(from, to), Extra::no);
    CAPTURE(from, to);
    REQUIRE_FALSE(answer.has_value());
    CHECK(answer.error().is_missing);
    CHECK(answer.error().text == text(Word::pay_nobody, named));
  }
  const auto to_herself = paying(before(night), from_to("Anna", "Anna"), Extra::yes);
  REQUIRE_FALSE(to_herself.has_value());
  CHECK(to_herself.error().text == text(Word::pay_self, std::string("Anna")));
  MadePayment much = from_to("Anna", "Bo");
  much.amount = payment_limit;
  CHECK(paying(before(night), much, Extra::yes).has_value());
  ++much.amount.hundredths;
  const auto too_much = paying(before(night), much, Extra::yes);
  REQUIRE_FALSE(too_much.has_value());
  CHECK(too_much.error().text == text(Word::pay_limit, much.amount, payment_limit));
  const auto signed_by = initialling(before(night), {"Nobody", "NN", Money{1}, ""}, uuid_of(4, 1));
  REQUIRE_FALSE(signed_by.has_value());
  CHECK(signed_by.error().text == text(Word::pay_nobody, std::string("Nobody")));
}

TEST_CASE("the same payment is one, unless somebody says that it is another", "[journal]") {
  Night night;
  const Paying first = ticked(night, from_to("Anna", "Bo"));
  REQUIRE(first.new_records.size() == 1);
  CHECK(said<PaymentContents>(first.new_records.front()).nth == 0);
  const Paying again = ticked(night, from_to("Anna", "Bo"));
  CHECK(again.id == first.id);
  CHECK(again.new_records.empty());

  const Paying extra = ticked(night, from_to("Anna", "Bo"), Extra::yes);
  REQUIRE(extra.new_records.size() == 1);
  CHECK(extra.id != first.id);
  CHECK(said<PaymentContents>(extra.new_records.front()).nth == 1);
  CHECK(standing(night) == 2);
  for (const MadePayment& other :
       {from_to("Bo", "Anna"), from_to("Anna", "Bo", Money{901}), from_to("Else", "Bo")})
    CHECK(ticked(night, other).new_records.size() == 1);
  CHECK(standing(night) == 5);
}

TEST_CASE("a payment that another book has ticked unseen is not taken back with ours",
          "[journal]") {
  Night one, other;
  const Paying made = ticked(one, from_to("Anna", "Bo"));
  CHECK(is_taken_back(one, made.id));
  MadePayment later = from_to("Anna", "Bo");
  later.at = "2026-11-20T23:55:00+01:00";
  CHECK(ticked(other, later).id == made.id);
  one.items.below.push_back(other.items.below.back());
  CHECK(states(one).size() == 1);
  CHECK(conflicts(one) == 1);
  CHECK(is_taken_back(one, made.id));  // by who has seen both
  CHECK(conflicts(one) == 0);
  CHECK(standing(one) == 0);
}

TEST_CASE("a payment has one id in every book that has its evening", "[journal]") {
  Night one, other;
  CHECK(ticked(one, from_to("Cai", "Dea")).id == ticked(other, from_to("Cai", "Dea")).id);
}

TEST_CASE("a payment is taken back, and made after all, by who has seen the last word",
          "[journal]") {
  Night night;
  const Paying made = ticked(night, from_to("Anna", "Bo"));
  CHECK(said<PaymentContents>(made.new_records.front()).follows.empty());
  CHECK(is_taken_back(night, made.id));
  CHECK(standing(night) == 0);
  CHECK_FALSE(is_taken_back(night, made.id));
  const Hash last = night.items.below.back().record.hash;

  MadePayment later = from_to("Anna", "Bo");
  later.at = "2026-11-20T23:55:00+01:00";
  const Paying again = ticked(night, later);
  CHECK(again.id == made.id);
  REQUIRE(again.new_records.size() == 1);
  CHECK(said<PaymentContents>(again.new_records.front()).follows == Follows{last});
  CHECK(said<PaymentContents>(again.new_records.front()).nth == 0);
  CHECK(standing(night) == 1);
  CHECK(states(night).front().contents.at == from_to("Anna", "Bo").at);  // when it was made

  const auto nowhere = taking_back(before(night), uuid_of(4, 9), "", "");
  REQUIRE_FALSE(nowhere.has_value());
  CHECK(nowhere.error().is_missing);
  CHECK(nowhere.error().text == text(Word::pay_no_payment, to_string(uuid_of(4, 9))));
}

TEST_CASE("a payment that is in conflict can be taken back again", "[journal]") {
  Night night;
  const Uuid payment = ticked(night, from_to("Anna", "Bo")).id;
  PaymentContents made = states(night).front().contents;
  made.follows = {night.items.below.back().record.hash};
  PaymentContents not_made = made;
  not_made.made = false;
  for (const PaymentContents& one : {made, not_made})  // decided apart, having seen the first
    night.store({new_record(RecordKind::payment, payment, night.evening, one)});
  REQUIRE(conflicts(night) == 1);
  REQUIRE(standing(night) == 0);
  CHECK(is_taken_back(night, payment));
  CHECK(conflicts(night) == 0);
  CHECK_FALSE(is_taken_back(night, payment));
}

TEST_CASE("the newest initials of a player stand, with their amount", "[journal]") {
  Night night;
  for (const std::int64_t amount : {100, 200}) {
    const Initials initials{"Dea", "DD", Money{amount}, ""};
    const auto answer = initialling(before(night), initials, uuid_of(4, static_cast<int>(amount)));
    REQUIRE(answer.has_value());
    REQUIRE(answer->size() == 1);
    CHECK(said<InitialsContents>(answer->front()).player == Night::id_of_player("Dea"));
    night.store(*answer);
  }
  const EveningBefore known = before(night);
  const Closing closing = closing_of(known.history, known.below);
  REQUIRE(closing.initials.size() == 1);
  CHECK(closing.initials[0].money == Money{200});
}

TEST_CASE("initials that stand so already are stored no more", "[journal]") {
  Night night;
  int records = 0;
  const auto sign = [&](const std::string& letters, std::int64_t amount) {
    const auto answer =
        initialling(before(night), {"Dea", letters, Money{amount}, ""}, uuid_of(4, ++records));
    REQUIRE(answer.has_value());
    night.store(*answer);
    return answer->size();
  };
  const auto signatures = [&] {
    const EveningBefore known = before(night);
    return closing_of(known.history, known.below).initials.size();
  };
  CHECK(sign("", 100) == 0);  // nobody has signed
  CHECK(sign("DD", 100) == 1);
  CHECK(sign("DD", 100) == 0);
  CHECK(sign("DD", 200) == 1);
  CHECK(sign("D", 200) == 1);
  CHECK(sign("DD", 200) == 1);
  CHECK(signatures() == 1);
  CHECK(sign("", 200) == 1);  // taken back
  CHECK(signatures() == 0);
  CHECK(sign("", 300) == 0);
  CHECK(sign("DD", 200) == 1);
}

TEST_CASE("records without a header are no evening", "[journal]") {
  const Night night;
  CHECK_FALSE(evening_before({night.evening, {}, {}}, night.people()).has_value());
}

TEST_CASE("what an evening comes to changes with its payments, its initials and its names",
          "[journal]") {
  Night night(R"({"id":")" + id_of(3, 1) +
              R"(","type":"adjust","points":{"Anna":"-9","Dea":"9"},"why":"agreed"})");
  const auto comes = [&] {
    const auto view = view_of_records(night.items, night.people());
    REQUIRE(view.has_value());
    return comes_to(*view);
  };
  const ComesTo was = comes();
  CHECK(was.settled.money ==
        std::map<std::string, Money>{{"Anna", Money{-90}}, {"Dea", Money{90}}});
  REQUIRE(was.settled.due.size() == 1);
  REQUIRE(was.played.tables.size() == 1);
  CHECK(was.played.tables[0].entries.size() == 1);
  CHECK(was.settled == comes().settled);
  CHECK(was.played == comes().played);

  ticked(night, from_to("Anna", "Dea", Money{90}));
  const ComesTo paid = comes();
  CHECK(paid.settled.money == was.settled.money);
  CHECK(paid.settled.due.empty());
  CHECK_FALSE(paid.settled == was.settled);
  CHECK(paid.played == was.played);

  const auto signs = initialling(before(night), {"Dea", "DD", Money{90}, ""}, uuid_of(4, 1));
  REQUIRE(signs.has_value());
  night.store(*signs);
  CHECK(comes().settled == paid.settled);
  CHECK_FALSE(comes().played == paid.played);
}

}  // namespace paying_test
