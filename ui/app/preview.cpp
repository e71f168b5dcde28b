#include "ui/app/preview.hpp"

#include "kattegat/core/text/joined.hpp"
#include "kattegat/evening/score_sheet.hpp"
#include "kattegat/wording/spoken.hpp"

namespace kattegat::ui {
namespace {

std::string missing_fields(const Violations& found, Language language) {
  std::vector<std::string> names;  // each once, of whomever it is asked
  for (const Violation& violation : found) {
    if (!violation.short_of) continue;
    std::string name = field_name(violation.field, language);
    if (std::find(names.begin(), names.end(), name) == names.end())
      names.push_back(std::move(name));
  }
  return joined(names);
}

// "Bo & Dea +90  ·  Anna & Cai −90": who gets the most comes first, who gets nothing not at all.
template <class G>
std::string payments(const Desk<G>& desk, const PerSeat<Points>& change,
                     const std::vector<std::string>& called, Language language) {
  std::map<std::int64_t, std::string, std::greater<>> who;
  for (const Seat seat : desk.seats()) {
    std::string& names = who[change[seat].thousandths];
    names += (names.empty() ? "" : " & ") + at_seat(called, seat);
  }
  std::string line;
  for (const auto& [thousandths, names] : who)
    if (thousandths != 0)
      line += (line.empty() ? "" : "  ·  ") + names + " " +
              signed_points(Points{thousandths}, language);
  return line;
}

// "Doris 12 → 17  ·  Birger 12 → 15", where nothing is paid but the sheet's own figures change.
template <class G>
std::string moves_on_sheet(const Desk<G>& desk, const PerSeat<Points>& after,
                           const std::vector<std::string>& called, Language language) {
  std::vector<std::string> moves;
  const PerSeat<Points> before = desk.session.standing().sheet;
  for (const Seat seat : desk.seats())
    if (after[seat] != before[seat])
      moves.push_back(at_seat(called, seat) + " " + points_text(before[seat], language) + " → " +
                      points_text(after[seat], language));
  return joined(moves, "  ·  ");
}

template <class G>
std::optional<PerSeat<Points>> sheet_after(const Desk<G>& desk, const Finding<G>& finding,
                                           const std::optional<Text>& moment) {
  Session<G> after = desk.session;
  after.accept(finding);
  if (is_empty_again(after, moment)) return std::nullopt;
  return after.standing().sheet;
}

// "Hedda: ♣7 …": cards that are tapped and are no hand yet. Saved now, the deal would not have
// them.
template <class G>
std::string half_a_hand(const Desk<G>& desk, Language language) {
  std::string words;
  if constexpr (requires { desk.half.hand; }) {
    if (!is_deal(desk.draft) || desk.half.hand.empty()) return words;
    words = desk.name(*desk.half.player) + ":";
    for (const Card card : desk.half.hand) words += " " + say(card, language);
    words += " …";
  }
  return words;
}

template <class G>
Preview preview_of(const App& app, const Desk<G>& desk) {
  Preview shown;
  shown.touched = !desk.steps.empty() || desk.corrects;
  if (const std::string half = half_a_hand(desk, app.ui.language); !half.empty()) {
    shown.touched = true;
    shown.missing = half;
    shown.missing_field = "card";
    return shown;
  }
  const Verdict<G> verdict = desk.verdict();
  if (!verdict) {
    shown.missing = missing_fields(verdict.error(), app.ui.language);
    for (const Violation& violation : verdict.error()) {
      if (shown.missing_field.empty() && violation.short_of) shown.missing_field = violation.field;
      if (violation.to_call)  // says who is to speak, too
        shown.missing = sentence(violation, app.ui.language, desk.names);
      else if (!violation.short_of)
        shown.wrong.push_back(
            {sentence(violation, app.ui.language, desk.names), rule_id(violation.text.word)});
    }
    return shown;
  }
  shown.ready = true;
  shown.words = spoken(desk.draft, desk.names, app.ui.language);
  shown.briefly = spoken_briefly(desk.draft, desk.names, app.ui.language);
  for (const Seat seat : desk.seats()) shown.change[seat] = verdict->transfers.net(seat);
  const std::optional<Text> moment = told(desk.session, *verdict).moment;
  if (moment) shown.moment = app.say(*moment, desk.names);
  std::vector<std::string> brief;
  for (const std::string& name : desk.names) brief.push_back(app.ui.brief_name(name));
  const auto pays = [&](const std::vector<std::string>& called) {
    return shown.sheet ? moves_on_sheet(desk, *shown.sheet, called, app.ui.language)
                       : payments(desk, shown.change, called, app.ui.language);
  };
  shown.pays = pays(desk.names);
  if (shown.pays.empty()) shown.sheet = sheet_after(desk, *verdict, moment);
  if (shown.sheet) shown.pays = pays(desk.names);
  shown.by_brief_names = spoken_briefly(desk.draft, brief, app.ui.language);
  shown.pays_by_brief_names = pays(brief);
  for (const Text& line : workings(desk.session, *verdict)) {
    shown.lines.push_back(app.say(line, desk.names));
    if (shown.rule.empty()) shown.rule = rule_id(line.word);
  }
  return shown;
}

}  // namespace

Preview preview(const App& app) {
  return std::visit([&](const auto& desk) { return preview_of(app, desk); }, *app.table.desk);
}

std::string next_deal_line(const App& app) {
  if (!app.table.desk) return "";
  return std::visit(
      [&]<class G>(const Desk<G>& desk) -> std::string {
        if (app.open_evening()->has_ended(*app.session_at_table()))
          return app.say(Word::screen_session_ended);
        const auto dealer = desk.session.standing().next_dealer;
        if (!dealer) return app.say(Word::screen_finished);
        const std::int64_t number = desk.number, agreed = deals_agreed<G>(desk.session.table());
        return app.say(agreed > 0 ? text(Word::screen_deal_of_and_dealer, number, agreed, *dealer)
                                  : text(Word::screen_deal_and_dealer, number, *dealer),
                       desk.names);
      },
      *app.table.desk);
}

}  // namespace kattegat::ui
