// Dates as people have typed them into their own tables. README, "Old results".
#pragma once
#include <optional>
#include <string>
#include <string_view>

namespace kattegat {

// As "YYYY-MM-DD". Year first, or day first as in Denmark, Sweden and Norway, with a month in
// figures or by its name; the year in four digits. Nothing when that is not certain.
std::optional<std::string> read_old_date(std::string_view);

}  // namespace kattegat
