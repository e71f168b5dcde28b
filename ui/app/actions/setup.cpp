// A new evening, a new session of the one shown, and who comes late to it.
#include "ui/app/actions/setup.hpp"

#include "kattegat/core/text/safe_text.hpp"
#include "kattegat/evening/write.hpp"
#include "ui/app/actions/club.hpp"
#include "ui/app/actions/messages.hpp"
#include "ui/app/actions/places.hpp"
#include "ui/app/actions/schools.hpp"
#include "ui/app/actions/settings.hpp"
#include "ui/app/actions/stage.hpp"
#include "ui/app/actions/table.hpp"

namespace kattegat::ui {
namespace {

void take_over(Setup& setup, const EveningSession& session) {
  setup.house = house_of(session);
  setup.chairs = chairs_of(session.seats);
  setup.stake = session.stake;
}

// Who is there, and whom each name means: they may be renamed meanwhile. Where others have brought
// more than can be chosen among, those at the last table.
void take_players(Setup& setup, const EveningHistory& history, const Evening& evening) {
  setup.players = evening.players;
  if (setup.players.size() > players_max) setup.players = sitting(setup.chairs);
  setup.people.clear();
  for (const std::string& name : setup.players)
    if (const Participant* one = history.shown_as(name))
      setup.people.emplace(name, one->ids.front());
}

// As much of it as can be typed.
std::string typed_place(const std::string& place) {
  constexpr std::size_t letters = 80;
  return first_letters(place, letters);
}

// The house rules that are not the default, as the evening file has them.
template <class G>
Json::Object house_json(const typename G::House& house) {
  const Json::Object usual = house_to_json<G>({});
  Json::Object changed = house_to_json<G>(house);
  std::erase_if(changed, [&](const Json::Member& rule) {
    return std::find(usual.begin(), usual.end(), rule) != usual.end();
  });
  return changed;
}

Setup new_evening(const App& app) {
  Setup setup;
  setup.new_evening = true;
  setup.place = typed_place(app.settings.place);
  setup.currency = app.settings.currency.empty() ? std::string(own_currency(app.ui.language))
                                                 : app.settings.currency;
  return setup;
}

Setup new_session(const App& app) {
  Setup setup = new_evening(app);
  setup.new_evening = false;
  const OpenEvening* open = app.open_evening();
  if (!open) return setup;
  setup.evening = open->evening.id;
  setup.currency = open->evening.currency;
  setup.step = 1;
  if (!open->evening.sessions.empty()) take_over(setup, open->evening.sessions.back());
  take_players(setup, open->history, open->evening);
  return setup;
}

void start_setup(App& app, Setup setup) {
  app.setup = std::move(setup);
  app.tab = Tab::evening;
  forget_notice(app);  // it is of something else
  read_schools_again(app);
}

}  // namespace

bool is_as_begun(const App& app, const Setup& setup) {
  Setup fresh = setup.new_evening ? new_evening(app) : new_session(app);
  fresh.evening_key = setup.evening_key;
  fresh.session_key = setup.session_key;
  return setup_to_json(setup) == setup_to_json(fresh);
}

const Person* meant_by(const App& app, const Setup& setup, const std::string& name) {
  const auto meant = setup.people.find(name);
  const Person* one = meant != setup.people.end() ? app.club.person(meant->second) : nullptr;
  return one ? one : app.club.person(name);
}

void forget_erased(App& app) {
  if (!app.setup) return;
  const std::map<std::string, Uuid> people = app.setup->people;
  for (const auto& [name, id] : people) {
    const Person* person = app.club.person(id);
    if (person && person->erased && person->name != name)
      call_otherwise(*app.setup, name, person->name);
  }
}

void set_up_evening(App& app) { start_setup(app, new_evening(app)); }
void set_up_session(App& app) { start_setup(app, new_session(app)); }

void as_last_time(App& app) {
  if (!app.setup) return;
  const std::vector<EveningLine>& evenings = app.club.evenings();
  const auto last = std::find_if(evenings.begin(), evenings.end(),
                                 [](const EveningLine& line) { return !line.sessions.empty(); });
  if (last == evenings.end()) return;
  const auto view = app.read([&](const Book& book) { return look_at(book, last->id); });
  if (!view || view->shown.sessions.empty()) return;  // an earlier one is not last time's
  const Evening& evening = view->shown;
  Setup& setup = *app.setup;
  take_over(setup, evening.sessions.back());
  take_players(setup, view->history, evening);
  setup.place = typed_place(evening.place);
  setup.currency = evening.currency;
  setup.coin = evening.coin;
  setup.step = 2;
}

namespace {

Json session_json(const Setup& setup, const std::vector<std::string>& seats) {
  std::string_view game;
  Json::Object rules;
  std::visit(
      [&]<class G>(const HouseOf<G>& chosen) {
        game = G::id;
        rules = house_json<G>(chosen.house);
      },
      setup.house);
  Json::Object header{{"id", to_string(setup.session_key)},
                      {"game", game},
                      {"seats", Json::Array(seats.begin(), seats.end())},
                      {"stake", to_string(setup.stake)}};
  if (!rules.empty()) header.emplace_back("rules", std::move(rules));
  header.emplace_back("entries", Json::Array{});
  return header;
}

// Who of those who are there already is meant by a name of the setup, whatever they are called by
// now; nullptr: has come since.
const Participant* there_already(const App& app, const EveningHistory& history, const Setup& setup,
                                 const std::string& name) {
  const auto meant = setup.people.find(name);
  if (meant == setup.people.end()) return history.shown_as(name);
  if (const Participant* one = history.find(meant->second)) return one;
  const Person* person = app.club.person(meant->second);
  if (!person) return history.shown_as(name);
  for (const Uuid& id : person->ids)
    if (const Participant* one = history.find(id)) return one;
  return nullptr;
}

// Of those who are there already whom the file names: all of them, but where others have brought
// more than a file can have those who are meant, and as many more as there is room for.
std::vector<const Participant*> named_in_file(const App& app, const EveningHistory& history,
                                              const Setup& setup) {
  std::set<std::string> meant;
  for (const std::string& name : setup.players)
    if (const Participant* one = there_already(app, history, setup, name)) meant.insert(one->now);
  std::size_t room = players_max - std::min(players_max, setup.players.size());
  std::vector<const Participant*> named;
  for (const Participant& one : history.players) {
    const bool is_meant = meant.count(one.now) > 0;
    if (!is_meant && room == 0) continue;
    if (!is_meant) --room;
    named.push_back(&one);
  }
  return named;
}

// Who is there already, under the names of the night, then whoever has come since. Whom the roster
// knows by an id comes with it, and so does whom the name alone would not mean: another tablet may
// have renamed them since they were chosen.
void add_players(const App& app, const Setup& setup, const OpenEvening* open, EveningKeys& keys) {
  std::vector<std::string> players;
  Json::Object people;
  const auto add = [&](const std::string& name, bool known, const std::vector<Uuid>& ids) {
    players.push_back(name);
    if (known) people.emplace_back(name, to_string(ids.front()));
  };
  if (open)
    for (const Participant* one : named_in_file(app, open->history, setup))
      add(one->written, one->by_id, one->ids);
  for (const std::string& name : setup.players) {
    if (open && there_already(app, open->history, setup, name)) continue;
    const Person* one = meant_by(app, setup, name);
    const bool is_by_id = one && (one->by_id || app.club.person(name) != one);
    add(name, is_by_id, one ? one->ids : std::vector<Uuid>{});
  }
  keys.set_players(players);
  if (open || !people.empty()) keys.set_people(std::move(people));
}

EveningKeys new_keys(const App& app, const Setup& setup) {
  Json::Object keys{{"format", "kattegat-evening"},
                    {"version", 1},
                    {"date", today(app)},
                    {"currency", setup.currency},
                    {"cash_rounding", to_string(setup.coin)}};
  if (!setup.place.empty()) keys.emplace_back("place", setup.place);
  return EveningKeys(std::move(keys));
}

// The evening as its file: a new one, or the one shown with whoever has come since.
Json::Object evening_json(const App& app, const Setup& setup, const OpenEvening* open) {
  EveningKeys keys = open ? open->written.keys : new_keys(app, setup);
  add_players(app, setup, open, keys);
  Json::Object file = keys.json();
  file.emplace_back("id", to_string(open ? *open->evening.id : setup.evening_key));
  return file;
}

}  // namespace

Storing add_latecomer(App& app, const std::string& name, std::optional<Uuid> person) {
  Setup setup;
  setup.players = {name};
  if (person) setup.people[name] = *person;
  Json::Object file = evening_json(app, setup, app.open_evening());
  file.emplace_back("sessions", Json::Array{});
  const auto reading = evening_from_json(file);
  if (!reading) return NotStored(reading.error());
  if (!reading->complaints.empty()) return NotStored(reading->complaints.front().violation.text);
  const auto stored = club_of(app).import(reading->evening);
  if (!stored) return stored.error();
  app.dialog = Nothing{};
  show_toast(app, {app.say(text(Word::toast_has_come, name))});
  return std::monostate{};
}

namespace {

// Under the names of the night, where they are there already.
std::vector<std::string> seats_in_file(const App& app, const Setup& setup,
                                       const OpenEvening* open) {
  std::vector<std::string> seats = sitting(setup.chairs);
  if (!open) return seats;
  for (std::string& name : seats)
    if (const Participant* one = there_already(app, open->history, setup, name))
      name = one->written;
  return seats;
}

// False where it could not be done; what is said then stands on the screen. Another evening may be
// shown by now.
bool store(App& app, const Setup& setup) {
  if (setup.evening && !come_back_to(app, *setup.evening)) {
    notify(app, {.words = app.say(Word::setup_evening_gone), .failed = true});
    return false;
  }
  const OpenEvening* open = setup.evening ? app.open_evening() : nullptr;
  Json::Object file = evening_json(app, setup, open);
  file.emplace_back("sessions", Json::Array{session_json(setup, seats_in_file(app, setup, open))});
  const auto reading = evening_from_json(file);
  if (!reading || !reading->complaints.empty()) {
    notify(app,
           {.words = reading ? sentence(reading->complaints.front().violation, app.ui.language, {})
                             : app.say(reading.error()),
            .failed = true});
    return false;
  }
  const auto stored = club_of(app).import(reading->evening);
  if (!stored) {
    refuse(app, stored.error());
    return false;
  }
  if (setup.new_evening) {
    app.settings.place = setup.place;
    app.settings.currency = setup.currency;
  }
  open_session(app, setup.session_key);
  app.tab = Tab::table;
  forget_notice(app);
  keep_settings(app);  // where they cannot be written that is said there
  return true;
}

}  // namespace

void finish_setup(App& app) {
  if (store(app, Setup(*app.setup))) app.setup.reset();
}

void play_again(App& app) {
  leave_stage(app);
  forget_toast(app);               // that the other one is over
  Setup setup = new_session(app);  // beside what is being set up
  setup.session_key = evening_choices(app).again;
  if (store(app, setup)) evening_choices(app).again = random_uuid();
}

}  // namespace kattegat::ui
