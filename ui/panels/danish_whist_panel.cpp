#include "kattegat/games/whist.hpp"
#include "ui/desk/auction_row.hpp"
#include "ui/desk/each_answer.hpp"
#include "ui/panels/panels.hpp"

namespace kattegat::ui {
namespace danish_whist_panel {
namespace {

using Deal = DanishWhist::Deal;
using Contract = DanishWhist::Contract;

// Pasnolo: everybody's tricks. The last one has what is left over.
class Everybody {
 public:
  explicit Everybody(Form<DanishWhist>& form)
      : form_(form),
        each_{form, &Deal::tricks, everyone(form.desk), tricks_of_each(form.desk.deal().tricks)} {}

  void draw() {
    std::optional<Seat>& picked = form_.desk.scratch.taker;
    const auto taker = each_.asked(picked);
    const std::int64_t left = tricks_of_whist - each_.together();
    const Text question =
        taker ? text(Word::screen_what_took, *taker, left) : text(Word::screen_tricks_left, left);
    heading(form_.ui, form_.area.take_top(form_.ui.px(22), form_.ui.px(2)),
            say(question, form_.ui.language, form_.desk.names), "tricks.now");
    const auto tapped = each_.draw_players(taker, [&](Seat seat) -> std::string {
      const bool has_the_rest = taker && seat != *taker && untold(*taker) == 1;
      return has_the_rest ? form_.say(Word::danish_whist_the_rest) : "–";
    });
    if (tapped) picked = tapped;
    if (taker) draw_numbers(*taker);
  }

 private:
  static std::vector<Seat> everyone(const Desk<DanishWhist>& desk) {
    std::vector<Seat> seats;
    for (const Seat seat : desk.seats()) seats.push_back(seat);
    return seats;
  }
  // What is known with this answer; `others`: whoever is not told of has as many.
  [[nodiscard]] ByPlayer<int> with(Seat seat, int tricks, std::optional<int> others) const {
    ByPlayer<int> all;
    for (const Seat one : each_.turn) {
      const auto its = one == seat ? std::optional(tricks) : each_.known[one];
      if (its || others) all[one] = its ? *its : *others;
    }
    return all;
  }
  [[nodiscard]] int untold(Seat but) const {
    int count = 0;
    for (const Seat seat : each_.turn) count += seat != but && !each_.known[seat] ? 1 : 0;
    return count;
  }

  void draw_numbers(Seat seat) {
    const auto given =
        each_.draw_numbers(form_.numbers(tricks_of_whist + 1), "took", seat, tricks_of_whist,
                           Type::number, [&](int n) { return why_not(seat, n); });
    if (given) give(seat, *given);
  }
  // Asked with none for the others.
  [[nodiscard]] std::optional<Reason> why_not(Seat seat, int tricks) const {
    return form_.why_not(&Deal::tricks, [&](Deal& deal) { deal.tricks = with(seat, tricks, 0); });
  }
  void give(Seat seat, int tricks) {
    const int others = each_.together() - value_or_zero(each_.known[seat]);
    const int left = tricks_of_whist - others - tricks;
    const auto last = untold(seat) == 1 ? std::optional(left) : std::nullopt;
    const bool given = form_.answer(&Deal::tricks, why_not(seat, tricks),
                                    [&](Deal& deal) { deal.tricks = with(seat, tricks, last); });
    if (given) form_.desk.scratch.taker.reset();
  }

  Form<DanishWhist>& form_;
  EachAnswer<DanishWhist> each_;
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
