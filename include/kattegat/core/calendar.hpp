// Dates and times of the evening file, as text that has been checked. Order in the book never
// depends on them.
#pragma once
#include <string_view>

namespace kattegat {

bool is_date(std::string_view);  // "YYYY-MM-DD", a day that exists
bool is_time(std::string_view);  // RFC 3339, "2026-11-20T21:04:05+01:00"

}  // namespace kattegat
