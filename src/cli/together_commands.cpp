// `settle` of several evenings of the book at once.
#include <fmt/format.h>

#include "conflict_text.hpp"
#include "db/together.hpp"
#include "kattegat/core/calendar.hpp"
#include "kattegat/export/describe.hpp"
#include "kattegat/export/page.hpp"
#include "opened.hpp"
#include "settlement.hpp"

namespace kattegat::cli {
namespace {

Json answer_of(const Together& together) {
  const auto& people = together.people;
  Json::Array money, transfers;
  for (const EveningShare& one : people)
    money.push_back(Json::Object{{"name", one.name},
                                 {"person", to_string(one.person)},
                                 {"money", to_string(one.money)},
                                 {"paid", to_string(one.left - one.money)},
                                 {"left", to_string(one.left)}});
  for (const Payment& payment : together.plan.payments)
    transfers.push_back(Json::Object{{"from", people[payment.from].name},
                                     {"to", people[payment.to].name},
                                     {"amount", to_string(payment.amount)}});
  return Json::Object{{"currency", together.currency},
                      {"people", std::move(money)},
                      {"transfers", std::move(transfers)}};
}

Json::Object answer_of(const TogetherView& view, Language language) {
  Json::Array evenings, currencies;
  for (const TogetherView::Night& night : view.evenings)
    evenings.push_back(Json::Object{{"id", to_string(night.id)},
                                    {"date", night.date},
                                    {"place", night.place},
                                    {"currency", night.currency}});
  for (const Together& one : view.currencies) currencies.push_back(answer_of(one));
  return {{"ok", true},
          {"evenings", std::move(evenings)},
          {"currencies", std::move(currencies)},
          {"conflicts", conflicts_answer(view.conflicts, nullptr, language)}};
}

std::string page_of(const Together& together, Language language) {
  const auto figures = [&](Money money) { return plain_figures(money, language); };
  std::vector<std::vector<std::string>> rows{{"", say(Word::page_won, language),
                                              say(Word::page_paid, language),
                                              say(Word::page_left, language)}};
  for (const EveningShare& one : together.people)
    rows.push_back(
        {one.name, figures(one.money), figures(one.left - one.money), figures(one.left)});
  std::string page =
      fmt::format("\n{} ({})\n", say(Word::page_money, language), together.currency) +
      table(rows, "  ") + "\n" +
      say(together.plan.proven_fewest ? Word::page_plan_fewest : Word::page_plan_good, language) +
      "\n";
  if (together.plan.payments.empty())
    return page + "  " + say(Word::page_nothing_to_pay, language) + "\n";
  rows.clear();
  for (const Payment& payment : together.plan.payments)
    rows.push_back({together.people[payment.from].name + " → " + together.people[payment.to].name,
                    figures(payment.amount) + " " + together.currency});
  return page + table(rows, "  ");
}

std::string page_of(const TogetherView& view, Language language) {
  std::string page = say(text(Word::page_together, static_cast<std::int64_t>(view.evenings.size()),
                              view.evenings.front().date, view.evenings.back().date),
                         language) +
                     "\n";
  for (const Together& one : view.currencies) page += page_of(one, language);
  const std::string conflicts = conflict_page(view.conflicts, nullptr, language);
  return page + (conflicts.empty() ? "" : "\n" + conflicts);
}

// Those that are named, and those of the time that is named. Nothing: what is wrong has been said.
std::optional<std::vector<Uuid>> chosen(const Setting& setting, const Book& book,
                                        const TogetherOrder& order) {
  std::vector<Uuid> ids;
  for (const std::string& one : order.evenings) {
    const auto found = id(setting, book, one);
    if (!found) return std::nullopt;
    ids.push_back(*found);
  }
  if (order.from.empty() && order.to.empty()) return ids;
  const auto lines = list_evenings(book);
  if (!lines) {
    fail(setting, lines.error());
    return std::nullopt;
  }
  for (const EveningLine& line : *lines) {
    const bool after = order.from.empty() || line.date >= order.from;
    const bool before = order.to.empty() || line.date <= order.to;
    if (after && before) ids.push_back(line.id);
  }
  if (!ids.empty()) return ids;
  fail(setting, "", text(Word::together_none));
  return std::nullopt;
}

// Of evenings that cannot be settled: which one.
int show_refused(const Setting& setting, const Refused& refused) {
  if (!setting.json) {
    const std::string page =
        fmt::format("{} ({})\n", refused.evening.date, to_string(*refused.evening.id)) +
        complaints_page(refused.evening, refused.complaints, setting.language);
    return answer(setting, page, breaks_a_rule);
  }
  Json json = complaints_answer(refused.evening, refused.complaints, setting.language);
  std::get<Json::Object>(json.value).emplace_back("evening", to_string(*refused.evening.id));
  return answer(setting, to_line(json) + "\n", breaks_a_rule);
}

int show_together(const Setting& setting, const Book& book, const std::vector<Uuid>& ids) {
  const auto looked = look_together(book, ids);
  if (!looked) return fail(setting, looked.error());
  if (const auto* no = std::get_if<Refused>(&*looked)) return show_refused(setting, *no);
  const auto& view = std::get<TogetherView>(*looked);
  if (setting.json) return answer_json(setting, answer_of(view, setting.language), done);
  return answer(setting, page_of(view, setting.language), done);
}

int tick_together(const Setting& setting, Book& book, const std::vector<Uuid>& ids) {
  const auto paid = pay_together(book, ids, now());
  if (!paid) return fail(setting, paid.error());
  if (const auto* no = std::get_if<Refused>(&*paid)) return show_refused(setting, *no);
  const auto payments = static_cast<std::int64_t>(std::get<PaidTogether>(*paid).payments);
  const auto evenings = static_cast<std::int64_t>(std::get<PaidTogether>(*paid).evenings);
  if (setting.json)
    return answer_json(setting, {{"ok", true}, {"payments", payments}, {"evenings", evenings}},
                       done);
  return answer(setting,
                say(text(Word::together_paid, payments, evenings), setting.language) + "\n", done);
}

}  // namespace

int settle_together(const Setting& setting, const TogetherOrder& order) {
  for (const std::string& date : {order.from, order.to})
    if (!date.empty() && !is_date(date))
      return cli::fail(setting, "", text(Word::cli_not_a_date, date));
  if (order.one_plan) return cli::fail(setting, "", text(Word::together_one_plan));
  auto book = order.paid ? open_to_write(setting) : open_to_read(setting);
  if (!book) return impossible;
  const auto ids = chosen(setting, *book, order);
  if (!ids) return impossible;
  return order.paid ? tick_together(setting, *book, *ids) : show_together(setting, *book, *ids);
}

}  // namespace kattegat::cli
