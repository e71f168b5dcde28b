#include "ui/app.hpp"

#include <filesystem>

#include "kattegat/core/whole_file.hpp"
#include "kattegat/evening/write.hpp"
#include "kattegat/export/csv.hpp"
#include "kattegat/export/ledger.hpp"
#include "kattegat/export/report.hpp"
#include "kattegat/export/season.hpp"
#include "ui/rules_text.hpp"

namespace kattegat::ui {
namespace {

// The entry as the evening file would have it, with the key that makes saving it twice harmless.
template <class G>
Json entry_json(Entry<G> entry, const Uuid& key, const std::string& at, Names names) {
  entry.stamp.at = at;
  Json::Object object = entry_to_json(entry, names);
  object.emplace_back("id", to_string(key));
  return object;
}

template <class G>
void lay_desk(App& app, Desk<G> desk) {
  app.desk.emplace(std::move(desk));
  app.desk_version = app.club.version();
}

void clear_table(App& app) {
  app.desk.reset();
  app.session.reset();
  app.chairs.clear();
}

// A fresh form for the same session after something has been stored.
void open_again(App& app) {
  if (app.session) open_session(app, *app.session);
}

// What has been entered for one order of the chairs, in another one: it stays each one's.
template <class G>
Entry<G> moved(const Entry<G>& entry, Names from, Names to) {
  const Draft<G> draft = read_entry<G>(Json(entry_to_json(entry, from)), to);
  return draft.form.empty() ? draft.entry : Entry<G>{};
}

void refuse(App& app, std::function<bool(App&)> force) {
  if (app.club.refused()) app.dialog = Refusal{std::move(force)};
}

// The newest entry of the session that still counts.
template <class G>
const Entry<G>* newest_entry(const Play<G>& play) {
  for (auto draft = play.drafts.rbegin(); draft != play.drafts.rend(); ++draft)
    if (!draft->entry.stamp.voided) return &draft->entry;
  return nullptr;
}

template <class G>
const Entry<G>* find_entry(const Play<G>& play, const Uuid& id) {
  for (const Draft<G>& draft : play.drafts)
    if (draft.entry.stamp.id == id) return &draft.entry;
  return nullptr;
}

}  // namespace

App::App(World the_world)
    : world(std::move(the_world)), settings(read_settings(world.settings)), club(world.book) {
  apply_settings(*this);
  open_newest(*this);
  place = session ? Place::table : Place::evening;
}

void apply_settings(App& app) {
  app.ui.language = app.settings.language.value_or(app.world.language);
  app.ui.theme = {app.settings.dress, app.settings.four_colours,
                  app.world.scale * static_cast<float>(app.settings.zoom) / 100};
}

void keep_settings(App& app) {
  if (!write_settings(app.world.settings, app.settings))
    app.notice = app.say(text(Word::file_unwritable, app.world.settings));
}

void wake(App& app) {
  const int version = app.club.version();
  app.club.refresh();
  if (app.club.version() != version) keep_draft(app);
}

// ---- Where one is ----

void go(App& app, Place place) {
  app.place = place;
  app.notice.clear();
  app.explainer.clear();
  app.setup.reset();
  wake(app);
}

void open_session(App& app, const Uuid& id) {
  clear_table(app);
  const Tonight* tonight = app.tonight();
  const SessionFile* file = tonight ? tonight->session(id) : nullptr;
  if (!file) return;
  app.session = id;
  app.chairs = numbers_clockwise(tonight->history.sessions[tonight->place_of(id)].header);
  std::visit([&](const auto& play) { lay_desk(app, open_desk(*file, play)); }, file->play);
}

void open_newest(App& app) {
  clear_table(app);
  const Tonight* tonight = app.tonight();
  if (!tonight || tonight->evening.sessions.empty()) return;
  const SessionFile* newest = &tonight->evening.sessions.back();
  for (const SessionFile& session : tonight->evening.sessions)
    if (!tonight->has_ended(session)) newest = &session;
  open_session(app, *newest->id);
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
  const SessionFile* file = app.session_file();
  app.rule = std::string(rule);
  app.rule_sought = true;
  app.rules_game = explains("dummy", rule, app.ui.language) ? common + 1 : common;
  std::size_t index = 0;
  bool at_the_table = false;
  for_each_game([&]<class G>() {
    const std::size_t game = index++;
    if (at_the_table || !explains(G::id, rule, app.ui.language)) return;
    app.rules_game = game;
    at_the_table = file && file->play.index() == game;
  });
  app.dialog = Nothing{};
  app.place = Place::rules;
}

// ---- The deal on the desk ----

void keep_draft(App& app) {
  if (!app.desk || !app.session) return open_newest(app);
  const AnyDesk kept = *app.desk;
  const std::vector<std::string> chairs = app.chairs;
  open_session(app, *app.session);
  if (!app.desk) return;
  std::visit(
      [&]<class G>(Desk<G>& fresh) {
        const auto* old = std::get_if<Desk<G>>(&kept);
        if (!old || old->corrects) return;
        fresh.key = old->key;
        if (chairs != app.chairs) {
          fresh.draft = moved(old->draft, chairs, app.chairs);
          return;
        }
        fresh.draft = old->draft;
        fresh.steps = old->steps;
        fresh.scratch = old->scratch;
      },
      *app.desk);
}

namespace {

template <class G>
std::string missing_fields(const Violations& found, Language language) {
  std::string list;
  for (const Violation& violation : found) {
    if (violation.text.word != Word::form_missing) continue;
    list += (list.empty() ? "" : ", ") + say(field_word(violation.field), language);
  }
  return list;
}

template <class G>
Preview preview_of(const App& app, const Desk<G>& desk) {
  Preview shown;
  shown.touched = !desk.steps.empty() || desk.corrects;
  const Verdict<G> verdict = desk.verdict();
  if (!verdict) {
    shown.missing = missing_fields<G>(verdict.error(), app.ui.language);
    for (const Violation& violation : verdict.error())
      if (violation.text.word != Word::form_missing)
        shown.wrong.push_back(
            {sentence(violation, app.ui.language, desk.names), rule_id(violation.text.word)});
    return shown;
  }
  shown.ready = true;
  for (const Seat seat : desk.seats()) shown.change[seat] = verdict->transfers.net(seat);
  for (const Text& line : workings(desk.session, desk.draft)) {
    shown.lines.push_back(app.say(line, desk.names));
    if (shown.rule.empty()) shown.rule = rule_id(line.word);
  }
  return shown;
}

template <class G>
void save(App& app, Desk<G>& desk) {
  if (!desk.verdict()) return;
  const Uuid session = *app.session;
  const Json json =
      entry_json(desk.draft, desk.key, app.world.now(), app.club.written_seats(session));
  const int number = desk.number;
  if (!desk.corrects) {
    if (!app.club.append(session, json)) return refuse(app, {});
    app.notice = app.say(text(Word::screen_saved_deal, std::int64_t{number}));
    return open_again(app);
  }
  const auto store = [entry = *desk.corrects, why = desk.why, json](App& a, bool force) {
    if (!a.club.correct(entry, why, json, force)) return false;
    a.notice = a.say(Word::screen_corrected);
    open_again(a);
    return true;
  };
  if (!store(app, false)) refuse(app, [store](App& a) { return store(a, true); });
}

}  // namespace

Preview preview(const App& app) {
  return std::visit([&](const auto& desk) { return preview_of(app, desk); }, *app.desk);
}

void save_deal(App& app) {
  std::visit([&](auto& desk) { save(app, desk); }, *app.desk);
}

void undo(App& app) {
  if (!app.desk || !app.session) return;
  const bool stepped = std::visit([](auto& desk) { return step_back(desk); }, *app.desk);
  if (stepped) return;
  const SessionFile* file = app.session_file();
  std::visit(
      [&]<class G>(const Play<G>& play) {
        const Entry<G>* newest = newest_entry(play);
        if (!newest) return;
        const Entry<G> kept = *newest;
        if (!app.club.void_entry(*kept.stamp.id, app.say(Word::reason_undone), false,
                                 app.world.now()))
          return refuse(app, {});
        open_again(app);
        app.notice = app.say(Word::screen_undone);
        if (!app.desk || !std::holds_alternative<typename G::Deal>(kept.body)) return;
        auto& desk = std::get<Desk<G>>(*app.desk);
        desk.steps.push_back(desk.draft);
        desk.draft.body = kept.body;
      },
      file->play);
}

void save_aside(App& app) {
  const AnyAside aside = std::get<AnyAside>(app.dialog);
  const Uuid session = *app.session;
  std::visit(
      [&]<class G>(const Aside<G>& one) {
        const Json json =
            entry_json(one.draft, one.key, app.world.now(), app.club.written_seats(session));
        const bool stored = one.corrects ? app.club.correct(*one.corrects, one.why, json, false)
                                         : app.club.append(session, json);
        if (!stored) return refuse(app, {});
        app.dialog = Nothing{};
        app.notice = app.say(Word::screen_saved);
        keep_draft(app);
      },
      aside);
}

// ---- Mistakes ----

void void_entry(App& app, const VoidEntry& request, bool force) {
  const bool stored = app.club.void_entry(request.entry, request.why, force, app.world.now());
  if (!stored)
    return refuse(app, [request](App& a) {
      void_entry(a, request, true);
      return !a.club.fault();
    });
  app.dialog = Nothing{};
  app.notice = app.say(Word::screen_voided);
  keep_draft(app);
}

void restore_entry(App& app, const EntryCard& card, bool force) {
  const std::string why = app.say(Word::reason_undone);
  if (!app.club.restore_entry(card.entry, why, force, app.world.now()))
    return refuse(app, [card](App& a) {
      restore_entry(a, card, true);
      return !a.club.fault();
    });
  app.dialog = Nothing{};
  app.notice = app.say(Word::screen_restored);
  keep_draft(app);
}

void keep_side(App& app, const Conflict& conflict, const Hash& record) {
  if (!app.club.keep_side(conflict, record)) return;
  keep_draft(app);
  if (!app.club.conflicts().empty()) return;
  app.dialog = Nothing{};
  app.notice = app.say(Word::conflict_none);
}

void begin_correction(App& app, const VoidEntry& request) {
  open_session(app, request.session);
  const SessionFile* file = app.session_file();
  if (!file) return;
  app.dialog = Nothing{};
  app.place = Place::table;
  std::visit(
      [&]<class G>(const Play<G>& play) {
        const Entry<G>* entry = find_entry(play, request.entry);
        if (!entry) return;
        Entry<G> draft{{}, entry->body};
        if (!std::holds_alternative<typename G::Deal>(entry->body)) {
          app.dialog = AnyAside(Aside<G>{draft, random_uuid(), request.entry, request.why});
          return;
        }
        Desk<G> desk = open_desk(*file, play, request.entry);
        desk.draft = std::move(draft);
        desk.corrects = request.entry;
        desk.why = request.why;
        lay_desk(app, std::move(desk));
      },
      file->play);
}

void reseat(App& app, const Reseating& request, bool force) {
  const std::string why = app.say(Word::reason_reseated);
  if (!app.club.reseat(request.session, request.seats, request.kind, why, force))
    return refuse(app, [request](App& a) {
      reseat(a, request, true);
      return !a.club.fault();
    });
  app.dialog = Nothing{};
  app.notice = app.say(Word::screen_reseated);
  keep_draft(app);
}

// ---- Files ----

namespace {

// Over an earlier export of the same name.
bool write_file(const App& app, const std::string& path, const std::string& bytes) {
  std::error_code ignored;
  std::filesystem::create_directories(std::filesystem::path(path).parent_path(), ignored);
  return !write_whole_file(path, bytes, Replace::yes, app.world.book);
}

std::vector<Payee> payees(const std::vector<Person>& people) {
  std::vector<Payee> list;
  for (const Person& person : people)
    list.push_back({person.name, person.swish, person.mobilepay, person.iban});
  return list;
}

// Empty when a library could not make it.
std::optional<std::string> written(App& app, const Evening& evening, std::string_view format) {
  const Tonight& tonight = *app.tonight();
  if (format == "evening") return evening_file(tonight.written);
  const JudgedEvening& judged = tonight.judged;
  const Settlement settlement = settle(evening, judged, app.plan);
  const auto anchors = app.club.anchors();
  if (format == "csv") return csv(evening, judged, settlement, anchors, app.ui.language);
  if (format == "ledger") return ledger_journal(evening, judged, settlement, anchors);
  const Report report = make_report(evening, judged, settlement, tonight.closing,
                                    payees(tonight.payees), anchors, app.ui.language);
  if (format == "html") return html(report);
  return format == "pdf" ? pdf(report) : xlsx(report);
}

}  // namespace

void export_evening(App& app, std::string_view format) {
  Evening evening = app.tonight()->evening;
  if (app.coin) evening.coin = *app.coin;
  const auto bytes = written(app, evening, format);
  const std::string_view ending = format == "ledger"    ? "journal"
                                  : format == "evening" ? "json"
                                                        : format;
  const std::string path = app.world.exports + "/kattegat-" + evening.date + "-" +
                           to_string(*evening.id).substr(0, 8) + "." + std::string(ending);
  app.notice = bytes && write_file(app, path, *bytes) ? app.say(text(Word::screen_written_to, path))
                                                      : app.say(text(Word::file_unwritable, path));
}

void export_standings(App& app, std::string_view format) {
  const StandingsChoice choice{app.standings_from, "", app.standings_game};
  const auto& lines = app.standings_view.lines;
  const auto bytes = format == "pdf" ? standings_pdf(lines, choice, app.ui.language)
                                     : standings_csv(lines, app.ui.language);
  const std::string path = app.world.exports + "/kattegat-" + app.world.now().substr(0, 10) + "-" +
                           app.say(Word::place_standings) + "." + std::string(format);
  app.notice = bytes && write_file(app, path, *bytes) ? app.say(text(Word::screen_written_to, path))
                                                      : app.say(text(Word::file_unwritable, path));
}

void make_backup(App& app) {
  std::string at = app.world.now().substr(0, 19);
  std::erase(at, ':');
  std::error_code ignored;
  std::filesystem::create_directories(app.world.exports, ignored);
  const std::string path = app.world.exports + "/kattegat-" + at + ".db";
  if (app.club.backup(path)) app.notice = app.say(text(Word::screen_written_to, path));
}

// ---- Something new ----

namespace {

void take_over(Setup& setup, const SessionFile& session) {
  setup.house = std::visit(
      []<class G>(const Play<G>& play) -> AnyHouse { return HouseOf<G>{play.table.house}; },
      session.play);
  setup.seats = session.seats;
  setup.stake = session.stake;
}

// The house rules that are not the default, as the evening file has them.
template <class G>
Json::Object house_json(const typename G::House& house) {
  Json::Object usual;
  typename G::House defaults;
  G::house_rules(defaults, [&](const HouseRule& rule, const auto& value, const auto&...) {
    usual.emplace_back(rule.key, to_json(value, {}));
  });
  Json::Object changed;
  G::house_rules(house, [&](const HouseRule& rule, const auto& value, const auto&...) {
    Json json = to_json(value, {});
    const auto same = std::find(usual.begin(), usual.end(), Json::Member{rule.key, json});
    if (same == usual.end()) changed.emplace_back(rule.key, std::move(json));
  });
  return changed;
}

Json names_json(const std::vector<std::string>& list) {
  Json::Array array;
  for (const std::string& name : list) array.emplace_back(name);
  return array;
}

}  // namespace

void start_setup(App& app, bool new_evening) {
  Setup setup;
  setup.new_evening = new_evening;
  setup.place = app.settings.place;
  setup.currency = app.settings.currency;
  const Tonight* tonight = app.tonight();
  if (!new_evening && tonight) {
    setup.step = 1;
    setup.players = tonight->evening.players;
    if (!tonight->evening.sessions.empty()) take_over(setup, tonight->evening.sessions.back());
  }
  app.setup = std::move(setup);
  app.place = Place::evening;
}

void as_last_time(App& app) {
  if (!app.setup) return;
  for (const EveningLine& line : app.club.evenings()) {
    const auto evening = app.club.load(line.id);
    if (!evening || evening->sessions.empty()) continue;
    Setup& setup = *app.setup;
    setup.players = evening->players;
    setup.place = evening->place;
    setup.currency = evening->currency;
    setup.coin = evening->coin;
    take_over(setup, evening->sessions.back());
    setup.step = 2;
    return;
  }
}

namespace {

Json session_json(const Setup& setup, const std::vector<std::string>& seats, const Uuid& id) {
  std::string_view game;
  Json::Object rules;
  std::visit(
      [&]<class G>(const HouseOf<G>& chosen) {
        game = G::id;
        rules = house_json<G>(chosen.house);
      },
      setup.house);
  Json::Object header{{"id", to_string(id)},
                      {"game", game},
                      {"seats", names_json(seats)},
                      {"stake", to_string(setup.stake)}};
  if (!rules.empty()) header.emplace_back("rules", std::move(rules));
  header.emplace_back("entries", Json::Array{});
  return header;
}

std::vector<std::string> written_names(const Tonight* tonight,
                                       const std::vector<std::string>& shown) {
  std::vector<std::string> written;
  for (const std::string& name : shown)
    written.push_back(tonight ? tonight->written_name(name) : name);
  return written;
}

// Who is there already, under the names of the night, then whoever has come since. Whom the roster
// knows by an id comes with it.
void add_players(const App& app, const Setup& setup, const Tonight* tonight, Json::Object& file) {
  std::vector<std::string> players;
  Json::Object people;
  const auto add = [&](const std::string& name, bool known, const std::vector<Uuid>& ids) {
    players.push_back(name);
    if (known) people.emplace_back(name, to_string(ids.front()));
  };
  if (tonight)
    for (const Participant& one : tonight->history.players) add(one.written, one.known, one.ids);
  for (const std::string& name : setup.players) {
    if (tonight && tonight->participant(name)) continue;
    const Person* person = app.club.person(name);
    add(name, person && person->known, person ? person->ids : std::vector<Uuid>{});
  }
  file.emplace_back("players", names_json(players));
  if (!people.empty()) file.emplace_back("people", std::move(people));
}

// The evening as its file: a new one, or tonight's with whoever has come since.
Json::Object evening_json(const App& app, const Setup& setup, const Tonight* tonight) {
  Json::Object file;
  if (tonight) {
    file = tonight->written.given;
    std::erase_if(file, [](const Json::Member& member) {
      return member.first == "players" || member.first == "people";
    });
    file.emplace_back("id", to_string(*tonight->evening.id));
  } else {
    file = {{"format", "kattegat-evening"},   {"version", 1},
            {"id", to_string(random_uuid())}, {"date", app.world.now().substr(0, 10)},
            {"currency", setup.currency},     {"cash_rounding", to_string(setup.coin)}};
    if (!setup.place.empty()) file.emplace_back("place", setup.place);
  }
  add_players(app, setup, tonight, file);
  return file;
}

}  // namespace

bool finish_setup(App& app) {
  const Setup setup = *app.setup;
  const Uuid session = random_uuid();
  const Tonight* tonight = setup.new_evening ? nullptr : app.tonight();
  Json::Object file = evening_json(app, setup, tonight);
  file.emplace_back("sessions",
                    Json::Array{session_json(setup, written_names(tonight, setup.seats), session)});
  const auto reading = evening_from_json(file);
  if (!reading || !reading->complaints.empty()) {
    app.notice = reading ? sentence(reading->complaints.front().violation, app.ui.language, {})
                         : app.say(reading.error());
    return false;
  }
  if (!app.club.import(reading->evening)) {
    refuse(app, {});
    return false;
  }
  app.settings.place = setup.place;
  app.settings.currency = setup.currency;
  keep_settings(app);
  app.setup.reset();
  open_session(app, session);
  app.place = Place::table;
  app.notice.clear();
  return true;
}

}  // namespace kattegat::ui
