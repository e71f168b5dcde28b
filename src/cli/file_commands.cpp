// The commands that need no book: check and settle.
#include <fmt/format.h>

#include "commands.hpp"
#include "io.hpp"
#include "kattegat/evening/read.hpp"
#include "kattegat/export/page.hpp"
#include "settlement.hpp"

namespace kattegat::cli {
namespace {

Result<Reading, Text> read(const std::string& file) {
  const auto bytes = read_file(file);
  if (!bytes) return bytes.error();
  return read_evening(*bytes);
}

std::optional<PlanChoice> parse_plan(const std::string& plan, const Evening& evening) {
  using Kind = PlanChoice::Kind;
  constexpr std::string_view banker = "banker=";
  if (plan == "fewest") return PlanChoice{};
  if (plan == "sessions") return PlanChoice{.kind = Kind::sessions};
  if (plan.rfind(banker, 0) != 0) return std::nullopt;
  const std::size_t player = player_index(evening, plan.substr(banker.size()));
  if (player == evening.players.size()) return std::nullopt;
  return PlanChoice{.kind = Kind::banker, .banker = player};
}

}  // namespace

int answer(const Setting& setting, const std::string& page, int status) {
  if (put(page)) return status;
  return fail(setting, "", text(Word::cli_no_output));
}

int fail(const Setting& setting, const std::string& about, const Text& text) {
  fmt::print(stderr, "kattegatctl: {}{}{}\n", about, about.empty() ? "" : ": ",
             say(text, setting.language));
  return impossible;
}

int show_complaints(const Setting& setting, const Evening& evening, const Complaints& complaints) {
  return answer(setting,
                setting.json
                    ? to_line(complaints_answer(evening, complaints, setting.language)) + "\n"
                    : complaints_page(evening, complaints, setting.language),
                breaks_a_rule);
}

int show_settlement(const Setting& setting, const Evening& evening, const JudgedEvening& judged,
                    const std::string& plan) {
  if (!judged.complaints.empty()) return show_complaints(setting, evening, judged.complaints);
  const auto choice = parse_plan(plan, evening);
  if (!choice) return fail(setting, "", text(Word::cli_unknown_plan, plan));
  const Settlement settlement = settle(evening, judged, *choice);
  return answer(setting,
                setting.json ? to_line(settlement_answer(evening, judged, settlement)) + "\n"
                             : settlement_page(evening, judged, settlement, setting.language),
                done);
}

int check(const Setting& setting, const std::string& file) {
  auto reading = read(file);
  if (!reading) return fail(setting, file, reading.error());
  const JudgedEvening judged = judge(reading->evening, std::move(reading->complaints));
  if (!judged.complaints.empty())
    return show_complaints(setting, reading->evening, judged.complaints);
  return answer(
      setting,
      setting.json ? "{\"ok\":true}\n" : say(text(Word::page_fine, file), setting.language) + "\n",
      done);
}

int settle_file(const Setting& setting, const std::string& file, const std::string& plan) {
  auto reading = read(file);
  if (!reading) return fail(setting, file, reading.error());
  const JudgedEvening judged = judge(reading->evening, std::move(reading->complaints));
  return show_settlement(setting, reading->evening, judged, plan);
}

}  // namespace kattegat::cli
