// The little we need to know about text in UTF-8.
#pragma once
#include <cstddef>
#include <string>
#include <string_view>
#include <vector>

namespace kattegat {

bool is_utf8(std::string_view bytes);  // no surrogates, nothing overlong
// Where the bytes are no UTF-8, each that is not of ASCII is U+FFFD.
std::vector<char32_t> code_points(std::string_view bytes);
std::string to_utf8(const std::vector<char32_t>& code_points);
bool is_control(char32_t);  // C0, DEL, C1, and the line and paragraph separators
bool is_space(char32_t);    // Unicode White_Space

// Marks, embeddings, overrides and isolates that turn the direction of what stands around them.
bool is_bidi_mark(char32_t);
// Shows nothing of itself (Unicode Default_Ignorable_Code_Point, the bidi marks among them, the
// annotation marks and the blank of Braille), or nothing that two programs agree upon (private use,
// noncharacters). What is not assigned yet is none of these: it may be next year's emoji.
bool is_invisible(char32_t);
bool is_emoji(char32_t);  // roughly Extended_Pictographic, with the parts of flags and skin tones
inline constexpr char32_t zero_width_joiner = 0x200D;
inline constexpr char32_t emoji_selector = 0xFE0F;  // "as an emoji"; 0xFE0E is "as text"
bool is_tag(char32_t);                              // of a flag that is spelt in letters
bool is_noncharacter(char32_t);  // the last two of each plane, and U+FDD0 to U+FDEF
// Whether the invisible character at that place changes what is seen there, as keyboards write it:
// - a joiner between two emoji, a variation selector after one, the letters of a flag's tag;
// - a joiner or non-joiner within a word of Arabic or of a script of India, or after its virama;
// - a variation selector after an ideograph or a Mongolian letter.
bool has_effect(const std::vector<char32_t>& text, std::size_t place);

}  // namespace kattegat
