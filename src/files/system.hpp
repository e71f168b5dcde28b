// What the files here ask of the system alike.
#pragma once
#include <sys/stat.h>

#include <optional>
#include <string>
#include <string_view>
#include <system_error>

namespace kattegat {

std::error_code system_fault();  // what errno says
// What is there itself, be it a link.
std::optional<struct stat> status_of(const std::string& path);
bool is_ordinary(const struct stat&);
bool write_all(int file, std::string_view bytes);

}  // namespace kattegat
