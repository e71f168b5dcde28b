#include "kattegat/export/csv.hpp"

#include "kattegat/core/unicode.hpp"
#include "kattegat/evening/read.hpp"

namespace kattegat {
namespace {

using Row = std::vector<std::string>;

// Whether a spreadsheet could take the text for a formula: the first character of a line that is
// seen decides, in its plain or its full-width form.
bool begins_a_formula(std::string_view text) {
  constexpr std::u32string_view dangerous = U"=+-@|%\uFF1D\uFF0B\uFF0D\uFF20";
  bool line_begins = true;
  for (const char32_t c : code_points(text)) {
    if (line_begins && dangerous.find(c) != dangerous.npos) return true;
    if (c == U'\n' || c == U'\r')
      line_begins = true;
    else if (!is_space(c) && !is_control(c))
      line_begins = false;
  }
  return false;
}

// Text that people have written. Amounts are ours and stay numbers.
std::string written(const std::string& text) { return begins_a_formula(text) ? "'" + text : text; }

std::string quoted(std::string_view cell) {
  std::string out = "\"";
  for (const char c : cell) out.append(c == '"' ? 2 : 1, c);
  return out + "\"";
}

std::string row_of(const Row& cells) {
  std::string out;
  for (std::size_t i = 0; i < cells.size(); ++i) {
    const bool plain = cells[i].find_first_of("\",;\r\n\t ") == std::string::npos;
    out += (i > 0 ? "," : "") + (plain ? cells[i] : quoted(cells[i]));
  }
  return out + "\r\n";
}

constexpr std::string_view byte_order_mark = "\xEF\xBB\xBF";

class Sheet {
 public:
  Sheet(const Evening& evening, Language language) : evening_(evening), language_(language) {}

  void row(const Row& cells) { out_ += row_of(cells); }
  [[nodiscard]] std::string word(Word id) const { return say(id, language_); }

  // The row's own cells, then one under each player's name.
  void row_for_players(Row cells, const std::vector<std::string>& players) {
    cells.resize(columns_before_players);
    cells.insert(cells.end(), players.begin(), players.end());
    row(cells);
  }
  void row_for_session(Row cells, const PerSeat<Points>& points, const SessionFile& session) {
    std::vector<std::string> players(evening_.players.size());
    for (const Seat seat : Seats{static_cast<int>(session.seats.size())})
      players[player_index(evening_, session.seats[static_cast<std::size_t>(seat.index)])] =
          to_string(points[seat]);
    row_for_players(std::move(cells), players);
  }
  [[nodiscard]] const Evening& evening() const { return evening_; }
  [[nodiscard]] std::string done() && { return std::move(out_); }

  static constexpr std::size_t columns_before_players = 8;

 private:
  const Evening& evening_;
  Language language_;
  std::string out_{byte_order_mark};
};

void add_head(Sheet& sheet) {
  Row cells{sheet.word(Word::csv_session), sheet.word(Word::csv_game),  sheet.word(Word::csv_entry),
            sheet.word(Word::csv_type),    sheet.word(Word::csv_at),    sheet.word(Word::csv_by),
            sheet.word(Word::csv_facts),   sheet.word(Word::csv_voided)};
  for (const std::string& name : sheet.evening().players) cells.push_back(written(name));
  sheet.row(cells);
}

template <class G>
void add_session(Sheet& sheet, const SessionFile& session, const Play<G>& play,
                 const JudgedSession& judged) {
  const std::string number = std::to_string(session.index + 1);
  for (std::size_t i = 0; i < play.drafts.size(); ++i) {
    const Entry<G>& entry = play.drafts[i].entry;
    const Json facts = entry_to_json(entry, session.seats);
    sheet.row_for_session(
        {number, sheet.word(G::name), std::to_string(i + 1), *facts.find("type")->as<std::string>(),
         entry.stamp.at.value_or(""), written(entry.stamp.by.value_or("")), to_line(facts),
         entry.stamp.voided ? written("! " + entry.stamp.voided->why) : ""},
        judged.entries[i].points, session);
  }
  sheet.row_for_session({number, sheet.word(G::name), "", sheet.word(Word::page_points)},
                        judged.standing.points, session);
  if (judged.standing.pot != PerSeat<Points>{})
    sheet.row_for_session({number, sheet.word(G::name), "", sheet.word(Word::page_pot)},
                          judged.standing.pot, session);
}

}  // namespace

std::string csv(const Evening& evening, const JudgedEvening& judged, const Settlement& settlement,
                const std::vector<std::string>& anchors, Language language) {
  Sheet sheet(evening, language);
  add_head(sheet);
  for (std::size_t s = 0; s < evening.sessions.size(); ++s)
    std::visit(
        [&](const auto& play) {
          add_session(sheet, evening.sessions[s], play, judged.sessions[s]);
        },
        evening.sessions[s].play);

  std::vector<std::string> money;
  for (const Money amount : settlement.money) money.push_back(to_string(amount));
  sheet.row_for_players({"", "", "", sheet.word(Word::page_money), "", "", evening.currency},
                        money);
  for (const Payment& payment : settlement.payments)
    sheet.row({"", "", "", sheet.word(Word::csv_payment), "", "",
               written(evening.players[payment.from]) + " → " + evening.players[payment.to],
               to_string(payment.amount)});
  for (const std::string& anchor : anchors)
    sheet.row({"", "", "", sheet.word(Word::csv_book), "", "", anchor});
  return std::move(sheet).done();
}

std::string csv_text(const std::string& text) { return written(text); }
std::string csv_file(const std::vector<std::vector<std::string>>& rows) {
  std::string out{byte_order_mark};
  for (const Row& row : rows) out += row_of(row);
  return out;
}

}  // namespace kattegat
