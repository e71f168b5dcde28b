#include "kattegat/journal/sessions/numbering.hpp"

#include <algorithm>
#include <limits>
#include <numeric>

#include "header_descent.hpp"
#include "kattegat/core/check.hpp"
#include "kept_pairs.hpp"
#include "session_headers.hpp"
#include "taken_over.hpp"

namespace kattegat {
namespace {

// By the numbers of one header those of another; empty where they are alike.
using Numbers = std::vector<int>;

// Nothing where not everybody sits there, as in evenings that were joined and taken apart again.
std::optional<Numbers> numbers_by_person(const SessionContents& from, const SessionContents& to,
                                         const WhoIs& who_is) {
  std::map<Uuid, int> unmatched;
  for (std::size_t i = 0; i < to.sitters.size(); ++i)
    unmatched.emplace(who_is(to.sitters[i]), static_cast<int>(i));
  Numbers numbers;
  for (const Uuid& sitter : from.sitters) {
    const auto same = unmatched.extract(who_is(sitter));
    if (!same) return std::nullopt;
    numbers.push_back(same.mapped());
  }
  return numbers;
}
Numbers numbers_by_seat(const SessionContents& from, const SessionContents& to) {
  Numbers numbers(from.order.size());
  for (std::size_t seat = 0; seat < from.order.size(); ++seat)
    numbers[static_cast<std::size_t>(from.order[seat])] = to.order[seat];
  return numbers;
}
// Of one table.
Numbers numbers_between(const SessionContents& from, const SessionContents& to,
                        const WhoIs& who_is) {
  KATTEGAT_CHECK(from.sitters.size() == to.sitters.size());
  const auto by_person = numbers_by_person(from, to, who_is);
  Numbers numbers = by_person ? *by_person : numbers_by_seat(from, to);
  return std::is_sorted(numbers.begin(), numbers.end()) ? Numbers{} : numbers;
}

// What the numbers of other headers are in those of the header that holds.
class NumbersAsHeld {
 public:
  NumbersAsHeld(const Thing& headers, const WhoIs& who_is)
      : headers_(headers), who_is_(who_is), lines_(headers) {}

  [[nodiscard]] bool is_same_table(const SessionContents& one) const {
    return is_of_table(one.keys, one.sitters.size(), held());
  }
  // What the numbers mean of what was entered under this header; nothing at another table.
  [[nodiscard]] std::optional<Numbers> of(std::size_t header) const {
    if (!is_same_table(contents(header))) return std::nullopt;
    const std::size_t begin = lines_.begin_of(header), begin_of_held = lines_.begin_of_held();
    const bool began_alike =
        headers_.versions()[begin].meaning == headers_.versions()[begin_of_held].meaning;
    if (began_alike) return between(contents(begin), contents(begin_of_held));
    const auto [theirs, ours] = lines_.beside_held(begin);
    return between(contents(theirs), contents(ours));
  }
  // The same of what a log says that it took over, from a header that is missing here: that would
  // be followed, too, by whoever has decided upon one that means the same.
  [[nodiscard]] std::optional<Numbers> of_copy(const Item& item,
                                               const SessionContents& copy) const {
    if (!is_same_table(copy)) return std::nullopt;
    const std::size_t begin = lines_.begin_of_held();
    const Uuid& evening = headers_.versions()[begin].item->record.parent;
    const bool began_alike = who_sits_where(item.record.parent, copy, who_is_) ==
                             who_sits_where(evening, contents(begin), who_is_);
    return between(copy, began_alike ? contents(begin) : held());
  }
  // An entry lists its players as they sat when it was written. Where they sit in another order
  // now, it is read anew, for it is no other entry.
  [[nodiscard]] Numbering listed(std::optional<Numbers> numbers,
                                 const SessionContents& header) const {
    if (!numbers) return AnotherTable{};
    const bool are_alike = numbers->empty();
    const bool sit_alike =
        header.order == held().order && header.dealers_until == held().dealers_until;
    if (are_alike && sit_alike) return AsHeld{};
    if (are_alike) {
      numbers->resize(header.order.size());
      std::iota(numbers->begin(), numbers->end(), 0);
    }
    Renumbered listed{std::move(*numbers)};
    listed.pairs = pairs_between(order_as_held(header.order, listed), held().order);
    return listed;
  }

 private:
  [[nodiscard]] const SessionContents& contents(std::size_t header) const {
    return std::get<SessionContents>(headers_.versions()[header].contents);
  }
  [[nodiscard]] const SessionContents& held() const {
    return std::get<SessionContents>(headers_.held().contents);
  }
  [[nodiscard]] Numbers between(const SessionContents& from, const SessionContents& to) const {
    return numbers_between(from, to, who_is_);
  }

  const Thing& headers_;
  const WhoIs& who_is_;
  HeaderDescent lines_;
};

// Of headers that count; and which logs have begun the session in two ways.
struct NumberedHeaders {
  std::map<Hash, Numbering> of_headers;
  std::set<Uuid> ambiguous;
};
NumberedHeaders number_headers(const Thing& headers, const NumbersAsHeld& as_held) {
  NumberedHeaders found;
  std::map<Uuid, std::optional<Numbers>> begun;  // by log, as it has begun first
  for (std::size_t i = 0; i < headers.versions().size(); ++i) {
    const Record& record = headers.versions()[i].item->record;
    const auto& header = std::get<SessionContents>(headers.versions()[i].contents);
    const auto numbers = as_held.of(i);
    found.of_headers.emplace(record.hash, as_held.listed(numbers, header));
    if (!header.follows.empty() || header.takes_over) continue;
    if (begun.emplace(record.origin, numbers).first->second != numbers)
      found.ambiguous.insert(record.origin);
  }
  return found;
}
// Of headers by which a log takes over one that is missing here: they stand for it.
void number_copies(std::map<Hash, Numbering>& of_headers, const ReadHeaders& read,
                   const TakenOver& taken_over, const NumbersAsHeld& as_held) {
  for (const auto& [item, contents] : read) {
    const Hash& hash = item->record.hash;
    const bool counts_by_itself = of_headers.count(hash) > 0;
    if (counts_by_itself || taken_over.behind(hash) != hash) continue;
    of_headers.emplace(hash, as_held.listed(as_held.of_copy(*item, contents), contents));
  }
}

const Numbering& as_the_one_that_holds() {
  static const Numbering usual = AsHeld{};
  return usual;
}

}  // namespace

std::vector<int> order_as_held(std::vector<int> order, const Numbering& numbering) {
  if (const auto* renumbered = std::get_if<Renumbered>(&numbering))
    for (int& number : order) number = renumbered->numbers[static_cast<std::size_t>(number)];
  return order;
}

Numberings::Numberings(const Thing& headers, const Items& all, const WhoIs& who_is) {
  std::set<Hash> counting;  // also what stands for one that is missing
  for (const Version& header : headers.versions()) counting.insert(header.item->record.hash);
  const ReadHeaders read = each_read(all);
  const TakenOver taken_over(read, std::move(counting));
  // The header that counts where a log took one over is the one that is followed, also by way of
  // others that took it over; where that is missing, what is said of it.
  for (const auto& [item, contents] : read)
    of_logs_[item->record.origin].emplace(item->record.number,
                                          taken_over.behind(item->record.hash));
  if (all.size() == 1) return;
  const NumbersAsHeld as_held(headers, who_is);
  NumberedHeaders numbered = number_headers(headers, as_held);
  of_headers_ = std::move(numbered.of_headers);
  ambiguous_ = std::move(numbered.ambiguous);
  number_copies(of_headers_, read, taken_over, as_held);
  has_other_tables_ = std::any_of(read.begin(), read.end(), [&](const ReadHeader& one) {
    return !as_held.is_same_table(one.contents);
  });
}

const Numbering& Numberings::in_log(const Uuid& origin, std::int64_t number) const {
  const auto log = of_logs_.find(origin);
  if (log == of_logs_.end()) return as_the_one_that_holds();
  auto from = log->second.upper_bound(number);
  if (from != log->second.begin()) --from;
  return of_header(from->second);
}

const Numbering& Numberings::of_header(const Hash& header) const {
  const auto found = of_headers_.find(header);
  return found == of_headers_.end() ? as_the_one_that_holds() : found->second;
}

bool Numberings::goes_on_as_held(const Uuid& origin) const {
  constexpr auto newest = std::numeric_limits<std::int64_t>::max();
  return of_logs_.count(origin) > 0 && in_log(origin, newest) == as_the_one_that_holds();
}

}  // namespace kattegat
