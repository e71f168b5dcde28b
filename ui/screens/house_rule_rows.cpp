// The house rules of a game, each as a switch or as its values to choose from.
#include "ui/screens/house_rule_rows.hpp"
#include "kattegat/evening/shared_fields.hpp"

namespace kattegat::ui {
namespace {

// One house rule: a switch, or its values as chips.
struct RuleRow {
  App& app;
  Rect& list;
  int seats;

  void title(const HouseRule& rule) { top_paragraph(app.ui, list, app.say(rule.meaning), {}, 4); }
  template <class T>
  void ask(const HouseRule& rule, T& value, const std::vector<std::pair<T, std::string>>& all) {
    std::vector<Chip> chips;
    for (const auto& [one, label] : all)
      chips.push_back({.id = "rule." + std::string(rule.key) + "." + std::to_string(chips.size()),
                       .label = label,
                       .chosen = value == one});
    title(rule);
    if (const auto tapped = segments(app.ui, app.explainer, list, chips, 60, 50, 14))
      value = all[*tapped].first;
  }

  void operator()(const HouseRule& rule, bool& on) {
    const std::string sentence = app.say(rule.meaning);
    const Rect row = list.take_top(toggle_height(app.ui, list.w, sentence), app.ui.px(14));
    if (toggle(app.ui, "rule." + std::string(rule.key), row, sentence, on)) on = !on;
  }
  template <class E>
  requires std::is_enum_v<E>
  void operator()(const HouseRule& rule, E& value) {
    std::vector<std::pair<E, std::string>> all;
    for (std::size_t i = 0; i < names(E{}).size(); ++i)
      all.emplace_back(static_cast<E>(i), app.say(value_word(rule.key, names(E{})[i])));
    ask(rule, value, all);
  }
  void operator()(const HouseRule& rule, int& value, const Whole& whole) {
    if (whole.between) return step(rule, value, whole);
    std::vector<std::pair<int, std::string>> all;
    for (const int one : whole.values) all.emplace_back(one, std::to_string(one));
    ask(rule, value, all);
  }
  template <class E, std::size_t N>
  void operator()(const HouseRule& rule, AnyOf<E, N>& known) {
    std::vector<Chip> chips;
    std::vector<E> all;
    each_that_can_be_known(known, [&](E one, std::string_view name) {
      const bool on = known.has(one);
      chips.push_back({.id = "rule." + std::string(rule.key) + "." + std::string(name),
                       .label = (on ? "✓ " : "") + app.say(word(one)),
                       .chosen = on});
      all.push_back(one);
    });
    title(rule);
    const Grid cells = Grid{{}, 3, app.ui.px(50), app.ui.px(6)}.off(
        list, static_cast<int>(chips.size()), app.ui.px(14));
    if (const auto tapped = choose_in_lines(app.ui, app.explainer, cells, chips))
      known.set(all[*tapped], !chips[*tapped].chosen);
  }
  template <class Contract, std::size_t N>
  void operator()(const HouseRule& rule, Tariff<Contract, N>& tariff) {
    Ui& ui = app.ui;
    title(rule);
    list.take_top(ui.px(14));
    for (std::size_t i = 0; i < N; ++i) {
      const auto contract = static_cast<Contract>(i);
      const std::string id =
          "rule." + std::string(rule.key) + "." + std::string(names(contract)[i]);
      step_points(ui, list, id, app.say(word(contract)), tariff[contract], {0, 1000, 1}, ui.px(4));
    }
    list.take_top(ui.px(10));
  }

 private:
  // Where whole rounds are counted, a number for another table stays until it is changed.
  void step(const HouseRule& rule, int& value, const Whole& whole) {
    const int by = whole.step(seats), before = value / by;
    int rounds = before;
    title(rule);
    stepper(app.ui, list, "rule." + std::string(rule.key), "", rounds,
            {whole.values.front() / by, whole.values.back() / by, 1}, app.ui.px(14),
            std::to_string(value), app.say(rule.meaning));
    if (rounds == before) return;
    const bool is_between = value % by != 0;
    value = (is_between && rounds < before ? before : rounds) * by;
  }
};

}  // namespace

void step_points(Ui& ui, Rect& list, const std::string& id, std::string_view name, Points& value,
                 const Steps& steps, float gap) {
  const auto before = static_cast<int>(value.thousandths / 1000);
  int whole = before;
  stepper(ui, list, id, name, whole, steps, gap, points_text(value, ui.language));
  if (whole == before) return;
  // Between two whole numbers the one towards 0 comes first.
  const bool is_between = value.thousandths % 1000 != 0;
  const bool goes_to_zero = (value > Points{}) == (whole < before);
  value = points(is_between && goes_to_zero ? before : whole);
}

void draw_house_rules(App& app, Rect& list, AnyHouse& house, int seats) {
  const float start = list.y;
  std::visit(
      [&]<class G>(HouseOf<G>& chosen) {
        G::house_rules(chosen.house, RuleRow{app, list, seats});
      },
      house);
  if (list.y == start)
    app.ui.paragraph(list.take_top(app.ui.px(60)), app.say(Word::setup_no_house_rules),
                     {Type::body, app.ui.colors().quiet});
}

}  // namespace kattegat::ui
