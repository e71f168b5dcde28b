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
      read.push_back({&item, std::move(*contents)});
  return read;
}

void follow_header(Follows& follows, const Hash& header, const SessionContents& contents) {
  follows.push_back(header);
  if (contents.takes_over && !contents.follows.empty()) follows.push_back(contents.follows.back());
}

SessionMeaning who_sits_where(const Uuid& evening, const SessionContents& header,
                              const WhoIs& who_is) {
  SessionMeaning meaning{evening, terms_of(header.keys), clockwise(header, header.sitters)};
  for (Uuid& sitter : meaning.sitters) sitter = who_is(sitter);
  return meaning;
}

namespace {

// What no decision of ours changes: seats are put right among those who sit there.
SessionMeaning substance(const ReadHeader& header) {
  const auto& [item, contents] = header;
  SessionMeaning meaning{item->record.parent, terms_of(contents.keys), contents.sitters};
  std::sort(meaning.sitters.begin(), meaning.sitters.end());
  return meaning;
}

bool decides(const ReadHeader& header) { return !header.contents.takes_over; }

std::set<Hash> deciding_in(const ReadHeaders& read) {
  std::set<Hash> deciding;
  for (const ReadHeader& one : read)
    if (decides(one)) deciding.insert(one.item->record.hash);
  return deciding;
}
std::set<Hash> followed_in(const ReadHeaders& read) {
  std::set<Hash> followed;
  for (const ReadHeader& one : read)
    if (decides(one)) followed.insert(one.contents.follows.begin(), one.contents.follows.end());
  return followed;
}

// What logs say of headers that are missing here and that they have taken over: by the missing one,
// and by what is said. Of what is said alike the first stands for all.
using Copies = std::map<Hash, std::map<SessionMeaning, Hash>>;
Copies copies_of_missing(const ReadHeaders& read, const TakenOver& taken_over) {
  Copies copies;
  for (const ReadHeader& one : read) {
    const Hash& hash = one.item->record.hash;
    if (!decides(one) && taken_over.behind(hash) == hash)
      copies[taken_over.end(hash)].emplace(substance(one), hash);
  }
  return copies;
}

// Whoever has decided has followed a header, whichever log's word for it they had seen: that one,
// or where it is missing, what another log says that it took over from it; best what means the
// same.
ReadHeaders following_what_is_here(ReadHeaders read) {
  if (followed_in(read).empty()) return read;
  const TakenOver taken_over(read, deciding_in(read));
  const Copies copies = copies_of_missing(read, taken_over);
  for (ReadHeader& one : read) {
    if (!decides(one)) continue;
    Follows& follows = one.contents.follows;
    std::set<Hash> by_a_copy;  // what is followed by way of what a log says of it
    for (const Hash& followed : follows)
      if (taken_over.end(followed) != followed) by_a_copy.insert(taken_over.end(followed));
    for (Hash& followed : follows) {
      followed = taken_over.behind(followed);
      const auto said = copies.find(followed);
      if (said == copies.end() || by_a_copy.count(followed) > 0) continue;
      const auto same = said->second.find(substance(one));
      followed = (same == said->second.end() ? said->second.begin() : same)->second;
    }
  }
  return read;
}

// A header of another table than those that it follows begins anew.
ReadHeaders each_at_its_table(ReadHeaders read) {
  if (read.size() == 1) return read;
  std::vector<Following> all;
  for (ReadHeader& one : read)
    all.push_back({one.item->record.hash, &one.contents.follows, substance(one)});
  begin_what_is_another(all);
  return read;
}

// Nobody decides by taking over: what is kept of it is what stands for a header that is missing and
// that others have followed; it comes before them. Where no other header is left, all of it stands
// for what is missing.
ReadHeaders what_counts_of(ReadHeaders read) {
  if (std::none_of(read.begin(), read.end(), decides)) return read;
  const std::set<Hash> followed = followed_in(read);
  std::erase_if(read, [&](const ReadHeader& one) {
    return !decides(one) && followed.count(one.item->record.hash) == 0;
  });
  for (ReadHeader& one : read)
    if (!decides(one)) one.contents.follows.clear();
  std::stable_partition(read.begin(), read.end(),
                        [](const ReadHeader& one) { return !decides(one); });
  return read;
}

// What nobody has followed but a header that begins anew goes, too, where it only takes over.
ReadHeaders headers_that_count(const Items& headers) {
  return what_counts_of(each_at_its_table(following_what_is_here(each_read(headers))));
}

// Whether one table was put right in two ways, of which nobody has decided upon both.
bool is_put_right_apart(const ReadHeaders& read) {
  std::set<Hash> followed;
  for (const ReadHeader& one : read)
    followed.insert(one.contents.follows.begin(), one.contents.follows.end());
  const auto is_last = [&](const ReadHeader& one) {
    return !one.contents.follows.empty() && followed.count(one.item->record.hash) == 0;
  };
  return std::count_if(read.begin(), read.end(), is_last) > 1;
}

}  // namespace

Thing resolved_headers(const Items& headers, const WhoIs& who_is) {
  ReadHeaders read = headers_that_count(headers);
  const bool is_alone = read.size() == 1;  // it is compared with nothing
  const bool are_numbers_meant = is_put_right_apart(read);
  std::vector<Version> versions;
  for (auto& [item, contents] : read) {
    SessionMeaning means;
    if (!is_alone) means = who_sits_where(item->record.parent, contents, who_is);
    // Also what becomes of the numbers is decided, then.
    if (are_numbers_meant && !contents.follows.empty())
      for (const Uuid& sitter : contents.sitters) means.numbered.push_back(who_is(sitter));
    versions.push_back(as_said(*item, std::move(contents), std::move(means)));
  }
  return {std::move(versions), Begun::as_a_fact};
}

std::vector<std::size_t> open_headers(Items& headers) {
  sort_items(headers);
  const Thing thing = resolved_headers(headers, itself);
  std::vector<std::size_t> open;
  for (const std::size_t i : thing.open())
    open.push_back(static_cast<std::size_t>(thing.versions()[i].item - headers.data()));
  return open;
}

}  // namespace kattegat
