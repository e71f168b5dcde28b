// Appending entries to one session as they are made.
#include "db/records.hpp"

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

}  // namespace

struct SessionLog::State {
  Connection& connection;
  Uuid id;
  std::int64_t row;  // of the session's header
  std::vector<std::string> seats;
  AnyFold fold;
  std::int64_t newest;  // the newest record of the book that the fold knows

  using Answer = std::variant<Appended, Violations>;

  Answer append(OwnLog& log, const Json& json) {
    if (connection.number("SELECT max(seq) FROM record") != newest) reload();
    return std::visit([&](auto& folded) { return append(log, folded, json); }, fold);
  }

  template <class G>
  Answer append(OwnLog& log, Fold<G>& folded, const Json& json) {
    Draft<G> draft = read_entry<G>(json, seats);
    const std::string body = to_line(entry_to_json(draft.entry, seats));
    if (const auto& given = draft.entry.stamp.id; given && draft.form.empty())
      if (const auto known = find_known(*given, body)) return *known;
    if (folded.entries >= entries_limit)
      draft.form.push_back({"type", text(Word::session_full, std::int64_t{entries_limit})});

    // Judged on a copy: the fold moves on only when the entry is on the disk.
    Fold<G> next = folded;
    const JudgedEntry judged = judge_next(next.session, draft);
    if (!judged.violations.empty()) return judged.violations;
    ++next.entries;
    Appended appended{.id = draft.entry.stamp.id.value_or(random_uuid()), .points = judged.points};
    const std::int64_t entry = log.append("entry", appended.id, id, body);
    Poster(connection, entry, row, seats)
        .post(entry, std::span(judged.points.each).first(seats.size()));
    if (const auto& voided = draft.entry.stamp.voided) append_void(log, appended.id, id, *voided);
    appended.head = log.last().hash;
    pending = next;
    return appended;
  }

  // What became of an entry that was stored before under this id.
  std::optional<Answer> find_known(const Uuid& entry, const std::string& body) {
    if (!connection.number("SELECT seq FROM record WHERE id = ?", entry)) return std::nullopt;
    const StoredSession stored = known_session(connection, id);
    const auto place = std::find_if(stored.entries.begin(), stored.entries.end(),
                                    [&](const StoredEntry& e) { return e.id == entry; });
    if (place == stored.entries.end())
      return Violations{{"id", text(Word::import_differs, to_string(entry))}};
    const SessionFile session = load_session(connection, stored);
    const auto index = static_cast<std::size_t>(place - stored.entries.begin());
    Query tail = connection.query(
        "SELECT hash FROM record JOIN self USING (origin) ORDER BY number DESC LIMIT 1");
    if (!tail.step()) unreadable(entry, "no log of our own");
    return Appended{.id = entry,
                    .known = true,
                    .differs = place->body != body,
                    .points = judge(session).entries[index].points,
                    .head = tail.bytes<32>(0)};
  }

  void reload() {
    fold = kattegat::fold(load_session(connection, known_session(connection, id)));
    newest = connection.number("SELECT max(seq) FROM record").value_or(0);
  }

  void accept() {
    fold = *pending;
    newest = connection.number("SELECT max(seq) FROM record").value_or(0);
  }

  std::optional<AnyFold> pending{};  // the fold with the entry that is being stored
};

SessionLog::SessionLog(std::unique_ptr<State> state) : state_(std::move(state)) {}
SessionLog::SessionLog(SessionLog&&) noexcept = default;
SessionLog::~SessionLog() = default;

const std::vector<std::string>& SessionLog::seats() const { return state_->seats; }

Result<SessionLog, BookFault> SessionLog::open(Book& book, const Uuid& session) {
  Connection& connection = book.connection();
  auto opened = guarded(connection, [&]() -> std::unique_ptr<State> {
    const auto newest = connection.number("SELECT max(seq) FROM record").value_or(0);
    const auto stored = stored_session(connection, session);
    if (!stored) return nullptr;
    const SessionFile file = load_session(connection, *stored);
    return std::unique_ptr<State>(
        new State{connection, session, stored->seq, file.seats, fold(file), newest});
  });
  if (!opened) return opened.error();
  if (!*opened)
    return BookFault{BookFault::Kind::not_found, text(Word::book_no_session, to_string(session))};
  return SessionLog(std::move(*opened));
}

Result<std::variant<SessionLog::Appended, Violations>, BookFault> SessionLog::append(
    const Json& entry) {
  state_->pending.reset();
  auto answer = write(
      state_->connection, [&](OwnLog& log) { return state_->append(log, entry); },
      [](const State::Answer& a) {
        const auto* appended = std::get_if<Appended>(&a);
        return appended && !appended->known;
      });
  if (!answer || !state_->pending) return answer;
  const auto accepted = guarded(state_->connection, [&] {
    state_->accept();
    return true;
  });
  if (!accepted) state_->newest = -1;  // the entry is stored; the next one folds anew
  return answer;
}

}  // namespace kattegat
