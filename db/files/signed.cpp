#include "db/files/signed.hpp"

namespace kattegat {

Signed::Signed(Store& ours, const Source& source, std::vector<Merged::NotTaken>& refused)
    : ours_(ours), refused_(refused) {
  source.each([&](const Item& item) { read(item.record); });
  for (const LogEnd& end : source.ends) follow(end);
  for (const auto& [hash, link] : links_)
    if (!link.good && bad_.insert(link.origin).second)
      refused_.push_back(
          {link.origin, link.number, text(Word::gate_unsigned, to_string(link.origin))});
  links_.clear();
}

void Signed::read(const Record& record) {
  if (ours_.knows(record.origin, record.number, record.hash)) return;
  links_[record.hash] = {record.origin, record.number, record.previous,
                         record_hash(record) == record.hash, false};
}

// From the end of a log back to what is here, or to its beginning.
void Signed::follow(const LogEnd& end) {
  if (links_.count(end.hash) == 0) return;  // nothing new
  if (!is_signed(end))
    return refuse(end.origin, end.count, text(Word::gate_unsigned, to_string(end.origin)));
  Hash at = end.hash;
  std::int64_t number = end.count;
  std::vector<Hash> way;
  for (auto link = links_.find(at); link != links_.end() && !link->second.good;
       link = links_.find(at)) {
    const Link& one = link->second;
    if (!one.sound || one.origin != end.origin || one.number != number)
      return refuse(end.origin, number, text(Word::verify_hash, to_string(end.origin), number));
    way.push_back(at);
    at = one.previous;
    --number;
  }
  const bool begins = number == 0 && at == Hash{};
  const bool goes_on = links_.count(at) > 0 || ours_.knows(end.origin, number, at);
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
