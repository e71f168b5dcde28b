// Files that come from elsewhere: dropped on the window, picked, or shared to the app.
#include <filesystem>
#include <set>

#include "db/files/merge.hpp"
#include "kattegat/core/joined.hpp"
#include "kattegat/evening/code.hpp"
#include "kattegat/evening/read.hpp"
#include "kattegat/files/read_file.hpp"
#include "ui/actions.hpp"

namespace kattegat::ui {
namespace {

void take_in_evening(App& app, Reading reading) {
  Evening& evening = reading.evening;
  JudgedEvening judged = judge(evening, std::move(reading.complaints));
  if (!judged.complaints.empty())
    return refuse(app, Refused{std::move(evening), std::move(judged.complaints)});
  const std::string date = evening.date;
  const Storing stored = app.club.import(std::move(evening));
  if (!stored) return refuse(app, stored.error());
  open_newest(app);
  app.tab = Tab::evening;
  std::set<Uuid> shown;
  if (const OpenEvening* open = app.open_evening()) shown.insert(*open->evening.id);
  const std::vector<std::string> warned = said_of_same_tables(app, shown);
  const Text taken = text(Word::people_evening_taken, date_text(date, app.ui.language));
  show_toast(app, {warned.empty() ? app.say(taken) : warned.front()});
}

void take_in_bytes(App& app, std::string_view bytes) {
  auto reading = read_evening(bytes);
  if (!reading) return show_toast(app, {app.say(reading.error())});
  take_in_evening(app, std::move(*reading));
}

}  // namespace

std::vector<std::string> said_of_same_tables(App& app, const std::set<Uuid>& evenings) {
  std::vector<std::string> lines;
  for (const SameTable& one : app.club.same_tables(evenings))
    lines.push_back(
        app.say(text(Word::people_table_twice, date_text(one.day, app.ui.language),
                     joined(one.players), static_cast<std::int64_t>(one.evenings.size()))));
  return lines;
}

void take_in_code(App& app, const std::string& text) {
  if (!is_evening_code(text)) return show_toast(app, {app.say(Word::people_code_none)});
  app.dialog = Nothing{};
  leave_stage(app);
  take_in_bytes(app, text);
}

void take_in(App& app, const std::string& path) {
  app.dialog = Nothing{};
  leave_stage(app);
  if (is_database(path)) {
    app.dialog = MergeFrom{{path}};
    return;
  }
  const auto bytes = read_file_whole(path, bytes_limit);
  if (!bytes) return show_toast(app, {app.say(text(Word::file_unreadable, path))});
  take_in_bytes(app, *bytes);
}

}  // namespace kattegat::ui
