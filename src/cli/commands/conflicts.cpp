#include "conflicts.hpp"

#include <algorithm>
#include <set>

#include "db/book/conflicts.hpp"
#include "kattegat/core/text/digits.hpp"
#include "kattegat/core/text/joined.hpp"
#include "kattegat/export/conflicts.hpp"
#include "src/cli/ids.hpp"
#include "src/cli/opened.hpp"

namespace kattegat::cli {
namespace {

Status keep_one(const Setting& setting, Book& book, const std::vector<Conflict>& found,
                const std::string& record) {
  constexpr std::size_t shortest = 4;
  if (record.size() < shortest) return fail(setting, "--keep", text(Word::book_id_short, record));
  std::string digits = record;
  std::transform(digits.begin(), digits.end(), digits.begin(), ascii_lower);
  const Conflict* about = nullptr;
  std::set<Hash> sides;
  for (const Conflict& conflict : found)
    for (const Side& side : conflict.sides) {
      const Hash& hash = side.item.record.hash;
      if (!to_string(hash).starts_with(digits)) continue;
      about = &conflict;
      sides.insert(hash);
    }
  if (!about) return fail(setting, "--keep", text(Word::conflict_no_such, record));
  if (sides.size() > 1) {
    std::vector<std::string> hashes;
    for (const Hash& hash : sides) hashes.push_back(to_string(hash));
    return fail(setting, "--keep", text(Word::book_id_several, record, joined(hashes)));
  }
  const auto kept = keep_side(book, *about, *sides.begin());
  if (!kept) return fail(setting, kept.error());
  return answer(after_storing(setting), {{"ok", true}}, text(Word::conflict_settled));
}

Json::Object found_answer(const PlacedConflicts& all, Language language) {
  return {{"ok", true}, {"conflicts", conflicts_answer(all, language)}};
}
std::string found_page(const PlacedConflicts& all, Language language) {
  return all.list.empty() ? say(Word::conflict_none, language) + "\n"
                          : conflicts_page(all, language);
}

}  // namespace

Status show_conflicts(const Setting& setting, const std::string& evening,
                      const std::optional<std::string>& keep) {
  auto book = keep ? open_to_write(setting) : open_to_read(setting);
  if (!book) return book.error();
  std::optional<Uuid> wanted;
  if (!evening.empty()) {
    const auto asked = id_asked(setting, *book, evening, RecordKind::evening);
    if (!asked) return asked.error();
    wanted = *asked;
  }
  const auto found = conflicts(*book, wanted);
  if (!found) return fail(setting, found.error());
  if (keep) return keep_one(setting, *book, *found, *keep);

  return show(setting, placed_conflicts(*book, *found), found_answer, found_page);
}

}  // namespace kattegat::cli
