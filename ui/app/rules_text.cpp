#include "ui/app/rules_text.hpp"

#include <algorithm>

#include "ui/kit/text_edit.hpp"

namespace kattegat::ui {
namespace {

struct Embedded {
  std::string_view name;  // "da/ligeud"
  std::string_view text;
};
constexpr Embedded embedded[] = {
#include "rules.inc"
    {"", ""}};

std::vector<std::string_view> split(std::string_view text, std::string_view separator) {
  std::vector<std::string_view> parts;
  for (;;) {
    const auto at = text.find(separator);
    parts.push_back(trimmed(text.substr(0, at)));
    if (at == std::string_view::npos) return parts;
    text.remove_prefix(at + separator.size());
  }
}

// Takes "[a=1, b=x] " off the front; false when the house plays otherwise.
bool applies(std::string_view& line, const HouseValues& house) {
  if (line.empty() || line.front() != '[') return true;
  const auto end = line.find(']');
  const auto inside = end == std::string_view::npos ? "" : line.substr(1, end - 1);
  if (inside.find('=') == std::string_view::npos) return true;
  line = trimmed(line.substr(end + 1));
  for (const std::string_view condition : split(inside, ",")) {
    const auto equals = condition.find('=');
    const auto value = house.find(std::string(condition.substr(0, equals)));
    if (value == house.end() || value->second != condition.substr(equals + 1)) return false;
  }
  return true;
}

std::string filled(std::string_view line, const HouseValues& house) {
  std::string text(line);
  for (const auto& [key, value] : house) {
    const std::string place = "{" + key + "}";
    for (auto at = text.find(place); at != text.npos; at = text.find(place, at + value.size()))
      text.replace(at, place.size(), value);
  }
  return text;
}

bool is_figure(std::string_view value) {
  return !value.empty() && value.find_first_not_of("-.0123456789") == std::string_view::npos;
}
// What a line is asked about is compared as the house has it.
HouseValues as_written(HouseValues house, Language language) {
  for (auto& [key, value] : house)
    if (is_figure(value)) value = number_text(value, language, Thousands::together);
  return house;
}

RulesBlock heading(std::string_view line, const HouseValues& house) {
  RulesBlock block{RulesBlock::Kind::heading, "", {}, {}};
  const auto ids = line.find("{#");
  block.text = filled(trimmed(line.substr(0, ids)), house);
  if (ids == std::string_view::npos) return block;
  const auto inside = line.substr(ids + 2, line.find('}', ids) - ids - 2);
  for (const std::string_view id : split(inside, " "))
    if (!id.empty()) block.ids.emplace_back(id);
  return block;
}

}  // namespace

std::vector<RulesBlock> parse_rules(std::string_view text, const HouseValues& house,
                                    Language language) {
  using Kind = RulesBlock::Kind;
  const HouseValues shown = as_written(house, language);
  std::vector<RulesBlock> blocks;
  bool goes_on = false;  // the line before was of the same paragraph
  bool skips = false;    // this house plays otherwise: to the end of the paragraph
  for (std::string_view line : split(text, "\n")) {
    if (line.empty()) {
      goes_on = skips = false;
      continue;
    }
    const bool was_paragraph = std::exchange(goes_on, false);
    if (!applies(line, house)) {
      skips = true;
      continue;
    }
    if (line.substr(0, 3) == "## ") {
      blocks.push_back(heading(line.substr(3), shown));
    } else if (line.substr(0, 2) == "# ") {
      blocks.push_back({Kind::title, filled(line.substr(2), shown), {}, {}});
    } else if (line.substr(0, 2) == "- ") {
      std::string_view rest = line.substr(2);
      if (applies(rest, house)) blocks.push_back({Kind::item, filled(rest, shown), {}, {}});
    } else if (line.substr(0, 2) == "| ") {
      RulesBlock row{Kind::row, "", {}, {}};
      line = line.substr(2);
      if (!applies(line, house)) continue;
      for (const std::string_view cell : split(line, " | "))
        row.cells.push_back(filled(cell, shown));
      blocks.push_back(std::move(row));
    } else if (!skips) {
      if (was_paragraph)
        blocks.back().text += " " + filled(line, shown);
      else
        blocks.push_back({Kind::paragraph, filled(line, shown), {}, {}});
      goes_on = true;
    }
  }
  return blocks;
}

std::string_view rules_text(std::string_view game, Language language) {
  const std::string name = std::string(code(language)).append("/").append(game);
  for (const Embedded& one : embedded)
    if (one.name == name) return one.text;
  return {};
}

}  // namespace kattegat::ui
