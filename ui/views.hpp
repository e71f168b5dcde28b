// What the screens of an evening have derived, kept while the book stays as it is.
#pragma once
#include "kattegat/evening/closing.hpp"
#include "kattegat/evening/reseat.hpp"
#include "kattegat/evening/score_sheet.hpp"
#include "kattegat/evening/settle.hpp"
#include "kattegat/evening/what_if.hpp"
#include "kattegat/journal/purse.hpp"
#include "kattegat/season/facts.hpp"
#include "ui/kept.hpp"
#include "ui/resting.hpp"

namespace kattegat::ui {

// What the evening is settled by.
struct SettlementKey {
  int version = -1;  // of the book
  PlanChoice plan;
  Money coin;
  bool operator==(const SettlementKey&) const = default;
};
struct SettlementView {
  Settlement settled;
  StillDue due;
  std::vector<int> places;          // beside the players
  std::vector<std::size_t> ranked;  // the players, the highest first
  Sums purse;                       // what of the club's belongs to the evening, for the club
};
// A row of payments as it stands.
struct PaymentRow {
  std::string id;
  std::string from, to;
  Money amount;
  std::optional<Uuid> session{};  // plan by sessions
  std::optional<Uuid> paid{};     // the payment, when it has been made
  double rests_until = -1;        // for a second tap on the same place
};

// What has been chosen for the evening shown and looked at of it; gone when another one is shown.
struct EveningChoices {
  PlanChoice::Kind plan = PlanChoice::Kind::fewest;
  std::optional<Uuid> banker{};  // the player who is one
  std::optional<Money> coin{};   // the smallest one to settle in; empty: as the evening says
  RestingRows<SettlementKey, PaymentRow> payment_rows{};
  std::size_t sheet_from = 0;  // the first of the players' columns that are shown
  std::optional<std::pair<Uuid, std::size_t>> sheet_seen{};  // and how many rows: newest in view
  std::optional<Uuid> session_seen{};  // whose card has been brought into sight
};

// What is said below each movement of the purse, and how tall that is.
struct PurseRowsKey {
  int version = -1;
  Language language{};
  int width = 0, letters = 0;  // hundredths of a pixel
  bool operator==(const PurseRowsKey&) const = default;
};
struct PurseRow {
  std::string about;
  float tall = 0;
};

struct WhatIfKey {
  int version = -1;
  std::vector<Json> asked;
  bool operator==(const WhatIfKey&) const = default;
};
struct WhatIfView {
  std::optional<Supposed> supposed;
  Complaints complaints;  // when it cannot be settled so
};
// How a session would be judged, had its players sat so.
struct ReseatedKey {
  int version = -1;
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
};

// What the paper shows after each entry of a session.
struct SheetKey {
  int version = -1;
  std::optional<Uuid> session;
  bool operator==(const SheetKey&) const = default;
};

}  // namespace kattegat::ui
