#include "ui/form.hpp"
#include "ui/panels/panels.hpp"

namespace kattegat::ui {
namespace {

using Deal = Ligeud::Deal;

// What is seldom written down: the called card, and who bought how many of the talon.
void draw_details(Form<Ligeud> form) {
  form.begin_details(Word::field_called, 470);
  form.pick_card("called", &Ligeud::Deal::called);
  form.counters("bought", &Deal::bought, form.row(Word::field_bought));
  form.ui.end_layer();
}

}  // namespace

float draw_panel(Ui& ui, Explainer& explainer, Desk<Ligeud>& desk, const Rect& area,
                 float view_height) {
  Form<Ligeud> form{ui, explainer, desk, area, view_height};
  AuctionRow<Ligeud, Ligeud::Contract> auction{form,       "auction",       &Deal::auction,
                                               "contract", &Deal::contract, Word::call_pass};
  auction.draw_switch(form.area.take_top(ui.px(48), ui.px(4)));
  const int columns = std::clamp(static_cast<int>(form.area.w / ui.px(112)), 4, 7);
  const int lines = (19 + columns - 1) / columns;
  const Rect bids = form.area.take_top(form.grid({}, 1).height(lines), ui.px(6));
  auto contracts = ranked_bids<Ligeud::Contract>(ui.language);
  contracts.back().label = form.say(Word::ligeud_ligeud_clubs_short);  // the longest is the last
  auction.draw_bids(contracts, form.grid(bids, columns));

  form.choose("declarer", &Deal::declarer, form.seats(),
              form.grid(form.row(Word::field_declarer), 4));

  Rect trump = form.row(Word::field_trump);
  const Rect details = trump.take_right(trump.w * 0.36F, ui.px(12));
  form.choose("trump", &Deal::trump, form.suits(), form.grid(trump, 4));
  form.details_chip(details, Word::screen_called_and_bought);

  form.choose("partner", &Deal::partner, form.partners(Word::partner_alone),
              form.grid(form.row(Word::field_partner), 5));
  form.number("tricks", &Deal::tricks, 12, form.grid(form.row(Word::field_tricks, 2), 7));
  if (desk.scratch.details_open) draw_details(form);
  return form.area.y;
}

}  // namespace kattegat::ui
