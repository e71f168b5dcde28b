#include "settle.hpp"

#include "db/book/to_settle.hpp"
#include "kattegat/export/answer.hpp"
#include "kattegat/export/conflicts.hpp"
#include "kattegat/export/plain_text.hpp"
#include "kattegat/export/reports/purse_report.hpp"
#include "src/cli/evening_file.hpp"
#include "src/cli/opened.hpp"
#include "src/cli/refusing.hpp"

namespace kattegat::cli {
namespace {

// In the book also by the name of that night.
std::size_t player_asked(const Evening& evening, const EveningToSettle* in_book,
                         const std::string& name) {
  const Participant* one = in_book ? in_book->view.history.known_as(name) : nullptr;
  return player_index(evening, one ? one->now : name);
}

std::optional<PlanChoice> plan_of(const PlanAsked& asked, const Evening& evening,
                                  const EveningToSettle* in_book) {
  if (asked.kind != PlanChoice::Kind::banker) return PlanChoice{.kind = asked.kind};
  const std::size_t player = player_asked(evening, in_book, asked.banker);
  if (player == evening.players.size()) return std::nullopt;
  return PlanChoice{.kind = asked.kind, .banker = player};
}

// The evening as it is settled, and as it would be when that was asked.
struct Other {
  Supposed supposed;
  Settlement settlement;
};
struct Settled {
  const Evening& evening;
  const JudgedEvening& judged;
  Settlement settlement;
  const EveningToSettle* in_book = nullptr;  // where it is of the book
  std::optional<Other> other = {};
};

// What of the purse belongs to the evening.
std::string purse_beside(const PurseView& purse, Language language) {
  if (purse.lines.empty()) return "";
  TablesPage page = page_of(PurseReport{purse, language}, Figures::plain);
  page.below.clear();  // what is in the purse is not this evening's
  return "\n" + plain_text(page);
}

std::string settled_page(const Settled& settled, Language language) {
  const auto& [evening, judged, settlement, in_book, other] = settled;
  std::string page =
      other ? what_if_page({evening, judged, settlement},
                           {other->supposed.evening, other->supposed.judged, other->settlement},
                           language)
            : settlement_page(evening, judged, settlement, language);
  if (!in_book) return page;
  const std::string paid = paid_page(evening, settlement, in_book->view.closing, language);
  if (other && !paid.empty()) page += "\n" + say(Word::page_as_played, language) + "\n";
  page += paid;
  page += purse_beside(in_book->purse, language);
  const std::string said = conflicts_page(in_book->conflicts, language);
  return page + (said.empty() ? "" : "\n" + said);
}

Json::Object settled_answer(const Settled& settled, Language language) {
  const auto& [evening, judged, settlement, in_book, other] = settled;
  Json::Object object = settlement_answer(evening, judged, settlement);
  if (in_book) {
    const auto& [view, purse, conflicts] = *in_book;
    object.emplace_back("paid", paid_answer(view.closing));
    object.emplace_back("due", due_answer(evening, still_due(evening, settlement, view.closing)));
    object.emplace_back("conflicts", conflicts_answer(conflicts, language));
    if (!purse.lines.empty()) object.emplace_back("purse", purse_answer(purse));
  }
  if (other)
    object.emplace_back("what_if", what_if_answer(judged, other->supposed, other->settlement));
  return object;
}

// It cannot be settled under the other rules: that it is about them is said, too.
Status show_unsettled(const Setting& setting, const Evening& evening,
                      const Complaints& complaints) {
  return show_complaints(setting, evening, complaints,
                         Besides{.before = say(Word::page_what_if_broken, setting.language) + "\n",
                                 .member = Json::Member{"what_if", true}});
}

Result<std::vector<Json>, Text> parse_requests(const std::vector<std::string>& texts) {
  std::vector<Json> requests;
  for (const std::string& one : texts) {
    auto json = parse_json(one);
    if (!json) return json.error();
    requests.push_back(std::move(*json));
  }
  return requests;
}

Status show_settled(const Setting& setting, const Evening& evening, const JudgedEvening& judged,
                    const SettleOrder& order, const EveningToSettle* in_book) {
  const auto requests = parse_requests(order.what_if);
  if (!requests) return fail(setting, "--what-if", requests.error());
  if (!judged.complaints.empty()) return show_complaints(setting, evening, judged.complaints);
  const auto plan = plan_of(order.plan, evening, in_book);
  if (!plan) return fail(setting, text(Word::cli_unknown_plan, "banker=" + order.plan.banker));
  Settled settled{evening, judged, settle(evening, judged, *plan), in_book};
  if (!requests->empty()) {
    auto supposed = what_if(evening, *requests);
    if (!supposed) return show_unsettled(setting, evening, supposed.error());
    Settlement settlement = settle(supposed->evening, supposed->judged, *plan);
    settled.other = Other{std::move(*supposed), std::move(settlement)};
  }
  return show(setting, settled, settled_answer, settled_page);
}

}  // namespace

Status settle_file(const Setting& setting, const std::string& file, const SettleOrder& order) {
  auto reading = read_evening_file(file);
  if (!reading) return fail(setting, file, reading.error());
  const JudgedEvening judged = judge(reading->evening, std::move(reading->complaints));
  return show_settled(setting, reading->evening, judged, order, nullptr);
}

Status settle_stored(const Setting& setting, const std::string& evening, const SettleOrder& order) {
  const auto asked = open_to_read(setting, evening, RecordKind::evening);
  if (!asked) return asked.error();
  const auto looked = look_to_settle(asked->book, asked->id);
  if (!looked) return fail(setting, looked.error());
  const Evening& shown = looked->view.shown;
  return show_settled(setting, shown, judge(shown), order, &*looked);
}

}  // namespace kattegat::cli
