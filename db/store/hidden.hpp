// What an index of a damaged file hides. One flipped bit can leave out a table with all its deals,
// or all that is below a place: it would be settled without them, and nobody would be told. So what
// an index answers is asked of it from both ends, what lies next to it is compared with the rows
// themselves, and what stands next to it in the logs is looked at. That costs what was answered,
// whatever else the book holds. In memory nothing is hidden. Each throws what damage throws.
#pragma once
#include <map>
#include <set>

#include "db/store/store.hpp"

namespace kattegat {

// Of the places; and that none is lost, in a book of up to `most_to_prove` records.
void expect_true_place(Store&, const Uuid& id);
void expect_no_lost_place(Store&);
// Of the records below it, and of those with this id.
void expect_all_below(Store&, const Uuid& place);
void expect_all_with_id(Store&, const Uuid& id);

// That nothing beside these records in their logs lies in one of the places, too.
using Places = std::set<std::pair<Branch, Uuid>>;
using LogNumbers = std::map<Uuid, std::set<std::int64_t>>;
void expect_no_more_in_logs(Store&, const LogNumbers&, const Places&);

// That those of our own log, which is given to nobody without its words, have them.
void expect_own_words(Store&, const Items&, const std::function<bool(const Item&)>& is_forgotten);

// That they say what their logs say.
void expect_intact(const Items&);
// The same of store.headers(), and that these are all, in a book of up to `most_to_prove` records.
void expect_all_headers(Store&, const Items& headers);
// So many are read within a tenth of a second; of more, verify tells.
constexpr Mark most_to_prove = 50'000;

}  // namespace kattegat
