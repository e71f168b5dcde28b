#include "import.hpp"

#include "db/book/conflicts.hpp"
#include "db/book/import.hpp"
#include "kattegat/core/text/safe_text.hpp"
#include "kattegat/export/conflicts.hpp"
#include "kattegat/export/plain_text.hpp"
#include "kattegat/journal/importing/forcing.hpp"
#include "src/cli/evening_file.hpp"
#include "src/cli/opened.hpp"
#include "src/cli/refusing.hpp"
#include "src/cli/remarks.hpp"

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
  Besides besides{.before = heading_of(which), .file = which};
  if (file.can_be_forced && is_from_a_book(file.evening))
    besides.after = say(Word::cli_broken_in_book, setting.language) + "\n";
  return show_complaints(setting, file.evening, file.complaints, besides);
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

// What has come of files: of each, by its name, what breaks a rule now.
struct Taken {
  const std::vector<std::string>& names;
  const Imported& imported;
  PlacedConflicts conflicts;

  // Visits those with some: which file it is of, the evening and its complaints.
  template <class Visit>
  void each_broken(Visit&& visit) const {
    for (std::size_t i = 0; i < imported.broken.size(); ++i)
      if (const auto& [evening, complaints] = imported.broken[i]; !complaints.empty())
        visit(which_of(names, names[i]), evening, complaints);
  }
};

Json::Object taken_answer(const Taken& taken, Language language) {
  Json::Array ids, broken;
  for (const Uuid& evening : taken.imported.evenings) ids.emplace_back(to_string(evening));
  taken.each_broken(
      [&](const std::string& which, const Evening& evening, const Complaints& complaints) {
        for (Json& one : violations_in(language, which, evening, complaints))
          broken.push_back(std::move(one));
      });
  Json::Object said{{"ok", true},
                    {"evenings", std::move(ids)},
                    {"new_records", static_cast<std::int64_t>(taken.imported.records)},
                    {"conflicts", conflicts_answer(taken.conflicts, language)}};
  if (!broken.empty()) said.emplace_back("broken", std::move(broken));
  return said;
}

std::string taken_page(const Taken& taken, Language language) {
  std::string page, broken;
  for (const Uuid& evening : taken.imported.evenings) page += to_string(evening) + "\n";
  taken.each_broken(
      [&](const std::string& which, const Evening& evening, const Complaints& complaints) {
        broken += heading_of(which) + complaints_page(evening, complaints, language);
      });
  if (!broken.empty()) page += say(Word::now_broken, language) + "\n" + broken;
  return page + conflicts_page(taken.conflicts, language);
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
  const Taken taken{names, *imported, placed_conflicts(*book, imported->conflicts)};
  return show(after_storing(setting), taken, taken_answer, taken_page);
}

}  // namespace kattegat::cli
