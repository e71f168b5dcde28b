// How long a frame of each screen takes with 200 deals in the session, without a window: the one
// that shows it first, which derives what it shows, and the fastest of many. Prints milliseconds;
// says nothing of what is enough.
#include <imgui.h>

#include <chrono>
#include <cstdio>
#include <filesystem>
#include <fstream>

#include "db/book/import.hpp"
#include "kattegat/evening/read.hpp"
#include "ui/app/actions/places.hpp"
#include "ui/app/actions/setup.hpp"
#include "ui/app/actions/stage.hpp"
#include "ui/app/app.hpp"
#include "ui/screens/dialogs/dialogs.hpp"

using namespace kattegat;

namespace {

constexpr int deals = 200;
constexpr int rounds = 20, frames = 20;  // the fastest round counts: others use the machine, too

std::string text_of(const std::filesystem::path& file) {
  std::ifstream in(file, std::ios::binary);
  return {std::istreambuf_iterator<char>(in), {}};
}

bool fill(const std::string& path) {
  std::string entries;
  for (int i = 0; i < deals; ++i)
    entries += std::string(i ? "," : "") +
               R"({"type":"deal","contract":"9","declarer":"Bo","trump":"H","partner":"Dea",)"
               R"("tricks":)" +
               std::to_string(6 + i % 7) + "}";
  std::vector<std::string> texts{
      R"({"format":"kattegat-evening","version":1,"date":"2026-11-20","players":["Anna","Bo",)"
      R"("Cai","Dea"],"sessions":[{"game":"ligeud","seats":["Anna","Bo","Cai","Dea"],"entries":[)" +
      entries + "]}]}"};
  for (const auto& file : std::filesystem::directory_iterator(KATTEGAT_SOURCE "/assets/evenings"))
    texts.push_back(text_of(file.path()));
  auto book = Book::open_or_create(path);
  for (const std::string& text : texts) {
    const auto reading = read_evening(text);
    if (!reading || !book || !import_evenings(*book, {reading->evening})) return false;
  }
  return true;
}

void draw_frame(ui::App& app) {
  ImGui::NewFrame();
  ui::draw(app, 1280, 800);
  ImGui::Render();
}

double since(std::chrono::steady_clock::time_point start) {
  const std::chrono::duration<double, std::milli> spent = std::chrono::steady_clock::now() - start;
  return spent.count();
}

void measure(const char* name, ui::App& app) {
  if (ui::prepare(app, 1280, 800)) {
    unsigned char* pixels = nullptr;
    int wide = 0, tall = 0;
    ImGui::GetIO().Fonts->GetTexDataAsRGBA32(&pixels, &wide, &tall);
  }
  auto start = std::chrono::steady_clock::now();
  draw_frame(app);
  const double first = since(start);
  double least = 1e9;
  for (int round = 0; round < rounds; ++round) {
    start = std::chrono::steady_clock::now();
    for (int i = 0; i < frames; ++i) draw_frame(app);
    least = std::min(least, since(start) / frames);
  }
  std::printf("  %-24s %6.3f   the first %6.3f\n", name, least, first);
}

void measure_places(ui::App& app) {
  constexpr std::pair<const char*, ui::Tab> screens[] = {
      {"evening", ui::Tab::evening},     {"table", ui::Tab::table},
      {"sheet", ui::Tab::sheet},         {"settlement", ui::Tab::settlement},
      {"standings", ui::Tab::standings}, {"rules", ui::Tab::rules},
      {"referee", ui::Tab::referee},     {"settings", ui::Tab::settings}};
  for (const auto& [name, place] : screens) {
    ui::go(app, place);
    measure(name, app);
  }
  ui::go(app, ui::Tab::standings);
  if (const auto roster = app.club.roster(); !roster.empty())
    app.standings.player = roster.front().ids.front();
  measure("player", app);
  ui::go(app, ui::Tab::evening);
  ui::set_up_evening(app);
  measure("who plays", app);
  app.setup.reset();
}

void measure_dialogs(ui::App& app) {
  ui::go(app, ui::Tab::settlement);
  const std::pair<const char*, ui::Dialog> dialogs[] = {
      {"share", ui::ShareCard{}},  {"what if", ui::WhatIf{}},      {"people", ui::PeopleList{}},
      {"purse", ui::PurseCard{}},  {"ranking", ui::RankingCard{}}, {"keys", ui::KeyHelp{}},
      {"name", ui::EveningWords{}}};
  for (const auto& [name, dialog] : dialogs) {
    app.dialog = dialog;
    measure(name, app);
  }
  app.dialog = ui::Nothing{};
}

// A table of every game, as it lies before a deal and card by card.
void measure_tables(ui::App& app) {
  for (const auto& line : std::vector(app.club.evenings())) {
    ui::show_evening(app, line.id);
    if (!app.session_at_table() || app.open_evening()->evening.sessions.size() > 1) continue;
    ui::go(app, ui::Tab::table);
    const std::string game(game_id(app.session_at_table()->entered));
    measure(("table, " + game).c_str(), app);
    if (!ui::takes_play(app)) continue;
    app.dialog = ui::TappedPlay{};
    measure(("cards, " + game).c_str(), app);
    app.dialog = ui::Nothing{};
  }
}

void measure_stages(ui::App& app) {
  ui::show_podium(app);
  measure("podium", app);
  ui::show_scoreboard(app);
  measure("scoreboard", app);
}

}  // namespace

int main() {
  const std::string folder = std::filesystem::temp_directory_path() / "kattegat-frames";
  std::filesystem::remove_all(folder);
  std::filesystem::create_directories(folder);
  if (!fill(folder + "/book.db")) return 1;
  ImGui::CreateContext();
  ImGui::GetIO().IniFilename = nullptr;
  ImGui::GetIO().DisplaySize = {1280, 800};
  ImGui::GetIO().DeltaTime = 1.F / 60;
  ui::App app({.now = [] { return std::string("2026-11-20T21:04:05+01:00"); },
               .book = folder + "/book.db",
               .settings = folder + "/settings.json",
               .exports = folder});
  std::printf("milliseconds a frame, %d deals in the session\n", deals);
  for (const auto& line : app.club.evenings())
    if (line.players.size() == 4 && line.date == "2026-11-20") ui::show_evening(app, line.id);
  measure_places(app);
  measure_dialogs(app);
  measure_stages(app);
  ui::leave_stage(app);
  measure_tables(app);
  ImGui::DestroyContext();
  std::filesystem::remove_all(folder);
}
