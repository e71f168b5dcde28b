#include "db/book/to_settle.hpp"

#include <utility>

#include "db/book/evenings.hpp"
#include "db/book/steps/one_step.hpp"
#include "db/book/steps/reading_purse.hpp"
#include "db/book/steps/whole_evening.hpp"

namespace kattegat {

Result<EveningToSettle, BookFault> look_to_settle(const Book& book, const Uuid& evening) {
  return flat(read(book, [&]() -> Result<EveningToSettle, BookFault> {
    const WhoIsWho who = whole_who_is_who(book.store(), HeadersFor::settling);
    auto view = look_at(book, evening, who);
    if (!view) return view.error();
    auto decided_apart = settlement_conflicts(book, *view);
    if (!decided_apart) return decided_apart.error();
    PurseView purse = purse_view_of(book.store(), who, {.evening = view->history.id});
    return EveningToSettle{std::move(*view), std::move(purse),
                           placed_conflicts(book, std::move(*decided_apart), who)};
  }));
}

}  // namespace kattegat
