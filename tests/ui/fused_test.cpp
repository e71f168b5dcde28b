// Two who came and are one by now are one by whatever road they pay, sign and sit.
#include "db/book/decisions.hpp"
#include "db/book/payments.hpp"
#include "db/several/together.hpp"
#include "support/form.hpp"
#include "ui/app/actions/people.hpp"
#include "ui/app/actions/table.hpp"
#include "ui/driver.hpp"

using namespace kattegat;
using namespace kattegat::test;

namespace fused_test {

namespace {

const Uuid evening = uuid_of(1, 1);

struct Fusion {
  bool at_two_tables;  // else Else is listed alone
  std::string who, whom;
};
// Else is listed first, Anna owes Bo 9.00.
std::string night(const Fusion& fusion) {
  std::string text = ligeud_evening(
      1, R"({"id":")" + id_of(3, 1) +
             R"(","type":"adjust","points":{"Anna":"-90","Bo":"90"},"why":"agreed"})");
  const std::string all = R"("players":["Anna","Bo","Cai","Dea","Else"])";
  text.replace(text.find(all), all.size(),
               R"("players":["Else","Anna","Bo","Cai","Dea","Finn","Gerd"])");
  if (!fusion.at_two_tables) return text;
  return text.substr(0, text.size() - 2) + R"(,{"id":")" + id_of(2, 2) +
         R"(","game":"english-whist","seats":["Else","Dea","Finn","Gerd"],"entries":[]}]})";
}

// Two tablets with that evening.
struct Tablets : Device {
  std::string other = folder.path("other.db");
  Fusion fusion;
  explicit Tablets(Fusion of) : fusion(std::move(of)) {
    Book ours = opened(world.book);
    import_into(ours, night(fusion));
    Book theirs = opened(other);
    REQUIRE(merge_book(theirs, world.book).has_value());
  }
  void fuse(const std::string& path) const {
    Book book = opened(path);
    REQUIRE(fuse_people(book, person(book, fusion.who), person(book, fusion.whom)).has_value());
  }
  void meet(bool ours_first) const {
    for (const bool ours_now : {ours_first, !ours_first}) {
      Book book = opened(ours_now ? world.book : other);
      REQUIRE(merge_book(book, ours_now ? other : world.book).has_value());
    }
  }
  [[nodiscard]] ui::World with(const std::string& book) const {
    ui::World one = world;
    one.book = book;
    return one;
  }
};

// The ways to say that the payment to Bo has been made.
using Road = std::function<void(const Tablets&, const std::string& book)>;
void in_the_app(const Tablets& tablets, const std::string& path) {
  Driver driver(tablets.with(path));
  driver.tap("go.settlement");
  if (driver.find("due.0")) driver.tap("due.0.paid");
}
void told(const std::string& name, const std::string& path) {
  Book book = opened(path);
  const auto told = tick_told_payment(book, evening, {name, "Bo", Money{900}, ""}, Extra::no);
  REQUIRE(told.has_value());
  REQUIRE(std::holds_alternative<TickedAsTold>(*told));
}
void by_the_name_of_now(const Tablets& tablets, const std::string& path) {
  told(tablets.fusion.whom, path);
}
void by_the_other_name(const Tablets& tablets, const std::string& path) {
  told(tablets.fusion.who, path);
}
void settled_together(const Tablets&, const std::string& path) {
  Book book = opened(path);
  const auto due = due_together(std::get<TogetherView>(*look_together(book, {evening})).currencies);
  const auto paid = pay_together(book, {evening}, "", due);
  REQUIRE(paid.has_value());
  REQUIRE(std::holds_alternative<PaidTogether>(*paid));
}
const std::vector<std::pair<const char*, Road>> roads{{"app", in_the_app},
                                                      {"name of now", by_the_name_of_now},
                                                      {"other name", by_the_other_name},
                                                      {"together", settled_together}};

Fusion any_fusion() {
  return GENERATE(Fusion{false, "Anna", "Else"}, Fusion{false, "Else", "Anna"},
                  Fusion{true, "Anna", "Else"}, Fusion{true, "Else", "Anna"});
}
std::size_t payments(const std::string& path) {
  return load_closing(opened(path), evening)->payments.size();
}

}  // namespace

TEST_CASE("whoever is fused has paid once, by whatever roads it is ticked", "[ui][fused]") {
  const Tablets tablets(any_fusion());
  tablets.fuse(tablets.world.book);
  static std::size_t turn = 0;
  for (const auto& [first, tick] : roads)
    for (const auto& [second, again] : roads) {
      if (!is_due(turn++, 3)) continue;
      CAPTURE(first, second);
      tick(tablets, tablets.world.book);
      again(tablets, tablets.world.book);
      Book book = opened(tablets.world.book);
      const auto closing = load_closing(book, evening);
      REQUIRE(closing->payments.size() == 1);
      REQUIRE(untick_payment(book, evening, closing->payments[0].id, {}).has_value());
    }
}

TEST_CASE("whoever is fused has paid once, ticked on two tablets by two roads", "[ui][fused]") {
  const auto& [ours, tick] = GENERATE(from_range(roads));
  const auto& [theirs, tick_too] = GENERATE(from_range(roads));
  const bool ours_first = GENERATE(true, false), they_know = GENERATE(true, false);
  const Fusion fusion = any_fusion();
  static std::size_t turn = 0;
  // In every third, too, each of these meets any two of the others: none is of three.
  if (!is_due(turn++, {3, 7, 1})) return;
  const Tablets tablets(fusion);
  CAPTURE(ours, theirs, ours_first, they_know, fusion.who, fusion.at_two_tables);
  tablets.fuse(tablets.world.book);
  if (they_know) tablets.meet(true);
  tick(tablets, tablets.world.book);
  if (they_know)
    tick_too(tablets, tablets.other);
  else {  // there Anna has paid, who sat at the table
    Book book = opened(tablets.other);
    REQUIRE(tick_payment(book, evening, {{}, "Anna", "Bo", Money{900}, ""}).has_value());
  }
  tablets.meet(ours_first);
  for (const std::string& path : {tablets.world.book, tablets.other}) CHECK(payments(path) == 1);
}

TEST_CASE("two who have paid alike have paid twice, also when they turn out to be one",
          "[ui][fused]") {
  const Tablets tablets(any_fusion());
  const bool on_one = GENERATE(true, false), ours_first = GENERATE(true, false);
  for (const std::string name : {"Anna", "Else"}) {
    Book book = opened(on_one || name == "Anna" ? tablets.world.book : tablets.other);
    REQUIRE(tick_payment(book, evening, {{}, name, "Bo", Money{900}, ""}).has_value());
  }
  tablets.fuse(tablets.other);
  tablets.meet(ours_first);
  for (const std::string& path : {tablets.world.book, tablets.other}) CHECK(payments(path) == 2);
}

TEST_CASE("whoever is fused has signed for the sum of now, whoever of them signed before",
          "[ui][fused]") {
  const Tablets tablets(any_fusion());
  {
    Book book = opened(tablets.world.book);
    std::vector<std::string> names{"Anna", "Else"};
    if (GENERATE(true, false)) std::swap(names[0], names[1]);
    for (const std::string& name : names)
      REQUIRE(set_initials(book, evening, {name, "X", Money{1}, ""}).has_value());
  }
  tablets.fuse(tablets.world.book);
  Driver driver(tablets.world);
  driver.tap("go.settlement");
  const auto place = driver.app().open_evening()->evening.players;
  const auto at = std::find(place.begin(), place.end(), tablets.fusion.whom) - place.begin();
  const std::string chip = "sign." + std::to_string(at);
  CHECK(driver.text(chip) == "Again");
  driver.tap(chip);
  driver.type("AE");
  driver.press(key_enter);
  CHECK(driver.text(chip) == "✓ AE");
  CHECK(driver.app().open_evening()->closing.initials.size() == 1);
  ui::sign(driver.app(), tablets.fusion.whom, "", Money{});  // taken back
  CHECK(driver.app().open_evening()->closing.initials.empty());
}

TEST_CASE("at the second table whoever is fused is put where they really sat", "[ui][fused]") {
  Fusion fusion = any_fusion();
  fusion.at_two_tables = true;
  const Tablets tablets(fusion);
  tablets.fuse(tablets.world.book);
  Driver driver(tablets.world);
  open_session(driver.app(), uuid_of(2, 2));
  driver.tap_all({"go.evening", "go.seats", "chair.0", "chair.1"});
  driver.tap("reseat.done");
  Book book = opened(tablets.world.book);
  CHECK(load_evening(book, evening)->sessions.at(1).seats ==
        std::vector<std::string>{"Dea", "Else", "Finn", "Gerd"});
}

}  // namespace fused_test
