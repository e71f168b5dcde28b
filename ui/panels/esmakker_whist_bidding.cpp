#include "ui/panels/esmakker_whist_bidding.hpp"

#include <tuple>
#include <utility>

#include "ui/kit/layout.hpp"

namespace kattegat::ui {

struct EsmakkerAttachment {
  EsmakkerWhist::Attachment attachment;
  int vip_card;  // 0: not a vip
  std::string_view id;
  Word name;
};

namespace {

using Attached = EsmakkerWhist::Attachment;

constexpr EsmakkerAttachment esmakker_attachments[] = {
    {Attached::none, 0, "none", Word::esmakker_whist_plain},
    {Attached::vip, 1, "vip1", Word::esmakker_whist_vip_1},
    {Attached::vip, 2, "vip2", Word::esmakker_whist_vip_2},
    {Attached::vip, 3, "vip3", Word::esmakker_whist_vip_3},
    {Attached::halve, 0, "halve", Word::esmakker_whist_halve},
    {Attached::staerke, 0, "staerke", Word::esmakker_whist_staerke},
    {Attached::sans, 0, "sans", Word::esmakker_whist_sans},
    {Attached::gode, 0, "gode", Word::esmakker_whist_gode},
    {Attached::kvarte, 0, "kvarte", Word::esmakker_whist_kvarte},
};

constexpr int lowest_level = EsmakkerWhist::Bid::lowest,
              highest_level = EsmakkerWhist::Bid::highest,
              level_count = highest_level - lowest_level + 1;

EsmakkerWhist::Bid level_bid(int level, Attached attachment = Attached::none) {
  return {static_cast<std::uint8_t>(level), attachment, EsmakkerWhist::Nolo::none};
}
EsmakkerWhist::Bid nolo_bid(EsmakkerWhist::Nolo nolo) { return {0, Attached::none, nolo}; }

}  // namespace

void EsmakkerBidding::ask() {
  PanelQuestion question{.field = &Deal::bid, .title = form_.say(Word::field_bid)};
  const Describe said{desk_.names, form_.ui.language};
  if (is_said_to_the_end()) {
    const auto heard = outcome();  // in calls: what they have come to, and who has bid it
    question.answer = said(heard ? bid() : *desk_.deal().bid);
    if (heard && heard->holder) question.answer += "  ·  " + desk_.name(*heard->holder);
  }
  form_.question(question, [&](Rect&) {
    draw_ways();
    if (calling_.is_on()) return draw_calls();
    hear_level();
    desk_.scratch.choosing_nolo ? draw_nolos() : draw_levels();
  });
}

bool EsmakkerBidding::is_said_to_the_end() const {
  if (calling_.is_on()) return !calling_.turn() && (!bid().is_vip() || desk_.deal().vip_card);
  if (!desk_.deal().bid) return false;
  const Bid& said = *desk_.deal().bid;
  return said.level == 0 || said.attachment != Attached::none || desk_.deal().declarer ||
         desk_.scratch.attached || desk_.folds.tapped || attachments().size() < 2;
}

EsmakkerWhist::Bid EsmakkerBidding::bid() const {
  Bid last = desk_.deal().bid.value_or(Bid{});
  for (const Call& call : calling_.calls())
    if (call.kind == Call::Kind::bid) last = call.bid;
  return last;
}

std::optional<EsmakkerHeard> EsmakkerBidding::outcome() const {
  if (!calling_.is_on()) return std::nullopt;
  Checklist ignored;
  return heard(calling_.calls(), desk_.session.state().dealer, house(), Edition::today, ignored);
}

// ---- What the school has: the house shows nothing else ----

bool EsmakkerBidding::is_in_the_school(const Bid& bid) const {
  return esmakker_rank(bid, house()).has_value();
}

std::vector<EsmakkerAttachment> EsmakkerBidding::attachments() const {
  std::vector<EsmakkerAttachment> list;
  for (const EsmakkerAttachment& one : esmakker_attachments)
    if (is_in_the_school(level_bid(lowest_level, one.attachment))) list.push_back(one);
  return list;
}

std::vector<EsmakkerWhist::Nolo> EsmakkerBidding::nolos() const {
  std::vector<Nolo> list;
  for (std::size_t i = 1; i < names(Nolo{}).size(); ++i)
    if (const auto nolo = static_cast<Nolo>(i); is_in_the_school(nolo_bid(nolo)))
      list.push_back(nolo);
  return list;
}

// Calls draw(cell, option) for each: its letter is the first one that no other has.
template <class Draw>
void EsmakkerBidding::each_nolo(Draw&& draw) {
  std::vector<Option<Bid>> all;
  for (const Nolo nolo : nolos())
    all.push_back({nolo_bid(nolo), to_string(nolo_bid(nolo)), form_.say(word(nolo))});
  const std::vector<std::string> letters = initials_of(labels_of(all));
  const auto count = static_cast<int>(all.size());
  Grid cells = form_.grid({}, 2);
  cells.area = form_.rows(cells.lines(count));
  for (std::size_t i = 0; i < all.size(); ++i) {
    all[i].key = letters[i];
    draw(cells.cell_of(static_cast<int>(i), count), all[i]);
  }
}

// ---- The ways to bid ----

void EsmakkerBidding::draw_ways() {
  const Ui& ui = form_.ui;
  const bool narrow = is_narrow(ui, form_.area);
  // The last one has the longest name.
  Rect row = form_.area.take_top(ui.px(narrow ? 48 * 2 + 4 : 48), ui.px(4));
  const Rect by_calls =
      narrow ? Grid{row, 2, ui.px(48), ui.px(4)}.cell(3) : row.take_right(row.w * 0.34F, ui.px(4));
  const Grid cells{row, narrow ? 2 : 3, ui.px(48), ui.px(4)};
  // Beside a level that is said the declarer is asked for, by initials.
  const bool hears_letters = calling_.is_on() || !desk_.deal().bid || desk_.deal().bid->level == 0;
  const auto way = [&](int place, std::string_view id, Word name, bool on,
                       std::string_view letter = {}) {
    return is_given(form_.ui, form_.explainer, cells.cell(place),
                    {.id = std::string(id), .label = form_.say(name), .chosen = on},
                    hears_letters && form_.ui.typed_letter(letter));
  };
  const bool passed = desk_.deal().bid && desk_.deal().bid->is_passed();
  bool& choosing_nolo = desk_.scratch.choosing_nolo;
  if (way(0, "levels", Word::esmakker_whist_levels, !choosing_nolo && !passed))
    choosing_nolo = false;
  if (way(1, "nolos", Word::esmakker_whist_nolos, choosing_nolo && !passed, bid_letters::nolo))
    choosing_nolo = true;
  const std::string_view passes = calling_.is_on() ? std::string_view() : bid_letters::passed;
  if (way(2, "bid.passed", Word::passed_out, passed, passes)) set(Bid{}, {});
  calling_.draw_switch(by_calls, [&](Deal& deal) {
    desk_.scratch.level_picked_by.reset();
    deal.bid.reset();
    deal.declarer.reset();
    deal.vip_card.reset();
  });
}

// ---- As the result ----

std::optional<Reason> EsmakkerBidding::why_not(const Bid& bid) const {
  return form_.why_not(&Deal::bid, [&](Deal& deal) {
    deal.auction.reset();
    deal.bid = bid;
  });
}

void EsmakkerBidding::set(const Bid& bid, Asked<int> vip_card) {
  desk_.scratch.attached = false;
  change(desk_, &Deal::bid, [&](Deal& deal) {
    deal.auction.reset();
    const bool again = deal.bid == bid && deal.vip_card == vip_card;
    deal.bid = again ? std::nullopt : std::optional(bid);
    deal.vip_card = again ? std::nullopt : vip_card;
  });
}

std::optional<int> EsmakkerBidding::typed_level() {
  const auto typed = form_.ui.typed_number(highest_level);
  if (!typed || *typed < lowest_level) return std::nullopt;
  desk_.scratch.choosing_nolo = false;
  return typed;
}

void EsmakkerBidding::hear_level() {
  const auto level = typed_level();
  const bool has_level = desk_.deal().bid && desk_.deal().bid->level > 0;
  if (!level || has_level) return;
  const Bid bid = level_bid(*level);
  const bool given = form_.answer(&Deal::bid, why_not(bid), [&](Deal& deal) {
    deal.auction.reset();
    deal.bid = bid;
    deal.vip_card.reset();
  });
  if (given) desk_.scratch.attached = false;
}

// First the level, then what is attached to it; the other order works as well.
void EsmakkerBidding::draw_levels() {
  const Bid now = desk_.deal().bid.value_or(Bid{});
  const bool has_level = now.level > 0;
  const Grid levels = form_.answers(level_count, level_count);
  for (int level = lowest_level; level <= highest_level; ++level)
    if (chip(form_.ui, form_.explainer, levels.cell(level - lowest_level),
             {.id = "bid." + std::to_string(level),
              .label = std::to_string(level),
              .chosen = now.level == level,
              .why_not = why_not(level_bid(level)),
              .type = Type::number}))
      set(level_bid(level, has_level ? now.attachment : Attached::none),
          has_level ? desk_.deal().vip_card : std::nullopt);
  draw_attachments(now);
}

void EsmakkerBidding::draw_attachments(const Bid& now) {
  const bool has_level = now.level > 0;
  const int level = has_level ? now.level : lowest_level;
  const std::vector<EsmakkerAttachment> all = attachments();
  const auto count = static_cast<int>(all.size());
  if (count < 2) return;  // this school has plain bids only
  form_.subtitle(Word::esmakker_whist_attachment);
  const Grid cells = form_.answers(count, 5);
  int place = 0;
  for (const EsmakkerAttachment& one : all) {
    const Bid bid = level_bid(level, one.attachment);
    const Asked<int> vip_card = one.vip_card ? Asked<int>(one.vip_card) : std::nullopt;
    std::optional<Reason> reason = why_not(bid);
    if (!has_level && !reason) reason = Reason{form_.say(Word::esmakker_whist_level_first), ""};
    const bool chosen =
        has_level && now.attachment == one.attachment && desk_.deal().vip_card == vip_card;
    if (!chip(form_.ui, form_.explainer, cells.cell_of(place++, count),
              {.id = "attachment." + std::string(one.id),
               .label = form_.say(one.name),
               .chosen = chosen,
               .why_not = reason}))
      continue;
    if (!chosen) set(bid, vip_card);
    desk_.scratch.attached = true;
    desk_.folds.chosen.clear();
  }
}

void EsmakkerBidding::draw_nolos() {
  const Bid now = desk_.deal().bid.value_or(Bid{});
  each_nolo([&](const Rect& cell, const Option<Bid>& nolo) {
    if (is_given(form_.ui, form_.explainer, cell,
                 chip_of(&Deal::bid, nolo, now == nolo.value, why_not(nolo.value)),
                 form_.ui.typed_letter(nolo.key)))
      set(nolo.value, {});
  });
}

// ---- Call by call: pass, hold, along, or a bid put together below ----

void EsmakkerBidding::draw_calls() {
  const Seat caller = calling_.next_caller();
  calling_.show(Describe{desk_.names, form_.ui.language});
  draw_calls_without_a_bid(caller);
  const bool is_plain = picks_again(caller);
  if (desk_.scratch.choosing_nolo)
    return each_nolo([&](const Rect& cell, const Option<Bid>& nolo) {
      draw_call(cell, "auction." + nolo.id, nolo.label, {caller, Call::Kind::bid, nolo.value},
                form_.ui.typed_letter(nolo.key));
    });
  draw_called_levels(caller, is_plain);
  if (bid().is_vip() && !calling_.turn()) ask_vip_card();
}

void EsmakkerBidding::draw_calls_without_a_bid(Seat caller) {
  std::vector<std::tuple<std::string, Word, Call::Kind>> all{
      {"auction.pass", Word::call_pass, Call::Kind::pass}};
  if (house().hold != EsmakkerWhist::Hold::none)
    all.emplace_back("auction.hold", Word::esmakker_whist_call_hold, Call::Kind::hold);
  if (is_open_to_others(bid(), house()))
    all.emplace_back("auction.with", Word::esmakker_whist_call_with, Call::Kind::with);
  const Rect room = form_.area.take_top(form_.ui.px(50), form_.ui.px(6));
  const Grid cells{room, static_cast<int>(all.size()), room.h, form_.ui.px(4)};
  int place = 0;
  for (const auto& [id, name, kind] : all)
    draw_call(cells.cell(place++), id, form_.say(name), {caller, kind, {}},
              kind == Call::Kind::pass && form_.ui.typed_letter(bid_letters::passed));
}

// Picks the typed level; true when it is picked for this call already, which then has nothing
// attached.
bool EsmakkerBidding::picks_again(Seat caller) {
  const bool is_picked = desk_.scratch.level_picked_by == caller && !desk_.scratch.choosing_nolo;
  const auto level = typed_level();
  if (!level) return false;
  desk_.scratch.level_picked_by = caller;
  return std::exchange(desk_.scratch.level, *level) == *level && is_picked;
}

// The level is picked first and stays picked; its attachment makes the call.
void EsmakkerBidding::draw_called_levels(Seat caller, bool is_plain) {
  int& picked = desk_.scratch.level;
  const Grid levels = form_.answers(level_count, level_count);
  for (int level = lowest_level; level <= highest_level; ++level)
    if (chip(form_.ui, form_.explainer, levels.cell(level - lowest_level),
             {.id = "auction.level." + std::to_string(level),
              .label = std::to_string(level),
              .chosen = picked == level,
              .type = Type::strong})) {
      picked = level;
      desk_.scratch.level_picked_by = caller;
    }
  std::vector<EsmakkerAttachment> all = attachments();
  // Which card a vip ended at is known only afterwards.
  std::erase_if(all, [](const EsmakkerAttachment& one) { return one.vip_card > 1; });
  const auto count = static_cast<int>(all.size());
  const Grid cells = form_.answers(count, is_narrow(form_.ui, form_.area) ? 4 : 7);
  std::vector<std::string> labels;
  for (const EsmakkerAttachment& one : all)
    labels.push_back(one.attachment == Attached::none  ? std::to_string(picked)
                     : one.attachment == Attached::vip ? form_.say(Word::esmakker_whist_vip)
                                                       : form_.say(one.name));
  // The first letter of one that no other has.
  const std::vector<std::string> letters = initials_of(labels);
  for (std::size_t i = 0; i < all.size(); ++i)
    draw_call(cells.cell_of(static_cast<int>(i), count),
              "auction.attachment." + std::string(all[i].id), labels[i],
              {caller, Call::Kind::bid, level_bid(picked, all[i].attachment)},
              all[i].attachment == Attached::none ? is_plain : form_.ui.typed_letter(letters[i]));
}

void EsmakkerBidding::draw_call(const Rect& rect, const std::string& id, std::string label,
                                const Call& call, bool is_typed) {
  if (is_given(form_.ui, form_.explainer, rect,
               {.id = id,
                .label = std::move(label),
                .why_not = calling_.why_not(call),
                .comes_to = whose_answer(call.seat, id)},
               is_typed)) {
    calling_.add(call);
    desk_.scratch.level_picked_by.reset();
  }
}

void EsmakkerBidding::ask_vip_card() {
  static constexpr std::array<Word, 3> words{Word::esmakker_whist_vip_1, Word::esmakker_whist_vip_2,
                                             Word::esmakker_whist_vip_3};
  std::vector<Option<int>> cards;
  for (int card = 1; const Word word : words) {
    cards.push_back({card, std::to_string(card), form_.say(word)});
    ++card;
  }
  form_.choose(&Deal::vip_card, cards, 3);
}

}  // namespace kattegat::ui
