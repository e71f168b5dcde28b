// What is asked of the purse: movements to be entered, and whether one counts.
#pragma once
#include "kattegat/journal/purse/purse.hpp"
#include "kattegat/journal/records/overruling.hpp"
#include "kattegat/journal/records/refusal.hpp"

namespace kattegat {

struct PurseAdding {
  Uuid id;
  std::vector<NewRecord> new_records;  // none when it stands already
};
// Whether whoever enters this means that movement. Its person and evening are those that stand for
// all of theirs.
bool is_like(const PurseMovement&, const PurseContents&);
std::int64_t standing_like(const PurseBefore&, const PurseContents&);  // how many of them stand
// A movement as it is entered: where it has been paid at once, its payment follows.
std::vector<PurseContents> with_its_payment(PurseContents, bool is_paid);
// Movements, one after the other; their evenings may be parts. The same entered twice is one,
// unless it is one more; void before, it counts again.
std::vector<PurseAdding> adding(PurseBefore, std::span<const PurseContents>, Extra);
// Void, or counting again. Nothing to add when it is so already.
struct PurseRequest {
  Uuid movement;
  bool stands = false;
  std::string at, why;
};
NewRecords deciding(const PurseBefore&, const PurseRequest&);

}  // namespace kattegat
