#include "page_rows.hpp"

#include <fmt/format.h>

#include "kattegat/core/text/safe_text.hpp"
#include "kattegat/export/plain_text.hpp"
#include "kattegat/wording/describe.hpp"

namespace kattegat {

std::string evening_line(const Evening& evening) {
  return evening.date + (evening.place.empty() ? "" : ", " + printable(evening.place)) + "\n";
}

std::vector<std::string> all_printable(const std::vector<std::string>& names) {
  std::vector<std::string> list;
  for (const std::string& name : names) list.push_back(printable(name));
  return list;
}

FigureRow seats_row(const EveningSession& session) {
  FigureRow row = all_printable(session.seats);
  row.insert(row.begin(), "");
  return row;
}

std::string entry_label(const EveningSession& session, std::size_t entry, Language language) {
  return std::visit(
      [&](const auto& entered) {
        return fmt::format("{}. {}", entry + 1,
                           kind_name(type_of(entered.entries[entry].entry), language));
      },
      session.entered);
}

FigureRow points_row(std::string label, const PerSeat<Points>& points,
                     const EveningSession& session, Language language) {
  FigureRow row{std::move(label)};
  for (const Seat seat : seats_of(session.seats)) row.push_back(with_sign(points[seat], language));
  return row;
}

std::string payments_text(const Evening& evening, const Settlement& settlement, Language language) {
  if (settlement.payments.empty()) return "  " + say(Word::page_nothing_to_pay, language) + "\n";
  std::vector<FigureRow> rows;
  for (std::size_t i = 0; i < settlement.payments.size(); ++i) {
    const Payment& payment = settlement.payments[i];
    std::string who = payment_words(evening.players[payment.from], evening.players[payment.to]);
    if (!settlement.sessions.empty())
      who = fmt::format("{}. {}", settlement.sessions[i].number(), who);
    rows.push_back(
        {std::move(who), money_text(payment.amount, evening.currency, language, Figures::plain)});
  }
  return table(rows, "  ");
}

}  // namespace kattegat
