// Books for tests: filled, read back and tampered with.
#pragma once
#include <SQLiteCpp/SQLiteCpp.h>

#include <algorithm>
#include <catch2/catch.hpp>

#include "db/book/book.hpp"
#include "db/book/conflicts.hpp"
#include "db/book/evenings.hpp"
#include "db/book/import.hpp"
#include "db/book/purse.hpp"
#include "db/book/roster.hpp"
#include "db/book/session_log.hpp"
#include "db/proof/verify.hpp"
#include "db/season/season.hpp"
#include "kattegat/core/json.hpp"
#include "kattegat/evening/write.hpp"
#include "kattegat/words.hpp"
#include "support/contains.hpp"
#include "support/program.hpp"

namespace kattegat::test {

// ---- JSON answers ----

inline Json json_of(const std::string& text) {
  CAPTURE(text);
  auto json = parse_json(text);
  REQUIRE(json.has_value());
  return std::move(*json);
}
// What stands under a key or at a place; null when nothing does.
inline Json one_under(const Json& json, const std::string& key) {
  const Json* found = json.find(key);
  return found ? *found : Json();
}
inline Json one_under(const Json& json, int index) {
  const auto* list = json.as<Json::Array>();
  const auto place = static_cast<std::size_t>(index);
  return list && place < list->size() ? list->at(place) : Json();
}
// The same, one inside the other.
template <class... Keys>
Json under(Json json, const Keys&... keys) {
  ((json = one_under(json, keys)), ...);
  return json;
}
template <class... Keys>
std::string text_under(const Json& json, const Keys&... keys) {
  const Json found = under(json, keys...);
  const auto* text = found.as<std::string>();
  return text ? *text : "(no text)";
}
template <class... Keys>
std::size_t size_under(const Json& json, const Keys&... keys) {
  const Json found = under(json, keys...);
  const auto* list = found.as<Json::Array>();
  return list ? list->size() : 0;
}

inline std::vector<std::string> lines_of(const std::string& text) {
  std::vector<std::string> lines;
  for (std::size_t at = 0; at < text.size();) {
    const auto end = std::min(text.find('\n', at), text.size());
    lines.push_back(text.substr(at, end - at));
    at = end + 1;
  }
  return lines;
}

// The contract's exit 2: nothing on standard output, one clear line on standard error.
inline bool says_why_not(const Run& run) {
  const auto ends = std::count(run.err.begin(), run.err.end(), '\n');
  return run.status == 2 && run.out.empty() && ends == 1 && run.err.back() == '\n' &&
         run.err.size() > 20;
}

// ---- Evenings ----

// An id that is easy to recognise: number 7 of group 2.
inline std::string id_of(int group, int number) {
  std::string digits = std::to_string(number);
  digits.insert(0, 12 - digits.size(), '0');
  return "0000000" + std::to_string(group) + "-0000-4000-8000-" + digits;
}
inline Uuid uuid_of(int group, int number) { return *parse_uuid(id_of(group, number)); }

// An evening of Ligeud with ids: the evening (1,n), its session (2,n). `entries` is the inside of a
// JSON list.
inline std::string ligeud_evening(int n, const std::string& entries,
                                  const std::string& date = "2026-11-20",
                                  const std::string& stake = "0.10") {
  return R"({"format":"kattegat-evening","version":1,"id":")" + id_of(1, n) + R"(","date":")" +
         date + R"(","place":"Klubben","players":["Anna","Bo","Cai","Dea","Else"],"sessions":[{)" +
         R"("id":")" + id_of(2, n) + R"(","game":"ligeud","seats":["Anna","Bo","Cai","Dea"],)" +
         R"("stake":")" + stake + R"(","entries":[)" + entries + "]}]}";
}
// Contract 9 in hearts, just made by Bo with Dea: Anna and Cai pay 90 each. With an id (3,n).
inline std::string nine_made(int n, const std::string& more = "") {
  return R"({"id":")" + id_of(3, n) + R"(","type":"deal","contract":"9","declarer":"Bo",)" +
         R"("trump":"H","partner":"Dea","tricks":9)" + more + "}";
}
// A nole, with who dealt it. Of deals that each say so, taking one out breaks the next.
inline std::string dealt(int n, const std::string& dealer, const std::string& declarer) {
  return R"({"id":")" + id_of(3, n) + R"(","type":"deal","dealer":")" + dealer +
         R"(","contract":"nole","declarer":")" + declarer + R"(","tricks":0})";
}
// Everybody agrees that Anna has `points` from Bo. With an id (3,n).
inline std::string agreed(int n, const std::string& points) {
  return R"({"id":")" + id_of(3, n) + R"(","type":"adjust","points":{"Anna":")" + points +
         R"(","Bo":"-)" + points + R"("},"why":"agreed"})";
}

// ---- A book by way of the command line ----

struct Desk {
  Folder folder;
  std::string book = folder.path("book.db");

  [[nodiscard]] Run ctl(std::vector<std::string> arguments, const std::string& input = "") const {
    arguments.insert(arguments.begin(), {"--db", book});
    return kattegatctl(arguments, input);
  }
  // The JSON answer of a command that must succeed.
  [[nodiscard]] Json answer(std::vector<std::string> arguments,
                            const std::string& input = "") const {
    arguments.emplace_back("--json");
    const Run run = ctl(arguments, input);
    CAPTURE(run.out, run.err);
    REQUIRE(run.status == 0);
    REQUIRE(run.err.empty());
    return json_of(run.out);
  }
  // Imports the file and answers the evening's id.
  [[nodiscard]] std::string import(const std::string& path) const {
    const Run run = ctl({"import", path});
    CAPTURE(run.out, run.err);
    REQUIRE(run.status == 0);
    const auto end = run.out.find('\n');  // behind it stands what is decided differently
    REQUIRE(end == 36);
    return run.out.substr(0, end);
  }
  [[nodiscard]] std::string import_text(const std::string& text) const {
    return import(folder.file("evening.json", text));
  }
  [[nodiscard]] std::int64_t records() const {
    const Json count = under(answer({"verify"}), "records");
    const auto* number = count.as<std::int64_t>();
    return number ? *number : -1;
  }
  [[nodiscard]] std::string exported(const std::string& id, const std::string& format) const {
    const Run run = ctl({"export", id, "--as", format, "--lang", "en"});
    CAPTURE(run.out, run.err);
    REQUIRE(run.status == 0);
    return run.out;
  }
};

// ---- A book in this process ----

inline Book opened(const std::string& path) {
  auto book = Book::open_or_create(path);
  REQUIRE(book.has_value());
  return std::move(*book);
}
inline std::size_t import_into(Book& book, const std::string& text) {
  auto reading = read_evening(text);
  REQUIRE(reading.has_value());
  REQUIRE(judge(reading->evening, reading->complaints).complaints.empty());
  const auto imported = import_evenings(book, {reading->evening});
  REQUIRE(imported.has_value());
  REQUIRE(std::holds_alternative<Imported>(*imported));
  return std::get<Imported>(*imported).records;
}
inline void append_to(Book& book, const Uuid& session, const std::string& entry) {
  auto log = SessionLog::open(book, session);
  REQUIRE(log.has_value());
  const auto answer = log->append(json_of(entry));
  REQUIRE(answer.has_value());
  REQUIRE(std::holds_alternative<SessionLog::Entered>(*answer));
}
// With the ids of everything in it, voids where they were made, and the names of the night.
inline Result<Evening, BookFault> load_evening(const Book& book, const Uuid& id) {
  auto view = look_at(book, id);
  if (!view) return view.error();
  return std::move(view->written);
}
inline Result<Closing, BookFault> load_closing(const Book& book, const Uuid& evening) {
  auto view = look_at(book, evening);
  if (!view) return view.error();
  return std::move(view->closing);
}
inline std::vector<Difference> differences(const Book& book) {
  const auto verified = verify_book(book);
  REQUIRE(verified.has_value());
  return verified->differences;
}
// A conflict, the same in every book that knows its sides.
inline std::string described(const Conflict& conflict) {
  std::string all =
      "conflict of " + std::string(name_of(conflict.about)) + " " + to_string(conflict.id) + ":";
  for (const Side& side : conflict.sides)
    all += " " + to_string(side.item.record.hash).substr(0, 8) + (side.holds ? "*" : "");
  return all + "\n";
}
inline std::string described(const Closing& closing) {
  std::string all;
  for (const MadePayment& one : closing.payments)
    all += one.from + " has paid " + one.to + " " + to_string(one.amount) + " " + one.at + "\n";
  for (const Initials& one : closing.initials)
    all += one.player + " agrees to " + to_string(one.money) + " " + one.initials + "\n";
  for (const Uuid& session : closing.ended) all += "ended " + to_string(session) + "\n";
  return all;
}
inline std::string described(const std::vector<StandingLine>& standings) {
  std::string all;
  for (const StandingLine& line : standings) {
    all += line.player + " " + std::to_string(line.evenings);
    for (const auto& [game, amount] : line.points) all += " " + game + " " + to_string(amount);
    for (const auto& [code, amount] : line.money) all += " " + code + " " + to_string(amount);
    all += "\n";
  }
  return all;
}
inline std::string described(const Person& person) {
  std::string all = person.name;
  for (const std::string& one : {person.swish, person.mobilepay, person.iban}) all += "|" + one;
  if (person.retired) all += " retired";
  if (person.erased) all += " erased";
  for (const std::string& name : person.also) all += " also " + name;
  return all + "\n";
}

inline std::string described(const PurseView& purse) {
  std::string all;
  const auto put = [&](const Sums& sums) {
    for (const auto& [currency, amount] : sums) all += " " + currency + " " + to_string(amount);
    all += "\n";
  };
  for (const PurseLine& line : purse.lines) {
    const PurseContents& one = line.movement.contents;
    all += to_string(line.movement.ids.front()) + " " + one.date + " " + line.name +
           (one.to_club ? " to " : " from ") +
           std::string(purse_kinds[static_cast<std::size_t>(one.what)]) + " " +
           to_string(one.amount) + " " + one.currency + " " + one.note +
           (one.stands ? "" : " void " + one.why) + "\n";
  }
  for (const PurseAccount& one : purse.accounts) all += one.name, put(one.balance);
  put(purse.club);
  put(purse.in_hand);
  return all;
}

// Every evening as its file and with what belongs to it, the roster, the standings, the purse, and
// what is decided differently: all that people see of a book.
inline std::string contents(const Book& book) {
  const auto lines = list_evenings(book);
  if (!lines) return "unreadable";
  std::string all;
  for (const EveningLine& line : *lines) {
    const auto view = look_at(book, line.id);
    if (!view) return "unreadable";
    all += line.date + " " + line.place + "\n" + evening_file(view->written);
    for (const std::string& name : line.players) all += name + "\n";
    all += described(view->closing);
  }
  const auto players = standings(book, {});
  const auto people = load_roster(book);
  const auto differing = conflicts(book, std::nullopt);
  const auto purse = look_at_purse(book);
  if (!players || !people || !differing || !purse) return "unreadable";
  all += described(*players) + described(*purse);
  for (const Person& person : *people) all += described(person);
  for (const Conflict& conflict : *differing) all += described(conflict);
  return all;
}

// The one integer that a query answers.
inline std::int64_t number_in(const std::string& path, const std::string& sql) {
  return SQLite::Database(path, SQLite::OPEN_READWRITE).execAndGet(sql).getInt64();
}
// Changes a book as somebody with another tool would: past triggers and keys, which are there again
// afterwards.
inline void tamper(const std::string& path, const std::string& sql) {
  SQLite::Database database(path, SQLite::OPEN_READWRITE);
  database.exec("PRAGMA foreign_keys = OFF; PRAGMA ignore_check_constraints = ON");
  std::vector<std::pair<std::string, std::string>> triggers;
  {
    SQLite::Statement list(database, "SELECT name, sql FROM sqlite_schema WHERE type = 'trigger'");
    while (list.executeStep())
      triggers.emplace_back(list.getColumn(0).getString(), list.getColumn(1).getString());
  }
  for (const auto& trigger : triggers) database.exec("DROP TRIGGER " + trigger.first);
  database.exec(sql);
  for (const auto& trigger : triggers) database.tryExec(trigger.second);
}
// An id as SQL has it.
inline std::string blob(const std::string& id) {
  std::string digits;
  std::copy_if(id.begin(), id.end(), std::back_inserter(digits), [](char c) { return c != '-'; });
  return "x'" + digits + "'";
}

}  // namespace kattegat::test
