// A table as CSV (RFC 4180), UTF-8 with a byte order mark. No cell can become a formula, also where
// it is read with another separator: what begins like one gets an apostrophe in front, and in JSON
// its first sign is written by its number. None has a control character but breaks and tabs.
#pragma once
#include <string>
#include <string_view>
#include <vector>

#include "kattegat/core/json/json.hpp"

namespace kattegat {

enum class Dialect {
  plain,  // commas between cells, points in amounts
  excel,  // semicolons and decimal commas, as Excel reads a file in Denmark and Sweden
};

// What may stand in a cell beside words of ours: text that somebody has written, an entry, why a
// row is struck out (else empty), an amount.
std::string csv_text(const std::string&);
std::string csv_json(const Json&);
std::string csv_void(const std::string& why);
std::string csv_figure(std::string digits, Dialect);

inline constexpr std::string_view csv_begin = "\xEF\xBB\xBF";  // of a file; then its rows
std::string csv_row(const std::vector<std::string>& cells, Dialect);
std::string csv_file(const std::vector<std::vector<std::string>>& rows, Dialect);

}  // namespace kattegat
