// What Cairo does not say in a PDF: the language that it is written in, that its parts are tagged,
// by which it can be heard, and that a reader shows its title. PDF has a way to say more at the end
// of a file: a newer catalog, and where it stands.
#pragma once
#include <string>

namespace kattegat {

// Empty when the file is not as Cairo writes it.
std::string with_language(std::string pdf, const std::string& language);

}  // namespace kattegat
