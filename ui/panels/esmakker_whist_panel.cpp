#include "kattegat/games/whist.hpp"
#include "ui/desk/each_answer.hpp"
#include "ui/kit/layout.hpp"
#include "ui/panels/esmakker_whist_bidding.hpp"
#include "ui/panels/panels.hpp"

namespace kattegat::ui {
namespace esmakker_whist_panel {
namespace {

using Deal = EsmakkerWhist::Deal;
using Bid = EsmakkerWhist::Bid;
using Nolo = EsmakkerWhist::Nolo;
using Trump = EsmakkerWhist::Trump;

class Panel {
 public:
  Panel(Ui& ui, Explainer& explainer, Desk<EsmakkerWhist>& desk, const Rect& area,
        float view_height)
      : ui_(ui), desk_(desk), form_{ui, explainer, desk, area, view_height}, bidding_(form_) {}
  Panel(const Panel&) = delete;
  Panel& operator=(const Panel&) = delete;

  float draw() {
    bidding_.ask();
    ask_declarer();
    if (asks_soloists())
      ask_soloists();
    else if (!bid().is_passed())
      ask_side();
    if (bid().level > 0 && details_chip(form_, form_.explainer, Word::field_called,
                                        Word::field_called, desk_.deal().called))
      desk_.scratch.details_open = true;
    const float end = form_.area.y;
    if (desk_.scratch.details_open) draw_details();
    form_.end_questions();
    return end;
  }

 private:
  [[nodiscard]] Bid bid() const { return bidding_.bid(); }

  // Beside what may be attached to a level: whoever is tapped there has said that nothing is.
  void ask_declarer() {
    const auto draw = [&](Rect&) { form_.choose(&Deal::declarer, form_.seats(), 4); };
    const bool has_level = !bidding_.is_by_calls() && bid().level > 0;
    if (!has_level || bidding_.is_said_to_the_end()) return form_.question(&Deal::declarer, draw);
    form_.question(
        {.field = &Deal::declarer, .title = form_.say(Word::field_declarer), .stays = true}, draw);
  }
  void ask_soloists() {
    if (!bidding_.is_by_calls()) {
      const auto& with = desk_.deal().with;
      PanelQuestion question{.field = &Deal::with, .title = form_.say(Word::field_with)};
      if (with) question.answer = Describe{desk_.names, ui_.language}(*with);
      // Nobody need go along: it stays open beside the tricks.
      question.stays = true;
      form_.question(question, [&](Rect&) { draw_along(); });
    }
    form_.question({.field = &Deal::tricks, .title = form_.say(Word::field_tricks), .stays = true},
                   [&](Rect&) { draw_tricks(); });
  }
  // A level: trump, partner, the side's tricks.
  void ask_side() {
    std::vector<Option<Trump>> trumps;
    for (const Option<Suit>& suit : form_.suits())
      trumps.push_back(
          {trump_of(suit.value), suit.id, suit.label, suit.color, suit.type, suit.fit, suit.key});
    trumps.push_back({Trump::none, "NT", form_.say(Word::trump_none)});
    PanelQuestion trump{.field = &Deal::trump, .title = form_.say(Word::field_trump)};
    if (const auto& chosen = desk_.deal().trump) {
      trump = answered(trump, *chosen, ui_, desk_.names);
      if (const auto suit = suit_of(*chosen)) trump = marked(trump, *suit, ui_);
    }
    if (form_.is_asked(&Deal::trump))
      form_.question(trump, [&](Rect&) { form_.choose(&Deal::trump, trumps, 5); });
    form_.question(&Deal::partner, [&](Rect&) {
      form_.choose(&Deal::partner, form_.partners(Word::partner_alone), 5);
    });
    form_.question(
        &Deal::tricks, [&](Rect&) { form_.number(&Deal::tricks, tricks_of_whist, declarer()); },
        true);
  }
  std::optional<Seat> declarer() const {
    for (const Seat seat : desk_.seats())
      if (is_declarer(seat)) return seat;
    return std::nullopt;
  }

  // A nolo asks each soloist's tricks by name: the engine says so of a plain number.
  bool asks_soloists() const {
    return bid().nolo != Nolo::none &&
           form_.why_not(&Deal::tricks, [](Deal& deal) { deal.tricks = Tricks{0}; });
  }
  bool is_along(Seat seat) const {
    if (const auto heard = bidding_.outcome()) return heard->along[seat];
    const auto& with = desk_.deal().with;
    return with && std::find(with->begin(), with->end(), seat) != with->end();
  }
  bool is_declarer(Seat seat) const {
    const auto heard = bidding_.outcome();
    return desk_.deal().declarer ? desk_.deal().declarer == seat : heard && heard->holder == seat;
  }
  // Who goes along; what was called in the auction is not asked again.
  void draw_along() {
    if (bidding_.is_by_calls()) return;
    form_.flip_seats(&Deal::with, form_.answers(labels_of(form_.seats()), 4));
  }
  [[nodiscard]] std::vector<Option<Seat>> soloists() const {
    std::vector<Option<Seat>> list = form_.seats();
    std::erase_if(list, [&](const Option<Seat>& seat) {
      return !is_declarer(seat.value) && !is_along(seat.value);
    });
    return list;
  }
  // The soloists' tricks with this one's; nothing: it is taken back.
  [[nodiscard]] auto giving(Seat seat, std::optional<int> tricks) const {
    const ByPlayer<int> known = tricks_of_each(desk_.deal().tricks);
    ByPlayer<int> each;
    for (const Option<Seat>& one : soloists())
      each[one.value] = one.value == seat ? tricks : known[one.value];
    return [each](Deal& deal) {
      deal.tricks.reset();
      if (each != ByPlayer<int>{}) deal.tricks = each;
    };
  }
  [[nodiscard]] std::optional<Reason> why_not(Seat seat, int tricks) const {
    return form_.why_not(&Deal::tricks, giving(seat, tricks));
  }
  // A typed figure is the next one's without an answer.
  void draw_tricks() {
    const ByPlayer<int> known = tricks_of_each(desk_.deal().tricks);
    std::optional<Seat> next;
    for (const Option<Seat>& seat : soloists()) {
      draw_tricks_of(seat, known[seat.value]);
      if (!next && !known[seat.value]) next = seat.value;
    }
    const auto typed = next ? ui_.typed_number(9) : std::nullopt;
    if (typed) form_.answer(&Deal::tricks, giving(*next, *typed));
  }
  void draw_tricks_of(const Option<Seat>& seat, std::optional<int> now) {
    const bool beside = has_room(ui_, form_.area.w, Room::questions);
    Rect line =
        form_.area.take_top(beside ? form_.chip_height() : ui_.px(26), ui_.px(beside ? 4 : 0));
    ui_.text(beside ? line.take_left(ui_.px(110), ui_.px(6)) : line, seat.label,
             {Type::strong, 0, Align::left, Fit::name});
    const auto set = [&](std::optional<int> tricks) {
      change(desk_, &Deal::tricks, giving(seat.value, tricks));
    };
    // Few are usual; the last chip counts on.
    constexpr int usual = 6;
    const Grid cells = beside ? form_.grid(line, usual + 1) : form_.answers(usual + 1, usual + 1);
    const std::string id = "tricks." + seat.id + ".";
    for (int n = 0; n < usual; ++n)
      if (chip(ui_, form_.explainer, cells.cell(n),
               {.id = id + std::to_string(n),
                .label = std::to_string(n),
                .chosen = now == n,
                .why_not = now == n ? std::nullopt : why_not(seat.value, n),
                .type = Type::strong}))
        set(now == n ? std::nullopt : std::optional(n));
    const bool beyond = now >= usual;
    const int one_more = beyond ? std::min(*now + 1, tricks_of_whist) : usual;
    if (counter(ui_, form_.explainer, cells.cell(usual),
                {.id = id + std::to_string(usual),
                 .count = beyond ? now : std::nullopt,
                 .begins = std::to_string(usual) + "+",
                 .why_not = why_not(seat.value, one_more)}))
      set(one_more);
  }

  // The called card, and the one that the declarer laid face down for its suit; in a vip who went
  // along.
  void draw_details() {
    form_.begin_details(Word::field_called, bid().is_vip() ? 540 : 450);
    if (bid().is_vip()) {
      heading(ui_, form_.area.take_top(ui_.px(22)), form_.say(Word::field_with));
      draw_along();
    }
    const Grid tabs = form_.grid(form_.area.take_top(form_.chip_height(), ui_.px(8)), 2);
    bool& laying_down = desk_.scratch.laying_down;
    for (const bool down : {false, true})
      if (chip(ui_, form_.explainer, tabs.cell(down ? 1 : 0),
               {.id = down ? "details.marker" : "details.called",
                .label = form_.say(down ? Word::field_marker : Word::field_called),
                .chosen = laying_down == down}))
        laying_down = down;
    if (laying_down)
      form_.pick_card(&Deal::marker);
    else
      form_.pick_card(&Deal::called);
    form_.end_details();
  }

  Ui& ui_;
  Desk<EsmakkerWhist>& desk_;
  Form<EsmakkerWhist> form_;
  EsmakkerBidding bidding_;
};

}  // namespace
}  // namespace esmakker_whist_panel

float draw_panel(Ui& ui, Explainer& explainer, Desk<EsmakkerWhist>& desk, const Rect& area,
                 float view_height) {
  using namespace esmakker_whist_panel;
  return Panel(ui, explainer, desk, area, view_height).draw();
}

}  // namespace kattegat::ui
