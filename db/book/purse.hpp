// The club's purse in a book: read, entered and decided in one step.
#pragma once
#include "db/book/book.hpp"
#include "db/book/stored.hpp"
#include "db/store/fault.hpp"
#include "kattegat/journal/purse/purse_request.hpp"
#include "kattegat/journal/purse/purse_view.hpp"

namespace kattegat {

Result<PurseView, BookFault> look_at_purse(const Book&, const PurseChoice& = {});

struct PurseEntered {
  Uuid id;
  bool already = false;  // stood already; nothing was added
};
// All of them or none. What has been entered before is known, unless it is extra.
Result<std::vector<PurseEntered>, BookFault> enter_in_purse(Book&,
                                                            const std::vector<PurseContents>&,
                                                            Extra);
// One more where no more equal ones stand than somebody has seen; else that is meant which stands.
struct SeenMovement {
  PurseContents movement;
  std::int64_t seen = 0;
  bool is_paid = false;  // at once: its payment follows
};
Result<std::vector<PurseEntered>, BookFault> enter_as_seen(Book&, const SeenMovement&);
// Void, or counting again.
Result<Changed, BookFault> decide_in_purse(Book&, const PurseRequest&);

}  // namespace kattegat
