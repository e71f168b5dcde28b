// The club's purse, as functions of its records alone.
#include "kattegat/journal/purse/purse_request.hpp"
#include "kattegat/journal/purse/purse_view.hpp"

#include "support/draw.hpp"
#include "support/night.hpp"

using namespace kattegat;
using namespace kattegat::test;

namespace purse_test {

namespace {

const Uuid anna = uuid_of(7, 1), bo = uuid_of(7, 2), cai = uuid_of(7, 3), dea = uuid_of(7, 4);

// The records of a purse, without a store.
struct Till {
  Items below;
  WhoIs who_is = itself;
  WhoIs whole = itself;

  [[nodiscard]] PurseBefore before() const { return {below, who_is, who_is, WholeOf(whole)}; }
  void store(const std::vector<NewRecord>& new_records) {
    below = with_new_records({purse_id, below, {}}, new_records).below;
  }
  PurseAdding add(const PurseContents& one, Extra extra = Extra::no) {
    PurseAdding added = adding(before(), std::vector{one}, extra).front();
    store(added.new_records);
    return added;
  }
  // Whether there was something to decide.
  bool decide(const Uuid& id, bool stands, const std::string& why = "slip") {
    const auto answer = deciding(before(), {id, stands, "2026-11-21T09:00:00+01:00", why});
    REQUIRE(answer.has_value());
    store(*answer);
    return !answer->empty();
  }
  [[nodiscard]] PurseSums sums() const { return sums_of(purse_of(before()).movements); }
};

PurseContents movement(const Uuid& person, PurseKind what, bool to_club, std::int64_t amount,
                       const std::string& currency = "DKK",
                       const std::string& date = "2026-01-10") {
  PurseContents one;
  one.person = person;
  one.what = what;
  one.to_club = to_club;
  one.amount = Money{amount};
  one.currency = currency;
  one.date = date;
  return one;
}

// All accounts and the club's, by currency: what is not zero.
Sums open(const PurseSums& sums) {
  Sums all = sums.club;
  for (const auto& [person, balance] : sums.people)
    for (const auto& [currency, amount] : balance) all[currency] += amount;
  std::erase_if(all, [](const auto& one) { return one.second == Money{}; });
  return all;
}

}  // namespace

TEST_CASE("movements that are entered together are as if one came after the other",
          "[journal][purse]") {
  using Kind = PurseKind;
  const PurseContents fee = movement(anna, Kind::fee, true, 500);
  const std::vector<PurseContents> many{fee, movement(bo, Kind::fee, true, 500), fee,
                                        movement(anna, Kind::payment, true, 500), fee};
  for (const Extra extra : {Extra::no, Extra::yes}) {
    Till apart, together;
    for (Till* till : {&apart, &together}) till->add(movement(cai, Kind::kitty, true, 100));
    std::vector<Uuid> ids;
    for (const PurseContents& one : many) ids.push_back(apart.add(one, extra).id);
    const std::vector<PurseAdding> all = adding(together.before(), many, extra);
    REQUIRE(all.size() == many.size());
    for (std::size_t i = 0; i < all.size(); ++i) {
      CHECK(all[i].id == ids[i]);
      together.store(all[i].new_records);
    }
    CHECK(together.sums().people == apart.sums().people);
  }
}

TEST_CASE("however many are entered together, the purse is read once", "[journal][purse]") {
  Till till;
  for (int i = 1; i <= 50; ++i) till.add(movement(anna, PurseKind::kitty, true, i));
  const auto asked_for = [&](int count) {
    std::vector<PurseContents> many;
    for (int i = 1; i <= count; ++i) many.push_back(movement(bo, PurseKind::fee, true, i));
    PurseBefore before = till.before();
    int asked = 0;
    before.who_is = [&](const Uuid& id) { return ++asked, id; };
    CHECK(adding(before, many, Extra::no).size() == many.size());
    return asked;
  };
  CHECK(asked_for(20) < 3 * asked_for(1));
}

TEST_CASE("a year of the purse, worked out by hand", "[journal][purse]") {
  using Kind = PurseKind;
  Till till;
  till.add(movement(anna, Kind::membership, true, 20000));
  till.add(movement(anna, Kind::payment, true, 20000));
  till.add(movement(bo, Kind::membership, true, 20000));
  till.add(movement(bo, Kind::payment, true, 50000));  // a deposit
  till.add(movement(bo, Kind::kitty, true, 2000));
  till.add(movement(cai, Kind::prize, false, 10000));
  till.add(movement(cai, Kind::payment, false, 6000));
  till.add(movement(dea, Kind::fee, true, 3000, "SEK"));
  till.add(movement(dea, Kind::other, false, 1250, "SEK"));
  const PurseAdding wrong = till.add(movement(dea, Kind::other, true, 100000));
  CHECK(till.decide(wrong.id, false));

  const PurseSums sums = till.sums();
  const std::map<Uuid, Sums> people{{anna, {{"DKK", Money{0}}}},
                                    {bo, {{"DKK", Money{28000}}}},
                                    {cai, {{"DKK", Money{4000}}}},
                                    {dea, {{"SEK", Money{-1750}}}}};
  CHECK(sums.people == people);
  CHECK(sums.club == Sums{{"DKK", Money{-32000}}, {"SEK", Money{1750}}});
  CHECK(sums.in_hand == Sums{{"DKK", Money{64000}}, {"SEK", Money{0}}});
  CHECK(open(sums).empty());
}

TEST_CASE("what is entered twice is one, unless somebody says that it is one more",
          "[journal][purse]") {
  Till till;
  const PurseContents fee = movement(anna, PurseKind::fee, true, 3000);
  const PurseAdding first = till.add(fee);
  REQUIRE(first.new_records.size() == 1);
  CHECK(first.new_records[0].parent == purse_id);
  const PurseAdding again = till.add(fee);
  CHECK(again.id == first.id);
  CHECK(again.new_records.empty());
  const PurseAdding extra = till.add(fee, Extra::yes);
  REQUIRE(extra.new_records.size() == 1);
  CHECK(extra.id != first.id);
  CHECK(said<PurseContents>(extra.new_records[0]).nth == 1);

  const std::vector<std::function<void(PurseContents&)>> otherwise{
      [](PurseContents& one) { one.person = bo; },
      [](PurseContents& one) { one.what = PurseKind::kitty; },
      [](PurseContents& one) { one.to_club = false; },
      [](PurseContents& one) { one.amount = Money{3001}; },
      [](PurseContents& one) { one.currency = "SEK"; },
      [](PurseContents& one) { one.date = "2026-01-11"; },
      [](PurseContents& one) { one.evening = uuid_of(1, 1); }};
  for (const auto& change : otherwise) {
    PurseContents other = fee;
    change(other);
    const PurseAdding added = till.add(other);
    CHECK(added.new_records.size() == 1);
    CHECK(added.id != first.id);
  }
  CHECK(purse_of(till.before()).movements.size() == 9);
  PurseContents noted = fee;
  noted.note = "said otherwise";
  CHECK(till.add(noted).new_records.empty());
}

TEST_CASE("a movement has one id in every book, and an evening joined is one", "[journal][purse]") {
  Till one, other;
  PurseContents kitty = movement(anna, PurseKind::kitty, true, 2000);
  kitty.evening = uuid_of(1, 1);
  PurseContents theirs = kitty;
  theirs.evening = uuid_of(1, 2);
  CHECK(one.add(kitty).id == other.add(kitty).id);
  one.add(theirs);
  CHECK(purse_of(one.before()).movements.size() == 2);
  one.whole = [](const Uuid&) { return uuid_of(1, 1); };
  const Purse joined = purse_of(one.before());
  REQUIRE(joined.movements.size() == 1);
  CHECK(joined.movements[0].evening == uuid_of(1, 1));
  CHECK(joined.movements[0].ids.size() == 2);
  CHECK(joined.conflicts.empty());
  CHECK(one.add(theirs).new_records.empty());  // which is known
}

TEST_CASE("movements that two books have given one id are told apart", "[journal][purse]") {
  const Uuid given_twice = uuid_of(4, 5);
  Till till;
  for (const Uuid& person : {anna, bo})
    till.store({new_record(RecordKind::purse, given_twice, purse_id,
                           movement(person, PurseKind::fee, true, 3000))});
  const Purse both = purse_of(till.before());
  REQUIRE(both.movements.size() == 2);
  for (const PurseMovement& one : both.movements) CHECK(one.ids.size() == 1);
  CHECK_FALSE(deciding(till.before(), {given_twice, false, "", "slip"}).has_value());
  CHECK(till.decide(both.movements[0].ids[0], false));
  CHECK(till.sums().people == std::map<Uuid, Sums>{{bo, {{"DKK", Money{-3000}}}}});
}

TEST_CASE("a payment stays void where the record that it was entered by is lost",
          "[journal][purse]") {
  Till till;
  const Uuid id = till.add(movement(anna, PurseKind::payment, true, 500)).id;
  CHECK(till.decide(id, false));
  till.below.erase(till.below.begin());
  REQUIRE(purse_of(till.before()).movements.size() == 1);
  CHECK(till.sums().people.empty());
  CHECK(till.decide(id, true));
}

TEST_CASE("movements stand in the order of their days", "[journal][purse]") {
  Till till;
  for (const char* day : {"2026-02-01", "2026-01-01", "2026-03-01"})
    till.add(movement(anna, PurseKind::fee, true, 100, "DKK", day));
  std::vector<std::string> days;
  for (const PurseMovement& one : purse_of(till.before()).movements)
    days.push_back(one.contents.date);
  CHECK(std::is_sorted(days.begin(), days.end()));
}

TEST_CASE("a payment that two copies of a book have entered with one key, apart, is one",
          "[journal][purse]") {
  PurseContents paid = movement(bo, PurseKind::payment, true, 5000);
  Till book, copy;
  for (Till* till : {&book, &copy}) till->add(movement(bo, PurseKind::fee, true, 5000));
  book.add(paid);
  paid.note = "as the copy says";
  copy.add(paid);
  book.below.push_back(copy.below.back());
  CHECK(purse_of(book.before()).movements.size() == 2);
  CHECK(book.sums().people.at(bo).at("DKK") == Money{0});
}

TEST_CASE("it is one, too, where one of the copies has entered something else before",
          "[journal][purse]") {
  const PurseContents paid = movement(anna, PurseKind::payment, true, 5000);
  Till lost, again;
  lost.add(movement(bo, PurseKind::kitty, true, 1000));
  lost.add(paid);
  again.add(paid);
  again.below.insert(again.below.end(), lost.below.begin(), lost.below.end());
  CHECK(again.sums().in_hand.at("DKK") == Money{5000});
  CHECK(again.add(paid, Extra::yes).new_records.size() == 1);  // somebody says that it is one more
  CHECK(again.sums().in_hand.at("DKK") == Money{10000});
}

TEST_CASE("what another book has entered without having seen the void is not voided by it",
          "[journal][purse]") {
  PurseContents fee = movement(anna, PurseKind::fee, true, 500);
  Till book, copy;
  const Uuid id = book.add(fee).id;
  CHECK(book.decide(id, false));
  for (const std::int64_t amount : {100, 200})  // so that the copy's comes last
    copy.add(movement(bo, PurseKind::kitty, true, amount));
  fee.note = "as the copy says";
  CHECK(copy.add(fee).id == id);
  book.below.push_back(copy.below.back());
  const Purse both = purse_of(book.before());
  REQUIRE(both.movements.size() == 1);
  CHECK(both.conflicts.size() == 1);
  CHECK(both.movements[0].contents.stands);
  CHECK(both.movements[0].contents.note == "as the copy says");
  Till agreed = book;  // what stands is said once more
  CHECK(agreed.decide(id, true));
  CHECK(purse_of(agreed.before()).conflicts.empty());
  CHECK(book.decide(id, false));
  CHECK(purse_of(book.before()).conflicts.empty());
  CHECK(book.sums().people.empty());
}

TEST_CASE("two who turn out to be one person have one account", "[journal][purse]") {
  Till till;
  till.add(movement(anna, PurseKind::fee, true, 3000));
  till.add(movement(bo, PurseKind::fee, true, 4000));
  for (const Uuid& person : {anna, bo}) till.add(movement(person, PurseKind::payment, true, 1000));
  till.who_is = [](const Uuid& id) { return id == bo ? anna : id; };
  CHECK(till.sums().people == std::map<Uuid, Sums>{{anna, {{"DKK", Money{-5000}}}}});
  // One more is numbered as by who does not know that they are one.
  const PurseAdding more = till.add(movement(bo, PurseKind::payment, true, 1000), Extra::yes);
  CHECK(said<PurseContents>(more.new_records.at(0)).nth == 1);
}

TEST_CASE("what is decided of two who are one is decided of both, also when they are two again",
          "[journal][purse]") {
  Till till;
  till.add(movement(anna, PurseKind::membership, true, 3000));
  const Uuid second = till.add(movement(bo, PurseKind::membership, true, 3000)).id;
  const WhoIs one_person = [](const Uuid& id) { return id == bo ? anna : id; };
  const std::map<Uuid, Sums> both_owe{{anna, {{"DKK", Money{-3000}}}},
                                      {bo, {{"DKK", Money{-3000}}}}};
  const auto when_one = [&](const auto& decide) {
    till.who_is = one_person;
    const Purse purse = purse_of(till.before());
    REQUIRE(purse.movements.size() == 1);
    CHECK(purse.conflicts.empty());
    decide(purse.movements[0].ids.front());
    till.who_is = itself;
    CHECK(purse_of(till.before()).conflicts.empty());
    CHECK(purse_of(till.before()).movements.size() == 2);
  };
  when_one([&](const Uuid& id) { CHECK(till.decide(id, false)); });
  CHECK(till.sums().people.empty());
  when_one([&](const Uuid& id) { CHECK(till.decide(id, true)); });
  CHECK(till.sums().people == both_owe);
  when_one([&](const Uuid& id) { CHECK(till.decide(id, false)); });
  when_one([&](const Uuid&) { till.add(movement(bo, PurseKind::membership, true, 3000)); });
  CHECK(till.sums().people == both_owe);
  // What is decided of two is decided of one.
  CHECK(till.decide(second, false));
  CHECK(till.sums().people == std::map<Uuid, Sums>{{anna, {{"DKK", Money{-3000}}}}});
}

TEST_CASE("what is decided of one movement that was entered for two says its note once",
          "[journal][purse]") {
  PurseContents coffee = movement(bo, PurseKind::other, false, 8500);
  coffee.note = "coffee";
  const auto decided =
      decided_for({{uuid_of(9, 1), anna, {}, {}}, {uuid_of(9, 2), bo, {}, {}}}, coffee);
  REQUIRE(decided.size() == 2);
  for (std::size_t i = 0; i < decided.size(); ++i) {
    const auto contents = read_contents(record_of(decided[i]), decided[i].words);
    REQUIRE(contents.has_value());
    const auto& one = std::get<PurseContents>(*contents);
    CHECK(one.person == (i == 0 ? anna : bo));
    CHECK(one.note == (i == 0 ? "coffee" : ""));
  }
}

TEST_CASE("void and restored, with the reason; and the note stays", "[journal][purse]") {
  Till till;
  PurseContents coffee = movement(bo, PurseKind::other, false, 8500);
  coffee.note = "coffee";
  coffee.at = "2026-01-10T20:00:00+01:00";
  const Uuid id = till.add(coffee).id;
  CHECK_FALSE(till.decide(id, true));
  CHECK(till.decide(id, false, "he was paid already"));
  CHECK(read_as<PurseContents>(till.below.back())->note.empty());  // once is enough
  CHECK_FALSE(till.decide(id, false));
  const PurseMovement voided = purse_of(till.before()).movements.at(0);
  CHECK_FALSE(voided.contents.stands);
  CHECK(voided.contents.why == "he was paid already");
  CHECK(voided.contents.note == "coffee");
  CHECK(voided.contents.at == coffee.at);  // when it was entered
  CHECK(till.sums().people.empty());
  CHECK(till.decide(id, true, "not so"));
  CHECK(purse_of(till.before()).movements.at(0).contents.note == "coffee");
  CHECK(till.sums().people.at(bo).at("DKK") == Money{8500});
  // Entered again after a void, it is the same one.
  CHECK(till.decide(id, false));
  CHECK(till.add(coffee).id == id);
  CHECK(purse_of(till.before()).movements.size() == 1);
  CHECK(till.sums().people.at(bo).at("DKK") == Money{8500});
  // What is said of it then alone is its note.
  PurseContents cake = movement(cai, PurseKind::other, false, 900);
  CHECK(till.decide(till.add(cake).id, false));
  cake.note = "cake";
  till.add(cake);
  CHECK(purse_of(till.before()).movements.at(1).contents.note == "cake");

  const auto nothing = deciding(till.before(), {uuid_of(9, 9), false, "", "x"});
  REQUIRE_FALSE(nothing.has_value());
  CHECK(nothing.error().is_missing);
}

TEST_CASE("the purse always closes to zero, and what is void has never been",
          "[journal][purse][property]") {
  CHECK(rc::check([] {
    const std::vector<Uuid> people{anna, bo, cai, dea};
    Till till;
    std::vector<Uuid> ids;
    std::map<Uuid, Sums> expected;
    std::map<Uuid, std::pair<PurseContents, bool>> known;  // and whether it counts
    const auto count = [&](const PurseContents& one, int sign) {
      Money& sum = expected[one.person][one.currency];
      sum += sign > 0 ? for_the_person(one) : -for_the_person(one);
    };
    for (int i = draw(1, 30); i > 0; --i) {
      if (draw(0, 2) == 0 && !ids.empty()) {
        const Uuid id = draw_one(ids);
        auto& [one, counts] = known.at(id);
        const bool stands = toss();
        RC_ASSERT(till.decide(id, stands) == (stands != counts));
        if (stands != counts) count(one, stands ? 1 : -1);
        counts = stands;
      } else {
        const PurseContents one = movement(draw_one(people), static_cast<PurseKind>(draw(0, 5)),
                                           toss(), draw(1, 2) * 50, toss() ? "DKK" : "SEK");
        const PurseAdding added = till.add(one, toss() ? Extra::yes : Extra::no);
        const auto [place, first] = known.try_emplace(added.id, one, false);
        if (first) ids.push_back(added.id);
        RC_ASSERT(added.new_records.empty() == place->second.second);
        if (!place->second.second) count(one, 1);
        place->second.second = true;
      }
      const PurseSums sums = till.sums();
      RC_ASSERT(open(sums).empty());
      for (const auto& [person, balance] : expected)
        for (const auto& [currency, amount] : balance) {
          const auto account = sums.people.find(person);
          const Money is = account != sums.people.end() && account->second.count(currency) > 0
                               ? account->second.at(currency)
                               : Money{};
          RC_ASSERT(is == amount);
        }
    }
  }));
}

TEST_CASE("what is paid at once is a movement and its payment, whose note is its own",
          "[journal][purse]") {
  PurseContents fee = movement(anna, PurseKind::membership, true, 20000);
  fee.note = "for two";
  CHECK(with_its_payment(fee, false).size() == 1);
  const auto both = with_its_payment(fee, true);
  REQUIRE(both.size() == 2);
  CHECK(both[0].what == PurseKind::membership);
  CHECK(both[0].note == "for two");
  CHECK(both[1].what == PurseKind::payment);
  CHECK(both[1].note.empty());
  CHECK(both[1].amount == fee.amount);
  // A payment is its own.
  CHECK(with_its_payment(both[1], true).size() == 1);
}

TEST_CASE("of a period what moved is shown, on what stood before it", "[journal][purse]") {
  Till till;
  till.add(movement(bo, PurseKind::membership, true, 500, "DKK", "2026-01-10"));
  till.add(movement(anna, PurseKind::membership, true, 200, "DKK", "2026-02-10"));
  till.add(movement(bo, PurseKind::payment, true, 500, "DKK", "2026-02-11"));
  till.add(movement(anna, PurseKind::payment, true, 200, "DKK", "2026-03-10"));
  Person one, other;
  one.ids = {anna}, one.name = "Anna";
  other.ids = {bo}, other.name = "Bo";
  const ByAnyId members({one, other});
  const Purse purse = purse_of(till.before());
  const PurseView all = view_of(purse, {}, members, {});
  CHECK(all.is_all);
  CHECK(all.lines.size() == 4);
  CHECK(dues_of(all).empty());

  // What begins before all there is is a period, too.
  CHECK_FALSE(view_of(purse, {}, members, {.from = "2026-01-01"}).is_all);

  const PurseView month = view_of(purse, {}, members, {.from = "2026-02-01", .to = "2026-02-28"});
  CHECK_FALSE(month.is_all);
  REQUIRE(month.lines.size() == 2);
  CHECK(month.lines[0].name == "Anna");
  REQUIRE(month.carried.size() == 1);
  CHECK(month.carried[0].name == "Bo");
  CHECK(month.carried[0].balance.at("DKK") == Money{-500});
  CHECK(month.in_hand.at("DKK") == Money{500});
  REQUIRE(dues_of(month).size() == 1);
  CHECK(dues_of(month)[0].name == "Anna");
}

TEST_CASE("however long an evening's place is, it is compared once for all that moved there",
          "[journal][purse]") {
  constexpr std::size_t long_place = 30'000;
  const Uuid here = uuid_of(8, 1), elsewhere = uuid_of(8, 2);
  std::vector<EveningHistory> evenings(2);
  evenings[0].id = here, evenings[0].header.place = std::string(long_place, 'a');
  evenings[1].id = elsewhere, evenings[1].header.place = "Elsewhere";
  Purse purse;
  for (const std::optional<Uuid>& evening :
       std::initializer_list<std::optional<Uuid>>{elsewhere, std::nullopt, uuid_of(8, 3)}) {
    PurseMovement& other = purse.movements.emplace_back();
    other.contents = movement(bo, PurseKind::kitty, true, 100);
    other.person = bo, other.evening = evening;
  }
  for (int i = 0; i < 5'000; ++i) {
    PurseMovement& one = purse.movements.emplace_back();
    one.contents = movement(anna, PurseKind::kitty, true, 100);
    one.person = anna, one.evening = here;
  }
  const PurseView view =
      view_of(purse, evenings, ByAnyId({}), {.place = std::string(long_place, 'A')});
  CHECK(view.lines.size() == 5'000);
  REQUIRE(view.accounts.size() == 1);
  CHECK(view.accounts[0].balance.at("DKK") == Money{-500'000});
}

TEST_CASE("in the purse whoever nobody knows has no name", "[journal][purse]") {
  Till till;
  till.add(movement(cai, PurseKind::fee, true, 100));
  const PurseView view = view_of(purse_of(till.before()), {}, ByAnyId({}), {});
  CHECK(view.lines.at(0).name == unknown_name);
}

}  // namespace purse_test
