#include "old_results.hpp"

#include <algorithm>
#include <set>

#include "db/book/import.hpp"
#include "db/several/old_results.hpp"
#include "kattegat/core/text/likeness.hpp"
#include "kattegat/old_results/old_results.hpp"
#include "kattegat/usage/surroundings.hpp"
#include "kattegat/wording/describe.hpp"
#include "src/cli/flags.hpp"
#include "src/cli/io.hpp"
#include "src/cli/old_results_answer.hpp"
#include "src/cli/opened.hpp"
#include "src/cli/refusing.hpp"
#include "src/cli/remarks.hpp"
#include "src/cli/workbook.hpp"

namespace kattegat::cli {
namespace {

GamesByName games_in_every_language() {
  GamesByName games;
  for_each_game([&]<class G>() {
    for (const Language language : languages) games[likeness(say(G::name, language))] = G::id;
  });
  return games;
}

// A table as it is to be read.
struct WrittenTable {
  std::string bytes;
  Encoding encoding{};
  std::optional<char> separator = {};
  bool has_more = false;  // on other sheets of its workbook
};
Result<WrittenTable, Text> written_table(const std::string& file, const OldResultsOrder& order) {
  auto bytes = read_file(file);
  if (!bytes) return bytes.error();
  if (!is_workbook(*bytes)) return WrittenTable{std::move(*bytes), order.encoding, order.separator};
  auto workbook = table_of_workbook(*bytes);
  if (!workbook) return workbook.error();
  auto csv = whole(std::move(workbook->csv));
  if (!csv) return csv.error();
  return WrittenTable{std::move(*csv), Encoding::utf8, ';', workbook->has_more};
}

Result<ReadTable, Text> read_table(const std::string& file, const OldResultsOrder& order) {
  const auto written = written_table(file, order);
  if (!written) return written.error();
  auto table = read_cell_table(written->bytes, written->encoding, written->separator);
  if (!table) return table.error();
  OldChoice choice = order.choice;
  choice.games = games_in_every_language();
  auto mapping = map_old_columns(table->heading, choice);
  if (!mapping) return mapping.error();
  auto results = read_old_results(*table, *mapping, choice);
  if (!results) return results.error();
  return ReadTable{file, std::move(table->heading), std::move(*mapping), std::move(*results),
                   written->has_more};
}

std::vector<Evening> evenings_in(const std::vector<ReadTable>& tables) {
  std::vector<Evening> all;
  for (const ReadTable& table : tables)
    for (const OldEvening& one : table.results.evenings) all.push_back(one.evening);
  return all;
}

// An evening that several tables have is one.
void take_each_once(std::vector<ReadTable>& tables) {
  std::set<Uuid> taken;
  for (ReadTable& table : tables)
    std::erase_if(table.results.evenings,
                  [&](const OldEvening& one) { return !taken.insert(*one.evening.id).second; });
}

std::optional<BookFault> recognize_in(const Book& book, std::vector<ReadTable>& tables) {
  for (ReadTable& table : tables) {
    auto evenings = recognized(book, std::move(table.results.evenings));
    if (!evenings) return evenings.error();
    table.results.evenings = std::move(*evenings);
  }
  take_each_once(tables);
  return std::nullopt;
}

// What is said beside the answer, once nothing can end without one: what could not be done has one
// line on standard error.
using Remarks = std::vector<Text>;
void say_remarks(const Setting& setting, const Remarks& remarks) {
  for (const Text& one : remarks) remark(setting, one);
}

Status take_back(const Setting& setting, std::vector<ReadTable> tables,
                 const OldResultsOrder& order, const Remarks& remarks) {
  if (const auto wrong = fail_without_reason(setting, order.why)) return *wrong;
  auto book = open_to_write(setting);
  if (!book) return book.error();
  if (const auto fault = recognize_in(*book, tables)) return fail(setting, *fault);
  const std::vector<Evening> evenings = evenings_in(tables);
  if (order.run == Run::dry) {
    const auto known = known_results(*book, evenings);
    if (!known) return fail(setting, known.error());
    say_remarks(setting, remarks);
    return show_taken_back(setting, known->standing, Run::dry);
  }
  const auto undone = or_said(
      setting, void_results(*book, evenings, {.at = usage::local_time(), .why = order.why}));
  if (!undone) return undone.error();
  say_remarks(setting, remarks);
  return show_taken_back(after_storing(setting), *undone, Run::in_earnest);
}

// What the book knows of them, and remarks on names; nothing of a dry run without a book.
struct LookedUp {
  KnownResults known;
  std::vector<Text> alike;
};
Result<LookedUp, BookFault> look_up(const Book& book, std::vector<ReadTable>& tables) {
  if (auto fault = recognize_in(book, tables)) return *fault;
  const std::vector<Evening> evenings = evenings_in(tables);
  auto known = known_results(book, evenings);
  if (!known) return known.error();
  auto alike = look_alikes(book, evenings);
  if (!alike) return alike.error();
  return LookedUp{std::move(*known), std::move(*alike)};
}
Result<LookedUp, BookFault> look_up(const Setting& setting, std::vector<ReadTable>& tables) {
  const auto book = Book::open_to_read(setting.book);
  if (book) {
    say_taken_over(setting, *book);
    return look_up(*book, tables);
  }
  if (book.error().kind != BookFault::Kind::not_found) return book.error();
  return look_up(Book::in_memory(), tables);
}

Status show_doubts(const Setting& setting, const Violations& doubts, const Remarks& remarks) {
  say_remarks(setting, remarks);
  return show_wrong(setting, doubts);
}

Status store(const Setting& setting, std::vector<ReadTable> tables, const OldResultsOrder& order,
             Remarks remarks) {
  // Looked at first, so that no new book is made for what is refused.
  auto there = look_up(setting, tables);
  if (!there) return fail(setting, there.error());
  if (order.force == Force::no) {
    const bool is_stored = there->known.doubts.empty() && order.run == Run::in_earnest;
    for (Text& one : there->alike) {
      if (!is_stored) one.word = Word::names_alike_unstored;  // there is nobody to be fused
      remarks.push_back(std::move(one));
    }
    if (!there->known.doubts.empty()) return show_doubts(setting, there->known.doubts, remarks);
  }
  if (order.run == Run::dry) {
    say_remarks(setting, remarks);
    return show_outcome(setting, {tables, Run::dry, std::move(there->known), 0});
  }
  auto book = open_to_fill(setting);
  if (!book) return book.error();
  // Another program may have stored an evening of that day meanwhile: it is asked about again.
  auto stored = or_said(setting, import_results(*book, evenings_in(tables), order.force));
  if (!stored) return stored.error();
  if (!stored->imported) return show_doubts(setting, stored->known.doubts, remarks);
  for (const Change& one : stored->imported->changes) remarks.push_back(change_text(one));
  say_remarks(setting, remarks);
  return show_outcome(after_storing(setting),
                      {tables, Run::in_earnest, std::move(stored->known),
                       static_cast<std::int64_t>(stored->imported->records)});
}

}  // namespace

Status import_old_results(const Setting& setting, const std::vector<std::string>& files,
                          const OldResultsOrder& order) {
  std::vector<ReadTable> tables;
  Remarks remarks;
  for (const std::string& file : files) {
    auto table = read_table(file, order);
    if (!table) return fail(setting, file, table.error());
    if (table->has_more) remarks.push_back(text(Word::table_first_sheet, file));
    tables.push_back(std::move(*table));
  }
  const auto is_wrong = [](const ReadTable& one) { return !one.results.wrong.empty(); };
  if (std::any_of(tables.begin(), tables.end(), is_wrong)) {
    say_remarks(setting, remarks);
    return show_wrong_rows(setting, tables);
  }
  if (order.undo) return take_back(setting, std::move(tables), order, remarks);
  for (const ReadTable& one : tables)
    if (one.results.sums > 0)
      remarks.push_back(text(Word::old_sum_rows, one.file, one.results.sums));
  return store(setting, std::move(tables), order, std::move(remarks));
}

}  // namespace kattegat::cli
