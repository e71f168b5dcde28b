#include "join.hpp"

#include "db/book/joining.hpp"
#include "src/cli/ids.hpp"
#include "src/cli/opened.hpp"

namespace kattegat::cli {

Status join(const Setting& setting, const std::vector<std::string>& evenings) {
  auto book = open_to_write(setting);
  if (!book) return book.error();
  const auto ids = evening_ids(setting, *book, evenings);
  if (!ids) return ids.error();
  const auto changed = join_evenings(*book, *ids);
  if (!changed) return fail(setting, changed.error());
  const bool known = *changed == Changed::no;
  return answer(after_storing(setting), {{"ok", true}, {"known", known}},
                text(either<Word::join_known, Word::join_done>(known)));
}

Status part(const Setting& setting, const std::vector<std::string>& evenings) {
  auto book = open_to_write(setting);
  if (!book) return book.error();
  const auto ids = evening_ids(setting, *book, evenings);
  if (!ids) return ids.error();
  if (const auto parted = part_evenings(*book, *ids); !parted) return fail(setting, parted.error());
  return answer(after_storing(setting), {{"ok", true}, {"known", false}}, text(Word::join_apart));
}

}  // namespace kattegat::cli
