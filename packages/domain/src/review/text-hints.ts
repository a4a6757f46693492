/** What in a text the staff wants to look at before everybody reads it. A hint, no judgement: a person decides. */
export const TEXT_HINTS = ['link', 'mail', 'phone'] as const
export type TextHint = (typeof TEXT_HINTS)[number]

const ENDINGS =
  'com|net|org|info|biz|shop|store|online|site|club|top|xyz|link|page|example|io|me|de|at|ch|eu|uk|fr|it|es|pl|ru|ua|cn|by|kz'

const SHAPES: Readonly<Record<TextHint, RegExp>> = {
  // "nice.But" is a full stop without its blank: an address ends in small letters that mean one.
  link: new RegExp(`https?:|\\bwww\\.|(?<![@\\w.-])[\\p{L}\\d-]{2,}\\.(?:${ENDINGS})(?![\\p{L}\\d])`, 'u'),
  mail: /[^\s@]+@[^\s@]+\.\p{L}{2,}/u,
  // A date has eight digits, sizes and prices fewer.
  phone: /\+\d(?:[\s().-]*\d){6,}|(?<!\d)\d(?:[\s().-]*\d){8,}/,
}

export const textHints = (text: string): TextHint[] => TEXT_HINTS.filter((hint) => SHAPES[hint].test(text))
