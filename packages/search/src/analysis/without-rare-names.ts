const NEW_LINE = 10
const SPACE = 32
const THREE = 51
/** A Chinese sign takes three bytes. */
const FOUR_SIGNS = 12
const THREE_SIGNS = 9
/** The kind of a person's name begins so. */
const N = 110
const R = 114

/**
 * Lines of jieba's dictionary ("word count kind") without what the texts it was counted from hardly ever said: names of
 * people and words of four signs and more. They are a third of it, in memory too, and a shop hears of them hardly more
 * often; one that comes up is cut into its parts, in the index as in the question. Works in place.
 */
export function withoutRareNames(lines: Uint8Array): Uint8Array {
  let passed = 0
  for (let start = 0; start < lines.length; ) {
    const space = seek(lines, SPACE, start)
    const end = Math.min(seek(lines, NEW_LINE, space) + 1, lines.length)
    if (!isRareName(lines, start, space)) {
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

function isRareName(lines: Uint8Array, start: number, space: number): boolean {
  const length = space - start
  const isRare = lines[space + 2] === SPACE && (lines[space + 1] as number) <= THREE
  if (!isRare || length < THREE_SIGNS) return false
  return length >= FOUR_SIGNS || (lines[space + 3] === N && lines[space + 4] === R)
}
