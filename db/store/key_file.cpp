#include "db/store/key_file.hpp"

#include <unistd.h>

#include <filesystem>

#include "kattegat/files/in_the_making.hpp"
#include "kattegat/files/name_beside.hpp"
#include "kattegat/files/private_file.hpp"
#include "kattegat/files/read_file.hpp"
#include "kattegat/files/whole_file.hpp"

namespace kattegat {
namespace {

constexpr std::string_view title = "kattegat key 1 ";

}  // namespace

Result<std::optional<SigningKey>, std::error_code> read_key(const std::string& book) {
  const std::string path = key_file_of(book);
  std::error_code fault;
  const auto status = std::filesystem::symlink_status(path, fault);
  if (status.type() == std::filesystem::file_type::not_found) return std::optional<SigningKey>();
  if (fault) return fault;
  if (!is_regular_file(status)) return std::optional<SigningKey>();
  const auto bytes = read_beginning(path, title.size() + 66);
  if (!bytes) return bytes.error();
  const bool ours = bytes->size() == title.size() + 65 && bytes->rfind(title, 0) == 0;
  const auto secret =
      ours ? parse_hash(std::string_view(*bytes).substr(title.size(), 64)) : std::nullopt;
  return secret ? std::optional(key_from(*secret)) : std::nullopt;
}

std::error_code put_stranger_aside(const std::string& book) {
  const std::string path = key_file_of(book);
  std::error_code error;
  if (!std::filesystem::is_regular_file(std::filesystem::symlink_status(path, error))) return {};
  const auto begins = read_beginning(path, title.size());
  if (!begins) return begins.error();
  if (begins->empty() || *begins == title) return {};
  return put_in_place(path, free_name(path + ".kept"), Replace::no);
}

Result<SigningKey, std::error_code> make_key(const std::string& book) {
  const std::string path = key_file_of(book);
  remove_leftovers(path);
  if (const auto fault = put_stranger_aside(book)) return fault;
  const InTheMaking made(path);
  const SigningKey key = new_key();
  std::error_code fault =
      write_privately(made.path(), std::string(title) + to_string(key.secret) + "\n");
  static_cast<void>(give_to_owner_of(book, made.path()));  // as far as the system lets us
  if (!fault) fault = put_in_place(made.path(), path, Replace::yes);
  if (!fault) return key;
  ::unlink(made.path().c_str());
  return fault;
}

}  // namespace kattegat
