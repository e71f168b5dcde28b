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

const SessionFile* find_session(const App& app, const Uuid& id) {
  const Tonight* tonight = app.tonight();
  if (!tonight) return nullptr;
  const std::size_t place = tonight->place_of(id);
  return place < tonight->evening.sessions.size() ? &tonight->evening.sessions[place] : nullptr;
}

void clear_table(App& app) {
  app.desk.reset();
  app.session.reset();
}

// A fresh form for the same session after something has been stored.
void open_again(App& app) {
  if (app.session) open_session(app, *app.session);
}

// The form keeps what is in it, and is judged by what the book has now.
void keep_draft(App& app) {
  if (!app.desk || !app.session) return;
  const AnyDesk kept = *app.desk;
  open_session(app, *app.session);
  if (!app.desk) return;
  std::visit(
      [&]<class G>(Desk<G>& fresh) {
        const auto* old = std::get_if<Desk<G>>(&kept);
        if (!old || old->corrects) return;
        fresh.draft = old->draft;
        fresh.steps = old->steps;
        fresh.key = old->key;
        fresh.scratch = old->scratch;
      },
      *app.desk);
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

const SessionFile* App::session_file() const {
  return session ? find_session(*this, *session) : nullptr;
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
  if (app.club.version() == version) return;
  if (app.session)
    keep_draft(app);
  else
    open_newest(app);
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
  const SessionFile* file = find_session(app, id);
  if (!file) return;
  app.session = id;
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

void take_new_names(App& app) {
  const SessionFile* file = app.session_file();
  if (file && app.desk) std::visit([&](auto& desk) { desk.names = file->seats; }, *app.desk);
}

// ---- The deal on the desk ----

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
        if (!app.club.void_entry(*kept.stamp.id, app.say(Word::reason_undone), false))
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
  const bool stored = app.club.void_entry(request.entry, request.why, force);
  if (!stored)
    return refuse(app, [request](App& a) {
      void_entry(a, request, true);
      return !a.club.fault();
    });
  app.dialog = Nothing{};
  app.notice = app.say(Word::screen_voided);
  keep_draft(app);
}

void begin_correction(App& app, const VoidEntry& request) {
  const SessionFile* file = find_session(app, request.session);
  if (!file) return;
  open_session(app, request.session);
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
  const SessionFile& file = app.tonight()->evening.sessions[request.session];
  const Uuid session = *file.id;
  const std::string why = app.say(Word::reason_reseated);
  std::vector<std::string> seats;  // as they are written
  const std::vector<std::string> written = app.club.written_seats(session);
  for (const std::string& name : request.seats) {
    const auto at = std::find(file.seats.begin(), file.seats.end(), name) - file.seats.begin();
    seats.push_back(written[static_cast<std::size_t>(at)]);
  }
  if (!app.club.reseat(session, seats, request.kind, why, force))
    return refuse(app, [request](App& a) {
      reseat(a, request, true);
      return !a.club.fault();
    });
  app.dialog = Nothing{};
  app.notice = app.say(Word::screen_reseated);
  open_newest(app);
}

// ---- Files ----

namespace {

// Over an earlier export of the same name.
bool write_file(const App& app, const std::string& path, const std::string& bytes) {
  std::error_code ignored;
  std::filesystem::create_directories(std::filesystem::path(path).parent_path(), ignored);
  return !write_whole_file(path, bytes, Replace::yes, app.world.book);
}

std::vector<Payee> payees(const Roster& roster) {
  std::vector<Payee> list;
  for (const Person& person : roster.people)
    list.push_back({person.name, person.swish, person.mobilepay, person.iban});
  return list;
}

// Empty when a library could not make it.
std::optional<std::string> written(App& app, const Evening& evening, std::string_view format) {
  if (format == "evening") return evening_file(app.club.written());
  const JudgedEvening& judged = app.tonight()->judged;
  const Settlement settlement = settle(evening, judged, app.plan);
  const auto anchors = app.club.anchors();
  if (format == "csv") return csv(evening, judged, settlement, anchors, app.ui.language);
  if (format == "ledger") return ledger_journal(evening, judged, settlement, anchors);
  const Report report = make_report(evening, judged, settlement, app.tonight()->closing,
                                    payees(app.club.roster()), anchors, app.ui.language);
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

Json session_json(const Setup& setup, const Uuid& id) {
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
                      {"seats", names_json(setup.seats)},
                      {"stake", to_string(setup.stake)}};
  if (!rules.empty()) header.emplace_back("rules", std::move(rules));
  header.emplace_back("entries", Json::Array{});
  return header;
}

// The evening as its file: a new one, or tonight's with whoever has come since.
Json::Object evening_json(const App& app, const Setup& setup) {
  if (setup.new_evening) {
    Json::Object file{
        {"format", "kattegat-evening"},        {"version", 1},
        {"id", to_string(random_uuid())},      {"date", app.world.now().substr(0, 10)},
        {"currency", setup.currency},          {"cash_rounding", to_string(setup.coin)},
        {"players", names_json(setup.players)}};
    if (!setup.place.empty()) file.emplace_back("place", setup.place);
    return file;
  }
  const Evening& evening = app.tonight()->evening;
  Json::Object file{{"id", to_string(*evening.id)}};
  for (const auto& member : evening.given)
    file.push_back(member.first == "players" ? Json::Member{"players", names_json(setup.players)}
                                             : member);
  return file;
}

}  // namespace

bool finish_setup(App& app) {
  const Setup setup = *app.setup;
  const Uuid session = random_uuid();
  Json::Object file = evening_json(app, setup);
  file.emplace_back("sessions", Json::Array{session_json(setup, session)});
  const auto reading = evening_from_json(file);
  if (!reading || !reading->complaints.empty()) {
    app.notice = reading ? sentence(reading->complaints.front().violation, app.ui.language, {})
                         : app.say(reading.error());
    return false;
  }
  if (!app.club.import(reading->evening)) return false;
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
