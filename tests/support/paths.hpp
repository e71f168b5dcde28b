// What the tests start and read, and how that was built. These stand in one source that is
// generated: all others compile to the same for every build and in every folder, so that a checkout
// elsewhere finds what was compiled before.
#pragma once

namespace kattegat::test {

extern const char* const ctl_path;
extern const char* const app_path;
extern const char* const failing_calls_path;
extern const char* const source_path;
extern const bool sanitized;

}  // namespace kattegat::test
