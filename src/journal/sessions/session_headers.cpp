#include "session_headers.hpp"

#include <algorithm>
#include <map>
#include <set>

#include "taken_over.hpp"

namespace kattegat {

ReadHeaders each_read(const Items& headers) {
  ReadHeaders read;
  for (const Item& item : headers)
    if (auto contents = read_as<SessionContents>(item))
      read.emplace_back(&item, std::move(*contents));
  return read;
}

SessionMeaning who_sits_where(const Uuid& evening, const SessionContents& header,
                              const WhoIs& who_is) {
  SessionMeaning meaning{evening, terms_of(header.keys), clockwise(header, header.sitters)};
  for (Uuid& sitter : meaning.sitters) sitter = who_is(sitter);
  return meaning;
}

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

}  // namespace

Thing resolved_headers(const Items& headers, const WhoIs& who_is) {
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
  thing.resolve(Begun::as_a_fact);
  return thing;
}

std::vector<std::size_t> open_headers(Items& headers) {
  sort_items(headers);
  const Thing thing = resolved_headers(headers, itself);
  std::vector<std::size_t> open;
  for (const std::size_t i : thing.resolved.open)
    open.push_back(static_cast<std::size_t>(thing.versions[i].item - headers.data()));
  return open;
}

}  // namespace kattegat
