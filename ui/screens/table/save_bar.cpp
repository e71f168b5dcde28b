// The bar at the panel's foot: the deal said back, what it pays and how that comes about, and Save.
#include <array>
#include <span>

#include "ui/app/actions/entries.hpp"
#include "ui/app/actions/places.hpp"
#include "ui/app/actions/undo.hpp"
#include "ui/kit/layout.hpp"
#include "ui/screens/table/table_parts.hpp"

namespace kattegat::ui {
namespace {

// What the bar says: the deal in words, how its points come about, or what stands in its way.
struct Said {
  std::string words;
  std::string briefly{};         // where there is little room
  std::string by_brief_names{};  // and less
  std::vector<std::string> below{};
  std::vector<std::string> below_by_brief_names{};  // as many
  std::string_view id;
  std::string_view rule{};
  Color ground = 0;
  Color ink = 0;
};

// How the points come about, from what is read first.
std::vector<std::string> below_of(const Preview& preview, const std::string& pays) {
  std::vector<std::string> below = preview.lines;
  if (!pays.empty()) below.insert(below.begin(), pays);
  if (!preview.moment.empty()) below.insert(below.begin(), preview.moment);
  return below;
}

Said said_of(const App& app, const Preview& preview) {
  const Palette& c = app.ui.colors();
  const auto complaint = [&](const Reason& reason) {
    return Said{.words = reason.sentence,
                .id = "wrong",
                .rule = reason.rule,
                .ground = c.loss_soft,
                .ink = c.loss};
  };
  if (app.explainer.reason()) return complaint(*app.explainer.reason());
  if (!preview.wrong.empty() && preview.touched) return complaint(preview.wrong.front());
  if (!preview.missing.empty() && preview.touched)
    return {.words = app.say(text(Word::screen_still_missing, preview.missing)),
            .id = "missing",
            .ground = c.sunken,
            .ink = c.ink};
  const Notice& notice = app.messages.notice;
  if (!notice.words.empty() && !preview.touched)
    return {.words = notice.words,
            .id = "notice",
            .ground = notice.failed ? c.loss_soft : c.gain_soft,
            .ink = notice.failed ? c.loss : c.gain};
  if (!preview.ready)
    return {.words = app.say(Word::screen_tap_what_happened),
            .id = "hint",
            .ground = c.sunken,
            .ink = c.ink};
  return {.words = preview.words,
          .briefly = preview.briefly,
          .by_brief_names = preview.by_brief_names,
          .below = below_of(preview, preview.pays),
          .below_by_brief_names = below_of(preview, preview.pays_by_brief_names),
          .id = "words",
          .rule = preview.rule,
          .ground = preview.moment.empty() ? c.soft : c.brass_soft,
          .ink = c.ink};
}

// What is said of a deal where it has so much room.
struct SaidWithRoom {
  std::string words;
  Type type = Type::strong;
  std::vector<std::string> below{};
};

// As tall as the words are in this type, with what is said below them.
float height_of_words(const Ui& ui, float width, std::string_view words,
                      std::span<const std::string> below, Type type) {
  float room = ui.paragraph_height(width, words, type);
  for (const std::string& line : below)
    room += ui.paragraph_height(width, line, Type::small) + ui.px(2);
  return room;
}

// What there is room for, with what it pays below: the words, smaller or fewer of them, and then
// those with the names of the plates; where even that is too much, what it pays alone, for the
// words are in the panel, or the words.
SaidWithRoom told_with_room(const Ui& ui, const Rect& area, const Said& said) {
  using Lines = std::span<const std::string>;
  struct Way {
    std::string_view words;
    Type type;
    Lines below;
  };
  const Lines below = said.below, brief = said.below_by_brief_names;
  const auto has_room = [&](const Way& way) {
    const Lines first = way.below.first(way.below.empty() ? 0 : 1);
    return !way.words.empty() && height_of_words(ui, area.w, way.words, first, way.type) <= area.h;
  };
  const auto told = [](const Way& way) {
    return SaidWithRoom{std::string(way.words), way.type, {way.below.begin(), way.below.end()}};
  };
  for (const Way& way :
       {Way{said.words, Type::strong, below}, Way{said.words, Type::small, below},
        Way{said.briefly, Type::strong, below}, Way{said.briefly, Type::small, below},
        Way{said.words, Type::caption, below}, Way{said.by_brief_names, Type::strong, brief},
        Way{said.by_brief_names, Type::small, brief},
        Way{said.by_brief_names, Type::caption, brief}})
    if (has_room(way)) return told(way);
  if (!below.empty())
    for (const std::string& pays : {below.front(), brief.front()})
      for (const Type type : {Type::strong, Type::small})
        if (has_room({pays, type, {}})) return told({pays, type, brief.subspan(1)});
  const bool is_small = has_room({said.words, Type::small, {}});
  return told({said.words, is_small ? Type::small : Type::caption, below});
}

// The way to the rule: a button, and where that would leave no room for the words, these.
bool is_rule_tapped(App& app, Rect& area) {
  Ui& ui = app.ui;
  const std::string label = app.say(Word::screen_rule);
  const Shape shape = shape_of(ui);
  if (shape == Shape::wide || shape == Shape::tall)
    return button(ui, "rule",
                  area.take_right(ui.px(80), ui.px(8)).inset(0, (area.h - ui.px(48)) / 2), label);
  const Rect sign = area.take_right(ui.px(26), ui.px(4));
  ui.ring(sign.center(), ui.px(12), ui.colors().quiet, ui.px(1.5F));
  ui.mark({sign.center().x - ui.px(12), sign.center().y - ui.px(12), ui.px(24), ui.px(24)}, "?",
          Type::small, ui.colors().quiet);
  return ui.tap("rule", {area.x, area.y, sign.right() - area.x, area.h}, label);
}

// Where Save stands: beside the words, and below them where letters are very large.
bool is_save_below(const Ui& ui) { return is_short(ui) && !has_rail_beside(ui); }

// What is missing leads to where it is asked, which may be out of sight: where a finger hits it.
bool is_way_tapped(App& app, Rect& area, const std::string& words) {
  Ui& ui = app.ui;
  const Rect bar = area.inset(0, -ui.px(8));
  if (is_save_below(ui) || bar.h < ui.theme.touch()) return false;
  const bool tapped = ui.tap("missing.way", bar, words);
  ui.mark(area.take_right(ui.px(26), ui.px(4)), "→", Type::strong, ui.colors().ink);
  return tapped;
}

void draw_words(App& app, Rect area, const Said& said) {
  Ui& ui = app.ui;
  if (!said.rule.empty() && is_rule_tapped(app, area)) return look_up(app, said.rule);
  const SaidWithRoom told = told_with_room(ui, area, said);
  const float room = height_of_words(ui, area.w, told.words, told.below, told.type);
  float y = std::max(0.F, (area.h - room) / 2);
  y += ui.paragraph({area.x, area.y + y, area.w, area.h - y}, told.words, {told.type, said.ink},
                    said.id) +
       ui.px(2);
  for (const std::string& line : told.below) {
    const Rect rest{area.x, area.y + y, area.w, area.h - y};
    if (ui.paragraph_height(rest.w, line, Type::small) > rest.h) break;
    y += ui.paragraph(rest, line, {Type::small, ui.colors().quiet}, "working") + ui.px(2);
  }
}

constexpr float save_corner = 16;
void draw_save(Ui& ui, const Rect& save, const std::string& label, bool ready) {
  const Palette& c = ui.colors();
  const float radius = ui.px(save_corner);
  if (ready) {
    ui.shadow(save, Elevation::raised, radius);
    ui.gradient(save, c.accent_top, c.accent, radius);
  } else {
    ui.outline(save, c.edge, radius, ui.px(1.5F));
  }
  if (ui.pressed("save")) ui.outline(save, c.ink, radius, ui.px(3));
  ui.text(save.inset(ui.px(6), 0), label,
          {Type::title, ready ? c.on_accent : c.quiet, Align::center});
}

void save_or_say_why_not(App& app, const Preview& preview) {
  if (preview.ready) return save_deal(app);
  if (!preview.wrong.empty()) return app.explainer.say(preview.wrong.front());
  app.explainer.say({app.say(text(Word::screen_still_missing, preview.missing)), ""});
  if (!preview.missing_field.empty()) app.ui.seek_answer(preview.missing_field);
}

// A telephone has a line or two to spare for a deal between people of long names.
float height_for_brief_names(const Ui& ui, float width, const Said& said) {
  const float usual = ui.px(98), most = ui.px(118);
  if (shape_of(ui) != Shape::phone || said.by_brief_names == said.briefly) return usual;
  const std::vector<std::string>& below = said.below_by_brief_names;
  const std::vector<std::string> first(below.begin(), below.begin() + !below.empty());
  const float wanted =
      height_of_words(ui, width, said.by_brief_names, first, Type::small) + ui.px(2 * 8 + 2);
  return wanted > most ? usual : std::max(usual, wanted);
}

}  // namespace

float width_of_save(const Ui& ui) { return ui.px(shape_of(ui) == Shape::phone ? 108 : 132); }
Rect take_save(const App& app, Rect& area) {
  const Ui& ui = app.ui;
  if (is_save_below(ui)) return area.take_bottom(ui.px(48), ui.px(6));
  const float wide = width_of_save(ui);
  return app.settings.left_handed ? area.take_left(wide, ui.px(12))
                                  : area.take_right(wide, ui.px(12));
}

float save_bar_height(const App& app, float width, const Preview& preview) {
  const Ui& ui = app.ui;
  Said said = said_of(app, preview);
  const bool below = is_save_below(ui);
  const float beside = below ? 0 : width_of_save(ui) + ui.px(12);
  const float inside = width - beside - ui.px(2 * 12 + (said.rule.empty() ? 0 : 30));
  if (!is_short(ui)) return height_for_brief_names(ui, inside, said);
  float words = height_of_words(ui, inside, said.words, said.below, Type::small);
  if (words > ui.screen().h * 0.3F) {
    said.below.clear();
    words = height_of_words(ui, inside, said.words, said.below, Type::small);
  }
  return below ? words + ui.px(48 + 6 + 2 * 8 + 2) : std::max(words, ui.px(46)) + ui.px(2 * 8 + 2);
}

void draw_save_bar(App& app, Rect area, const Preview& preview) {
  Ui& ui = app.ui;
  const Said said = said_of(app, preview);
  ui.fill(area, said.ground, ui.px(18));
  if (ui.theme.dress == Dress::contrast) ui.outline(area, said.ink, ui.px(18), ui.px(1.5F));
  const float top = area.y;
  area = area.inset(ui.px(12), ui.px(8));
  const Rect save = take_save(app, area);
  const bool is_hint = said.id == "hint";
  app.messages.toast_place = area;     // nothing there is to be tapped just then
  if (!is_hint && !is_save_below(ui))  // but to be read, where something has come back
    app.messages.toast_place = {area.x, 0, area.w, top - ui.px(8)};
  const bool has_words = !is_hint || !app.messages.toast;  // none stand below those of a toast
  if (!said.rule.empty() && ui.key(Key::help)) return look_up(app, said.rule);
  if (app.is_read_only()) {
    ui.text(save, app.say(Word::screen_read_only), {Type::strong, ui.colors().quiet, Align::center},
            "read_only");
    if (has_words) draw_words(app, area, said);
    return;
  }
  const std::string label = app.say(Word::screen_save);
  Tappable is = save_tap(app);
  is.enabled = preview.ready;
  is.radius = save_corner;
  const bool pressed = (ui.focus().empty() && ui.key(Key::enter)) || ui.control('s');
  const bool entered = pressed && ui.is_meant("save", is);
  const bool tapped = ui.tap("save", save, label, is);
  draw_save(ui, save, label, preview.ready);
  if (said.id == "missing" && is_way_tapped(app, area, said.words))
    return save_or_say_why_not(app, preview);
  if (has_words) draw_words(app, area, said);
  if (tapped || entered) save_or_say_why_not(app, preview);
}

}  // namespace kattegat::ui
