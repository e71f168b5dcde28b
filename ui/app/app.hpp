// The app: which screen is shown, what lies on the table, and what a tap does to the book. Drawing
// is in screens/ and panels/, which write nothing: what does, to the book, the settings, files or
// the clipboard, is declared in ui/app/actions. Theirs alone is a book that can be written.
#pragma once
#include "db/book/decisions.hpp"
#include "db/files/merge.hpp"
#include "kattegat/evening/shared_fields.hpp"
#include "kattegat/export/exports.hpp"
#include "ui/app/backups.hpp"
#include "ui/app/club.hpp"
#include "ui/app/dialogs.hpp"
#include "ui/app/drafts.hpp"
#include "ui/app/evening_notes.hpp"
#include "ui/app/messages.hpp"
#include "ui/app/referee_desk.hpp"
#include "ui/app/schools.hpp"
#include "ui/app/settings.hpp"
#include "ui/app/setup.hpp"
#include "ui/app/several_evenings.hpp"
#include "ui/app/standings.hpp"
#include "ui/app/views.hpp"
#include "ui/app/world.hpp"
#include "ui/kit/picture.hpp"
#include "ui/panels/panels.hpp"

namespace kattegat::ui {

enum class Tab { evening, table, sheet, settlement, standings, rules, referee, settings };
inline constexpr int tab_count = 8;
// What takes the whole window, without the rail.
enum class Stage { none, scoreboard, podium };

// The game that is played on, and what is being entered of it.
struct OnTable {
  std::optional<AnyDesk> desk;
  std::optional<Uuid> session;
  std::vector<std::string> chairs;  // the numbers of its seats, by which the book knows them
  std::optional<int> version;       // of the club, as it was when all this was laid
  std::optional<DealDraft> noted;   // of what lies on the desk: as it was laid, or kept since
};

// The copies that the app makes by itself.
struct Copying {
  std::int64_t none_before = 0;  // seconds since 1970, after one that failed
  std::optional<Uuid> going_on;  // an evening of which no copy has been made since it ended
  Kept<std::string, std::optional<Backup>> newest;  // of a book
};

// What has been tapped in and not yet saved, as it is on the disk. Another window of this device
// writes there, too: what is not this one's own is as the file has it.
struct DraftsHere {
  Drafts all;
  Drafts before;                 // as the file was when it was last read or written
  std::optional<DealDraft> own;  // tapped in here, in the session on the table
  Json setup;                    // as it was last noted here, and whether it was on the screen
  bool setting_up = false;
  std::optional<std::int64_t> due;  // seconds since 1970: written again then, after a fault
  bool found_no_room = false;       // when it was last written
  bool book_has_less = false;       // than it has had here, until that has come back
  std::optional<int> counted_at;    // the club's version, when that was last looked at
};

// A deal that has been taken back, until something else is saved: redo restores it.
struct Undone {
  Uuid session;
  Uuid entry;
  AnyDesk desk;  // as it lay then
};

// The rules as they are being read.
struct LookedUp {
  std::optional<std::string> rule;  // whose paragraph is looked up
  bool sought = false;              // scroll there
  std::size_t game = 0;             // index in Games; then what all have in common, then bridge
};

// The list of evenings: this device's notes of them, and which are to be seen.
struct EveningList {
  EveningNotes notes;
  int noted = 0;  // how often they have been read or changed
  std::string sought;
  bool archive_shown = false;
};
struct EveningsFound {
  std::vector<std::size_t> shown;  // their places in the book's list
  std::size_t archived = 0;        // that are or would be shown as such
};
struct FoundKey {
  int noted = 0;
  std::string sought;
  bool archive_shown = false;
  bool operator==(const FoundKey&) const = default;
};

// How tall the names of the evenings are.
struct NamesKey {
  int noted = 0;
  Measure list;
  bool operator==(const NamesKey&) const = default;
};

// How everybody in what is set up will look.
struct FacesKey {
  std::optional<int> given;  // of which version of the club
  int chosen = 0;
  std::vector<std::string> players;
  std::map<std::string, Uuid> people;
  bool operator==(const FacesKey&) const = default;
};

struct StandingsShown {
  StandingsChoice choice;       // which evenings they are of
  std::optional<Uuid> player;   // whose page is open
  std::string currency;         // that it is wished to tell of
  std::optional<Uuid> partner;  // with whom alone, on it
};

// Everybody's colour and first letters, as of a version of the club.
struct Faces {
  std::optional<int> version;
  int chosen = 0;  // how often somebody has chosen one
  FaceColours colours;
  std::vector<std::string> all;                 // whoever `initials` tells apart
  std::map<std::string, std::string> initials;  // a deal that is saved changes nobody's
  std::map<std::string, std::string> here;      // of the evening's, among whom fewer letters do
};

// What the screens have derived, kept while the book and the choices stay as they are.
struct Views {
  KeptOfBook<SettlementKey, SettlementView> settlement;
  KeptOfBook<WhyKey, WhyView> why;
  KeptOfBook<EntryKey, std::optional<EntryView>> entry;
  KeptOfBook<int, std::vector<ConflictView>> conflicts;  // by how often notes have been read
  Kept<RulesKey, std::vector<RulesBlock>> rules;
  KeptOfBook<NamesKey, std::vector<float>> evening_names;  // how tall each is, beside the evenings
  KeptOfBook<SessionsKey, std::vector<SessionLay>> sessions;  // beside those of the evening shown
  KeptOfBook<SessionsKey, float> sessions_tall;               // all of them below each other
  KeptOfBook<Measure, std::vector<PurseRow>> purse_rows;
  KeptOfBook<SeveralKey, SeveralView> several;
  KeptOfBook<std::vector<Json>, WhatIfView> what_if;
  KeptOfBook<StandingsKey, StandingsView> standings;
  KeptOfBook<StatisticsChoice, StatisticsView> statistics;
  KeptOfBook<BehindKey, std::vector<DealMark>> behind;
  KeptOfBook<ReseatedKey, JudgedSession> reseated;
  KeptOfBook<Money, PodiumView> podium;
  KeptOfBook<NothingAsked, BoardView> board;
  KeptOfBook<std::optional<Uuid>, ScoreSheet> sheet;  // of a session
  KeptOfBook<NothingAsked, std::vector<Backup>> backups;
  KeptOfBook<FoundKey, EveningsFound> evenings_found;
  KeptOfBook<bool, std::vector<ListedPerson>> people;  // whether of those who are offered alone
  KeptOfBook<std::vector<std::string>, std::vector<ListedPerson>> who_can_play;  // beside who does
  KeptOfBook<FacesKey, std::map<std::string, Face>> faces_to_be;
  KeptOfBook<std::string, std::optional<Json::Object>> last_rules;  // of a game
};

// Members begin in the order in which they stand: the club is opened by the settings, and what is
// shown of it comes after it.
struct App {
  explicit App(World);
  App(const App&) = delete;
  App& operator=(const App&) = delete;

  World world;
  Settings settings;
  Settings settings_kept;  // as this window last read or wrote them
  Result<std::vector<School>, Text> schools = std::vector<School>{};  // or why they cannot be read
  int schools_read = 0;                                               // how often
  Ui ui;
  Explainer explainer;

 private:
  explicit App(struct BeganWith);  // app.cpp
  friend struct WritingHand;       // ui/app/actions/club.hpp
  Club own_club_;

 public:
  const Club& club = own_club_;
  // Club::read() for whoever may not write.
  template <class Ask>
  auto read(Ask&& ask) {
    return own_club_.read(std::forward<Ask>(ask));
  }
  Faces faces;
  Tab tab = Tab::evening;
  Stage stage = Stage::none;
  OnTable table;
  std::optional<Setup> setup;  // while something new is being put together
  OpenDialog dialog;
  std::map<Uuid, std::shared_ptr<Aside>> asides_left;  // of each table, until they are saved
  Messages messages;
  DraftsHere drafts;
  std::vector<Undone> undone;  // the latest last
  Copying copying;
  LookedUp rules;
  RefereeDesk referee;
  EveningList evening_list;
  Kept<std::optional<Uuid>, EveningChoices> evening_choices;  // by evening_choices() below
  std::optional<SeveralEvenings> several;  // are settled at once, in the place of the one shown
  StandingsShown standings;
  std::int64_t board_since = 0;  // that the scoreboard is shown, in seconds since 1970

  Views views;

  [[nodiscard]] std::string say(Word word) const { return kattegat::say(word, ui.language); }
  [[nodiscard]] std::string say(const Text& text, Names names = {}) const {
    return kattegat::say(text, ui.language, names);
  }
  [[nodiscard]] const OpenEvening* open_evening() const {
    return club.open_evening() ? &*club.open_evening() : nullptr;
  }
  [[nodiscard]] bool is_unreadable() const { return club.state() == BookState::unreadable; }
  [[nodiscard]] bool is_read_only() const { return club.state() == BookState::read_only; }
  // Of the evening shown; nullptr: it has none of that id.
  [[nodiscard]] const EveningSession* session(const Uuid& id) const {
    return open_evening() ? open_evening()->session(id) : nullptr;
  }
  [[nodiscard]] const EveningSession* session_at_table() const {
    return table.session ? session(*table.session) : nullptr;
  }
};

// As long as the book and the language stay as they are, and the same is asked.
template <class Asked, class Value, class Make>
Value& kept_of_book(const App& app, KeptOfBook<Asked, Value>& one,
                    const std::type_identity_t<Asked>& asked, Make&& make) {
  return kept(one, {app.club.version(), app.ui.language, asked}, make);
}

// Before ImGui's NewFrame: the size of everything in a window this large. True when the letters
// have been drawn anew, and the platform takes them over.
bool prepare(App&, float width, float height);
// One frame, between ImGui's NewFrame and Render.
void draw(App&, float width, float height);
// Tonight's game is on the table or on the scoreboard: the screen is to stay on.
bool is_being_played(const App&);

EveningChoices& evening_choices(App&);
// Whether the evening is the one that is being played: tonight's, or last night's after midnight.
bool is_tonight(const App&);
// When something was last written of the evening; empty when nothing was.
std::string last_written(const Evening&);
std::string today(const App&);  // "2026-11-20", by the world's clock

}  // namespace kattegat::ui
