#include "kattegat/files/read_file.hpp"

#include <fcntl.h>
#include <unistd.h>

#include <filesystem>

#include "system.hpp"

namespace kattegat {

Result<std::string, std::error_code> read_beginning(const std::string& path, std::size_t most) {
  const int file = open_at_once(path, O_RDONLY);
  if (file < 0) return system_fault();
  std::string bytes(most, '\0');
  const auto length = read_all(
      bytes, [file](char* to, std::size_t count, std::size_t) { return ::read(file, to, count); });
  const std::error_code fault = length ? std::error_code() : system_fault();
  ::close(file);
  if (fault) return fault;
  bytes.resize(*length);
  return bytes;
}

Result<std::string, std::error_code> read_file_whole(const std::string& path, std::size_t most) {
  std::error_code fault;
  const std::uintmax_t size = std::filesystem::file_size(path, fault);
  if (fault) return fault;
  if (size > most) return std::make_error_code(std::errc::file_too_large);
  // One byte more: somebody may be writing to it just now.
  auto bytes = read_beginning(path, static_cast<std::size_t>(size) + 1);
  if (bytes && bytes->size() < size) return std::make_error_code(std::errc::io_error);
  if (bytes && bytes->size() > size)
    return std::make_error_code(std::errc::resource_unavailable_try_again);
  return bytes;
}

}  // namespace kattegat
