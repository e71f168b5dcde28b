#include "db/book/to_settle.hpp"

#include <optional>
#include <utility>

#include "db/book/evenings.hpp"
#include "db/book/steps/one_step.hpp"

namespace kattegat {

Result<EveningToSettle, BookFault> look_to_settle(const Book& book, const Uuid& evening) {
  std::optional<EveningToSettle> looked;
  const auto asked = read(book, [&]() -> std::optional<BookFault> {
    auto view = look_at(book, evening);
    if (!view) return view.error();
    auto purse = look_at_purse(book, {.evening = view->history.id});
    if (!purse) return purse.error();
    auto decided_apart = settlement_conflicts(book, *view);
    if (!decided_apart) return decided_apart.error();
    looked.emplace(EveningToSettle{std::move(*view), std::move(*purse),
                                   placed_conflicts(book, std::move(*decided_apart))});
    return std::nullopt;
  });
  if (!asked) return asked.error();
  if (*asked) return **asked;
  return std::move(*looked);
}

}  // namespace kattegat
