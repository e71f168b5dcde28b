// Appending entries to one session as they are made: what is stored by a tap costs what it changes,
// not what the book holds.
#include "db/book/session_log.hpp"

#include <algorithm>
#include <memory>

#include "db/book/steps/one_step.hpp"
#include "db/book/steps/reading_evenings.hpp"
#include "db/book/steps/reading_people.hpp"
#include "db/book/steps/writing.hpp"
#include "kattegat/journal/entering/entering.hpp"

namespace kattegat {
namespace {

// The session as it stands now; nothing when there is none.
std::optional<OpenSession> current(Store& store, const Uuid& session, NamesOf names) {
  const auto evening = evening_of(store, session);
  if (!evening) return std::nullopt;
  if (names == NamesOf::now) {
    const WhoIsWho who = who_is_who(store, HeadersFor::showing);
    return expect_sound(open_session(items_of(store, who.wholes, *evening, session), who.people,
                                     session, store.own_log()));
  }
  const Roster roster = roster_of(store);
  return expect_sound(
      open_session(items_of(store, roster, *evening, session), roster, session, store.own_log()));
}

void expect_room(Branch branch, std::size_t known, std::size_t more) {
  if (auto refused = one_log_too_many(branch, known, more)) throw Trouble{std::move(*refused)};
}

bool names_a_stranger(const Entering& answer) {
  const auto* violations = std::get_if<Violations>(&answer);
  return violations && std::any_of(violations->begin(), violations->end(),
                                   [](const Violation& one) { return one.not_seated.has_value(); });
}

}  // namespace

struct SessionLog::State {
  // The session as it stood when the book was at the mark: no records have come since, though words
  // may have. Without a mark it is read anew before anything is asked of it.
  struct Known {
    OpenSession session;
    std::optional<Mark> mark;
    // Read when they are first needed.
    std::optional<std::size_t> own = {};  // how many records of our log
    std::optional<EnteredSoFar> so_far = {};
  };
  Book& book;
  NamesOf names{};
  Known known;

  // What an entry that is stored makes of it.
  struct Next {
    AnyFold fold;
    std::optional<Mark> mark;
    std::size_t own = 0;
  };
  struct Step {
    std::variant<Entered, Violations> answer;
    std::optional<Next> next = {};  // nothing: there is nothing to store
  };

  Step append(const Json& json) {
    Store& store = book.store();
    const bool is_new = store.mark() != known.mark;
    if (is_new) read_anew();
    Entering answer = entering(known.session, json, questions_about(store));
    if (!is_new && names_a_stranger(answer)) {  // names may have come back
      read_anew();
      answer = entering(known.session, json, questions_about(store));
    }
    if (const auto* damage = std::get_if<Damage>(&answer)) damaged(*damage);
    if (auto* violations = std::get_if<Violations>(&answer)) return {std::move(*violations)};
    if (const auto* there = std::get_if<KnownEntry>(&answer))
      return {Entered{there->id, true, there->differs, there->points, store.own_end().hash}};
    return store_new(store, std::move(std::get<NewEntry>(answer)));
  }
  // Once that is on the disk.
  void go_on(Next next) {
    known.session.fold = std::move(next.fold);
    known.mark = next.mark;
    known.own = next.own;
    known.so_far.reset();
  }

 private:
  Step store_new(Store& store, NewEntry made) {
    Batch batch;
    batch.own = std::move(made.new_records);
    const bool takes_over = batch.own.front().kind == RecordKind::session;
    if (takes_over) expect_room(Branch::evening, store.own_below(batch.own.front().parent), 1);
    batch.postings = std::move(made.postings);
    // Counted once, then told: append_own() would count all of them for every entry.
    if (!known.own) known.own = store.own_below(known.session.sheet.id);
    const std::size_t more = batch.own.size() - (takes_over ? 1 : 0);
    expect_room(Branch::session, *known.own, more);
    const Appended appended = store.append(batch);
    Next next{std::move(made.after), appended.mark, *known.own + more};
    if (takes_over) next.mark.reset();
    return {Entered{made.id, false, false, made.points, appended.head}, std::move(next)};
  }

  [[nodiscard]] EntryQuestions questions_about(Store& store) {
    return {[&store](const Uuid& id) { return is_taken(store, id); },
            [this, &store] { return entered(store); }, random_uuid};
  }
  // Read once for all that are said again, until somebody stores something.
  [[nodiscard]] Result<const EnteredSoFar*, Damage> entered(Store& store) {
    if (known.so_far) return &*known.so_far;
    const Uuid& session = known.session.sheet.id;
    const auto around = evening_of(store, session);
    if (!around) return missing_session(session);
    const Roster roster = roster_of(store);
    auto read = entered_so_far(items_of(store, roster, *around, session), roster, session);
    if (!read) return read.error();
    known.so_far = std::move(*read);
    return &*known.so_far;
  }

  void read_anew() {
    Store& store = book.store();
    auto found = current(store, known.session.sheet.id, names);
    if (!found) damaged(missing_session(known.session.sheet.id));
    known = {std::move(*found), store.mark()};
  }
};

SessionLog::SessionLog(std::unique_ptr<State> state) : state_(std::move(state)) {}
SessionLog::SessionLog(SessionLog&&) noexcept = default;
SessionLog::~SessionLog() = default;

const std::vector<std::string>& SessionLog::seats() const { return state_->known.session.shown; }

Result<SessionLog, BookFault> SessionLog::open(Book& book, const Uuid& session, NamesOf names) {
  auto opened = read(book, [&]() -> std::unique_ptr<State> {
    auto found = current(book.store(), session, names);
    if (!found) return nullptr;
    return std::unique_ptr<State>(new State{book, names, {std::move(*found), book.store().mark()}});
  });
  if (!opened) return opened.error();
  if (!*opened) return no_session(session);
  return SessionLog(std::move(*opened));
}

Result<std::variant<SessionLog::Entered, Violations>, BookFault> SessionLog::append(
    const Json& entry) {
  State& state = *state_;
  auto step = write(
      state.book, [&] { return state.append(entry); },
      [](const State::Step& one) { return one.next.has_value(); });
  if (!step) {
    state.known.mark.reset();  // whatever became of it, the next one looks anew
    return step.error();
  }
  if (step->next) state.go_on(std::move(*step->next));
  return std::move(step->answer);
}

}  // namespace kattegat
