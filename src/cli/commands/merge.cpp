#include "merge.hpp"

#include "db/book/conflicts.hpp"
#include "db/files/merge.hpp"
#include "db/files/other_file.hpp"
#include "kattegat/export/conflicts.hpp"
#include "kattegat/export/plain_text.hpp"
#include "src/cli/book_answers.hpp"
#include "src/cli/opened.hpp"
#include "src/cli/remarks.hpp"

namespace kattegat::cli {
namespace {

// What the other book brought, and what of it the two have decided differently.
struct Brought {
  Merged merged;
  PlacedConflicts conflicts;
};

Text refused_text(const RefusedLog& one) {
  const std::string log = to_string(one.origin);
  if (one.words > 0) return text(Word::gate_unworded, one.words, log, one.number);
  return text(Word::gate_unwritten, one.number, log);
}

Json::Object brought_answer(const Brought& brought, Language language) {
  const auto& [merged, conflicts] = brought;
  return {{"ok", merged.refused.empty()},
          {"new_records", static_cast<std::int64_t>(merged.records)},
          {"new", came_answer(merged)},
          {"broken", broken_answer(merged, language)},
          {"refused", refused_answer(merged, language)},
          {"changed", changed_answer(merged, language)},
          {"conflicts", conflicts_answer(conflicts, language)}};
}

std::string brought_page(const Brought& brought, Language language) {
  const auto& [merged, conflicts] = brought;
  const auto records = static_cast<std::int64_t>(merged.records);
  std::string page = say(text(Word::merge_records, records), language) + "\n";
  const auto as_in_files = [](const std::string& date) { return date; };
  for (const Text& one : came_texts(merged.came, as_in_files)) page += say(one, language) + "\n";
  for (const RefusedLog& one : merged.refused)
    page += say(refused_text(one), language) + ": " + say(one.why, language) + "\n";
  for (const auto& [evening, complaints] : merged.broken)
    page += to_string(*evening.id) + ": " + say(Word::now_broken, language) + "\n" +
            complaints_page(evening, complaints, language);
  for (const Change& change : merged.changes) page += say(change_text(change), language) + "\n";
  return page + conflicts_page(conflicts, language);
}

}  // namespace

Status merge(const Setting& setting, const std::string& other) {
  // Looked at first, so that no new book is made for the sake of one that is not there.
  if (const auto fault = refuse_other(other)) return fail(setting, *fault);
  auto book = open_to_fill(setting);
  if (!book) return book.error();
  auto merged = merge_book(*book, other);
  if (!merged) return fail(setting, merged.error());

  remark_on_tables(setting, *book, merged->evenings);
  PlacedConflicts conflicts = placed_conflicts(*book, merged->conflicts);
  const Brought brought{std::move(*merged), std::move(conflicts)};
  return show(after_storing(setting), brought, brought_answer, brought_page,
              brought.merged.refused.empty() ? Status::done : Status::breaks_a_rule);
}

}  // namespace kattegat::cli
