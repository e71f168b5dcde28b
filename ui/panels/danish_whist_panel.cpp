#include "ui/auction_row.hpp"
#include "ui/layout.hpp"
#include "ui/panels/panels.hpp"

namespace kattegat::ui {
namespace {

using Deal = DanishWhist::Deal;
using Contract = DanishWhist::Contract;

int tricks_of(const Deal& deal, Seat seat) {
  const auto* each = deal.tricks ? std::get_if<ByPlayer<int>>(&*deal.tricks) : nullptr;
  return each ? value_or_zero((*each)[seat]) : 0;
}

// Pasnolo: everybody's tricks. The last player has what is left over.
void draw_everybody(Form<DanishWhist>& form) {
  Ui& ui = form.ui;
  int left = 13;
  for (const Seat seat : form.desk.seats()) left -= tricks_of(form.desk.deal(), seat);
  heading(ui, form.area.take_top(ui.px(24)),
          say(text(Word::screen_tricks_left, std::int64_t{left}), ui.language), "tricks.left");
  for (const Seat seat : form.desk.seats()) {
    if (is_narrow(ui, form.area))
      ui.text(form.area.take_top(ui.px(24)), form.desk.name(seat),
              {Type::strong, 0, Align::left, Fit::name});
    Rect line = form.area.take_top(form.chip_height() + ui.px(4), ui.px(6));
    const int now = tricks_of(form.desk.deal(), seat);
    const std::string id = "tricks." + std::to_string(seat.index);
    const auto set = [&](int tricks) {
      change(form.desk, "tricks", [&](Deal& deal) {
        ByPlayer<int> each;
        for (const Seat other : form.desk.seats()) each[other] = tricks_of(deal, other);
        each[seat] = tricks;
        deal.tricks = each;
      });
    };
    // Fingers do not grow with the letters: what they need is less of a narrow line.
    const bool is_close = line.w < ui.px(300);
    const float step = is_close ? ui.theme.touch() / ui.theme.enlarged : ui.px(72);
    const float of_rest = ui.px(is_close ? 64 : is_narrow(ui, form.area) ? 112 : 132);
    const Rect rest = line.take_right(of_rest, ui.px(6));
    const Rect more = line.take_right(step, ui.px(6));
    const Rect count = line.take_right(is_close ? line.w - step - ui.px(6) : ui.px(64), ui.px(6));
    const Rect less = line.take_right(step, ui.px(6));
    if (!is_narrow(ui, form.area))
      ui.text(line, form.desk.name(seat), {Type::strong, 0, Align::left, Fit::name});
    if (button(ui, id + ".less", less, "−", Weight::plain, now > 0)) set(now - 1);
    ui.text(count, std::to_string(now), {Type::title, 0, Align::center}, id);
    if (button(ui, id + ".more", more, "+", Weight::plain, left > 0)) set(now + 1);
    if (button(ui, id + ".rest", rest, form.say(Word::screen_the_rest), Weight::plain, left > 0))
      set(now + left);
  }
}

}  // namespace

float draw_panel(Ui& ui, Explainer& explainer, Desk<DanishWhist>& desk, const Rect& area,
                 float view_height) {
  Form<DanishWhist> form{ui, explainer, desk, area, view_height};
  AuctionRow<DanishWhist, Contract> auction{form,       "auction",       &Deal::auction,
                                            "contract", &Deal::contract, Word::call_pass};
  auction.question([&] {
    std::vector<Option<Contract>> contracts = ranked_bids<Contract>(ui.language);
    for (Option<Contract>& contract : contracts)
      contract.below = plain_points(desk.session.table().house.tariff[contract.value], ui.language);
    auction.draw_bids(contracts, form.grid(form.rows(), 5));
  });
  form.question("declarer", &Deal::declarer,
                [&](Rect&) { form.choose("declarer", &Deal::declarer, form.seats(), 4); });
  // A pasnolo asks for everybody's tricks, the others for those of one side: the engine says which.
  const auto alone = [&](Deal& deal) { deal.tricks = Tricks{0}; };
  form.question(
      "tricks", &Deal::tricks,
      [&](Rect&) {
        if (why_not(desk, "tricks", ui.language, alone))
          draw_everybody(form);
        else
          form.number("tricks", &Deal::tricks, 13, form.declarer());
      },
      true);
  form.end_questions();
  return form.area.y;
}

}  // namespace kattegat::ui
