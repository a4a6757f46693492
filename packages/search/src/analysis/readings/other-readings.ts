// What a chunk of text may have been meant as: typed with another keyboard switched on, or written in another script.
import { KEYBOARDS, type Keyboard, retype } from './keyboards.ts'
import { toCyrillic, toLatin } from './transliterate.ts'

const LETTERS = /\p{L}/u
/** Longer chunks are no words. */
const LONGEST = 40

/** Likeliest first, none of them the chunk itself; the language is the one that is searched in. */
export function otherReadings(chunk: string, language: string): string[] {
  if (chunk.length > LONGEST || !LETTERS.test(chunk)) return []
  const plain = chunk.toLowerCase()
  const readings = [...onOtherKeyboards(plain, language), ...inOtherScripts(plain, language)]
  return [...new Set(readings)].filter((reading) => reading !== plain && LETTERS.test(reading))
}

function* onOtherKeyboards(text: string, language: string): Generator<string> {
  const meant = keyboardOf(language)
  for (const typed of KEYBOARDS) {
    const retyped = typed === meant ? undefined : retype(text, typed, meant)
    if (retyped !== undefined) yield retyped
  }
  // Brands are written in Latin letters in every shop.
  const brand = meant === 'ru' || meant === 'uk' ? retype(text, meant, 'en') : undefined
  if (brand !== undefined) yield brand
}

function* inOtherScripts(text: string, language: string): Generator<string> {
  const written = language === 'ru' || language === 'uk' ? toCyrillic(text, language) : undefined
  if (written !== undefined) yield written
  const latin = toLatin(text)
  if (latin !== undefined) yield latin
}

function keyboardOf(language: string): Keyboard {
  return KEYBOARDS.find((keyboard) => keyboard === language) ?? 'en'
}
