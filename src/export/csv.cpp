#include "kattegat/export/csv.hpp"

#include <fmt/format.h>

#include "kattegat/core/safe_text.hpp"
#include "kattegat/core/unicode.hpp"
#include "kattegat/evening/read.hpp"
#include "kattegat/evening/write.hpp"
#include "kattegat/export/tables.hpp"

namespace kattegat {
namespace {

// A spreadsheet may be told to part cells at a comma, a semicolon or a tab, whichever is ours.
constexpr std::u32string_view parting = U",;\t\r\n";

// Finds what a spreadsheet could take for the beginning of a formula: the first character of a cell
// or of a line that is seen decides, in its plain or its full-width form.
class FormulaFinder {
 public:
  // Of the characters in their order.
  bool begins_with(char32_t c) {
    constexpr std::u32string_view dangerous = U"=+-@|%\uFF1D\uFF0B\uFF0D\uFF20";
    const bool begins = cell_begins_ && dangerous.find(c) != dangerous.npos;
    const bool is_seen = !is_space(c) && !is_control(c) && c != U'"';
    cell_begins_ = parting.find(c) != parting.npos || (cell_begins_ && !is_seen);
    return begins;
  }

 private:
  bool cell_begins_ = true;
};

// JSON in a cell: what a formula could begin with in one of its texts is written by its number.
std::string csv_json(const Json& json) {
  std::string out;
  FormulaFinder finder;
  bool in_text = false, escaped = false;
  for (const char32_t c : code_points(to_line(json))) {
    if (finder.begins_with(c) && in_text)
      out += fmt::format("\\u{:04x}", static_cast<std::uint32_t>(c));
    else
      out += to_utf8({c});
    if (c == U'"' && !escaped) in_text = !in_text;
    escaped = c == U'\\' && !escaped;
  }
  return out;
}

std::string quoted(std::string_view cell) {
  std::string out = "\"";
  for (const char c : cell) out.append(c == '"' ? 2 : 1, c);
  return out + "\"";
}

// What stands in quotes, whichever separator somebody reads it with.
constexpr const char* special = "\",;\r\n\t ";
// But for the comma in a figure of ours.
bool is_figure(std::string_view cell, Dialect dialect) {
  return dialect == Dialect::excel && cell.find_first_not_of("-0123456789,") == cell.npos;
}

std::string row_of(const FigureRow& cells, Dialect dialect) {
  const char between = dialect == Dialect::excel ? ';' : ',';
  std::string out;
  for (std::size_t i = 0; i < cells.size(); ++i) {
    const std::string cell = in_a_cell(cells[i]);
    const bool plain = is_figure(cell, dialect) || cell.find_first_of(special) == std::string::npos;
    if (i > 0) out += between;
    out += plain ? cell : quoted(cell);
  }
  return out + "\r\n";
}

constexpr std::string_view byte_order_mark = "\xEF\xBB\xBF";
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
  void add(const FigureRow& row) { out_ += row_of(row, dialect_); }

  const Evening& evening_;
  Dialect dialect_;
  std::string out_{byte_order_mark};
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
    Cells cells{.session = std::to_string(file.index + 1),
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
  for (const Payment& due : still_due(evening, in.settlement, in.closing).payments)
    table.add_payment("due", due);
  for (const std::string& anchor : in.anchors) table.add({.type = "book", .facts = anchor});
  return std::move(table).done();
}

std::string csv_text(const std::string& text) {
  std::string out;
  FormulaFinder finder;
  for (const char32_t c : code_points(text)) {
    if (finder.begins_with(c)) out += '\'';
    out += to_utf8({c});
  }
  return out;
}
std::string csv_void(const std::string& why) { return csv_text("! " + why); }
std::string csv_figure(std::string digits, Dialect dialect) {
  if (dialect == Dialect::excel) std::replace(digits.begin(), digits.end(), '.', ',');
  return digits;
}
std::string csv_file(const std::vector<FigureRow>& rows, Dialect dialect) {
  std::string out{byte_order_mark};
  for (const FigureRow& row : rows) out += row_of(row, dialect);
  return out;
}

}  // namespace kattegat
