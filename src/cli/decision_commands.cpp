// The commands that decide about entries.
#include "db/book/decisions.hpp"
#include "flags.hpp"
#include "ids.hpp"
#include "io.hpp"
#include "kattegat/core/unicode.hpp"
#include "kattegat/export/answer.hpp"
#include "kattegat/export/plain_text.hpp"
#include "kattegat/usage/surroundings.hpp"
#include "opened.hpp"

namespace kattegat::cli {
namespace {

// What a decision has come to.
int show_decided(const Setting& setting, const Stored<Decided>& stored, Word did, Word knew) {
  if (!stored) return fail(setting, stored.error());
  if (const auto* no = std::get_if<Refused>(&*stored))
    return show_complaints(setting, no->evening, no->complaints);
  const auto& result = std::get<Decided>(*stored);
  if (setting.json) {
    const Json broken = complaints_answer(result.evening, result.broken, setting.language);
    return answer_json(setting,
                       {{"ok", true},
                        {"id", to_string(result.id)},
                        {"known", result.already},
                        {"broken", *broken.find("violations")}},
                       done);
  }
  std::string page = say(result.already ? knew : did, setting.language) + "\n";
  if (!result.broken.empty())
    page += say(Word::cli_now_broken, setting.language) + "\n" +
            complaints_page(result.evening, result.broken, setting.language);
  return answer(setting, page, done);
}

int decide(const Setting& setting, const std::string& entry, const std::string& why, bool force,
           decltype(&void_entry) decision, Word made, Word stood_already) {
  if (!is_reason(setting, why)) return impossible;
  auto book = open_to_write(setting);
  if (!book) return impossible;
  const auto wanted = entry_asked(setting, *book, entry);
  if (!wanted) return impossible;
  return show_decided(setting, decision(*book, *wanted, why, force, usage::local_time()), made,
                      stood_already);
}

}  // namespace

int void_stored(const Setting& setting, const std::string& entry, const std::string& why,
                bool force) {
  return decide(setting, entry, why, force, void_entry, Word::cli_voided, Word::cli_already_void);
}

int restore_stored(const Setting& setting, const std::string& entry, const std::string& why,
                   bool force) {
  return decide(setting, entry, why, force, restore_entry, Word::cli_restored, Word::cli_not_void);
}

int correct_stored(const Setting& setting, const std::string& entry, const std::string& why,
                   bool force) {
  if (!is_utf8(why)) return fail(setting, "--why", text(Word::cli_not_utf8));
  const auto given = read_file("-");
  if (!given) return fail(setting, say(Word::cli_standard_input, setting.language), given.error());
  const auto json = parse_json(*given);
  if (!json) return fail(setting, say(Word::cli_standard_input, setting.language), json.error());
  auto book = open_to_write(setting);
  if (!book) return impossible;
  const auto wanted = entry_asked(setting, *book, entry);
  if (!wanted) return impossible;
  return show_decided(setting, correct_entry(*book, *wanted, why, *json, force),
                      Word::state_corrected, Word::book_knows_already);
}

}  // namespace kattegat::cli
