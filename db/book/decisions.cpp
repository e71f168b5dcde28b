#include "db/book/decisions.hpp"

#include <set>

#include "db/book/steps/one_step.hpp"
#include "db/book/steps/reading_evenings.hpp"
#include "db/book/steps/reading_people.hpp"
#include "db/book/steps/writing.hpp"
#include "kattegat/core/text/joined.hpp"
#include "kattegat/journal/entering/correcting.hpp"
#include "kattegat/journal/entering/reseating.hpp"

namespace kattegat {
namespace {

bool is_new(const Decided& decided) { return !decided.already; }

SessionBefore before_in(Store& store, const Uuid& evening, const Uuid& session) {
  WhoIsWho who = who_is_who(store, HeadersFor::showing);
  return expect_sound(session_before(items_of(store, who.wholes, evening), std::move(who.people),
                                     session, store.booked(session), store.own_log()));
}

Result<Uuid, BookFault> session_asked(Store& store, const EntryAsked& asked) {
  const std::set<Uuid> sessions = sessions_of(store, asked.entry);
  if (asked.session && sessions.count(*asked.session) > 0) return *asked.session;
  if (asked.session || sessions.empty()) return no_entry(asked.entry);
  if (sessions.size() == 1) return *sessions.begin();
  const auto digits = [](const Uuid& id) { return to_string(id); };
  return BookFault{
      BookFault::Kind::ambiguous,
      text(Word::book_entry_in_several, to_string(asked.entry), joined(sessions, ", ", digits))};
}

// What is answered names them as whoever asks does.
Stored<Decided> in_names(NamesOf names, const SessionBefore& before, Stored<Decided> stored) {
  if (!stored || names == NamesOf::that_night) return stored;
  std::visit(
      [&](auto& answer) {
        answer.evening = renamed(std::move(answer.evening), new_names(before.sound.history));
      },
      *stored);
  return stored;
}

EntryRequest request_of(const EntryAsked& asked, const Because& because, const std::string& at) {
  return {asked.entry, because.why, because.force, at};
}

// Runs `decide(Store&, SessionBefore&)` where the entry stands.
template <class Decide>
Stored<Decided> decide_on(Book& book, const EntryAsked& asked, Decide&& decide) {
  return write_if_new(
      book,
      [&]() -> Stored<Decided> {
        Store& store = book.store();
        const auto session = session_asked(store, asked);
        if (!session) return session.error();
        const auto evening = evening_of(store, *session);
        if (!evening) return no_entry(asked.entry);
        const SessionBefore before = before_in(store, *evening, *session);
        return in_names(asked.names, before, store_amended(store, decide(store, before)));
      },
      is_new);
}

Result<Changed, BookFault> set_ended(Book& book, const Uuid& session, bool ended,
                                     const std::string& at) {
  return write_if_good(book, [&]() -> Result<Changed, BookFault> {
    Store& store = book.store();
    if (!evening_of(store, session)) return no_session(session);
    Items below = store.below(session, Branch::session);
    sort_items(below);
    auto made = ending(session, ended_in(session, below), ended, at, random_uuid());
    if (!made) return Changed::no;
    if (auto refused = append_own(store, {{std::move(*made)}})) return *refused;
    return Changed::yes;
  });
}

}  // namespace

Stored<Decided> void_entry(Book& book, const EntryAsked& asked, const Because& because,
                           const std::string& at) {
  return decide_on(book, asked, [&](Store&, const SessionBefore& before) {
    return voiding(before, request_of(asked, because, at), random_uuid());
  });
}

Stored<Decided> restore_entry(Book& book, const EntryAsked& asked, const Because& because,
                              const std::string& at) {
  return decide_on(book, asked, [&](Store&, const SessionBefore& before) {
    return restoring(before, request_of(asked, because, at), random_uuid());
  });
}

Stored<Decided> correct_entry(Book& book, const EntryAsked& asked, const Json& replacement,
                              const Because& because, const std::string& at) {
  return decide_on(book, asked, [&](Store& store, const SessionBefore& before) {
    const auto taken = [&](const Uuid& id) { return is_taken(store, id); };
    return correcting(before, request_of(asked, because, at),
                      read_replacement(before, replacement, asked.names, asked.entry, taken));
  });
}

Stored<Decided> reseat_session(Book& book, const Uuid& session,
                               const std::vector<std::string>& seats, Reseat kind,
                               const Because& because) {
  return write_if_new(
      book,
      [&]() -> Stored<Decided> {
        Store& store = book.store();
        const auto evening = evening_of(store, session);
        if (!evening) return no_session(session);
        return store_amended(store, reseating(before_in(store, *evening, session),
                                              {seats, kind, because.why, because.force}));
      },
      is_new);
}

Result<Changed, BookFault> end_session(Book& book, const Uuid& session, const std::string& at) {
  return set_ended(book, session, true, at);
}
Result<Changed, BookFault> resume_session(Book& book, const Uuid& session, const std::string& at) {
  return set_ended(book, session, false, at);
}

}  // namespace kattegat
