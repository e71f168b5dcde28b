// The rules as this house plays them: the texts in assets/rules with the session's house rules
// filled in. A line that begins with [key=value] stands only under that house rule.
#pragma once
#include <map>
#include <string>
#include <string_view>
#include <vector>

#include "kattegat/languages/languages.hpp"

namespace kattegat::ui {

struct RulesBlock {
  enum class Kind { title, heading, paragraph, item, row } kind;
  std::string text;                // of a row: unused
  std::vector<std::string> ids;    // of a heading: the rules it explains
  std::vector<std::string> cells;  // of a row
};
using HouseValues = std::map<std::string, std::string>;  // by key; "tariff.nolo" for a tariff

// The figures of the house stand there as people of the language write them.
std::vector<RulesBlock> parse_rules(std::string_view text, const HouseValues&, Language);

// The embedded text of a game ("ligeud") or "common"; empty when there is none.
std::string_view rules_text(std::string_view game, Language);

}  // namespace kattegat::ui
