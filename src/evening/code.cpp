#include "kattegat/evening/code.hpp"

#include <algorithm>

#include "kattegat/core/hash.hpp"
#include "kattegat/core/text/digits.hpp"
#include "kattegat/core/text/squeeze.hpp"
#include "kattegat/core/text/written_number.hpp"

namespace kattegat {
namespace {

constexpr std::string_view code_mark = "KATTEGAT", code_version = "1:";
constexpr std::size_t longest_code = 16384, longest_file = std::size_t{256} << 10U;

// ---- Bytes as signs: two are three signs, for 41 * 41 * 41 is more than 65536 ----
// No blank, which would get lost at an end, and nothing that an address could not hold.
constexpr std::string_view signs = "0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZ*-./:";
constexpr std::size_t sign_count = signs.size();
static_assert(sign_count == 41);

unsigned byte_at(std::string_view bytes, std::size_t place) {
  return static_cast<unsigned char>(bytes[place]);
}

std::string in_signs(std::string_view bytes) {
  std::string text;
  for (std::size_t i = 0; i < bytes.size(); i += 2) {
    const bool pair = i + 1 < bytes.size();
    std::size_t number = pair ? byte_at(bytes, i) * 256 + byte_at(bytes, i + 1) : byte_at(bytes, i);
    for (int sign = pair ? 3 : 2; sign > 0; --sign, number /= sign_count)
      text += signs[number % sign_count];
  }
  return text;
}

std::optional<std::string> from_signs(std::string_view text) {
  std::string bytes;
  while (!text.empty()) {
    const std::string_view group = text.substr(0, 3);
    text.remove_prefix(group.size());
    std::size_t number = 0;
    for (std::size_t i = group.size(); i-- > 0;) {
      const std::size_t sign = signs.find(group[i]);
      if (sign == signs.npos) return std::nullopt;
      number = number * sign_count + sign;
    }
    const bool pair = group.size() == 3;
    if (group.size() == 1 || number >= (pair ? 65536U : 256U)) return std::nullopt;
    if (pair) bytes += static_cast<char>(number / 256);
    bytes += static_cast<char>(number % 256);
  }
  return bytes;
}

// ---- Ids are drawn, so nothing makes them shorter than their bytes: they stand apart ----

constexpr char id_here = '\x01';  // JSON has it as \u0001
constexpr std::size_t written_id = 36, id_bytes = 16;

struct Apart {
  std::string text, ids;
};

Apart taken_apart(std::string_view file) {
  Apart apart;
  while (!file.empty()) {
    const std::string_view next = file.substr(0, written_id);
    const auto id = parse_uuid(next);
    const bool written_so = id && to_string(*id) == next;
    if (written_so) apart.ids.append(id->bytes.begin(), id->bytes.end());
    apart.text += written_so ? id_here : file.front();
    file.remove_prefix(written_so ? written_id : 1);
  }
  return apart;
}

std::optional<std::string> put_together(const Apart& apart) {
  std::string file;
  std::string_view ids = apart.ids;
  for (const char letter : apart.text) {
    if (letter != id_here) {
      file += letter;
      continue;
    }
    if (ids.empty()) return std::nullopt;
    Uuid id;
    std::copy_n(ids.begin(), id_bytes, id.bytes.begin());
    file += to_string(id);
    ids.remove_prefix(id_bytes);
  }
  return ids.empty() ? std::optional(file) : std::nullopt;
}

// ---- What both sides know beforehand ----
// The words of the format, in lines as they are usual, @ for an id. Never changed: it is part of
// version 1.
const std::string& known() {
  static const std::string text = [] {
    std::string lines =
#include "code_known.inc"
        ;
    std::replace(lines.begin(), lines.end(), '@', id_here);
    return lines;
  }();
  return text;
}

std::string check_of(std::string_view file) {
  const Hash hash = Sha256().add(file).done();
  return {hash.begin(), hash.begin() + 4};
}

std::string without_blanks(std::string_view text) {
  std::string kept;
  std::copy_if(text.begin(), text.end(), std::back_inserter(kept),
               [](char c) { return c != ' ' && c != '\t' && c != '\r' && c != '\n'; });
  return kept;
}

// At most three digits: what is longer is rather damaged than written in a thousand editions.
bool is_newer(std::string_view version) {
  if (version.size() > 3 || !are_digits(version)) return false;
  return written_number<int>(version).value_or(0) > 1;
}

// The check, how many ids there are in two bytes, the ids, the rest.
std::optional<std::string> file_in(std::string_view bytes) {
  constexpr std::size_t check_bytes = 4, head = check_bytes + 2;
  if (bytes.size() < head) return std::nullopt;
  const std::size_t ids = (byte_at(bytes, 4) * 256 + byte_at(bytes, 5)) * id_bytes;
  if (bytes.size() < head + ids) return std::nullopt;
  auto text = unsqueezed(bytes.substr(head + ids), known(), longest_file);
  if (!text) return std::nullopt;
  auto file = put_together({std::move(*text), std::string(bytes.substr(head, ids))});
  if (!file || check_of(*file) != bytes.substr(0, check_bytes)) return std::nullopt;
  return file;
}

}  // namespace

std::optional<std::string> evening_code(const Evening& evening) {
  const std::string file = to_line(evening_to_json(evening));
  if (file.size() > longest_file) return std::nullopt;
  const Apart apart = taken_apart(file);
  const std::size_t ids = apart.ids.size() / id_bytes;
  std::string bytes = check_of(file);
  bytes += static_cast<char>(ids / 256);
  bytes += static_cast<char>(ids % 256);
  bytes += apart.ids + squeezed(apart.text, known());
  std::string code = std::string(code_mark) + std::string(code_version) + in_signs(bytes);
  if (code.size() > longest_code) return std::nullopt;
  return code;
}

bool is_evening_code(std::string_view bytes) {
  const auto begin = std::min(bytes.find_first_not_of(" \t\r\n"), bytes.size());
  return bytes.substr(begin, code_mark.size()) == code_mark;
}

Result<std::string, Text> file_of_code(std::string_view code) {
  const std::string plain = without_blanks(code);
  if (plain.size() > longest_code || !is_evening_code(plain)) return text(Word::file_code_damaged);
  const std::string_view rest = std::string_view(plain).substr(code_mark.size());
  if (is_newer(rest.substr(0, rest.find(':')))) return text(Word::file_code_newer);
  if (rest.substr(0, code_version.size()) != code_version) return text(Word::file_code_damaged);
  const auto bytes = from_signs(rest.substr(code_version.size()));
  auto file = bytes ? file_in(*bytes) : std::nullopt;
  if (!file) return text(Word::file_code_damaged);
  return std::move(*file);
}

}  // namespace kattegat
