// The commands that decide about entries and payments, and show what has been decided.
#include <fmt/format.h>
#include <unistd.h>

#include <algorithm>
#include <array>

#include "conflict_text.hpp"
#include "io.hpp"
#include "kattegat/core/unicode.hpp"
#include "kattegat/evening/settle.hpp"
#include "kattegat/export/describe.hpp"
#include "kattegat/export/page.hpp"
#include "opened.hpp"
#include "settlement.hpp"

namespace kattegat::cli {
namespace {

// Whether the reason can be taken; said when not.
bool is_reason(const Setting& setting, const std::string& why) {
  if (!is_utf8(why)) return cli::fail(setting, "--why", text(Word::cli_not_utf8)) == done;
  if (why.empty()) return cli::fail(setting, "--why", text(Word::cli_why_empty)) == done;
  return true;
}

// What a decision has come to.
int show_decided(const Setting& setting, const Stored<Decided>& stored, Word did, Word knew) {
  if (!stored) return fail(setting, stored.error());
  if (const auto* no = std::get_if<Refused>(&*stored))
    return show_complaints(setting, no->evening, no->complaints);
  const auto& result = std::get<Decided>(*stored);
  if (setting.json) {
    const Json broken = complaints_answer(result.evening, result.broken, setting.language);
    return answer_json(setting,
                       {{"ok", true},
                        {"id", to_string(result.id)},
                        {"known", result.known},
                        {"broken", *broken.find("violations")}},
                       done);
  }
  std::string page = say(result.known ? knew : did, setting.language) + "\n";
  if (!result.broken.empty())
    page += say(Word::cli_now_broken, setting.language) + "\n" +
            complaints_page(result.evening, result.broken, setting.language);
  return answer(setting, page, done);
}

std::string_view name_of(EntryState state) {
  constexpr std::array<std::string_view, 4> names{"live", "void", "corrected", "conflict"};
  return names[static_cast<std::size_t>(state)];
}
Word word_of(EntryState state) {
  constexpr std::array<Word, 4> words{Word::state_live, Word::state_voided, Word::state_corrected,
                                      Word::state_conflict};
  return words[static_cast<std::size_t>(state)];
}

// The rows of a session's sheet.
struct SheetRow {
  const EntryRow* row;
  std::string type, said;
  PerSeat<Points> points;
};
std::vector<SheetRow> sheet_rows(const SessionHistory& history, const SessionFile& file,
                                 Language language) {
  const JudgedSession judged = judge(file);
  return std::visit(
      [&](const auto& play) {
        std::vector<SheetRow> rows;
        for (std::size_t i = 0; i < history.entries.size(); ++i) {
          const auto& entry = play.drafts[i].entry;
          const auto type = std::visit([]<class One>(const One&) { return One::type; }, entry.body);
          rows.push_back({&history.entries[i], std::string(type),
                          describe(entry, file.seats, language), judged.entries[i].points});
        }
        return rows;
      },
      file.play);
}

int decide(const Setting& setting, const std::string& entry, const std::string& why, bool force,
           decltype(&void_entry) decision, Word made, Word stood_already) {
  if (!is_reason(setting, why)) return impossible;
  auto book = open_to_write(setting);
  if (!book) return impossible;
  const auto wanted = id(setting, *book, entry);
  if (!wanted) return impossible;
  return show_decided(setting, decision(*book, *wanted, why, force, now()), made, stood_already);
}

}  // namespace

int show_entries(const Setting& setting, const std::string& session) {
  const auto book = open_to_read(setting);
  if (!book) return impossible;
  const auto wanted = id(setting, *book, session);
  if (!wanted) return impossible;
  const auto evening = evening_of_session(*book, *wanted);
  if (!evening) return fail(setting, evening.error());
  const auto view = look_at(*book, *evening);
  if (!view) return fail(setting, view.error());
  const SessionHistory& history = *view->session(*wanted);
  const auto file = std::find_if(view->shown.sessions.begin(), view->shown.sessions.end(),
                                 [&](const SessionFile& one) { return one.id == *wanted; });
  const auto rows = sheet_rows(history, *file, setting.language);
  if (setting.json) {
    Json::Array list;
    for (std::size_t i = 0; i < rows.size(); ++i)
      list.push_back(Json::Object{{"number", static_cast<std::int64_t>(i + 1)},
                                  {"id", to_string(rows[i].row->id)},
                                  {"type", rows[i].type},
                                  {"state", name_of(rows[i].row->state)},
                                  {"points", points_by_name(rows[i].points, file->seats)}});
    return answer_json(
        setting, {{"ok", true}, {"session", to_string(*wanted)}, {"entries", std::move(list)}},
        done);
  }
  if (rows.empty())
    return answer(setting, say(Word::cli_no_entries, setting.language) + "\n", done);
  std::vector<std::vector<std::string>> lines;
  for (std::size_t i = 0; i < rows.size(); ++i) {
    const EntryState state = rows[i].row->state;
    std::vector<std::string> line{fmt::format("{}  {}", i + 1, to_string(rows[i].row->id)),
                                  on_one_line(rows[i].said), say(word_of(state), setting.language)};
    for (std::size_t seat = 0; seat < file->seats.size(); ++seat)
      line.push_back(signed_points(rows[i].points[Seat{static_cast<int>(seat)}], setting.language));
    lines.push_back(std::move(line));
  }
  return answer(setting, table(lines, ""), done);
}

int void_stored(const Setting& setting, const std::string& entry, const std::string& why,
                bool force) {
  return decide(setting, entry, why, force, void_entry, Word::cli_voided, Word::cli_already_void);
}

int restore_stored(const Setting& setting, const std::string& entry, const std::string& why,
                   bool force) {
  return decide(setting, entry, why, force, restore_entry, Word::cli_restored, Word::cli_not_void);
}

int correct_stored(const Setting& setting, const std::string& entry, const std::string& why,
                   bool force) {
  if (!is_utf8(why)) return cli::fail(setting, "--why", text(Word::cli_not_utf8));
  const auto given = read_file("-");
  if (!given)
    return cli::fail(setting, say(Word::cli_standard_input, setting.language), given.error());
  const auto json = parse_json(*given);
  if (!json)
    return cli::fail(setting, say(Word::cli_standard_input, setting.language), json.error());
  auto book = open_to_write(setting);
  if (!book) return impossible;
  const auto wanted = id(setting, *book, entry);
  if (!wanted) return impossible;
  return show_decided(setting, correct_entry(*book, *wanted, why, *json, force),
                      Word::cli_corrected, Word::cli_known_already);
}

// ---- Payments ----

namespace {

struct Asked {
  std::string from, to;  // as they were written that night
  Money amount;
};

// In names of the night; they may be given as people are called now.
std::optional<std::string> written_name(const EveningView& view, const std::string& name) {
  for (const Participant& one : view.history.players)
    if (one.now == name || one.written == name) return one.written;
  return std::nullopt;
}

bool is_due(const EveningView& view, const std::string& from, const std::string& to, Money amount) {
  const JudgedEvening judged = judge(view.shown);
  if (!judged.complaints.empty()) return false;
  const StillDue due = still_due(view.shown, settle(view.shown, judged), view.closing);
  return std::any_of(due.payments.begin(), due.payments.end(), [&](const Payment& payment) {
    return view.shown.players[payment.from] == from && view.shown.players[payment.to] == to &&
           payment.amount == amount;
  });
}

int refuse(const Setting& setting, const EveningView& view, std::string field, Text why) {
  return show_complaints(setting, view.shown, {{{}, {}, {std::move(field), std::move(why)}}});
}

// A line for programs; words for whoever reads them on a terminal.
int show_paid(const Setting& setting, const Uuid& payment, bool known, const Text& words) {
  if (setting.json || ::isatty(STDOUT_FILENO) == 0)
    return answer_json(setting, {{"ok", true}, {"id", to_string(payment)}, {"known", known}}, done);
  return answer(setting, say(words, setting.language) + "\n", done);
}

int take_back(const Setting& setting, Book& book, const EveningView& view, const Asked& payment,
              const std::string& why) {
  if (!is_reason(setting, why)) return impossible;
  const std::string from = view.history.called(payment.from)->now,
                    to = view.history.called(payment.to)->now;
  for (auto one = view.closing.payments.rbegin(); one != view.closing.payments.rend(); ++one) {
    if (one->from != from || one->to != to || one->amount != payment.amount) continue;
    const auto undone = untick_payment(book, view.history.id, one->id, now(), why);
    if (!undone) return fail(setting, undone.error());
    return show_paid(setting, one->id, false, text(Word::cli_paid_back));
  }
  return refuse(
      setting, view, "amount",
      text(Word::pay_nothing_made, from, to, plain_figures(payment.amount, setting.language)));
}

}  // namespace

int pay(const Setting& setting, const PaymentOrder& order) {
  auto book = open_to_write(setting);
  if (!book) return impossible;
  const auto evening = id(setting, *book, order.evening);
  if (!evening) return impossible;
  const auto view = look_at(*book, *evening);
  if (!view) return fail(setting, view.error());
  const auto from = written_name(*view, order.from), to = written_name(*view, order.to);
  if (!from) return refuse(setting, *view, "from", text(Word::pay_nobody, order.from));
  if (!to || *to == *from) return refuse(setting, *view, "to", text(Word::pay_nobody, order.to));
  const auto amount = parse_money(order.amount);
  if (!amount || *amount <= Money{})
    return refuse(setting, *view, "amount", text(Word::pay_amount, order.amount));
  if (order.undo) return take_back(setting, *book, *view, {*from, *to, *amount}, order.why);

  const std::string now_from = view->history.called(*from)->now,
                    now_to = view->history.called(*to)->now;
  const bool due = is_due(*view, now_from, now_to, *amount);
  const bool stands = std::any_of(
      view->closing.payments.begin(), view->closing.payments.end(), [&](const MadePayment& one) {
        return one.from == now_from && one.to == now_to && one.amount == *amount;
      });
  // Said again, it is the payment that stands.
  if (!due && !stands && !order.extra)
    return refuse(
        setting, *view, "amount",
        text(Word::pay_not_due, now_from, now_to, plain_figures(*amount, setting.language)));
  const auto paid =
      tick_payment(*book, *evening, {{}, *from, *to, *amount, now()}, order.extra || due);
  if (!paid) return fail(setting, paid.error());
  const Text words = paid->known ? text(Word::cli_known_already)
                                 : text(Word::cli_paid, now_from, now_to,
                                        plain_figures(*amount, setting.language));
  return show_paid(setting, paid->id, paid->known, words);
}

// ---- Decided differently ----

namespace {

int keep_one(const Setting& setting, Book& book, const std::vector<Conflict>& found,
             const std::string& record) {
  for (const Conflict& conflict : found)
    for (const Side& side : conflict.sides) {
      const std::string hash = to_string(side.item.record.hash);
      if (record.size() < 4 || hash.rfind(record, 0) != 0) continue;
      const auto kept = keep_side(book, conflict, side.item.record.hash);
      if (!kept) return fail(setting, kept.error());
      if (setting.json) return answer_json(setting, {{"ok", true}}, done);
      return answer(setting, say(Word::conflict_settled, setting.language) + "\n", done);
    }
  return cli::fail(setting, "--keep", text(Word::conflict_no_such, record));
}

}  // namespace

int show_conflicts(const Setting& setting, const std::string& evening, const std::string& keep) {
  auto book = keep.empty() ? open_to_read(setting) : open_to_write(setting);
  if (!book) return impossible;
  std::optional<Uuid> wanted;
  if (!evening.empty()) {
    wanted = id(setting, *book, evening);
    if (!wanted) return impossible;
  }
  const auto found = conflicts(*book, wanted);
  if (!found) return fail(setting, found.error());
  if (!keep.empty()) return keep_one(setting, *book, *found, keep);

  Json::Array list;
  std::string page;
  for (const Conflict& conflict : *found) {
    std::optional<EveningView> view;
    if (conflict.evening)
      if (auto looked = look_at(*book, *conflict.evening)) view = std::move(*looked);
    const EveningView* const seen = view ? &*view : nullptr;
    const Json answer = conflicts_answer({conflict}, *book, seen, setting.language);
    list.push_back(answer.as<Json::Array>()->front());
    page += conflict_page({conflict}, *book, seen, setting.language);
  }
  if (setting.json)
    return answer_json(setting, {{"ok", true}, {"conflicts", std::move(list)}}, done);
  if (page.empty()) page = say(Word::conflict_none, setting.language) + "\n";
  return answer(setting, page, done);
}

}  // namespace kattegat::cli
