#include "ui/desk/auction_row.hpp"
#include "ui/panels/panels.hpp"

namespace kattegat::ui {
namespace ligeud_panel {
namespace {

using Deal = Ligeud::Deal;
using Contract = Ligeud::Contract;

// A line of the bids, low to high; below each what it is worth.
constexpr std::array plain_bids{Contract::six, Contract::seven,  Contract::eight, Contract::nine,
                                Contract::ten, Contract::eleven, Contract::ligeud};
constexpr std::array clubs_bids{
    Contract::six_clubs, Contract::seven_clubs,  Contract::eight_clubs, Contract::nine_clubs,
    Contract::ten_clubs, Contract::eleven_clubs, Contract::ligeud_clubs};
constexpr std::array low_nolos{Contract::nole, Contract::solo_nole, Contract::oplaegger};
constexpr std::array high_bids{Contract::ligeud, Contract::gedebuk, Contract::ligeud_clubs};
constexpr std::array nolo_bids{Contract::nole, Contract::solo_nole, Contract::oplaegger,
                               Contract::gedebuk};

Option<Contract> option(const Ui& ui, Contract contract, float room) {
  const auto id = std::string(names(contract)[static_cast<std::size_t>(contract)]);
  Option<Contract> bid{contract, id, say(word(contract), ui.language)};
  if (contract == Contract::nole) bid.key = bid_letters::nolo;
  const Ligeud::Worth worth = Ligeud::worth(contract);
  if (worth.a_trick) {  // a number, with its suit behind it: "9", "9-clubs"
    bid.label = id.substr(0, id.find('-'));
    if (id.size() > bid.label.size()) bid.label += "♣";
    bid.type = Type::number;
  }
  if (contract == Contract::ligeud_clubs)
    bid.label = say(Word::ligeud_ligeud_clubs_short, ui.language);
  const std::string points = points_text(worth.points, ui.language);
  bid.below = worth.a_trick ? say(text(Word::ligeud_a_trick, points), ui.language) : points;
  if (ui.width(Type::small, bid.below) > room - ui.px(10)) bid.below = points;
  return bid;
}

using Bids = AuctionRow<Ligeud, Contract>;

void draw_line(Bids& auction, std::span<const Contract> contracts) {
  Form<Ligeud>& form = auction.form;
  const auto columns = static_cast<int>(contracts.size());
  const Grid cells = form.answers(columns, columns);
  std::vector<Option<Contract>> bids;
  for (const Contract contract : contracts)
    bids.push_back(option(form.ui, contract, cells.cell(0).w));
  // Numbers of one line are of one size.
  const float room = cells.cell(0).w - form.ui.px(8);
  const bool is_close = std::any_of(bids.begin(), bids.end(), [&](const Option<Contract>& bid) {
    return bid.type == Type::number && form.ui.width(Type::number, bid.label) > room;
  });
  for (Option<Contract>& bid : bids)
    if (is_close && bid.type == Type::number) bid.type = Type::strong;
  auction.draw_bids(bids, cells);
}

// Of clubs, and round it what says so while the next figure is one of them.
void draw_clubs(Bids& auction, std::span<const Contract> contracts) {
  const Form<Ligeud>& form = auction.form;
  const float top = form.area.y;
  draw_line(auction, contracts);
  if (!form.desk.scratch.figure_is_clubs) return;
  const Ui& ui = form.ui;
  form.ui.outline(Rect{form.area.x, top, form.area.w, form.chip_height()}.inset(-ui.px(2)),
                  ui.colors().focus, ui.px(corner_radius + 2), ui.px(3));
}

// "9": the plain bid of that number, and "C9" the one of clubs.
void hear_bids(Bids& auction) {
  Form<Ligeud>& form = auction.form;
  bool& is_clubs = form.desk.scratch.figure_is_clubs;
  if (form.ui.typed_letter(bid_letters::clubs)) is_clubs = !is_clubs;
  const auto typed = form.ui.typed_number(11);
  if (!typed) return;
  for (std::size_t i = 0; i < plain_bids.size(); ++i) {
    const Contract plain = plain_bids[i];
    if (names(plain)[static_cast<std::size_t>(plain)] == std::to_string(*typed))
      auction.type_bid(is_clubs ? clubs_bids[i] : plain);
  }
}

void draw_bids(Bids& auction) {
  Form<Ligeud>& form = auction.form;
  const Deal before = form.desk.deal();
  const auto draw_pass = [&] {
    auction.draw_bids({{Contract::passed, "passed", form.say(Word::passed_out)}},
                      form.grid(form.rows(), 1));
  };
  // Call by call it is what is said most, and stands where it is in sight.
  const bool is_called = form.desk.deal().auction.has_value();
  if (is_called) draw_pass();
  // Where seven are too many for a line, the ligeud stands with the nolos.
  if (form.area.w / plain_bids.size() >= form.ui.px(76)) {
    draw_line(auction, plain_bids);
    draw_clubs(auction, clubs_bids);
    draw_line(auction, nolo_bids);
  } else {
    draw_line(auction, std::span(plain_bids).first(6));
    draw_clubs(auction, std::span(clubs_bids).first(6));
    draw_line(auction, low_nolos);
    draw_line(auction, high_bids);
  }
  if (!is_called) draw_pass();
  hear_bids(auction);
  if (form.desk.deal() != before) form.desk.scratch.figure_is_clubs = false;
}

// What is seldom written down: the called card, and who bought how many of the talon.
void draw_details(Form<Ligeud>& form) {
  form.begin_details(Word::field_called, 470);
  form.pick_card(&Deal::called);
  form.subtitle(Word::field_bought);
  form.counters(&Deal::bought);
  form.end_details();
}

}  // namespace
}  // namespace ligeud_panel

float draw_panel(Ui& ui, Explainer& explainer, Desk<Ligeud>& desk, const Rect& area,
                 float view_height) {
  using namespace ligeud_panel;
  Form<Ligeud> form{ui, explainer, desk, area, view_height};
  Bids auction{form, &Deal::auction, &Deal::contract, &Deal::declarer, Word::call_pass};
  auction.question([&] { draw_bids(auction); });
  form.question(&Deal::declarer, [&](Rect&) { form.choose(&Deal::declarer, form.seats(), 4); });
  form.question(&Deal::trump, [&](Rect&) { form.choose(&Deal::trump, form.suits(), 4); });
  form.question(&Deal::partner,
                [&](Rect&) { form.choose(&Deal::partner, form.partners(Word::partner_alone), 5); });
  form.question(
      &Deal::tricks, [&](Rect&) { form.number(&Deal::tricks, 12, auction.declares()); }, true);
  if (details_chip(form, explainer, Word::ligeud_called_and_bought, Word::field_called,
                   desk.deal().called))
    desk.scratch.details_open = true;
  const float end = form.area.y;
  if (desk.scratch.details_open) draw_details(form);
  form.end_questions();
  return end;
}

}  // namespace kattegat::ui
