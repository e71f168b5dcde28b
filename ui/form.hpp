// The rows that panels are made of. A row asks one question of a deal: each possible answer is a
// chip, and the engine says of each whether it can be given.
#pragma once
#include <functional>

#include "kattegat/evening/shared_fields.hpp"
#include "ui/desk.hpp"

namespace kattegat::ui {

// ---- Cards ----

// The pack laid out by suit and rank, a suit in as many lines as a thumb needs. Answers the card
// that was tapped. `why_not(card)` and `chosen(card)` say how each one stands.
std::optional<Card> card_table(Ui&, Explainer&, const Rect&, std::string_view field,
                               const std::function<bool(Card)>& chosen,
                               const std::function<std::optional<Reason>(Card)>& why_not);
float card_table_height(const Ui&, float width);
// A dialog around one: taller where the suits take more lines.
Rect card_dialog(Ui&, float width, float height);

// What lies over a panel, under a title, with a button to go back to it, and why something cannot
// be chosen; what a telephone has no room for is scrolled to.
Rect begin_details(Ui&, const Explainer&, std::string_view title, float height, bool& is_open);
void end_details(Ui&, float bottom);

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
  Color tint = 0;  // behind it
};

// The suits as they rank, each with the letter that chooses it.
std::vector<Option<Suit>> suits(const Ui&, Type);

// ---- Questions ----

// One question of a panel, and how its answer is told while it is folded.
struct Question {
  std::string_view field;
  std::string title;     // its name; while it is open it is asked as a sentence
  std::string answer{};  // empty: none yet
  Color color = 0;       // of the answer; 0: as usual
  std::optional<Seat> who{};
  bool last = false;   // stays open when all are answered
  bool stays = false;  // is always open
};
// Both answer whether it was tapped, to be opened.
bool folded_line(Ui&, const Rect&, const Question&, int number, const Face* who);
bool folded_tile(Ui&, const Rect&, const Question&);
inline constexpr float folded_height = 48;

template <class Bid>
std::optional<Seat> last_bidder(const Auction<Bid>& auction) {
  std::optional<Seat> bidder;
  for (const Call<Bid>& call : auction)
    if (call.bid) bidder = call.seat;
  return bidder;
}

// What every row needs.
template <class G>
struct Form {
  Ui& ui;
  Explainer& explainer;
  Desk<G>& desk;
  Rect area;              // what is left of the panel
  float view_height = 0;  // of the whole

  // How far the questions of this frame have come.
  Violations found{};  // of the draft
  int questions = 0;   // so far
  int standing = 0;    // of them open
  bool begun = false;  // the first one is answered: it is known which others are asked
  std::optional<Grid> tiles{};
  int tile = 0;
  std::string wanted{};  // a folded question was tapped, to be opened

  using Deal = typename G::Deal;

  [[nodiscard]] std::string say(Word word) const { return kattegat::say(word, ui.language); }
  // As tall as the whole panel leaves room for.
  [[nodiscard]] float chip_height() const {
    return std::clamp(view_height / 10, ui.theme.touch(), ui.px(66));
  }
  [[nodiscard]] float gap() const { return ui.px(4); }

  // ---- Questions ----

  // Whatever the engine has to say of a field without an answer: it asks for one.
  [[nodiscard]] bool misses(std::string_view field) const { return concerns(found, field); }

  // Draws it folded, or open by draw(header): the right end of the title's line is the question's
  // own.
  template <class Draw>
  void question(const Question& question, Draw&& draw) {
    if (questions == 0) begin_questions();
    ++questions;
    Folds& folds = desk.folds;
    const bool in_turn = standing == 0 && (question.answer.empty() || question.last);
    const bool open =
        question.stays || (folds.chosen.empty() ? in_turn : folds.chosen == question.field);
    if (questions == 1) begun = !question.answer.empty();
    if (!open) return fold(question);
    const bool was_missing = misses(question.field);
    folds.open = std::string(question.field);
    const Rect outer = area;
    if (++standing == 1) folds.top = outer.y;
    const float edge = ui.px(10);
    area = {outer.x + edge, outer.y + ui.px(6), outer.w - 2 * edge, outer.h};
    Rect header = area.take_top(ui.px(44), ui.px(4));
    draw(header);
    ask(header, question);
    const float bottom = area.y + ui.px(4);
    folds.heights[folds.open] = bottom - outer.y;
    ui.outline({outer.x, outer.y, outer.w, bottom - outer.y},
               question.stays ? ui.colors().line : ui.colors().accent, ui.px(16),
               ui.px(question.stays ? 1.5F : 2.5F));
    area = {outer.x, bottom + ui.px(8), outer.w, outer.h};
    found = violations(desk, desk.draft);
    // Answered out of its turn: on to the next one without an answer.
    if (folds.chosen == question.field && was_missing && !misses(question.field))
      folds.chosen.clear();
  }

  // The same for one field of the deal. Left out where the engine does not ask for it.
  template <class T, class Draw>
  void question(std::string_view field, Asked<T> Deal::*member, Draw&& draw, bool last = false) {
    const Asked<T>& value = desk.deal().*member;
    if (questions == 0) begin_questions();
    if (questions > 0 && begun && !value && !misses(field)) return;
    Question asked{.field = field, .title = say(field_word(field)), .last = last};
    if (value) {
      asked.answer = Describe{desk.names, ui.language}(*value);
      if constexpr (std::is_same_v<T, Seat>) asked.who = *value;
      if constexpr (std::is_same_v<T, Partner>)
        for (const Seat seat : desk.seats())
          if (value->is(seat)) asked.who = seat;
      if constexpr (std::is_same_v<T, Suit>) {
        asked.answer += " " + say(suit_word(*value));
        asked.color = ui.theme.suit(*value);
      }
    }
    question(asked, draw);
  }

  // After the last question.
  void end_questions() {
    Folds& folds = desk.folds;
    if (standing == 0) folds.chosen.clear();  // the engine asks for it no longer
    if (!wanted.empty()) folds.chosen = wanted;
    folds.count = questions;
    folds.standing = std::max(1, standing);
    folds.tapped.reset();
  }

  // The next part of the panel: its question, and room for `lines` lines of chips.
  Rect row(Word question, int lines = 1, std::string_view id = {}) {
    heading(ui, area.take_top(ui.px(22)), say(question), id);
    return rows(lines);
  }
  // The same in a question, which has its title already.
  Rect rows(int lines = 1) { return area.take_top(grid({}, 1).height(lines), ui.px(6)); }
  // Room for so many numbers: in two lines, and in more where they would be narrow.
  Grid numbers(int count) {
    const int widest = std::max(1, static_cast<int>((area.w + gap()) / (ui.px(52) + gap())));
    Grid cells = grid({}, std::min((count + 1) / 2, widest));
    cells.area = rows(cells.lines(count));
    return cells;
  }
  // Room for so many answers: this many in a line, and fewer where large letters leave none of them
  // a thumb's width.
  Grid answers(int count, int columns) {
    if (area.w < ui.px(280)) {
      const auto fit = static_cast<int>((area.w + gap()) / (ui.px(46) + gap()));
      columns = std::clamp(fit, 1, columns);
    }
    Grid cells = grid({}, columns);
    cells.area = area.take_top(cells.height(count), ui.px(6));
    return cells;
  }
  void subtitle(Word question) { heading(ui, area.take_top(ui.px(22)), say(question)); }
  [[nodiscard]] Grid grid(const Rect& rect, int columns) const {
    return {rect, columns, chip_height(), gap()};
  }

  // One answer of several. A second tap on the chosen one takes it back.
  template <class T>
  void choose(std::string_view field, Asked<T> Deal::*member, const std::vector<Option<T>>& options,
              const Grid& cells) {
    for (std::size_t i = 0; i < options.size(); ++i) {
      const Option<T>& option = options[i];
      const bool chosen = desk.deal().*member == option.value;
      const auto set = [&](Deal& deal) { deal.*member = option.value; };
      const auto reason = why_not(desk, field, ui.language, set);
      const bool meant = ui.typed_letter(option.key) || is_tapped(option.value);
      const bool tapped = chip(ui, explainer, cells.cell(static_cast<int>(i)),
                               {.id = std::string(field) + "." + option.id,
                                .label = option.label,
                                .chosen = chosen,
                                .why_not = reason,
                                .below = option.below,
                                .color = option.color,
                                .type = option.type,
                                .fit = option.fit,
                                .tint = option.tint,
                                .below_color = option.below_color});
      if (meant && reason) explainer.say(*reason);
      if (!tapped && (!meant || reason)) continue;
      desk.folds.chosen.clear();
      change(desk, field, [&](Deal& deal) {
        if (chosen)
          (deal.*member).reset();
        else
          set(deal);
      });
    }
  }

  // The same, this many in a line.
  template <class T>
  void choose(std::string_view field, Asked<T> Deal::*member, const std::vector<Option<T>>& options,
              int columns) {
    choose(field, member, options, answers(static_cast<int>(options.size()), columns));
  }

  // Every seat that may be asked for; `alone` before them where there may be nobody.
  [[nodiscard]] std::vector<Option<Seat>> seats() const {
    std::vector<Option<Seat>> list;
    const std::vector<std::string> initials = initials_of(desk.names);
    for (const Seat seat : desk.seats())
      if (plays<G>(desk.session.state(), seat))
        list.push_back({seat, std::to_string(seat.index), desk.name(seat), 0, Type::body, Fit::name,
                        initials[static_cast<std::size_t>(seat.index)]});
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
  void number(std::string_view field, Asked<Number> Deal::*member, int most,
              std::optional<Seat> whose = {}) {
    const Grid cells = numbers(most + 1);
    std::vector<Option<Number>> options;
    for (int n = 0; n <= most; ++n) {
      options.push_back({Number{n}, std::to_string(n), std::to_string(n), 0, Type::number});
      pay(
          options.back(), [&](Deal& deal) { deal.*member = Number{n}; }, whose);
    }
    choose(field, member, options, cells);
    if (const auto typed = ui.typed_number(most)) {
      const auto set = [&](Deal& deal) { deal.*member = Number{*typed}; };
      answer(field, why_not(desk, field, ui.language, set), set);
    }
  }
  // What was typed is refused as its chip would be. True when it was given.
  template <class Change>
  bool answer(std::string_view field, const std::optional<Reason>& reason, const Change& given) {
    if (reason) {
      explainer.say(*reason);
      return false;
    }
    explainer.clear();  // what is refused no longer stands there
    change(desk, field, given);
    return true;
  }
  // What the deal would come to for this seat with the change made; nothing while more is missing.
  template <class T, class Change>
  void pay(Option<T>& option, Change&& change, std::optional<Seat> whose) const {
    if (!whose) return;
    Entry<G> tried = desk.draft;
    change(std::get<Deal>(tried.body));
    const Verdict<G> verdict = desk.session.judge(tried);
    if (!verdict) return;
    const Points net = verdict->transfers.net(*whose);
    if (net == Points{}) return;  // nothing is paid until a rubber is over
    option.below = signed_points(net, ui.language);
    option.below_color = gain_or_loss(ui, net.thousandths);
  }
  // Whoever declares by what is entered so far.
  [[nodiscard]] std::optional<Seat> declarer() const requires requires(const Deal& deal) {
    deal.declarer;
  }
  {
    if (desk.deal().declarer) return desk.deal().declarer;
    if constexpr (requires(const Deal& deal) { last_bidder(*deal.auction); }) {
      if (desk.deal().auction) return last_bidder(*desk.deal().auction);
    } else if constexpr (requires(const Deal& deal) { last_bidder(*deal.bids); }) {
      if (desk.deal().bids) return last_bidder(*desk.deal().bids);
    }
    return std::nullopt;
  }

  // The details of a deal over the panel.
  void begin_details(Word title, float height) {
    area = ui::begin_details(ui, explainer, say(title), height, desk.scratch.details_open);
  }
  void end_details() { ui::end_details(ui, area.y); }

  // One card of the pack; a second tap takes it back.
  void pick_card(std::string_view field, Asked<Card> Deal::*member) {
    const auto set = [&](std::optional<Card> card) {
      return [member, card](Deal& deal) { deal.*member = card; };
    };
    const auto card = card_table(
        ui, explainer, area.take_top(card_table_height(ui, area.w), ui.px(10)), field,
        [&](Card c) { return desk.deal().*member == c; },
        [&](Card c) { return why_not(desk, field, ui.language, set(c)); });
    if (card) change(desk, field, set(desk.deal().*member == card ? std::nullopt : card));
  }
  // The chip that opens the details shows the card. It stands below the questions.
  void details_chip(Word label) {
    Rect line = area.take_top(ui.theme.touch(), ui.px(6));
    const Rect rect = line.take_left(std::min(line.w, ui.px(230)));
    std::string shown = say(label);
    if (desk.deal().called)
      shown = say(Word::field_called) + " " + kattegat::say(*desk.deal().called, ui.language);
    if (chip(ui, explainer, rect, {.id = "details", .label = shown}))
      desk.scratch.details_open = true;
  }

  // A player's chip that counts its taps.
  void counter(std::string_view field, Asked<ByPlayer<int>> Deal::*member, Seat seat,
               const Rect& rect) {
    const auto count = [&](const Deal& deal) {
      const auto& each = deal.*member;
      return each ? value_or_zero((*each)[seat]) : 0;
    };
    const int now = count(desk.deal());
    const auto add = [&](Deal& deal) {
      if (!(deal.*member)) deal.*member = ByPlayer<int>{};
      (*(deal.*member))[seat] = now + 1;
    };
    const auto reason = why_not(desk, field, ui.language, add);
    const bool meant = is_tapped(seat);
    const bool tapped = chip(ui, explainer, rect,
                             {.id = std::string(field) + "." + std::to_string(seat.index),
                              .label = desk.name(seat),
                              .chosen = now > 0,
                              .why_not = reason,
                              .below = now > 0 ? std::to_string(now) : "–",
                              .fit = Fit::name});
    if (meant && reason) explainer.say(*reason);
    if (tapped || (meant && !reason)) change(desk, field, add);
  }

  // A player's chip in a list that may name several; a second tap takes the player out again.
  void flip_seat(std::string_view field, Asked<std::vector<Seat>> Deal::*member,
                 const Option<Seat>& seat, const Rect& rect) {
    const auto& named = desk.deal().*member;
    const bool on = named && std::find(named->begin(), named->end(), seat.value) != named->end();
    const auto flip = [&](Deal& deal) {
      auto& list = deal.*member;
      if (!list) list.emplace();
      if (on)
        list->erase(std::find(list->begin(), list->end(), seat.value));
      else
        list->push_back(seat.value);
      if (list->empty()) list.reset();
    };
    if (chip(ui, explainer, rect,
             {.id = std::string(field) + "." + seat.id,
              .label = seat.label,
              .chosen = on,
              .why_not = on ? std::nullopt : why_not(desk, field, ui.language, flip),
              .fit = Fit::name}))
      change(desk, field, flip);
  }

  // A row of such counters; one more tap than there is to count is refused.
  void counters(std::string_view field, Asked<ByPlayer<int>> Deal::*member) {
    const std::vector<Option<Seat>> list = seats();
    const auto count = static_cast<int>(list.size());
    const Grid cells = answers(count, count);
    for (std::size_t i = 0; i < list.size(); ++i)
      counter(field, member, list[i].value, cells.cell(static_cast<int>(i)));
  }

 private:
  // Somebody at the table was tapped who is this answer.
  template <class T>
  bool is_tapped(const T& value) {
    const std::optional<Seat> seat = desk.folds.tapped;
    if (!seat) return false;
    if constexpr (std::is_same_v<T, Seat>) {
      if (value != *seat) return false;
    } else if constexpr (std::is_same_v<T, Partner>) {
      if (!value.is(*seat)) return false;
    } else {
      return false;
    }
    desk.folds.tapped.reset();
    return true;
  }
  void begin_questions() {
    found = violations(desk, desk.draft);
    const Folds& folds = desk.folds;
    const int folded = folds.count - folds.standing;
    const auto last = folds.heights.find(folds.open);
    const float open = last == folds.heights.end() ? 0 : last->second;
    // Lines may need a bar for scrolling, which makes the panel narrower and the question taller:
    // back from tiles only when there is room to spare, so that it does not go to and fro.
    const float spare = folds.tiled ? ui.px(130) : 0;
    const float lines = static_cast<float>(folded) * ui.px(folded_height + 6);
    const bool fits = area.w >= ui.px(420) && open + lines + spare <= view_height;
    desk.folds.tiled = folded >= 1 && !fits;
    if (!desk.folds.tiled) return;
    const int columns = std::clamp(static_cast<int>(area.w / ui.px(84)), 1, folded);
    tiles = Grid{{}, columns, ui.px(folded_height), gap()};
    tiles->area = area.take_top(tiles->height(folded), ui.px(8));
  }
  // As a sentence, where there is room for it.
  void ask(const Rect& header, const Question& question) {
    std::string asked = question.title;
    if (const Word sentence = question_word(question.field); sentence != field_word(question.field))
      asked = say(sentence);
    if (ui.width(Type::strong, asked) > header.w) asked = question.title;
    desk.folds.title = question.title;
    desk.folds.asked = asked;
    const bool fits = ui.width(Type::title, asked) <= header.w;
    ui.text(header, asked, {fits ? Type::title : Type::strong, 0, Align::left, Fit::name},
            "asked." + std::string(question.field));
  }
  void fold(const Question& question) {
    bool opened = false;
    if (tiles) {
      opened = folded_tile(ui, tiles->cell(tile++), question);
    } else {
      const Rect line = area.take_top(ui.px(folded_height), ui.px(6));
      const Face face = question.who ? desk.face(*question.who) : Face{};
      opened = folded_line(ui, line, question, questions, question.who ? &face : nullptr);
    }
    if (opened) wanted = std::string(question.field);
  }
};

}  // namespace kattegat::ui
