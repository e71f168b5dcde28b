// The club's schools, where the house rules are chosen: which one it is, and one that is kept,
// called something else, written over or removed.
#include <algorithm>

#include "kattegat/evening/write.hpp"
#include "ui/app/actions/messages.hpp"
#include "ui/app/actions/schools.hpp"
#include "ui/kit/layout.hpp"
#include "ui/screens/dialogs/dialogs.hpp"

namespace kattegat::ui {
namespace {

constexpr std::string_view last_time = "rules_of.last";

// Those of the game, and those whose game is not known here: they belong to no other one.
std::vector<const School*> schools_here(const App& app) {
  std::vector<const School*> here;
  if (!app.schools) return here;
  const std::string_view game = game_of(app.setup->house);
  for (const School& school : *app.schools)
    if (school.game == game || !game_called(school.game)) here.push_back(&school);
  return here;
}

std::string shown_name(const School& school) { return school.name.empty() ? "?" : school.name; }

std::optional<Reason> why_unusable(const App& app, const School& school) {
  if (!school.wrong) return std::nullopt;
  return Reason{app.say(text(Word::school_unusable, app.say(*school.wrong))), ""};
}

// The school that the rules are, or that they were before one was changed.
std::string which(const App& app) {
  const Setup& setup = *app.setup;
  if (const School* school = school_with(app, setup.house))
    return app.say(text(Word::school_is, school->name));
  const School* before = school_called(app, setup.house, setup.school);
  return before ? app.say(text(Word::school_was, before->name)) : app.say(Word::school_which);
}

// Of several that are alike: what has a name of its own before what was last time's.
void light_one(std::vector<Chip>& chips, const std::vector<Json::Object>& rules,
               const Json::Object& now) {
  Chip* lit = nullptr;
  for (std::size_t i = 0; i < chips.size(); ++i)
    if (rules[i] == now && (!lit || lit->id == last_time)) lit = &chips[i];
  if (lit) lit->chosen = true;
}

// Keeping the rules and looking after what is kept, side by side.
void draw_keeping(App& app, const Rect& row) {
  Ui& ui = app.ui;
  const bool any = !schools_here(app).empty();
  const Grid cells{row, any ? 2 : 1, row.h, ui.px(6)};
  if (button(ui, cells.cell(0),
             {.id = "schools.keep",
              .label = app.say(Word::school_keep),
              .enabled = app.schools.has_value()}))
    app.dialog = SchoolName{};
  if (any && button(ui, "schools.list", cells.cell(1), app.say(Word::school_list)))
    app.dialog = SchoolList{};
}

}  // namespace

void draw_schools(App& app, Rect& list) {
  Ui& ui = app.ui;
  const Json::Object now = house_to_json(app.setup->house);
  if (now.empty()) return;
  const std::string told = which(app);
  const float tall = ui.paragraph_height(list.w, told, Type::small);
  ui.paragraph(list.take_top(std::max(tall, ui.px(24)), ui.px(2)), told,
               {Type::small, ui.colors().quiet}, "school");
  if (!app.schools) {
    top_paragraph(ui, list, app.say(text(Word::school_file, app.say(app.schools.error()))),
                  {Type::small, ui.colors().loss}, 6, "schools.fault");
  }
  std::vector<Chip> chips;
  std::vector<Json::Object> rules;
  const auto offer = [&](std::string id, std::string label, const Json::Object& of) {
    chips.push_back({.id = std::move(id), .label = std::move(label)});
    rules.push_back(of);
  };
  offer("rules_of.book", app.say(Word::school_by_the_book), rules_by_the_book(app.setup->house));
  if (const auto& last = rules_last_time(app))
    offer(std::string(last_time), app.say(Word::setup_as_last_time), *last);
  Called called;
  for (const School* school : schools_here(app)) {
    offer("school." + called.one_more(shown_name(*school)), shown_name(*school), school->rules);
    chips.back().why_not = why_unusable(app, *school);
    chips.back().fit = Fit::name;
  }
  light_one(chips, rules, now);
  const int columns = columns_in(ui, list, 170, 2);
  const Grid cells =
      Grid{{}, columns, ui.px(50), ui.px(6)}.off(list, static_cast<int>(chips.size()), ui.px(6));
  if (const auto tapped = choose_in_lines(ui, app.explainer, cells, chips))
    take_rules(app, rules[*tapped]);
  draw_keeping(app, list.take_top(ui.px(50), ui.px(18)));
}

// ---- Those that are kept ----

void draw(App& app, const SchoolList&) {
  Ui& ui = app.ui;
  if (!app.setup) return close(app);
  Rect area = dialog(ui, 760, 520);
  if (draw_title(app, area, app.say(Word::school_list))) return;
  const Rect content = ui.begin_scroll("schools", area);
  Rect list = content;
  std::optional<School> tapped;
  Called called;
  for (const School* school : schools_here(app)) {
    const std::string wrong = school->wrong ? app.say(*school->wrong) : "";
    if (chip(ui, app.explainer, list.take_top(ui.px(58), ui.px(6)),
             {.id = "kept." + called.one_more(shown_name(*school)),
              .label = shown_name(*school),
              .below = wrong,
              .fit = Fit::name}))
      tapped = *school;
  }
  ui.end_scroll(list.y);
  if (tapped) app.dialog = SchoolCard{*tapped};
}

namespace {

// Whether what cannot be taken back is to be done: true when it is.
bool draw_question(App& app, Rect area, SchoolCard& card) {
  Ui& ui = app.ui;
  const bool removes = card.asked == SchoolCard::Asked::remove;
  const Grid cells{area.take_bottom(ui.px(58), ui.px(10)), 2, ui.px(58), ui.px(10)};
  long_paragraph(
      ui, area,
      app.say(text_of(removes ? Word::school_remove_asked : Word::school_write_over_asked,
                      shown_name(card.school))),
      {Type::body}, "school.asked");
  if (button(ui, "school.no", cells.cell(0), app.say(Word::screen_cancel)))
    card.asked = SchoolCard::Asked::nothing;
  return button(ui, "school.yes", cells.cell(1),
                app.say(removes ? Word::school_remove : Word::school_write_over), Weight::danger);
}

void finish(App& app, const Unkept& unkept) {
  close(app);
  if (unkept) notify(app, {.words = app.say(*unkept), .failed = true});
}

}  // namespace

void draw(App& app, SchoolCard& card) {
  using Asked = SchoolCard::Asked;
  Ui& ui = app.ui;
  if (!app.setup) return close(app);
  Rect area = dialog(ui, 720, 400);
  if (draw_title(app, area, shown_name(card.school))) return;
  if (card.asked != Asked::nothing) {
    if (!draw_question(app, area, card)) return;
    return finish(app, card.asked == Asked::remove ? remove_school(app, card.school)
                                                   : keep_school(app, card.school.name));
  }
  if (const auto reason = why_unusable(app, card.school))
    top_paragraph(ui, area, reason->sentence, {Type::body, ui.colors().loss}, 10, "school.wrong");
  const Grid cells{area, 1, ui.px(58), ui.px(8)};
  int place = 0;
  if (!card.school.wrong) {
    if (button(ui, "school.rename", cells.cell(place++), app.say(Word::school_rename)))
      app.dialog = SchoolName{card.school, {card.school.name}};
    if (button(ui, cells.cell(place++),
               {.id = "school.write_over",
                .label = app.say(Word::school_write_over),
                .enabled = card.school.rules != house_to_json(app.setup->house)}))
      card.asked = Asked::write_over;
  }
  if (button(ui, "school.remove", cells.cell(place), app.say(Word::school_remove), Weight::danger))
    card.asked = Asked::remove;
}

// ---- A name ----

namespace {

void take_school_name(App& app, SchoolName& naming) {
  const std::string name(trimmed(naming.typed.text));
  const School* same = school_called(app, app.setup->house, name);
  if (!naming.of && same)
    return void(app.dialog = SchoolCard{*same, SchoolCard::Asked::write_over});
  const Unkept unkept = naming.of ? rename_school(app, *naming.of, name) : keep_school(app, name);
  if (!unkept) return close(app);
  naming.typed.refused = app.say(*unkept);
}

}  // namespace

void draw(App& app, SchoolName& naming) {
  Ui& ui = app.ui;
  if (!app.setup) return close(app);
  Rect area = typing_dialog(ui);
  draw_title_of_typed(ui, area, app.say(Word::school_name));
  const Typed typed = draw_typing(app, area, naming.typed);
  if (typed == Typed::cancelled) return close(app);
  if (typed == Typed::done) take_school_name(app, naming);
}

}  // namespace kattegat::ui
