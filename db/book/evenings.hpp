// The evenings of a book, read.
#pragma once
#include <vector>

#include "db/book/book.hpp"
#include "db/store/fault.hpp"
#include "kattegat/journal/evenings/evening_line.hpp"
#include "kattegat/journal/evenings/evening_view.hpp"
#include "kattegat/journal/evenings/who_is_who.hpp"

namespace kattegat {

Result<std::vector<EveningLine>, BookFault> list_evenings(const Book&);

Result<EveningView, BookFault> look_at(const Book&, const Uuid& evening);
// Who everybody is hangs on every evening of the book: whoever looks again after a deal, which
// changes nobody, has it from before.
Result<People, BookFault> load_people(const Book&);
Result<EveningView, BookFault> look_at(const Book&, const Uuid& evening, const People&);
Result<EveningView, BookFault> look_at(const Book&, const Uuid& evening, const WhoIsWho&);
// The same, and where the book stood then.
struct EveningWithHeads {
  EveningView view;
  std::vector<Head> heads;
};
Result<EveningWithHeads, BookFault> look_with_heads(const Book&, const Uuid& evening);
Result<EveningWithHeads, BookFault> look_with_heads(const Book&, const Uuid& evening,
                                                    const People&);

Result<Uuid, BookFault> evening_of_session(const Book&, const Uuid& session);

}  // namespace kattegat
