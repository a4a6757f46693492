import { segments } from '@vitrine/art/outline/curve'
import { moved, type Outline, type Point } from '@vitrine/art/outline/point'

export const STEPS = 12

type Graded = { small: Outline; large: Outline }

/** A part of a pattern in centimetres, in its smallest and largest size: point for point, those between lie between. */
export type Piece = Graded & {
  /** What it is called in the words of its file. */
  name: string
  /** How often it is cut, as its file says it. */
  cut: string
  /** Its left edge, x = 0, lies on the fold of the cloth. */
  isOnFold?: true
  /** Points that meet a point of another piece, by their place in the outline. */
  notches?: readonly number[]
  grain: readonly [x: number, from: number, to: number]
  /** Beside which point each size is told, and how far below it. */
  sizesAt?: readonly [point: number, below: number]
  /** Folds and places drawn on it. */
  marks?: readonly Graded[]
  /** Where its name stands, where not beside the grain line. */
  wordsAt?: Point
}

/** 0 is the smallest size, 1 the largest. */
export const graded = ({ small, large }: Graded, share: number): Point[] =>
  small.map(([x, y, isCorner = 0], at) => {
    const [toX, toY] = large[at] ?? [x, y]
    return [x + (toX - x) * share, y + (toY - y) * share, isCorner]
  })

/** The curve as short straight steps, so many from each point to the next. */
export const flattened = (outline: Outline): Point[] =>
  segments(outline).flatMap(([from, a, b, to]) =>
    Array.from({ length: STEPS }, (_, step): Point => {
      const t = step / STEPS
      const at = (i: 0 | 1) =>
        from[i] * (1 - t) ** 3 + 3 * a[i] * t * (1 - t) ** 2 + 3 * b[i] * t * t * (1 - t) + to[i] * t ** 3
      return [at(0), at(1)]
    }),
  )

export const placed = (outline: Outline, [x, y]: Point, scale: number): Point[] =>
  moved(outline, (a, b) => [x + a * scale, y + b * scale])

/** An outline that all sizes share. */
export const alike = (outline: Outline): Graded => ({ small: outline, large: outline })
