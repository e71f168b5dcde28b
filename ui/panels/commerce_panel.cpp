#include "ui/form.hpp"
#include "ui/panels/panels.hpp"

namespace kattegat::ui {
namespace {

using Deal = Commerce::Deal;

class Panel {
 public:
  Panel(Ui& ui, Explainer& explainer, Desk<Commerce>& desk, const Rect& area, float view_height)
      : ui_(ui), desk_(desk), form_{ui, explainer, desk, area, view_height} {
    if (!desk_.scratch.player) desk_.scratch.player = next_to_lay_up();
  }

  float draw() {
    const auto seats = form_.seats();
    heading(ui_, form_.area.take_top(ui_.px(22)), form_.say(Word::commerce_buy_and_lay_up));
    const int columns = seats.size() <= 4 ? 2 : seats.size() <= 9 ? 3 : 4;
    const Grid tiles = form_.grid({}, columns);
    const Rect room = form_.area.take_top(tiles.height(static_cast<int>(seats.size())), ui_.px(6));
    for (std::size_t i = 0; i < seats.size(); ++i)
      draw_player(seats[i], form_.grid(room, columns).cell(static_cast<int>(i)));
    draw_pack();
    if (!shown(banker())) draw_banker();
    return form_.area.y;
  }

 private:
  [[nodiscard]] Seat banker() const { return desk_.session.state().dealer; }
  [[nodiscard]] const ThreeCards* shown(Seat seat) const {
    const auto& all = desk_.deal().shown;
    return all && (*all)[seat] ? &*(*all)[seat] : nullptr;
  }
  // Hands are laid up in turn: the first is the one to the right of the banker.
  [[nodiscard]] Seat next_to_lay_up() const {
    return next_present(
        desk_.scratch.player.value_or(banker()), desk_.session.table().seats,
        [&](Seat seat) { return plays<Commerce>(desk_.session.state(), seat); },
        Commerce::direction);
  }

  // A player: the name chooses whose cards are tapped below, the other half counts purchases.
  void draw_player(const Option<Seat>& seat, Rect tile) {
    const Rect buys = tile.take_right(std::max(ui_.px(50), tile.w * 0.3F), ui_.px(3));
    const ThreeCards* hand = shown(seat.value);
    std::string below;
    if (hand) {
      for (const Card card : *hand) below += say(card, ui_.language) + " ";
      below += "· " + form_.say(word(hand_value(*hand).of_class));
    } else if (seat.value == banker()) {
      below = form_.say(Word::commerce_banker);
    }
    if (chip(ui_, form_.explainer, tile,
             {.id = "hand." + seat.id,
              .label = seat.label,
              .chosen = desk_.scratch.player == seat.value,
              .below = below,
              .fit = Fit::name})) {
      if (desk_.scratch.player == seat.value && hand) take_back(seat.value);
      desk_.scratch.player = seat.value;
      desk_.scratch.hand.clear();
    }
    const auto& bought = desk_.deal().bought;
    const int now = bought ? value_or_zero((*bought)[seat.value]) : 0;
    const auto buy = [&](Deal& deal) {
      if (!deal.bought) deal.bought.emplace();
      (*deal.bought)[seat.value] = now + 1;
    };
    if (chip(ui_, form_.explainer, buys,
             {.id = "bought." + seat.id,
              .label = now > 0 ? std::to_string(now) : "+",
              .chosen = now > 0,
              .why_not = why_not(desk_, "bought", ui_.language, buy),
              .below = form_.say(Word::commerce_bought),
              .type = Type::strong}))
      change(desk_, "bought", buy);
  }
  void take_back(Seat seat) {
    change(desk_, "shown", [&](Deal& deal) {
      (*deal.shown)[seat].reset();
      bool any = false;
      for (const Seat s : desk_.seats()) any |= (*deal.shown)[s].has_value();
      if (!any) deal.shown.reset();
    });
  }

  // The third card lays the hand up, when the rules allow it.
  void draw_pack() {
    PanelState<Commerce>& scratch = desk_.scratch;
    std::string whose = desk_.name(*scratch.player) + ":";
    for (const Card card : scratch.hand) whose += " " + say(card, ui_.language);
    heading(ui_, form_.area.take_top(ui_.px(22)), whose, "hand.now");
    const auto in_hand = [&](Card card) {
      return std::find(scratch.hand.begin(), scratch.hand.end(), card) != scratch.hand.end();
    };
    const auto lay_up = [&](Card card) {
      return [&, card](Deal& deal) {
        if (!deal.shown) deal.shown.emplace();
        (*deal.shown)[*scratch.player] = ThreeCards{scratch.hand[0], scratch.hand[1], card};
      };
    };
    const auto card = card_table(
        ui_, form_.explainer, form_.area.take_top(card_table_height(ui_), ui_.px(6)), "card",
        in_hand, [&](Card c) -> std::optional<Reason> {
          if (in_hand(c)) return std::nullopt;
          if (laid_up(c))
            return Reason{say(text(Word::commerce_card_twice, c), ui_.language), "commerce.cards"};
          if (scratch.hand.size() < 2) return std::nullopt;
          return why_not(desk_, "shown", ui_.language, lay_up(c));
        });
    if (!card) return;
    if (in_hand(*card)) {
      scratch.hand.erase(std::find(scratch.hand.begin(), scratch.hand.end(), *card));
    } else if (scratch.hand.size() < 2) {
      scratch.hand.push_back(*card);
    } else {
      change(desk_, "shown", lay_up(*card));
      scratch.hand.clear();
      scratch.player = next_to_lay_up();
    }
  }
  // Another player's hand has the card. (The engine says so too, but only of three cards.)
  [[nodiscard]] bool laid_up(Card card) const {
    for (const Seat seat : desk_.seats())
      if (const ThreeCards* hand = shown(seat); hand && seat != *desk_.scratch.player)
        if (std::find(hand->begin(), hand->end(), card) != hand->end()) return true;
    return false;
  }

  // The banker has not laid up: what kind of hand it was decides what the bank pays.
  void draw_banker() {
    const std::string question =
        say(text(Word::commerce_what_had_the_banker, desk_.name(banker())), ui_.language);
    heading(ui_, form_.area.take_top(ui_.px(22)), question);
    std::vector<Option<Commerce::BankerHand>> classes;
    for (std::size_t i = 0; i < names(HandClass{}).size(); ++i) {
      const auto of_class = static_cast<HandClass>(i);
      classes.push_back({of_class, std::string(names(of_class)[i]), form_.say(word(of_class))});
    }
    form_.choose("banker_hand", &Deal::banker_hand, classes,
                 form_.grid(form_.area.take_top(form_.chip_height()), 4));
  }

  Ui& ui_;
  Desk<Commerce>& desk_;
  Form<Commerce> form_;
};

}  // namespace

float draw_panel(Ui& ui, Explainer& explainer, Desk<Commerce>& desk, const Rect& area,
                 float view_height) {
  return Panel(ui, explainer, desk, area, view_height).draw();
}

}  // namespace kattegat::ui
