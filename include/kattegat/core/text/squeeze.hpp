// Short text made shorter, by what both sides have read before. zlib is behind it.
#pragma once
#include <cstddef>
#include <optional>
#include <string>
#include <string_view>

namespace kattegat {

// `known` is text of the same kind; of more than 32 KiB only the end counts.
std::string squeezed(std::string_view text, std::string_view known);
// Nothing when the text would be longer than `most`, or the bytes are none that squeezed() gives.
// Other bytes, or another `known`, may also come out as some text: whoever reads it has to see that
// it is not the right one.
std::optional<std::string> unsqueezed(std::string_view bytes, std::string_view known,
                                      std::size_t most);

}  // namespace kattegat
