// The commands that decide about entries, and show what has been decided.
#include <algorithm>
#include <array>
#include <set>

#include "conflict_text.hpp"
#include "db/book/conflicts.hpp"
#include "db/book/decisions.hpp"
#include "db/book/evenings.hpp"
#include "io.hpp"
#include "kattegat/core/joined.hpp"
#include "kattegat/core/safe_text.hpp"
#include "kattegat/core/unicode.hpp"
#include "kattegat/export/describe.hpp"
#include "kattegat/export/plain_text.hpp"
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
                        {"known", result.known},
                        {"broken", *broken.find("violations")}},
                       done);
  }
  std::string page = say(result.known ? knew : did, setting.language) + "\n";
  if (!result.broken.empty())
    page += say(Word::cli_now_broken, setting.language) + "\n" +
            complaints_page(result.evening, result.broken, setting.language);
  return answer(setting, page, done);
}

std::string_view name_of(EntryState state) {
  constexpr std::array<std::string_view, 4> names{"live", "void", "corrected", "conflict"};
  return names[static_cast<std::size_t>(state)];
}
Word word_of(EntryState state) {
  constexpr std::array<Word, 4> words{Word::state_live, Word::state_voided, Word::state_corrected,
                                      Word::state_conflict};
  return words[static_cast<std::size_t>(state)];
}

// The rows of a session's sheet.
struct SheetRow {
  const EntryRow* row;
  std::string type, said;
  PerSeat<Points> points;
};
std::vector<SheetRow> sheet_rows(const SessionHistory& history, const EveningSession& file,
                                 Language language) {
  const JudgedSession judged = judge(file);
  return std::visit(
      [&](const auto& entered) {
        std::vector<SheetRow> rows;
        for (std::size_t i = 0; i < history.entries.size(); ++i) {
          const auto& entry = entered.entries[i].entry;
          rows.push_back({&history.entries[i], std::string(type_of(entry)),
                          describe(entry, file.seats, language), judged.entries[i].points});
        }
        return rows;
      },
      file.entered);
}

int decide(const Setting& setting, const std::string& entry, const std::string& why, bool force,
           decltype(&void_entry) decision, Word made, Word stood_already) {
  if (!is_reason(setting, why)) return impossible;
  auto book = open_to_write(setting);
  if (!book) return impossible;
  const auto wanted = entry_asked(setting, *book, entry);
  if (!wanted) return impossible;
  return show_decided(setting, decision(*book, *wanted, why, force, now()), made, stood_already);
}

}  // namespace

int show_entries(const Setting& setting, const std::string& session) {
  const auto book = open_to_read(setting);
  if (!book) return impossible;
  const auto wanted = id(setting, *book, session, RecordKind::session);
  if (!wanted) return impossible;
  const auto evening = evening_of_session(*book, *wanted);
  if (!evening) return fail(setting, evening.error());
  const auto view = look_at(*book, *evening);
  if (!view) return fail(setting, view.error());
  const SessionHistory* history = view->session(*wanted);
  const EveningSession* file = find_session(view->shown, *wanted);
  if (!history || !file)  // somebody has taken the evening apart since
    return fail(setting, setting.book, text(Word::book_no_session, to_string(*wanted)));
  const auto rows = sheet_rows(*history, *file, setting.language);
  if (setting.json) {
    Json::Array list;
    for (std::size_t i = 0; i < rows.size(); ++i)
      list.push_back(Json::Object{{"number", static_cast<std::int64_t>(i + 1)},
                                  {"id", to_string(rows[i].row->id)},
                                  {"type", rows[i].type},
                                  {"state", name_of(rows[i].row->state)},
                                  {"points", points_by_name(rows[i].points, file->seats)}});
    return answer_json(
        setting, {{"ok", true}, {"session", to_string(*wanted)}, {"entries", std::move(list)}},
        done);
  }
  if (rows.empty()) return answer(setting, text(Word::cli_no_entries));
  std::vector<std::vector<std::string>> lines{
      {"", say(Word::csv_id, setting.language), say(Word::csv_entry, setting.language), ""}};
  for (const std::string& seat : file->seats) lines.front().push_back(on_one_line(seat));
  for (std::size_t i = 0; i < rows.size(); ++i) {
    const EntryState state = rows[i].row->state;
    std::vector<std::string> line{std::to_string(i + 1), to_string(rows[i].row->id),
                                  on_one_line(rows[i].said), say(word_of(state), setting.language)};
    for (std::size_t seat = 0; seat < file->seats.size(); ++seat)
      line.push_back(signed_points(rows[i].points[Seat{static_cast<int>(seat)}], setting.language));
    lines.push_back(std::move(line));
  }
  return answer(setting, table(lines, "", {1, 2, 3}), done);
}

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
                      Word::state_corrected, Word::cli_known_already);
}

// ---- Decided differently ----

namespace {

int keep_one(const Setting& setting, Book& book, const std::vector<Conflict>& found,
             const std::string& record) {
  constexpr std::size_t shortest = 4;
  const Conflict* about = nullptr;
  std::set<Hash> sides;
  for (const Conflict& conflict : found)
    for (const Side& side : conflict.sides) {
      const Hash& hash = side.item.record.hash;
      if (record.size() < shortest || to_string(hash).rfind(record, 0) != 0) continue;
      about = &conflict;
      sides.insert(hash);
    }
  if (!about) return fail(setting, "--keep", text(Word::conflict_no_such, record));
  if (sides.size() > 1) {
    std::vector<std::string> hashes;
    for (const Hash& hash : sides) hashes.push_back(to_string(hash));
    return fail(setting, "--keep", text(Word::cli_prefix_several, record, joined(hashes)));
  }
  const auto kept = keep_side(book, *about, *sides.begin());
  if (!kept) return fail(setting, kept.error());
  if (setting.json) return answer_json(setting, {{"ok", true}}, done);
  return answer(setting, text(Word::conflict_settled));
}

}  // namespace

int show_conflicts(const Setting& setting, const std::string& evening,
                   const std::optional<std::string>& keep) {
  auto book = keep ? open_to_write(setting) : open_to_read(setting);
  if (!book) return impossible;
  std::optional<Uuid> wanted;
  if (!evening.empty()) {
    wanted = id(setting, *book, evening, RecordKind::evening);
    if (!wanted) return impossible;
  }
  const auto found = conflicts(*book, wanted);
  if (!found) return fail(setting, found.error());
  if (keep) return keep_one(setting, *book, *found, *keep);

  ConflictsInWords told_of = in_words(*found, *book, setting.language);
  if (setting.json)
    return answer_json(setting, {{"ok", true}, {"conflicts", std::move(told_of.list)}}, done);
  if (found->empty()) return answer(setting, text(Word::conflict_none));
  return answer(setting, told_of.page, done);
}

}  // namespace kattegat::cli
