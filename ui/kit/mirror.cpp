#include "ui/kit/mirror.hpp"

#include "kattegat/core/json/json.hpp"

namespace kattegat::ui {
namespace {

Json whole(float pixels) { return std::int64_t{static_cast<int>(pixels)}; }

Json::Object placed_at(const std::string& id, const Rect& rect) {
  return {{"id", id},
          {"x", whole(rect.x)},
          {"y", whole(rect.y)},
          {"w", whole(rect.w)},
          {"h", whole(rect.h)}};
}

Json::Object mirrored_area(const Area& area) {
  Json::Object said = placed_at(area.id, area.view);
  said.emplace_back("at", whole(area.at));
  said.emplace_back("most", whole(area.most));
  said.emplace_back("within", area.within);
  return said;
}

Json::Object mirrored_item(const ShownItem& item, std::string_view focus) {
  const bool is_seen = !item.visible.empty();
  Json::Object said = placed_at(item.id, is_seen ? item.visible : item.rect);
  said.emplace_back("area", item.area);
  said.emplace_back("words", item.shown);
  said.emplace_back("tappable", item.tappable);
  said.emplace_back("enabled", item.enabled);
  said.emplace_back("chosen", item.chosen);
  said.emplace_back("field", item.is_field);
  said.emplace_back("ringed", item.tappable && item.id == focus);
  said.emplace_back("outside", !is_seen);
  return said;
}

}  // namespace

std::string mirrored(const Ui& ui) {
  Json::Array areas, items;
  for (const Area& area : ui.areas()) areas.emplace_back(mirrored_area(area));
  const int top = top_layer(ui.items());
  for (const ShownItem& item : ui.items()) {
    const bool is_nowhere = item.visible.empty() && item.area < 0;
    const bool says_nothing = item.id.empty() && item.shown.empty();
    const bool is_covered = item.layer < top && !item.floats;
    if (is_nowhere || says_nothing || is_covered) continue;
    items.emplace_back(mirrored_item(item, ui.focus()));
  }
  return to_line(Json::Object{
      {"language", code(ui.language)}, {"areas", std::move(areas)}, {"items", std::move(items)}});
}

}  // namespace kattegat::ui
