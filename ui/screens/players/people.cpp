#include "ui/screens/players/people.hpp"

#include "kattegat/core/text/joined.hpp"
#include "kattegat/evening/player_name.hpp"
#include "kattegat/journal/naming/free_names.hpp"
#include "ui/app/actions/faces.hpp"
#include "ui/app/actions/people.hpp"
#include "ui/kit/layout.hpp"
#include "ui/kit/text_edit.hpp"
#include "ui/screens/dialogs/dialog_parts.hpp"
#include "ui/screens/settling/conflicts.hpp"

namespace kattegat::ui {

std::vector<const Person*> offered(const App& app, const std::string& name) {
  std::vector<const Person*> people;
  for (const Person& person : app.club.roster())
    if (person.name == name && person.is_offered()) people.push_back(&person);
  return people;
}

const std::vector<ListedPerson>& people_listed(App& app, bool offered_alone) {
  return kept_of_book(app, app.views.people, offered_alone, [&] {
    const std::vector<Person>& roster = app.club.roster();
    std::vector<ListedPerson> list;
    Called called;
    for (std::size_t i = 0; i < roster.size(); ++i)
      if (!offered_alone || roster[i].is_offered())
        list.push_back({roster[i].name, called.one_more(roster[i].name), i});
    return list;
  });
}

const Person* in_roster(const App& app, const ListedPerson& one) {
  return one.place ? &app.club.roster()[*one.place] : nullptr;
}

std::string told_apart(const Person& person) {
  return joined(person.numbers, "  ", &PayNumbers::value_type::second);
}

std::string said_of_several(const App& app, const std::string& name) {
  return app.say(
      text(Word::roster_several, name, joined(offered(app, name), ", ", [](const Person* one) {
             const std::string apart = told_apart(*one);
             return apart.empty() ? "–" : apart;
           })));
}

// ---- The people ----

void draw(App& app, const PeopleList&) {
  Ui& ui = app.ui;
  Rect area = dialog(ui, 860, 640);
  if (draw_title(app, area, app.say(Word::people_title))) return;
  draw_conflict_notice(app, area);
  if (button(ui, "people.new", area.take_bottom(ui.px(58), ui.px(8)),
             app.say(Word::screen_new_player), Weight::main))
    return void(app.dialog = MemberForm{[](App& a, const Uuid& id) { a.dialog = PersonCard{id}; },
                                        [](App& a) { a.dialog = PeopleList{}; }});
  const Rect content = ui.begin_scroll("people", area);
  const Grid cells{content, columns_in(ui, content, 80, 1, 3), ui.px(60), ui.px(6)};
  int place = 0;
  for (const ListedPerson& one : people_listed(app, false)) {
    const Rect cell = cells.cell(place++);
    if (!ui.shows(cell)) continue;
    const Person& person = *in_roster(app, one);
    std::string below = told_apart(person);
    if (person.retired) below = app.say(Word::roster_removed);
    if (chip(ui, app.explainer, cell,
             {.id = "person." + one.id, .label = one.name, .below = below, .fit = Fit::name}))
      app.dialog = PersonCard{person.ids.front()};
  }
  ui.end_scroll(content.y + cells.height(place));
}

namespace {

using Field = PersonCard::Field;

bool take_number(App& app, const Person& person, PersonCard& card, NumberKind kind,
                 WordFor<1> refusal) {
  const std::string number = payment_number(kind, card.typed.text);
  if (card.typed.text.empty() || !number.empty())
    return set_number(app, person, kind, number).has_value();
  card.typed.refused = app.say(text(refusal, card.typed.text));
  return false;
}

// Is the one who has the name already the same person? What was typed stays, to be changed.
void ask_who_is_one(App& app, const Person& person, const Person& other, const PersonCard& card) {
  const std::optional<bool> together = have_sat_together(app, person, other);
  if (together) app.dialog = SameName{card, other.ids.front(), *together};
}

bool take_name(App& app, const Person& person, PersonCard& card) {
  if (card.typed.text == person.name) return true;
  if (const auto fault = name_fault(card.typed.text)) {
    card.typed.refused = app.say(*fault);
    return false;
  }
  std::vector<Person> others, called_so;
  for (const Person& other : app.club.roster())
    if (other.ids != person.ids) others.push_back(other);
  for (const Person& other : others)
    if (other.name == card.typed.text) called_so.push_back(other);
  if (!called_so.empty()) {
    card.typed.refused = app.say(text(Word::people_name_taken, card.typed.text));
    if (called_so.size() == 1 && !called_so.front().erased && !person.erased)
      ask_who_is_one(app, person, called_so.front(), card);
    return false;
  }
  const auto known = namesake(card.typed.text, others);
  if (!known) return rename(app, person, card.typed.text).has_value();
  const auto go_on = [id = card.person, to = card.typed.text](App& a) {
    if (const Person* one = a.club.person(id)) static_cast<void>(rename(a, *one, to));
    a.dialog = PersonCard{id};
  };
  const auto back = [card](App& a) { a.dialog = card; };
  app.dialog = Namesake{card.typed.text, *known, go_on, back};
  return false;
}

// What was typed becomes the number or the name. False when it does not, or not yet.
bool take_typed_field(App& app, PersonCard& card) {
  const Person person = *app.club.person(card.person);
  switch (card.field) {
    case Field::swish:
      return take_number(app, person, card, NumberKind::swish, Word::roster_no_swish);
    case Field::mobilepay:
      return take_number(app, person, card, NumberKind::mobilepay, Word::roster_no_mobilepay);
    case Field::iban:
      return take_number(app, person, card, NumberKind::iban, Word::roster_no_iban);
    case Field::name:
      return take_name(app, person, card);
    case Field::none:
      break;
  }
  return true;
}

Word word_of_field(Field field) {
  switch (field) {
    case Field::swish:
      return Word::people_swish;
    case Field::mobilepay:
      return Word::people_mobilepay;
    case Field::iban:
      return Word::people_iban;
    case Field::name:
    case Field::none:
      break;
  }
  return Word::screen_name;
}

// Whose page it is, and which of the numbers is being typed.
std::string title_of_field(const App& app, const Person& person, Field field) {
  if (field == Field::none) return person.name;
  return person.name + "  ·  " + app.say(word_of_field(field));
}

void draw_typed_field(App& app, PersonCard& card, Rect area) {
  const Typed typed = draw_typing(app, area, card.typed);
  if (typed == Typed::cancelled || (typed == Typed::done && take_typed_field(app, card)))
    card.field = Field::none;
}

Grid colour_cells(const Ui& ui, const Rect& area) {
  const int columns = columns_in(ui, area, 50, 1, 9);
  return {area, columns, ui.px(50), 0};
}

// A disc of each colour; a tap on one makes it this person's.
void draw_face_colours(App& app, Rect area, const Person& person) {
  Ui& ui = app.ui;
  ui.text(area.take_top(ui.px(26)), app.say(Word::people_colour), {Type::body});
  const Face now = face(app, person);
  const Grid cells = colour_cells(ui, area);
  for (std::size_t i = 0; i < face_colours; ++i) {
    const Rect cell = cells.cell(static_cast<int>(i));
    const bool on = now.colour % face_colours == i;
    if (ui.tap("colour." + std::to_string(i), cell, std::to_string(i + 1),
               {.chosen = on, .radius = cell.w / ui.px(2)}))
      choose_face(app, person, i);
    draw_face(ui, cell.center(), ui.px(19), {on ? now.initials : "", i});
    if (on) ui.ring(cell.center(), ui.px(22), ui.colors().accent, ui.px(2.5F));
  }
}

}  // namespace

void draw(App& app, PersonCard& card) {
  Ui& ui = app.ui;
  const Person* person = app.club.person(card.person);
  if (!person) return void(app.dialog = PeopleList{});
  Rect area = card.field == Field::none ? dialog(ui, 760, 600) : typing_dialog(ui);
  const std::string title = title_of_field(app, *person, card.field);
  if (card.field != Field::none) {
    draw_title_of_typed(ui, area, title);
    return draw_typed_field(app, card, area);
  }
  if (draw_title(app, area, title)) return;

  const Grid cells{area.take_bottom(ui.px(58), ui.px(8)), 2, ui.px(58), ui.px(8)};
  Rect list = ui.begin_scroll("person", area);
  const std::array<std::tuple<Field, std::string_view, Word, std::string>, 4> rows{
      {{Field::name, "name", Word::screen_name, person->name},
       {Field::swish, "swish", Word::people_swish, person->number(NumberKind::swish)},
       {Field::mobilepay, "mobilepay", Word::people_mobilepay,
        person->number(NumberKind::mobilepay)},
       {Field::iban, "iban", Word::people_iban, person->number(NumberKind::iban)}}};
  for (const auto& [field, id, label, value] : rows) {
    Rect row = list.take_top(ui.px(58), ui.px(6));
    ui.text(row.take_left(std::min(ui.px(220), row.w * 0.4F), ui.px(8)), app.say(label),
            {Type::body});
    if (chip(ui, app.explainer, row,
             {.id = "edit." + std::string(id),
              .label = value.empty() ? "–" : value,
              .fit = Fit::name}))
      card = {card.person, field, {value}};
  }
  const float colours = ui.px(26) + colour_cells(ui, list).height(face_colours);
  draw_face_colours(app, list.take_top(colours, ui.px(4)), *person);
  if (!person->also.empty())
    top_paragraph(ui, list, "= " + joined(person->also), {Type::small, ui.colors().quiet}, 4);
  ui.end_scroll(list.y);
  if (button(ui, "person.back", cells.cell(0), app.say(Word::screen_back)))
    app.dialog = PeopleList{};
  const Word act = person->retired ? Word::people_restore : Word::people_remove;
  if (button(ui, "person.remove", cells.cell(1), app.say(act),
             person->retired ? Weight::plain : Weight::danger))
    retire(app, *person, !person->retired);
}

// ---- Somebody new ----

namespace {

// Whether the name may be taken; else what is then asked or said.
void read_name(App& app, MemberForm& member) {
  const std::string name(trimmed(member.typed.text));
  if (const auto fault = name_fault(name)) return void(member.typed.refused = app.say(*fault));
  const auto known = namesake(name, app.club.roster());
  if (!known) return take_in_member(app, member, name);
  const auto go_on = [member, name](App& a) { take_in_member(a, member, name); };
  const auto back = [member](App& a) { a.dialog = member; };
  app.dialog = Namesake{name, *known, go_on, back};
}

}  // namespace

void draw(App& app, MemberForm& member) {
  Rect area = typing_dialog(app.ui);
  draw_title_of_typed(app.ui, area, app.say(Word::screen_new_player));
  const Typed typed = draw_typing(app, area, member.typed);
  if (typed == Typed::cancelled) return member.back(app);
  if (typed == Typed::done) read_name(app, member);
}

// ---- A name that somebody has ----

void draw(App& app, const SameName& asked) {
  Ui& ui = app.ui;
  const Person* const person = app.club.person(asked.typing.person);
  const Person* const other = app.club.person(asked.other);
  if (!person || !other || person == other) return void(app.dialog = PeopleList{});
  Rect area = dialog(ui, 720, 240);
  const Grid cells{area.take_bottom(ui.px(60), ui.px(12)), asked.sat_together ? 1 : 2, ui.px(60),
                   ui.px(10)};
  const std::string& name = person->name;
  const std::string words = asked.sat_together
                                ? app.say(text(Word::roster_two_people, name, other->name)) + ". " +
                                      app.say(Word::people_name_apart)
                                : app.say(text(Word::people_one_or_two, name, other->name));
  long_paragraph(ui, area, words, {Type::body}, "same.name");
  // Two who are made one by mistake do the more harm.
  const bool back =
      button(ui, "same.name.back", cells.cell(0), app.say(Word::people_other_name), Weight::main) ||
      ui.key(Key::escape);
  if (!asked.sat_together &&
      button(ui, "same.name.one", cells.cell(1), app.say(Word::people_one_person))) {
    // Nothing stands before the toast, which takes it back.
    app.dialog = fuse(app, *person, *other) ? Dialog(Nothing{}) : Dialog(asked.typing);
  } else if (back) {
    app.dialog = asked.typing;
  }
}

// ---- A name like another ----

void draw(App& app, const Namesake& asked) {
  Ui& ui = app.ui;
  Rect area = dialog(ui, 720, 280);
  const Grid cells{area.take_bottom(ui.px(60), ui.px(12)), 2, ui.px(60), ui.px(10)};
  long_paragraph(ui, area, app.say(text(Word::screen_alike, asked.name, asked.known)), {Type::body},
                 "namesake");
  // Typed once more is likelier, and two of one person do the more harm.
  const bool back =
      button(ui, "namesake.back", cells.cell(0), app.say(Word::screen_back), Weight::main);
  const bool two = button(ui, "namesake.two", cells.cell(1), app.say(Word::screen_two_people));
  if (!two && !back && !ui.key(Key::escape)) return;
  app.dialog = Nothing{};
  (two ? asked.go_on : asked.back)(app);
}

}  // namespace kattegat::ui
