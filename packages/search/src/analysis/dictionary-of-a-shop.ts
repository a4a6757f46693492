const NEW_LINE = 10
const SPACE = 32
/** A Chinese sign takes three bytes. */
const SIGN = 3
/** The kinds of names, numbers and phrases begin so: a person, a place, a body, another name; then a single letter. */
const N = 'n'.charCodeAt(0)
const NAMES_AFTER_N = new Set(Buffer.from('rstz'))
const NUMBERS_AND_PHRASES = new Set(Buffer.from('mil'))
/** What garments and shoes, cloths and patterns end with: the dictionary takes many of them, as 连衣裙, for names of people. */
const ENDS_AS_FASHION = '衣裙裤鞋帽衫袖领靴包袋巾袜纱绒绸缎丝棉麻呢布绣褶服装套褂袍甲色纹格链表镜带皮革毛料节'
const FASHION = new Set([...ENDS_AS_FASHION].map((sign) => signAt(Buffer.from(sign), 0)))

/**
 * Lines of jieba's dictionary ("word count kind", the kind by its first letters: `n` a noun, `nr` a person, `ns` a place,
 * `nt` and `nz` other names, `m` a number, `i` and `l` a phrase) without what a shop hardly ever hears of, more than half of it, in memory too:
 * words of four signs and more; names, numbers and phrases that the texts it was counted from said fewer than a hundred
 * times, of two signs ten times; words of three signs that name nothing, such as verbs, said fewer than ten times. One
 * that comes up is cut into its parts, in the index as in the question. Works in place.
 *
 * What is left is just so much that the trie stays within half a million nodes, beyond which it doubles what it holds.
 */
export function dictionaryOfAShop(lines: Uint8Array): Uint8Array {
  let passed = 0
  for (let start = 0; start < lines.length; ) {
    const wordEnd = seek(lines, SPACE, start)
    const countEnd = seek(lines, SPACE, wordEnd + 1)
    const end = Math.min(seek(lines, NEW_LINE, wordEnd) + 1, lines.length)
    if (isOfAShop(lines, { start, wordEnd, countEnd })) {
      for (let at = start; at < end; at++) lines[passed++] = lines[at] as number
    }
    start = end
  }
  return lines.subarray(0, passed)
}

/** A loop of our own: asking Node for the place costs more than a line is long. */
function seek(lines: Uint8Array, byte: number, from: number): number {
  let at = from
  while (at < lines.length && lines[at] !== byte) at++
  return at
}

type Line = { start: number; wordEnd: number; countEnd: number }

function isOfAShop(lines: Uint8Array, { start, wordEnd, countEnd }: Line): boolean {
  const signs = (wordEnd - start) / SIGN
  if (signs > 3) return false
  if (signs < 2) return true
  const digits = countEnd - wordEnd - 1
  const isNoun = lines[countEnd + 1] === N
  if (FASHION.has(signAt(lines, wordEnd - SIGN))) return true
  if (
    isNoun
      ? NAMES_AFTER_N.has(lines[countEnd + 2] as number)
      : NUMBERS_AND_PHRASES.has(lines[countEnd + 1] as number)
  ) {
    return digits >= signs
  }
  return isNoun || signs < 3 || digits > 1
}

function signAt(bytes: Uint8Array, at: number): number {
  return ((bytes[at] as number) << 16) | ((bytes[at + 1] as number) << 8) | (bytes[at + 2] as number)
}
