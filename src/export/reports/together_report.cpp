#include "kattegat/export/reports/together_report.hpp"

#include "kattegat/core/text/joined.hpp"
#include "kattegat/core/text/safe_text.hpp"
#include "kattegat/evening/when_and_where.hpp"
#include "kattegat/export/answer.hpp"
#include "kattegat/export/conflicts.hpp"
#include "kattegat/wording/describe.hpp"
#include "place_texts.hpp"

namespace kattegat {
namespace {

Money paid_by(const EveningShare& one) { return one.left - one.money; }

FigureTable balances_of(const Together& together, Language language, Figures figures) {
  const auto amount = [&](Money money) { return signed_money(money, language, figures); };
  FigureTable table{.heading = say(Word::page_money, language) + " (" + together.currency + ")",
                    .head = heads_of({Word::rank_column, Word::report_player, Word::page_won,
                                      Word::page_paid, Word::page_left},
                                     language),
                    .rows = {},
                    .texts = 2};
  std::vector<EveningShare> ranked = together.people;
  const std::vector<std::string> places = ranked_by(ranked, &EveningShare::money);
  for (std::size_t i = 0; i < ranked.size(); ++i)
    table.rows.push_back({places[i], printable(ranked[i].name), amount(ranked[i].money),
                          amount(paid_by(ranked[i])), amount(ranked[i].left)});
  return table;
}

FigureTable payments_in(const Together& together, Language language, Figures figures) {
  const Word plan = together.plan.proven_fewest ? Word::page_plan_fewest : Word::page_plan_good;
  FigureTable table{.heading = say(plan, language),
                    .head = heads_of({Word::why_due, Word::page_money}, language),
                    .rows = {}};
  for (const Payment& payment : together.plan.payments)
    table.rows.push_back(
        {payment_words(together.people[payment.from].name, together.people[payment.to].name),
         money_text(payment.amount, together.currency, language, figures)});
  if (table.rows.empty()) table.rows.push_back({say(Word::page_nothing_to_pay, language), ""});
  return table;
}

FigureTable evenings_in(const TogetherReport& report, Figures figures) {
  const Language language = report.language;
  FigureTable table{.heading = say(Word::standings_evenings, language),
                    .head = heads_of({Word::field_date, Word::field_place}, language),
                    .rows = {},
                    .texts = 2};
  for (const TogetherEvening& one : report.evenings)
    table.rows.push_back({date_text(one.date, language, figures), printable(one.place)});
  return table;
}

Json together_answer(const Together& together) {
  const auto& people = together.people;
  Json::Array money;
  for (const EveningShare& one : people)
    money.push_back(Json::Object{{"name", one.name},
                                 {"person", to_string(one.person)},
                                 {"money", to_string(one.money)},
                                 {"paid", to_string(paid_by(one))},
                                 {"left", to_string(one.left)}});
  Json::Object answer{{"currency", together.currency},
                      {"people", std::move(money)},
                      {"transfers", payments_answer(together.plan.payments, [&](std::size_t i) {
                         return people[i].name;
                       })}};
  if (!together.plan.proven_fewest) answer.emplace_back("proven_fewest", false);
  return answer;
}

}  // namespace

std::string heading_of(const TogetherReport& report, Figures figures) {
  if (report.evenings.empty()) return "";
  const auto date = [&](const TogetherEvening& one) {
    return date_text(one.date, report.language, figures);
  };
  const std::string first = date(report.evenings.front()), last = date(report.evenings.back());
  return say(text(Word::page_together, static_cast<std::int64_t>(report.evenings.size()),
                  first == last ? first : first + " – " + last),
             report.language);
}

TablesPage page_of(const TogetherReport& report, Figures figures) {
  TablesPage page{
      .language = report.language,
      .title = say(Word::report_title, report.language),
      .below =
          joined({printable(usual_place_of(report.evenings)), heading_of(report, figures)}, " · "),
      .tables = {},
      .notes = {}};
  for (const Together& one : report.currencies) {
    page.tables.push_back(balances_of(one, report.language, figures));
    page.tables.push_back(payments_in(one, report.language, figures));
  }
  page.tables.push_back(evenings_in(report, figures));
  return page;
}

std::string csv_of(const TogetherReport& report, Dialect dialect) {
  std::vector<FigureRow> rows{heads_of(
      {Word::csv_type, Word::csv_player, Word::csv_with, Word::csv_money, Word::csv_currency},
      report.language)};
  for (const Together& one : report.currencies) {
    const auto add = [&](const char* type, const std::string& player, const std::string& with,
                         Money money) {
      rows.push_back({type, csv_text(player), csv_text(with), csv_figure(to_string(money), dialect),
                      one.currency});
    };
    for (const EveningShare& person : one.people) {
      add("won", person.name, "", person.money);
      add("paid", person.name, "", paid_by(person));
    }
    for (const Payment& due : one.plan.payments) {
      const std::string &from = one.people[due.from].name, &to = one.people[due.to].name;
      add("due", from, to, due.amount);
      add("due", to, from, -due.amount);
    }
  }
  return csv_file(rows, dialect);
}

Json::Object answer_of(const TogetherReport& report) {
  Json::Array evenings, currencies;
  for (const TogetherEvening& one : report.evenings)
    evenings.push_back(Json::Object{{"id", to_string(one.id)},
                                    {"date", one.date},
                                    {"place", one.place},
                                    {"currency", one.currency}});
  for (const Together& one : report.currencies) currencies.push_back(together_answer(one));
  return {{"ok", true},
          {"evenings", std::move(evenings)},
          {"currencies", std::move(currencies)},
          {"conflicts", conflicts_answer(report.conflicts, report.language)}};
}

}  // namespace kattegat
