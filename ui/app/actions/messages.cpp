#include "ui/app/actions/messages.hpp"

#include <cctype>

#include "ui/app/actions/club.hpp"

namespace kattegat::ui {

void show_toast(App& app, Toast toast) { app.messages.toast = std::move(toast); }
void forget_toast(App& app) { app.messages.toast.reset(); }

void notify(App& app, Notice notice) {
  app.messages.notice = std::move(notice);
  app.ui.ask_for_frame();
}
void forget_notice(App& app) { app.messages.notice = {}; }

bool has_news(const App& app) {
  return app.messages.notice.is_new && !app.messages.notice.words.empty();
}
void tell_news_by_toast(App& app) {
  if (!has_news(app)) return;
  app.messages.notice.is_new = false;
  show_toast(app, {.words = app.messages.notice.words, .in_front = true});
}

std::string fault_said(const App& app, const Text& fault) {
  // What SQLite says of it, in English, is for who mends it.
  const bool has_more = fault.word == Word::book_corrupt &&
                        std::holds_alternative<std::string>(fault.arguments.back());
  return app.say(has_more ? text(Word::broken_damaged, std::get<std::string>(fault.arguments[0]))
                          : fault);
}
std::string fault_said(const App& app) { return fault_said(app, app.club.fault()->text); }

std::string saved_said(const App& app) {
  return app.say(app.world.keeps ? Word::screen_saved : Word::screen_entered);
}
std::string saved_said(const App& app, std::int64_t deal) {
  const auto saved = either<Word::screen_saved_deal, Word::screen_entered_deal>(app.world.keeps);
  return app.say(text(saved, deal));
}

std::optional<std::string> take_failure(App& app) {
  const bool is_new =
      std::exchange(app.messages.failures_told, app.club.failures()) != app.club.failures();
  return is_new && app.club.fault() ? std::optional(fault_said(app)) : std::nullopt;
}

void refuse(App& app, const NotStored& why, std::function<void(App&)> force) {
  if (const auto* refused = std::get_if<Refused>(&why))
    app.dialog = Refusal{*refused, std::move(force)};
}

std::string as_sentence(Text told, Language language) {
  // There it names a command.
  if (told.word == Word::book_old_erased) told.word = Word::old_book_erased;
  std::string said = say(told, language);
  if (told.word == Word::book_old_kept || told.word == Word::recovered_reordered)
    said.front() = static_cast<char>(std::toupper(said.front()));  // of a to z
  return said;
}

void tell_of_taking_over(App& app) {
  if (!app.dialog.is<Nothing>() || app.club.taken_over().empty()) return;
  app.dialog = TakenOver{app.club.taken_over()};
  club_of(app).forget_taken_over();
  app.ui.ask_for_frame();
}

}  // namespace kattegat::ui
