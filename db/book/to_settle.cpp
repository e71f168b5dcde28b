#include "db/book/to_settle.hpp"

#include "db/book/evenings.hpp"
#include "db/book/one_step.hpp"

namespace kattegat {

Result<EveningToSettle, BookFault> look_to_settle(const Book& book, const Uuid& evening) {
  return flat(read(book, [&]() -> Result<EveningToSettle, BookFault> {
    auto view = look_at(book, evening);
    if (!view) return view.error();
    auto purse = look_at_purse(book, {.evening = view->history.id});
    if (!purse) return purse.error();
    auto decided_apart = conflicts(book, *view);
    if (!decided_apart) return decided_apart.error();
    return EveningToSettle{std::move(*view), std::move(*purse), std::move(*decided_apart)};
  }));
}

}  // namespace kattegat
