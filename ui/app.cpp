#include "ui/app.hpp"

#include <filesystem>

#include "kattegat/core/joined.hpp"
#include "kattegat/wording/spoken.hpp"
#include "ui/actions.hpp"
#include "ui/app_books.hpp"
#include "ui/app_drafts.hpp"
#include "ui/app_faces.hpp"
#include "ui/app_files.hpp"
#include "ui/app_schools.hpp"
#include "ui/app_stage.hpp"
#include "ui/clock.hpp"
#include "ui/layout.hpp"
#include "ui/rules_text.hpp"

namespace kattegat::ui {
namespace {

// The book by its whole path: in another folder the same name is another book's.
World placed(World world) {
  std::error_code fault;
  const auto whole = std::filesystem::absolute(world.book, fault);
  if (!fault) world.book = whole.string();
  return world;
}

void clear_table(App& app) {
  app.table = {};
  app.table.version = app.club.version();
}

}  // namespace

std::string today(const App& app) { return app.world.now().substr(0, 10); }

void show_toast(App& app, Toast toast) { app.messages.toast = std::move(toast); }

void lay_desk(App& app, AnyDesk desk) {
  app.table.desk.emplace(std::move(desk));
  show_faces(app);
}

void refuse(App& app, const NotStored& why, std::function<void(App&)> force) {
  if (const auto* refused = std::get_if<Refused>(&why))
    app.dialog = Refusal{*refused, std::move(force)};
}

App::App(World the_world)
    : world(placed(std::move(the_world))),
      settings(read_settings(world.settings).value_or(Settings{})),
      settings_kept(settings),
      club(book_to_open(settings, world.book)) {
  read_schools_again(*this);
  apply_settings(*this);
  if (!read_settings(world.settings))
    show_toast(*this, {say(text(Word::file_unreadable, world.settings))});
  read_evenings_again(*this);
  read_entered(*this);
  const bool setting_up = resume_setup(*this) && drafts.all.setting_up;
  open_newest(*this);
  tab = table.session && is_tonight(*this) && !setting_up ? Tab::table : Tab::evening;
}

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
  apply_settings(app);
  keep_settings(app);
}

namespace {

// Beyond that a window would hold too little of anything: letters grow no further.
float largest_unit(float width, float height) {
  return width > height ? std::min(width / 330, height / 185) : width / 180;
}

}  // namespace

bool prepare(App& app, float width, float height) {
  give_faces(app);
  float unit = app.world.scale * static_cast<float>(app.settings.zoom) / 100;
  unit = std::min(unit, std::max(app.world.scale, largest_unit(width, height)));
  app.ui.theme.scale = unit * growth(width / unit, height / unit);
  app.ui.theme.enlarged = std::max(1.F, unit / app.world.scale);
  app.ui.lettering = stage_lettering(app, width, height);
  return app.ui.build_fonts();
}

namespace {

// The deal that is to be entered next.
struct DealNumber {
  std::optional<Uuid> session;
  int number = 0;
};
DealNumber next_deal(const App& app) {
  if (!app.table.desk || is_correction(*app.table.desk)) return {};
  return {app.table.session,
          std::visit([](const auto& desk) { return desk.number; }, *app.table.desk)};
}

// Another window has entered or struck out a deal of the session on the table.
void announce(App& app, const DealNumber& before) {
  const DealNumber now = next_deal(app);
  if (!before.session || before.session != now.session || before.number == now.number) return;
  const std::int64_t was = before.number, is = now.number;
  show_toast(app, {is == was + 1 ? app.say(text(Word::toast_saved_elsewhere, was, is))
                                 : app.say(text(Word::toast_changed_elsewhere, is))});
}

}  // namespace

std::string last_written(const Evening& evening) {
  std::string last;
  for (const EveningSession& session : evening.sessions) {
    const std::string at = std::visit(
        [](const auto& entered) {
          return entered.entries.empty() ? "" : entered.entries.back().entry.stamp.at.value_or("");
        },
        session.entered);
    if (second_number(at).value_or(0) >= second_number(last).value_or(0)) last = at;
  }
  return last;
}

void wake(App& app) {
  keep_drafts(app);  // also what could not be written when it was tapped in
  const int version = app.club.version();
  const bool was_unreadable = app.is_unreadable();
  app.club.refresh();
  if (app.club.version() == version) return;
  follow_setup(app);
  if (was_unreadable && !app.is_unreadable()) resume_setup(app);
  const auto& evenings = app.club.evenings();
  const bool newer = app.stage == Stage::scoreboard && app.open_evening() && !evenings.empty() &&
                     app.open_evening()->evening.id != evenings.front().id;
  if (newer) return show_evening(app, evenings.front().id);
  follow_book(app);
}

bool is_tonight(const App& app) {
  const OpenEvening* open = app.open_evening();
  return open && is_going_on(open->evening.date, last_written(open->evening), app.world.now());
}

bool is_being_played(const App& app) {
  const bool shown = app.tab == Tab::table || app.stage == Stage::scoreboard;
  const EveningSession* played = app.session_at_table();
  return shown && played && !app.open_evening()->has_ended(*played) && is_tonight(app);
}

void retry_book(App& app) {
  const bool was_unreadable = app.is_unreadable();
  app.club.retry();
  if (was_unreadable && !app.is_unreadable()) resume_setup(app);
}

// ---- Where one is ----

EveningChoices& evening_choices(App& app) {
  const auto id = app.open_evening() ? app.open_evening()->evening.id : std::nullopt;
  return kept(app.evening_choices, id, [] { return EveningChoices{}; });
}

void go(App& app, Tab tab) {
  app.tab = tab;
  app.messages.notice = {};
  app.explainer.clear();
  if (app.setup && is_as_begun(app, *app.setup)) app.setup.reset();
  app.standings.player.reset();
  app.standings.partner.reset();
  app.several.reset();
  evening_choices(app).sheet_seen.reset();
  wake(app);
}

void open_session(App& app, const Uuid& session) {
  const Uuid id = session;  // it may be the app's own, which is cleared
  keep_drafts(app);
  clear_table(app);
  if (app.drafts.own && app.drafts.own->session != id) app.drafts.own.reset();
  const OpenEvening* open = app.open_evening();
  const EveningSession* played = open ? open->session(id) : nullptr;
  if (!played) return;
  app.table.session = id;
  app.table.chairs = numbers_clockwise(open->history.sessions[open->index_of(id)].header);
  std::visit([&](const auto& entered) { lay_desk(app, open_desk(*played, entered)); },
             played->entered);
  lay_entered(app);
}

void open_newest(App& app) {
  keep_drafts(app);
  clear_table(app);
  const OpenEvening* open = app.open_evening();
  if (!open || open->evening.sessions.empty()) return;
  const EveningSession* newest = &open->evening.sessions.back();
  for (const EveningSession& session : open->evening.sessions)
    if (!open->has_ended(session)) newest = &session;
  open_session(app, *newest->id);
}

void show_evening(App& app, const Uuid& evening) {
  app.club.show(evening);
  open_newest(app);
}

namespace {

bool is_shown(const App& app, const Uuid& evening) {
  const OpenEvening* open = app.open_evening();
  if (!open) return false;
  const std::vector<Uuid>& parts = open->history.parts;
  return open->evening.id == evening ||
         std::find(parts.begin(), parts.end(), evening) != parts.end();
}

}  // namespace

bool come_back_to(App& app, const Uuid& evening) {
  if (is_shown(app, evening)) return true;
  const EveningLine* line = app.club.line_with(evening);
  if (!line) return false;
  show_evening(app, Uuid(line->id));
  return is_shown(app, evening);
}

WayBackHere back_here(const App& app, WayBackHere back) {
  if (!app.open_evening()) return {};
  return [evening = *app.open_evening()->evening.id, back = std::move(back)](App& a) {
    if (come_back_to(a, evening)) back(a);
  };
}

namespace {

bool explains(std::string_view subject, std::string_view rule, Language language) {
  for (const RulesBlock& block : parse_rules(rules_text(subject, language), {}))
    if (std::find(block.ids.begin(), block.ids.end(), rule) != block.ids.end()) return true;
  return false;
}

}  // namespace

// The paragraph may stand with a game's rules, first of all those of the game on the table, with
// those of all games, or with bridge's laws.
void look_up(App& app, std::string_view rule) {
  constexpr std::size_t common = std::tuple_size_v<Games>;
  const EveningSession* played = app.session_at_table();
  app.rules.rule = std::string(rule);
  app.rules.sought = true;
  app.rules.game = explains("dummy", rule, app.ui.language) ? common + 1 : common;
  std::size_t index = 0;
  bool at_the_table = false;
  for_each_game([&]<class G>() {
    const std::size_t game = index++;
    if (at_the_table || !explains(G::id, rule, app.ui.language)) return;
    app.rules.game = game;
    at_the_table = played && played->entered.index() == game;
  });
  app.dialog = Nothing{};
  app.tab = Tab::rules;
}

// ---- The deal on the desk ----

namespace {

// A new entry beside the deal is judged by what the book has now.
void renew_aside(App& app) {
  auto* aside = std::get_if<Aside>(&app.dialog);
  const EveningSession* played = app.session_at_table();
  if (!aside || !played) return;
  std::visit(
      [&]<class G>(Desk<G>& desk) {
        if (const auto* entered = std::get_if<EnteredSession<G>>(&played->entered))
          desk.session = open_desk(*played, *entered).session;
      },
      aside->desk);
}

}  // namespace

void follow_book(App& app) {
  if (app.table.version == app.club.version()) return;
  const DealNumber before = next_deal(app);
  lay_again(app);
  announce(app, before);
}

void lay_again(App& app) {
  if (!app.session_at_table()) return open_newest(app);  // or it was another evening's
  const std::optional<AnyDesk> kept = app.table.desk;
  open_session(app, *app.table.session);
  renew_aside(app);
  if (!app.table.desk || !kept) return;
  std::visit(
      [&]<class G>(Desk<G>& fresh) {
        const auto* old = std::get_if<Desk<G>>(&*kept);
        if (!old || old->corrects != fresh.corrects || old->draft != fresh.draft) return;
        fresh.steps = old->steps;
        fresh.ahead = old->ahead;
        fresh.scratch = old->scratch;
        fresh.folds = old->folds;
        fresh.agreed = old->agreed;
      },
      *app.table.desk);
}

namespace {

std::string missing_fields(const Violations& found, Language language) {
  std::vector<std::string> names;  // each once, of whomever it is asked
  for (const Violation& violation : found) {
    if (!violation.short_of) continue;
    std::string name = field_name(violation.field, language);
    if (std::find(names.begin(), names.end(), name) == names.end())
      names.push_back(std::move(name));
  }
  return joined(names);
}

// "Bo & Dea +90  ·  Anna & Cai −90": who gets the most comes first, who gets nothing not at all.
template <class G>
std::string payments(const Desk<G>& desk, const PerSeat<Points>& change, Language language) {
  std::map<std::int64_t, std::string, std::greater<>> who;
  for (const Seat seat : desk.seats()) {
    std::string& names = who[change[seat].thousandths];
    names += (names.empty() ? "" : " & ") + desk.name(seat);
  }
  std::string line;
  for (const auto& [thousandths, names] : who)
    if (thousandths != 0)
      line += (line.empty() ? "" : "  ·  ") + names + " " +
              signed_points(Points{thousandths}, language);
  return line;
}

template <class G>
Preview preview_of(const App& app, const Desk<G>& desk) {
  Preview shown;
  shown.touched = !desk.steps.empty() || desk.corrects;
  const Verdict<G> verdict = desk.verdict();
  if (!verdict) {
    shown.missing = missing_fields(verdict.error(), app.ui.language);
    for (const Violation& violation : verdict.error())
      if (violation.to_call)  // says who is to speak, too
        shown.missing = sentence(violation, app.ui.language, desk.names);
      else if (!violation.short_of)
        shown.wrong.push_back(
            {sentence(violation, app.ui.language, desk.names), rule_id(violation.text.word)});
    return shown;
  }
  shown.ready = true;
  shown.words = spoken(desk.draft, desk.names, app.ui.language);
  for (const Seat seat : desk.seats()) shown.change[seat] = verdict->transfers.net(seat);
  shown.pays = payments(desk, shown.change, app.ui.language);
  for (const Text& line : workings(desk.session, *verdict)) {
    shown.lines.push_back(app.say(line, desk.names));
    if (shown.rule.empty()) shown.rule = rule_id(line.word);
  }
  return shown;
}

}  // namespace

Preview preview(const App& app) {
  return std::visit([&](const auto& desk) { return preview_of(app, desk); }, *app.table.desk);
}

std::string next_deal_line(const App& app) {
  if (!app.table.desk) return "";
  return std::visit(
      [&]<class G>(const Desk<G>& desk) -> std::string {
        const auto dealer = desk.session.standing().next_dealer;
        if (!dealer) return app.say(Word::screen_finished);
        const std::int64_t number = desk.number, agreed = deals_agreed<G>(desk.session.table());
        return app.say(agreed > 0 ? text(Word::screen_deal_of_and_dealer, number, agreed, *dealer)
                                  : text(Word::screen_deal_and_dealer, number, *dealer),
                       desk.names);
      },
      *app.table.desk);
}

}  // namespace kattegat::ui
