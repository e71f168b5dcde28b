#include "kattegat/evening/shared_fields.hpp"
#include "ui/app/actions/schools.hpp"
#include "ui/app/rules_text.hpp"
#include "ui/kit/layout.hpp"
#include "ui/screens/screens.hpp"

namespace kattegat::ui {
namespace {

std::string plain(const Json& json) {
  const auto* text = json.as<std::string>();
  return text ? *text : to_line(json);
}

template <class G>
HouseValues house_values(const typename G::House& house) {
  HouseValues values;
  G::house_rules(house, [&](const HouseRule& rule, const auto& value, const auto&...) {
    const Json json = to_json(value, {});
    if constexpr (requires { value.left_out; })
      each_that_can_be_known(value, [&](auto one, std::string_view name) {
        values[std::string(rule.key) + "." + std::string(name)] = value.has(one) ? "true" : "false";
      });
    if (const auto* members = json.as<Json::Object>())
      for (const auto& [name, one] : *members)
        values[std::string(rule.key) + "." + name] = plain(one);
    else
      values[std::string(rule.key)] = plain(json);
  });
  return values;
}

struct Chosen {
  std::string_view game;
  HouseValues house;
  const School* school = nullptr;
};

// The game's rules as tonight's table plays it, else as they are by default.
Chosen chosen(const App& app) {
  Chosen found;
  const EveningSession* played = app.session_at_table();
  std::size_t index = 0;
  for_each_game([&]<class G>() {
    if (index++ != app.rules.game) return;
    const auto* entered = played ? std::get_if<EnteredSession<G>>(&played->entered) : nullptr;
    found = {G::id, house_values<G>(entered ? entered->table.house : typename G::House{})};
    if (entered) found.school = school_with(app, HouseOf<G>{entered->table.house});
  });
  return found;
}

// The cells of a row below each other.
void draw_stacked_row(Ui& ui, Rect& list, const std::vector<std::string>& cells) {
  std::string rest;
  for (std::size_t i = 1; i < cells.size(); ++i) rest += (i > 1 ? "  ·  " : "") + cells[i];
  top_paragraph(ui, list, cells.front(), {Type::strong}, 2);
  top_paragraph(ui, list, rest, {Type::body}, 2);
  ui.line({list.x, list.y}, {list.right(), list.y}, ui.colors().line, ui.px(1));
  list.take_top(ui.px(6));
}

// Columns; where they would be as narrow as a word, lines.
void draw_row(Ui& ui, Rect& list, const std::vector<std::string>& cells, bool first) {
  const auto count = static_cast<float>(cells.size());
  const float room = (list.w - ui.px(8) * (count - 1)) / count;
  const bool is_close = list.w < ui.px(90) * count && !has_room(ui, list.w, Room::buttons);
  const bool fit = std::none_of(cells.begin(), cells.end(), [&](const std::string& cell) {
    return ui.width(Type::caption, cell) > room;
  });
  if (is_close || (!fit && is_narrow(ui, list))) return draw_stacked_row(ui, list, cells);
  const Rect line = list.take_top(ui.px(32));
  const Grid columns{line, static_cast<int>(cells.size()), line.h, ui.px(8)};
  for (std::size_t i = 0; i < cells.size(); ++i)
    ui.text(columns.cell(static_cast<int>(i)), cells[i],
            {first ? Type::strong : Type::body, 0, i == 0 ? Align::left : Align::right});
  ui.line({line.x, line.bottom()}, {line.right(), line.bottom()}, ui.colors().line, ui.px(1));
}

bool explains(const RulesBlock& block, const std::optional<std::string>& rule) {
  return rule && std::find(block.ids.begin(), block.ids.end(), *rule) != block.ids.end();
}

// The one over what is looked up is marked.
void draw_rules_heading(Ui& ui, const Rect& line, const std::string& words, bool marked) {
  const Palette& c = ui.colors();
  if (marked) ui.fill(line.inset(-ui.px(8), 0), c.brass, ui.px(8));
  ui.text(line, words, {Type::strong, marked ? c.on_brass : c.accent},
          marked ? "rules.marked" : "");
}

// A paragraph, or one of several points.
void draw_rules_words(Ui& ui, Rect& list, const RulesBlock& block) {
  Rect text = list;
  if (block.kind == RulesBlock::Kind::item) {
    ui.disc({list.x + ui.px(8), list.y + ui.px(13)}, ui.px(3.5F), ui.colors().quiet);
    text.take_left(ui.px(22));
  }
  const float tall = ui.paragraph_height(text.w, block.text);
  if (ui.shows({text.x, text.y, text.w, tall})) ui.paragraph(text, block.text);
  list.take_top(tall, ui.px(8));
}

void draw_blocks(App& app, const Rect& view, const std::vector<RulesBlock>& blocks) {
  using Kind = RulesBlock::Kind;
  Ui& ui = app.ui;
  Rect list{view.x, view.y, std::min(view.w - ui.px(12), ui.px(900)), view.h};
  bool in_table = false;
  std::optional<float> mark;
  for (const RulesBlock& block : blocks) {
    const bool is_row = block.kind == Kind::row;
    const bool is_first = is_row && !in_table;
    in_table = is_row;
    if (is_row) {
      draw_row(ui, list, block.cells, is_first);
    } else if (block.kind == Kind::title) {
      ui.text(list.take_top(ui.px(44), ui.px(6)), block.text,
              {Type::title, 0, Align::left, Fit::name}, "rules.title");
    } else if (block.kind == Kind::heading) {
      list.take_top(ui.px(14));
      const bool marked = explains(block, app.rules.rule);
      if (marked) mark = list.y - view.y;
      draw_rules_heading(ui, list.take_top(ui.px(34), ui.px(4)), block.text, marked);
    } else {
      draw_rules_words(ui, list, block);
    }
  }
  if (mark && app.rules.sought) ui.scroll_to("rules", std::max(0.F, *mark - ui.px(20)));
  app.rules.sought = false;
  ui.end_scroll(list.y + ui.px(30));
}

}  // namespace

void draw_rules(App& app, Rect area) {
  Ui& ui = app.ui;
  std::vector<Chip> tabs;
  std::size_t index = 0;
  for_each_game([&]<class G>() {
    tabs.push_back({.id = "rules." + std::string(G::id),
                    .label = app.say(G::name),
                    .chosen = app.rules.game == index++});
  });
  tabs.push_back({.id = "rules.common",
                  .label = app.say(Word::rules_common),
                  .chosen = app.rules.game == index++});
  tabs.push_back({.id = "rules.dummy",
                  .label = app.say(Word::referee_dummy),
                  .chosen = app.rules.game == index});
  const int columns = has_room(ui, area.w, Room::whole)     ? static_cast<int>(tabs.size())
                      : has_room(ui, area.w, Room::buttons) ? 4
                                                            : 2;
  const Grid cells =
      Grid{{}, columns, ui.px(50), ui.px(4)}.off(area, static_cast<int>(tabs.size()), ui.px(10));
  if (const auto tapped = choose_in_lines(ui, app.explainer, cells, tabs)) {
    app.rules.game = *tapped;
    app.rules.rule.reset();
    app.rules.sought = false;
    ui.scroll_to("rules", 0);
  }
  sheet(ui, area);
  Chosen rules = chosen(app);
  if (rules.game.empty()) rules.game = app.rules.game == index ? "dummy" : "common";
  Rect page = area.inset(ui.px(18), ui.px(10));
  if (rules.school)
    ui.text(page.take_top(ui.px(24), ui.px(4)), app.say(text(Word::school_is, rules.school->name)),
            {Type::small, ui.colors().quiet, Align::left, Fit::name}, "rules.school");
  const Rect view = ui.begin_scroll("rules", page);
  const RulesKey key{std::string(rules.game), rules.house, ui.language};
  draw_blocks(app, view, kept(app.views.rules, key, [&] {
                return parse_rules(rules_text(rules.game, ui.language), rules.house, ui.language);
              }));
}

}  // namespace kattegat::ui
