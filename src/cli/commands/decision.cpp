#include "decision.hpp"

#include "db/book/decisions.hpp"
#include "kattegat/core/text/unicode.hpp"
#include "kattegat/export/answer.hpp"
#include "kattegat/export/plain_text.hpp"
#include "kattegat/usage/surroundings.hpp"
#include "saying.hpp"
#include "src/cli/flags.hpp"
#include "src/cli/ids.hpp"
#include "src/cli/io.hpp"
#include "src/cli/opened.hpp"
#include "src/cli/refusing.hpp"

namespace kattegat::cli {
namespace {

Json::Object decided_answer(const Decided& decided, Language language) {
  return {{"ok", true},
          {"id", to_string(decided.id)},
          {"known", decided.already},
          {"broken", violations_answer(decided.evening, decided.broken, language)}};
}
std::string decided_page(const Decided& decided, const Saying& saying, Language language) {
  std::string page = say(decided.already ? saying.already : saying.made, language) + "\n";
  if (!decided.broken.empty())
    page += say(Word::now_broken, language) + "\n" +
            complaints_page(decided.evening, decided.broken, language);
  return page;
}

Status show_decided(const Setting& setting, Stored<Decided> stored, const Saying& saying) {
  const auto decided = or_said(setting, std::move(stored));
  if (!decided) return decided.error();
  return show(
      after_storing(setting), *decided, decided_answer,
      [&](const Decided& one, Language language) { return decided_page(one, saying, language); });
}

// Runs `decision(Book&, EntryAsked, Because, at)`.
template <class Decision>
Status decide(const Setting& setting, const DecisionOrder& order, const Saying& saying,
              const Decision& decision) {
  auto book = open_to_write(setting);
  if (!book) return book.error();
  const auto entry = entry_asked(setting, *book, order.entry);
  if (!entry) return entry.error();
  const Because because{order.why, order.force};
  return show_decided(setting, decision(*book, *entry, because, usage::local_time()), saying);
}

OrSaid<Json> json_on_standard_input(const Setting& setting) {
  const auto given = read_file("-");
  auto json = given ? parse_json(*given) : given.error();
  if (json) return std::move(*json);
  return fail(setting, say(Word::cli_standard_input, setting.language), json.error());
}

}  // namespace

Status void_stored(const Setting& setting, const DecisionOrder& order) {
  if (const auto wrong = fail_without_reason(setting, order.why)) return *wrong;
  return decide(setting, order, of_void, void_entry);
}

Status restore_stored(const Setting& setting, const DecisionOrder& order) {
  if (const auto wrong = fail_without_reason(setting, order.why)) return *wrong;
  return decide(setting, order, of_restored, restore_entry);
}

Status correct_stored(const Setting& setting, const DecisionOrder& order) {
  if (!is_utf8(order.why)) return fail(setting, "--why", text(Word::cli_not_utf8));
  const auto replacement = json_on_standard_input(setting);
  if (!replacement) return replacement.error();
  const auto correct = [&](Book& book, const EntryAsked& entry, const Because& because,
                           const std::string& at) {
    return correct_entry(book, entry, *replacement, because, at);
  };
  return decide(setting, order, {Word::state_corrected, Word::book_knows_already}, correct);
}

}  // namespace kattegat::cli
