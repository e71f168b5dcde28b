// The commands that need no book: check and settle.
#include "settle.hpp"
#include "src/cli/evening_file.hpp"
#include "src/cli/settlement.hpp"

namespace kattegat::cli {

Status check(const Setting& setting, const std::string& file) {
  auto reading = read_evening_file(file);
  if (!reading) return fail(setting, file, reading.error());
  const JudgedEvening judged = judge(reading->evening, std::move(reading->complaints));
  if (!judged.complaints.empty())
    return show_complaints(setting, reading->evening, judged.complaints);
  return answer(setting, {{"ok", true}}, text(Word::page_fine, file));
}

Status settle_file(const Setting& setting, const std::string& file, const SettleOrder& order) {
  auto reading = read_evening_file(file);
  if (!reading) return fail(setting, file, reading.error());
  const JudgedEvening judged = judge(reading->evening, std::move(reading->complaints));
  return show_settlement(setting, reading->evening, judged, order);
}

}  // namespace kattegat::cli
