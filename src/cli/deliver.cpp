#include "deliver.hpp"

#include <unistd.h>

#include "db/files/beside.hpp"
#include "kattegat/core/text/unicode.hpp"

namespace kattegat::cli {

Status deliver(const Setting& setting, std::string_view label,
               const Result<std::string, Text>& bytes, const Output& output) {
  if (!bytes) return fail(setting, output.file, bytes.error());
  const bool is_text = is_utf8(*bytes) && bytes->find('\0') == bytes->npos;
  if (output.file.empty() && !is_text && ::isatty(STDOUT_FILENO) != 0)
    return fail(setting, text(Word::export_not_on_terminal, std::string(label)));
  if (output.file.empty() || output.file == "-") return answer(setting, *bytes);
  const auto fault = write_beside_book(output.file, *bytes, output.replace, setting.book);
  return fault ? fail(setting, output.file, *fault) : Status::done;
}

}  // namespace kattegat::cli
