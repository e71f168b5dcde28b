// The app: which screen is shown, what lies on the table, and what a tap does to the book. Drawing
// is in screens/ and panels/; only this file's functions write, to the book, the settings or files.
#pragma once
#include <functional>

#include "kattegat/evening/fields.hpp"
#include "kattegat/evening/what_if.hpp"
#include "kattegat/export/exports.hpp"
#include "ui/club.hpp"
#include "ui/desk.hpp"
#include "ui/referee_desk.hpp"
#include "ui/schools.hpp"
#include "ui/settings.hpp"

namespace kattegat::ui {

// What the app needs of the machine it runs on.
struct World {
  std::function<std::string()> now;       // RFC 3339, local time
  Language language = Language::english;  // of the system
  float scale = 1;                        // of the monitor
  std::string book;
  std::string settings;
  std::string exports;  // the folder for exports and backups
  // Books that may be merged: on a memory stick, among what was downloaded or exported.
  std::function<std::vector<std::string>()> books_nearby = [] {
    return std::vector<std::string>{};
  };
};

enum class Place { evening, table, sheet, settlement, standings, rules, referee, settings };
inline constexpr int place_count = 8;

// An entry beside the deal (a misdeal, a correction of points, somebody leaves ...).
template <class G>
struct Aside {
  Entry<G> draft;
  Uuid key = random_uuid();
  std::optional<Uuid> corrects{};
  std::string why{};
  std::optional<Seat> giver{}, receiver{};  // of an agreed correction
  std::string typed{};                      // its points, or the words of a note
};
using AnyAside = EachGame<Aside>::Variant;

template <class G>
struct HouseOf {
  typename G::House house{};
};
using AnyHouse = EachGame<HouseOf>::Variant;
AnyHouse house_of(const SessionFile&);

// A new evening, or a new session of tonight's, while it is being put together.
struct Setup {
  bool new_evening = true;
  int step = 0;  // players, game and seats, stake and rules
  std::vector<std::string> players;
  AnyHouse house;      // of the game to be played
  std::string school;  // that its rules were last
  // By game: the rules of its latest session in the book.
  std::map<std::string, std::optional<Json::Object>> last_rules;
  std::vector<std::string> seats;
  Money stake{10};
  std::string place;
  std::string currency;
  Money coin{1};
  enum class Typing { nothing, player, place, stake } typing = Typing::nothing;
  std::string typed;
};

struct App;
struct VoidEntry {  // asks for the reason
  Uuid session;
  Uuid entry;
  bool correct = false;  // its values go into the form, to be saved in its place
  std::string why;
};
struct Reseating {
  Uuid session;
  Reseat kind = Reseat::people;
  std::vector<std::string> seats;
  std::optional<std::size_t> lifted;  // the chair whose player is being moved
};
struct Signing {
  std::string player;
  std::string initials;
};
struct Refusal {  // what would be broken, and how to do it all the same, where that may be
  Refused refused;
  std::function<void(App&)> force;
};
struct EntryCard {  // one row of the sheet, opened
  Uuid session;
  Uuid entry;
};
struct Conflicts {};  // what has been decided differently about tonight
struct WhyPayment {
  std::size_t from = 0;
  std::size_t to = 0;
  Money amount;
  std::optional<std::size_t> session;  // plan by sessions
  bool receiver = false;               // whose deals are shown
};
struct PayCode {  // how the receiver takes money
  std::string receiver;
  Money amount;
};
struct People {};    // everybody in the book
struct PersonCard {  // one of them
  enum class Field { none, name, swish, mobilepay, iban };
  Uuid person;
  Field field = Field::none;  // that is being typed
  std::string typed{};
  std::string refused{};  // why it was not taken
};
struct Namesake {  // a name looks like one that is known: are they two people?
  std::string name;
  std::string known;
  std::function<void(App&)> go_on{};  // they are
  std::function<void(App&)> back{};   // it is to be typed again
};
struct MergeFrom {  // a book of another tablet's is picked
  std::vector<std::string> books;
  std::vector<std::string> said{};
};
struct WhatIf {                       // tonight under other house rules; nothing of it is stored
  std::size_t session = 0;            // among evening.sessions: whose rules are shown
  std::map<Uuid, AnyHouse> houses{};  // of the sessions whose rules have been shown
};
struct TappedPlay {};  // the deal on the desk, card by card
struct SchoolList {};  // those of the game that is being set up
struct SchoolCard {    // one of them
  enum class Asked { nothing, write_over, remove };
  School school;
  Asked asked = Asked::nothing;
};
struct SchoolName {  // is being typed, for the rules that are chosen or for a school
  std::optional<School> of{};
  std::string typed{};
  std::string refused{};  // why it was not taken
};
struct Nothing {};
using Dialog = std::variant<Nothing, AnyAside, VoidEntry, Reseating, Signing, Refusal, EntryCard,
                            Conflicts, WhyPayment, PayCode, People, PersonCard, Namesake, MergeFrom,
                            WhatIf, TappedPlay, SchoolList, SchoolCard, SchoolName>;

// What a screen has derived, kept while the book stays as it is.
struct SettlementView {
  int version = -1;
  PlanChoice plan;
  Money coin;
  Settlement settled;
  StillDue due;
};
struct WhatIfView {
  int version = -1;
  std::vector<Json> asked;
  std::optional<Supposed> supposed;
  Complaints complaints;  // when it cannot be settled so
};
struct StandingsView {
  int version = -1;
  std::string from;
  std::string game;
  std::vector<StandingLine> lines;
  // Money after each evening, oldest first, by player.
  std::map<std::string, std::vector<Money>> curves;
  std::size_t evenings = 0;
};

struct App {
  explicit App(World);

  World world;
  Settings settings;
  Result<std::vector<School>, Text> schools = std::vector<School>{};  // or why they cannot be read
  Ui ui;
  Explainer explainer;
  Club club;
  Place place = Place::evening;
  std::optional<AnyDesk> desk;
  std::optional<Uuid> session;      // the one on the table
  std::vector<std::string> chairs;  // the numbers of its seats, by which the book knows them
  std::optional<Setup> setup;       // while something new is being put together
  Dialog dialog;
  std::string notice;               // what has just been done, until the next tap
  std::optional<std::string> rule;  // the rule whose paragraph is looked up
  bool rule_sought = false;         // scroll there
  std::size_t rules_game = 0;       // index in Games; then what all have in common, then bridge
  RefereeDesk referee;
  PlanChoice plan;
  std::optional<Money> coin;  // the smallest one to settle in; empty: as the evening says
  std::string standings_from;
  std::string standings_game;  // its id; empty: all
  std::optional<std::string> standings_player;
  int desk_version = -1;  // of the club, when the desk was opened
  bool quitting = false;

  SettlementView settlement_view;
  WhatIfView what_if_view;
  StandingsView standings_view;

  [[nodiscard]] std::string say(Word word) const { return kattegat::say(word, ui.language); }
  [[nodiscard]] std::string say(const Text& text, Names names = {}) const {
    return kattegat::say(text, ui.language, names);
  }
  [[nodiscard]] const Tonight* tonight() const {
    return club.tonight() ? &*club.tonight() : nullptr;
  }
  [[nodiscard]] const SessionFile* session_file() const {
    return session && tonight() ? tonight()->session(*session) : nullptr;
  }
};

// One frame, between ImGui's NewFrame and Render.
void draw(App&, float width, float height);
// The settings have changed: language, colours, scale.
void apply_settings(App&);
// The window has come back to the front: show what the book has.
void wake(App&);

// ---- What a tap does ----

void go(App&, Place);
void look_up(App&, std::string_view rule);
void show_evening(App&, const Uuid& evening);
void open_session(App&, const Uuid& session);
void open_newest(App&);  // the evening's session that is still going on, else its last
void retry_book(App&);   // after a fault
// The book has something else now; what is being entered stays.
void keep_draft(App&);

void save_deal(App&);
void undo(App&);  // the last change to the draft, else the last entry saved
void save_aside(App&);
void void_entry(App&, const VoidEntry&);
void restore_entry(App&, const EntryCard&);
void begin_correction(App&, const VoidEntry&);
void reseat(App&, const Reseating&);
void end_session(App&, const Uuid& session);
void resume_session(App&, const Uuid& session);

void start_setup(App&, bool new_evening);
void as_last_time(App&);
void finish_setup(App&);

// The school with these rules, or called so; nullptr when none is kept.
const School* school_with(const App&, const AnyHouse&);
const School* school_called(const App&, const AnyHouse&, const std::string& name);
// Every house rule, as an evening file has them.
Json::Object rules_of(const AnyHouse&);
Json::Object rules_by_the_book(const AnyHouse&);  // of the same game
// Those of the latest session of the game that is being set up.
const std::optional<Json::Object>& rules_last_time(App&);
void take_rules(App&, const Json::Object&);
// A Text says why nothing was changed.
using Unkept = std::optional<Text>;
void read_schools_again(App&);
// The rules that are chosen; in the place of a school called so.
Unkept keep_school(App&, const std::string& name);
Unkept rename_school(App&, const School&, const std::string& name);
Unkept remove_school(App&, const School&);

void tick(App&, const std::string& from, const std::string& to, Money amount);  // it is paid
void untick(App&, const Uuid& payment);
void sign(App&, const Signing&, Money);
Storing set_number(App&, const Person&, NumberKind, const std::string& number);
Storing rename(App&, const Person&, const std::string& to);
void retire(App&, const Person&, bool retired);
Result<Merged, Text> merge(App&, const std::string& path);
void keep_side(App&, const Conflict&, const Hash& record);

// Into the folder of exports; the notice says where.
void export_evening(App&, const Export&);
void export_standings(App&, const StandingsExport&);
void make_backup(App&);
void keep_settings(App&);

// The deal on the desk, seen without its type.
struct Preview {
  bool ready = false;              // it can be saved
  PerSeat<Points> change;          // what it would pay
  std::vector<std::string> lines;  // how that comes about
  std::string_view rule;           // by which rule
  std::vector<Reason> wrong;       // rules that it breaks
  std::string missing;             // "Trump, Tricks"
  bool touched = false;            // something has been entered
};
Preview preview(const App&);

}  // namespace kattegat::ui
