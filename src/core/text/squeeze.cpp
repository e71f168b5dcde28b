#include "kattegat/core/text/squeeze.hpp"

#define ZLIB_CONST  // it reads what it is given, and no more
#include <zlib.h>

#include <memory>

#include "kattegat/core/check.hpp"

namespace kattegat {
namespace {

constexpr int bare = -MAX_WBITS;  // without a header or a check of zlib's

const Bytef* bytes_of(std::string_view text) { return reinterpret_cast<const Bytef*>(text.data()); }
Bytef* room_in(std::string& text) { return reinterpret_cast<Bytef*>(text.data()); }
uInt size_of(std::string_view text) { return static_cast<uInt>(text.size()); }

struct EndDeflate {
  void operator()(z_stream* stream) const { deflateEnd(stream); }
};
struct EndInflate {
  void operator()(z_stream* stream) const { inflateEnd(stream); }
};

}  // namespace

std::string squeezed(std::string_view text, std::string_view known) {
  z_stream stream{};
  KATTEGAT_CHECK(deflateInit2(&stream, Z_BEST_COMPRESSION, Z_DEFLATED, bare, MAX_MEM_LEVEL,
                              Z_DEFAULT_STRATEGY) == Z_OK);
  const std::unique_ptr<z_stream, EndDeflate> ended(&stream);
  KATTEGAT_CHECK(deflateSetDictionary(&stream, bytes_of(known), size_of(known)) == Z_OK);
  std::string bytes(deflateBound(&stream, size_of(text)), '\0');
  stream.next_in = bytes_of(text);
  stream.avail_in = size_of(text);
  stream.next_out = room_in(bytes);
  stream.avail_out = size_of(bytes);
  KATTEGAT_CHECK(deflate(&stream, Z_FINISH) == Z_STREAM_END);
  bytes.resize(stream.total_out);
  return bytes;
}

std::optional<std::string> unsqueezed(std::string_view bytes, std::string_view known,
                                      std::size_t most) {
  z_stream stream{};
  KATTEGAT_CHECK(inflateInit2(&stream, bare) == Z_OK);
  const std::unique_ptr<z_stream, EndInflate> ended(&stream);
  KATTEGAT_CHECK(inflateSetDictionary(&stream, bytes_of(known), size_of(known)) == Z_OK);
  std::string text(most, '\0');
  stream.next_in = bytes_of(bytes);
  stream.avail_in = size_of(bytes);
  stream.next_out = room_in(text);
  stream.avail_out = size_of(text);
  if (inflate(&stream, Z_FINISH) != Z_STREAM_END || stream.avail_in > 0) return std::nullopt;
  text.resize(stream.total_out);
  return text;
}

}  // namespace kattegat
