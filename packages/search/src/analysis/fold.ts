import { visible } from './visible.ts'

const PLAIN = /^[ -~\s]*$/
const COMBINING_AFTER_LATIN = /(\p{Script=Latin})\p{M}+/gu
const JOINERS = /['’ʼ`´]/g
const SPECIAL: Record<string, string> = { ß: 'ss', æ: 'ae', œ: 'oe', ø: 'o', ł: 'l', đ: 'd', ё: 'е', ґ: 'г' }
const SPECIAL_LETTERS = /[ßæœøłđёґ]/g

/**
 * Lower case, without accents and umlauts, apostrophes joined. Cyrillic й and ї keep their marks:
 * there they are letters of their own, and the stemmers expect them.
 */
export function fold(text: string): string {
  // Most text has nothing to fold, and finding that out is far cheaper than folding.
  if (PLAIN.test(text)) return text.toLowerCase().replace(JOINERS, '')
  return visible(text)
    .normalize('NFKD')
    .replace(COMBINING_AFTER_LATIN, '$1')
    .normalize('NFC')
    .toLowerCase()
    .replace(JOINERS, '')
    .replace(SPECIAL_LETTERS, (letter) => SPECIAL[letter] ?? letter)
}
