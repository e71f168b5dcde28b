// What other tablets have written and decided.
#include "ui/app/actions/merge.hpp"

#include "db/book/conflicts.hpp"
#include "ui/app/actions/club.hpp"
#include "ui/app/actions/loss.hpp"
#include "ui/app/actions/messages.hpp"
#include "ui/app/actions/places.hpp"
#include "ui/app/actions/sample.hpp"
#include "ui/app/actions/setup.hpp"
#include "ui/app/actions/table.hpp"

namespace kattegat::ui {

std::string change_said(const App& app, const Change& change) {
  const auto* evening = std::get_if<ChangedEvening>(&change);
  const Language language = app.ui.language;
  return evening ? app.say(change_text(*evening, date_text(evening->date, language)))
                 : as_sentence(change_text(change), language);
}

Result<Merged, Text> merge(App& app, const std::string& path) {
  const OpenDialog says_what_came = app.dialog;
  leave_sample(app);
  app.dialog = says_what_came;
  const auto shown = app.club.evening_shown();
  auto merged = club_of(app).merge(path);
  show_newest_unless(app, shown);
  look_for_loss(app);
  forget_erased(app);
  lay_again(app);
  return merged;
}

void keep_side(App& app, const Conflict& conflict, const Hash& record) {
  const Storing kept = club_of(app).write(
      Reach::everything, [&](Book& book) { return kattegat::keep_side(book, conflict, record); });
  if (!kept) return;
  lay_again(app);
  if (!app.club.conflicts().empty()) return;
  app.dialog = Nothing{};
  show_toast(app, {app.say(Word::conflict_none)});
}

}  // namespace kattegat::ui
