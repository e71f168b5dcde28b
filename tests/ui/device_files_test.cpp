// The small files of this device, when another window, or another edition, has them as well.
#include <chrono>
#include <thread>

#include "kattegat/files/held_folder.hpp"
#include "ui/app/actions/evenings.hpp"
#include "ui/app/device_file.hpp"
#include "ui/two_deals.hpp"

using namespace kattegat;
using namespace kattegat::test;

namespace device_files_test {

TEST_CASE("of two windows that change a file of the device at once neither loses what it has said",
          "[ui]") {
  const TwoDeals device;
  Driver driver(device.world);
  const std::string path = device.folder.path("evenings.json");
  std::optional<HeldFolder> held(std::in_place, path);
  const auto notes = ui::read_evening_notes(path);
  REQUIRE(notes.has_value());
  std::thread ours([&] { archive_evening(driver.app(), uuid_of(1, 1), true); });
  std::this_thread::sleep_for(std::chrono::milliseconds(50));
  const auto meanwhile = ui::read_evening_notes(path);  // the other window waits for us
  ui::EveningNotes theirs = *notes;
  theirs[uuid_of(1, 2)].name = "Farewell";
  const bool is_written = ui::write_evening_notes(path, *notes, theirs);
  held.reset();
  ours.join();
  CHECK((meanwhile && meanwhile->count(uuid_of(1, 1)) == 0));
  CHECK(is_written);
  const auto both = ui::read_evening_notes(path);
  REQUIRE(both.has_value());
  CHECK(both->at(uuid_of(1, 1)).archived);
  CHECK(both->at(uuid_of(1, 2)).name == "Farewell");
}

TEST_CASE("who holds the files of the device and stands still keeps nobody waiting for long",
          "[ui]") {
  const TwoDeals device;
  Driver driver(device.world);
  const HeldFolder held(device.folder.path("evenings.json"));
  const auto begun = std::chrono::steady_clock::now();
  archive_evening(driver.app(), uuid_of(1, 1), true);
  const auto waited = std::chrono::steady_clock::now() - begun;
  CHECK(waited >= std::chrono::milliseconds(450));  // a hundred times, of five each
  CHECK(ui::read_evening_notes(device.folder.path("evenings.json"))->at(uuid_of(1, 1)).archived);
}

TEST_CASE("what a later edition notes of evenings stays where this one notes something", "[ui]") {
  const TwoDeals device;
  const std::string long_name(ui::longest_typed + 1, 'x');
  const std::string path = device.folder.file(
      "evenings.json", "{\"later\":7,\"" + id_of(1, 1) + "\":{\"colour\":3,\"archived\":true},\"" +
                           id_of(1, 2) + "\":{\"name\":\"" + long_name + "\"}}");
  Driver driver(device.world);
  archive_evening(driver.app(), uuid_of(1, 1), false);
  archive_evening(driver.app(), uuid_of(1, 2), true);
  const Json written = json_of(read_bytes(path));
  CHECK(to_line(written) == "{\"later\":7,\"" + id_of(1, 1) + "\":{\"colour\":3},\"" + id_of(1, 2) +
                                "\":{\"name\":\"" + long_name + "\",\"archived\":true}}");
  name_evening(driver.app(), uuid_of(1, 2), "Farewell");
  archive_evening(driver.app(), uuid_of(1, 2), false);
  name_evening(driver.app(), uuid_of(1, 2), "");
  CHECK(to_line(json_of(read_bytes(path))) ==
        "{\"later\":7,\"" + id_of(1, 1) + "\":{\"colour\":3}}");
}

}  // namespace device_files_test
