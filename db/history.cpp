// From the records of one session to its entries: each entry once, corrections behind what they
// correct, voids marked.
#include <algorithm>
#include <numeric>

#include "db/records.hpp"

namespace kattegat {
namespace {

// The text of a void, {"entry": id, "why": text, "at": time}, or of a correction, which has the new
// entry under "as" too.
struct Change {
  Uuid entry;
  Voided voided;
  std::string as;
};
Change read_change(const Uuid& record, const std::string& body) {
  const auto json = parse_json(body);
  if (!json) unreadable(record, "not JSON");
  const auto given = [&](std::string_view key) {
    const Json* value = json->find(key);
    const auto* one = value ? value->as<std::string>() : nullptr;
    return one ? std::optional(*one) : std::nullopt;
  };
  const auto entry = given("entry");
  const auto id = entry ? parse_uuid(*entry) : std::nullopt;
  if (!id) unreadable(record, "a change of nothing");
  Change read{*id, {given("why").value_or(""), given("at")}, ""};
  if (const Json* as = json->find("as")) read.as = to_line(*as);
  return read;
}

// An entry as one record has it, and what it replaces.
struct Made {
  StoredEntry entry;
  std::optional<Uuid> replaces;
};

// Finds the first of several records that make the entry of an id.
class Places {
 public:
  explicit Places(const std::vector<Made>& made) : made_(made), by_id_(made.size()) {
    std::iota(by_id_.begin(), by_id_.end(), std::size_t{0});
    std::sort(by_id_.begin(), by_id_.end(), [&](std::size_t a, std::size_t b) {
      return std::tie(id(a), a) < std::tie(id(b), b);
    });
  }
  [[nodiscard]] std::optional<std::size_t> find(const Uuid& wanted) const {
    const auto found =
        std::lower_bound(by_id_.begin(), by_id_.end(), wanted,
                         [&](std::size_t place, const Uuid& key) { return id(place) < key; });
    if (found == by_id_.end() || id(*found) != wanted) return std::nullopt;
    return *found;
  }

 private:
  [[nodiscard]] const Uuid& id(std::size_t place) const { return made_[place].entry.id; }
  const std::vector<Made>& made_;
  std::vector<std::size_t> by_id_;
};

// Corrections stand behind what they correct; one of something that is not here, at its own place.
std::vector<StoredEntry> in_order(std::vector<Made>& made, const Places& places) {
  std::vector<std::vector<std::size_t>> behind(made.size());
  std::vector<std::size_t> roots;
  for (std::size_t i = 0; i < made.size(); ++i) {
    if (places.find(made[i].entry.id) != i) continue;
    const auto before = made[i].replaces ? places.find(*made[i].replaces) : std::nullopt;
    // Only what is older is replaced: nothing can go round in a circle.
    (before && *before < i ? behind[*before] : roots).push_back(i);
  }
  std::vector<StoredEntry> order;
  order.reserve(made.size());
  std::vector<std::size_t> next(roots.rbegin(), roots.rend());
  while (!next.empty()) {
    const std::size_t here = next.back();
    next.pop_back();
    next.insert(next.end(), behind[here].rbegin(), behind[here].rend());
    order.push_back(std::move(made[here].entry));
  }
  return order;
}

}  // namespace

bool makes_entries(std::string_view kind) {
  return kind == "entry" || kind == "void" || kind == "correction";
}

std::vector<StoredEntry> entries_of(std::vector<Row> rows) {
  const auto before = [](const Row& a, const Row& b) { return comes_before(a.record, b.record); };
  if (!std::is_sorted(rows.begin(), rows.end(), before))
    std::sort(rows.begin(), rows.end(), before);

  std::vector<Made> made;
  std::vector<Change> changes;
  made.reserve(rows.size());
  for (auto& [seq, record] : rows) {
    if (record.kind == "entry") {
      made.push_back({{seq, record.id, std::move(record.body), std::nullopt}, std::nullopt});
      continue;
    }
    changes.push_back(read_change(record.id, record.body));
    if (record.kind == "correction")
      made.push_back({{seq, record.id, changes.back().as, std::nullopt}, changes.back().entry});
  }
  const Places places(made);
  // The same entry by way of two origins: postings point to its first row here.
  for (const Made& one : made) {
    std::int64_t& first = made[*places.find(one.entry.id)].entry.seq;
    first = std::min(first, one.entry.seq);
  }
  for (const Change& change : changes)
    if (const auto place = places.find(change.entry)) {
      auto& mark = made[*place].entry.voided;
      if (!mark) mark = change.voided;
    }
  return in_order(made, places);
}

}  // namespace kattegat
