// Storing evening files.
#include <fmt/format.h>

#include <algorithm>

#include "commands.hpp"
#include "conflict_text.hpp"
#include "db/book/import.hpp"
#include "evening_file.hpp"
#include "kattegat/core/safe_text.hpp"
#include "kattegat/evening/broken.hpp"
#include "kattegat/export/plain_text.hpp"
#include "opened.hpp"
#include "remarks.hpp"

namespace kattegat::cli {
namespace {

// Evenings that are to be stored, and what breaks a rule in them.
struct Files {
  std::vector<Evening> evenings;
  Json::Array broken;
  std::string page;  // the same in words
};

// An evening once a book holds it.
struct InABook {
  Complaints broken;              // every entry that breaks a rule and counts for nothing
  bool counts_as_it_did = false;  // something of it, though today's rules would refuse it
};
InABook in_a_book(Evening evening) {
  hold(evening);
  InABook found;
  for (const EveningSession& session : evening.sessions) {
    const JudgedSession judged = judge(session);
    for (Complaint& one : broken_in(session, judged)) found.broken.push_back(std::move(one));
    for (const JudgedEntry& one : judged.entries)
      found.counts_as_it_did = found.counts_as_it_did || one.edition != Edition::today;
  }
  return found;
}

// A file that a book has written: its tables have ids.
bool is_from_a_book(const Evening& evening) {
  return evening.id && std::all_of(evening.sessions.begin(), evening.sessions.end(),
                                   [](const EveningSession& one) { return one.id.has_value(); });
}

// Whether nothing but the rules is against storing it, as against a void that a book was forced to
// take. What an earlier edition of them allowed would count: that is taken from books only.
bool can_be_forced(const Evening& evening, const Complaints& complaints, const InABook& held) {
  const bool is_of_entries = std::all_of(
      complaints.begin(), complaints.end(),
      [](const Complaint& one) { return one.session.has_value() && one.entry.has_value(); });
  return is_of_entries && (is_from_a_book(evening) || !held.counts_as_it_did) &&
         std::all_of(evening.sessions.begin(), evening.sessions.end(),
                     [](const EveningSession& one) {
                       return std::visit(
                           [](const auto& entered) {
                             return std::all_of(entered.entries.begin(), entered.entries.end(),
                                                [](const auto& read) { return read.form.empty(); });
                           },
                           one.entered);
                     });
}

// A file that can be read, and what breaks a rule in it.
struct JudgedFile {
  Evening evening;
  Complaints complaints;
  InABook held;
  bool can_be_forced = false;
};
Result<JudgedFile, Text> judged_file(const std::string& file) {
  auto reading = read_evening_file(file);
  if (!reading) return reading.error();
  JudgedFile judged{std::move(reading->evening), {}, {}};
  judged.complaints = judge(judged.evening, std::move(reading->complaints)).complaints;
  if (judged.complaints.empty()) return judged;
  judged.held = in_a_book(judged.evening);
  judged.can_be_forced = can_be_forced(judged.evening, judged.complaints, judged.held);
  return judged;
}

// Of several files each says which it is.
Json::Array violations_in(const Setting& setting, const std::string& which, const Evening& evening,
                          const Complaints& complaints) {
  const Json said = complaints_answer(evening, complaints, setting.language);
  Json::Array list = *said.find("violations")->as<Json::Array>();
  for (Json& one : list)
    if (!which.empty()) {
      Json::Object named = *one.as<Json::Object>();
      named.emplace_back("file", which);
      one = std::move(named);
    }
  return list;
}
std::string heading_of(const std::string& which) {
  return which.empty() ? "" : on_one_line(which) + ":\n";
}

int refuse(const Setting& setting, const std::string& which, const JudgedFile& file) {
  const auto& [evening, complaints, held, could] = file;
  if (setting.json)
    return answer_json(
        setting,
        {{"ok", false}, {"violations", violations_in(setting, which, evening, complaints)}},
        breaks_a_rule);
  std::string page = heading_of(which) + complaints_page(evening, complaints, setting.language);
  if (could && is_from_a_book(evening))
    page += say(Word::cli_broken_in_book, setting.language) + "\n";
  return answer(setting, page, breaks_a_rule);
}

void note_broken(const Setting& setting, const std::string& which, const JudgedFile& file,
                 Files& files) {
  const auto& [evening, complaints, held, could] = file;
  if (held.broken.empty()) return;
  if (!setting.json) {
    files.page += heading_of(which) + complaints_page(evening, held.broken, setting.language);
    return;
  }
  for (Json& one : violations_in(setting, which, evening, held.broken))
    files.broken.push_back(std::move(one));
}

OrSaid<Files> read_files(const Setting& setting, const std::vector<std::string>& names,
                         Force force) {
  Files files;
  for (const std::string& name : names) {
    auto file = judged_file(name);
    if (!file) return fail(setting, name, file.error());
    const std::string which = names.size() > 1 ? name : "";
    const bool is_forced = force == Force::yes && file->can_be_forced;
    if (!file->complaints.empty() && !is_forced) return refuse(setting, which, *file);
    note_broken(setting, which, *file, files);
    files.evenings.push_back(std::move(file->evening));
  }
  return files;
}

int show_imported(const Setting& setting, const Book& book, const Imported& imported, Files files) {
  Json::Array ids;
  std::string page;
  for (const Uuid& evening : imported.evenings) {
    ids.emplace_back(to_string(evening));
    page += to_string(evening) + "\n";
  }
  ConflictsInWords conflicts = in_words(imported.conflicts, book, setting.language);
  if (!setting.json) {
    if (!files.page.empty()) page += say(Word::now_broken, setting.language) + "\n" + files.page;
    return answer(setting, page + conflicts.page, done);
  }
  Json::Object said{{"ok", true},
                    {"evenings", std::move(ids)},
                    {"new_records", static_cast<std::int64_t>(imported.records)},
                    {"conflicts", std::move(conflicts.list)}};
  if (!files.broken.empty()) said.emplace_back("broken", std::move(files.broken));
  return answer_json(setting, std::move(said), done);
}

}  // namespace

int import_files(const Setting& setting, const std::vector<std::string>& names, Force force) {
  auto files = read_files(setting, names, force);
  if (!files) return files.error();
  auto book = open_or_create(setting);
  if (!book) return book.error();
  const auto alike = look_alikes(*book, files->evenings);
  if (!alike) return fail(setting, alike.error());
  const auto imported = or_said(setting, import_evenings(*book, std::move(files->evenings)));
  if (!imported) return imported.error();
  for (const Change& one : imported->changes) remark(setting, change_text(one));
  if (force == Force::no)  // nobody is there to be asked
    for (const Text& one : *alike) remark(setting, one);
  if (imported->records > 0)
    remark_on_tables(setting, *book, {imported->evenings.begin(), imported->evenings.end()});
  return show_imported(setting, *book, *imported, std::move(*files));
}

}  // namespace kattegat::cli
