// The commands that need no book: check and settle.
#include <fmt/format.h>

#include "commands.hpp"
#include "conflict_text.hpp"
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

namespace {

Json paid_answer(const EveningView& view) {
  Json::Array paid;
  for (const MadePayment& payment : view.closing.payments)
    paid.push_back(Json::Object{{"from", payment.from},
                                {"to", payment.to},
                                {"amount", to_string(payment.amount)},
                                {"id", to_string(payment.id)}});
  return paid;
}
Json due_answer(const Evening& evening, const StillDue& due) {
  Json::Array list;
  for (const Payment& payment : due.payments)
    list.push_back(Json::Object{{"from", evening.players[payment.from]},
                                {"to", evening.players[payment.to]},
                                {"amount", to_string(payment.amount)}});
  return list;
}

}  // namespace

int show_settlement(const Setting& setting, const EveningView& view, const std::string& plan) {
  const JudgedEvening judged = judge(view.shown);
  if (!judged.complaints.empty()) return show_complaints(setting, view.shown, judged.complaints);
  const auto choice = parse_plan(plan, view.shown);
  if (!choice) return fail(setting, "", text(Word::cli_unknown_plan, plan));
  const Settlement settlement = settle(view.shown, judged, *choice);
  const std::vector<Conflict>& conflicts = view.history.conflicts;
  if (!setting.json) {
    const std::string said = conflict_page(conflicts, &view, setting.language);
    return answer(setting,
                  settlement_page(view.shown, judged, settlement, setting.language) +
                      (said.empty() ? "" : "\n" + said),
                  done);
  }
  Json answered = settlement_answer(view.shown, judged, settlement);
  auto& object = std::get<Json::Object>(answered.value);
  object.emplace_back("paid", paid_answer(view));
  object.emplace_back("due",
                      due_answer(view.shown, still_due(view.shown, settlement, view.closing)));
  object.emplace_back("conflicts", conflicts_answer(conflicts, &view, setting.language));
  return answer(setting, to_line(answered) + "\n", done);
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
