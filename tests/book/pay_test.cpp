// What has been paid of an evening is decided where nobody else writes: what was due a moment ago
// may be so no longer.
#include <atomic>
#include <thread>

#include "db/book/decisions.hpp"
#include "db/book/payments.hpp"
#include "support/books.hpp"

using namespace kattegat;
using namespace kattegat::test;

namespace pay_test {
namespace {

const Uuid evening = uuid_of(1, 1);

// Anna and Cai owe Bo and Dea 9.00 each.
Book book_at(const std::string& path) {
  Book book = opened(path);
  import_into(book, ligeud_evening(1, nine_made(1)));
  return book;
}
const ToldPayment due{"Anna", "Bo", Money{900}, ""}, not_due{"Anna", "Bo", Money{100}, ""};

std::string why_not(const Stored<TickedAsTold>& answer) {
  REQUIRE(answer.has_value());
  const auto* no = std::get_if<Refused>(&*answer);
  REQUIRE(no != nullptr);
  return std::string(rule_id(no->complaints.at(0).violation.text.word));
}
std::int64_t row_of_newest(const Book& book, RecordKind kind, const Uuid& place) {
  std::int64_t row = 0;
  for (const Item& item : book.store().below(place, branch_of(kind)))
    if (item.record.kind == kind) row = std::max(row, item.row);
  return row;
}

}  // namespace

TEST_CASE("what is due is paid once, what is not is refused, and what was paid can be taken back",
          "[book][pay]") {
  const Folder folder;
  Book book = book_at(folder.path("book.db"));
  CHECK(why_not(tick_told_payment(book, evening, not_due, Extra::no)) == "pay.due");
  CHECK(why_not(untick_told_payment(book, evening, due, "x")) == "pay.undo");
  const auto paid = tick_told_payment(book, evening, due, Extra::no);
  REQUIRE(paid.has_value());
  CHECK_FALSE(std::get<TickedAsTold>(*paid).ticked.already);
  const auto again = tick_told_payment(book, evening, due, Extra::no);
  CHECK(std::get<TickedAsTold>(*again).ticked.already);
  CHECK(std::get<TickedAsTold>(*again).ticked.id == std::get<TickedAsTold>(*paid).ticked.id);
  CHECK(load_closing(book, evening)->payments.size() == 1);
  REQUIRE(untick_told_payment(book, evening, due, "bounced").has_value());
  CHECK(load_closing(book, evening)->payments.empty());
  CHECK(why_not(untick_told_payment(book, evening, due, "bounced")) == "pay.undo");
  CHECK(why_not(tick_told_payment(book, evening, {"Zoe", "Bo", Money{900}, ""}, Extra::yes)) ==
        "pay.player");
}

TEST_CASE("what is taken back is the payment that is named, and no other", "[book][pay]") {
  const Folder folder;
  Book book = book_at(folder.path("book.db"));
  const ToldPayment from_cai{"Cai", "Bo", Money{900}, ""};
  for (const ToldPayment& one : {due, not_due, from_cai})
    REQUIRE(tick_told_payment(book, evening, one, Extra::yes).has_value());
  CHECK(load_closing(book, evening)->payments.size() == 3);
  REQUIRE(untick_told_payment(book, evening, due, "bounced").has_value());
  const Closing closing = *load_closing(book, evening);
  REQUIRE(closing.payments.size() == 2);
  CHECK(closing.payments[0].amount == not_due.amount);
  CHECK(closing.payments[1].from == "Cai");
  CHECK(why_not(tick_told_payment(book, evening, {"Bo", "Bo", Money{1}, ""}, Extra::yes)) ==
        "pay.self");
}

TEST_CASE("what is due after one session is due, though all is paid in another way",
          "[book][pay]") {
  const Folder folder;
  Book book = opened(folder.path("book.db"));
  std::string two = ligeud_evening(1, agreed(1, "90"));
  const auto sessions = two.find(R"({"id":")" + id_of(2, 1)), end = two.rfind("]}");
  std::string more = two.substr(sessions, end - sessions);
  more.replace(more.find(id_of(2, 1)), 36, id_of(2, 2));
  more.replace(more.find(agreed(1, "90")), agreed(1, "90").size(), agreed(2, "50"));
  import_into(book, two.insert(end, "," + more));
  const ToldPayment first{"Bo", "Anna", Money{900}, ""}, neither{"Bo", "Anna", Money{901}, ""};
  CHECK(why_not(tick_told_payment(book, evening, neither, Extra::no)) == "pay.due");
  CHECK(std::holds_alternative<TickedAsTold>(*tick_told_payment(book, evening, first, Extra::no)));
}

TEST_CASE("while somebody writes, nobody says what is due", "[book][pay]") {
  const Folder folder;
  const std::string path = folder.path("book.db");
  Book writer = book_at(path), other = opened(path);
  other.set_patience(0);
  const auto is_busy = [](const Stored<TickedAsTold>& answer) {
    return !answer && answer.error().kind == BookFault::Kind::busy;
  };
  writer.store().writing([&] {
    CHECK(is_busy(tick_told_payment(other, evening, due, Extra::no)));
    CHECK(is_busy(tick_told_payment(other, evening, not_due, Extra::no)));
    CHECK(is_busy(untick_told_payment(other, evening, due, "x")));
    return false;
  });
  CHECK(tick_told_payment(other, evening, due, Extra::no).has_value());
}

TEST_CASE("a payment beside a void: it was due when it was made, or is refused", "[book][pay]") {
  for (int round = 0; round < 12; ++round) {
    const Folder folder;
    const std::string path = folder.path("book.db");
    Book one = book_at(path), other = opened(path);
    std::atomic<bool> go = false;
    bool is_void = false;  // Catch's own checks are for one thread
    std::thread beside([&] {
      go = true;
      is_void = void_entry(other, uuid_of(3, 1), {"wrong"}).has_value();
    });
    while (!go) std::this_thread::yield();
    const auto answer = tick_told_payment(one, evening, due, Extra::no);
    beside.join();
    REQUIRE(is_void);
    REQUIRE(answer.has_value());
    const std::int64_t paid = row_of_newest(one, RecordKind::payment, evening);
    if (std::holds_alternative<Refused>(*answer)) {
      CHECK(paid == 0);
    } else {
      CHECK(paid < row_of_newest(one, RecordKind::voided, uuid_of(2, 1)));
    }
    const auto proof = verify_book(one);
    CHECK(proof->differences.empty());
  }
}

}  // namespace pay_test
