#include "record.hpp"

#include "db/book/session_log.hpp"
#include "kattegat/export/answer.hpp"
#include "src/cli/io.hpp"
#include "src/cli/opened.hpp"

namespace kattegat::cli {
namespace {

// Nothing but what JSON takes for blanks, as where lines end in two characters.
bool is_blank(std::string_view line) { return line.find_first_not_of(" \t\r") == line.npos; }

// The answer to one line of `record`.
struct LineAnswer {
  Json::Object object;
  Status status = Status::done;
  std::optional<Text> fault = {};  // when it could not be done
};

LineAnswer refused(const Violations& violations, Names seats, Language language) {
  return {refusal_answer(violations, seats, language), Status::breaks_a_rule, {}};
}

LineAnswer record_line(SessionLog& log, const Lines::Line& line, Language language) {
  const auto unreadable = [&](const Text& text) {
    return LineAnswer{{{"ok", false}, {"error", say(text, language)}}, Status::impossible, text};
  };
  if (line.is_endless)
    return unreadable(text(Word::cli_line_endless, std::int64_t{bytes_limit >> 20U}));
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
  if (stored.already) answer.object.emplace_back("known", true);
  if (stored.differs) answer.object.emplace_back("differs", true);
  return answer;
}

}  // namespace

Status record(const Setting& setting, const std::string& session) {
  if (const auto input = look_at_standard_input(); !input)
    return fail(setting, say(Word::cli_standard_input, setting.language), input.error());
  auto wanted = open_to_write(setting, session, RecordKind::session);
  if (!wanted) return wanted.error();
  auto log = SessionLog::open(wanted->book, wanted->id, NamesOf::now);
  if (!log) return fail(setting, log.error());
  Status status = Status::done;
  Lines lines;
  for (std::int64_t number = 1;; ++number) {
    const auto line = lines.next();
    if (!line) return fail(setting, say(Word::cli_standard_input, setting.language), line.error());
    if (!*line) return status;
    if (is_blank((*line)->text) && !(*line)->is_too_long) continue;
    const LineAnswer answered = record_line(*log, **line, setting.language);
    // Whoever goes away before the last answer has not been told what is stored: that is said.
    if (put(to_line(Json(answered.object)) + "\n") != Put::all)
      return fail(setting, say(text(Word::cli_line, number), setting.language),
                  text(either<Word::cli_stored_unheard, Word::cli_no_output>(answered.status ==
                                                                             Status::done)));
    // The first of them says it; all have their answers.
    if (answered.fault && status != Status::impossible)
      fail(setting, say(text(Word::cli_line, number), setting.language), *answered.fault);
    status = std::max(status, answered.status);
  }
}

}  // namespace kattegat::cli
