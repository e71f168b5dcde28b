// How long a frame of each screen takes with 200 deals in the session, without a window. Prints
// milliseconds; says nothing of what is enough.
#include <imgui.h>

#include <chrono>
#include <cstdio>
#include <filesystem>

#include "kattegat/evening/read.hpp"
#include "ui/app.hpp"

using namespace kattegat;

namespace {

constexpr int deals = 200;
constexpr int frames = 400;

bool fill(const std::string& path) {
  std::string entries;
  for (int i = 0; i < deals; ++i)
    entries += std::string(i ? "," : "") +
               R"({"type":"deal","contract":"9","declarer":"Bo","trump":"H","partner":"Dea",)"
               R"("tricks":)" +
               std::to_string(6 + i % 7) + "}";
  const auto reading = read_evening(
      R"({"format":"kattegat-evening","version":1,"date":"2026-11-20","players":["Anna","Bo",)"
      R"("Cai","Dea"],"sessions":[{"game":"ligeud","seats":["Anna","Bo","Cai","Dea"],"entries":[)" +
      entries + "]}]}");
  auto book = Book::open_or_create(path);
  return reading && book && import_evenings(*book, {reading->evening}).has_value();
}

void draw_frame(ui::App& app) {
  ImGui::NewFrame();
  ui::draw(app, 1280, 800);
  ImGui::Render();
}

double milliseconds_a_frame(ui::App& app) {
  if (ui::prepare(app, 1280, 800)) {
    unsigned char* pixels = nullptr;
    int wide = 0, tall = 0;
    ImGui::GetIO().Fonts->GetTexDataAsRGBA32(&pixels, &wide, &tall);
  }
  for (int i = 0; i < 10; ++i) draw_frame(app);
  const auto start = std::chrono::steady_clock::now();
  for (int i = 0; i < frames; ++i) draw_frame(app);
  const std::chrono::duration<double, std::milli> spent = std::chrono::steady_clock::now() - start;
  return spent.count() / frames;
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
  constexpr std::pair<const char*, ui::Place> screens[] = {
      {"evening", ui::Place::evening},     {"table", ui::Place::table},
      {"sheet", ui::Place::sheet},         {"settlement", ui::Place::settlement},
      {"standings", ui::Place::standings}, {"rules", ui::Place::rules},
      {"referee", ui::Place::referee},     {"settings", ui::Place::settings}};
  std::printf("milliseconds a frame, %d deals in the session\n", deals);
  for (const auto& [name, place] : screens) {
    app.place = place;
    std::printf("  %-12s %6.3f\n", name, milliseconds_a_frame(app));
  }
  show_podium(app);
  std::printf("  %-12s %6.3f\n", "podium", milliseconds_a_frame(app));
  show_scoreboard(app);
  std::printf("  %-12s %6.3f\n", "scoreboard", milliseconds_a_frame(app));
  ImGui::DestroyContext();
  std::filesystem::remove_all(folder);
}
