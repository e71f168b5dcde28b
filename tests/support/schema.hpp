// The JSON answers of kattegatctl as assets/schema/answers.schema.json describes them, held to it
// by the part of JSON Schema that it uses.
#pragma once
#include <string>
#include <vector>

#include "kattegat/core/json/json.hpp"

namespace kattegat::test {

// Every place at which the value is not as the schema says. A keyword that is not understood here
// is a fault of the schema, and said too.
std::vector<std::string> faults(const Json& root, const Json& schema, const Json& value);

const Json& answers_schema();
// The commands whose answers it describes: "settle", "judge trick".
std::vector<std::string> described_commands();
// The command that these arguments call; empty when the schema has none like it.
std::string command_in(const std::vector<std::string>& arguments);

// Throws with the faults when what the command has answered is not as the schema says.
void hold_to_schema(const std::vector<std::string>& arguments, int status, const std::string& out);

}  // namespace kattegat::test
