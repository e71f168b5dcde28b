// What is fuzzed: any bytes go in, and nothing may crash. script/fuzz runs these with libFuzzer,
// the tests with a few thousand mutations of good input.
#pragma once
#include <string_view>

namespace kattegat {

void fuzz_evening(std::string_view bytes);   // an evening file
void fuzz_entry(std::string_view bytes);     // an entry on a line of a book
void fuzz_question(std::string_view bytes);  // a question to the referee, or what declarer said
void fuzz_book(std::string_view bytes);      // a book

}  // namespace kattegat
