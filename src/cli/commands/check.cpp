#include "check.hpp"

#include "src/cli/evening_file.hpp"
#include "src/cli/refusing.hpp"

namespace kattegat::cli {

Status check(const Setting& setting, const std::string& file) {
  auto reading = read_evening_file(file);
  if (!reading) return fail(setting, file, reading.error());
  const JudgedEvening judged = judge(reading->evening, std::move(reading->complaints));
  if (!judged.complaints.empty())
    return show_complaints(setting, reading->evening, judged.complaints);
  return answer(setting, {{"ok", true}}, text(Word::page_fine, file));
}

}  // namespace kattegat::cli
