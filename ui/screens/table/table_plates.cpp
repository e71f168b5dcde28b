// What the seats and the middle of the table tell of the deal on the desk.
#include "ui/app/actions/table.hpp"
#include "ui/desk/auction_row.hpp"
#include "ui/screens/table/table_parts.hpp"

namespace kattegat::ui {
namespace {

// What a seat is in the deal: declarer or partner, where a game has them.
struct Role {
  std::string words;
  bool leads = false;
  bool helps = false;
};

template <class Deal>
Role role(const Deal& deal, Seat seat, Language language) {
  Role found;
  each_field(deal, [&](auto field, const auto& value) {
    using Value = typename std::decay_t<decltype(value)>::value_type;
    constexpr FieldRole role = field.role;
    if constexpr (std::is_same_v<Value, Seat>)
      if (value == seat)
        found = {say(field_word(field.key), language), role == FieldRole::declarer, false};
    if constexpr (role == FieldRole::partner)
      if (value && value->is(seat)) found = {say(field_word(field.key), language), false, true};
    // Where the auction was told call by call, whoever has the bid declares.
    if constexpr (role == FieldRole::auction) {
      const auto held = value ? held_bid(*value) : std::nullopt;
      if (held && held->seat == seat) found = {say(Word::field_declarer, language), true, false};
    }
  });
  return found;
}

// The contract and its trump, for those across the table.
template <class Deal>
Middle played(const Deal& deal, const Describe& said) {
  Middle middle;
  each_field(deal, [&](auto field, const auto& value) {
    if (!value) return;
    if constexpr (field.role == FieldRole::trump) {
      if (const auto suit = suit_of(*value))
        middle.trump = *suit;
      else
        middle.contract += " " + said(*value);
    } else if constexpr (field.role == FieldRole::contract) {
      middle.contract = said(*value);
    } else if constexpr (field.role == FieldRole::auction) {
      if (const auto held = held_bid(*value)) middle.contract = said(held->bid);
    }
  });
  return middle;
}

// What a tap on the plate comes to: another answer once another question is open, or once this seat
// is an answer; but of what the open one counts it is one more each time.
template <class Deal>
std::string answered(const Deal& deal, Seat seat, std::string_view open) {
  std::string answers(open);
  each_field(deal, [&](std::string_view field, const auto& value) {
    using Value = typename std::decay_t<decltype(value)>::value_type;
    const auto add = [&](std::string_view its) { answers.append(" ").append(field).append(its); };
    if constexpr (std::is_same_v<Value, Seat>)
      if (value == seat) add("");
    if constexpr (std::is_same_v<Value, Partner>)
      if (value && value->is(seat)) add("");
    if constexpr (std::is_same_v<Value, ByPlayer<int>>)
      if (value && (*value)[seat] && field != open) add(std::to_string(*(*value)[seat]));
  });
  return answers;
}

// Whatever kind of deal the draft is.
template <class G>
Role role(const Desk<G>& desk, Seat seat, Language language) {
  return std::visit([&](const auto& deal) { return role(deal, seat, language); }, desk.draft.body);
}
template <class G>
Middle played(const Desk<G>& desk, Language language) {
  Middle middle = std::visit(
      [&](const auto& deal) {
        return played(deal, Describe{desk.names, language});
      },
      desk.draft.body);
  middle.question = desk.folds.asked;
  middle.name = desk.folds.title;
  middle.deal = desk.number;
  return middle;
}

template <class G>
std::vector<SeatPlate> plates_at(App& app, const Desk<G>& desk, const Preview& preview) {
  std::vector<SeatPlate> list;
  const std::string counts = "total." + to_string(*app.table.session) + ".";
  const Standing now = desk.session.standing();
  const auto first = forehand<G>(desk.session.table(), desk.session.state());
  const bool closed = is_closed(app);  // then what lies on the desk is no deal that is played
  for (const Seat seat : desk.seats()) {
    SeatPlate plate{.name = desk.name(seat),
                    .face = desk.face(seat),
                    .figure = points_text(now.sheet[seat], app.ui.language)};
    plate.counted = points_text(
        Points{app.ui.counted(counts + std::to_string(seat.index), now.sheet[seat].thousandths)},
        app.ui.language);
    if (!closed) {
      const Role is = role(desk, seat, app.ui.language);
      plate.role = is.words.empty() && first == seat ? app.say(Word::speaks_first) : is.words;
      plate.deals = now.next_dealer == seat;
      plate.leads = is.leads;
      plate.helps = is.helps;
      if (preview.ready) plate.change = preview.change[seat];
    }
    plate.comes_to = std::visit(
        [&](const auto& deal) { return answered(deal, seat, desk.folds.open); }, desk.draft.body);
    plate.away = !plays<G>(desk.session.state(), seat);
    if (plate.away) plate.role = app.say(Word::screen_away);
    list.push_back(std::move(plate));
  }
  return list;
}

}  // namespace

std::vector<SeatPlate> plates(App& app, const Preview& preview) {
  return std::visit([&](const auto& desk) { return plates_at(app, desk, preview); },
                    *app.table.desk);
}
Middle middle(const App& app) {
  Middle shown =
      std::visit([&](const auto& desk) { return played(desk, app.ui.language); }, *app.table.desk);
  if (is_closed(app)) shown = {.deal = shown.deal};  // nothing is asked
  return shown;
}

}  // namespace kattegat::ui
