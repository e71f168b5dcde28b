// An evening to try things with: a book of its own, which goes away with one tap and is not found
// again after a new start.
#include "ui/app/actions/sample.hpp"

#include <array>
#include <filesystem>

#include "db/book/book.hpp"
#include "db/book/import.hpp"
#include "db/files/beside.hpp"
#include "kattegat/evening/read.hpp"
#include "ui/app/actions/books.hpp"
#include "ui/app/actions/messages.hpp"
#include "ui/app/actions/table.hpp"
#include "ui/app/actions/tapped_in.hpp"
#include "ui/app/device_file.hpp"

namespace kattegat::ui {
namespace {

constexpr unsigned char sample_bytes[] = {
#include "sample_evening.inc"
};

std::string sample_path(const App& app) { return device_path(app.world, "sample.db"); }

void remove_sample(const App& app) { take_away(sample_path(app)); }

// A book with an evening of today in it; why it could not be made.
std::optional<Text> write_sample(const App& app) {
  auto read = read_evening({reinterpret_cast<const char*>(sample_bytes), sizeof sample_bytes});
  if (!read) return read.error();
  read->evening.date = today(app);
  auto book = Book::open_or_create(sample_path(app));
  if (!book) return book.error().text;
  const auto imported = import_evenings(*book, {std::move(read->evening)});
  return imported ? std::nullopt : std::optional(imported.error().text);
}

}  // namespace

bool is_sample(const App& app) { return app.club.path() == sample_path(app); }

void begin_sample(App& app) {
  remove_sample(app);
  if (const auto fault = write_sample(app)) {
    remove_sample(app);
    return show_toast(app, {fault_said(app, *fault)});
  }
  forget_book(app.drafts.all, sample_path(app));  // the one before is gone
  turn_to(app, sample_path(app));
  forget_all_tapped_in(app);  // its sessions are called as in the one before
  open_newest(app);
  app.tab = Tab::table;
}

void leave_sample(App& app) {
  if (!is_sample(app)) return;
  app.setup.reset();  // nothing of it waits for another one
  forget_all_tapped_in(app);
  turn_to(app, book_to_open(app.settings, app.world.book));
  remove_sample(app);
  open_newest(app);
  app.tab = Tab::evening;
  tell_of_book_gone(app);
}

}  // namespace kattegat::ui
