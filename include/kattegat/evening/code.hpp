// An evening as a line of text that one QR code holds: from one device to another by its camera, or
// pasted. Capitals, digits and a few signs: what such codes have most room for. README, "By one
// code".
#pragma once
#include "kattegat/evening/write.hpp"

namespace kattegat {

// Nothing for an evening so long that no number of codes would be handy: send its file.
std::optional<std::string> evening_code(const Evening&);

// Whether these bytes are one, of whatever version, whole or not.
bool is_evening_code(std::string_view bytes);
// The evening file that it stands for, or why it cannot be read. It may come from anywhere: what it
// says is judged as any file is, by read_evening().
Result<std::string, Text> file_of_code(std::string_view code);

}  // namespace kattegat
