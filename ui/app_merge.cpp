// What other tablets have written and decided.
#include "ui/app_merge.hpp"

#include "db/book/conflicts.hpp"
#include "kattegat/core/calendar.hpp"
#include "ui/actions.hpp"
#include "ui/toast.hpp"

namespace kattegat::ui {

// The book begins what an evening is called by with its day, as files have it.
std::string change_said(const App& app, const Change& change) {
  constexpr std::size_t day = 10;
  Text said = change.text;
  auto* called = change.evening ? std::get_if<std::string>(&said.arguments.front()) : nullptr;
  if (called && is_date(called->substr(0, day)))
    called->replace(0, day, date_text(called->substr(0, day), app.ui.language));
  return app.say(said);
}

Result<Merged, Text> merge(App& app, const std::string& path) {
  auto merged = app.club.merge(path);
  lay_again(app);
  return merged;
}

void keep_side(App& app, const Conflict& conflict, const Hash& record) {
  const Storing kept = app.club.write(
      Reach::everything, [&](Book& book) { return kattegat::keep_side(book, conflict, record); });
  if (!kept) return;
  lay_again(app);
  if (!app.club.conflicts().empty()) return;
  app.dialog = Nothing{};
  show_toast(app, {app.say(Word::conflict_none)});
}

}  // namespace kattegat::ui
