#include "entries.hpp"

#include "db/book/evenings.hpp"
#include "kattegat/core/text/safe_text.hpp"
#include "kattegat/evening/judge.hpp"
#include "kattegat/export/answer.hpp"
#include "kattegat/export/plain_text.hpp"
#include "kattegat/wording/describe.hpp"
#include "src/cli/opened.hpp"

namespace kattegat::cli {
namespace {

// How a state is called in an answer, and on a page. No state is without: it would not compile.
struct StateCalled {
  std::string_view name;
  Word word{};
};
constexpr StateCalled called(EntryState state) {
  switch (state) {
    case EntryState::live:
      return {"live", Word::state_live};
    case EntryState::voided:
      return {"void", Word::state_voided};
    case EntryState::corrected:
      return {"corrected", Word::state_corrected};
    case EntryState::conflict:
      break;
  }
  return {"conflict", Word::state_conflict};
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

// As a whole, with whoever sits there.
struct Sheet {
  Uuid session;
  std::vector<std::string> seats;
  std::vector<SheetRow> rows;
};

Json::Object sheet_answer(const Sheet& sheet, Language) {
  Json::Array list;
  for (std::size_t i = 0; i < sheet.rows.size(); ++i) {
    const SheetRow& one = sheet.rows[i];
    Json::Object row{{"number", static_cast<std::int64_t>(i + 1)},
                     {"id", to_string(one.row->id)},
                     {"type", one.type},
                     {"state", called(one.row->state).name},
                     {"points", points_by_name(one.points, sheet.seats)}};
    if (one.breaks_a_rule) row.emplace_back("broken", true);
    list.push_back(std::move(row));
  }
  return {{"ok", true}, {"session", to_string(sheet.session)}, {"entries", std::move(list)}};
}

std::string sheet_page(const Sheet& sheet, Language language) {
  if (sheet.rows.empty()) return say(Word::cli_no_entries, language) + "\n";
  std::vector<std::vector<std::string>> lines{
      {"", say(Word::csv_id, language), say(Word::csv_entry, language), ""}};
  for (const std::string& seat : sheet.seats) lines.front().push_back(printable(seat));
  for (std::size_t i = 0; i < sheet.rows.size(); ++i) {
    const SheetRow& one = sheet.rows[i];
    const EntryState state = one.row->state;
    const bool is_broken = state == EntryState::live && one.breaks_a_rule;
    const Word told = is_broken ? Word::verify_breaks : called(state).word;
    std::vector<std::string> line{std::to_string(i + 1), to_string(one.row->id),
                                  printable(one.said), say(told, language)};
    for (const Seat seat : seats_of(sheet.seats))
      line.push_back(with_sign(one.points[seat], language));
    lines.push_back(std::move(line));
  }
  return table(lines, "", {1, 2, 3});
}

}  // namespace

Status show_entries(const Setting& setting, const std::string& session) {
  const auto asked = open_to_read(setting, session, RecordKind::session);
  if (!asked) return asked.error();
  const auto evening = evening_of_session(asked->book, asked->id);
  if (!evening) return fail(setting, evening.error());
  const auto view = look_at(asked->book, *evening);
  if (!view) return fail(setting, view.error());
  const SessionHistory* history = view->session(asked->id);
  const EveningSession* file = find_session(view->shown, asked->id);
  if (!history || !file)  // somebody has taken the evening apart since
    return fail(setting, setting.book, text(Word::book_no_session, to_string(asked->id)));
  const Sheet sheet{asked->id, file->seats, sheet_rows(*history, *file, setting.language)};
  return show(setting, sheet, sheet_answer, sheet_page);
}

}  // namespace kattegat::cli
