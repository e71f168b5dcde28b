#include "pay.hpp"

#include <unistd.h>

#include "db/book/payments.hpp"
#include "kattegat/usage/surroundings.hpp"
#include "kattegat/wording/describe.hpp"
#include "src/cli/flags.hpp"
#include "src/cli/opened.hpp"
#include "src/cli/refusing.hpp"

namespace kattegat::cli {
namespace {

enum class Did { paid, taken_back };

// A line for programs; words for whoever reads them on a terminal.
Status show_paid(const Setting& setting, Stored<TickedAsTold> stored, Did did) {
  const auto ticked = or_said(setting, std::move(stored));
  if (!ticked) return ticked.error();
  const auto& [paid, from, to, amount, currency] = *ticked;
  const Setting stored_so = after_storing(setting);
  if (setting.json || ::isatty(STDOUT_FILENO) == 0)
    return answer_json(stored_so,
                       {{"ok", true}, {"id", to_string(paid.id)}, {"known", paid.already}});
  const std::string money = money_text(amount, currency, setting.language, Figures::plain);
  const Text words = paid.already       ? text(Word::book_knows_already)
                     : did == Did::paid ? text(Word::side_paid, from, to, money)
                                        : text(Word::cli_paid_back);
  return answer(stored_so, words);
}

}  // namespace

Status pay(const Setting& setting, const PaymentOrder& order) {
  auto evening = open_to_write(setting, order.evening, RecordKind::evening);
  if (!evening) return evening.error();
  auto& [book, id] = *evening;
  if (order.undo)
    if (const auto wrong = fail_without_reason(setting, order.why)) return *wrong;
  const auto amount = amount_asked(setting, order.amount);
  if (!amount) return amount.error();
  const ToldPayment asked{order.from, order.to, *amount, usage::local_time()};
  if (order.undo)
    return show_paid(setting, untick_told_payment(book, id, asked, order.why), Did::taken_back);
  return show_paid(setting, tick_told_payment(book, id, asked, order.extra), Did::paid);
}

}  // namespace kattegat::cli
