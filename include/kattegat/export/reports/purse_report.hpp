// The club's purse on paper, in a spreadsheet, as a journal, and for programs. README, "The purse".
#pragma once
#include "kattegat/core/json/json.hpp"
#include "kattegat/export/csv_file.hpp"
#include "kattegat/export/reports/tables.hpp"
#include "kattegat/journal/purse/purse_view.hpp"
#include "kattegat/wording/figures.hpp"

namespace kattegat {

struct PurseReport {
  const PurseView& view;
  Language language;
};

// "Anna → The club".
std::string way_text(const std::string& name, bool to_club, Language);

// Who has what to come from the club and who owes it, ranked; what is due; every movement.
TablesPage page_of(const PurseReport&, Figures);
// One row a movement; its amount as it changes the person's account. What is void has its reason.
std::string csv_of(const PurseReport&, Dialect);
// What counts, as transactions between a player's account and the club's.
std::string ledger_journal(const PurseReport&);
Json::Object answer_of(const PurseReport&);
// The same without "ok", to stand within another answer.
Json::Object purse_answer(const PurseView&);

}  // namespace kattegat
