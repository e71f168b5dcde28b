// What whoever asks something of the journal overrules beforehand.
#pragma once

namespace kattegat {

// Whether it is done although something speaks against it that people may overrule.
enum class Force { no, yes };
// Whether it is one more, though one like it stands already.
enum class Extra { no, yes };

}  // namespace kattegat
