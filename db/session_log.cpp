// Appending entries to one session as they are made: what is stored by a tap costs what it changes,
// not what the book holds.
#include <algorithm>

#include "db/writing.hpp"

namespace kattegat {
namespace {

// The fold of a session in memory, valid while nobody else has written to the book.
template <class G>
struct Fold {
  Session<G> session;
  std::size_t entries;
};
using AnyFold = EachGame<Fold>::Variant;

AnyFold fold(const SessionFile& session) {
  return std::visit(
      []<class G>(const Play<G>& play) -> AnyFold {
        Fold<G> folded{Session<G>(play.table), play.drafts.size()};
        for (const Draft<G>& draft : play.drafts) judge_next(folded.session, draft);
        return folded;
      },
      session.play);
}

// The session as it stands now.
struct Current {
  SessionContents header;
  std::vector<std::string> seats;
  AnyFold fold;
};

std::optional<Current> current(Store& store, const Uuid& session) {
  const auto evening = evening_of(store, session);
  if (!evening) return std::nullopt;
  const EveningHistory history =
      known_history(items_of(store, *evening, session), people_of(store));
  const Evening whole = known_evening(history);
  const SessionFile& file = file_in(whole, session);
  return Current{session_in(history, session).header, file.seats, fold(file)};
}

}  // namespace

struct SessionLog::State {
  Book& book;
  Uuid id;
  Current now;
  Mark mark{};  // what the fold knows of the book

  using Answer = std::variant<Entered, Violations>;

  Answer append(const Json& json) {
    Store& store = book.store();
    if (store.mark() != mark) reload();
    return std::visit([&](auto& folded) { return append(store, folded, json); }, now.fold);
  }

  template <class G>
  Answer append(Store& store, Fold<G>& folded, const Json& json) {
    Draft<G> draft = read_entry<G>(json, now.seats);
    const EntryContents contents = to_contents<G>(draft.entry, numbers_clockwise(now.header));
    if (const auto& given = draft.entry.stamp.id; given && draft.form.empty())
      if (const auto known = find_known(store, *given, contents)) return *known;
    if (folded.entries >= entries_limit)
      draft.form.push_back({"type", text(Word::session_full, std::int64_t{entries_limit})});

    // Judged on a copy: the fold moves on only when the entry is on the disk.
    Fold<G> next = folded;
    const JudgedEntry judged = judge_next(next.session, draft);
    if (!judged.violations.empty()) return judged.violations;
    ++next.entries;
    Entered entered;
    entered.id = draft.entry.stamp.id.value_or(random_uuid());
    entered.points = judged.points;
    Batch batch;
    batch.own.push_back(draught(Kind::entry, entered.id, id, contents));
    if (const auto& voided = draft.entry.stamp.voided) void_at_once(batch, *voided, entered.id);
    book_points(batch, judged.points);
    const Appended appended = store.append(batch);
    entered.head = appended.head;
    pending = next;
    pending_mark = appended.mark;
    return entered;
  }

  void void_at_once(Batch& batch, const Voided& voided, const Uuid& entry) const {
    batch.own.push_back(draught(Kind::voided, random_uuid(), id,
                                DecisionContents{entry, voided.at.value_or(""), voided.why, {}}));
  }
  void book_points(Batch& batch, const PerSeat<Points>& points) const {
    Nets nets{};
    for (std::size_t seat = 0; seat < now.header.order.size(); ++seat)
      nets[static_cast<std::size_t>(now.header.order[seat])] = points[Seat{static_cast<int>(seat)}];
    for (const Transfer& transfer : payments(nets))
      batch.movements.push_back({id, -1, transfer.from.index, transfer.to.index, transfer.amount});
  }

  // What became of an entry that was stored before under this id.
  std::optional<Answer> find_known(Store& store, const Uuid& entry, const EntryContents& contents) {
    if (store.with_id(entry).empty()) return std::nullopt;
    const auto evening = evening_of(store, id);
    const EveningHistory history = known_history(items_of(store, *evening, id), people_of(store));
    const SessionHistory& sheet = session_in(history, id);
    const auto row = std::find_if(sheet.entries.begin(), sheet.entries.end(),
                                  [&](const EntryRow& one) { return one.id == entry; });
    if (row == sheet.entries.end())
      return Violations{{"id", text(Word::import_differs, to_string(entry))}};
    const auto index = static_cast<std::size_t>(row - sheet.entries.begin());
    Entered entered;
    entered.id = entry;
    entered.known = true;
    entered.differs = row->contents.body != contents.body || row->contents.texts != contents.texts;
    entered.points = judge(file_in(known_evening(history), id)).entries[index].points;
    entered.head = store.own_head();
    return entered;
  }

  void reload() {
    auto found = current(book.store(), id);
    if (!found) unreadable(id, "this session is missing");
    now = std::move(*found);
    mark = book.store().mark();
  }

  std::optional<AnyFold> pending{};  // the fold with the entry that is being stored
  Mark pending_mark = 0;
};

SessionLog::SessionLog(std::unique_ptr<State> state) : state_(std::move(state)) {}
SessionLog::SessionLog(SessionLog&&) noexcept = default;
SessionLog::~SessionLog() = default;

const std::vector<std::string>& SessionLog::seats() const { return state_->now.seats; }

Result<SessionLog, BookFault> SessionLog::open(Book& book, const Uuid& session) {
  auto opened = read(book, [&]() -> std::unique_ptr<State> {
    auto found = current(book.store(), session);
    if (!found) return nullptr;
    return std::unique_ptr<State>(new State{book, session, std::move(*found), book.store().mark()});
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
        return entered && !entered->known;
      });
  if (!answer) state.mark = -1;  // whatever became of it, the next one looks anew
  if (!answer || !state.pending) return answer;
  state.now.fold = *std::exchange(state.pending, std::nullopt);
  state.mark = state.pending_mark;
  return answer;
}

}  // namespace kattegat
