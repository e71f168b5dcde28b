#include "db/store/key_file.hpp"

#include <fcntl.h>
#include <sys/stat.h>
#include <unistd.h>

#include "db/store/book_file.hpp"
#include "db/store/connection.hpp"
#include "kattegat/files/name_beside.hpp"
#include "kattegat/files/whole_file.hpp"

namespace kattegat {
namespace {

constexpr std::string_view title = "kattegat key 1 ";

class File {
 public:
  File(const std::string& path, int flags) : file_(::open(path.c_str(), flags | O_CLOEXEC)) {}
  File(const File&) = delete;
  File& operator=(const File&) = delete;
  ~File() {
    if (file_ >= 0) ::close(file_);
  }
  [[nodiscard]] bool is_ordinary() const {
    struct stat found {};
    return file_ >= 0 && ::fstat(file_, &found) == 0 && S_ISREG(found.st_mode);
  }
  std::string read() {
    std::string bytes(200, '\0');
    const ssize_t got = ::read(file_, bytes.data(), bytes.size());
    bytes.resize(got < 0 ? 0 : static_cast<std::size_t>(got));
    return bytes;
  }
  bool write(const std::string& bytes) {
    return ::write(file_, bytes.data(), bytes.size()) == static_cast<ssize_t>(bytes.size()) &&
           ::fsync(file_) == 0;
  }

 private:
  int file_;
};

}  // namespace

std::optional<SigningKey> read_key(const std::string& book) {
  File file(key_file_of(book), O_RDONLY | O_NOFOLLOW | O_NONBLOCK);
  if (!file.is_ordinary()) return std::nullopt;
  const std::string bytes = file.read();
  const bool ours = bytes.size() == title.size() + 65 && bytes.rfind(title, 0) == 0;
  const auto secret =
      ours ? parse_hash(std::string_view(bytes).substr(title.size(), 64)) : std::nullopt;
  if (!secret) return std::nullopt;
  return key_from(*secret);
}

std::optional<SigningKey> make_key(const std::string& book) {
  const std::string path = key_file_of(book);
  remove_leftovers(path);
  const std::string made = name_beside(path);
  const SigningKey key = new_key();
  const bool written =
      !make_private_file(made) &&
      File(made, O_WRONLY).write(std::string(title) + to_string(key.secret) + "\n");
  if (written && !put_in_place(made, path, Replace::yes)) return key;
  ::unlink(made.c_str());
  return std::nullopt;
}

}  // namespace kattegat
