// The people of the club, how a payment is made, and what another tablet has: windows over a
// screen.
#include "ui/screens/people.hpp"
#include "kattegat/evening/read.hpp"
#include "kattegat/export/payment_code.hpp"
#include "ui/screens/conflicts.hpp"

namespace kattegat::ui {
namespace {

void draw_title(App& app, Rect& area, std::string_view title) {
  Ui& ui = app.ui;
  Rect bar = area.take_top(ui.px(52), ui.px(8));
  const Rect out = bar.take_right(ui.px(130), ui.px(10));
  ui.text(bar, title, {Type::title, 0, Align::left, Fit::name}, "dialog.title");
  if (button(ui, "dialog.close", out, app.say(Word::screen_close)) || ui.key(Key::escape))
    app.dialog = Nothing{};
}

// ---- How to pay ----

void draw_qr(Ui& ui, const Rect& area, const QrCode& code) {
  const float module = area.w / static_cast<float>(code.size + 8);
  ui.fill(area, 0xFFFFFFFF);
  for (int y = 0; y < code.size; ++y)
    for (int x = 0; x < code.size; ++x)
      if (code.at(x, y))
        ui.fill({area.x + module * static_cast<float>(x + 4),
                 area.y + module * static_cast<float>(y + 4), module + 0.5F, module + 0.5F},
                0xFF000000);
}

}  // namespace

std::vector<PaymentCode> codes_for(const App& app, const std::string& receiver, Money amount) {
  if (!app.tonight()) return {};
  const Evening& evening = app.tonight()->evening;
  for (const Person& payee : app.tonight()->payees)
    if (payee.name == receiver)
      return payment_codes({payee.name, payee.swish, payee.mobilepay, payee.iban}, amount,
                           evening.currency, "Kattegat " + evening.date);
  return {};
}

void draw(App& app, const PayCode& pay) {
  Ui& ui = app.ui;
  Rect area = dialog(ui, 760, 560);
  const std::string currency = app.tonight() ? app.tonight()->evening.currency : "";
  draw_title(app, area,
             pay.receiver + ":  " + money_text(pay.amount, ui.language) + " " + currency);
  ui.paragraph(area.take_bottom(ui.px(52)), app.say(Word::people_code_is_no_proof),
               {Type::small, ui.colors().quiet});
  const auto codes = codes_for(app, pay.receiver, pay.amount);
  const auto columns = static_cast<int>(std::max<std::size_t>(codes.size(), 1));
  const Grid cells{area, columns, area.h, ui.px(12)};
  for (std::size_t i = 0; i < codes.size(); ++i) {
    Rect cell = cells.cell(static_cast<int>(i));
    ui.text(cell.take_top(ui.px(28)), app.say(word(codes[i].kind)),
            {Type::strong, 0, Align::center});
    ui.text(cell.take_top(ui.px(44), ui.px(6)), codes[i].to, {Type::figure, 0, Align::center},
            "code." + std::to_string(i) + ".to");
    if (const auto qr = qr_code(codes[i].payload)) {
      const float side = std::min(cell.w, cell.h);
      draw_qr(ui, {cell.center().x - side / 2, cell.y, side, side}, *qr);
    }
  }
}

// ---- The people ----

void draw(App& app, const People&) {
  Ui& ui = app.ui;
  Rect area = dialog(ui, 860, 640);
  draw_title(app, area, app.say(Word::people_title));
  draw_conflict_notice(app, area);
  const Rect content = ui.begin_scroll("people", area);
  const Grid cells{content, 3, ui.px(60), ui.px(6)};
  int place = 0;
  std::map<std::string, int> called;  // two people may be called alike
  for (const Person& person : app.club.roster()) {
    std::string below;
    for (const std::string& number : {person.swish, person.mobilepay, person.iban})
      if (!number.empty()) below += (below.empty() ? "" : "  ") + number;
    if (person.retired) below = app.say(Word::roster_removed);
    const int nth = ++called[person.name];
    if (chip(ui, app.explainer, cells.cell(place++),
             {.id = "person." + person.name + (nth > 1 ? "." + std::to_string(nth) : ""),
              .label = person.name,
              .below = below,
              .fit = Fit::name}))
      app.dialog = PersonCard{person.ids.front()};
  }
  ui.end_scroll(content.y + cells.height(place));
}

namespace {

using Field = PersonCard::Field;

bool take_number(App& app, const Person& person, PersonCard& card, NumberKind kind,
                 std::string (*read)(std::string_view)) {
  const std::string number = read(card.typed);
  if (card.typed.empty() || !number.empty()) return app.club.set_number(person, kind, number);
  card.refused = app.say(text(Word::roster_no_number, card.typed));
  return false;
}

// The same person under the new name, and at the table as well.
bool rename(App& app, const Uuid& id, const std::string& to) {
  const Person* person = app.club.person(id);
  if (!person || !app.club.rename(Person(*person), to)) return false;
  keep_draft(app);
  return true;
}

bool take_name(App& app, const Person& person, PersonCard& card) {
  if (card.typed == person.name) return true;
  if (!is_player_name(card.typed)) {
    card.refused = app.say(text(Word::roster_no_name, card.typed));
    return false;
  }
  std::vector<Person> others;
  for (const Person& other : app.club.roster())
    if (other.ids != person.ids) others.push_back(other);
  for (const Person& other : others) {
    if (other.name != card.typed) continue;
    card.refused = app.say(text(Word::people_name_taken, card.typed));
    return false;
  }
  const std::vector<std::string> known = alike(others, card.typed);
  if (known.empty()) return rename(app, card.person, card.typed);
  const auto go_on = [id = card.person, to = card.typed](App& a) {
    rename(a, id, to);
    a.dialog = PersonCard{id};
  };
  const auto back = [card](App& a) { a.dialog = card; };
  app.dialog = Namesake{card.typed, known.front(), go_on, back};
  return false;
}

// What was typed becomes the number or the name. False when it does not, or not yet.
bool take_typed(App& app, PersonCard& card) {
  const Person person = *app.club.person(card.person);
  switch (card.field) {
    case Field::swish:
      return take_number(app, person, card, NumberKind::swish, swish_number);
    case Field::mobilepay:
      return take_number(app, person, card, NumberKind::mobilepay, mobilepay_number);
    case Field::iban:
      return take_number(app, person, card, NumberKind::iban, iban);
    case Field::name:
      return take_name(app, person, card);
    case Field::none:
      break;
  }
  return true;
}

void draw_typing(App& app, PersonCard card, Rect area) {
  Ui& ui = app.ui;
  const bool entered = text_field(ui, "typed", area.take_top(ui.px(60), ui.px(8)), card.typed, 80);
  const Grid cells{area.take_bottom(ui.px(56), ui.px(8)), 2, ui.px(56), ui.px(8)};
  const bool back = button(ui, "typed.cancel", cells.cell(0), app.say(Word::screen_cancel));
  if (!card.refused.empty())
    ui.text(area.take_bottom(ui.px(26)), card.refused,
            {Type::small, ui.colors().loss, Align::left, Fit::name}, "wrong");
  const std::string before = card.typed;
  touch_keyboard(ui, area, card.typed, 80);
  if (card.typed != before) card.refused.clear();
  const bool done =
      button(ui, "typed.done", cells.cell(1), app.say(Word::screen_done), Weight::main);
  if (back || ((done || entered) && take_typed(app, card))) card.field = Field::none;
  if (!std::holds_alternative<Namesake>(app.dialog)) app.dialog = card;
}

}  // namespace

void draw(App& app, const PersonCard& shown) {
  Ui& ui = app.ui;
  PersonCard card = shown;
  const Person* person = app.club.person(card.person);
  if (!person) return void(app.dialog = People{});
  Rect area = dialog(ui, 760, 520);
  draw_title(app, area, person->name);
  if (!std::holds_alternative<PersonCard>(app.dialog)) return;
  if (card.field != Field::none) return draw_typing(app, card, area);

  const std::array<std::tuple<Field, std::string_view, Word, std::string>, 4> rows{
      {{Field::name, "name", Word::people_name, person->name},
       {Field::swish, "swish", Word::people_swish, person->swish},
       {Field::mobilepay, "mobilepay", Word::people_mobilepay, person->mobilepay},
       {Field::iban, "iban", Word::people_iban, person->iban}}};
  for (const auto& [field, id, label, value] : rows) {
    Rect row = area.take_top(ui.px(58), ui.px(6));
    ui.text(row.take_left(ui.px(220), ui.px(8)), app.say(label), {Type::body});
    if (chip(ui, app.explainer, row,
             {.id = "edit." + std::string(id),
              .label = value.empty() ? "–" : value,
              .fit = Fit::name}))
      app.dialog = PersonCard{card.person, field, value};
  }
  std::string also;
  for (const std::string& name : person->also) also += (also.empty() ? "= " : ", ") + name;
  ui.paragraph(area.take_top(ui.px(30)), also, {Type::small, ui.colors().quiet});
  const Grid cells{area.take_bottom(ui.px(58)), 2, ui.px(58), ui.px(8)};
  if (button(ui, "person.back", cells.cell(0), app.say(Word::screen_back))) app.dialog = People{};
  const Word act = person->retired ? Word::people_restore : Word::people_remove;
  if (button(ui, "person.remove", cells.cell(1), app.say(act),
             person->retired ? Weight::plain : Weight::danger))
    app.club.retire(Person(*person), !person->retired);
}

// ---- A name like another ----

void draw(App& app, const Namesake& asked) {
  Ui& ui = app.ui;
  Rect area = dialog(ui, 720, 280);
  const Grid cells{area.take_bottom(ui.px(60), ui.px(12)), 2, ui.px(60), ui.px(10)};
  ui.paragraph(area, app.say(text(Word::screen_alike, asked.name, asked.known)), {Type::body},
               "namesake");
  const bool back = button(ui, "namesake.back", cells.cell(0), app.say(Word::screen_back));
  const bool two =
      button(ui, "namesake.two", cells.cell(1), app.say(Word::screen_two_people), Weight::main);
  if (!two && !back && !ui.key(Key::escape)) return;
  app.dialog = Nothing{};
  (two ? asked.go_on : asked.back)(app);
}

// ---- Another tablet's book ----

namespace {

// What was new, what was not let in, and what somebody has to decide.
std::vector<std::string> told(const App& app, const Result<Merged, Text>& merged) {
  if (!merged) return {app.say(merged.error())};
  std::vector<std::string> lines{
      app.say(text(Word::cli_merged, static_cast<std::int64_t>(merged->records)))};
  for (const Merged::NotTaken& one : merged->refused)
    lines.push_back(app.say(text(Word::cli_refused, app.say(one.why))));
  if (!merged->conflicts.empty())
    lines.push_back(app.say(Word::screen_conflicts) + ": " +
                    std::to_string(merged->conflicts.size()));
  return lines;
}

}  // namespace

void draw(App& app, const MergeFrom& merge) {
  Ui& ui = app.ui;
  Rect area = dialog(ui, 860, 560);
  draw_title(app, area, app.say(Word::people_merge));
  const Rect content = ui.begin_scroll("books", area);
  Rect list = content;
  const auto line = [&](const std::string& words, std::string_view id) {
    const float tall = ui.paragraph_height(list.w, words);
    ui.paragraph(list.take_top(tall, ui.px(6)), words, {Type::body, ui.colors().quiet}, id);
  };
  if (merge.said.empty()) line(app.say(Word::people_merge_advice), "merge.advice");
  for (std::size_t i = 0; i < merge.said.size(); ++i)
    line(merge.said[i], "merge.said." + std::to_string(i));
  for (std::size_t i = 0; i < merge.books.size(); ++i) {
    const Rect row = list.take_top(ui.px(58), ui.px(6));
    if (!chip(ui, app.explainer, row,
              {.id = "book." + std::to_string(i), .label = merge.books[i], .fit = Fit::name}))
      continue;
    MergeFrom after = merge;
    after.said = told(app, app.club.merge(merge.books[i]));
    keep_draft(app);
    app.dialog = after;
  }
  ui.end_scroll(list.y);
}

}  // namespace kattegat::ui
