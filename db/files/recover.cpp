#include "db/files/recover.hpp"

#include <filesystem>

#include "db/book/legacy/legacy.hpp"
#include "db/book/steps/one_step.hpp"
#include "db/files/backup.hpp"
#include "db/files/beside.hpp"
#include "db/files/recovering/named_again.hpp"
#include "db/files/recovering/salvage.hpp"
#include "db/proof/verify.hpp"
#include "db/store/beside_book.hpp"
#include "db/store/book_file.hpp"
#include "db/store/bytes/page_size.hpp"
#include "db/store/bytes/stray_rows.hpp"
#include "db/store/bytes/waiting_log.hpp"
#include "db/store/half_made.hpp"
#include "db/store/key_file.hpp"
#include "db/store/migrate.hpp"

namespace kattegat {
namespace {

using Why = BookFault::Kind;

struct Paths {
  const std::string &from, &copy, &gathered, &made;
};

Result<Recovered, BookFault> recover_by_rows(const Paths& paths) {
  if (auto fault = gather_stray_rows(paths.copy, paths.gathered)) return *fault;
  return or_fault(paths.gathered, [&]() -> Result<Recovered, BookFault> {
    // Only a hint which log was ours: where it cannot be read the rest is recovered all the same.
    const auto key = read_key(paths.from);
    name_again(paths.gathered, key && *key ? std::optional((*key)->open) : std::nullopt);
    Remains remains(paths.gathered);
    auto book = Book::open_or_create(paths.made);
    if (!book) return book.error();
    return write(
        *book, [&] { return salvaged(remains, book->store()); },
        [](const Recovered& recovered) { return recovered.records > 0; });
  });
}

// A book in which nothing is wrong is recovered as it is; nothing where something is.
Result<std::optional<Recovered>, BookFault> sound_copy(const std::string& copy,
                                                       const std::string& made) {
  // Where its log makes it an older one, to open it would take it over in place.
  if (look_at_file(copy)) return std::optional<Recovered>();
  const auto book = Book::open_strange_copy(copy);
  if (!book && book.error().kind == Why::newer) return book.error();
  if (!book) return std::optional<Recovered>();
  const auto verified = verify_book(*book);
  if (!verified || !verified->differences.empty() || verified->records == 0)
    return std::optional<Recovered>();
  const auto copied = backup_book(*book, made);
  if (!copied) return copied.error();
  return std::optional(Recovered{static_cast<std::size_t>(verified->records), 0});
}

// What was written is read again: a book that lacks what is answered as recovered is none.
std::optional<BookFault> read_again(const std::string& made, const Recovered& recovered) {
  if (auto fault = finish(made)) return fault;
  const auto book = Book::open_to_read(made);
  if (!book) return book.error();
  const auto count = read(*book, [&] { return book->store().mark(); });
  if (!count) return count.error();
  if (*count < static_cast<Mark>(recovered.records))
    return fault_at(Why::corrupt, Word::book_copy_lacks, made);
  return {};
}

std::optional<BookFault> refuse_recovery(const std::string& from, const std::string& to) {
  std::error_code error;
  const auto looked = look_at_file(from);
  if (looked && !std::filesystem::is_regular_file(from, error)) return *looked;
  if (auto refused = refuse_copy(to, from)) return refused;
  if (has_journal(from))  // perhaps only just now
    return fault_at(Why::not_a_book, Word::book_unfinished, from);
  return {};
}

// With what waits in its log, as far as SQLite would not find it by itself. Whether that belongs
// to the book, and lies where it belongs.
Result<bool, BookFault> copy_to_recover(const std::string& from, const std::string& copy) {
  if (auto fault = copy_book(from, copy)) return *fault;
  if (auto fault = mend_header(copy)) return *fault;
  const auto is_in_place = play_broken_log(copy);
  if (!is_in_place) return is_in_place.error();
  const auto is_strange = add_strange_log(copy);
  if (!is_strange) return is_strange.error();
  return *is_in_place && !*is_strange;
}

// What the copy is for a version of ours; its tables know better than a number that may be damaged.
std::optional<BookFault> look_at_copy(const std::string& copy) {
  const auto looked = look_at_file(copy);
  if (!looked || (looked->kind != Why::newer && looked->kind != Why::older)) return looked;
  static_cast<void>(try_to_read([&] {
    BareFile file(copy);
    file.limit_work();
    mend_version(file.database());
  }));
  return look_at_file(copy);
}

// Beside pages from its log that are not in their place the book may be sound, without what is in
// these.
Result<Recovered, BookFault> recover_copy(const Paths& paths, bool may_be_sound) {
  if (may_be_sound) {
    auto sound = sound_copy(paths.copy, paths.made);
    if (!sound) return sound.error();
    if (*sound) return **sound;
  }
  auto recovered = recover_by_rows(paths);
  if (!recovered) return recovered;
  if (recovered->records == 0) return fault_at(Why::corrupt, Word::book_nothing_left, paths.copy);
  if (auto fault = read_again(paths.made, *recovered)) return *fault;
  return recovered;
}

}  // namespace

Result<Recovered, BookFault> recover_book(const std::string& from, const std::string& to) {
  if (auto refused = refuse_recovery(from, to)) return *refused;
  remove_half_made(to);
  HalfMade copy(to);
  const auto may_be_sound = copy_to_recover(from, copy.path());
  if (!may_be_sound) return said_of(may_be_sound.error(), copy.path(), to);
  const auto looked = look_at_copy(copy.path());
  if (looked && looked->kind == Why::newer) return said_of(*looked, copy.path(), from);
  LostRecords lost(AtDamage::go_on);
  if (looked && looked->kind == Why::older) {
    HalfMade converted(to);
    if (auto fault = convert_copy(copy.path(), converted.path(), lost))
      return said_of(*fault, {{copy.path(), from}, {converted.path(), to}});
    copy = std::move(converted);
  }
  const HalfMade gathered(to), made(to);
  auto recovered = recover_copy({from, copy.path(), gathered.path(), made.path()}, *may_be_sound);
  if (!recovered)
    return said_of(recovered.error(),
                   {{copy.path(), from}, {made.path(), to}, {gathered.path(), to}});
  if (const auto failed = give_place(made, to)) return *failed;
  recovered->lost += static_cast<std::size_t>(lost.count());
  recovered->erased = lost.erased();
  return recovered;
}

}  // namespace kattegat
