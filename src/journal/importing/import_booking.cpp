#include "import_booking.hpp"

#include "kattegat/evening/broken.hpp"

namespace kattegat {

void book_new(const EveningSession& session, const std::vector<int>& order, std::size_t first,
              Addition& addition) {
  const JudgedSession judged = judge(session);
  std::size_t entry = 0;
  for (std::size_t i = first; i < addition.new_records.size(); ++i) {
    if (!says_an_entry(addition.new_records[i].kind)) continue;
    const Nets nets = by_sitter(order, judged.entries[entry++].points);
    const auto place = -1 - static_cast<std::int64_t>(i);
    for (const Posting& one : postings_of(*session.id, place, order, nets))
      addition.postings.push_back(one);
  }
}

Result<EveningThen, Damage> book_changed(const EveningInBook& held, const std::set<Uuid>& changed,
                                         const People& people, Force force, ImportSoFar& so_far) {
  auto sound = read_sound(
      with_new_records(held.items, so_far.addition.new_records, so_far.ask.own_log()), people);
  if (!sound) return sound.error();
  if (force == Force::yes) hold(sound->evening);  // as it will be read
  JudgedEvening judged = judge(sound->evening);
  for (const Uuid& id : changed) {
    const auto after = session_in(*sound, id);
    const EveningSession* before = find_session(held.evening, id);
    if (!after || !before) return missing_session(id);
    const auto place = static_cast<std::size_t>(after->played - sound->evening.sessions.data());
    for (const Posting& one :
         postings(*after->sheet, judged.sessions[place], so_far.ask.booked(id)))
      so_far.addition.postings.push_back(one);
    if (force == Force::yes) continue;
    for (Complaint& complaint : newly_broken(*before, *after->played, judged.sessions[place]))
      so_far.complaints.push_back(std::move(complaint));
  }
  if (!judged.can_be_settled && judge(held.evening).can_be_settled)
    so_far.complain({}, {}, {"sessions", text(Word::evening_money_limit)});
  return EveningThen{std::move(*sound), std::move(judged)};
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
