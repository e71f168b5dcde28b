// A disk that is soon full, where we may have one.
#pragma once
#include <sys/mount.h>

#include <catch2/catch.hpp>

#include "support/program.hpp"
#include "support/tools.hpp"

namespace kattegat::test {

class SmallDisk {
 public:
  SmallDisk(const Folder& folder, int megabytes)
      : path_(folder.path("disk")),
        size_("size=" + std::to_string(megabytes) + "m"),
        is_there_(may_mount()) {
    std::filesystem::create_directories(path_);
    if (is_there_) mount(0);
  }
  ~SmallDisk() {
    if (is_there_) ::umount2(path_.c_str(), MNT_DETACH);
  }
  SmallDisk(const SmallDisk&) = delete;
  SmallDisk& operator=(const SmallDisk&) = delete;
  [[nodiscard]] bool is_there() const { return is_there_; }
  [[nodiscard]] std::string path(const std::string& name) const { return path_ + "/" + name; }
  void make_read_only(bool on) const { mount(on ? MS_REMOUNT | MS_RDONLY : MS_REMOUNT); }

 private:
  void mount(unsigned long how) const {
    REQUIRE(::mount("none", path_.c_str(), "tmpfs", how, size_.c_str()) == 0);
  }

  std::string path_, size_;
  bool is_there_;
};

}  // namespace kattegat::test
