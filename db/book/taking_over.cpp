#include "db/book/taking_over.hpp"

#include <unistd.h>

#include "db/book/legacy/legacy.hpp"
#include "db/store/beside_book.hpp"
#include "db/store/book_file.hpp"
#include "db/store/bytes/book_bytes.hpp"
#include "db/store/bytes/waiting_log.hpp"
#include "db/store/half_made.hpp"
#include "db/store/key_file.hpp"
#include "db/store/old_book.hpp"
#include "kattegat/files/name_beside.hpp"
#include "kattegat/files/whole_file.hpp"

namespace kattegat {
namespace {

using Why = BookFault::Kind;

// Of the name that the old book keeps.
std::string name_to_keep(const std::string& path) { return beside_book(path, ".0.1"); }

// Throws what trouble.hpp knows.
class TakingOver {
 public:
  explicit TakingOver(const std::string& path) : path_(path), old_(path), copy_(path), new_(path) {}

  // Nothing lies otherwise until the last step. Where that fails the old book stays, and no copy of
  // it; a key may lie there that the next attempt puts another one over, and what a stranger had
  // under its name stays aside.
  Result<TakenOverBook, BookFault> run() {
    const OldBook::Held held = old_.hold();
    if (held == OldBook::Held::gone) return TakenOverBook{};
    if (held == OldBook::Held::busy) return fault_at(Why::busy, Word::book_busy, path_);
    if (auto fault = copy_old()) return *fault;
    if (auto fault = make_new()) return *fault;
    const std::string kept = free_name(name_to_keep(path_));
    if (const auto failed = put_both(kept)) return not_put(failed);
    old_.refuse_records();
    return TakenOverBook{kept, lost_.count(), lost_.erased()};
  }

 private:
  std::optional<BookFault> copy_old() {
    const CopyFault failed = copy_bytes(path_, copy_.path());
    if (!failed.why) return {};
    if (!failed.is_of_source) return not_put(failed.why);
    return fault_at(Why::other, Word::book_cannot_open, path_, failed.why.message());
  }
  std::optional<BookFault> make_new() {
    auto fault = convert_legacy(old_.file(), new_.path(), lost_);
    if (!fault) fault = finish(new_.path());
    if (!fault) return {};
    return said_of(*fault, new_.path(), path_);
  }

  // The old one's copy first, the new one last. Where that fails no copy is kept.
  std::error_code put_both(const std::string& kept) {
    if (const auto failed = give_to_owner()) return failed;
    if (const auto failed = sync_to_disk(new_.path())) return failed;
    auto failed = put_in_place(copy_.path(), kept, Replace::no);
    if (!failed) failed = put_new();
    const bool is_kept = !is_there(copy_.path());
    if (failed && is_kept && old_.has_its_place()) ::unlink(kept.c_str());
    return failed;
  }
  std::error_code give_to_owner() {
    for (const std::string& file : {copy_.path(), new_.path(), key_file_of(new_.path())})
      if (is_there(file))
        if (const auto failed = give_to_owner_of(path_, file)) return failed;
    return {};
  }
  std::error_code put_new() {
    if (const auto failed = put_stranger_aside(path_)) return failed;
    // A book in which nothing was ever written has no key yet.
    if (const std::string key = key_file_of(new_.path()); is_there(key))
      if (const auto failed = put_in_place(key, key_file_of(path_), Replace::yes)) return failed;
    // Nothing of the old book's log, which is empty, may be taken for the new one's.
    remove_log(path_);
    return put_in_place(new_.path(), path_, Replace::yes);
  }
  [[nodiscard]] BookFault not_put(const std::error_code& failed) const {
    if (failed == std::errc::permission_denied || failed == std::errc::read_only_file_system ||
        failed == std::errc::operation_not_permitted)
      return fault_at(Why::read_only, Word::book_old_read_only, path_);
    return cannot_create(path_, failed);
  }

  std::string path_;
  OldBook old_;
  HalfMade copy_, new_;
  LostRecords lost_{AtDamage::stop};
};

}  // namespace

Result<TakenOverBook, BookFault> take_over_legacy(const std::string& path) {
  const std::string real = beside_book(path, "");  // the new one is put there, and not over a link
  remove_half_made(real);
  if (auto other = refuse_database_beside(real, "-key")) return *other;
  if (has_another_name(real)) return fault_at(Why::other, Word::book_linked, real);
  auto taken = or_fault(real, [&]() -> Result<TakenOverBook, BookFault> {
    if (auto broken = look_at_log(real)) return *broken;
    return TakingOver(real).run();
  });
  if (!taken && taken.error().kind == Why::read_only)
    return fault_at(Why::read_only, Word::book_old_read_only, real);
  return taken;
}

std::vector<std::string> kept_old_books(const std::string& path) {
  return taken_names(name_to_keep(path));
}

}  // namespace kattegat
