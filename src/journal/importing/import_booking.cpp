#include "import_booking.hpp"

#include <map>

#include "kattegat/core/check.hpp"
#include "kattegat/evening/broken.hpp"

namespace kattegat {

std::vector<Posting> postings_of_new(const std::vector<NewSession>& sessions,
                                     const std::vector<NewRecord>& new_records) {
  struct Counted {
    const std::vector<int>& order;
    JudgedSession judged;
    std::size_t next = 0;  // of its entries
  };
  std::map<Uuid, Counted> by_session;
  for (const NewSession& one : sessions)
    by_session.emplace(*one.played->id, Counted{one.order, judge(*one.played)});
  std::vector<Posting> list;
  for (std::size_t i = 0; i < new_records.size(); ++i) {
    if (!says_an_entry(new_records[i].kind)) continue;
    const auto session = by_session.find(new_records[i].parent);
    if (session == by_session.end()) continue;
    auto& [order, judged, next] = session->second;
    const Nets nets = by_sitter(order, judged.entries[next++].points);
    const auto place = -1 - static_cast<std::int64_t>(i);
    for (const Posting& one : postings_of(session->first, place, order, nets)) list.push_back(one);
  }
  for (const auto& [id, session] : by_session)
    KATTEGAT_CHECK(session.next == session.judged.entries.size());
  return list;
}

Result<EveningThen, Damage> evening_then(const EveningInBook& held,
                                         const std::vector<NewRecord>& new_records,
                                         const BookBefore& book, Force force) {
  auto sound = read_sound(with_new_records(held.items, new_records, book.own_log), book.people);
  if (!sound) return sound.error();
  if (force == Force::yes) hold(sound->evening);
  JudgedEvening judged = judge(sound->evening);
  return EveningThen{std::move(*sound), std::move(judged)};
}

Result<std::vector<ChangedSession>, Damage> changed_sessions(const EveningInBook& held,
                                                             const EveningThen& then,
                                                             const std::set<Uuid>& changed) {
  std::vector<ChangedSession> sessions;
  for (const Uuid& id : changed) {
    const auto after = session_in(then.sound, id);
    const EveningSession* const before = find_session(held.evening, id);
    if (!after || !before) return missing_session(id);
    sessions.push_back({before, *after, &then.judged.sessions[after->played->place.index]});
  }
  return sessions;
}

std::vector<Posting> postings_of_changed(const std::vector<ChangedSession>& sessions,
                                         const BookBefore& book) {
  std::vector<Posting> list;
  for (const ChangedSession& one : sessions) {
    const SessionHistory& sheet = *one.then.sheet;
    for (const Posting& moved : postings(sheet, *one.judged, book.booked(sheet.id)))
      list.push_back(moved);
  }
  return list;
}

Complaints newly_broken_in(const std::vector<ChangedSession>& sessions) {
  Complaints complaints;
  for (const ChangedSession& one : sessions)
    for (Complaint& complaint : newly_broken(*one.before, *one.then.played, *one.judged))
      complaints.push_back(std::move(complaint));
  return complaints;
}

bool moves_too_much(const EveningInBook& held, const EveningThen& then) {
  return !then.judged.can_be_settled && judge(held.evening).can_be_settled;
}

Broken broken_then(const Evening& file, const std::set<Uuid>& changed, const Evening& then) {
  Broken broken;
  std::set<Uuid> touched = changed;
  for (const EveningSession& session : file.sessions) touched.insert(*session.id);
  for (const EveningSession& session : then.sessions)
    if (touched.count(*session.id) > 0)
      for (Complaint& one : broken_in(session, judge(session)))
        broken.complaints.push_back(std::move(one));
  if (!broken.complaints.empty()) broken.evening = then;
  return broken;
}

}  // namespace kattegat
