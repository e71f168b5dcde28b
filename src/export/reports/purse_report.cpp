#include "kattegat/export/reports/purse_report.hpp"

#include <fmt/format.h>

#include <map>

#include "kattegat/core/text/joined.hpp"
#include "kattegat/core/text/safe_text.hpp"
#include "kattegat/export/answer.hpp"
#include "kattegat/export/ledger.hpp"
#include "kattegat/wording/describe.hpp"
#include "place_texts.hpp"

namespace kattegat {
namespace {

// Of one currency: who has most to come from the club first, then the club itself.
FigureTable accounts_in(const PurseReport& report, const std::string& currency, Figures figures) {
  const Language language = report.language;
  std::vector<std::pair<Money, std::string>> people;
  for (const PurseAccount& one : report.view.accounts)
    if (const auto balance = one.balance.find(currency); balance != one.balance.end())
      people.emplace_back(balance->second, one.name);
  const std::vector<std::string> places = ranked_by(people, &std::pair<Money, std::string>::first);
  FigureTable table{
      .heading = say(Word::purse_balances, language) + " (" + currency + ")",
      .head = heads_of({Word::rank_column, Word::report_player, Word::page_money}, language),
      .rows = {},
      .texts = 2};
  for (std::size_t i = 0; i < people.size(); ++i)
    table.rows.push_back(
        {places[i], printable(people[i].second), signed_money(people[i].first, language, figures)});
  table.rows.push_back({"", say(Word::purse_club, language),
                        signed_money(report.view.club.at(currency), language, figures)});
  return table;
}

FigureTable dues_table(const PurseReport& report, Figures figures) {
  FigureTable table{.heading = say(Word::why_due, report.language),
                    .head = heads_of({Word::report_player, Word::page_money}, report.language),
                    .rows = {}};
  for (const PurseDue& due : dues_of(report.view))
    table.rows.push_back({way_text(due.name, due.to_club, report.language),
                          money_text(due.amount, due.currency, report.language, figures)});
  return table;
}

// "Membership · from his aunt".
std::string about(const PurseMovement& one, Language language) {
  const PurseContents& contents = one.contents;
  const Text why = text(Word::state_voided_why, printable(contents.why));
  return joined({say(word(contents.what), language), printable(contents.note),
                 contents.stands ? "" : say(why, language),
                 one.conflict ? say(Word::state_conflict, language) : ""},
                " · ");
}

FigureTable movements_table(const PurseReport& report, Figures figures) {
  const Language language = report.language;
  FigureTable table{
      .heading = say(Word::purse_movements, language),
      .head = heads_of({Word::field_date, Word::report_player, Word::kind_note, Word::page_money},
                       language),
      .rows = {},
      .texts = 3};
  for (const PurseLine& line : report.view.lines) {
    const PurseContents& one = line.movement.contents;
    // On a terminal with the id, by which a movement is voided.
    std::string day = date_text(one.date, language, figures);
    if (figures == Figures::plain) day += "  " + to_string(line.movement.ids.front());
    table.rows.push_back({day, way_text(line.name, one.to_club, language),
                          about(line.movement, language),
                          money_text(one.amount, one.currency, language, figures)});
  }
  return table;
}

std::string period_of(const PurseView& view, Language language, Figures figures) {
  const auto day = [&](const std::string& date) { return date_text(date, language, figures); };
  if (view.lines.empty()) return day(view.from);
  const std::string &first = view.lines.front().movement.contents.date,
                    &last = view.lines.back().movement.contents.date;
  return day(first) + (last == first ? "" : " – " + day(last));
}

std::string transaction(const std::string& date, std::string_view what, const std::string& account,
                        Money change, const std::string& currency) {
  return fmt::format("\n{} {}\n    {}  {} {}\n    Club  {} {}\n", date, what, account,
                     to_string(change), currency, to_string(-change), currency);
}

Json movement_answer(const PurseLine& line) {
  const PurseMovement& one = line.movement;
  const auto state = one.conflict ? "conflict" : one.contents.stands ? "live" : "void";
  return Json::Object{{"id", to_string(one.ids.front())},
                      {"date", one.contents.date},
                      {"name", line.name},
                      {"person", to_string(one.person)},
                      {"direction", one.contents.to_club ? "to" : "from"},
                      {"kind", name_of(one.contents.what)},
                      {"amount", to_string(one.contents.amount)},
                      {"currency", one.contents.currency},
                      {"evening", id_or_null(one.evening)},
                      {"note", one.contents.note},
                      {"state", state},
                      {"counts", one.contents.stands},
                      {"why", one.contents.why}};
}

Word nothing_in(const PurseView& view) {
  return view.is_all ? Word::purse_empty : Word::purse_nothing_like_that;
}
std::string before_words(const PurseView& view, Language language, Figures figures) {
  return say(text(Word::purse_in_hand_before, date_text(view.from, language, figures)), language);
}

}  // namespace

std::string way_text(const std::string& name, bool to_club, Language language) {
  const std::string club = say(Word::purse_club, language);
  return to_club ? payment_words(name, club) : payment_words(club, name);
}

TablesPage page_of(const PurseReport& report, Figures figures) {
  const PurseView& view = report.view;
  const Language language = report.language;
  TablesPage page{.language = language,
                  .title = say(Word::purse_title, language),
                  .below = "",
                  .tables = {},
                  .notes = {}};
  if (view.accounts.empty() && view.lines.empty()) {
    page.notes.push_back(say(nothing_in(view), language));
    return page;
  }
  const auto sums_below = [&](const std::string& label, const Sums& sums) {
    for (const auto& [currency, amount] : sums)
      page.below += " · " + label + ": " + money_text(amount, currency, language, figures);
  };
  page.below = joined({printable(view.called), period_of(view, language, figures)}, " · ");
  sums_below(before_words(view, language, figures), view.in_hand_before);
  sums_below(say(Word::purse_in_hand, language), view.in_hand);
  for (const auto& [currency, amount] : view.club)
    page.tables.push_back(accounts_in(report, currency, figures));
  if (FigureTable due = dues_table(report, figures); !due.rows.empty())
    page.tables.push_back(std::move(due));
  if (!view.lines.empty()) page.tables.push_back(movements_table(report, figures));
  return page;
}

std::string csv_of(const PurseReport& report, Dialect dialect) {
  std::vector<FigureRow> rows{
      heads_of({Word::csv_date, Word::csv_evening, Word::csv_id, Word::csv_type, Word::csv_player,
                Word::csv_money, Word::csv_currency, Word::kind_note, Word::csv_voided},
               report.language)};
  for (const PurseLine& line : report.view.lines) {
    const PurseContents& one = line.movement.contents;
    rows.push_back({one.date, line.movement.evening ? to_string(*line.movement.evening) : "",
                    to_string(line.movement.ids.front()), std::string(name_of(one.what)),
                    csv_text(line.name), csv_figure(to_string(for_the_person(one)), dialect),
                    one.currency, csv_text(one.note), one.stands ? "" : csv_void(one.why)});
  }
  return csv_file(rows, dialect);
}

std::string ledger_journal(const PurseReport& report) {
  std::vector<std::string> names;
  for (const PurseAccount& one : report.view.accounts) names.push_back(one.name);
  const std::vector<std::string> accounts = ledger_accounts(names);
  std::map<Uuid, std::string> account_of;
  for (std::size_t i = 0; i < accounts.size(); ++i)
    account_of.emplace(report.view.accounts[i].person, accounts[i]);
  std::string journal = "; Kattegat, purse\n";
  for (const PurseAccount& one : report.view.carried)
    for (const auto& [currency, balance] : one.balance)
      if (balance != Money{})
        journal += transaction(report.view.from, "carried over", account_of.at(one.person), balance,
                               currency);
  for (const PurseLine& line : report.view.lines) {
    const PurseContents& one = line.movement.contents;
    if (!one.stands) continue;
    journal += transaction(one.date, name_of(one.what), account_of.at(line.movement.person),
                           for_the_person(one), one.currency);
  }
  return journal;
}

Json::Object purse_answer(const PurseView& view) {
  Json::Array accounts, due, movements;
  for (const PurseAccount& one : view.accounts)
    accounts.push_back(Json::Object{{"name", one.name},
                                    {"person", to_string(one.person)},
                                    {"money", amounts_answer(one.balance)}});
  for (const PurseDue& one : dues_of(view))
    due.push_back(Json::Object{{"name", one.name},
                               {"person", to_string(one.person)},
                               {"direction", one.to_club ? "to" : "from"},
                               {"amount", to_string(one.amount)},
                               {"currency", one.currency}});
  for (const PurseLine& line : view.lines) movements.push_back(movement_answer(line));
  return {{"accounts", std::move(accounts)},
          {"club", amounts_answer(view.club)},
          {"in_hand", amounts_answer(view.in_hand)},
          {"in_hand_before", amounts_answer(view.in_hand_before)},
          {"due", std::move(due)},
          {"movements", std::move(movements)}};
}

Json::Object answer_of(const PurseReport& report) {
  Json::Object object = purse_answer(report.view);
  object.insert(object.begin(), {"ok", true});
  return object;
}

}  // namespace kattegat
