import { corner, type Outline, type Point, type Side } from './point.ts'
import { walk } from './walk.ts'

type BandWidth = number | ((share: number) => number)

/** A band along a line, of even width or of a width by share of the way: collars, straps, laces. */
export function band(line: Outline, width: BandWidth, side: Side = 1): Point[] {
  const inner = walk(line, 9)
  const outer = inner.map((at, i): Point => {
    const before = inner[Math.max(0, i - 1)] as Point
    const after = inner[Math.min(inner.length - 1, i + 1)] as Point
    const dx = after[0] - before[0]
    const dy = after[1] - before[1]
    const length = Math.hypot(dx, dy) || 1
    const wide = (typeof width === 'function' ? width(i / (inner.length - 1)) : width) * side
    return [at[0] - (dy / length) * wide, at[1] + (dx / length) * wide]
  })
  return [...squareEnds(inner), ...squareEnds(outer).reverse()]
}

/** First and last point become corners. */
export const squareEnds = (points: Outline): Point[] =>
  points.map((point, i) => (i === 0 || i === points.length - 1 ? corner(point) : point))
