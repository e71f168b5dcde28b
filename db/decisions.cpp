// Decisions about entries, and seats put right: what they would come to is judged before anything
// is stored.
#include <algorithm>

#include "db/writing.hpp"

namespace kattegat {
namespace {

using Answer = std::variant<Decided, Refused>;
using Reply = Result<Answer, BookFault>;

// The session in which a decision is taken, as it is before it.
struct Before {
  EveningItems items;
  People people;
  EveningHistory history;
  Evening evening;
  Uuid session;

  Before(Store& store, const Uuid& evening_id, const Uuid& session_id)
      : items(items_of(store, evening_id)),
        people(people_of(store)),
        history(known_history(items, people)),
        evening(known_evening(history)),
        session(session_id) {}
  [[nodiscard]] const SessionHistory& sheet() const { return session_in(history, session); }
  [[nodiscard]] const SessionFile& file() const { return file_in(evening, session); }
  [[nodiscard]] const EntryRow* row(const Uuid& entry) const {
    for (const EntryRow& one : sheet().entries)
      if (one.id == entry) return &one;
    return nullptr;
  }
  [[nodiscard]] Follows follows(const Uuid& entry) const {
    return decisions_on(entry, items.sessions.at(session).below).value_or(Follows{});
  }
};

struct Proposal {
  std::vector<Draught> draughts;
  Uuid stands;                       // the entry that stands afterwards
  std::optional<Uuid> must_be_good;  // what is wrong with this entry cannot be forced
};

Uuid id_of(const SessionFile& session, std::size_t entry) {
  return std::visit([&](const auto& play) { return *play.drafts[entry].entry.stamp.id; },
                    session.play);
}

// Stores the proposal, unless entries then break a rule that did not.
Answer settle_on(Store& store, const Before& before, const Proposal& proposal, bool force) {
  const EveningHistory history =
      known_history(with_draughts(before.items, proposal.draughts), before.people);
  Evening evening = known_evening(history);
  const SessionFile& after = file_in(evening, before.session);
  Complaints caused = newly_broken(&before.file(), after);
  const bool forced =
      force && std::none_of(caused.begin(), caused.end(), [&](const Complaint& complaint) {
        return id_of(after, *complaint.entry) == proposal.must_be_good;
      });
  if (!caused.empty() && !forced) return Refused{std::move(evening), std::move(caused)};
  store.append({.others = {},
                .ends = {},
                .own = proposal.draughts,
                .movements = movements(session_in(history, before.session), judge(after),
                                       store.booked(before.session)),
                .remember = {},
                .forget = {}});
  Complaints broken = newly_broken(nullptr, after);
  return Decided{proposal.stands, false, std::move(evening), std::move(broken)};
}

bool is_new(const Reply& reply) {
  const auto* decided = reply ? std::get_if<Decided>(&*reply) : nullptr;
  return decided && !decided->known;
}

// Runs `decide(Store&, Before&, EntryRow&)` where the entry stands.
template <class Decide>
Stored<Decided> decide_on(Book& book, const Uuid& entry, Decide&& decide) {
  return flat<Answer>(write(
      book,
      [&]() -> Reply {
        Store& store = book.store();
        const auto session = session_of(store, entry);
        const auto evening = session ? evening_of(store, *session) : std::nullopt;
        if (!evening) return no_entry(entry);
        const Before before(store, *evening, *session);
        const EntryRow* row = before.row(entry);
        if (!row) return no_entry(entry);
        return decide(store, before, *row);
      },
      is_new));
}

Answer known_already(const Before& before, const Uuid& entry) {
  return Decided{entry, true, before.evening, {}};
}

Proposal decision(const Before& before, Kind kind, const Uuid& entry, const std::string& why,
                  const std::string& at) {
  return {{draught(kind, random_uuid(), before.session,
                   DecisionContents{entry, at, why, before.follows(entry)})},
          entry,
          std::nullopt};
}

// ---- Corrections ----

struct Replacement {
  Uuid id;
  EntryContents contents;
  std::string at;
  Violations form;
};

Replacement read_replacement(const Before& before, const Json& json) {
  return std::visit(
      [&]<class G>(const Play<G>&) {
        const Draft<G> draft = read_entry<G>(json, before.file().seats);
        Replacement read;
        read.id = draft.entry.stamp.id.value_or(random_uuid());
        read.contents = to_contents<G>(draft.entry, numbers_clockwise(before.sheet().header));
        read.at = draft.entry.stamp.at.value_or("");
        read.form = draft.form;
        if (draft.entry.stamp.voided)
          read.form.push_back({"void", text(Word::form_not_asked, std::string("void"))});
        return read;
      },
      before.file().play);
}

// The correction has been stored before, under this id.
bool is_stored(const Before& before, const Uuid& id, const Uuid& entry) {
  for (const Item& item : before.items.sessions.at(before.session).below) {
    if (item.record.kind != Kind::correction || item.record.id != id) continue;
    const auto contents = read_as<CorrectionContents>(item);
    if (contents && contents->of == entry) return true;
  }
  return false;
}

Complaints complaints_of(Store& store, const Before& before, const Replacement& read) {
  Complaints complaints;
  const std::size_t index = before.file().index;
  for (const Violation& violation : read.form) complaints.push_back({index, {}, violation});
  if (before.sheet().entries.size() >= entries_limit)
    complaints.push_back(
        {index, {}, {"type", text(Word::session_full, std::int64_t{entries_limit})}});
  if (!store.with_id(read.id).empty())
    complaints.push_back({index, {}, {"id", text(Word::import_differs, to_string(read.id))}});
  return complaints;
}

}  // namespace

Stored<Decided> void_entry(Book& book, const Uuid& entry, const std::string& why, bool force,
                           const std::string& at) {
  return decide_on(book, entry, [&](Store& store, const Before& before, const EntryRow& row) {
    // In a conflict saying so again settles it.
    if (row.voided && row.state != EntryState::conflict) return known_already(before, entry);
    return settle_on(store, before, decision(before, Kind::voided, entry, why, at), force);
  });
}

Stored<Decided> restore_entry(Book& book, const Uuid& entry, const std::string& why, bool force,
                              const std::string& at) {
  return decide_on(book, entry, [&](Store& store, const Before& before, const EntryRow& row) {
    if (row.state == EntryState::live) return known_already(before, entry);
    return settle_on(store, before, decision(before, Kind::restored, entry, why, at), force);
  });
}

Stored<Decided> correct_entry(Book& book, const Uuid& entry, const std::string& why,
                              const Json& replacement, bool force, const std::string& at) {
  return decide_on(book, entry, [&](Store& store, const Before& before, const EntryRow&) -> Answer {
    const Replacement read = read_replacement(before, replacement);
    if (is_stored(before, read.id, entry)) return known_already(before, read.id);
    Complaints complaints = complaints_of(store, before, read);
    if (!complaints.empty()) return Refused{before.evening, std::move(complaints)};
    const CorrectionContents contents{entry, read.contents, at.empty() ? read.at : at, why,
                                      before.follows(entry)};
    return settle_on(
        store, before,
        {{draught(Kind::correction, read.id, before.session, contents)}, read.id, read.id}, force);
  });
}

// ---- Seats ----

namespace {

// The header with its players where they really sat.
SessionContents reseated(const SessionContents& was, const std::vector<std::string>& names,
                         const std::vector<std::string>& seats, Reseat kind, std::int64_t clock) {
  const auto number_of = [&](const std::string& name) {
    return static_cast<std::size_t>(std::find(names.begin(), names.end(), name) - names.begin());
  };
  SessionContents now = was;
  for (std::size_t seat = 0; seat < seats.size(); ++seat) {
    const std::size_t sitter = number_of(seats[seat]);
    if (kind == Reseat::people)
      now.sitters[static_cast<std::size_t>(was.order[seat])] = was.sitters[sitter];
    else
      now.order[seat] = static_cast<int>(sitter);
  }
  if (kind == Reseat::order) now.dealers_until = clock;
  return now;
}

}  // namespace

Stored<Decided> reseat_session(Book& book, const Uuid& session,
                               const std::vector<std::string>& seats, Reseat kind,
                               const std::string& why, bool force) {
  return flat<Answer>(write(
      book,
      [&]() -> Reply {
        Store& store = book.store();
        const auto evening = evening_of(store, session);
        if (!evening) return no_session(session);
        const Before before(store, *evening, session);
        const SessionHistory& sheet = before.sheet();
        std::vector<std::string> names;
        for (const Uuid& sitter : sheet.header.sitters) {
          const Participant* one = before.history.find(sitter);
          names.push_back(one ? one->written : "");
        }
        KATTEGAT_CHECK(std::is_permutation(seats.begin(), seats.end(), names.begin(), names.end()));
        SessionContents header =
            reseated(sheet.header, names, seats, kind, store.clock_of(session));
        header.why = why;
        header.follows = sheet.follows;
        return settle_on(store, before,
                         {{draught(Kind::session, session, *evening, header)}, session, {}}, force);
      },
      is_new));
}

}  // namespace kattegat
