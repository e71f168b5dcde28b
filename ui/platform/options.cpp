#include "ui/platform/options.hpp"

#include <cstdio>

#include "kattegat/core/text/written_number.hpp"
#include "kattegat/usage/help.hpp"
#include "kattegat/usage/manual.hpp"
#include "ui/device/world.hpp"
#include "ui/platform/nearby.hpp"

namespace kattegat::ui {
namespace {

constexpr float smallest_scale = 0.1F, largest_scale = 10;
constexpr int largest_side = 16384;  // of a window

using usage::Given;
using usage::Status;
using usage::Times;
using usage::Value;

std::vector<std::string> codes(Value value) {
  std::vector<std::string> list;
  if (value == Value::language)
    for (const Language language : languages) list.emplace_back(code(language));
  return list;
}

usage::Option hidden(std::string_view name, Value value, Times times = Times::maybe) {
  return {name, value, Word::option_for_tests, times, 0, true};
}

usage::Program app() {
  return {"kattegat",
          KATTEGAT_VERSION,
          Word::about_kattegat,
          {},
          {{"--db", Value::book, Word::option_db},
           {"--lang", Value::language, Word::option_app_lang},
           {"--scoreboard", Value::flag, Word::option_scoreboard},
           {"--settings", Value::file, Word::option_settings},
           {"--exports", Value::folder, Word::option_exports},
           {"--help", Value::flag, Word::option_help, Times::maybe, 'h'},
           {"--version", Value::flag, Word::option_version},
           hidden("--manual", Value::flag),
           hidden("--scale", Value::factor),  // instead of the monitor's
           hidden("--size", Value::size),     // of the window, such as 1280x800
           hidden("--items", Value::file),
           hidden("--tap", Value::items, Times::any),
           hidden("--shot", Value::file)},
          codes};
}

// Separated by commas.
void add_taps(const std::string& list, std::vector<std::string>& taps) {
  for (std::size_t at = 0; at < list.size();) {
    const std::size_t end = std::min(list.find(',', at), list.size());
    if (end > at) taps.push_back(list.substr(at, end - at));
    at = end + 1;
  }
}

bool take_scale(const std::string& words, Options& options) {
  options.scale = written_number<float>(words).value_or(0);
  return options.scale >= smallest_scale && options.scale <= largest_scale;
}

bool take_size(std::string_view words, Options& options) {
  const auto is_side = [](int side) { return side > 0 && side <= largest_side; };
  const std::size_t between = words.find('x');
  if (between == std::string_view::npos) return false;
  options.width = written_number<int>(words.substr(0, between)).value_or(0);
  options.height = written_number<int>(words.substr(between + 1)).value_or(0);
  return is_side(options.width) && is_side(options.height);
}

Status refused(const Text& why, Language language) {
  std::fprintf(stderr, "kattegat: %s\n", say(why, language).c_str());
  return Status::impossible;
}

// What a disk that is full did not take is known once all is flushed.
Status print(const std::string& page, Language language) {
  if (std::fputs(page.c_str(), stdout) >= 0 && std::fflush(stdout) == 0) return Status::done;
  return refused(text(Word::cli_no_output), language);
}

Status no_such_value(const Given& given, const std::string& option, const std::string& possible) {
  return refused(text(Word::usage_no_such_value, option, given.text(option), possible),
                 given.language);
}

Options taken(const Given& given) {
  Options options;
  options.world = world_of_this_machine();
  if (given.has("--lang")) options.world.asked = given.language;
  options.world.book = given.find("--db").value_or(options.world.book);
  options.world.settings = given.find("--settings").value_or(options.world.settings);
  options.world.exports = given.find("--exports").value_or(options.world.exports);
  look_nearby(options.world);  // where the exports are, too
  options.scoreboard = given.has("--scoreboard");
  options.items = given.text("--items");
  options.shot = given.text("--shot");
  for (const std::string& list : given.all("--tap")) add_taps(list, options.taps);
  return options;
}

}  // namespace

Result<Options, usage::Status> read_options(const std::vector<std::string>& words) {
  const usage::Program program = app();
  const auto given = usage::read_arguments(program, words);
  if (!given) return refused(given.error(), usage::language_of(words));
  std::string page;
  if (given->has("--help")) page = usage::help_page(program, "", given->language);
  if (given->has("--version")) page = "kattegat " KATTEGAT_VERSION "\n";
  if (given->has("--manual"))
    page = usage::manual_page(program, {Word::manual_description, Word::manual_about_kattegat},
                              {{Word::manual_files, Word::manual_files_said}}, "kattegatctl",
                              given->language);
  if (!page.empty()) return print(page, given->language);

  Options options = taken(*given);
  if (given->has("--size") && !take_size(given->text("--size"), options))
    return no_such_value(*given, "--size", "1280x800");
  if (given->has("--scale") && !take_scale(given->text("--scale"), options))
    return no_such_value(*given, "--scale", "0.1 … 10");
  return options;
}

Status refused_a_window(const Options& options) {
  return refused(text(Word::usage_no_window), options.world.asked.value_or(options.world.language));
}

}  // namespace kattegat::ui
