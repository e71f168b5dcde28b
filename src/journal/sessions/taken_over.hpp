// Headers that only say that their log has taken another one over, and which that is.
#pragma once
#include <map>
#include <set>

#include "session_headers.hpp"

namespace kattegat {

class TakenOver {
 public:
  // `count`: the headers that are looked at for themselves.
  TakenOver(const ReadHeaders& all, std::set<Hash> count);
  // What is taken over in the end, by way of others: a header that counts, or one that is missing.
  [[nodiscard]] const Hash& end(const Hash& header) const;
  // The header that counts for this one; where it is missing, what is said of it.
  [[nodiscard]] const Hash& behind(const Hash& header) const;

 private:
  void find_end(Hash);

  std::set<Hash> count_;
  std::map<Hash, Hash> followed_, ends_;
};

}  // namespace kattegat
