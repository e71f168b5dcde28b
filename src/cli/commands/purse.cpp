// The commands on the club's purse.
#include "purse.hpp"

#include "db/book/evenings.hpp"
#include "db/book/purse.hpp"
#include "db/book/roster.hpp"
#include "kattegat/core/text/unicode.hpp"
#include "kattegat/export/exports.hpp"
#include "kattegat/export/plain_text.hpp"
#include "kattegat/usage/surroundings.hpp"
#include "saying.hpp"
#include "show_report.hpp"
#include "src/cli/flags.hpp"
#include "src/cli/ids.hpp"
#include "src/cli/opened.hpp"

namespace kattegat::cli {
namespace {

std::vector<PurseContents> contents_of(const MovementOrder& order, Money amount, const Uuid& person,
                                       const EveningLine* evening) {
  PurseContents one;
  one.at = usage::local_time();
  one.person = person;
  one.what = order.kind;
  one.to_club = !order.from_club;
  one.amount = amount;
  one.currency = order.currency.value_or(evening ? evening->currency : usual_currency);
  one.date = order.date.value_or(evening ? evening->date : one.at.substr(0, 10));
  if (evening) one.evening = evening->id;
  one.note = order.note;
  return with_its_payment(std::move(one), order.paid);
}

Json::Object entered_answer(const std::vector<PurseEntered>& entered, Language) {
  Json::Array movements;
  for (const PurseEntered& one : entered)
    movements.push_back(Json::Object{{"id", to_string(one.id)}, {"known", one.already}});
  return {{"ok", true}, {"movements", std::move(movements)}};
}
std::string entered_page(const std::vector<PurseEntered>& entered, Language language) {
  std::string page;
  for (const PurseEntered& one : entered)
    page += to_string(one.id) + "  " +
            say(one.already ? Word::book_knows_already : Word::purse_entered, language) + "\n";
  return page;
}

// `stands`: whether it counts from now on.
Status decide_movement(const Setting& setting, const MovementDecision& decision, bool stands) {
  if (const auto wrong = fail_without_reason(setting, decision.why)) return *wrong;
  auto movement = open_to_write(setting, decision.movement, RecordKind::purse);
  if (!movement) return movement.error();
  auto& [book, id] = *movement;
  const auto changed = decide_in_purse(
      book, {.movement = id, .stands = stands, .at = usage::local_time(), .why = decision.why});
  if (!changed) return fail(setting, changed.error());
  const bool known = *changed == Changed::no;
  const Saying& saying = stands ? of_restored : of_void;
  return answer(after_storing(setting), {{"ok", true}, {"id", to_string(id)}, {"known", known}},
                text_of(known ? saying.already : saying.made));
}

}  // namespace

Status show_purse(const Setting& setting, const PurseOrder& order) {
  const auto book = open_to_read(setting);
  if (!book) return book.error();
  const auto view = look_at_purse(*book, order.choice);
  if (!view) return fail(setting, view.error());
  return show_report(setting, PurseReport{*view, setting.language}, order.as, order.output);
}

Status add_movement(const Setting& setting, const MovementOrder& order) {
  if (!is_utf8(order.note)) return fail(setting, "--note", text(Word::cli_not_utf8));
  const auto amount = amount_asked(setting, order.amount);
  if (!amount) return amount.error();
  auto book = open_to_write(setting);
  if (!book) return book.error();
  const auto person = person_called(setting, *book, order.name);
  if (!person) return person.error();
  std::optional<EveningLine> evening;
  if (order.evening) {
    const auto wanted = id_asked(setting, *book, *order.evening, RecordKind::evening);
    if (!wanted) return wanted.error();
    const auto view = look_at(*book, *wanted);
    if (!view) return fail(setting, view.error());
    evening = line_of(view->history);
  }
  const auto entered = enter_in_purse(
      *book, contents_of(order, *amount, person->ids.front(), evening ? &*evening : nullptr),
      order.extra);
  if (!entered) return fail(setting, entered.error());
  return show(after_storing(setting), *entered, entered_answer, entered_page);
}

Status void_movement(const Setting& setting, const MovementDecision& decision) {
  return decide_movement(setting, decision, false);
}
Status restore_movement(const Setting& setting, const MovementDecision& decision) {
  return decide_movement(setting, decision, true);
}

}  // namespace kattegat::cli
