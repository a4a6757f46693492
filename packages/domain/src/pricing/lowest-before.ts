// What the EU wants said beside a reduced price (directive 98/6/EC, article 6a): the lowest price of the thirty days before
// it was reduced. A reduction that grows step by step counts from its first step.
import type { ListPrice } from './effective-price.ts'
import { toEpochSeconds, windowBounds } from './window.ts'

const THIRTY_DAYS = 30 * 86_400

/** What a price was before it changed. `until`: ISO 8601. */
export type FormerPrice = Omit<ListPrice, 'final'> & { until: string }
type Piece = { start: number; end: number; price: number; isReduced: boolean }

/**
 * Of the reduction `current` announces; `former` is ordered, the oldest first. Minor units; undefined without a reduction,
 * and where nobody knows what was asked before it.
 */
export function lowestBefore(
  current: Omit<ListPrice, 'final'>,
  former: readonly FormerPrice[],
): number | undefined {
  const pieces = piecesOf(current, former)
  const announced = pieces.findLastIndex(({ isReduced }) => isReduced)
  if (announced < 0 || (pieces[announced]?.end ?? 0) <= startOfCurrent(former)) return undefined
  const before = pieces.slice(0, announced).findLastIndex(({ isReduced }) => !isReduced)
  const begin = pieces[before + 1]?.start ?? 0
  const counted = pieces.slice(0, before + 1).filter(({ end }) => end > begin - THIRTY_DAYS)
  return counted.length === 0 ? undefined : Math.min(...counted.map(({ price }) => price))
}

/** The lowest price asked on any of the thirty days up to a moment, in epoch seconds. */
export function lowestOfThirtyDays(
  current: Omit<ListPrice, 'final'>,
  former: readonly FormerPrice[],
  now: number,
): number {
  const counted = piecesOf(current, former).filter(
    ({ start, end }) => end > now - THIRTY_DAYS && start <= now,
  )
  return Math.min(current.price, ...counted.map(({ price }) => price))
}

/** Times of one price each, without gaps. */
function piecesOf(current: Omit<ListPrice, 'final'>, former: readonly FormerPrice[]): Piece[] {
  const rows = [...former, { ...current, until: undefined }]
  return rows.flatMap((row, at) => {
    const start = startOfCurrent(rows.slice(0, at) as readonly FormerPrice[])
    return splitByWindow(row, {
      start,
      end: row.until ? toEpochSeconds(row.until) : Number.POSITIVE_INFINITY,
    })
  })
}

const startOfCurrent = (former: readonly FormerPrice[]): number => {
  const last = former.at(-1)
  return last ? toEpochSeconds(last.until) : Number.NEGATIVE_INFINITY
}

function splitByWindow(
  row: Omit<ListPrice, 'final'>,
  { start, end }: { start: number; end: number },
): Piece[] {
  const { price, special } = row
  const isReduction = special !== undefined && special !== null && special > 0 && special < price
  const window = isReduction ? windowBounds(row) : { start: end, end }
  const from = Math.min(Math.max(window.start, start), end)
  const to = Math.max(Math.min(window.end, end), from)
  const pieces = [
    { start, end: from, price, isReduced: false },
    { start: from, end: to, price: special ?? price, isReduced: true },
    { start: to, end, price, isReduced: false },
  ]
  return pieces.filter((piece) => piece.start < piece.end)
}
