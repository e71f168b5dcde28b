// What an entry beside the deal asks.
#include "ui/desk/agreed_points.hpp"
#include "ui/desk/form.hpp"
#include "ui/kit/layout.hpp"
#include "ui/kit/typing.hpp"
#include "ui/panels/panels.hpp"

namespace kattegat::ui {
namespace {

template <class G>
class AsidePanel {
 public:
  AsidePanel(Ui& ui, Explainer& explainer, Desk<G>& desk, const Rect& area)
      : ui_(ui), explainer_(explainer), desk_(desk), area_(area) {}

  float draw() {
    const typename Entry<G>::Body shown = desk_.draft.body;  // a tap changes the draft
    std::visit(
        [&]<class Kind>(const Kind& kind) {
          if constexpr (!deal_kind<G, Kind>) ask_all(kind);
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

  // What it asks; of what asks nothing, what it leads to.
  template <class Kind>
  void ask_all(const Kind& kind) {
    bool asks = false;
    each_field(kind, [&](auto field, const auto& value) {
      asks = true;
      if constexpr (field.role == FieldRole::reason)
        ask_why(field.member, value);
      else
        ask(field.member, value);
    });
    if (const auto then = then_word(Kind::type); then && !asks)
      top_paragraph(ui_, area_, say(*then), {}, 6, "then");
  }

  // The draft with another answer to this field.
  template <class Kind, class T>
  static auto with(Asked<T> Kind::*field, const Asked<T>& answer) {
    return [field, answer](Entry<G>& entry) { std::get<Kind>(entry.body).*field = answer; };
  }
  template <class Kind, class T>
  void give(Asked<T> Kind::*field, const Asked<T>& answer) {
    change_entry(desk_, field, with(field, answer));
  }
  template <class Kind, class T>
  std::optional<Reason> why_not_this(Asked<T> Kind::*field, const Asked<T>& answer) const {
    return why_not_entry(desk_, field, ui_.language, with(field, answer));
  }

  // The field's question, and its answers as chips.
  template <class Kind, class T>
  void ask_which(Asked<T> Kind::*field, const Asked<T>& answer, const std::vector<T>& all,
                 int columns) {
    title(question_word(field));
    const Grid cells{area_, columns, ui_.px(54), ui_.px(6)};
    int place = 0;
    for (const T& one : all) {
      const Chip chip{.id = std::string(FieldKey(field)) + "." + std::to_string(place),
                      .label = said(one),
                      .chosen = answer == one,
                      .why_not = why_not_this(field, Asked<T>(one)),
                      .fit = std::is_same_v<T, Seat> ? Fit::name : Fit::whole};
      const bool meant = takes_tapped(desk_.folds, one);
      if (is_given(ui_, explainer_, cells.cell(place), chip, meant)) give(field, Asked<T>(one));
      ++place;
    }
    area_.take_top(cells.height(place), ui_.px(8));
  }
  template <class T>
  [[nodiscard]] std::string said(const T& value) const {
    if constexpr (std::is_same_v<T, bool>)
      return say(value ? Word::screen_yes : Word::screen_no);
    else
      return Describe{desk_.names, ui_.language}(value);
  }
  template <class Kind>
  void ask(Asked<Seat> Kind::*field, const Asked<Seat>& answer) {
    std::vector<Seat> all;
    for (const Seat seat : desk_.seats()) all.push_back(seat);
    ask_which(field, answer, all, std::min(static_cast<int>(all.size()), 6));
  }
  template <class Kind>
  void ask(Asked<bool> Kind::*field, const Asked<bool>& answer) {
    ask_which(field, answer, {false, true}, 2);
  }
  template <class Kind, class E>
  requires std::is_enum_v<E>
  void ask(Asked<E> Kind::*field, const Asked<E>& answer) {
    std::vector<E> all;
    for (std::size_t i = 0; i < names(E{}).size(); ++i) all.push_back(static_cast<E>(i));
    ask_which(field, answer, all, 2);
  }

  // A figure for some of the players, each with its steps down and up.
  template <class Kind, class T>
  void ask(Asked<ByPlayer<T>> Kind::*field, const Asked<ByPlayer<T>>& answer) {
    title(field_word(field));
    const int least = has_room(ui_, area_.w, Room::figure) ? 2 : 1;
    const int columns = columns_in(ui_, area_, 196, least, 4);
    const Grid cells{area_, columns, ui_.px(54), ui_.px(6)};
    int place = 0;
    for (const Seat seat : desk_.seats())
      if (plays<G>(desk_.session.state(), seat))
        ask_figure(field, answer, seat, cells.cell(place++));
    area_.take_top(cells.height(place), ui_.px(8));
  }
  template <class Kind, class T>
  void ask_figure(Asked<ByPlayer<T>> Kind::*field, const Asked<ByPlayer<T>>& answer, Seat seat,
                  Rect cell) {
    const std::string id = std::string(FieldKey(field)) + "." + std::to_string(seat.index);
    const T figure = answer ? value_or_zero((*answer)[seat]) : T{};
    const auto step = [&](const Rect& rect, std::string_view name, std::string_view mark, int by,
                          std::string words) {
      const Asked<ByPlayer<T>> stepped = with_figure(answer, seat, by);
      if (chip(ui_, explainer_, rect,
               {.id = id + "." + std::string(name),
                .label = std::string(mark),
                .why_not = why_not_this(field, stepped),
                .type = Type::title,
                .said = std::move(words)}))
        give(field, stepped);
    };
    step(cell.take_left(ui_.theme.touch(), ui_.px(4)), "less", "−", -1,
         said_of_less(ui_, desk_.name(seat)));
    step(cell.take_right(ui_.theme.touch(), ui_.px(4)), "more", "+", 1,
         said_of_more(ui_, desk_.name(seat)));
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

  template <class Kind>
  void ask(Asked<std::string> Kind::*field, const Asked<std::string>& answer) {
    constexpr std::size_t longest = 200;
    std::string words = value_or_zero(answer);
    text_field(ui_, FieldKey(field), area_.take_top(ui_.px(60), ui_.px(8)), words, longest);
    const float letters = ui_.px(touch_keyboard_height * (is_narrow(ui_, area_) ? 1.25F : 1));
    touch_keyboard(ui_, area_.take_top(letters), words, longest);
    if (words != value_or_zero(answer))
      give(field, words.empty() ? Asked<std::string>() : Asked<std::string>(words));
  }
  // One of the usual reasons; another one that it has had from elsewhere stays beside them.
  template <class Kind>
  void ask_why(Asked<std::string> Kind::*field, const Asked<std::string>& why) {
    title(field_word(field));
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
      give(field, Asked<std::string>(chips[*tapped].label));
  }

  // Who gives whom how many, or the figure of each of several.
  template <class Kind>
  void ask(Asked<ByPlayer<Points>> Kind::*field, const Asked<ByPlayer<Points>>& answer) {
    const auto given =
        ask_agreed(ui_, explainer_, area_, {field, desk_.names, answer}, desk_.agreed);
    if (given) give(field, *given);
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
