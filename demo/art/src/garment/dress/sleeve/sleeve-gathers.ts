import type { Chance } from '../../../chance/random.ts'
import { onSide } from '../../../outline/mirror.ts'
import type { Point, Side } from '../../../outline/point.ts'
import { type Fold, fold } from '../../../part/fold.ts'

/** A line gathered together, and where the cloth runs from it, drawn for the right sleeve. */
type Gathered = { from: readonly [Point, Point]; to: readonly [Point, Point]; count: number; amount?: number }

const mix = ([x0, y0]: Point, [x1, y1]: Point, share: number): Point => [
  x0 + (x1 - x0) * share,
  y0 + (y1 - y0) * share,
]

/** Folds that leave a gathered edge close together and fan out as they die. */
export const gathers = (rng: Chance, side: Side, { from, to, count, amount = 1 }: Gathered): Fold[] =>
  Array.from({ length: count }, (_, i) => {
    const share = (i + 0.5 + rng.spread(0.22)) / count
    const start = mix(...from, share)
    const end = mix(start, mix(...to, share), rng.between(0.5, 1))
    const middle = mix(start, end, 0.5)
    const bow: Point = [middle[0] + rng.spread(2), middle[1] + rng.spread(2)]
    const height = (i % 2 ? -1 : 1) * rng.between(1.5, 2.5) * amount
    return fold(onSide([start, bow, end], side), [rng.between(3, 4.6), height, -1])
  })
