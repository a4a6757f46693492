import type { Chance } from '../../chance/random.ts'
import type { Point } from '../../outline/point.ts'
import { type Fold, fold } from '../../part/fold.ts'
import type { Area } from './area.ts'

type Drag = Area & { count: number; amount?: number }

/** A few long, faint diagonals from either side in turn, each a ridge with its valley: the memory of how the piece was worn. */
export function dragFolds(rng: Chance, { x: [x0, x1], y: [y0, y1], count, amount = 1 }: Drag): Fold[] {
  const first = rng.chance(0.5)
  return Array.from({ length: count }, (_, i) => {
    const y = y0 + (y1 - y0) * ((i + rng.next()) / count)
    const isLeft = (i % 2 === 0) === first
    const from = isLeft ? x0 : x1
    const run = (x1 - x0) * rng.between(0.55, 0.95) * (isLeft ? 1 : -1)
    const drop = rng.between(34, 104)
    const ridge: Point[] = [
      [from, y],
      [from + run * 0.5, y + drop * rng.between(0.4, 0.6)],
      [from + run, y + drop],
    ]
    const width = rng.between(7, 12)
    const valley = ridge.map(([a, b]): Point => [a, b + width * 1.25])
    return [
      fold(ridge, [width, rng.between(1.1, 1.9) * amount, -1.9]),
      fold(valley, [width * 0.85, -rng.between(0.9, 1.5) * amount, -1.9]),
    ]
  }).flat()
}
