// What is wrong with how a screen is laid out.
#pragma once
#include <set>
#include <span>

#include "support/form.hpp"
#include "ui/driver.hpp"

namespace kattegat::test {

// Every language; under the sanitizers, which see no layout, one after the other.
inline std::span<const Language> languages_to_see() {
  static std::size_t turn = 0;
  return sanitized ? std::span(languages).subspan(turn++ % std::size(languages), 1)
                   : std::span<const Language>(languages);
}

// Windows, and how large the letters in them are wished.
struct Glass {
  float width, height;
  int zoom = 100;
};
inline const std::vector<Glass> glasses{{1280, 800},     {1024, 600},      {800, 1280},
                                        {390, 844},      {390, 844, 175},  {390, 844, 200},
                                        {844, 390, 200}, {1024, 600, 200}, {1280, 800, 200}};
inline void look_through(Driver& driver, const Glass& glass) {
  driver.app().settings.zoom = glass.zoom;
  driver.resize(glass.width, glass.height);
}

// What the eye would find wrong with the frame; one line each.
inline std::set<std::string> faults(const ui::App& app) {
  std::set<std::string> found;
  // A finger does not grow with the letters, nor does the telephone.
  const float letters =
      app.settings.zoom > 100 ? std::max(1.F, app.ui.theme.scale / app.world.scale) : 1.F;
  const auto at_usual_size = [&](float units) { return app.ui.px(units) / letters; };
  const float least = app.ui.theme.touch() / letters - 0.6F;
  const ui::Rect screen = app.ui.screen();
  int top = 0;
  for (const ui::ShownItem& item : app.ui.items()) top = std::max(top, item.layer);
  const auto called = [](const ui::ShownItem& item) { return item.id + " \"" + item.shown + "\""; };
  std::vector<const ui::ShownItem*> texts, taps;
  for (const ui::ShownItem& item : app.ui.items()) {
    if (item.layer != top) continue;
    // The letters of a telephone are as narrow as on every other one.
    const bool is_letter = item.id.starts_with("key.") && screen.w < at_usual_size(480);
    const float least_wide = is_letter ? at_usual_size(26) : least;
    const float least_tall = is_letter ? at_usual_size(42) : least;
    if (item.tappable && (item.rect.w < least_wide || item.rect.h < least_tall))
      found.insert("too small: " + called(item));
    if (item.shortened) found.insert("shortened: " + called(item));
    if (!item.fits) found.insert("does not fit: " + called(item));
    if (item.area >= 0 && item.visible.empty()) continue;  // not to be seen yet
    const bool wide = item.visible.w < item.rect.w - 1;
    const bool tall = item.area < 0 && item.visible.h < item.rect.h - 1;
    if (wide || tall) found.insert("cut off: " + called(item));
    if (item.rect.x < -0.5F || item.rect.right() > screen.right() + 0.5F)
      found.insert("off the screen: " + called(item));
    if (!item.floats) (item.tappable ? taps : texts).push_back(&item);
  }
  // ImGui lets go of what is pressed where another has its id: neither can be tapped.
  std::set<std::string> ids;
  for (const ui::ShownItem* item : taps)
    if (!ids.insert(item->id).second) found.insert("twice: " + called(*item));
  const auto overlap = [&](const std::vector<const ui::ShownItem*>& list) {
    for (std::size_t a = 0; a < list.size(); ++a)
      for (std::size_t b = a + 1; b < list.size(); ++b) {
        const ui::Rect both = list[a]->visible.meet(list[b]->visible);
        if (both.w > 1.5F && both.h > 1.5F)
          found.insert("overlap: " + called(*list[a]) + " and " + called(*list[b]));
      }
  };
  overlap(taps);
  overlap(texts);
  return found;
}

}  // namespace kattegat::test
