// Short text made shorter: each bit is guessed from what came before it, and what the guess was
// wrong about is all that is written.
#pragma once
#include <cstddef>
#include <optional>
#include <string>
#include <string_view>

namespace kattegat {

// `known` is text of the same kind, which both sides have read before.
std::string squeezed(std::string_view text, std::string_view known);
// Nothing when the text would be longer than `most`. Other bytes than squeezed() gives, or another
// `known`, come out as some text: whoever reads it has to see that it is not the right one.
std::optional<std::string> unsqueezed(std::string_view bytes, std::string_view known,
                                      std::size_t most);

}  // namespace kattegat
