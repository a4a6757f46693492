// Which parts of a text are told, and in which order.
export type Part = 'intro' | 'make' | 'cloth' | 'fit' | 'print' | 'care'
/** What is told, in the order it is told in. */
export type Row = readonly (Part | 'remark')[]

/**
 * Which sentences are said, in the order a reader asks: the idea, the cut, the cloth, the size; care comes last. What is
 * said of this product alone, and three of the four that it may share with others; neighbours take different rows.
 */
export const ORDERS: readonly Row[] = [
  ['remark', 'make', 'print', 'cloth', 'fit'],
  ['intro', 'remark', 'make', 'print', 'cloth'],
  ['remark', 'intro', 'make', 'print', 'fit'],
  ['intro', 'remark', 'print', 'cloth', 'fit'],
  ['remark', 'print', 'make', 'cloth', 'fit'],
  ['remark', 'intro', 'print', 'make', 'cloth'],
  ['intro', 'remark', 'print', 'make', 'fit'],
  ['remark', 'intro', 'print', 'cloth', 'fit'],
  ['remark', 'intro', 'make', 'cloth'],
  ['intro', 'remark', 'cloth', 'fit'],
]

const SEQUENCE: readonly Part[] = ['intro', 'make', 'print', 'cloth', 'fit']

/** With the parts the row does without, each before what comes after it. */
export function whole(row: Row): Row {
  const rank = (part: Part | 'remark') => SEQUENCE.indexOf(part as Part)
  const all = [...row]
  for (const part of SEQUENCE.filter((one) => !row.includes(one))) {
    const at = all.findIndex((other) => rank(other) > rank(part))
    all.splice(at < 0 ? all.length : at, 0, part)
  }
  return all
}
