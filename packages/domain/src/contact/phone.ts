import { stripInvisible } from './strip-invisible.ts'

/** Signs people write numbers with (spec accounts §5), and what they are copied with: dashes of print, wide digits. */
const SIGNS = /^[\d\s()+\p{Pd}\u2212_.#/]{6,40}$/u
const FEWEST_DIGITS = 6
/** With its label and its extension; what is longer is none, and is not read for one. */
const LONGEST = 100
/** Of a link, and of a line of somebody's signature. */
const LABEL = /^(?:tel|тел|电话|手机)[\s.:]*/iu
/** Behind a number, as it is written in our languages and in links; whoever calls says it, a code does not get there. */
const EXTENSION =
  /[\s,;]*(?:(?:ext(?:ensio)?n?|x|доб|дод|durchwahl|dw|app(?:arat)?|转|分机)[\s.:=]*|[,;]\s*)(\d{1,7})$/iu

export type PhoneParts = { number: string; extension: string }

/** However it came: typed, filled in, copied from a link, a letter or a list of contacts. */
export function phoneParts(text: string): PhoneParts {
  const plain = stripInvisible(text).normalize('NFKC').replaceAll('%20', ' ').trim().replace(LABEL, '')
  const found = plain.length > LONGEST ? null : EXTENSION.exec(plain)
  return { number: found ? plain.slice(0, found.index) : plain, extension: found?.[1] ?? '' }
}

/** Whether such a number can exist, the server knows. */
export function isPhoneShape(text: string): boolean {
  const { number } = phoneParts(text)
  return SIGNS.test(number) && number.replace(/\D/g, '').length >= FEWEST_DIGITS
}
