#include "purse_text.hpp"

#include <fmt/format.h>

#include "kattegat/core/safe_text.hpp"
#include "kattegat/export/describe.hpp"
#include "kattegat/export/plain_text.hpp"
#include "kattegat/export/purse_report.hpp"

namespace kattegat::cli {
namespace {

std::string money_words(const std::string& currency, Money amount, Language language) {
  return plain_figures(amount, language) + " " + currency;
}

using Rows = std::vector<std::vector<std::string>>;

void add_sums(Rows& rows, const std::string& label, const Sums& sums, Language language) {
  for (const auto& [currency, amount] : sums)
    rows.push_back({label, money_words(currency, amount, language)});
}

std::string balances_page(const PurseView& view, Language language) {
  Rows rows;
  for (const PurseAccount& one : view.accounts) add_sums(rows, one.name, one.balance, language);
  add_sums(rows, say(Word::purse_club, language), view.club, language);
  return say(Word::purse_balances, language) + "\n" + table(rows, "  ");
}

std::string due_page(const PurseView& view, Language language) {
  Rows rows;
  for (const PurseDue& one : dues_of(view))
    rows.push_back({way_text(one.name, one.to_club, language),
                    money_words(one.currency, one.amount, language)});
  if (rows.empty()) return "";
  return "\n" + say(Word::why_due, language) + "\n" + table(rows, "  ");
}

std::string state_words(const PurseMovement& one, Language language) {
  std::string words;
  if (!one.contents.stands)
    words = say(text(Word::state_voided_why, on_one_line(one.contents.why)), language);
  if (one.conflict) words += (words.empty() ? "" : ", ") + say(Word::state_conflict, language);
  return words.empty() ? "" : "  (" + words + ")";
}

std::string movements_page(const PurseView& view, Language language) {
  Rows rows;
  for (const PurseLine& line : view.lines) {
    const PurseContents& one = line.movement.contents;
    rows.push_back({one.date + "  " + to_string(line.movement.ids.front()),
                    way_text(line.name, one.to_club, language), say(word(one.what), language),
                    money_words(one.currency, one.amount, language)});
  }
  if (rows.empty()) return "";
  const std::string lines = table(rows, "  ");
  std::string page = "\n" + say(Word::purse_movements, language) + "\n";
  std::size_t at = 0;
  for (const PurseLine& line : view.lines) {
    const std::size_t end = lines.find('\n', at);
    const std::string note = on_one_line(line.movement.contents.note);
    page += lines.substr(at, end - at) + (note.empty() ? "" : "  " + note) +
            state_words(line.movement, language) + "\n";
    at = end + 1;
  }
  return page;
}

}  // namespace

std::string purse_page(const PurseView& view, Language language) {
  if (view.accounts.empty() && view.lines.empty()) return say(nothing_in(view), language) + "\n";
  Rows in_hand;
  add_sums(in_hand, before_words(view, language), view.in_hand_before, language);
  add_sums(in_hand, say(Word::purse_in_hand, language), view.in_hand, language);
  return table(in_hand, "") + "\n" + balances_page(view, language) + due_page(view, language) +
         movements_page(view, language);
}

std::string purse_beside(const PurseView& view, Language language) {
  if (view.lines.empty()) return "";
  return "\n" + say(Word::purse_title, language) + "\n" + balances_page(view, language) +
         due_page(view, language) + movements_page(view, language);
}

}  // namespace kattegat::cli
