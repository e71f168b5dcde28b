// How much the book has had, beside how much it has.
#include "ui/app/actions/loss.hpp"

#include "ui/app/actions/drafts.hpp"
#include "ui/app/actions/entered.hpp"

namespace kattegat::ui {
namespace {

BookHad had_now(const App& app) {
  return {app.club.path(), app.club.records(),
          static_cast<std::int64_t>(app.club.evenings().size())};
}
bool is_of_this_book(const App& app) { return app.drafts.all.had.book == app.club.path(); }
bool has_all_it_had(const App& app) {
  const BookHad& had = app.drafts.all.had;
  return app.club.records() >= had.records + had.entered;
}

// What is shown may be of before a fault.
bool can_be_counted(const App& app) {
  const bool is_busy = app.club.fault() && app.club.fault()->kind == BookFault::Kind::busy;
  return !app.is_unreadable() && !is_busy && is_of_this_book(app);
}
void has_been_counted(App& app) {
  app.drafts.counted = app.club.records();
  app.drafts.counted_at = app.club.version();
}

// What has been entered here brings nothing back; a loss may have been read with it. True when
// that is to be kept.
bool count_entered(App& app) {
  DraftsHere& here = app.drafts;
  if (!can_be_counted(app) || here.counted_at == app.club.version()) return false;
  const std::int64_t entered = app.club.records() - here.counted;
  has_been_counted(app);
  if (here.book_has_less && entered > 0) {
    here.all.had.entered += entered;
    return true;
  }
  here.book_has_less |= !has_all_it_had(app);
  return false;
}

}  // namespace

bool count_records(App& app) {
  DraftsHere& here = app.drafts;
  const bool has_counted = count_entered(app);
  if (!is_of_this_book(app) || here.book_has_less || !has_all_it_had(app)) return has_counted;
  const BookHad now = had_now(app);
  return std::exchange(here.all.had, now) != now || has_counted;
}

void look_for_loss(App& app) {
  if (!can_be_counted(app)) return;
  meet_file(app);  // another window may have seen more in it
  has_been_counted(app);
  app.drafts.book_has_less = !has_all_it_had(app);
}

void take_as_whole(App& app) {
  app.drafts.book_has_less = false;
  app.drafts.all.had = had_now(app);
  keep_at_last(app);
}

}  // namespace kattegat::ui
