#include "ui/app/book_trouble.hpp"

#include <utility>

namespace kattegat::ui {

BookState BookTrouble::state() const {
  if (!was_read_ && fault_) return BookState::unreadable;
  return only_reads_ ? BookState::read_only : BookState::open;
}

bool BookTrouble::is_busy() const { return fault_ && fault_->kind == BookFault::Kind::busy; }

void BookTrouble::not_opened(BookFault fault) {
  only_reads_ = false;
  fault_ = std::move(fault);
  failed_ = FailedLook{};
}

void BookTrouble::opened_to_read(BookFault why) {
  only_reads_ = true;
  fault_ = std::move(why);
  failed_ = FailedWrite{};
}

// Of a book that has not been read nothing else is known than that.
void BookTrouble::failed(BookFault fault, Failed what) {
  fault_ = std::move(fault);
  failed_ = was_read_ ? what : FailedLook{};
}

void BookTrouble::not_written() {
  if (was_read_) failed_ = FailedWrite{};
}

void BookTrouble::has_looked() {
  if (was_read_) end<FailedLook>();
}

void BookTrouble::has_read_all() {
  was_read_ = true;
  end<FailedLook>();
}

void BookTrouble::has_answered() { end<FailedQuestion>(); }

void BookTrouble::try_again() {
  fault_.reset();
  unreadable_at_.reset();
  asked_again_.reset();
}

int BookTrouble::version_to_ask(int version) {
  const auto* question = fault_ ? std::get_if<FailedQuestion>(&failed_) : nullptr;
  if (!question) return version;
  if (question->version != version) {  // whatever is asked has been answered since
    fault_.reset();
    return version;
  }
  if (asked_again_ == version) return version;
  asked_again_ = version + 1;
  return *asked_again_;
}

bool BookTrouble::is_unreadable_at(const std::vector<Head>& heads) const {
  return unreadable_at_ == heads;
}

void BookTrouble::has_tried_at(const std::vector<Head>& heads, bool is_read) {
  unreadable_at_.reset();
  if (!is_read && !is_busy()) unreadable_at_ = heads;
}

}  // namespace kattegat::ui
