// A settled evening as it is put on paper, whatever it is then written with: the score sheets with
// their running totals, what everybody wins or loses, and who pays whom.
#pragma once
#include "kattegat/evening/closing.hpp"
#include "kattegat/export/payment_code.hpp"
#include "kattegat/words.hpp"

namespace kattegat {

struct ReportRow {
  std::string number;  // of the deal, as the app has it; empty when it is none, or void
  std::string facts;   // "Ni · Bo · ♥ · Dea · 10"
  std::string void_reason;
  bool voided = false;
  std::vector<Points> change;   // beside the sheet's players
  std::vector<Points> running;  // after it
};
struct ReportSheet {
  std::string title;  // "1. Ligeud, 0.10 DKK a point"
  std::string name;   // "1 Ligeud"
  std::vector<std::string> players;
  std::vector<std::size_t> columns;  // beside players: their index in the evening's
  Money stake;
  std::vector<ReportRow> rows;
  std::vector<Points> pot{};  // beside players: in a pot that nobody has won; else empty
};
struct ReportNet {
  std::string player;
  Money money;
  std::string initials;  // of whoever has agreed to this very amount
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
  std::string plan;  // "Who pays whom (the fewest payments possible)"
  std::vector<std::string> players;
  std::vector<ReportSheet> sheets;
  std::vector<ReportNet> nets;
  std::vector<ReportPayment> payments;
  std::vector<std::string> anchors;  // where the book stood

  [[nodiscard]] std::string say(Word word) const { return kattegat::say(word, language); }
};

// What somebody wrote, as it may be printed: without control characters and without those that turn
// the direction of what stands beside it.
std::string printable(std::string_view);

// The evening must be without complaints. Payees are looked up by name.
Report make_report(const Evening&, const JudgedEvening&, const Settlement&, const Closing&,
                   const std::vector<Payee>&, std::vector<std::string> anchors, Language);

// The report as files. All are the same bytes for the same report.
std::string html(const Report&);
// Empty when the library could not make it (out of memory, no temporary folder).
std::optional<std::string> pdf(const Report&);
std::optional<std::string> xlsx(const Report&);

}  // namespace kattegat
