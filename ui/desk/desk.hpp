// What lies on the table: the session up to now, and the entry that is being filled in: a deal, or
// the correction of any entry. One beside the deal that is new lies in its dialog alike. A panel
// changes the draft; what may be chosen, what is missing and what it would pay are the answers of
// the engine's own check, asked as often as a frame needs them.
#pragma once
#include <algorithm>

#include "kattegat/core/hash.hpp"
#include "kattegat/evening/judge.hpp"
#include "kattegat/wording/describe.hpp"
#include "ui/desk/agreed_points.hpp"
#include "ui/desk/faces.hpp"
#include "ui/desk/panel.hpp"

namespace kattegat::ui {

// What is said of one kind of entry. Its key is its own: it may have been stored under it already.
template <class G>
struct SaidOfKind {
  typename Entry<G>::Body body{};
  Agreed agreed{};
  Uuid key = random_uuid();

  // Somebody has said something.
  [[nodiscard]] bool has_begun() const {
    const auto fresh = [](const auto& kind) {
      return typename Entry<G>::Body{std::decay_t<decltype(kind)>{}};
    };
    return body != std::visit(fresh, body) || agreed != Agreed{};
  }
};

template <class G>
struct Step {
  Entry<G> draft{};
  HalfAnswer<G> half{};
};

template <class G>
struct Desk {
  Session<G> session;              // what the draft is judged by
  std::vector<std::string> names;  // of the seats
  std::vector<Face> faces{};       // theirs
  std::int64_t number = 1;         // of the deal, among those that count
  Entry<G> draft{};
  HalfAnswer<G> half{};            // what the next tap may make an answer
  std::vector<Step<G>> steps{};    // what lay here before each change, for stepping back
  std::vector<Step<G>> ahead{};    // what stepping back has taken, for stepping on again
  Uuid key = random_uuid();        // made when the form opens: a save is stored once
  std::optional<Uuid> corrects{};  // the entry whose place this one takes
  std::string why{};               // the reason
  PanelState<G> scratch{};
  Folds folds{};
  Agreed agreed{};
  std::vector<SaidOfKind<G>> others{};  // other kinds that have been begun beside the deal

  [[nodiscard]] typename G::Deal& deal() { return std::get<typename G::Deal>(draft.body); }
  [[nodiscard]] const typename G::Deal& deal() const {
    return std::get<typename G::Deal>(draft.body);
  }
  [[nodiscard]] Verdict<G> verdict() const { return session.judge(draft); }
  [[nodiscard]] Seats seats() const { return session.table().everyone(); }
  [[nodiscard]] const std::string& name(Seat seat) const { return at_seat(names, seat); }
  [[nodiscard]] const Face& face(Seat seat) const { return at_seat(faces, seat); }
};

// What is wrong with a field; an answer that is missing, or not all there, is nothing wrong.
inline const Violation* wrong(const Violations& violations, FieldKey field) {
  for (const Violation& violation : violations)
    if (violation.field == field.key && !violation.short_of) return &violation;
  return nullptr;
}
template <class G>
Violations violations(const Desk<G>& desk, const Entry<G>& entry) {
  const Verdict<G> verdict = desk.session.judge(entry);
  return verdict ? Violations{} : verdict.error();
}

// The sentence for a violation, fields by the names that the screen gives them.
std::string sentence(const Violation&, Language, std::span<const std::string> names);

// The draft with this change, as it would be judged.
template <class G, class Change>
Verdict<G> tried(const Desk<G>& desk, Change&& change) {
  Entry<G> draft = desk.draft;
  change(draft);
  return desk.session.judge(draft);
}
// Why it cannot be made, if it is for the sake of this field; empty when it can.
template <class G>
std::optional<Reason> why_not(const Desk<G>& desk, FieldKey field, Language language,
                              const Verdict<G>& verdict) {
  const Violation* violation = verdict ? nullptr : wrong(verdict.error(), field);
  if (!violation) return std::nullopt;
  return Reason{sentence(*violation, language, desk.names), rule_id(violation->text.word)};
}
template <class G, class Change>
std::optional<Reason> why_not_entry(const Desk<G>& desk, FieldKey field, Language language,
                                    Change&& change) {
  return why_not(desk, field, language, tried(desk, change));
}

// Answers that the change has made impossible go; those that were wrong before stay to be mended.
template <class G>
void drop_outdated(Desk<G>& desk, const Violations& before, FieldKey changed) {
  const Violations now = violations(desk, desk.draft);
  std::visit(
      [&](auto& kind) {
        each_field(kind, [&](std::string_view field, auto& value) {
          if (field != changed.key && value && wrong(now, field) && !wrong(before, field))
            value.reset();
        });
      },
      desk.draft.body);
}

template <class G>
Step<G> lying(const Desk<G>& desk) {
  return {desk.draft, desk.half};
}
template <class G>
void lay_step(Desk<G>& desk, Step<G> step) {
  desk.draft = std::move(step.draft);
  desk.half = std::move(step.half);
}
// Nothing has been tapped in.
template <class G>
bool is_blank(const Desk<G>& desk) {
  return desk.draft == Entry<G>{} && !desk.half.has_begun();
}

template <class G>
void add_step(Desk<G>& desk, Step<G> before) {
  desk.steps.push_back(std::move(before));
  desk.ahead.clear();
}
template <class G, class Change>
void change_entry(Desk<G>& desk, FieldKey field, Change&& change) {
  Step<G> before = lying(desk);
  const Violations was = violations(desk, before.draft);
  change(desk.draft);
  if (desk.draft == before.draft) return;
  drop_outdated(desk, was, field);
  add_step(desk, std::move(before));
}
template <class G, class Change>
void change(Desk<G>& desk, FieldKey field, Change&& change) {
  change_entry(desk, field,
               [&](Entry<G>& entry) { change(std::get<typename G::Deal>(entry.body)); });
}

// Of an answer that stays in half: whose it is to be is no step while nothing of it is there.
template <class G>
void change_half(Desk<G>& desk, HalfAnswer<G> half) {
  if (desk.half.has_begun() || half.has_begun()) add_step(desk, lying(desk));
  desk.half = std::move(half);
}

template <class G>
void take_up(Desk<G>& desk, const SaidOfKind<G>& said) {
  desk.draft.body = said.body;
  desk.agreed = said.agreed;
  desk.key = said.key;
}
// Another kind is asked about, from where it was left; this one waits.
template <class G, class Kind>
void turn_to_kind(Desk<G>& desk) {
  desk.others.push_back({desk.draft.body, desk.agreed, desk.key});
  const auto left =
      std::find_if(desk.others.begin(), desk.others.end(),
                   [](const SaidOfKind<G>& one) { return std::holds_alternative<Kind>(one.body); });
  const SaidOfKind<G> said = left == desk.others.end() ? SaidOfKind<G>{Kind{}} : *left;
  if (left != desk.others.end()) desk.others.erase(left);
  take_up(desk, said);
}

template <class G>
bool step_back(Desk<G>& desk) {
  if (desk.steps.empty()) return false;
  desk.ahead.push_back(lying(desk));
  lay_step(desk, std::move(desk.steps.back()));
  desk.steps.pop_back();
  return true;
}
template <class G>
bool step_on(Desk<G>& desk) {
  if (desk.ahead.empty()) return false;
  desk.steps.push_back(lying(desk));
  lay_step(desk, std::move(desk.ahead.back()));
  desk.ahead.pop_back();
  return true;
}

// The entry with this id, and the newest one that counts; nullptr when there is none.
template <class G>
const Entry<G>* entry_with(const EnteredSession<G>& entered, const Uuid& id) {
  for (const ReadEntry<G>& read : entered.entries)
    if (read.entry.stamp.id == id) return &read.entry;
  return nullptr;
}
template <class G>
const Entry<G>* newest_entry(const EnteredSession<G>& entered) {
  for (auto read = entered.entries.rbegin(); read != entered.entries.rend(); ++read)
    if (!read->entry.stamp.voided && read->entry.stamp.id) return &read->entry;
  return nullptr;
}

// Neither void nor in breach of a rule.
template <class G>
bool is_deal_that_counts(const ReadEntry<G>& read, const JudgedEntry& judged) {
  return is_deal(read.entry) && !judged.voided && judged.violations.empty();
}
// So many among the first `entries` of a session.
template <class G>
std::int64_t deals_in(const EnteredSession<G>& entered, const JudgedSession& judged,
                      std::size_t entries) {
  std::int64_t deals = 0;
  for (std::size_t i = 0; i < entries; ++i)
    deals += is_deal_that_counts(entered.entries[i], judged.entries[i]) ? 1 : 0;
  return deals;
}

// The table after every entry before `until`; all of them when there is no such entry.
template <class G>
Desk<G> open_desk(const EveningSession& file, const EnteredSession<G>& entered,
                  std::optional<Uuid> until = {}) {
  Desk<G> desk{Session<G>(entered.table), file.seats};
  desk.number = 1;
  for (const ReadEntry<G>& read : entered.entries) {
    if (until && read.entry.stamp.id == until) break;
    const JudgedEntry judged = judge_next(desk.session, read);
    desk.number += is_deal_that_counts(read, judged) ? 1 : 0;
  }
  return desk;
}

}  // namespace kattegat::ui
