// The currencies that there are: the codes of ISO 4217.
#pragma once
#include <string_view>

namespace kattegat {

bool is_currency(std::string_view);
// Three capital letters, as earlier editions let a book have them.
bool is_stored_currency(std::string_view);

}  // namespace kattegat
