// A disk that is soon full, where we may have one.
#pragma once
#include <sys/mount.h>

#include <catch2/catch.hpp>
#include <fstream>

#include "support/program.hpp"
#include "support/tools.hpp"

namespace kattegat::test {

// How many bytes a disk hands out at once: as many as a page has, or a quarter of that.
enum class Blocks { usual, small };

class SmallDisk {
 public:
  SmallDisk(const Folder& folder, int megabytes, Blocks blocks = Blocks::usual)
      : path_(folder.path("disk")), size_(std::to_string(megabytes) + "M") {
    std::filesystem::create_directories(path_);
    if (!may_mount()) return;
    is_there_ = blocks == Blocks::usual ? mount(0) : mount_small_blocks();
  }
  ~SmallDisk() {
    if (is_there_) ::umount2(path_.c_str(), MNT_DETACH);
  }
  SmallDisk(const SmallDisk&) = delete;
  SmallDisk& operator=(const SmallDisk&) = delete;
  [[nodiscard]] bool is_there() const { return is_there_; }
  [[nodiscard]] std::string path(const std::string& name) const { return path_ + "/" + name; }
  void make_read_only(bool on) const { mount(on ? MS_REMOUNT | MS_RDONLY : MS_REMOUNT); }
  // All of it but so much is full.
  void leave(std::uintmax_t kilobytes) const {
    const std::string photos = path("photos");
    std::filesystem::remove(photos);
    for (const std::size_t size : {1U << 18U, 1U << 10U}) {
      std::ofstream all(photos, std::ios::app);
      while (all << std::string(size, 'x') << std::flush) {
      }
    }
    std::filesystem::resize_file(photos, std::filesystem::file_size(photos) - (kilobytes << 10U));
  }

 private:
  bool mount(unsigned long how) const {
    REQUIRE(::mount("none", path_.c_str(), "tmpfs", how, ("size=" + size_).c_str()) == 0);
    return true;
  }
  // In a file.
  [[nodiscard]] bool mount_small_blocks() const {
    const Run made =
        run_program("/bin/sh", {"-c",
                                "truncate -s \"$2\" \"$1.img\" && mkfs.ext4 -q -b 1024 -m 0 -N 64"
                                " -O ^has_journal \"$1.img\" && mount -o loop \"$1.img\" \"$1\"",
                                "sh", path_, size_});
    if (made.status != 0) WARN("no disk of small blocks is to be had here: not tried");
    return made.status == 0;
  }

  std::string path_, size_;
  bool is_there_ = false;
};

}  // namespace kattegat::test
