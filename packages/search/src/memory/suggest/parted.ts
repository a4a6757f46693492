import { chunksOf } from '../../analysis/chunks.ts'
import { fold } from '../../analysis/fold.ts'
import { hasHan, segmentChinese } from '../../analysis/segment-chinese.ts'

/** The last word, and all before it as typed. */
export function parted(typed: string): { head: string; last: string } {
  const chunk = chunksOf(typed).at(-1) ?? ''
  const last = hasHan(chunk) ? (segmentChinese(chunk, { fine: false }).at(-1) ?? '') : chunk
  return { head: typed.slice(0, typed.length - last.length), last }
}

/** Two letters; in Chinese one is a word. */
export function isLongEnough(word: string): boolean {
  return fold(word).length >= 2 || hasHan(word)
}
