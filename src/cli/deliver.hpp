// Files that a command makes.
#pragma once
#include <string>
#include <string_view>

#include "answers.hpp"
#include "kattegat/files/whole_file.hpp"

namespace kattegat::cli {

// Where an export goes: a file, or standard output when it is empty or "-".
struct Output {
  std::string file = {};
  Replace replace = Replace::no;
};
// The bytes of an export to the file, or to standard output. `label`: what such files are called.
Status deliver(const Setting&, std::string_view label, const Result<std::string, Text>&,
               const Output&);

}  // namespace kattegat::cli
