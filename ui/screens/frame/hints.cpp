#include "ui/screens/frame/hints.hpp"

#include "ui/app/actions/books.hpp"
#include "ui/app/actions/drafts.hpp"
#include "ui/app/actions/exports.hpp"
#include "ui/app/actions/messages.hpp"
#include "ui/app/actions/places.hpp"
#include "ui/app/actions/sample.hpp"
#include "ui/kit/layout.hpp"

namespace kattegat::ui {
namespace {

struct Hint {
  std::string_view id;
  std::string words;
  std::string_view button_id;
  Word button_word;
  bool warns = false;
  std::string longest{};  // what it may come to say: it has room for that from the first
};
// As tall as its words want beside the button, on a telephone, too.
struct HintLay {
  float tall, of_words, of_button;
};
constexpr float hint_side = 12, hint_gap = 10;
HintLay lay_hint(const App& app, float width, const Hint& hint) {
  const Ui& ui = app.ui;
  const float room = width - ui.px(2 * hint_side);
  const float wanted = ui.width(Type::body, app.say(hint.button_word)) + ui.px(32);
  const float of_button = std::min(room * 0.5F, wanted);
  const float beside = room - of_button - ui.px(hint_gap);
  const float of_words = ui.paragraph_height(beside, hint.words, Type::small);
  const float most = std::max(of_words, ui.paragraph_height(beside, hint.longest, Type::small));
  return {std::max(most + ui.px(16), ui.px(56)), of_words, of_button};
}
// True when its button was tapped.
bool draw_hint(App& app, Rect& area, const Hint& hint) {
  Ui& ui = app.ui;
  const Palette& c = ui.colors();
  const HintLay lay = lay_hint(app, area.w, hint);
  const Rect card = area.take_top(lay.tall, ui.px(8));
  ui.fill(card, hint.warns ? c.warn_soft : c.brass_soft, ui.px(corner_radius));
  if (hint.warns) ui.outline(card, c.warn, ui.px(corner_radius), ui.px(1.5F));
  Rect inside = card.inset(ui.px(hint_side), ui.px(4));
  const Rect place = inside.take_right(lay.of_button, ui.px(hint_gap));
  const float above = std::max(0.F, (place.h - ui.px(56)) / 2);
  const bool tapped = button(ui, hint.button_id, place.inset(0, above), app.say(hint.button_word));
  if (ui.width(Type::strong, hint.words) <= inside.w)
    ui.text(inside, hint.words, {Type::strong}, hint.id);
  else
    ui.paragraph(inside.inset(0, (inside.h - lay.of_words) / 2), hint.words, {Type::small},
                 hint.id);
  return tapped;
}

// Where it would take too much of the screen a toast has said it, and the button stands alone.
Hint banner(const App& app) {
  const std::string words = fault_said(app) + ".";
  const std::string longest = words + " " + app.say(Word::screen_form_is_kept);
  return {.id = "book.fault",
          .words = is_something_tapped_in(app) ? longest : words,
          .button_id = "book.retry",
          .button_word = Word::screen_try_again,
          .warns = true,
          .longest = longest};
}
bool has_room_for_banner(const App& app) {
  const Ui& ui = app.ui;
  const float width = ui.screen().w - ui.px(has_rail_beside(ui) ? 112 : 24);
  return lay_hint(app, width, banner(app)).tall <= ui.screen().h * 0.3F;
}

// Where the book cannot be written either there is no way to save it.
std::string said_of_what_is_not_kept(const App& app) {
  return app.is_read_only()
             ? app.say(text(Word::screen_not_kept_either, app.say(Word::screen_try_again)))
             : app.say(Word::screen_not_kept);
}

// For what only befalls a book, beside the place; where there is less, a toast says it.
bool has_room_for_hint(const Ui& ui) { return ui.screen().h >= ui.px(620); }

// Of what has befallen it; of two, what is lost if nobody does anything.
void draw_hint_of_book(App& app, Rect& area) {
  if (!has_room_for_hint(app.ui)) return;
  const bool not_kept = lies_on_the_screen_only(app);
  if (not_kept && draw_hint(app, area,
                            {"not_kept", said_of_what_is_not_kept(app), "not_kept.retry",
                             Word::screen_try_again}))
    keep_at_last(app);
  if (!not_kept && app.drafts.book_has_less && !app.is_unreadable() &&
      draw_hint(app, area,
                {"less", app.say(Word::screen_book_has_less), "less.merge", Word::people_merge}))
    offer_merge(app);
}

}  // namespace

void draw_banner(App& app, Rect& area) {
  Ui& ui = app.ui;
  const bool tapped = has_room_for_banner(app)
                          ? draw_hint(app, area, banner(app))
                          : button(ui, "book.retry", area.take_top(ui.px(48), ui.px(6)),
                                   app.say(Word::screen_try_again));
  if (tapped) retry_book(app);
}

void draw_hints(App& app, Rect& area) {
  // What is tried here is nobody's.
  if (is_sample(app)) {
    if (draw_hint(app, area,
                  {"sample", app.say(Word::sample_note), "sample.leave", Word::sample_leave}))
      leave_sample(app);
  } else if (!app.world.keeps) {
    if (draw_hint(
            app, area,
            {"kept", app.say(Word::screen_kept_nowhere), "kept.backup", Word::settings_backup}))
      make_backup(app);
  }
  draw_hint_of_book(app, area);
  // Nobody is disturbed in a game.
  if (app.world.take_version && !is_being_played(app) &&
      draw_hint(app, area,
                {"version", app.say(Word::screen_new_version), "version.take",
                 Word::screen_take_version}))
    app.world.take_version();
}

void tell_what_has_no_hint(App& app, bool is_more_to_keep) {
  if (const auto failure = take_failure(app);
      failure && !(app.dialog.is<Nothing>() && has_room_for_banner(app)))
    show_toast(app, {.words = *failure, .in_front = true});
  const bool has_less = app.drafts.book_has_less && !app.is_unreadable();
  const bool is_told = std::exchange(app.messages.loss_told, has_less);
  if (has_room_for_hint(app.ui)) return;
  if (has_less && !is_told) show_toast(app, {app.say(Word::screen_book_has_less)});
  if (is_more_to_keep && lies_on_the_screen_only(app))
    show_toast(app, {said_of_what_is_not_kept(app)});
}

}  // namespace kattegat::ui
