#include "ui/app/actions/settings.hpp"

#include "ui/app/actions/messages.hpp"

namespace kattegat::ui {

void apply_settings(App& app) {
  const Language usual = app.settings.language.value_or(app.world.language);
  app.ui.language = app.world.asked.value_or(usual);
  app.ui.theme.dress = app.settings.dress;
  app.ui.theme.four_colours = app.settings.four_colours;
  app.ui.ink_words = app.world.ink_words;
  app.ui.less_motion = app.settings.less_motion || app.world.less_motion;
}

void speak(App& app, Language language) {
  app.world.asked.reset();
  app.settings.language = language;
  forget_notice(app);  // they are said in the language before
  forget_toast(app);
  apply_settings(app);
  keep_settings(app);
}

void keep_settings(App& app) {
  const std::string& path = app.world.settings;
  if (write_settings(path, app.settings_kept, app.settings))
    app.settings_kept = app.settings;
  else
    notify(app, {.words = app.say(text(Word::file_not_written, path)), .failed = true});
}

}  // namespace kattegat::ui
