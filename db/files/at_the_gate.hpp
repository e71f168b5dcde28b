// What a source brings, judged before anything of it is stored, by what the book was at one moment.
#pragma once
#include <cstdint>
#include <map>
#include <set>
#include <vector>

#include "db/book/changed.hpp"
#include "db/files/merge.hpp"
#include "db/files/signed.hpp"
#include "db/store/store.hpp"

namespace kattegat {

using Missing = std::map<Hash, std::int64_t>;  // rows of ours that lack their words

struct AtTheGate {
  AtTheGate(Store&, const Source&);
  AtTheGate(const AtTheGate&) = delete;
  AtTheGate& operator=(const AtTheGate&) = delete;
  // Whether nobody has written to the book since.
  [[nodiscard]] bool is_of_now(Store&) const;

  const Mark at;
  const Missing missing;
  const Signed new_ones;                  // those that are new here, and signed
  std::vector<Merged::NotTaken> refused;  // once a log
  std::set<Uuid> out;                     // the logs that are not taken
  Heard heard;                            // of the others

 private:
  void judge(Store&, const Source&);
  void note(const Item&);
};

}  // namespace kattegat
