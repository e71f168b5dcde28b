// What ends what is wrong with a book, and what does not.
#include <catch2/catch.hpp>

#include "ui/app/book_trouble.hpp"

using namespace kattegat;

namespace book_trouble_test {

namespace {

const BookFault busy{BookFault::Kind::busy, text(Word::page_nothing_to_pay)};
const BookFault damaged{BookFault::Kind::corrupt, text(Word::page_nothing_to_pay)};

ui::BookTrouble of_a_book_that_was_read() {
  ui::BookTrouble trouble;
  trouble.has_read_all();
  return trouble;
}

}  // namespace

TEST_CASE("what failed is over when the like of it succeeds, or a write", "[ui]") {
  ui::BookTrouble trouble = of_a_book_that_was_read();
  trouble.failed(damaged, ui::FailedWrite{});
  trouble.has_looked();
  trouble.has_read_all();
  trouble.has_answered();
  CHECK(trouble.fault());
  CHECK(trouble.state() == ui::BookState::open);
  trouble.has_written();
  CHECK_FALSE(trouble.fault());

  trouble.failed(damaged, ui::FailedLook{});
  trouble.has_answered();
  CHECK(trouble.fault());
  trouble.has_looked();
  CHECK_FALSE(trouble.fault());

  trouble.failed(damaged, ui::FailedLook{});
  trouble.has_written();
  CHECK_FALSE(trouble.fault());
}

TEST_CASE("a book that was never read is unreadable until all of it has been read", "[ui]") {
  ui::BookTrouble trouble;
  CHECK(trouble.state() == ui::BookState::open);
  trouble.failed(damaged, ui::FailedQuestion{0});
  CHECK(trouble.state() == ui::BookState::unreadable);
  trouble.not_written();
  trouble.has_answered();
  trouble.has_looked();
  CHECK(trouble.state() == ui::BookState::unreadable);
  trouble.has_read_all();
  CHECK(trouble.state() == ui::BookState::open);
}

TEST_CASE("a book that is only read is so until it is opened to write", "[ui]") {
  ui::BookTrouble trouble;
  trouble.not_opened(damaged);
  trouble.opened_to_read(damaged);
  trouble.has_read_all();
  CHECK(trouble.state() == ui::BookState::read_only);
  CHECK(trouble.fault());
  trouble.opened_to_write();
  CHECK(trouble.state() == ui::BookState::open);
}

TEST_CASE("what had no answer is asked once more of each version", "[ui]") {
  ui::BookTrouble trouble = of_a_book_that_was_read();
  trouble.failed(damaged, ui::FailedQuestion{3});
  CHECK(trouble.version_to_ask(3) == 4);
  trouble.failed(damaged, ui::FailedQuestion{4});
  CHECK(trouble.version_to_ask(4) == 4);
  CHECK(trouble.fault());
  CHECK(trouble.version_to_ask(5) == 5);  // nobody has asked it
  CHECK_FALSE(trouble.fault());
}

TEST_CASE("where a book could not be read it is tried again only when it was held", "[ui]") {
  const std::vector<Head> here(1);
  ui::BookTrouble trouble;
  trouble.failed(busy, ui::FailedLook{});
  trouble.has_tried_at(here, false);
  CHECK_FALSE(trouble.is_unreadable_at(here));
  trouble.failed(damaged, ui::FailedLook{});
  trouble.has_tried_at(here, false);
  CHECK(trouble.is_unreadable_at(here));
  CHECK_FALSE(trouble.is_unreadable_at({}));
  trouble.try_again();
  CHECK_FALSE(trouble.is_unreadable_at(here));
}

}  // namespace book_trouble_test
