// The commands on the club's book.
#include <fmt/format.h>

#include <algorithm>
#include <array>

#include "commands.hpp"
#include "db/desk.hpp"
#include "db/recover.hpp"
#include "db/roster.hpp"
#include "io.hpp"
#include "kattegat/core/calendar.hpp"
#include "kattegat/core/unicode.hpp"
#include "kattegat/evening/write.hpp"
#include "kattegat/export/csv.hpp"
#include "kattegat/export/ledger.hpp"
#include "kattegat/export/page.hpp"
#include "kattegat/export/report.hpp"
#include "kattegat/export/season.hpp"
#include "settlement.hpp"

namespace kattegat::cli {
namespace {

int fail(const Setting& setting, const BookFault& fault) {
  return cli::fail(setting, "", fault.text);
}
std::optional<Uuid> id(const Setting& setting, const std::string& text) {
  const auto parsed = parse_uuid(text);
  if (!parsed) cli::fail(setting, "", kattegat::text(Word::cli_not_an_id, text));
  return parsed;
}

std::string head_line(const Head& head, Language language) {
  return say(text(Word::cli_head, to_string(head.origin), head.count, to_string(head.hash)),
             language);
}

Json head_answer(const Head& head) {
  return Json::Object{
      {"log", to_string(head.origin)}, {"count", head.count}, {"head", to_string(head.hash)}};
}

int answer_json(const Setting& setting, Json::Object object, int status) {
  return answer(setting, to_line(Json(std::move(object))) + "\n", status);
}

Json names_answer(const std::vector<std::string>& names) {
  return Json::Array(names.begin(), names.end());
}

Json evening_answer(const EveningLine& line) {
  Json::Array sessions;
  for (const SessionLine& session : line.sessions)
    sessions.push_back(Json::Object{{"id", to_string(session.id)},
                                    {"game", session.game},
                                    {"seats", names_answer(session.seats)},
                                    {"entries", session.entries}});
  return Json::Object{{"id", to_string(line.id)},
                      {"date", line.date},
                      {"place", line.place},
                      {"currency", line.currency},
                      {"players", names_answer(line.players)},
                      {"sessions", std::move(sessions)}};
}

std::string joined(const std::vector<std::string>& names) {
  return fmt::format("{}", fmt::join(names, ", "));
}

std::string evenings_page(const std::vector<EveningLine>& lines, Language language) {
  if (lines.empty()) return say(Word::cli_no_evenings, language) + "\n";
  std::string out;
  for (const EveningLine& line : lines) {
    out += fmt::format("{}  {}  {}{}{}\n", to_string(line.id), line.date, line.place,
                       line.place.empty() ? "" : ": ", joined(line.players));
    for (const SessionLine& session : line.sessions)
      out += fmt::format("  {}  {} ({}), {}\n", to_string(session.id), session.game,
                         joined(session.seats), session.entries);
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

  const auto& stored = std::get<SessionLog::Appended>(*appended);
  LineAnswer answer{{{"ok", true},
                     {"id", to_string(stored.id)},
                     {"points", points_by_name(stored.points, log.seats())},
                     {"head", to_string(stored.head)}}};
  if (stored.known) answer.object.emplace_back("known", true);
  if (stored.differs) answer.object.emplace_back("differs", true);
  return answer;
}

}  // namespace

int import_files(const Setting& setting, const std::vector<std::string>& files) {
  std::vector<Evening> evenings;
  for (const std::string& file : files) {
    const auto bytes = read_file(file);
    if (!bytes) return cli::fail(setting, file, bytes.error());
    auto reading = read_evening(*bytes);
    if (!reading) return cli::fail(setting, file, reading.error());
    const JudgedEvening judged = judge(reading->evening, std::move(reading->complaints));
    if (!judged.complaints.empty())
      return show_complaints(setting, reading->evening, judged.complaints);
    evenings.push_back(std::move(reading->evening));
  }
  auto book = Book::open_or_create(setting.book);
  if (!book) return fail(setting, book.error());
  const auto imported = import_evenings(*book, std::move(evenings));
  if (!imported) return fail(setting, imported.error());
  if (const auto* no = std::get_if<Refused>(&*imported))
    return show_complaints(setting, no->evening, no->complaints);

  Json::Array ids;
  std::string page;
  for (const Uuid& evening : std::get<Imported>(*imported).evenings) {
    ids.emplace_back(to_string(evening));
    page += to_string(evening) + "\n";
  }
  if (!setting.json) return answer(setting, page, done);
  const auto records = static_cast<std::int64_t>(std::get<Imported>(*imported).records);
  return answer_json(setting,
                     {{"ok", true}, {"evenings", std::move(ids)}, {"new_records", records}}, done);
}

int evenings(const Setting& setting) {
  const auto book = Book::open_to_read(setting.book);
  if (!book) return fail(setting, book.error());
  const auto lines = list_evenings(*book);
  if (!lines) return fail(setting, lines.error());
  if (!setting.json) return answer(setting, evenings_page(*lines, setting.language), done);
  Json::Array list;
  for (const EveningLine& line : *lines) list.push_back(evening_answer(line));
  return answer_json(setting, {{"ok", true}, {"evenings", std::move(list)}}, done);
}

int settle_stored(const Setting& setting, const std::string& evening, const std::string& plan) {
  const auto wanted = id(setting, evening);
  if (!wanted) return impossible;
  const auto book = Book::open_to_read(setting.book);
  if (!book) return fail(setting, book.error());
  const auto loaded = load_evening_by_roster(*book, *wanted);
  if (!loaded) return fail(setting, loaded.error());
  return show_settlement(setting, *loaded, judge(*loaded), plan);
}

namespace {

constexpr std::array<std::string_view, 6> formats{"evening", "csv", "ledger",
                                                  "html",    "pdf", "xlsx"};

// The bytes to the file, or to standard output.
int deliver(const Setting& setting, const std::optional<std::string>& bytes,
            const std::string& format, const Output& output) {
  if (!bytes) return cli::fail(setting, output.file, text(Word::cli_not_made, format));
  if (output.file.empty() || output.file == "-") return answer(setting, *bytes, done);
  const auto fault = write_whole_file(output.file, *bytes, output.replace, setting.book);
  return fault ? cli::fail(setting, output.file, *fault) : done;
}

std::vector<Payee> payees(const Roster& roster) {
  std::vector<Payee> list;
  for (const Person& person : roster.people)
    list.push_back({person.name, person.swish, person.mobilepay, person.iban});
  return list;
}

// The bytes of an evening without complaints; empty when a library could not make them.
std::optional<std::string> written(const Evening& evening, const JudgedEvening& judged,
                                   const std::string& format, const Closing& closing,
                                   const Roster& roster, const std::vector<Head>& ends,
                                   Language language) {
  const Settlement settlement = settle(evening, judged);
  std::vector<std::string> anchors;
  for (const Head& head : ends) anchors.push_back(head_line(head, language));
  if (format == "csv") return csv(evening, judged, settlement, anchors, language);
  if (format == "ledger") return ledger_journal(evening, judged, settlement, anchors);
  const Report report = make_report(evening, judged, settlement, closing, payees(roster),
                                    std::move(anchors), language);
  if (format == "html") return html(report);
  return format == "pdf" ? pdf(report) : xlsx(report);
}

}  // namespace

int export_evening(const Setting& setting, const std::string& evening, const std::string& format,
                   const Output& output) {
  if (std::find(formats.begin(), formats.end(), format) == formats.end())
    return cli::fail(setting, "", text(Word::cli_no_such_format, format));
  const auto wanted = id(setting, evening);
  if (!wanted) return impossible;
  const auto book = Book::open_to_read(setting.book);
  if (!book) return fail(setting, book.error());
  // The evening file says what was written; all others what people are called now.
  const auto loaded =
      format == "evening" ? load_evening(*book, *wanted) : load_evening_by_roster(*book, *wanted);
  if (!loaded) return fail(setting, loaded.error());
  const auto roster = load_recorded_people(*book);
  if (!roster) return fail(setting, roster.error());
  auto closing = load_closing(*book, *wanted);
  if (!closing) return fail(setting, closing.error());
  rename_people(*closing, roster->names);
  const auto ends = heads(*book);
  if (!ends) return fail(setting, ends.error());

  std::optional<std::string> bytes;
  if (format == "evening") {
    bytes = evening_file(*loaded);
  } else {
    const JudgedEvening judged = judge(*loaded);
    if (!judged.complaints.empty()) return show_complaints(setting, *loaded, judged.complaints);
    bytes = written(*loaded, judged, format, *closing, *roster, *ends, setting.language);
  }
  return deliver(setting, bytes, format, output);
}

int record(const Setting& setting, const std::string& session) {
  const auto wanted = id(setting, session);
  if (!wanted) return impossible;
  if (const auto fault = fault_of_standard_input())
    return cli::fail(setting, say(Word::cli_standard_input, setting.language), *fault);
  auto book = Book::open_to_write(setting.book);
  if (!book) return fail(setting, book.error());
  auto log = SessionLog::open(*book, *wanted);
  if (!log) return fail(setting, log.error());
  int status = done;
  Lines lines;
  for (std::int64_t number = 1;; ++number) {
    const auto line = lines.next();
    if (!line)
      return cli::fail(setting, say(Word::cli_standard_input, setting.language), line.error());
    if (!*line) return status;
    if ((*line)->text.empty() && !(*line)->is_too_long) continue;
    const LineAnswer answered = record_line(*log, **line, setting.language);
    if (answer_json(setting, answered.object, done) != done) return impossible;
    if (answered.fault && status != impossible)  // the first says it; all have their answers
      cli::fail(setting, say(text(Word::cli_line, number), setting.language), *answered.fault);
    status = std::max(status, answered.status);
  }
}

int void_stored(const Setting& setting, const std::string& entry, const std::string& why,
                bool force) {
  const auto wanted = id(setting, entry);
  if (!wanted) return impossible;
  if (!is_utf8(why)) return cli::fail(setting, "--why", text(Word::cli_not_utf8));
  if (why.empty()) return cli::fail(setting, "--why", text(Word::cli_why_empty));
  auto book = Book::open_to_write(setting.book);
  if (!book) return fail(setting, book.error());
  const auto voided = void_entry(*book, *wanted, why, force);
  if (!voided) return fail(setting, voided.error());
  if (const auto* no = std::get_if<Refused>(&*voided))
    return show_complaints(setting, no->evening, no->complaints);

  const auto& result = std::get<VoidedEntry>(*voided);
  if (setting.json) {
    const Json broken = complaints_answer(result.evening, result.broken, setting.language);
    return answer_json(
        setting, {{"ok", true}, {"known", result.known}, {"broken", *broken.find("violations")}},
        done);
  }
  const Word word = result.known ? Word::cli_already_void : Word::cli_voided;
  std::string page = say(word, setting.language) + "\n";
  if (!result.broken.empty())
    page += say(Word::cli_now_broken, setting.language) + "\n" +
            complaints_page(result.evening, result.broken, setting.language);
  return answer(setting, page, done);
}

int merge(const Setting& setting, const std::string& other) {
  // Looked at first, so that no new book is made for the sake of one that is not there.
  if (const auto there = Book::open_to_read(other); !there) return fail(setting, there.error());
  auto book = Book::open_or_create(setting.book);
  if (!book) return fail(setting, book.error());
  const auto merged = merge_book(*book, other);
  if (!merged) return fail(setting, merged.error());
  const auto records = static_cast<std::int64_t>(merged->records);
  if (setting.json) {
    Json::Array broken;
    for (const auto& [evening, complaints] : merged->broken)
      broken.push_back(Json::Object{
          {"evening", to_string(*evening.id)},
          {"violations",
           *complaints_answer(evening, complaints, setting.language).find("violations")}});
    return answer_json(
        setting, {{"ok", true}, {"new_records", records}, {"broken", std::move(broken)}}, done);
  }
  std::string page = say(text(Word::cli_merged, records), setting.language) + "\n";
  for (const auto& [evening, complaints] : merged->broken)
    page += to_string(*evening.id) + ": " + say(Word::cli_now_broken, setting.language) + "\n" +
            complaints_page(evening, complaints, setting.language);
  return answer(setting, page, done);
}

int verify(const Setting& setting) {
  const auto book = Book::open_to_read(setting.book);
  if (!book) return fail(setting, book.error());
  const auto verified = verify_book(*book);
  if (!verified) return fail(setting, verified.error());
  const bool sound = verified->differences.empty();
  const int status = sound ? done : breaks_a_rule;
  const auto optional_id = [](const std::optional<Uuid>& uuid) {
    return uuid ? Json(to_string(*uuid)) : Json(nullptr);
  };
  if (setting.json) {
    Json::Array logs, differences;
    for (const Head& head : verified->heads) logs.push_back(head_answer(head));
    for (const Difference& difference : verified->differences)
      differences.push_back(Json::Object{{"session", optional_id(difference.session)},
                                         {"entry", optional_id(difference.entry)},
                                         {"message", say(difference.text, setting.language)}});
    return answer_json(setting,
                       {{"ok", sound},
                        {"records", verified->records},
                        {"entries", verified->entries},
                        {"logs", std::move(logs)},
                        {"differences", std::move(differences)}},
                       status);
  }
  std::string page;
  for (const Difference& difference : verified->differences)
    page += fmt::format("{}: {}\n",
                        difference.entry     ? to_string(*difference.entry)
                        : difference.session ? to_string(*difference.session)
                                             : setting.book,
                        say(difference.text, setting.language));
  if (sound)
    page += say(text(Word::cli_verified, verified->records, verified->entries), setting.language) +
            "\n";
  for (const Head& head : verified->heads) page += head_line(head, setting.language) + "\n";
  return answer(setting, page, status);
}

int recover(const Setting& setting, const std::string& file) {
  const auto recovered = recover_book(setting.book, file);
  if (!recovered) return fail(setting, recovered.error());
  const auto records = static_cast<std::int64_t>(recovered->records);
  const auto lost = static_cast<std::int64_t>(recovered->lost);
  if (setting.json)
    return answer_json(setting, {{"ok", true}, {"records", records}, {"lost", lost}}, done);
  return answer(setting, say(text(Word::cli_recovered, records, lost), setting.language) + "\n",
                done);
}

int backup(const Setting& setting, const std::string& file) {
  const auto book = Book::open_to_read(setting.book);
  if (!book) return fail(setting, book.error());
  const auto copied = backup_book(*book, file);
  if (!copied) return fail(setting, copied.error());
  if (setting.json) return answer_json(setting, {{"ok", true}, {"file", file}}, done);
  return answer(setting, say(text(Word::cli_backed_up, file), setting.language) + "\n", done);
}

namespace {
int standings_file(const Setting& setting, const std::vector<StandingLine>& lines,
                   const StandingsChoice& choice, const std::string& format, const Output& output) {
  if (format == "csv")
    return deliver(setting, standings_csv(lines, setting.language), format, output);
  if (format == "pdf")
    return deliver(setting, standings_pdf(lines, choice, setting.language), format, output);
  return cli::fail(setting, "", text(Word::cli_no_such_standings, format));
}
}  // namespace

int standings(const Setting& setting, const StandingsChoice& choice, const std::string& format,
              const Output& output) {
  for (const std::string& date : {choice.from, choice.to})
    if (!date.empty() && !is_date(date))
      return cli::fail(setting, "", text(Word::cli_not_a_date, date));
  if (!choice.game.empty() && !game_called(choice.game))
    return cli::fail(setting, "", text(Word::cli_no_such_game, choice.game));
  const auto book = Book::open_to_read(setting.book);
  if (!book) return fail(setting, book.error());
  const auto lines = kattegat::standings(*book, choice);
  if (!lines) return fail(setting, lines.error());
  if (!format.empty()) return standings_file(setting, *lines, choice, format, output);
  if (setting.json) {
    Json::Array players;
    for (const StandingLine& line : *lines) {
      Json::Object points, money;
      for (const auto& [game, amount] : line.points) points.emplace_back(game, to_string(amount));
      for (const auto& [currency, amount] : line.money)
        money.emplace_back(currency, to_string(amount));
      players.push_back(Json::Object{{"name", line.player},
                                     {"evenings", line.evenings},
                                     {"money", std::move(money)},
                                     {"points", std::move(points)}});
    }
    return answer_json(setting, {{"ok", true}, {"players", std::move(players)}}, done);
  }
  std::vector<std::vector<std::string>> rows;
  for (const StandingLine& line : *lines) {
    std::string money, points;
    for (const auto& [currency, amount] : line.money)
      money += (money.empty() ? "" : ", ") + to_string(amount) + " " + currency;
    for (const auto& [game, amount] : line.points)
      points += (points.empty() ? "" : ", ") + game + " " + to_string(amount);
    rows.push_back({line.player, money, std::to_string(line.evenings), points});
  }
  return answer(
      setting, rows.empty() ? say(Word::cli_no_evenings, setting.language) + "\n" : table(rows, ""),
      done);
}

}  // namespace kattegat::cli
