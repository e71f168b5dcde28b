// What an entry beside the deal asks.
#include <algorithm>

#include "ui/layout.hpp"
#include "ui/panels/panels.hpp"

namespace kattegat::ui {
namespace {

// ---- Agreed points, as they are typed ----

constexpr std::size_t longest_figure = 9;

// A figure may end in its comma while it is typed, and is nothing before its first digit.
std::optional<Points> figure_of(std::string typed) {
  std::replace(typed.begin(), typed.end(), ',', '.');
  if (!typed.empty() && typed.back() == '.') typed.pop_back();
  return typed.empty() || typed == "-" ? Points{} : parse_points(typed);
}
std::string typed_as(Points points) {
  if (points == Points{}) return "";
  std::string typed = to_string(points);
  std::replace(typed.begin(), typed.end(), '.', ',');
  return typed;
}

void type_into(std::string& typed, char letter) {
  if (letter == '-') {
    const bool negative = !typed.empty() && typed.front() == '-';
    typed = negative ? typed.substr(1) : '-' + typed;
    return;
  }
  const std::string longer = typed + (letter == '.' ? ',' : letter);
  const bool begins = typed.empty() || typed == "-";
  if (longer.size() > longest_figure || (begins && longer.back() == ',')) return;
  if (figure_of(longer)) typed = longer;
}

// Points as one gives them to another; nothing when more than two have a part in them.
std::optional<Agreed> between_two(const ByPlayer<Points>& each, Seats seats) {
  Agreed two;
  Points sum;
  for (const Seat seat : seats) {
    const Points points = value_or_zero(each[seat]);
    if (points == Points{}) continue;
    std::optional<Seat>& side = points < Points{} ? two.giver : two.receiver;
    if (side) return std::nullopt;
    side = seat;
    sum += points;
    if (points > Points{}) two.typed = typed_as(points);
  }
  return two.giver && two.receiver && sum == Points{} ? std::optional(two) : std::nullopt;
}
Agreed agreed_as(const Asked<ByPlayer<Points>>& points, Seats seats) {
  if (!points) return {};
  if (const auto two = between_two(*points, seats)) return *two;
  return {.several = true};
}

// What has been typed into these points.
Asked<ByPlayer<Points>> points_of(const Agreed& agreed, const Asked<ByPlayer<Points>>& before) {
  const Points points = figure_of(agreed.typed).value_or(Points{});
  const auto figure = points == Points{} ? std::nullopt : std::optional(points);
  if (agreed.several) {
    ByPlayer<Points> each = value_or_zero(before);
    if (agreed.giver && value_or_zero(each[*agreed.giver]) != points) each[*agreed.giver] = figure;
    return each;
  }
  if (!figure || !agreed.giver || !agreed.receiver || agreed.giver == agreed.receiver)
    return std::nullopt;
  ByPlayer<Points> each;
  each[*agreed.giver] = -points;
  each[*agreed.receiver] = points;
  return each;
}

// ---- The panel ----

template <class G>
class AsidePanel {
 public:
  AsidePanel(Ui& ui, Explainer& explainer, Desk<G>& desk, const Rect& area)
      : ui_(ui), explainer_(explainer), desk_(desk), area_(area) {}

  float draw() {
    const typename Entry<G>::Body shown = desk_.draft.body;  // a tap changes the draft
    std::visit(
        [&]<class Kind>(const Kind& kind) {
          if constexpr (!deal_kind<G, Kind>)
            Kind::fields(kind,
                         [&](std::string_view field, const auto& value) { ask(field, value); });
        },
        shown);
    desk_.folds.tapped.reset();
    return area_.y;
  }

 private:
  [[nodiscard]] std::string say(Word word) const { return kattegat::say(word, ui_.language); }
  void title(Word word, std::string_view id = {}) {
    heading(ui_, area_.take_top(ui_.px(24)), say(word), id);
  }

  // The draft with another answer to this field.
  template <class T>
  static auto with(std::string_view field, const Asked<T>& answer) {
    return [field, answer](Entry<G>& entry) {
      const auto set = [&]<class Value>(std::string_view one, Asked<Value>& value) {
        if constexpr (std::is_same_v<Value, T>)
          if (one == field) value = answer;
      };
      std::visit([&]<class Kind>(Kind& kind) { Kind::fields(kind, set); }, entry.body);
    };
  }
  template <class T>
  void give(std::string_view field, const Asked<T>& answer) {
    change_entry(desk_, field, with(field, answer));
  }
  template <class T>
  std::optional<Reason> why_not_this(std::string_view field, const Asked<T>& answer) const {
    return why_not_entry(desk_, field, ui_.language, with(field, answer));
  }

  // The field's question, and its answers as chips.
  template <class T>
  void ask_which(std::string_view field, const Asked<T>& answer, const std::vector<T>& all,
                 int columns) {
    title(question_word(field));
    const Grid cells{area_, columns, ui_.px(54), ui_.px(6)};
    int place = 0;
    for (const T& one : all) {
      const auto reason = why_not_this(field, Asked<T>(one));
      const bool tapped = chip(ui_, explainer_, cells.cell(place),
                               {.id = std::string(field) + "." + std::to_string(place),
                                .label = said(one),
                                .chosen = answer == one,
                                .why_not = reason,
                                .fit = std::is_same_v<T, Seat> ? Fit::name : Fit::whole});
      const bool meant = is_tapped(one);
      if (meant && reason) explainer_.say(*reason);
      if (tapped || (meant && !reason)) give(field, Asked<T>(one));
      ++place;
    }
    area_.take_top(cells.height(place), ui_.px(8));
  }
  // Somebody at the table was tapped who is this answer.
  template <class T>
  [[nodiscard]] bool is_tapped(const T& one) const {
    if constexpr (std::is_same_v<T, Seat>)
      return desk_.folds.tapped == one;
    else
      return false;
  }
  template <class T>
  [[nodiscard]] std::string said(const T& value) const {
    if constexpr (std::is_same_v<T, bool>)
      return say(value ? Word::screen_yes : Word::screen_no);
    else
      return Describe{desk_.names, ui_.language}(value);
  }
  void ask(std::string_view field, const Asked<Seat>& answer) {
    std::vector<Seat> all;
    for (const Seat seat : desk_.seats()) all.push_back(seat);
    ask_which(field, answer, all, std::min(static_cast<int>(all.size()), 6));
  }
  void ask(std::string_view field, const Asked<bool>& answer) {
    ask_which(field, answer, {false, true}, 2);
  }
  template <class E>
  requires std::is_enum_v<E>
  void ask(std::string_view field, const Asked<E>& answer) {
    std::vector<E> all;
    for (std::size_t i = 0; i < names(E{}).size(); ++i) all.push_back(static_cast<E>(i));
    ask_which(field, answer, all, 2);
  }

  // A figure for some of the players, each with its steps down and up.
  template <class T>
  void ask(std::string_view field, const Asked<ByPlayer<T>>& answer) {
    title(field_word(field));
    const int least = area_.w < ui_.px(250) ? 1 : 2;
    const int columns = std::clamp(static_cast<int>(area_.w / ui_.px(196)), least, 4);
    const Grid cells{area_, columns, ui_.px(54), ui_.px(6)};
    int place = 0;
    for (const Seat seat : desk_.seats())
      if (plays<G>(desk_.session.state(), seat))
        ask_figure(field, answer, seat, cells.cell(place++));
    area_.take_top(cells.height(place), ui_.px(8));
  }
  template <class T>
  void ask_figure(std::string_view field, const Asked<ByPlayer<T>>& answer, Seat seat, Rect cell) {
    const std::string id = std::string(field) + "." + std::to_string(seat.index);
    const T figure = answer ? value_or_zero((*answer)[seat]) : T{};
    const auto step = [&](const Rect& rect, std::string_view name, std::string_view mark, int by) {
      const Asked<ByPlayer<T>> stepped = with_figure(answer, seat, by);
      if (chip(ui_, explainer_, rect,
               {.id = id + "." + std::string(name),
                .label = std::string(mark),
                .why_not = why_not_this(field, stepped),
                .type = Type::title}))
        give(field, stepped);
    };
    step(cell.take_left(ui_.theme.touch(), ui_.px(4)), "less", "−", -1);
    step(cell.take_right(ui_.theme.touch(), ui_.px(4)), "more", "+", 1);
    ui_.text(cell.take_top(cell.h / 2), desk_.name(seat),
             {Type::body, 0, Align::center, Fit::name});
    ui_.text(cell, figure == T{} ? "–" : said(figure), {Type::strong, 0, Align::center}, id);
  }
  // 0 is no figure, and without any there is no answer.
  template <class T>
  static Asked<ByPlayer<T>> with_figure(Asked<ByPlayer<T>> answer, Seat seat, int by) {
    ByPlayer<T> each = value_or_zero(answer);
    T figure = value_or_zero(each[seat]);
    figure += by;
    each[seat] = figure == T{} ? std::nullopt : std::optional(figure);
    return each == ByPlayer<T>{} ? std::nullopt : std::optional(each);
  }

  void ask(std::string_view field, const Asked<std::string>& answer) {
    if (field == "why") return ask_why(answer);
    constexpr std::size_t longest = 200;
    std::string words = value_or_zero(answer);
    text_field(ui_, field, area_.take_top(ui_.px(60), ui_.px(8)), words, longest);
    const float letters = ui_.px(touch_keyboard_height * (is_narrow(ui_, area_) ? 1.25F : 1));
    touch_keyboard(ui_, area_.take_top(letters), words, longest);
    if (words != value_or_zero(answer))
      give(field, words.empty() ? Asked<std::string>() : Asked<std::string>(words));
  }
  // One of the usual reasons; another one that it has had from elsewhere stays beside them.
  void ask_why(const Asked<std::string>& why) {
    title(field_word("why"));
    static constexpr std::array<std::pair<std::string_view, Word>, 3> usual{
        {{"agreed", Word::adjust_agreed},
         {"miscounted", Word::adjust_miscounted},
         {"fine", Word::adjust_fine}}};
    std::vector<Chip> chips;
    bool is_usual = !why;
    for (const auto& [id, word] : usual) {
      chips.push_back(
          {.id = "why." + std::string(id), .label = say(word), .chosen = why == say(word)});
      is_usual = is_usual || chips.back().chosen;
    }
    if (!is_usual)
      chips.push_back({.id = "why.other", .label = *why, .chosen = true, .fit = Fit::name});
    if (const auto tapped = segments(ui_, explainer_, area_, chips, 90, 52, 0))
      give("why", Asked<std::string>(chips[*tapped].label));
  }

  // ---- Points: who gives whom how many, or the figure of each of several ----

  void ask(std::string_view field, const Asked<ByPlayer<Points>>& answer) {
    Agreed& agreed = desk_.agreed;
    follow_draft(answer);
    const Agreed before = agreed;
    if (!agreed.several) {
      ask_side(Word::adjust_giver, "giver", agreed.giver);
      ask_side(Word::adjust_receiver, "receiver", agreed.receiver);
    }
    title(Word::field_points);
    if (agreed.several) ask_whose(field, answer);
    ask_typed();
    if (agreed != before) give(field, points_of(agreed, answer));
  }
  // Laid here, or gone back to: what is typed is what the draft has.
  void follow_draft(const Asked<ByPlayer<Points>>& answer) {
    Agreed& agreed = desk_.agreed;
    if (points_of(agreed, answer) == answer) return;
    if (agreed.several && agreed.giver)
      agreed.typed = typed_as(value_or_zero(value_or_zero(answer)[*agreed.giver]));
    else
      agreed = agreed_as(answer, desk_.seats());
  }
  [[nodiscard]] Grid people() const {
    const int most = is_narrow(ui_, area_) ? 4 : 7;
    return {area_, std::min(desk_.seats().count, most), ui_.px(54), ui_.px(4)};
  }
  void ask_side(Word question, std::string_view id, std::optional<Seat>& side) {
    title(question);
    const Grid cells = people();
    for (const Seat seat : desk_.seats())
      if (chip(ui_, explainer_, cells.cell(seat.index),
               {.id = std::string(id) + "." + std::to_string(seat.index),
                .label = desk_.name(seat),
                .chosen = side == seat,
                .fit = Fit::name}))
        side = seat;
    area_.take_top(cells.height(desk_.seats().count), ui_.px(4));
  }
  void ask_whose(std::string_view field, const Asked<ByPlayer<Points>>& answer) {
    const Grid cells = people();
    for (const Seat seat : desk_.seats()) {
      const Points points = value_or_zero(value_or_zero(answer)[seat]);
      if (!chip(ui_, explainer_, cells.cell(seat.index),
                {.id = std::string(field) + "." + std::to_string(seat.index),
                 .label = desk_.name(seat),
                 .chosen = desk_.agreed.giver == seat,
                 .below = points == Points{} ? "–" : said(points),
                 .fit = Fit::name}))
        continue;
      desk_.agreed.giver = seat;
      desk_.agreed.typed = typed_as(points);
    }
    area_.take_top(cells.height(desk_.seats().count), ui_.px(4));
  }
  void ask_typed() {
    Agreed& agreed = desk_.agreed;
    const bool narrow = is_narrow(ui_, area_);
    Rect pad = area_.take_top(ui_.px(narrow ? 156 : 104), ui_.px(6));
    std::string shown = agreed.typed.empty() ? "0" : agreed.typed;
    if (shown.front() == '-') shown.replace(0, 1, "−");
    Rect figure = narrow ? pad.take_top(ui_.px(52))
                         : pad.take_left(ui_.px(agreed.several ? 180 : 120), ui_.px(8));
    const bool is_nobodys = agreed.several && !agreed.giver;
    if (agreed.several && !is_nobodys &&
        button(ui_, "pad.−", figure.take_left(ui_.px(56), ui_.px(4)), "−"))
      type_into(agreed.typed, '-');
    ui_.text(figure, shown, {Type::figure, 0, Align::right}, "adjust.points");
    if (!is_nobodys) draw_pad(pad);
  }
  void draw_pad(const Rect& pad) {
    std::string& typed = desk_.agreed.typed;
    constexpr std::string_view keys = "12345<67890,";
    const Grid cells{pad, 6, (pad.h - ui_.px(4)) / 2, ui_.px(4)};
    std::string heard = ui_.take_typed();
    bool back = ui_.key(Key::backspace);
    for (std::size_t i = 0; i < keys.size(); ++i) {
      const std::string label = keys[i] == '<' ? "⌫" : std::string(1, keys[i]);
      if (!button(ui_, "pad." + label, cells.cell(static_cast<int>(i)), label)) continue;
      if (keys[i] == '<')
        back = true;
      else
        heard += keys[i];
    }
    if (back && !typed.empty()) typed.pop_back();
    for (const char letter : heard)
      if (desk_.agreed.several || letter != '-') type_into(typed, letter);
  }

  Ui& ui_;
  Explainer& explainer_;
  Desk<G>& desk_;
  Rect area_;
};

}  // namespace

float draw_aside(Ui& ui, Explainer& explainer, AnyDesk& any, const Rect& area) {
  return std::visit(
      [&]<class G>(Desk<G>& desk) { return AsidePanel<G>(ui, explainer, desk, area).draw(); }, any);
}

}  // namespace kattegat::ui
