#include "ui/app/open_evening.hpp"

#include <algorithm>
#include <map>

namespace kattegat::ui {

OpenEvening opened_evening(EveningView view, std::vector<Head> heads, const Uuid& own_log) {
  OpenEvening open{.history = std::move(view.history),
                   .written = std::move(view.written),
                   .evening = std::move(view.shown),
                   .closing = std::move(view.closing),
                   .payees = std::move(view.payees),
                   .heads = std::move(heads),
                   .own_log = own_log,
                   .judged = {},
                   .places = {},
                   .ended = {}};
  open.judged = judge(open.evening);
  for (const EveningSession& session : open.evening.sessions)
    open.places.emplace(*session.id, open.places.size());
  open.ended.insert(open.closing.ended.begin(), open.closing.ended.end());
  return open;
}

bool OpenEvening::has_ended(const EveningSession& session) const {
  return ended.count(*session.id) > 0;
}
bool OpenEvening::goes_on(std::size_t session) const {
  return !has_ended(evening.sessions[session]) && judged.sessions[session].standing.next_dealer;
}
bool OpenEvening::is_over() const {
  for (std::size_t i = 0; i < evening.sessions.size(); ++i)
    if (goes_on(i)) return false;
  return !evening.sessions.empty();
}

std::size_t OpenEvening::index_of(const Uuid& session) const {
  const auto found = places.find(session);
  return found == places.end() ? evening.sessions.size() : found->second;
}

const EveningSession* OpenEvening::session(const Uuid& id) const {
  const std::size_t place = index_of(id);
  return place < evening.sessions.size() ? &evening.sessions[place] : nullptr;
}

std::optional<std::size_t> OpenEvening::player(const Uuid& id) const {
  const Participant* one = history.find(id);
  if (!one) return std::nullopt;
  // Two who came and are one by now stand there once.
  const auto at = std::find(evening.players.begin(), evening.players.end(), one->now);
  if (at == evening.players.end()) return std::nullopt;
  return static_cast<std::size_t>(at - evening.players.begin());
}

EntryState OpenEvening::state_of(std::size_t session, std::size_t entry) const {
  return history.sessions[session].entries[entry].state;
}

const EntryRow* OpenEvening::last_of_ours(std::size_t session) const {
  const std::vector<EntryRow>& rows = history.sessions[session].entries;
  std::map<Uuid, std::int64_t> theirs;  // when what counts of an entry came here from others
  for (const EntryRow& row : rows)
    if (row.log != own_log && !row.voided) theirs[row.entry] = row.row;
  const EntryRow* last = nullptr;
  for (const EntryRow& row : rows) {
    const auto replaced = theirs.find(row.entry);
    const bool matters = !row.voided || (replaced != theirs.end() && replaced->second > row.row);
    if (row.log == own_log && matters && (!last || row.row > last->row)) last = &row;
  }
  return last && !last->voided ? last : nullptr;
}

const EntryRow* OpenEvening::row_of(std::size_t session, const Uuid& id) const {
  for (const EntryRow& row : history.sessions[session].entries)
    if (row.id == id) return &row;
  return nullptr;
}

const EntryRow* OpenEvening::counts_for(std::size_t session, const Uuid& entry) const {
  const EntryRow* asked = row_of(session, entry);
  if (!asked) return nullptr;
  for (const EntryRow& row : history.sessions[session].entries)
    if (row.entry == asked->entry && !row.voided) return &row;
  return nullptr;
}

std::optional<std::string> OpenEvening::written_name(const std::string& shown) const {
  const Participant* one = history.shown_as(shown);
  return one ? std::optional(one->written) : std::nullopt;
}

std::vector<std::string> OpenEvening::written_names_at(const Uuid& session,
                                                       std::vector<std::string> seats) const {
  const std::size_t at = index_of(session);
  const std::vector<std::string>& sit = evening.sessions.at(at).seats;
  for (std::string& name : seats)
    name = written.sessions.at(at).seats.at(
        static_cast<std::size_t>(std::find(sit.begin(), sit.end(), name) - sit.begin()));
  return seats;
}

EveningView OpenEvening::view() const {
  return {.history = history,
          .written = written,
          .shown = evening,
          .closing = closing,
          .payees = payees};
}

}  // namespace kattegat::ui
