#include "ui/desk/each_answer.hpp"
#include "ui/panels/panels.hpp"

namespace kattegat::ui {
namespace plump_panel {
namespace {

using Deal = Plump::Deal;
using Counts = Asked<ByPlayer<int>> Deal::*;

// First everybody's bid, then everybody's tricks, forehand first. Whoever took what was bid needs
// one tap.
class Panel {
 public:
  Panel(Ui& ui, Explainer& explainer, Desk<Plump>& desk, const Rect& area, float view_height)
      : ui_(ui),
        desk_(desk),
        form_{ui, explainer, desk, area, view_height},
        cards_(cards_of_plump(desk.session.table(), desk.session.state())) {}

  float draw() {
    const auto bidder = each(&Deal::bids).asked(desk_.scratch.bidder);
    draw_bids(bidder);
    if (trump_is_asked())
      form_.choose(&Deal::trump, form_.suits(), form_.grid(form_.row(Word::field_trump), 4));
    draw_tricks(bidder);
    desk_.folds.tapped.reset();
    return form_.area.y;
  }

 private:
  [[nodiscard]] EachAnswer<Plump> each(Counts field) {
    return {form_, field, in_turn(), (desk_.deal().*field).value_or(ByPlayer<int>{})};
  }
  // From forehand round to the dealer.
  [[nodiscard]] std::vector<Seat> in_turn() const {
    std::vector<Seat> seats;
    Seat seat = desk_.session.state().dealer;
    for (int i = 0; i < desk_.session.table().seats; ++i)
      seats.push_back(seat = next_seat(seat, desk_.session.table().seats));
    return seats;
  }
  // The engine refuses a trump where none is turned.
  [[nodiscard]] bool trump_is_asked() const {
    return !form_.why_not(&Deal::trump, [](Deal& deal) { deal.trump = Suit::clubs; });
  }
  static auto giving(Counts field, Seat seat, int count) {
    return [=](Deal& deal) {
      if (!(deal.*field)) deal.*field = ByPlayer<int>{};
      (*(deal.*field))[seat] = count;
    };
  }

  void draw_bids(const std::optional<Seat>& bidder) {
    const std::int64_t cards = cards_;
    const std::int64_t sum = each(&Deal::bids).together();
    const Text question = bidder ? text(Word::plump_what_says, *bidder, cards)
                                 : text(Word::plump_all_said, sum, cards);
    if (const auto tapped = draw_players(&Deal::bids, bidder, question))
      desk_.scratch.bidder = *tapped;
    if (!bidder) return;
    if (draw_numbers("bid", &Deal::bids, *bidder)) desk_.scratch.bidder.reset();
  }

  void draw_tricks(const std::optional<Seat>& bidder) {
    const EachAnswer<Plump> tricks = each(&Deal::tricks);
    const auto taker = bidder ? std::nullopt : tricks.asked(desk_.scratch.taker);
    const std::int64_t left = cards_ - tricks.together();
    const Text question =
        taker ? text(Word::screen_what_took, *taker, left) : text(Word::screen_tricks_left, left);
    if (const auto tapped = draw_players(&Deal::tricks, taker, question)) {
      if (!took_as_bid(*tapped)) desk_.scratch.taker = *tapped;
    } else if (taker && draw_numbers("took", &Deal::tricks, *taker)) {
      desk_.scratch.taker.reset();
    }
  }
  // A tap on a player without an answer says: as bid. On another one: not so many after all.
  bool took_as_bid(Seat seat) {
    const auto bid = each(&Deal::bids).known[seat];
    if (!bid || each(&Deal::tricks).known[seat]) return false;
    const auto take = giving(&Deal::tricks, seat, *bid);
    if (form_.why_not(&Deal::tricks, take)) return false;
    change(desk_, &Deal::tricks, take);
    desk_.scratch.taker.reset();
    return true;
  }

  // Everybody's answer so far. Answers whose name was tapped.
  std::optional<Seat> draw_players(Counts field, const std::optional<Seat>& now,
                                   const Text& question) {
    const std::string id = std::string(FieldKey(field)) + ".now";
    const std::string words = say(question, ui_.language, desk_.names);
    if (now)
      ask(ui_, form_.area.take_top(ui_.px(34), ui_.px(2)), words, id);
    else
      heading(ui_, form_.area.take_top(ui_.px(22)), words, id);
    return each(field).draw_players(now, [](Seat) { return "–"; });
  }

  // 0 to as many as there are cards, for this player. True when one was given.
  bool draw_numbers(std::string_view id, Counts field, Seat seat) {
    const int columns = cards_ < 8 ? cards_ + 1 : (cards_ + 2) / 2;
    const Grid cells = form_.answers(cards_ + 1, columns);
    const auto given = each(field).draw_numbers(cells, id, seat, cards_, Type::strong, [&](int n) {
      return form_.why_not(field, giving(field, seat, n));
    });
    return given && form_.answer(field, giving(field, seat, *given));
  }

  Ui& ui_;
  Desk<Plump>& desk_;
  Form<Plump> form_;
  int cards_;
};

}  // namespace
}  // namespace plump_panel

float draw_panel(Ui& ui, Explainer& explainer, Desk<Plump>& desk, const Rect& area,
                 float view_height) {
  using namespace plump_panel;
  return Panel(ui, explainer, desk, area, view_height).draw();
}

}  // namespace kattegat::ui
