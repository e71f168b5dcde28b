#include "db/files/merging/signed.hpp"

#include <algorithm>
#include <map>

namespace kattegat {

Result<Signed, BookFault> Signed::among(Store& ours, const Source& source) {
  Signed found(ours);
  if (auto fault = source.each([&](const Item& item) { found.read(item.record); }))
    return std::move(*fault);
  for (const LogEnd& end : source.ends) found.follow(end);
  found.refuse_unsigned();
  return found;
}

void Signed::refuse_unsigned() {
  std::map<Uuid, std::int64_t> unsigned_from;  // the least number, by log
  for (const auto& [hash, link] : links_) {
    if (link.good) continue;
    auto& number = unsigned_from.try_emplace(link.origin, link.number).first->second;
    number = std::min(number, link.number);
  }
  for (const auto& [origin, number] : unsigned_from)
    refuse(origin, number, text(Word::gate_unsigned, to_string(origin)));
  links_.clear();
}

void Signed::read(const Record& record) {
  if (ours_.knows(record.origin, record.number, record.hash)) return;
  if (record_hash(record) != record.hash)
    return refuse(record.origin, record.number,
                  text(Word::verify_hash, to_string(record.origin), record.number));
  links_[record.hash] = {record.origin, record.number, record.previous, false};
}

// From the end of a log back to what is here, or to its beginning.
void Signed::follow(const LogEnd& end) {
  if (links_.count(end.hash) == 0) return;  // nothing new
  if (bad_.count(end.origin) > 0) return;   // or every end would lead back to the same bad link
  if (!is_signed(end))
    return refuse(end.origin, end.count, text(Word::gate_unsigned, to_string(end.origin)));
  Hash at = end.hash;
  std::int64_t number = end.count;
  std::vector<Hash> way;
  for (auto link = links_.find(at); link != links_.end() && !link->second.good;
       link = links_.find(at)) {
    const Link& one = link->second;
    if (one.origin != end.origin || one.number != number)
      return refuse(end.origin, number, text(Word::verify_hash, to_string(end.origin), number));
    way.push_back(at);
    at = one.previous;
    --number;
  }
  const bool begins = number == 0 && at == Hash{};
  const auto met = links_.find(at);
  const bool goes_on = met == links_.end()
                           ? ours_.knows(end.origin, number, at)
                           : met->second.origin == end.origin && met->second.number == number;
  if (!begins && !goes_on)
    return refuse(end.origin, number + 1,
                  text(Word::verify_chain, to_string(end.origin), number + 1));
  for (const Hash& hash : way) {
    links_[hash].good = true;
    signed_.insert(hash);
  }
  ends_.push_back(end);
}

void Signed::refuse(const Uuid& origin, std::int64_t number, Text why) {
  if (bad_.insert(origin).second) refused_.push_back({origin, number, std::move(why)});
}

}  // namespace kattegat
