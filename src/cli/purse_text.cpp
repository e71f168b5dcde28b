#include "purse_text.hpp"

#include <fmt/format.h>

#include "kattegat/export/describe.hpp"
#include "kattegat/export/page.hpp"

namespace kattegat::cli {
namespace {

std::string money_words(const std::string& currency, Money amount, Language language) {
  return plain_figures(amount, language) + " " + currency;
}

std::string from_to(const std::string& name, bool to_club, Language language) {
  const std::string club = say(Word::purse_club, language);
  return to_club ? name + " → " + club : club + " → " + name;
}

using Rows = std::vector<std::vector<std::string>>;

void add_sums(Rows& rows, const std::string& label, const Sums& sums, Language language) {
  for (const auto& [currency, amount] : sums)
    rows.push_back({label, money_words(currency, amount, language)});
}

// What has to be paid for all accounts to be zero.
template <class Visit>
void each_due(const PurseView& view, Visit&& visit) {
  for (const PurseAccount& one : view.accounts)
    for (const auto& [currency, amount] : one.balance)
      if (amount != Money{})
        visit(one, currency, amount < Money{}, amount < Money{} ? -amount : amount);
}

std::string balances_page(const PurseView& view, Language language) {
  Rows rows;
  for (const PurseAccount& one : view.accounts) add_sums(rows, one.name, one.balance, language);
  add_sums(rows, say(Word::purse_club, language), view.club, language);
  return say(Word::purse_balances, language) + "\n" + table(rows, "  ");
}

std::string due_page(const PurseView& view, Language language) {
  Rows rows;
  each_due(view, [&](const PurseAccount& one, const std::string& currency, bool to_club,
                     Money amount) {
    rows.push_back({from_to(one.name, to_club, language), money_words(currency, amount, language)});
  });
  if (rows.empty()) return "";
  return "\n" + say(Word::why_due, language) + "\n" + table(rows, "  ");
}

std::string state_words(const PurseMovement& one, Language language) {
  std::string words;
  if (!one.contents.stands) words = say(text(Word::state_voided_why, one.contents.why), language);
  if (one.conflict) words += (words.empty() ? "" : ", ") + say(Word::state_conflict, language);
  return words.empty() ? "" : "  (" + words + ")";
}

std::string movements_page(const PurseView& view, Language language) {
  Rows rows;
  for (const PurseLine& line : view.lines) {
    const PurseContents& one = line.movement.contents;
    rows.push_back({one.date + "  " + to_string(line.movement.ids.front()),
                    from_to(line.name, one.to_club, language), say(word(one.what), language),
                    money_words(one.currency, one.amount, language)});
  }
  const std::string lines = table(rows, "  ");
  std::string page = "\n" + say(Word::purse_movements, language) + "\n";
  std::size_t at = 0;
  for (const PurseLine& line : view.lines) {
    const std::size_t end = lines.find('\n', at);
    const std::string& note = line.movement.contents.note;
    page += lines.substr(at, end - at) + (note.empty() ? "" : "  " + note) +
            state_words(line.movement, language) + "\n";
    at = end + 1;
  }
  return page;
}

Json money_answer(const Sums& sums) {
  Json::Object object;
  for (const auto& [currency, amount] : sums) object.emplace_back(currency, to_string(amount));
  return object;
}

Json movement_answer(const PurseLine& line) {
  const PurseMovement& one = line.movement;
  const auto state = one.conflict ? "conflict" : one.contents.stands ? "live" : "void";
  return Json::Object{{"id", to_string(one.ids.front())},
                      {"date", one.contents.date},
                      {"name", line.name},
                      {"person", to_string(one.person)},
                      {"direction", one.contents.to_club ? "to" : "from"},
                      {"kind", purse_kinds[static_cast<std::size_t>(one.contents.what)]},
                      {"amount", to_string(one.contents.amount)},
                      {"currency", one.contents.currency},
                      {"evening", one.evening ? Json(to_string(*one.evening)) : Json()},
                      {"note", one.contents.note},
                      {"state", state},
                      {"counts", one.contents.stands},
                      {"why", one.contents.why}};
}

}  // namespace

Json::Object purse_answer(const PurseView& view) {
  Json::Array accounts, due, movements;
  for (const PurseAccount& one : view.accounts)
    accounts.push_back(Json::Object{{"name", one.name},
                                    {"person", to_string(one.person)},
                                    {"money", money_answer(one.balance)}});
  each_due(view,
           [&](const PurseAccount& one, const std::string& currency, bool to_club, Money amount) {
             due.push_back(Json::Object{{"name", one.name},
                                        {"person", to_string(one.person)},
                                        {"direction", to_club ? "to" : "from"},
                                        {"amount", to_string(amount)},
                                        {"currency", currency}});
           });
  for (const PurseLine& line : view.lines) movements.push_back(movement_answer(line));
  return {{"accounts", std::move(accounts)},
          {"club", money_answer(view.club)},
          {"in_hand", money_answer(view.in_hand)},
          {"due", std::move(due)},
          {"movements", std::move(movements)}};
}

std::string purse_page(const PurseView& view, Language language) {
  if (view.lines.empty()) return say(Word::purse_empty, language) + "\n";
  Rows in_hand;
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
