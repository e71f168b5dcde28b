#include "table_commands.hpp"
#include "db/book/import.hpp"

#include <fmt/format.h>

#include "db/season/old_results.hpp"
#include "io.hpp"
#include "kattegat/core/joined.hpp"
#include "kattegat/core/likeness.hpp"
#include "kattegat/core/unicode.hpp"
#include "kattegat/export/describe.hpp"
#include "kattegat/export/plain_text.hpp"
#include "kattegat/old_results/old_results.hpp"
#include "opened.hpp"
#include "remarks.hpp"

namespace kattegat::cli {
namespace {

// The id of a game by its id, or by what it is called in any language.
std::string game_called_somewhere(const std::string& typed) {
  const std::string key = likeness(typed);
  std::string found;
  for_each_game([&]<class G>() {
    if (typed == G::id) found = G::id;
    for (const Language language : languages)
      if (!key.empty() && likeness(say(G::name, language)) == key) found = G::id;
  });
  return found;
}

OldChoice choice_of(const TableOrder& order) {
  OldChoice choice;
  if (!order.layout.empty())
    choice.layout = order.layout == "rows" ? OldLayout::rows : OldLayout::columns;
  choice.date = order.date;
  choice.player = order.player;
  choice.money = order.money;
  choice.points = order.points;
  choice.place = order.place;
  choice.game = order.game;
  choice.stake = order.stake;
  choice.currency = order.currency;
  if (!order.decimal.empty()) choice.decimal = order.decimal == "comma" ? ',' : '.';
  choice.game_called = game_called_somewhere;
  return choice;
}

// One file, as it is understood.
struct ReadTable {
  std::string file;
  std::vector<std::string> heading;
  OldMapping mapping;
  OldResults results;
};

Result<ReadTable, Text> read_table(const std::string& file, const TableOrder& order) {
  auto bytes = read_file(file);
  if (!bytes) return bytes.error();
  if (bytes->size() > bytes_limit) {
    constexpr unsigned bits_of_mib = 20;
    return text(Word::file_too_large, static_cast<std::int64_t>(bytes_limit >> bits_of_mib));
  }
  const auto csv = as_csv(std::move(*bytes));
  if (!csv) return csv.error();
  const Encoding encoding = order.encoding == "latin1" ? Encoding::latin1 : Encoding::utf8;
  std::optional<char> separator;
  if (!order.separator.empty())
    separator = order.separator == "tab" ? '\t' : order.separator == "comma" ? ',' : ';';
  auto table = read_cell_table(*csv, encoding, separator);
  if (!table) return table.error();
  const OldChoice choice = choice_of(order);
  auto mapping = map_old_columns(table->heading, choice);
  if (!mapping) return mapping.error();
  auto results = read_old_results(*table, *mapping, choice);
  if (!results) return results.error();
  return ReadTable{file, std::move(table->heading), std::move(*mapping), std::move(*results)};
}

// Which column is what: the word for it, its key in JSON, and the columns.
struct Mapped {
  Word what{};
  std::string_view key;
  std::vector<std::size_t> columns;
};
std::vector<Mapped> mapped(const OldMapping& mapping) {
  std::vector<Mapped> list{{Word::old_date, "date", {mapping.date}}};
  const auto add = [&](Word what, std::string_view key, const std::optional<std::size_t>& column) {
    if (column) list.push_back({what, key, {*column}});
  };
  add(Word::old_place, "place", mapping.place);
  add(Word::old_game, "game", mapping.game);
  add(Word::old_player, "player", mapping.player);
  const bool of_players = mapping.layout == OldLayout::columns;
  const Word figures = mapping.in_points ? Word::old_points : Word::old_money;
  list.push_back({of_players ? Word::old_players : figures,
                  of_players          ? "players"
                  : mapping.in_points ? "points"
                                      : "money",
                  mapping.figures});
  if (!mapping.left_out.empty()) list.push_back({Word::old_left_out, "left_out", mapping.left_out});
  return list;
}

std::string mapping_page(const ReadTable& table, Language language) {
  const bool of_players = table.mapping.layout == OldLayout::columns;
  std::string page = table.file + ": " +
                     say(text(either<Word::old_wide, Word::old_long>(of_players)), language) + "\n";
  for (const Mapped& one : mapped(table.mapping)) {
    const auto heading = [&](std::size_t column) { return table.heading[column]; };
    page += "  " + say(one.what, language) + ": " + joined(one.columns, ", ", heading) + "\n";
  }
  return page;
}
Json mapping_answer(const ReadTable& table) {
  Json::Object object{{"file", table.file},
                      {"layout", table.mapping.layout == OldLayout::columns ? "columns" : "rows"}};
  for (const Mapped& one : mapped(table.mapping)) {
    Json::Array names;
    for (const std::size_t column : one.columns) names.emplace_back(table.heading[column]);
    object.emplace_back(std::string(one.key), std::move(names));
  }
  return object;
}

std::string evening_page(const Evening& evening, Language language) {
  const JudgedEvening judged = judge(evening);
  std::string page =
      fmt::format("{}{}{}:", evening.date, evening.place.empty() ? "" : " ", evening.place);
  const bool is_money = evening.sessions.front().stake != Money{};
  std::vector<Points> points(evening.players.size());
  for (std::size_t s = 0; s < evening.sessions.size(); ++s)
    for (std::size_t seat = 0; seat < evening.sessions[s].seats.size(); ++seat)
      points[player_index(evening, evening.sessions[s].seats[seat])] +=
          judged.sessions[s].standing.points[Seat{static_cast<int>(seat)}];
  const std::vector<Money> money = rounded(judged.money, evening.coin);
  for (std::size_t i = 0; i < evening.players.size(); ++i)
    page += fmt::format(
        "  {} {}", evening.players[i],
        is_money ? plain_figures(money[i], language) : plain_figures(points[i], language));
  return page + "\n";
}

std::vector<Evening> evenings_in(const std::vector<ReadTable>& tables) {
  std::vector<Evening> all;
  for (const ReadTable& table : tables)
    for (const OldEvening& one : table.results.evenings) all.push_back(one.evening);
  return all;
}

int show_wrong(const Setting& setting, std::vector<Violation> wrong) {
  Complaints complaints;
  for (Violation& one : wrong) complaints.push_back({{}, {}, std::move(one)});
  if (setting.json)
    return answer(setting, to_line(complaints_answer({}, complaints, setting.language)) + "\n",
                  breaks_a_rule);
  std::string page;
  for (const Complaint& one : complaints) {
    const std::string rule(rule_id(one.violation.text.word));
    page +=
        say(one.violation.text, setting.language) + (rule.empty() ? "" : " [" + rule + "]") + "\n";
  }
  return answer(setting, page, breaks_a_rule);
}

// What was said of the import, before or after it.
struct Outcome {
  bool stored = false;
  KnownResults known;
  std::int64_t results = 0, records = 0;
};

int show_outcome(const Setting& setting, const std::vector<ReadTable>& tables,
                 const Outcome& outcome) {
  const auto is_known = [&](const Uuid& id) {
    const auto& list = outcome.known.evenings;
    return std::find(list.begin(), list.end(), id) != list.end();
  };
  std::string page;
  Json::Array evenings, columns;
  std::int64_t added = 0, results = 0;
  for (const ReadTable& table : tables) {
    page += mapping_page(table, setting.language);
    columns.push_back(mapping_answer(table));
    for (const OldEvening& one : table.results.evenings) {
      const bool known = is_known(*one.evening.id);
      evenings.push_back(Json::Object{{"id", to_string(*one.evening.id)},
                                      {"date", one.evening.date},
                                      {"place", one.evening.place},
                                      {"results", static_cast<std::int64_t>(one.results)},
                                      {"known", known}});
      if (known) continue;
      ++added;
      results += static_cast<std::int64_t>(one.results);
      if (!outcome.stored) page += evening_page(one.evening, setting.language);
    }
  }
  if (setting.json)
    return answer_json(setting,
                       {{"ok", true},
                        {"stored", outcome.stored},
                        {"columns", std::move(columns)},
                        {"evenings", std::move(evenings)},
                        {"void", outcome.known.voided},
                        {"new_records", outcome.records}},
                       done);
  const auto line = [&](const Text& said) { page += say(said, setting.language) + "\n"; };
  line(text(either<Word::old_added, Word::old_would_add>(outcome.stored), added, results));
  if (!outcome.known.evenings.empty())
    line(text(Word::old_known, static_cast<std::int64_t>(outcome.known.evenings.size())));
  if (outcome.known.voided > 0) line(text(Word::old_known_void, outcome.known.voided));
  return answer(setting, page, done);
}

int show_taken_back(const Setting& setting, std::int64_t count, bool stored) {
  if (setting.json)
    return answer_json(setting, {{"ok", true}, {"stored", stored}, {"voided", count}}, done);
  const Text said = text(either<Word::old_undone, Word::old_would_undo>(stored), count);
  return answer(setting, said);
}

std::optional<BookFault> recognize_in(const Book& book, std::vector<ReadTable>& tables) {
  for (ReadTable& table : tables)
    if (auto fault = recognize(book, table.results.evenings)) return fault;
  return std::nullopt;
}

int take_back(const Setting& setting, std::vector<ReadTable> tables, const TableOrder& order) {
  if (!is_utf8(order.why)) return fail(setting, "--why", text(Word::cli_not_utf8));
  if (order.why.empty()) return fail(setting, "--why", text(Word::cli_why_empty));
  auto book = open_to_write(setting);
  if (!book) return impossible;
  if (const auto fault = recognize_in(*book, tables)) return fail(setting, *fault);
  const std::vector<Evening> evenings = evenings_in(tables);
  if (order.dry_run) {
    const auto known = known_results(*book, evenings);
    if (!known) return fail(setting, known.error());
    return show_taken_back(setting, known->standing, false);
  }
  const auto undone = void_results(*book, evenings, order.why, now());
  if (!undone) return fail(setting, undone.error());
  if (const auto* no = std::get_if<Refused>(&*undone))
    return show_complaints(setting, no->evening, no->complaints);
  return show_taken_back(setting, std::get<std::int64_t>(*undone), true);
}

// What the book knows of them, and remarks on names; nothing of a dry run without a book.
struct LookedUp {
  KnownResults known;
  std::vector<Text> alike;
};
Result<LookedUp, BookFault> look_up(const Book& book, std::vector<ReadTable>& tables) {
  if (auto fault = recognize_in(book, tables)) return *fault;
  const std::vector<Evening> evenings = evenings_in(tables);
  auto known = known_results(book, evenings);
  if (!known) return known.error();
  auto alike = look_alikes(book, evenings);
  if (!alike) return alike.error();
  return LookedUp{std::move(*known), std::move(*alike)};
}
Result<LookedUp, BookFault> look_up(const Setting& setting, const Book* book,
                                    std::vector<ReadTable>& tables) {
  if (book) return look_up(*book, tables);
  const auto there = Book::open_to_read(setting.book);
  if (there) return look_up(*there, tables);
  if (there.error().kind == BookFault::Kind::not_found) return LookedUp{};
  return there.error();
}

int store(const Setting& setting, std::vector<ReadTable> tables, const TableOrder& order) {
  std::optional<Book> book;
  if (!order.dry_run) {
    book = open_or_create(setting);
    if (!book) return impossible;
  }
  auto there = look_up(setting, book ? &*book : nullptr, tables);
  if (!there) return fail(setting, there.error());
  if (!order.force) {
    for (const Text& one : there->alike) remark(setting, one);
    std::vector<Violation> wrong;
    for (Complaint& one : there->known.doubts) wrong.push_back(std::move(one.violation));
    if (!wrong.empty()) return show_wrong(setting, std::move(wrong));
  }
  Outcome outcome{!order.dry_run, std::move(there->known), 0, 0};
  if (order.dry_run) return show_outcome(setting, tables, outcome);
  const auto imported = import_evenings(*book, evenings_in(tables));
  if (!imported) return fail(setting, imported.error());
  if (const auto* no = std::get_if<Refused>(&*imported))
    return show_complaints(setting, no->evening, no->complaints);
  outcome.records = static_cast<std::int64_t>(std::get<Imported>(*imported).records);
  return show_outcome(setting, tables, outcome);
}

}  // namespace

int import_tables(const Setting& setting, const std::vector<std::string>& files,
                  const TableOrder& order) {
  std::vector<ReadTable> tables;
  std::vector<Violation> wrong;
  for (const std::string& file : files) {
    auto table = read_table(file, order);
    if (!table) return fail(setting, file, table.error());
    wrong.insert(wrong.end(), table->results.wrong.begin(), table->results.wrong.end());
    tables.push_back(std::move(*table));
  }
  if (!wrong.empty()) return show_wrong(setting, std::move(wrong));
  return order.undo ? take_back(setting, std::move(tables), order)
                    : store(setting, std::move(tables), order);
}

}  // namespace kattegat::cli
