#include "ui/desk/agreed_points.hpp"

#include <algorithm>

#include "ui/desk/form.hpp"
#include "ui/kit/layout.hpp"

namespace kattegat::ui {
namespace {

constexpr std::size_t longest_figure = 9;

// A figure may end in its mark while it is typed, and is nothing before its first digit.
std::optional<Points> figure_of(std::string typed) {
  if (!typed.empty() && typed.back() == '.') typed.pop_back();
  return typed.empty() || typed == "-" ? Points{} : parse_points(typed);
}
std::string typed_as(Points points) { return points == Points{} ? "" : to_string(points); }

void type_into(std::string& typed, char letter) {
  if (letter == '-') {
    const bool negative = !typed.empty() && typed.front() == '-';
    typed = negative ? typed.substr(1) : '-' + typed;
    return;
  }
  const std::string longer = typed + (letter == ',' ? '.' : letter);
  const bool begins = typed.empty() || typed == "-";
  if (longer.size() > longest_figure || (begins && longer.back() == '.')) return;
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
Asked<ByPlayer<Points>> points_agreed(const Agreed& agreed, const Asked<ByPlayer<Points>>& before) {
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

// Laid here, or gone back to: what is typed is what the draft has.
void follow_draft(Agreed& agreed, const Asked<ByPlayer<Points>>& answer, Seats seats) {
  if (points_agreed(agreed, answer) == answer) return;
  if (agreed.several && agreed.giver)
    agreed.typed = typed_as(value_or_zero(value_or_zero(answer)[*agreed.giver]));
  else
    agreed = agreed_as(answer, seats);
}

// A chip for each player, as it is made by chip_at(seat). Answers who was tapped.
template <class ChipAt>
std::optional<Seat> ask_person(Ui& ui, Explainer& explainer, Rect& area, Names names,
                               ChipAt&& chip_at) {
  const Seats seats = seats_of(names);
  const int most = is_narrow(ui, area) ? 4 : 7;
  const Grid cells{area, std::min(seats.count, most), ui.px(54), ui.px(4)};
  std::optional<Seat> tapped;
  for (const Seat seat : seats)
    if (chip(ui, explainer, cells.cell(seat.index), chip_at(seat))) tapped = seat;
  area.take_top(cells.height(seats.count), ui.px(4));
  return tapped;
}

void ask_side(Ui& ui, Explainer& explainer, Rect& area, Names names, std::string_view id,
              std::optional<Seat>& side) {
  const auto tapped = ask_person(ui, explainer, area, names, [&](Seat seat) {
    Chip player = chip_of(id, seat, at_seat(names, seat));
    player.chosen = side == seat;
    return player;
  });
  if (tapped) side = tapped;
}

void ask_whose(Ui& ui, Explainer& explainer, Rect& area, const AgreedField& asked, Agreed& agreed) {
  const auto points_at = [&](Seat seat) {
    return value_or_zero(value_or_zero(asked.answer)[seat]);
  };
  const auto tapped = ask_person(ui, explainer, area, asked.names, [&](Seat seat) {
    const Points points = points_at(seat);
    Chip player = chip_of(asked.field, seat, at_seat(asked.names, seat));
    player.chosen = agreed.giver == seat;
    player.below = points == Points{} ? "–" : Describe{asked.names, ui.language}(points);
    return player;
  });
  if (!tapped) return;
  agreed.giver = tapped;
  agreed.typed = typed_as(points_at(*tapped));
}

// With the language's decimal mark.
std::string as_figure(const Ui& ui, const std::string& typed) {
  return number_text(typed, ui.language, Thousands::together);
}

// In two lines, and in three where six keys beside each other would be narrower than a thumb.
int lines_of_pad(const Ui& ui, const Rect& area) { return is_very_narrow(ui, area) ? 3 : 2; }

void draw_pad(Ui& ui, const Rect& pad, Agreed& agreed) {
  std::string& typed = agreed.typed;
  const int lines = lines_of_pad(ui, pad);
  const std::string_view keys = lines == 3 ? "123<456,7890" : "12345<67890,";
  const auto count = static_cast<int>(keys.size());
  const Grid cells{pad, count / lines, ui.px(50), ui.px(4)};
  std::string heard = ui.take_typed();
  bool back = ui.key(Key::backspace);
  for (std::size_t i = 0; i < keys.size(); ++i) {
    const std::string key = keys[i] == '<' ? "⌫" : std::string(1, keys[i]);
    const std::string label = keys[i] == ',' ? as_figure(ui, ".") : key;
    const std::string id = "pad." + key;
    if (!button(ui, cells.cell(static_cast<int>(i)),
                {.id = id,
                 .label = label,
                 .said = keys[i] == '<' ? say(Word::sign_erase, ui.language) : std::string()}))
      continue;
    if (keys[i] == '<')
      back = true;
    else
      heard += keys[i];
  }
  if (back && !typed.empty()) typed.pop_back();
  for (const char letter : heard)
    if (agreed.several || letter != '-') type_into(typed, letter);
}

void ask_typed(Ui& ui, Rect& area, Agreed& agreed) {
  const bool narrow = is_narrow(ui, area);
  const float keys = static_cast<float>(lines_of_pad(ui, area)) * ui.px(54) - ui.px(4);
  Rect pad = area.take_top(narrow ? ui.px(52) + keys : keys, ui.px(6));
  const std::string shown = as_figure(ui, agreed.typed.empty() ? "0" : agreed.typed);
  Rect figure =
      narrow ? pad.take_top(ui.px(52)) : pad.take_left(ui.px(agreed.several ? 180 : 120), ui.px(8));
  const bool is_nobodys = agreed.several && !agreed.giver;
  if (agreed.several && !is_nobodys &&
      button(ui, figure.take_left(ui.px(56), ui.px(4)),
             {.id = "pad.−", .label = "−", .said = say(Word::sign_other_sign, ui.language)}))
    type_into(agreed.typed, '-');
  ui.text(figure, shown, {Type::figure, 0, Align::right}, "adjust.points");
  if (!is_nobodys) draw_pad(ui, pad, agreed);
}

}  // namespace

std::optional<Asked<ByPlayer<Points>>> ask_agreed(Ui& ui, Explainer& explainer, Rect& area,
                                                  const AgreedField& asked, Agreed& agreed) {
  follow_draft(agreed, asked.answer, seats_of(asked.names));
  const Agreed before = agreed;
  const auto title = [&](Word word) {
    heading(ui, area.take_top(ui.px(24)), say(word, ui.language));
  };
  if (!agreed.several) {
    title(Word::adjust_giver);
    ask_side(ui, explainer, area, asked.names, "giver", agreed.giver);
    title(Word::adjust_receiver);
    ask_side(ui, explainer, area, asked.names, "receiver", agreed.receiver);
  }
  title(Word::field_points);
  if (agreed.several) ask_whose(ui, explainer, area, asked, agreed);
  ask_typed(ui, area, agreed);
  if (agreed == before) return std::nullopt;
  return points_agreed(agreed, asked.answer);
}

}  // namespace kattegat::ui
