// One more movement of the club's purse: whose, what for and how much.
#include "kattegat/journal/paying/paying.hpp"
#include "ui/app/actions/purse.hpp"
#include "ui/kit/layout.hpp"
#include "ui/screens/dialogs/dialogs.hpp"
#include "ui/screens/players/people.hpp"

namespace kattegat::ui {
namespace {

using Typing = MovementForm::Typing;

// Nobody has been chosen yet.
void ask_for_person(App& app, Rect area, MovementForm& form) {
  Ui& ui = app.ui;
  if (button(ui, "movers.new", area.take_bottom(ui.px(58), ui.px(8)),
             app.say(Word::screen_new_player))) {
    const auto then = [form](App& a, const Uuid& id) {
      MovementForm theirs = form;
      theirs.person = id;
      a.dialog = theirs;
    };
    return void(app.dialog = MemberForm{then, [form](App& a) { a.dialog = form; }});
  }
  const Rect content = ui.begin_scroll("movers", area);
  const Grid cells{content, columns_in(ui, content, 180, 2), ui.px(56), ui.px(6)};
  int place = 0;
  for (const ListedPerson& one : people_listed(app, true)) {
    const Rect cell = cells.cell(place++);
    if (!ui.shows(cell)) continue;
    if (chip(ui, app.explainer, cell,
             {.id = "mover." + one.id, .label = one.name, .fit = Fit::name}))
      form.person = in_roster(app, one)->ids.front();
  }
  ui.end_scroll(content.y + cells.height(place));
}

bool take_typed(App& app, MovementForm& form) {
  if (form.typing == Typing::note) {
    form.note = form.typed.text;
    return true;
  }
  const auto amount = payable(std::string(trimmed(form.typed.text)), payment_limit);
  if (amount)
    form.amount = *amount;
  else
    form.typed.refused = app.say(amount.error());
  return amount.has_value();
}

void draw_typed_of_form(App& app, Rect area, MovementForm& form) {
  const Typed typed = draw_typing(app, area, form.typed);
  if (typed == Typed::cancelled || (typed == Typed::done && take_typed(app, form)))
    form.typing = Typing::nothing;
}

void type(MovementForm& form, Typing what, const std::string& now) {
  form.typing = what;
  form.typed = {now};
}

void choose_kind(App& app, Rect& list, MovementForm& form) {
  Ui& ui = app.ui;
  std::vector<Chip> all;
  for (std::size_t i = 0; i < names(PurseKind{}).size(); ++i) {
    const auto what = static_cast<PurseKind>(i);
    all.push_back({.id = "kind." + std::string(name_of(what)),
                   .label = app.say(word(what)),
                   .chosen = form.what == what,
                   .fit = Fit::name});
  }
  if (const auto tapped = segments(ui, app.explainer, list, all, 125, 50, 10)) {
    form.what = static_cast<PurseKind>(*tapped);
    form.to_club = form.what != PurseKind::prize;
  }
}

void choose_amount(App& app, Rect& list, MovementForm& form) {
  Ui& ui = app.ui;
  heading(ui, list.take_top(ui.px(26), ui.px(2)),
          app.say(Word::field_amount) + " (" + currency_of(app, form) + ")");
  static constexpr std::array<std::int64_t, 5> usual{2000, 5000, 10000, 20000, 50000};
  std::vector<Chip> all;
  bool is_usual = false;
  for (const std::int64_t amount : usual) {
    const bool here = form.amount == Money{amount};
    is_usual = is_usual || here;
    all.push_back({.id = "amount." + std::to_string(amount / 100),
                   .label = money_text(Money{amount}, ui.language),
                   .chosen = here});
  }
  const bool is_own = form.amount && !is_usual;
  all.push_back(
      {.id = "amount.own",
       .label = is_own ? money_text(*form.amount, ui.language) : app.say(Word::setup_other),
       .chosen = is_own});
  const auto tapped = segments(ui, app.explainer, list, all, 100, 50, 10);
  if (tapped && *tapped < usual.size()) form.amount = Money{usual[*tapped]};
  if (tapped && *tapped == usual.size()) type(form, Typing::amount, "");
}

void switch_on(Ui& ui, Rect& list, std::string_view id, const std::string& sentence, bool& on) {
  const Rect row = list.take_top(toggle_height(ui, list.w, sentence), ui.px(6));
  if (toggle(ui, id, row, sentence, on)) on = !on;
}

void draw_questions(App& app, Rect& list, MovementForm& form) {
  Ui& ui = app.ui;
  choose_kind(app, list, form);
  const auto way = segments(
      ui, app.explainer, list.take_top(ui.px(50), ui.px(10)),
      {{.id = "way.to", .label = app.say(Word::purse_to_club), .chosen = form.to_club},
       {.id = "way.from", .label = app.say(Word::purse_from_club), .chosen = !form.to_club}});
  if (way) form.to_club = *way == 0;
  choose_amount(app, list, form);
  Rect note = list.take_top(ui.px(54), ui.px(8));
  const std::string label = app.say(Word::kind_note);
  ui.text(note.take_left(ui.width(Type::body, label) + ui.px(8), ui.px(8)), label, {Type::body});
  if (chip(ui, app.explainer, note,
           {.id = "movement.note", .label = form.note.empty() ? "–" : form.note, .fit = Fit::name}))
    type(form, Typing::note, form.note);
  if (const OpenEvening* open = app.open_evening())
    switch_on(ui, list, "movement.evening",
              app.say(Word::place_evening) + ":  " + date_text(open->evening.date, ui.language),
              form.of_the_evening);
  if (form.what != PurseKind::payment)
    switch_on(ui, list, "movement.paid", app.say(Word::purse_paid_too), form.paid_too);
}

}  // namespace

void draw(App& app, MovementForm& form) {
  Ui& ui = app.ui;
  Rect area = form.typing == Typing::nothing ? dialog(ui, 860, 680) : typing_dialog(ui);
  const Person* const person = form.person ? app.club.person(*form.person) : nullptr;
  const std::string title = person ? person->name : app.say(Word::purse_add);
  if (person && form.typing != Typing::nothing) {
    draw_title_of_typed(ui, area, title);
    return draw_typed_of_form(app, area, form);
  }
  if (draw_title(app, area, title)) return;
  if (!person) return ask_for_person(app, area, form);
  const Grid cells{area.take_bottom(ui.px(58), ui.px(8)), 2, ui.px(58), ui.px(8)};
  if (stands_already(app, form))
    bottom_paragraph(ui, area, app.say(Word::book_knows_already), {Type::small, ui.colors().loss},
                     4, "movement.known");
  Rect list = ui.begin_scroll("movement", area);
  list.w -= ui.px(8);
  draw_questions(app, list, form);
  ui.end_scroll(list.y);
  if (button(ui, "movement.back", cells.cell(0), app.say(Word::screen_back)))
    app.dialog = PurseCard{};
  if (button(ui, cells.cell(1),
             {.id = "movement.save",
              .label = app.say(Word::screen_save),
              .weight = Weight::main,
              .enabled = form.amount.has_value()}))
    enter_in_purse(app, form);
}

}  // namespace kattegat::ui
