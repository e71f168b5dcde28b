// Two books, always: whatever is decided apart in two of them is agreed on when they meet, in
// whatever order; nothing counts twice; like decisions are no conflict, unlike ones are one.
#include "db/book/decisions.hpp"
#include "db/book/payments.hpp"
#include "kattegat/settlement/payment_number.hpp"
#include "support/form.hpp"
#include "support/meeting.hpp"
#include "support/purse.hpp"

using namespace kattegat;
using namespace kattegat::test;

namespace decisions_test {

namespace {

using Decide = std::function<void(Book&)>;

// ---- What people decide ----

template <class T>
void done(const Stored<T>& stored) {
  REQUIRE(stored.has_value());
  REQUIRE(std::holds_alternative<T>(*stored));
}
template <class T>
void done(const Result<T, BookFault>& result) {
  REQUIRE(result.has_value());
}

const Uuid evening = uuid_of(1, 1), session = uuid_of(2, 1);
const std::string at = "2026-11-20T23:10:00+01:00";

Person person(const Book& book, const std::string& name) {
  auto found = find_person(book, name);
  REQUIRE(found.has_value());
  return std::move(*found);
}

Decide voids(int entry, const std::string& why = "slip") {
  return [=](Book& book) { done(void_entry(book, uuid_of(3, entry), {why, Force::yes})); };
}
Decide restores(int entry) {
  return [=](Book& book) {
    done(restore_entry(book, uuid_of(3, entry), {"after all", Force::yes}));
  };
}
// With an id of its own, as every tablet draws one.
Decide corrects(int entry, const std::string& points) {
  return [=](Book& book) {
    Json json = json_of(agreed(1, points));
    auto& object = std::get<Json::Object>(json.value);
    object.front().second = to_string(random_uuid());
    done(correct_entry(book, uuid_of(3, entry), json, {"it was " + points}));
  };
}
Decide reseats(const std::vector<std::string>& seats, Reseat kind) {
  return [=](Book& book) {
    done(reseat_session(book, session, seats, kind, {"wrong seats", Force::yes}));
  };
}
// Beside so many like it that are seen to stand.
Decide pays(const std::string& from, Money amount, std::int64_t seen = 0) {
  return [=](Book& book) {
    REQUIRE(tick_payment(book, evening, {{}, from, "Bo", amount, at}, seen).has_value());
  };
}
Decide takes_back_payment(std::size_t nth = 0) {
  return [=](Book& book) {
    const auto payments = load_closing(book, evening)->payments;
    REQUIRE(payments.size() > nth);
    REQUIRE(untick_payment(book, evening, payments[nth].id, at).has_value());
  };
}
Decide initials(const std::string& letters) {
  return [=](Book& book) {
    REQUIRE(set_initials(book, evening, {"Anna", letters, Money{-780}, at}).has_value());
  };
}
// A kitty of that evening, or a membership fee.
Decide owes(const std::string& name, PurseKind what, const std::string& note = "",
            Extra extra = Extra::no) {
  return [=](Book& book) {
    PurseContents one = owed(person(book, name).ids.front(), 2000, what);
    one.note = note;
    if (what == PurseKind::kitty) one.evening = evening;
    REQUIRE(enter_in_purse(book, {one}, extra).has_value());
  };
}
Decide in_purse(bool stands, const std::string& why = "slip") {
  return [=](Book& book) {
    const auto purse = look_at_purse(book);
    REQUIRE(purse->lines.size() == 1);
    const Uuid id = purse->lines[0].movement.ids.front();
    REQUIRE(decide_in_purse(book, {id, stands, at, why}).has_value());
  };
}
void ends(Book& book) { done(end_session(book, session, at)); }
void resumes(Book& book) { done(resume_session(book, session, at)); }
Decide renames(const std::string& name, const std::string& to) {
  return [=](Book& book) { done(rename_person(book, person(book, name), to)); };
}
Decide sets(NumberKind kind, const std::string& number) {
  return [=](Book& book) { done(set_number(book, person(book, "Bo"), kind, number)); };
}
Decide retires(bool retired, const std::string& name = "Bo") {
  return [=](Book& book) { done(retire_person(book, person(book, name), retired)); };
}
Decide fuses(const std::string& one, const std::string& whom) {
  return [=](Book& book) { done(fuse_people(book, person(book, one), person(book, whom))); };
}
void separates_eva(Book& book) { done(separate_person(book, "Eva")); }
Decide erases(const std::string& name, const std::string& pseudonym) {
  return
      [=](Book& book) { REQUIRE(erase_person(book, person(book, name), pseudonym).has_value()); };
}
Decide imports(const std::string& text) {
  return [=](Book& book) { import_into(book, text); };
}
void does_nothing(Book&) {}
Decide both(const Decide& first, const Decide& then) {
  return [=](Book& book) { first(book), then(book); };
}

// What people go by: who has what, what is paid, what anything is called. Not the rows that count
// for nothing.
std::string seen(const Book& book) {
  std::string all = described(*standings(book, {}));
  const auto lines = list_evenings(book);
  for (const EveningLine& line : *lines) {
    const auto view = look_at(book, line.id);
    all += line.date + " " + line.place + " " + line.currency;
    for (const EveningSession& one : view->shown.sessions) {
      all += " " + to_string(one.stake);
      for (const std::string& seat : one.seats) all += " " + seat;
    }
    all += "\n" + described(view->closing);
  }
  const auto purse = look_at_purse(book);
  for (const PurseAccount& one : purse->accounts)
    for (const auto& [currency, amount] : one.balance)
      all += one.name + " " + to_string(amount) + " " + currency + "\n";
  auto people = load_roster(book);
  for (Person& one : *people) {
    one.also.clear();  // what a side called them that does not hold is kept too
    all += described(one);
  }
  return all;
}

// ---- Cases ----

struct Case {
  const char* what;
  Decide before;  // known to all
  Decide here, there;
  std::optional<RecordKind> conflict;  // that comes of it
};

const std::string three = nine_made(1) + "," + agreed(2, "5") + "," + agreed(3, "7");
const std::string common = ligeud_evening(1, three);
// Another night, at which Eva sat, who may be somebody we know.
const std::string eva_came =
    R"({"format":"kattegat-evening","version":1,"id":")" + id_of(1, 7) +
    R"(","date":"2026-11-27","players":["Eva","Finn","Gerd"],"sessions":[{"id":")" + id_of(2, 7) +
    R"(","game":"rodskagg","seats":["Eva","Finn","Gerd"],"entries":[{"id":")" + id_of(3, 70) +
    R"(","type":"adjust","points":{"Eva":"4","Finn":"-4"},"why":"agreed"}]}]})";

std::vector<Case> cases() {
  const Decide base = imports(common);
  const std::vector<std::string> swapped{"Bo", "Anna", "Cai", "Dea"},
      other_way{"Anna", "Cai", "Bo", "Dea"};
  const Decide paid = both(base, pays("Anna", Money{900}));
  const Decide with_eva = both(base, imports(eva_came));
  const std::string swish = "0701234567", other_swish = "0701234568";
  return {
      {"both void an entry, for other reasons", base, voids(2, "slip"), voids(2, "misdeal"), {}},
      {"each voids another entry", base, voids(2), voids(3), {}},
      {"one voids what the other corrects", base, voids(2), corrects(2, "6"), RecordKind::entry},
      {"both restore", both(base, voids(2)), restores(2), restores(2), {}},
      {"one restores what the other corrects", both(base, voids(2)), restores(2), corrects(2, "6"),
       RecordKind::entry},
      {"one voids, the other voids and restores", base, voids(2), both(voids(2), restores(2)),
       RecordKind::entry},
      {"both correct alike", base, corrects(2, "6"), corrects(2, "6"), {}},
      {"both correct, unlike", base, corrects(2, "6"), corrects(2, "8"), RecordKind::entry},
      {"one corrects twice, the other once and alike",
       base,
       both(corrects(2, "9"), corrects(2, "6")),
       corrects(2, "6"),
       {}},
      {"one corrects and takes it back, the other corrects", base,
       both(corrects(2, "6"), restores(2)), corrects(2, "8"), RecordKind::entry},
      {"both reseat alike",
       base,
       reseats(other_way, Reseat::people),
       reseats(other_way, Reseat::people),
       {}},
      {"both reseat, unlike", base, reseats(other_way, Reseat::people),
       reseats(swapped, Reseat::people), RecordKind::session},
      {"the order one way and the other", base, reseats(swapped, Reseat::order),
       reseats(other_way, Reseat::order), RecordKind::session},
      {"one reseats, the other enters on",
       base,
       reseats(other_way, Reseat::people),
       [](Book& book) { append_to(book, session, agreed(50, "3")); },
       {}},
      {"one voids, the other reseats", base, voids(2), reseats(other_way, Reseat::people), {}},
      {"both tick the same payment", base, pays("Anna", Money{900}), pays("Anna", Money{900}), {}},
      {"each ticks another payment", base, pays("Anna", Money{900}), pays("Cai", Money{900}), {}},
      {"both tick a second one like the first",
       paid,
       pays("Anna", Money{900}, 1),
       pays("Anna", Money{900}, 1),
       {}},
      {"both take a payment back", paid, takes_back_payment(), takes_back_payment(), {}},
      {"one takes back what the other took back and made again", paid, takes_back_payment(),
       both(takes_back_payment(), pays("Anna", Money{900})), RecordKind::payment},
      {"both enter the same membership",
       base,
       owes("Anna", PurseKind::membership),
       owes("Anna", PurseKind::membership),
       {}},
      {"both enter one kitty, and say something else of it",
       base,
       owes("Bo", PurseKind::kitty, "coffee"),
       owes("Bo", PurseKind::kitty, "cake"),
       {}},
      {"each enters something else in the purse",
       base,
       owes("Bo", PurseKind::kitty),
       owes("Bo", PurseKind::membership),
       {}},
      {"both enter a second fee like the first",
       both(base, owes("Anna", PurseKind::fee)),
       owes("Anna", PurseKind::fee, "", Extra::yes),
       owes("Anna", PurseKind::fee, "", Extra::yes),
       {}},
      {"the same fee in books that know the people under other ids",
       does_nothing,
       both(base, owes("Anna", PurseKind::fee)),
       both(base, owes("Anna", PurseKind::fee)),
       {}},
      {"both void a movement, for other reasons",
       both(base, owes("Anna", PurseKind::fee)),
       in_purse(false, "slip"),
       in_purse(false, "twice"),
       {}},
      {"one voids a movement, the other voids and restores it",
       both(base, owes("Anna", PurseKind::fee)), in_purse(false),
       both(in_purse(false), in_purse(true)), RecordKind::purse},
      {"one erases who the other enters in the purse",
       base,
       erases("Cai", "Player 17"),
       owes("Cai", PurseKind::fee, "for Cai"),
       {}},
      {"each gives other initials to one amount", base, initials("AA"), initials("A.A."), {}},
      {"both end a game", base, ends, ends, {}},
      {"one ends a game, the other says that it goes on, as it does", base, ends, resumes, {}},
      {"one resumes, the other resumes and ends", both(base, ends), resumes, both(resumes, ends),
       RecordKind::ended},
      {"the same file in two books", does_nothing, base, base, {}},
      {"two stakes of one session", does_nothing, base,
       imports(ligeud_evening(1, three, "2026-11-20", "0.20")), RecordKind::session},
      {"two dates of one evening", does_nothing, base,
       imports(ligeud_evening(1, three, "2026-11-21")), RecordKind::evening},
      {"two contents of one entry", does_nothing, imports(ligeud_evening(1, agreed(2, "5"))),
       imports(ligeud_evening(1, agreed(2, "6"))), RecordKind::entry},
      {"the same file in two books, and one corrects",
       does_nothing,
       base,
       both(base, corrects(2, "6")),
       {}},
      {"the same file in two books, and both correct, unlike", does_nothing,
       both(base, corrects(2, "6")), both(base, corrects(2, "8")), RecordKind::entry},
      {"both rename alike", base, renames("Bo", "Bosse"), renames("Bo", "Bosse"), {}},
      {"both rename, unlike", base, renames("Bo", "Bosse"), renames("Bo", "Bo H"),
       RecordKind::name},
      {"both rename somebody of two evenings, unlike",
       both(base, imports(ligeud_evening(5, agreed(55, "3"), "2026-11-27"))),
       renames("Bo", "Bosse"), renames("Bo", "Bo H"), RecordKind::name},
      {"both rename somebody of two evenings, and one of them twice",
       both(base, imports(ligeud_evening(5, agreed(55, "3"), "2026-11-27"))),
       both(renames("Bo", "Bosse"), renames("Bosse", "Bob")), renames("Bo", "Bo H"),
       RecordKind::name},
      {"each renames another person", base, renames("Bo", "Bosse"), renames("Cai", "Kaj"), {}},
      {"both give one number",
       base,
       sets(NumberKind::swish, swish),
       sets(NumberKind::swish, swish),
       {}},
      {"each gives another number", base, sets(NumberKind::swish, swish),
       sets(NumberKind::swish, other_swish), RecordKind::number},
      {"one gives a Swish, the other a MobilePay number",
       base,
       sets(NumberKind::swish, swish),
       sets(NumberKind::mobilepay, mobilepay_number("20123456")),
       {}},
      {"one changes the number, the other takes it out", both(base, sets(NumberKind::swish, swish)),
       sets(NumberKind::swish, other_swish), sets(NumberKind::swish, ""), RecordKind::number},
      {"both retire", base, retires(true), retires(true), {}},
      {"one takes back in, the other does and retires again", both(base, retires(true)),
       retires(false), both(retires(false), retires(true)), RecordKind::retired},
      {"both fuse alike", with_eva, fuses("Eva", "Else"), fuses("Eva", "Else"), {}},
      {"both fuse the same two, the other way round",
       with_eva,
       fuses("Eva", "Else"),
       fuses("Else", "Eva"),
       {}},
      {"both fuse, unlike", with_eva, fuses("Eva", "Else"), fuses("Eva", "Dea"),
       RecordKind::fusion},
      {"one separates, the other separates and fuses", both(with_eva, fuses("Eva", "Else")),
       separates_eva, both(separates_eva, fuses("Eva", "Else")), RecordKind::fusion},
      {"both erase, under one pseudonym",
       base,
       erases("Cai", "Player 17"),
       erases("Cai", "Player 17"),
       {}},
      {"both erase, under two pseudonyms",
       base,
       erases("Cai", "Player 17"),
       erases("Cai", "Nobody 1"),
       {}},
      {"one erases whom the other renames",
       base,
       erases("Cai", "Player 17"),
       renames("Cai", "Kaj"),
       {}},
      {"one erases while the other enters on",
       base,
       erases("Cai", "Player 17"),
       [](Book& book) { append_to(book, session, agreed(50, "3")); },
       {}},
  };
}

struct Apart {
  std::vector<Book> books;  // here, there, and one that has decided nothing
  std::string here, there;  // as each sees it before they meet
  Uuid origin_here, origin_there;
};

Apart decided_apart(const Case& one, const std::function<Book(int)>& open) {
  Apart apart;
  for (int i = 0; i < 3; ++i) apart.books.push_back(open(i));
  one.before(apart.books[0]);
  for (std::size_t i = 1; i < 3; ++i)
    if (!everything_of(apart.books[0]).items.empty()) taken(apart.books[i], apart.books[0]);
  one.here(apart.books[0]);
  one.there(apart.books[1]);
  apart.here = seen(apart.books[0]);
  apart.there = seen(apart.books[1]);
  apart.origin_here = origin_of_newest(apart.books[0]);
  apart.origin_there = origin_of_newest(apart.books[1]);
  return apart;
}

void all_agree(const std::vector<Book>& books) {
  const std::string what = contents(books.front());
  CHECK(what != "unreadable");
  for (const Book& book : books) {
    CHECK(contents(book) == what);
    CHECK(counts_once(book));
    if (is_in_file(book)) CHECK(differences(book).empty());
  }
}

void agree_after_meeting(const Case& one, const std::vector<Book>& books) {
  all_agree(books);
  const auto found = conflicts(books.front(), std::nullopt);
  REQUIRE(found.has_value());
  REQUIRE(found->size() == (one.conflict ? 1 : 0));
  if (!one.conflict) return;
  CHECK(found->front().about == *one.conflict);
  CHECK(found->front().sides.size() == 2);
  CHECK(std::count_if(found->front().sides.begin(), found->front().sides.end(),
                      [](const Side& side) { return side.holds; }) == 1);
}

Book in_memory(int) { return Book::in_memory(); }

const Side& side_of(const Conflict& conflict, const Uuid& origin) {
  for (const Side& side : conflict.sides)
    if (side.item.record.origin == origin) return side;
  FAIL("no side of this book");
  return conflict.sides.front();
}

}  // namespace

TEST_CASE("whatever two books decide apart, all agree in whatever order they meet", "[decisions]") {
  using Pair = std::pair<std::size_t, std::size_t>;
  std::size_t number = 0;
  for (const Case& one : cases()) {
    CAPTURE(one.what);
    std::vector<Pair> order{{0, 1}, {0, 2}, {1, 0}, {1, 2}, {2, 0}, {2, 1}};
    const std::vector<std::vector<Pair>> orders{
        order,
        {{2, 0}, {2, 1}, {0, 2}, {1, 2}},
        {{2, 1}, {0, 2}, {1, 0}, {2, 0}},
        {{1, 0}, {2, 1}, {0, 2}, {1, 2}},
        {{0, 1}, {1, 0}, {2, 0}},
        {{2, 0}, {1, 2}, {0, 1}, {2, 1}},
    };
    for (const auto& pairs : orders) {
      if (!is_due(number++, 11)) continue;  // another order for every case
      Apart apart = decided_apart(one, in_memory);
      for (const auto& [to, from] : pairs)
        CHECK(taken(apart.books[to], apart.books[from]).refused.empty());
      meet(apart.books);
      agree_after_meeting(one, apart.books);
    }
  }
}

TEST_CASE("of an unlike decision one side holds, until somebody keeps one", "[decisions]") {
  std::size_t number = 0;
  for (const Case& one : cases()) {
    if (!one.conflict) continue;
    ++number;
    for (const bool keep_here : {true, false}) {
      if (!is_due(number + (keep_here ? 1 : 0), 7)) continue;
      CAPTURE(one.what, keep_here);
      Apart apart = decided_apart(one, in_memory);
      meet(apart.books);
      const auto found = conflicts(apart.books[2], std::nullopt);
      REQUIRE(found->size() == 1);
      const Side& here = side_of(found->front(), apart.origin_here);
      const Side& there = side_of(found->front(), apart.origin_there);
      const bool is_seen =
          seen(apart.books[0]) == apart.here || seen(apart.books[0]) == apart.there;
      CHECK(is_seen);
      CHECK(seen(apart.books[0]) == (here.holds ? apart.here : apart.there));

      const Side& kept = keep_here ? here : there;
      REQUIRE(keep_side(apart.books[2], found->front(), kept.item.record.hash).has_value());
      CHECK(seen(apart.books[2]) == (keep_here ? apart.here : apart.there));
      meet(apart.books);
      all_agree(apart.books);
      CHECK(conflicts(apart.books[0], std::nullopt)->empty());
      CHECK(seen(apart.books[0]) == (keep_here ? apart.here : apart.there));
    }
  }
}

TEST_CASE("what is decided again in two books, in two ways, is one conflict again", "[decisions]") {
  std::size_t number = 0;
  for (const Case& one : cases()) {
    if (!one.conflict || !is_due(number++, 7)) continue;
    CAPTURE(one.what);
    Apart apart = decided_apart(one, in_memory);
    meet(apart.books);
    const auto found = conflicts(apart.books[0], std::nullopt);
    REQUIRE(found->size() == 1);
    for (const std::size_t i : {std::size_t{0}, std::size_t{1}}) {
      const Hash side = found->front().sides[i].item.record.hash;
      REQUIRE(keep_side(apart.books[i], found->front(), side).has_value());
    }
    meet(apart.books);
    agree_after_meeting(one, apart.books);
  }
}

TEST_CASE("books in files agree as those in memory do, and verify", "[decisions]") {
  std::size_t number = 0;
  for (const Case& one : cases()) {
    if (!is_due(number++, 13)) continue;
    CAPTURE(one.what);
    const Folder folder;
    const auto in_file = [&](int i) { return opened(folder.path(std::to_string(i) + ".db")); };
    Apart apart = decided_apart(one, in_file);
    meet(apart.books);
    agree_after_meeting(one, apart.books);
    if (!one.conflict) continue;
    const auto found = conflicts(apart.books[2], std::nullopt);
    const Hash side = side_of(found->front(), apart.origin_here).item.record.hash;
    REQUIRE(keep_side(apart.books[2], found->front(), side).has_value());
    meet(apart.books);
    all_agree(apart.books);
    CHECK(conflicts(apart.books[0], std::nullopt)->empty());
    CHECK(seen(apart.books[0]) == apart.here);
  }
}

// What two have decided apart, in the two ways of which somebody keeps one by saying it again.
struct SaidApart {
  const char* what;
  Decide before, here, there;
  Decide one_way, other_way;
};
std::vector<SaidApart> said_apart() {
  const Decide base = imports(common),
               eva_away = both(base, both(imports(eva_came), retires(true, "Eva")));
  const auto swish = [](const std::string& number) { return sets(NumberKind::swish, number); };
  const Decide sit_one_way = reseats({"Anna", "Cai", "Bo", "Dea"}, Reseat::people),
               sit_the_other = reseats({"Bo", "Anna", "Cai", "Dea"}, Reseat::people);
  return {
      {"the end of a game", both(base, ends), resumes, both(resumes, ends), ends, resumes},
      {"who sits where", base, sit_one_way, sit_the_other, sit_one_way, sit_the_other},
      {"a number", base, swish("0701234567"), swish("0709999999"), swish("0701234567"),
       swish("0709999999")},
      {"a name", base, renames("Bo", "Bosse"), renames("Bo", "Bo H"), renames("Bo", "Bosse"),
       renames("Bo", "Bo H")},
      {"who is offered", both(base, retires(true)), retires(false),
       both(retires(false), retires(true)), retires(true), retires(false)},
      {"who is offered, and has been found to be somebody else", eva_away,
       both(retires(false, "Eva"), fuses("Eva", "Else")),
       both(retires(false, "Eva"), retires(true, "Eva")), retires(true, "Else"),
       retires(false, "Else")},
  };
}

TEST_CASE("what is so already is stored no more, unless two books have decided it apart",
          "[decisions]") {
  std::size_t number = 0;
  for (const SaidApart& one : said_apart())
    for (const Decide* way : {&one.one_way, &one.other_way}) {
      std::vector<std::size_t> order{0, 1, 2};
      do {
        if (!is_due(number++, 11)) continue;
        CAPTURE(one.what, way == &one.one_way, order);
        Apart apart = decided_apart({one.what, one.before, one.here, one.there, {}}, in_memory);
        std::vector<Book>& books = apart.books;
        meet(books);
        CHECK(conflicts(books[2], std::nullopt)->size() == 1);
        (*way)(books[2]);
        CHECK(conflicts(books[2], std::nullopt)->empty());
        const std::string said = seen(books[2]);
        const std::size_t records = everything_of(books[2]).items.size();
        (*way)(books[2]);
        CHECK(everything_of(books[2]).items.size() == records);
        for (std::size_t i = 0; i < 4; ++i) taken(books[order[i % 3]], books[order[(i + 1) % 3]]);
        meet(books);
        all_agree(books);
        CHECK(conflicts(books[0], std::nullopt)->empty());
        CHECK(seen(books[0]) == said);
      } while (std::next_permutation(order.begin(), order.end()));
    }
}

TEST_CASE("a decision follows no more than a record can hold", "[book]") {
  std::vector<Version> versions(follows_limit + 1);
  for (std::size_t i = 0; i < versions.size(); ++i) {
    versions[i].record[0] = static_cast<std::uint8_t>(i);
    versions[i].record[1] = static_cast<std::uint8_t>(i >> 8U);
    versions[i].meaning = std::to_string(i);
  }
  const Resolved resolved = resolve(versions);
  CHECK(resolved.open.size() == versions.size());
  const Follows follows = follows_of(versions, resolved);
  CHECK(follows.size() == follows_limit);
  CHECK(follows.back() == versions.back().record);
}

}  // namespace decisions_test
