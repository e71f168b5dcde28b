// What the gate says of the remains of a damaged book, before anything of them is stored.
#pragma once
#include <cstdint>
#include <map>
#include <optional>
#include <set>
#include <vector>

#include "db/files/recovering/remains.hpp"
#include "db/files/recovering/stand_ins.hpp"
#include "db/store/store.hpp"
#include "kattegat/journal/gate/gate.hpp"

namespace kattegat {

// What a record says that may follow others, or name them; entries, nearly all there are, do not.
std::optional<Contents> decided(const Item&);

class JudgedRemains {
 public:
  // `book`: the new one, in which nothing is yet.
  JudgedRemains(Remains&, Store& book);

  [[nodiscard]] bool is_refused(const Item&) const;
  [[nodiscard]] const Item* stand_in_before(const Item& item) const {
    return stand_ins_.before(item);
  }
  // Those of which nothing is lost, with their ends.
  [[nodiscard]] const std::map<Uuid, LogEnd>& whole_logs() const { return whole_; }
  [[nodiscard]] const std::set<Uuid>& logs() const { return origins_; }
  [[nodiscard]] bool is_followed(const Hash& record) const { return followed_.count(record) > 0; }
  // A text that is erased by its hash.
  [[nodiscard]] bool is_erased(const Record&) const;

 private:
  // What is left of a log: whole when it goes from its first record to a signed end, and the gate
  // breaks it off nowhere.
  struct Log {
    std::int64_t count = 0;
    std::optional<Hash> last;
    bool is_unbroken = true;

    void add(const Record&, bool is_refused);
    [[nodiscard]] bool is_whole(const LogEnd&) const;
  };

  void judge_all(Remains&, Store&);
  void judge_stand_in(Gate&, const Item&);
  void note(const Item&, bool is_refused);

  std::vector<std::int64_t> refused_;  // rows, in order
  std::map<Uuid, Log> logs_;
  std::set<Uuid> origins_;
  std::map<Uuid, LogEnd> whole_;
  std::set<Hash> followed_, erased_;
  StandIns stand_ins_;
};

}  // namespace kattegat
