// Where in a text a price may be said, as patterns over the words of `price-words.ts`.
import { PRICE_WORDS } from './price-words.ts'

const { atMost, atLeast, atMostAfter, atLeastAfter, between, to, money, times } = PRICE_WORDS
const escaped = (word: string) => word.replace(/[.$]/g, String.raw`\$&`).replace(/ /g, String.raw`\s+`)
/** The longest first: "up to" is not "up". */
const anyOf = (words: readonly string[]) =>
  `(?:${words
    .toSorted((a, b) => b.length - a.length)
    .map(escaped)
    .join('|')})`

const MONEY = anyOf(money)
/** No letter may touch it, but for Chinese, which has no spaces. */
const LETTER = String.raw`[\p{L}\p{N}]`
const NO_LETTER_BEFORE = String.raw`(?<!(?!\p{Script=Han})${LETTER})`
const NO_LETTER_AFTER = String.raw`(?!(?!\p{Script=Han})${LETTER})`
/** "bis46" and "max90" are somebody's numbers of articles; "under$50", "<50" and "低于50" are none. */
const APART = String.raw`(?:\s+|(?<=[\p{Script=Han}<.])|(?=\p{Sc}))`
/** "1 500", "1,500", "1.500", "49.90"; no part of a longer number. */
const SUM = String.raw`(?:\d{1,3}(?:[ \u00a0\u202f.,]\d{3})+|\d{1,7})(?:[.,]\d{1,2})?(?![.,]?\d)`
const MANY = String.raw`(?:${anyOf(times)}|(?<=\d)[kкт])`
const moneyAnd = (sum: string) =>
  String.raw`(?:(?<before_${sum}>${MONEY})\s*)?(?<${sum}>${SUM})(?:\s*(?<many_${sum}>${MANY})${NO_LETTER_AFTER})?(?:\s*(?<after_${sum}>${MONEY})${NO_LETTER_AFTER})?`

const pattern = (source: string) => new RegExp(NO_LETTER_BEFORE + source + NO_LETTER_AFTER, 'giu')

export const PRICE_PATTERNS = {
  between: pattern(
    String.raw`(?:(?<word>${anyOf(between)})\s+)?${moneyAnd('from')}\s*${anyOf(to)}\s*${moneyAnd('to')}`,
  ),
  atMost: pattern(`${anyOf(atMost)}${APART}${moneyAnd('to')}`),
  atMostAfter: pattern(String.raw`${moneyAnd('to')}\s*${anyOf(atMostAfter)}`),
  atLeast: pattern(`${anyOf(atLeast)}${APART}${moneyAnd('from')}`),
  atLeastAfter: pattern(String.raw`${moneyAnd('from')}\s*${anyOf(atLeastAfter)}`),
} as const
export type PriceKind = keyof typeof PRICE_PATTERNS
