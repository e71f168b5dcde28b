#include "db/book/taking_over.hpp"

#include <unistd.h>

#include <algorithm>
#include <filesystem>

#include "db/book/legacy/legacy.hpp"
#include "db/store/book_bytes.hpp"
#include "db/store/book_file.hpp"
#include "db/store/key_file.hpp"
#include "db/store/old_book.hpp"
#include "db/store/waiting_log.hpp"
#include "kattegat/files/name_beside.hpp"
#include "kattegat/files/whole_file.hpp"

namespace kattegat {
namespace {

using Why = BookFault::Kind;

constexpr const char* old_ending = ".0.1";  // of the name that the old book keeps

BookFault not_put(const std::error_code& failed, const std::string& path) {
  if (failed == std::errc::permission_denied || failed == std::errc::read_only_file_system ||
      failed == std::errc::operation_not_permitted)
    return fault_at(Why::read_only, Word::book_old_read_only, path);
  return cannot_create(path, failed);
}

// A book in which nothing was ever written has no key yet.
std::error_code put_new(const HalfMade& made, const std::string& path) {
  if (const auto failed = put_stranger_aside(path)) return failed;
  if (is_there(key_file_of(made.path())))
    if (const auto failed = put_in_place(key_file_of(made.path()), key_file_of(path), Replace::yes))
      return failed;
  // Nothing of the old book's log, which is empty, may be taken for the new one's.
  remove_log(path);
  return put_in_place(made.path(), path, Replace::yes);
}

// The old one's copy first, the new one last. Where that fails no copy is kept.
std::error_code put(OldBook& old, const HalfMade& copy, const std::string& kept,
                    const HalfMade& made, const std::string& path) {
  for (const std::string& file : {copy.path(), made.path(), key_file_of(made.path())})
    if (is_there(file))
      if (const auto failed = give_to_owner_of(path, file)) return failed;
  if (const auto failed = sync_to_disk(made.path())) return failed;
  auto failed = put_in_place(copy.path(), kept, Replace::no);
  if (!failed) failed = put_new(made, path);
  if (failed && old.has_its_place() && !is_there(copy.path())) ::unlink(kept.c_str());
  return failed;
}

Result<TakenOverBook, BookFault> replace(OldBook& old, const std::string& path) {
  using Held = OldBook::Held;
  const Held held = old.hold();
  if (held == Held::gone) return TakenOverBook{};
  if (held == Held::busy) return fault_at(Why::busy, Word::book_busy, path);
  const HalfMade copy(path), made(path);
  if (const CopyFault failed = copy_bytes(path, copy.path()); failed.why) {
    if (failed.is_of_source)
      return fault_at(Why::other, Word::book_cannot_open, path, failed.why.message());
    return not_put(failed.why, path);
  }
  LostRecords lost(AtDamage::stop);
  auto failed = convert_legacy(old.file(), made.path(), lost);
  if (!failed) failed = finish(made.path());
  if (failed) return said_of(*failed, made.path(), path);
  TakenOverBook taken{free_name(path + old_ending), lost.count(), lost.erased()};
  if (const auto why = put(old, copy, taken.kept, made, path)) return not_put(why, path);
  old.refuse_records();
  return taken;
}

}  // namespace

Result<TakenOverBook, BookFault> take_over_legacy(const std::string& path) {
  const std::string real = beside_book(path, "");  // the new one is put there, and not over a link
  remove_half_made(real);
  if (has_another_name(real)) return fault_at(Why::other, Word::book_linked, real);
  auto taken = or_fault(real, [&]() -> Result<TakenOverBook, BookFault> {
    if (auto broken = look_at_log(real)) return *broken;
    OldBook old(real);
    return replace(old, real);
  });
  if (!taken && taken.error().kind == Why::read_only)
    return fault_at(Why::read_only, Word::book_old_read_only, real);
  return taken;
}

std::vector<std::string> kept_old_books(const std::string& path) {
  const std::string name_of_first = beside_book(path, old_ending);
  const std::string begin = std::filesystem::path(name_of_first).filename().string();
  std::vector<std::string> kept;
  std::error_code fault;
  for (std::filesystem::directory_iterator file(folder_of(name_of_first), fault), end;
       !fault && file != end; file.increment(fault)) {
    const std::string name = file->path().filename().string();
    const std::string_view rest =
        std::string_view(name).substr(std::min(begin.size(), name.size()));
    const bool is_numbered = rest.size() > 1 && rest[0] == '-' &&
                             rest.find_first_not_of("0123456789", 1) == std::string_view::npos;
    if (name.rfind(begin, 0) == 0 && (rest.empty() || is_numbered))
      kept.push_back(name_of_first + std::string(rest));
  }
  std::sort(kept.begin(), kept.end());
  return kept;
}

}  // namespace kattegat
