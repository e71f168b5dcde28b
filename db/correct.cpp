// A correction: a new entry in the place of another one.
#include "db/desk.hpp"
#include "db/records.hpp"

namespace kattegat {
namespace {

using Answer = std::variant<CorrectedEntry, Refused>;

struct Reading {
  Uuid id;
  std::string body;
  Violations form;
};

Reading read(const SessionFile& session, const Json& replacement) {
  return std::visit(
      [&]<class G>(const Play<G>&) {
        const Draft<G> draft = read_entry<G>(replacement, session.seats);
        return Reading{draft.entry.stamp.id.value_or(random_uuid()),
                       to_line(entry_to_json(draft.entry, session.seats)), draft.form};
      },
      session.play);
}

class Correction {
 public:
  Correction(Connection& connection, OwnLog& log, const Uuid& session)
      : connection_(connection),
        log_(log),
        before_(known_session(connection, session)),
        was_(load_session(connection, before_)) {}

  Answer run(const Uuid& entry, const std::string& why, const Json& replacement, bool force) {
    const Reading read = kattegat::read(was_, replacement);
    const bool known = corrects(read.id, entry);
    CorrectedEntry answer{.id = read.id, .known = known, .evening = {}, .broken = {}};
    Complaints complaints = complaints_of(read, answer.known);
    if (complaints.empty() && !answer.known) append(entry, why, read);

    answer.evening = evening();
    const SessionFile* now = &answer.evening.sessions.front();
    for (const SessionFile& session : answer.evening.sessions)
      if (session.id == before_.id) now = &session;
    for (Complaint& complaint : complaints) complaint.session = now->index;
    if (answer.known) return answer;
    bool forced = force && complaints.empty();
    for (Complaint& caused : newly_broken(&was_, *now)) {
      if (id_of(*now, *caused.entry) == read.id) forced = false;
      complaints.push_back(std::move(caused));
    }
    if (!complaints.empty() && !forced)
      return Refused{std::move(answer.evening), std::move(complaints)};
    post_session(connection_, known_session(connection_, before_.id), *now,
                 *row_of(connection_, "correction", read.id));
    answer.broken = newly_broken(nullptr, *now);
    return answer;
  }

 private:
  // The correction has been stored before, under this id.
  [[nodiscard]] bool corrects(const Uuid& id, const Uuid& entry) const {
    Query found = connection_.query(
        "SELECT body FROM record WHERE id = ? AND kind = 'correction' AND parent = ?", id,
        before_.id);
    if (!found.step()) return false;
    const auto json = parse_json(found.text(0));
    const Json* corrected = json ? json->find("entry") : nullptr;
    return corrected && *corrected == Json(to_string(entry));
  }
  Complaints complaints_of(const Reading& read, bool known) const {
    Complaints complaints;
    for (const Violation& violation : read.form) complaints.push_back({{}, {}, violation});
    if (!known && before_.entries.size() >= entries_limit)
      complaints.push_back(
          {{}, {}, {"type", text(Word::session_full, std::int64_t{entries_limit})}});
    if (!known && connection_.number("SELECT seq FROM record WHERE id = ?", read.id))
      complaints.push_back({{}, {}, {"id", text(Word::import_differs, to_string(read.id))}});
    return complaints;
  }
  void append(const Uuid& entry, const std::string& why, const Reading& read) {
    auto as = parse_json(read.body);
    Json::Object body{{"entry", to_string(entry)}, {"why", why}};
    if (const Json* at = as->find("at")) body.emplace_back("at", *at);
    body.emplace_back("as", std::move(*as));
    log_.append("correction", read.id, before_.id, to_line(body));
  }
  Evening evening() {
    auto evening = typed(connection_, known_evening(connection_, before_.evening));
    if (!evening) unreadable(before_.evening, "it cannot be read");
    return std::move(*evening);
  }
  static Uuid id_of(const SessionFile& session, std::size_t entry) {
    return std::visit([&](const auto& play) { return *play.drafts[entry].entry.stamp.id; },
                      session.play);
  }

  Connection& connection_;
  OwnLog& log_;
  StoredSession before_;
  SessionFile was_;
};

}  // namespace

Stored<CorrectedEntry> correct_entry(Book& book, const Uuid& entry, const std::string& why,
                                     const Json& replacement, bool force) {
  Connection& connection = book.connection();
  const auto session = guarded(connection, [&] { return session_of_entry(connection, entry); });
  if (!session) return session.error();
  if (!*session)
    return BookFault{BookFault::Kind::not_found, text(Word::book_no_entry, to_string(entry))};
  return write(
      connection,
      [&](OwnLog& log) {
        return Correction(connection, log, **session).run(entry, why, replacement, force);
      },
      [](const Answer& answer) {
        const auto* corrected = std::get_if<CorrectedEntry>(&answer);
        return corrected && !corrected->known;
      });
}

}  // namespace kattegat
