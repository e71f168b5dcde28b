#include "kattegat/export/csv.hpp"

#include "kattegat/evening/read.hpp"
#include "kattegat/evening/write.hpp"
#include "kattegat/export/reports/tables.hpp"

namespace kattegat {
namespace {

// What a row says beside the evening's own: the columns from the session on.
struct Cells {
  std::string session{}, game{}, entry{}, id{}, type{}, at{}, by{}, player{}, points{}, money{},
      sheet{}, pot{}, with{}, voided{}, facts{};
};

class CsvTable {
 public:
  CsvTable(const Evening& evening, Language language, Dialect dialect)
      : evening_(evening), dialect_(dialect) {
    add(heads_of(
        {Word::csv_date, Word::csv_place, Word::csv_evening, Word::csv_session, Word::csv_game,
         Word::csv_entry, Word::csv_id, Word::csv_type, Word::csv_at, Word::csv_by,
         Word::csv_player, Word::page_points, Word::csv_money, Word::csv_currency, Word::page_sheet,
         Word::page_pot, Word::csv_with, Word::csv_voided, Word::csv_facts},
        language));
  }

  void add(const Cells& c) {
    add(FigureRow{evening_.date, csv_text(evening_.place),
                  evening_.id ? to_string(*evening_.id) : "", c.session, c.game, c.entry, c.id,
                  c.type, c.at, csv_text(c.by), csv_text(c.player), figure(c.points),
                  figure(c.money), evening_.currency, figure(c.sheet), figure(c.pot),
                  csv_text(c.with), c.voided, c.facts});
  }
  // The money of a player, from one hand to another.
  void add_payment(std::string type, const Payment& payment) {
    const std::string &from = evening_.players[payment.from], &to = evening_.players[payment.to];
    add({.type = type, .player = from, .money = to_string(payment.amount), .with = to});
    add({.type = std::move(type),
         .player = to,
         .money = "-" + to_string(payment.amount),
         .with = from});
  }
  [[nodiscard]] std::string done() && { return std::move(out_); }

 private:
  [[nodiscard]] std::string figure(const std::string& digits) const {
    return csv_figure(digits, dialect_);
  }
  void add(const FigureRow& row) { out_ += csv_row(row, dialect_); }

  const Evening& evening_;
  Dialect dialect_;
  std::string out_{csv_begin};
};

template <class G>
void add_session(CsvTable& table, const EveningSession& file, const EnteredSession<G>& entered,
                 Language language) {
  Session<G> session(entered.table);
  for (std::size_t i = 0; i < entered.entries.size(); ++i) {
    const Entry<G>& entry = entered.entries[i].entry;
    const JudgedEntry judged = judge_next(session, entered.entries[i]);
    const Standing now = session.standing();
    const Json facts = entry_to_json(entry, file.seats);
    Cells cells{.session = std::to_string(file.place.number()),
                .game = say(G::name, language),
                .entry = std::to_string(i + 1),
                .id = entry.stamp.id ? to_string(*entry.stamp.id) : "",
                .type = *facts.find("type")->as<std::string>(),
                .at = entry.stamp.at.value_or(""),
                .by = entry.stamp.by.value_or(""),
                .voided = entry.stamp.voided ? csv_void(entry.stamp.voided->why) : "",
                .facts = csv_json(facts)};
    for (const Seat seat : seats_of(file.seats)) {
      cells.player = at_seat(file.seats, seat);
      cells.points = to_string(judged.points[seat]);
      cells.money = exact_text(exact(judged.points[seat], file.stake));
      cells.sheet = to_string(now.sheet[seat]);
      cells.pot = to_string(now.pot[seat]);
      table.add(cells);
    }
  }
}

}  // namespace

std::string csv(const ExportInputs& in, Dialect dialect) {
  const Evening& evening = in.shown;
  CsvTable table(evening, in.language, dialect);
  for (const EveningSession& file : evening.sessions)
    std::visit([&](const auto& entered) { add_session(table, file, entered, in.language); },
               file.entered);
  for (std::size_t i = 0; i < evening.players.size(); ++i) {
    const ExactMoney moved = exact(in.settlement.money[i]) - in.judged.money[i];
    if (moved != 0)
      table.add({.type = "rounding", .player = evening.players[i], .money = exact_text(moved)});
  }
  for (const Payment& made : made_between_players(evening, in.closing))
    table.add_payment("payment", made);
  for (const DuePayment& due : still_due(evening, in.settlement, in.closing).payments)
    table.add_payment("due", due.payment);
  for (const std::string& anchor : in.anchors) table.add({.type = "book", .facts = anchor});
  return std::move(table).done();
}

}  // namespace kattegat
