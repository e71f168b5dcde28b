// Several evenings paid at once, as functions of their records alone.
#include "kattegat/journal/paying/paying_together.hpp"

#include "kattegat/journal/evenings/appearances.hpp"
#include "support/night.hpp"

using namespace kattegat;
using namespace kattegat::test;

namespace paying_together_test {

namespace {

const std::string nine_from_anna =
    R"({"id":")" + id_of(3, 1) +
    R"(","type":"adjust","points":{"Anna":"-9","Dea":"9"},"why":"agreed"})";
const Uuid finn = uuid_of(7, 6), dea = Night::id_of_player("Dea"),
           anna = Night::id_of_player("Anna");

// The evening of the night, and Finn, known by this id, who has played in another one.
struct Evenings {
  Items headers;
  People people;
  std::vector<EveningTogether> evenings;

  explicit Evenings(const Night& night)
      : headers(with_finn(night.items.below)),
        people{Roster(night.roster),
               ByAnyId(RecordsOfPeople(Roster(night.roster), headers).everybody)} {
    auto view = view_of_records(night.items, people);
    REQUIRE(view.has_value());
    auto alone = evening_together(night.items, std::move(*view), people.everybody);
    REQUIRE(alone.has_value());
    evenings.push_back(std::move(*alone));
  }
  static Items with_finn(Items headers) {
    EveningItems other{uuid_of(1, 2), {}, {}};
    const auto date = json_of(R"({"date":"2026-11-27"})");
    other = with_new_records(
        std::move(other),
        {new_record(RecordKind::evening, other.id, other.id,
                    EveningContents{EveningKeys(*date.as<Json::Object>()), "", {}}),
         new_record(RecordKind::player, finn, other.id, PlayerContents{"Finn", true})});
    headers.insert(headers.end(), other.below.begin(), other.below.end());
    return headers;
  }
  [[nodiscard]] std::vector<Together> plan() const {
    auto plan = settled_together(shares_of(evenings, people.everybody));
    REQUIRE(plan.has_value());
    return *plan;
  }
  [[nodiscard]] auto paid(const std::vector<Together>& plan, TogetherRequest request = {}) const {
    return paying_together(evenings, plan, request, people);
  }
};

// That Finn pays Dea, as if other evenings had brought it.
Together from_finn(const Evenings& evenings) {
  Together one{evenings.evenings.front().view.shown.currency,
               {{"Dea", dea, {}, {}}, {"Finn", finn, {}, {}}},
               {}};
  one.plan.payments = {{1, 0, Money{900}}};
  return one;
}
std::vector<RecordKind> kinds_of(const EveningTogether& night) {
  std::vector<RecordKind> kinds;
  for (const NewRecord& one : night.new_records) kinds.push_back(record_of(one).kind);
  return kinds;
}

}  // namespace

TEST_CASE("the plan of one evening is paid in it, once", "[journal][together]") {
  Night night(nine_from_anna);
  const Evenings before(night);
  const auto plan = before.plan();
  REQUIRE(due_together(plan).size() == 1);
  CHECK(due_together(plan).front().from == anna);
  const auto made = before.paid(plan);
  REQUIRE(made.has_value());
  REQUIRE(made->ticked.size() == 1);
  CHECK(made->ticked.front().from == "Anna");
  CHECK(made->ticked.front().to == "Dea");
  CHECK(kinds_of(made->evenings.front()) == std::vector{RecordKind::payment});

  night.store(made->evenings.front().new_records);
  CHECK(due_together(Evenings(night).plan()).empty());
}

TEST_CASE("whoever pays where they did not play comes as a guest first", "[journal][together]") {
  Night night(nine_from_anna);
  const Evenings evenings(night);
  const Together plan = from_finn(evenings);
  const auto made = evenings.paid({plan}, {due_together({plan}), ""});
  REQUIRE(made.has_value());
  // With the last of the plan what is due within the evening cancels out: Anna's to Dea, and what
  // Dea then has of Finn.
  REQUIRE(made->ticked.size() == 3);
  CHECK(made->ticked.front().from == "Finn");
  CHECK(made->ticked.front().amount == Money{900});
  CHECK(kinds_of(made->evenings.front()) == std::vector{RecordKind::player, RecordKind::payment,
                                                        RecordKind::payment, RecordKind::payment});
  const auto comes = said<PlayerContents>(made->evenings.front().new_records.front());
  CHECK(comes.name == "Finn");
  CHECK(comes.by_id);
  CHECK_FALSE(comes.guest);
  night.store(made->evenings.front().new_records);
  CHECK(Evenings(night).evenings.front().settled.due.payments.empty());
}

TEST_CASE("who is known from another part of the evening is brought into this one once",
          "[journal][together]") {
  Night night;
  const Uuid part = uuid_of(1, 2), gerd = uuid_of(7, 9);
  night.items.parts = {part};
  night.store({new_record(RecordKind::player, gerd, part, PlayerContents{"Gerd", false})});
  for (const auto& [n, to] : {std::pair(1, dea), std::pair(2, anna)})
    night.store({new_record(RecordKind::payment, uuid_of(8, n), part,
                            PaymentContents{gerd, to, Money{100 * n}, 0, true, "", "", {}, {}})});
  // Nothing is due in all evenings, and in this one they pay it back.
  const Evenings evenings(night);
  REQUIRE(evenings.evenings.front().settled.due.payments.size() == 2);
  Together nothing_due;
  nothing_due.currency = evenings.evenings.front().view.shown.currency;
  const auto made = evenings.paid({nothing_due});
  REQUIRE(made.has_value());
  CHECK(kinds_of(made->evenings.front()) ==
        std::vector{RecordKind::player, RecordKind::payment, RecordKind::payment});
  CHECK(made->evenings.front().new_records.front().parent == night.evening);
}

TEST_CASE("who comes where another is called so is said to be somebody else",
          "[journal][together]") {
  for (const bool is_written : {true, false}) {
    CAPTURE(is_written);
    Night night(nine_from_anna);
    if (is_written)  // and has another name by now
      night.store({new_record(RecordKind::player, uuid_of(7, 8), night.evening,
                              PlayerContents{"Finn", true})});
    const NewRecord named =
        new_record(RecordKind::name, is_written ? uuid_of(7, 8) : Night::id_of_player("Bo"),
                   roster_id, NameContents{is_written ? "Fritz" : "Finn", true, {}});
    night.roster = with_new_records({roster_id, {}, {}}, {named}).below;
    const Evenings evenings(night);
    const Together plan = from_finn(evenings);
    const auto made = evenings.paid({plan}, {due_together({plan}), ""});
    REQUIRE(made.has_value());
    CHECK(said<PlayerContents>(made->evenings.front().new_records.front()).guest);
  }
}

TEST_CASE("of what is due only what is asked for is paid", "[journal][together]") {
  const Night night(
      R"({"id":")" + id_of(3, 1) +
      R"(","type":"adjust","points":{"Anna":"-9","Dea":"5","Bo":"4"},"why":"agreed"})");
  const Evenings evenings(night);
  const auto plan = evenings.plan();
  const std::vector<DueTogether> due = due_together(plan);
  REQUIRE(due.size() == 2);
  const auto ticked = [&](const std::vector<DueTogether>& asked) {
    const auto made = evenings.paid(plan, {asked, ""});
    REQUIRE(made.has_value());
    return made->ticked.size();
  };
  CHECK(ticked(due) == 2);
  CHECK(ticked({due.front()}) == 1);
  CHECK(ticked({}) == 0);
  DueTogether other = due.front();
  other.currency = "SEK";
  CHECK(ticked({other}) == 0);
  other = due.front();
  other.amount += Money{1};
  CHECK(ticked({other}) == 0);
  for (Uuid DueTogether::*const whom : {&DueTogether::from, &DueTogether::to}) {
    other = due.front();
    other.*whom = finn;
    CHECK(ticked({other}) == 0);
  }
}

TEST_CASE("whoever is asked for may go by any of their ids", "[journal][together]") {
  Night night(nine_from_anna);
  const auto another = [&](const std::string& name, int id) {
    return new_record(RecordKind::player, uuid_of(7, id), night.evening,
                      PlayerContents{name, false});
  };
  night.store({another("Anna", 11), another("Dea", 12)});
  const Evenings evenings(night);
  const auto plan = evenings.plan();
  DueTogether due = due_together(plan).at(0);
  due.from = due.from == anna ? uuid_of(7, 11) : anna;
  due.to = due.to == dea ? uuid_of(7, 12) : dea;
  const auto made = evenings.paid(plan, {std::vector{due}, ""});
  REQUIRE(made.has_value());
  CHECK(made->ticked.size() == 1);
}

TEST_CASE("evenings are paid in the order of their dates", "[journal][together]") {
  std::vector<EveningTogether> evenings;
  for (const char* date : {"2026-11-20", "2026-11-13", "2026-11-27"}) {
    evenings.push_back(Evenings(Night()).evenings.front());
    evenings.back().view.shown.date = date;
    evenings.back().view.history.id = uuid_of(1, 9 - static_cast<int>(evenings.size()));
  }
  sort_by_date(evenings);
  std::string dates;
  for (const EveningTogether& one : evenings) dates += one.view.shown.date.substr(8) + " ";
  CHECK(dates == "13 20 27 ");
}

TEST_CASE("nobody comes as a guest beside a guest of the same name", "[journal][together]") {
  Night night(nine_from_anna);
  night.store({new_record(RecordKind::player, uuid_of(7, 8), night.evening,
                          PlayerContents{"Finn", false, true})});
  const Evenings evenings(night);
  const Together plan = from_finn(evenings);
  const auto asked = evenings.paid({plan}, {due_together({plan}), ""});
  REQUIRE_FALSE(asked.has_value());
  const auto* why = std::get_if<WhyNot>(&asked.error());
  REQUIRE(why != nullptr);
  CHECK(why->is_missing);
  CHECK(why->text == text(Word::pay_nobody, "Finn"));

  // Of all of it what can be paid is: here what is due within the evening.
  const auto all = evenings.paid({plan});
  REQUIRE(all.has_value());
  REQUIRE(all->ticked.size() == 1);
  CHECK(all->ticked.front().from == "Anna");
}

TEST_CASE("an evening that breaks a rule, or has somebody unknown, is not settled",
          "[journal][together]") {
  const Night night(nine_from_anna);
  const auto view = view_of_records(night.items, night.people());
  REQUIRE(view.has_value());
  const auto unknown = evening_together(night.items, *view, ByAnyId({}));
  REQUIRE_FALSE(unknown.has_value());
  CHECK(std::holds_alternative<Damage>(unknown.error()));

  EveningView broken = *view;
  broken.shown.sessions.front().stake = Money{100'000'000'000'000'000};  // more than is settled
  const auto refused = evening_together(night.items, broken, ByAnyId({}));
  REQUIRE_FALSE(refused.has_value());
  CHECK(std::holds_alternative<Refused>(refused.error()));
}

}  // namespace paying_together_test
