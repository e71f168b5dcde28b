#include "support/two_minds.hpp"

namespace kattegat::test::two_minds {

Decide voids(int entry, const std::string& why) {
  return [=](Book& book) { done(void_entry(book, uuid_of(3, entry), {why, Force::yes})); };
}

Decide restores(int entry) {
  return [=](Book& book) {
    done(restore_entry(book, uuid_of(3, entry), {"after all", Force::yes}));
  };
}

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

Decide pays(const std::string& from, Money amount, std::int64_t seen) {
  return [=](Book& book) {
    REQUIRE(tick_payment(book, evening, {{}, from, "Bo", amount, at}, seen).has_value());
  };
}

Decide takes_back_payment(std::size_t nth) {
  return [=](Book& book) {
    const auto payments = load_closing(book, evening)->payments;
    REQUIRE(payments.size() > nth);
    REQUIRE(untick_payment(book, evening, payments[nth].id, {at}).has_value());
  };
}

Decide initials(const std::string& letters) {
  return [=](Book& book) {
    REQUIRE(set_initials(book, evening, {"Anna", letters, Money{-780}, at}).has_value());
  };
}

Decide owes(const std::string& name, PurseKind what, const std::string& note, Extra extra) {
  return [=](Book& book) {
    PurseContents one = owed(id_called(book, name), 2000, what);
    one.note = note;
    if (what == PurseKind::kitty) one.evening = evening;
    REQUIRE(enter_in_purse(book, {one}, extra).has_value());
  };
}

Decide in_purse(bool stands, const std::string& why) {
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

Decide retires(bool retired, const std::string& name) {
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

}  // namespace kattegat::test::two_minds
