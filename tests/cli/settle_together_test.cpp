// Several evenings of the book settled at once: what each has in all of them, less what has been
// paid, in the fewest payments.
#include <rapidcheck/catch.h>

#include <numeric>
#include <thread>

#include "db/book/joining.hpp"
#include "db/book/payments.hpp"
#include "db/several/together.hpp"
#include "kattegat/languages/languages.hpp"
#include "support/draw.hpp"
#include "support/evenings_together.hpp"
#include "support/meeting.hpp"
#include "support/tablet.hpp"

using namespace kattegat;
using namespace kattegat::test;

namespace settle_together_test {

namespace {

const Uuid first = uuid_of(1, 1), second = uuid_of(1, 2);

// Anna and Cai owe 9.00 each, Bo and Dea have it.
std::string november() { return ligeud_evening(1, nine_made(1)); }
// Anna has 9.00 from Bo.
std::string december() { return ligeud_evening(2, agreed(2, "90"), "2026-12-04"); }

std::string payments_in(const Json& answer, int currency = 0) {
  std::string all;
  const Json transfers = under(answer, "currencies", currency, "transfers");
  for (const Json& one : *transfers.as<Json::Array>())
    all += text_under(one, "from") + ">" + text_under(one, "to") + " " + text_under(one, "amount") +
           "\n";
  return all;
}
std::string left_in(const Json& answer, int currency = 0) {
  std::string all;
  const Json people = under(answer, "currencies", currency, "people");
  for (const Json& one : *people.as<Json::Array>())
    all += text_under(one, "name") + " " + text_under(one, "money") + " " +
           text_under(one, "paid") + " " + text_under(one, "left") + "\n";
  return all;
}

// A tablet with both evenings.
struct Season : Tablet {
  std::string one = import_text(november()), other = import_text(december());
};

std::size_t due_in(const Book& book, const Uuid& evening) {
  const auto view = look_at(book, evening);
  REQUIRE(view.has_value());
  const JudgedEvening judged = judge(view->shown);
  return still_due(view->shown, settle(view->shown, judged), view->closing).payments.size();
}
PaidTogether paid_together(Book& book) {
  const auto paid = pay_together(book, {first, second}, "2026-12-05T10:00:00Z");
  REQUIRE(paid.has_value());
  return std::get<PaidTogether>(*paid);
}

}  // namespace

TEST_CASE("evenings settled together need fewer payments than each by itself", "[cli][together]") {
  const Season tablet;
  const Json answer = tablet.answer({"settle", tablet.one, tablet.other});
  CHECK(payments_in(answer) == "Cai>Dea 9.00\n");
  CHECK(left_in(answer) ==
        "Anna 0.00 0.00 0.00\nBo 0.00 0.00 0.00\nCai -9.00 0.00 -9.00\n"
        "Dea 9.00 0.00 9.00\nElse 0.00 0.00 0.00\n");
  CHECK(size_under(answer, "evenings") == 2);
  CHECK(text_under(answer, "evenings", 0, "date") == "2026-11-20");
  // Named twice, in another order, or by their time, they are the same evenings.
  CHECK(tablet.answer({"settle", tablet.other, tablet.one, tablet.other}) ==
        tablet.answer({"settle", tablet.one, tablet.other}));
  CHECK(tablet.answer({"settle", "--from", "2026-11-20", "--to", "2026-12-31"}) == answer);
  CHECK(payments_in(tablet.answer({"settle", "--from", "2026-12-01"})) == "Bo>Anna 9.00\n");
  const Run page = tablet.ctl({"settle", tablet.one, tablet.other, "--lang", "da"});
  CHECK(page.status == 0);
  CHECK(contains(page.out, "2 aftener, 2026-11-20 – 2026-12-04"));
  CHECK(contains(page.out, "Cai → Dea  9,00 DKK"));
}

TEST_CASE("evenings settled together are written in every form", "[cli][together]") {
  const Season tablet;
  REQUIRE(tablet.ctl({"pay", tablet.one, "Anna", "Bo", "4.50", "--extra"}).status == 0);
  const auto in = [&](const std::string& form) {
    return tablet.ctl({"settle", tablet.one, tablet.other, "--as", form, "--lang", "en"}).out;
  };
  CHECK(contains(in("csv"), "type,player,with,money,currency\r\nwon,Anna,,0.00,DKK\r\n"));
  CHECK(contains(in("csv"), "paid,Anna,,4.50,DKK\r\n"));
  CHECK(contains(in("csv"), "due,Bo,Anna,4.50,DKK\r\ndue,Anna,Bo,-4.50,DKK\r\n"));
  CHECK(contains(in("csv-excel"), "due;Bo;Anna;4,50;DKK\r\n"));
  CHECK(contains(in("html"), "Cai → Dea"));
  CHECK(in("pdf").rfind("%PDF", 0) == 0);
  const Json json = json_of(in("json"));
  CHECK(under(json, "currencies") ==
        under(tablet.answer({"settle", tablet.one, tablet.other}), "currencies"));
  const std::string file = tablet.folder.path("season.csv");
  REQUIRE(tablet.ctl({"settle", "--from", "2026-01-01", "--as", "csv", "-o", file}).status == 0);
  CHECK(tablet.ctl({"settle", "--from", "2026-01-01", "--as", "csv", "-o", file}).status == 2);
  CHECK(says_why_not(tablet.ctl({"settle", tablet.one, tablet.other, "--as", "docx"})));
  // A player's money comes to nothing once all that is due has been paid.
  std::map<std::string, Money> sums;
  for (const std::string& line : lines_of(in("csv"))) {
    const auto comma = line.find(','), next = line.find(',', comma + 1);
    const auto with = line.find(',', next + 1), money = line.find(',', with + 1);
    if (const auto amount = parse_money(line.substr(with + 1, money - with - 1)))
      sums[line.substr(comma + 1, next - comma - 1)] += *amount;
  }
  CHECK(sums.size() == 5);
  for (const auto& [player, sum] : sums) CHECK(sum == Money{});
}

TEST_CASE("a program is told of a plan of many that nobody has proved", "[cli][together]") {
  const Tablet tablet;
  const auto proven = [&](int evenings) {
    for (int n = 1; n <= evenings; ++n) {
      const std::string night = std::to_string(n);
      const std::vector<std::string> players{"A" + night, "B" + night, "C" + night, "D" + night};
      const std::vector<std::int64_t> points{1000 + n, 2000 + 3 * n, 4000 + 7 * n, -7000 - 11 * n};
      static_cast<void>(tablet.import_text(evenings_together::night(n, players, points)));
    }
    return under(tablet.answer({"settle", "--from", "2026-01-01"}), "currencies", 0,
                 "proven_fewest");
  };
  CHECK(proven(2).is_null());
  CHECK(proven(7) == Json(false));  // 28 people
}

TEST_CASE("where one stands and where it was have names of their own", "[cli][together]") {
  for (const Language language : languages)
    CHECK(say(Word::rank_column, language) != say(Word::field_place, language));
}

TEST_CASE("who pays stands before who is paid, however the names run", "[cli][together]") {
  const Tablet tablet;
  const std::string arabic = "محمد", hebrew = "דוד";
  std::string evening = ligeud_evening(1, nine_made(1));
  for (const auto& [was, is] : {std::pair{std::string("Anna"), arabic}, {"Bo", hebrew}})
    for (auto at = evening.find(was); at != std::string::npos; at = evening.find(was))
      evening.replace(at, was.size(), is);
  const std::string id = tablet.import_text(evening);
  const auto apart = [](const std::string& name) { return "\u2068" + name + "\u2069"; };
  const std::string page =
      tablet.ctl({"settle", "--from", "2026-01-01", "--as", "html", "--lang", "en"}).out;
  CHECK((contains(page, apart(arabic) + " → ") || contains(page, " → " + apart(arabic))));
  CHECK((contains(page, apart(hebrew) + " → ") || contains(page, " → " + apart(hebrew))));
  REQUIRE(tablet.ctl({"purse", "add", arabic, "20", "--kind", "fee", "--evening", id}).status == 0);
  CHECK(contains(tablet.ctl({"purse", "--as", "html", "--lang", "en"}).out,
                 apart(arabic) + " → The club"));
}

TEST_CASE("what has been paid in one of the evenings is taken off", "[cli][together]") {
  const Season tablet;
  REQUIRE(tablet.ctl({"pay", tablet.one, "Cai", "Dea", "9.00"}).status == 0);
  const Json answer = tablet.answer({"settle", tablet.one, tablet.other});
  CHECK(payments_in(answer).empty());
  CHECK(contains(left_in(answer), "Cai -9.00 9.00 0.00\nDea 9.00 -9.00 0.00\n"));
  const Run page = tablet.ctl({"settle", tablet.one, tablet.other, "--lang", "en"});
  CHECK(contains(page.out, "Nobody owes anybody anything."));
}

TEST_CASE("each currency is settled by itself", "[cli][together]") {
  const Season tablet;
  std::string abroad = ligeud_evening(3, nine_made(3), "2026-12-11");
  abroad.insert(abroad.find(R"("place")"), R"("currency":"SEK",)");
  const std::string third = tablet.import_text(abroad);
  const Json answer = tablet.answer({"settle", tablet.one, tablet.other, third});
  CHECK(size_under(answer, "currencies") == 2);
  CHECK(text_under(answer, "currencies", 1, "currency") == "SEK");
  CHECK(payments_in(answer, 0) == "Cai>Dea 9.00\n");
  CHECK(payments_in(answer, 1) == "Anna>Bo 9.00\nCai>Dea 9.00\n");
}

TEST_CASE("one person under two names is one, and two of one name are two", "[cli][together]") {
  const Season tablet;
  std::string later = ligeud_evening(3, agreed(3, "10"), "2026-12-11");
  for (auto at = later.find("Anna"); at != std::string::npos; at = later.find("Anna", at))
    later.replace(at, 4, "Annika");
  const std::string third = tablet.import_text(later);
  REQUIRE(tablet.ctl({"roster", "fuse", "Annika", "Anna"}).status == 0);
  const Json answer = tablet.answer({"settle", tablet.one, tablet.other, third});
  CHECK(contains(left_in(answer), "Anna 1.00 0.00 1.00\n"));
  CHECK(!contains(left_in(answer), "Annika"));

  std::string namesake = ligeud_evening(4, agreed(4, "10"), "2026-12-18");
  namesake.insert(namesake.find(R"("sessions")"), R"("people":{"Anna":")" + id_of(9, 1) + "\"},");
  const std::string fourth = tablet.import_text(namesake);
  const std::string all = left_in(tablet.answer({"settle", tablet.other, fourth}));
  CHECK(contains(all, "Anna (2) "));
}

TEST_CASE("all of it paid settles every evening, once", "[cli][together]") {
  const Season tablet;
  const Run paid = tablet.ctl({"settle", tablet.one, tablet.other, "--paid", "--lang", "en"});
  CHECK(paid.out == "3 payments ticked in 2 evenings\n");
  CHECK(size_under(tablet.answer({"settle", tablet.one}), "due") == 0);
  CHECK(size_under(tablet.answer({"settle", tablet.other}), "due") == 0);
  const std::int64_t records = tablet.records();
  CHECK(tablet.answer({"settle", tablet.one, tablet.other, "--paid"}) ==
        json_of(R"({"ok":true,"payments":0,"evenings":0})"));
  CHECK(tablet.records() == records);
  REQUIRE(tablet.ctl({"pay", tablet.other, "Bo", "Anna", "9.00", "--undo", "--why", "bounced"})
              .status == 0);
  CHECK(payments_in(tablet.answer({"settle", tablet.one, tablet.other})) == "Bo>Anna 9.00\n");
}

TEST_CASE("what has been decided otherwise is told of several evenings as of one",
          "[cli][together]") {
  const Season here;
  const Tablet there;
  REQUIRE(there.ctl({"merge", here.book}).status == 0);
  REQUIRE(here.ctl({"correct", id_of(3, 2)}, agreed(7, "50")).status == 0);
  REQUIRE(there.ctl({"correct", id_of(3, 2)}, agreed(8, "40")).status == 0);
  const std::string third = here.import_text(ligeud_evening(3, agreed(30, "10"), "2026-12-11"));
  REQUIRE(there.ctl({"merge", here.book}).status == 0);
  REQUIRE(here.ctl({"join", here.one, third}).status == 0);
  REQUIRE(there.ctl({"join", here.other, third}).status == 0);
  REQUIRE(here.ctl({"merge", there.book}).status == 0);
  const auto conflicts_of = [&](std::vector<std::string> evenings) {
    evenings.insert(evenings.begin(), "settle");
    std::set<std::string> said;
    const Json found = under(here.answer(evenings), "conflicts");
    for (const Json& one : *found.as<Json::Array>()) said.insert(to_line(one));
    return said;
  };
  std::set<std::string> apart = conflicts_of({here.one});
  apart.merge(conflicts_of({here.other}));
  CHECK(apart.size() >= 2);
  CHECK(conflicts_of({here.one, here.other}) == apart);
  const Run file = here.ctl({"settle", here.one, here.other, "--as", "json"});
  CHECK(json_of(file.out) == here.answer({"settle", here.one, here.other}));
}

TEST_CASE("which evening cannot be settled is said", "[cli][together]") {
  const Season tablet;
  const std::string third = tablet.import_text(
      ligeud_evening(3, nine_made(3) + "," + nine_made(4, R"(,"dealer":"Bo")"), "2026-12-11"));
  REQUIRE(tablet.ctl({"void", id_of(3, 3), "--why", "slip", "--force"}).status == 0);
  const Run run = tablet.ctl({"settle", tablet.one, third, "--lang", "en"});
  CHECK(run.status == 1);
  CHECK(contains(run.out, "2026-12-11 (" + third + ")"));
  CHECK(tablet.ctl({"settle", tablet.one, third, "--paid"}).status == 1);
  const Run json = tablet.ctl({"settle", tablet.one, third, "--json"});
  CHECK(text_under(json_of(json.out), "evening") == third);
  CHECK(size_under(tablet.answer({"settle", tablet.one}), "due") == 2);  // nothing was ticked
}

TEST_CASE("what several evenings cannot be asked is said", "[cli][together]") {
  const Season tablet;
  CHECK(says_why_not(tablet.ctl({"settle", tablet.one, tablet.other, "--plan", "sessions"})));
  CHECK(says_why_not(tablet.ctl({"settle", tablet.one, id_of(1, 9)})));
  CHECK(says_why_not(tablet.ctl({"settle", tablet.one, "nothing.json"})));
  CHECK(says_why_not(tablet.ctl({"settle", "--from", "2030-01-01"})));
  CHECK(says_why_not(tablet.ctl({"settle", "--from", "2026-13-01"})));
  CHECK(tablet.ctl({"settle"}).status == 2);
}

TEST_CASE("two books in which all of it was ticked apart have it once", "[book][together]") {
  std::vector<Book> books;
  for (int i = 0; i < 2; ++i) {
    books.push_back(Book::in_memory());
    import_into(books.back(), november());
    import_into(books.back(), december());
  }
  CHECK(paid_together(books[0]).ticked.size() == 3);
  const auto ticked = tick_payment(books[1], first, {{}, "Cai", "Dea", Money{900}, ""});
  REQUIRE(ticked.has_value());
  CHECK(paid_together(books[1]).ticked.size() == 2);
  meet(books);
  for (Book& book : books) {
    CHECK(due_in(book, first) + due_in(book, second) == 0);
    CHECK(load_closing(book, first)->payments.size() == 2);
    CHECK(paid_together(book).ticked.size() == 0);
  }
  CHECK(contents(books[0]) == contents(books[1]));
}

TEST_CASE("ticked in one evening, in several and in the joined one, a payment stands once",
          "[book][together]") {
  std::vector<std::size_t> order{0, 1, 2};
  do {
    std::vector<Book> books;
    for (int i = 0; i < 3; ++i) {
      books.push_back(Book::in_memory());
      import_into(books.back(), november());
      import_into(books.back(), december());
    }
    REQUIRE(tick_payment(books[order[0]], first, {{}, "Cai", "Dea", Money{900}, ""}).has_value());
    CHECK(paid_together(books[order[1]]).ticked.size() == 3);
    REQUIRE(join_evenings(books[order[2]], {first, second}).has_value());
    CHECK(paid_together(books[order[2]]).ticked.size() == 1);  // Anna and Bo are quits
    meet(books);
    for (Book& book : books) {
      CHECK(due_in(book, first) == 0);
      CHECK(load_closing(book, first)->payments.size() == 3);
      CHECK(contents(book) == contents(books[0]));
    }
  } while (std::next_permutation(order.begin(), order.end()));
}

TEST_CASE("ticked at once by two programs, a payment stands once", "[book][together]") {
  for (int round = 0; round < 5; ++round) {
    const Folder folder;
    const std::string path = folder.path("book.db");
    {
      Book book = opened(path);
      import_into(book, november());
      import_into(book, december());
    }
    Book one = opened(path), other = opened(path);
    bool both = true;  // Catch's own checks are for one thread
    std::thread beside([&] {
      both = tick_payment(other, first, {{}, "Cai", "Dea", Money{900}, ""}).has_value();
    });
    const auto paid = pay_together(one, {first, second}, "");
    beside.join();
    CHECK(both);
    CHECK(paid.has_value());
    CHECK(load_closing(one, first)->payments.size() == 2);
    CHECK(due_in(one, first) + due_in(one, second) == 0);
  }
}

TEST_CASE("whatever the evenings, the payments clear what is left", "[settlement][together]") {
  CHECK(rc::check([] {
    std::vector<EveningShares> evenings(static_cast<std::size_t>(draw(1, 6)));
    for (EveningShares& evening : evenings) {
      evening.currency = toss() ? "DKK" : "SEK";
      Money rest, unpaid;
      for (int person = 1; person <= 5; ++person) {
        const bool last = person == 5;
        const Money money{last ? -rest.hundredths : draw(-999, 999)};
        const Money left{last ? -unpaid.hundredths : draw(-99, 99)};
        rest += money;
        unpaid += left;
        evening.shares.push_back({"P" + std::to_string(person), uuid_of(9, person), money, left});
      }
    }
    const auto together = settled_together(evenings);
    RC_ASSERT(together.has_value());
    for (const Together& one : *together) {
      std::vector<Money> left;
      for (const EveningShare& share : one.people) left.push_back(share.left);
      for (const Payment& payment : one.plan.payments) {
        left[payment.from] += payment.amount;
        left[payment.to] -= payment.amount;
      }
      RC_ASSERT(left == std::vector<Money>(left.size()));
    }
  }));
}

TEST_CASE("more money than can be settled is said, whatever it comes to",
          "[settlement][together]") {
  const Money most{100'000'000'000'000'000};
  const EveningShares evening{
      "DKK", {{"Anna", uuid_of(9, 1), most, most}, {"Bo", uuid_of(9, 2), -most, -most}}};
  CHECK(settled_together({evening}).has_value());
  CHECK(!settled_together({evening, evening}).has_value());
  CHECK(!settled_together(std::vector<EveningShares>(1000, evening)).has_value());
}

}  // namespace settle_together_test
