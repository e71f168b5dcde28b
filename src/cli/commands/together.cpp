#include "together.hpp"

#include <fmt/format.h>

#include "db/book/evenings.hpp"
#include "db/book/roster.hpp"
#include "db/several/together.hpp"
#include "kattegat/evening/when_and_where.hpp"
#include "kattegat/export/conflicts.hpp"
#include "kattegat/export/exports.hpp"
#include "kattegat/export/plain_text.hpp"
#include "kattegat/usage/surroundings.hpp"
#include "kattegat/wording/describe.hpp"
#include "src/cli/flags.hpp"
#include "src/cli/ids.hpp"
#include "src/cli/opened.hpp"
#include "src/cli/refusing.hpp"

namespace kattegat::cli {
namespace {

// Those that are named, or those of the time that is named.
OrSaid<std::vector<Uuid>> chosen(const Setting& setting, const Book& book,
                                 const TogetherOrder& order) {
  if (!order.evenings.empty()) return evening_ids(setting, book, order.evenings);
  const auto lines = list_evenings(book);
  if (!lines) return fail(setting, lines.error());
  const Within within({.from = order.from, .to = order.to, .place = ""});
  std::vector<Uuid> ids;
  for (const EveningLine& line : *lines)
    if (within.on(line.date)) ids.push_back(line.id);
  if (ids.empty()) return fail(setting, text(Word::together_none));
  return ids;
}

// Of evenings that cannot be settled: which one.
Status show_refused(const Setting& setting, const Refused& refused) {
  const std::string id = to_string(*refused.evening.id);
  return show_complaints(setting, refused.evening, refused.complaints,
                         Besides{.before = fmt::format("{} ({})\n", refused.evening.date, id),
                                 .member = Json::Member{"evening", id}});
}

Status show_together(const Setting& setting, const Book& book, const std::vector<Uuid>& ids,
                     const TogetherExport* as, const Output& output) {
  const auto looked = look_together(book, ids);
  if (!looked) return fail(setting, looked.error());
  if (const auto* no = std::get_if<Refused>(&*looked)) return show_refused(setting, *no);
  const auto& view = std::get<TogetherView>(*looked);
  const TogetherReport report{view.evenings, view.currencies, view.conflicts, setting.language};
  if (as) return deliver(setting, as->label, as->make(report), output);
  if (setting.json) return answer_json(setting, answer_of(report));
  const std::string decided = conflicts_page(view.conflicts, setting.language);
  return answer(setting, plain_text(page_of(report, Figures::plain)) +
                             (decided.empty() ? "" : "\n" + decided));
}

// Of the plan, what one person pays, another gets, or the one pays the other.
OrSaid<std::vector<DueTogether>> payments_of(const Setting& setting, const Book& book,
                                             const std::vector<Uuid>& ids,
                                             const TogetherOrder& order) {
  const auto looked = look_together(book, ids);
  if (!looked) return fail(setting, looked.error());
  const auto* view = std::get_if<TogetherView>(&*looked);
  if (!view) return std::vector<DueTogether>{};  // it is said when they are to be paid
  std::vector<DueTogether> asked = due_together(view->currencies);
  for (const auto& [name, whose] :
       {std::pair(&order.payer, &DueTogether::from), std::pair(&order.payee, &DueTogether::to)}) {
    if (!*name) continue;
    const auto person = person_called(setting, book, **name);
    if (!person) return person.error();
    std::erase_if(asked,
                  [&, of = whose](const DueTogether& one) { return !has_id(*person, one.*of); });
  }
  return asked;
}

// Where they were ticked, as `pay EVENING FROM TO AMOUNT --undo` takes them.
std::string ticked_rows(const PaidTogether& paid, Language language) {
  std::vector<std::vector<std::string>> rows;
  for (const TickedPayment& one : paid.ticked)
    rows.push_back({one.date + "  " + to_string(one.evening), payment_words(one.from, one.to),
                    money_text(one.amount, one.currency, language, Figures::plain)});
  return table(rows, "  ");
}
Json::Array ticked_list(const PaidTogether& paid) {
  Json::Array ticked;
  for (const TickedPayment& one : paid.ticked)
    ticked.push_back(Json::Object{{"evening", to_string(one.evening)},
                                  {"id", to_string(one.payment)},
                                  {"from", one.from},
                                  {"to", one.to},
                                  {"amount", to_string(one.amount)}});
  return ticked;
}

// How much was ticked; and where, when only some of it was asked for.
struct TickedOf {
  PaidTogether paid;
  bool is_some = false;
};
Json::Object ticked_answer(const TickedOf& ticked, Language) {
  const auto& [paid, is_some] = ticked;
  Json::Object said{{"ok", true},
                    {"payments", static_cast<std::int64_t>(paid.ticked.size())},
                    {"evenings", static_cast<std::int64_t>(paid.evenings)}};
  if (is_some) said.emplace_back("ticked", ticked_list(paid));
  return said;
}
std::string ticked_page(const TickedOf& ticked, Language language) {
  const auto& [paid, is_some] = ticked;
  return say(text(Word::together_paid, static_cast<std::int64_t>(paid.ticked.size()),
                  static_cast<std::int64_t>(paid.evenings)),
             language) +
         "\n" + (is_some ? ticked_rows(paid, language) : "");
}

Status tick_together(const Setting& setting, Book& book, const std::vector<Uuid>& ids,
                     const TogetherOrder& order) {
  std::optional<std::vector<DueTogether>> only;
  const bool is_some = order.payer || order.payee;
  if (is_some) {
    auto asked = payments_of(setting, book, ids, order);
    if (!asked) return asked.error();
    only = std::move(*asked);
  }
  auto stored = pay_together(book, ids, usage::local_time(), only);
  if (!stored) return fail(setting, stored.error());
  if (const auto* no = std::get_if<Refused>(&*stored)) return show_refused(setting, *no);
  const TickedOf ticked{std::get<PaidTogether>(*std::move(stored)), is_some};
  return show(after_storing(setting), ticked, ticked_answer, ticked_page);
}

}  // namespace

Status settle_together(const Setting& setting, const TogetherOrder& order) {
  auto book = order.paid ? open_to_write(setting) : open_to_read(setting);
  if (!book) return book.error();
  const auto ids = chosen(setting, *book, order);
  if (!ids) return ids.error();
  if (order.paid) return tick_together(setting, *book, *ids, order);
  return show_together(setting, *book, *ids, order.as, order.output);
}

}  // namespace kattegat::cli
