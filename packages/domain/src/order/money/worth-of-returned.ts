import { allocate } from '../../money/allocate.ts'

type PaidLine = {
  qty: number
  returned: number
  /** After what was taken off it. */
  restMinor: number
}
type Paid = {
  lines: readonly PaidLine[]
  /** All that goods were paid with, tax on top included; without delivery and fees. */
  goodsMinor: number
  /** What went back before, for whatever reason. */
  backMinor: number
}

/**
 * What is still owed for pieces that came back: their share of what goods were paid with. Null where none came back, or all of
 * them, as the order is a whole then.
 */
export function worthOfReturned({ lines, goodsMinor, backMinor }: Paid): number | null {
  const isSome = lines.some(({ returned }) => returned > 0)
  if (!isSome || lines.every(({ qty, returned }) => returned >= qty)) return null
  const shares = allocate(
    goodsMinor,
    lines.map(({ restMinor }) => restMinor),
  )
  const worth = lines.map(({ qty, returned }, at) => firstOf(shares[at] ?? 0, { qty, returned }))
  return Math.max(0, worth.reduce((sum, part) => sum + part, 0) - backMinor)
}

/** Piece by piece to the cent: the last one takes what the others left. */
function firstOf(lineMinor: number, { qty, returned }: Pick<PaidLine, 'qty' | 'returned'>): number {
  const pieces = allocate(lineMinor, new Array<number>(qty).fill(1))
  return pieces.slice(0, returned).reduce((sum, piece) => sum + piece, 0)
}
