#include "ui/form.hpp"
#include "ui/panels/panels.hpp"
#include "ui/screens/screens.hpp"

namespace kattegat::ui {
namespace {

// Declarer and partner, where a game has them.
template <class Deal>
std::string role(const Deal& deal, Seat seat, Language language) {
  std::string found;
  Deal::fields(deal, [&](std::string_view field, const auto& value) {
    using Value = typename std::decay_t<decltype(value)>;
    if constexpr (std::is_same_v<Value, Asked<Seat>>)
      if (value == seat) found = say(field_word(field), language);
    if constexpr (std::is_same_v<Value, Asked<Partner>>)
      if (value && value->is(seat)) found = say(field_word(field), language);
  });
  return found;
}

// The contract and its trump, for those across the table.
template <class Deal>
std::string contract(const Deal& deal, const Describe& said) {
  std::string line;
  Deal::fields(deal, [&](std::string_view field, const auto& value) {
    using Value = typename std::decay_t<decltype(value)>::value_type;
    constexpr bool is_list = requires(Value v) { v.begin(); };
    if constexpr (!is_list && !std::is_same_v<Value, bool>)
      if (value && (field == "contract" || field == "bid" || field == "trump"))
        line += (line.empty() ? "" : " ") + said(*value);
  });
  return line;
}

// Whatever kind of deal the draft is.
template <class G>
std::string role(const Desk<G>& desk, Seat seat, Language language) {
  return std::visit([&](const auto& deal) { return role(deal, seat, language); }, desk.draft.body);
}
template <class G>
std::string contract(const Desk<G>& desk, Language language) {
  return std::visit(
      [&](const auto& deal) {
        return contract(deal, Describe{desk.names, language});
      },
      desk.draft.body);
}

template <class G>
std::vector<SeatPlate> plates(const App& app, const Desk<G>& desk, const Preview& preview) {
  std::vector<SeatPlate> list;
  const Standing now = desk.session.standing();
  const auto first = forehand<G>(desk.session.table(), desk.session.state());
  for (const Seat seat : desk.seats()) {
    SeatPlate plate{.name = desk.name(seat),
                    .figure = plain_points(now.sheet[seat], app.ui.language),
                    .badge = role(desk, seat, app.ui.language)};
    if (preview.ready && preview.change[seat] != Points{}) {
      plate.below = signed_points(preview.change[seat], app.ui.language);
      plate.below_color = gain_or_loss(app.ui, preview.change[seat].thousandths);
    }
    plate.deals = now.next_dealer == seat;
    plate.speaks_first = first == seat;
    plate.strong = !plate.badge.empty();
    plate.away = !plays<G>(desk.session.state(), seat);
    if (plate.away) plate.badge = app.say(Word::screen_away);
    list.push_back(std::move(plate));
  }
  return list;
}

template <class G>
std::string deal_line(const App& app, const Desk<G>& desk) {
  const auto dealer = desk.session.standing().next_dealer;
  if (!dealer) return app.say(Word::page_finished);
  if (const std::int64_t agreed = deals_agreed<G>(desk.session.table()); agreed > 0)
    return app.say(
        text(Word::screen_deal_of_and_dealer, std::int64_t{desk.number}, agreed, *dealer),
        desk.names);
  return app.say(text(Word::screen_deal_and_dealer, std::int64_t{desk.number}, *dealer),
                 desk.names);
}

// What to have in mind for this deal: "Mesteromgang: deal 2 of 4  ·  ...".
std::string reminder_line(const App& app) {
  return std::visit(
      [&]<class G>(const Desk<G>& desk) {
        std::string line;
        for (const Text& one : reminders<G>(desk.session.table(), desk.session.state()))
          line += (line.empty() ? "" : "  ·  ") + app.say(one, desk.names);
        return line;
      },
      *app.desk);
}

float reminder_height(const App& app, float width) {
  const std::string line = reminder_line(app);
  return line.empty() ? 0 : app.ui.paragraph_height(width, line, Type::small) + app.ui.px(6);
}
void draw_reminder(App& app, Rect& area) {
  const Rect place = area.take_top(reminder_height(app, area.w));
  if (place.h > 0)
    app.ui.paragraph(place, reminder_line(app), {Type::small, app.ui.colors().ink}, "reminder");
}

// "Pot: 5" while nobody has won it.
std::string open_pot(const App& app, const PerSeat<Points>& pot) {
  Points together;
  for (const Points points : pot.each) together += points;
  if (together == Points{}) return {};
  return app.say(text(Word::screen_pot, plain_points(together, app.ui.language)));
}

// "Esmakker whist · Thursday's": the school is named where one is kept that has these rules.
std::string game_and_school(const App& app, const SessionFile& file) {
  const School* school = school_with(app, house_of(file));
  return app.say(game_name(file.play)) + (school ? "  ·  " + school->name : "");
}

// The seats, the deal's number and what else can be done here.
void draw_overview(App& app, Rect area, const Preview& preview, bool low) {
  Ui& ui = app.ui;
  const SessionFile& file = *app.session_file();
  Rect head = area.take_top(ui.px(low ? 30 : 58), ui.px(6));
  Rect line = head.take_top(ui.px(30));
  const std::string pot = std::visit(
      [&](const auto& desk) { return open_pot(app, desk.session.standing().pot); }, *app.desk);
  if (!pot.empty())
    ui.text(line.take_right(ui.width(Type::strong, pot) + ui.px(4), ui.px(8)), pot,
            {Type::strong, ui.colors().accent, Align::right}, "pot");
  const std::string title = session_title(app, file);
  const bool fits = ui.width(Type::strong, title) <= line.w;
  ui.text(line, fits ? title : game_and_school(app, file),
          {Type::strong, 0, Align::left, Fit::name}, "session");
  std::visit(
      [&]<class G>(const Desk<G>& desk) {
        if (!low) {
          const std::string deal = deal_line(app, desk);
          const Type type = ui.width(Type::body, deal) <= head.w ? Type::body : Type::small;
          ui.text(head, deal, {type, ui.colors().quiet, Align::left, Fit::name}, "deal");
        }
        draw_reminder(app, area);
        const bool by_cards = takes_play(app);
        const Rect buttons = low ? area.take_right(ui.px(150), ui.px(8))
                                 : area.take_bottom(ui.px(by_cards ? 110 : 52), ui.px(8));
        const Grid cells{buttons, low ? 1 : 2, ui.px(52), ui.px(6)};
        if (button(ui, "undo", cells.cell(0), app.say(Word::screen_undo))) return undo(app);
        if (button(ui, "more", cells.cell(1), app.say(Word::screen_more)))
          app.dialog = AnyAside(Aside<G>{Entry<G>{{}, Note{}}});
        if (by_cards && button(ui, "by_cards", cells.cell(2), app.say(Word::play_card_by_card)))
          app.dialog = TappedPlay{};
        draw_felt(ui, area, plates(app, desk, preview), G::direction, contract(desk, ui.language));
      },
      *app.desk);
}

// Why something was refused, what is wrong or missing, or how the points come about.
void draw_words(App& app, Rect area, const Preview& preview) {
  Ui& ui = app.ui;
  const auto complain = [&](const Reason& reason) {
    if (!reason.rule.empty() &&
        button(ui, "rule", area.take_right(ui.px(86), ui.px(8)).inset(0, ui.px(14)),
               app.say(Word::screen_rule)))
      return look_up(app, reason.rule);
    const bool fits = ui.paragraph_height(area.w, reason.sentence) <= area.h;
    ui.paragraph(area, reason.sentence, {fits ? Type::body : Type::small, ui.colors().loss},
                 "wrong");
  };
  if (app.explainer.reason()) return complain(*app.explainer.reason());
  if (!preview.wrong.empty() && preview.touched) return complain(preview.wrong.front());
  if (!preview.missing.empty() && preview.touched)
    return void(ui.paragraph(area, app.say(text(Word::screen_still_missing, preview.missing)),
                             {Type::body, ui.colors().quiet}, "missing"));
  if (!app.notice.empty() && !preview.touched)
    return void(ui.paragraph(area, app.notice, {Type::strong, ui.colors().gain}, "notice"));
  if (!preview.ready)
    return void(ui.paragraph(area, app.say(Word::screen_tap_what_happened),
                             {Type::body, ui.colors().quiet}, "hint"));
  if (!preview.rule.empty() &&
      button(ui, "rule", area.take_right(ui.px(86), ui.px(8)).inset(0, ui.px(14)),
             app.say(Word::screen_rule)))
    return look_up(app, preview.rule);
  const Type type = preview.lines.size() <= 3 ? Type::body : Type::small;
  float y = 0;
  for (const std::string& line : preview.lines) {
    const Rect rest{area.x, area.y + y, area.w, area.h - y};
    const float tall = ui.paragraph_height(rest.w, line, type);
    if (tall > rest.h) break;
    y += ui.paragraph(rest, line, {type}, "working") + ui.px(2);
  }
}

void draw_save_bar(App& app, Rect area, const Preview& preview) {
  Ui& ui = app.ui;
  ui.line({area.x, area.y}, {area.right(), area.y}, ui.colors().line, ui.px(1.5F));
  area.take_top(ui.px(8));
  const Rect save = app.settings.left_handed ? area.take_left(ui.px(158), ui.px(12))
                                             : area.take_right(ui.px(158), ui.px(12));
  const bool corrects =
      std::visit([](const auto& desk) { return desk.corrects.has_value(); }, *app.desk);
  const std::string label = app.say(corrects ? Word::screen_save_correction : Word::screen_save);
  const bool entered = ui.focus().empty() && ui.key(Key::enter);
  if (ui.tap("save", save, label, preview.ready) || entered) {
    if (preview.ready)
      save_deal(app);
    else if (!preview.wrong.empty())
      app.explainer.say(preview.wrong.front());
    else
      app.explainer.say({app.say(text(Word::screen_still_missing, preview.missing)), ""});
    return;
  }
  const Palette& c = ui.colors();
  const float radius = ui.px(14);
  ui.fill(save, preview.ready ? c.accent : c.raised, radius);
  if (ui.pressed("save")) ui.outline(save, c.ink, radius, ui.px(3));
  ui.text(save.inset(ui.px(6), 0), label,
          {Type::title, preview.ready ? c.on_accent : c.faint, Align::center});
  draw_words(app, area, preview);
}

void draw_entry(App& app, Rect area, const Preview& preview) {
  Ui& ui = app.ui;
  sheet(ui, area);
  area = area.inset(ui.px(12), ui.px(6));
  const Rect bar = area.take_bottom(ui.px(98), ui.px(4));
  const bool corrects =
      std::visit([](const auto& desk) { return desk.corrects.has_value(); }, *app.desk);
  if (corrects) {
    Rect line = area.take_top(ui.px(50), ui.px(6));
    if (button(ui, "correct.cancel", line.take_right(ui.px(130), ui.px(8)),
               app.say(Word::screen_cancel)))
      return open_session(app, *app.session);
    ui.fill(line, ui.colors().warning, ui.px(8));
    const std::string& why =
        std::visit([](const auto& desk) -> const std::string& { return desk.why; }, *app.desk);
    ui.text(line.inset(ui.px(10), 0), app.say(text(Word::screen_correcting, why)),
            {Type::body, ui.colors().on_warning, Align::left, Fit::name}, "correcting");
  }
  draw_save_bar(app, bar, preview);
  if (!app.desk) return;  // just saved into a session that has gone
  const Rect content = ui.begin_scroll("entry", area);
  const float bottom = std::visit(
      [&](auto& desk) { return draw_panel(ui, app.explainer, desk, content, area.h); }, *app.desk);
  ui.end_scroll(bottom);
}

// Nothing more can be entered here.
void draw_closed(App& app, Rect area, bool ended) {
  Ui& ui = app.ui;
  sheet(ui, area);
  empty_state(ui, area, app.say(ended ? Word::screen_session_ended : Word::page_finished),
              app.say(ended ? Word::screen_session_ended_advice : Word::screen_finished_advice));
  const Rect place{area.center().x - ui.px(150), area.center().y + ui.px(70), ui.px(300),
                   ui.px(60)};
  if (ended) {
    if (button(ui, "session.resume", place, app.say(Word::screen_resume), Weight::main))
      resume_session(app, Uuid(*app.session));
  } else if (button(ui, "go.settlement", place, app.say(Word::screen_settle_up), Weight::main)) {
    go(app, Place::settlement);
  }
}

}  // namespace

std::string session_title(const App& app, const SessionFile& file) {
  const Evening& evening = app.tonight()->evening;
  return game_and_school(app, file) + "  ·  " +
         app.say(text(Word::page_stake,
                      money_text(file.stake, app.ui.language) + " " + evening.currency));
}

void empty_state(Ui& ui, const Rect& area, std::string_view headline, std::string_view advice) {
  const Rect middle{area.x + ui.px(20), area.center().y - ui.px(70), area.w - ui.px(40), ui.px(40)};
  ui.text(middle, headline, {Type::title, 0, Align::center}, "empty");
  // A short advice is centred, a long one broken to a column in the middle.
  const float w = std::min({middle.w, ui.px(520), ui.width(Type::body, advice) + ui.px(2)});
  ui.paragraph({area.center().x - w / 2, middle.bottom() + ui.px(10), w, ui.px(90)}, advice,
               {Type::body, ui.colors().quiet});
}

void draw_table(App& app, Rect area) {
  Ui& ui = app.ui;
  if (!app.desk || !app.session_file()) {
    empty_state(ui, area, app.say(Word::screen_nothing_on_table),
                app.say(Word::screen_nothing_on_table_advice));
    const Rect place{area.center().x - ui.px(150), area.center().y + ui.px(70), ui.px(300),
                     ui.px(60)};
    if (button(ui, "go.evening", place, app.say(Word::screen_to_the_evening), Weight::main))
      go(app, Place::evening);
    return;
  }
  const Preview now = preview(app);
  const bool upright = area.h > area.w;
  const bool cards = std::holds_alternative<Desk<Commerce>>(*app.desk);
  Rect overview;
  if (upright) {
    overview = area.take_top(area.h * 0.27F + reminder_height(app, area.w), ui.px(10));
  } else {
    const float least = ui.px(cards ? 704 : 590);
    const float panel = std::clamp(area.w * 0.6F, std::min(least, area.w * 0.78F), ui.px(860));
    const float left = area.w - panel - ui.px(10);
    overview = app.settings.left_handed ? area.take_right(left, ui.px(10))
                                        : area.take_left(left, ui.px(10));
  }
  const bool ended = app.tonight()->has_ended(*app.session_file());
  const bool finished = std::visit(
      [](const auto& desk) { return !desk.corrects && !desk.session.standing().next_dealer; },
      *app.desk);
  draw_overview(app, overview, now, upright);
  if (!app.desk) return;
  if (ended || finished)
    draw_closed(app, area, ended);
  else
    draw_entry(app, area, now);
}

}  // namespace kattegat::ui
