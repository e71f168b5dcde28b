#include "ui/desk/form.hpp"
#include "ui/kit/layout.hpp"
#include "ui/panels/panels.hpp"

namespace kattegat::ui {
namespace commerce_panel {
namespace {

using Deal = Commerce::Deal;
using Abandoned = Commerce::Abandoned;
using Draft = Entry<Commerce>;

// A deal has purchases, whatever becomes of it.
Asked<ByPlayer<int>>& bought_in(Draft& draft) {
  if (auto* abandoned = std::get_if<Abandoned>(&draft.body)) return abandoned->bought;
  return std::get<Deal>(draft.body).bought;
}

class Panel {
 public:
  Panel(Ui& ui, Explainer& explainer, Desk<Commerce>& desk, const Rect& area, float view_height)
      : ui_(ui), desk_(desk), form_{ui, explainer, desk, area, view_height} {
    if (!desk_.half.player) desk_.half.player = next_to_lay_up();
  }

  float draw() {
    const auto seats = form_.seats();
    // Whoever is tapped at the table lays up.
    if (const auto tapped = std::exchange(desk_.folds.tapped, {}); tapped && !abandoned())
      change_half(desk_, {.player = *tapped});
    top_paragraph(ui_, form_.area, form_.say(Word::commerce_buy_and_lay_up),
                  {Type::small, ui_.colors().quiet}, 4);
    const int widest = columns_in(ui_, form_.area, 110);
    int columns = std::min(widest, seats.size() <= 4 ? 2 : seats.size() <= 9 ? 3 : 4);
    while (columns > 1 && !have_names_room(seats, columns)) --columns;
    const Grid tiles = form_.grid({}, columns);
    const Rect room = form_.area.take_top(tiles.height(static_cast<int>(seats.size())), ui_.px(6));
    for (std::size_t i = 0; i < seats.size(); ++i)
      draw_player(seats[i], form_.grid(room, columns).cell(static_cast<int>(i)));
    if (!abandoned()) {
      draw_pack();
      if (!shown(banker())) draw_banker();
    }
    // Below all: what goes when a hand is laid up moves no card under the finger.
    if (abandoned() || !desk_.deal().shown) draw_abandon();
    return form_.area.y;
  }

 private:
  [[nodiscard]] bool abandoned() const {
    return std::holds_alternative<Abandoned>(desk_.draft.body);
  }
  [[nodiscard]] Seat banker() const { return desk_.session.state().dealer; }
  [[nodiscard]] const ThreeCards* shown(Seat seat) const {
    if (abandoned()) return nullptr;
    const auto& all = desk_.deal().shown;
    return all && (*all)[seat] ? &*(*all)[seat] : nullptr;
  }
  // Hands are laid up in turn: the first is the one to the right of the banker.
  [[nodiscard]] Seat next_to_lay_up() const {
    return next_present(
        desk_.half.player.value_or(banker()), desk_.session.table().seats,
        [&](Seat seat) { return plays<Commerce>(desk_.session.state(), seat); },
        Commerce::direction);
  }

  // The banker's cards, when they have been said and were not laid up.
  [[nodiscard]] const ThreeCards* kept_by_banker() const {
    const auto& hand = desk_.deal().banker_hand;
    return hand && !shown(banker()) ? std::get_if<ThreeCards>(&*hand) : nullptr;
  }

  // What stands under the name: the hand, or who the banker is and has been; as much as has room.
  [[nodiscard]] std::string below_name(Seat seat, float room) const {
    const auto fits = [&](const std::string& words) {
      return ui_.width(Type::caption, words) <= room;
    };
    if (const ThreeCards* hand = shown(seat)) {
      const std::string cards = say(described(*hand), ui_.language);
      const std::string both = cards + " · " + form_.say(word(hand_value(*hand).of_class));
      return fits(both) ? both : fits(cards) ? cards : "✓";
    }
    if (seat == banker()) return form_.say(Word::commerce_banker);
    const std::int64_t turns = desk_.session.state().banked[seat];
    const std::string been =
        turns == 0 ? "" : say(text(Word::commerce_been_banker, turns), ui_.language);
    return fits(been) ? been : "";
  }

  [[nodiscard]] float room_for_buys(const Rect& tile) const {
    return std::max(ui_.px(50), tile.w * 0.3F);
  }
  [[nodiscard]] bool have_names_room(const std::vector<Option<Seat>>& seats, int columns) const {
    Rect tile = form_.grid(form_.area, columns).cell(0);
    tile.take_right(room_for_buys(tile), ui_.px(3));
    return have_room_on_chips(ui_, tile, labels_of(seats), true);
  }

  // A player: the name chooses whose cards are tapped below, the other half counts purchases.
  void draw_player(const Option<Seat>& seat, Rect tile) {
    const Rect buys = tile.take_right(room_for_buys(tile), ui_.px(3));
    if (chip(ui_, form_.explainer, tile,
             {.id = "hand." + seat.id,
              .label = seat.label,
              .chosen = !abandoned() && desk_.half.player == seat.value,
              .below = below_name(seat.value, tile.w - ui_.px(8)),
              .fit = Fit::name})) {
      if (desk_.half.player == seat.value && shown(seat.value))
        take_back(seat.value);
      else
        change_half(desk_, {.player = seat.value});
    }
    const auto& bought = bought_in(desk_.draft);
    const int now = bought ? value_or_zero((*bought)[seat.value]) : 0;
    const auto buy = [&](Draft& draft) {
      auto& each = bought_in(draft);
      if (!each) each.emplace();
      (*each)[seat.value] = now + 1;
    };
    if (counter(ui_, form_.explainer, buys,
                {.id = "bought." + seat.id,
                 .count = now > 0 ? std::optional(now) : std::nullopt,
                 .begins = "+",
                 .why_not = why_not_entry(desk_, &Deal::bought, ui_.language, buy),
                 .below = form_.say(Word::commerce_bought),
                 .said = seat.label + ": " + form_.say(Word::commerce_bought)}))
      change_entry(desk_, &Deal::bought, buy);
  }

  // Nobody lays up, and the table stops the deal; a second tap takes that back.
  void draw_abandon() {
    if (!chip(ui_, form_.explainer, form_.area.take_top(form_.chip_height(), ui_.px(6)),
              {.id = "abandoned",
               .label = form_.say(Word::commerce_nobody_lays_up),
               .chosen = abandoned()}))
      return;
    const Deal told = deal_before();
    change_entry(desk_, &Deal::bought, [&](Draft& draft) {
      const Asked<ByPlayer<int>> bought = bought_in(draft);
      if (std::holds_alternative<Abandoned>(draft.body))
        draft.body = Deal{.bought = bought, .shown = {}, .banker_hand = told.banker_hand};
      else
        draft.body = Abandoned{bought};
    });
    desk_.half.hand.clear();  // nobody sees it any longer
  }
  // What was told before the table stopped it.
  [[nodiscard]] Deal deal_before() const {
    for (auto step = desk_.steps.rbegin(); step != desk_.steps.rend(); ++step)
      if (const Deal* deal = std::get_if<Deal>(&step->draft.body)) return *deal;
    return {};
  }

  void take_back(Seat seat) {
    change(desk_, &Deal::shown, [&](Deal& deal) {
      (*deal.shown)[seat].reset();
      bool any = false;
      for (const Seat s : desk_.seats()) any |= (*deal.shown)[s].has_value();
      if (!any) deal.shown.reset();
    });
    desk_.half = {.player = seat};
  }

  // The third card makes the hand, when the rules allow it.
  void draw_pack() {
    const HalfAnswer<Commerce>& half = desk_.half;
    const std::string& name = desk_.name(*half.player);
    std::string whose =
        half.kept ? say(text(Word::commerce_not_laid_up, name), ui_.language) : name + ":";
    for (const Card card : half.hand) whose += " " + say(card, ui_.language);
    heading(ui_, form_.area.take_top(ui_.px(22)), whose, "hand.now");
    const auto in_hand = [&](Card card) {
      return std::find(half.hand.begin(), half.hand.end(), card) != half.hand.end();
    };
    const FieldKey field = half.kept ? FieldKey(&Deal::banker_hand) : FieldKey(&Deal::shown);
    const auto put = [&](Card card) {
      return [&, card](Deal& deal) {
        const ThreeCards hand{half.hand[0], half.hand[1], card};
        if (half.kept) {
          deal.banker_hand = hand;
          return;
        }
        if (!deal.shown) deal.shown.emplace();
        (*deal.shown)[*half.player] = hand;
      };
    };
    const auto card = card_table(
        ui_, form_.explainer, form_.area.take_top(card_table_height(ui_, form_.area.w), ui_.px(6)),
        "card", in_hand, [&](Card c) -> std::optional<Reason> {
          if (in_hand(c)) return std::nullopt;
          if (in_another_hand(c))
            return Reason{say(text(Word::commerce_card_twice, c), ui_.language),
                          rule_id(Word::commerce_card_twice)};
          if (half.hand.size() < 2) return std::nullopt;
          return form_.why_not(field, put(c));
        });
    if (!card) return;
    if (!in_hand(*card) && half.hand.size() == 2) {
      change(desk_, field, put(*card));
      desk_.half = {.player = next_to_lay_up()};
      return;
    }
    HalfAnswer<Commerce> now = half;
    if (in_hand(*card))
      std::erase(now.hand, *card);
    else
      now.hand.push_back(*card);
    change_half(desk_, std::move(now));
  }
  // (The engine says so too, but only of three cards.)
  [[nodiscard]] bool in_another_hand(Card card) const {
    const auto has = [&](const ThreeCards* hand) {
      return hand && std::find(hand->begin(), hand->end(), card) != hand->end();
    };
    const HalfAnswer<Commerce>& half = desk_.half;
    for (const Seat seat : desk_.seats())
      if ((half.kept || seat != *half.player) && has(shown(seat))) return true;
    return *half.player != banker() && has(kept_by_banker());
  }

  // The banker has not laid up: what kind of hand it was, or which cards, decides what the bank
  // pays. A tap on the cards has the next three of the pack be these.
  void draw_banker() {
    const std::string question =
        say(text(Word::commerce_what_had_the_banker, desk_.name(banker())), ui_.language);
    heading(ui_, form_.area.take_top(ui_.px(22)), question);
    std::vector<Option<Commerce::BankerHand>> classes;
    for (std::size_t i = 0; i < names(HandClass{}).size(); ++i) {
      const auto of_class = static_cast<HandClass>(i);
      classes.push_back({of_class, std::string(names(of_class)[i]), form_.say(word(of_class))});
    }
    const ThreeCards* kept = kept_by_banker();
    const std::string cards =
        kept ? say(described(*kept), ui_.language) : form_.say(Word::commerce_banker_cards);
    std::vector<std::string> labels = labels_of(classes);
    labels.push_back(cards);
    const Grid cells = form_.answers(labels, static_cast<int>(labels.size()));
    form_.choose(&Deal::banker_hand, classes, cells);
    if (chip(ui_, form_.explainer, cells.cell(static_cast<int>(classes.size())),
             {.id = "banker_hand.cards",
              .label = cards,
              .chosen = kept || desk_.half.kept,
              .fit = Fit::name}))
      change_half(desk_, {.player = banker(), .kept = true});
  }

  Ui& ui_;
  Desk<Commerce>& desk_;
  Form<Commerce> form_;
};

}  // namespace
}  // namespace commerce_panel

float draw_panel(Ui& ui, Explainer& explainer, Desk<Commerce>& desk, const Rect& area,
                 float view_height) {
  using namespace commerce_panel;
  return Panel(ui, explainer, desk, area, view_height).draw();
}

}  // namespace kattegat::ui
