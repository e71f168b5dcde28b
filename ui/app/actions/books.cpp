// The book itself: copies of it, and what can be done when it cannot be read. Whatever is done here
// leaves the file that is there as it is.
#include "ui/app/actions/books.hpp"

#include <sys/stat.h>

#include <filesystem>

#include "db/files/backup.hpp"
#include "db/files/recover.hpp"
#include "kattegat/files/name_beside.hpp"
#include "ui/app/actions/club.hpp"
#include "ui/app/actions/drafts.hpp"
#include "ui/app/actions/loss.hpp"
#include "ui/app/actions/messages.hpp"
#include "ui/app/actions/places.hpp"
#include "ui/app/actions/sample.hpp"
#include "ui/app/actions/settings.hpp"
#include "ui/app/actions/table.hpp"
#include "ui/app/actions/tapped_in.hpp"
#include "ui/app/clock.hpp"

namespace kattegat::ui {
namespace {

namespace fs = std::filesystem;

// A name that nothing has, beside the book that was asked for or in another folder:
// "book-recovered-2026-11-20T210405.db".
std::string new_name(const App& app, std::string_view what, const fs::path& folder) {
  const fs::path book(app.world.book);
  const std::string begin =
      book.stem().string() + "-" + std::string(what) + "-" + file_time(app.world.now());
  return free_name((folder / begin).string(), ".db");
}

std::string new_name(const App& app, std::string_view what) {
  return new_name(app, what, fs::path(app.world.book).parent_path());
}

void say_fault(App& app, const BookFault& fault) { show_toast(app, {fault_said(app, fault.text)}); }

}  // namespace

std::string book_to_open(const Settings& settings, const std::string& asked) {
  if (settings.book.empty() || settings.book_for != asked) return asked;
  std::error_code fault;
  return !fs::exists(settings.book, fault) && fs::exists(asked, fault) ? asked : settings.book;
}

IfGone if_gone(const App& app, const std::string& path) {
  return path == app.world.book ? IfGone::begin : IfGone::tell;
}

void tell_of_book_gone(App& app) {
  const std::string gone = app.settings.book_for == app.world.book ? app.settings.book : "";
  if (gone.empty() || app.club.path() != app.world.book) return;
  const auto look_again = [gone](App& same) {
    std::error_code fault;
    if (fs::exists(gone, fault)) return open_book(same, gone);
    tell_of_book_gone(same);
  };
  const std::string shown = fs::path(app.world.book).filename().string();
  show_toast(app, {.words = app.say(text(Word::broken_gone, gone, shown)),
                   .back = look_again,
                   .button = Word::screen_try_again});
}

bool can_begin_book(const App& app) {
  std::error_code fault;
  return app.club.path() != app.world.book && !fs::exists(app.world.book, fault) && !fault;
}

void begin_book(App& app) { open_book(app, app.world.book); }

void turn_to(App& app, const std::string& path) {
  keep_drafts(app);
  app.dialog = Nothing{};
  forget_toast(app);  // its way back is of the book before
  app.setup.reset();
  app.several.reset();
  app.standings = {};
  app.drafts.book_has_less = app.messages.loss_told = false;
  app.evening_list.sought.clear();
  app.evening_list.archive_shown = false;
  app.copying = {};
  app.undone.clear();
  club_of(app).open(path, if_gone(app, path));
  show_newest(app);
  resume_setup(app);
  look_for_loss(app);
}

void offer_merge(App& app) {
  MergeFrom from{.books = app.world.books_nearby(), .seeks_the_rest = app.drafts.book_has_less};
  if (!from.seeks_the_rest) return void(app.dialog = std::move(from));
  const auto copies = backups_of(app.club.path());
  const BookHad& had = app.drafts.all.books.had;
  if (const auto copy = with_the_rest(copies, had.left, had.records))
    from.books.insert(from.books.begin(), copy->path);
  app.dialog = std::move(from);
}

void open_book(App& app, const std::string& path) {
  app.settings.book_for = app.world.book;
  app.settings.book = path == app.world.book ? "" : path;
  forget_notice(app);  // it is of the book before
  turn_to(app, path);
  open_newest(app);
  app.tab = app.table.session && is_tonight(app) ? Tab::table : Tab::evening;
  if (!app.is_unreadable())
    show_toast(app, {app.say(text(Word::broken_opened, fs::path(path).filename().string()))});
  keep_settings(app);
}

void recover(App& app) {
  const std::string to = new_name(app, "recovered");
  const auto recovered = recover_book(app.club.path(), to);
  if (!recovered) return say_fault(app, recovered.error());
  take_along(app, to);
  open_book(app, to);
  std::string said =
      app.say(text(Word::broken_recovered, static_cast<std::int64_t>(recovered->records),
                   static_cast<std::int64_t>(recovered->lost)));
  if (recovered->without_words > 0)
    said += ". " + app.say(text(Word::recovered_wordless,
                                static_cast<std::int64_t>(recovered->without_words)));
  if (recovered->is_reordered)
    said += ". " + as_sentence(text(Word::recovered_reordered), app.ui.language);
  show_toast(app, {std::move(said)});
  if (recovered->erased > 0)
    app.dialog = TakenOver{{text(Word::book_old_erased, recovered->erased)}};
}

void save_elsewhere(App& app, const std::string& folder) {
  std::error_code fault;
  fs::create_directories(folder, fault);
  const std::string to = new_name(app, "damaged", folder);
  if (const auto failed = copy_as_it_is(app.club.path(), to)) return say_fault(app, *failed);
  show_toast(app, {app.say(text(Word::screen_written_to, to))});
}

void open_backup(App& app, const std::string& path) {
  const std::string to = new_name(app, "restored");
  const auto backup = Book::open_to_read(path);
  if (!backup) return say_fault(app, backup.error());
  const auto copied = backup_book(*backup, to);
  if (!copied) return say_fault(app, copied.error());
  take_along(app, to);
  open_book(app, to);
}

std::vector<std::string> other_books(const App& app) {
  std::vector<std::string> books = app.world.books_nearby();
  books.push_back(app.world.book);
  std::error_code fault;
  for (fs::directory_iterator file(fs::path(app.world.book).parent_path(), fault), end;
       !fault && file != end; file.increment(fault))
    if (file->path().extension() == ".db") books.push_back(file->path().string());
  std::erase_if(books, [&](const std::string& path) {
    std::error_code ignored;
    return fs::equivalent(path, app.club.path(), ignored) || !fs::is_regular_file(path, ignored);
  });
  std::sort(books.begin(), books.end());
  books.erase(std::unique(books.begin(), books.end()), books.end());
  return books;
}

namespace {

// How long a change waits for its copy, in seconds: not at all where it has ended the evening. That
// of an evening that is over is a payment, as a rule, and more of them follow.
std::int64_t copied_after(App& app) {
  const OpenEvening* open = app.open_evening();
  if (!open) return a_day;
  const bool was_going_on = app.copying.going_on == open->evening.id;
  if (open->is_over()) return was_going_on ? 0 : an_hour;
  app.copying.going_on = open->evening.id;
  return a_day;
}

}  // namespace

void back_up_when_due(App& app) {
  if (app.club.state() != BookState::open || app.club.fault() || is_sample(app)) return;
  if (app.drafts.book_has_less) return;  // it would stand before those that have more
  const std::string book = app.club.path(), now = app.world.now();
  const std::int64_t after = copied_after(app);
  const std::int64_t moment = second_number(now).value_or(0);
  const std::int64_t wait = app.copying.none_before - moment;
  if (wait > 0 && wait <= an_hour) return;  // longer: the clock was ahead when it failed
  const auto look = [&] { return newest_until(now, backups_of(book)); };
  std::optional<Backup>& newest = kept(app.copying.newest, book, look);
  if (!backup_is_due(newest, now, app.club.records(), after)) return;
  newest = look();  // another window may have made one
  if (!backup_is_due(newest, now, app.club.records(), after)) return;
  const std::string folder = backups_folder(book);
  ::mkdir(folder.c_str(), 0700);
  if (!club_of(app).backup(folder + "/" + backup_name(now, app.club.records()))) {
    app.copying.none_before = moment + an_hour;
    return;
  }
  if (after == 0) app.copying.going_on.reset();
  newest = look();
  for (const Backup& old : outdated(backups_of(book), now)) {
    std::error_code ignored;
    fs::remove(old.path, ignored);
  }
}

}  // namespace kattegat::ui
