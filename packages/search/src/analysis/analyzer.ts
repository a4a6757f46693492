import { chunksOf } from './chunks.ts'
import { fold } from './fold.ts'
import { hasHan, segmentChinese } from './segment-chinese.ts'
import { stemmerOf } from './stem.ts'
import { visible } from './visible.ts'

export type Analyzer = {
  /** Words as the index stores them, with every reading of a code. */
  forIndex(text: string): string[]
  /** Distinct words of a query; `codes` are its article numbers written as one word. */
  forQuery(text: string): { words: string[]; codes: string[] }
  /** The words of a query in their order, as they are written and as they are stored. */
  pieces(text: string): { shown: string; word: string }[]
  /** One folded word as it would be stored. */
  normalize(folded: string): string
  /** The words of a text as people write them, with the form their prefixes are looked up in. */
  surfaces(text: string): { shown: string; folded: string }[]
}

const WORDS = /[\p{L}\p{N}\p{M}]+/gu
const PIECES = /[\p{L}\p{N}\p{M}'’ʼ`´]+/gu
const SURFACE_WORDS = /[\p{L}\p{M}'’]{2,}/gu
const PARTED_CODE = /^(?=.*\p{N})[\p{L}\p{N}]+(?:[-_./][\p{L}\p{N}]+)+$/u
const HAN_RUNS = /\p{Script=Han}+|[^\p{Script=Han}]+/gu

/** Longer input is cut: nobody types it, and its cost must not depend on the sender's patience. */
const LONGEST_QUERY = 400

export function hasDigit(word: string): boolean {
  return /\p{N}/u.test(word)
}

// Text to words of one language: fold, split, stem. Codes such as "WH10-XS" are kept in parts and as one word.
export function analyzerOf(language: string): Analyzer {
  const stem = stemmerOf(language)
  const normalize = (word: string) => (hasDigit(word) || hasHan(word) ? word : stem(word))
  const split = (folded: string, fine: boolean) =>
    (folded.match(WORDS) ?? []).flatMap(splitHan(fine)).map(normalize)
  return {
    normalize,
    surfaces(text) {
      const words = visible(text).normalize('NFC').toLowerCase().match(SURFACE_WORDS) ?? []
      return words.flatMap(splitHan(false)).map((shown) => ({ shown, folded: fold(shown) }))
    },
    pieces(text) {
      const written = visible(text).normalize('NFC').match(PIECES) ?? []
      return written.flatMap(splitHan(false)).flatMap((shown) => {
        const [folded] = fold(shown).match(WORDS) ?? []
        return folded === undefined ? [] : [{ shown: shown.toLowerCase(), word: normalize(folded) }]
      })
    },
    forIndex(text) {
      return chunksOf(text)
        .map(fold)
        .flatMap((chunk) => [...split(chunk, true), ...codeIn(chunk)])
    },
    forQuery(text) {
      const chunks = chunksOf(text.slice(0, LONGEST_QUERY)).map(fold)
      const words = chunks.flatMap((chunk) => split(chunk, false))
      return { words: [...new Set(words)], codes: [...new Set(chunks.flatMap(codeIn))] }
    },
  }
}

/** "WH10-XS" → "wh10xs": the whole code, so that its parts found apart do not count as much. */
function codeIn(chunk: string): string[] {
  return isPartedCode(chunk) ? [chunk.replace(/[-_./]/g, '')] : []
}

function isPartedCode(chunk: string): boolean {
  return chunk.length <= 64 && PARTED_CODE.test(chunk)
}

function splitHan(fine: boolean): (word: string) => string[] {
  return (word) => {
    if (!hasHan(word)) return [word]
    return (word.match(HAN_RUNS) ?? []).flatMap((run) =>
      hasHan(run) ? segmentChinese(run, { fine }) : [run],
    )
  }
}
