// Entries beside the deal: misdeals, agreed points, notes, who leaves.
#include <algorithm>

#include "ui/form.hpp"
#include "ui/layout.hpp"
#include "ui/screens/dialogs.hpp"

namespace kattegat::ui {
namespace {

template <class G>
class AsideForm {
 public:
  AsideForm(App& app, Aside<G> aside)
      : app_(app),
        ui_(app.ui),
        file_(*app.session_file()),
        aside_(std::move(aside)),
        session_(std::get<Desk<G>>(*app.desk).session) {}

  void draw() {
    Rect area = dialog(ui_, 860, 640);
    if (draw_title(app_, area, app_.say(Word::screen_more_entries))) return;
    const Rect bar = area.take_bottom(ui_.px(is_short(ui_) ? 130 : 60), ui_.px(10));
    Rect list = ui_.begin_scroll("aside", area);
    if (!aside_.corrects) draw_kinds(list);
    const bool stays = std::holds_alternative<AnyAside>(app_.dialog);
    if (stays) std::visit([&](auto& kind) { draw_fields(kind, list); }, aside_.draft.body);
    ui_.end_scroll(list.y);
    if (!stays) return;
    const Verdict<G> verdict = session_.judge(aside_.draft);
    app_.dialog = AnyAside(aside_);
    draw_save(bar, verdict);
  }

 private:
  template <class Kind>
  void offer(Grid cells, int& place) {
    if constexpr (!deal_kind<G, Kind>) {
      const Verdict<G> verdict = session_.judge(Entry<G>{{}, Kind{}});
      if (chip(ui_, app_.explainer, cells.cell(place++),
               {.id = "kind." + std::string(Kind::type),
                .label = app_.say(kind_word(Kind::type)),
                .chosen = std::holds_alternative<Kind>(aside_.draft.body),
                .why_not = verdict ? std::nullopt : reason_about(verdict.error(), "type")})) {
        aside_.draft.body = Kind{};
        aside_.typed.clear();
      }
    }
  }
  void draw_kinds(Rect& area) {
    const int across = area.w < ui_.px(250) ? 1 : is_narrow(ui_, area) ? 2 : 4;
    const Grid cells{area, across, ui_.px(54), ui_.px(6)};
    int place = 0;
    [&]<class... Kind>(const std::variant<Kind...>&) {
      (offer<Kind>(cells, place), ...);
    }(aside_.draft.body);
    if (chip(ui_, app_.explainer, cells.cell(place++),
             {.id = "latecomer", .label = app_.say(Word::screen_latecomer)}))
      app_.dialog = Latecomer{};
    area.take_top(cells.height(place), ui_.px(10));
  }

  template <class Kind>
  void draw_fields(Kind& kind, Rect& area) {
    if constexpr (std::is_same_v<Kind, Adjust>)
      return draw_adjust(kind, area);
    else if constexpr (!deal_kind<G, Kind>)
      Kind::fields(kind, [&](std::string_view field, auto& value) { ask(field, value, area); });
  }

  // The field's question, and its answers as chips.
  template <class T>
  void ask_which(std::string_view field, Asked<T>& answer, const std::vector<T>& all, int columns,
                 Rect& area) {
    heading(ui_, area.take_top(ui_.px(24)), app_.say(question_word(field)));
    std::vector<Chip> chips;
    for (const T& one : all)
      chips.push_back({.id = std::string(field) + "." + std::to_string(chips.size()),
                       .label = said(one),
                       .chosen = answer == one,
                       .why_not = why_not_this(field, answer, Asked<T>(one)),
                       .fit = std::is_same_v<T, Seat> ? Fit::name : Fit::whole});
    const Grid cells{area, columns, ui_.px(54), ui_.px(6)};
    if (const auto tapped = choose(ui_, app_.explainer, cells, chips)) answer = all[*tapped];
    area.take_top(cells.height(static_cast<int>(chips.size())), ui_.px(8));
  }
  template <class T>
  [[nodiscard]] std::string said(const T& value) const {
    if constexpr (std::is_same_v<T, bool>)
      return app_.say(value ? Word::screen_yes : Word::screen_no);
    else
      return Describe{file_.seats, ui_.language}(value);
  }
  // `answer` is one of the draft's.
  template <class T>
  [[nodiscard]] std::optional<Reason> why_not_this(std::string_view field, Asked<T>& answer,
                                                   const Asked<T>& value) const {
    const Asked<T> kept = std::exchange(answer, value);
    const Verdict<G> verdict = session_.judge(aside_.draft);
    answer = kept;
    return verdict ? std::nullopt : reason_about(verdict.error(), field);
  }
  [[nodiscard]] std::optional<Reason> reason_about(const Violations& found,
                                                   std::string_view field) const {
    const Violation* violation = wrong(found, field);
    if (!violation) return std::nullopt;
    return Reason{sentence(*violation, ui_.language, file_.seats), rule_id(violation->text.word)};
  }
  void ask(std::string_view field, Asked<Seat>& answer, Rect& area) {
    std::vector<Seat> all;
    for (const Seat seat : session_.table().everyone()) all.push_back(seat);
    ask_which(field, answer, all, std::min(static_cast<int>(all.size()), 6), area);
  }
  void ask(std::string_view field, Asked<bool>& answer, Rect& area) {
    ask_which(field, answer, {false, true}, 2, area);
  }
  template <class E>
  requires std::is_enum_v<E>
  void ask(std::string_view field, Asked<E>& answer, Rect& area) {
    std::vector<E> all;
    for (std::size_t i = 0; i < names(E{}).size(); ++i) all.push_back(static_cast<E>(i));
    ask_which(field, answer, all, 2, area);
  }
  // A figure for some of the players, each with its steps down and up.
  template <class T>
  void ask(std::string_view field, Asked<ByPlayer<T>>& answer, Rect& area) {
    heading(ui_, area.take_top(ui_.px(24)), app_.say(field_word(field)));
    const int least = area.w < ui_.px(250) ? 1 : 2;
    const int columns = std::clamp(static_cast<int>(area.w / ui_.px(196)), least, 4);
    const Grid cells{area, columns, ui_.px(54), ui_.px(6)};
    int place = 0;
    for (const Seat seat : session_.table().everyone())
      if (plays<G>(session_.state(), seat)) ask_figure(field, answer, seat, cells.cell(place++));
    area.take_top(cells.height(place), ui_.px(8));
  }
  template <class T>
  void ask_figure(std::string_view field, Asked<ByPlayer<T>>& answer, Seat seat, Rect cell) {
    const std::string id = std::string(field) + "." + std::to_string(seat.index);
    const T figure = answer ? value_or_zero((*answer)[seat]) : T{};
    const auto step = [&](const Rect& rect, std::string_view name, std::string_view mark, int by) {
      const Asked<ByPlayer<T>> stepped = with_figure(answer, seat, by);
      if (chip(ui_, app_.explainer, rect,
               {.id = id + "." + std::string(name),
                .label = std::string(mark),
                .why_not = why_not_this(field, answer, stepped),
                .type = Type::title}))
        answer = stepped;
    };
    step(cell.take_left(ui_.theme.touch(), ui_.px(4)), "less", "−", -1);
    step(cell.take_right(ui_.theme.touch(), ui_.px(4)), "more", "+", 1);
    ui_.text(cell.take_top(cell.h / 2), file_.seats[static_cast<std::size_t>(seat.index)],
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
  void ask(std::string_view field, Asked<std::string>& answer, Rect& area) {
    if (field == "why") {
      heading(ui_, area.take_top(ui_.px(24)), app_.say(field_word(field)));
      return ask_why(answer, area);
    }
    text_field(ui_, field, area.take_top(ui_.px(60), ui_.px(8)), aside_.typed, 200);
    const float letters = ui_.px(touch_keyboard_height * (is_narrow(ui_, area) ? 1.25F : 1));
    touch_keyboard(ui_, area.take_top(letters), aside_.typed, 200);
    answer = aside_.typed.empty() ? std::nullopt : std::optional(aside_.typed);
  }

  // Who gives whom how many points, and why.
  void draw_adjust(Adjust& adjust, Rect& area) {
    const bool narrow = is_narrow(ui_, area);
    const auto people = [&](Word question, std::string_view id, std::optional<Seat>& seat) {
      heading(ui_, area.take_top(ui_.px(22)), app_.say(question));
      std::vector<Chip> chips;
      for (const Seat one : session_.table().everyone())
        chips.push_back({.id = std::string(id) + "." + std::to_string(one.index),
                         .label = file_.seats[static_cast<std::size_t>(one.index)],
                         .chosen = seat == one,
                         .fit = Fit::name});
      const int count = session_.table().seats;
      const Grid cells{area, std::min(count, narrow ? 4 : 7), ui_.px(50), ui_.px(4)};
      if (const auto tapped = choose(ui_, app_.explainer, cells, chips))
        seat = Seat{static_cast<int>(*tapped)};
      area.take_top(cells.height(count), ui_.px(4));
    };
    people(Word::adjust_giver, "giver", aside_.giver);
    people(Word::adjust_receiver, "receiver", aside_.receiver);
    heading(ui_, area.take_top(ui_.px(22)), app_.say(Word::field_points));
    Rect pad = area.take_top(ui_.px(narrow ? 152 : 104), ui_.px(6));
    ui_.text(narrow ? pad.take_top(ui_.px(48)) : pad.take_left(ui_.px(120), ui_.px(8)),
             aside_.typed.empty() ? "0" : aside_.typed, {Type::figure, 0, Align::right},
             "adjust.points");
    draw_pad(pad);
    ask_why(adjust.why, area);
    set_points(adjust);
  }
  void ask_why(Asked<std::string>& why, Rect& list) {
    static constexpr std::array<std::pair<std::string_view, Word>, 3> reasons{
        {{"agreed", Word::adjust_agreed},
         {"miscounted", Word::adjust_miscounted},
         {"fine", Word::adjust_fine}}};
    std::vector<Chip> chips;
    for (const auto& [id, word] : reasons)
      chips.push_back({.id = "why." + std::string(id),
                       .label = app_.say(word),
                       .chosen = why == app_.say(word)});
    if (const auto tapped = segments(ui_, app_.explainer, list, chips, 90, 52, 0))
      why = chips[static_cast<std::size_t>(*tapped)].label;
  }
  void draw_pad(const Rect& pad) {
    static constexpr std::array<std::string_view, 12> keys{"1", "2", "3", "4", "5", "⌫",
                                                           "6", "7", "8", "9", "0", ","};
    const Grid cells{pad, 6, (pad.h - ui_.px(4)) / 2, ui_.px(4)};
    std::string typed = ui_.take_typed();
    for (std::size_t i = 0; i < keys.size(); ++i)
      if (button(ui_, "pad." + std::string(keys[i]), cells.cell(static_cast<int>(i)), keys[i])) {
        if (keys[i] != "⌫")
          typed += keys[i];
        else if (!aside_.typed.empty())
          aside_.typed.pop_back();
      }
    if (ui_.key(Key::backspace) && !aside_.typed.empty()) aside_.typed.pop_back();
    for (const char letter : typed) {
      const bool comma = letter == ',' || letter == '.';
      const bool figure = letter >= '0' && letter <= '9';
      const bool has_comma = aside_.typed.find(',') != std::string::npos;
      if (aside_.typed.size() < 9 && (figure || (comma && !has_comma && !aside_.typed.empty())))
        aside_.typed += comma ? ',' : letter;
    }
  }
  void set_points(Adjust& adjust) {
    adjust.points.reset();
    std::string number = aside_.typed;
    std::replace(number.begin(), number.end(), ',', '.');
    const auto points = parse_points(number);
    if (!points || *points == Points{} || !aside_.giver || !aside_.receiver) return;
    if (*aside_.giver == *aside_.receiver) return;
    ByPlayer<Points> each;
    each[*aside_.giver] = -*points;
    each[*aside_.receiver] = *points;
    adjust.points = each;
  }

  void draw_save(Rect bar, const Verdict<G>& verdict) {
    const Rect save = is_short(ui_) ? bar.take_bottom(ui_.px(52), ui_.px(6))
                                    : bar.take_right(ui_.px(200), ui_.px(10));
    if (button(ui_, "aside.save", save, app_.say(Word::screen_save), Weight::main,
               verdict.has_value()))
      return save_aside(app_);
    if (app_.explainer.reason())
      return void(ui_.paragraph(bar, app_.explainer.reason()->sentence,
                                {Type::small, ui_.colors().loss}, "wrong"));
    if (verdict) return;
    const Violation& first = verdict.error().front();
    ui_.paragraph(bar, sentence(first, ui_.language, file_.seats),
                  {Type::small, ui_.colors().quiet}, "aside.missing");
  }

  App& app_;
  Ui& ui_;
  const SessionFile& file_;
  Aside<G> aside_;
  const Session<G> session_;
};

}  // namespace

void draw(App& app, const AnyAside& aside) {
  if (!app.desk || !app.session_file()) return close(app);
  std::visit(
      [&]<class G>(const Aside<G>& one) {
        if (!std::holds_alternative<Desk<G>>(*app.desk)) return close(app);
        AsideForm<G>(app, one).draw();
      },
      aside);
}

}  // namespace kattegat::ui
