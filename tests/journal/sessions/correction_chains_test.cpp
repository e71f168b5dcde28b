// Which entry a correction is about, by way of others.
#include "src/journal/sessions/correction_chains.hpp"

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
  Items items;
  for (std::size_t i = 0; i + 1 < one.corrections.size(); i += 3)
    items.push_back(as_if_stored(
        new_record(RecordKind::correction, row(one.corrections[i]), {},
                   CorrectionContents{
                       row(one.corrections[i + 1]), {R"({"type":"misdeal"})", {}}, "", "", {}}),
        0, 0));
  std::set<Uuid> entries;
  for (const char name : one.entries) entries.insert(row(name));
  const auto is_entry = [&](const Uuid& id) { return entries.count(id) > 0; };
  CorrectionChains chains;
  for (std::size_t i = 0; i < items.size(); ++i)
    chains.add(items[i], row(one.corrections[3 * i + 1]));
  std::set<Uuid> were;
  for (const char name : one.were_entries) were.insert(row(name));
  const std::vector<Uuid> both = chains.trace_past_entries(is_entry);
  CHECK(std::set<Uuid>(both.begin(), both.end()) == were);
  for (const Uuid& id : both) {
    chains.note_as_entry(id, items.front());
    entries.erase(id);
  }
  CHECK(chains.has_entries() == !were.empty());
  chains.trace_to_entries(is_entry);
  std::string about;
  for (const char name : one.rows) {
    const CorrectionChains::Link* const link = chains.find(row(name));
    REQUIRE(link != nullptr);
    char entry = '-';
    for (const char known : one.entries)
      if (link->is_traced && link->entry == row(known)) entry = known;
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
           {"in a circle where one is an entry as well", "BC CB", "B", "C", "B", ""},
           {"behind an entry that corrects nothing known", "BX CB", "B", "C", "B", ""}}) {
    CAPTURE(one.about);
    CHECK(found(one) == one.about_which);
  }
  CHECK(CorrectionChains().find(row('A')) == nullptr);
}

}  // namespace correction_chains_test
