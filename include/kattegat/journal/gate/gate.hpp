// The one gate through which records come in, whoever brings them. What passes is well-formed,
// hangs below something that is here, and is bounded; who plays, pays or signs is here, and so is
// what is corrected or decided. Nothing behind the gate has to doubt it. Who has a name or a
// number, is fused, retired or erased need not be here: the roster may know of them before any
// evening does. Whether an entry keeps the rules of its game where it stands is judged with the
// whole session: two honest tables may have gone on apart. README, "Books that meet".
#pragma once
#include <functional>
#include <memory>

#include "kattegat/journal/records/contents.hpp"
#include "kattegat/journal/records/signing.hpp"

namespace kattegat {

// What the gate asks of the book behind it.
struct Knowledge {
  std::function<Items(const Uuid&)> with_id;
  std::function<Items(const Uuid&, Branch)> below;
  std::function<std::int64_t(const Uuid&)> clock_of;
  std::function<std::vector<LogEnd>()> ends;
};

// How many records of one log may hang below one such place.
std::size_t most_of_one_log(Branch);

class BehindTheGate;  // what it knows
class Gate {
 public:
  explicit Gate(Knowledge);
  ~Gate();

  // Why the record cannot come in; nothing when it may, and is then known to the gate.
  std::optional<Text> refuse(const Record&, const std::optional<Words>&);
  // The same of words for a record that is here without them.
  std::optional<Text> refuse_words(const Record&, const Words&);

 private:
  std::unique_ptr<BehindTheGate> behind_;
};

}  // namespace kattegat
