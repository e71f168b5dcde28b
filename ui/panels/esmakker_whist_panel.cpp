#include "ui/auction_row.hpp"
#include "ui/layout.hpp"
#include "ui/panels/panels.hpp"

namespace kattegat::ui {
namespace esmakker_whist_panel {
namespace {

using Deal = EsmakkerWhist::Deal;
using Bid = EsmakkerWhist::Bid;
using Attachment = EsmakkerWhist::Attachment;
using Nolo = EsmakkerWhist::Nolo;
using Trump = EsmakkerWhist::Trump;
using Call = EsmakkerWhist::Call;

// An attachment as it is called at the table; a vip is called with the card that it ended at.
struct Added {
  Attachment attachment;
  int vip_card;  // 0: not a vip
  std::string_view id;
  Word name;
};
constexpr Added additions[] = {
    {Attachment::none, 0, "none", Word::esmakker_whist_plain},
    {Attachment::vip, 1, "vip1", Word::esmakker_whist_vip_1},
    {Attachment::vip, 2, "vip2", Word::esmakker_whist_vip_2},
    {Attachment::vip, 3, "vip3", Word::esmakker_whist_vip_3},
    {Attachment::halve, 0, "halve", Word::esmakker_whist_halve},
    {Attachment::staerke, 0, "staerke", Word::esmakker_whist_staerke},
    {Attachment::sans, 0, "sans", Word::esmakker_whist_sans},
    {Attachment::gode, 0, "gode", Word::esmakker_whist_gode},
    {Attachment::kvarte, 0, "kvarte", Word::esmakker_whist_kvarte},
};

class Panel {
 public:
  Panel(Ui& ui, Explainer& explainer, Desk<EsmakkerWhist>& desk, const Rect& area,
        float view_height)
      : ui_(ui), desk_(desk), form_{ui, explainer, desk, area, view_height} {}

  float draw() {
    ask_bid();
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
  // ---- The questions ----

  // A level is followed by what is attached to it, and "plain" is an answer too; whoever goes on to
  // the declarer has said so as well.
  bool is_said_to_the_end() const {
    if (desk_.deal().auction)
      return !speaker(violations(desk_, desk_.draft)) && (!bid().is_vip() || desk_.deal().vip_card);
    if (!desk_.deal().bid) return false;
    const Bid& said = *desk_.deal().bid;
    return said.level == 0 || said.attachment != Attachment::none || desk_.deal().declarer ||
           desk_.scratch.attached || desk_.folds.tapped || known_additions(said.level).size() < 2;
  }
  void ask_bid() {
    Question question{.field = "bid", .title = form_.say(Word::field_bid)};
    const Describe said{desk_.names, ui_.language};
    if (is_said_to_the_end()) {
      const auto heard = auction();  // in calls: what they have come to, and who has bid it
      question.answer = said(heard ? bid() : *desk_.deal().bid);
      if (heard && heard->holder) question.answer += "  ·  " + desk_.name(*heard->holder);
    }
    form_.question(question, [&](Rect&) {
      draw_switch();
      if (desk_.deal().auction)
        draw_calls();
      else if (desk_.scratch.choosing_nolo)
        draw_nolos();
      else
        draw_levels();
    });
  }
  // Beside what may be attached to a level: whoever is tapped there has said that nothing is.
  void ask_declarer() {
    const auto draw = [&](Rect&) { form_.choose("declarer", &Deal::declarer, form_.seats(), 4); };
    const bool has_level = !desk_.deal().auction && bid().level > 0;
    if (!has_level || is_said_to_the_end())
      return form_.question("declarer", &Deal::declarer, draw);
    form_.question({.field = "declarer", .title = form_.say(Word::field_declarer), .stays = true},
                   draw);
  }
  void ask_soloists() {
    if (!desk_.deal().auction) {
      const auto& with = desk_.deal().with;
      Question question{.field = "with", .title = form_.say(Word::field_with)};
      if (with) question.answer = Describe{desk_.names, ui_.language}(*with);
      // Nobody need go along: it stays open beside the tricks.
      question.stays = true;
      form_.question(question, [&](Rect&) { draw_along(); });
    }
    form_.question({.field = "tricks", .title = form_.say(Word::field_tricks), .stays = true},
                   [&](Rect&) { draw_tricks(); });
  }
  std::vector<Call> calls() const { return desk_.deal().auction.value_or(std::vector<Call>{}); }
  const EsmakkerWhist::House& house() const { return desk_.session.table().house; }
  // The house shows only what its school has.
  bool knows(const Bid& bid) const { return esmakker_rank(bid, house()).has_value(); }
  std::vector<Added> known_additions(int level) const {
    std::vector<Added> list;
    for (const Added& added : additions)
      if (knows({static_cast<std::uint8_t>(level), added.attachment, Nolo::none}))
        list.push_back(added);
    return list;
  }
  std::vector<Nolo> known_nolos() const {
    std::vector<Nolo> list;
    for (std::size_t i = 1; i < names(Nolo{}).size(); ++i)
      if (const auto nolo = static_cast<Nolo>(i); knows({0, Attachment::none, nolo}))
        list.push_back(nolo);
    return list;
  }
  std::optional<EsmakkerHeard> auction() const {
    if (!desk_.deal().auction) return std::nullopt;
    Checklist ignored;
    return heard(calls(), desk_.session.state().dealer, house(), ignored, Edition::today);
  }

  // The bid that the rest of the deal is about: declared, or the last one called.
  Bid bid() const {
    Bid last = desk_.deal().bid.value_or(Bid{});
    for (const Call& call : calls())
      if (call.kind == Call::Kind::bid) last = call.bid;
    return last;
  }

  void draw_switch() {
    const bool calling = desk_.deal().auction.has_value();
    // The last one has the longest name.
    Rect row = form_.area.take_top(is_narrow(ui_, form_.area) ? ui_.px(48 * 2 + 4) : ui_.px(48),
                                   ui_.px(4));
    const Rect calls = is_narrow(ui_, form_.area) ? Grid{row, 2, ui_.px(48), ui_.px(4)}.cell(3)
                                                  : row.take_right(row.w * 0.34F, ui_.px(4));
    const Grid tabs{row, is_narrow(ui_, form_.area) ? 2 : 3, ui_.px(48), ui_.px(4)};
    const auto tab = [&](const Rect& place, std::string_view id, Word name, bool on) {
      return chip(ui_, form_.explainer, place,
                  {.id = std::string(id), .label = form_.say(name), .chosen = on});
    };
    const bool passed = !calling && desk_.deal().bid && desk_.deal().bid->is_passed();
    if (tab(tabs.cell(0), "levels", Word::esmakker_whist_levels,
            !desk_.scratch.choosing_nolo && !passed))
      desk_.scratch.choosing_nolo = false;
    if (tab(tabs.cell(1), "nolos", Word::esmakker_whist_nolos,
            desk_.scratch.choosing_nolo && !passed))
      desk_.scratch.choosing_nolo = true;
    if (tab(tabs.cell(2), "bid.passed", Word::passed_out, passed)) set_bid(Bid{}, {});
    if (tab(calls, "by_calls", Word::screen_by_calls, calling))
      change(desk_, "auction", [&](Deal& deal) {
        deal.bid.reset();
        deal.declarer.reset();
        deal.vip_card.reset();
        if (calling)
          deal.auction.reset();
        else
          deal.auction = std::vector<Call>{};
      });
  }

  void set_bid(const Bid& bid, Asked<int> vip_card) {
    desk_.scratch.attached = false;
    change(desk_, "bid", [&](Deal& deal) {
      deal.auction.reset();
      const bool again = deal.bid == bid && deal.vip_card == vip_card;
      deal.bid = again ? std::nullopt : std::optional(bid);
      deal.vip_card = again ? std::nullopt : vip_card;
    });
  }
  void type_level(const Bid& bid) {
    const bool given = form_.answer("bid", why_not_bid(bid), [&](Deal& deal) {
      deal.auction.reset();
      deal.bid = bid;
      deal.vip_card.reset();
    });
    if (given) desk_.scratch.attached = false;
  }
  std::optional<Reason> why_not_bid(const Bid& bid) const {
    return form_.why_not("bid", [&](Deal& deal) {
      deal.auction.reset();
      deal.bid = bid;
    });
  }

  // First the level, then what is attached to it; the other order works as well.
  void draw_levels() {
    const Bid now = desk_.deal().bid.value_or(Bid{});
    const bool has_level = now.level > 0;
    const Grid levels = form_.answers(7, 7);
    for (int level = 7; level <= 13; ++level) {
      Bid bid{static_cast<std::uint8_t>(level), has_level ? now.attachment : Attachment::none, {}};
      if (chip(ui_, form_.explainer, levels.cell(level - 7),
               {.id = "bid." + std::to_string(level),
                .label = std::to_string(level),
                .chosen = now.level == level,
                .why_not = why_not_bid({bid.level, Attachment::none, Nolo::none}),
                .type = Type::number}))
        set_bid(bid, has_level ? desk_.deal().vip_card : std::nullopt);
    }
    if (const auto typed = ui_.typed_number(13); typed && *typed >= 7 && !has_level)
      type_level({static_cast<std::uint8_t>(*typed), Attachment::none, Nolo::none});
    draw_attachments(now);
  }

  void draw_attachments(const Bid& now) {
    const bool has_level = now.level > 0;
    const std::vector<Added> known = known_additions(has_level ? now.level : 7);
    const auto count = static_cast<int>(known.size());
    if (count < 2) return;  // this school has plain bids only
    form_.subtitle(Word::esmakker_whist_attachment);
    const Grid cells = form_.answers(count, 5);
    int place = 0;
    for (const Added& added : known) {
      const Bid bid{has_level ? now.level : std::uint8_t{7}, added.attachment, Nolo::none};
      const Asked<int> vip_card = added.vip_card ? Asked<int>(added.vip_card) : std::nullopt;
      std::optional<Reason> reason = why_not_bid(bid);
      if (!has_level && !reason) reason = Reason{form_.say(Word::esmakker_whist_level_first), ""};
      const bool chosen =
          has_level && now.attachment == added.attachment && desk_.deal().vip_card == vip_card;
      if (chip(ui_, form_.explainer, cells.cell_of(place++, count),
               {.id = "attachment." + std::string(added.id),
                .label = form_.say(added.name),
                .chosen = chosen,
                .why_not = reason})) {
        if (!chosen) set_bid(bid, vip_card);
        desk_.scratch.attached = true;
        desk_.folds.chosen.clear();
      }
    }
  }

  // Calls draw(cell, nolo, name) for each that the school has.
  template <class Draw>
  void each_nolo(Draw&& draw) {
    const auto known = known_nolos();
    const auto count = static_cast<int>(known.size());
    Grid cells = form_.grid({}, 2);
    cells.area = form_.rows(cells.lines(count));
    int place = 0;
    for (const Nolo nolo : known) draw(cells.cell_of(place++, count), nolo);
  }
  void draw_nolos() {
    const Bid now = desk_.deal().bid.value_or(Bid{});
    each_nolo([&](const Rect& cell, Nolo nolo) {
      const Bid bid{0, Attachment::none, nolo};
      if (chip(ui_, form_.explainer, cell,
               {.id = "bid." + to_string(bid),
                .label = form_.say(word(nolo)),
                .chosen = now == bid,
                .why_not = why_not_bid(bid)}))
        set_bid(bid, {});
    });
  }

  // The auction, call by call: pass, hold, along, or a bid put together below.
  void draw_calls() {
    const Violations found = violations(desk_, desk_.draft);
    const auto turn = speaker(found);
    draw_said(turn);
    if (desk_.scratch.choosing_nolo)
      return each_nolo([&](const Rect& cell, Nolo nolo) {
        const Bid bid{0, Attachment::none, nolo};
        draw_call(cell, "auction." + to_string(bid), form_.say(word(nolo)), Call::Kind::bid, bid,
                  turn);
      });
    // The level is picked first and stays picked; its attachment makes the call.
    const Grid levels = form_.answers(7, 7);
    for (int level = 7; level <= 13; ++level)
      if (chip(ui_, form_.explainer, levels.cell(level - 7),
               {.id = "auction.level." + std::to_string(level),
                .label = std::to_string(level),
                .chosen = desk_.scratch.level == level,
                .type = Type::strong}))
        desk_.scratch.level = level;
    draw_called_attachments(turn);
    if (bid().is_vip() && !turn) {
      std::vector<Option<int>> cards;
      for (int card = 1; card <= 3; ++card)
        cards.push_back({card, std::to_string(card), "vip " + std::to_string(card)});
      form_.choose("vip_card", &Deal::vip_card, cards, 3);
    }
  }
  // What has been said, and what can be said beside a bid.
  void draw_said(std::optional<Seat> turn) {
    std::vector<std::string> said;
    const Describe described{desk_.names, ui_.language};
    for (const Call& call : calls()) said.push_back(described(call));
    if (turn) said.push_back(desk_.name(*turn) + " …");
    std::vector<std::tuple<std::string, Word, Call::Kind>> others{
        {"auction.pass", Word::call_pass, Call::Kind::pass}};
    if (house().hold != EsmakkerWhist::Hold::none)
      others.emplace_back("auction.hold", Word::esmakker_whist_call_hold, Call::Kind::hold);
    if (is_open_to_others(bid(), house()))
      others.emplace_back("auction.with", Word::esmakker_whist_call_with, Call::Kind::with);
    show_calls(ui_, form_.area, said);
    const Rect room = form_.area.take_top(ui_.px(50), ui_.px(6));
    const Grid cells{room, static_cast<int>(others.size()), room.h, ui_.px(4)};
    int place = 0;
    for (const auto& [id, name, kind] : others)
      draw_call(cells.cell(place++), id, form_.say(name), kind, {}, turn);
  }
  void draw_called_attachments(std::optional<Seat> turn) {
    std::vector<Added> known = known_additions(desk_.scratch.level);
    // Which card a vip ended at is known only afterwards.
    std::erase_if(known, [](const Added& added) { return added.vip_card > 1; });
    const auto count = static_cast<int>(known.size());
    const Grid cells = form_.answers(count, is_narrow(ui_, form_.area) ? 4 : 7);
    int place = 0;
    for (const Added& added : known) {
      const Bid bid{static_cast<std::uint8_t>(desk_.scratch.level), added.attachment, Nolo::none};
      std::string label = form_.say(bid.is_vip() ? Word::esmakker_whist_vip : added.name);
      if (added.attachment == Attachment::none) label = std::to_string(bid.level);
      draw_call(cells.cell_of(place++, count), "auction.attachment." + std::string(added.id), label,
                Call::Kind::bid, bid, turn);
    }
  }
  void draw_call(const Rect& rect, std::string id, std::string label, Call::Kind kind,
                 const Bid& bid, std::optional<Seat> turn) {
    const auto call = [&](Deal& deal) {
      const Seat seat = turn.value_or(calls().empty() ? Seat{} : calls().back().seat);
      deal.auction->push_back({seat, kind, bid});
    };
    if (chip(ui_, form_.explainer, rect,
             {.id = std::move(id),
              .label = std::move(label),
              .why_not = form_.why_not("auction", call)}))
      change(desk_, "auction", call);
  }

  // A level: trump, partner, the side's tricks.
  void ask_side() {
    std::vector<Option<Trump>> trumps;
    for (const Option<Suit>& suit : form_.suits())
      trumps.push_back(
          {trump_of(suit.value), suit.id, suit.label, suit.color, suit.type, suit.fit, suit.key});
    trumps.push_back({Trump::none, "NT", form_.say(Word::trump_none)});
    Question trump{.field = "trump", .title = form_.say(Word::field_trump)};
    if (const auto& chosen = desk_.deal().trump) {
      trump = answered(trump, *chosen, ui_, desk_.names);
      if (const auto suit = suit_of(*chosen)) trump = marked(trump, *suit, ui_);
    }
    if (!form_.folding.begun || desk_.deal().trump || form_.misses("trump"))
      form_.question(trump, [&](Rect&) { form_.choose("trump", &Deal::trump, trumps, 5); });
    form_.question("partner", &Deal::partner, [&](Rect&) {
      form_.choose("partner", &Deal::partner, form_.partners(Word::partner_alone), 5);
    });
    form_.question(
        "tricks", &Deal::tricks,
        [&](Rect&) { form_.number("tricks", &Deal::tricks, 13, declarer()); }, true);
  }
  std::optional<Seat> declarer() const {
    for (const Seat seat : desk_.seats())
      if (is_declarer(seat)) return seat;
    return std::nullopt;
  }

  // A nolo asks each soloist's tricks by name: the engine says so of a plain number.
  bool asks_soloists() const {
    return bid().nolo != Nolo::none &&
           form_.why_not("tricks", [](Deal& deal) { deal.tricks = Tricks{0}; });
  }
  bool is_along(Seat seat) const {
    if (const auto heard = auction()) return heard->along[seat];
    const auto& with = desk_.deal().with;
    return with && std::find(with->begin(), with->end(), seat) != with->end();
  }
  bool is_declarer(Seat seat) const {
    const auto heard = auction();
    return desk_.deal().declarer ? desk_.deal().declarer == seat : heard && heard->holder == seat;
  }
  // Who goes along; what was called in the auction is not asked again.
  void draw_along() {
    if (desk_.deal().auction) return;
    const Grid along = form_.answers(static_cast<int>(form_.seats().size()), 4);
    int place = 0;
    for (const Option<Seat>& seat : form_.seats())
      form_.flip_seat("with", &Deal::with, seat, along.cell(place++));
  }
  void draw_tricks() {
    for (const Option<Seat>& seat : form_.seats())
      if (is_declarer(seat.value) || is_along(seat.value)) draw_tricks_of(seat);
  }
  void draw_tricks_of(const Option<Seat>& seat) {
    const bool beside = has_room(ui_, form_.area.w, Room::columns);
    Rect line =
        form_.area.take_top(beside ? form_.chip_height() : ui_.px(26), ui_.px(beside ? 4 : 0));
    ui_.text(beside ? line.take_left(ui_.px(110), ui_.px(6)) : line, seat.label,
             {Type::strong, 0, Align::left, Fit::name});
    const auto* each =
        desk_.deal().tricks ? std::get_if<ByPlayer<int>>(&*desk_.deal().tricks) : nullptr;
    const int now = each ? (*each)[seat.value].value_or(-1) : -1;
    const auto set = [&](int n) {
      change(desk_, "tricks", [&](Deal& deal) {
        ByPlayer<int> tricks = each ? *each : ByPlayer<int>{};
        tricks[seat.value] = n;
        deal.tricks = tricks;
      });
    };
    // Few are usual; the last chip counts on.
    constexpr int usual = 6;
    const Grid cells = beside ? form_.grid(line, usual + 1) : form_.answers(usual + 1, usual + 1);
    for (int n = 0; n <= usual; ++n) {
      const bool counts_on = n == usual;
      const bool beyond = counts_on && now >= usual;
      if (chip(ui_, form_.explainer, cells.cell(n),
               {.id = "tricks." + seat.id + "." + std::to_string(n),
                .label = beyond ? std::to_string(now) : std::to_string(n) + (counts_on ? "+" : ""),
                .chosen = now == n || beyond,
                .type = Type::strong}))
        set(beyond ? std::min(now + 1, 13) : n);
    }
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
      form_.pick_card("marker", &Deal::marker);
    else
      form_.pick_card("called", &Deal::called);
    form_.end_details();
  }

  Ui& ui_;
  Desk<EsmakkerWhist>& desk_;
  Form<EsmakkerWhist> form_;
};

}  // namespace
}  // namespace esmakker_whist_panel

float draw_panel(Ui& ui, Explainer& explainer, Desk<EsmakkerWhist>& desk, const Rect& area,
                 float view_height) {
  using namespace esmakker_whist_panel;
  return Panel(ui, explainer, desk, area, view_height).draw();
}

}  // namespace kattegat::ui
