// Which entry a correction is about, by way of others.
#include "src/journal/sessions/correction_chains.hpp"

#include <map>
#include <set>
#include <string>

#include "support/night.hpp"

using namespace kattegat;
using namespace kattegat::test;

namespace correction_chains_test {

namespace {

Uuid row(char name) { return uuid_of(3, name); }

// "BA CB": B corrects A, and C corrects B. The corrections among the entries have come from a file
// as entries, too: those that are about another entry are taken for corrections.
struct Case {
  const char* about;
  std::string corrections, entries;
  std::string rows, about_which;  // beside each other; '-': about nothing that is known
  std::string were_entries;
};

std::string found(const Case& one) {
  std::map<Uuid, Uuid> corrects;
  for (std::size_t i = 0; i + 1 < one.corrections.size(); i += 3)
    corrects.emplace(row(one.corrections[i]), row(one.corrections[i + 1]));
  std::set<Uuid> entries;
  for (const char name : one.entries) entries.insert(row(name));
  const std::map<Uuid, Uuid> behind =
      entries_behind(corrects, [&](const Uuid& id) { return entries.count(id) > 0; });
  std::set<Uuid> were;
  for (const char name : one.were_entries) were.insert(row(name));
  std::set<Uuid> both;
  for (const auto& [correction, entry] : behind)
    if (correction != entry && entries.count(correction) > 0) both.insert(correction);
  CHECK(both == were);
  std::string about;
  for (const char name : one.rows) {
    REQUIRE(corrects.count(row(name)) > 0);
    const auto its_entry = behind.find(row(name));
    char entry = '-';
    for (const char known : one.entries)
      if (its_entry != behind.end() && its_entry->second == row(known)) entry = known;
    about += entry;
  }
  return about;
}

}  // namespace

TEST_CASE("a correction is about the entry to which the others lead", "[journal]") {
  for (const Case& one : std::vector<Case>{
           {"of an entry", "BA", "A", "B", "A", ""},
           {"of a correction", "BA CB", "A", "BC", "AA", ""},
           {"in whatever order they came", "DC CB BA", "A", "BCD", "AAA", ""},
           {"two of one", "BA CA", "A", "BC", "AA", ""},
           {"of nothing that is known", "BX", "A", "B", "-", ""},
           {"in a circle", "BC CB", "A", "BC", "--", ""},
           {"of itself", "BB", "A", "B", "-", ""},
           {"one that is an entry as well", "BA CB", "AB", "BC", "AA", "B"},
           {"an entry that corrects one that is an entry as well", "BA CB", "ABC", "BC", "AA",
            "BC"},
           {"in a circle where one is an entry as well", "BC CB", "B", "BC", "BB", ""},
           {"in a circle of entries", "BC CB", "BC", "BC", "BC", ""},
           {"of a circle in which it is not", "BC CB DC", "B", "D", "B", ""},
           {"of a circle in which nothing is an entry", "BC CB DC", "D", "BD", "-D", ""},
           {"behind an entry that corrects nothing known", "BX CB", "B", "BC", "BB", ""}}) {
    CAPTURE(one.about);
    CHECK(found(one) == one.about_which);
  }
}

}  // namespace correction_chains_test
