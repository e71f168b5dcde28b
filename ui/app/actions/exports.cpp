// What is written beside the book for others to read: exports and copies.
#include "ui/app/actions/exports.hpp"

#include <cctype>
#include <filesystem>

#include "db/files/beside.hpp"
#include "kattegat/core/text/unicode.hpp"
#include "kattegat/evening/code.hpp"
#include "kattegat/export/plain_text.hpp"
#include "kattegat/files/name_beside.hpp"
#include "kattegat/files/read_file.hpp"
#include "ui/app/actions/club.hpp"
#include "ui/app/actions/messages.hpp"
#include "ui/app/actions/settling.hpp"
#include "ui/app/actions/several.hpp"
#include "ui/app/clock.hpp"

namespace kattegat::ui {
namespace {

// Which file, where it is the file that is at fault.
struct NotWritten {
  Text why;
  std::string path{};
};
using File = Result<std::string, NotWritten>;  // its path

bool is_there(const std::string& path) {
  std::error_code ignored;
  return std::filesystem::exists(std::filesystem::symlink_status(path, ignored));
}
bool is_the_same(const std::string& path, const std::string& bytes) {
  std::error_code ignored;
  if (!std::filesystem::is_regular_file(path, ignored)) return false;
  const auto there = read_file_whole(path, bytes.size());
  return there && *there == bytes;
}

// For exports: false where none is known. That one cannot be made is told of what was to lie in it.
bool make_folder(const App& app) {
  std::error_code ignored;
  std::filesystem::create_directories(app.world.exports, ignored);
  return !app.world.exports.empty();
}

// Into the folder of exports, under a number where something else is called so: "-2" before the
// ending. What somebody has exported stays, and the same once more is that file.
File write_file(const App& app, const std::string& name, const Result<std::string, Text>& bytes) {
  if (!bytes) return NotWritten{bytes.error()};
  if (!make_folder(app)) return NotWritten{text(Word::file_not_written, name)};
  const std::size_t dot = name.find('.');  // some endings have two: "excel.csv"
  const auto nth_path = [&](int nth) {
    return app.world.exports + "/" + numbered_name(name.substr(0, dot), nth, name.substr(dot));
  };
  int nth = 1;
  for (; is_there(nth_path(nth)); ++nth)
    if (is_the_same(nth_path(nth), *bytes)) return nth_path(nth);
  const std::string path = nth_path(nth);
  if (auto why = write_beside_book(path, *bytes, Replace::no, app.world.book))
    return NotWritten{std::move(*why), path};
  return path;
}

std::string said(const App& app, const NotWritten& fault) {
  return (fault.path.empty() ? "" : fault.path + ": ") + fault_said(app, fault.why);
}

void tell(App& app, const File& file) {
  if (!file) return notify(app, {.words = said(app, file.error()), .failed = true});
  if (!app.world.hand_over) return notify(app, {app.say(text(Word::screen_written_to, *file))});
  app.world.hand_over(*file);
  const std::string name = std::filesystem::path(*file).filename().string();
  notify(app, {app.say(text(Word::screen_handed_over, name))});
}

std::string eight_digits(const Uuid& id) { return to_string(id).substr(0, 8); }

std::string name_of_export(const Evening& evening, std::string_view ending) {
  return "kattegat-" + evening.date + "-" + eight_digits(*evening.id) + "." + std::string(ending);
}

// Letters and digits of what somebody has written.
std::string for_a_file_name(const std::string& written) {
  constexpr std::size_t most = 40;
  std::vector<char32_t> kept = code_points(written);
  std::erase_if(kept, [](char32_t code) {
    return code < 0x80 ? !std::isalnum(static_cast<int>(code)) : is_control(code);
  });
  kept.resize(std::min(kept.size(), most));
  return to_utf8(kept);
}

std::vector<std::string> chosen_for(const StandingsChoice& choice) {
  return {choice.game, for_a_file_name(choice.place), choice.from, choice.to};
}

// A report of today's about these, into the folder of exports.
template <class R>
void export_report(App& app, Word title, const ReportExport<R>& chosen,
                   const std::type_identity_t<R>& report,
                   const std::vector<std::string>& about = {}) {
  std::string name = "kattegat-" + today(app) + "-" + app.say(title);
  for (const std::string& one : about)
    if (!one.empty()) name += "-" + one;
  name += "." + std::string(chosen.ending);
  tell(app, write_file(app, name, chosen.make(report)));
}

}  // namespace

void export_evening(App& app, const Export& chosen, bool with_numbers) {
  // Another window may have changed the evening.
  if (!app.open_evening() || (chosen.settled && !settlement_shown(app))) return;
  const OpenEvening& open = *app.open_evening();
  EveningView view = open.view();
  view.shown.coin = coin_shown(app);
  const std::string name = name_of_export(view.shown, chosen.ending);
  ExportInputs inputs =
      export_inputs(std::move(view), open.heads, plan_shown(app), app.ui.language);
  if (!with_numbers) inputs.payees.clear();
  tell(app, write_file(app, name, chosen.make(inputs)));
}

void export_picture(App& app, const std::string& png) {
  const std::string name = name_of_export(app.open_evening()->evening, "png");
  tell(app, png.empty() ? File(NotWritten{text(Word::file_not_written, name)})
                        : write_file(app, name, png));
}

void say_copied(App& app, Copied copied) {
  const bool failed = copied == Copied::no;
  notify(app, {app.say(failed ? Word::settle_not_copied : Word::settle_copied), failed});
}

void copy_words(App& app, const std::string& words) {
  forget_notice(app);
  app.world.copy(words);
  if (app.world.copies_at_once) say_copied(app, Copied::yes);
}

void copy_settlement(App& app) {
  const SettlementView* shown = settlement_shown(app);
  if (!shown) return;
  const Evening evening = evening_to_settle(app);
  const OpenEvening& open = *app.open_evening();
  copy_words(app, settlement_page(evening, open.judged, shown->settled, app.ui.language) +
                      paid_page(evening, shown->settled, open.closing, app.ui.language));
}

void show_code(App& app) {
  if (!app.open_evening()) return;
  forget_notice(app);
  EveningCode shown;
  if (const auto code = evening_code(app.open_evening()->view().written)) {
    shown.text = *code;
    shown.picture = dense_qr_code(*code);
  }
  app.dialog = std::move(shown);
}

void copy_code(App& app, const EveningCode& code) { copy_words(app, code.text); }

void export_standings(App& app, const StandingsExport& chosen) {
  const StandingsView& view = standings_shown(app);
  export_report(app, Word::place_standings, chosen,
                {view.season, view.ranking, app.standings.choice, app.ui.language},
                chosen_for(app.standings.choice));
}

void export_several(App& app, const TogetherExport& chosen) {
  const SeveralView& view = several_shown(app);
  export_report(app, Word::report_title, chosen, view.report(app.ui.language));
}

void export_purse(App& app, const PurseExport& chosen) {
  export_report(app, Word::purse_title, chosen, {app.club.purse(), app.ui.language});
}

void export_statistics(App& app, const StatisticsExport& chosen) {
  const StatisticsView& view = statistics_shown(app);
  const auto player = app.standings.player ? view.index_of(*app.standings.player) : std::nullopt;
  if (!player) return;
  const auto partner = app.standings.partner ? view.index_of(*app.standings.partner) : std::nullopt;
  const std::string with = partner ? view.all.season.people[*partner].player : "";
  std::vector<std::string> about = chosen_for(app.standings.choice);
  about.push_back(eight_digits(*app.standings.player));
  if (partner) about.push_back(eight_digits(*app.standings.partner));
  export_report(app, Word::stat_title, chosen,
                {view.all, {*player}, with, app.standings.choice, app.ui.language}, about);
}

void make_backup(App& app) {
  const std::string name = "kattegat-" + file_time(app.world.now());
  if (!make_folder(app)) return tell(app, NotWritten{text(Word::file_not_written, name + ".db")});
  const std::string path = free_name(app.world.exports + "/" + name, ".db");
  const auto made = club_of(app).backup(path);
  tell(app, made ? File(path) : NotWritten{made.error(), path});
}

}  // namespace kattegat::ui
