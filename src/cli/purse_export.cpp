#include "purse_export.hpp"

#include <fmt/format.h>

#include "kattegat/export/csv.hpp"
#include "kattegat/export/ledger.hpp"

namespace kattegat::cli {
namespace {

// One row a movement; its amount as it changes the person's account. What is void has its reason.
template <Dialect dialect>
std::string purse_csv(const PurseView& view, Language language) {
  std::vector<std::vector<std::string>> rows(1);
  for (const Word column :
       {Word::csv_date, Word::csv_evening, Word::csv_id, Word::csv_type, Word::csv_player,
        Word::csv_money, Word::csv_currency, Word::kind_note, Word::csv_voided})
    rows[0].push_back(say(column, language));
  for (const PurseLine& line : view.lines) {
    const PurseContents& one = line.movement.contents;
    const std::string& why = one.why;
    rows.push_back({one.date, line.movement.evening ? to_string(*line.movement.evening) : "",
                    to_string(line.movement.ids.front()), say(word(one.what), language),
                    csv_text(line.name), csv_figure(to_string(for_the_person(one)), dialect),
                    one.currency, csv_text(one.note), one.stands ? "" : csv_text(why)});
  }
  return csv_file(rows, dialect);
}

// What counts, as transactions between a player's account and the club's.
std::string purse_ledger(const PurseView& view, Language) {
  std::vector<Uuid> people;
  std::vector<std::string> names;
  for (const PurseAccount& one : view.accounts) {
    people.push_back(one.person);
    names.push_back(one.name);
  }
  const std::vector<std::string> accounts = ledger_accounts(names);
  std::string journal = "; Kattegat, purse\n";
  for (const PurseLine& line : view.lines) {
    const PurseContents& one = line.movement.contents;
    if (!one.stands) continue;
    const auto at = std::find(people.begin(), people.end(), line.movement.person) - people.begin();
    const Money change = for_the_person(one);
    journal += fmt::format("\n{} {}\n    {}  {} {}\n    Club  {} {}\n", one.date,
                           purse_kinds[static_cast<std::size_t>(one.what)],
                           accounts[static_cast<std::size_t>(at)], to_string(change), one.currency,
                           to_string(-change), one.currency);
  }
  return journal;
}

constexpr PurseExport table_of_purse[] = {{"csv", purse_csv<Dialect::plain>},
                                          {"csv-excel", purse_csv<Dialect::excel>},
                                          {"ledger", purse_ledger}};

}  // namespace

std::span<const PurseExport> purse_exports() { return table_of_purse; }

}  // namespace kattegat::cli
