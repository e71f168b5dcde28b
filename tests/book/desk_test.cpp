// What a table does with its book beside entering deals and putting them right: payments, initials,
// the end of a game, and more players and games as the evening grows.
#include "db/book/decisions.hpp"
#include "db/book/payments.hpp"
#include "db/files/backup.hpp"
#include "db/files/merge.hpp"
#include "support/deals_in_turn.hpp"
#include "support/evenings.hpp"
#include "support/tampering.hpp"
#include "support/whole_book.hpp"

using namespace kattegat;
using namespace kattegat::test;

namespace desk_test {

using namespace kattegat::test::deals_in_turn;

TEST_CASE("payments are ticked, and taken back", "[book]") {
  const Folder folder;
  Book book = opened(folder.path("book.db"));
  import_into(book, ligeud_evening(1, nine_made(1)));
  const Uuid evening = uuid_of(1, 1);
  const MadePayment payment{{}, "Anna", "Bo", Money{900}, closed_at};
  const auto first = tick_payment(book, evening, payment);
  const auto again = tick_payment(book, evening, payment);
  REQUIRE((first.has_value() && again.has_value()));
  CHECK_FALSE(first->already);
  CHECK(again->already);
  CHECK(again->id == first->id);
  auto closing = load_closing(book, evening);
  REQUIRE(closing.has_value());
  REQUIRE(closing->payments.size() == 1);
  CHECK(closing->payments[0].id == first->id);
  CHECK(closing->payments[0].to == "Bo");
  CHECK(closing->payments[0].amount == Money{900});
  CHECK(closing->payments[0].at == closed_at);
  REQUIRE(untick_payment(book, evening, first->id, {closed_at}).has_value());
  REQUIRE(untick_payment(book, evening, first->id, {closed_at}).has_value());
  CHECK(load_closing(book, evening)->payments.empty());
  CHECK(is_clean(book));
  CHECK(points(loaded(book)) == "-90 90 -90 90");  // no payment moves points
  const auto made_again = tick_payment(book, evening, payment);
  REQUIRE(made_again.has_value());
  CHECK_FALSE(made_again->already);
  CHECK(load_closing(book, evening)->payments.size() == 1);

  using Kind = BookFault::Kind;
  const auto fault = [](const auto& answer) {
    REQUIRE_FALSE(answer.has_value());
    return answer.error().kind;
  };
  CHECK(fault(tick_payment(book, uuid_of(1, 9), payment)) == Kind::not_found);
  CHECK(fault(tick_payment(book, evening, {{}, "Eva", "Bo", Money{1}, ""})) == Kind::not_found);
  CHECK(fault(tick_payment(book, evening, {{}, "Bo", "Eva", Money{1}, ""})) == Kind::not_found);
  CHECK(fault(tick_payment(book, evening, {{}, "Bo", "Bo", Money{1}, ""})) == Kind::other);
  CHECK(fault(untick_payment(book, evening, uuid_of(4, 9), {})) == Kind::not_found);
  CHECK(fault(untick_payment(book, uuid_of(1, 9), first->id, {})) == Kind::not_found);
  CHECK(is_clean(book));
}

TEST_CASE("a payment is made twice only when somebody says so", "[book]") {
  const Folder folder;
  Book book = opened(folder.path("book.db"));
  import_into(book, ligeud_evening(1, nine_made(1)));
  const Uuid evening = uuid_of(1, 1);
  const MadePayment payment{{}, "Anna", "Bo", Money{900}, closed_at};
  const auto paid = [&] { return load_closing(book, evening)->payments.size(); };
  const Uuid first = tick_payment(book, evening, payment)->id;
  const auto second = tick_payment(book, evening, payment, 1);
  REQUIRE(second.has_value());
  CHECK_FALSE(second->already);
  CHECK(second->id != first);
  CHECK(paid() == 2);
  REQUIRE(untick_payment(book, evening, first, {closed_at}).has_value());
  CHECK(paid() == 1);
  CHECK(tick_payment(book, evening, payment)->already);  // the second one stands
  CHECK(tick_payment(book, evening, payment, 1)->id == first);
  CHECK(paid() == 2);
  CHECK(is_clean(book));
}

TEST_CASE("payments, initials and ends travel between books, whoever merges", "[book]") {
  const Folder folder;
  const Uuid evening = uuid_of(1, 1);
  const std::string one = folder.path("one.db"), two = folder.path("two.db");
  Book here = opened(one);
  import_into(here, ligeud_evening(1, nine_made(1)));
  const auto first = tick_payment(here, evening, {{}, "Anna", "Bo", Money{900}, closed_at});
  REQUIRE(first.has_value());
  REQUIRE(backup_book(here, two).has_value());
  Book there = opened(two);
  REQUIRE(untick_payment(there, evening, first->id, {closed_at}).has_value());
  const auto second = tick_payment(there, evening, {{}, "Cai", "Dea", Money{900}, closed_at});
  REQUIRE(second.has_value());
  REQUIRE(set_initials(there, evening, {"Cai", "CC", Money{-900}, closed_at}).has_value());
  REQUIRE(set_initials(here, evening, {"Dea", "DD", Money{900}, closed_at}).has_value());
  REQUIRE(end_session(here, uuid_of(2, 1), closed_at).has_value());
  REQUIRE(backup_book(here, folder.path("kept.db")).has_value());
  REQUIRE(merge_book(here, two).has_value());
  REQUIRE(merge_book(there, folder.path("kept.db")).has_value());
  for (const Book* book : {&here, &there}) {
    const auto closing = load_closing(*book, evening);
    REQUIRE(closing.has_value());
    REQUIRE(closing->payments.size() == 1);
    CHECK(closing->payments[0].id == second->id);
    CHECK(closing->initials.size() == 2);
    CHECK(closing->ended == std::vector<Uuid>{uuid_of(2, 1)});
    CHECK(is_clean(*book));
  }
}

TEST_CASE("a payment that cannot be read is damage, and never money", "[book]") {
  const Folder folder;
  const std::string path = folder.path("book.db");
  Book book = opened(path);
  import_into(book, ligeud_evening(1, nine_made(1)));
  REQUIRE(tick_payment(book, uuid_of(1, 1), {{}, "Anna", "Bo", Money{900}, closed_at}).has_value());
  tamper(path, "UPDATE record SET body = replace(body, 'amount', 'amuont') WHERE kind = 4");
  const auto closing = load_closing(book, uuid_of(1, 1));
  CHECK((!closing.has_value() || closing->payments.empty()));
  CHECK_FALSE(is_clean(book));
}

TEST_CASE("initials stand with the amount they were given for", "[book]") {
  const Folder folder;
  Book book = opened(folder.path("book.db"));
  import_into(book, ligeud_evening(1, nine_made(1)));
  REQUIRE(set_initials(book, uuid_of(1, 1), {"Anna", "AA", Money{-900}, closed_at}).has_value());
  REQUIRE(set_initials(book, uuid_of(1, 1), {"Bo", "BB", Money{900}, closed_at}).has_value());
  REQUIRE(set_initials(book, uuid_of(1, 1), {"Anna", "A", Money{-800}, closed_at}).has_value());
  const auto closing = load_closing(book, uuid_of(1, 1));
  REQUIRE(closing.has_value());
  REQUIRE(closing->initials.size() == 2);
  CHECK(closing->initials[1].initials == "A");
  CHECK(closing->initials[1].money == Money{-800});
  CHECK(is_clean(book));
}

TEST_CASE("a game is ended and resumed", "[book]") {
  const Folder folder;
  Book book = opened(folder.path("book.db"));
  import_into(book, ligeud_evening(1, nine_made(1)));
  const auto ended = [&] { return load_closing(book, uuid_of(1, 1))->ended.size(); };
  CHECK(*resume_session(book, uuid_of(2, 1), closed_at) == Changed::no);
  CHECK(*end_session(book, uuid_of(2, 1), closed_at) == Changed::yes);
  CHECK(*end_session(book, uuid_of(2, 1), closed_at) == Changed::no);
  CHECK(ended() == 1);
  CHECK(*resume_session(book, uuid_of(2, 1), closed_at) == Changed::yes);
  CHECK(ended() == 0);
  CHECK(*end_session(book, uuid_of(2, 1), closed_at) == Changed::yes);
  CHECK(ended() == 1);
  append_to(book, uuid_of(2, 1), nine_made(2));  // it says nothing about what may be entered
  CHECK(is_clean(book));
}

TEST_CASE("an evening grows: without games, with players added, with games added", "[book]") {
  const Folder folder;
  Book book = opened(folder.path("book.db"));
  const auto evening = [](const std::string& players, const std::string& sessions) {
    return R"({"format":"kattegat-evening","version":1,"id":")" + id_of(1, 1) +
           R"(","date":"2026-11-20","players":[)" + players + R"(],"sessions":[)" + sessions + "]}";
  };
  CHECK(import_into(book, evening(R"("Anna","Bo","Cai","Dea")", "")) == 5);  // and its players
  CHECK(import_into(book, evening(R"("Anna","Bo","Cai","Dea","Else")", "")) == 1);
  CHECK(loaded(book).players.size() == 5);
  CHECK(import_into(
            book,
            evening(R"("Anna","Bo","Cai","Dea","Else")",
                    R"({"id":")" + id_of(2, 1) +
                        R"(","game":"ligeud","seats":["Else","Bo","Cai","Dea"],"entries":[]})")) ==
        1);
  CHECK(loaded(book).sessions.size() == 1);
  CHECK(is_clean(book));
}

}  // namespace desk_test
