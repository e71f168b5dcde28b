#include "ui/desk/auction_row.hpp"
#include "ui/kit/layout.hpp"
#include "ui/panels/panels.hpp"

namespace kattegat::ui {
namespace rodskagg_panel {
namespace {

using Deal = Rodskagg::Deal;
using Bid = Rodskagg::Bid;
using Offence = Rodskagg::Offence;
using Penalty = Rodskagg::Penalty;

class Panel {
 public:
  Panel(Ui& ui, Explainer& explainer, Desk<Rodskagg>& desk, const Rect& area, float view_height)
      : ui_(ui), desk_(desk), form_{ui, explainer, desk, area, view_height} {}

  float draw() {
    const int players = static_cast<int>(form_.seats().size());
    draw_bids();
    form_.question(&Deal::declarer,
                   [&](Rect&) { form_.choose(&Deal::declarer, form_.seats(), players); });
    if (form_.misses(&Deal::declarer))
      form_.folding.begun = false;  // what is asked then is not known yet
    ask_tricks(&Deal::first_four, {});
    ask_tricks(&Deal::last_two, Word::rodskagg_who_joins);
    draw_penalties();
    if (ui_.typed_letter(bid_letters::penalty)) desk_.scratch.begin_call();
    const float end = form_.area.y;
    if (desk_.scratch.details_open) draw_fem_opp();
    form_.end_questions();
    return end;
  }

 private:
  void draw_bids() {
    AuctionRow<Rodskagg, Bid> auction{form_, &Deal::bids, &Deal::bid, &Deal::declarer,
                                      Word::rodskagg_smyg};
    auction.question([&] {
      std::vector<Option<Bid>> bids = ranked_bids<Bid>(ui_.language);
      std::vector<std::string> labels = labels_of(bids);
      labels.front() = form_.say(Word::rodskagg_all_smyg);  // which may stand in its place
      const Grid cells = form_.answers(labels, 4);
      if (!desk_.deal().bids) {  // nobody declares a smyg: everybody says it, which is an auction
        bids.erase(bids.begin());
        if (is_given(ui_, form_.explainer, cells.cell(static_cast<int>(bids.size())),
                     {.id = "bid.smyg", .label = form_.say(Word::rodskagg_all_smyg)},
                     ui_.typed_letter(bid_letters::passed)))
          change(desk_, &Deal::bids, [&](Deal& deal) { everybody_smyg(deal); });
      }
      auction.draw_bids(bids, cells);
    });
  }
  // How many each took of these; before the last two also who went along to them.
  void ask_tricks(Asked<ByPlayer<int>> Deal::*field, std::optional<Word> along) {
    const Asked<ByPlayer<int>>& taken = desk_.deal().*field;
    if (!form_.is_asked(field)) return;
    PanelQuestion question{.field = field, .title = form_.say(field_word(field))};
    if (taken && !form_.misses(field))
      question.answer = Describe{desk_.names, ui_.language}(*taken);
    question.last = along.has_value();
    form_.question(question, [&](Rect&) {
      const int players = static_cast<int>(form_.seats().size());
      if (along) {
        form_.subtitle(*along);
        draw_joined(players);
        form_.subtitle(Word::field_last_two);
      }
      form_.counters(field);
    });
  }
  void everybody_smyg(Deal& deal) const {
    const auto called = std::exchange(deal, {}).penalties;
    deal.penalties = called;
    deal.bids.emplace();
    Entry<Rodskagg> tried = desk_.draft;
    for (int i = 0; i < max_seats; ++i) {
      tried.body = deal;
      const auto turn = speaker(violations(desk_, tried));
      if (!turn) return;
      deal.bids->push_back({*turn, std::nullopt});
    }
  }

  // "Går ni med?": who was without a trick and stays in; and whether a lost rödskägg was broken
  // off.
  void draw_joined(int players) {
    const std::vector<std::string> names = labels_of(form_.seats());
    const float wide = ui_.px(120), between = ui_.px(8);
    const Rect left{0, 0, form_.area.w - wide - between, form_.chip_height()};
    const bool below = is_narrow(ui_, form_.area) ||
                       !have_room_on_chips(ui_, form_.grid(left, players).cell(0), names, false);
    Rect line = below ? Rect{} : form_.rows();
    const Rect beside = line.take_right(wide, between);
    const Grid cells = below ? form_.answers(names, players) : form_.grid(line, players);
    const Rect stopped = below ? form_.rows() : beside;
    form_.flip_seats(&Deal::joined, cells);
    form_.choose(&Deal::stopped, {{true, "true", form_.say(Word::field_stopped), 0, Type::small}},
                 form_.grid(stopped, 1));
  }

  // That what each was for needs, in units.
  [[nodiscard]] float width_of_called(const std::vector<Penalty>& penalties) const {
    float most = 0;
    for (const Penalty& one : penalties)
      most = std::max(most, ui_.width(Type::caption, form_.say(word(one.offence))));
    return std::max(100.F, most / ui_.px(1) + 18);
  }

  // What has been called in this deal; a tap takes it back.
  void draw_penalties() {
    const auto penalties = desk_.deal().penalties.value_or(std::vector<Penalty>{});
    if (penalties.empty()) return;
    const int columns = columns_in(ui_, form_.area, width_of_called(penalties), 1, 4);
    const Grid cells = Grid{{}, columns, ui_.px(56), form_.gap()}.off(
        form_.area, static_cast<int>(penalties.size()), ui_.px(6));
    for (std::size_t i = 0; i < penalties.size(); ++i)
      if (chip(ui_, form_.explainer, cells.cell(static_cast<int>(i)),
               {.id = "penalties." + std::to_string(i),
                .label = desk_.name(penalties[i].player),
                .chosen = true,
                .below = form_.say(word(penalties[i].offence)),
                .fit = Fit::name,
                .comes_to = std::to_string(penalties.size())}))
        change(desk_, &Deal::penalties, [&](Deal& deal) {
          deal.penalties->erase(deal.penalties->begin() + static_cast<std::ptrdiff_t>(i));
          if (deal.penalties->empty()) deal.penalties.reset();
        });
  }

  // Who, and for what.
  void draw_fem_opp() {
    form_.begin_details(Word::kind_penalty, 480);
    PanelState<Rodskagg>& scratch = desk_.scratch;
    std::vector<Option<Seat>> seats = form_.seats();
    form_.subtitle(Word::field_player);
    const Grid who = form_.answers(labels_of(seats), static_cast<int>(seats.size()));
    const Type of_names = form_.type_of_names(seats, who.cell(0), false);
    int place = 0;
    for (Option<Seat>& seat : seats) {
      seat.type = of_names;
      if (is_given(ui_, form_.explainer, who.cell(place++),
                   chip_of("penalty.player", seat, scratch.player == seat.value),
                   ui_.typed_letter(seat.key)))
        scratch.player = seat.value;
    }
    constexpr int columns = 2;
    const std::size_t offences = names(Offence{}).size();
    const int lines = form_.grid({}, columns).lines(static_cast<int>(offences));
    const Grid what = form_.grid(form_.row(Word::field_offence, lines), columns);
    for (std::size_t i = 0; i < offences; ++i) {
      const auto offence = static_cast<Offence>(i);
      const auto add = [&](Deal& deal) {
        if (!deal.penalties) deal.penalties.emplace();
        deal.penalties->push_back({scratch.player.value_or(Seat{}), offence});
      };
      std::optional<Reason> reason;
      if (!scratch.player) reason = Reason{form_.say(Word::rodskagg_who_first), ""};
      if (scratch.player) reason = form_.why_not(&Deal::penalties, add);
      if (!chip(ui_, form_.explainer, what.cell(static_cast<int>(i)),
                {.id = "penalty." + std::string(names(offence)[i]),
                 .label = form_.say(word(offence)),
                 .why_not = reason}))
        continue;
      change(desk_, &Deal::penalties, add);
      scratch.details_open = false;
    }
    top_paragraph(ui_, form_.area, form_.say(Word::rodskagg_between_deals),
                  {Type::small, ui_.colors().quiet});
    form_.end_details();
  }

  Ui& ui_;
  Desk<Rodskagg>& desk_;
  Form<Rodskagg> form_;
};

}  // namespace
}  // namespace rodskagg_panel

float draw_panel(Ui& ui, Explainer& explainer, Desk<Rodskagg>& desk, const Rect& area,
                 float view_height) {
  using namespace rodskagg_panel;
  return Panel(ui, explainer, desk, area, view_height).draw();
}

}  // namespace kattegat::ui
