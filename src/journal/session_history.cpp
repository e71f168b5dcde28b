// From the records of one session to what it comes to.
#include "kattegat/journal/session_history.hpp"

#include <algorithm>
#include <map>
#include <set>

#include "kattegat/journal/entry_contents.hpp"
#include "taken_over.hpp"

namespace kattegat {
namespace {

// What no decision of ours changes: seats are put right among those who sit there.
SessionMeaning substance(const Item& item, const SessionContents& header) {
  SessionMeaning meaning{item.record.parent, terms_of(header.keys), header.sitters};
  std::sort(meaning.sitters.begin(), meaning.sitters.end());
  return meaning;
}

bool decides(const std::pair<const Item*, SessionContents>& one) { return !one.second.takes_over; }

// Whoever has decided has followed a header, whichever log's word for it they had seen: that one,
// or where it is missing, what another log says that it took over from it.
void follow_what_is_here(ReadHeaders& read) {
  std::set<Hash> deciding;
  for (const auto& one : read)
    if (decides(one)) deciding.insert(one.first->record.hash);
  const TakenOver taken_over(read, deciding);
  std::map<Hash, std::map<SessionMeaning, Hash>> copies;  // by what is missing, and what they say
  for (const auto& [item, contents] : read)
    if (taken_over.behind(item->record.hash) == item->record.hash && contents.takes_over)
      copies[taken_over.end(item->record.hash)].emplace(substance(*item, contents),
                                                        item->record.hash);
  for (auto& [item, contents] : read) {
    if (contents.takes_over) continue;
    std::set<Hash> seen;  // that are missing, and by way of whom
    for (const Hash& followed : contents.follows)
      if (taken_over.end(followed) != followed) seen.insert(taken_over.end(followed));
    for (Hash& followed : contents.follows) {
      followed = taken_over.behind(followed);
      const auto said = copies.find(followed);
      if (said == copies.end() || seen.count(followed) > 0) continue;
      const auto same = said->second.find(substance(*item, contents));
      followed = (same == said->second.end() ? said->second.begin() : same)->second;
    }
  }
}

std::set<Hash> followed_in(const ReadHeaders& read) {
  std::set<Hash> followed;
  for (const auto& one : read)
    if (decides(one)) followed.insert(one.second.follows.begin(), one.second.follows.end());
  return followed;
}

// Nobody decides by taking over: what is kept of it is what stands for a header that is missing and
// that others have followed; it comes before them.
void keep_what_is_followed(ReadHeaders& read) {
  const std::set<Hash> followed = followed_in(read);
  std::erase_if(read, [&](const auto& one) {
    return !decides(one) && followed.count(one.first->record.hash) == 0;
  });
  for (auto& one : read)
    if (!decides(one)) one.second.follows.clear();
  std::stable_partition(read.begin(), read.end(), [](const auto& one) { return !decides(one); });
}

// A log that goes on from another's header has taken it over: where no other header is left, what
// the log says of it stands in its place.
ReadHeaders read_all(const Items& headers) {
  ReadHeaders read = each_read(headers);
  const bool is_decided = std::any_of(read.begin(), read.end(), decides);
  if (is_decided && !followed_in(read).empty()) follow_what_is_here(read);
  if (read.size() > 1) {
    std::vector<Following> all;
    for (auto& [item, contents] : read)
      all.push_back({item->record.hash, &contents.follows, substance(*item, contents)});
    begin_what_is_another(all);
  }
  if (is_decided) keep_what_is_followed(read);  // not by whom it was another
  return read;
}

Thing thing_of_headers(const Items& headers, const WhoIs& who_is) {
  ReadHeaders read = read_all(headers);
  std::set<Hash> followed;
  for (const auto& [item, contents] : read)
    followed.insert(contents.follows.begin(), contents.follows.end());
  const auto put_right = std::count_if(read.begin(), read.end(), [&](const auto& one) {
    return !one.second.follows.empty() && followed.count(one.first->record.hash) == 0;
  });
  Thing thing;
  for (auto& [item, contents] : read) {
    SessionMeaning means;  // of one alone it is compared with nothing
    if (read.size() > 1) means = who_sits_where(item->record.parent, contents, who_is);
    // Where one header has been put right in two ways, also what becomes of the numbers.
    if (put_right > 1 && !contents.follows.empty())
      for (const Uuid& sitter : contents.sitters) means.numbered.push_back(who_is(sitter));
    thing.add(*item, std::move(contents), std::move(means));
  }
  return thing;
}

}  // namespace

std::vector<std::size_t> open_headers(Items& headers) {
  sort_items(headers);
  Thing thing = thing_of_headers(headers, itself);
  thing.resolve();
  std::vector<std::size_t> open;
  for (const std::size_t i : thing.resolved.open)
    open.push_back(static_cast<std::size_t>(thing.items[i] - headers.data()));
  return open;
}

namespace {

void read_headers(SessionHistory& session, Items headers, const WhoIs& who_is) {
  sort_items(headers);
  Thing thing = thing_of_headers(headers, who_is);
  thing.resolve();
  if (!thing.resolved.holds) return;
  const std::size_t holds = *thing.resolved.holds;
  session.evening = thing.items[holds]->record.parent;
  for (const std::size_t i : thing.resolved.open)
    add_header(session.follows, thing.versions[i].record,
               std::get<SessionContents>(thing.contents[i]));
  session.follows = at_most_a_record_holds(std::move(session.follows));
  if (thing.resolved.conflict)
    session.conflicts.push_back(thing.conflict(RecordKind::session, session.id));
  session.numberings = numberings(thing, headers, who_is);
  session.header = std::move(std::get<SessionContents>(thing.contents[holds]));
  session.header.takes_over = false;  // it holds, whoever says it
}

template <class G>
std::optional<Text> read_entries(const SessionHistory& history, EnteredSession<G>& entered) {
  const std::vector<std::string> numbers = numbers_clockwise(history.header);
  entered.entries.reserve(history.entries.size());
  for (const EntryRow& row : history.entries) {
    ReadEntry<G> read = from_contents<G>(row.contents, numbers);
    if (!read.form.empty())
      return text(Word::book_unreadable_record, to_string(row.id), read.form.front().field);
    read.entry.stamp.id = row.id;
    read.entry.stamp.voided = row.voided;
    read.booked = row.row > 0;
    if (row.clock <= history.header.dealers_until) read.entry.stamp.dealer.reset();
    entered.entries.push_back(std::move(read));
  }
  return {};
}

}  // namespace

SessionHistory session_history(const Uuid& id, Items headers, Items below, const WhoIs& who_is) {
  SessionHistory session;
  session.id = id;
  read_headers(session, std::move(headers), who_is);
  return with_entries(std::move(session), std::move(below));
}

Ended ended_in(const Uuid& session, const Items& below) {
  Thing thing;
  for (const Item& item : below) {
    if (item.record.kind != RecordKind::ended) continue;
    auto contents = read_as<EndedContents>(item);
    if (!contents) continue;
    const bool has_ended = contents->ended;
    thing.add(item, std::move(*contents), has_ended);
  }
  if (thing.items.empty()) return {};
  thing.resolve();
  Ended said{std::get<EndedContents>(thing.contents[*thing.resolved.holds]).ended, thing.follows(),
             std::nullopt};
  if (thing.resolved.conflict) said.conflict = thing.conflict(RecordKind::ended, session);
  return said;
}

SessionHistory with_entries(SessionHistory session, Items below) {
  sort_items(below);
  number_as_held(below, session.header, session.numberings);
  Ended said = ended_in(session.id, below);
  session.ended = said.ended;
  if (said.conflict) session.conflicts.push_back(std::move(*said.conflict));
  EntryRows read = entry_rows(std::move(below));
  session.entries = std::move(read.rows);
  for (Conflict& conflict : read.conflicts) session.conflicts.push_back(std::move(conflict));
  for (Conflict& conflict : session.conflicts) {
    conflict.session = session.id;
    conflict.evening = session.evening;
  }
  return session;
}

std::vector<std::string> numbers_as_names(std::size_t sitters) {
  std::vector<std::string> names;
  for (std::size_t number = 0; number < sitters; ++number) names.push_back(std::to_string(number));
  return names;
}
std::vector<std::string> numbers_clockwise(const SessionContents& header) {
  return clockwise(header, numbers_as_names(header.sitters.size()));
}

Result<EveningSession, Text> header_from(const Uuid& id, const SessionContents& header,
                                         const std::vector<std::string>& names) {
  const std::vector<std::string> seats = clockwise(header, names);
  Checklist list;
  auto session = read_session(header.keys.with_seats(seats).json(), seats, list);
  if (!session)
    return text(Word::book_unreadable_record, to_string(id), list.found().front().field);
  session->id = id;
  return std::move(*session);
}

Result<EveningSession, Text> session_from(const SessionHistory& history,
                                          const std::vector<std::string>& names) {
  auto session = header_from(history.id, history.header, names);
  if (!session) return session;
  const auto fault =
      std::visit([&](auto& entered) { return read_entries(history, entered); }, session->entered);
  if (fault) return *fault;
  return session;
}

}  // namespace kattegat
