#include "import_booking.hpp"

#include "kattegat/core/check.hpp"
#include "kattegat/evening/broken.hpp"

namespace kattegat {

std::vector<Posting> postings_of_begun(const Evening& file, const BegunSessions& begun,
                                       const std::vector<NewRecord>& new_records) {
  struct Counted {
    const std::vector<int>& order;
    JudgedSession judged;
    std::size_t next = 0;  // of its entries
  };
  std::map<Uuid, Counted> by_session;
  for (const EveningSession& session : file.sessions)
    if (const auto one = begun.find(*session.id); one != begun.end())
      by_session.emplace(*session.id, Counted{one->second, judge(session)});
  std::vector<Posting> list;
  for (std::size_t i = 0; i < new_records.size(); ++i) {
    if (!says_an_entry(new_records[i].kind)) continue;
    const auto session = by_session.find(new_records[i].parent);
    if (session == by_session.end()) continue;
    auto& [order, judged, next] = session->second;
    KATTEGAT_CHECK(next < judged.entries.size());
    const Nets nets = by_sitter(order, judged.entries[next++].points);
    for (const Posting& one : postings_of(session->first, row_of_new(i), order, nets))
      list.push_back(one);
  }
  for (const auto& [id, session] : by_session)
    KATTEGAT_CHECK(session.next == session.judged.entries.size());
  return list;
}

Result<EveningThen, NotAdded> evening_then(const EveningInBook& in_book,
                                           const std::vector<NewRecord>& new_records,
                                           const std::set<Uuid>& changed, const BookBefore& book,
                                           Force force) {
  auto sound = read_sound(with_new_records(in_book.items, new_records, book.own_log), book.people);
  if (!sound) return NotAdded(sound.error());
  if (force == Force::yes) mark_as_booked(sound->evening);
  JudgedEvening judged = judge(sound->evening);
  std::vector<SoundSession> touched;
  Complaints wrong;
  for (const Uuid& id : changed) {
    const auto before = session_in(in_book.sound, id);
    const auto after = session_in(*sound, id);
    if (!before || !after) return NotAdded(missing_session(id));
    touched.push_back(*after);
    if (force == Force::yes) continue;
    const EveningSession& played = *after->played;
    for (Complaint& one :
         newly_broken(*before->played, played, judged.sessions[played.place.index]))
      wrong.push_back(std::move(one));
  }
  if (!judged.can_be_settled && judge(in_book.sound.evening).can_be_settled)
    wrong.push_back({{}, {}, {"sessions", text(Word::evening_money_limit)}});
  if (!wrong.empty()) return NotAdded(Refused{std::move(sound->evening), std::move(wrong)});

  std::vector<Posting> moved;
  for (const auto& [sheet, played] : touched)
    for (const Posting& one :
         postings(*sheet, judged.sessions[played->place.index], book.booked(sheet->id())))
      moved.push_back(one);
  return EveningThen{std::move(*sound), std::move(judged), std::move(moved)};
}

Broken broken_among(const std::set<Uuid>& sessions, const Evening& evening) {
  Broken broken;
  for (const EveningSession& session : evening.sessions)
    if (sessions.count(*session.id) > 0)
      for (Complaint& one : broken_in(session, judge(session)))
        broken.complaints.push_back(std::move(one));
  if (!broken.complaints.empty()) broken.evening = evening;
  return broken;
}

}  // namespace kattegat
