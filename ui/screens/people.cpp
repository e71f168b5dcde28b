// The people of the club, how a payment is made, and what another tablet has: windows over a
// screen.
#include "ui/screens/people.hpp"
#include "kattegat/evening/read.hpp"
#include "kattegat/export/payment_code.hpp"

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

const Person* find(const App& app, const std::string& name) {
  for (const Person& person : app.club.roster().people)
    if (person.name == name) return &person;
  return nullptr;
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
  const Person* person = find(app, receiver);
  if (!person || !app.tonight()) return {};
  const Evening& evening = app.tonight()->evening;
  return payment_codes({person->name, person->swish, person->mobilepay, person->iban}, amount,
                       evening.currency, "Kattegat " + evening.date);
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
  const Rect content = ui.begin_scroll("people", area);
  const Grid cells{content, 3, ui.px(60), ui.px(6)};
  int place = 0;
  for (const Person& person : app.club.roster().people) {
    std::string below;
    for (const std::string& number : {person.swish, person.mobilepay, person.iban})
      if (!number.empty()) below += (below.empty() ? "" : "  ") + number;
    if (person.retired) below = app.say(Word::roster_removed);
    if (chip(ui, app.explainer, cells.cell(place++),
             {.id = "person." + person.name,
              .label = person.name,
              .below = below,
              .fit = Fit::name}))
      app.dialog = PersonCard{person.name};
  }
  ui.end_scroll(content.y + cells.height(place));
}

namespace {

using Field = PersonCard::Field;

// What was typed becomes the number or the name. False when it is none.
bool take_typed(App& app, PersonCard& card) {
  Person person = *find(app, card.name);
  const auto number = [&](std::string& kept, std::string (*read)(std::string_view)) {
    kept = read(card.typed);
    return (card.typed.empty() || !kept.empty()) && app.club.keep(person);
  };
  switch (card.field) {
    case Field::swish:
      return number(person.swish, swish_number);
    case Field::mobilepay:
      return number(person.mobilepay, mobilepay_number);
    case Field::iban:
      return number(person.iban, iban);
    case Field::name:
      if (!is_player_name(card.typed) || card.typed == card.name) return false;
      if (!app.club.rename(card.name, card.typed)) return false;
      card.name = card.typed;
      take_new_names(app);
      return true;
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
  if (card.refused)
    ui.text(area.take_bottom(ui.px(26)), app.say(text(Word::roster_no_number, card.typed)),
            {Type::small, ui.colors().loss, Align::left, Fit::name}, "wrong");
  const std::string before = card.typed;
  touch_keyboard(ui, area, card.typed, 80);
  if (card.typed != before) card.refused = false;
  const bool done =
      button(ui, "typed.done", cells.cell(1), app.say(Word::screen_done), Weight::main);
  if (back) {
    card.field = Field::none;
  } else if (done || entered) {
    card.refused = !take_typed(app, card);
    if (!card.refused) card.field = Field::none;
  }
  app.dialog = card;
}

}  // namespace

void draw(App& app, const PersonCard& shown) {
  Ui& ui = app.ui;
  PersonCard card = shown;
  const Person* person = find(app, card.name);
  if (!person) return void(app.dialog = People{});
  Rect area = dialog(ui, 760, 520);
  draw_title(app, area, card.name);
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
      app.dialog = PersonCard{card.name, field, value, false};
  }
  std::string also;
  for (const std::string& name : person->also) also += (also.empty() ? "= " : ", ") + name;
  ui.paragraph(area.take_top(ui.px(30)), also, {Type::small, ui.colors().quiet});
  const Grid cells{area.take_bottom(ui.px(58)), 2, ui.px(58), ui.px(8)};
  if (button(ui, "person.back", cells.cell(0), app.say(Word::screen_back))) app.dialog = People{};
  const Word act = person->retired ? Word::people_restore : Word::people_remove;
  if (button(ui, "person.remove", cells.cell(1), app.say(act),
             person->retired ? Weight::plain : Weight::danger))
    app.club.retire(card.name, !person->retired);
}

// ---- Another tablet's book ----

void draw(App& app, const MergeFrom& merge) {
  Ui& ui = app.ui;
  Rect area = dialog(ui, 860, 560);
  draw_title(app, area, app.say(Word::people_merge));
  ui.paragraph(area.take_top(ui.px(52), ui.px(6)),
               merge.said.empty() ? app.say(Word::people_merge_advice) : merge.said,
               {Type::body, ui.colors().quiet}, "merge.said");
  const Rect content = ui.begin_scroll("books", area);
  Rect list = content;
  for (std::size_t i = 0; i < merge.books.size(); ++i) {
    const Rect row = list.take_top(ui.px(58), ui.px(6));
    if (!chip(ui, app.explainer, row,
              {.id = "book." + std::to_string(i), .label = merge.books[i], .fit = Fit::name}))
      continue;
    MergeFrom after = merge;
    const auto records = app.club.merge(merge.books[i]);
    after.said = records ? app.say(text(Word::cli_merged, static_cast<std::int64_t>(*records)))
                         : app.say(*app.club.fault());
    app.dialog = after;
  }
  ui.end_scroll(list.y);
}

}  // namespace kattegat::ui
