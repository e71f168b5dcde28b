#include "kattegat/games/whist.hpp"
#include "ui/desk/auction_row.hpp"
#include "ui/panels/panels.hpp"

namespace kattegat::ui {
namespace danish_whist_panel {
namespace {

using Deal = DanishWhist::Deal;
using Contract = DanishWhist::Contract;

// Pasnolo: everybody's tricks. A line of players, and below it the numbers for the one whose tricks
// are next. The last one has what is left over.
class Everybody {
 public:
  explicit Everybody(Form<DanishWhist>& form) : form_(form), desk_(form.desk) {}

  void draw() {
    const auto taker = asked();
    const std::int64_t left = tricks_of_whist - together();
    const Text question =
        taker ? text(Word::screen_what_took, *taker, left) : text(Word::screen_tricks_left, left);
    heading(form_.ui, form_.area.take_top(form_.ui.px(22), form_.ui.px(2)),
            say(question, form_.ui.language, desk_.names), "tricks.now");
    draw_players(taker);
    if (taker) draw_numbers(*taker);
  }

 private:
  [[nodiscard]] std::optional<int> tricks_of(Seat seat) const {
    const auto& tricks = desk_.deal().tricks;
    const auto* each = tricks ? std::get_if<ByPlayer<int>>(&*tricks) : nullptr;
    return each ? (*each)[seat] : std::nullopt;
  }
  [[nodiscard]] int together() const {
    int sum = 0;
    for (const Seat seat : desk_.seats()) sum += tricks_of(seat).value_or(0);
    return sum;
  }
  // Who was picked, or else the first without an answer.
  [[nodiscard]] std::optional<Seat> asked() const {
    if (desk_.scratch.taker) return desk_.scratch.taker;
    for (const Seat seat : desk_.seats())
      if (!tricks_of(seat)) return seat;
    return std::nullopt;
  }
  // What is known with this answer; `others`: whoever is not told of has as many.
  [[nodiscard]] ByPlayer<int> with(Seat seat, int tricks, std::optional<int> others) const {
    ByPlayer<int> each;
    for (const Seat one : desk_.seats()) {
      const auto its = one == seat ? std::optional(tricks) : tricks_of(one);
      if (its || others) each[one] = its ? *its : *others;
    }
    return each;
  }
  [[nodiscard]] int untold(Seat but) const {
    int count = 0;
    for (const Seat seat : desk_.seats()) count += seat != but && !tricks_of(seat) ? 1 : 0;
    return count;
  }

  void draw_players(const std::optional<Seat>& taker) {
    const std::vector<Option<Seat>> named = form_.seats();
    const Grid cells = form_.answers(labels_of(named), 4, true);
    const Type of_names = form_.type_of_names(named, cells.cell(0), true);
    if (taker && desk_.folds.tapped) desk_.scratch.taker = std::exchange(desk_.folds.tapped, {});
    for (const Seat seat : desk_.seats()) {
      const auto its = tricks_of(seat);
      const bool has_the_rest = taker && seat != *taker && untold(*taker) == 1;
      const std::string untold_yet = has_the_rest ? form_.say(Word::danish_whist_the_rest) : "–";
      Chip player = chip_of(&Deal::tricks, seat, desk_.name(seat));
      player.chosen = taker == seat;
      player.type = of_names;
      player.below = its ? std::to_string(*its) : untold_yet;
      if (chip(form_.ui, form_.explainer, cells.cell(seat.index), player))
        desk_.scratch.taker = seat;
    }
  }
  void draw_numbers(Seat seat) {
    const auto given = number_of_one(form_.ui, form_.explainer, form_.numbers(tricks_of_whist + 1),
                                     "took", seat, tricks_of_whist, tricks_of(seat), Type::number,
                                     [&](int n) { return why_not(seat, n); });
    if (given) give(seat, *given);
  }
  // Asked with none for the others.
  [[nodiscard]] std::optional<Reason> why_not(Seat seat, int tricks) const {
    return form_.why_not(&Deal::tricks, [&](Deal& deal) { deal.tricks = with(seat, tricks, 0); });
  }
  void give(Seat seat, int tricks) {
    const int others = together() - tricks_of(seat).value_or(0);
    const int left = tricks_of_whist - others - tricks;
    const auto last = untold(seat) == 1 ? std::optional(left) : std::nullopt;
    const bool given = form_.answer(&Deal::tricks, why_not(seat, tricks),
                                    [&](Deal& deal) { deal.tricks = with(seat, tricks, last); });
    if (given) desk_.scratch.taker.reset();
  }

  Form<DanishWhist>& form_;
  Desk<DanishWhist>& desk_;
};

}  // namespace
}  // namespace danish_whist_panel

float draw_panel(Ui& ui, Explainer& explainer, Desk<DanishWhist>& desk, const Rect& area,
                 float view_height) {
  using namespace danish_whist_panel;
  Form<DanishWhist> form{ui, explainer, desk, area, view_height};
  AuctionRow<DanishWhist, Contract> auction{form, &Deal::auction, &Deal::contract, &Deal::declarer,
                                            Word::call_pass};
  auction.question([&] {
    std::vector<Option<Contract>> contracts = ranked_bids<Contract>(ui.language);
    for (Option<Contract>& contract : contracts)
      contract.below = points_text(desk.session.table().house.tariff[contract.value], ui.language);
    auction.draw_bids(contracts, form.answers(labels_of(contracts), 5, true));
  });
  form.question(&Deal::declarer, [&](Rect&) { form.choose(&Deal::declarer, form.seats(), 4); });
  // A pasnolo asks for everybody's tricks, the others for those of one side: the engine says which.
  const auto alone = [&](Deal& deal) { deal.tricks = Tricks{0}; };
  form.question(
      &Deal::tricks,
      [&](Rect&) {
        if (form.why_not(&Deal::tricks, alone))
          Everybody(form).draw();
        else
          form.number(&Deal::tricks, tricks_of_whist, auction.declares());
      },
      true);
  form.end_questions();
  return form.area.y;
}

}  // namespace kattegat::ui
