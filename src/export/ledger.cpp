#include "kattegat/export/ledger.hpp"

#include <fmt/format.h>

#include <map>

#include "kattegat/core/text/digits.hpp"
#include "kattegat/core/text/percent_encoded.hpp"
#include "kattegat/core/text/safe_text.hpp"
#include "kattegat/core/text/unicode.hpp"
#include "kattegat/evening/player_indexes.hpp"

namespace kattegat {
namespace {

// Two decimals, or five where the exact amount needs more: never three, which could be read as a
// group of thousands.
std::string amount(ExactMoney exact, const std::string& currency) {
  std::string digits = exact_text(exact);
  if (const std::size_t point = digits.find('.'); digits.size() > point + 3)
    digits.resize(point + 6, '0');
  return digits + " " + currency;
}

// An account's name goes by the player's name alone, so that several journals read together are
// right: what a journal would take for something else is written as %XX, byte by byte, and so is a
// percent sign that looks like the beginning of such a one.
std::string in_a_journal(const std::string& name) {
  const std::vector<char32_t> letters = code_points(name);
  std::string out;
  for (std::size_t i = 0; i < letters.size(); ++i) {
    const char32_t c = letters[i];
    const bool second_space = c == U' ' && i > 0 && letters[i - 1] == U' ';
    const bool looks_written = c == U'%' && i + 2 < letters.size() &&
                               is_hexadecimal(letters[i + 1]) && is_hexadecimal(letters[i + 2]);
    const bool is_taken = c == U':' || (is_space(c) && c != U' ') || second_space || looks_written;
    const std::string bytes = to_utf8({c});
    out += is_taken ? percent_encoded(bytes) : bytes;
  }
  return out;
}

using NetByPlayer = std::map<std::size_t, ExactMoney>;  // of those who take part, by their accounts

class LedgerWriter {
 public:
  LedgerWriter(const Evening& evening, std::vector<std::string> accounts)
      : evening_(evening), players_(evening), accounts_(std::move(accounts)) {}

  void comment(std::string_view line) { out_ += fmt::format("; {}\n", line); }

  // Nothing where nobody pays anybody.
  void transaction(std::string_view what, const NetByPlayer& nets) {
    std::string lines;
    for (const auto& [player, net] : nets)
      if (net != 0)
        lines += fmt::format("    {}  {}\n", accounts_[player], amount(net, evening_.currency));
    if (!lines.empty()) out_ += fmt::format("\n{} {}\n{}", evening_.date, what, lines);
  }
  // A transaction an entry.
  void add(const EveningSession& session, const JudgedSession& judged) {
    for (std::size_t i = 0; i < judged.entries.size(); ++i) {
      NetByPlayer nets;
      for (const Seat seat : seats_of(session.seats))
        nets[players_.of(at_seat(session.seats, seat))] =
            exact(judged.entries[i].points[seat], session.stake);
      transaction(fmt::format("{} {}.{}", game_id(session.entered), session.place.number(), i + 1),
                  nets);
    }
  }
  [[nodiscard]] std::string done() && { return std::move(out_); }

 private:
  const Evening& evening_;
  PlayerIndexes players_;
  std::vector<std::string> accounts_;
  std::string out_;
};

}  // namespace

std::vector<std::string> ledger_accounts(const std::vector<std::string>& players) {
  std::vector<std::string> accounts;
  UniqueNames names;
  for (const std::string& name : players)
    accounts.push_back("Players:" + names.take(in_a_journal(name)));
  return accounts;
}

std::string ledger_journal(const Evening& evening, const JudgedEvening& judged,
                           const Settlement& settlement, const std::vector<std::string>& anchors) {
  LedgerWriter ledger(evening, ledger_accounts(evening.players));
  ledger.comment(fmt::format("Kattegat, evening {} {}", evening.date,
                             evening.id ? to_string(*evening.id) : ""));
  for (const std::string& anchor : anchors) ledger.comment(anchor);
  for (std::size_t s = 0; s < evening.sessions.size(); ++s)
    ledger.add(evening.sessions[s], judged.sessions[s]);

  NetByPlayer rounding;
  for (std::size_t i = 0; i < evening.players.size(); ++i)
    rounding[i] = exact(settlement.money[i]) - judged.money[i];
  ledger.transaction("rounding to " + to_string(evening.coin), rounding);
  return std::move(ledger).done();
}

}  // namespace kattegat
