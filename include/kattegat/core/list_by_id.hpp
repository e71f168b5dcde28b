// A list in which each is found by any of its ids: among few by looking at each of them, among many
// by the places that are kept for that.
#pragma once
#include <algorithm>
#include <map>
#include <optional>
#include <span>
#include <vector>

#include "kattegat/core/uuid.hpp"

namespace kattegat {

// A T has an id, as a member or a function, or several `ids`: they stay as they were when it was
// added.
template <class T>
class ListById {
 public:
  void add(T one) {
    list_.push_back(std::move(one));
    ids_ += ids_of(list_.back()).size();
    if (ids_ < places_kept_from) return;
    for (std::size_t place = places_.empty() ? 0 : size() - 1; place < size(); ++place)
      for (const Uuid& id : ids_of(list_[place])) places_.try_emplace(id, place);
  }
  // Of several that have the id the first.
  [[nodiscard]] std::optional<std::size_t> place_of(const Uuid& id) const {
    if (!places_.empty()) {
      const auto found = places_.find(id);
      return found == places_.end() ? std::nullopt : std::optional(found->second);
    }
    for (std::size_t place = 0; place < size(); ++place) {
      const std::span<const Uuid> ids = ids_of(list_[place]);
      if (std::find(ids.begin(), ids.end(), id) != ids.end()) return place;
    }
    return std::nullopt;
  }
  // nullptr where none has it.
  [[nodiscard]] const T* find(const Uuid& id) const {
    const auto place = place_of(id);
    return place ? &list_[*place] : nullptr;
  }

  [[nodiscard]] auto begin() const { return list_.begin(); }
  [[nodiscard]] auto end() const { return list_.end(); }
  [[nodiscard]] std::size_t size() const { return list_.size(); }
  [[nodiscard]] bool empty() const { return list_.empty(); }
  [[nodiscard]] const T& operator[](std::size_t place) const { return list_[place]; }
  [[nodiscard]] const T& at(std::size_t place) const { return list_.at(place); }
  [[nodiscard]] std::vector<T> take() && { return std::move(list_); }
  // For whoever changes anything but their ids.
  [[nodiscard]] std::span<T> to_change() { return list_; }

 private:
  static constexpr std::size_t places_kept_from = 32;  // ids: one of them may have thousands

  static std::span<const Uuid> ids_of(const T& one) {
    if constexpr (requires { one.ids; })
      return one.ids;
    else if constexpr (requires { one.id(); })
      return {&one.id(), 1};
    else
      return {&one.id, 1};
  }

  std::vector<T> list_;
  std::size_t ids_ = 0;
  std::map<Uuid, std::size_t> places_;  // by all of the ids; none where they are few
};

}  // namespace kattegat
