// Asks a store as that which it is: for the files of this folder, and for tests.
#pragma once
#include <utility>

#include "db/store/memory_store.hpp"
#include "db/store/sqlite_store.hpp"

namespace kattegat {

template <class Question>
auto ask(Store& store, Question&& question) {
  return std::visit([&](auto& one) { return question(*one); }, store.either_);
}
// Two answers, of which the one is given that fits.
template <class... Answer>
struct Answers : Answer... {
  using Answer::operator()...;
};
template <class... Answer>
Answers(Answer...) -> Answers<Answer...>;

}  // namespace kattegat
