// What comes from elsewhere.
#pragma once
#include "ui/app/app.hpp"

namespace kattegat::ui {

// Files from elsewhere, those that came at once: evenings are imported, books offered to be merged.
void take_in(App&, const std::vector<std::string>& paths);
// Those that somebody else has sent: each waits for a tap, upon which it is said what came of it;
// nothing of a book, which is merged.
void offer_files(App&, std::vector<std::string> paths);
std::optional<std::vector<std::string>> take_in_offered(App&, const std::string& path);
void take_in_code(App&, const std::string& text);  // scanned or pasted
// Of tables of these evenings that came as several, a sentence each.
std::vector<std::string> said_of_same_tables(App&, const std::set<Uuid>& evenings);

}  // namespace kattegat::ui
