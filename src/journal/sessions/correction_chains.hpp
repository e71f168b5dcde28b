// Which entry each correction of a session is about, however many corrections lie between.
#pragma once
#include <functional>
#include <map>
#include <optional>
#include <vector>

#include "kattegat/journal/records/record.hpp"

namespace kattegat {

class CorrectionChains {
 public:
  struct Link {
    const Item* first = nullptr;  // of its records, as they stand below the session
    Uuid of;                      // what it corrects: an entry, or another correction
    const Item* as_entry =
        nullptr;  // the first of those by which a file has brought it as an entry
    bool is_traced = false;
    std::optional<Uuid> entry = {};  // traced to none: to what is not known, or in a circle
  };
  using IsEntry = std::function<bool(const Uuid&)>;

  // Of several records of one id the first tells what is corrected.
  void add(const Item& correction, const Uuid& of);
  // Past those that are entries as well; answers them. What leads to no entry is not traced yet.
  std::vector<Uuid> trace_past_entries(const IsEntry&);
  // The rest, each to the first entry on its way.
  void trace_to_entries(const IsEntry&);
  void note_as_entry(const Uuid& correction, const Item& entry);

  [[nodiscard]] const Link* find(const Uuid& row) const;  // nullptr: it is no correction
  [[nodiscard]] bool has_entries() const { return has_entries_; }

 private:
  enum class Way { past_entries, to_an_entry };
  void trace(const Uuid& correction, Way, const IsEntry&);

  std::map<Uuid, Link> links_;
  bool has_entries_ = false;  // any of them is an entry as well
};

}  // namespace kattegat
