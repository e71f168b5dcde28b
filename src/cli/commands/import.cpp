// Storing evening files.
#include "db/book/import.hpp"
#include "db/book/conflicts.hpp"
#include "kattegat/core/text/safe_text.hpp"
#include "kattegat/export/conflicts.hpp"
#include "kattegat/export/plain_text.hpp"
#include "kattegat/journal/importing/forcing.hpp"
#include "src/cli/evening_file.hpp"
#include "src/cli/opened.hpp"
#include "src/cli/remarks.hpp"
#include "writing.hpp"

namespace kattegat::cli {
namespace {

// A file that can be read, and what breaks a rule in it.
struct JudgedFile {
  Evening evening;
  Complaints complaints;
  bool can_be_forced = false;
};
Result<JudgedFile, Text> judged_file(const std::string& file) {
  auto reading = read_evening_file(file);
  if (!reading) return reading.error();
  JudgedFile judged{std::move(reading->evening), {}};
  judged.complaints = judge(judged.evening, std::move(reading->complaints)).complaints;
  judged.can_be_forced =
      !judged.complaints.empty() && may_be_forced(judged.evening, judged.complaints);
  return judged;
}

std::string which_of(const std::vector<std::string>& names, const std::string& name) {
  return names.size() > 1 ? name : "";
}
std::string heading_of(const std::string& which) {
  return which.empty() ? "" : on_one_line(which) + ":\n";
}

Status refuse(const Setting& setting, const std::string& which, const JudgedFile& file) {
  const auto& [evening, complaints, could] = file;
  if (setting.json)
    return answer_json(
        setting,
        {{"ok", false}, {"violations", violations_in(setting, which, evening, complaints)}},
        Status::breaks_a_rule);
  std::string page = heading_of(which) + complaints_page(evening, complaints, setting.language);
  if (could && is_from_a_book(evening))
    page += say(Word::cli_broken_in_book, setting.language) + "\n";
  return answer(setting, page, Status::breaks_a_rule);
}

OrSaid<std::vector<Evening>> read_files(const Setting& setting,
                                        const std::vector<std::string>& names, Force force) {
  std::vector<Evening> evenings;
  for (const std::string& name : names) {
    auto file = judged_file(name);
    if (!file) return fail(setting, name, file.error());
    const bool is_forced = force == Force::yes && file->can_be_forced;
    if (!file->complaints.empty() && !is_forced)
      return refuse(setting, which_of(names, name), *file);
    evenings.push_back(std::move(file->evening));
  }
  return evenings;
}

// What breaks a rule now, file by file.
struct BrokenInWords {
  Json::Array list;
  std::string page;
};
BrokenInWords broken_in_words(const Setting& setting, const std::vector<std::string>& names,
                              const std::vector<Broken>& broken) {
  BrokenInWords words;
  for (std::size_t i = 0; i < broken.size(); ++i) {
    const auto& [evening, complaints] = broken[i];
    if (complaints.empty()) continue;
    const std::string which = which_of(names, names[i]);
    if (!setting.json)
      words.page += heading_of(which) + complaints_page(evening, complaints, setting.language);
    else
      for (Json& one : violations_in(setting, which, evening, complaints))
        words.list.push_back(std::move(one));
  }
  if (!words.page.empty()) words.page = say(Word::now_broken, setting.language) + "\n" + words.page;
  return words;
}

Status show_imported(const Setting& setting, const Book& book, const Imported& imported,
                     BrokenInWords broken) {
  Json::Array ids;
  std::string page;
  for (const Uuid& evening : imported.evenings) {
    ids.emplace_back(to_string(evening));
    page += to_string(evening) + "\n";
  }
  const PlacedConflicts conflicts = placed_conflicts(book, imported.conflicts);
  if (!setting.json)
    return answer(setting, page + broken.page + conflicts_page(conflicts, setting.language));
  Json::Object said{{"ok", true},
                    {"evenings", std::move(ids)},
                    {"new_records", static_cast<std::int64_t>(imported.records)},
                    {"conflicts", conflicts_answer(conflicts, setting.language)}};
  if (!broken.list.empty()) said.emplace_back("broken", std::move(broken.list));
  return answer_json(setting, std::move(said));
}

}  // namespace

Status import_files(const Setting& setting, const std::vector<std::string>& names, Force force) {
  auto evenings = read_files(setting, names, force);
  if (!evenings) return evenings.error();
  auto book = open_to_fill(setting);
  if (!book) return book.error();
  const auto alike = look_alikes(*book, *evenings);
  if (!alike) return fail(setting, alike.error());
  auto stored = import_evenings(*book, std::move(*evenings), force);
  if (auto* no = stored ? std::get_if<Refused>(&*stored) : nullptr)
    return refuse(setting, which_of(names, names[no->which]),
                  {std::move(no->evening), std::move(no->complaints)});
  const auto imported = or_said(setting, std::move(stored));
  if (!imported) return imported.error();
  for (const Change& one : imported->changes) remark(setting, change_text(one));
  if (force == Force::no)  // nobody is there to be asked
    for (const Text& one : *alike) remark(setting, one);
  if (imported->records > 0)
    remark_on_tables(setting, *book, {imported->evenings.begin(), imported->evenings.end()});
  return show_imported(after_storing(setting), *book, *imported,
                       broken_in_words(setting, names, imported->broken));
}

}  // namespace kattegat::cli
