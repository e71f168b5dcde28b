// The commands on the club's book.
#include <fmt/format.h>

#include "book_answers.hpp"
#include "conflict_text.hpp"
#include "db/book/session_log.hpp"
#include "db/files/backup.hpp"
#include "db/files/recover.hpp"
#include "io.hpp"
#include "kattegat/core/joined.hpp"
#include "kattegat/export/anchor.hpp"
#include "kattegat/export/describe.hpp"
#include "kattegat/export/plain_text.hpp"
#include "opened.hpp"
#include "remarks.hpp"
#include "settlement.hpp"

namespace kattegat::cli {
namespace {

std::string evenings_page(const std::vector<EveningLine>& lines, Language language) {
  if (lines.empty()) return say(Word::cli_no_evenings, language) + "\n";
  std::string out;
  for (const EveningLine& line : lines) {
    out += fmt::format("{}  {}  {}{}{}\n", to_string(line.id), line.date, line.place,
                       line.place.empty() ? "" : ": ", joined(line.players));
    for (const SessionLine& session : line.sessions)
      out += fmt::format("  {}  {} ({}), {}\n", to_string(session.id),
                         game_name(session.game, language), joined(session.seats),
                         say(text(Word::cli_entry_count, session.entries), language));
    for (const Uuid& part : line.parts)
      out += "  " + say(text(Word::join_part, to_string(part)), language) + "\n";
  }
  return out;
}

// The answer to one line of `record`.
struct LineAnswer {
  Json::Object object;
  int status = done;
  std::optional<Text> fault = {};  // when it could not be done
};

LineAnswer refused(const Violations& violations, Names seats, Language language) {
  return {*violations_answer(violations, seats, language).as<Json::Object>(), breaks_a_rule, {}};
}

LineAnswer record_line(SessionLog& log, const Lines::Line& line, Language language) {
  const auto unreadable = [&](const Text& text) {
    return LineAnswer{{{"ok", false}, {"error", say(text, language)}}, impossible, text};
  };
  if (line.is_too_long) return unreadable(text(Word::cli_line_too_long, std::int64_t{1}));
  const auto json = parse_json(line.text);
  if (!json) return unreadable(json.error());
  const auto appended = log.append(*json);
  if (!appended) return unreadable(appended.error().text);
  if (const auto* violations = std::get_if<Violations>(&*appended))
    return refused(*violations, log.seats(), language);

  const auto& stored = std::get<SessionLog::Entered>(*appended);
  LineAnswer answer{{{"ok", true},
                     {"id", to_string(stored.id)},
                     {"points", points_by_name(stored.points, log.seats())},
                     {"head", to_string(stored.head)}}};
  if (stored.known) answer.object.emplace_back("known", true);
  if (stored.differs) answer.object.emplace_back("differs", true);
  return answer;
}

}  // namespace

int evenings(const Setting& setting) {
  const auto book = open_to_read(setting);
  if (!book) return impossible;
  const auto lines = list_evenings(*book);
  if (!lines) return fail(setting, lines.error());
  if (!setting.json) return answer(setting, evenings_page(*lines, setting.language), done);
  Json::Array list;
  for (const EveningLine& line : *lines) list.push_back(evening_answer(line));
  return answer_json(setting, {{"ok", true}, {"evenings", std::move(list)}}, done);
}

int settle_stored(const Setting& setting, const std::string& evening, const SettleOrder& order) {
  const auto book = open_to_read(setting);
  if (!book) return impossible;
  const auto wanted = id(setting, *book, evening, RecordKind::evening);
  if (!wanted) return impossible;
  const auto view = look_at(*book, *wanted);
  if (!view) return fail(setting, view.error());
  const auto purse = look_at_purse(*book, {.evening = view->history.id});
  if (!purse) return fail(setting, purse.error());
  return show_settlement(setting, *book, *view, *purse, order);
}

int record(const Setting& setting, const std::string& session) {
  if (const auto input = look_at_standard_input(); !input)
    return fail(setting, say(Word::cli_standard_input, setting.language), input.error());
  auto book = open_to_write(setting);
  if (!book) return impossible;
  const auto wanted = id(setting, *book, session, RecordKind::session);
  if (!wanted) return impossible;
  auto log = SessionLog::open(*book, *wanted);
  if (!log) return fail(setting, log.error());
  int status = done;
  Lines lines;
  for (std::int64_t number = 1;; ++number) {
    const auto line = lines.next();
    if (!line) return fail(setting, say(Word::cli_standard_input, setting.language), line.error());
    if (!*line) return status;
    if ((*line)->text.empty() && !(*line)->is_too_long) continue;
    const LineAnswer answered = record_line(*log, **line, setting.language);
    // Whoever goes away before the last answer has not been told what is stored: that is said.
    if (put(to_line(Json(answered.object)) + "\n") != Put::all)
      return fail(setting, "", text(Word::cli_no_output));
    if (answered.fault && status != impossible)  // the first says it; all have their answers
      fail(setting, say(text(Word::cli_line, number), setting.language), *answered.fault);
    status = std::max(status, answered.status);
  }
}

namespace {

std::string merged_page(const Merged& merged, Language language) {
  const auto records = static_cast<std::int64_t>(merged.records);
  std::string page = say(text(Word::cli_merged, records), language) + "\n";
  for (const Merged::NotTaken& one : merged.refused)
    page += say(text(Word::gate_unwritten, one.number, to_string(one.origin)), language) + ": " +
            say(one.why, language) + "\n";
  for (const auto& [evening, complaints] : merged.broken)
    page += to_string(*evening.id) + ": " + say(Word::cli_now_broken, language) + "\n" +
            complaints_page(evening, complaints, language);
  return page;
}

}  // namespace

int merge(const Setting& setting, const std::string& other) {
  // Looked at first, so that no new book is made for the sake of one that is not there.
  if (const auto fault = refuse_other(other)) return fail(setting, *fault);
  auto book = open_or_create(setting);
  if (!book) return impossible;
  const auto merged = merge_book(*book, other);
  if (!merged) return fail(setting, merged.error());

  remark_on_tables(setting, *book, merged->evenings);
  ConflictsInWords conflicts = in_words(merged->conflicts, *book, setting.language);
  const int status = merged->refused.empty() ? done : breaks_a_rule;
  if (!setting.json)
    return answer(setting, merged_page(*merged, setting.language) + conflicts.page, status);
  return answer_json(setting,
                     {{"ok", merged->refused.empty()},
                      {"new_records", static_cast<std::int64_t>(merged->records)},
                      {"broken", broken_answer(*merged, setting.language)},
                      {"refused", refused_answer(*merged, setting.language)},
                      {"conflicts", std::move(conflicts.list)}},
                     status);
}

namespace {

std::string about(const Setting& setting, const Difference& difference) {
  if (difference.entry) return to_string(*difference.entry);
  return difference.session ? to_string(*difference.session) : setting.book;
}

}  // namespace

int verify(const Setting& setting, const std::optional<std::string>& anchor) {
  const auto head = anchor ? parse_anchor(*anchor) : std::nullopt;
  if (anchor && !head) return fail(setting, "--anchor", text(Word::cli_not_an_anchor, *anchor));
  const auto book = open_to_read(setting);
  if (!book) return impossible;
  auto verified = verify_book(*book);
  if (!verified) return fail(setting, verified.error());
  if (head) {
    const auto there = contains_head(*book, *head);
    if (!there) return fail(setting, there.error());
    const Word word = *there ? Word::verify_anchor_good : Word::verify_anchor_none;
    (*there ? verified->remarks : verified->differences)
        .push_back({{}, {}, text_of(word, to_string(head->origin), head->count)});
  }
  const bool sound = verified->differences.empty();
  const int status = sound ? done : breaks_a_rule;
  if (setting.json) {
    Json::Array logs;
    for (const Head& one : verified->heads) logs.push_back(head_answer(one));
    return answer_json(
        setting,
        {{"ok", sound},
         {"records", verified->records},
         {"entries", verified->entries},
         {"logs", std::move(logs)},
         {"differences", differences_answer(verified->differences, setting.language)},
         {"remarks", differences_answer(verified->remarks, setting.language)}},
        status);
  }
  std::string page;
  for (const Difference& difference : verified->differences)
    page +=
        fmt::format("{}: {}\n", about(setting, difference), say(difference.text, setting.language));
  for (const Difference& remark : verified->remarks)
    page += fmt::format(
        "{}: {}\n", about(setting, remark),
        say(text(Word::cli_remark, say(remark.text, setting.language)), setting.language));
  if (sound)
    page += say(text(Word::cli_verified, verified->records, verified->entries), setting.language) +
            "\n";
  for (const Head& one : verified->heads) page += anchor_line(one, setting.language) + "\n";
  return answer(setting, page, status);
}

int recover(const Setting& setting, const std::string& file) {
  const auto recovered = recover_book(setting.book, file);
  if (!recovered) return fail(setting, recovered.error());
  const auto records = static_cast<std::int64_t>(recovered->records);
  const auto lost = static_cast<std::int64_t>(recovered->lost);
  if (setting.json)
    return answer_json(setting, {{"ok", true}, {"records", records}, {"lost", lost}}, done);
  return answer(setting, text(Word::cli_recovered, records, lost));
}

int backup(const Setting& setting, const std::string& file) {
  const auto book = open_to_read(setting);
  if (!book) return impossible;
  const auto copied = backup_book(*book, file);
  if (!copied) return fail(setting, copied.error());
  if (setting.json) return answer_json(setting, {{"ok", true}, {"file", file}}, done);
  return answer(setting, text(Word::cli_backed_up, file));
}

}  // namespace kattegat::cli
