// A settled evening as it is put on paper, whatever it is then written with: the score sheets with
// their running totals, what everybody wins or loses, and who pays whom. A report says what is
// told, and becomes a page of its own here; those of many evenings become TablesPages (tables.hpp).
// Either is then written as HTML, PDF, a workbook, or plain text (plain_text.hpp). README, "On
// paper".
#pragma once
#include "kattegat/core/result.hpp"
#include "kattegat/core/text/safe_text.hpp"
#include "kattegat/export/inputs.hpp"
#include "kattegat/export/orientation.hpp"

namespace kattegat {

struct ReportRow {
  std::string facts;     // "Ni · Bo · ♥ · Dea · 10"
  std::string moment{};  // "Anna and Cai win the rubber"
  std::string void_reason;
  bool voided = false;
  std::vector<Points> change;      // beside the sheet's players
  std::vector<Points> running;     // after it
  std::vector<Points> on_sheet{};  // what the paper shows after it
  std::vector<Points> moved{};     // and what of that is new
};
struct ReportSheet {
  std::string title;  // "1. Ligeud, 0.10 DKK a point"
  std::string name;   // "1 Ligeud"
  std::vector<std::string> players;
  std::vector<std::size_t> columns;  // beside players: their index in the evening's
  Money stake;
  std::vector<ReportRow> rows;
  std::vector<Points> pot{};  // beside players: in a pot that nobody has won; else empty
  // Whether the paper shows other figures than the sums: a protocol, or the points of a game.
  bool has_own_figures = false;
  std::vector<std::string> house{};  // its rules in words
};
struct ReportNet {
  std::string player;
  Money money;
  std::string initials;    // of whoever has agreed to this very amount
  std::int64_t rank = 0;   // by the money; those who have the same share it
  std::int64_t share = 0;  // thousandths of what moved most for anybody; below 0: lost
};
struct ReportPayment {
  std::size_t from, to;
  Money amount;
  bool made = false;
  std::vector<PaymentCode> codes{};  // of one that is still due
};
struct Report {
  Language language;
  std::string date, place, currency;
  Money coin;
  std::string plan;  // "Who pays whom (the fewest payments possible)"
  std::vector<std::string> players;
  std::vector<ReportSheet> sheets;
  std::vector<ReportNet> nets;
  std::vector<ReportPayment> payments;
  std::vector<std::string> anchors;  // where the book stood

  [[nodiscard]] std::string say(Word word) const { return kattegat::say(word, language); }
};

// Beside the sheet's players; zeros where nothing has been entered.
std::vector<Points> totals_of(const ReportSheet&);
// Those who have won most first.
std::vector<ReportNet> ranked(const Report&);
// "20 November 2026, Helsingør".
std::string when_and_where(const Report&);
// What the sheet says of an entry in a player's column: what it changed, and below it where the
// player then stood; where the paper shows other figures than the sums, those and what has changed
// of them: the points that were paid, or else what is written there.
struct FiguresInWords {
  std::string above, below;
};
FiguresInWords figures_in_words(const ReportSheet&, std::size_t row, std::size_t player, Language);
// How a page has to lie for the sheet to fit on it.
Orientation orientation_of(const ReportSheet&);

// The evening must be without complaints. Payees are looked up by name.
Report make_report(const ExportInputs&);

// The report as files. All are the same bytes for the same report.
std::string html(const Report&);
Result<std::string, Text> pdf(const Report&);
Result<std::string, Text> xlsx(const Report&);

}  // namespace kattegat
