// The windows over a screen: an entry looked at, voided or corrected, seats put right, initials,
// why a payment is what it is, and what a change would break.
#include "kattegat/export/page.hpp"
#include "ui/screens/conflicts.hpp"
#include "ui/screens/people.hpp"

namespace kattegat::ui {
namespace {

void close(App& app) { app.dialog = Nothing{}; }

// The title with the way out beside it. True when the way out was taken.
bool draw_title(App& app, Rect& area, std::string_view title) {
  Ui& ui = app.ui;
  Rect bar = area.take_top(ui.px(52), ui.px(10));
  const Rect out = bar.take_right(ui.px(130), ui.px(10));
  ui.text(bar, title, {Type::title, 0, Align::left, Fit::name}, "dialog.title");
  if (!button(ui, "dialog.close", out, app.say(Word::screen_close)) && !ui.key(Key::escape))
    return false;
  close(app);
  return true;
}

// ---- A reason ----

constexpr std::array<Word, 6> reasons{Word::reason_wrong_player,   Word::reason_wrong_tricks,
                                      Word::reason_wrong_contract, Word::reason_misdeal,
                                      Word::reason_twice,          Word::reason_other};

void draw(App& app, VoidEntry request) {
  Ui& ui = app.ui;
  Rect area = dialog(ui, 720, 420);
  if (draw_title(app, area,
                 app.say(request.correct ? Word::screen_why_correct : Word::screen_why_void)))
    return;
  ui.paragraph(area.take_top(ui.px(52)),
               app.say(request.correct ? Word::screen_correct_advice : Word::screen_void_advice),
               {Type::body, ui.colors().quiet});
  const Grid cells{area, 2, ui.px(60), ui.px(8)};
  for (int i = 0; i < static_cast<int>(reasons.size()); ++i) {
    const std::string reason = app.say(reasons[static_cast<std::size_t>(i)]);
    if (!button(ui, "reason." + std::to_string(i), cells.cell(i), reason)) continue;
    request.why = reason;
    if (request.correct)
      begin_correction(app, request);
    else
      void_entry(app, request, false);
    return;
  }
}

// ---- One entry ----

// The session as it stood when the entry was made.
template <class G>
Session<G> before(const Play<G>& play, std::size_t entry) {
  Session<G> session(play.table);
  for (std::size_t i = 0; i < entry; ++i) judge_next(session, play.drafts[i]);
  return session;
}

// What the entry moved and how it was reckoned, or what is wrong with it.
template <class G, class Line>
void tell_verdict(const App& app, const Session<G>& then, const Entry<G>& entry,
                  const std::vector<std::string>& seats, Line&& line) {
  const Ui& ui = app.ui;
  const Verdict<G> verdict = then.judge(entry);
  if (!verdict) {
    for (const Violation& violation : verdict.error())
      line(sentence(violation, ui.language, seats), {Type::body, ui.colors().loss});
    return;
  }
  for (const Text& working : workings(then, entry)) line(app.say(working, seats), {Type::body});
  for (const Seat seat : then.table().everyone())
    if (const Points net = verdict->transfers.net(seat); net != Points{})
      line(seats[static_cast<std::size_t>(seat.index)] + "  " + signed_points(net, ui.language),
           {Type::strong, gain_or_loss(ui, net.thousandths)});
}

template <class G>
void draw_facts(App& app, std::size_t place, EntryState state, const SessionFile& file,
                const Play<G>& play, const Rect& area) {
  Ui& ui = app.ui;
  const Entry<G>& entry = play.drafts[place].entry;
  Rect list = ui.begin_scroll("card", area);
  const auto line = [&](const std::string& words, Look look, std::string_view id = {}) {
    if (words.empty()) return;
    const float tall = ui.paragraph_height(list.w, words, look.type);
    ui.paragraph(list.take_top(tall, ui.px(6)), words, look, id);
  };
  line(describe(entry, file.seats, ui.language), {Type::strong}, "entry.facts");
  if (entry.stamp.at) {
    std::string at = entry.stamp.at->substr(0, 16);
    std::replace(at.begin(), at.end(), 'T', ' ');
    line(at + (entry.stamp.by ? "  ·  " + *entry.stamp.by : ""), {Type::small, ui.colors().quiet});
  }
  const Word what = state == EntryState::corrected ? Word::state_corrected : Word::page_void;
  if (entry.stamp.voided)
    line(app.say(what) + (entry.stamp.voided->why.empty() ? "" : ": " + entry.stamp.voided->why),
         {Type::body, ui.colors().loss}, "entry.voided");
  else
    tell_verdict(app, before(play, place), entry, file.seats, line);
  ui.end_scroll(list.y);
}

// What can be decided about the entry.
void draw_choices(App& app, const EntryCard& card, bool counts, Rect bar) {
  Ui& ui = app.ui;
  const Grid cells{bar, 2, ui.px(58), ui.px(10)};
  if (!counts) {
    if (button(ui, "entry.restore", bar, app.say(Word::screen_restore), Weight::main))
      restore_entry(app, card, false);
    return;
  }
  const auto ask_why = [&](bool correct) {
    app.dialog = VoidEntry{card.session, card.entry, correct, ""};
  };
  if (button(ui, "entry.void", cells.cell(0), app.say(Word::screen_void), Weight::danger))
    return ask_why(false);
  if (button(ui, "entry.correct", cells.cell(1), app.say(Word::screen_correct), Weight::main))
    return ask_why(true);
}

template <class G>
void draw_card(App& app, const EntryCard& card, std::size_t place, const SessionFile& file,
               const Play<G>& play) {
  Ui& ui = app.ui;
  const Entry<G>& entry = play.drafts[place].entry;
  Rect area = dialog(ui, 760, 540);
  const std::string kind = std::visit(
      [&]<class Kind>(const Kind&) { return app.say(kind_word(Kind::type)); }, entry.body);
  const std::string row = app.say(text(Word::page_entry, static_cast<std::int64_t>(place + 1)));
  if (draw_title(app, area, row + "  ·  " + kind)) return;

  const Tonight& tonight = *app.tonight();
  const EntryState state = tonight.state_of(tonight.place_of(card.session), place);
  if (state == EntryState::conflict) draw_conflict_notice(app, area);
  const Rect bar = area.take_bottom(ui.px(58), ui.px(10));
  draw_facts(app, place, state, file, play, area);
  draw_choices(app, card, !entry.stamp.voided, bar);
}

void draw(App& app, const EntryCard& card) {
  const SessionFile* file = app.tonight() ? app.tonight()->session(card.session) : nullptr;
  if (!file) return close(app);
  std::visit(
      [&](const auto& play) {
        const auto found =
            std::find_if(play.drafts.begin(), play.drafts.end(),
                         [&](const auto& draft) { return draft.entry.stamp.id == card.entry; });
        if (found == play.drafts.end()) return close(app);
        const auto place = static_cast<std::size_t>(found - play.drafts.begin());
        draw_card(app, card, place, *file, play);
      },
      file->play);
}

// ---- What a change would break ----

void draw(App& app, const Refusal& refusal) {
  Ui& ui = app.ui;
  Rect area = dialog(ui, 780, 460);
  const auto refused = app.club.refused();
  if (!refused) return close(app);
  if (draw_title(app, area, app.say(Word::screen_would_break))) return;
  if (refusal.force) {
    const Rect bar = area.take_bottom(ui.px(58), ui.px(10));
    if (button(ui, "refusal.force", bar, app.say(Word::screen_do_it_anyway), Weight::danger)) {
      const Refusal kept = refusal;
      close(app);
      kept.force(app);
      return;
    }
  }
  const Rect content = ui.begin_scroll("refusal", area);
  Rect list = content;
  for (const Complaint& complaint : refused->complaints) {
    const Evening& evening = refused->evening;
    const std::string where =
        complaint.entry ? kattegat::place(evening, complaint, ui.language) + ": " : "";
    const std::string words =
        where + sentence(complaint.violation, ui.language, names_for(evening, complaint));
    const float tall = ui.paragraph_height(list.w, words);
    ui.paragraph(list.take_top(tall, ui.px(10)), words);
  }
  ui.end_scroll(list.y);
}

// ---- Wrong seats ----

void draw_moves(App& app, Rect area, const SessionFile& file, const Reseating& request) {
  Ui& ui = app.ui;
  const Evening& evening = app.tonight()->evening;
  const SessionFile moved = reseated(file, request.seats, request.kind);
  const JudgedSession is = judge(file), would = judge(moved);
  const auto broken = std::count_if(would.entries.begin(), would.entries.end(),
                                    [](const JudgedEntry& e) { return !e.violations.empty(); });
  const auto points = [](const JudgedSession& judged, const std::vector<std::string>& seats,
                         const std::string& name) {
    const auto at = std::find(seats.begin(), seats.end(), name) - seats.begin();
    return judged.standing.points[Seat{static_cast<int>(at)}];
  };
  Rect list = area;
  heading(ui, list.take_top(ui.px(24)), app.say(Word::reseat_what_changes));
  for (const std::string& name : evening.players) {
    if (std::find(file.seats.begin(), file.seats.end(), name) == file.seats.end()) continue;
    const Points from = points(is, file.seats, name), to = points(would, request.seats, name);
    Rect row = list.take_top(ui.px(30));
    const std::string change =
        signed_points(from, ui.language) + "  →  " + signed_points(to, ui.language);
    ui.text(row.take_right(row.w * 0.6F, ui.px(8)), change,
            {Type::strong, from == to ? ui.colors().quiet : ui.colors().ink, Align::right},
            "move." + name);
    ui.text(row, name, {Type::body, 0, Align::left, Fit::name});
  }
  if (broken > 0)
    ui.paragraph(list, app.say(text(Word::reseat_broken, std::int64_t{broken})),
                 {Type::small, ui.colors().loss}, "reseat.broken");
}

void draw(App& app, Reseating request) {
  Ui& ui = app.ui;
  const SessionFile* found = app.tonight() ? app.tonight()->session(request.session) : nullptr;
  // Somebody else may have put the seats right meanwhile.
  if (!found || !std::is_permutation(found->seats.begin(), found->seats.end(),
                                     request.seats.begin(), request.seats.end()))
    return close(app);
  const SessionFile& file = *found;
  Rect area = dialog(ui, 940, 640);
  if (draw_title(app, area, app.say(Word::screen_wrong_seats))) return;
  const auto kind = segments(ui, area.take_top(ui.px(54), ui.px(6)),
                             {{.id = "reseat.people",
                               .label = app.say(Word::reseat_people),
                               .chosen = request.kind == Reseat::people},
                              {.id = "reseat.order",
                               .label = app.say(Word::reseat_order),
                               .chosen = request.kind == Reseat::order}},
                             app.explainer);
  if (kind) request.kind = *kind == 0 ? Reseat::people : Reseat::order;
  const Word advice =
      request.kind == Reseat::people ? Word::reseat_people_advice : Word::reseat_order_advice;
  ui.paragraph(area.take_top(ui.px(50)), app.say(advice), {Type::small, ui.colors().quiet});
  const bool changed = request.seats != file.seats;
  if (button(ui, "reseat.done", area.take_bottom(ui.px(58), ui.px(10)), app.say(Word::reseat_do),
             Weight::main, changed))
    return reseat(app, request, false);
  const bool upright = area.h > area.w;
  const Rect changes = upright ? area.take_bottom(area.h * 0.45F, ui.px(12))
                               : area.take_right(area.w * 0.44F, ui.px(14));
  draw_moves(app, changes, file, request);

  // One tap lifts a player, the next one puts the two in each other's place.
  std::vector<SeatPlate> plates;
  for (std::size_t i = 0; i < request.seats.size(); ++i)
    plates.push_back({.name = request.seats[i],
                      .badge = request.lifted == i ? app.say(Word::reseat_with_whom) : "",
                      .deals = i == 0,
                      .strong = request.lifted == i});
  draw_felt(ui, area, plates, Direction::clockwise);
  const auto places = seat_places(ui, area.inset(ui.px(15)), static_cast<int>(plates.size()));
  for (std::size_t i = 0; i < places.size(); ++i) {
    if (!ui.tap("chair." + std::to_string(i), places[i], request.seats[i])) continue;
    if (!request.lifted) {
      request.lifted = i;
    } else {
      std::swap(request.seats[*request.lifted], request.seats[i]);
      request.lifted.reset();
    }
  }
  app.dialog = request;
}

// ---- Initials ----

void draw(App& app, Signing signing) {
  Ui& ui = app.ui;
  Rect area = dialog(ui, 760, 470);
  const Evening& evening = app.tonight()->evening;
  const Money money = app.settlement_view.settled.money[player_index(evening, signing.player)];
  const std::string title =
      signing.player + ":  " + signed_money(money, ui.language) + " " + evening.currency;
  if (draw_title(app, area, title)) return;
  const Rect field = area.take_top(ui.px(60), ui.px(8));
  const bool entered = text_field(ui, "initials", field, signing.initials, 6);
  const Rect done = area.take_bottom(ui.px(56), ui.px(10));
  app.dialog = signing;
  if (button(ui, "initials.done", done, app.say(Word::screen_i_agree), Weight::main,
             !signing.initials.empty()) ||
      (entered && !signing.initials.empty())) {
    if (app.club.sign({signing.player, signing.initials, money, app.world.now()})) close(app);
    return;
  }
  touch_keyboard(ui, area, signing.initials, 6);
  if (std::holds_alternative<Signing>(app.dialog)) app.dialog = signing;
}

// ---- Why a payment is what it is ----

struct Share {
  std::string what;
  Points points;
  ExactMoney money;
};

// Everything that moved the player's points, entry by entry.
std::vector<Share> shares(const App& app, const std::string& player,
                          std::optional<std::size_t> only) {
  const Tonight& tonight = *app.tonight();
  std::vector<Share> list;
  for (std::size_t s = 0; s < tonight.evening.sessions.size(); ++s) {
    if (only && *only != s) continue;
    const SessionFile& file = tonight.evening.sessions[s];
    const auto seat = std::find(file.seats.begin(), file.seats.end(), player);
    if (seat == file.seats.end()) continue;
    const Seat at{static_cast<int>(seat - file.seats.begin())};
    std::visit(
        [&](const auto& play) {
          for (std::size_t i = 0; i < play.drafts.size(); ++i) {
            const Points points = tonight.judged.sessions[s].entries[i].points[at];
            if (points == Points{}) continue;
            list.push_back({app.say(game_name(file.play)) + " " + std::to_string(i + 1) + ":  " +
                                describe(play.drafts[i].entry, file.seats, app.ui.language),
                            points, exact(points, file.stake)});
          }
        },
        file.play);
  }
  return list;
}

// Thousandths of a hundredth, shown to the hundredth and beyond where there is more.
std::string exact_text(ExactMoney money, Language language) {
  const auto whole = static_cast<std::int64_t>(money / 1000);
  if (money % 1000 == 0) return signed_money(Money{whole}, language);
  // 12.5 øre and the like: five decimals of the currency, written as points are.
  const auto tens = static_cast<std::int64_t>(money / 100);
  return signed_points(Points{tens}, language);
}

struct WhyRow {
  std::string left, right;
  bool strong;
  std::int64_t sign;
};

// From the entries to what is left to pay: rounding, what has been paid, what is due.
std::vector<WhyRow> reasons_for(const App& app, const WhyPayment& why) {
  const Tonight& tonight = *app.tonight();
  const std::vector<std::string>& players = tonight.evening.players;
  const Language language = app.ui.language;
  const std::size_t who = why.receiver ? why.to : why.from;
  const std::string& name = players[who];
  std::vector<WhyRow> rows;
  ExactMoney sum = 0;
  for (const Share& share : shares(app, name, why.session)) {
    sum += share.money;
    rows.push_back(
        {share.what,
         signed_points(share.points, language) + "   =   " + exact_text(share.money, language),
         false, share.points.thousandths});
  }
  rows.push_back({app.say(Word::why_together), exact_text(sum, language), true,
                  static_cast<std::int64_t>(sum / 1000)});
  if (why.session) return rows;

  const SettlementView& view = app.settlement_view;
  const ExactMoney rounding =
      static_cast<ExactMoney>(view.settled.money[who].hundredths) * 1000 - sum;
  if (rounding != 0)
    rows.push_back({app.say(Word::why_rounding), exact_text(rounding, language), false, 0});
  for (const MadePayment& paid : tonight.closing.payments)
    if (paid.from == name || paid.to == name)
      rows.push_back({app.say(Word::screen_paid) + ":  " + paid.from + " → " + paid.to,
                      money_text(paid.amount, language), false, 0});
  for (const Payment& due : view.due.payments)
    if (due.from == who || due.to == who)
      rows.push_back({app.say(Word::why_due) + ":  " + players[due.from] + " → " + players[due.to],
                      money_text(due.amount, language), due.from == why.from && due.to == why.to,
                      0});
  return rows;
}

void draw_reasons(Ui& ui, const Rect& area, const std::vector<WhyRow>& rows) {
  Rect list = ui.begin_scroll("why", area);
  for (std::size_t i = 0; i < rows.size(); ++i) {
    const WhyRow& row = rows[i];
    Rect line = list.take_top(ui.px(34));
    if (!ui.shows(line)) continue;
    const Type type = row.strong ? Type::strong : Type::body;
    const float wide = ui.width(type, row.right) + ui.px(4);
    ui.text(line.take_right(wide, ui.px(10)), row.right,
            {type, row.sign == 0 ? ui.colors().ink : gain_or_loss(ui, row.sign), Align::right},
            "why." + std::to_string(i));
    ui.text(line, row.left, {type, 0, Align::left, Fit::name});
  }
  ui.end_scroll(list.y);
}

void draw(App& app, WhyPayment why) {
  Ui& ui = app.ui;
  const Evening& evening = app.tonight()->evening;
  const std::string &from = evening.players[why.from], &to = evening.players[why.to];
  Rect area = dialog(ui, 860, 640);
  const std::string amount = money_text(why.amount, ui.language) + " " + evening.currency;
  if (draw_title(app, area, from + "  →  " + to + "   " + amount)) return;
  const auto side =
      segments(ui, area.take_top(ui.px(52), ui.px(8)),
               {{.id = "why.payer", .label = from, .chosen = !why.receiver, .fit = Fit::name},
                {.id = "why.receiver", .label = to, .chosen = why.receiver, .fit = Fit::name}},
               app.explainer);
  if (side) why.receiver = *side == 1;
  app.dialog = why;
  if (!codes_for(app, to, why.amount).empty() &&
      button(ui, "why.pay", area.take_bottom(ui.px(56), ui.px(8)),
             app.say(text(Word::people_pay, to)), Weight::main))
    app.dialog = PayCode{to, why.amount};
  draw_reasons(ui, area, reasons_for(app, why));
}

// ---- Entries beside the deal ----

template <class G>
class AsideForm {
 public:
  AsideForm(App& app, Aside<G> aside)
      : app_(app),
        ui_(app.ui),
        file_(*app.session_file()),
        aside_(std::move(aside)),
        session_(std::get<Desk<G>>(*app.desk).session) {}

  void draw() {
    Rect area = dialog(ui_, 860, 640);
    if (draw_title(app_, area, app_.say(Word::screen_more_entries))) return;
    if (!aside_.corrects) draw_kinds(area);
    const Rect bar = area.take_bottom(ui_.px(60), ui_.px(10));
    std::visit([&](auto& kind) { draw_fields(kind, area); }, aside_.draft.body);
    const Verdict<G> verdict = session_.judge(aside_.draft);
    app_.dialog = AnyAside(aside_);
    draw_save(bar, verdict);
  }

 private:
  template <class Kind>
  void offer(Grid cells, int& place) {
    if constexpr (!std::is_same_v<Kind, typename G::Deal>) {
      Entry<G> tried{{}, Kind{}};
      std::optional<Reason> reason;
      if (const Verdict<G> verdict = session_.judge(tried); !verdict)
        if (const Violation* violation = wrong(verdict.error(), "type"))
          reason = Reason{sentence(*violation, ui_.language, file_.seats),
                          rule_id(violation->text.word)};
      if (chip(ui_, app_.explainer, cells.cell(place++),
               {.id = "kind." + std::string(Kind::type),
                .label = app_.say(kind_word(Kind::type)),
                .chosen = std::holds_alternative<Kind>(aside_.draft.body),
                .why_not = reason})) {
        aside_.draft.body = Kind{};
        aside_.typed.clear();
      }
    }
  }
  void draw_kinds(Rect& area) {
    const Grid cells{area, 4, ui_.px(54), ui_.px(6)};
    int place = 0;
    [&]<class... Kind>(const std::variant<Kind...>&) {
      (offer<Kind>(cells, place), ...);
    }(aside_.draft.body);
    area.take_top(cells.height(place), ui_.px(10));
  }

  template <class Kind>
  void draw_fields(Kind& kind, Rect& area) {
    if constexpr (std::is_same_v<Kind, Adjust>)
      return draw_adjust(kind, area);
    else if constexpr (!std::is_same_v<Kind, typename G::Deal>)
      Kind::fields(kind, [&](std::string_view field, auto& value) { ask(field, value, area); });
  }

  // A sentence for each field, and its answers as chips.
  template <class T>
  void choose(std::string_view field, Asked<T>& answer, const std::vector<T>& all, int columns,
              Rect& area) {
    heading(ui_, area.take_top(ui_.px(24)), app_.say(field_word(field)));
    const Grid cells{area, columns, ui_.px(54), ui_.px(6)};
    const Describe said{file_.seats, ui_.language};
    int place = 0;
    for (const T& one : all) {
      std::string label;
      if constexpr (std::is_same_v<T, bool>)
        label = app_.say(one ? Word::screen_yes : Word::screen_no);
      else
        label = said(one);
      const Asked<T> kept = answer;
      answer = one;
      const Violations found = complaints();
      const Violation* violation = wrong(found, field);
      answer = kept;
      std::optional<Reason> reason;
      if (violation)
        reason =
            Reason{sentence(*violation, ui_.language, file_.seats), rule_id(violation->text.word)};
      const std::string id = std::string(field) + "." + std::to_string(place);
      if (chip(ui_, app_.explainer, cells.cell(place++),
               {.id = id,
                .label = label,
                .chosen = answer == one,
                .why_not = reason,
                .fit = std::is_same_v<T, Seat> ? Fit::name : Fit::whole}))
        answer = one;
    }
    area.take_top(cells.height(place), ui_.px(8));
  }
  void ask(std::string_view field, Asked<Seat>& answer, Rect& area) {
    std::vector<Seat> all;
    for (const Seat seat : session_.table().everyone()) all.push_back(seat);
    choose(field, answer, all, std::min(static_cast<int>(all.size()), 6), area);
  }
  void ask(std::string_view field, Asked<bool>& answer, Rect& area) {
    choose(field, answer, {false, true}, 2, area);
  }
  template <class E>
  requires std::is_enum_v<E>
  void ask(std::string_view field, Asked<E>& answer, Rect& area) {
    std::vector<E> all;
    for (std::size_t i = 0; i < names(E{}).size(); ++i) all.push_back(static_cast<E>(i));
    choose(field, answer, all, 2, area);
  }
  void ask(std::string_view field, Asked<std::string>& answer, Rect& area) {
    text_field(ui_, field, area.take_top(ui_.px(60), ui_.px(8)), aside_.typed, 200);
    touch_keyboard(ui_, area.take_top(ui_.px(touch_keyboard_height)), aside_.typed, 200);
    answer = aside_.typed.empty() ? std::nullopt : std::optional(aside_.typed);
  }

  // Who gives whom how many points, and why.
  void draw_adjust(Adjust& adjust, Rect& area) {
    const auto people = [&](Word question, std::string_view id, std::optional<Seat>& seat) {
      heading(ui_, area.take_top(ui_.px(22)), app_.say(question));
      const int columns = std::min(session_.table().seats, 7);
      const Grid cells{area, columns, ui_.px(50), ui_.px(4)};
      int place = 0;
      for (const Seat one : session_.table().everyone())
        if (chip(ui_, app_.explainer, cells.cell(place++),
                 {.id = std::string(id) + "." + std::to_string(one.index),
                  .label = file_.seats[static_cast<std::size_t>(one.index)],
                  .chosen = seat == one,
                  .fit = Fit::name}))
          seat = one;
      area.take_top(cells.height(place), ui_.px(4));
    };
    people(Word::adjust_giver, "giver", aside_.giver);
    people(Word::adjust_receiver, "receiver", aside_.receiver);
    heading(ui_, area.take_top(ui_.px(22)), app_.say(Word::field_points));
    Rect pad = area.take_top(ui_.px(104), ui_.px(6));
    ui_.text(pad.take_left(ui_.px(120), ui_.px(8)), aside_.typed.empty() ? "0" : aside_.typed,
             {Type::figure, 0, Align::right}, "adjust.points");
    draw_pad(pad);
    const auto reason = segments(ui_, area.take_top(ui_.px(52)),
                                 {{.id = "why.agreed",
                                   .label = app_.say(Word::adjust_agreed),
                                   .chosen = adjust.why == app_.say(Word::adjust_agreed)},
                                  {.id = "why.miscounted",
                                   .label = app_.say(Word::adjust_miscounted),
                                   .chosen = adjust.why == app_.say(Word::adjust_miscounted)},
                                  {.id = "why.fine",
                                   .label = app_.say(Word::adjust_fine),
                                   .chosen = adjust.why == app_.say(Word::adjust_fine)}},
                                 app_.explainer);
    constexpr std::array<Word, 3> why{Word::adjust_agreed, Word::adjust_miscounted,
                                      Word::adjust_fine};
    if (reason) adjust.why = app_.say(why[static_cast<std::size_t>(*reason)]);
    set_points(adjust);
  }
  void draw_pad(const Rect& pad) {
    static constexpr std::array<std::string_view, 12> keys{"1", "2", "3", "4", "5", "⌫",
                                                           "6", "7", "8", "9", "0", ","};
    const Grid cells{pad, 6, (pad.h - ui_.px(4)) / 2, ui_.px(4)};
    std::string typed = ui_.take_typed();
    for (std::size_t i = 0; i < keys.size(); ++i)
      if (button(ui_, "pad." + std::string(keys[i]), cells.cell(static_cast<int>(i)), keys[i])) {
        if (keys[i] != "⌫")
          typed += keys[i];
        else if (!aside_.typed.empty())
          aside_.typed.pop_back();
      }
    if (ui_.key(Key::backspace) && !aside_.typed.empty()) aside_.typed.pop_back();
    for (const char letter : typed) {
      const bool comma = letter == ',' || letter == '.';
      const bool figure = letter >= '0' && letter <= '9';
      const bool has_comma = aside_.typed.find(',') != std::string::npos;
      if (aside_.typed.size() < 9 && (figure || (comma && !has_comma && !aside_.typed.empty())))
        aside_.typed += comma ? ',' : letter;
    }
  }
  void set_points(Adjust& adjust) {
    adjust.points.reset();
    std::string number = aside_.typed;
    std::replace(number.begin(), number.end(), ',', '.');
    const auto points = parse_points(number);
    if (!points || *points == Points{} || !aside_.giver || !aside_.receiver) return;
    if (*aside_.giver == *aside_.receiver) return;
    ByPlayer<Points> each;
    each[*aside_.giver] = -*points;
    each[*aside_.receiver] = *points;
    adjust.points = each;
  }

  [[nodiscard]] Violations complaints() const {
    const Verdict<G> verdict = session_.judge(aside_.draft);
    return verdict ? Violations{} : verdict.error();
  }

  void draw_save(Rect bar, const Verdict<G>& verdict) {
    if (button(ui_, "aside.save", bar.take_right(ui_.px(200), ui_.px(10)),
               app_.say(Word::screen_save), Weight::main, verdict.has_value()))
      return save_aside(app_);
    if (app_.explainer.reason())
      return void(ui_.paragraph(bar, app_.explainer.reason()->sentence,
                                {Type::small, ui_.colors().loss}, "wrong"));
    if (verdict) return;
    const Violation& first = verdict.error().front();
    ui_.paragraph(bar, sentence(first, ui_.language, file_.seats),
                  {Type::small, ui_.colors().quiet}, "aside.missing");
  }

  App& app_;
  Ui& ui_;
  const SessionFile& file_;
  Aside<G> aside_;
  const Session<G> session_;
};

void draw(App& app, const AnyAside& aside) {
  if (!app.desk || !app.session_file()) return close(app);
  std::visit(
      [&]<class G>(const Aside<G>& one) {
        if (!std::holds_alternative<Desk<G>>(*app.desk)) return close(app);
        AsideForm<G>(app, one).draw();
      },
      aside);
}

void draw(App&, Nothing) {}

}  // namespace

void draw_dialog(App& app) {
  app.ui.begin_layer("dialog");
  const Dialog open = app.dialog;  // what is drawn may close it or open another
  std::visit([&](const auto& one) { draw(app, one); }, open);
  app.ui.end_layer();
}

}  // namespace kattegat::ui
