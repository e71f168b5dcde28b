// Payments and initials, as functions of an evening's records alone.
#include "kattegat/journal/paying/paying.hpp"

#include "kattegat/journal/evenings/payments.hpp"
#include "support/night.hpp"

using namespace kattegat;
using namespace kattegat::test;

namespace paying_test {

namespace {

MadePayment from_to(const std::string& from, const std::string& to, Money amount = Money{900}) {
  return {{}, from, to, amount, "2026-11-20T23:10:00+01:00"};
}
// Ticks it, stores it, and answers what was decided.
Paying ticked(Night& night, const MadePayment& payment, Extra extra = Extra::no) {
  auto answer = paying(known_of(night).before(), payment, extra);
  REQUIRE(answer.has_value());
  night.store(answer->new_records);
  return *answer;
}
// Whether there was something to take back.
bool is_taken_back(Night& night, const Uuid& payment) {
  auto answer = taking_back(known_of(night).before(), payment, "", "wrong");
  REQUIRE(answer.has_value());
  if (!answer->empty()) night.store(*answer);
  return !answer->empty();
}
std::size_t standing(const Night& night) {
  const EveningBelow known = known_of(night);
  return closing_of(known.history, known.below).payments.size();
}

std::vector<PaymentState> states(const Night& night) {
  const EveningBelow known = known_of(night);
  return read_payments(known.history.players, known.below).states;
}
std::size_t conflicts(const Night& night) {
  const EveningBelow known = known_of(night);
  return read_payments(known.history.players, known.below).conflicts.size();
}

}  // namespace

TEST_CASE("a payment is between two people of the night", "[journal]") {
  const Night night;
  const auto table = std::vector<std::tuple<std::string, std::string, std::string>>{
      {"Anna", "Nobody", "Nobody"}, {"Nobody", "Anna", "Nobody"}, {"Anna", "", ""}};
  for (const auto& [from, to, named] : table) {
    const auto answer = paying(known_of(night).before(), from_to(from, to), Extra::no);
    CAPTURE(from, to);
    REQUIRE_FALSE(answer.has_value());
    CHECK(answer.error().is_missing);
    CHECK(answer.error().text == text(Word::pay_nobody, named));
  }
  const auto to_herself = paying(known_of(night).before(), from_to("Anna", "Anna"), Extra::yes);
  REQUIRE_FALSE(to_herself.has_value());
  CHECK(to_herself.error().text == text(Word::pay_self, std::string("Anna")));
  MadePayment much = from_to("Anna", "Bo");
  much.amount = payment_limit;
  CHECK(paying(known_of(night).before(), much, Extra::yes).has_value());
  ++much.amount.hundredths;
  const auto too_much = paying(known_of(night).before(), much, Extra::yes);
  REQUIRE_FALSE(too_much.has_value());
  CHECK(too_much.error().text == text(Word::pay_limit, much.amount, payment_limit));
  const auto signed_by =
      initialling(known_of(night).before(), {"Nobody", "NN", Money{1}, ""}, uuid_of(4, 1));
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

TEST_CASE("a payment whose id others have is answered by the one that it is known by",
          "[journal]") {
  Night night, other;
  const Paying theirs = ticked(other, from_to("Cai", "Dea"));
  Item item = other.items.below.back();
  item.record.id = paying(known_of(night).before(), from_to("Anna", "Bo"), Extra::no)->id;
  item.record.hash = record_hash(item.record);
  night.items.below.push_back(item);
  const Paying ours = ticked(night, from_to("Anna", "Bo"));
  REQUIRE(ours.new_records.size() == 1);
  CHECK(ours.id != item.record.id);
  CHECK(standing(night) == 2);
  CHECK(ticked(night, from_to("Anna", "Bo")).id == ours.id);
  CHECK(is_taken_back(night, ours.id));
  CHECK(standing(night) == 1);
  CHECK(ticked(night, from_to("Anna", "Bo")).id == ours.id);
  CHECK(standing(night) == 2);
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

  const auto nowhere = taking_back(known_of(night).before(), uuid_of(4, 9), "", "");
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
    const auto answer =
        initialling(known_of(night).before(), initials, uuid_of(4, static_cast<int>(amount)));
    REQUIRE(answer.has_value());
    REQUIRE(answer->size() == 1);
    CHECK(said<InitialsContents>(answer->front()).player == Night::id_of_player("Dea"));
    night.store(*answer);
  }
  const EveningBelow known = known_of(night);
  const Closing closing = closing_of(known.history, known.below);
  REQUIRE(closing.initials.size() == 1);
  CHECK(closing.initials[0].money == Money{200});
}

TEST_CASE("initials that stand so already are stored no more", "[journal]") {
  Night night;
  int records = 0;
  const auto sign = [&](const std::string& letters, std::int64_t amount) {
    const auto answer = initialling(known_of(night).before(), {"Dea", letters, Money{amount}, ""},
                                    uuid_of(4, ++records));
    REQUIRE(answer.has_value());
    night.store(*answer);
    return answer->size();
  };
  const auto signatures = [&] {
    const EveningBelow known = known_of(night);
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

TEST_CASE("whoever takes a payment back says when and why", "[journal]") {
  Night night;
  const Uuid payment = ticked(night, from_to("Anna", "Bo")).id;
  const auto answer = taking_back(known_of(night).before(), payment, "2026-11-21T00:10:00+01:00",
                                  "the note was false");
  REQUIRE(answer.has_value());
  REQUIRE(answer->size() == 1);
  const auto says = said<PaymentContents>(answer->front());
  CHECK_FALSE(says.made);
  CHECK(says.at == "2026-11-21T00:10:00+01:00");
  CHECK(says.why == "the note was false");
}

TEST_CASE("of two equal payments the one that was taken back is made again", "[journal]") {
  Night night;
  const auto stand = [&] { return standing_like(known_of(night).before(), from_to("Anna", "Bo")); };
  const Uuid first = ticked(night, from_to("Anna", "Bo")).id;
  const Uuid second = ticked(night, from_to("Anna", "Bo"), Extra::yes).id;
  CHECK(stand() == 2);
  CHECK(is_taken_back(night, second));
  CHECK(stand() == 1);
  CHECK(ticked(night, from_to("Anna", "Bo")).id == first);
  CHECK(ticked(night, from_to("Anna", "Bo"), Extra::yes).id == second);
  CHECK(stand() == 2);
  CHECK(standing(night) == 2);
}

TEST_CASE("what one has paid, whoever is the same person by now has paid as well", "[journal]") {
  Night night;
  Person one;
  one.ids = {Night::id_of_player("Anna"), Night::id_of_player("Else")};
  one.name = "Anna";
  const People people{Roster(night.roster), ByAnyId({one})};
  const auto as_one = [&] {
    auto known = evening_below({night.evening, night.items.below, {}}, people);
    REQUIRE(known.has_value());
    return std::move(*known);
  };
  const auto both_ways = {std::pair(from_to("Anna", "Bo"), from_to("Else", "Bo")),
                          {from_to("Bo", "Anna"), from_to("Bo", "Else")}};
  for (const auto& [annas, elses] : both_ways) {
    CAPTURE(annas.from);
    const Uuid made = ticked(night, annas).id;
    const auto again = paying(as_one().before(), elses, Extra::no);
    REQUIRE(again.has_value());
    CHECK(again->id == made);
    CHECK(again->new_records.empty());
    // One more is the first of hers, as it is where nobody knows yet that they are one.
    const auto more = paying(as_one().before(), elses, Extra::yes);
    const auto where_two = paying(known_of(night).before(), elses, Extra::no);
    REQUIRE(more.has_value());
    REQUIRE(where_two.has_value());
    CHECK(more->id == where_two->id);
    CHECK(said<PaymentContents>(more->new_records.back()).nth == 0);
  }
  const auto to_herself = paying(as_one().before(), from_to("Anna", "Else"), Extra::yes);
  REQUIRE_FALSE(to_herself.has_value());
  CHECK(to_herself.error().text == text(Word::pay_self, std::string("Else")));
  // So are initials.
  const auto signs = [&](const std::string& name, int as) {
    const auto answer = initialling(as_one().before(), {name, "A", Money{1}, ""}, uuid_of(4, as));
    REQUIRE(answer.has_value());
    return *answer;
  };
  night.store(signs("Anna", 1));
  CHECK(signs("Else", 2).empty());
  night.store({new_record(RecordKind::initials, uuid_of(4, 2), night.evening,
                          InitialsContents{Night::id_of_player("Else"), Money{2}, "", "E"})});
  const EveningBelow known = as_one();
  const Closing closing = closing_of(known.history, known.below);
  REQUIRE(closing.initials.size() == 1);
  CHECK(closing.initials[0].initials == "E");
}

TEST_CASE("what is typed to be paid is more than nothing, and no more than is owed", "[journal]") {
  for (const char* typed : {"9", "9.00", "0.01"}) {
    CAPTURE(typed);
    CHECK(payable(typed, Money{900}).has_value());
  }
  for (const char* typed : {"", "0", "-9", "nine"}) {
    const auto answer = payable(typed, Money{900});
    CAPTURE(typed);
    REQUIRE_FALSE(answer.has_value());
    CHECK(answer.error() == text(Word::pay_amount, std::string(typed)));
  }
  const auto more = payable("9.01", Money{900});
  REQUIRE_FALSE(more.has_value());
  CHECK(more.error() == text(Word::pay_limit, Money{901}, Money{900}));
}

TEST_CASE("payments and initials stand in the order of their records", "[journal]") {
  Night night;
  const Uuid payment = ticked(night, from_to("Anna", "Bo")).id;
  CHECK(is_taken_back(night, payment));
  MadePayment later = from_to("Anna", "Bo");
  later.at = "2026-11-20T23:55:00+01:00";
  ticked(night, later);
  ticked(night, from_to("Cai", "Dea"));
  int records = 0;
  for (const char* player : {"Dea", "Anna", "Cai", "Dea"}) {
    const std::int64_t n = ++records;
    const auto answer =
        initialling(known_of(night).before(), {player, "X", Money{n}, ""}, uuid_of(4, records));
    REQUIRE(answer.has_value());
    night.store(*answer);
  }
  const EveningBelow known = known_of(night);
  // Of joined evenings they come one evening after the other.
  for (const Items& below : {known.below, Items(known.below.rbegin(), known.below.rend())}) {
    const auto paid = read_payments(known.history.players, below).states;
    REQUIRE(paid.size() == 2);
    CHECK(paid[0].contents.made);
    CHECK(paid[0].contents.at == from_to("Anna", "Bo").at);
    CHECK(paid[1].contents.from == Night::id_of_player("Cai"));
    std::vector<std::string> have_signed;
    for (const Initials& one : closing_of(known.history, below).initials)
      have_signed.push_back(one.player + " " + to_string(one.money));
    CHECK(have_signed == std::vector<std::string>{"Anna 0.02", "Cai 0.03", "Dea 0.04"});
  }
}

// ---- A whole and its parts ----

namespace {

// That Anna has paid Dea, ticked where these evenings were known as one; the first is the whole.
struct OneTick {
  std::vector<int> evenings;
  std::int64_t amount;
  std::int64_t nth = 0;
  bool made = true;
  std::vector<int> seen = {};  // payments, as payment_of counts them
  int id = 0;                  // where two have one
};
Uuid payment_of(std::size_t place) { return uuid_of(4, static_cast<int>(place) + 1); }

std::vector<PaymentState> states_of(const std::vector<OneTick>& ticks) {
  Items below;
  for (std::size_t i = 0; i < ticks.size(); ++i) {
    const OneTick& tick = ticks[i];
    PaymentContents contents{Night::id_of_player("Anna"),
                             Night::id_of_player("Dea"),
                             Money{tick.amount * 100},
                             tick.nth,
                             tick.made,
                             "",
                             "",
                             {}};
    for (std::size_t n = 1; n < tick.evenings.size(); ++n)
      contents.parts.push_back(uuid_of(1, tick.evenings[n]));
    for (const int seen : tick.seen) contents.seen.push_back(payment_of(std::size_t(seen)));
    Item item;
    item.record =
        record_of(new_record(RecordKind::payment, tick.id ? uuid_of(4, tick.id) : payment_of(i),
                             uuid_of(1, tick.evenings[0]), contents));
    item.row = item.record.clock = static_cast<std::int64_t>(i) + 1;
    item.record.hash = record_hash(item.record);
    below.push_back(std::move(item));
  }
  return read_payments(known_of(Night()).history.players, below).states;
}
std::vector<std::int64_t> standing_of(const std::vector<OneTick>& ticks) {
  std::vector<std::int64_t> amounts;
  for (const PaymentState& one : states_of(ticks))
    if (one.contents.made && !one.within) amounts.push_back(one.contents.amount.hundredths / 100);
  std::sort(amounts.begin(), amounts.end());
  return amounts;
}

}  // namespace

TEST_CASE("what stands of payments of several evenings and of each by itself", "[journal]") {
  struct Case {
    const char* about;
    std::vector<OneTick> ticks;
    std::vector<std::int64_t> stand;
  };
  const OneTick nine{{1}, 9}, five{{2}, 5}, fourteen{{1, 2}, 14};
  for (const Case& one : std::vector<Case>{
           {"a whole and its parts", {nine, five, fourteen}, {14}},
           {"less in its parts", {nine, {{2}, 4}, fourteen}, {4, 9, 14}},
           {"more in its parts", {nine, {{2}, 6}, fourteen}, {6, 9, 14}},
           {"what was paid elsewhere is no part", {nine, {{3}, 5}, fourteen}, {5, 9, 14}},
           {"what was taken back is no part", {nine, five, {{2}, 3, 0, false}, fourteen}, {14}},
           {"a whole that was taken back has none", {nine, five, {{1, 2}, 14, 0, false}}, {5, 9}},
           {"a smaller whole in a larger one, which was ticked first",
            {{{1, 2, 3}, 17}, fourteen, nine, five, {{3}, 3}},
            {17}},
           {"one who ticked the whole knew of fewer evenings",
            {{{1, 2, 3}, 14}, fourteen, nine, {{3}, 5}},
            {5, 9, 14}},
           {"and another had ticked it so before",
            {fourteen, {{1, 2, 3}, 14}, nine, {{3}, 5}},
            {5, 9, 14}},
           {"one who ticked a part knew of other evenings",
            {nine, {{1, 3}, 9}, five, fourteen},
            {5, 9, 14}},
           {"one who ticked the whole had seen a part",
            {nine, five, fourteen, {{1, 2}, 14, 0, true, {0}}},
            {5, 9, 14}},
           {"one who ticked a part had seen the whole",
            {fourteen, nine, five, {{2}, 5, 0, true, {0}}},
            {5, 9, 14}},
           {"equal ones of other evenings", {{{1, 2}, 9}, {{3, 4}, 9}}, {9, 9}},
           {"equal ones in a part are two, whatever the whole is of the other part",
            {nine, {{1, 2}, 9}, {{2}, 9}, {{2}, 9, 1}},
            {9, 9, 9}}}) {
    CAPTURE(one.about);
    CHECK(standing_of(one.ticks) == one.stand);
  }
}

TEST_CASE("of very many payments between two nobody asks which are one", "[journal]") {
  std::vector<OneTick> ticks{{{1}, 9}, {{2}, 5}, {{1, 2}, 14}};
  while (ticks.size() < most_between_two)
    ticks.push_back({{3}, 100 + static_cast<std::int64_t>(ticks.size())});
  CHECK(standing_of(ticks).size() == most_between_two - 2);
  ticks.push_back({{3}, 1});
  CHECK(standing_of(ticks).size() == most_between_two + 1);
}

TEST_CASE("a payment has its number, its evenings and what was seen from its first tick",
          "[journal]") {
  // Whoever ticked the second of the whole had counted those of both parts.
  const auto paid =
      states_of({{{1}, 9, 0, true, {7}}, {{2}, 9, 0, true, {8}}, {{1, 2}, 9, 1, true, {9}}});
  REQUIRE(paid.size() == 2);
  CHECK(paid[1].ids == std::set<Uuid>{payment_of(1), payment_of(2)});
  CHECK(paid[1].contents.nth == 0);
  CHECK(paid[1].contents.parts.empty());
  CHECK(paid[1].contents.seen == std::vector<Uuid>{payment_of(8)});
}

TEST_CASE("where an equal payment is lost, one more is one more when that is back", "[journal]") {
  Night whole;
  const Paying first = ticked(whole, from_to("Anna", "Bo"));
  const Paying second = ticked(whole, from_to("Anna", "Bo"), Extra::yes);
  Night damaged;
  damaged.store(second.new_records);
  const Paying third = ticked(damaged, from_to("Anna", "Bo"), Extra::yes);
  CHECK(third.id != first.id);
  CHECK(standing(damaged) == 2);
  damaged.store(first.new_records);
  CHECK(standing(damaged) == 3);
}

TEST_CASE("payments that two books have given one id are told apart", "[journal]") {
  const auto paid = states_of({{{1}, 9, 0, true, {}, 5}, {{3}, 9, 0, true, {}, 5}, {{1}, 5}});
  REQUIRE(paid.size() == 3);
  CHECK(paid[0].id != paid[1].id);
  for (const PaymentState& one : paid) CHECK(one.ids == std::set<Uuid>{one.id});
  CHECK(paid[0].id != uuid_of(4, 5));
  CHECK(paid[1].id != uuid_of(4, 5));
  CHECK(paid[2].id == payment_of(2));
  const auto of_one = states_of({{{1}, 9, 0, true, {}, 5}, {{1}, 9, 1, true, {}, 5}});
  REQUIRE(of_one.size() == 2);
  CHECK(of_one[0].id != of_one[1].id);
}

TEST_CASE("of very many equal payments the first there is the one that a whole has meant",
          "[journal]") {
  std::vector<OneTick> ticks;
  for (int evening = 1; evening <= 65; ++evening) ticks.push_back({{evening}, 9});
  ticks.push_back({{1, 65}, 9});   // is that of the first evening
  ticks.push_back({{65, 66}, 9});  // and so is this by way of it
  const auto paid = states_of(ticks);
  REQUIRE(paid.size() == 65);
  CHECK(paid[0].ids == std::set<Uuid>{payment_of(0), payment_of(65), payment_of(66)});
}

TEST_CASE("the id of a payment in joined evenings follows from who they are, and from the evenings",
          "[journal]") {
  const EveningHistory alone = known_of(Night()).history;
  const auto joined = [&](bool turned) {
    EveningHistory evening;
    evening.id = alone.id;
    evening.parts = {uuid_of(1, 2)};
    std::vector<Participant> players(alone.players.begin(), alone.players.end());
    if (turned) std::reverse(players.begin(), players.end());
    for (Participant& one : players) evening.players.add(std::move(one));
    return evening;
  };
  PaymentContents paid{
      Night::id_of_player("Anna"), Night::id_of_player("Dea"), Money{900}, 0, true, "", "", {}};
  const Uuid by_itself = payment_id(joined(false), paid);
  paid.parts = {uuid_of(1, 2)};
  const Uuid of_both = payment_id(joined(false), paid);
  CHECK(of_both != by_itself);
  CHECK(payment_id(joined(true), paid) == of_both);
}

TEST_CASE("records without a header are no evening", "[journal]") {
  const Night night;
  CHECK_FALSE(evening_below({night.evening, {}, {}}, night.people()).has_value());
}

}  // namespace paying_test
