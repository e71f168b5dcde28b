// What the panels of games are made of: the questions of a deal, and the answers to each as chips.
// The engine says of each whether it can be given. What does not change the deal stands in
// rows.hpp, folding.hpp and card_table.hpp.
#pragma once
#include "kattegat/evening/shared_fields.hpp"
#include "ui/desk/desk.hpp"
#include "ui/desk/folding.hpp"
#include "ui/kit/card_table.hpp"

namespace kattegat::ui {

template <class T>
struct Option {
  T value;
  std::string id;  // language-free, behind the field's name
  std::string label;
  Color color = 0;
  Type type = Type::body;
  Fit fit = Fit::whole;
  std::string key = {};    // the letter that chooses it
  std::string below = {};  // a second, smaller line
  Color below_color = 0;
};

template <class T>
std::vector<std::string> labels_of(const std::vector<Option<T>>& options) {
  std::vector<std::string> labels;
  for (const Option<T>& option : options) labels.push_back(option.label);
  return labels;
}

template <class T>
Chip chip_of(FieldKey field, const Option<T>& option, bool chosen,
             std::optional<Reason> why_not = {}) {
  return {.id = std::string(field.key) + "." + option.id,
          .label = option.label,
          .chosen = chosen,
          .why_not = std::move(why_not),
          .below = option.below,
          .color = option.color,
          .type = option.type,
          .fit = option.fit,
          .below_color = option.below_color};
}
// Of a player.
Chip chip_of(FieldKey field, Seat, const std::string& name);

// The suits as they rank, each with the letter that chooses it.
std::vector<Option<Suit>> suits(const Ui&, Type);

// True when the answer is given, by its chip or because it was `meant` otherwise: by its letter, or
// by a tap at the table. Why it cannot be is explained either way.
bool is_given(Ui&, Explainer&, const Rect&, const Chip&, bool meant);

// Whether the answer is whoever was tapped at the table, who then answers nothing else.
bool takes_tapped(Folds&, Seat answer);
bool takes_tapped(Folds&, Partner answer);
template <class T>
bool takes_tapped(Folds&, const T&) {
  return false;
}

// What a tap comes to where the answer is this player's, and the next one is asked in its place.
std::string whose_answer(Seat, std::string_view answer);

// A player's number, from 0 to `most`. A second figure typed is the next player's; the second of
// two quick taps is nobody's.
std::optional<int> number_of_one(Ui&, Explainer&, const Grid&, std::string_view id, Seat, int most,
                                 std::optional<int> now, Type,
                                 const std::function<std::optional<Reason>(int)>& why_not);

// The chip that opens the details, and shows the card in them. It stands below the questions.
bool details_chip(Rows&, Explainer&, Word, Word field, const Asked<Card>&);

// What is left of the panel, and the deal that it asks.
template <class G>
struct Form : Rows {
  Explainer& explainer;
  Desk<G>& desk;
  Folding folding{};

  using Deal = typename G::Deal;

  Form(Ui& of_ui, Explainer& of_explainer, Desk<G>& of_desk, const Rect& of_area, float of_view)
      : Rows{of_ui, of_area, of_view}, explainer(of_explainer), desk(of_desk) {}

  [[nodiscard]] std::string say(Word word) const { return kattegat::say(word, ui.language); }
  // The deal with this change, as it would be judged, and why the change cannot be made.
  template <class Change>
  Verdict<G> tried(const Change& change) const {
    return ui::tried(desk, [&](Entry<G>& entry) { change(std::get<Deal>(entry.body)); });
  }
  std::optional<Reason> why_not(FieldKey field, const Verdict<G>& verdict) const {
    return ui::why_not(desk, field, ui.language, verdict);
  }
  template <class Change>
  std::optional<Reason> why_not(FieldKey field, const Change& change) const {
    return why_not(field, tried(change));
  }

  // ---- Questions ----

  [[nodiscard]] bool misses(FieldKey field) const { return folding.misses(field); }
  void begin_questions() {
    folding.begin(*this, desk.folds, [&] { return violations(desk, desk.draft); });
  }
  // Draws it folded, or open by draw(header).
  template <class Draw>
  void question(const PanelQuestion& question, Draw&& draw) {
    begin_questions();
    const Face* who = question.who ? &desk.face(*question.who) : nullptr;
    std::optional<Folding::Open> open = folding.open(*this, desk.folds, question, who);
    if (!open) return;
    draw(open->header);
    folding.close(*this, desk.folds, question, *open, violations(desk, desk.draft));
  }
  // It is answered, the engine asks for it, or it is not known yet whether that will.
  template <class T>
  [[nodiscard]] bool is_asked(Asked<T> Deal::*field) const {
    return !folding.begun || desk.deal().*field || misses(field);
  }
  // The same for one field of the deal. Left out where it is not asked.
  template <class T, class Draw>
  void question(Asked<T> Deal::*field, Draw&& draw, bool last = false) {
    begin_questions();
    const Asked<T>& value = desk.deal().*field;
    if (!is_asked(field)) return;
    const PanelQuestion asked{.field = field, .title = say(field_word(field)), .last = last};
    question(value ? answered(asked, *value, ui, desk.names) : asked, draw);
  }
  // After the last question.
  void end_questions() { folding.end(desk.folds); }

  // ---- Answers ----

  // One answer of several. A second tap on the chosen one takes it back. Below each what it would
  // pay the seat, if one is named.
  template <class T>
  void choose(Asked<T> Deal::*field, const std::vector<Option<T>>& options, const Grid& cells,
              std::optional<Seat> whose = {}) {
    const Type of_names = type_of_names(options, cells.cell(0), false);
    for (std::size_t i = 0; i < options.size(); ++i) {
      Option<T> option = options[i];
      if (option.fit == Fit::name) option.type = of_names;
      const bool chosen = desk.deal().*field == option.value;
      const auto set = [&](Deal& deal) { deal.*field = option.value; };
      const Verdict<G> verdict = tried(set);
      if (whose) say_payment(option, verdict, *whose);
      const Chip chip = chip_of(field, option, chosen, why_not(field, verdict));
      const bool meant = ui.typed_letter(option.key) || takes_tapped(desk.folds, option.value);
      if (!is_given(ui, explainer, cells.cell(static_cast<int>(i)), chip, meant)) continue;
      desk.folds.chosen.clear();
      change(desk, field, [&](Deal& deal) {
        if (chosen)
          (deal.*field).reset();
        else
          set(deal);
      });
    }
  }
  // In which the names among the answers stand, on chips of this size.
  template <class T>
  [[nodiscard]] Type type_of_names(const std::vector<Option<T>>& options, const Rect& chip,
                                   bool has_below) const {
    std::vector<std::string> names;
    for (const Option<T>& option : options)
      if (option.fit == Fit::name) names.push_back(option.label);
    return names.empty() ? Type::body : type_on_chips(ui, chip, names, has_below);
  }
  // The same, this many in a line.
  template <class T>
  void choose(Asked<T> Deal::*field, const std::vector<Option<T>>& options, int columns) {
    choose(field, options, answers(labels_of(options), columns));
  }

  // Every seat that may be asked for; `alone` before them where there may be nobody.
  [[nodiscard]] std::vector<Option<Seat>> seats() const {
    std::vector<Option<Seat>> list;
    const std::vector<std::string> initials = initials_of(desk.names);
    for (const Seat seat : desk.seats())
      if (plays<G>(desk.session.state(), seat))
        list.push_back({seat, std::to_string(seat.index), desk.name(seat), 0, Type::body, Fit::name,
                        at_seat(initials, seat)});
    return list;
  }
  [[nodiscard]] std::vector<Option<Partner>> partners(Word alone) const {
    std::vector<Option<Partner>> list{{Partner::alone(), "alone", say(alone)}};
    for (const Option<Seat>& seat : seats())
      list.push_back(
          {Partner::of(seat.value), seat.id, seat.label, 0, Type::body, Fit::name, seat.key});
    return list;
  }
  [[nodiscard]] std::vector<Option<Suit>> suits() const { return ui::suits(ui, Type::number); }

  // A number from 0 to `most`, also typed; below each what it would pay the seat.
  template <class Number>
  void number(Asked<Number> Deal::*field, int most, std::optional<Seat> whose = {}) {
    const Grid cells = numbers(most + 1);
    std::vector<Option<Number>> options;
    for (int n = 0; n <= most; ++n)
      options.push_back({Number{n}, std::to_string(n), std::to_string(n), 0, Type::number});
    choose(field, options, cells, whose);
    if (const auto typed = ui.typed_number(most))
      answer(field, [&](Deal& deal) { deal.*field = Number{*typed}; });
  }
  // What was typed is refused as its chip would be. True when it was given.
  template <class Change>
  bool answer(FieldKey field, const std::optional<Reason>& reason, const Change& given) {
    if (reason) {
      explainer.say(*reason);
      return false;
    }
    explainer.clear();  // what is refused no longer stands there
    change(desk, field, given);
    return true;
  }
  template <class Change>
  bool answer(FieldKey field, const Change& given) {
    return answer(field, why_not(field, given), given);
  }
  // What the deal would come to for this seat; nothing while more is missing.
  template <class T>
  void say_payment(Option<T>& option, const Verdict<G>& verdict, Seat whose) const {
    if (!verdict) return;
    const Points net = verdict->transfers.net(whose);
    if (net == Points{}) return;  // nothing is paid until a rubber is over
    option.below = signed_points(net, ui.language);
    option.below_color = gain_or_loss(ui, net.thousandths);
  }

  // A player's chip that counts its taps.
  void counter(Asked<ByPlayer<int>> Deal::*field, Seat seat, const Rect& rect, Type type) {
    const auto& each = desk.deal().*field;
    const int now = each ? value_or_zero((*each)[seat]) : 0;
    const auto add = [&](Deal& deal) {
      if (!(deal.*field)) deal.*field = ByPlayer<int>{};
      (*(deal.*field))[seat] = now + 1;
    };
    Chip chip = counts_taps(chip_of(field, seat, desk.name(seat)),
                            now > 0 ? std::optional(now) : std::nullopt);
    chip.type = type;
    chip.why_not = why_not(field, add);
    chip.below = now > 0 ? std::to_string(now) : "–";
    if (is_given(ui, explainer, rect, chip, takes_tapped(desk.folds, seat)))
      change(desk, field, add);
  }
  // A row of such counters; one more tap than there is to count is refused.
  void counters(Asked<ByPlayer<int>> Deal::*field) {
    const std::vector<Option<Seat>> list = seats();
    const auto count = static_cast<int>(list.size());
    const Grid cells = answers(labels_of(list), count, true);
    const Type type = type_of_names(list, cells.cell(0), true);
    for (std::size_t i = 0; i < list.size(); ++i)
      counter(field, list[i].value, cells.cell(static_cast<int>(i)), type);
  }

  // A player's chip in a list that may name several; a second tap takes the player out again.
  void flip_seat(Asked<std::vector<Seat>> Deal::*field, const Option<Seat>& seat,
                 const Rect& rect) {
    const auto& named = desk.deal().*field;
    const bool on = named && std::find(named->begin(), named->end(), seat.value) != named->end();
    const auto flip = [&](Deal& deal) {
      auto& list = deal.*field;
      if (!list) list.emplace();
      if (on)
        list->erase(std::find(list->begin(), list->end(), seat.value));
      else
        list->push_back(seat.value);
      if (list->empty()) list.reset();
    };
    const auto reason = on ? std::nullopt : why_not(field, flip);
    if (chip(ui, explainer, rect, chip_of(field, seat, on, reason))) change(desk, field, flip);
  }
  void flip_seats(Asked<std::vector<Seat>> Deal::*field, const Grid& cells) {
    std::vector<Option<Seat>> list = seats();
    const Type type = type_of_names(list, cells.cell(0), false);
    for (std::size_t i = 0; i < list.size(); ++i) {
      list[i].type = type;
      flip_seat(field, list[i], cells.cell(static_cast<int>(i)));
    }
  }

  // ---- The details of a deal, over the panel ----

  void begin_details(Word title, float height) {
    area = ui::begin_details(ui, explainer, say(title), height, desk.scratch.details_open);
  }
  void end_details() { ui::end_details(ui, area.y); }

  // One card of the pack; a second tap takes it back.
  void pick_card(Asked<Card> Deal::*field) {
    const auto set = [&](std::optional<Card> card) {
      return [field, card](Deal& deal) { deal.*field = card; };
    };
    const auto card = card_table(
        ui, explainer, area.take_top(card_table_height(ui, area.w), ui.px(10)), FieldKey(field),
        [&](Card c) { return desk.deal().*field == c; },
        [&](Card c) { return why_not(field, set(c)); });
    if (card) change(desk, field, set(desk.deal().*field == card ? std::nullopt : card));
  }
};

}  // namespace kattegat::ui
