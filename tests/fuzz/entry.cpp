// Any bytes as an entry on a line of a book, of every game: read or refused, and never otherwise
// than the JSON says.
#include "fuzz/harness.hpp"
#include "kattegat/evening/read_entry.hpp"
#include "kattegat/games/all.hpp"
#include "kattegat/journal/sessions/sitter_numbers.hpp"

using namespace kattegat;

void kattegat::fuzz_entry(std::string_view bytes) {
  const auto json = parse_json(bytes);
  for_each_game([&]<class G>() {
    const std::vector<std::string> seated = numbers_as_names(G::seats_max);
    const auto quick = read_line<G>(bytes, seated);
    KATTEGAT_CHECK(json || !quick);
    if (!json) return;
    const ReadEntry<G> whole = read_entry<G>(*json, seated);  // also where the line says nothing
    if (!quick) return;
    KATTEGAT_CHECK(whole.form.empty() && quick->form.empty());
    KATTEGAT_CHECK(quick->entry == whole.entry);
  });
}
