// What the tests start and read. These stand in one source that is generated: all others compile to
// the same in every folder, so that a checkout elsewhere finds what was compiled before.
#pragma once

namespace kattegat::test {

extern const char* const ctl_path;
extern const char* const app_path;
extern const char* const failing_calls_path;
extern const char* const source_path;

}  // namespace kattegat::test
