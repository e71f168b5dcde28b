// The colours of every theme can be told apart by eyes that are not young: contrast as WCAG
// measures it.
#include <catch2/catch.hpp>
#include <iomanip>

#include "support/contrast.hpp"
#include "ui/desk/faces.hpp"

using namespace kattegat::ui;
using kattegat::test::contrast;

namespace theme_test {
namespace {

struct Pair {
  const char* name;
  Color Palette::*ink;
  std::vector<Color Palette::*> grounds;
};
using P = Palette;
const std::vector<Pair> read{
    {"ink", &P::ink, {&P::ground, &P::surface, &P::raised, &P::sunken, &P::brass_soft, &P::soft}},
    {"ink on warn", &P::ink, {&P::warn_soft}},
    {"quiet", &P::quiet, {&P::ground, &P::surface, &P::raised, &P::sunken, &P::soft}},
    {"faint", &P::faint, {&P::surface, &P::raised, &P::sunken}},
    {"accent", &P::accent, {&P::surface}},
    {"on accent", &P::on_accent, {&P::accent, &P::accent_top}},
    {"on soft", &P::on_soft, {&P::soft, &P::surface}},
    {"on brass", &P::on_brass, {&P::brass}},
    {"gain", &P::gain, {&P::surface, &P::raised, &P::gain_soft, &P::brass_soft}},
    {"loss", &P::loss, {&P::surface, &P::raised, &P::loss_soft}},
    {"warn", &P::warn, {&P::surface, &P::warn_soft}},
    {"on danger", &P::on_danger, {&P::danger, &P::danger_top}},
    {"on felt", &P::on_felt, {&P::felt_middle, &P::felt, &P::felt_rim}},
    {"on plate", &P::on_plate, {&P::plate}},
    {"chip gain", &P::on_chip_gain, {&P::chip_gain}},
    {"chip loss", &P::on_chip_loss, {&P::chip_loss}},
    {"rail", &P::on_rail, {&P::rail}},
    {"rail here", &P::on_rail_here, {&P::rail_here}},
    {"toast", &P::on_toast, {&P::toast}},
    {"toast act", &P::toast_act, {&P::toast}},
    {"red suit", &P::red_suit, {&P::surface, &P::raised, &P::plate}},
    {"black suit", &P::black_suit, {&P::surface, &P::raised, &P::plate}},
    {"green suit", &P::green_suit, {&P::surface, &P::raised, &P::plate}},
    {"blue suit", &P::blue_suit, {&P::surface, &P::raised, &P::plate}},
};
const std::vector<Pair> seen{
    {"edge", &P::edge, {&P::surface}},
    {"focus", &P::focus, {&P::surface, &P::ground, &P::raised}},
};

void check(const std::vector<Pair>& pairs, double least) {
  for (const Dress dress : {Dress::light, Dress::dark, Dress::contrast})
    for (const Pair& pair : pairs)
      for (std::size_t i = 0; i < pair.grounds.size(); ++i) {
        const Palette& colors = palette(dress);
        CAPTURE(static_cast<int>(dress), pair.name, i);
        CHECK(contrast(colors.*(pair.ink), colors.*pair.grounds[i]) >= least);
      }
}

}  // namespace

TEST_CASE("what is read stands out from what is behind it, in every theme", "[ui][theme]") {
  check(read, 4.5);
  // The measure itself: black on white is 21, and a middle grey is not enough.
  CHECK(contrast(0x000000FF, 0xFFFFFFFF) == Approx(21));
  CHECK(contrast(0x808080FF, 0xFFFFFFFF) < 4.5);
}

TEST_CASE("what is only seen stands out threefold", "[ui][theme]") { check(seen, 3); }

TEST_CASE("letters on everybody's colour can be read", "[ui][theme]") {
  for (std::size_t colour = 0; colour < face_colours; ++colour) {
    CAPTURE(colour);
    const FaceTint tint = face_tint(colour);
    CHECK(contrast(0xFFFFFFFF, tint.top) >= 4.55);
    CHECK(contrast(0xFFFFFFFF, tint.bottom) >= 4.55);
    CHECK(contrast(tint.bottom, palette(Dress::light).surface) >= 5.8);
    CHECK(contrast(tint.on_dark, palette(Dress::dark).surface) >= 7.65);  // told as 7.7
  }
}

TEST_CASE("one letter does where nobody else begins with it", "[ui][theme]") {
  CHECK(initials_of(std::vector<std::string>{"Anna", "Bo", "Åse"}) ==
        std::vector<std::string>{"A", "B", "Å"});
  CHECK(initials_of(std::vector<std::string>{"Anna", "Bo", "Astrid", "A"}) ==
        std::vector<std::string>{"An", "B", "As", "A"});
  CHECK(initials_of(std::vector<std::string>{"anna", "Arne"}) ==
        std::vector<std::string>{"an", "Ar"});
}

TEST_CASE("who would have the letters of somebody else has others that differ", "[ui][theme]") {
  using Names = std::vector<std::string>;
  CHECK(initials_of(Names{"Anne-Mette Kjær", "Anne-Mette Bjerregaard", "Hans Å", "Hans-Jørgen P",
                          "Bo"}) == Names{"AK", "AB", "HÅ", "HP", "B"});
  CHECK(initials_of(Names{"Anders", "Anna", "Anne", "Anni", "Anne-Mette Kjær"}) ==
        Names{"Ad", "Aa", "Ae", "Ai", "AK"});
  CHECK(initials_of(Names{"Anna", "anna"}) == Names{"Aa", "an"});  // there are no more
}

TEST_CASE("who reads as somebody else does where there is no room is called otherwise there",
          "[ui][theme]") {
  using Names = std::vector<std::string>;
  CHECK(
      brief_names(Names{"Anne-Mette Kjær", "Anne-Mette Dorthea Bjerregaard", "Hans", "Hanne"}) ==
      std::map<std::string, std::string>{{"Anne-Mette Kjær", "A.-M. Kjær"},
                                         {"Anne-Mette Dorthea Bjerregaard", "A.-M. Bjerregaard"}});
  CHECK(brief_names(Names{"Anna Holm", "Bo Holm", "Bo Kjær", "Cai"}) ==
        std::map<std::string, std::string>{
            {"Anna Holm", "Anna"}, {"Bo Holm", "B. Holm"}, {"Bo Kjær", "B. Kjær"}});
}

}  // namespace theme_test
