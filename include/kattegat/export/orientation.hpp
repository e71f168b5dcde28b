// How a page lies, on paper or of a spreadsheet.
#pragma once

namespace kattegat {

enum class Orientation { upright, landscape };

}  // namespace kattegat
