// What the screens of an evening have derived, kept while the book stays as it is.
#pragma once
#include "kattegat/core/uuid.hpp"
#include "kattegat/evening/closing.hpp"
#include "kattegat/evening/reseat.hpp"
#include "kattegat/evening/score_sheet.hpp"
#include "kattegat/evening/settle.hpp"
#include "kattegat/evening/what_if.hpp"
#include "kattegat/export/payment_code.hpp"
#include "kattegat/journal/purse/purse.hpp"
#include "kattegat/season/facts.hpp"
#include "kattegat/wording/conflict_words.hpp"
#include "ui/app/kept.hpp"
#include "ui/app/resting.hpp"
#include "ui/app/rules_text.hpp"

namespace kattegat::ui {

// What the evening is settled by.
struct SettlementKey {
  PlanChoice plan;
  Money coin;
  bool operator==(const SettlementKey&) const = default;
};
struct SettlementView {
  OfBook<SettlementKey> of;  // what all this is derived from
  Settlement settled;
  StillDue due;
  std::vector<int> places;                        // beside the players
  std::vector<std::size_t> ranked;                // the players, the highest first
  std::vector<std::optional<Initials>> initials;  // of whoever has signed, beside the players
  Sums purse;  // what of the club's belongs to the evening, for the club
};
// A row of payments as it stands.
struct PaymentRow {
  std::string id;
  std::string from, to;
  Money amount;
  std::optional<Uuid> session{};  // plan by sessions
  std::optional<Uuid> paid{};     // the payment, when it has been made
};

// Why a payment is what it is, to the one who pays or to the one who gets it.
struct WhyKey {
  SettlementKey of;
  Uuid from, to;
  std::optional<Uuid> session{};
  Money amount;
  bool receiver = false;
  bool operator==(const WhyKey&) const = default;
};
struct WhyRow {
  std::string left, right;
  bool strong = false;
  std::int64_t sign = 0;
};
struct WhyView {
  std::vector<WhyRow> rows;
  std::vector<PaymentCode> codes;               // how it can be made
  Kept<Measure, std::vector<float>> heights{};  // of each row
};

// What has been chosen for the evening shown and looked at of it; gone when another one is shown.
struct EveningChoices {
  PlanChoice::Kind plan = PlanChoice::Kind::fewest;
  std::optional<Uuid> banker{};  // the player who is one
  std::optional<Money> coin{};   // the smallest one to settle in; empty: as the evening says
  RestingRows<OfBook<SettlementKey>, PaymentRow> payment_rows{};
  std::size_t sheet_from = 0;  // the first of the players' columns that are shown
  std::optional<std::pair<Uuid, std::size_t>> sheet_seen{};  // and how many rows: newest in view
  std::optional<Uuid> session_seen{};  // whose card has been brought into sight
  Uuid again = random_uuid();          // the session that is begun when they play again
};

// How the cards of the evening's sessions are laid out: their titles in as many lines as that
// takes, so that all are equally large, and who plays beside their faces, or below them where they
// would be small there.
struct SessionsKey {
  int schools = 0;  // how often they have been read
  Measure list;
  bool operator==(const SessionsKey&) const = default;
};
struct SessionLay {
  float title = 0, below = 0;  // how tall
  float whole = 0;
};

// A row of a list of people: what it is called by, and where in the roster they stand; nowhere:
// they are in no book yet.
struct ListedPerson {
  std::string name, id;
  std::optional<std::size_t> place{};
};

// What is said below each movement of the purse, and how tall that is.
struct PurseRow {
  std::string about;
  float tall = 0;
};

// An entry looked at: what was written, when and by whom, and what it has moved.
struct EntryKey {
  Uuid session, entry;
  bool operator==(const EntryKey&) const = default;
};
struct EntryLine {
  enum class Kind { written, at, working, wrong };
  Kind kind{};
  std::string words, id{};
};
struct EntryView {
  std::string title;
  EntryState state{};
  bool voided = false;
  std::vector<EntryLine> lines{};
  std::vector<std::pair<std::string, Points>> moved{};  // whose points, and by how much
};

// What has been decided differently, in words.
struct ConflictView {
  Conflict conflict;
  std::string subject;
  std::vector<std::size_t> told;  // which of its sides
  std::vector<SideWords> sides;   // of those, in words
};

// The paragraphs of a game's rules.
struct RulesKey {
  std::string subject;
  HouseValues house;
  Language language{};
  bool operator==(const RulesKey&) const = default;
};

// An entry that comes to other points: which one it is, and for whom.
struct DifferingRow {
  std::string id, title, changes;
};
struct WhatIfView {
  std::optional<Supposed> supposed;
  Complaints complaints;  // when it cannot be settled so
  std::vector<DifferingRow> differing{};
  Kept<Measure, std::vector<float>> heights{};  // of what has changed in each of them
};
// How a session would be judged, had its players sat so.
struct ReseatedKey {
  Uuid session;
  Reseat kind{};
  std::vector<std::string> seats;
  bool operator==(const ReseatedKey&) const = default;
};
// Of an evening that is over.
struct PodiumView {
  std::vector<Money> money;  // beside the players
  std::vector<int> places;   // 0: of whoever has not played
  std::vector<Fact> facts;
};

// The tables that play, as a television shows them: only what has been saved.
struct BoardSeat {
  std::string name;
  int place = 1;
  Points points;
  std::optional<Points> sheet;   // what the paper shows, where it is something else
  std::optional<Points> change;  // by the last deal
  bool deals = false;
};
struct BoardTable {
  std::size_t number = 0;        // among the evening's sessions
  std::vector<BoardSeat> seats;  // ranked
  std::int64_t deal = 0;         // that counts, the last one
  std::string last, briefly;     // in words; empty before the first one
  std::optional<std::string> dealer;
};
struct BoardView {
  std::vector<BoardTable> tables;
  std::size_t more = 0;  // that play, too: they would all be too small to be read
};

}  // namespace kattegat::ui
