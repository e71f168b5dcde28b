// What belongs to an evening beside its games: payments, initials, games that have ended. Read,
// decided by the journal and stored in one step.
#include "db/writing.hpp"
#include "kattegat/journal/paying.hpp"

namespace kattegat {
namespace {

using Done = Result<std::monostate, BookFault>;

Done append(Store& store, std::vector<Draught> draughts) {
  if (draughts.empty()) return std::monostate{};
  Batch batch;
  batch.own = std::move(draughts);
  if (auto refused = append_own(store, std::move(batch))) return *refused;
  return std::monostate{};
}

Done append(Store& store, std::optional<Draught> draught) {
  std::vector<Draught> draughts;
  if (draught) draughts.push_back(std::move(*draught));
  return append(store, std::move(draughts));
}

std::optional<NightBefore> night_in(Store& store, const Uuid& evening) {
  return night_before(items_of(store, evening), people_of(store));
}

// Stores what `decide(NightBefore)` answers, if anything.
template <class Decide>
Done decide_tonight(Book& book, const Uuid& evening, Decide&& decide) {
  return write_if_good(book, [&]() -> Done {
    Store& store = book.store();
    const auto night = night_in(store, evening);
    if (!night) return no_evening(evening);
    auto draught = decide(*night);
    if (!draught) return fault_of(draught.error());
    return append(store, std::move(*draught));
  });
}

Done set_ended(Book& book, const Uuid& session, bool ended, const std::string& at) {
  return write_if_good(book, [&]() -> Done {
    Store& store = book.store();
    if (!evening_of(store, session)) return no_session(session);
    const auto self = [](const Uuid& id) { return id; };
    const SessionHistory history = session_history(session, {}, store.below(session), self);
    return append(store, ending(history, ended, at, random_uuid()));
  });
}

}  // namespace

Result<Closing, BookFault> load_closing(const Book& book, const Uuid& evening) {
  const auto view = look_at(book, evening);
  if (!view) return view.error();
  Closing closing = view->closing;
  NewNames back;
  for (const auto& [written, now] : new_names(view->history)) back[now] = written;
  rename_people(closing, back);
  return closing;
}

Result<Paid, BookFault> tick_payment(Book& book, const Uuid& evening, const MadePayment& payment,
                                     bool extra) {
  return write_if_good(book, [&]() -> Result<Paid, BookFault> {
    Store& store = book.store();
    const auto night = night_in(store, evening);
    if (!night) return no_evening(evening);
    const auto answer = paying(*night, payment, extra);
    if (!answer) return fault_of(answer.error());
    if (const Done done = append(store, answer->draughts); !done) return done.error();
    return Paid{answer->id, answer->draughts.empty()};
  });
}

Done untick_payment(Book& book, const Uuid& evening, const Uuid& payment, const std::string& at,
                    const std::string& why) {
  return decide_tonight(book, evening, [&](const NightBefore& night) {
    return taking_back(night, payment, at, why);
  });
}

Done set_initials(Book& book, const Uuid& evening, const Initials& initials) {
  return decide_tonight(book, evening, [&](const NightBefore& night) {
    return initialling(night, initials, random_uuid());
  });
}

Done end_session(Book& book, const Uuid& session, const std::string& at) {
  return set_ended(book, session, true, at);
}
Done resume_session(Book& book, const Uuid& session, const std::string& at) {
  return set_ended(book, session, false, at);
}

}  // namespace kattegat
