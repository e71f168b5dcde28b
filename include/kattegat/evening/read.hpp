// The evening file: JSON in, facts and complaints out. evening-format, "File" and "Session".
#pragma once
#include "kattegat/evening/evening.hpp"

namespace kattegat {

struct Reading {
  Evening evening;
  Complaints complaints;  // about headers; those about entries stand with them
};

// Of a file, or of the code of an evening (code.hpp). A Text says why the bytes cannot be taken at
// all (too large, not JSON, too many entries).
Result<Reading, Text> read_evening(std::string_view bytes);
Result<Reading, Text> new_evening_from_json(const Json&);
// As a book holds it: names and currencies that earlier editions allowed are no complaint.
Result<Reading, Text> evening_from_json(const Json&);
// The same, of which there is the header alone; no sessions.
Result<Reading, Text> evening_from_header(const EveningKeys&);

// The header of one session whose players are known; without its entries.
std::optional<EveningSession> read_session(const Json::Object&,
                                           const std::vector<std::string>& players, Checklist&);
// The same as a book holds it, which may have let in a stake of "-0": nothing, but no amount as we
// write them.
std::optional<EveningSession> read_stored_session(const Json::Object&,
                                                  const std::vector<std::string>& players,
                                                  Checklist&);
// The house rules of a game alone, read as strictly as those of a session. Where no game has this
// id there is nothing to read. Some hang on how many sit at the table; 0 where that is not known.
AnyHouse read_house_rules(std::string_view game, const Json& rules, Checklist&, int seats = 0);

}  // namespace kattegat
