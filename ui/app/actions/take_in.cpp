// Files that come from elsewhere: dropped on the window, picked, or shared to the app.
#include "ui/app/actions/take_in.hpp"

#include <filesystem>
#include <set>

#include "db/files/other_file.hpp"
#include "db/several/same_tables.hpp"
#include "kattegat/core/text/joined.hpp"
#include "kattegat/evening/code.hpp"
#include "kattegat/evening/read.hpp"
#include "kattegat/files/read_file.hpp"
#include "ui/app/actions/club.hpp"
#include "ui/app/actions/loss.hpp"
#include "ui/app/actions/merge.hpp"
#include "ui/app/actions/messages.hpp"
#include "ui/app/actions/sample.hpp"
#include "ui/app/actions/settling.hpp"
#include "ui/app/actions/stage.hpp"
#include "ui/app/actions/table.hpp"

namespace kattegat::ui {
namespace {

// What came of a file or a code: what is to be said, line by line, or why it was not stored.
struct Came {
  std::vector<std::string> said{};
  std::optional<NotStored> not_stored{};
};

Came of_evening(App& app, Reading reading) {
  Evening& evening = reading.evening;
  JudgedEvening judged = judge(evening, std::move(reading.complaints));
  if (!judged.complaints.empty())
    return {.not_stored = Refused{std::move(evening), std::move(judged.complaints)}};
  const std::string date = evening.date;
  const auto stored = club_of(app).import(std::move(evening));
  if (!stored) return {.not_stored = stored.error()};
  look_for_loss(app);
  open_newest(app);
  app.tab = Tab::evening;
  std::set<Uuid> shown;
  if (const OpenEvening* open = app.open_evening()) shown.insert(*open->evening.id);
  Came came{{app.say(text(Word::people_evening_taken, date_text(date, app.ui.language)))}, {}};
  for (const Change& one : *stored) came.said.push_back(change_said(app, one));
  for (std::string& one : said_of_same_tables(app, shown)) came.said.push_back(std::move(one));
  return came;
}

Came of_bytes(App& app, std::string_view bytes) {
  auto reading = read_evening(bytes);
  if (!reading) return {.said = {app.say(reading.error())}};
  return of_evening(app, std::move(*reading));
}

Came of_file(App& app, const std::string& path) {
  const auto bytes = read_file_whole(path, bytes_limit);
  if (!bytes) return {.said = {app.say(text(Word::file_unreadable, bytes.error().message()))}};
  return of_bytes(app, *bytes);
}

void answer(App& app, const Came& came) {
  if (came.not_stored) return refuse(app, *came.not_stored);
  if (came.said.size() == 1) return show_toast(app, {came.said.front()});
  app.dialog = MergeFrom{{}, came.said, {}};
}

std::vector<std::string> said_of_what_came(const App& app, const Came& came) {
  if (!came.not_stored) return came.said;
  return {why_not_stored(app, *came.not_stored)};
}

std::string name_of_file(const std::string& path) {
  return std::filesystem::path(path).filename().string();
}

}  // namespace

std::vector<std::string> said_of_same_tables(App& app, const std::set<Uuid>& evenings) {
  std::vector<std::string> lines;
  const auto same =
      app.read([&](const Book& book) { return tables_in_several_evenings(book, evenings); });
  if (!same) return lines;  // the banner says why
  for (const SameTable& one : *same)
    lines.push_back(
        app.say(text(Word::people_table_twice, date_text(one.day, app.ui.language),
                     joined(one.players), static_cast<std::int64_t>(one.evenings.size()))));
  return lines;
}

void offer_files(App& app, std::vector<std::string> paths) {
  leave_stage(app);
  leave_sample(app);
  app.dialog = MergeFrom{.books = std::move(paths), .are_sent = true};
}

std::optional<std::vector<std::string>> take_in_offered(App& app, const std::string& path) {
  if (is_database(path)) return std::nullopt;
  return said_of_what_came(app, of_file(app, path));
}

void take_in_code(App& app, const std::string& text) {
  if (!is_evening_code(text)) return show_toast(app, {app.say(Word::people_code_none)});
  app.dialog = Nothing{};
  leave_stage(app);
  leave_sample(app);
  answer(app, of_bytes(app, text));
}

void take_in(App& app, const std::vector<std::string>& paths) {
  app.dialog = Nothing{};
  leave_stage(app);
  leave_sample(app);
  MergeFrom offered;
  for (const std::string& path : paths) {
    if (is_database(path)) {
      offered.books.push_back(path);
      continue;
    }
    const Came came = of_file(app, path);
    if (paths.size() == 1) return answer(app, came);
    for (const std::string& line : said_of_what_came(app, came))
      offered.said.push_back(name_of_file(path) + ": " + line);
  }
  if (!paths.empty()) app.dialog = std::move(offered);
}

}  // namespace kattegat::ui
