#include "copy.hpp"

#include "db/files/backup.hpp"
#include "db/files/recover.hpp"
#include "src/cli/opened.hpp"
#include "src/cli/remarks.hpp"

namespace kattegat::cli {
namespace {

Json::Object recovered_answer(const Recovered& recovered, Language) {
  return {{"ok", true},
          {"records", static_cast<std::int64_t>(recovered.records)},
          {"lost", static_cast<std::int64_t>(recovered.lost)},
          {"without_words", static_cast<std::int64_t>(recovered.without_words)}};
}

std::string recovered_page(const Recovered& recovered, Language language) {
  const auto records = static_cast<std::int64_t>(recovered.records);
  const auto lost = static_cast<std::int64_t>(recovered.lost);
  const auto wordless = static_cast<std::int64_t>(recovered.without_words);
  std::string page = say(text(Word::cli_recovered, records, lost), language) + "\n";
  if (wordless > 0) page += say(text(Word::recovered_wordless, wordless), language) + "\n";
  return page;
}

}  // namespace

Status recover(const Setting& setting, const std::string& file) {
  const auto recovered = recover_book(setting.book, file);
  if (!recovered) return fail(setting, recovered.error());
  if (recovered->erased > 0) remark(setting, text(Word::book_old_erased, recovered->erased));
  if (recovered->is_reordered) remark(setting, text(Word::recovered_reordered));
  return show(after_storing(setting), *recovered, recovered_answer, recovered_page);
}

Status backup(const Setting& setting, const std::string& file) {
  const auto book = open_to_read(setting);
  if (!book) return book.error();
  const auto copied = backup_book(*book, file);
  if (!copied) return fail(setting, copied.error());
  return answer(after_storing(setting), {{"ok", true}, {"file", file}},
                text(Word::cli_backed_up, file));
}

}  // namespace kattegat::cli
