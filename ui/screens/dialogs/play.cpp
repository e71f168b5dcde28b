// A deal tapped in card by card, as it is played, and judged as it goes.
#include "kattegat/games/play/play.hpp"
#include "ui/desk/form.hpp"
#include "ui/screens/dialogs/dialogs.hpp"

namespace kattegat::ui {
namespace {

template <class G>
class CardByCard {
 public:
  CardByCard(App& app, Desk<G>& desk, const PlayRules& rules)
      : app_(app),
        ui_(app.ui),
        desk_(desk),
        rules_(rules),
        play_(desk.deal().play.value_or(PlayRecord{})),
        turn_(next_to_play(play_, rules)) {}

  void draw(Rect area) {
    draw_tricks_taken(area.take_top(ui_.px(54), ui_.px(8)));
    draw_trick(area.take_top(ui_.px(54), ui_.px(4)));
    const Rect bar = area.take_bottom(ui_.px(56), ui_.px(8));
    if (const auto& reason = app_.explainer.reason())
      bottom_paragraph(ui_, area, reason->sentence, {Type::body, ui_.colors().loss}, 6,
                       "play.wrong");
    draw_cards(area);
    draw_bar(bar);
  }

 private:
  // What keeps the card from being the next one.
  [[nodiscard]] std::optional<Reason> why_not_play(Card card) const {
    if (!turn_) return Reason{app_.say(Word::play_is_whole), ""};
    Checklist list;
    check_play(with_card(play_, rules_, {*turn_, card}), rules_, list);
    if (list.clean()) return std::nullopt;
    const Violation& first = list.found().front();
    return Reason{sentence(first, ui_.language, desk_.names), rule_id(first.text.word)};
  }
  void lay(Card card) { keep(with_card(play_, rules_, {*turn_, card})); }
  void take_back() {
    PlayRecord shorter = play_;
    shorter.tricks.back().pop_back();
    if (shorter.tricks.back().empty()) shorter.tricks.pop_back();
    keep(shorter);
  }
  void keep(const PlayRecord& play) {
    change(desk_, &G::Deal::play, [&](typename G::Deal& deal) {
      deal.play = play;
      if (play.tricks.empty()) deal.play.reset();
      G::write_tricks(desk_.session.table(), desk_.session.state(), deal, takers(play, rules_));
    });
  }

  // A telephone has no room for all of them at once.
  void draw_cards(const Rect& area) {
    Rect list = ui_.begin_scroll("play.cards", area);
    const auto card = card_table(
        ui_, app_.explainer, list.take_top(card_table_height(ui_, list.w)), "play",
        [&](Card c) { return player_of(play_, c).has_value(); },
        [&](Card c) { return why_not_play(c); });
    ui_.end_scroll(list.y);
    if (card && turn_) lay(*card);
  }
  // "Anna 3", whose turn it is lit up; the figure below where both are too long.
  void draw_tricks_taken(const Rect& row) {
    const std::vector<Seat> took = takers(play_, rules_);
    const Grid cells{row, rules_.seats, row.h, ui_.px(4)};
    for (const Seat seat : Seats{rules_.seats}) {
      const Rect cell = cells.cell(seat.index);
      const bool is_next = turn_ == seat;
      ui_.fill(cell, is_next ? ui_.colors().accent : ui_.colors().raised, ui_.px(10));
      const Color ink = is_next ? ui_.colors().on_accent : ui_.colors().ink;
      const std::string id = "play.seat." + std::to_string(seat.index);
      const std::string tricks = std::to_string(taken_by(took, seat));
      const std::string whole = desk_.name(seat) + "  " + tricks;
      Rect inner = cell.inset(ui_.px(3), 0);
      if (ui_.width(Type::strong, whole) > inner.w) {
        ui_.text(inner.take_top(inner.h * 0.48F), desk_.name(seat),
                 {Type::small, ink, Align::center, Fit::name}, id);
        ui_.text(inner, tricks, {Type::strong, ink, Align::center}, id + ".tricks");
      } else {
        ui_.text(inner, whole, {Type::strong, ink, Align::center}, id);
      }
    }
  }
  // "Trick 3:  Anna ♠4  ·  Bo ♠K".
  void draw_trick(const Rect& line) {
    const bool begun = !play_.tricks.empty();
    std::string words =
        app_.say(text(Word::play_trick, static_cast<std::int64_t>(play_.tricks.size())));
    if (!begun) words = app_.say(text(Word::play_who_leads, rules_.leader), desk_.names);
    if (begun)
      for (const auto& [seat, card] : play_.tricks.back())
        words += "  ·  " + desk_.name(seat) + " " + say(card, ui_.language);
    ui_.paragraph(line, words, {Type::body}, "play.trick");
  }
  void draw_bar(Rect bar) {
    bar.w = std::min(bar.w, ui_.px(2 * 180 + 8));
    const Grid cells{bar, 2, bar.h, ui_.px(8)};
    if (button(ui_, cells.cell(0),
               {.id = "play.back",
                .label = "⌫",
                .enabled = !play_.tricks.empty(),
                .said = app_.say(Word::sign_erase)}))
      take_back();
    if (rules_.cards.jokers == 0) return;
    const auto reason = why_not_play(Card{});
    if (chip(ui_, app_.explainer, cells.cell(1),
             {.id = "play.JK",
              .label = app_.say(Word::referee_joker),
              .why_not = reason,
              .comes_to = turn_ ? whose_answer(*turn_, "JK") : ""}))
      lay(Card{});
  }

  App& app_;
  Ui& ui_;
  Desk<G>& desk_;
  const PlayRules& rules_;
  PlayRecord play_;
  std::optional<Seat> turn_;
};

}  // namespace

bool takes_play(const App& app) {
  return std::visit(
      []<class G>(const Desk<G>& desk) { return TakesPlay<G> && is_deal(desk.draft); },
      *app.table.desk);
}

void draw(App& app, const TappedPlay& play) {
  if (!app.table.desk || app.table.session != play.session) return close(app);
  Ui& ui = app.ui;
  std::visit(
      [&]<class G>(Desk<G>& desk) {
        if constexpr (TakesPlay<G>) {
          const auto rules = G::play_rules(desk.session.table(), desk.session.state(), desk.deal());
          Rect area = rules ? card_dialog(ui, 900, 560) : dialog(ui, 620, 220, 280);
          if (draw_title(app, area, app.say(Word::play_card_by_card))) return;
          if (rules)
            CardByCard<G>(app, desk, *rules).draw(area);
          else
            ui.paragraph(area, app.say(Word::play_contract_first), {Type::body}, "play.first");
        }
      },
      *app.table.desk);
}

}  // namespace kattegat::ui
