// What the book has had, beside what it has.
#include "ui/app/actions/loss.hpp"

#include <algorithm>

#include "ui/app/actions/drafts.hpp"
#include "ui/app/actions/tapped_in.hpp"

namespace kattegat::ui {
namespace {

BookHad had_now(const App& app) {
  std::vector<Head> heads = app.club.log_heads();
  if (heads.size() > most_heads) {
    std::stable_sort(heads.begin(), heads.end(),
                     [](const Head& one, const Head& other) { return one.count > other.count; });
    heads.resize(most_heads);
  }
  return {app.club.path(), app.club.records(),
          static_cast<std::int64_t>(app.club.evenings().size()), 0, std::move(heads)};
}
// Whatever else has come, what it had is there.
bool has_all_it_had(const App& app) {
  const BookHad& had = app.drafts.all.books.had;
  return app.club.records() >= had.records && app.club.contains(had.heads);
}

// What is shown may be of before a fault.
bool can_be_counted(const App& app) {
  const bool is_busy = app.club.fault() && app.club.fault()->kind == BookFault::Kind::busy;
  return !app.is_unreadable() && !is_busy && app.drafts.all.books.had.book == app.club.path();
}

void compare(App& app) {
  DraftsHere& here = app.drafts;
  here.book_has_less |= !has_all_it_had(app);
  if (here.book_has_less && here.all.books.had.left == 0)
    here.all.books.had.left = app.club.records();
}

}  // namespace

bool count_records(App& app) {
  DraftsHere& here = app.drafts;
  if (!can_be_counted(app) || here.counted_at == app.club.version()) return false;
  here.counted_at = app.club.version();
  const BookHad before = here.all.books.had;
  compare(app);
  if (!here.book_has_less) here.all.books.had = had_now(app);
  return here.all.books.had != before;
}

void look_for_loss(App& app) {
  if (!can_be_counted(app)) return;
  meet_file(app);  // another window may have seen more in it
  app.drafts.book_has_less = false;
  compare(app);
}

void take_as_whole(App& app) {
  app.drafts.book_has_less = false;
  app.drafts.all.books.had = had_now(app);
  keep_at_last(app);
}

}  // namespace kattegat::ui
