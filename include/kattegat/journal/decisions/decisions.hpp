// Decisions about one thing: which holds, and whether somebody has to decide again. evening-format,
// "Decisions about one thing".
#pragma once
#include <optional>
#include <vector>

#include "kattegat/journal/decisions/meaning.hpp"
#include "kattegat/journal/records/contents.hpp"

namespace kattegat {

// One decision about a thing, or one of the records that it begins with.
struct Version {
  // By the hash of the record that says it. A copy, as a file brings them, is the decision that it
  // is a copy of: whoever follows one of them follows both.
  Hash decision{};
  Follows follows;             // may be more than the record says, where it came along with others
  Meaning meaning{};           // of the thing after it; what means the same is no conflict
  const Item* item = nullptr;  // that says it, and must outlive this
  Contents contents{};         // of the item
  [[nodiscard]] bool is_copy() const { return item->record.hash != decision; }
};
// By the item's record, which follows nothing where such contents decide nothing.
Version as_said(const Item&, Contents, Meaning);

struct Resolved {
  // The last of the open ones; of fusions it is FusionDecisions that says which.
  std::optional<std::size_t> holds;
  // Those that nobody has followed, nor what means the same, where they begin it as a fact.
  std::vector<std::size_t> open;
  bool conflict = false;  // they mean different things
};

// What it is to begin a thing: a fact that two books may hold under two logs, so that following one
// is following all that mean the same; or somebody's decision, which only those follow who have
// seen it.
enum class Begun { as_a_fact, by_deciding };

// `versions` in the order that every book agrees on.
Resolved resolve(const std::vector<Version>& versions, Begun how);
// Without those that nobody has followed, where they begin as a fact what is said of their id, and
// somebody has followed one that does so alike. Others may be of another id of the same person.
std::vector<Version> without_begun_alike(std::vector<Version>);

// A header that nobody could have written who had seen the others: of another game, stake or
// evening than each that it follows. It decides nothing about those, and begins by itself.
struct Following {
  Hash record{};
  Follows* follows;
  Meaning substance;  // what deciding anew leaves as it is
};
void begin_what_is_another(std::vector<Following>&);

// What a new decision follows: the open ones, of copies one.
Follows follows_of(const std::vector<Version>&, const Resolved&);
// The last of them. Where a thousand things more were open, the rest is decided differently still.
Follows at_most_a_record_holds(Follows);

}  // namespace kattegat
