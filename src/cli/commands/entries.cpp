// The sheet of a session.
#include <array>

#include "db/book/evenings.hpp"
#include "kattegat/core/text/safe_text.hpp"
#include "kattegat/evening/judge.hpp"
#include "kattegat/export/answer.hpp"
#include "kattegat/export/plain_text.hpp"
#include "kattegat/wording/describe.hpp"
#include "reading.hpp"
#include "src/cli/ids.hpp"
#include "src/cli/opened.hpp"

namespace kattegat::cli {
namespace {

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
  bool breaks_a_rule;  // and counts for nothing
};
std::vector<SheetRow> sheet_rows(const SessionHistory& history, const EveningSession& file,
                                 Language language) {
  const JudgedSession judged = judge(file);
  return std::visit(
      [&](const auto& entered) {
        std::vector<SheetRow> rows;
        for (std::size_t i = 0; i < history.entries.size(); ++i) {
          const auto& entry = entered.entries[i].entry;
          const JudgedEntry& found = judged.entries[i];
          rows.push_back({&history.entries[i], std::string(type_of(entry)),
                          describe(entry, file.seats, language), found.points, found.is_broken()});
        }
        return rows;
      },
      file.entered);
}

Json::Array rows_answer(const std::vector<SheetRow>& rows, Names seats) {
  Json::Array list;
  for (std::size_t i = 0; i < rows.size(); ++i) {
    Json::Object row{{"number", static_cast<std::int64_t>(i + 1)},
                     {"id", to_string(rows[i].row->id)},
                     {"type", rows[i].type},
                     {"state", name_of(rows[i].row->state)},
                     {"points", points_by_name(rows[i].points, seats)}};
    if (rows[i].breaks_a_rule) row.emplace_back("broken", true);
    list.push_back(std::move(row));
  }
  return list;
}

std::string rows_page(const std::vector<SheetRow>& rows, Names seats, Language language) {
  std::vector<std::vector<std::string>> lines{
      {"", say(Word::csv_id, language), say(Word::csv_entry, language), ""}};
  for (const std::string& seat : seats) lines.front().push_back(printable(seat));
  for (std::size_t i = 0; i < rows.size(); ++i) {
    const EntryState state = rows[i].row->state;
    const bool is_broken = state == EntryState::live && rows[i].breaks_a_rule;
    const Word told = is_broken ? Word::verify_breaks : word_of(state);
    std::vector<std::string> line{std::to_string(i + 1), to_string(rows[i].row->id),
                                  printable(rows[i].said), say(told, language)};
    for (std::size_t seat = 0; seat < seats.size(); ++seat)
      line.push_back(with_sign(rows[i].points[Seat{static_cast<int>(seat)}], language));
    lines.push_back(std::move(line));
  }
  return table(lines, "", {1, 2, 3});
}

}  // namespace

Status show_entries(const Setting& setting, const std::string& session) {
  const auto book = open_to_read(setting);
  if (!book) return book.error();
  const auto wanted = id_asked(setting, *book, session, RecordKind::session);
  if (!wanted) return wanted.error();
  const auto evening = evening_of_session(*book, *wanted);
  if (!evening) return fail(setting, evening.error());
  const auto view = look_at(*book, *evening);
  if (!view) return fail(setting, view.error());
  const SessionHistory* history = view->session(*wanted);
  const EveningSession* file = find_session(view->shown, *wanted);
  if (!history || !file)  // somebody has taken the evening apart since
    return fail(setting, setting.book, text(Word::book_no_session, to_string(*wanted)));
  const auto rows = sheet_rows(*history, *file, setting.language);
  if (setting.json)
    return answer_json(setting, {{"ok", true},
                                 {"session", to_string(*wanted)},
                                 {"entries", rows_answer(rows, file->seats)}});
  if (rows.empty()) return answer(setting, text(Word::cli_no_entries));
  return answer(setting, rows_page(rows, file->seats, setting.language));
}

}  // namespace kattegat::cli
