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
    const People people = people_of(store);
    return expect_sound(open_session(items_of(store, people.roster, *evening, session), people,
                                     session, store.own_log()));
  }
  const Roster roster = roster_of(store);
  return expect_sound(
      open_session(items_of(store, roster, *evening, session), roster, session, store.own_log()));
}

bool names_a_stranger(const Entering& answer) {
  const auto* violations = std::get_if<Violations>(&answer);
  return violations && std::any_of(violations->begin(), violations->end(), [](const auto& one) {
           return one.text.word == Word::form_not_seated;
         });
}

}  // namespace

struct SessionLog::State {
  Book& book;
  NamesOf names{};
  OpenSession now;
  Mark mark{};  // of what `now` knows: no records have come since, though their words may have

  using Answer = std::variant<Entered, Violations>;

  Answer append(const Json& json) {
    Store& store = book.store();
    const bool is_new = store.mark() != mark;
    if (is_new) reload();
    Entering answer = entering(now, json, questions_about(store));
    if (!is_new && names_a_stranger(answer)) {  // names may have come back
      reload();
      answer = entering(now, json, questions_about(store));
    }
    if (const auto* damage = std::get_if<Damage>(&answer)) damaged(*damage);
    if (auto* violations = std::get_if<Violations>(&answer)) return std::move(*violations);
    if (const auto* known = std::get_if<KnownEntry>(&answer))
      return Entered{known->id, true, known->differs, known->points, store.own_head()};
    NewEntry& made = std::get<NewEntry>(answer);
    Batch batch;
    batch.own = std::move(made.new_records);
    const bool takes_over = batch.own.front().kind == RecordKind::session;
    batch.postings = std::move(made.postings);
    // Counted once, then told: append_own() would count all of them for every entry.
    if (!own) own = store.own_below(now.sheet.id);
    if (auto refused = one_log_too_many(Branch::session, *own, batch.own.size()))
      throw Trouble{std::move(*refused)};
    const Appended appended = store.append(batch);
    *own += batch.own.size();
    pending = made.after;
    pending_mark = takes_over ? -1 : appended.mark;  // then the session is read anew
    return Entered{made.id, false, false, made.points, appended.head};
  }

  [[nodiscard]] EntryQuestions questions_about(Store& store) {
    return {[&store](const Uuid& id) { return is_taken(store, id); },
            [this, &store] { return entered(store); }, random_uuid};
  }
  // Read once for all that are said again, until somebody stores something.
  [[nodiscard]] Result<const EnteredSoFar*, Damage> entered(Store& store) {
    if (so_far && so_far_mark == store.mark()) return &*so_far;
    const auto around = evening_of(store, now.sheet.id);
    if (!around) return missing_session(now.sheet.id);
    const Roster roster = roster_of(store);
    auto read =
        entered_so_far(items_of(store, roster, *around, now.sheet.id), roster, now.sheet.id);
    if (!read) return read.error();
    so_far = std::move(*read);
    so_far_mark = store.mark();
    return &*so_far;
  }

  void reload() {
    auto found = current(book.store(), now.sheet.id, names);
    if (!found) damaged(missing_session(now.sheet.id));
    now = std::move(*found);
    own.reset();
    mark = book.store().mark();
  }

  // The fold with the entry that is being stored: the session moves on when that is on the disk.
  std::optional<AnyFold> pending{};
  Mark pending_mark = 0;
  std::optional<std::size_t> own{};  // records of our log in the session
  std::optional<EnteredSoFar> so_far{};
  Mark so_far_mark = 0;
};

SessionLog::SessionLog(std::unique_ptr<State> state) : state_(std::move(state)) {}
SessionLog::SessionLog(SessionLog&&) noexcept = default;
SessionLog::~SessionLog() = default;

const std::vector<std::string>& SessionLog::seats() const { return state_->now.shown; }

Result<SessionLog, BookFault> SessionLog::open(Book& book, const Uuid& session, NamesOf names) {
  auto opened = read(book, [&]() -> std::unique_ptr<State> {
    auto found = current(book.store(), session, names);
    if (!found) return nullptr;
    return std::unique_ptr<State>(new State{book, names, std::move(*found), book.store().mark()});
  });
  if (!opened) return opened.error();
  if (!*opened) return no_session(session);
  return SessionLog(std::move(*opened));
}

Result<std::variant<SessionLog::Entered, Violations>, BookFault> SessionLog::append(
    const Json& entry) {
  State& state = *state_;
  state.pending.reset();
  auto answer = write(
      state.book, [&] { return state.append(entry); },
      [](const State::Answer& a) {
        const auto* entered = std::get_if<Entered>(&a);
        return entered && !entered->already;
      });
  if (!answer) state.mark = -1;  // whatever became of it, the next one looks anew
  if (!answer || !state.pending) return answer;
  state.now.fold = *std::exchange(state.pending, std::nullopt);
  state.mark = state.pending_mark;
  return answer;
}

}  // namespace kattegat
